import { useId } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { Skeleton } from '@/components/ui/skeleton'
import type { ShownPrayer } from './shown-prayer'
import { usePrayerOfTheDay } from './use-prayer-of-the-day'

/** As high with words as without them, for most prayers. */
const FRAME =
  'min-h-[26rem] min-w-0 flex-1 rounded-card border border-line bg-surface px-6 pt-7 pb-4 sm:min-h-[23rem] sm:px-10 sm:pt-9 sm:pb-6'

/** A tradition's own prayer of the day, large. */
export function FeaturedPrayer({ tradition }: { tradition: string }) {
  const shown = usePrayerOfTheDay(tradition)
  if (shown === 'none') return null
  return shown ? <Reading prayer={shown} /> : <Outline />
}

/** `public/first-paint.js` puts the day's words into what is marked by `data-day`; it knows nothing else of this. */
function Reading({ prayer: { id, title, opening, rest, isWithoutPage } }: { prayer: ShownPrayer }) {
  const headingId = useId()
  const page = addresses.prayer(id, 'short')
  return (
    <section aria-labelledby={headingId} data-day="frame" className={FRAME}>
      <h2 id={headingId} dir="auto" className="text-[0.9375rem] font-medium text-ink-soft">
        <span className="sr-only">Featured prayer: </span>
        {isWithoutPage ? (
          title
        ) : (
          <Link
            data-day="title"
            to={page}
            className="underline-offset-4 hover:text-accent hover:underline"
          >
            {title}
          </Link>
        )}
      </h2>
      <div className="mt-4 prayer-text" lang="en">
        <p data-day="opening" className="text-2xl leading-snug text-balance">
          {opening}
        </p>
        <p data-day="rest" className="mt-3">
          {rest}
        </p>
      </div>
      {!isWithoutPage && (
        <Link
          data-day="page"
          to={page}
          aria-describedby={headingId}
          className="mt-4 inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
        >
          Read this prayer
        </Link>
      )}
      <span data-day="end" />
    </section>
  )
}

function Outline() {
  return (
    <div aria-hidden="true" className={FRAME}>
      <Skeleton className="h-[1.25em] w-64 max-w-full text-[0.9375rem]" />
      <div className="flex flex-col gap-4 pt-6">
        {['', 'w-11/12', 'w-full', 'w-10/12', 'w-2/3'].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    </div>
  )
}
