import { Copy } from 'lucide-react'
import { addresses } from '@/catalogue/addresses'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { SwitchField } from '@/components/ui/switch-field'
import { notify } from '@/lib/notify'
import type { Collection } from './book'
import { useBookChange } from './book-queries'
import { changeFailure } from './change-failure'

interface ShareDialogProps {
  collection: Collection
  viewerId: string
  onClose: () => void
}

/** Gives a collection a link that nobody can guess, or takes it away for good. */
export function ShareDialog({ collection, viewerId, onClose }: ShareDialogProps) {
  const share = useBookChange(viewerId, (store, isShared: boolean) =>
    store.share(collection.id, isShared),
  )
  const isShared = share.isPending ? share.variables : collection.shareKey !== null
  const link = collection.shareKey
    ? window.location.origin + addresses.sharedCollection(collection.shareKey)
    : null

  async function handleCopy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      notify.success('Link copied')
    } catch {
      notify.error('Failed to copy')
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Share this collection"
      description={<bdi>{collection.name}</bdi>}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid gap-5">
        <SwitchField
          label="Anyone with the link can read it"
          hint="They see the name, the order, your notes and the prayers that are public. Your name is not shown, and your private prayers stay private. Turning it off ends the link for good."
          isOn={isShared}
          onChange={(isOn) => share.mutate(isOn)}
          disabled={share.isPending}
        />
        {link && !share.isPending && (
          <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
            <TextField
              label="Link"
              readOnly
              value={link}
              onFocus={({ target }) => target.setSelectionRange(0, target.value.length)}
            />
            {/* As high as the field, beside the room that its error would take. */}
            <Button variant="secondary" onClick={() => void handleCopy(link)}>
              <Copy aria-hidden="true" size={17} />
              Copy link
            </Button>
          </div>
        )}
        {share.isError && <Alert tone="destructive">{changeFailure(share.error)}</Alert>}
      </div>
    </Dialog>
  )
}
