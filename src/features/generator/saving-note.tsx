import { addresses } from '@/catalogue/addresses'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { useOnline } from '@/lib/use-online'
import type { MadePrayer } from './made-prayer'
import { isReplaced } from './sitting'

interface SavingNoteProps {
  made: MadePrayer
  /** Of its sitting. */
  variants: readonly MadePrayer[]
  viewerId: string | null
  isSaving: boolean
  /** Why the server did not save it, in a sentence; null when it gave none. */
  refusal: string | null
  onSave: (made: MadePrayer) => void
}

/** How saving went, where there is something to say. */
export function SavingNote({
  made,
  variants,
  viewerId,
  isSaving,
  refusal,
  onSave,
}: SavingNoteProps) {
  const isOnline = useOnline()
  if (made.saving === 'aside')
    return (
      <Alert tone="quiet" title="This one is not kept">
        <p>
          {isReplaced(variants, made)
            ? 'Another prayer of this sitting took its place. It is still on this device.'
            : 'It is on this device only.'}
        </p>
      </Alert>
    )
  if (viewerId === null && made.saving !== 'saved')
    return (
      <Alert tone="quiet" title="Sign in to save prayers">
        <p>This prayer is kept on this device and will be saved when you sign in.</p>
        <ButtonLink
          to={addresses.login}
          state={{ from: addresses.prayerResult }}
          size="small"
          className="mt-3"
        >
          Sign in
        </ButtonLink>
      </Alert>
    )
  if (viewerId !== null && made.saving === 'waiting' && !isOnline)
    return (
      <Alert tone="quiet" title="Kept on this device">
        <p>It will be saved when you are online again.</p>
      </Alert>
    )
  if (viewerId !== null && made.saving === 'failed')
    return (
      <Alert tone="destructive" title="Failed to save prayer">
        {refusal && <p>{refusal}</p>}
        <p>Nothing is lost: it is kept on this device.</p>
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          isPending={isSaving}
          onClick={() => onSave(made)}
        >
          Save again
        </Button>
      </Alert>
    )
  return null
}
