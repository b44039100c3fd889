import { TextAreaField, TextField } from '@/components/ui/field'
import { SwitchField } from '@/components/ui/switch-field'
import type { PrayerEdits } from '../prayer'

/** What the database allows, in characters. */
const LIMITS = { title: 200, shortText: 2000, mediumText: 5000, longText: 10_000 } as const

/** What keeps these words from being saved; empty when nothing does. */
export interface PrayerProblems {
  title?: string
  shortText?: string
}

export function findProblems(edits: PrayerEdits): PrayerProblems {
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
export function PrayerFields({ edits, problems, onChange }: PrayerFieldsProps) {
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
