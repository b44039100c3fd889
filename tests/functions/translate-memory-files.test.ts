import { describe, expect, it } from 'vitest'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { composePrayer } from '@/engine/compose-prayer'
import { pack } from '@/engine/packs/universal'
import { STOCK } from '@/engine/stock/stock'
import { withStock } from '@/engine/stock/with-stock'
import { TARGET_LANGUAGES } from '../../supabase/functions/translate/languages'
import { readPairs, type MemoryFile } from '../../supabase/functions/translate/memory/memory-file'
import { MEMORY_FILES } from '../../supabase/functions/translate/memory/memory-files'
import { speakTranslation } from '../../supabase/functions/translate/memory/speaker'
import { parseTemplate } from '../../supabase/functions/translate/memory/template'
import { translateFromMemory } from '../../supabase/functions/translate/memory/translate-from-memory'

/** The engine’s templates by fragment id; only what lies below a slot is a template. */
function readTemplates(path: string, value: unknown): [id: string, template: string][] {
  if (typeof value === 'string') return path.split('/').length > 2 ? [[path, value]] : []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => readTemplates(`${path}/${key}`, inner))
}

const ENGINE = new Map([...readTemplates('universal', pack), ...readTemplates('stock', STOCK)])

/** What would address the divine formally, or make the speaker a man or a woman. */
const FORBIDDEN = {
  es: /\busted(es)?\b|\bagradecid[oa]\b/i,
  fr: /\bvous\b|\bvotre\b|\breconnaissant/i,
  de: /\bSie\b|\bIhnen\b|\bIhre?\b/,
  it: /\bLei\b|\bgrat[oa]\b/,
  pt: /\bvocê|\bobrigad[oa]\b|\bgrat[oa]\b/i,
} as const

async function loadFragments(language: (typeof TARGET_LANGUAGES)[number]): Promise<MemoryFile> {
  const files = await Promise.all(MEMORY_FILES[language].map((load) => load()))
  return Object.assign({}, ...files.map(({ fragments }) => fragments))
}

describe.each(TARGET_LANGUAGES)('The memory in %s', (language) => {
  it('holds the engine’s own English, so that no translation is stale', async () => {
    const stale = Object.entries(await loadFragments(language))
      .filter(([id, entry]) => readPairs(entry).some(([english]) => english !== ENGINE.get(id)))
      .map(([id]) => id)
    expect(stale).toEqual([])
  })

  it('holds every fragment of the Universal pack', async () => {
    const fragments = await loadFragments(language)
    const missing = [...ENGINE.keys()].filter(
      (id) => id.startsWith('universal/') && !(id in fragments),
    )
    expect(missing).toEqual([])
  })

  it('gives every choice as many options as the English has', async () => {
    const uneven = Object.entries(await loadFragments(language)).filter(([, entry]) =>
      readPairs(entry).some(([english, translation]) => {
        const sizes = new Map<number, number>()
        for (const part of parseTemplate(english)) {
          if (typeof part !== 'string') sizes.set(part.group, part.options.length)
        }
        const choices = parseTemplate(speakTranslation(translation, 0)).filter(
          (part) => typeof part !== 'string',
        )
        const numbered = /\{\d+:/.test(translation)
        return (
          (!numbered && choices.length !== sizes.size) ||
          choices.some(({ group, options }) => sizes.get(group) !== options.length)
        )
      }),
    )
    expect(uneven.map(([id]) => id)).toEqual([])
  })

  it('speaks to the divine as to someone near, and keeps the speaker’s sex out', async () => {
    const wrong = Object.values(await loadFragments(language))
      .flatMap(readPairs)
      .map(([, translation]) => translation)
      .filter((translation) => FORBIDDEN[language].test(translation))
    expect(wrong).toEqual([])
  })

  it.each(PRAYER_TYPES)(
    'knows every sentence of a Universal prayer of the type %s',
    async (type) => {
      for (let variant = 0; variant < 4; variant++) {
        const category = ['Gratitude', 'Wellbeing', 'Professional', 'Celebration'][variant] ?? ''
        const prayer = composePrayer(
          withStock(pack),
          { tradition: 'Universal', type, category },
          variant,
        )
        for (const text of [prayer.shortText, prayer.mediumText, prayer.longText]) {
          const translated = await translateFromMemory(text, language)
          expect(translated ?? `unknown: ${text}`).toBe(translated)
          expect(translated?.split('\n\n')).toHaveLength(text.split('\n\n').length)
          expect(translated).not.toMatch(/[{}[\]<>|]|undefined| {2}| [,.]/)
          expect(translated).toMatch(/^[\p{Lu}¿¡][^.!?…]*(?:[.!?…]\s+[\p{Lu}¿¡][^.!?…]*)*[.!?…]$/u)
        }
      }
    },
  )
})
