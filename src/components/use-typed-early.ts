import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Takes over what somebody typed into a field of a pre-rendered page before the app had come: React would draw the field
 * without it.
 */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  shown: string,
  take: (typed: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== shown) take(typed)
  })
  useLayoutEffect(() => takeOver(), [])
}
