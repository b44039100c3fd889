import { useSyncExternalStore } from 'react'
import { toSlug } from '@/catalogue/slug'
import { readDevice, writeDevice } from '@/lib/device-storage'
import { withFileTimeout } from '@/lib/lazy-component'
import { notify } from '@/lib/notify'
import type { DayTradition } from './prayer-of-the-day'

/** Also read by public/first-paint.js, which shows the day's prayer before the app has come. */
const STORAGE_KEY = 'my-traditions'

const FILES = import.meta.glob<DayTradition>('./library/*.json', { import: 'default' })

const NONE: readonly DayTradition[] = []
const listeners = new Set<() => void>()

function parse(stored: unknown): readonly DayTradition[] | null {
  const all = Array.isArray(stored) ? (stored as Partial<DayTradition>[]) : []
  return all.every(({ tradition, prayers }) => tradition && Array.isArray(prayers))
    ? (all as DayTradition[])
    : null
}

let mine = readDevice(STORAGE_KEY, parse) ?? NONE

/** The traditions that the reader marked as theirs, with their prayers: kept on the device, and nowhere else. */
export function myTraditions(): readonly DayTradition[] {
  return mine
}

function keep(next: readonly DayTradition[]): void {
  mine = next
  writeDevice(STORAGE_KEY, next.length > 0 ? next : null)
  for (const notifyListener of listeners) notifyListener()
}

/** Called whenever the marks change. Returns the function that ends this. */
export function onMyTraditions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The prayers of one tradition; null when it has none. Rejects when they can not be loaded. */
export async function readTradition(name: string): Promise<DayTradition | null> {
  const load = FILES[`./library/${toSlug(name)}.json`]
  return load ? withFileTimeout(load()) : null
}

/**
 * Marks a tradition as the reader's, or takes the mark away. Says so by a toast when its prayers can not be loaded;
 * resolves in either case.
 */
export async function markTradition(name: string, isMine: boolean): Promise<void> {
  try {
    const added = isMine ? await readTradition(name) : null
    const others = mine.filter(({ tradition }) => tradition !== name)
    keep(added ? [...others, added] : others)
  } catch {
    notify.error('The prayers of this tradition could not be loaded. Please try again later.')
  }
}

/** Replaces kept prayers by those of this version of the site: their words may have been corrected. */
export async function renewMyTraditions(): Promise<void> {
  const fresh = await Promise.all(mine.map(({ tradition }) => readTradition(tradition)))
  const known = fresh.filter((each) => each !== null)
  const isSameReader = known.every(({ tradition }, at) => mine[at]?.tradition === tradition)
  if (isSameReader && JSON.stringify(known) !== JSON.stringify(mine)) keep(known)
}

/** The reader's traditions; none in the build and while a rendered page is hydrated. */
export function useMyTraditions(): readonly DayTradition[] {
  return useSyncExternalStore(onMyTraditions, myTraditions, () => NONE)
}
