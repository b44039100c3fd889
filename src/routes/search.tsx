import { useNavigate, useSearchParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PageHeader } from '@/components/page-header'
import { SearchBox } from '@/components/search-box'
import { usePage } from '@/components/use-page'
import { PrayerList } from '@/features/prayers/prayer-list'
import { prayerQueries } from '@/features/prayers/prayer-queries'

export default function SearchResults() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const query = (parameters.get('q') ?? '').trim()
  usePage({
    title: query ? `Search Results for “${query}”` : 'Search Results',
    description: 'Search every public prayer by its title and its words.',
  })
  return (
    <>
      <PageHeader back={{ to: addresses.home, label: 'Back to Home' }} title="Search Results" />
      <div className="mb-8">
        <SearchBox
          key={query}
          initial={query}
          size="large"
          label="Search all prayers"
          onSubmit={(text) => void navigate(addresses.search(text))}
        />
      </div>
      {query ? (
        <PrayerList
          query={prayerQueries.search({ text: query })}
          label={`Prayers that contain “${query}”`}
          headingLevel={2}
          empty={{ message: 'No prayers found. Try adjusting your search criteria.' }}
        />
      ) : (
        <p className="font-prayer text-lg text-ink-soft">
          Type a word that matters to you: a name for God, a feeling, a place.
        </p>
      )}
    </>
  )
}
