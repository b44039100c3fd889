/** One measured figure beside what it is compared with, measured in the same run. */
export interface Figure {
  name: string
  unit: string
  value: number
  /** What `baselineValue` measures. */
  baseline: string
  baselineValue: number
  /** The value at which it is good enough; it is meant to be lower unless `isMore`. */
  target?: number
  /** True where more is better. */
  isMore?: boolean
}

/** The figures of one bench, with what a reader should know of how they came about. */
export interface Measured {
  figures: Figure[]
  notes: string[]
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

/** Whether a figure reaches its target; null when it has none. */
export function isReached({ value, target, isMore }: Figure): boolean | null {
  if (target === undefined) return null
  return isMore ? value >= target : value <= target
}
