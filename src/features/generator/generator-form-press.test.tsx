// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '@/lib/notify'
import { generatePrayer } from './generate-prayer'
import type { GeneratorChoices } from './generator-choices'
import { GeneratorForm } from './generator-form'
import type { MadePrayer } from './made-prayer'
import { made } from './made-prayer-fixture'

vi.mock('./generate-prayer')
// Three selects with all their options: what is asked here is only which were chosen.
vi.mock('./choice-fields', () => ({
  ChoiceFields: ({ choices }: { choices: GeneratorChoices }) => <p>type: {choices.type}</p>,
}))

const PRAYER = made('first', { makerId: 'me' })

beforeEach(() => {
  localStorage.clear()
  vi.mocked(generatePrayer).mockReset()
  vi.spyOn(notify, 'error').mockImplementation(() => {})
})
afterEach(cleanup)

async function press() {
  const onMade = vi.fn<(made: MadePrayer) => void>()
  render(
    <MemoryRouter initialEntries={['/generate?tradition=Universal&type=hope&category=Wellbeing']}>
      <QueryClientProvider client={new QueryClient()}>
        <GeneratorForm viewerId="me" save={() => Promise.resolve(null)} onMade={onMade} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Generate Prayer' })
  await userEvent.click(button)
  return { button, onMade }
}

describe('“Generate Prayer”', () => {
  it('can not be pressed again while a prayer is made', async () => {
    let answer: (prayer: MadePrayer) => void = () => {}
    vi.mocked(generatePrayer).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const { button, onMade } = await press()
    expect(button).toHaveProperty('disabled', true)
    await userEvent.click(button)
    answer(PRAYER)
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    expect(onMade.mock.calls).toEqual([[PRAYER]])
    expect(generatePrayer).toHaveBeenCalledOnce()
  })

  it('says when a prayer can not be made, and keeps the choices', async () => {
    vi.mocked(generatePrayer).mockRejectedValue(new Error('no voice'))
    const { button, onMade } = await press()
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Failed to generate prayer'))
    expect(button).toHaveProperty('disabled', false)
    expect(onMade).not.toHaveBeenCalled()
    expect(screen.getByText('type: hope')).toBeTruthy()
  })

  it('says without a network that the choices stay', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.mocked(generatePrayer).mockRejectedValue(new Error('no voice'))
    await press()
    await waitFor(() =>
      expect(notify.error).toHaveBeenCalledWith('No connection. Your choices stay as they are.', {
        title: 'Failed to generate prayer',
      }),
    )
  })
})

describe('what was heard in the words of the box', () => {
  const takeMotherAway = () => screen.findByRole('button', { name: 'Take away: your mother' })
  const askedFor = () => vi.mocked(generatePrayer).mock.lastCall?.[0]

  /** Opens the form, writes, takes “your mother” away, and writes on before it is pressed. */
  async function correct(more: string) {
    vi.mocked(generatePrayer).mockResolvedValue(PRAYER)
    const { button } = await press()
    await userEvent.type(screen.getByRole('textbox'), 'My mother is ill.')
    await userEvent.click(await takeMotherAway())
    await userEvent.type(screen.getByRole('textbox'), more)
    await userEvent.click(button)
    return askedFor()
  }

  it('is read by the engine where nobody corrected it', async () => {
    vi.mocked(generatePrayer).mockResolvedValue(PRAYER)
    const { button } = await press()
    await userEvent.type(screen.getByRole('textbox'), 'My mother is ill.')
    await takeMotherAway()
    await userEvent.click(button)
    expect(askedFor()).toMatchObject({ context: 'My mother is ill.' })
    expect(askedFor()).not.toHaveProperty('intention')
  })

  it('is corrected before the press, and stays so over words that say nothing else', async () => {
    expect(await correct(' Please.')).toMatchObject({
      context: 'My mother is ill. Please.',
      intention: { occasions: [{ occasion: 'illness', who: null }] },
    })
  })

  it('is heard anew where the words say something else', async () => {
    expect(await correct(' She has surgery on Tuesday.')).not.toHaveProperty('intention')
  })
})
