import { describe, expect, it } from 'vitest'
import { isCommonWord } from '../restate/common-words'
import { contextTags } from './context-tags'

const tagsOf = (context: string, takenAway: readonly string[] = []) =>
  contextTags(context, isCommonWord, takenAway)

describe('the tags of a context', () => {
  it.each([
    ['a long project at the office', ['long', 'project', 'office']],
    ['courage before my exam, with calm hands', ['courage', 'exam', 'calm']],
    ["My job interview, tomorrow! (I'm nervous)", ['interview', 'tomorrow', 'nervous']],
    ['mums garden party is on thurs, shes excited', ['garden', 'party', 'excited']],
    ['mountains and mountains of snow', ['mountains', 'snow']],
    ['for patience in the garden', ['patience', 'garden']],
    ['help finish the roof of our garden house', ['finish', 'roof', 'garden']],
    ['be with us at the concert tonight', ['concert', 'tonight']],
    ['with patience through traffic', ['patience', 'traffic']],
    ['give hope to farmers in this drought', ['hope', 'farmers', 'drought']],
    ['wise counsel for the anemone in the garden', ['wise', 'counsel', 'anemone']],
    ['strength for a well-earned journey', ['strength', 'well-earned', 'journey']],
  ])('of “%s” are up to three of its words', (context, tags) => {
    expect(tagsOf(context)).toEqual(tags)
  })

  it.each([
    'My daughter Miriam Goldberg has leukemia',
    'my daughter miriam goldberg has leukemia',
    'Ruth Goldberg needs',
    'for ruth',
    'please pray for Ruth and for miriam',
    'for oluchi',
    'please help kayla with her',
    'please be with oluchi and with Amara',
    'over chidera',
    'ruths',
    'help mary-jane',
    'help oluchi’s',
    'give it to kwabena',
    'bless kwabena',
    'oluchi has it',
    'Miriam’s sister-in-law, my uncles and grandmother',
    'my ex-husband, our step-children, a godmother and the in-laws',
    'visiting Chicago',
    'GOLDBERG',
    'from Springfield',
  ])('never name a person: “%s”', (context) => {
    expect(tagsOf(context).filter((tag) => !['visiting', 'needs', 'please'].includes(tag))).toEqual(
      [],
    )
  })

  it.each([
    'ruth.goldberg@example.org',
    'call +1 (555) 123-4567',
    '@ruthgold on twitter.com/ruth',
    'www.example.org/ruth https://example.org',
    '12 oakwood street',
    'flat 4b, 9 green valley road',
    'room101 b2b 2026',
    'ruth_goldberg',
  ])('hold no address: “%s”', (context) => {
    expect(tagsOf(context).filter((tag) => tag !== 'call' && tag !== 'room')).toEqual([])
  })

  it.each([
    'diagnosed, chemo, tumours, surgeries, hospitalised, pregnant, miscarried',
    'depressed, suicidal, anxiety, addicted, sober, relapsing, overdose, diagnosd, pregnent',
    'deportation, undocumented, immigrants, visas, asylum',
    'bankrupt, debts, mortgage, unemployed, homeless, evicted',
    'divorce, divorcing, custody, arrested, abusive, abused, lawsuit, imprisoned',
    'sexuality, lesbian, transgender, affair, infidelity, pornography',
    'a cyst on my ovary, a colonoscopy, my hernia operation, eczema, breakdown, counselling',
    'my arraignment, a misdemeanor, the deposition, paternity',
    'scammed, furloughed, garnished, overstayed, intersex',
    'self-harm, chemo-therapy, bi-polar, post-partum',
    'leukémia',
    'a green card',
    'stage four',
  ])('tell of no delicate matter: “%s”', (context) => {
    expect(tagsOf(context)).toEqual([])
  })

  it.each([
    'mi hija tiene una enfermedad grave',
    'meine mutter hat angst vor der prüfung',
    'моя дочь болеет',
    'בתי חולה מאוד',
    'ابنتي مريضة',
    '我的女儿病了',
    'moja corka jest chora na raka',
  ])('are none where the words can not be judged: “%s”', (context) => {
    expect(tagsOf(context)).toEqual([])
  })

  it.each([
    ['happy birthday devonte', ['happy', 'birthday']],
    ['wedding of folake and babajide', ['wedding']],
    ['dinner for the goldbergs', ['dinner']],
    ['starting zoloft', []],
    ['klonopin and quiet', ['quiet']],
    ['estoy embarazada', []],
    ['my venmo is harvestgirl', []],
    ['my snap is sunny garden', ['snap', 'garden']],
    ['musterstraße 5', []],
    ['sunday in lagos and the holidays', ['sunday', 'lagos', 'holidays']],
  ])('are words that everybody knows: of “%s” only %j', (context, tags) => {
    expect(tagsOf(context)).toEqual(tags)
  })

  it.each([
    ['a brain tumor and courage', ['courage']],
    ['kidney stones', []],
    ['sickle cell', []],
    ['identity theft', []],
    ['the parole board', []],
    ['an eating disorder', []],
    ['my exam, cancer', ['exam']],
    ['behind bars and hope', ['hope']],
    ['a one night stand, and courage', ['courage']],
    ['Maxed out. The garden is calm', ['garden', 'calm']],
    ['hearing test on thursday', ['thursday']],
    ['hand to mouth in winter', ['winter']],
    ['smith family picnic', ['picnic']],
    ['the okafor family is moving', ['moving']],
    ['with captain hook', ['captain']],
    ['deacon brown sings', ['deacon', 'sings']],
    ['we live at 42 elm st and need rain', ['live', 'rain']],
    ['meet at 1600 pennsylvania ave', ['meet']],
    ['po box 1123', []],
    ['123 main st apt 5', []],
  ])('leave out what belongs to something delicate: of “%s” %j', (context, tags) => {
    expect(tagsOf(context)).toEqual(tags)
  })

  it.each([
    ['❤️miriam', []],
    ['❤️garden and rain', ['garden', 'rain']],
    ['our di\u00advorce', []],
    ['ｃａｎｃｅｒ', []],
    ['c\u200ba\u200bn\u200bcer', []],
    ['my daugh\u00adter sings', ['sings']],
  ])('are written in plain letters without hidden signs: of “%s” %j', (context, tags) => {
    expect(tagsOf(context)).toEqual(tags)
  })

  it('are none where somebody is in danger', () => {
    expect(tagsOf('I want to end it all before the winter')).toEqual([])
  })

  it('leave out what the person took away, and nothing takes its place', () => {
    expect(tagsOf('a long project at the office in winter', ['project'])).toEqual([
      'long',
      'office',
    ])
  })

  it('cost no more than a moment, however long the text', () => {
    const began = performance.now()
    tagsOf('for-a-@1 '.repeat(20_000) + 'x'.repeat(100_000))
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
