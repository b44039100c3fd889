import { AppError } from '@/lib/errors'

export const NO_SERVICE = 'No translation service is set up here'

const REASONS: Readonly<Record<string, string>> = {
  no_service: `${NO_SERVICE}.`,
  service_failed: 'The translation service did not answer. Please try again later.',
  browser_failed: 'Your browser could not translate it.',
  press_again: 'Your browser has to download this language. Please choose it again.',
}

/** Why a text was not translated, in a sentence for its reader; null when nobody said. */
export function translationErrorMessage(error: unknown): string | null {
  if (!(error instanceof AppError)) return null
  return error.kind === 'limited' ? error.message : (REASONS[error.code ?? ''] ?? null)
}
