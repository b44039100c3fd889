/** How a card looks: shared with `src/app/early-prayer`, as `PAGE_CLASSES` is. */
export const CARD_CLASSES = {
  card: 'prayer-card',
  grid: 'card-grid',
  title: 'prayer-label',
  titleWords: 'min-w-0 sm:truncate',
  /** Around the words: as wide as they are. */
  words: 'relative w-fit max-w-full',
  facts: 'flex flex-wrap gap-x-3.5 text-[0.8125rem] text-ink-soft',
  fact: 'whitespace-nowrap',
}
