import { describe, expect, it } from 'vitest'
import type { MemoryFile } from '../../supabase/functions/translate/memory/memory-file'
import { MemoryIndex } from '../../supabase/functions/translate/memory/memory-index'
import { unitsOfFile } from '../../supabase/functions/translate/memory/memory-unit'
import { translateText } from '../../supabase/functions/translate/memory/translate-from-memory'

const FILE: MemoryFile = {
  'trial.opening.a': [
    '{Source of life|Love that holds us}, I {pause|stop} here. The {kettle|bread} is warm.',
    '{Fuente de la vida|Amor que nos sostiene}, {me detengo|paro} aquí. {La tetera|El pan} está caliente.',
  ],
  'trial.turn.b': ['I hurry. Slow me.', 'Cuando corro, detenme.'],
  'trial.turn.c': [
    'Keep the {old|quiet} {road|house} safe.',
    'Guarda {2:el camino|la casa} {1:de antes|del silencio}.',
  ],
  'trial.turn.d': ['I carry more than I can name.', 'Llevo mucho. No sé decirlo.'],
  'trial.closing.a': ['<May it be so.>', '<Así sea.>'],
  'trial.closing.b': [
    ['May it be so for my {mother|sister}.', 'Así sea para mi {madre|hermana}.'],
    ['May it be so for my {brother|father}.', 'Así sea para mi {hermano|padre}.'],
  ],
}

const translate = (text: string, file = FILE) =>
  translateText(text, new MemoryIndex(unitsOfFile(file)))

describe('The translation memory', () => {
  it('says the alternative that stands at the same place', () => {
    expect(translate('Love that holds us, I pause here. The bread is warm.')).toBe(
      'Amor que nos sostiene, me detengo aquí. El pan está caliente.',
    )
  })

  it('puts numbered alternatives where the language wants them', () => {
    expect(translate('Keep the quiet road safe.')).toBe('Guarda el camino del silencio.')
  })

  it('aligns two sentences to one and one to two inside a fragment', () => {
    expect(translate('I hurry. Slow me. I carry more than I can name. May it be so.')).toBe(
      'Cuando corro, detenme. Llevo mucho. No sé decirlo. Así sea.',
    )
  })

  it('knows single sentences of a fragment that is aligned one to one', () => {
    expect(translate('The kettle is warm. May it be so.')).toBe('La tetera está caliente. Así sea.')
  })

  it('does not know half of a fragment that is aligned as a whole', () => {
    expect(translate('I hurry. May it be so.')).toBeNull()
  })

  it('keeps a sentence and a longer one with the same beginning apart', () => {
    expect(translate('May it be so. May it be so for my father. May it be so.')).toBe(
      'Así sea. Así sea para mi padre. Así sea.',
    )
  })

  it('keeps paragraphs and lines where they are', () => {
    expect(translate('May it be so.\n\nI hurry. Slow me.\nMay it be so.\n')).toBe(
      'Así sea.\n\nCuando corro, detenme.\nAsí sea.',
    )
  })

  it('does not mind blanks, case, quotation marks and composed letters', () => {
    const file: MemoryFile = { 'trial.a': ['We don’t know — or do we, café?', 'No lo sabemos.'] }
    expect(translate("  We  don't KNOW - or do we, cafe\u0301? ", file)).toBe('No lo sabemos.')
  })

  it('answers nothing when one sentence is unknown', () => {
    expect(translate('May it be so. Bless this stranger.')).toBeNull()
    expect(translate('May it be so')).toBeNull()
    expect(translate('May it be sound.')).toBeNull()
  })

  it('reads sentences that end inside alternatives', () => {
    const file: MemoryFile = {
      'trial.a': [
        'The {sky is wide.|sea is deep.} I {rest.|wait.}',
        'El {cielo es ancho.|mar es hondo.} Yo {descanso.|espero.}',
      ],
    }
    expect(translate('The sea is deep. I wait.', file)).toBe('El mar es hondo. Yo espero.')
    expect(translate('I rest. The sky is wide.', file)).toBe('Yo descanso. El cielo es ancho.')
  })

  it('does not cut a fragment where a choice of one sentence shows in another', () => {
    const file: MemoryFile = {
      'trial.a': [
        'The {sun|moon} is up. Rest now.',
        'Ya es hora. Descansa bajo {1:el sol|la luna}.',
      ],
    }
    expect(translate('The moon is up. Rest now.', file)).toBe('Ya es hora. Descansa bajo la luna.')
    expect(translate('Rest now.', file)).toBeNull()
  })

  it('reads a template with more texts than could ever be listed', () => {
    const many = Array.from({ length: 40 }, () => '{a|aa|aaa}')
    const file: MemoryFile = { 'trial.a': [`${many.join('')}.`, `${many.join('')}!`] }
    expect(translate(`${'a'.repeat(80)}.`, file)).toMatch(/^a{80}!$/)
    expect(translate(`${'a'.repeat(121)}.`, file)).toBeNull()
  })

  it('speaks as one person or as a household, as the English does', () => {
    const file: MemoryFile = {
      'stock/a': [
        '[My] mother {hears|sees} {what [I] say|[me]}.',
        '[Mi|Nuestra] madre {escucha|ve} {lo que [digo|decimos]|lo que [soy|somos]}.',
      ],
    }
    expect(translate('My mother hears what I say.', file)).toBe('Mi madre escucha lo que digo.')
    expect(translate('Our mother sees us.', file)).toBe('Nuestra madre ve lo que somos.')
  })

  it('names the template whose brace is not closed', () => {
    expect(() => translate('x', { 'trial.a': ['A {b|c', 'A'] })).toThrow('A {b|c')
  })
})
