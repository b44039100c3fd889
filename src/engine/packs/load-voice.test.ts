import { beforeAll, describe, expect, it } from 'vitest'
import { GENERATOR_ONLY_TRADITIONS, TRADITIONS } from '@/catalogue/traditions'
import type { Intention } from '../intention/intention'
import { hear } from '../intention/hear'
import { NO_INTENTION } from '../intention/intention'
import { KIND_AREAS, KINDS_BY_AREA } from '../kinds/kinds'
import { loadVoice, VOICE_NAMES } from './load-voice'

const EXAM = { ...NO_INTENTION, occasions: [{ occasion: 'exam', who: 'me' } as const] }

// The tests begin when the voices are at hand: reading forty documents takes its time.
beforeAll(() => Promise.all(VOICE_NAMES.map((name) => loadVoice(name, EXAM))), 120_000)

describe('loading a voice', () => {
  it('knows every tradition of the catalogue and both further voices, in alphabetical order', () => {
    const known = [...TRADITIONS, ...GENERATOR_ONLY_TRADITIONS].map(({ name }) => name)
    expect([...VOICE_NAMES]).toEqual([...known].sort())
  })

  it('gives each voice under its own name', async () => {
    const voices = await Promise.all(VOICE_NAMES.map((name) => loadVoice(name, null)))
    expect(voices.map(({ pack }) => pack.name)).toEqual(VOICE_NAMES)
  })

  it('brings the shared passages of occasions only where something was heard', async () => {
    expect(await loadVoice('Buddhism', NO_INTENTION)).toMatchObject({ context: null })
    expect(await loadVoice('Buddhism', EXAM)).toMatchObject({
      context: { occasions: { mode: 'aspiring' }, types: { mode: 'aspiring' } },
    })
    expect(await loadVoice('Universal', EXAM)).toMatchObject({
      context: { occasions: { mode: 'asking' }, types: { mode: 'asking' } },
    })
  })

  it('brings the kinds of the area that the words belong to, and no others', async () => {
    const written = 'retaking my driving theory test tomorrow'
    const heard = hear(written)
    const areas = async (words: string) => {
      const { context } = await loadVoice('Universal', heard, { context: words })
      return KIND_AREAS.filter((area) =>
        Object.keys(KINDS_BY_AREA[area]).some((kind) => context?.kinds[kind]),
      )
    }
    expect(await areas(written)).toEqual(['work'])
    expect(await areas('')).toEqual([])
  })

  it('brings the whole prayers of the type’s family only where no occasion was heard, and none for a family member', async () => {
    const choices = { type: 'healing', category: 'Wellbeing' }
    const writtenFor = async (...[intention, more]: [Intention | null, object?]) => {
      const { wholes } = await loadVoice('Celtic', intention, { ...choices, ...more })
      return wholes && Object.keys(wholes.written).toSorted()
    }
    const family = 'courage,healing,hope,patience,protection,strength,victory'.split(',')
    expect(await writtenFor(null)).toEqual(family)
    expect(await writtenFor(null, { category: 'Forgiveness' })).toEqual(family)
    expect(await writtenFor(EXAM, { context: 'my exam' })).toBeNull()
    const untold = { context: 'the fence needs painting before my uncle comes' }
    expect(await writtenFor(hear(untold.context), untold)).toEqual(family)
    expect(await writtenFor(null, { category: 'Family', familyMember: 'Mother' })).toBeNull()
    expect(await writtenFor(null, { category: 'Family' })).toBeNull()
  })

  it('speaks as Universal for a tradition that nobody knows', async () => {
    expect(await loadVoice('Jedi', null)).toMatchObject({ slug: 'universal' })
    expect(await loadVoice('constructor', null)).toMatchObject({ slug: 'universal' })
  })
})
