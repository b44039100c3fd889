import { createContext } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import type { TranslatedText } from '../prayer-viewer'

/** What the reader sees and chose on one card. */
export interface CardState {
  readonly length: PrayerLength
  readonly isChosen: boolean
  readonly translated: TranslatedText | null
}

/** The memory that the cards below write to. Null where cards never leave before their page does. */
export const CardMemory = createContext<Map<string, CardState> | null>(null)
