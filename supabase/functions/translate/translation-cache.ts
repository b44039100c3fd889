import type { Environment } from './environment.ts'
import type { TargetLanguage } from './languages.ts'

/** How long the database may take, in milliseconds; a slow cache must not hold a translation up. */
const CACHE_TIMEOUT_MS = 2_000

/** Remembers translations of public prayers. Never throws: without it each text is translated anew. */
export interface TranslationCache {
  find(text: string, language: TargetLanguage): Promise<string | null>
  /** The database keeps it only if the text is a text of a public prayer. */
  store(text: string, language: TargetLanguage, translatedText: string): Promise<void>
}

async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Both database functions see a hash; the text itself does not travel. */
async function callDatabase(environment: Environment, name: string, parameters: object) {
  const url = environment('SUPABASE_URL')
  const key = environment('SUPABASE_SERVICE_ROLE_KEY')
  if (!url || !key) return null
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(CACHE_TIMEOUT_MS),
    })
    const answer: unknown = await response.json()
    return response.ok ? answer : null
  } catch {
    // A cache that cannot be reached is an empty cache.
    return null
  }
}

/** The cache in the project's database, reached with the service role's key. */
export function createTranslationCache(environment: Environment): TranslationCache {
  return {
    async find(text, language) {
      const answer = await callDatabase(environment, 'find_prayer_translation', {
        text_hash: await hashText(text),
        language,
      })
      return typeof answer === 'string' && answer ? answer : null
    },
    async store(text, language, translatedText) {
      await callDatabase(environment, 'store_prayer_translation', {
        text_hash: await hashText(text),
        language,
        translated_text: translatedText,
      })
    },
  }
}
