import type { ThemeKey } from '../pack'
import { cleanContext } from './clean-context'
import { DEATH, FLOOD, HARM_WISH, LOSS, SELF_HARM } from './guards'
import { LOST_AFTER_ALL, NEGATIONS, NOT_THE_THEME, THEME_SIGNS } from './themes'

/** What a context turns the prayer towards; the person’s words themselves never enter it. */
export type Weave =
  | { readonly kind: 'none' }
  | { readonly kind: 'theme'; readonly theme: ThemeKey }
  /** Words that no theme fits. */
  | { readonly kind: 'generic' }
  /** Signs without a letter in them. */
  | { readonly kind: 'category' }
  | { readonly kind: 'comfort' }
  | { readonly kind: 'flood' }
  | { readonly kind: 'quiet' }

export interface ContextReading {
  readonly cleaned: string
  readonly weave: Weave
  readonly death: boolean
  readonly flood: boolean
  readonly harmWish: boolean
}

const exactSigns = new Map<string, ThemeKey>()
const beginnings: [string, ThemeKey][] = []
for (const theme of Object.keys(THEME_SIGNS) as ThemeKey[]) {
  for (const sign of THEME_SIGNS[theme]) {
    if (sign.endsWith('*')) beginnings.push([sign.slice(0, -1), theme])
    else exactSigns.set(sign, theme)
  }
}
const negations = new Set(NEGATIONS)
const SMALL_WORDS = new Set(
  'a an the any my our to able be been have had get more very enough feeling'.split(' '),
)

function themeOfWord(word: string): ThemeKey | undefined {
  return exactSigns.get(word) ?? beginnings.find(([start]) => word.startsWith(start))?.[1]
}

/** Whether a negation stands before the word, with at most two small words between (“don't have a job”). */
function isNegated(words: readonly string[], index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 3); back--) {
    const word = words[back] ?? ''
    if (negations.has(word)) return true
    if (!SMALL_WORDS.has(word)) return false
  }
  return false
}

function findTheme(lowered: string): ThemeKey | null {
  const words = lowered.match(/[\p{L}\p{M}\p{N}_'-]+/gu) ?? []
  const hits = new Map<ThemeKey, number>()
  for (const [index, word] of words.entries()) {
    const theme = themeOfWord(word)
    if (!theme) continue
    if (isNegated(words, index)) continue
    const pair = `${word} ${words[index + 1] ?? ''}`
    const lostAgain = LOST_AFTER_ALL.includes(words[index + 2] ?? '')
    if (!lostAgain && NOT_THE_THEME.some((pattern) => pattern.test(pair))) continue
    hits.set(theme, (hits.get(theme) ?? 0) + 1)
  }
  // The theme with most signs; the one named first among equals, because a Map keeps its order.
  let best: ThemeKey | null = null
  for (const [theme, count] of hits) if (!best || count > (hits.get(best) ?? 0)) best = theme
  return best
}

/** Reads what a person wrote: cleaned text, what to weave in, and which guards hold. Linear in its length. */
export function readContext(context: string): ContextReading {
  const cleaned = cleanContext(context)
  const lowered = cleaned.toLowerCase()
  const quiet = SELF_HARM.test(lowered)
  const death = !quiet && DEATH.test(lowered)
  const flood = FLOOD.test(lowered)
  const harmWish = !quiet && HARM_WISH.test(lowered)
  const reading = { cleaned, death, flood, harmWish }
  if (!cleaned) return { ...reading, weave: { kind: 'none' } }
  if (quiet) return { ...reading, weave: { kind: 'quiet' } }
  if (death || LOSS.test(lowered)) return { ...reading, weave: { kind: 'comfort' } }
  if (flood) return { ...reading, weave: { kind: 'flood' } }
  if (!/\p{L}/u.test(cleaned)) return { ...reading, weave: { kind: 'category' } }
  const theme = harmWish ? null : findTheme(lowered)
  return { ...reading, weave: theme ? { kind: 'theme', theme } : { kind: 'generic' } }
}
