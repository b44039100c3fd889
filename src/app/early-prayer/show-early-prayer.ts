import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import { lastLength } from '@/features/prayers/card/last-length'
import { openText } from '@/features/prayers/card/opening'
import { directionOf } from '@/features/prayers/card/text-direction'
import { nearestLength, textOf, type Prayer } from '@/features/prayers/prayer'
import { prayerFromRow, type PrayerRow } from '@/features/prayers/prayer-rows'
import { readingStyle, readReadingSettings } from '@/features/prayers/reading/reading-settings'

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.append(...children)
  return made
}

/** As `PrayerText` draws them. */
function wordsOf(prayer: Prayer, length: PrayerLength): HTMLElement {
  const { opening, rest } = openText(textOf(prayer, length))
  const dir = directionOf(prayer.language)
  const paragraph = (className: string, text: string) =>
    Object.assign(element('p', className, text), { dir })
  const paragraphs = rest === '' ? [] : rest.split(/\n{2,}/)
  const words = element(
    'div',
    'prayer-text whitespace-pre-line [--opening-gap:0.7em] [--prayer-size:1.1875rem] sm:[--prayer-size:1.3125rem]',
    paragraph('prayer-opening not-last:mb-(--opening-gap)', opening),
    ...paragraphs.map((each) => paragraph('not-first:mt-[0.9em]', each)),
  )
  words.lang = prayer.language ?? ''
  return words
}

/** The page of one prayer, as `PrayerView` begins it. */
function pageOf(prayer: Prayer): HTMLElement {
  const inAddress = new URLSearchParams(window.location.search).get('length')
  const wanted = PRAYER_LENGTHS.find((each) => each === inAddress) ?? lastLength() ?? 'medium'
  const length = nearestLength(prayer, wanted) ?? 'short'
  // The hue of the tradition is known to the app.
  const dot = element('span', 'size-2 shrink-0 self-center rounded-full bg-line')
  const title = element('h1', 'prayer-label text-[0.9375rem]', dot, prayer.title)
  title.dir = 'auto'
  const byline = element('div', 'mt-1 h-[1.6em] text-sm')
  const lengths = element('div', 'h-9 max-md:hidden md:mt-2')
  const page = element(
    'article',
    'mx-auto max-w-[42rem] pt-13 md:pt-22',
    title,
    ...(prayer.userId ? [byline] : []),
    lengths,
    element('div', 'mt-4 md:mt-8', wordsOf(prayer, length)),
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
