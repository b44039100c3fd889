import type { Intention } from '@/engine/intention/intention'
import { notify } from '@/lib/notify'
import { correctPrayer } from './generate-prayer'
import { HeardLine } from './heard-line'
import type { MadePrayer } from './made-prayer'
import { keepMadePrayer } from './made-prayer-store'

interface MadePrayerNoteProps {
  made: MadePrayer
  /** Called with the prayer in its new words, which the device keeps already. */
  onCorrected: (made: MadePrayer) => void
}

/** What was heard in the words that a prayer was made for. Nothing where nothing was written. */
export function MadePrayerNote({ made, onCorrected }: MadePrayerNoteProps) {
  const { intention } = made.prayer
  if (!intention || !made.choices.context) return null

  async function handleCorrect(corrected: Intention) {
    try {
      const next = await correctPrayer(made, corrected)
      keepMadePrayer(next)
      onCorrected(next)
    } catch {
      notify.error('Failed to generate prayer')
    }
  }

  return (
    <HeardLine intention={intention} onCorrect={(corrected) => void handleCorrect(corrected)} />
  )
}
