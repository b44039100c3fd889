import type { IncomingMessage } from 'node:http'

/** Names under which only this machine reaches a server on 127.0.0.1. */
const OWN_HOSTS = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/**
 * Whether a request, or the request for a websocket, came under a name of this machine. A page elsewhere that
 * points its own name at 127.0.0.1 could otherwise read the mailbox and listen in.
 */
export function isForOwnHost(request: IncomingMessage): boolean {
  return OWN_HOSTS.test(request.headers.host ?? '')
}
