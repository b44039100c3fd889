// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { loadFontsOf } from './load-fonts'

const load = vi.fn<FontFaceSet['load']>(async () => [])

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  load.mockReset()
})

it('asks for the files of both families that hold the letters of a text', () => {
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  loadFontsOf('Haumi e, hui e, tāiki e!')
  expect(load.mock.calls).toEqual([
    ["1em 'Source Serif 4 Variable'", 'Haumi e, hui e, tāiki e!'],
    ["1em 'Inter Variable'", 'Haumi e, hui e, tāiki e!'],
  ])
})

it('says nothing where they can not be had', async () => {
  load.mockRejectedValue(new DOMException('offline', 'NetworkError'))
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  expect(() => loadFontsOf('Āmen')).not.toThrow()
  await Promise.allSettled(load.mock.results.map(({ value }) => value))
})
