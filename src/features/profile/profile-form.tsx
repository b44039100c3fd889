import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { useProblemFocus } from '@/components/ui/use-problem-focus'
import type { Profile } from './profile'
import { readProfileDraft, writeProfileDraft, type ProfileDraft } from './profile-draft'
import { usernameRefusal, offlineMessage, useSaveProfile } from './profile-mutations'
import { BIO_LIMIT, bioLength, bioProblem, usernameProblem } from './profile-rules'

interface ProfileFormProps {
  profile: Profile
  /** Of the account; it can be read here and not changed. */
  email: string
}

export function ProfileForm({ profile, email }: ProfileFormProps) {
  const [draft, setDraft] = useState(() => readProfileDraft(profile))
  const [tries, setTries] = useState(0)
  const { mutate: save, isPending, error, variables: refused } = useSaveProfile(profile.id)
  const form = useProblemFocus(tries, error)

  const isRefusedName = refused?.username === draft.username
  const nameProblem =
    (tries > 0 && usernameProblem(draft.username)) ||
    (isRefusedName && usernameRefusal(error)) ||
    null

  function change(part: Partial<ProfileDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    writeProfileDraft(profile.id, next)
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    setTries(tries + 1)
    if (usernameProblem(draft.username) || bioProblem(draft.bio)) return
    save(draft, { onSuccess: () => writeProfileDraft(profile.id, null) })
  }

  return (
    <form ref={form} onSubmit={handleSubmit} noValidate aria-label="Profile" className="grid gap-4">
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" isPending={isPending} className="max-sm:w-full">
          Save
        </Button>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {offlineMessage(error)}
        </p>
      </div>
    </form>
  )
}
