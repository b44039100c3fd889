import type { TargetLanguage } from '../languages.ts'

/** A translation service. */
export interface Provider {
  readonly name: string
  /** English plain text in, plain text out; line breaks are kept. Throws ProviderError. */
  translate(text: string, language: TargetLanguage): Promise<string>
}

/** Why a service gave no translation, in words without any of the text. */
export class ProviderError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderError'
  }
}

/** How long a service may take, in milliseconds. */
const PROVIDER_TIMEOUT_MS = 10_000

export interface ProviderCall {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: object
  readonly timeoutMs?: number
}

async function send(call: ProviderCall): Promise<Response> {
  return await fetch(call.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...call.headers },
    body: JSON.stringify(call.body),
    signal: AbortSignal.timeout(call.timeoutMs ?? PROVIDER_TIMEOUT_MS),
    redirect: 'error',
  })
}

/**
 * Sends JSON and reads JSON. The service's own error words are thrown away: some repeat the text.
 * Throws ProviderError.
 */
export async function postToProvider(call: ProviderCall): Promise<unknown> {
  let response: Response
  let answer: string
  try {
    response = await send(call)
    answer = await response.text()
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw new ProviderError(
      late
        ? 'The translation service did not answer in time.'
        : 'The translation service cannot be reached.',
    )
  }
  if (!response.ok) {
    throw new ProviderError(`The translation service refused the request (${response.status}).`)
  }
  try {
    return JSON.parse(answer)
  } catch {
    throw unreadableAnswer()
  }
}

/** For an answer that is not in the documented shape. */
function unreadableAnswer(): ProviderError {
  return new ProviderError('The translation service gave an unreadable answer.')
}

/** Follows keys into an answer; undefined where the shape differs. */
function readPath(answer: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    answer,
  )
}

/** The translated text of an answer. Throws ProviderError when it is missing or blank. */
export function readTranslation(answer: unknown, ...path: readonly (string | number)[]): string {
  const text = readPath(answer, ...path)
  if (typeof text !== 'string' || text.trim() === '') throw unreadableAnswer()
  return text
}
