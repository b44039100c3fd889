import { readDevice, writeDevice } from '@/lib/device-storage'
import { unwrap } from '@/lib/errors'
import { withFileTimeout } from '@/lib/lazy-component'
import { supabase } from '@/lib/supabase'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import { myTraditions, onMyTraditions, readTradition, renewMyTraditions } from './my-traditions'
import { prayerOfTheDay, type ChosenPrayer, type DayTradition } from './prayer-of-the-day'
import { daysOfDocument } from './days-of-document'
import { showPrayerOfTheDay, shownPrayer, type DayOf } from './shown-prayer'

/** Ids of prayers of the days that the library no longer shows. Also read by public/first-paint.js. */
const GONE_KEY = 'gone-prayers'
const MOST_GONE = 50
/** So many following days are asked about together with today: one of them stands in for a prayer that is gone. */
const ASKED = 8

const gone = new Set(readDevice(GONE_KEY, (kept) => kept as string[]) ?? [])
const isLeftOut = { has: (id: string) => gone.has(id) || hiddenIds.has(id) }

let everyone: readonly DayTradition[] | null = null

/** The tradition that is meant; else the reader's own, else all. */
async function traditionsFor(of: DayOf): Promise<readonly DayTradition[]> {
  if (of !== null)
    return daysOfDocument(of) ?? [await readTradition(of)].filter((each) => each !== null)
  const mine = myTraditions()
  if (mine.length > 0) return mine
  everyone ??= daysOfDocument(null) ?? (await withFileTimeout(import('./everyone.json'))).default
  return everyone
}

function fromToday(traditions: readonly DayTradition[]): ChosenPrayer[] {
  const passed = new Set<string>()
  const leftOut = { has: (id: string) => passed.has(id) || isLeftOut.has(id) }
  const chosen: ChosenPrayer[] = []
  while (chosen.length < ASKED) {
    const next = prayerOfTheDay(new Date(), traditions, leftOut)
    if (!next) break
    passed.add(next.id)
    chosen.push(next)
  }
  return chosen
}

async function idsInLibrary(ids: readonly string[]): Promise<Set<string>> {
  const signal = AbortSignal.timeout(10_000)
  const rows = unwrap(await supabase.from('prayers').select('id').in('id', ids).abortSignal(signal))
  return new Set(rows.map(({ id }) => id))
}

/** Prayers that were asked about since the page was opened. */
const known = new Set<string>()

/** Leaves out what was withheld or removed. A library that has none of these prayers was never loaded with them. */
async function leaveOutGone(
  of: DayOf,
  today: ChosenPrayer,
  next: readonly ChosenPrayer[],
): Promise<void> {
  if (known.has(today.id)) return
  const found = await idsInLibrary(next.map(({ id }) => id))
  for (const { id } of next) known.add(id)
  if (found.size === 0) showPrayerOfTheDay(of, { ...today, isWithoutPage: true })
  else if (!found.has(today.id)) {
    for (const { id } of next) if (!found.has(id)) gone.add(id)
    writeDevice(GONE_KEY, [...gone].slice(-MOST_GONE))
    showPrayerOfTheDay(of, next.find(({ id }) => found.has(id)) ?? 'none')
  }
}

async function showChosen(of: DayOf): Promise<void> {
  const next = fromToday(await traditionsFor(of))
  const [today] = next
  const before = shownPrayer(of)
  if (!today) return showPrayerOfTheDay(of, 'none')
  if (typeof before === 'string' || before?.id !== today.id) showPrayerOfTheDay(of, today)
  await leaveOutGone(of, today, next)
}

function show(of: DayOf): void {
  showChosen(of).catch(() => {
    // Offline, or a file that did not load: what is shown stays, and nothing else is promised.
    if (shownPrayer(of) === null) showPrayerOfTheDay(of, 'none')
  })
  // What was rendered for no particular day was kept out of sight.
  document.documentElement.dataset['prayer'] = 'today'
}

/** Shows a tradition's prayer of today where it does not stand there yet, and looks whether the library still has it. */
export function showTodayOf(tradition: string): void {
  show(tradition)
}

let isRenewed = false

/** The same of the traditions that the reader follows. */
export function showToday(): void {
  show(null)
  if (!isRenewed) void renewMyTraditions().catch(() => undefined)
  isRenewed = true
}

onMyTraditions(showToday)

/** Loads the choice of the reader's traditions. */
export const loadDialog = () => import('./my-traditions-dialog')
