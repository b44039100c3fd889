/** A call as the app makes it; a string is sent as it is. */
export function askTranslation(
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Request {
  return new Request('http://127.0.0.1/translate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The JSON of an answer. */
export async function readAnswer(
  response: Response,
): Promise<{ translatedText?: string; error?: string; code?: string }> {
  return await response.json()
}
