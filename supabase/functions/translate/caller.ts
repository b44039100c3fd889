function decodeClaims(token: string): object {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}

/**
 * Whom a request is counted for: always the forwarded address and, where a token names one, the user as well. With
 * publishable keys the gateway lets tokens through unchecked, so a name alone must never free a caller from the
 * limit of their address.
 */
export function findCallers(headers: Headers): string[] {
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  const address = `address ${forwarded || headers.get('x-real-ip') || 'unknown'}`
  const token = headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
  const user: unknown = Reflect.get(decodeClaims(token), 'sub')
  return typeof user === 'string' && user ? [address, `user ${user}`] : [address]
}
