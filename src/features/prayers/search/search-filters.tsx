import { useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { STORED_CATEGORIES } from '@/catalogue/categories'
import { findPrayerType, PRAYER_TYPES } from '@/catalogue/prayer-types'
import { TRADITIONS } from '@/catalogue/traditions'
import { ButtonLink } from '@/components/ui/button'
import { FilterSelect } from '@/components/ui/filter-select'
import type { SearchFilters as Filters } from '../cache/prayer-scopes'

const NAMES = TRADITIONS.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1))
const CATEGORIES = STORED_CATEGORIES.filter((category) => category !== 'Other')

/** The filters as an address names them; what the catalogue does not know is no filter. */
export function knownFilters(named: Filters): Filters {
  const among = (known: readonly string[], name: string | null) =>
    known.find((each) => each.toLowerCase() === name?.trim().toLowerCase()) ?? null
  return {
    tradition: among(NAMES, named.tradition),
    category: among(CATEGORIES, named.category),
    type: named.type === null ? null : findPrayerType(named.type),
  }
}

/** The three filters of a search. Each choice is an address of its own, so Back undoes it. */
export function SearchFilters({ text, filters }: { text: string; filters: Filters }) {
  const navigate = useNavigate()
  const choose = (change: Partial<Filters>) =>
    void navigate(addresses.search(text, { ...filters, ...change }))
  const isFiltered = Object.values(filters).some((filter) => filter !== null)
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">Filters</legend>
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1">
        <FilterSelect
          label="Tradition"
          value={filters.tradition}
          onChange={(tradition) => choose({ tradition })}
          options={NAMES}
        />
        <FilterSelect
          label="Category"
          value={filters.category}
          onChange={(category) => choose({ category })}
          options={CATEGORIES}
        />
        <FilterSelect
          label="Type"
          value={filters.type}
          onChange={(type) => choose({ type })}
          options={PRAYER_TYPES}
        />
      </div>
      {isFiltered && (
        <ButtonLink to={addresses.search(text)} variant="quiet" size="small" className="-ms-3 mt-2">
          Clear filters
        </ButtonLink>
      )}
    </fieldset>
  )
}
