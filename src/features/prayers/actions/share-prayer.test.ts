import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText, pictureSource, sharePrayer } from './share-prayer'

const words = { title: 'A prayer', text: 'Words' }

/** What the browser offers is the edge here: it is given, not replaced. */
function browserWith(navigator: object) {
  vi.stubGlobal('navigator', navigator)
}
const clipboardInto = (written: string[]) => ({
  writeText: (text: string) => {
    written.push(text)
    return Promise.resolve()
  },
})

afterEach(() => vi.unstubAllGlobals())

describe('sharing', () => {
  it('opens the system’s share sheet where there is one', async () => {
    const shared: unknown[] = []
    browserWith({ share: (data: unknown) => Promise.resolve(shared.push(data)) })
    expect(await sharePrayer(words, 'copied')).toBe('shared')
    expect(shared).toEqual([words])
  })

  it('that is cancelled is no failure', async () => {
    browserWith({ share: () => Promise.reject(new DOMException('', 'AbortError')) })
    expect(await sharePrayer(words, 'copied')).toBe('cancelled')
  })

  it('that the browser refuses has failed', async () => {
    browserWith({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
    expect(await sharePrayer(words, 'copied')).toBe('failed')
  })

  it('without a share sheet copies the words', async () => {
    const written: string[] = []
    browserWith({ clipboard: clipboardInto(written) })
    expect(await sharePrayer(words, 'copied words')).toBe('copied')
    expect(written).toEqual(['copied words'])
  })

  it('without share sheet and clipboard has failed', async () => {
    browserWith({})
    expect(await sharePrayer(words, 'copied')).toBe('failed')
    expect(await copyText('copied')).toBe(false)
  })
})

describe('the source on a picture', () => {
  const prayer = { id: 'lamp', title: 'Evening', isPrivate: false }

  it('is the address of the prayer, without its protocol', () => {
    vi.stubGlobal('window', { location: { origin: 'https://orison.example' } })
    expect(pictureSource(prayer)).toBe('orison.example/prayer/lamp')
  })

  it('is the site’s name where nobody else could open the address', () => {
    expect(pictureSource({ ...prayer, isPrivate: true })).toBe('Orison')
    expect(pictureSource({ ...prayer, id: null })).toBe('Orison')
  })
})
