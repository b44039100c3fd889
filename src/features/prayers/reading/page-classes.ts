/**
 * How a prayer's page looks: shared by the app and by `src/app/early-prayer`, which draws the beginning of the page before the
 * app has come. Nothing may move between the two.
 */
export const PAGE_CLASSES = {
  article: 'mx-auto max-w-[42rem]',
  title: 'prayer-label text-[0.9375rem]',
  /** Who shared it, and what it is a remix of: on phones in a line of its own. */
  byline:
    'mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft max-sm:flex-col max-sm:items-start',
  author: 'min-h-[1.6em]',
  notes: 'flex min-h-6 max-w-full items-center',
  panel: 'mt-4 md:mt-8',
  words: '[--opening-gap:0.7em] [--prayer-size:1.1875rem] sm:[--prayer-size:1.3125rem]',
}
