import type { HeardOccasion } from './intention'
import { vaguenessOf, type Found } from './rules'

/** An occasion that may be what the context says, and the words in which it was found. */
export interface Candidate extends HeardOccasion {
  readonly found: Found
  /** Its place among all occasions. */
  readonly rank: number
  /** Told as what went before the matter itself: “since the divorce”. */
  readonly isBackground: boolean
  /** Told only as why something else is asked. */
  readonly isReason: boolean
}

/** What tells how a trouble went, and the trouble: it says more. */
const OUTCOME =
  /^(?:(?:thanks|recon|recov)\S* |(?:job-int|new-job)\S* (?:look|job-l|hospital (?:null|me))|birth (?:chi|preg)|funeral death)/

/** What is told of others in the same message: “We have not spoken since the wedding. She is expecting in October.” */
const NEWS =
  /^(?:pregnancy|birth|wedding|anniversary|birthday|graduation|new-|moving|travel|flight)/
const BETWEEN_PEOPLE = /^(?:estrangement|quarrel|divorce|breakup|guilt)/

/** Whether one occasion is news that is told some sentences behind a trouble between people, of which the message is. */
const isNewsAfterTrouble = (one: Candidate, other: Candidate) =>
  NEWS.test(one.occasion) &&
  BETWEEN_PEOPLE.test(other.occasion) &&
  one.found.start > other.found.end + FEWEST_BETWEEN
const FEWEST_BETWEEN = 8

/** Whether one occasion says all that another of the same person does. */
function saysMore(one: Candidate, other: Candidate): boolean {
  if (one.occasion === other.occasion)
    // The same once more: kept where the person is told, and where it came first.
    return (
      (one.who !== null && other.who === null) ||
      (one.who === other.who && one.found.start < other.found.start)
    )
  if (isNewsAfterTrouble(other, one)) return true
  if (isNewsAfterTrouble(one, other)) return false
  const isSame = one.who === other.who || one.who === null || other.who === null
  const vaguer = vaguenessOf(other.found) - vaguenessOf(one.found)
  if (vaguer) return vaguer > 0 && (isSame || other.occasion === 'anniversary')
  if (!isSame) return false
  const isOutcome = (a: Candidate, b: Candidate) =>
    OUTCOME.test(`${a.occasion} ${b.occasion} ${b.who}`)
  if (isOutcome(one, other) !== isOutcome(other, one)) return isOutcome(one, other)
  return one.rank < other.rank
}

/** At most two occasions, the weightiest first. */
export function choose(candidates: readonly Candidate[]): Candidate[] {
  // Who writes more names everything, and nothing of it most.
  const some = (
    candidates.every(({ isReason }) => isReason)
      ? candidates
      : candidates.filter(({ isReason }) => !isReason)
  )
    .toSorted((a, b) => a.rank - b.rank || a.found.start - b.found.start)
    .slice(0, 24)
  const main = some.filter(({ isBackground }) => !isBackground)
  const told = main.some(({ found }) => vaguenessOf(found) === 0) ? main : some
  const chosen = told.filter((other) => !told.some((one) => one !== other && saysMore(one, other)))
  // Who is being hurt is prayed for alone.
  return chosen.slice(0, chosen[0]?.occasion === 'abuse' ? 1 : 2)
}
