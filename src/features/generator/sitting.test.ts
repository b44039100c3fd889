import { describe, expect, it } from 'vitest'
import type { MadePrayer } from './made-prayer'
import { made } from './made-prayer-fixture'
import {
  keptBeside,
  mayKeepInstead,
  rowToTake,
  variantsOf,
  withBothKept,
  withDeletion,
  withInstead,
  withPrivacy,
  withSaved,
  withVariant,
} from './sitting'

type Made = readonly MadePrayer[]

const find = (list: Made, key: string) => {
  const found = list.find((each) => each.key === key)
  if (!found) throw new Error(`There is no ${key}.`)
  return found
}

const statesOf = (list: Made) => Object.fromEntries(list.map(({ key, saving }) => [key, saving]))

/** A sitting with a saved first variant and one more for each key, each saved in its row. */
function sit(...keys: string[]): Made {
  let list: Made = withSaved([made('first')], 'first', 'row')
  for (const key of keys) {
    const [next] = withVariant(list, find(list, 'first'), made(key))
    list = withSaved(next, key, 'row')
  }
  return list
}

describe('another variant', () => {
  it('is to have the row of the one before it, which keeps it until then', () => {
    const [list, second] = withVariant(sit(), find(sit(), 'first'), made('second'))
    expect(second).toMatchObject({ sitting: 'first', rowKey: 'first', saving: 'waiting' })
    expect(rowToTake(list, second)).toBe('row')
    expect(find(list, 'first')).toMatchObject({ saving: 'saved', savedId: 'row' })
    expect(statesOf(withSaved(list, 'second', 'row'))).toEqual({ second: 'saved', first: 'aside' })
  })

  it('takes the place of one that nobody has saved yet', () => {
    for (const saving of ['waiting', 'failed'] as const) {
      const first = made('first', { saving })
      const [list, second] = withVariant([first], first, made('second'))
      expect(rowToTake(list, second)).toBeNull()
      expect(second.rowKey).toBe('first')
      expect(statesOf(list)).toEqual({ second: 'waiting', first: 'aside' })
    }
  })

  it('leaves the one before it alone when the database gave it a row of its own', () => {
    const [list] = withVariant(sit(), find(sit(), 'first'), made('second'))
    expect(statesOf(withSaved(list, 'second', 'other row'))).toEqual({
      second: 'saved',
      first: 'saved',
    })
  })

  it('takes the row although it was made from one that was laid aside', () => {
    const list = sit('second', 'third')
    const [next, fourth] = withVariant(list, find(list, 'first'), made('fourth'))
    expect(fourth).toMatchObject({ sitting: 'first', rowKey: 'first' })
    expect(variantsOf(next, fourth).map(({ key }) => key)).toEqual([
      'first',
      'second',
      'third',
      'fourth',
    ])
  })
})

describe('a row that was deleted', () => {
  it('leaves its variant on the device, and the next one has a row of its own', () => {
    const list = withDeletion(sit('second'), 'row')
    expect(find(list, 'second')).toMatchObject({ saving: 'aside', savedId: null })
    expect(rowToTake(list, find(list, 'second'))).toBeNull()
    expect(withVariant(list, find(list, 'second'), made('third'))[1].rowKey).toBe('third')
    expect(withDeletion(list, 'row')).toBe(list)
  })
})

describe('“Keep this one too”', () => {
  it('is not offered for the only one', () => {
    expect(keptBeside(sit(), find(sit(), 'first'))).toBeUndefined()
  })

  it('gives the one that was replaced a row of its own again, and both stay', () => {
    const list = sit('second')
    expect(keptBeside(list, find(list, 'second'))?.key).toBe('first')
    const both = withBothKept(list, find(list, 'second'), false)
    expect(statesOf(both)).toEqual({ second: 'saved', first: 'waiting' })
    expect(rowToTake(both, find(both, 'first'))).toBeNull()
    const saved = withSaved(both, 'first', 'own row')
    expect(saved.map(({ savedId }) => savedId)).toEqual(['row', 'own row'])
    expect(keptBeside(saved, find(saved, 'second'))).toBeUndefined()
    const [, third] = withVariant(saved, find(saved, 'second'), made('third'))
    expect(third.rowKey).toBe('third')
  })

  it('gives an earlier one that is shown a row of its own', () => {
    const list = sit('second', 'third')
    const both = withBothKept(list, find(list, 'first'), false)
    expect(statesOf(both)).toEqual({ third: 'saved', second: 'aside', first: 'waiting' })
    expect(find(both, 'third').isKept).toBe(true)
  })

  it('keeps a prayer private that was made private meanwhile', () => {
    const list = sit('second')
    expect(find(withBothKept(list, find(list, 'first'), true), 'first').isPrivate).toBe(true)
  })
})

describe('“Keep this one instead”', () => {
  it('gives an earlier one the row back', () => {
    const list = sit('second')
    expect(mayKeepInstead(list, find(list, 'first'))).toBe(true)
    const instead = withInstead(list, find(list, 'first'), false)
    const first = find(instead, 'first')
    expect(first).toMatchObject({ saving: 'waiting', rowKey: 'first' })
    expect(rowToTake(instead, first)).toBe('row')
    expect(statesOf(withSaved(instead, 'first', 'row'))).toEqual({
      second: 'aside',
      first: 'saved',
    })
  })

  it('is not offered for the one that is kept, nor when all are', () => {
    const list = sit('second', 'third')
    expect(mayKeepInstead(list, find(list, 'third'))).toBe(false)
    const both = withBothKept(list, find(list, 'third'), false)
    expect(mayKeepInstead(both, find(both, 'first'))).toBe(false)
  })
})

describe('who can see a row', () => {
  const privacyOf = (list: Made) =>
    Object.fromEntries(list.map(({ key, isPrivate }) => [key, isPrivate]))

  it('made private holds for the whole sitting and for no other', () => {
    const list = withPrivacy([made('elsewhere'), ...sit('second', 'third')], 'row', true)
    expect(privacyOf(list)).toEqual({ elsewhere: false, first: true, second: true, third: true })
  })

  it('made public holds for the variants of that row only', () => {
    const secret = withPrivacy(
      withBothKept(sit('second'), find(sit('second'), 'second'), false),
      'row',
      true,
    )
    expect(privacyOf(withPrivacy(secret, 'row', false))).toEqual({ first: true, second: false })
  })

  it('that nothing here was made for changes nothing', () => {
    const list = sit('second')
    expect(withPrivacy(list, 'another row', true)).toBe(list)
    expect(withPrivacy(list, 'row', false)).toBe(list)
  })
})
