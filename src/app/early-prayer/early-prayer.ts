import type { PrayerRow } from '@/features/prayers/prayer-rows'
import { earlyCategory } from '@/lib/early-answer'
import { loadFontsOf } from './load-fonts'
import { showEarlyCards } from './show-early-cards'
import { showEarlyPrayer } from './show-early-prayer'

/** Everything that the document itself holds is there, and no script of the app has run. */
function documentRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('readystatechange', () => resolve(), { once: true }),
  )
}

/** The stylesheet has come: it names the fonts, and tells where words are cut. */
function stylesRead(): Promise<void> {
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!styles || styles.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    for (const end of ['load', 'error'])
      styles.addEventListener(end, () => resolve(), { once: true })
  })
}

/**
 * Shows what `public/first-paint.js` asked for while the app is on its way: the prayer of a prayer's page, or the first
 * cards of a category. The build puts this behind that file. The app replaces what is shown here, or has come before.
 */
async function start(): Promise<void> {
  const root = document.documentElement
  const category = earlyCategory()
  const early = globalThis.orisonEarlyAnswer
  const answer = await early?.answer
  if (!early || !answer?.ok) return
  // The answer itself is the app's.
  const text = await answer.clone().text()
  await documentRead()
  await stylesRead()
  loadFontsOf(text)
  // The document of another list begins with a prayer of its own.
  if (root.dataset['page'] && !category) return
  const rows = JSON.parse(text) as PrayerRow[]
  const [first] = rows
  if (!first) return
  if (!category) {
    showEarlyPrayer(first)
    return
  }
  // The app is about to take the document over as it was rendered.
  if (!root.dataset['page']) return
  early.takeBackCards = showEarlyCards(rows, category)
}

start().catch(() => {
  // Offline, or the app has read the answer already: it says what is to be said.
})
