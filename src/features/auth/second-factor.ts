import type { User } from '@supabase/auth-js'
import { PRODUCT_NAME } from '@/catalogue/product'
import { openAuth } from '@/lib/auth'

/** What a person needs to add the account to an authenticator app. */
export interface Enrolment {
  readonly factorId: string
  /** An image address (data:image/svg+xml) of the QR picture. */
  readonly qrCode: string
  /** The same secret to type in by hand, base32. */
  readonly secret: string
}

/** The authenticator apps that are in use for this account. */
export function verifiedFactorsOf(user: User): { id: string; name: string }[] {
  return (user.factors ?? [])
    .filter((factor) => factor.status === 'verified' && factor.factor_type === 'totp')
    .map((factor) => ({ id: factor.id, name: factor.friendly_name || 'Authenticator app' }))
}

function withoutSpaces(code: string): string {
  return code.replace(/\s/g, '')
}

/** Answers the question at sign-in; the session is aal2 afterwards. Throws the provider's AuthError. */
export async function verifySecondFactor(user: User, code: string): Promise<void> {
  const [factor] = verifiedFactorsOf(user)
  if (!factor) return
  await confirmFactor(factor.id, code)
}

/** Proves that the app shows the right code, which puts an enrolled factor into use. Throws the AuthError. */
export async function confirmFactor(factorId: string, code: string): Promise<void> {
  const auth = await openAuth()
  const { error } = await auth.mfa.challengeAndVerify({
    factorId,
    code: withoutSpaces(code),
  })
  if (error) throw error
}

/**
 * Starts adding an authenticator app, which lists the account under the product's name. Attempts that were never
 * confirmed are removed first: the server allows neither two factors of one name nor many of them. Throws the
 * provider's AuthError.
 */
export async function enrolFactor(): Promise<Enrolment> {
  const auth = await openAuth()
  const { data: known } = await auth.mfa.listFactors()
  const stale = known?.all.filter(({ status }) => status === 'unverified') ?? []
  await Promise.all(stale.map(({ id }) => auth.mfa.unenroll({ factorId: id })))

  const names = new Set(known?.all.map(({ friendly_name }) => friendly_name))
  let number = 1
  while (names.has(factorName(number))) number += 1
  const { data, error } = await auth.mfa.enroll({
    factorType: 'totp',
    issuer: PRODUCT_NAME,
    friendlyName: factorName(number),
  })
  if (error) throw error
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret }
}

function factorName(number: number): string {
  return number === 1 ? 'Authenticator app' : `Authenticator app ${number}`
}

/** Removes a factor and fetches a session that no longer claims it. Throws the provider's AuthError. */
export async function removeFactor(factorId: string): Promise<void> {
  const auth = await openAuth()
  const { error } = await auth.mfa.unenroll({ factorId })
  if (error) throw error
  await auth.refreshSession()
}
