import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How many rows of a list are drawn at once: more than a screen holds. */
const FIRST = 6

/** React Router's key of the entry on which the page was loaded. */
const FIRST_ENTRY = 'default'

/**
 * The rows to draw. Of a list that has just arrived the first ones, so that they can be read; a moment later all of
 * them, drawn in pieces that give way to the reader. Back and Forward draw all at once: they lead to a place in them.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isReturn = useNavigationType() === NavigationType.Pop
  const isFirstEntry = useLocation().key === FIRST_ENTRY
  const [isWhole, setIsWhole] = useState(isReturn && !isFirstEntry)
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return isWhole ? rows : rows.slice(0, FIRST)
}
