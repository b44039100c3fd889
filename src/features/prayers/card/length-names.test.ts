import { expect, it } from 'vitest'
import { PRAYER_LENGTHS } from '@/catalogue/product'
import { TRADITION_NOTES } from '@/catalogue/tradition-notes'
import { lengthName } from './length-names'

it('lengths are named as each tradition’s note asks', () => {
  const usual = { short: 'Short', medium: 'Medium', long: 'Long' }
  for (const [tradition, { lengthNames = usual }] of Object.entries(TRADITION_NOTES))
    for (const length of PRAYER_LENGTHS)
      expect(lengthName(length, tradition)).toBe(lengthNames[length])
})
