import { describe, expect, it } from 'vitest'
import { asPictureType, sniffPicture } from './picture-kind'

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

describe('the kind of a picture', () => {
  it('is read from its first bytes', () => {
    expect(sniffPicture(bytesOf('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'))).toBe('image/png')
    expect(sniffPicture(bytesOf('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF'))).toBe('image/jpeg')
    expect(sniffPicture(bytesOf('GIF89a\u0001\0'))).toBe('image/gif')
    expect(sniffPicture(bytesOf('RIFF\u0024\0\0\0WEBPVP8 '))).toBe('image/webp')
    expect(sniffPicture(bytesOf('\0\0\0\u0020ftypavif\0\0\0\0avifmif1'))).toBe('image/avif')
    expect(sniffPicture(bytesOf('\0\0\0\u001cftypmif1\0\0\0\0mif1avif'))).toBe('image/avif')
  })

  it('is none for an SVG, a web page or a program, whatever its name says', () => {
    for (const start of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>',
      '<?xml version="1.0"?><svg>',
      '<!doctype html><script>',
      'MZ\u0090\0',
      'RIFF\u0024\0\0\0WAVEfmt ',
      '\0\0\0\u0020ftypisom\0\0\0\0mp42',
      '',
    ])
      expect(sniffPicture(bytesOf(start))).toBeNull()
  })

  it('is taken from a stated type only when the bucket takes that type', () => {
    expect(asPictureType('image/webp')).toBe('image/webp')
    expect(asPictureType('image/svg+xml')).toBeNull()
  })
})
