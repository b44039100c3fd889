// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prayerAt } from '../prayer-fixture'
import { PrayMode } from './pray-mode'
import { DeviceVoice } from './device-voice-stub'

const TEXT = 'Stay with us. Keep the lamp.\n\nKeep the house.\n\nAmen.'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function pray(change: Partial<Parameters<typeof PrayMode>[0]['prayer']> = {}, text = TEXT) {
  const onLeave = vi.fn()
  const onAnother = vi.fn()
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <PrayMode
        prayer={{ ...prayerAt(1), ...change }}
        text={text}
        another={{ onPress: onAnother, isPending: false }}
        onLeave={onLeave}
      />
    </QueryClientProvider>,
  )
  return { onLeave, onAnother, unmount }
}

const shown = () => screen.getByRole('region', { name: 'Prayer' }).textContent

describe('praying', () => {
  it('shows one part at a time, and keys and controls lead on and back', async () => {
    pray()
    expect(shown()).toBe('1 of 3Stay with us. Keep the lamp.')
    await userEvent.keyboard('{ArrowRight}')
    expect(shown()).toBe('2 of 3Keep the house.')
    await userEvent.keyboard(' ')
    expect(shown()).toBe('3 of 3Amen.')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(shown()).toBe('1 of 3Stay with us. Keep the lamp.')
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('heading', { name: 'Stay a moment.' })).toBe(document.activeElement)
  })

  it('space presses the button that has the focus, once', async () => {
    pray()
    screen.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard(' ')
    expect(shown()).toContain('2 of 3')
  })

  it('ends with Like, Another and Done', async () => {
    const { onAnother, onLeave } = pray()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('button', { name: 'Like, 0 likes' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Another' }))
    expect(onAnother).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('of a prayer without a row offers no like', async () => {
    pray({ id: null })
    await userEvent.keyboard('{End}')
    expect(screen.queryByRole('button', { name: /Like/ })).toBeNull()
  })

  it('follows the direction of the words', async () => {
    pray({ language: 'ar' }, 'السلام\n\nآمين')
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown()).toContain('2 of 2')
    expect(screen.getByText('آمين').closest('p')?.getAttribute('dir')).toBe('rtl')
  })

  it('is left with Escape, which first closes the settings', async () => {
    const { onLeave } = pray()
    const settings = screen.getByRole('button', { name: 'How to pray' })
    await userEvent.click(settings)
    expect(screen.getByRole('region', { name: 'How to pray' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'How to pray' })).toBeNull()
    expect(document.activeElement).toBe(settings)
    expect(onLeave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('keeps ground and text size on the device', async () => {
    const { unmount } = pray()
    await userEvent.click(screen.getByRole('button', { name: 'How to pray' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Dusk' }))
    await userEvent.click(screen.getByRole('button', { name: 'Larger text' }))
    unmount()
    pray()
    await userEvent.click(screen.getByRole('button', { name: 'How to pray' }))
    expect(screen.getByRole('radio', { name: 'Dusk' })).toHaveProperty('checked', true)
    expect(screen.getByText('3 of 5')).toBeTruthy()
  })
})

describe('reading aloud', () => {
  let device: DeviceVoice
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    device = new DeviceVoice()
    device.install()
  })

  async function press(name: string) {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
    await user.click(screen.getByRole('button', { name }))
    // The voices are asked for; what follows is drawn.
    await act(() => vi.advanceTimersByTimeAsync(0))
  }
  const breathe = () => act(() => vi.advanceTimersByTimeAsync(1000))

  it('says sentence by sentence, marks the one that is said, and goes on to the end', async () => {
    pray()
    await press('Read aloud')
    await breathe()
    for (const sentence of ['Stay with us.', 'Keep the lamp.', 'Keep the house.', 'Amen.']) {
      expect(device.speaking).toMatchObject({ text: sentence, lang: 'en-GB', rate: 0.9 })
      expect(screen.getByRole('mark').textContent?.trim()).toBe(sentence)
      act(() => device.finish())
      await breathe()
    }
    expect(screen.getByRole('heading', { name: 'Stay a moment.' })).toBeTruthy()
    expect(device.speaking).toBeNull()
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
  })

  it('is not said a second time by a screen reader', async () => {
    pray()
    const live = () => screen.getByText('Stay with us.').closest('[aria-live]')
    expect(live()?.getAttribute('aria-live')).toBe('polite')
    await press('Read aloud')
    expect(live()?.getAttribute('aria-live')).toBe('off')
  })

  it('pauses and goes on with the sentence', async () => {
    pray()
    await press('Read aloud')
    await breathe()
    act(() => device.finish())
    await breathe()
    await press('Pause reading')
    expect(device.speaking).toBeNull()
    expect(screen.queryByRole('mark')).toBeNull()
    await press('Read aloud')
    await breathe()
    expect(device.speaking?.text).toBe('Keep the lamp.')
  })

  it('follows whoever turns to another part, and stops when the prayer is left', async () => {
    const { unmount } = pray()
    await press('Read aloud')
    await breathe()
    await press('Next')
    await breathe()
    expect(device.speaking?.text).toBe('Keep the house.')
    unmount()
    expect(device.speaking).toBeNull()
  })

  it('says that the device has no voice for a language', async () => {
    pray({ language: 'he' })
    await press('Read aloud')
    expect(screen.getByText('This device has no voice for Hebrew.')).toBeTruthy()
    expect(device.speaking).toBeNull()
  })

  it('says that a voice does not answer', async () => {
    pray()
    device.isMute = true
    await press('Read aloud')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.getByText('The voice of this device does not answer.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
  })

  it('says that a browser cannot', async () => {
    vi.unstubAllGlobals()
    pray()
    await press('Read aloud')
    expect(screen.getByText('This browser cannot read aloud.')).toBeTruthy()
  })
})
