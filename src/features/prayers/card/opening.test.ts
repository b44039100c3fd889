import { describe, expect, it } from 'vitest'
import { openText } from './opening'

const openingOf = (text: string) => openText(text).opening

describe('the opening of a prayer', () => {
  it.each([
    [
      'Water goes to the low place without being told. I would go there too.',
      'Water goes to the low place without being told.',
    ],
    [
      '“Hail to the giving earth, to all!” they sang. And so do I.',
      '“Hail to the giving earth, to all!”',
    ],
    [
      'Tlaloc, lord of the mountain waters, you keep the clouds in your four jars, and you know which of them to break.',
      'Tlaloc, lord of the mountain waters, you keep the clouds in your four jars,',
    ],
    [
      'Lord Jesus, so many came to you not for their own sake, but for a child, a servant, a friend, and none went away unheard.',
      'Lord Jesus, so many came to you not for their own sake,',
    ],
    [
      'Om. I sit down, and the breath finds its own way home. It always did.',
      'Om. I sit down, and the breath finds its own way home.',
    ],
    [
      'Make me, as you made St. Francis, an instrument. Amen.',
      'Make me, as you made St. Francis, an instrument.',
    ],
    [
      'Creator, thank you for the ground; it carries me. For the body I ask.',
      'Creator, thank you for the ground; it carries me.',
    ],
    ['Be with us.', 'Be with us.'],
    ['Stay with us\nfor it is evening. Stay.', 'Stay with us'],
  ])('of “%s” is “%s”', (text, opening) => {
    expect(openingOf(text)).toBe(opening)
  })

  it('ends with a word where a line has no clauses', () => {
    const text = 'and '.repeat(60)
    expect(openingOf(text)).toMatch(/^(?:and )*and$/)
    expect(openingOf(text).length).toBeLessThanOrEqual(90)
  })

  it('takes as much room of letters that are twice as wide', () => {
    expect(openingOf('和'.repeat(200))).toHaveLength(45)
  })

  it('of nothing is nothing', () => {
    expect(openText(' \n ')).toEqual({ opening: '', rest: '' })
  })

  it('and what follows are the text: nothing is repeated, nothing lost', () => {
    for (const text of [
      'Be with us now, and stay.\n\nAs you were then, and not yet.',
      'One line\nand another',
      'Amen.',
    ]) {
      const { opening, rest } = openText(text)
      expect(`${opening}${rest}`.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }
  })
})
