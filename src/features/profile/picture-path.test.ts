import { describe, expect, it } from 'vitest'
import { picturePath } from './picture-path'

const STORED = 'http://127.0.0.1:4173/storage/v1/object/public/profiles/avatar/a-1_17.webp'

describe('the address of a stored picture', () => {
  it("gives the picture's path, wherever the backend stood when it was stored", () => {
    expect(picturePath(STORED)).toBe('avatar/a-1_17.webp')
    expect(picturePath(`${STORED}?width=80`)).toBe('avatar/a-1_17.webp')
  })

  it('gives none for a picture on another server or outside of the two folders', () => {
    expect(picturePath('https://elsewhere.example/me.png')).toBeNull()
    expect(picturePath(STORED.replace('avatar/', 'avatar/../'))).toBeNull()
    expect(picturePath(STORED.replace('avatar/', 'other/'))).toBeNull()
    expect(picturePath(null)).toBeNull()
  })
})
