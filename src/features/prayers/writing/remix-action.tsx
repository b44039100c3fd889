import { Shuffle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { useMutateOnce } from '@/lib/use-mutate-once'
import { useIdempotencyKey } from './idempotency-key'
import type { Prayer } from '../prayer'
import { usePrayerDraft } from './prayer-draft'
import { saveErrorMessage, useRemixPrayer } from './save-prayer'

const PrayerFormDialog = lazyWithTimeout(async () => ({
  default: (await import('./prayer-form-dialog')).PrayerFormDialog,
}))

interface RemixActionProps {
  prayer: Prayer
  /** The signed-in person, who will own the remix. */
  userId: string
  /** How the credit line will name this person. */
  username: string | null
  onSaved: (remix: Prayer) => void
}

/** Opens the remix dialog. What was typed stays until it is saved. */
export function RemixAction({ prayer, userId, username, onSaved }: RemixActionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { changes, change, forget } = usePrayerDraft('remix', userId, prayer.id)
  const key = useIdempotencyKey(userId, prayer.id)
  const remix = useRemixPrayer({
    onStored: () => {
      forget()
      key.forget()
    },
  })
  const save = useMutateOnce(remix)
  // What is private stays so unless its owner says otherwise: nobody else can remix it.
  const edits = { ...prayer, ...changes }

  function handleSubmit() {
    const { title, shortText, mediumText, longText, isPrivate } = edits
    const words = { title, shortText, mediumText, longText }
    save(
      { original: prayer, userId, idempotencyKey: key.take(), isPrivate, ...words },
      {
        onSuccess: (saved) => {
          setIsOpen(false)
          onSaved(saved)
        },
      },
    )
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Shuffle aria-hidden="true" size={17} />
        Remix Prayer
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrayerFormDialog
            title="Remix Prayer"
            description={
              <>
                Make this prayer your own. The original will be preserved.
                <span className="mt-1 block text-sm">
                  It will be signed “by <bdi>{username ?? 'Anonymous'}</bdi>” and lead to the
                  original.
                </span>
              </>
            }
            submitLabel="Save Remix"
            isPending={remix.isPending}
            failure={saveErrorMessage(remix.error)}
            edits={edits}
            onChange={change}
            onClose={() => setIsOpen(false)}
            onSubmit={handleSubmit}
          />
        </Suspense>
      )}
    </>
  )
}
