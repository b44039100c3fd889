import { describe, expect, it } from 'vitest'
import {
  chooseMadePrayer,
  KEPT_PRAYERS,
  parseMadePrayer,
  parseMadePrayers,
  waitingFor,
  withMadePrayer,
  type MadePrayer,
} from './made-prayer'
import { made } from './made-prayer-fixture'

const keysOf = (list: readonly MadePrayer[]) => list.map(({ key }) => key)

describe('a made prayer', () => {
  it('comes back from storage as it went in', () => {
    const kept = made('one', { isPrivate: true, saving: 'saved', savedId: 'row', makerId: 'me' })
    expect(parseMadePrayer(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  it('that an earlier version kept sits by itself, and keeps of its tags what was chosen', () => {
    const { sitting: _, rowKey: __, isKept: ___, ...old } = made('one', { saving: 'saved' })
    const tags = [...old.prayer.tags, 'miriam', 'leukemia']
    expect(parseMadePrayer({ ...old, prayer: { ...old.prayer, tags } })).toEqual(
      made('one', { saving: 'saved' }),
    )
  })

  it('is not read from what only looks like one', () => {
    expect(parseMadePrayer(null)).toBeNull()
    expect(parseMadePrayer({ ...made('one'), prayer: { title: 'No texts' } })).toBeNull()
    expect(parseMadePrayer({ ...made('one'), saving: 'eaten' })).toBeNull()
    expect(parseMadePrayers([made('one'), 'rubbish', made('two')])).toHaveLength(2)
    expect(parseMadePrayers('rubbish')).toBeNull()
  })
})

describe('the made prayers of a device', () => {
  it('put the newest first and replace one in its place', () => {
    const list = [made('two'), made('one')].reduceRight<readonly MadePrayer[]>(withMadePrayer, [])
    expect(keysOf(list)).toEqual(['two', 'one'])
    const changed = withMadePrayer(list, made('one', { saving: 'failed' }))
    expect(keysOf(changed)).toEqual(['two', 'one'])
    expect(changed[1]?.saving).toBe('failed')
  })

  it('make room by dropping the oldest saved one, then the oldest untried, and a failed one last', () => {
    const full = Array.from({ length: KEPT_PRAYERS - 3 }, (_, position) => made(`w${position}`))
    const list = [...full, made('saved', { saving: 'saved' }), made('failed', { saving: 'failed' })]
    const once = withMadePrayer([made('first'), ...list], made('new'))
    expect(keysOf(once)).not.toContain('saved')
    const twice = withMadePrayer(once, made('newer'))
    expect(keysOf(twice)).not.toContain(`w${KEPT_PRAYERS - 4}`)
    expect(keysOf(twice)).toContain('failed')
    expect(twice).toHaveLength(KEPT_PRAYERS)
  })
})

describe('the prayer of a result page', () => {
  it('is the one that the navigation state names, with what the device knows about its saving', () => {
    const kept = made('one', { saving: 'saved', savedId: 'row' })
    expect(chooseMadePrayer({ made: 'one' }, [made('two'), kept], null)).toBe(kept)
    expect(chooseMadePrayer({ made: made('one') }, [made('two'), kept], null)).toBe(kept)
  })

  it('is the one that the navigation state carries when the device could not keep it, to be saved again', () => {
    const carried = chooseMadePrayer({ made: made('one') }, [], null)
    expect(carried).toMatchObject({ key: 'one', saving: 'failed' })
  })

  it('is the newest on the device after a direct visit', () => {
    expect(chooseMadePrayer(null, [made('two'), made('one')], null)?.key).toBe('two')
    expect(chooseMadePrayer(undefined, [], null)).toBeNull()
  })

  it('is not one that was laid aside, unless that is asked for', () => {
    const list = [made('two', { saving: 'aside' }), made('one', { saving: 'saved' })]
    expect(chooseMadePrayer(null, list, null)?.key).toBe('one')
    expect(chooseMadePrayer({ made: 'two' }, list, null)?.key).toBe('two')
  })

  it("is never another person's on a shared device", () => {
    const hers = made('hers', { makerId: 'her' })
    const mine = made('mine', { makerId: 'me' })
    expect(chooseMadePrayer({ made: 'hers' }, [hers, mine], 'me')).toBe(mine)
    expect(chooseMadePrayer({ made: hers }, [mine], 'me')).toBe(mine)
    expect(chooseMadePrayer(null, [hers], null)).toBeNull()
  })
})

it('what waits for somebody to sign in is theirs or a visitor’s, oldest first', () => {
  const list = [
    made('newest'),
    made('hers', { makerId: 'her' }),
    made('saved', { saving: 'saved' }),
    made('mine', { makerId: 'me' }),
  ]
  expect(keysOf(waitingFor(list, 'me'))).toEqual(['mine', 'newest'])
})
