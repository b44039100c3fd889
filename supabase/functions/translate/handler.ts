import {
  answerAbility,
  answerPreflight,
  answerRefusal,
  answerTranslation,
  Refusal,
} from './answers.ts'
import { createCallerFinder, type Caller } from './caller.ts'
import type { Environment } from './environment.ts'
import { translateFromMemory, type Translated } from './memory/translate-from-memory.ts'
import { chooseProvider } from './providers/choose-provider.ts'
import { ProviderError, type Provider } from './providers/provider.ts'
import { readTranslationRequest, type TranslationRequest } from './read-request.ts'
import { TokenBuckets } from './token-buckets.ts'
import { createTranslationCache } from './translation-cache.ts'

/** What one caller may ask for: a page of prayers at once, then one every two seconds. */
export const CALLER_RATE = { burst: 30, perSecond: 0.5 } as const

/**
 * What one instance asks of a paid service for all people who are signed in, and as much again for all visitors: addresses are
 * cheap, and whoever has many of them takes nothing from those who have an account.
 */
export const PROVIDER_RATE = { burst: 30, perSecond: 0.5 } as const

/** The part of it that one caller can spend. */
export const PROVIDER_RATE_OF_CALLER = { burst: 10, perSecond: 0.1 } as const

export interface HandlerDependencies {
  readonly environment: Environment
  /** Milliseconds; counts time for the rate limits. */
  readonly now: () => number
}

function takeOrRefuse(buckets: TokenBuckets, key: string): void {
  const seconds = buckets.take(key)
  if (seconds > 0) {
    throw new Refusal(429, `Too many translations. Try again in ${seconds} seconds.`, {
      'Retry-After': String(seconds),
    })
  }
}

async function askProvider(provider: Provider, { text, targetLanguage }: TranslationRequest) {
  try {
    return await provider.translate(text, targetLanguage)
  } catch (error) {
    if (error instanceof ProviderError) throw new Refusal(502, error.message)
    throw error
  }
}

/**
 * The function's handler. POST translates: memory first, then the cache, then the service that the environment names, and
 * where there is none, what the memory knows around the sentences that somebody told in their own words.
 * GET says beforehand whether there is such a service.
 */
export function createHandler({ environment, now }: HandlerDependencies) {
  const callers = new TokenBuckets(CALLER_RATE, now)
  const findCaller = createCallerFinder(environment, now, CALLER_RATE)
  const provided = new TokenBuckets(PROVIDER_RATE, now)
  const providedToCallers = new TokenBuckets(PROVIDER_RATE_OF_CALLER, now)
  const cache = createTranslationCache(environment)

  const whole = (text: string): Translated => ({ text, kept: [] })

  async function translate(request: TranslationRequest, caller: Caller): Promise<Translated> {
    const { text, targetLanguage } = request
    const remembered = await translateFromMemory(text, targetLanguage)
    if (remembered?.kept.length === 0) return remembered
    const cached = await cache.find(text, targetLanguage)
    if (cached !== null) return whole(cached)
    const provider = chooseProvider(environment)
    if (!provider) {
      if (remembered) return remembered
      throw new Refusal(503, 'This text is not in the memory and no translation service is set up.')
    }
    // The caller's own part first: who has spent it takes no more from the others.
    takeOrRefuse(providedToCallers, caller.key)
    takeOrRefuse(provided, caller.kind)
    const translatedText = await askProvider(provider, request)
    await cache.store(text, targetLanguage, translatedText)
    return whole(translatedText)
  }

  return async function handle(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return answerPreflight()
    try {
      const caller = await findCaller(request.headers)
      takeOrRefuse(callers, caller.key)
      if (request.method === 'GET') return answerAbility(chooseProvider(environment) !== null)
      return answerTranslation(await translate(await readTranslationRequest(request), caller))
    } catch (error) {
      if (error instanceof Refusal) return answerRefusal(error)
      // The error itself may hold a piece of the text, so it is neither logged nor answered.
      return answerRefusal(new Refusal(500, 'The translation failed.'))
    }
  }
}
