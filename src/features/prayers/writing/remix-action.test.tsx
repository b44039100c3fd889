// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { notify } from '@/lib/notify'
import type { Prayer } from '../prayer'
import { prayerAt } from '../prayer-fixture'
// Loads when it is asked for; loaded here, it comes at once.
import './prayer-form-dialog'
import { RemixAction } from './remix-action'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(notify, 'success').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const original = prayerAt(1, { title: 'Evening' })
const STORED = { id: 'remix', title: 'Words I chose', is_remix: true, user_id: 'me' }

/** Opens the dialog of a page that was just loaded. */
async function open(prayer = original) {
  const onSaved = vi.fn<(remix: Prayer) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RemixAction prayer={prayer} userId="me" username="ann" onSaved={onSaved} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remix Prayer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remix Prayer' }))
  return {
    dialog,
    onSaved,
    title: dialog.getByRole('textbox', { name: 'Title' }),
    press: (name: string) => userEvent.click(dialog.getByRole('button', { name })),
  }
}

async function rewrite(title: HTMLElement) {
  await userEvent.clear(title)
  await userEvent.type(title, 'Words I chose')
}

describe('a remix', () => {
  it('begins with the original’s words, public, and says how it will be signed', async () => {
    const { dialog, title } = await open()
    expect(title).toHaveProperty('value', 'Evening')
    for (const version of ['Short', 'Medium', 'Long'])
      expect(dialog.getByRole('textbox', { name: `${version} Version` })).toHaveProperty(
        'value',
        `${version} words.`,
      )
    expect(dialog.getByRole('switch', { name: /private/i }).ariaChecked).toBe('false')
    expect(dialog.getByText(/The original will be preserved/).textContent).toContain('by ann')
  })

  it('of one’s own private prayer begins private, and is stored so', async () => {
    const seen = standInForBackend(() => STORED)
    const { dialog, press, onSaved } = await open({ ...original, userId: 'me', isPrivate: true })
    expect(dialog.getByRole('switch', { name: /private/i }).ariaChecked).toBe('true')
    await press('Save Remix')
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(seen.map(({ body }) => body)).toEqual([expect.objectContaining({ is_private: true })])
  })

  it('is sent with its credit, and leaves no draft behind', async () => {
    const seen = standInForBackend(() => STORED)
    const { title, press, onSaved } = await open()
    await rewrite(title)
    await press('Save Remix')
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(seen.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        title: 'Words I chose',
        is_remix: true,
        original_prayer_id: original.id,
        is_private: false,
      }),
    ])
    expect(notify.success).toHaveBeenCalledWith('Prayer saved successfully!')
    cleanup()
    expect((await open()).title).toHaveProperty('value', 'Evening')
  })

  it('is sent once by a double click', async () => {
    const seen = standInForBackend(() => STORED)
    const { dialog, onSaved } = await open()
    const save = dialog.getByRole('button', { name: 'Save Remix' })
    for (let press = 0; press < 2; press++) fireEvent.click(save)
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(seen).toHaveLength(1)
  })

  it('that is stored after its page was left leaves no draft, and the next one is another prayer', async () => {
    let answer: (stored: unknown) => void = () => {}
    const held = standInForBackend(() => new Promise((resolve) => (answer = resolve)))
    const first = await open()
    await rewrite(first.title)
    await first.press('Save Remix')
    await vi.waitFor(() => expect(held).toHaveLength(1))
    cleanup()
    answer(STORED)
    await vi.waitFor(() => expect(notify.success).toHaveBeenCalled())

    const seen = standInForBackend(() => STORED)
    const next = await open()
    expect(next.title).toHaveProperty('value', 'Evening')
    await next.press('Save Remix')
    await vi.waitFor(() => expect(next.onSaved).toHaveBeenCalledOnce())
    const keys = [...held, ...seen].map(({ body }) => (body as { made_key: string }).made_key)
    expect(new Set(keys).size).toBe(2)
  })

  it('that can not be saved loses nothing over a reload, and is sent again', async () => {
    standInForBackend(brokenAnswer)
    const first = await open()
    await rewrite(first.title)
    await first.press('Save Remix')
    expect(await first.dialog.findByText('Failed to save prayer')).toBeTruthy()
    expect(first.title).toHaveProperty('value', 'Words I chose')
    cleanup()

    standInForBackend(() => STORED)
    const again = await open()
    expect(again.title).toHaveProperty('value', 'Words I chose')
    await again.press('Save Remix')
    await vi.waitFor(() => expect(again.onSaved).toHaveBeenCalledOnce())
  })
})
