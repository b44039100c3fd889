/** Where a key or a touch leads. */
export type Move = 'forward' | 'back' | 'first' | 'last'

type Direction = 'ltr' | 'rtl'

/** The move of a key in a text that runs in this direction; null for other keys. */
export function moveOfKey(key: string, hasShift: boolean, direction: Direction): Move | null {
  const [forwardArrow, backArrow] =
    direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === ' ') return hasShift ? 'back' : 'forward'
  if (key === 'ArrowDown' || key === 'PageDown' || key === forwardArrow) return 'forward'
  if (key === 'ArrowUp' || key === 'PageUp' || key === backArrow) return 'back'
  if (key === 'Home') return 'first'
  return key === 'End' ? 'last' : null
}

/** A touch or press from where it began to where it ended, in pixels from the start of the text's box. */
export interface Stroke {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  /** In milliseconds. */
  readonly lasted: number
  /** Of the box, in pixels. */
  readonly width: number
}

/** A finger that stays is a tap; one that stays long selects words. In pixels and milliseconds. */
const TAP_REACH = 10
const TAP_TIME = 400
const SWIPE_REACH = 48

/** The move of a tap on one half of the text, or of a swipe over it; null for what is neither. */
export function moveOfStroke(stroke: Stroke, direction: Direction): Move | null {
  const across = stroke.to.x - stroke.from.x
  const down = Math.abs(stroke.to.y - stroke.from.y)
  const isTowardsStart = direction === 'rtl' ? across > 0 : across < 0
  if (Math.abs(across) >= SWIPE_REACH && Math.abs(across) > 1.5 * down)
    return isTowardsStart ? 'forward' : 'back'
  if (Math.abs(across) > TAP_REACH || down > TAP_REACH || stroke.lasted > TAP_TIME) return null
  const isRightHalf = stroke.to.x >= stroke.width / 2
  return isRightHalf === (direction === 'ltr') ? 'forward' : 'back'
}
