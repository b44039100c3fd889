import type { Candidate } from '../intention/choose'
import type { Findings } from '../intention/read-intention'
import { groupOfOccasion } from '../passages/keys'

/** What people say who are glad, and nothing of what they ask for. */
const GLAD =
  /\b(?:so|very|we are|i am|thank|thanks) (?:grateful|greatful|thankful|hapy|proud|blesed|god|lord|you|jesus|alah|be to)\b|\b(?:alhamdulil\w*|praise|halelu\w*)\b/
const ASKS =
  /\b(?:pray|please|pls|help|need|hope|let|may|keep|give|guide|protect|heal|worr\w+|afraid|scared|but)\b/

/** Who serves a sentence waits for no judge. */
const IN_PRISON = /\b(?:in|from|out of) (?:prison|jail)\b/
const BEFORE_JUDGE =
  /\b(?:court|judge|hearing|trial|verdict|sentenc\w*|apeal\w*|lawyer|bail|case)\b/

/**
 * What was chosen, corrected by what the whole message says against it: of whom somebody is only glad has good news, and whoever serves
 * a sentence waits for no judge.
 */
export function asTold(
  chosen: readonly Candidate[],
  { candidates, tokens, toCandidate }: Findings,
): readonly Candidate[] {
  const [first] = chosen
  const told = tokens.join(' ')
  const hasTrouble = candidates.some(
    ({ occasion }) => occasion !== 'someone' && groupOfOccasion(occasion) !== 'joy',
  )
  if (first?.occasion === 'someone' && !hasTrouble && GLAD.test(told) && !ASKS.test(told))
    return [{ ...toCandidate('thanks-for-good-news', 0), who: first.who }]
  if (first?.occasion === 'court' && IN_PRISON.test(told) && !BEFORE_JUDGE.test(told))
    return first.who === null ? [] : [{ ...first, occasion: 'someone' }]
  return chosen
}
