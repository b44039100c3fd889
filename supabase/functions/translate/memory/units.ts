import type { TargetLanguage } from '../languages.ts'

/**
 * Every English sentence, clause and need of the documents that are translated, with its marks. Written by
 * `npm run write:translations` from `src/engine`; docs/translating.md says what the marks are.
 */
export interface EnglishUnits {
  readonly sentences: readonly string[]
  readonly clauses: readonly string[]
  readonly needs: readonly string[]
  /** How each person is said, and spoken of. */
  readonly persons: Readonly<Record<string, { readonly phrase: string; readonly pronoun: Pronoun }>>
  /** How each time is said. */
  readonly times: Readonly<Record<string, string>>
}

export type Pronoun = 'she' | 'he' | 'they'

/** A person in another language: the phrase, further cases where the language has them, and how verbs and pronouns agree. */
export interface TranslatedPerson {
  readonly phrase: string
  readonly form: Pronoun
  readonly [grammaticalCase: string]: string
}

/** The same units in another language, in the same order. */
export interface TranslatedUnits {
  readonly sentences: readonly string[]
  readonly clauses: readonly string[]
  readonly needs: readonly string[]
  readonly persons: Readonly<Record<string, TranslatedPerson>>
  readonly times: Readonly<Record<string, string>>
}

/** Written out one by one: bundlers of edge functions take along only what an import names in full. */
export const UNITS = {
  en: async (): Promise<EnglishUnits> => (await import('./units/en.ts')).units,
  es: async (): Promise<TranslatedUnits> => (await import('./units/es.ts')).units,
  fr: async (): Promise<TranslatedUnits> => (await import('./units/fr.ts')).units,
  de: async (): Promise<TranslatedUnits> => (await import('./units/de.ts')).units,
  it: async (): Promise<TranslatedUnits> => (await import('./units/it.ts')).units,
  pt: async (): Promise<TranslatedUnits> => (await import('./units/pt.ts')).units,
} satisfies Record<TargetLanguage | 'en', () => Promise<unknown>>
