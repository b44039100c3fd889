import { PRAYER_LENGTHS } from '@/catalogue/product'
import { lastLength } from '@/features/prayers/card/last-length'
import { nearestLength, type Prayer } from '@/features/prayers/prayer'
import { prayerFromRow, type PrayerRow } from '@/features/prayers/prayer-rows'
import { PAGE_CLASSES } from '@/features/prayers/reading/page-classes'
import { readingStyle, readReadingSettings } from '@/features/prayers/reading/reading-settings'
import { earlyWords, element, titleDot } from './early-words'

/** The page of one prayer, as `PrayerView` begins it. */
function pageOf(prayer: Prayer): HTMLElement {
  const inAddress = new URLSearchParams(window.location.search).get('length')
  const wanted = PRAYER_LENGTHS.find((each) => each === inAddress) ?? lastLength() ?? 'medium'
  const length = nearestLength(prayer, wanted) ?? 'short'
  const title = element('h1', PAGE_CLASSES.title, titleDot(), prayer.title)
  title.dir = 'auto'
  const byline = element(
    'div',
    PAGE_CLASSES.byline,
    ...(prayer.userId ? [element('span', PAGE_CLASSES.author)] : []),
    ...(prayer.isRemix ? [element('div', PAGE_CLASSES.notes)] : []),
  )
  const lengths = element('div', 'h-9 max-md:hidden md:mt-2')
  const { words } = earlyWords(prayer, length, PAGE_CLASSES.words)
  const page = element(
    'article',
    `${PAGE_CLASSES.article} pt-13 md:pt-22`,
    title,
    ...(byline.hasChildNodes() ? [byline] : []),
    lengths,
    element('div', PAGE_CLASSES.panel, words),
  )
  for (const [name, value] of Object.entries(readingStyle(readReadingSettings())))
    page.style.setProperty(name, String(value))
  return page
}

/** Puts a prayer into the place that the shell keeps for a page; where the app has taken that over, nothing happens. */
export function showEarlyPrayer(row: PrayerRow): void {
  if (row.withheld_as !== null) return
  document.querySelector('[data-early="page"]')?.replaceWith(pageOf(prayerFromRow(row, 0)))
}
