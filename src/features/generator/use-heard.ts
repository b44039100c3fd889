import { useCallback, useEffect, useMemo, useState } from 'react'
import { hear } from '@/engine/intention/hear'
import { NO_INTENTION, type Intention } from '@/engine/intention/intention'
import { loadHearing } from '@/engine/packs/load-voice'
import { useOnline } from '@/lib/use-online'
import { onceWritten } from './once-written'

const { useOnceWritten: useHearing } = onceWritten(() => loadHearing())

/** How long somebody pauses before their words are read, in milliseconds. */
const PAUSE = 300

interface Correction {
  /** What had been heard, written out. */
  readonly of: string
  readonly intention: Intention
}

/**
 * What is heard in the words of the box, read when the typing pauses. A correction holds for as long as the same is heard,
 * whichever words are added.
 */
export function useHeard(text: string) {
  const [settled, setSettled] = useState(text)
  const [correction, setCorrection] = useState<Correction | null>(null)
  const isOnline = useOnline()
  // Asked for with the first letters: it is mostly there when the typing pauses. Without a network the rules hear alone.
  const read = useHearing(text.trim() !== '') ?? (isOnline ? null : hear)
  const hearIn = useCallback(
    (words: string) => (words.trim() === '' || !read ? NO_INTENTION : read(words.trim())),
    [read],
  )
  const heard = useMemo(() => hearIn(settled), [hearIn, settled])

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])

  const corrected = (intention: Intention) =>
    correction?.of === JSON.stringify(intention) ? correction.intention : null

  return {
    intention: corrected(heard) ?? heard,
    /** Nothing is in the box, or it has not been read yet. */
    isBlank: settled.trim() === '' || !read,
    correct: (intention: Intention) => setCorrection({ of: JSON.stringify(heard), intention }),
    /** What the person corrected for exactly these words; undefined where the engine is to read them. */
    correctionFor: (words: string) => corrected(hearIn(words)) ?? undefined,
  }
}
