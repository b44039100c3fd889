import { MATTERS, type Matter } from '@/catalogue/sensitive-words'

/** Parts of the body, and what they are for: BODY in a phrase. */
const BODY = 'ears?|eyes?|hair|hearing|hips?|knees?|legs?|memory|sight|stomach|throat|tummy'

/**
 * What tells of a matter though each of its words is said of other things too: “test results”, “behind bars”. In each place
 * stand the words that fit, parted by “|”; “*” is any ending, “_” up to three words, “/” the end of the sentence. In plain
 * letters, without apostrophes.
 */
const PHRASES: Readonly<Record<Matter, string>> = {
  health: `
    bad|runny|sore|stiff|swollen|upset BODY|back|nerve*|nose, blood|hearing|positive|smear test*, BODY _
    bad|going|loss|test|trouble|went|worse, cant breathe|eat|hear|sleep|walk, cant get out, days|months|getting clean,
    hear* voices, keep* _ down, los* my BODY|mind, mood swings, off|on|under the spectrum|wagon|ward|weather, short*
    of breath, side effects, spotting again, stop crying, sugar level*, tested positive, the runs|shakes, threw|throw*
    up`,
  law: `
    ankle monitor, banged|locked up, behind bars, broke* into my|our, child support, doing|serv* papers|time,
    drop*|face|facing|pressing charges, fight* _ kids, following|forced me, foster care, get*|got
    busted|nicked|served, kids in care, lost my licen*, picked on, plea deal, pulled over /|by|last, sent down /,
    small claims, split* up /|with, visit* rights, with the law`,
  money: `
    been|get|got paid, benefits cut|got|stopped, business|company _ closing|failing|under, card* declined, cut|shut
    off, ends meet, final|overdue|red letters|notice, food stamps, going|went bust|under /, hand to mouth, in the red
    /, job loss, max* out, no customers|food|heating, nothing in the bank|fridge, past due, pay cut|rise, side hustle,
    sleep* rough`,
  sex: `
    another|married man|woman, attracted to men|my|women, birth control, came|coming out as|to, coming out /,
    fool*|mess*|sleep*|slept around|together|with, hook* up, i like boys|girls|men, in the closet, knocked up,
    leaked|dirty|private pic*|photos, morning after pill|/, night stand, on the pill, only fans, seeing someone,
    shack* up, wait*|pure till|until marriage, wrong body`,
  immigration: `
    bring my _ here|over, cant go back|home, cross* the channel|desert|river, home office letter|interview, ice
    at|came|raid*, leave|right to remain|stay|work, legal|my|without status, my papers /|came, sent back /|home|to,
    sponsor* letter|me, turned away|back /|at the`,
}

/** More than the box takes. */
const MOST_CHARACTERS = 2000
/** How the end of a sentence is written in a phrase. */
const END = '/'

const placeOf = (words: string) =>
  words === '_' ? '(?:\\w+ ){0,3}' : `(?:${words.replace('BODY', BODY).replaceAll('*', '\\w*')}) `

const patterns = MATTERS.map((reason) => {
  const phrases = PHRASES[reason].trim().split(/,\s+/)
  const ways = phrases.map((phrase) => phrase.split(/\s+/).map(placeOf).join(''))
  return { reason, pattern: new RegExp(`\\b(?:${ways.join('|')})`, 'g') }
})

/** Each phrase of one sentence that tells of a delicate matter, in plain letters. Linear in its length. */
export function phrasesIn(sentence: string): { reason: Matter; word: string }[] {
  const plain = sentence.slice(0, MOST_CHARACTERS).normalize('NFKD').toLowerCase()
  const words = plain.replaceAll(/[\p{M}\p{Cf}'’‘´`]/gu, '').match(/\w+/g) ?? []
  const text = [...words, END, ''].join(' ')
  return patterns.flatMap(({ reason, pattern }) =>
    Array.from(text.matchAll(pattern), ([phrase]) => ({
      reason,
      word: phrase.replace(END, '').trim(),
    })),
  )
}
