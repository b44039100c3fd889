import { addresses } from '@/catalogue/addresses'
import { TEXT_PRAYER_TYPES } from '@/catalogue/text-prayer-types'
import { PageHeader } from '@/components/page-header'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { TypePreviews } from '@/features/prayers/types/type-previews'

const DESCRIPTION = 'Five kinds of written prayer to begin with.'

export default function TextPrayerTypes() {
  usePage({ title: 'Text Prayer Types', description: DESCRIPTION })
  return (
    <>
      <PageHeader
        back={{ to: addresses.types, label: 'Back to Prayer Types' }}
        title="Text Prayer Types"
        description={DESCRIPTION}
      />
      <TypePreviews label="Text prayer types" types={TEXT_PRAYER_TYPES} size="large" />
      <ButtonLink variant="secondary" to={addresses.types} className="mt-4">
        All types
      </ButtonLink>
    </>
  )
}
