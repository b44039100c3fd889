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
    <div className="mx-auto w-full max-w-md py-8 sm:py-14">
      <h1 className="text-center text-3xl">{heading}</h1>
      <p className="mt-2 text-center text-ink-soft">{greeting}</p>
      <div className="mt-8 rounded-card border border-line bg-surface p-6 text-ink scheme-dark sm:p-8">
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
    </div>
  )
}
