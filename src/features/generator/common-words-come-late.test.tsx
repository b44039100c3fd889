// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { loadCommonWords } from '@/engine/packs/load-voice'
import { isCommonWord } from '@/engine/restate/common-words'
import { generatePrayer } from './generate-prayer'
import { GeneratorForm } from './generator-form'
import { made } from './made-prayer-fixture'

vi.mock('@/engine/packs/load-voice')
vi.mock('./generate-prayer')
vi.mock('./choice-fields', () => ({ ChoiceFields: () => null }))
afterEach(cleanup)

it('shows no tags before the common words have come, and makes the prayer by all of them', async () => {
  let come: () => void = () => {}
  vi.mocked(loadCommonWords).mockReturnValue(
    new Promise((resolve) => {
      come = () => resolve(isCommonWord)
    }),
  )
  vi.mocked(generatePrayer).mockResolvedValue(made('first', { makerId: 'me' }))
  render(
    <MemoryRouter initialEntries={['/generate?tradition=Universal&type=hope&category=Wellbeing']}>
      <QueryClientProvider client={new QueryClient()}>
        <GeneratorForm viewerId="me" save={() => Promise.resolve(null)} onMade={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const [box, privacy] = [screen.getByRole('textbox'), screen.getByRole('switch')]
  await userEvent.click(box)
  expect(loadCommonWords).not.toHaveBeenCalled()
  await userEvent.paste('devonte loves football')
  const line = screen.getByRole('region', { name: 'Tags from your words' })
  expect(line.textContent).toMatch(/^Up to three of these words become tags/)
  expect(privacy.ariaChecked).toBe('false')

  await userEvent.click(screen.getByRole('button', { name: 'Generate Prayer' }))
  expect(generatePrayer).not.toHaveBeenCalled()
  come()
  await waitFor(() => expect(generatePrayer).toHaveBeenCalledOnce())
  expect(vi.mocked(generatePrayer).mock.calls[0]?.[2]).toMatchObject({ isPrivate: true })
  await waitFor(() => expect(line.textContent).toContain('football'))
  expect(line.textContent).not.toContain('devonte')
  expect(privacy.ariaChecked).toBe('true')
})
