import { describe, expect, it } from 'vitest'
import { readContext } from './read-context'

function kindOf(context: string): string {
  const { weave } = readContext(context)
  return weave.kind === 'theme' ? weave.theme : weave.kind
}

describe('the theme of a context', () => {
  it.each([
    ['Flying out on holiday next week', 'vacation'],
    ['job interview tomorrow', 'work'],
    ['my sister is sick', 'healing'],
    ['I have to decide between two schools', 'guidance'],
    ['so grateful for my neighbours', 'gratitude'],
    ['I am lost', 'guidance'],
    ['I have lost my way', 'guidance'],
    ['work work hospital', 'work'],
    ['I am not happy at work', 'work'],
  ])('“%s” is %s', (context, theme) => {
    expect(kindOf(context)).toBe(theme)
  })

  it.each([
    ['I will paint the house'],
    ['a restaurant on the corner'],
    ['I am not sick'],
    ["I don't have a job"],
    ['the whole holiday feast'],
    ['sick of waiting'],
    ['we need to work on this'],
    ['I lost my keys'],
    ['the garden gate'],
    ['مرحبا'],
  ])('“%s” has none and gets the generic sentence', (context) => {
    expect(kindOf(context)).toBe('generic')
  })

  it('is none for an empty context, and the category’s for signs without a letter', () => {
    expect(kindOf('')).toBe('none')
    expect(kindOf('  🙏 ')).toBe('none')
    expect(kindOf('... 12 !!')).toBe('category')
  })
})

describe('the guards of a context', () => {
  it.each([
    ['my dad died on Monday'],
    ['we lost our baby'],
    ['I was laid off from work'],
    ['the wedding was cancelled'],
    ['going through a divorce'],
    ['lost my mother in the hospital'],
  ])('“%s” turns to comfort, whatever theme it has', (context) => {
    expect(kindOf(context)).toBe('comfort')
  })

  it('tell a death from another loss', () => {
    expect(readContext('the funeral is on Friday').death).toBe(true)
    expect(readContext('lost my grandmother').death).toBe(true)
    expect(readContext('laid off').death).toBe(false)
    expect(readContext('a deadline for the dead letter office').death).toBe(true)
    expect(readContext('a deadline').death).toBe(false)
  })

  it.each([['after the flood'], ['a hurricane is coming'], ['too much rain'], ['stormy night']])(
    '“%s” asks for shelter',
    (context) => {
      expect(kindOf(context)).toBe('flood')
      expect(readContext(context).flood).toBe(true)
    },
  )

  it.each([
    ['I want to kill myself'],
    ['thinking of suicide'],
    ['i dont want to live'],
    ['he hits me'],
    ['she abuses her children'],
    ['my friend died and I want to die'],
    ['SELF-HARM'],
  ])('“%s” turns to quiet', (context) => {
    expect(kindOf(context)).toBe('quiet')
  })

  it.each([['let him suffer'], ['I want revenge'], ['make them pay'], ['kill my boss']])(
    '“%s” wishes harm, and loses its theme',
    (context) => {
      expect(readContext(context).harmWish).toBe(true)
      expect(kindOf(context)).toBe('generic')
    },
  )

  it('do not fire on ordinary words', () => {
    for (const context of [
      'brainstorming for a diet',
      'a skilled killer recipe',
      'curse words in school',
    ])
      expect(readContext(context)).toMatchObject({ death: false, flood: false, harmWish: false })
  })
})
