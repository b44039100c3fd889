import type { Intention } from '@/engine/intention/intention'
import { HeardLine } from './heard-line'
import type { MadePrayer } from './made-prayer'

interface MadePrayerNoteProps {
  made: MadePrayer
  onCorrect: (intention: Intention) => void
}

/** What was heard in the words that a prayer was made for. Nothing where nothing was written. */
export function MadePrayerNote({ made, onCorrect }: MadePrayerNoteProps) {
  const { intention } = made.prayer
  if (!intention || !made.choices.context) return null
  return <HeardLine intention={intention} onCorrect={onCorrect} />
}
