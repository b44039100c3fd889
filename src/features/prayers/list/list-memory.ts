import { createContext } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import type { ListAnchor } from './list-anchor'
import type { TranslatedText } from '../prayer-viewer'

/** What the reader sees and chose on one card. */
export interface CardState {
  readonly length: PrayerLength
  readonly isChosen: boolean
  readonly translated: TranslatedText | null
}

/** The states of the cards in a list. Null where cards stay mounted as long as their page. */
export const CardMemory = createContext<Map<string, CardState> | null>(null)

/** What a list remembers of cards that are not mounted: scrolled out of the window, or on a page that was left. */
export interface ListMemory {
  /** By prayer id. */
  readonly cards: Map<string, CardState>
  /** Measured heights in pixels, by prayer id. */
  readonly heights: Map<string, number>
  /** Where a windowed list was left; null at its beginning. */
  anchor: ListAnchor | null
}

/** How many lists are remembered. The least recently used is dropped first. */
const LISTS = 20

/** Remembers lists by a name of their own. The same name gives the same memory. */
export function createListMemories(limit = LISTS) {
  const memories = new Map<string, ListMemory>()
  return (name: string): ListMemory => {
    const memory = memories.get(name) ?? {
      cards: new Map(),
      heights: new Map(),
      anchor: null,
    }
    memories.delete(name)
    memories.set(name, memory)
    for (const oldest of memories.keys()) {
      if (memories.size <= limit) break
      memories.delete(oldest)
    }
    return memory
  }
}
