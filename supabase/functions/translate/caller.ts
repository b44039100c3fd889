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
 * Whom a request is counted for: the signed-in user, else the forwarded address. The gateway has checked the
 * token's signature before the function runs.
 */
export function findCaller(headers: Headers): string {
  const token = headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
  const user: unknown = Reflect.get(decodeClaims(token), 'sub')
  if (typeof user === 'string' && user) return `user ${user}`
  const address = headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  return `address ${address || headers.get('x-real-ip') || 'unknown'}`
}
