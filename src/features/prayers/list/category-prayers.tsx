import { useSearchParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { SearchBox } from '@/components/search-box'
import { Button, ButtonLink } from '@/components/ui/button'
import { PrayerCard } from '../card/prayer-card'
import { typeListedFor } from '../card/listed-for'
import { PrayerList } from './prayer-list'
import { PAGE_FAILED } from './prayer-list-frame'
import { prayerQueries } from '../cache/prayer-queries'

interface CategoryPrayersProps {
  category: string
  /** Puts a search box above the list; its text stands in the address. */
  isSearchable: boolean
  /** The generator's address, for a category without prayers. */
  generator: string
}

const SEARCH = 'q'

/** The prayers of a category's page. */
export function CategoryPrayers({ category, isSearchable, generator }: CategoryPrayersProps) {
  const [parameters, setParameters] = useSearchParams()
  const search = isSearchable ? (parameters.get(SEARCH) ?? '').trim() : ''
  return (
    <>
      {isSearchable && (
        <div className="mb-6 max-w-xl">
          <SearchBox
            key={search}
            initial={search}
            label="Search these prayers"
            onSubmit={(text) => setParameters({ [SEARCH]: text })}
          />
          {search && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
              <span>
                Prayers for “<bdi>{search}</bdi>”
              </span>
              <Button variant="quiet" size="small" onClick={() => setParameters({})}>
                Clear search
              </Button>
            </p>
          )}
        </div>
      )}
      <PrayerList
        query={prayerQueries.category(category, search)}
        label={`${category} prayers`}
        headingLevel={2}
        renderCard={(prayer) => (
          <PrayerCard
            prayer={prayer}
            headingLevel={2}
            listedFor={typeListedFor(prayer, category)}
          />
        )}
        failure={PAGE_FAILED}
        empty={{
          message: isSearchable
            ? 'No prayers found. Try adjusting your search criteria.'
            : 'No prayers found in this category.',
          action: search ? (
            <ButtonLink to={addresses.search(search)}>Search all prayers</ButtonLink>
          ) : (
            <ButtonLink to={generator}>Generate Prayer</ButtonLink>
          ),
        }}
      />
    </>
  )
}
