import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVoice } from '../build/read-voice'
import { composePrayer } from '../compose-prayer'
import { hear } from '../intention/hear'
import { ownWords } from './own-words'

const asking = readVoice('Islam')
const aspiring = readVoice('Buddhism')

const wordsIn = (context: string, { voice = asking, isPrivate = false } = {}) => {
  const { restated, asked } = ownWords(voice.pack, context, hear(context), isPrivate)
  return { told: restated?.passage.full ?? null, asked: asked?.passage.full ?? null }
}

const compose = (context: string, voice = asking, isPrivate = false) =>
  composePrayer(
    voice,
    { tradition: voice.pack.name, type: 'Healing', category: 'Peace', context, isPrivate },
    0,
  )

describe('what the person wrote', () => {
  it('is parted into what is told and what is asked, and nothing is said twice', () => {
    expect(
      wordsIn('we buried my grandfather yesterday. nobody cried. I want to remember his voice'),
    ).toEqual({
      told: 'Yesterday we buried my grandfather. Nobody cried.',
      asked: 'Help me to remember his voice.',
    })
  })

  it('names the person prayed for in the first thing that is asked for them', () => {
    expect(wordsIn('my nan has surgery thursday. pray she is home soon').asked).toBe(
      'Let {who} be home soon.',
    )
  })

  it('asks for whoever it befalls what is asked for behind a comma', () => {
    expect(wordsIn('my son has his exam tomorrow, for wisdom and a calm mind').asked).toBe(
      'Give {who} wisdom and a calm mind.',
    )
    expect(wordsIn('my dad has cancer. Please pray for healing.').asked).toBe('Give {who} healing.')
    expect(wordsIn('my dad has cancer. I pray for strength.').asked).toBe('Give me strength.')
    expect(wordsIn('we marry on Saturday. we want a blessing for our life together').asked).toBe(
      'Bless our life together.',
    )
  })

  it('is wished where nobody is addressed', () => {
    expect(wordsIn('help me be kinder to my sister', { voice: aspiring }).asked).toBe(
      'May I be kinder to my sister.',
    )
  })

  it('speaks to God where the person spoke of God, in a voice that asks', () => {
    const context = 'I feel far from God lately.'
    expect(wordsIn(context).told).toMatch(/^You know that I feel far from You lately\./i)
    expect(wordsIn(context, { voice: aspiring }).told).toBeNull()
  })

  it('is said in all three lengths', () => {
    const { shortText, mediumText, longText } = compose(
      'my nan has surgery thursday. please pray the surgeon sleeps well before and that she is home soon',
    )
    for (const text of [shortText, mediumText, longText]) {
      expect(text).toContain('Let the surgeon sleep well before.')
      expect(text).toContain('Let my grandmother be home soon.')
    }
  })

  it('needs no naming where nothing but the asking is understood', () => {
    const { mediumText } = compose('I hope that one day my father and I can sit in the same room')
    expect(mediumText).toContain('Let my father and me sit in the same room one day.')
    expect(mediumText).not.toContain('It is about')
  })

  it('gives back nobody who has died', () => {
    expect(wordsIn('my dad died in march. I want him back').asked).toBeNull()
  })

  it('asks nothing that points to what the prayer does not name', () => {
    expect(wordsIn('zzkrpt blorf. help me to do it').asked).toBeNull()
  })

  it('says names and places to its owner alone', () => {
    const context = 'Priya got written up for my mistake. Help me to lift the blame from Priya.'
    expect(wordsIn(context)).toEqual({ told: null, asked: null })
    expect(wordsIn(context, { isPrivate: true })).toEqual({
      told: 'Priya got written up for my mistake.',
      asked: 'Help me to lift the blame from Priya.',
    })
  })

  it('takes no capital for a name where most words have one', () => {
    expect(wordsIn('Please Help Me To Forgive Xyzzy Quux', { isPrivate: true }).asked).toBeNull()
  })

  it('is not what tempts, and not what is said to the dead', () => {
    const tempted = 'I am tempted to cheat on my wife. '
    expect(wordsIn(`${tempted}I want to go further`).asked).toBeNull()
    expect(wordsIn(`${tempted}help me to stay faithful`).asked).toBe('Help me to stay faithful.')
    expect(wordsIn('Two years ago my son died. Rest well my son.').asked).toBeNull()
  })

  it('is not repeated in danger, nor where somebody is wished harm', () => {
    expect(wordsIn('I want to die. help me to sleep').asked).toBeNull()
    expect(wordsIn('I will kill him. help me to find a gun').asked).toBeNull()
  })

  it('is not said once what was heard was corrected', () => {
    const context = 'my nan has surgery thursday. pray she is home soon'
    const { isRestated: _, ...corrected } = hear(context)
    expect(ownWords(asking.pack, context, corrected, false)).toEqual({
      restated: null,
      asked: null,
    })
  })

  it('is read without a fault and quickly, whatever it is', () => {
    const bits = [
      'just ',
      'please ',
      'and that ',
      'i want to ',
      'pray ',
      'let ',
      'help me ',
      ', ',
      'the ',
      'x ',
    ]
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...bits), fc.string()), { maxLength: 150 }),
        (parts) => {
          const { told, asked } = wordsIn(parts.join(''))
          expect(`${told ?? ''}${asked ?? ''}`).not.toMatch(/[<>[\]@#$%^*=|\\~]/)
        },
      ),
      { numRuns: 200 },
    )
  })
})
