import { describe, expect, it } from 'vitest'
import { checkPack } from '../checks/check-pack'
import { FRAGMENT_PACK_NAMES, loadFragments } from './load-pack'

const written = await Promise.all(FRAGMENT_PACK_NAMES.map(loadFragments))

// Every fragment in every text it can become, and 936 prayers of each pack: all types, scenes, sub-categories,
// family members, themes and guards, three variants, and ten presses in a row of every type.
describe('the voice of', () => {
  it.each(written)('$name passes every check', { timeout: 60_000 }, (pack) => {
    const failures = checkPack(pack).filter(({ level }) => level === 'failure')
    const lines = failures.map(
      ({ rule, where, reason, text }) => `${rule} ${where}: ${reason} «${text}»`,
    )
    expect(lines.slice(0, 20)).toEqual([])
  })
})
