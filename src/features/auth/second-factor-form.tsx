import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { useProblemFocus } from '@/components/ui/use-problem-focus'
import { toReadableError } from './readable-auth'
import { verifySecondFactor } from './second-factor'
import { useSession } from './session'
import { signOut } from './sign-out'

/** Asked after the right password when the account has an authenticator app. */
export function SecondFactorForm() {
  const { session } = useSession()
  const [code, setCode] = useState('')
  const [isChecking, setIsChecking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const form = useProblemFocus(0, error)

  async function check() {
    if (!session) return
    setIsChecking(true)
    setError(null)
    try {
      await verifySecondFactor(session.user, code)
    } catch (problem) {
      setError(toReadableError(problem).message)
    } finally {
      setIsChecking(false)
    }
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    void check()
  }

  return (
    <form ref={form} onSubmit={handleSubmit} className="grid gap-4">
      <TextField
        label="Authentication code"
        hint="The six digits that your authenticator app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]*"
        maxLength={7}
        required
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a step that the person has just asked for
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" isPending={isChecking}>
        Verify
      </Button>
      <Button variant="quiet" size="small" onClick={() => void signOut()}>
        Use another account
      </Button>
    </form>
  )
}
