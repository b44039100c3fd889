import { describe, expect, it } from 'vitest'
import { UPLOAD_LIMIT } from './picture-upload'
import { fitInside, shrinkPicture } from './shrink-picture'

describe('shrinking a picture', () => {
  const box = { width: 512, height: 512 }

  it('keeps its shape inside the box', () => {
    expect(fitInside({ width: 4000, height: 3000 }, box)).toEqual({ width: 512, height: 384 })
    expect(fitInside({ width: 100, height: 10_000 }, box)).toEqual({ width: 5, height: 512 })
    expect(fitInside({ width: 20_000, height: 3 }, box)).toEqual({ width: 512, height: 1 })
  })

  it('never makes it larger', () => {
    expect(fitInside({ width: 64, height: 32 }, box)).toEqual({ width: 64, height: 32 })
  })

  it('refuses a script that is named and typed like a picture', async () => {
    const renamed = new File(['<svg><script>alert(1)</script></svg>'], 'me.png', {
      type: 'image/png',
    })
    await expect(shrinkPicture(renamed, 'avatar')).rejects.toThrow('This file is not a picture.')
  })

  it('refuses a file above 50 MB before it looks into it', async () => {
    const huge = new File([new Uint8Array(UPLOAD_LIMIT + 1)], 'me.png', { type: 'image/png' })
    await expect(shrinkPicture(huge, 'banner')).rejects.toThrow('larger than 50 MB')
  })
})
