import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyWithTimeout } from '@/lib/lazy-component'
import type { Profile } from './profile'

const DeleteAccountDialog = lazyWithTimeout(async () => ({
  default: (await import('./delete-account-dialog')).DeleteAccountDialog,
}))

interface DeleteAccountProps {
  profile: Profile
  /** Called once the account is gone, while its session is still held. */
  onDeleted: () => void
}

/** The way out: opens the dialog that says what goes and what stays. */
export function DeleteAccount({ profile, onDeleted }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-soft">
        Your sign-in, profile, pictures, likes and private prayers go for good. You choose what
        becomes of your public prayers.
      </p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Delete my account …
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeleteAccountDialog
            profile={profile}
            onClose={() => setIsOpen(false)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </div>
  )
}
