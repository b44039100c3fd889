// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useMemo } from 'react'
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { composePrayer } from '@/engine/compose-prayer'
import { hear } from '@/engine/intention/hear'
import { loadVoice } from '@/engine/packs/load-voice'
import type { MadePrayer } from '../made-prayer'
import { made } from '../made-prayer-fixture'
import { changeMadePrayers, keptMadePrayers } from '../made-prayer-store'
import { readComparison } from './comparison'
import { ComparisonView } from './comparison-view'

vi.mock(import('@/lib/notify'), () => ({
  preloadToasts: () => {},
  notify: { success: vi.fn<() => void>(), error: vi.fn<() => void>(), info: vi.fn<() => void>() },
}))

const CONTEXT = 'My mother has surgery on Tuesday and I am frightened.'
const VARIANT = 12
const choices = { tradition: 'Judaism', type: 'healing', category: 'Family', context: CONTEXT }

/** A prayer that the visitor made with words of their own. */
async function makeWithWords(): Promise<MadePrayer> {
  const prayer = composePrayer(await loadVoice('Judaism', hear(CONTEXT), choices), choices, VARIANT)
  return made('own', { prayer, choices })
}

configure({ asyncUtilTimeout: 10_000 })
beforeAll(async () => {
  for (const name of ['Judaism', 'Islam', 'Buddhism', 'Maori']) await loadVoice(name, hear(CONTEXT))
}, 60_000)
beforeEach(() => changeMadePrayers(() => []))
afterEach(cleanup)

function Page({ onMade }: { onMade: (prayer: MadePrayer) => void }) {
  const [parameters] = useSearchParams()
  const { pathname, search } = useLocation()
  const comparison = useMemo(() => readComparison(parameters), [parameters])
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <ComparisonView
        comparison={comparison}
        viewerId={null}
        save={() => Promise.reject(new Error('Nobody is signed in.'))}
        onMade={onMade}
      />
    </>
  )
}

async function open(search: string, state: unknown = null) {
  const onMade = vi.fn<(prayer: MadePrayer) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: '/compare', search, state }]}>
        <Page onMade={onMade} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const column = (name: string) => {
    const article = screen.getByText(name, { selector: 'h2 *' }).closest('article')
    if (!article) throw new Error(`No column of ${name}.`)
    return article
  }
  await waitFor(() => expect(document.querySelectorAll('h3').length).toBeGreaterThan(6))
  return {
    onMade,
    column,
    parts: (name: string) =>
      [...column(name).querySelectorAll('h3')].map(({ textContent }) => textContent),
    text: (name: string) => column(name).textContent,
    address: () => screen.getByLabelText('address').textContent,
    choose: (label: string, value: string) =>
      fireEvent.change(screen.getAllByLabelText(label)[0] as HTMLElement, { target: { value } }),
    press: (name: string) =>
      fireEvent.click(
        screen.queryByLabelText(name) ?? (screen.getAllByText(name)[0] as HTMLElement),
      ),
  }
}

// Each composes nine texts, which takes its time on a busy machine.
describe('prayers side by side', { timeout: 30_000 }, () => {
  it('name their parts in plain words, and nobody is asked where nobody is addressed', async () => {
    const { parts, text } = await open('?type=healing&with=judaism,buddhism,maori')
    expect(parts('Judaism')).toEqual(
      expect.arrayContaining(['Calling', 'Naming', 'Asking', 'Closing']),
    )
    expect(parts('Buddhism')).toEqual(
      expect.arrayContaining(['Opening', 'Naming', 'Wishing', 'Closing']),
    )
    expect(text('Maori')).toContain('An original reflection offered with respect for Māori')
    expect(text('Judaism')).not.toContain('offered with respect')
  })

  it('change with the address, which holds each choice', async () => {
    const page = await open('?type=peace&with=judaism,buddhism')
    page.choose('Another tradition instead of Judaism', 'Maori')
    expect(page.address()).toBe('/compare?type=peace&with=maori,buddhism&length=medium')
    page.choose('Add a tradition', 'Islam')
    expect(page.address()).toContain('with=maori,buddhism,islam')
    page.press('Take Buddhism away')
    expect(page.address()).toContain('with=maori,islam&')
    fireEvent.click(screen.getByText('Short'))
    expect(page.address()).toContain('length=short')
    await waitFor(() => expect(page.parts('Islam')).toContain('Asking'))
    const before = page.text('Islam')
    page.press('Other words')
    expect(page.address()).toContain('variant=1')
    expect(page.text('Islam')).not.toBe(before)
  })

  it('are the same for the same address', async () => {
    const search = '?type=hope&with=judaism,islam&variant=5'
    const first = (await open(search)).text('Islam')
    cleanup()
    expect((await open(search)).text('Islam')).toBe(first)
  })

  it('pray what the person wrote, in every column, and keep it out of the address', async () => {
    const own = await makeWithWords()
    changeMadePrayers(() => [own])
    const search = `?type=healing&with=judaism,islam&category=Family&variant=${VARIANT}`
    const page = await open(search, { made: own.key })
    const [firstSentence = ''] = own.prayer.mediumText.split(/(?<=\.) /)
    expect(page.text('Judaism')).toContain(firstSentence)
    expect(page.text('Islam')).toMatch(/mother/)
    page.press('Other words')
    expect(page.text('Islam')).toMatch(/mother/)
    expect(decodeURIComponent(page.address() ?? '')).not.toMatch(/mother|surgery|own/)
    page.press('Without my words')
    await waitFor(() => expect(page.text('Islam')).not.toMatch(/surgery/))
    expect(screen.queryByText(/Prayed with what you wrote/)).toBeNull()
  })

  it('do not read what another person of this device wrote', async () => {
    const foreign = { ...(await makeWithWords()), makerId: 'somebody else' }
    changeMadePrayers(() => [foreign])
    const page = await open('?with=judaism,islam&category=Family', { made: foreign.key })
    expect(page.text('Islam')).not.toMatch(/surgery/)
  })

  it('become one’s own, with what was written for them', async () => {
    const own = await makeWithWords()
    changeMadePrayers(() => [own])
    const search = `?type=healing&with=judaism,islam&category=Family&variant=${VARIANT}`
    const { press, onMade } = await open(search, { made: own.key })
    press('Use this one: Islam')
    await waitFor(() => expect(onMade).toHaveBeenCalledOnce())
    const [kept] = keptMadePrayers()
    expect(kept).toMatchObject({
      prayer: { tradition: 'Islam' },
      choices: { tradition: 'Islam', category: 'Family', context: CONTEXT },
      saving: 'waiting',
      isPrivate: false,
    })
    expect(onMade).toHaveBeenCalledWith(kept)
    press('Use this one: Judaism')
    expect(onMade).toHaveBeenLastCalledWith(own)
    expect(keptMadePrayers()).toHaveLength(2)
  })
})
