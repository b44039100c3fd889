import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordChanges, type Stretch } from './word-changes'

/** `[-gone-]` and `{+new+}`, paragraphs parted by ` | `. */
const shown = (paragraphs: Stretch[][] | null) =>
  paragraphs
    ?.map((paragraph) =>
      paragraph
        .map(
          ({ kind, text }) => ({ same: text, added: `{+${text}+}`, removed: `[-${text}-]` })[kind],
        )
        .join(''),
    )
    .join(' | ')

const changes = (before: string, after: string, language: string | null = 'en') =>
  shown(wordChanges(before, after, language))

describe('the words that changed', () => {
  it('are told one by one', () => {
    expect(changes('Give us peace this night.', 'Give us rest this night.')).toBe(
      'Give us [-peace-]{+rest+} this night.',
    )
  })

  it('are none where only white space changed', () => {
    expect(changes('Give us  peace.\n\nAmen.', ' Give us peace.\n\nAmen. ')).toBeUndefined()
    expect(changes('', ' ')).toBeUndefined()
  })

  it('stand in their paragraphs', () => {
    expect(changes('One breath.\n\nAnother breath.', 'One breath.\n\nAnother long breath.')).toBe(
      'One breath. | Another {+long +}breath.',
    )
  })

  it('are the whole text where it is new, is gone, or has little in common', () => {
    expect(changes('', 'Peace.')).toBe('{+Peace.+}')
    expect(changes('Peace.', '')).toBe('[-Peace.-]')
    expect(changes('The river runs to the sea.', 'We bow, and then we begin again.')).toBe(
      '[-The river runs to the sea.-]{+We bow, and then we begin again.+}',
    )
  })

  it('are those of the language, also where no blanks part them', () => {
    expect(changes('世界に平和がありますように', '世界に希望がありますように', 'ja')).toBe(
      '世界に[-平和-]{+希望+}がありますように',
    )
    expect(changes('اللهم امنحنا السلام اليوم', 'اللهم امنحنا الصبر اليوم', 'ar')).toBe(
      'اللهم امنحنا [-السلام-]{+الصبر+} اليوم',
    )
  })

  it('hold both texts, whatever they are', () => {
    const word = fc.constantFrom('light', 'peace', 'and', 'the', '\n\n', 'ʿīd', '平和', '“so”', '.')
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '))
    const letters = (paragraphs: Stretch[][], without: Stretch['kind']) =>
      paragraphs
        .flat()
        .filter(({ kind }) => kind !== without)
        .map((stretch) => stretch.text)
        .join('')
        .replaceAll(/\s/g, '')
    fc.assert(
      fc.property(text, text, (before, after) => {
        const found = wordChanges(before, after, 'en')
        if (!found) return before.replaceAll(/\s/g, '') === after.replaceAll(/\s/g, '')
        return (
          letters(found, 'added') === before.replaceAll(/\s/g, '') &&
          letters(found, 'removed') === after.replaceAll(/\s/g, '')
        )
      }),
    )
  })

  it('of the longest texts without a common word are found at once', () => {
    const many = (word: string) => Array.from({ length: 1600 }, (_, at) => `${word}${at}`).join(' ')
    expect(wordChanges(many('a'), many('b'), 'en')?.flat()).toHaveLength(2)
  })
})
