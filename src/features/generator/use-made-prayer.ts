import { useEffect, useEffectEvent, useState } from 'react'
import { chooseMadePrayer, type MadePrayer } from './made-prayer'
import { useMadePrayers } from './made-prayer-store'
import { saveMadePrayer, type SavePrayer } from './save-made-prayer'
import { variantsOf } from './sitting'

interface MadePrayerRequest {
  /** Of the result page; may hold anything. */
  navigationState: unknown
  /** Null while nobody is signed in. */
  viewerId: string | null
  save: SavePrayer
}

/**
 * The generated prayer that a result page shows, and the variants of its sitting, oldest first. What is to be saved of
 * them is saved silently as soon as somebody is signed in; after a failure only `saveAgain` tries once more.
 */
export function useMadePrayer({ navigationState, viewerId, save }: MadePrayerRequest) {
  const kept = useMadePrayers()
  const made = chooseMadePrayer(navigationState, kept, viewerId)
  const inSitting = made ? variantsOf(kept, made) : []
  const variants = inSitting.some(({ key }) => key === made?.key) || !made ? inSitting : [made]
  const [isSavingAgain, setIsSavingAgain] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const waiting = viewerId === null ? [] : variants.filter(({ saving }) => saving === 'waiting')
  const saveSilently = useEffectEvent(() => {
    for (const each of waiting)
      if (viewerId !== null) void saveMadePrayer(each, viewerId, save, setRefusal)
  })
  const waitingKeys = waiting.map(({ key, rowKey }) => `${key} ${rowKey}`).join()
  useEffect(() => {
    if (waitingKeys) saveSilently()
  }, [waitingKeys])

  async function saveAgain(of: MadePrayer) {
    if (viewerId === null) return
    setIsSavingAgain(true)
    await saveMadePrayer(of, viewerId, save, setRefusal)
    setIsSavingAgain(false)
  }

  return {
    made,
    variants,
    isSavingAgain,
    refusal,
    saveAgain: () => {
      if (made) void saveAgain(made)
    },
  }
}
