import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ToasterProps } from 'sonner'

type Tone = 'success' | 'error' | 'info'

const OPTIONS: ToasterProps = {
  position: 'bottom-right',
  duration: 5000,
  visibleToasts: 3,
  gap: 10,
  className: 'toasts',
  toastOptions: { className: 'toast', descriptionClassName: 'toast-words' },
}

/** Screen readers announce only what changes in a region they already know: it stands this long before its first words. */
const REGION_SETTLES_AFTER = 100

/**
 * The toast library sends the focus back to where it came from when it leaves the region. That is right for whoever
 * jumped there by its shortcut, which focuses the list; whoever walks by with Tab would never get past the news.
 */
function letTabPass(event: FocusEvent) {
  if (!(event.target instanceof HTMLOListElement)) event.stopPropagation()
}

/** Mounts the toast region beside the app, not inside it: most visits never need it. */
async function openRegion() {
  const { Toaster, toast } = await import('sonner')
  const place = document.body.appendChild(document.createElement('div'))
  place.addEventListener('focusin', letTabPass, { capture: true })
  flushSync(() => createRoot(place).render(createElement(Toaster, OPTIONS)))
  await new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_AFTER))
  return toast
}

let region: ReturnType<typeof openRegion> | null = null

async function show(tone: Tone, message: string, title?: string): Promise<void> {
  region ??= openRegion()
  const toast = await region
  // The words are the identity: saying the same thing again renews that toast instead of stacking a second.
  toast[tone](title ?? message, {
    id: `${tone}: ${message}`,
    ...(title && { description: message }),
  })
}

function showSafely(tone: Tone, message: string, title?: string): void {
  show(tone, message, title).catch(() => {
    // The chunk could not be loaded (offline). A toast is never the only place of important news; ask again next time.
    region = null
  })
}

/** Short news in a polite live region at the lower edge. The library behind it loads on first use. */
export const notify = {
  success: (message: string) => showSafely('success', message),
  error: (message: string, { title }: { title?: string } = {}) =>
    showSafely('error', message, title),
  info: (message: string) => showSafely('info', message),
} as const
