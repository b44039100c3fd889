import { HARM_WISH } from './rules'

export interface WithoutHarm {
  readonly tokens: readonly string[]
  readonly harmWish: boolean
}

/** “Do not let him suffer”, “why should she suffer”. */
const NOT_WISHED = / (?:not|never|no|why) (?:\S+ )?$/

/** The tokens without the wishes of harm: what is wished on somebody has not befallen them. */
export function withoutHarmWishes(tokens: readonly string[]): WithoutHarm {
  let harmWish = false
  const text = ` ${tokens.join(' ')} `
  const rest = text.replace(HARM_WISH, (wish, ...found) => {
    const offset = found.at(-2) as number
    if (NOT_WISHED.test(text.slice(Math.max(0, offset - 24), offset + 1))) return wish
    harmWish = true
    return ' ~'
  })
  if (!harmWish) return { tokens, harmWish }
  // What follows in the clause belongs to the wish: “I hope he gets cancer”.
  const left = rest.replaceAll(/ ~[^.,]*/g, ' ').split(' ')
  return { tokens: left.filter(Boolean), harmWish }
}
