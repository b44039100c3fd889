import type { AuthClient } from '@supabase/auth-js'

type Auth = InstanceType<typeof AuthClient>

let isOpen = false
let announce: (auth: Auth) => void

/** Resolves with the auth client when its file has been loaded, by `openAuth` or with a page that cannot do without. */
export const openedAuth = new Promise<Auth>((resolve) => (announce = resolve))

export function isAuthOpen(): boolean {
  return isOpen
}

/** Called by the auth client's own file. */
export function announceAuth(auth: Auth): void {
  isOpen = true
  announce(auth)
}
