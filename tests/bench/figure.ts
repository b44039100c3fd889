/** One measured figure beside what it is compared with, measured in the same run. */
export interface Figure {
  name: string
  unit: string
  value: number
  /** What `baselineValue` measures. */
  baseline: string
  baselineValue: number
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
