import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { TraditionName } from '@/components/tradition-name'
import { Skeleton } from '@/components/ui/skeleton'
import type { Prayer } from '../prayer'
import { prayerQueries } from '../cache/prayer-queries'
import { PrayerText } from '../card/prayer-text'

const DAY = 86_400_000

/** One of the newest that everybody may read, another one each day; the shorter half, so that it fits beside the hero. */
function prayerOfTheDay(newest: readonly Prayer[]): Prayer | undefined {
  const open = newest
    .filter(({ isPrivate }) => !isPrivate)
    .toSorted((a, b) => a.shortText.length - b.shortText.length)
  return open[Math.floor(Date.now() / DAY) % Math.max(1, Math.ceil(open.length / 2))]
}

/** A real prayer from the library, shown whole in its short form. It stays while newer ones come in. */
export function LibraryPrayer() {
  const { data, isError } = useInfiniteQuery(prayerQueries.newest())
  const [chosen, setChosen] = useState<Prayer>()
  const newest = data?.pages[0]?.prayers
  const prayer = chosen ?? (newest && prayerOfTheDay(newest))
  if (prayer && !chosen) setChosen(prayer)
  if (isError || (newest && !prayer)) return null
  return (
    <div className="flex min-h-[27.5rem] flex-col justify-center rounded-card border border-line bg-surface px-6 py-6 sm:min-h-[18rem] sm:px-8 sm:py-8 lg:min-h-[25rem]">
      {prayer ? <Reading prayer={prayer} /> : <ReadingSkeleton />}
    </div>
  )
}

function Reading({ prayer }: { prayer: Prayer }) {
  return (
    <article aria-labelledby="library-prayer" className="animate-appear">
      <p className="text-sm text-ink-soft">
        <TraditionName name={prayer.tradition} />
      </p>
      <PrayerText text={prayer.shortText} lang={prayer.language} className="mt-3" />
      <p id="library-prayer" dir="auto" className="mt-5 text-sm">
        <Link
          to={addresses.prayer(prayer.id, 'short')}
          className="font-medium text-accent underline-offset-4 hover:underline"
        >
          {prayer.title}
        </Link>
      </p>
    </article>
  )
}

function ReadingSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <Skeleton className="mb-1 w-32" />
      {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-2/3'].map((width, line) => (
        <Skeleton key={line} className={width} />
      ))}
    </div>
  )
}
