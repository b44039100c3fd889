import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanContext } from './clean-context'

describe('cleaning a context', () => {
  it("removes everything but letters, digits, underscore, whitespace and . , ! ? ' -", () => {
    expect(cleanContext('  <b>My mother’s  "surgery"</b> (today)!\n\tfree_text 100% ')).toBe(
      'bMy mothers surgeryb today! free_text 100',
    )
    expect(cleanContext("don't - stop, please. ok?")).toBe("don't - stop, please. ok?")
  })

  it('keeps letters of every script', () => {
    expect(cleanContext('नमस्ते 🙏 مرحبا, 你好; Đức Ọ́')).toBe('नमस्ते مرحبا, 你好 Đức Ọ́')
  })

  it('leaves nothing of a text that is only signs', () => {
    expect(cleanContext('🙏🙏 *** \u202e\u200f')).toBe('')
  })

  it('holds for any text, and cleans only once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const cleaned = cleanContext(text)
        expect(cleaned).not.toMatch(/[^\p{L}\p{M}\p{N}_ .,!?'-]| {2}|^ | $/u)
        expect(cleanContext(cleaned)).toBe(cleaned)
      }),
    )
  })
})
