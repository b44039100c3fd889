import { addresses } from '@/catalogue/addresses'
import { CATEGORIES } from '@/catalogue/categories'
import { LinkTile, TileGrid } from '@/components/link-tile'
import { PageHeader } from '@/components/page-header'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { PrayerList } from '@/features/prayers/list/prayer-list'
import { prayerQueries } from '@/features/prayers/cache/prayer-queries'

const DESCRIPTION = 'What would you like to pray for?'

export default function Categories() {
  usePage({ title: 'Categories', description: DESCRIPTION })
  return (
    <>
      <PageHeader
        back={{ to: addresses.home, label: 'Back to Home' }}
        title="Categories"
        description={DESCRIPTION}
      />
      <TileGrid size="narrow">
        {CATEGORIES.filter((name) => name !== 'All').map((name) => (
          <LinkTile
            key={name}
            to={name === 'Other' ? addresses.otherCategories : addresses.category(name)}
            title={name}
          />
        ))}
        <LinkTile to={addresses.family} title="Family" />
      </TileGrid>
      <section className="mt-12">
        <h2 className="mb-4 text-2xl">Recent Prayers</h2>
        <PrayerList
          query={prayerQueries.all()}
          label="Recent Prayers"
          empty={{
            message: 'No prayers found. Try generating some new prayers!',
            action: <ButtonLink to={addresses.generate}>Generate Prayer</ButtonLink>,
          }}
        />
      </section>
    </>
  )
}
