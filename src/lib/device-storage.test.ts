// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOnDevice, readDevice, writeDevice } from './device-storage'

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null)

describe('what is kept on the device', () => {
  beforeEach(() => window.localStorage.clear())

  it('is read back as it was written', () => {
    expect(writeDevice('draft', 'May all be at ease')).toBe(true)
    expect(readDevice('draft', asText)).toBe('May all be at ease')
  })

  it('is gone after null was written', () => {
    writeDevice('draft', 'gone soon')
    writeDevice('draft', null)
    expect(readDevice('draft', asText)).toBeNull()
    expect(window.localStorage).toHaveLength(0)
  })

  it('is forgotten by a part of its key, and nothing else is', () => {
    writeDevice('edit.me.prayer', 'a draft')
    writeDevice('settings.me', 'another')
    writeDevice('edit.you.prayer', 'not mine')
    window.localStorage.setItem('of-another-app.me', 'kept')
    forgetOnDevice('.me')
    expect(Object.keys(window.localStorage).toSorted()).toEqual([
      'of-another-app.me',
      'orison.edit.you.prayer',
    ])
  })

  it('counts as nothing when it is damaged or of another shape', () => {
    window.localStorage.setItem('orison.draft', '{broken')
    expect(readDevice('draft', asText)).toBeNull()
    writeDevice('draft', 7)
    expect(readDevice('draft', asText)).toBeNull()
  })

  it('never breaks the page when the browser forbids storage or it is full', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    expect(writeDevice('draft', 'x')).toBe(false)
    expect(readDevice('draft', asText)).toBeNull()
  })
})
