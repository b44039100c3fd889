import { CARD_CLASSES } from '@/features/prayers/card/card-classes'
import { isCutIn } from '@/features/prayers/card/cut-text'
import { factsOf } from '@/features/prayers/card/facts'
import { firstLength } from '@/features/prayers/card/first-length'
import { typeListedFor } from '@/features/prayers/card/listed-for'
import { TEXT_CLASSES } from '@/features/prayers/card/text-classes'
import { hasNotes, type Prayer } from '@/features/prayers/prayer'
import { prayerFromRow, type PrayerRow } from '@/features/prayers/prayer-rows'
import { earlyWords, element, titleDot } from './early-words'

/**
 * Makes a card of its outline, as `PrayerCard` begins it. What can be pressed stays outlined. Returns the box of three lines
 * below the opening; null where nothing stands there.
 */
function fillCard(outline: HTMLElement, prayer: Prayer, category: string): HTMLElement | null {
  const title = element(
    'h2',
    CARD_CLASSES.title,
    titleDot(),
    element('span', CARD_CLASSES.titleWords, prayer.title),
  )
  title.dir = 'auto'
  const { words, rest } = earlyWords(prayer, firstLength(prayer), 'card-text', { isClamped: true })
  const facts = factsOf(prayer).map(({ label, value }) =>
    element('span', CARD_CLASSES.fact, `${label}: ${value} `),
  )
  const parts = {
    title,
    words: element('div', '', element('div', CARD_CLASSES.words, words)),
    facts: element('p', CARD_CLASSES.facts, ...facts),
  }
  for (const [name, part] of Object.entries(parts)) {
    part.dataset['part'] = name
    outline.querySelector(`[data-part="${name}"]`)?.replaceWith(part)
  }
  if (hasNotes(prayer) || typeListedFor(prayer, category)) {
    const notes = element('div', '')
    notes.dataset['part'] = 'notes'
    parts.words.after(notes)
  }
  outline.replaceWith(element('article', outline.className, ...outline.childNodes))
  return rest
}

/**
 * Puts the first prayers of a category's list into the outlines of its document. Returns the function that puts back what was
 * rendered.
 */
export function showEarlyCards(rows: readonly PrayerRow[], category: string): () => void {
  const list = document.querySelector<HTMLElement>('[data-early="list"]')
  if (!list) return () => undefined
  const rendered = list.cloneNode(true)
  list.querySelector('output')?.remove()
  const outlines = list.querySelectorAll<HTMLElement>('[data-early="card"]')
  const boxes = [...outlines].map((outline, at) => {
    const row = rows[at]
    if (row) return fillCard(outline, prayerFromRow(row, 0), category)
    outline.remove()
    return null
  })
  // After all: asking lays the page out.
  for (const box of boxes.filter((each) => each && isCutIn(each)))
    box?.classList.add(TEXT_CLASSES.fading)
  return () => list.replaceWith(rendered)
}
