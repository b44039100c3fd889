import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PRAYER_TYPES, type PrayerType } from '@/catalogue/prayer-types'
import { cn } from '@/lib/class-names'
import { typeQueries } from '../cache/type-queries'

interface TraditionTypesProps {
  tradition: string
  /** The type that the list below is narrowed to; null shows all. */
  selected: PrayerType | null
}

/** What stays visible before the selected one, in pixels. */
const GAP = 16

/** The types of a tradition, each with the number of its prayers. A press narrows the list below. */
export function TraditionTypes({ tradition, selected }: TraditionTypesProps) {
  const headingId = useId()
  const { data: counts } = useQuery(typeQueries.counts(tradition))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Sideways only: the page stays where it is read.
    const address = addresses.tradition(tradition, selected ?? undefined)
    const link = list.current?.querySelector<HTMLElement>(`a[href="${address}"]`)
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - GAP
  }, [tradition, selected])
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl">
        By type
      </h2>
      {/* On a phone two rows that are drawn sideways: twenty-five lines would part the prayers from their page. */}
      <ul
        ref={list}
        className={cn(
          'relative -mx-4 mt-4 grid auto-cols-max grid-flow-col grid-rows-2 gap-2 overflow-x-auto px-4 pb-2',
          'sm:mx-0 sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-[repeat(auto-fill,minmax(10.25rem,1fr))] sm:grid-rows-none sm:overflow-visible sm:px-0 sm:pb-0',
        )}
      >
        <TypeLink to={addresses.tradition(tradition)} isSelected={selected === null}>
          All types
        </TypeLink>
        {PRAYER_TYPES.map((type) => (
          <TypeLink
            key={type}
            to={addresses.tradition(tradition, type)}
            isSelected={type === selected}
            count={counts && (counts[type.toLowerCase()] ?? 0)}
          >
            {type}
          </TypeLink>
        ))}
      </ul>
    </nav>
  )
}

interface TypeLinkProps {
  to: string
  isSelected: boolean
  /** Absent until it is known. */
  count?: number | undefined
  children: string
}

function TypeLink({ to, isSelected, count, children }: TypeLinkProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isSelected ? 'page' : undefined}
        className={cn(
          'flex min-h-11 items-center justify-between gap-3 rounded-card border px-3.5 text-[0.9375rem] hover:border-accent',
          isSelected ? 'border-accent font-semibold text-accent' : 'border-line',
          count === 0 && !isSelected && 'text-ink-soft',
        )}
      >
        {children}
        {count !== undefined && (
          <span className="text-sm font-normal text-ink-soft tabular-nums">
            {count}
            <span className="sr-only">{count === 1 ? ' prayer' : ' prayers'}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
