import { addresses } from '@/catalogue/addresses'
import { LinkTile, TileGrid } from '@/components/link-tile'
import { PageHeader } from '@/components/page-header'
import { usePage } from '@/components/use-page'

const DESCRIPTION = 'Five kinds of written prayer to begin with.'

const TYPES = [
  { name: 'Gratitude', description: 'To give thanks for what was given, large and small.' },
  { name: 'Guidance', description: 'To ask for a clear next step when the way is not clear.' },
  { name: 'Blessing', description: 'To wish good upon a person, a house, a beginning.' },
  { name: 'Peace', description: 'To lay down worry, and to ask for quiet between people.' },
  {
    name: 'Loving-Kindness',
    description: 'To wish every being well, beginning where it is easy.',
  },
] as const

export default function TextPrayerTypes() {
  usePage({ title: 'Text Prayer Types', description: DESCRIPTION })
  return (
    <>
      <PageHeader
        back={{ to: addresses.types, label: 'Back to Prayer Types' }}
        title="Text Prayer Types"
        description={DESCRIPTION}
      />
      <TileGrid>
        {TYPES.map(({ name, description }) => (
          <LinkTile
            key={name}
            to={addresses.category(name)}
            title={name}
            description={description}
          />
        ))}
      </TileGrid>
    </>
  )
}
