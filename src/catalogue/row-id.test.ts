import { describe, expect, it } from 'vitest'
import { isRowId } from './row-id'

describe('the id of a row', () => {
  it('is five groups of hexadecimal digits, in either case', () => {
    expect(isRowId('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe(true)
    expect(isRowId('0F8FAD5B-D9CB-469F-A165-70867728950E')).toBe(true)
  })

  it('is nothing shorter, longer or other', () => {
    const others = ['', 'not-an-id', '0f8fad5bd9cb469fa16570867728950e', '0'.repeat(36)]
    const longer = [
      '0f8fad5b-d9cb-469f-a165-70867728950e0',
      ' 0f8fad5b-d9cb-469f-a165-70867728950e',
    ]
    expect([...others, ...longer].filter(isRowId)).toEqual([])
  })
})
