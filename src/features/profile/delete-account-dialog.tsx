import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { RadioField } from '@/components/ui/radio-field'
import { deletionErrorMessage, useDeleteAccount } from './account-deletion'
import type { Profile } from './profile'
import { isSameUsername } from './profile-rules'

const FORM_ID = 'delete-account'

const PUBLIC_PRAYER_CHOICES = [
  {
    value: 'stay',
    label: 'Keep them, without my name',
    hint: 'Others can go on praying them. Nobody can tell that they were yours, and you cannot delete them later.',
  },
  {
    value: 'go',
    label: 'Delete them too',
    hint: 'Links to them lead nowhere, and the likes that others gave them go as well.',
  },
] as const

type PublicPrayerChoice = (typeof PUBLIC_PRAYER_CHOICES)[number]['value']

interface DeleteAccountDialogProps {
  profile: Profile
  onClose: () => void
  onDeleted: () => void
}

/** Asks what becomes of the public prayers, and for the username. A failure is said in place and keeps what was typed. */
export function DeleteAccountDialog({ profile, onClose, onDeleted }: DeleteAccountDialogProps) {
  const [typedUsername, setTypedUsername] = useState('')
  const [choice, setChoice] = useState<PublicPrayerChoice>('stay')
  const { mutate: remove, isPending, error } = useDeleteAccount(profile.id, onDeleted)
  const isConfirmed = isSameUsername(typedUsername, profile.username)

  function close() {
    if (!isPending) onClose()
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isConfirmed) remove({ typedUsername, removesPublicPrayers: choice === 'go' })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title="Delete your account?"
      description="This cannot be undone. You may want to download your data first."
      footer={
        <>
          <p role="alert" className="w-full text-sm text-danger empty:hidden">
            {error && !isPending ? deletionErrorMessage(error) : null}
          </p>
          <Button variant="secondary" disabled={isPending} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="danger"
            disabled={!isConfirmed}
            isPending={isPending}
          >
            Delete my account
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={handleSubmit} noValidate className="grid gap-5">
        <WhatHappens />
        <RadioField
          legend="Your public prayers"
          options={PUBLIC_PRAYER_CHOICES}
          value={choice}
          onChange={setChoice}
          disabled={isPending}
        />
        <TextField
          label={
            <>
              Type your username, <bdi className="font-bold">{profile.username}</bdi>, to confirm
            </>
          }
          name="typed-username"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isPending}
          value={typedUsername}
          onChange={(event) => setTypedUsername(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function WhatHappens() {
  return (
    <div className="grid gap-4 text-[0.9375rem] sm:grid-cols-2">
      <div>
        <h3 className="text-base">What goes</h3>
        <ul className="mt-1 list-disc ps-5 text-ink-soft">
          <li>your sign-in and e-mail address</li>
          <li>your profile and pictures</li>
          <li>your likes</li>
          <li>your private prayers</li>
        </ul>
      </div>
      <div>
        <h3 className="text-base">What stays</h3>
        <ul className="mt-1 list-disc ps-5 text-ink-soft">
          <li>remixes that others made of your prayers, with their own credit line</li>
          <li>your public prayers, if you keep them below</li>
        </ul>
      </div>
    </div>
  )
}
