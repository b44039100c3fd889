import { describe, expect, it } from 'vitest'
import { TRADITION_GROUPS } from './tradition-groups'
import { GENERATOR_ONLY_TRADITIONS, TRADITIONS, findTradition } from './traditions'

describe('the traditions', () => {
  it('are 38, each once', () => {
    expect(new Set(TRADITIONS.map(({ name }) => name)).size).toBe(38)
    expect(TRADITIONS).toHaveLength(38)
  })

  it('can each be chosen in the generator in exactly one group, Children and Agnostic included', () => {
    const offered = TRADITION_GROUPS.flatMap(({ members }) => members)
    const known = [...TRADITIONS, ...GENERATOR_ONLY_TRADITIONS].map(({ name }) => name)
    expect([...offered].sort()).toEqual([...known].sort())
  })

  it('are found by their stored name only', () => {
    expect(findTradition('Maori')?.ownSpelling).toBe('Māori')
    expect(findTradition('maori')).toBeNull()
  })
})
