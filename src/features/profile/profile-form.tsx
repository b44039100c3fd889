import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import type { Profile } from './profile'
import { readProfileDraft, writeProfileDraft, type ProfileDraft } from './profile-draft'
import { refusedUsername, useSaveProfile } from './profile-mutations'
import { BIO_LIMIT, bioLength, bioProblem, usernameProblem } from './profile-rules'

interface ProfileFormProps {
  profile: Profile
  /** Of the account; it can be read here and not changed. */
  email: string
}

export function ProfileForm({ profile, email }: ProfileFormProps) {
  const [draft, setDraft] = useState(() => readProfileDraft(profile))
  const [isTried, setIsTried] = useState(false)
  const { mutate: save, isPending, error, variables: refused } = useSaveProfile(profile.id)

  const isRefusedName = refused?.username === draft.username
  const nameProblem =
    (isTried && usernameProblem(draft.username)) ||
    (isRefusedName && refusedUsername(error)) ||
    null

  function change(part: Partial<ProfileDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    writeProfileDraft(profile.id, next)
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (usernameProblem(draft.username) || bioProblem(draft.bio)) return
    save(draft, { onSuccess: () => writeProfileDraft(profile.id, null) })
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label="Profile" className="grid gap-4">
      <TextField
        label="Username"
        name="username"
        required
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        hint="3 to 30 letters of one script, digits, dots, hyphens and underscores."
        error={nameProblem}
        value={draft.username}
        onChange={(event) => change({ username: event.target.value })}
      />
      <TextAreaField
        label="Bio"
        name="bio"
        rows={4}
        hint={`${bioLength(draft.bio)} of ${BIO_LIMIT} characters`}
        error={bioProblem(draft.bio)}
        value={draft.bio}
        onChange={(event) => change({ bio: event.target.value })}
      />
      <TextField
        label="Email"
        type="email"
        readOnly
        hint="Only you can see it. It cannot be changed here."
        value={email}
        className="bg-ground text-ink-soft"
      />
      <div>
        <Button type="submit" isPending={isPending} className="max-sm:w-full">
          Save
        </Button>
      </div>
    </form>
  )
}
