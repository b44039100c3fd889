import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KIND_AREAS } from '@/engine/kinds/kinds'
import { PARTICULAR_GROUPS } from '@/engine/particulars/particular-signs'
import { filesToKeep, forgetOthers, isFile, keepUsed, renewKept } from './used-files'

const ISLAM = '/assets/islam-DCpTgKX1.js'
const NEEDS = '/assets/needs-asking-D5LfX9VM.js'
const BUILD = [
  ISLAM,
  '/assets/judaism-D70-SGAd.js',
  NEEDS,
  '/assets/needs-aspiring-DBZZIkDT.js',
  '/assets/occasions-asking-DkxapUrp.js',
  '/assets/occasions-aspiring-Ddiky6BT.js',
  '/assets/types-asking-DzP7O2ea.js',
  '/assets/within-bear-asking-DzP7O2eb.js',
  '/assets/details-BUFRbcXJ.js',
  '/assets/own-words-klM3bsf9.js',
  '/assets/known-words-B1o7riXD.js',
  '/assets/occasion-kinds-C60dgcAG.js',
  '/assets/occasion-classifier-B60dgcAG.js',
  '/assets/kinds-health-asking-B9U202LA.js',
  '/assets/kinds-health-aspiring-DXnyBuli.js',
]

/** Cache Storage with one cache. */
let kept: Map<string, Response>
const answers = vi.fn<(path: string) => Response>()

beforeEach(() => {
  kept = new Map()
  answers.mockReset().mockImplementation(() => new Response('script'))
  vi.stubGlobal('fetch', async (path: string) => answers(path))
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...kept.keys()].map((path) => new Request(`http://site${path}`)),
      put: async (path: string, response: Response) => kept.set(path, response),
      delete: async (path: string) => kept.delete(path),
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what is kept of the engine', () => {
  it('is the voice that was used', () => {
    expect(filesToKeep([ISLAM], BUILD)).toEqual([ISLAM])
    expect(filesToKeep(['/assets/index-DFNDiZZY.js', '/'], BUILD)).toEqual([])
  })

  it('is, with the passages it shares, all that a context may call for', () => {
    expect(filesToKeep([NEEDS], BUILD)).toEqual([
      NEEDS,
      '/assets/occasions-asking-DkxapUrp.js',
      '/assets/types-asking-DzP7O2ea.js',
      '/assets/within-bear-asking-DzP7O2eb.js',
      '/assets/details-BUFRbcXJ.js',
      '/assets/own-words-klM3bsf9.js',
      '/assets/known-words-B1o7riXD.js',
      '/assets/occasion-kinds-C60dgcAG.js',
      '/assets/occasion-classifier-B60dgcAG.js',
      '/assets/kinds-health-asking-B9U202LA.js',
    ])
  })

  it('is of every area that kinds of occasions are parted into', () => {
    const areas = KIND_AREAS.map((area) => `/assets/kinds-${area}-asking-B9U202LA.js`)
    expect(filesToKeep([NEEDS], areas)).toEqual(areas)
  })

  it('is of every group of particulars: how they are told, and what is said of them', () => {
    const groups = PARTICULAR_GROUPS.flatMap((group) => [
      `/assets/${group}-particulars-B9U202LA.js`,
      `/assets/particulars-${group}-asking-B9U202LA.js`,
    ])
    expect(filesToKeep([NEEDS], groups)).toEqual(groups)
  })

  it('is fetched once', async () => {
    await keepUsed([ISLAM], BUILD)
    await keepUsed([ISLAM], BUILD)
    expect([...kept.keys()]).toEqual([ISLAM])
    expect(answers).toHaveBeenCalledOnce()
  })

  it('is never a page that a host gives instead, and never a failure', async () => {
    answers.mockImplementation((path) =>
      path === ISLAM
        ? new Response('<html>', { headers: { 'content-type': 'text/html' } })
        : new Response('', { status: 500 }),
    )
    await keepUsed([ISLAM, NEEDS], BUILD)
    expect(kept.size).toBe(0)
    expect(isFile(new Response('script'))).toBe(true)
  })
})

describe('a newer build', () => {
  const NEWER = ['/assets/islam-NEWNEW12.js', '/assets/judaism-NEWNEW12.js']

  it('brings its own form of what is kept, and only then the older one goes', async () => {
    await keepUsed([ISLAM], BUILD)
    await renewKept(NEWER)
    expect([...kept.keys()]).toEqual([ISLAM, '/assets/islam-NEWNEW12.js'])
    await forgetOthers(NEWER)
    expect([...kept.keys()]).toEqual(['/assets/islam-NEWNEW12.js'])
  })
})
