/** How long one answer may take, in milliseconds. */
export const ANSWER_WITHIN = 10_000

/** A project as a visitor meets it. */
export interface Project {
  /** Without a slash at the end. */
  readonly url: string
  /** The public key. */
  readonly key: string
}

export interface Answer {
  readonly status: number
  /** Parsed where it is JSON, else the text. */
  readonly body: unknown
}

/** Asks as a visitor would. Rejects when nobody answers in time. */
export async function ask(
  { url, key }: Project,
  path: string,
  {
    body,
    method,
    headers,
  }: { body?: object; method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  })
  const text = await answer.text()
  try {
    return { status: answer.status, body: JSON.parse(text) as unknown }
  } catch {
    return { status: answer.status, body: text }
  }
}

/** What an answer said, short enough for one line. */
export function told({ status, body }: Answer): string {
  return `${status} ${JSON.stringify(body).slice(0, 160)}`
}

/** The rows of an answer. Throws when it is none with rows. */
export function rowsOf(answer: Answer, rows = answer.body): readonly unknown[] {
  if (answer.status !== 200 || !Array.isArray(rows)) throw new Error(told(answer))
  return rows
}

/** Throws unless the answer refuses with one of these statuses. */
export function expectRefusal(answer: Answer, ...statuses: readonly number[]): string {
  if (!statuses.includes(answer.status)) throw new Error(`not refused: ${told(answer)}`)
  return `refused with ${answer.status}`
}
