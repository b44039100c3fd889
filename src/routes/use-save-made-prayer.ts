import type { MadePrayer } from '@/features/generator/made-prayer'
import type { SavePrayer } from '@/features/generator/save-made-prayer'
import { readUnsentLikes } from '@/features/prayers/like/likes'
import type { PrayerDraft } from '@/features/prayers/prayer'
import { useSavePrayer } from '@/features/prayers/writing/save-prayer'

/** A made prayer as the prayers know it. The voices compose in English. */
export function toDraft({ prayer }: MadePrayer): PrayerDraft {
  return { ...prayer, language: 'en' }
}

/** How the generator stores a prayer: the two features meet here. */
export function useSaveMadePrayer(): SavePrayer {
  const { mutateAsync } = useSavePrayer()
  return async (made, { takenRowId, makerId }) => {
    // Somebody's like keeps a row; the server may hear of the own one later.
    if (takenRowId !== null && readUnsentLikes(makerId).get(takenRowId)) return null
    return mutateAsync({
      draft: toDraft(made),
      idempotencyKey: made.rowKey,
      takesRow: takenRowId !== null,
      isPrivate: made.isPrivate,
      userId: makerId,
    })
  }
}
