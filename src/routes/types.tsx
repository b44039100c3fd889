import { AudioLines, BookOpenText, Video } from 'lucide-react'
import { addresses } from '@/catalogue/addresses'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { LinkTile, TileGrid } from '@/components/link-tile'
import { PageHeader } from '@/components/page-header'
import { usePage } from '@/components/use-page'
import { TypePreviews } from '@/features/prayers/types/type-previews'

const TYPES = PRAYER_TYPES.map((name) => ({ name }))

const DESCRIPTION = 'Choose how you would like to receive a prayer.'

export default function Types() {
  usePage({ title: 'Prayer Types', description: DESCRIPTION })
  return (
    <>
      <PageHeader
        back={{ to: addresses.home, label: 'Back to Home' }}
        title="Prayer Types"
        description={DESCRIPTION}
      />
      <TileGrid>
        <LinkTile
          to={addresses.textPrayerTypes}
          title="Text"
          icon={BookOpenText}
          description="Written prayers in three lengths, to read in silence or aloud."
        />
        <LinkTile
          to={addresses.audio}
          title="Audio"
          icon={AudioLines}
          description="Spoken prayers, for closed eyes and busy hands. Coming soon."
        />
        <LinkTile
          to={addresses.video}
          title="Video"
          icon={Video}
          description="Prayers with quiet pictures, for praying together. Coming soon."
        />
      </TileGrid>
      <section aria-labelledby="every-type" className="mt-14">
        <h2 id="every-type" className="mb-5 text-2xl">
          What a prayer can do
        </h2>
        <TypePreviews label="Types of prayer" types={TYPES} size="small" />
      </section>
    </>
  )
}
