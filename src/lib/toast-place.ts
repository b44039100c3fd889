export type ToastPlace = 'bottom-right' | 'top-right'

interface Extent {
  readonly width: number
  readonly height: number
}

/** What the news can take up from the lower edge, in pixels: three toasts, spread out, and their margin. */
const REACH = 280
/** Toasts and their margin stand beside what is further left, in pixels. */
const COLUMN = 400
/** Up to this width of the window toasts are as wide as it is, in pixels. */
const PHONE = 600

/** Where news does not cover what was just pressed: at the lower edge, and at the upper for what stands down there. */
export function placeBeside(pressed: DOMRect | null, { width, height }: Extent): ToastPlace {
  if (!pressed) return 'bottom-right'
  const isLow = pressed.bottom > height - REACH && pressed.top > height / 2
  const isInColumn = width <= PHONE || pressed.right > width - COLUMN
  return isLow && isInColumn ? 'top-right' : 'bottom-right'
}
