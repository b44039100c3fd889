import { useEffect, type RefObject } from 'react'
import type { Prayer } from '../prayer'

/**
 * Notes the heights of the rows, in whole pixels as the virtualizer does, while all of them stand in the document. When
 * the list grows long, and when its reader comes back, the rows above the window are then as high as they were.
 */
export function useMeasuredHeights(
  list: RefObject<HTMLUListElement | null>,
  prayers: readonly Prayer[],
  isShort: boolean,
  heights: Map<string, number>,
): void {
  useEffect(() => {
    const rows = list.current
    if (!rows || !isShort) return
    const observer = new ResizeObserver(() => {
      for (const [at, { id }] of prayers.entries()) {
        const height = rows.children[at]?.getBoundingClientRect().height
        if (height) heights.set(id, Math.round(height))
      }
    })
    observer.observe(rows)
    return () => observer.disconnect()
  }, [list, prayers, isShort, heights])
}
