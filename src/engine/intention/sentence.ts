import { markPersons, type Marked } from './mark-persons'
import type { Word } from './tokenise'
import { VERB_AFTER } from './words/around-persons'

/** “Mum ’s in hospital” is a verb, “mum ’s exam” is not; both are written with the same sign. */
function withoutPossessives(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, index) => {
    if (token !== "'s") return [token]
    return VERB_AFTER.test(tokens[index + 1] ?? '') ? ['is'] : []
  })
}

/** The tokens in which occasions are looked for: persons are marked, “my wife and I” is us, and a stop ends them. */
export function sentencesOf(words: readonly Word[]): Marked {
  const marked = markPersons(words)
  const tokens = withoutPossessives([...marked.tokens, '.'])
    .join(' ')
    .replaceAll(/@([^ :]+) and (?:i|me)(?= )/g, '@us:$1')
    .split(' ')
  return { ...marked, tokens }
}
