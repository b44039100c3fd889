/** What an auth e-mail's link brought along in the address's hash. */
export interface AuthLink {
  readonly isRecovery: boolean
  /** The provider's words when the link did not work (expired, used twice); null when it did. */
  readonly errorMessage: string | null
}

/** Reads the part after `#` that the auth server appends to the page an e-mail leads to. */
export function readAuthLink(hash: string): AuthLink {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const description = parameters.get('error_description')
  const hasError = parameters.has('error') || parameters.has('error_code')
  return {
    isRecovery: !hasError && parameters.get('type') === 'recovery',
    errorMessage: hasError ? (description ?? 'This link does not work any more.') : null,
  }
}
