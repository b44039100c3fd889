import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { MarkedWords } from './marked-words'
import { NothingFound } from './nothing-found'
import type { Prayer } from '../prayer'
import { PrayerCard } from '../card/prayer-card'
import { PrayerList } from '../list/prayer-list'
import { prayerQueries } from '../cache/prayer-queries'
import type { SearchFilters } from '../cache/prayer-scopes'
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
  // Asked first: what stands above the prayers should come before them, but they never wait for it.
  const { data: subjects = NO_SUBJECTS } = useQuery(searchQueries.subjects(text))
  return (
    <>
      <SearchSubjects {...subjects} />
      <FoundPrayers text={text} filters={filters} subjects={subjects} />
    </>
  )
}

interface FoundPrayersProps extends SearchResultsProps {
  subjects: Subjects
}

function FoundPrayers({ text, filters, subjects }: FoundPrayersProps) {
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
      query={prayerQueries.search({ text, ...filters })}
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
