import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { MarkedWords } from './marked-words'
import type { Prayer } from './prayer'
import { PrayerCard } from './prayer-card'
import { PrayerList } from './prayer-list'
import { PrayerListSkeleton } from './prayer-list-frame'
import { prayerQueries } from './prayer-queries'
import type { SearchFilters } from './prayer-scopes'
import { excerptOf, lengthOfFirstMatch, searchWords } from './search-words'

interface SearchResultsProps {
  text: string
  filters: SearchFilters
  /** Takes the words as they are written, even when they find nothing. */
  isExact: boolean
}

/** What a search found; when it found nothing, what the nearest known words find. */
export function SearchResults({ text, filters, isExact }: SearchResultsProps) {
  const exact = useInfiniteQuery(prayerQueries.search({ text, ...filters }))
  const hasNothing = exact.data?.pages.every(({ prayers }) => prayers.length === 0) ?? false
  const mayMeanOther = hasNothing && !isExact
  const nearest = useQuery({ ...prayerQueries.nearestSearch(text), enabled: mayMeanOther })
  const meant = (mayMeanOther && nearest.data) || null

  if (mayMeanOther && nearest.isPending) return <PrayerListSkeleton />
  return (
    <>
      {meant !== null && (
        <output className="mb-5 block text-ink-soft">
          Showing results for{' '}
          <em dir="auto" className="font-semibold text-ink not-italic">
            {meant}
          </em>
          .{' '}
          <Link
            to={addresses.search(text, { ...filters, isExact: true })}
            className="font-medium text-accent underline-offset-4 hover:underline"
          >
            Search instead for “<bdi>{text}</bdi>”
          </Link>
        </output>
      )}
      <FoundPrayers text={meant ?? text} filters={filters} />
    </>
  )
}

function FoundPrayers({ text, filters }: Omit<SearchResultsProps, 'isExact'>) {
  const words = useMemo(() => searchWords(text), [text])
  const renderWords = useCallback(
    (shown: string) => <MarkedWords text={shown} words={words} />,
    [words],
  )
  const excerpt = useCallback((whole: string) => excerptOf(whole, words), [words])
  return (
    <PrayerList
      query={prayerQueries.search({ text, ...filters })}
      label={`Prayers that contain “${text}”`}
      headingLevel={2}
      empty={{ message: 'No prayers found. Try adjusting your search criteria.' }}
      renderCard={(prayer: Prayer) => (
        <PrayerCard
          prayer={prayer}
          headingLevel={2}
          defaultLength={lengthOfFirstMatch(prayer, words)}
          excerpt={excerpt}
          renderWords={renderWords}
        />
      )}
    />
  )
}
