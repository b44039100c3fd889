import { useEffect, useState } from 'react'
import type { IsCommonWord } from '@/engine/context/context-words'
import { loadCommonWords } from '@/engine/packs/load-voice'
import { withFileTimeout } from '@/lib/lazy-component'
import { retryWithBackoff } from '@/lib/retry-with-backoff'

let known: IsCommonWord | null = null

/** The words that everybody knows, of which tags are made. Rejects when they do not load in time. */
export async function knowCommonWords(): Promise<IsCommonWord> {
  known ??= await withFileTimeout(loadCommonWords())
  return known
}

/**
 * The words that everybody knows once something is written; null until they have come. They are requested until they load, for
 * without them no tag can be shown.
 */
export function useCommonWords(isWritten: boolean): IsCommonWord | null {
  const [words, setWords] = useState(() => known)
  useEffect(() => {
    if (!isWritten || words !== null) return
    let isShown = true
    void retryWithBackoff(knowCommonWords, { shouldRetry: () => isShown }).then(
      (loaded) => setWords(() => loaded),
      // Nobody looks any more.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isWritten, words])
  return words
}
