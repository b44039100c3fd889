/** A row with its place in the document, in pixels from its top. */
interface PlacedRow {
  readonly index: number
  readonly start: number
  readonly end: number
}

/**
 * The rows of the window and, however far away, the row that has the focus with its neighbours: what is focused
 * must not vanish, and the Tab key leads on to the next row from there. In order, each once.
 */
export function withFocusedRow(
  inWindow: readonly number[],
  focused: number,
  count: number,
): number[] {
  if (focused < 0) return [...inWindow]
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...inWindow, ...kept])].toSorted((a, b) => a - b)
}

/** The empty space above each row that stands in for the rows that are left out, and below the last one. */
export function spacesAround(
  rows: readonly PlacedRow[],
  listTop: number,
  listHeight: number,
): { above: number[]; below: number } {
  const ends = [listTop, ...rows.map(({ end }) => end)]
  return {
    above: rows.map(({ start }, at) => start - (ends[at] ?? start)),
    below: listHeight - ((ends.at(-1) ?? listTop) - listTop),
  }
}
