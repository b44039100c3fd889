import { useLocation } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { CATEGORY_DESCRIPTIONS } from '@/catalogue/category-descriptions'
import { categoryPageFacts } from '@/catalogue/category-page-facts'
import { categoryAt } from '@/catalogue/category-pages'
import { presetOfNeed } from '@/catalogue/need-presets'
import { PageHeader } from '@/components/page-header'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { CategoryPrayers } from '@/features/prayers/list/category-prayers'
import { useHydrated } from '@/lib/use-hydrated'

export default function Category() {
  const { pathname } = useLocation()
  const name = categoryAt(pathname)
  return name ? <CategoryPage key={name} name={name} /> : null
}

/** The need that somebody came with from home. Unknown while the page is hydrated: what was rendered knows no history. */
function useNeedPreset() {
  const { state } = useLocation()
  const { need } = (state ?? {}) as { need?: string }
  return useHydrated() && need ? presetOfNeed(need) : null
}

function CategoryPage({ name }: { name: string }) {
  const description = CATEGORY_DESCRIPTIONS[name] ?? `Prayers for ${name}.`
  const { hasList, isSearchable, back } = categoryPageFacts(name)
  const preset = useNeedPreset() ?? (hasList ? { category: name } : { type: name })
  const generator = addresses.generateWith(preset)
  usePage({ title: `${name} Prayers`, description })
  return (
    <>
      <PageHeader
        back={back}
        title={`${name} Prayers`.replace('Prayer Prayers', 'Prayers')}
        description={description}
        actions={
          hasList && (
            <ButtonLink variant="secondary" to={generator}>
              Generate Prayer
            </ButtonLink>
          )
        }
      />
      {hasList ? (
        <CategoryPrayers category={name} isSearchable={isSearchable} generator={generator} />
      ) : (
        <ButtonLink to={generator}>Generate a {name} prayer</ButtonLink>
      )}
    </>
  )
}
