import { useEffect, useEffectEvent, useState } from 'react'
import { sentenceOf } from '@/lib/errors'
import { chooseMadePrayer, type MadePrayer } from './made-prayer'
import { keepMadePrayer, markMadePrayer, useMadePrayers } from './made-prayer-store'

/**
 * Stores a prayer for the signed-in person and says itself how it went. Rejects when it is not stored or when nobody
 * knows; then it may be called again, and under the same `key` the prayer is stored once.
 */
type SavePrayer = (made: MadePrayer) => Promise<{ id: string }>

interface MadePrayerRequest {
  /** Of the result page; may hold anything. */
  navigationState: unknown
  /** Null while nobody is signed in. */
  viewerId: string | null
  save: SavePrayer
}

/** Keys of the prayers that are being saved right now, from whichever page: no prayer is stored twice. */
const underWay = new Set<string>()

/** @param say takes the sentence that the server has for a failure, or null. */
async function saveMadePrayer(
  made: MadePrayer,
  makerId: string,
  save: SavePrayer,
  say: (sentence: string | null) => void,
): Promise<void> {
  if (underWay.has(made.key)) return
  underWay.add(made.key)
  // The device keeps it until it is stored, also when the page came from a link of the browser's history.
  keepMadePrayer({ ...made, makerId })
  try {
    const { id } = await save(made)
    markMadePrayer(made.key, { saving: 'saved', savedId: id })
    say(null)
  } catch (error) {
    markMadePrayer(made.key, { saving: 'failed' })
    say(sentenceOf(error))
  } finally {
    underWay.delete(made.key)
  }
}

/**
 * The generated prayer that a result page shows. It is saved silently as soon as somebody is signed in; after a
 * failure only `saveAgain` tries once more.
 */
export function useMadePrayer({ navigationState, viewerId, save }: MadePrayerRequest) {
  const made = chooseMadePrayer(navigationState, useMadePrayers(), viewerId)
  const [isSavingAgain, setIsSavingAgain] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const isToBeSaved = viewerId !== null && made?.saving === 'waiting'
  const saveSilently = useEffectEvent(() => {
    if (made && viewerId) void saveMadePrayer(made, viewerId, save, setRefusal)
  })
  const key = made?.key
  useEffect(() => {
    if (isToBeSaved && key) saveSilently()
  }, [isToBeSaved, key])

  async function saveAgain() {
    if (!made || !viewerId) return
    setIsSavingAgain(true)
    await saveMadePrayer(made, viewerId, save, setRefusal)
    setIsSavingAgain(false)
  }

  return { made, isSavingAgain, refusal, saveAgain: () => void saveAgain() }
}
