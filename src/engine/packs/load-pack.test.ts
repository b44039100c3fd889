import { describe, expect, it } from 'vitest'
import { GENERATOR_ONLY_TRADITIONS, TRADITIONS } from '@/catalogue/traditions'
import { toSlug } from '@/catalogue/slug'
import { loadPack, PACK_NAMES } from './load-pack'

describe('loading a voice', () => {
  it('knows every tradition of the catalogue and both further voices, in alphabetical order', () => {
    const known = [...TRADITIONS, ...GENERATOR_ONLY_TRADITIONS].map(({ name }) => name)
    expect([...PACK_NAMES]).toEqual([...known].sort())
  })

  it('gives each voice under its own name and slug, or Universal while it is not written', async () => {
    const packs = await Promise.all(PACK_NAMES.map(loadPack))
    const names = packs.map(({ name, slug }) => ({ name, slug }))
    const allowed = PACK_NAMES.map((name, index) =>
      names[index]?.name === 'Universal'
        ? { name: 'Universal', slug: 'universal' }
        : { name, slug: toSlug(name) },
    )
    expect(names).toEqual(allowed)
  })

  it('speaks as Universal for a tradition that nobody knows', async () => {
    expect((await loadPack('Jedi')).name).toBe('Universal')
    expect((await loadPack('constructor')).name).toBe('Universal')
  })
})
