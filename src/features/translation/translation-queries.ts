import { queryOptions } from '@tanstack/react-query'
import type { LanguageCode } from '@/catalogue/languages'
import { AppError } from '@/lib/errors'
import { openFunctions } from '@/lib/functions'
import { STALE_AFTER } from '@/lib/query-client'
import {
  browserLanguages,
  isOnDevice,
  translateInBrowser,
  type ReportDownload,
} from './browser-translator'

const FUNCTION = 'translate'

/** The function's refusal, with its own sentence and its code; without both when it was not the function that answered. */
async function readRefusal(failure: unknown): Promise<AppError> {
  const answer: unknown = Reflect.get(Object(failure), 'context')
  if (!(answer instanceof Response)) return new AppError('offline', String(failure))
  const body: unknown = await answer.json().catch(() => null)
  const code: unknown = Reflect.get(Object(body), 'code')
  const sentence: unknown = Reflect.get(Object(body), 'error')
  return new AppError(
    code === 'too_many' ? 'limited' : 'server',
    typeof sentence === 'string' ? sentence : String(failure),
    typeof code === 'string' ? code : null,
  )
}

/** A text in another language. */
export interface Translation {
  readonly text: string
  /** Whether sentences that somebody told in their own words stand in it as they wrote them. */
  readonly isPartial: boolean
}

async function fetchTranslation(
  text: string,
  targetLanguage: LanguageCode,
  signal: AbortSignal,
): Promise<Translation> {
  const functions = await openFunctions()
  const { data, error } = await functions.invoke<{ translatedText?: unknown; kept?: unknown }>(
    FUNCTION,
    { body: { text, targetLanguage }, signal },
  )
  if (error) throw await readRefusal(error)
  const translated = data?.translatedText
  if (typeof translated !== 'string' || translated.trim() === '')
    throw new AppError('server', 'The translation came back empty.')
  return { text: translated, isPartial: Array.isArray(data?.kept) }
}

/**
 * The function has translations of the library, the same for everyone, and takes every text for English. The browser
 * translates what the function cannot, and, where it has the language on the device, what the function translates in part.
 */
async function translate(
  text: string,
  source: string | null,
  language: LanguageCode,
  signal: AbortSignal,
  report: ReportDownload,
): Promise<Translation> {
  const inBrowser = async (): Promise<Translation | null> => {
    const translated = await translateInBrowser(text, source, language, report)
    return translated === null ? null : { text: translated, isPartial: false }
  }
  let answer: Translation
  try {
    answer = await fetchTranslation(text, language, signal)
  } catch (refusal) {
    const translated = await inBrowser()
    if (translated === null) throw refusal
    return translated
  }
  // Nobody waits for a download with nine tenths of the prayer at hand.
  if (!answer.isPartial || !(await isOnDevice(source, language))) return answer
  return (await inBrowser().catch(() => null)) ?? answer
}

async function fetchHasService(signal: AbortSignal): Promise<boolean> {
  const functions = await openFunctions()
  const { data, error } = await functions.invoke<{ service?: unknown }>(FUNCTION, {
    method: 'GET',
    signal,
  })
  if (error) throw await readRefusal(error)
  // A function from before it could be asked is not known to lack one.
  return data?.service !== false
}

const onlyOnce = { staleTime: STALE_AFTER.never, gcTime: STALE_AFTER.never, retry: false } as const

export const translationQueries = {
  /** One text of one language in another. A text never changes its meaning, so its translation never goes stale. */
  translation: (
    text: string,
    source: string | null,
    language: LanguageCode,
    report: ReportDownload = () => {},
  ) =>
    // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- who is told of the way changes nothing about the answer
    queryOptions({
      queryKey: ['translation', source, language, text],
      queryFn: ({ signal }) => translate(text, source, language, signal, report),
      staleTime: STALE_AFTER.never,
      retry: false,
    }),
  /** Whether a service is set up that translates any text; asked once while the page is open. */
  hasService: () =>
    queryOptions({
      queryKey: ['translation-service'],
      queryFn: ({ signal }) => fetchHasService(signal),
      ...onlyOnce,
    }),
  /** What this browser translates a text of `source` into by itself. */
  browserLanguages: (source: string | null) =>
    queryOptions({
      queryKey: ['browser-translation', source],
      queryFn: () => browserLanguages(source),
      ...onlyOnce,
    }),
}
