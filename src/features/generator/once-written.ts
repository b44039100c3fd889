import { useEffect, useState } from 'react'
import { withFileTimeout } from '@/lib/lazy-component'
import { retryWithBackoff } from '@/lib/retry-with-backoff'

/** A part of the engine that is loaded once something is written. */
interface OnceWritten<Part> {
  /** The part. Rejects when it does not load in time. */
  readonly know: () => Promise<Part>
  /** The part once something is written; null until it has come. It is requested until it loads. */
  readonly useOnceWritten: (isWritten: boolean) => Part | null
}

/** @param load loads the part; called again only where it failed */
export function onceWritten<Part>(load: () => Promise<Part>): OnceWritten<Part> {
  let known: Part | null = null

  async function know(): Promise<Part> {
    known ??= await withFileTimeout(load())
    return known
  }

  function useOnceWritten(isWritten: boolean): Part | null {
    const [part, setPart] = useState(() => known)
    useEffect(() => {
      if (!isWritten || part !== null) return
      let isShown = true
      void retryWithBackoff(know, { shouldRetry: () => isShown }).then(
        (loaded) => setPart(() => loaded),
        // Nobody looks any more.
        () => {},
      )
      return () => {
        isShown = false
      }
    }, [isWritten, part])
    return part
  }

  return { know, useOnceWritten }
}
