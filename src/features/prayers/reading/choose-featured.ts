import type { Prayer } from '../prayer'

const WEEK = 7 * 86_400_000

/** The number of the week that a moment, in milliseconds, lies in. */
export function weekOf(moment: number): number {
  return Math.floor(moment / WEEK)
}

/** A number from 0 to 2^32 that a text always gives, unlike for texts that are nearly the same. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}

/**
 * The prayer that stands for the others: the one most people like; while none is liked, one of the library, another one
 * every week. A new prayer takes its place only by chance or by likes. Null when all are private.
 */
export function chooseFeatured(prayers: readonly Prayer[], week: number): Prayer | null {
  const shared = prayers.filter(({ isPrivate }) => !isPrivate)
  const liked = shared.toSorted((a, b) => b.likes - a.likes)[0]
  if (!liked || liked.likes > 0) return liked ?? null
  const ofLibrary = shared.filter(({ userId }) => userId === null)
  const drawn = (ofLibrary.length > 0 ? ofLibrary : shared).map((prayer) => ({
    prayer,
    lot: hashOf(`${week} ${prayer.id}`),
  }))
  return drawn.toSorted((a, b) => a.lot - b.lot)[0]?.prayer ?? null
}
