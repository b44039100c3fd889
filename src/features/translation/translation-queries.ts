import { queryOptions } from '@tanstack/react-query'
import type { LanguageCode } from '@/catalogue/languages'
import { AppError } from '@/lib/errors'
import { STALE_AFTER } from '@/lib/query-client'
import { supabase } from '@/lib/supabase'

async function fetchTranslation(
  text: string,
  targetLanguage: LanguageCode,
  signal: AbortSignal,
): Promise<string> {
  const { data, error } = await supabase.functions.invoke<{ translatedText?: unknown }>(
    'translate',
    { body: { text, targetLanguage }, signal },
  )
  if (error) throw new AppError('server', String(error))
  const translated = data?.translatedText
  if (typeof translated !== 'string' || translated.trim() === '')
    throw new AppError('server', 'The translation came back empty.')
  return translated
}

export const translationQueries = {
  /** One text in one language. A text never changes its meaning, so its translation never goes stale. */
  translation: (text: string, language: LanguageCode) =>
    queryOptions({
      queryKey: ['translation', language, text],
      queryFn: ({ signal }) => fetchTranslation(text, language, signal),
      staleTime: STALE_AFTER.never,
      retry: false,
    }),
}
