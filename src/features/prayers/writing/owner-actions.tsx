import { Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { notify } from '@/lib/notify'
import { useMutateOnce } from '@/lib/use-mutate-once'
import type { DrawActions, PrayerAction } from '../actions/prayer-action'
import { useChangePrivacy, useDeletePrayer, useEditPrayer } from './edit-prayer'
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
  onDeleted: () => void
  children: DrawActions
}

function editsOf({ title, shortText, mediumText, longText, ...prayer }: Prayer): PrayerEdits {
  const isPrivate = prayer.withheldAs ? prayer.withheldAs === 'private' : prayer.isPrivate
  return { title, shortText, mediumText, longText, isPrivate }
}

/** What only the owner of a prayer can do with it: edit it, switch its privacy, delete it after a question. */
export function OwnerActions({ prayer, onDeleted, children }: OwnerActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const privacy = usePrivacyAction(prayer)
  return (
    <>
      {children([
        { name: 'Edit', icon: Pencil, run: () => setOpen('edit') },
        ...(prayer.withheldAs === 'public' ? [] : [privacy]),
        { name: 'Delete', icon: Trash2, run: () => setOpen('delete') },
      ])}
      <Suspense fallback={null}>
        <EditDialog prayer={prayer} isOpen={open === 'edit'} onClose={() => setOpen(null)} />
        {open === 'delete' && (
          <DeleteQuestion prayer={prayer} onClose={() => setOpen(null)} onDeleted={onDeleted} />
        )}
      </Suspense>
    </>
  )
}

function usePrivacyAction(prayer: Prayer): PrayerAction {
  const change = useChangePrivacy(prayer)
  const changeOnce = useMutateOnce(change)

  function run() {
    changeOnce(!prayer.isPrivate, {
      onSuccess: ({ isPrivate }) =>
        notify.success(
          isPrivate ? 'Only you can see this prayer now' : 'Everyone can see this prayer now',
        ),
    })
  }

  return {
    name: prayer.isPrivate ? 'Make public' : 'Make private',
    icon: prayer.isPrivate ? LockOpen : Lock,
    run,
    isPending: change.isPending,
  }
}

interface EditDialogProps {
  prayer: Prayer
  isOpen: boolean
  onClose: () => void
}

function EditDialog({ prayer, isOpen, onClose }: EditDialogProps) {
  const { changes, change, forget } = usePrayerDraft('edit', prayer.userId ?? '', prayer.id)
  const edit = useEditPrayer(prayer, forget)
  const save = useMutateOnce(edit)
  const edits = { ...editsOf(prayer), ...changes }
  if (!isOpen) return null

  function handleSubmit() {
    save(edits, {
      onSuccess: () => {
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
  const removeOnce = useMutateOnce(remove)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Delete this prayer?"
      description={
        <>
          “<bdi>{prayer.title}</bdi>” will be gone for good. Remixes that others made of it stay.
        </>
      }
      confirmLabel="Delete"
      tone="danger"
      isPending={remove.isPending}
      onConfirm={() =>
        removeOnce(undefined, {
          onSuccess: () => {
            onClose()
            onDeleted()
          },
        })
      }
    />
  )
}
