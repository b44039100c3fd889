/** The row at the upper edge of the window when a list was left, to return to. */
export interface ListAnchor {
  /** The prayer's id. */
  readonly id: string
  /** How far below the row's top the edge was, in pixels. */
  readonly within: number
  /** How far below the document's top the list began, in pixels. */
  readonly listTop: number
}

/**
 * Where the window was, in pixels from the document's top: also after rows came or went above the anchor while the list
 * was not on the screen. Null when the anchor is not in the list any more.
 */
export function offsetOfAnchor(
  anchor: ListAnchor,
  ids: readonly string[],
  heightOf: (id: string) => number,
  gap: number,
): number | null {
  const index = ids.indexOf(anchor.id)
  if (index < 0) return null
  const above = ids.slice(0, index).reduce((sum, id) => sum + heightOf(id) + gap, 0)
  return anchor.listTop + above + anchor.within
}
