import { bodyTooLarge, jsonAnswer, notFound, preflight, withCors } from './answers'
import { BodyTooLarge, readWhole } from './bounded-body'
import { LARGEST_FILE } from './lite/lite-app'
import type { Mailbox } from './mailbox'
import { answerMailbox } from './mailbox-page'

export interface GatewayServices {
  lite: (request: Request) => Promise<Response>
  functions: (request: Request) => Promise<Response>
  mailbox: Mailbox
}

const MEGABYTE = 1024 * 1024
/** A hundred of the longest prayers; nothing that the API takes is longer. */
const LONGEST_BODY = 2 * MEGABYTE

/** Leads a request to its service, as the gateway of a hosted project does. Never rejects. */
export function createGateway(services: GatewayServices): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/mailbox' || /^\/mailbox[./]/.test(pathname)) {
      return answerMailbox(request, services.mailbox)
    }
    const isFunction = pathname.startsWith('/functions/v1/')
    // A function answers preflights itself, as on the hosted service.
    if (request.method === 'OPTIONS' && !isFunction) return preflight(request)
    try {
      return withCors(await answer(request, pathname, services))
    } catch (error) {
      if (error instanceof BodyTooLarge) return withCors(bodyTooLarge(error.limit))
      const message = error instanceof Error ? error.message : String(error)
      return withCors(jsonAnswer(500, { code: 'unexpected_failure', message }))
    }
  }
}

async function answer(
  request: Request,
  pathname: string,
  { lite, functions }: GatewayServices,
): Promise<Response> {
  if (/^\/(rest|auth)\/v1(\/|$)/.test(pathname)) {
    return lite(await readWhole(request, LONGEST_BODY))
  }
  if (pathname.startsWith('/storage/v1/')) {
    // The form around a file adds a little to it.
    return lite(await readWhole(request, LARGEST_FILE + MEGABYTE))
  }
  if (pathname.startsWith('/functions/v1/'))
    return functions(await readWhole(request, LONGEST_BODY))
  return notFound()
}
