/** Rejects with `tooLate` when the work is not done after so many milliseconds; what it gives later is dropped. */
export function endsWithin<Result>(
  milliseconds: number,
  work: Promise<Result>,
  tooLate: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate()), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
