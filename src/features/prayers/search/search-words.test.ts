import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOLD_CASES } from '@/catalogue/fold-cases'
import { prayerAt } from '../prayer-fixture'
import { excerptOf, findMatches, lengthOfFirstMatch, searchWords } from './search-words'

function marked(text: string, search: string): string[] {
  return findMatches(text, searchWords(search)).map(({ start, end }) => text.slice(start, end))
}

describe('the words of a search', () => {
  it('are parted at blanks, without case and accents, each once, the longest first', () => {
    expect(searchWords('  Peace  of PEACE\tMāori ')).toEqual(['peace', 'maori', 'of'])
  })

  it('are no more than the database reads', () => {
    expect(searchWords('x'.repeat(10_000))).toEqual(['x'.repeat(200)])
    expect(searchWords(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12)
  })

  it('are those that say what a prayer is for, where others only ask for one', () => {
    expect(searchWords('a prayer for my boss')).toEqual(['boss'])
    expect(searchWords('Prayers for the sick')).toEqual(['sick'])
    expect(searchWords('pray for us')).toEqual(['us'])
    expect(searchWords('my prayer')).toEqual(['prayer', 'my'])
    expect(searchWords('for my mother')).toEqual(['mother', 'for', 'my'])
  })

  it('are also the parts of one with hyphens', () => {
    expect(searchWords('self-love')).toEqual(['self-love', 'self', 'love'])
  })

  it('are none for blanks', () => {
    expect(searchWords(' \n\t ')).toEqual([])
  })
})

describe('matches in a text', () => {
  it('are found in any order, whatever the case and the accents', () => {
    expect(marked('Prière pour les Māori', 'MAORI priere')).toEqual(['Prière', 'Māori'])
    expect(marked('Priere', 'prière')).toEqual(['Priere'])
  })

  it('take an accent that stands by itself with its letter', () => {
    expect(marked('Ma\u0304ori', 'maori')).toEqual(['Ma\u0304ori'])
    expect(marked('Ma\u0304ori', 'ma')).toEqual(['Ma\u0304'])
  })

  it('are found across letters that become two, and across typographic signs', () => {
    expect(marked('In der Straße', 'strasse')).toEqual(['Straße'])
    expect(marked('Bahá’í Faith', "baha'i bah")).toEqual(['Bahá’í'])
    expect(marked('Æsir in the Straße', 'a s')).toEqual(['Æs', 'S', 'aß'])
  })

  it.each(FOLD_CASES)('are found by $what', ({ text, folded, typed, marked: part = text }) => {
    for (const search of [folded, ...typed])
      expect(marked(`Peace — ${text}, always`, search), search).toContain(part)
  })

  it('of more than one are those of one, which search finds too', () => {
    expect(marked('A mother, and mothers', 'mothers')).toEqual(['mother', 'mothers'])
    expect(marked('One wish', 'wishes')).toEqual(['wish'])
    expect(marked('The person, a gras', 'sons grass')).toEqual([])
  })

  it('that overlap or touch are one', () => {
    expect(marked('thanksgiving', 'giving thanks')).toEqual(['thanksgiving'])
    expect(marked('banana', 'ana ban')).toEqual(['banana'])
  })

  it('stay within characters of two units', () => {
    expect(marked('peace 🕊️ peace', 'peace')).toEqual(['peace', 'peace'])
  })

  it('are looked for as they are written: no pattern, no markup', () => {
    expect(marked('100% of (a|b)* <b>', '% (a|b)* <b>')).toEqual(['%', '(a|b)*', '<b>'])
    expect(marked('plain', '.* [a-z] \\')).toEqual([])
  })

  it('leave every text whole and come in order, for any text and any search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, search) => {
        let end = -1
        for (const match of findMatches(text, searchWords(search))) {
          expect(match.start).toBeGreaterThan(end)
          expect(match.end).toBeGreaterThan(match.start)
          end = match.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('the length to begin with', () => {
  it('is the one in which a word comes first', () => {
    const prayer = prayerAt(1, {
      shortText: 'Let there be peace.',
      mediumText: 'Peace.',
      longText: 'Hope.',
    })
    expect(lengthOfFirstMatch(prayer, ['peace'])).toBe('medium')
    expect(lengthOfFirstMatch(prayer, ['hope'])).toBe('long')
  })

  it('is open when no text has a word', () => {
    expect(lengthOfFirstMatch(prayerAt(1), ['absent'])).toBeUndefined()
  })
})

describe('an excerpt', () => {
  const long = `${'Many quiet words stand here before it. '.repeat(5)}Now comes peace. And an end.`

  it('begins with the sentence of the first match', () => {
    expect(excerptOf(long, ['peace'])).toBe('… Now comes peace. And an end.')
    expect(excerptOf(`${'x'.repeat(200)}\n\nPeace at last.`, ['peace'])).toBe('… Peace at last.')
  })

  it('is the text itself when the match is in view, or nowhere', () => {
    expect(excerptOf(long, ['quiet'])).toBe(long)
    expect(excerptOf(long, ['absent'])).toBe(long)
  })
})
