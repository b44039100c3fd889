import { useEffect, useRef } from 'react'

/**
 * After a refused try the focus goes to the first field that is marked as wrong. Put the ref on the form.
 * @param tries how often the form was sent; 0 moves nothing.
 * @param refusal what the server said of the last try, for fields that only it can mark.
 */
export function useProblemFocus(tries: number, refusal: unknown = null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries, refusal])
  return form
}
