import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import { Alert } from '@/components/ui/alert'
import { usePage } from '@/components/use-page'
import { AuthForm } from '@/features/auth/auth-form'
import { authViewSearch, readAuthView, type AuthView } from '@/features/auth/auth-view'
import { loginWords } from '@/features/auth/login-words'
import { readReturnAddress } from '@/features/auth/return-address'
import { SecondFactorForm } from '@/features/auth/second-factor-form'
import { failedLinkMessage, useSession } from '@/features/auth/session'
import { isMadePrayerWaiting } from '@/features/generator/made-prayer-store'
import { cn } from '@/lib/class-names'
import { notify } from '@/lib/notify'

export default function Login() {
  const session = useSession()
  const { status, isCodeNeeded, isRecovering } = session
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const view = isRecovering ? 'update_password' : readAuthView(search)
  const { title, heading, greeting } = loginWords(view, session)
  usePage({
    title,
    description: `Sign in to ${PRODUCT_NAME} to generate, save, like and remix prayers.`,
  })

  // The view stands in the address, so that a reload in the middle of a recovery still asks for the new password.
  useEffect(() => {
    if (isRecovering)
      void navigate({ search: authViewSearch('update_password') }, { replace: true })
  }, [isRecovering, navigate])

  if (status === 'signed-in' && view !== 'update_password') {
    const otherwise = isMadePrayerWaiting() ? addresses.prayerResult : addresses.home
    return <Navigate to={readReturnAddress(state, otherwise)} replace />
  }

  function handleViewChange(nextView: AuthView) {
    void navigate({ search: authViewSearch(nextView) }, { state })
  }

  function handlePasswordUpdated() {
    notify.success('Your password has been updated')
    void navigate({ search: authViewSearch('sign_in') }, { state, replace: true })
  }

  const linkMessage = view === 'sign_in' ? failedLinkMessage() : null
  return (
    <div className="sm:py-10">
      {/* The form is dark on every theme, so it has a room of its own: the reading room at dusk, with the lamp lit. */}
      <div
        className={cn(
          '-mx-[clamp(1rem,4vw,2.5rem)] grid min-h-[calc(100dvh-4rem)] content-start gap-x-14 gap-y-8 px-6 py-10 text-ink scheme-dark dusk',
          'sm:mx-0 sm:min-h-[38rem] sm:rounded-card sm:border sm:border-line sm:px-10 sm:py-14',
          'lg:grid-cols-[1fr_minmax(0,26rem)] lg:content-center',
        )}
      >
        <div className="mx-auto w-full max-w-md self-center lg:mx-0">
          <h1 className="text-[2rem] sm:text-[2.5rem]">{heading}</h1>
          <p className="mt-3 text-lg text-ink-soft">{greeting}</p>
          {!session.user && <Promises className="mt-9 hidden lg:block" />}
        </div>
        <div className="mx-auto w-full max-w-md rounded-card border border-line bg-surface p-6 sm:p-8">
          {linkMessage && (
            <Alert tone="destructive" className="mb-7">
              {linkMessage}
            </Alert>
          )}
          {isCodeNeeded ? (
            <SecondFactorForm />
          ) : (
            <AuthForm
              view={view}
              onViewChange={handleViewChange}
              onPasswordUpdated={handlePasswordUpdated}
              navigationState={state}
            />
          )}
        </div>
        {!session.user && <Promises className="mx-auto w-full max-w-md lg:hidden" />}
      </div>
    </div>
  )
}

const PROMISES = [
  'The prayers you make stay yours, private or shared.',
  'What you like is seen by nobody but you.',
  'Any prayer can be remixed into your own words.',
]

/** What signing in is good for. */
function Promises({ className }: { className: string }) {
  return (
    <ul className={className}>
      {PROMISES.map((promise) => (
        <li
          key={promise}
          className="border-t border-line py-3 font-prayer text-[1.0625rem] text-ink-soft"
        >
          {promise}
        </li>
      ))}
    </ul>
  )
}
