import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast, type ToasterProps } from 'sonner'

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

/** Mounts the toast region beside the app, not inside it, since most visits never need it; answers when it can speak. */
export async function openRegion(): Promise<typeof toast> {
  const place = document.body.appendChild(document.createElement('div'))
  place.addEventListener('focusin', letTabPass, { capture: true })
  flushSync(() => createRoot(place).render(<Toaster {...OPTIONS} />))
  await new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_AFTER))
  return toast
}
