import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { addresses, findTraditionBySlug } from '@/catalogue/addresses'
import { toSlug } from '@/catalogue/slug'
import { prayerQueries } from '../cache/prayer-queries'
import { openingSentences } from '../opening-sentences'

const SHOWN = 3

/** At the end of a prayer: a few others of the same tradition. Nothing at all when there are none. */
export function MoreFromTradition({
  tradition,
  exceptId,
}: {
  tradition: string
  exceptId?: string
}) {
  const { data } = useInfiniteQuery(prayerQueries.tradition(tradition))
  const others = (data?.pages[0]?.prayers ?? []).filter(({ id }) => id !== exceptId).slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <section
      data-print="no"
      aria-labelledby="more-from-tradition"
      className="mx-auto mt-16 max-w-[44rem] border-t border-line pt-8"
    >
      <h2 id="more-from-tradition" className="text-xl">
        More from {tradition}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {others.map((prayer) => (
          <li key={prayer.id} dir="auto">
            <Link
              to={addresses.prayer(prayer.id)}
              className="font-prayer text-lg font-semibold underline-offset-4 hover:text-accent hover:underline"
            >
              {prayer.title}
            </Link>
            <p dir="auto" lang={prayer.language ?? ''} className="truncate text-sm text-ink-soft">
              {/* One line shows a sentence whole or breaks it off: an ellipsis never stands behind its full stop. */}
              {openingSentences(prayer.shortText, 0)}
            </p>
          </li>
        ))}
      </ul>
      {findTraditionBySlug(toSlug(tradition)) && (
        <Link
          to={addresses.tradition(tradition)}
          className="mt-5 inline-block text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          All {tradition} prayers
        </Link>
      )}
    </section>
  )
}
