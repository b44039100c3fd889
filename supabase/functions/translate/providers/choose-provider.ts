import type { Environment } from '../environment.ts'
import { createDeepL } from './deepl.ts'
import { createGoogle } from './google.ts'
import { createLibreTranslate } from './libretranslate.ts'
import type { Provider } from './provider.ts'

const PROVIDERS: Readonly<Record<string, (environment: Environment) => Provider | null>> = {
  libretranslate: (environment) => {
    const url = environment('LIBRETRANSLATE_URL')
    return url ? createLibreTranslate({ url, apiKey: environment('LIBRETRANSLATE_API_KEY') }) : null
  },
  deepl: (environment) => {
    const apiKey = environment('DEEPL_API_KEY')
    return apiKey ? createDeepL({ apiKey, url: environment('DEEPL_URL') }) : null
  },
  google: (environment) => {
    const apiKey = environment('GOOGLE_TRANSLATE_API_KEY')
    return apiKey ? createGoogle({ apiKey, url: environment('GOOGLE_TRANSLATE_URL') }) : null
  },
}

/**
 * The service that the environment sets up, or null. `TRANSLATE_PROVIDER` names one; without it the first that
 * is set up is used: LibreTranslate (one's own server), DeepL, Google.
 */
export function chooseProvider(environment: Environment): Provider | null {
  const name = environment('TRANSLATE_PROVIDER')?.toLowerCase()
  const makers = name ? [PROVIDERS[name]] : Object.values(PROVIDERS)
  for (const make of makers) {
    const provider = make?.(environment) ?? null
    if (provider) return provider
  }
  return null
}
