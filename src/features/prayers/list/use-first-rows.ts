import { startTransition, useEffect, useState } from 'react'

/** How many rows are drawn first: as many as there were outlines, so that nothing vanishes that stood there. */
const FIRST = 3
/** How many are drawn at once from then on. More of them keep a slow phone busy for so long that it answers late to a press. */
const PIECE = 2

/** Whether a list was drawn since the page was loaded. */
let wasAnyDrawn = false

/**
 * The rows to draw. The first list since the page was loaded comes in pieces, so that its beginning can be read, and the page
 * answers to the reader, while the app is still busy. Later lists are drawn whole: Back and Forward lead to a place in
 * them.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(wasAnyDrawn ? Infinity : FIRST)
  const isWhole = count >= rows.length
  useEffect(() => {
    wasAnyDrawn = true
    // Whatever is added to a list that is whole belongs to it at once.
    startTransition(() => setCount(isWhole ? Infinity : count + PIECE))
  }, [count, isWhole])
  return isWhole ? rows : rows.slice(0, count)
}
