import { useRef } from 'react'

/** What a dialog marks to have the focus when it opens; without one the library takes the first control there is. */
function firstControlOf(dialog: EventTarget | null): HTMLElement | null {
  return dialog instanceof HTMLElement ? dialog.querySelector('[data-first-focus]') : null
}

/**
 * Returns the focus to the control that opened a dialog. The dialog library does so only for its own trigger; these
 * dialogs load after their button was pressed.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement
      const first = firstControlOf(event.target)
      if (!first) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // A page that has taken the focus meanwhile keeps it.
      const isFree = document.activeElement === null || document.activeElement === document.body
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
