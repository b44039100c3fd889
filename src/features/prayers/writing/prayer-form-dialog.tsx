import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField, TextField } from '@/components/ui/field'
import { SwitchField } from '@/components/ui/switch-field'
import { useProblemFocus } from '@/components/ui/use-problem-focus'
import type { PrayerEdits } from '../prayer'

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

/** What the database allows, in characters. */
const LIMITS = { title: 200, shortText: 2000, mediumText: 5000, longText: 10_000 } as const

/** What keeps these words from being saved; empty when nothing does. */
interface PrayerProblems {
  title?: string
  shortText?: string
}

function findProblems(edits: PrayerEdits): PrayerProblems {
  return {
    ...(edits.title.trim() === '' && { title: 'Please give the prayer a title' }),
    ...(edits.shortText.trim() === '' && { shortText: 'Please write a short version' }),
  }
}

interface PrayerFieldsProps {
  edits: PrayerEdits
  problems: PrayerProblems
  onChange: (change: Partial<PrayerEdits>) => void
}

/** The fields that remixing and editing share. */
function PrayerFields({ edits, problems, onChange }: PrayerFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <SwitchField
        label="Private"
        hint={edits.isPrivate ? 'Only you can see it.' : 'Everyone can see it.'}
        isOn={edits.isPrivate}
        onChange={(isPrivate) => onChange({ isPrivate })}
      />
      <TextField
        label="Title"
        dir="auto"
        value={edits.title}
        error={problems.title}
        maxLength={LIMITS.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextAreaField
        label="Short Version"
        rows={4}
        value={edits.shortText}
        error={problems.shortText}
        maxLength={LIMITS.shortText}
        onChange={(event) => onChange({ shortText: event.target.value })}
      />
      <TextAreaField
        label="Medium Version"
        rows={7}
        value={edits.mediumText}
        maxLength={LIMITS.mediumText}
        onChange={(event) => onChange({ mediumText: event.target.value })}
      />
      <TextAreaField
        label="Long Version"
        rows={10}
        value={edits.longText}
        maxLength={LIMITS.longText}
        onChange={(event) => onChange({ longText: event.target.value })}
      />
    </div>
  )
}
