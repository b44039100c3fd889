/**
 * Where to go once somebody is signed in: back to the page that sent them here, else to the given page.
 * Only paths of this app count; a foreign or protocol-relative address and the sign-in page itself do not.
 */
export function readReturnAddress(navigationState: unknown, otherwise: string): string {
  if (typeof navigationState !== 'object' || navigationState === null) return otherwise
  if (!('from' in navigationState) || typeof navigationState.from !== 'string') return otherwise
  const { from } = navigationState
  const isOwnPath = /^\/(?![/\\])/.test(from) && !/^\/login(?:[/?#]|$)/.test(from)
  return isOwnPath ? from : otherwise
}
