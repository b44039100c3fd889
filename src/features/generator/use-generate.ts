import { useEffect, useState } from 'react'
import type { PrayerChoices } from '@/engine/compose-prayer'
import { expectNews, notify } from '@/lib/notify'
import { generatePrayer } from './generate-prayer'
import type { MadePrayer } from './made-prayer'
import { keepMadePrayer, keptMadePrayers } from './made-prayer-store'

interface GenerateRequest {
  choices: PrayerChoices
  isPrivate: boolean
  makerId: string | null
}

const FAILED = 'Failed to generate prayer'

function sayFailed(): void {
  if (navigator.onLine) notify.error(FAILED)
  else notify.error('No connection. Your choices stay as they are.', { title: FAILED })
}

/**
 * Generates a prayer, keeps it on the device and hands it over. A failure is said in a toast and returned as false,
 * and nothing else changes.
 */
export function useGenerate(onMade: (made: MadePrayer) => void) {
  const [isGenerating, setIsGenerating] = useState(false)
  useEffect(expectNews, [])

  async function generate({ choices, ...options }: GenerateRequest): Promise<boolean> {
    setIsGenerating(true)
    try {
      const made = await generatePrayer(choices, keptMadePrayers(), options)
      keepMadePrayer(made)
      onMade(made)
      if (options.makerId === null) notify.info('Sign in to save prayers')
      return true
    } catch {
      sayFailed()
      return false
    } finally {
      setIsGenerating(false)
    }
  }

  return { generate, isGenerating }
}
