import type { MadePrayer } from '@/features/generator/made-prayer'
import type { SavePrayer } from '@/features/generator/save-made-prayer'
import type { PrayerDraft } from '@/features/prayers/prayer'
import { useSavePrayer } from '@/features/prayers/writing/save-prayer'

/** A made prayer as the prayers know it. The voices compose in English. */
export function toDraft({ prayer }: MadePrayer): PrayerDraft {
  return { ...prayer, language: 'en' }
}

/** How the generator stores a prayer: the two features meet here. */
export function useSaveMadePrayer(): SavePrayer {
  const { mutateAsync } = useSavePrayer()
  return (made, { takesRow, makerId }) =>
    mutateAsync({
      draft: toDraft(made),
      idempotencyKey: made.rowKey,
      takesRow,
      isPrivate: made.isPrivate,
      userId: makerId,
    })
}
