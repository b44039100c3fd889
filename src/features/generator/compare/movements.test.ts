import { describe, expect, it } from 'vitest'
import { PRAYER_LENGTHS } from '@/catalogue/product'
import { composeInParts } from '@/engine/compose-prayer'
import { readVoice } from '@/engine/build/read-voice'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
import { toSlug } from '@/catalogue/slug'
import { ROW_COUNT, toCells } from './movements'

const words = (text: string) => text.split(/\s+/)

describe('the rows of a comparison', () => {
  it.each(VOICE_NAMES)('hold every word of %s in its own order', (name) => {
    const voice = readVoice(toSlug(name))
    const choices = { tradition: name, type: 'healing', category: 'Healing' }
    const { prayer, parts } = composeInParts(voice, choices, 0)
    const texts = { short: prayer.shortText, medium: prayer.mediumText, long: prayer.longText }
    for (const length of PRAYER_LENGTHS) {
      const cells = toCells(parts[length], voice.pack.mode)
      const said = cells.flatMap(({ paragraphs }) => paragraphs).join(' ')
      expect(words(said)).toEqual(words(texts[length]))
      const rows = cells.map(({ row }) => row)
      expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b))
      expect(Math.max(...rows)).toBeLessThan(ROW_COUNT)
    }
  })

  it('say that nobody is asked where nobody is addressed', () => {
    const parts = [
      { part: 'call', text: 'One breath.' },
      { part: 'petition', text: 'May it mend.' },
    ]
    const labels = (mode: 'asking' | 'aspiring' | 'thanking') =>
      toCells(parts, mode).map(({ label }) => label)
    expect(labels('asking')).toEqual(['Calling', 'Asking'])
    expect(labels('aspiring')).toEqual(['Opening', 'Wishing'])
    expect(labels('thanking')).toEqual(['Calling', 'Thanking and asking'])
  })

  it('keep what a tradition says later behind what it said before', () => {
    const parts = [
      { part: 'return', text: 'Home.' },
      { part: 'widening', text: 'For all.' },
      { part: 'close', text: 'So be it.' },
    ]
    expect(toCells(parts, 'asking')).toEqual([
      { row: 5, label: 'Coming back', paragraphs: ['Home.', 'For all.'] },
      { row: 6, label: 'Closing', paragraphs: ['So be it.'] },
    ])
  })
})
