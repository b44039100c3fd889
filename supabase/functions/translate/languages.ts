/** Languages a text can be translated into; the app's list is `src/catalogue/languages.ts`. */
export const TARGET_LANGUAGES = ['es', 'fr', 'de', 'it', 'pt'] as const

export type TargetLanguage = (typeof TARGET_LANGUAGES)[number]

/** Whether an outside value is one of the language codes. */
export function isTargetLanguage(value: unknown): value is TargetLanguage {
  return TARGET_LANGUAGES.some((language) => language === value)
}
