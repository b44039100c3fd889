import { useMutation, useMutationState } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { WhenHeld } from '@/lib/device-lock'
import { userMessage } from '@/lib/errors'
import { notify } from '@/lib/notify'
import type { MadePrayer } from './made-prayer'
import { findMadePrayer } from './made-prayer-store'
import { saveMadePrayer, type SavePrayer } from './save-made-prayer'

const MUTATION_KEY = ['make prayer'] as const

interface MakeRequest {
  /** Names the prayer on the device: one that `make` is going to keep, or one that is kept already. */
  readonly key: string
  /** Composes the prayer and keeps it in the store; left out where a kept prayer is only saved. */
  readonly make?: (key: string) => Promise<MadePrayer>
  /** Left out, it waits. */
  readonly whenSavedElsewhere?: WhenHeld
}

export interface MakeMutationOptions {
  /** Null while nobody is signed in: then nothing is saved. */
  readonly viewerId: string | null
  readonly save: SavePrayer
  /** Called as soon as a prayer is composed and kept, while it is being saved; not when its page was left meanwhile. */
  readonly onMade?: (made: MadePrayer) => void
}

const FAILED = 'Failed to generate prayer'

function sayFailed(): void {
  if (navigator.onLine) notify.error(FAILED)
  else notify.error('No connection. Your choices stay as they are.', { title: FAILED })
}

/**
 * One mutation composes a prayer, keeps it on the device, shows it, and goes on to save it, also after its page was left.
 * A failure to compose is said in a toast and changes nothing; `save` itself says a failure to save.
 */
export function useMakeMutation({ viewerId, save, onMade }: MakeMutationOptions) {
  const page = useRef<{ viewerId: string | null; isOpen: boolean }>({ viewerId, isOpen: false })
  useEffect(() => {
    page.current = { viewerId, isOpen: true }
    return () => {
      page.current.isOpen = false
    }
  }, [viewerId])

  return useMutation({
    mutationKey: MUTATION_KEY,
    // The result page shows the outcome for as long as it is open.
    gcTime: Infinity,
    mutationFn: async ({ key, make, whenSavedElsewhere }: MakeRequest) => {
      if (make) {
        const made = await make(key)
        if (page.current.isOpen) onMade?.(made)
      }
      // A session that was still being read when the prayer was asked for has come meanwhile.
      const makerId = page.current.viewerId
      if (makerId !== null) await saveMadePrayer(key, makerId, save, whenSavedElsewhere)
      else if (make) notify.info('Sign in to save prayers')
    },
    onError: (_error, { key }) => {
      if (!findMadePrayer(key)) sayFailed()
    },
  })
}

/** How saving one prayer goes, whichever page asked for it. */
export function useSavingState(key: string | undefined): {
  isSaving: boolean
  /** Why the server did not save it, in a sentence; null when it gave none. */
  refusal: string | null
} {
  const requests = useMutationState({
    filters: { mutationKey: MUTATION_KEY },
    select: ({ state: { variables, status, error } }) => ({
      key: (variables as MakeRequest | undefined)?.key,
      status,
      error,
    }),
  })
  const last = requests.findLast((request) => request.key === key)
  return {
    isSaving: last?.status === 'pending',
    refusal: last?.status === 'error' ? userMessage(last.error) : null,
  }
}
