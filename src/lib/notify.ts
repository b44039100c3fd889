import { retryWithBackoff } from './retry-with-backoff'
import type * as Region from './toast-region'

export type Tone = 'success' | 'error' | 'info'

/** What was pressed last, and where it stood then. */
export interface Pressed {
  readonly control: Element
  readonly extent: DOMRect
}

let region: Promise<typeof Region> | null = null

/** News never covers it. */
let pressed: Pressed | null = null
globalThis.addEventListener?.(
  'click',
  ({ target }) => {
    const control = target instanceof Element ? target.closest('button, a, label') : null
    pressed = control && { control, extent: control.getBoundingClientRect() }
  },
  { capture: true },
)

/** What news can carry beside its words: how long they stand, in milliseconds, and one thing to do about them. */
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
    // The chunk could not be loaded (offline). A toast is never the only place of important news; ask again next time.
    region = null
  })
}

/** Has the region at hand where news may come from a lost network, which could not bring it any more. */
export function preloadToasts(): void {
  void retryWithBackoff(() => import('./toast-region'))
}

/** Short news in a polite live region at the lower edge. The library behind it loads on first use. */
export const notify = {
  success: (message: string, options?: ToastOptions) => showSafely('success', message, options),
  error: (message: string, options?: ToastOptions) => showSafely('error', message, options),
  info: (message: string) => showSafely('info', message),
} as const
