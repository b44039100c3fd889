import type { OccasionGroup } from '../passages/keys'

interface Detail {
  /** A pattern of words in small letters; `*` is the rest of a word, a blank any run of blanks. */
  readonly signs: string
  /** Where it means something; everywhere when left out. */
  readonly groups?: readonly OccasionGroup[]
  /** A feeling: whose it is stands before it. */
  readonly isFelt?: true
}

/**
 * Details that a prayer may say behind the naming: each from a list, so that nothing of the wording itself is repeated. The sentences are
 * in `stock/details`.
 */
export const DETAILS = {
  afraid: {
    signs: 'afraid|scared|terrified|frighten*|petrified|dread*|fear*',
    isFelt: true,
  },
  tired: {
    signs: 'so tired|exhaust*|worn out|burnt out|burned out|very tired',
    isFelt: true,
  },
  ashamed: { signs: 'ashamed|so embarrassed', isFelt: true },
  angry: { signs: 'angry|furious|so mad', isFelt: true },
  helpless: {
    signs: "don't know what to (?:say|do)|dont know what to (?:say|do)|helpless",
  },
  alone: {
    signs: 'on (?:my|her|his|their) own|alone with|all alone',
    groups: ['body', 'grief', 'threshold', 'work'],
    isFelt: true,
  },
  'far-away': {
    signs: 'far away|far from home|in another country|miles away|overseas',
    groups: ['body', 'mind', 'grief', 'danger'],
    isFelt: true,
  },
  again: {
    signs: 'again|relaps*|second time|another time',
    groups: ['body', 'mind', 'bond', 'work'],
  },
  suddenly: { signs: 'sudden*|out of nowhere|unexpected*' },
  'after-a-fall': { signs: 'fell|fallen|a fall', groups: ['body'] },
  'too-early': {
    signs: 'weeks early|months early|too early|premature*|preemie',
    groups: ['joy', 'body'],
  },
  'about-money': {
    signs: 'about money|over money|money',
    groups: ['bond'],
  },
  'children-to-feed': {
    signs: 'kids|children|family to (?:feed|support)',
    groups: ['work'],
  },
  'has-to-speak': {
    signs: 'eulogy|(?:have|has|need|needs|going|got) to speak|giv\\w* (?:a|the) speech',
    groups: ['grief', 'joy', 'threshold'],
    isFelt: true,
  },
  'knows-nobody': {
    signs: "(?:doesn't|don't|doesnt|dont) know (?:anyone|anybody)|knows? (?:nobody|no one)",
    groups: ['threshold', 'mind'],
    isFelt: true,
  },
  'not-recognised': {
    signs: "(?:didn't|doesn't|didnt|doesnt|did not|does not) (?:recogni[sz]e|know) (?:me|us)",
    groups: ['body'],
  },
  'cannot-speak': {
    signs: "(?:can't|cant|cannot|can not) (?:speak|talk)",
    groups: ['body'],
  },
  hip: { signs: 'hips?', groups: ['body'] },
  knee: { signs: 'knees?', groups: ['body'] },
  heart: {
    signs: 'heart (?:surgery|operation|attack|failure|bypass|disease|trouble|problems?)',
    groups: ['body'],
  },
  back: {
    signs: '(?:my|his|her|their|bad) back|back (?:surgery|operation|pain)|spin(?:e|al)',
    groups: ['body'],
  },
  eyes: { signs: 'eyes?|cataracts?|retina', groups: ['body'] },
  lungs: { signs: 'lungs?|pneumonia', groups: ['body'] },
  stroke: { signs: 'a stroke|had a stroke|stroke', groups: ['body'] },
  chemotherapy: { signs: 'chemo*', groups: ['body'] },
  nurse: {
    signs: 'as an? (?:\\w+ )?nurse|nursing job',
    groups: ['threshold'],
  },
  doctor: {
    signs: 'as an? (?:\\w+ )?doctor|as an? (?:\\w+ )?physician',
    groups: ['threshold'],
  },
  teacher: {
    signs: 'as an? (?:\\w+ )?teacher|teaching job',
    groups: ['threshold'],
  },
} as const satisfies Readonly<Record<string, Detail>>

export type DetailKey = keyof typeof DETAILS | 'for-weeks' | 'for-months' | 'for-years'

/** A detail and whose it is: the speaker's, or the named person's. */
export interface HeardDetail {
  readonly detail: DetailKey
  readonly of: 'speaker' | 'other'
}

const NEGATED = /(?:\bnot|n't|nt|\bno longer|\bno|\bnever|\bwithout)(?: \S+)? $/
const FELT_BY_OTHER = /(?:\bshe|\bhe|\bthey)(?:'s|'re|s|re)?(?: \S+){0,3} $/
const FELT_BY_SPEAKER = /(?:\bi|\bwe)(?:'m|'re|m)?(?: \S+){0,3} $/

interface Compiled {
  readonly detail: keyof typeof DETAILS
  readonly pattern: RegExp
  readonly groups: readonly OccasionGroup[] | undefined
  readonly isFelt: boolean
}

const COMPILED: readonly Compiled[] = Object.entries(DETAILS).map(([detail, entry]) => {
  const { signs, groups, isFelt }: Detail = entry
  const words = signs.replaceAll(/(?<!w)\*/g, '\\w*').replaceAll(' ', ' +')
  return {
    detail: detail as keyof typeof DETAILS,
    pattern: new RegExp(`(?<![\\w'-])(?:${words})(?![\\w-])`, 'u'),
    groups,
    isFelt: isFelt ?? false,
  }
})

const MOST_DETAILS = 2

/**
 * The details in a cleaned context in small letters, in the order of their weight; at most two.
 * @param isAboutOther whether the occasion befalls somebody else
 */
export function readDetails(
  lowered: string,
  group: OccasionGroup,
  isAboutOther: boolean,
): HeardDetail[] {
  const found: HeardDetail[] = []
  for (const { detail, pattern, groups, isFelt } of COMPILED) {
    if (found.length === MOST_DETAILS) break
    if (groups && !groups.includes(group)) continue
    const match = pattern.exec(lowered)
    if (!match) continue
    const before = lowered.slice(0, match.index)
    if (NEGATED.test(before)) continue
    const bySpeaker = FELT_BY_SPEAKER.test(before) || !isAboutOther
    const byOther = FELT_BY_OTHER.test(before) && isAboutOther
    found.push({
      detail,
      of: isFelt && bySpeaker && !byOther ? 'speaker' : isAboutOther ? 'other' : 'speaker',
    })
  }
  return found
}
