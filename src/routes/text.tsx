import { BookOpen, Feather, LayoutGrid, Search } from 'lucide-react'
import { addresses } from '@/catalogue/addresses'
import { TEXT_PRAYER_TYPES } from '@/catalogue/text-prayer-types'
import { LinkTile, TileGrid } from '@/components/link-tile'
import { PageHeader } from '@/components/page-header'
import { usePage } from '@/components/use-page'
import { TypePreviews } from '@/features/prayers/types/type-previews'

const DESCRIPTION = 'Written prayers: each in a short, a medium and a long form.'

export default function TextPrayers() {
  usePage({ title: 'Text Prayers', description: DESCRIPTION })
  return (
    <>
      <PageHeader
        back={{ to: addresses.types, label: 'Back to Prayer Types' }}
        title="Text Prayers"
        description={DESCRIPTION}
      />
      <TileGrid>
        <LinkTile
          to={addresses.textPrayerTypes}
          title="By kind"
          icon={LayoutGrid}
          description="Gratitude, guidance, blessing, peace and loving-kindness."
        />
        <LinkTile
          to={addresses.traditions}
          title="By tradition"
          icon={BookOpen}
          description="Each tradition in its own voice and with its own closings."
        />
        <LinkTile
          to={addresses.searchPage}
          title="By word"
          icon={Search}
          description="Look for a word in the titles and texts of the library."
        />
        <LinkTile
          to={addresses.generate}
          title="A new one"
          icon={Feather}
          description="Choose a tradition, a type and a category, and receive a prayer of your own."
        />
      </TileGrid>
      <section aria-labelledby="one-of-each" className="mt-14">
        <h2 id="one-of-each" className="mb-5 text-2xl">
          One of each kind
        </h2>
        <TypePreviews label="Kinds of prayer" types={TEXT_PRAYER_TYPES} size="small" />
      </section>
    </>
  )
}
