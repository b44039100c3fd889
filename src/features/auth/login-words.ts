import { PRODUCT_NAME } from '@/catalogue/product'
import type { AuthView } from './auth-view'
import type { SessionState } from './session-state'

/** What the sign-in page calls itself and how it greets. */
interface LoginWords {
  /** Of the document. */
  readonly title: string
  readonly heading: string
  readonly greeting: string
}

const TITLES: Readonly<Record<AuthView, string>> = {
  sign_in: 'Sign in',
  sign_up: 'Sign up',
  magic_link: 'Sign in with a magic link',
  forgotten_password: 'Forgotten password',
  update_password: 'Choose a new password',
  verify_otp: 'Enter the code from your email',
}

/**
 * The words for a view of the sign-in page. Whoever is signed in only chooses a password there, and nobody who may be is
 * asked to sign in.
 */
export function loginWords(
  view: AuthView,
  { user, isCodeNeeded, status }: Pick<SessionState, 'user' | 'isCodeNeeded' | 'status'>,
): LoginWords {
  if (user || (view === 'update_password' && status === 'loading')) {
    const greeting = `For your account ${user?.email ?? ''}`.trim()
    return { title: TITLES.update_password, heading: TITLES.update_password, greeting }
  }
  return {
    title: isCodeNeeded ? 'Enter your code' : TITLES[view],
    heading: `Welcome to ${PRODUCT_NAME}`,
    greeting: 'Sign in to access your personalized prayer experience',
  }
}
