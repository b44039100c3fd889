import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { ButtonLink } from '@/components/ui/button'
import type { SearchFilters } from '../cache/prayer-scopes'
import type { SearchSubjects } from './use-beside-search'

/** Longer words would fill the page; the generator gets them whole. */
const MOST_SHOWN = 60

const shorten = (text: string) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text

interface NothingFoundProps {
  text: string
  filters: SearchFilters
  subjects: SearchSubjects
  /** What may have been meant; null where nothing is near. */
  nearest: string | null
}

/** What a search that found nothing leads on to: a likely word, fewer filters, or a prayer of one’s own. */
export function NothingFound({ text, filters, subjects, nearest }: NothingFoundProps) {
  const isFiltered = Object.values(filters).some((filter) => filter !== null)
  const tradition = filters.tradition ?? subjects.traditions[0]
  return (
    <div className="grid gap-5">
      <output className="[overflow-wrap:anywhere] text-ink-soft empty:hidden">
        {nearest && (
          <>
            Nothing found for “<bdi>{shorten(text)}</bdi>”. Did you mean{' '}
            <Link
              to={addresses.search(nearest)}
              className="font-semibold text-accent underline-offset-4 hover:underline"
            >
              {nearest}
            </Link>
            ?
          </>
        )}
      </output>
      <div className="flex flex-wrap justify-center gap-3">
        {isFiltered && (
          <ButtonLink to={addresses.search(text)} variant="secondary">
            Clear filters
          </ButtonLink>
        )}
        <ButtonLink
          to={addresses.generateWith({
            about: text,
            ...(tradition && { tradition }),
            ...(filters.category && { category: filters.category }),
            ...(filters.type && { type: filters.type }),
          })}
          className="max-w-full"
        >
          <span className="py-2 [overflow-wrap:anywhere] whitespace-normal">
            Generate a prayer about “<bdi>{shorten(text)}</bdi>”
          </span>
        </ButtonLink>
      </div>
    </div>
  )
}
