import { useEffect, type RefObject } from 'react'
import type { Prayer } from '../prayer'

/**
 * Measures the heights of the rows, in pixels, while all of them are in the document. The rows above the window keep
 * these heights when the list grows long, and when its reader comes back.
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
        if (height) heights.set(id, height)
      }
    })
    observer.observe(rows)
    return () => observer.disconnect()
  }, [list, prayers, isShort, heights])
}
