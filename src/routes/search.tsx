import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { readSearch } from '@/catalogue/search-address'
import { PageHeader } from '@/components/page-header'
import { SearchBox } from '@/components/search-box'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { knownFilters, SearchFilters } from '@/features/prayers/search/search-filters'
import { SearchResults } from '@/features/prayers/search/search-results'

/** Whoever came to type, by a key, begins in the box: called after `usePage`, which focuses the heading. */
function useBoxFocus() {
  const { state } = useLocation() as { state: { isForTyping?: boolean } | null }
  const isForTyping = state?.isForTyping === true
  useEffect(() => {
    if (isForTyping) document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
  }, [isForTyping])
}

export default function SearchPage() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { text, ...named } = readSearch(parameters)
  const filters = knownFilters(named)
  usePage({
    title: text ? `Search Results for “${text}”` : 'Search Results',
    description: 'Search every public prayer by its title and its words.',
  })
  useBoxFocus()
  return (
    <>
      <PageHeader back={{ to: addresses.home, label: 'Back to Home' }} title="Search Results" />
      <div className="mb-8">
        <SearchBox
          key={text}
          initial={text}
          size="large"
          label="Search all prayers"
          onSubmit={(query) => void navigate(addresses.search(query, filters))}
        />
        {text && <SearchFilters text={text} filters={filters} />}
      </div>
      {text ? (
        <SearchResults text={text} filters={filters} />
      ) : (
        <>
          <p className="font-prayer text-lg text-ink-soft">
            Type a word that matters to you: a name for God, a feeling, a place.
          </p>
          <ButtonLink to={addresses.categories} variant="secondary" className="mt-5">
            Browse categories
          </ButtonLink>
        </>
      )}
    </>
  )
}
