import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { CATEGORY_PAGES } from '@/catalogue/category-pages'
import { TRADITIONS } from '@/catalogue/traditions'
import { CARD_CLASSES } from './card-classes'
import { factsOf, type PrayerWithFacts } from './facts'

function categoryAddress(category: string): string {
  if (category === 'Family') return addresses.family
  return CATEGORY_PAGES.includes(category)
    ? addresses.category(category)
    : addresses.otherCategories
}

/** The page that a fact leads to; null where it leads nowhere. */
function addressOf(label: string, value: string): string | null {
  if (label === 'Category') return categoryAddress(value)
  const isTradition = label === 'Tradition' && TRADITIONS.some(({ name }) => name === value)
  return isTradition ? addresses.tradition(value) : null
}

/** Tradition, category, generator and source in one line. Tradition and category lead to their pages. */
export function PrayerFacts({ prayer }: { prayer: PrayerWithFacts }) {
  return (
    <p data-part="facts" className={CARD_CLASSES.facts}>
      {factsOf(prayer).map(({ label, value }) => {
        const address = addressOf(label, value)
        return (
          <span key={label} className={CARD_CLASSES.fact}>
            {label}:{' '}
            {address ? (
              <Link to={address} className="underline-offset-4 hover:text-accent hover:underline">
                {value}
              </Link>
            ) : (
              value
            )}{' '}
          </span>
        )
      })}
    </p>
  )
}
