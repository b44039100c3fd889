import { choose, type Candidate } from './choose'
import { hearPersons, personOf } from './hear-persons'
import { NO_INTENTION, type Intention } from './intention'
import { RULES, type OccasionKey } from './occasions'
import { isPersonKey, type PersonKey } from './persons'
import { findAll, type Found } from './rules'
import { hearTime } from './times'
import { isBackground, isOnlyHoped, isReasonOfAsk, turned } from './turns'
import { personsIn, type Persons } from './who'

const FOREIGN = /^(?:der|die|ist|mein|meine|notre|de|le|la|est|pour|el|en|mi|para|per|minha|des)$/

/** Whether a context is written in another language whose words only look like ours (“pain”, “die”). */
const isForeign = (tokens: readonly string[]) =>
  tokens.filter((token) => FOREIGN.test(token)).length >
  tokens.filter((token) =>
    /^(?:@.*|i|my|the|is|was|for|and|to|of|in|with|have|has|not|a|am|please)$/.test(token),
  ).length

/** What each find means after its turns, and whom it befalls. */
const candidatesOf = (
  tokens: readonly string[],
  persons: Persons,
  all: readonly Found[],
): Candidate[] =>
  all.flatMap((found): Candidate[] => {
    const meaning = turned(found, tokens)
    if (meaning === 'none') return []
    const rank = RULES.rules.findIndex((one) => one.meaning === meaning)
    const rule =
      meaning === found.rule.meaning
        ? found.rule
        : { ...found.rule, ...RULES.rules[rank], who: found.rule.who }
    const who = persons.of({ ...found, rule })
    const others = rule.signs.includes('c') ? persons.between({ ...found, rule }, who) : null
    // What is between two others is heard as those others, with the weight of the matter.
    const occasion = others ? 'someone' : (meaning as OccasionKey)
    return [
      {
        found,
        occasion,
        who: others ?? who,
        rank,
        isBackground: isBackground(found, tokens),
        isReason: isReasonOfAsk(found, tokens),
      },
    ]
  })

/** The first two persons of a context in which nothing else was understood. */
function personsAlone(
  tokens: readonly string[],
  persons: Persons,
  all: readonly Found[],
): PersonKey[] {
  const heard = tokens.flatMap((token, at) => {
    if (all.some(({ rule, start, end }) => rule.meaning === 'none' && start <= at && at < end))
      return []
    // “Myself” and “us” are prayed for only where the words say so.
    const isAsked = /^(?:@?me|us)$/.test(token)
      ? tokens.length < 3 || (at < 2 && tokens[at - 1] === 'for')
      : personOf(token)
    const who = persons.at(at)
    return isAsked && who && isPersonKey(who) && !persons.isBeside(at) ? [who] : []
  })
  return [...new Set(heard)].slice(0, 2)
}

/** What is read of a context: twice what the box takes, so that no input costs more than a moment. */
export const MOST_CHARACTERS = 2000

/** Which of what was found is meant. */
export interface Decision {
  /** At most two, the weightiest first. */
  readonly chosen: readonly Candidate[]
  /** Whether a person who is named is prayed for where nothing is chosen. */
  readonly isForPersons: boolean
}

/** What is known of a context before it is decided what it means. */
export interface Findings {
  /** What the rules found, after its turns. */
  readonly candidates: readonly Candidate[]
  /** The words, without those of which the rules know that they mean nothing: “to die for”. */
  readonly tokens: readonly string[]
  /** What the words name and deny, or tell as over: “no exam tomorrow”. */
  readonly denied: readonly string[]
  /** An occasion that no rule found, at the place of the word that speaks for it. */
  readonly toCandidate: (occasion: OccasionKey, at: number) => Candidate
}

export type Decide = (findings: Findings) => Decision

const decideByRules: Decide = ({ candidates }) => ({
  chosen: choose(candidates),
  isForPersons: true,
})

/**
 * Hears who, what and when in what a person typed into the context box. Pure, without a locale, linear in the
 * length of the context. What is not understood is not guessed; nothing is heard as its opposite.
 * @param decide which occasions are meant: the rules alone decide where nothing else is given
 */
export function readIntention(context: string, decide: Decide = decideByRules): Intention {
  return readBeginning(context.slice(0, MOST_CHARACTERS), decide)
}

function readBeginning(context: string, decide: Decide): Intention {
  const tokens = hearPersons(context)
  // “I hope to be cancer free” gives no thanks, and the cancer in it is heard.
  const all = findAll(
    RULES,
    tokens,
    ({ rule, start }) => !rule.meaning.startsWith('thanks') || !isOnlyHoped(tokens, start),
  )
  // “Do not let him suffer”, “why should she suffer”: no wish of harm.
  const wishes = all.filter(
    ({ rule, start }) =>
      rule.meaning === 'harm' &&
      !/\b(?:not|why) (?:\S+ )?$/.test(`${tokens.slice(Math.max(0, start - 2), start).join(' ')} `),
  )
  // What is wished on somebody has not befallen them, nor what follows in the clause.
  const found = all.filter(
    (one) =>
      one.rule.meaning !== 'harm' &&
      !wishes.some(
        ({ start }) =>
          start <= one.start &&
          !tokens.slice(start, one.start).some((token) => /^[.,]$/.test(token)),
      ),
  )
  const persons = personsIn(tokens)
  const isStrange = isForeign(tokens)
  const candidates = candidatesOf(tokens, persons, found)
  const toCandidate = (occasion: OccasionKey, at: number): Candidate => {
    const rank = RULES.rules.findIndex(({ meaning }) => meaning === occasion)
    const rule = RULES.rules[rank] ?? { meaning: occasion, signs: '', who: undefined }
    const told = { rule: { ...rule, who: undefined }, start: at, end: at + 1 }
    return {
      found: told,
      occasion,
      who: persons.of(told),
      rank,
      isBackground: false,
      isReason: false,
    }
  }
  const harmless = found.filter(({ rule }) => rule.meaning === 'none')
  const findings: Findings = {
    // A cry for help is heard in whatever language it is written.
    candidates: isStrange
      ? candidates.filter(({ occasion }) => occasion === 'self-harm')
      : candidates,
    tokens: tokens.map((token, at) =>
      harmless.some(({ start, end }) => start <= at && at < end) ? ',' : token,
    ),
    denied: found
      .filter((one) => turned(one, tokens) !== one.rule.meaning)
      .map(({ rule }) => rule.meaning),
    toCandidate,
  }
  const meant = isStrange || wishes.length > 0 ? decideByRules(findings) : decide(findings)
  // Somebody of whom the words do not tell who it is has no occasion.
  const chosen = meant.chosen.filter(({ occasion, who }) => occasion !== 'someone' || who !== null)
  const { when, tense } = hearTime(tokens, chosen[0]?.found ?? found[0])
  const alone =
    chosen.length > 0 || !meant.isForPersons || wishes.length > 0 || isStrange
      ? []
      : personsAlone(tokens, persons, found)
  const occasions = [
    ...chosen.map(({ occasion, who }) => ({ occasion, who })),
    ...alone.map((who) => ({ occasion: 'someone' as const, who })),
  ]
  // A name belongs to its person; where that person is not prayed for it has no place.
  const named = tokens.find((token) => token.includes('='))
  const isNamed = occasions.some(({ who }) => who === personOf(named))
  return {
    ...NO_INTENTION,
    occasions,
    name: isNamed ? (named?.split('=')[1]?.replace('&', '') ?? null) : null,
    when,
    tense: occasions.length > 0 ? tense : null,
    harmWish: wishes.length > 0,
  }
}
