import type { PrayerDraft } from '../prayer'

export type PrayerWithFacts = Pick<PrayerDraft, 'tradition' | 'category' | 'author' | 'source'>

/** What is said of a prayer in one line: labels and their values, without those that are unknown. */
export function factsOf({ tradition, category, author, source }: PrayerWithFacts) {
  return [
    { label: 'Tradition', value: tradition },
    { label: 'Category', value: category },
    { label: 'Generator', value: author },
    ...(source ? [{ label: 'Source', value: source }] : []),
  ]
}
