// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetFilesOfOthers } from './forget-files'

const forget = vi.fn<(name: string) => Promise<boolean>>()

beforeEach(() => {
  localStorage.clear()
  forget.mockReset().mockResolvedValue(true)
  vi.stubGlobal('caches', { delete: forget })
})
afterEach(() => vi.unstubAllGlobals())

describe('the voices on a shared device', () => {
  it('stay for one person, and for a visitor who signs in', () => {
    forgetFilesOfOthers(null)
    forgetFilesOfOthers('ann')
    forgetFilesOfOthers('ann')
    expect(forget).not.toHaveBeenCalled()
  })

  it.each([[null], ['ben']])('go when %s comes after somebody who was signed in', (next) => {
    forgetFilesOfOthers('ann')
    forgetFilesOfOthers(next)
    expect(forget).toHaveBeenCalledExactlyOnceWith('orison-files')
  })
})
