import { describe, expect, it } from 'vitest'
import { isCommonWord } from '../restate/common-words'
import { whatIsDelicate } from './delicate'

const mainReason = (context: string) => whatIsDelicate(context, isCommonWord)[0]?.reason ?? null

describe('what is delicate in the words that people write', () => {
  it.each([
    'happy birthday devonte',
    'devonte loves football',
    'kwabena mensah sings in the choir',
    'babajide and folake get married',
    'wedding of folake and babajide',
    'me and latoya',
    'my name is latoya',
    'i am latoya',
    'love, latoya',
    'latoyas exam',
    'thinking of devonte',
    'lift up devonte',
    'prayers 4 latoya',
    'dinner with the hendersons',
    'the patels are moving',
    'for the goldbergs',
    'bless the nakamura household',
    'little timmy’s first day',
    'deacon brown',
    'captain ramsay',
    'for mark',
    'for rose and her choir',
    'bless will',
    'for park ji woo',
    'mark has a big game',
    '❤️hubby',
  ])('is a name in small letters: “%s”', (context) => {
    expect(mainReason(context)).toBe('person')
  })

  it.each([
    'for my bff',
    'my fiancé is nervous',
    'grandbaby coming to visit',
    'my homies',
    'my memaw makes the best pie',
    'nonna and her garden',
    'my nani ji',
    'ex-husband',
    'motherinlaw visiting',
    'gf and i are moving in together',
    'the wife and i',
    'my coach believes in me',
    'my littles',
    'my tenant',
    'my late husband',
    'my first boss',
  ])('is a relation: “%s”', (context) => {
    expect(mainReason(context)).toBe('person')
  })

  it.each([
    'for algebra',
    'for chess',
    'with algebra homework',
    'writer’s block',
    'rose garden',
    'grant proposal',
    'mark my exam',
    'for rose gardens',
    'coach trip',
    'beta testing',
    'mass on sunday',
    'our mass choir',
    'the pass over the mountains',
    'pop music',
    'our pop concert',
    'the gran prix',
    'our father who art in heaven',
    'abba father',
    'mother mary',
    'hail mary full of grace',
    'virgin mary',
    'saint francis',
    'st anthony help me find my keys',
    'son of god',
    'child of god',
    'brothers and sisters in christ',
    'brother sun, sister moon',
    'the jordan river',
    'victoria falls',
    'charlotte airport',
    'st louis',
    'san jose',
    'jasmine tea',
    'a ray of hope',
  ])('is nobody in “%s”', (context) => {
    expect(mainReason(context)).toBeNull()
  })

  it('knows “plays” and “swims” behind a relation for no names', () => {
    for (const context of ['our team plays the final', 'my son swims', 'family game night'])
      expect(whatIsDelicate(context, isCommonWord).some(({ isName }) => isName)).toBe(false)
  })

  it.each([
    ['copd flare', 'health'],
    ['starting zoloft', 'health'],
    ['lukemia', 'health'],
    ['estoy embarazada', 'health'],
    ['my toothache', 'health'],
    ['di\u00advorce', 'law'],
    ['ｃａｎｃｅｒ', 'health'],
    ['juvie', 'law'],
    ['battered again', 'law'],
    ['scheidung', 'law'],
    ['grindr', 'sex'],
    ['my gofundme', 'money'],
    ['chômage', 'money'],
    ['refugees', 'immigration'],
    ['the refugee camp', 'immigration'],
  ])('is a matter: “%s” is of %s', (context, matter) => {
    expect(mainReason(context)).toBe(matter)
  })

  it.each([
    'a bank holiday',
    'the river bank',
    'airport terminal',
    'shooting stars',
    'spring fever',
    'tennis court',
    'mental maths',
    'drink more water',
    'adopting a puppy',
    'nursery rhymes',
    'dead batteries',
    'dead leaves',
    'free trial',
    'trial run of the show',
    'migrating birds',
    'saving the whales',
    'poor soil',
    'my doctorate',
    'pancake batter',
    'refuge in the buddha',
    'a consultant',
  ])('is no matter in “%s”', (context) => {
    expect(mainReason(context)).toBeNull()
  })

  it.each([
    ['a hearing test on thursday', 'health'],
    ['sore throat', 'health'],
    ['can’t breathe at night', 'health'],
    ['cant sleep', 'health'],
    ['her eyesight is going', 'health'],
    ['on the spectrum', 'health'],
    ['throwing up all night', 'health'],
    ['Spotting again.', 'health'],
    ['off the wagon', 'health'],
    ['passed away in spring', 'health'],
    ['can’t keep anything down', 'health'],
    ['sugar levels all over the place', 'health'],
    ['the plea deal', 'law'],
    ['pulled over last night', 'law'],
    ['behind bars', 'law'],
    ['locked up till june', 'law'],
    ['pressing charges', 'law'],
    ['visitation rights', 'law'],
    ['doing time', 'law'],
    ['foster care', 'law'],
    ['small claims', 'law'],
    ['the cops came', 'law'],
    ['all cards are maxed out', 'money'],
    ['card declined', 'money'],
    ['going bust', 'money'],
    ['lights got shut off', 'money'],
    ['food stamps', 'money'],
    ['living hand to mouth', 'money'],
    ['can’t make ends meet', 'money'],
    ['looking for work', 'money'],
    ['benefits stopped', 'money'],
    ['nervous about coming out', 'sex'],
    ['hooked up with a stranger', 'sex'],
    ['a one night stand', 'sex'],
    ['the morning after pill', 'sex'],
    ['attracted to men', 'sex'],
    ['sleeping around', 'sex'],
    ['born in the wrong body', 'sex'],
    ['pronouns', 'sex'],
    ['ICE came at dawn', 'immigration'],
    ['right to remain', 'immigration'],
    ['no papers yet', 'immigration'],
    ['crossing the desert', 'immigration'],
    ['can’t go back home', 'immigration'],
    ['being sent back', 'immigration'],
  ])('is a matter in words of every day: “%s” is of %s', (context, matter) => {
    expect(whatIsDelicate(context, isCommonWord).map(({ reason }) => reason)).toContain(matter)
  })

  it('is told by no phrase that goes over the end of a sentence', () => {
    expect(mainReason('a concert behind. Bars of music')).toBeNull()
  })

  it.each([
    'exam results came',
    'results of the election came',
    'let go and let God',
    'follow me on the way',
    'a new life in the spring',
    'the law of love',
    'hearing the birds',
    'stepping out in faith',
    'books behind the bar',
    'locking up the garden gate',
    'the album is coming soon',
    'broke my favourite mug',
    'court side seats',
    'a flower border',
    'the benefits of walking',
    'the phone charges slowly',
    'we split up the work',
    'we sent back the parcel',
    'turned back before the summit',
    'time trial on the bike',
    'a money tree',
  ])('is not told by what nearly sounds so: “%s”', (context) => {
    expect(mainReason(context)).toBeNull()
  })

  it('is told without the list of common words too, in fewer places', () => {
    const reasons = (context: string) => whatIsDelicate(context, null).map(({ reason }) => reason)
    expect(reasons('for oluchi')).toEqual(['person'])
    expect(reasons('my biopsy')).toContain('health')
    expect(reasons('devonte loves football')).toEqual([])
  })
})
