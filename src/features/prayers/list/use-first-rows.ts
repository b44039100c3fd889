import { startTransition, useEffect, useState } from 'react'

/** How many rows of a list are drawn at once: as many as a screen holds. */
const FIRST = 4

/** Whether a list was drawn since the page was loaded. */
let wasAnyDrawn = false

/**
 * The rows to draw. Of the first list since the page was loaded those that a screen holds, so that they can be read while
 * the app is still busy; a moment later all of them, drawn in pieces that give way to the reader. Later lists are drawn
 * whole: Back and Forward lead to a place in them.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [isWhole, setIsWhole] = useState(wasAnyDrawn)
  useEffect(() => {
    wasAnyDrawn = true
    startTransition(() => setIsWhole(true))
  }, [])
  return isWhole ? rows : rows.slice(0, FIRST)
}
