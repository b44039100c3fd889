import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { notify } from '@/lib/notify'
import { EnrolFactor } from './enrol-factor'
import { enrolFactor, removeFactor, verifiedFactorsOf, type Enrolment } from './second-factor'
import { twoFactorProblem } from './two-factor-problem'
import { useSession } from './session'

/** Adding and removing an authenticator app. */
export function TwoFactorSettings() {
  const { user } = useSession()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const setUp = useRef<HTMLButtonElement>(null)
  const wasUsed = useRef(false)
  useEffect(() => {
    // What was pressed is gone, or was disabled for a while: the focus would begin at the top of the page.
    const isLost = !enrolment && !isWorking && document.activeElement === document.body
    if (wasUsed.current && isLost) setUp.current?.focus()
  }, [enrolment, isWorking])
  if (!user) return null
  const factors = verifiedFactorsOf(user)

  async function attempt(work: () => Promise<void>) {
    wasUsed.current = true
    setIsWorking(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(twoFactorProblem(error))
    } finally {
      setIsWorking(false)
    }
  }

  async function remove(factorId: string) {
    await removeFactor(factorId)
    notify.success('Two-factor sign-in is off')
  }

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {factors.length > 0
          ? 'On: after your password you are asked for a code from your authenticator app.'
          : 'Off. With an authenticator app, signing in takes your password and a code from your phone.'}
      </p>
      {factors.map(({ id, name }) => (
        <div
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line px-4 py-3"
        >
          <span className="font-medium">{name}</span>
          <Button
            variant="secondary"
            size="small"
            isPending={isWorking}
            onClick={() => void attempt(() => remove(id))}
          >
            Remove
          </Button>
        </div>
      ))}
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {enrolment ? (
        <EnrolFactor enrolment={enrolment} onClose={() => setEnrolment(null)} />
      ) : (
        <div>
          <Button
            ref={setUp}
            variant="secondary"
            isPending={isWorking}
            onClick={() => void attempt(async () => setEnrolment(await enrolFactor()))}
          >
            {factors.length > 0 ? 'Add another app' : 'Set up an authenticator app'}
          </Button>
        </div>
      )}
    </div>
  )
}
