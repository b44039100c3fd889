import { withDeviceLock, type WhenHeld } from '@/lib/device-lock'
import type { MadePrayer } from './made-prayer'
import { changeMadePrayers, findMadePrayer, keptMadePrayers } from './made-prayer-store'
import { rowToTake, withChange, withFailed, withMaker, withSaved } from './sitting'

interface SaveOptions {
  /** The row that an earlier variant has under the prayer's `rowKey`: this one is to replace its words. Null for a row of its own. */
  readonly takenRowId: string | null
  readonly makerId: string
}

/**
 * Stores a prayer for the signed-in person under its `rowKey` and says itself how it went. Null when the row of that key
 * stays as it is. Rejects when the prayer is not stored or when nobody knows; then it may be called again, and under the
 * same key the prayer is stored once.
 */
export type SavePrayer = (made: MadePrayer, options: SaveOptions) => Promise<{ id: string } | null>

/** The saves that run now, by the key of the prayer: no prayer is stored twice. */
const inFlight = new Map<string, Promise<void>>()
/** The last save of each sitting: variants replace each other in the order in which they were made. */
const lastSave = new Map<string, Promise<void>>()

function isNetworkGone(): boolean {
  // Node, where the rules of saving are tested, has no navigator.
  return 'navigator' in globalThis && !navigator.onLine
}

async function store(made: MadePrayer, makerId: string, save: SavePrayer): Promise<{ id: string }> {
  const takenRowId = rowToTake(keptMadePrayers(), made)
  const saved = await save(made, { takenRowId, makerId })
  if (saved) return saved
  // The new key is kept before it is sent, so that another try does not store the prayer a second time.
  const rowKey = crypto.randomUUID()
  changeMadePrayers((list) => withChange(list, made.key, { rowKey }))
  const apart = await save({ ...made, rowKey }, { takenRowId: null, makerId })
  if (!apart) throw new Error('The prayer found no row.')
  return apart
}

async function saveInTurn(key: string, makerId: string, save: SavePrayer): Promise<void> {
  const made = findMadePrayer(key)
  // Meanwhile another variant was made, or another window saved this one.
  if (!made || made.saving === 'aside' || made.saving === 'saved') return
  // Somebody else has signed in since it was asked for.
  if (made.makerId !== null && made.makerId !== makerId) return
  changeMadePrayers((list) => withMaker(list, made.sitting, makerId))
  try {
    const { id } = await store(made, makerId, save)
    changeMadePrayers((list) => withSaved(list, key, id))
  } catch (error) {
    // Without a network it waits for it; what went wrong otherwise is for its maker to try again.
    const saving = isNetworkGone() ? 'waiting' : 'failed'
    changeMadePrayers((list) => withFailed(list, key, saving))
    throw error
  }
}

interface Turn {
  readonly before: Promise<void> | undefined
  readonly sitting: string
  readonly whenHeld: WhenHeld
}

async function saveAfter(
  { before, sitting, whenHeld }: Turn,
  saveNow: () => Promise<void>,
): Promise<void> {
  // How the save before it went is said where it was asked for.
  await before?.catch(() => {})
  await withDeviceLock(`save ${sitting}`, whenHeld, saveNow)
}

/**
 * Saves a prayer that the store keeps, after the other saves of its sitting, and writes the outcome into the store.
 * A second call while the first runs waits for the first. Where another window saves a variant of the same sitting, this one
 * waits, or leaves the saving to it. Rejects with the reason when the prayer is not saved.
 */
export async function saveMadePrayer(
  key: string,
  makerId: string,
  save: SavePrayer,
  whenHeld: WhenHeld = 'wait',
): Promise<void> {
  const running = inFlight.get(key)
  const made = findMadePrayer(key)
  if (running || !made) return running
  const turn = { before: lastSave.get(made.sitting), sitting: made.sitting, whenHeld }
  const saving = saveAfter(turn, () => saveInTurn(key, makerId, save))
  inFlight.set(key, saving)
  lastSave.set(made.sitting, saving)
  try {
    await saving
  } finally {
    inFlight.delete(key)
    if (lastSave.get(made.sitting) === saving) lastSave.delete(made.sitting)
  }
}
