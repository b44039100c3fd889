import { describe, expect, it } from 'vitest'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { readVoice } from './build/read-voice'
import { composePrayer } from './compose-prayer'
import { FIRST } from './composer/compose-passages'
import { hear } from './intention/hear'
import { VOICE_NAMES } from './packs/load-voice'
import type { ComposedPrayer } from './prayer'

const voices = VOICE_NAMES.map(readVoice)

function idsOf({ passages }: ComposedPrayer): string[] {
  return Object.values(passages).flat()
}

/** Two prayers of each voice, the types in turn: the first, which may be written whole, and a composed one. */
function prayersFor(context: string, types: readonly string[] = PRAYER_TYPES): ComposedPrayer[] {
  return voices.flatMap((voice, index) => {
    const type = types[index % types.length] ?? 'Peace'
    const choices = { tradition: voice.pack.name, type, category: 'Professional', context }
    return [FIRST, index + 1].map((variant) => composePrayer(voice, choices, variant))
  })
}

describe('what is heard where care is needed', () => {
  const heard = (context: string) => hear(context).occasions.map(({ occasion }) => occasion)

  it.each([
    ['I want to kill myself', 'self-harm'],
    ['thinking of suicide', 'self-harm'],
    ['i dont want to live', 'self-harm'],
    ['SELF-HARM', 'self-harm'],
    ['he hits me', 'abuse'],
    ['she abuses her children', 'abuse'],
    ['my husband pushed me down the stairs', 'abuse'],
    ['my girlfriend lost our baby and she is pushing me away', 'death'],
    ['my friend died and I want to die', 'self-harm'],
    ['my dad died on Monday', 'death'],
    ['we lost our baby', 'death'],
    ['lost my mother in the hospital', 'death'],
    ['the funeral is on Friday', 'funeral'],
    ['I was laid off from work', 'job-loss'],
    ['going through a divorce', 'divorce'],
    ['after the flood', 'flood'],
    ['too much rain', 'flood'],
    ['a hurricane is coming', 'disaster'],
    ['stormy night', 'disaster'],
  ])('“%s” is %s', (context, occasion) => {
    expect(heard(context)[0]).toBe(occasion)
  })

  it.each([['let him suffer'], ['I want revenge'], ['make them pay'], ['kill my boss']])(
    '“%s” wishes harm',
    (context) => {
      expect(hear(context).harmWish).toBe(true)
    },
  )

  it('is not heard in ordinary words', () => {
    for (const context of [
      'brainstorming for a diet',
      'a skilled killer recipe',
      'sick of waiting',
      'I lost my keys',
      'I am not sick',
      'I will paint the house',
      'a restaurant on the corner',
    ])
      expect(hear(context)).toMatchObject({ occasions: [], harmWish: false })
    for (const context of ['curse words in school', 'a deadline', 'we need to work on this'])
      expect(hear(context).harmWish).toBe(false)
  })
})

describe('every voice', () => {
  it('prays gently where somebody writes of harm to themselves, whatever the type', () => {
    for (const prayer of prayersFor('I want to end my life')) {
      const ids = idsOf(prayer)
      expect(prayer.notice).toBe('self-harm')
      expect(ids.filter((id) => /\/(?:widening|situation|clause|need)\//.test(id))).toEqual([])
      const asked = ids.filter((id) => /\/(?:petition|within)\//.test(id))
      expect(asked.filter((id) => !/\/self-harm\/|\/healing\//.test(id))).toEqual([])
      expect(asked.length).toBeGreaterThan(0)
      expect(prayer.tags).toHaveLength(3)
    }
  })

  it.each([['after the flood'], ['a hurricane is coming']])(
    'neither asks for rain nor admires it: “%s”',
    (context) => {
      const asked = [...prayersFor(context, ['Rain']), ...prayersFor(context)]
      for (const { tags, shortText, mediumText, longText } of asked) {
        expect([shortText, mediumText, longText].join(' ')).not.toMatch(/(?<!\p{L})rain/iu)
        expect(tags.length).toBeGreaterThan(0)
      }
      expect(asked[0]?.tags[0]).toBe('rain')
    },
  )

  it('asks for peace, or for mercy, where somebody wishes harm', () => {
    for (const prayer of prayersFor('make him suffer')) {
      const asked = idsOf(prayer).filter((id) => id.includes('/petition/'))
      const wanted = prayer.tags[0] === 'mercy' ? '/petition/mercy/' : '/petition/peace/'
      expect(asked.filter((id) => !id.includes(wanted))).toEqual([])
      expect(asked.length).toBeGreaterThan(0)
    }
  })

  it('begins with its call of comfort where somebody has died', () => {
    for (const prayer of prayersFor('my father died'))
      for (const said of Object.values(prayer.passages))
        expect(said.find((id) => !id.includes('/opening/'))).toMatch(
          /\/comfort\/call\/|\/told\/death\/call$/,
        )
  })

  it('says nothing of what nobody can hear', () => {
    for (const { shortText, mediumText, longText } of prayersFor('Xylophone zebra at the quincunx'))
      expect([shortText, mediumText, longText].join(' ')).not.toMatch(/xylophone|zebra|quincunx/i)
  })
})
