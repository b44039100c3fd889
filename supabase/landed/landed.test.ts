import { describe, expect, it } from 'vitest'
import { findChanged, hashMigrations, readLanded } from './landed-migrations'

describe('migrations', () => {
  it('are never changed once they landed: add a new one instead', () => {
    expect(findChanged(readLanded(), hashMigrations())).toEqual([])
  })

  it('are all in the list of what landed: run npm run write:landed', () => {
    expect(Object.keys(readLanded())).toEqual(Object.keys(hashMigrations()))
  })

  it('are told apart by every byte, and missed when they are gone', () => {
    const landed = { 'a.sql': '01', 'b.sql': '02', 'c.sql': '03' }
    expect(findChanged(landed, { 'a.sql': '01', 'c.sql': '04', 'd.sql': '05' })).toEqual([
      'b.sql',
      'c.sql',
    ])
  })
})
