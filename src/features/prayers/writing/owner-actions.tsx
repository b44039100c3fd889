import { Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { notify } from '@/lib/notify'
import { useDeletePrayer, useEditPrayer } from './edit-prayer'
import type { Prayer, PrayerEdits } from '../prayer'
import { usePrayerDraft } from './prayer-draft'
import { saveErrorMessage } from './save-prayer'

const PrayerFormDialog = lazyWithTimeout(async () => ({
  default: (await import('./prayer-form-dialog')).PrayerFormDialog,
}))
const ConfirmDialog = lazyWithTimeout(async () => ({
  default: (await import('@/components/ui/dialog')).ConfirmDialog,
}))

interface OwnerActionsProps {
  prayer: Prayer
  onDeleted?: () => void
}

function editsOf({ title, shortText, mediumText, longText, ...prayer }: Prayer): PrayerEdits {
  const isPrivate = prayer.withheldAs ? prayer.withheldAs === 'private' : prayer.isPrivate
  return { title, shortText, mediumText, longText, isPrivate }
}

/** What only the owner of a prayer can do with it: edit it, switch its privacy, delete it after a question. */
export function OwnerActions({ prayer, onDeleted }: OwnerActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  return (
    <div data-print="no" className="-mx-3 flex flex-wrap items-center gap-1">
      {prayer.withheldAs === 'public' && (
        <p className="w-full px-3 pt-1 text-sm text-ink-soft">
          Some readers were worried about this prayer. Only you can see it while somebody looks at
          it.
        </p>
      )}
      <Button variant="quiet" size="small" onClick={() => setOpen('edit')}>
        <Pencil aria-hidden="true" size={16} />
        Edit
      </Button>
      {prayer.withheldAs !== 'public' && <PrivacyButton prayer={prayer} />}
      <Button variant="quiet" size="small" onClick={() => setOpen('delete')}>
        <Trash2 aria-hidden="true" size={16} />
        Delete
      </Button>
      <Suspense fallback={null}>
        <EditDialog prayer={prayer} isOpen={open === 'edit'} onClose={() => setOpen(null)} />
        {open === 'delete' && (
          <DeleteQuestion
            prayer={prayer}
            onClose={() => setOpen(null)}
            onDeleted={onDeleted ?? (() => {})}
          />
        )}
      </Suspense>
    </div>
  )
}

function PrivacyButton({ prayer }: { prayer: Prayer }) {
  const edit = useEditPrayer(prayer)
  const Icon = prayer.isPrivate ? LockOpen : Lock

  function handlePress() {
    edit.mutate(
      { ...editsOf(prayer), isPrivate: !prayer.isPrivate },
      {
        onSuccess: ({ isPrivate }) =>
          notify.success(
            isPrivate ? 'Only you can see this prayer now' : 'Everyone can see this prayer now',
          ),
      },
    )
  }

  return (
    <Button variant="quiet" size="small" isPending={edit.isPending} onClick={handlePress}>
      <Icon aria-hidden="true" size={16} />
      {prayer.isPrivate ? 'Make public' : 'Make private'}
    </Button>
  )
}

interface EditDialogProps {
  prayer: Prayer
  isOpen: boolean
  onClose: () => void
}

function EditDialog({ prayer, isOpen, onClose }: EditDialogProps) {
  const { changes, change, forget } = usePrayerDraft('edit', prayer.userId ?? '', prayer.id)
  const edit = useEditPrayer(prayer)
  const edits = { ...editsOf(prayer), ...changes }
  if (!isOpen) return null

  function handleSubmit() {
    edit.mutate(edits, {
      onSuccess: () => {
        forget()
        onClose()
        notify.success('Prayer saved successfully!')
      },
    })
  }

  return (
    <PrayerFormDialog
      title="Edit Prayer"
      description="Your changes replace what is there now."
      submitLabel="Save Changes"
      isPending={edit.isPending}
      failure={saveErrorMessage(edit.error)}
      edits={edits}
      onChange={change}
      onClose={onClose}
      onSubmit={handleSubmit}
    />
  )
}

interface DeleteQuestionProps {
  prayer: Prayer
  onClose: () => void
  onDeleted: () => void
}

function DeleteQuestion({ prayer, onClose, onDeleted }: DeleteQuestionProps) {
  const remove = useDeletePrayer(prayer)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Delete this prayer?"
      description={`“${prayer.title}” will be gone for good. Remixes that others made of it stay.`}
      confirmLabel="Delete"
      tone="danger"
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            onClose()
            onDeleted()
          },
        })
      }
    />
  )
}
