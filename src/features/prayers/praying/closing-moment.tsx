import { useEffect, useRef } from 'react'
import { TraditionName } from '@/components/tradition-name'
import { Button } from '@/components/ui/button'
import { LikeButton } from '../like/like-button'

/** Leads to the next prayer; `isPending` while that is being made. */
export interface AnotherPrayer {
  readonly onPress: () => void
  readonly isPending: boolean
}

interface ClosingMomentProps {
  prayer: {
    /** Null for a prayer that has no row yet, which cannot be liked. */
    readonly id: string | null
    readonly tradition: string
    readonly likes: number
  }
  another: AnotherPrayer | null
  onDone: () => void
}

/** After the last words: a moment of quiet, then what one may do next. */
export function ClosingMoment({ prayer, another, onDone }: ClosingMomentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="animate-appear text-center">
      <p className="text-sm text-ink-soft">
        <TraditionName name={prayer.tradition} />
      </p>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-5 text-[1.75rem] outline-none sm:text-[2.25rem]"
      >
        Stay a moment.
      </h2>
      <p className="mt-3 font-prayer text-lg text-ink-soft">The prayer has been said.</p>
      <div className="mt-12 flex flex-wrap items-center justify-center gap-3">
        {prayer.id !== null && (
          <span className="[&_button]:min-h-11 [&_button]:min-w-16">
            <LikeButton prayerId={prayer.id} likes={prayer.likes} />
          </span>
        )}
        {another && (
          <Button variant="secondary" isPending={another.isPending} onClick={another.onPress}>
            Another
          </Button>
        )}
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}
