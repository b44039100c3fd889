import { useMutation } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField } from '@/components/ui/field'
import { RadioField } from '@/components/ui/radio-field'
import { AppError, userMessage } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { useMutateOnce } from '@/lib/use-mutate-once'
import { insertOnce } from './hidden-queries'

const REASONS = [
  {
    value: 'harmful',
    label: 'Harmful',
    hint: 'It could lead somebody to hurt themselves or others.',
  },
  {
    value: 'hateful',
    label: 'Hateful',
    hint: 'It attacks people for who they are or what they believe.',
  },
  { value: 'spam', label: 'Spam', hint: 'It advertises something, or is not a prayer.' },
  {
    value: 'names_a_person',
    label: 'Names a person',
    hint: 'Somebody who may not want to be named here.',
  },
  { value: 'other', label: 'Other', hint: 'Please say below what it is.' },
] as const

type Reason = (typeof REASONS)[number]['value']

const NOTE_LENGTH = 500

function failureOf(error: unknown): string {
  if (error instanceof AppError && error.kind === 'forbidden')
    return 'This prayer is no longer there to report.'
  return userMessage(error) ?? 'Your report could not be sent. Please try again later.'
}

interface ReportDialogProps {
  prayer: { readonly id: string; readonly title: string }
  onClose: () => void
}

/** Asks what is wrong with a prayer. Neither its author nor a moderator is told who reported it. */
export function ReportDialog({ prayer, onClose }: ReportDialogProps) {
  const form = useId()
  const [reason, setReason] = useState<Reason | ''>('')
  const [note, setNote] = useState('')
  const report = useMutation({
    mutationFn: () =>
      insertOnce('reports', { prayer_id: prayer.id, reason, note: note.trim() || null }),
    onSuccess: () => {
      onClose()
      notify.success('Thank you. Somebody will look at this prayer.')
    },
  })

  const send = useMutateOnce(report)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    send()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Report this prayer"
      description={
        <>
          “<bdi>{prayer.title}</bdi>”. Nobody is told that you reported it.
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={reason === ''} isPending={report.isPending}>
            Report
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-5">
        <RadioField<Reason | ''>
          legend="What is wrong with it?"
          options={REASONS}
          value={reason}
          onChange={setReason}
          disabled={report.isPending}
          isFirstInDialog
        />
        <TextAreaField
          label="Note (optional)"
          rows={3}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          disabled={report.isPending}
        />
        {report.isError && <Alert tone="destructive">{failureOf(report.error)}</Alert>}
      </form>
    </Dialog>
  )
}
