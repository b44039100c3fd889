import { describe, expect, it } from 'vitest'
import { checkVocabulary } from '../checks/gate'
import { everySentence, listFragments } from '../checks/list-fragments'
import { checkOverlaps } from '../checks/overlaps'
import { checkForm, checkGrammar } from '../checks/sentence-form'
import { checkStockPhrases } from '../checks/stock-phrases'
import { checkSyntax } from '../checks/syntax'
import { speakAs } from '../compose/compose-text'
import { parseTemplate } from '../template'
import { STOCK } from './stock'

const fragments = listFragments('stock', STOCK)

describe('the sentences that every voice may say', () => {
  it('are sound for one speaker and for many, and belong to no tradition', () => {
    const problems = fragments.flatMap(({ id, slot, template }) =>
      everySentence(template).flatMap(({ texts }) =>
        texts.flatMap((text) =>
          (['I', 'we'] as const).flatMap((speaker) => {
            const said = speakAs(speaker, text)
            return [
              ...checkForm(id, said),
              ...checkGrammar(id, said, speaker, false),
              ...checkStockPhrases(id, said, slot),
              // Mode A is the strictest: what a reflection that asks nobody may say, everybody may.
              ...checkVocabulary(id, said, { slug: 'stock', mode: 'A' }),
            ]
          }),
        ),
      ),
    )
    expect(problems).toEqual([])
  })

  it('are written in the template language', () => {
    const problems = fragments.flatMap((fragment) =>
      // Speaker markers are the stock’s own: they are written out before anything else reads them.
      checkSyntax({ ...fragment, template: speakAs('I', fragment.template) }),
    )
    expect(problems).toEqual([])
  })

  it('never share five words in a row where two can meet', () => {
    const found = checkOverlaps(fragments).filter(({ level }) => level === 'failure')
    expect(found).toEqual([])
  })

  it('are 6 to 18 words long, so that a short prayer holds the chosen place and theme', () => {
    const misfits = fragments.filter(({ template, slot }) => {
      const { fewestWords, mostWords } = parseTemplate(template)
      return fewestWords < 6 || mostWords > (slot === 'quiet' ? 22 : 18)
    })
    expect(misfits.map(({ id }) => id)).toEqual([])
  })

  it('have at least four texts each', () => {
    const few = fragments.filter(({ template }) => parseTemplate(template).expansions < 4)
    expect(few.map(({ id }) => id)).toEqual([])
  })

  it('refuse a marker that is none', () => {
    expect(speakAs('we', '[My] bread and [I], for [me].')).toBe('Our bread and we, for us.')
    expect(() => speakAs('I', 'Keep [their] bread.')).toThrow('no speaker marker')
  })
})
