import { useEffect, useRef } from 'react'

/**
 * After a refused try the focus goes to the first field that is marked as wrong. Put the ref on the form.
 * @param tries how often the form was sent; 0 where only the server refuses.
 * @param refusal what the server said of the last try; null while it has not refused.
 */
export function useProblemFocus(tries: number, refusal: unknown = null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const isRefused = tries > 0 || refusal !== null
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries, refusal])
  return form
}
