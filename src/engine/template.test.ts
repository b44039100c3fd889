import { describe, expect, it } from 'vitest'
import { expandSentence, expandTemplate, parseTemplate } from './template'

const TEMPLATE = 'Keep {the road|the stair|the bridge} {dry|safe} for {the old|the young}.'

function everyText(template: string, salt = ''): string[] {
  const [sentence] = parseTemplate(template).sentences
  if (!sentence) return []
  return Array.from({ length: sentence.expansions }, (_, n) => expandSentence(sentence, n, salt))
}

describe('a template', () => {
  it('becomes each of its texts exactly once before any comes back', () => {
    expect(parseTemplate(TEMPLATE).expansions).toBe(12)
    expect(new Set(everyText(TEMPLATE)).size).toBe(12)
    expect(new Set(everyText(TEMPLATE, 'elsewhere')).size).toBe(12)
  })

  it('changes every alternative from one text to the next', () => {
    const texts = everyText(TEMPLATE).slice(0, 3)
    expect(new Set(texts.map((text) => /road|stair|bridge/.exec(text)?.[0])).size).toBe(3)
    const [first, second] = texts
    expect(first?.includes('dry')).not.toBe(second?.includes('dry'))
    expect(first?.includes('old')).not.toBe(second?.includes('old'))
  })

  it('starts its walk elsewhere for another salt', () => {
    const starts = new Set(
      Array.from({ length: 20 }, (_, salt) => everyText(TEMPLATE, `${salt}`)[0]),
    )
    expect(starts.size).toBeGreaterThan(3)
  })

  it('counts the sentence that varies least', () => {
    const { sentences, expansions } = parseTemplate('I {stand|sit} here. {One|Two|Three} came.')
    expect(sentences).toHaveLength(2)
    expect(expansions).toBe(2)
  })

  it('marks whole sentences inside < > as formulas, and says them unchanged', () => {
    const template = '<Through Jesus Christ our Lord. Amen.>'
    expect(parseTemplate(template).sentences.map(({ formula }) => formula)).toEqual([true, true])
    expect(expandTemplate(template, 5, 'x')).toEqual(['Through Jesus Christ our Lord.', 'Amen.'])
  })

  it('keeps a formula inside a sentence that goes on', () => {
    const [sentence] = parseTemplate(
      '<All praise is for God,> and {peace|blessing} to all.',
    ).sentences
    expect(sentence?.formula).toBe(false)
    expect(expandTemplate('<All praise is for God,> and peace to all.', 0, '')).toEqual([
      'All praise is for God, and peace to all.',
    ])
  })

  it('knows the fewest and most words that it can have', () => {
    expect(parseTemplate(TEMPLATE)).toMatchObject({ fewestWords: 7, mostWords: 7 })
    expect(parseTemplate('Give {rest|an hour of rest}.')).toMatchObject({
      fewestWords: 2,
      mostWords: 5,
    })
  })

  it('refuses a brace that is never closed', () => {
    expect(() => parseTemplate('Give {rest.')).toThrow('Unclosed {')
  })
})
