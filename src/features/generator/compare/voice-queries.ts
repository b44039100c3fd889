import { queryOptions } from '@tanstack/react-query'
import type { Intention } from '@/engine/intention/intention'
import { loadVoice } from '@/engine/packs/load-voice'
import type { PrayerChoices } from '@/engine/prayer'
import { withFileTimeout } from '@/lib/lazy-component'
import { STALE_AFTER } from '@/lib/query-client'

/** The voices that a comparison composes with. What was heard decides which passages come along. */
export const voiceQueries = {
  of: (choices: PrayerChoices, intention: Intention | null) =>
    queryOptions({
      queryKey: ['voices', choices, intention] as const,
      queryFn: () => withFileTimeout(loadVoice(choices.tradition, intention, choices)),
      staleTime: STALE_AFTER.never,
      // Thousands of passages that never change.
      structuralSharing: false,
    }),
}
