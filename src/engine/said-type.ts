import { findPrayerType } from '@/catalogue/prayer-types'
import { keyOf, type TypeKey } from './keys'

/** What in a context decides about the type that is prayed for. */
interface Guards {
  /** The person writes of harm to themselves or of being harmed. */
  readonly isQuiet: boolean
  readonly harmWish: boolean
  readonly isFlood: boolean
}

/** The type whose words are said: the chosen one, except where that could do harm. Blessing for an unknown type. */
export function saidType(chosen: string, { isQuiet, harmWish, isFlood }: Guards): TypeKey {
  const type = keyOf(findPrayerType(chosen) ?? 'Blessing')
  // Ease and company; a plea for peace could send someone back to who harms them.
  if (isQuiet) return 'healing'
  if (harmWish) return type === 'mercy' ? 'mercy' : 'peace'
  return isFlood && type === 'rain' ? 'protection' : type
}
