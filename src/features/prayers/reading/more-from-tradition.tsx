import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { addresses, findTraditionBySlug } from '@/catalogue/addresses'
import { toSlug } from '@/catalogue/slug'
import { openText } from '../card/opening'
import { prayerQueries } from '../cache/prayer-queries'

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
      className="mx-auto mt-12 max-w-[42rem] border-t border-line pt-8 md:mt-16"
    >
      <h2 id="more-from-tradition" className="text-xl">
        More from {tradition}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {others.map((prayer) => (
          <li key={prayer.id}>
            <Link to={addresses.prayer(prayer.id)} className="group block">
              <span dir="auto" className="block text-[0.8125rem] text-ink-soft">
                {prayer.title}
              </span>
              <span
                dir="auto"
                lang={prayer.language ?? ''}
                className="block font-prayer text-lg leading-snug underline-offset-4 group-hover:text-accent group-hover:underline"
              >
                {openText(prayer.shortText).opening}
              </span>
            </Link>
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
