import { chooseMadePrayer, type MadePrayer } from './made-prayer'
import { useMadePrayers } from './made-prayer-store'
import { variantsOf } from './sitting'

interface MadePrayerRequest {
  /** Of the result page; may hold anything. */
  readonly navigationState: unknown
  /** Null while nobody is signed in. */
  readonly viewerId: string | null
}

/** The generated prayer that a result page shows, null where there is none, and the variants of its sitting, oldest first. */
export function useMadePrayer({ navigationState, viewerId }: MadePrayerRequest): {
  made: MadePrayer | null
  variants: readonly MadePrayer[]
} {
  const kept = useMadePrayers()
  const made = chooseMadePrayer(navigationState, kept, viewerId)
  if (!made) return { made, variants: [] }
  const variants = variantsOf(kept, made)
  return { made, variants: variants.some(({ key }) => key === made.key) ? variants : [made] }
}
