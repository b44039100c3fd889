// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { canSharePictures, pictureFile, sharePicture } from './share-picture'

afterEach(() => vi.unstubAllGlobals())

const file = pictureFile(new Blob(['x']), 'Māori Holy Prayer', 'wide')
const picture = { file, description: 'A card with a prayer.' }

it('a picture is named after its prayer and its size', () => {
  expect(file).toMatchObject({ name: 'māori-holy-prayer-1200x630.png', type: 'image/png' })
  expect(pictureFile(new Blob(), '…', 'tall').name).toBe('prayer-1080x1350.png')
})

it('sharing hands over the picture and its description', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share, canShare: () => true })
  expect(canSharePictures(file)).toBe(true)
  expect(await sharePicture(picture)).toBe('shared')
  expect(share).toHaveBeenCalledWith({ files: [file], text: 'A card with a prayer.' })
})

it.each([
  ['AbortError', 'cancelled'],
  ['NotAllowedError', 'failed'],
])('sharing that ends with %s is %s', async (name, outcome) => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', name)) })
  expect(canSharePictures(file)).toBe(false)
  expect(await sharePicture(picture)).toBe(outcome)
})
