import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation's `mutate` that leaves out a second press while the first is under way. A button is disabled only when the page
 * is drawn again: a double click comes before that.
 */
export function useMutateOnce<Data, Failure, Variables, Context>({
  mutate,
}: Pick<UseMutationResult<Data, Failure, Variables, Context>, 'mutate'>) {
  const isUnderWay = useRef(false)
  return (variables: Variables, options?: MutateOptions<Data, Failure, Variables, Context>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(variables, {
      ...options,
      onSettled: (...outcome) => {
        isUnderWay.current = false
        options?.onSettled?.(...outcome)
      },
    })
  }
}
