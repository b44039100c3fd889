import { useEffect, useState } from 'react'
import type { PrayerChoices } from '@/engine/compose-prayer'
import type { Intention } from '@/engine/intention/intention'
import { preloadToasts, notify } from '@/lib/notify'
import { correctPrayer, generatePrayer } from './generate-prayer'
import type { MadePrayer } from './made-prayer'
import { changeMadePrayers, keepMadePrayer, keptMadePrayers } from './made-prayer-store'
import { withVariant } from './sitting'

interface GenerateOptions {
  isPrivate: boolean
  makerId: string | null
}

const FAILED = 'Failed to generate prayer'

function sayFailed(): void {
  if (navigator.onLine) notify.error(FAILED)
  else notify.error('No connection. Your choices stay as they are.', { title: FAILED })
}

/** Keeps one more variant of a sitting on the device; answers with what it has become there. */
function keepVariant(from: MadePrayer, next: MadePrayer): MadePrayer {
  const [made, joined] = withVariant(keptMadePrayers(), from, next)
  changeMadePrayers(() => made)
  return joined
}

/**
 * Makes prayers, keeps them on the device and hands them over. A failure is said in a toast and answered with false,
 * and nothing else changes.
 */
export function useGenerate(onMade: (made: MadePrayer) => void) {
  const [isGenerating, setIsGenerating] = useState(false)
  useEffect(preloadToasts, [])

  async function make(compose: () => Promise<MadePrayer>): Promise<boolean> {
    setIsGenerating(true)
    try {
      const made = await compose()
      onMade(made)
      if (made.makerId === null) notify.info('Sign in to save prayers')
      return true
    } catch {
      sayFailed()
      return false
    } finally {
      setIsGenerating(false)
    }
  }

  return {
    isGenerating,
    /** A prayer that begins a sitting. */
    generate: ({ choices, ...options }: GenerateOptions & { choices: PrayerChoices }) =>
      make(async () => {
        const made = await generatePrayer(choices, keptMadePrayers(), options)
        keepMadePrayer(made)
        return made
      }),
    /** The next variant of the same choices. */
    generateAnother: (from: MadePrayer, options: GenerateOptions) =>
      make(async () =>
        keepVariant(from, await generatePrayer(from.choices, keptMadePrayers(), options)),
      ),
    /** The same prayer for what the person says was meant. */
    correct: (from: MadePrayer, intention: Intention, options: GenerateOptions) =>
      make(async () => keepVariant(from, await correctPrayer(from, intention, options))),
  }
}
