import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { CATEGORY_PAGES } from '@/catalogue/category-pages'
import { TRADITIONS } from '@/catalogue/traditions'
import type { PrayerDraft } from '../prayer'

const LINK = 'underline-offset-4 hover:text-accent hover:underline'

function categoryAddress(category: string): string {
  if (category === 'Family') return addresses.family
  return CATEGORY_PAGES.includes(category)
    ? addresses.category(category)
    : addresses.otherCategories
}

/** Tradition, category, generator and source in one line. Tradition and category lead to their pages. */
export function PrayerFacts({
  prayer,
}: {
  prayer: Pick<PrayerDraft, 'tradition' | 'category' | 'author' | 'source'>
}) {
  const { tradition, category, author, source } = prayer
  const hasPage = TRADITIONS.some(({ name }) => name === tradition)
  return (
    <p data-part="facts" className="flex flex-wrap gap-x-3.5 text-[0.8125rem] text-ink-soft">
      <span className="whitespace-nowrap">
        Tradition:{' '}
        {hasPage ? (
          <Link to={addresses.tradition(tradition)} className={LINK}>
            {tradition}
          </Link>
        ) : (
          tradition
        )}
      </span>{' '}
      <span className="whitespace-nowrap">
        Category:{' '}
        <Link to={categoryAddress(category)} className={LINK}>
          {category}
        </Link>
      </span>{' '}
      <span className="whitespace-nowrap">Generator: {author}</span>{' '}
      {source && <span className="whitespace-nowrap">Source: {source}</span>}
    </p>
  )
}
