import { describe, expect, it } from 'vitest'
import { GENERATOR_ONLY_TRADITIONS, TRADITIONS } from '@/catalogue/traditions'
import { NO_INTENTION } from '../intention/intention'
import { loadPack, PACK_NAMES } from './load-pack'

describe('loading a voice', () => {
  it('knows every tradition of the catalogue and both further voices, in alphabetical order', () => {
    const known = [...TRADITIONS, ...GENERATOR_ONLY_TRADITIONS].map(({ name }) => name)
    expect([...PACK_NAMES]).toEqual([...known].sort())
  })

  it('gives each voice under its own name', async () => {
    const voices = await Promise.all(PACK_NAMES.map((name) => loadPack(name, null)))
    expect(voices.map((voice) => ('kind' in voice ? voice.pack.name : voice.name))).toEqual(
      PACK_NAMES,
    )
  })

  it('brings the shared passages of occasions only where something was heard', async () => {
    const exam = { ...NO_INTENTION, occasions: [{ occasion: 'exam', who: 'me' } as const] }
    expect(await loadPack('Buddhism', NO_INTENTION)).toMatchObject({ context: null })
    expect(await loadPack('Buddhism', exam)).toMatchObject({
      context: { occasions: { mode: 'aspiring' }, types: { mode: 'aspiring' } },
    })
    expect(await loadPack('Universal', exam)).toMatchObject({
      context: { occasions: { mode: 'asking' }, types: { mode: 'asking' } },
    })
  })

  it('speaks as Universal for a tradition that nobody knows', async () => {
    expect(await loadPack('Jedi', null)).toMatchObject({ slug: 'universal' })
    expect(await loadPack('constructor', null)).toMatchObject({ slug: 'universal' })
  })
})
