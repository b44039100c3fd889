import { useEffect } from 'react'
import type { PrayerChoices } from '@/engine/prayer'
import type { Intention } from '@/engine/intention/intention'
import { preloadToasts } from '@/lib/notify'
import { correctPrayer, generatePrayer } from './generate-prayer'
import type { MadePrayer } from './made-prayer'
import {
  findMadePrayer,
  keepMadePrayer,
  keepVariant,
  keptMadePrayers,
  useMadePrayers,
} from './made-prayer-store'
import { useMakeMutation, type MakeMutationOptions } from './use-make-mutation'

/** The presses that make a prayer or save one. */
export function useMakePrayer(options: Required<MakeMutationOptions>) {
  useEffect(preloadToasts, [])
  const kept = useMadePrayers()
  const { mutate, isPending, variables } = useMakeMutation(options)
  const makerId = options.viewerId
  const press = (make: (key: string) => Promise<MadePrayer>) =>
    mutate({ key: crypto.randomUUID(), make })

  return {
    /** Until the prayer is composed; saving it takes longer. */
    isGenerating: isPending && !kept.some(({ key }) => key === variables.key),
    /** Makes a prayer that begins a sitting. */
    generate: (choices: PrayerChoices, judgePrivacy: () => Promise<boolean>) =>
      press(async (key) => {
        const isPrivate = await judgePrivacy()
        const made = await generatePrayer(choices, keptMadePrayers(), { key, isPrivate, makerId })
        return keepMadePrayer(made)
      }),
    /** Makes the next variant of the same choices. */
    generateAnother: (from: MadePrayer, isPrivate: boolean) =>
      press(async (key) => {
        const request = { key, isPrivate, makerId }
        return keepVariant(from, await generatePrayer(from.choices, keptMadePrayers(), request))
      }),
    /** Makes the same prayer for what the person says was meant. */
    correct: (from: MadePrayer, intention: Intention, isPrivate: boolean) =>
      press(async (key) =>
        keepVariant(from, await correctPrayer(from, intention, { key, isPrivate, makerId })),
      ),
    /** Saves a made prayer, for the first time or again. */
    saveMade: (made: MadePrayer) => {
      // After a reload only the browser's history may still have it.
      if (!findMadePrayer(made.key)) keepMadePrayer(made)
      mutate({ key: made.key })
    },
  }
}
