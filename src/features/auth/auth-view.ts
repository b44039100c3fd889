/** The six views of the sign-in page. */
export const AUTH_VIEWS = [
  'sign_in',
  'sign_up',
  'magic_link',
  'forgotten_password',
  'update_password',
  'verify_otp',
] as const

export type AuthView = (typeof AUTH_VIEWS)[number]

/** Where the ready-made form's own links point; it never follows them itself. */
const VIEW_BY_HASH: Readonly<Record<string, AuthView>> = {
  '#auth-sign-in': 'sign_in',
  '#auth-sign-up': 'sign_up',
  '#auth-magic-link': 'magic_link',
  '#auth-forgot-password': 'forgotten_password',
}

/** The view that an address asks for (`?view=sign_up`); anything unknown is the sign-in view. */
export function readAuthView(search: string): AuthView {
  const wanted = new URLSearchParams(search).get('view')
  return AUTH_VIEWS.find((view) => view === wanted) ?? 'sign_in'
}

/** The query that asks for a view; the sign-in view needs none. */
export function authViewSearch(view: AuthView): string {
  return view === 'sign_in' ? '' : `?view=${view}`
}

/** The view behind one of the form's own links; null for any other link. */
export function viewOfFormLink(href: string | null): AuthView | null {
  return (href && VIEW_BY_HASH[href]) || null
}
