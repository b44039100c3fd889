/** What glyphs of other fonts may reach below the last line, in pixels. */
const TOLERANCE = 4

/** True where a box holds more than it shows. */
export function isCutIn(box: HTMLElement): boolean {
  return box.scrollHeight - box.clientHeight > TOLERANCE
}
