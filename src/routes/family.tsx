import { addresses } from '@/catalogue/addresses'
import { FAMILY_MEMBERS, type FamilyMember } from '@/catalogue/family-members'
import { LinkTile, TileGrid } from '@/components/link-tile'
import { PageHeader } from '@/components/page-header'
import { usePage } from '@/components/use-page'
import { CategoryPrayers } from '@/features/prayers/list/category-prayers'

const DESCRIPTION = 'Prayers for the people one belongs to.'

const LINES: Record<FamilyMember, string> = {
  Mother: 'For her strength, her rest, and all that she carried.',
  Father: 'For his work, his worries, and what he handed on.',
  Children: 'For their growing, their safety, and their laughter.',
  Siblings: 'For shared beginnings and for paths that part.',
  Grandparents: 'For long memory, failing strength, and honour.',
  'Extended Family': 'For the whole table: near, far, and by choice.',
}

export default function Family() {
  usePage({ title: 'Family', description: DESCRIPTION })
  return (
    <>
      <PageHeader
        back={{ to: addresses.otherCategories, label: 'Back to Other Categories' }}
        title="Family"
        description={DESCRIPTION}
      />
      <TileGrid>
        {FAMILY_MEMBERS.map((member) => (
          <LinkTile
            key={member}
            to={addresses.familyMember(member)}
            title={member}
            description={LINES[member]}
          />
        ))}
      </TileGrid>
      <div className="mt-10">
        <CategoryPrayers
          category="Family"
          isSearchable
          generator={addresses.generateWith({ category: 'Family' })}
        />
      </div>
    </>
  )
}
