import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { NAME_LENGTH, tidyName } from './book'
import { changeFailure } from './change-failure'

interface NameDialogProps {
  title: string
  submitLabel: string
  initial?: string
  onSubmit: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks what a collection is called. It stays open, with what was typed, until the name is stored. */
export function NameDialog({
  title,
  submitLabel,
  initial = '',
  onSubmit,
  onClose,
}: NameDialogProps) {
  const form = useId()
  const [name, setName] = useState(initial)
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    setPending(true)
    setFailure(null)
    try {
      await onSubmit(tidyName(name))
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
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={tidyName(name) === ''} isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label="Name"
          dir="auto"
          maxLength={NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={failure}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
