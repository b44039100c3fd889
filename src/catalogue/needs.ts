/** Something that brings people to pray, in their own words, and the name of the category page with prayers for it. */
export interface Need {
  readonly words: string
  readonly page: string
}

/** Ways into the library by need, the heaviest first. What the generator starts with for each: need-presets.ts. */
export const NEEDS: readonly Need[] = [
  { words: 'I am afraid', page: 'Courage' },
  { words: 'Someone is ill', page: 'Healing' },
  { words: 'We lost someone', page: 'Hope' },
  { words: 'I have no strength left', page: 'Strength' },
  { words: 'I do not know what to do', page: 'Guidance' },
  { words: 'We quarrelled', page: 'Harmony' },
  { words: 'I did wrong', page: 'Forgiveness' },
  { words: 'Keep us safe', page: 'Protection' },
  { words: 'I am waiting', page: 'Patience' },
  { words: 'A new day begins', page: 'Morning Prayer' },
  { words: 'We are celebrating', page: 'Celebration' },
  { words: 'Thank you', page: 'Gratitude' },
]
