// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { notify } from '@/lib/notify'
import { ReportDialog } from './report-dialog'

beforeEach(() => vi.spyOn(notify, 'success').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(answer: () => Response, title = 'Evening') {
  const seen = standInForBackend(answer)
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportDialog prayer={{ id: 'lamp', title }} onClose={onClose} />
    </QueryClientProvider>,
  )
  const note = screen.getByRole('textbox', { name: 'Note (optional)' })
  return {
    seen,
    onClose,
    note,
    send: async (reason: string) => {
      await userEvent.click(screen.getByRole('radio', { name: reason }))
      await userEvent.type(note, ' Mine to keep. ')
      await userEvent.click(screen.getByRole('button', { name: 'Report' }))
    },
  }
}

const stored = () => new Response(null, { status: 201 })

describe('a report', () => {
  it('needs one of five reasons, of which none is chosen at first', () => {
    open(stored)
    expect(screen.getByRole('dialog').textContent).toContain('“Evening”')
    for (const reason of ['Harmful', 'Hateful', 'Spam', 'Names a person', 'Other'])
      expect(screen.getByRole('radio', { name: reason })).toHaveProperty('checked', false)
    expect(screen.getByRole('button', { name: 'Report' })).toHaveProperty('disabled', true)
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Harmful' }))
  })

  it('names the prayer in the direction of its title, and says the rest in its own', () => {
    open(stored, 'دعاء المساء (2)')
    expect(screen.getByText('دعاء المساء (2)').tagName).toBe('BDI')
    expect(screen.getByRole('dialog').textContent).toContain('“دعاء المساء (2)”. Nobody is told')
  })

  it('is sent with its note, and thanked for', async () => {
    const { seen, send, onClose } = open(stored)
    await send('Spam')
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(seen.map(({ body }) => body)).toEqual([
      { prayer_id: 'lamp', reason: 'spam', note: 'Mine to keep.' },
    ])
    expect(notify.success).toHaveBeenCalledWith('Thank you. Somebody will look at this prayer.')
  })

  it('is sent once by a double click', async () => {
    const { seen, onClose } = open(stored)
    await userEvent.click(screen.getByRole('radio', { name: 'Spam' }))
    const send = screen.getByRole('button', { name: 'Report' })
    for (let press = 0; press < 2; press++) fireEvent.click(send)
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(seen).toHaveLength(1)
  })

  it('that was sent before is as good as sent', async () => {
    const { send, onClose } = open(() =>
      Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
    )
    await send('Other')
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('that does not arrive is not lost: the dialog says so and keeps what was typed', async () => {
    const { send, note, onClose } = open(brokenAnswer)
    await send('Other')
    expect(await screen.findByText(/could not be sent/)).toBeTruthy()
    expect(note).toHaveProperty('value', ' Mine to keep. ')
    expect(onClose).not.toHaveBeenCalled()
  })
})
