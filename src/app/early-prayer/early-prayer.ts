import type { PrayerRow } from '@/features/prayers/prayer-rows'
import { showEarlyPrayer } from './show-early-prayer'

/** Everything that the document itself holds is there, and no script of the app has run. */
function documentRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('readystatechange', () => resolve(), { once: true }),
  )
}

/**
 * Shows the prayer of a prayer's page, which `public/first-paint.js` asked for, while the app is on its way. The build puts
 * this behind that file. The app replaces what is shown here, or has come before.
 */
async function start(): Promise<void> {
  const answer = await globalThis.orisonEarlyAnswer?.answer
  if (!answer?.ok) return
  // The answer itself is the app's.
  const [prayer] = (await answer.clone().json()) as PrayerRow[]
  await documentRead()
  // Documents of lists keep no place for it.
  if (prayer) showEarlyPrayer(prayer)
}

start().catch(() => {
  // Offline, or the app has read the answer already: it says what is to be said.
})
