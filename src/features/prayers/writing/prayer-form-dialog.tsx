import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useProblemFocus } from '@/components/ui/use-problem-focus'
import type { PrayerEdits } from '../prayer'
import { findProblems, PrayerFields, type PrayerProblems } from './prayer-fields'

interface PrayerFormDialogProps {
  title: string
  description: ReactNode
  submitLabel: string
  isPending: boolean
  /** Said in place, above the buttons, until the next try. */
  failure: string | null
  edits: PrayerEdits
  onChange: (change: Partial<PrayerEdits>) => void
  onClose: () => void
  onSubmit: () => void
}

const FORM_ID = 'prayer-form'

/** The dialog of remix and edit. What is typed lives with the caller, so neither failure nor closing loses it. */
export function PrayerFormDialog({
  title,
  description,
  submitLabel,
  isPending,
  failure,
  edits,
  onChange,
  onClose,
  onSubmit,
}: PrayerFormDialogProps) {
  const [problems, setProblems] = useState<PrayerProblems>({})
  const [tries, setTries] = useState(0)
  const form = useProblemFocus(tries)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const found = findProblems(edits)
    setProblems(found)
    setTries(tries + 1)
    if (Object.keys(found).length === 0) onSubmit()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={description}
      footer={
        <>
          <p role="alert" className="me-auto self-center text-sm text-danger">
            {failure}
          </p>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={FORM_ID} onSubmit={handleSubmit} noValidate>
        <PrayerFields edits={edits} problems={problems} onChange={onChange} />
      </form>
    </Dialog>
  )
}
