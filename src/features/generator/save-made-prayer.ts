import { userMessage } from '@/lib/errors'
import type { MadePrayer } from './made-prayer'
import {
  changeMadePrayers,
  keepMadePrayer,
  keptMadePrayers,
  markMadePrayer,
} from './made-prayer-store'
import { takesRow, withSaved } from './sitting'

/**
 * Stores a prayer for the signed-in person under its `rowKey`, where `takesRow` in place of the variant that is there, and
 * says itself how it went. Null when that row is to stay as it is. Rejects when it is not stored or when nobody knows;
 * then it may be called again, and under the same key the prayer is stored once.
 */
export type SavePrayer = (made: MadePrayer, takesRow: boolean) => Promise<{ id: string } | null>

/** Keys of the prayers that are being saved right now, from whichever page: no prayer is stored twice. */
const underWay = new Set<string>()
/** The last save of each sitting: variants take each other's row in the order in which they were made. */
const turns = new Map<string, Promise<void>>()

const find = (key: string) => keptMadePrayers().find((made) => made.key === key)

async function store(made: MadePrayer, save: SavePrayer): Promise<{ id: string } | null> {
  const saved = await save(made, takesRow(keptMadePrayers(), made))
  if (saved) return saved
  // Kept before it is sent, so that another try does not store it a second time.
  const apart = { ...made, rowKey: crypto.randomUUID() }
  markMadePrayer(made.key, { rowKey: apart.rowKey })
  return save(apart, false)
}

async function take(
  key: string,
  save: SavePrayer,
  say: (sentence: string | null) => void,
): Promise<void> {
  const made = find(key)
  // Another variant was made while this one waited for its turn.
  if (!made || made.saving === 'aside' || made.saving === 'saved') return
  try {
    const saved = await store(made, save)
    if (!saved) throw new Error('The prayer found no row.')
    changeMadePrayers((list) => withSaved(list, key, saved.id))
    say(null)
  } catch (error) {
    markMadePrayer(key, { saving: 'failed' })
    say(userMessage(error))
  }
}

/** @param say takes the sentence that the server has for a failure, or null. */
export async function saveMadePrayer(
  made: MadePrayer,
  makerId: string,
  save: SavePrayer,
  say: (sentence: string | null) => void,
): Promise<void> {
  if (underWay.has(made.key)) return
  underWay.add(made.key)
  // The device keeps it until it is stored, also when the page came from a link of the browser's history.
  if (!find(made.key)) keepMadePrayer(made)
  // With the first one the whole sitting becomes its maker's: on a shared device nobody sees another's.
  changeMadePrayers((list) =>
    list.map((each) => (each.sitting === made.sitting ? { ...each, makerId } : each)),
  )
  const before = turns.get(made.sitting)
  const turn = (async () => {
    await before
    await take(made.key, save, say)
  })()
  turns.set(made.sitting, turn)
  await turn
  underWay.delete(made.key)
  if (turns.get(made.sitting) === turn) turns.delete(made.sitting)
}
