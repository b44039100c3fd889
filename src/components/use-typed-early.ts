import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** The fields of the pre-rendered page whose place the app's own take, by their labels. */
const replaced = new Map<string, { field: HTMLInputElement; isFocused: boolean }>()

function labelOf({ ariaLabel, labels }: HTMLInputElement): string {
  return ariaLabel ?? labels?.[0]?.textContent ?? ''
}

/**
 * Call it before the app draws a page anew in place of a pre-rendered one. Drawing gives way to the person, who may go to a
 * field or leave it meanwhile.
 */
export function rememberEarlyFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    const early = { field, isFocused: field === document.activeElement }
    replaced.set(labelOf(field), early)
    field.addEventListener('focus', () => {
      early.isFocused = true
    })
    field.addEventListener('blur', () => {
      // A field that is replaced loses the focus as well: by then it is no longer in the page.
      queueMicrotask(() => {
        if (field.isConnected) early.isFocused = false
      })
    })
  }
}

/**
 * Takes over what somebody typed into a field of a pre-rendered page before the app had come: React would draw the field
 * without it. Where they were only about to type, they go on behind the text that the app fills in.
 */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  shown: string,
  take: (typed: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const input = field.current
    if (!input) return
    const label = labelOf(input)
    const early = replaced.get(label)
    replaced.delete(label)
    if (early?.isFocused) input.focus()
    const typed = early ? early.field.value || shown : input.value
    if (typed !== shown) take(typed)
    else if (document.activeElement === input) input.setSelectionRange(shown.length, shown.length)
  })
  useLayoutEffect(() => takeOver(), [])
}
