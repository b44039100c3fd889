import { HeardLine } from './heard-line'
import type { MadePrayer } from './made-prayer'
import { useGenerate } from './use-generate'

interface MadePrayerNoteProps {
  made: MadePrayer
  viewerId: string | null
  /** Whether the sitting's prayer is private now. */
  isPrivate: boolean
  /** Called with the variant for what was meant, which the device keeps already. */
  onCorrected: (made: MadePrayer) => void
}

/** What was heard in the words that a prayer was made for. Nothing where nothing was written. */
export function MadePrayerNote({ made, viewerId, isPrivate, onCorrected }: MadePrayerNoteProps) {
  const { correct } = useGenerate(onCorrected)
  const { intention } = made.prayer
  if (!intention || !made.choices.context) return null
  return (
    <HeardLine
      intention={intention}
      onCorrect={(meant) => void correct(made, meant, { isPrivate, makerId: viewerId })}
    />
  )
}
