import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { TraditionName } from '@/components/tradition-name'
import type { SearchSubjects as Subjects } from './use-beside-search'

const CLASSES = 'font-medium text-accent underline-offset-4 hover:underline'

/** The pages of what a search names, before the prayers that it found. */
export function SearchSubjects({ traditions, categories }: Subjects) {
  if (traditions.length + categories.length === 0) return null
  return (
    <ul aria-label="Pages for this search" className="mb-6 flex flex-wrap gap-x-6 gap-y-2">
      {traditions.map((name) => (
        <li key={`tradition ${name}`}>
          <Link to={addresses.tradition(name)} className={CLASSES}>
            <TraditionName name={name} /> – all prayers
          </Link>
        </li>
      ))}
      {categories.map((name) => (
        <li key={`category ${name}`}>
          <Link to={addresses.category(name)} className={CLASSES}>
            {name} – all prayers
          </Link>
        </li>
      ))}
    </ul>
  )
}
