import type { PrayerType } from './prayer-types'

/** The five types that the pages of text prayers begin with. */
export const TEXT_PRAYER_TYPES: readonly {
  readonly name: PrayerType
  readonly description: string
}[] = [
  { name: 'Gratitude', description: 'To give thanks for what was given, large and small.' },
  { name: 'Guidance', description: 'To ask for a clear next step when the way is not clear.' },
  { name: 'Blessing', description: 'To wish good upon a person, a house, a beginning.' },
  { name: 'Peace', description: 'To lay down worry, and to ask for quiet between people.' },
  {
    name: 'Loving-Kindness',
    description: 'To wish every being well, beginning where it is easy.',
  },
]
