// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { readDevice, writeDevice } from '@/lib/device-storage'
import { forgetOtherWishes, keepWish, keptWishes } from './kept-wishes'

describe('the likes that wait on the device', () => {
  beforeEach(() => localStorage.clear())

  it('are the last wish about each prayer', () => {
    keepWish('me', 'a', true)
    keepWish('me', 'b', true)
    keepWish('me', 'a', false)
    expect([...keptWishes('me')]).toEqual([
      ['b', true],
      ['a', false],
    ])
  })

  it('leave nothing behind when none is left', () => {
    keepWish('me', 'a', true)
    keepWish('me', 'a', null)
    expect(keptWishes('me').size).toBe(0)
    expect(localStorage).toHaveLength(0)
  })

  it('belong to one viewer', () => {
    keepWish('me', 'a', true)
    expect(keptWishes('somebody else').size).toBe(0)
  })

  it('go when nobody is signed in, and nothing else goes', () => {
    keepWish('me', 'a', true)
    writeDevice('theme', 'dark')
    forgetOtherWishes(null)
    expect(keptWishes('me').size).toBe(0)
    expect(readDevice('theme', String)).toBe('dark')
  })

  it('go when somebody else signs in, whose own stay', () => {
    keepWish('me', 'a', true)
    keepWish('somebody else', 'b', false)
    forgetOtherWishes('somebody else')
    expect(keptWishes('me').size).toBe(0)
    expect([...keptWishes('somebody else')]).toEqual([['b', false]])
  })

  it('are never more than two hundred: the oldest goes first', () => {
    for (let id = 0; id < 201; id++) keepWish('me', `prayer ${id}`, true)
    expect(keptWishes('me').size).toBe(200)
    expect(keptWishes('me').has('prayer 0')).toBe(false)
    expect(keptWishes('me').has('prayer 200')).toBe(true)
  })

  it('start anew when what was stored is damaged', () => {
    writeDevice('likes-to-send.me', [['a', 1], 7, ['b', true]])
    expect([...keptWishes('me')]).toEqual([['b', true]])
    writeDevice('likes-to-send.me', { a: true })
    expect(keptWishes('me').size).toBe(0)
  })
})
