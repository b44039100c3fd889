import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast, type ToasterProps } from 'sonner'
import type { ToastOptions, Pressed, Tone } from './notify'
import { placeBeside } from './toast-place'

const OPTIONS: ToasterProps = {
  position: 'bottom-right',
  duration: 5000,
  visibleToasts: 3,
  gap: 10,
  // Below the header.
  offset: { top: 80, right: 24, bottom: 24 },
  mobileOffset: { top: 76, left: 16, right: 16, bottom: 16 },
  className: 'toasts',
  toastOptions: { className: 'toast', descriptionClassName: 'toast-words' },
}

/** Screen readers announce changes in a region they know already: it is mounted this long before its first message, in milliseconds. */
const REGION_SETTLES_AFTER = 100

/**
 * The toast library returns the focus to its origin when it leaves the region. That is right after the library's
 * shortcut, which focuses the list. With Tab, nobody would get past the toasts: for that the event is stopped.
 */
function letTabPass(event: FocusEvent) {
  if (!(event.target instanceof HTMLOListElement)) event.stopPropagation()
}

/** Mounts the toast region beside the app: most visits never need it. Resolves when it can announce. */
async function openRegion(): Promise<typeof toast> {
  const place = document.body.appendChild(document.createElement('div'))
  place.addEventListener('focusin', letTabPass, { capture: true })
  flushSync(() => createRoot(place).render(<Toaster {...OPTIONS} />))
  await new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_AFTER))
  return toast
}

let region: Promise<typeof toast> | null = null

/** Where the pressed control is now, or was when it has been removed with its dialog. */
function extentOf({ control, extent }: Pressed): DOMRect {
  return control.isConnected ? control.getBoundingClientRect() : extent
}

/** Shows a toast where it does not cover what was just pressed. */
export async function showBeside(
  pressed: Pressed | null,
  tone: Tone,
  message: string,
  { title, ...options }: ToastOptions = {},
): Promise<void> {
  region ??= openRegion()
  const speak = await region
  const window = { width: innerWidth, height: innerHeight }
  // The message is the id: the same message again renews its toast.
  speak[tone](title ?? message, {
    ...options,
    id: `${tone}: ${message}`,
    position: placeBeside(pressed && extentOf(pressed), window),
    ...(title && { description: message }),
  })
}
