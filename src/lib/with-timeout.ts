/**
 * The result of the work. Rejects with `createError()` when the work takes longer than so many milliseconds; its late
 * result is dropped.
 */
export function withTimeout<Result>(
  milliseconds: number,
  work: Promise<Result>,
  createError: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
