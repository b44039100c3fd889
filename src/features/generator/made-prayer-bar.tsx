import { RefreshCw } from 'lucide-react'
import { addresses } from '@/catalogue/addresses'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import type { MadePrayer } from './made-prayer'
import { useGenerate } from './use-generate'

interface MadePrayerBarProps {
  made: MadePrayer
  viewerId: string | null
  isSavingAgain: boolean
  /** Why the server did not save it, in a sentence; null when it gave none. */
  refusal: string | null
  onSaveAgain: () => void
  /** Called with the next variant of the same choices. */
  onMadeAnother: (made: MadePrayer) => void
}

/** What stands beside a freshly made prayer: how saving went, and another one. */
export function MadePrayerBar({
  made,
  viewerId,
  isSavingAgain,
  refusal,
  onSaveAgain,
  onMadeAnother,
}: MadePrayerBarProps) {
  const { generate, isGenerating } = useGenerate(onMadeAnother)

  function handleAnother() {
    void generate({ choices: made.choices, isPrivate: made.isPrivate, makerId: viewerId })
  }

  return (
    <div className="grid gap-4" data-print="no">
      {viewerId === null && made.saving !== 'saved' && (
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
      )}
      {viewerId !== null && made.saving === 'failed' && (
        <Alert tone="destructive" title="Failed to save prayer">
          {refusal && <p>{refusal}</p>}
          <p>Nothing is lost: it is kept on this device.</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            isPending={isSavingAgain}
            onClick={onSaveAgain}
          >
            Save again
          </Button>
        </Alert>
      )}
      <div>
        <Button variant="secondary" isPending={isGenerating} onClick={handleAnother}>
          <RefreshCw aria-hidden="true" size={17} />
          Generate another
        </Button>
      </div>
    </div>
  )
}
