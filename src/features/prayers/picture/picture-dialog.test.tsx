// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as drawing from './draw-picture'
import { PictureDialog } from './picture-dialog'

beforeEach(() => {
  vi.spyOn(drawing, 'loadPictureFonts').mockResolvedValue()
  vi.spyOn(drawing, 'createMeasure').mockReturnValue(
    (text, _face, size) => text.length * size * 0.5,
  )
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TEXTS = [
  { length: 'short', text: 'Stay.', language: 'en' },
  { length: 'long', text: 'Stay with us.', language: 'en' },
] as const

function open(isPrivate = false) {
  const prayer = { id: 'lamp', title: 'Evening', tradition: 'Celtic', isPrivate }
  render(<PictureDialog prayer={prayer} texts={TEXTS} length="short" onClose={() => {}} />)
}

it('the preview says what stands on the picture, in the text that is chosen', async () => {
  const draw = vi.spyOn(drawing, 'drawPicture').mockResolvedValue(new Blob(['png']))
  open()
  const about = (words: string) =>
    `A card with a prayer. Celtic: “${words}” From “Evening”, ${window.location.host}/prayer/lamp`
  expect(await screen.findByAltText(about('Stay.'))).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Long'))
  expect(await screen.findByAltText(about('Stay with us.'))).toBeTruthy()
  await userEvent.click(screen.getByLabelText(/Tall/))
  await userEvent.click(screen.getByLabelText('Dusk'))
  await vi.waitFor(() =>
    expect(draw).toHaveBeenLastCalledWith(
      expect.objectContaining({ width: 1080, height: 1350 }),
      expect.objectContaining({ ground: 'dark' }),
    ),
  )
})

it('a private prayer’s picture names no address', async () => {
  vi.spyOn(drawing, 'drawPicture').mockResolvedValue(new Blob(['png']))
  open(true)
  expect(await screen.findByAltText(/From “Evening”, Orison$/)).toBeTruthy()
})

it('a picture that cannot be drawn is said, and nothing can be downloaded', async () => {
  vi.spyOn(drawing, 'drawPicture').mockRejectedValue(new Error('no canvas'))
  open()
  expect(await screen.findByText('The picture could not be drawn on this device.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', true)
})
