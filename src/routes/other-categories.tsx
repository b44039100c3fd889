import { addresses } from '@/catalogue/addresses'
import { GENERATOR_CATEGORIES, SUB_CATEGORIES } from '@/catalogue/categories'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { LinkTile, TileGrid } from '@/components/link-tile'
import { PageHeader } from '@/components/page-header'
import { usePage } from '@/components/use-page'

const DESCRIPTION = 'Everything the library is sorted by, beyond the first few.'

/** 'All' is /categories and 'Other' is this page: neither is a category page. Family has its own tiles below. */
const WITH_PAGE = {
  sub: SUB_CATEGORIES.filter((name) => name !== 'Family'),
  main: GENERATOR_CATEGORIES.filter((name) => name !== 'Other'),
}

export default function OtherCategories() {
  usePage({ title: 'Other Categories', description: DESCRIPTION })
  return (
    <>
      <PageHeader
        back={{ to: addresses.categories, label: 'Back to Categories' }}
        title="Other Categories"
        description={DESCRIPTION}
      />
      <CategoryTiles
        heading="Other categories"
        names={WITH_PAGE.sub}
        address={addresses.category}
      />
      <CategoryTiles heading="Family" names={FAMILY_MEMBERS} address={addresses.familyMember} />
      <CategoryTiles
        heading="Main categories"
        names={WITH_PAGE.main}
        address={addresses.category}
      />
    </>
  )
}

interface CategoryTilesProps {
  heading: string
  names: readonly string[]
  address: (name: string) => string
}

function CategoryTiles({ heading, names, address }: CategoryTilesProps) {
  return (
    <section className="mb-10">
      <h2 className="mb-4 text-xl">{heading}</h2>
      <TileGrid size="narrow">
        {names.map((name) => (
          <LinkTile key={name} to={address(name)} title={name} />
        ))}
      </TileGrid>
    </section>
  )
}
