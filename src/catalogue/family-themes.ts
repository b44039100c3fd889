import type { FamilyMember } from './family-members'

interface FamilyPage {
  readonly description: string
  /** What prayers for this person are often about; shown as tiles that lead nowhere. */
  readonly themes: readonly [Theme, Theme, Theme, Theme]
}

interface Theme {
  readonly name: string
  readonly description: string
}

/** What the page of each family member says. */
export const FAMILY_PAGES: Readonly<Record<FamilyMember, FamilyPage>> = {
  Mother: {
    description: 'Prayers for mothers: those beside us, those far away and those we remember.',
    themes: [
      { name: 'Gratitude', description: 'For care that was never counted' },
      { name: 'Health', description: 'For rest, strength and good days' },
      { name: 'Distance', description: 'For those who live far apart' },
      { name: 'Remembrance', description: 'For mothers who have died' },
    ],
  },
  Father: {
    description: 'Prayers for fathers: for their work, their worries and their rest.',
    themes: [
      { name: 'Thanks', description: 'For what he taught and carried' },
      { name: 'Strength', description: 'For patience and steadiness' },
      { name: 'Reconciliation', description: 'For words still to be spoken' },
      { name: 'Remembrance', description: 'For fathers who have died' },
    ],
  },
  Children: {
    description: 'Prayers for children: for growing up safe, curious and kind.',
    themes: [
      { name: 'Safety', description: 'On the way and while asleep' },
      { name: 'Growth', description: 'For becoming themselves' },
      { name: 'School', description: 'For learning and for friends' },
      { name: 'Letting go', description: 'For the day they leave home' },
    ],
  },
  Siblings: {
    description: 'Prayers for brothers and sisters, who share the longest memory.',
    themes: [
      { name: 'Closeness', description: 'For a bond that lasts' },
      { name: 'Peace', description: 'For old rivalry laid down' },
      { name: 'Support', description: 'In a hard year' },
      { name: 'Joy', description: 'For laughing about the same things' },
    ],
  },
  Grandparents: {
    description: 'Prayers for grandparents: for long memories, gentle days and company.',
    themes: [
      { name: 'Health', description: 'For ease of body and mind' },
      { name: 'Wisdom', description: 'For stories handed on' },
      { name: 'Company', description: 'Against lonely afternoons' },
      { name: 'Remembrance', description: 'For those who went before' },
    ],
  },
  'Extended Family': {
    description: 'Prayers for aunts, uncles, cousins, in-laws and everyone who counts as family.',
    themes: [
      { name: 'Unity', description: 'Across houses and countries' },
      { name: 'Gatherings', description: 'For feasts and reunions' },
      { name: 'Forgiveness', description: 'For quarrels passed down' },
      { name: 'Welcome', description: 'For those who join the family' },
    ],
  },
}
