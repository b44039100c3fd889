import { Auth } from '@supabase/auth-ui-react'
import { memo, useEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { authViewSearch, viewOfFormLink, type AuthView } from './auth-view'
import { clientForForm } from './client-for-form'
import { formAppearance, formWords } from './form-appearance'
import { observeAuthForm } from './observe-auth-form'
import { useSession } from './session'
import { usePasswordUpdated } from './use-password-updated'

const NO_PROVIDERS: [] = []
const LINK_CLASSES = 'text-ink-soft underline hover:text-ink'

/**
 * The form remounts its fields, and loses what was typed, whenever its parent renders. So it renders only when the
 * address names another view.
 */
const MemoizedForm = memo(function MemoizedForm({ view }: { view: AuthView }) {
  return (
    <Auth
      supabaseClient={clientForForm}
      view={view}
      theme="dark"
      appearance={formAppearance}
      localization={formWords}
      providers={NO_PROVIDERS}
      magicLink
      redirectTo={window.location.origin + addresses.login}
    />
  )
})

interface AuthFormProps {
  view: AuthView
  /** Called when one of the form's own links was pressed. */
  onViewChange: (view: AuthView) => void
  /** Called when a new password has been stored. */
  onPasswordUpdated: () => void
  /** Carried along by the links below the form. */
  navigationState: unknown
}

export function AuthForm({
  view,
  onViewChange,
  onPasswordUpdated,
  navigationState,
}: AuthFormProps) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (frame.current) return observeAuthForm(frame.current)
  }, [])

  usePasswordUpdated(onPasswordUpdated)
  const { user } = useSession()

  // The form's own links would change its view, and the address would change it again a moment later. The fields
  // would be remounted twice, so only the address changes the view.
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const nextView = viewOfFormLink(link?.getAttribute('href') ?? null)
    if (!nextView) return
    event.preventDefault()
    event.stopPropagation()
    onViewChange(nextView)
  }

  const isCodeView = view === 'verify_otp'
  const isOutsideForm = isCodeView || view === 'update_password'
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens to the links inside, which keys press too */}
      <div ref={frame} onClickCapture={handleClick} className="-mt-4">
        <MemoizedForm view={view} />
      </div>
      <p className="mt-4 text-center text-sm">
        {user ? (
          <Link to={addresses.settings} className={LINK_CLASSES}>
            Back to settings
          </Link>
        ) : (
          <Link
            to={{ search: authViewSearch(isOutsideForm ? 'sign_in' : 'verify_otp') }}
            state={navigationState}
            className={LINK_CLASSES}
          >
            {isOutsideForm ? 'Back to sign in' : 'Have a code from an email? Enter it'}
          </Link>
        )}
      </p>
    </>
  )
}
