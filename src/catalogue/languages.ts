/** The languages a prayer can be translated into. */
export const LANGUAGES = [
  { code: 'es', name: 'Spanish', ownName: 'Español' },
  { code: 'fr', name: 'French', ownName: 'Français' },
  { code: 'de', name: 'German', ownName: 'Deutsch' },
  { code: 'it', name: 'Italian', ownName: 'Italiano' },
  { code: 'pt', name: 'Portuguese', ownName: 'Português' },
] as const

export type Language = (typeof LANGUAGES)[number]
export type LanguageCode = Language['code']
