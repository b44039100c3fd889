import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { MarkedWords } from './marked-words'
import { NothingFound } from './nothing-found'
import type { Prayer } from './prayer'
import { PrayerCard } from './prayer-card'
import { PrayerList } from './prayer-list'
import { PrayerListSkeleton } from './prayer-list-frame'
import { prayerQueries, type PrayerListQuery } from './prayer-queries'
import type { SearchFilters } from './prayer-scopes'
import { searchQueries, type SearchSubjects as Subjects } from './search-queries'
import { SearchSubjects } from './search-subjects'
import { excerptOf, lengthOfFirstMatch, searchWords } from './search-words'

interface SearchResultsProps {
  text: string
  filters: SearchFilters
}

const NO_SUBJECTS: Subjects = { traditions: [], categories: [] }

/** Shorter words that name a tradition are found as words of their own only: marked within others they would mislead. */
const SHORTEST_MARKED = 5

/** What a search names and what it found; when it found nothing, what may help. */
export function SearchResults({ text, filters }: SearchResultsProps) {
  const query = prayerQueries.search({ text, ...filters })
  // Both are on their way at once; the list waits for the other, or it would move down.
  useInfiniteQuery(query)
  const { data: subjects = NO_SUBJECTS, isLoading } = useQuery(searchQueries.subjects(text))
  if (isLoading) return <PrayerListSkeleton />
  return (
    <>
      <SearchSubjects {...subjects} />
      <FoundPrayers query={query} text={text} filters={filters} subjects={subjects} />
    </>
  )
}

interface FoundPrayersProps extends SearchResultsProps {
  query: PrayerListQuery
  subjects: Subjects
}

function FoundPrayers({ query, text, filters, subjects }: FoundPrayersProps) {
  const namesTradition = subjects.traditions.length > 0
  const words = useMemo(() => {
    const all = searchWords(text)
    return namesTradition ? all.filter((word) => word.length >= SHORTEST_MARKED) : all
  }, [text, namesTradition])
  const renderWords = useCallback(
    (shown: string) => <MarkedWords text={shown} words={words} />,
    [words],
  )
  const excerpt = useCallback((whole: string) => excerptOf(whole, words), [words])
  return (
    <PrayerList
      query={query}
      label={`Prayers for “${text}”`}
      headingLevel={2}
      empty={{
        message: 'No prayers found. Try adjusting your search criteria.',
        action: <NothingFound text={text} filters={filters} subjects={subjects} />,
      }}
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
