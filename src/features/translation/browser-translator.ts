import { LANGUAGES, type LanguageCode } from '@/catalogue/languages'
import { withTimeout } from '@/lib/with-timeout'
import { AppError } from '@/lib/errors'

interface LanguagePair {
  readonly sourceLanguage: string
  readonly targetLanguage: string
}

/** Some browsers translate on the device itself: https://github.com/webmachinelearning/translation-api */
interface BrowserTranslator {
  translate(text: string): Promise<string>
  destroy(): void
}

/** What is used of the global `Translator`. */
export interface BrowserTranslators {
  availability(
    pair: LanguagePair,
  ): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(
    options: LanguagePair & { monitor: (download: EventTarget) => void },
  ): Promise<BrowserTranslator>
}

/** Receives the share of the language that has been downloaded, from 0 to 1. */
export type ReportDownload = (share: number) => void

/** The longest time without progress, in milliseconds: neither a piece of the download nor a line of the text. */
const PROGRESS_TIMEOUT = 30_000

/** How long a browser may take to say whether it can translate, in milliseconds: some never answer. */
const AVAILABILITY_TIMEOUT = 2_000

/** Where nobody knows the language of a text it is most likely a prayer of the engine, changed by hand. */
const USUAL_SOURCE = 'en'

function browserTranslators(): BrowserTranslators | null {
  return 'Translator' in globalThis
    ? (Reflect.get(globalThis, 'Translator') as BrowserTranslators)
    : null
}

function pairOf(source: string | null, targetLanguage: LanguageCode): LanguagePair {
  // English is asked for by its plain name: the varieties are one language to whoever translates.
  const sourceLanguage = !source || /^en(?:-|$)/.test(source) ? USUAL_SOURCE : source
  return { sourceLanguage, targetLanguage }
}

async function availabilityOf(translators: BrowserTranslators, pair: LanguagePair) {
  const timeoutError = () => new Error('The browser does not say whether it translates.')
  try {
    return await withTimeout(AVAILABILITY_TIMEOUT, translators.availability(pair), timeoutError)
  } catch {
    return 'unavailable'
  }
}

const isWithinReach = async (translators: BrowserTranslators, pair: LanguagePair) =>
  (await availabilityOf(translators, pair)) !== 'unavailable'

/** Whether this browser translates into a language at once, without a download. */
export async function isOnDevice(source: string | null, language: LanguageCode): Promise<boolean> {
  const translators = browserTranslators()
  if (!translators) return false
  return (await availabilityOf(translators, pairOf(source, language))) === 'available'
}

/** The languages that this browser translates a text of `source` into by itself; none in a browser that cannot. */
export async function browserLanguages(source: string | null): Promise<readonly LanguageCode[]> {
  const translators = browserTranslators()
  if (!translators) return []
  const codes = LANGUAGES.map(({ code }) => code)
  const within = await Promise.all(
    codes.map((code) => isWithinReach(translators, pairOf(source, code))),
  )
  return codes.filter((_, index) => within[index])
}

/** Rejects when `moved` was not called for a while. */
function watchProgress() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let giveUp = () => {}
  const still = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Error('The browser did not go on.'))
  })
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, PROGRESS_TIMEOUT)
  }
  moved()
  return { still, moved, end: () => clearTimeout(timer) }
}

/** Line by line, so that paragraphs and verses stay where they are. */
async function translateLines(
  text: string,
  translate: (line: string) => Promise<string>,
): Promise<string> {
  let translated = ''
  for (const line of text.split(/(\n+)/)) translated += line.trim() ? await translate(line) : line
  return translated
}

function readableFailure(error: unknown): AppError {
  // A download begins only right after a press, and the answer of the function may have taken too long for that.
  const code =
    error instanceof DOMException && error.name === 'NotAllowedError'
      ? 'press_again'
      : 'browser_failed'
  return new AppError('server', String(error), code)
}

/**
 * The text in another language by the browser itself, which may download that language first; null when this browser
 * cannot. `source` is the text's own language, null where nobody knows it. Throws AppError with the code `press_again` or `browser_failed`.
 */
export async function translateInBrowser(
  text: string,
  source: string | null,
  language: LanguageCode,
  report: ReportDownload,
): Promise<string | null> {
  const translators = browserTranslators()
  const pair = pairOf(source, language)
  if (!translators || !(await isWithinReach(translators, pair))) return null
  const { still, moved, end } = watchProgress()
  try {
    const monitor = (download: EventTarget) =>
      download.addEventListener('downloadprogress', (event) => {
        moved()
        report((event as ProgressEvent).loaded)
      })
    const making = translators.create({ ...pair, monitor })
    const translator = await Promise.race([making, still])
    try {
      return await translateLines(text, async (line) => {
        moved()
        return Promise.race([translator.translate(line), still])
      })
    } finally {
      translator.destroy()
    }
  } catch (error) {
    throw readableFailure(error)
  } finally {
    end()
  }
}
