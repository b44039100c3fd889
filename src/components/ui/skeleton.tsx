import { cn } from '@/lib/class-names'

/** One grey bar in the place of words to come. The list around it says 'Loading …' to screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'block h-4 animate-pulse rounded-[6px] bg-line motion-reduce:animate-none',
        className,
      )}
    />
  )
}
