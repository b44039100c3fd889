import { useCallback, useMemo } from 'react'
import { MarkedWords } from './marked-words'
import { NothingFound } from './nothing-found'
import type { Prayer } from '../prayer'
import { typeListedFor } from '../card/listed-for'
import { PrayerCard } from '../card/prayer-card'
import { PrayerList } from '../list/prayer-list'
import { prayerQueries } from '../cache/prayer-queries'
import type { SearchFilters } from '../cache/prayer-scopes'
import { SearchSubjects } from './search-subjects'
import { excerptOf, findMatches, lengthOfFirstMatch, searchWords } from './search-words'
import { useBesideSearch } from './use-beside-search'

interface SearchResultsProps {
  text: string
  filters: SearchFilters
}

/** Shorter words that name a tradition are found as words of their own only: marked within others they would mislead. */
const SHORTEST_MARKED = 5

/** What a search names and what it found; when it found nothing, what may help. */
export function SearchResults({ text, filters }: SearchResultsProps) {
  const { subjects, nearest } = useBesideSearch(text, filters)
  const namesTradition = subjects.traditions.length > 0
  const words = useMemo(() => {
    const all = searchWords(text)
    return namesTradition ? all.filter((word) => word.length >= SHORTEST_MARKED) : all
  }, [text, namesTradition])
  const renderWords = useCallback(
    (shown: string) => <MarkedWords text={shown} words={words} />,
    [words],
  )
  const excerpt = useCallback(
    (rest: string, opening: string) =>
      findMatches(opening, words).length > 0 ? rest : excerptOf(rest, words),
    [words],
  )
  return (
    <>
      <SearchSubjects {...subjects} />
      <PrayerList
        query={prayerQueries.search({ text, ...filters })}
        label={`Prayers for “${text}”`}
        headingLevel={2}
        empty={{
          message: 'No prayers found. Try adjusting your search criteria.',
          action: (
            <NothingFound text={text} filters={filters} subjects={subjects} nearest={nearest} />
          ),
        }}
        renderCard={(prayer: Prayer) => (
          <PrayerCard
            prayer={prayer}
            headingLevel={2}
            defaultLength={lengthOfFirstMatch(prayer, words)}
            excerpt={excerpt}
            renderWords={renderWords}
            listedFor={typeListedFor(prayer, filters.type)}
          />
        )}
      />
    </>
  )
}
