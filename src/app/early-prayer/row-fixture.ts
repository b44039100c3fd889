import { rowAt } from '@/features/prayers/prayer-fixture'

/** A prayer for tests whose lengths differ in their words and their paragraphs. */
export const ROW = rowAt(1, {
  tradition: 'Universal',
  short_text: 'Be near us tonight, and let us rest. Amen.',
  medium_text: 'Be near us, who are tired.\n\nLet the house grow quiet.\n\nAmen.',
  long_text:
    'Be near us, who are tired and many.\n\nLet the house grow quiet, room by room.\n\nAmen.',
})
