import { groupOfOccasion } from '../passages/keys'
import { choose, type Candidate } from '../intention/choose'
import type { Decide, Decision, Findings } from '../intention/read-intention'
import { asTold } from './as-told'
import { classify } from './classify'
import { personOf } from '../intention/hear-persons'
import { isPersonKey, type PersonKey } from '../intention/persons'
import type { Label } from './model'

/** Of what is at least as probable as this nineteen of twenty are right (decision 078): what is heard wrongly hurts, and what is not heard is told in the person’s own words. */
const SURE = 0.46
/** What the rules found words for is meant before what they found none for, where it is at least as probable as this. */
const HELD_BY_RULES = 0.14
/** What is told beside the matter may be prayed for too. */
const BESIDE = 0.1

/** Whoever may be in danger is heard by the rules first, and nothing is weighed against it. */
const GUARDS = /^(?:self-harm|abuse)$/
/** What a guard is heard for on the classifier’s word alone. */
const SURE_OF_DANGER = 0.4

/** A person who is named is prayed for where a prayer for somebody is at least as probable as this. */
const FOR_SOMEBODY = 0.05

/** “He took his own life”: it is over, and the prayer is for who mourns. */
const saysDeath = (chosen: readonly Candidate[]) =>
  chosen.some(({ occasion }) => /^(?:death|dying|funeral)$/.test(occasion))

/** Nobody says “flood” or “drought” of violence, however much else the words have of it. */
const OF_WATER = /^(?:flood|drought)$/

/** One is under way once, whoever else is named. */
const UNDER_WAY = /^(?:travel|flight|pilgrimage)$/

/** “My wife beat cancer”: the rules found the words that say so. */
const isOvercome = (label: Label, chosen: readonly Candidate[]) =>
  /^(?:cancer|illness|surgery|hospital)$/.test(label) &&
  chosen[0]?.occasion === 'thanks-for-recovery'

/** “My mother is in hospital. Thank you for the nurse”: she is not well again for whom the rules found no such word, and one of illness. */
const isNotOver = (label: Label, chosen: readonly Candidate[]) =>
  /^(?:thanks-for-)?recovery$/.test(label) &&
  chosen.every(({ occasion }) => occasion !== label) &&
  chosen.some(({ occasion }) => groupOfOccasion(occasion) === 'body')

const leadingOf = (candidates: readonly Candidate[]): Candidate | undefined =>
  choose(candidates)[0] ?? candidates[0]

/** Somebody at the very beginning is who the message is about. */
const SPOKEN_OF = /^(?:[.,] )*(?:(?:please|pray|for|my|our|dear|litle|old|young|the) )*@/

/** Somebody whose loss or danger is told wrongly is hurt by it: the word that speaks for it does not tell whose it is. */
const GRAVE = /^(?:death|funeral|anniversary-of-a-death|abuse)$/
/** Of whom alone these are told: a daughter whose pony died is not dead, and a lost baby lost nobody. */
const BEFALLS: Readonly<Partial<Record<Label, RegExp>>> = {
  'loss-of-an-animal': /^(?:dog|cat|animals?)$/,
  pregnancy: /^(?!(?:baby|twins|child|children|grand\w+)$)/,
  miscarriage:
    /^(?:me|us|wife|partner|girlfriend|daughter|sister|friend|neighbour|colleague|cousin|niece|aunt|(?:sister|daughter)-in-law)$/,
}

/** The only one who is spoken of by a relation; null where there are several. */
function onlyPerson(tokens: readonly string[]): PersonKey | null {
  const [only = '', ...others] = new Set(tokens.map(personOf).filter((person) => person !== ''))
  return others.length === 0 && only !== 'named' && isPersonKey(only) ? only : null
}

/** Whom something befalls that was learned from all the words; null where it would hurt to be wrong. */
function whoOfLearned(label: Label, who: PersonKey | null): PersonKey | null {
  if (GRAVE.test(label)) return null
  return who !== null && (BEFALLS[label]?.test(who) ?? true) ? who : null
}

/** “Guide my husband”: whoever is asked for is prayed for. */
const ASKED_FOR =
  /(?:^|[ .,])(?:for|bles|guide|help|protect|heal|keep|over|with|comfort|remember|save|strengthen|guard) (?:my |our |the |dear )*@/

function weigh(findings: Findings): Decision {
  const { candidates, tokens, denied, toCandidate } = findings
  const chosen = choose(candidates)
  if (chosen.some(({ occasion }) => GUARDS.test(occasion))) return { chosen, isForPersons: true }
  const classified = classify(tokens)
  const { label, probability } = classified
  const isForPersons = classified.of('someone') >= FOR_SOMEBODY || ASKED_FOR.test(tokens.join(' '))
  const ofOthers = chosen.filter(({ occasion }) => occasion === 'someone')
  if (isNotOver(label, chosen) || isOvercome(label, chosen)) return { chosen, isForPersons }
  if (probability < SURE) {
    const held = chosen.filter(({ occasion }) => occasion === label)
    if (held.length > 0) return { chosen: held, isForPersons }
    const isOfOne = SPOKEN_OF.test(tokens.slice(0, 5).join(' '))
    const only = isOfOne && ofOthers.length === 0 ? onlyPerson(tokens) : null
    if (only === null) return { chosen: ofOthers, isForPersons }
    return { chosen: [{ ...toCandidate('someone', 0), who: only }], isForPersons: true }
  }
  if (label === 'none' || label === 'someone') return { chosen: ofOthers, isForPersons }
  const isDoubtful = GUARDS.test(label) && (probability < SURE_OF_DANGER || saysDeath(chosen))
  const isBetweenOthers = ofOthers.some(({ found }) => found.rule.meaning === label)
  if (isDoubtful || isBetweenOthers || denied.includes(label)) return { chosen, isForPersons }
  const found = candidates.filter(({ occasion }) => occasion === label)
  const isInDanger = groupOfOccasion(label) === 'danger'
  const byRules = chosen.find(
    ({ occasion }) =>
      classified.of(occasion) >= HELD_BY_RULES || (isInDanger && OF_WATER.test(occasion)),
  )
  if (found.length === 0 && byRules) return { chosen: [byRules], isForPersons }
  const learned = toCandidate(label, classified.at(label))
  const leading = leadingOf(found) ?? {
    ...learned,
    who: whoOfLearned(label, learned.who ?? onlyPerson(tokens)),
  }
  const beside = chosen.find(
    ({ occasion }) =>
      occasion !== label &&
      classified.of(occasion) >= BESIDE &&
      !(UNDER_WAY.test(occasion) && UNDER_WAY.test(label)),
  )
  return { chosen: beside ? [leading, beside] : [leading], isForPersons }
}

/**
 * Decides by the classifier which occasion is meant, where it is sure; the rules say whom it befalls, what is denied and what
 * guards. Where it is not sure only what both hold is meant.
 */
export const decideByClassifier: Decide = (findings) => {
  const { chosen, isForPersons } = weigh(findings)
  return { chosen: asTold(chosen, findings), isForPersons }
}
