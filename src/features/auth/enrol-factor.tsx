import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { useProblemFocus } from '@/components/ui/use-problem-focus'
import { notify } from '@/lib/notify'
import { confirmFactor, type Enrolment } from './second-factor'
import { twoFactorProblem } from './two-factor-problem'

interface EnrolFactorProps {
  enrolment: Enrolment
  /** Called when the app is in use, or the person has thought better of it. */
  onClose: () => void
}

/** The QR picture, the same secret in letters, and the first code as the proof. */
export function EnrolFactor({ enrolment, onClose }: EnrolFactorProps) {
  const [code, setCode] = useState('')
  const [isChecking, setIsChecking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useProblemFocus(0, problem)
  const codeField = useRef<HTMLInputElement>(null)
  // It stands where the button was that was pressed and had the focus.
  useEffect(() => codeField.current?.focus(), [])

  async function confirm() {
    setIsChecking(true)
    setProblem(null)
    try {
      await confirmFactor(enrolment.factorId, code)
      notify.success('Two-factor sign-in is on')
      onClose()
    } catch (error) {
      setProblem(twoFactorProblem(error))
    } finally {
      setIsChecking(false)
    }
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    void confirm()
  }

  return (
    <form
      ref={form}
      onSubmit={handleSubmit}
      aria-label="Set up an authenticator app"
      className="grid gap-5 rounded-card border border-line p-5 sm:grid-cols-[auto_1fr]"
    >
      {/* Scanners need dark on light with a light edge, whatever the theme. */}
      <img
        src={enrolment.qrCode}
        alt="QR code to scan with your authenticator app"
        width={224}
        height={224}
        className="size-56 rounded-control bg-white p-4"
      />
      <div className="grid content-start gap-4">
        <p className="text-sm text-ink-soft">
          Scan the picture with your authenticator app, or type in this secret:
          <code className="mt-1 block text-[0.9375rem] break-all text-ink select-all">
            {enrolment.secret}
          </code>
        </p>
        <TextField
          ref={codeField}
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          error={problem}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={isChecking}>
            Verify and turn on
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}
