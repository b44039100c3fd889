import { readDevice, writeDevice } from '@/lib/device-storage'
import { forgetOnDevice } from '@/lib/forget-on-device'

/** Wishes kept of one person; the oldest is forgotten first. */
const LIMIT = 200

/** Each viewer's own; the account's deletion finds it by the id in it. */
const KEY = 'likes-to-send.'

/** Whether a prayer is to be liked, by its id; the oldest wish first. */
type Wishes = ReadonlyMap<string, boolean>

function isWish(entry: unknown): entry is [string, boolean] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'boolean'
}

function parseWishes(stored: unknown): Wishes | null {
  return Array.isArray(stored) ? new Map(stored.filter(isWish).slice(-LIMIT)) : null
}

/** The likes that this viewer pressed and that no server is known to have heard of. */
export function keptWishes(viewerId: string): Wishes {
  return readDevice(KEY + viewerId, parseWishes) ?? new Map()
}

/** Keeps a wish on the device until it is sent; null is one that was sent, taken back or refused. */
export function keepWish(viewerId: string, prayerId: string, isLiked: boolean | null): void {
  const wishes = new Map(keptWishes(viewerId))
  const hadOne = wishes.delete(prayerId)
  if (isLiked === null && !hadOne) return
  if (isLiked !== null) wishes.set(prayerId, isLiked)
  writeDevice(KEY + viewerId, wishes.size > 0 ? [...wishes].slice(-LIMIT) : null)
}

/** Forgets everybody's but this viewer's; null when nobody is signed in. */
export function forgetOtherWishes(viewerId: string | null): void {
  const own = viewerId === null ? null : keptWishes(viewerId)
  forgetOnDevice(KEY)
  if (own && own.size > 0) writeDevice(KEY + viewerId, [...own])
}
