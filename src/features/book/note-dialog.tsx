import { useId, useState, type SubmitEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField } from '@/components/ui/field'
import { NOTE_LENGTH } from './book'
import { changeFailure } from './change-failure'

interface NoteDialogProps {
  title: string
  initial: string
  onSubmit: (note: string) => Promise<unknown>
  onClose: () => void
}

/** A person's own words on a prayer. It stays open until they are stored. */
export function NoteDialog({ title, initial, onSubmit, onClose }: NoteDialogProps) {
  const form = useId()
  const [note, setNote] = useState(initial)
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    setPending(true)
    setFailure(null)
    try {
      await onSubmit(note.trim())
      onClose()
    } catch (error) {
      setFailure(changeFailure(error))
      setPending(false)
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Your note"
      description={<bdi>{title}</bdi>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} isPending={isPending}>
            Save note
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
        <TextAreaField
          label="Note"
          rows={5}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {failure && <Alert tone="destructive">{failure}</Alert>}
      </form>
    </Dialog>
  )
}
