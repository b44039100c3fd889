// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { openStorage } from '@/lib/storage'
import { storePicture, type UploadStep } from './store-picture'

vi.mock('./shrink-picture', () => ({
  shrinkPicture: async (file: File) => ({ blob: file, type: 'image/png' }),
}))

beforeEach(async () => {
  // Its file comes in real time.
  await openStorage()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an upload is tried three times before it fails, and the profile keeps its picture', async () => {
  const seen = standInForBackend(brokenAnswer)
  const steps: UploadStep[] = []
  const file = new File(['face'], 'face.png')
  const stored = storePicture({
    userId: 'me',
    slot: 'avatar',
    file,
    onStep: (step) => steps.push(step),
  })
  const failure = stored.then(
    () => null,
    (error: Error) => error.message,
  )
  await vi.advanceTimersByTimeAsync(2000)
  expect(await failure).toBe('down')
  expect(steps).toEqual([
    { name: 'preparing' },
    { name: 'uploading', attempt: 1 },
    { name: 'uploading', attempt: 2 },
    { name: 'uploading', attempt: 3 },
  ])
  expect(seen.every(({ path }) => path.startsWith('/storage/'))).toBe(true)
})
