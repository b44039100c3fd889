import { describe, expect, it } from 'vitest'
import { correctSlip } from './spelling'

describe('a word that nobody knows', () => {
  it.each([
    ['hosptial', 'hospital'],
    ['presure', 'pressure'],
    ['aplication', 'application'],
    ['marrage', 'marriage'],
    ['redundent', 'redundant'],
  ])('“%s” is a slip of “%s”', (written, meant) => {
    expect(correctSlip(written)).toBe(meant)
  })

  it.each(['palate', 'corpse', 'stupid', 'carlos', 'zzkrptx'])(
    '“%s” is left as it is: it may be another word, or a name',
    (written) => {
      expect(correctSlip(written)).toBeNull()
    },
  )
})
