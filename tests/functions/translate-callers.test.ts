/** Whose allowance a translation takes, with the real sign-in service behind it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  CALLER_RATE,
  createHandler,
  PROVIDER_RATE,
} from '../../supabase/functions/translate/handler'
import { startTestBackend, type TestBackend } from '../support/backend'
import { startRecordedService } from './recorded-service'
import { askTranslation } from './translation-request'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend({ seed: false })
})
afterAll(() => backend.stop())

function handler(service: Record<string, string> = {}) {
  const settings: Record<string, string> = {
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.anonKey,
    ...service,
  }
  return createHandler({ environment: (name) => settings[name], now: () => 0 })
}

const ask = (address: string, token?: string, body = { text: 'x', targetLanguage: 'none' }) =>
  askTranslation(body, {
    'CF-Connecting-IP': address,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  })

async function signIn() {
  const person = await backend.signUp()
  const { data } = await person.client.auth.getSession()
  return { userId: person.userId, token: data.session?.access_token ?? '' }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const forged = (sub: string, at: number) =>
  `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub, role: 'authenticated', at })}.c2lnbmF0dXJl`

it('forged tokens with a person’s id spend the forger’s allowance, not the person’s', async () => {
  const handle = handler()
  const { userId, token } = await signIn()
  const statuses: number[] = []
  for (let at = 0; at < CALLER_RATE.burst + 10; at += 1)
    statuses.push((await handle(ask('203.0.113.66', forged(userId, at)))).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect((await handle(ask('203.0.113.7', token))).status).toBe(400)
  // Not even at the forger's own address, which somebody innocent may share.
  const sharing = handler()
  expect((await sharing(ask('203.0.113.66', token))).status).toBe(400)
  for (let at = 0; at < CALLER_RATE.burst + 10; at += 1)
    await sharing(ask('203.0.113.66', forged(userId, at)))
  expect((await sharing(ask('203.0.113.66', token))).status).toBe(400)
})

it('a signed-in person has one allowance at every address', async () => {
  const handle = handler()
  const { token } = await signIn()
  for (let at = 0; at < CALLER_RATE.burst; at += 1)
    expect((await handle(ask(`203.0.113.${at}`, token))).status).toBe(400)
  expect((await handle(ask('203.0.113.200', token))).status).toBe(429)
  expect((await handle(ask('203.0.113.200'))).status).toBe(400)
})

it('visitors with ever so many addresses spend nothing of what a paid service gives to people', async () => {
  const service = await startRecordedService()
  service.answer = { status: 200, body: JSON.stringify({ translatedText: 'Una frase.' }) }
  const handle = handler({ LIBRETRANSLATE_URL: service.url })
  const translate = async (address: string, token?: string) => {
    const body = { text: 'Only its writer knows this.', targetLanguage: 'es' }
    return (await handle(ask(address, token, body))).status
  }
  const { token } = await signIn()
  for (let at = 0; at < PROVIDER_RATE.burst; at += 1)
    expect(await translate(`203.0.113.${at}`)).toBe(200)
  expect(await translate('203.0.113.200')).toBe(429)
  expect(await translate('203.0.113.200', token)).toBe(200)
  await service.stop()
})

it('the public key in the place of a token names nobody', async () => {
  const handle = handler()
  for (let at = 0; at < CALLER_RATE.burst; at += 1)
    expect((await handle(ask('203.0.113.7', backend.anonKey))).status).toBe(400)
  expect((await handle(ask('203.0.113.7'))).status).toBe(429)
})

it('sixty requests with invented addresses meet the limit through the embedded gateway', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 60; at += 1) {
    const response = await fetch(`${backend.url}/functions/v1/translate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${at}`,
        'cf-connecting-ip': `198.51.100.${at}`,
      },
      body: JSON.stringify({ text: 'x', targetLanguage: 'none' }),
    })
    statuses.push(response.status)
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(25)
})
