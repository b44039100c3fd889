import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { Skeleton } from '@/components/ui/skeleton'
import { PrayerText } from '../card/prayer-text'
import { prayerQueries } from '../cache/prayer-queries'
import { openingSentences } from '../opening-sentences'
import type { Prayer } from '../prayer'
import { chooseFeatured, weekOf } from './choose-featured'

/** In characters: what the box below holds on a phone and on a wide screen. */
const LONGEST_OPENING = 220

interface FeaturedPrayerProps {
  tradition: string
  /** Asks for no list that the page does not show; a list that is known already is used. */
  isKnownOnly: boolean
}

/** The choice stays while the list that it was made of holds it, whatever is liked or added meanwhile. */
function useFeatured(prayers: readonly Prayer[]): Prayer | null {
  const [week] = useState(() => weekOf(Date.now()))
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = prayers.find(({ id }) => id === chosenId)
  if (chosen) return chosen
  const featured = chooseFeatured(prayers, week)
  if (featured) setChosenId(featured.id)
  return featured
}

/** One prayer of a tradition, large: it is of the list that stands below, and comes with it. */
export function FeaturedPrayer({ tradition, isKnownOnly }: FeaturedPrayerProps) {
  const headingId = useId()
  const { data, isPending } = useInfiniteQuery({
    ...prayerQueries.tradition(tradition),
    enabled: !isKnownOnly,
  })
  const featured = useFeatured(data?.pages[0]?.prayers ?? [])
  if (!featured) return isPending && !isKnownOnly ? <Outline /> : null
  return (
    <Frame labelledBy={headingId}>
      <h2 id={headingId} dir="auto" className="text-[0.9375rem] font-medium text-ink-soft">
        <span className="sr-only">Featured prayer: </span>
        <Link
          to={addresses.prayer(featured.id)}
          className="underline-offset-4 hover:text-accent hover:underline"
        >
          {featured.title}
        </Link>
      </h2>
      <PrayerText
        text={openingSentences(featured.shortText, LONGEST_OPENING)}
        lang={featured.language}
        className={`${TEXT_BOX} line-clamp-9 sm:line-clamp-6`}
      />
      <Link
        to={addresses.prayer(featured.id)}
        aria-label={`Read this prayer: ${featured.title}`}
        className="mt-4 inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
      >
        Read this prayer
      </Link>
    </Frame>
  )
}

/** As high with words as without them. */
const TEXT_BOX = 'mt-4 min-h-[9lh] text-[1.3125rem] leading-[1.55] sm:min-h-[6lh] sm:text-[1.5rem]'

function Frame({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={labelledBy}
      className="min-w-0 flex-1 rounded-card border border-line bg-surface px-6 pt-7 pb-4 sm:px-10 sm:pt-9 sm:pb-6"
    >
      {children}
    </section>
  )
}

function Outline() {
  return (
    <Frame>
      <div aria-hidden="true">
        <Skeleton className="h-[1.25em] w-64 max-w-full text-[0.9375rem]" />
        <div className={`${TEXT_BOX} flex prayer-text flex-col gap-4 pt-2`}>
          {['', 'w-11/12', 'w-full', 'w-10/12', 'w-2/3'].map((width, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
            <Skeleton key={line} className={`h-5 ${width}`} />
          ))}
        </div>
        <div className="mt-4 flex min-h-11 items-center">
          <Skeleton className="w-32" />
        </div>
      </div>
    </Frame>
  )
}
