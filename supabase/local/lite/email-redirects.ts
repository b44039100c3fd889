/**
 * Symptom: lite ignores `redirect_to` of the request (`emailRedirectTo` in supabase-js): every link in
 * an e-mail leads back to the front page.
 * Can go when lite hands the request's `redirect_to` to its mailer.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { EmailDriver, EmailMessage } from '@supabase/lite'

const wanted = new AsyncLocalStorage<string | null>()

/** Runs `work` so that e-mails sent in it lead where `request` asks; whether they may is checked on the way back. */
export function withEmailRedirect<T>(request: Request, work: () => Promise<T>): Promise<T> {
  const redirect = new URL(request.url).searchParams.get('redirect_to')
  return wanted.run(redirect ?? request.headers.get('referer'), work)
}

/** A driver that puts the wanted address into the links of each message. */
export function createRedirectingDriver(driver: EmailDriver, siteUrl: string): EmailDriver {
  const given = `redirect_to=${encodeURIComponent(siteUrl)}`
  const redirect = (content: string) => {
    const address = wanted.getStore()
    return address
      ? content.replaceAll(given, `redirect_to=${encodeURIComponent(address)}`)
      : content
  }
  return {
    send: (message: EmailMessage) =>
      driver.send({
        ...message,
        text: redirect(message.text ?? ''),
        html: redirect(message.html ?? ''),
      }),
  }
}
