import { useRef } from 'react'

/**
 * Returns the focus to the control that opened a dialog. The dialog library does so only for its own trigger; these
 * dialogs load after their button was pressed.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // A page that has taken the focus meanwhile keeps it.
      const isFree = document.activeElement === null || document.activeElement === document.body
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
