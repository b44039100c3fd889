// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OfflineVoices } from './offline-voices'

let isOnline = false

/** A device that keeps these files, and sees a network or none. */
function onDevice(files: readonly string[] | null) {
  isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal(
    'caches',
    files && {
      open: async () => ({
        keys: async () => files.map((file) => new Request(`http://site/assets/${file}`)),
      }),
    },
  )
  render(<OfflineVoices />)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the generator without a network', () => {
  it('names the traditions that are on the device, and goes with the network’s return', async () => {
    onDevice(['islam-DCpTg-KX.js', 'baha-i-faith-Bm9nDJ9i.js', 'needs-asking-D5LfX9VM.js'])
    const note = await screen.findByRole('status')
    expect(note.textContent).toContain("made in: Baha'i Faith, Islam. The other traditions")
    isOnline = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it.each([[[]], [null]])('says so when none is', async (files) => {
    onDevice(files)
    expect((await screen.findByRole('status')).textContent).toContain(
      'No tradition is on this device',
    )
  })
})
