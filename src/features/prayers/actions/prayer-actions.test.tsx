// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify } from '@/lib/notify'
import { PrayerActions } from './prayer-actions'
import { prayerAt } from '../prayer-fixture'
import { PrayerViewerProvider } from '../prayer-viewer'

const copied = vi.fn<(words: string) => Promise<void>>()

beforeEach(() => {
  copied.mockReset().mockResolvedValue(undefined)
  vi.spyOn(notify, 'error').mockImplementation(() => {})
  vi.spyOn(notify, 'success').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
})

const prayer = prayerAt(1, { title: 'Evening', shortText: 'Stay.' })

async function press(name: string, share?: (words: ShareData) => Promise<void>) {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
  if (share) Object.assign(navigator, { share })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PrayerActions prayer={prayer} length="short" translated={null} onTranslated={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name })
  await user.click(button)
  return { pressAgain: () => user.click(button) }
}

const WITH_SOURCE = expect.stringMatching(
  new RegExp(`^Stay\\.\\s+— “Evening”, Orison, \\S+/prayer/${prayer.id}$`),
) as string

it('copying takes the words on show and where they come from', async () => {
  await press('Copy')
  expect(copied).toHaveBeenCalledWith(WITH_SOURCE)
  expect(notify.success).toHaveBeenCalledWith('Copied to clipboard')
})

it('copying that the browser forbids says so', async () => {
  copied.mockRejectedValue(new Error('forbidden'))
  await press('Copy')
  expect(notify.error).toHaveBeenCalledWith('Failed to copy')
})

it('sharing hands title, words and address to the system’s sheet', async () => {
  const share = vi.fn(async () => undefined)
  await press('Share', share)
  const url = expect.stringContaining(`/prayer/${prayer.id}`) as string
  expect(share).toHaveBeenCalledWith({ title: 'Evening', text: 'Stay.', url })
  expect(notify.success).toHaveBeenCalledWith('Shared successfully')
})

it('sharing that fails says so, and cancelling it says nothing', async () => {
  const share = vi.fn(async () => undefined)
  share.mockRejectedValueOnce(new DOMException('cancelled', 'AbortError'))
  share.mockRejectedValueOnce(new Error('no such sheet'))
  const { pressAgain } = await press('Share', share)
  expect(notify.error).not.toHaveBeenCalled()
  await pressAgain()
  expect(notify.error).toHaveBeenCalledWith('Unable to share. Please try copying the text instead.')
  expect(notify.success).not.toHaveBeenCalled()
})

it('without a share sheet the words are copied', async () => {
  await press('Share')
  expect(copied).toHaveBeenCalledWith(WITH_SOURCE)
  expect(notify.success).toHaveBeenCalledWith(
    'Copied to clipboard (sharing not supported on this device)',
  )
})

it('translating is told which language the prayer is in', async () => {
  const Languages = ({ sourceLanguage }: { sourceLanguage: string | null }) => (
    <p>Languages, from {sourceLanguage}</p>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PrayerViewerProvider viewerId={null} translateControl={Languages}>
        <MemoryRouter>
          <PrayerActions
            prayer={{ ...prayer, language: 'ga' }}
            length="short"
            translated={null}
            onTranslated={() => {}}
          />
        </MemoryRouter>
      </PrayerViewerProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Languages, from ga')).toBeTruthy()
})
