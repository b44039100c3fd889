import { useLocation } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { CATEGORY_DESCRIPTIONS } from '@/catalogue/category-descriptions'
import { categoryPageFacts } from '@/catalogue/category-page-facts'
import { CATEGORY_PAGES } from '@/catalogue/category-pages'
import { PageHeader } from '@/components/page-header'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { CategoryPrayers } from '@/features/prayers/list/category-prayers'

export default function Category() {
  const { pathname } = useLocation()
  const name = CATEGORY_PAGES.find((page) => addresses.category(page) === pathname)
  return name ? <CategoryPage key={name} name={name} /> : null
}

function CategoryPage({ name }: { name: string }) {
  const description = CATEGORY_DESCRIPTIONS[name] ?? `Prayers for ${name}.`
  const { hasList, isSearchable, back } = categoryPageFacts(name)
  usePage({ title: `${name} Prayers`, description })
  return (
    <>
      <PageHeader
        back={back}
        title={`${name} Prayers`.replace('Prayer Prayers', 'Prayers')}
        description={description}
      />
      {hasList ? (
        <CategoryPrayers category={name} isSearchable={isSearchable} />
      ) : (
        <ButtonLink to={addresses.generateWith({ type: name })}>
          Generate a {name} prayer
        </ButtonLink>
      )}
    </>
  )
}
