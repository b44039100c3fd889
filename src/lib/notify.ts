import { retryWithBackoff } from './retry-with-backoff'
import type * as Region from './toast-region'

export type Tone = 'success' | 'error' | 'info'

/** The control that was pressed last, and where it was then. */
export interface Pressed {
  readonly control: Element
  readonly extent: DOMRect
}

let region: Promise<typeof Region> | null = null

/** An entry of a menu goes as it is pressed, and the focus returns to what the menu is labelled by. */
function controlOf(target: Element): Element | null {
  const menu = target.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return menu ? document.getElementById(menu) : target.closest('button, a, label')
}

/** A toast never covers it. */
let pressed: Pressed | null = null
globalThis.addEventListener?.(
  'click',
  ({ target }) => {
    const control = target instanceof Element ? controlOf(target) : null
    pressed = control && { control, extent: control.getBoundingClientRect() }
  },
  { capture: true },
)

/** A title, how long the toast stays, in milliseconds, and one action. */
export interface ToastOptions {
  title?: string
  duration?: number
  action?: { label: string; onClick: () => void }
}

async function show(tone: Tone, message: string, options?: ToastOptions): Promise<void> {
  region ??= import('./toast-region')
  const { showBeside } = await region
  await showBeside(pressed, tone, message, options)
}

function showSafely(tone: Tone, message: string, options?: ToastOptions): void {
  show(tone, message, options).catch(() => {
    // The file did not load (offline). A toast is never the only place of an important message; the next toast tries again.
    region = null
  })
}

/** Loads the toast library ahead: without a network it could not be loaded when a message needs it. */
export function preloadToasts(): void {
  void retryWithBackoff(() => import('./toast-region'))
}

/** Shows a short message in a polite live region at the lower edge. The toast library loads on first use. */
export const notify = {
  success: (message: string, options?: ToastOptions) => showSafely('success', message, options),
  error: (message: string, options?: ToastOptions) => showSafely('error', message, options),
  info: (message: string) => showSafely('info', message),
} as const
