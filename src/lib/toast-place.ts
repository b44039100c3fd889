export type ToastPlace = 'bottom-right' | 'top-right'

interface Extent {
  readonly width: number
  readonly height: number
}

/** How far toasts can reach from the lower edge, in pixels: three of them, spread out, and their margin. */
const REACH = 280
/** The width of the toasts and their margin, in pixels. */
const COLUMN = 400
/** In windows up to this width, in pixels, toasts take the whole width. */
const PHONE = 600

/** Where a toast does not cover what was just pressed: at the lower edge, or at the upper edge for a control down there. */
export function placeBeside(pressed: DOMRect | null, { width, height }: Extent): ToastPlace {
  if (!pressed) return 'bottom-right'
  const isLow = pressed.bottom > height - REACH && pressed.top > height / 2
  const isInColumn = width <= PHONE || pressed.right > width - COLUMN
  return isLow && isInColumn ? 'top-right' : 'bottom-right'
}
