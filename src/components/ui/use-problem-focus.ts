import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first invalid field after a refused submission. Put the ref on the form.
 * @param tries how often the form was sent; 0 where only the server refuses.
 * @param refusal the server's message about the last submission; null while it has not refused.
 */
export function useProblemFocus(tries: number, refusal: unknown = null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const isRefused = tries > 0 || refusal !== null
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries, refusal])
  return form
}
