import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LANGUAGES, type LanguageCode } from '@/catalogue/languages'
import { AppError } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { translationErrorMessage } from './translation-error-message'
import { translationQueries, type Translation } from './translation-queries'

/** A text that stands in the place of the original. */
export interface ShownTranslation {
  readonly text: string
  readonly lang: LanguageCode
}

/**
 * Translates one text and remembers what is shown, so that original and translation can be flipped without asking
 * again. `isPartial` says that its writer’s own words were not translated; `downloaded` is the share of the language, 0 to 1, while the browser downloads it. Give the component a new `key` with a new text: a late answer is then dropped.
 */
export function useTranslate(
  text: string,
  source: string | null,
  onShow: (shown: ShownTranslation | null) => void,
) {
  const client = useQueryClient()
  const [isPending, setIsPending] = useState(false)
  const [downloaded, setDownloaded] = useState<number | null>(null)
  const [language, setLanguage] = useState<LanguageCode | null>(null)
  const [isOriginalShown, setIsOriginalShown] = useState(true)
  const [isPartial, setIsPartial] = useState(false)
  const wished = useRef<LanguageCode | null>(null)
  useEffect(
    () => () => {
      wished.current = null
    },
    [],
  )

  function show(translation: Translation, lang: LanguageCode) {
    setLanguage(lang)
    setIsOriginalShown(false)
    setIsPartial(translation.isPartial)
    onShow({ text: translation.text, lang })
  }

  function tellFailure(error: unknown) {
    if (error instanceof AppError && error.code === 'no_service')
      client.setQueryData(translationQueries.hasService().queryKey, false)
    const reason = translationErrorMessage(error)
    const words = 'Failed to translate text'
    if (reason) notify.error(reason, { title: words })
    else notify.error(words)
  }

  async function translate(lang: LanguageCode) {
    wished.current = lang
    setIsPending(true)
    setDownloaded(null)
    const report = (share: number) => {
      if (wished.current === lang) setDownloaded(share)
    }
    try {
      const translated = await client.fetchQuery(
        translationQueries.translation(text, source, lang, report),
      )
      if (wished.current !== lang) return
      show(translated, lang)
      notify.success('Translation complete')
    } catch (error) {
      if (wished.current === lang) tellFailure(error)
    } finally {
      if (wished.current === lang) {
        setIsPending(false)
        setDownloaded(null)
      }
    }
  }

  function flip() {
    if (language === null) return
    const known = client.getQueryData(
      translationQueries.translation(text, source, language).queryKey,
    )
    if (isOriginalShown && known) show(known, language)
    else if (isOriginalShown) void translate(language)
    else {
      setIsOriginalShown(true)
      onShow(null)
    }
  }

  const languageName = LANGUAGES.find(({ code }) => code === language)?.name ?? null
  return {
    translate,
    flip,
    isPending,
    downloaded,
    language,
    languageName,
    isOriginalShown,
    isPartial,
  }
}
