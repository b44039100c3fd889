import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { SCENE_CATEGORIES, SUB_CATEGORIES } from '@/catalogue/categories'
import { PRAYER_LENGTHS } from '@/catalogue/product'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { readChoices } from '../axes'
import { PRESSES_WITHOUT_REPEAT } from '../compose/bag'
import type { PrayerChoices } from '../prayer'
import { composeTexts } from '../compose-fragment-prayer'
import type { Pack } from '../pack'
import { STOCK } from '../stock/stock'
import { withStock } from '../stock/with-stock'
import { normalise } from '../words'
import { failure, type Finding } from './finding'
import { checkVocabulary } from './gate'
import { checkInventory } from './inventory'
import { everySentence, listFragments, type ListedFragment } from './list-fragments'
import { checkOverlaps } from './overlaps'
import { checkText } from './prayer-text'
import { checkForm, checkGrammar } from './sentence-form'
import { checkStockPhrases } from './stock-phrases'
import { checkSyntax } from './syntax'
import { checkLength } from './word-limits'

const HUMANKIND_SLOTS = ['opening', 'attribute', 'widening', 'closing']

/** Contexts that reach every theme and guard; the empty one stands for none. */
export const SAMPLE_CONTEXTS: readonly string[] = [
  '',
  'my flight on Friday',
  'a new job',
  'surgery this week',
  'unsure which path to choose',
  'thankful for the neighbours',
  'the garden gate',
  'my friend died',
  'after the flood',
  'I want to end my life',
  'make them pay',
  '... 12 !!',
]

const SCENES = [...SCENE_CATEGORIES, 'Other'] as const

/** Checks on one fragment alone, in every text it can become. */
export function checkFragment(fragment: ListedFragment, pack: Pack): Finding[] {
  const syntax = checkSyntax(fragment)
  if (syntax.length) return syntax
  const { id, slot, group } = fragment
  const found = checkLength(fragment, pack.band)
  for (const { texts, formula } of everySentence(fragment.template)) {
    for (const text of texts) {
      found.push(...checkForm(id, text), ...checkVocabulary(id, text, pack))
      if (formula) continue
      found.push(...checkGrammar(id, text, pack.speaker, HUMANKIND_SLOTS.includes(slot)))
      found.push(...checkStockPhrases(id, text, slot === 'ask' ? `ask/${group}` : slot))
    }
  }
  const seen = new Set<string>()
  return found.filter(({ rule, reason }) => !seen.has(rule + reason) && seen.add(rule + reason))
}

/** The choices that a pack’s texts are checked with: every type with every kind of place, contexts in turn. */
export function* sampleChoices(tradition: string): Generator<PrayerChoices> {
  let turn = 0
  for (const [index, type] of PRAYER_TYPES.entries()) {
    const places: Pick<PrayerChoices, 'category' | 'familyMember'>[] = [
      ...SCENES.map((category) => ({ category })),
      { category: SUB_CATEGORIES[index % SUB_CATEGORIES.length] ?? 'Peace' },
      { category: SUB_CATEGORIES[(index + 7) % SUB_CATEGORIES.length] ?? 'Peace' },
      {
        category: 'Family',
        familyMember: FAMILY_MEMBERS[index % FAMILY_MEMBERS.length] ?? 'Mother',
      },
      {
        category: 'Family',
        familyMember: FAMILY_MEMBERS[(index + 3) % FAMILY_MEMBERS.length] ?? 'Mother',
      },
    ]
    for (const place of places) {
      const context = SAMPLE_CONTEXTS[turn++ % SAMPLE_CONTEXTS.length] ?? ''
      yield { tradition, type, ...place, context }
    }
  }
}

function nameOf({ type, category, familyMember, context }: PrayerChoices, variant: number): string {
  return [type, familyMember ?? category, context && `“${context}”`, `variant ${variant}`]
    .filter(Boolean)
    .join(' · ')
}

/** Composes one prayer and checks its three texts. */
export function checkPrayer(pack: Pack, choices: PrayerChoices, variant: number): Finding[] {
  const texts = composeTexts(withStock(pack), readChoices(choices), variant)
  const where = nameOf(choices, variant)
  const found = PRAYER_LENGTHS.flatMap((length) =>
    checkText(`${where} · ${length}`, texts[length], length, pack.band, choices.type),
  )
  const lengthsOf = new Map<string, string>()
  for (const length of PRAYER_LENGTHS) {
    for (const { sentences } of texts[length].pieces) {
      for (const sentence of sentences) {
        const other = lengthsOf.get(sentence)
        if (other && other !== length && !isFormula(pack, normalise(sentence)))
          found.push(failure('R2', where, `the same sentence in ${other} and ${length}`, sentence))
        lengthsOf.set(sentence, length)
      }
    }
  }
  return found
}

const formulas = new WeakMap<Pack, Set<string>>()

/** Whether a normalised sentence is one of the pack’s exact strings, which may recur. */
export function isFormula(pack: Pack, sentence: string): boolean {
  let known = formulas.get(pack)
  if (!known) {
    const own = listFragments(pack.slug, pack).flatMap(({ template }) => everySentence(template))
    known = new Set(
      own.filter(({ formula }) => formula).flatMap(({ texts }) => texts.map(normalise)),
    )
    formulas.set(pack, known)
  }
  return known.has(sentence)
}

/** Ten presses of “Generate another”: no sentence comes back at the same length. */
export function checkPresses(pack: Pack, choices: PrayerChoices, first = 0): Finding[] {
  const found: Finding[] = []
  const heard = new Map<string, number>()
  for (let variant = first; variant < first + PRESSES_WITHOUT_REPEAT; variant++) {
    const texts = composeTexts(withStock(pack), readChoices(choices), variant)
    for (const length of PRAYER_LENGTHS) {
      for (const { id, slot, sentences } of texts[length].pieces) {
        // Closings are few and meant to recur.
        if (slot === 'closing') continue
        for (const sentence of sentences.map(normalise)) {
          const before = heard.get(`${length}|${sentence}`)
          if (before !== undefined && !isFormula(pack, sentence))
            found.push(
              failure(
                'R20',
                id,
                `variants ${before} and ${variant} say the same (${nameOf(choices, variant)} · ${length})`,
                sentence,
              ),
            )
          heard.set(`${length}|${sentence}`, variant)
        }
      }
    }
  }
  return found
}

/** Everything that can be said about one pack without its neighbours. */
export function checkPack(pack: Pack): Finding[] {
  const own = listFragments(pack.slug, pack)
  const found = own.flatMap((fragment) => checkFragment(fragment, pack))
  found.push(...checkInventory(pack))
  if (found.some(({ rule }) => rule === 'Q1')) return found
  found.push(...checkOverlaps([...own, ...listFragments('stock', STOCK)]))
  for (const choices of sampleChoices(pack.name)) {
    for (const variant of [0, 1, 2]) found.push(...checkPrayer(pack, choices, variant))
  }
  for (const [index, type] of PRAYER_TYPES.entries()) {
    const category = SCENES[index % SCENES.length] ?? 'Other'
    const context = SAMPLE_CONTEXTS[index % 7] ?? ''
    const choices = { tradition: pack.name, type, category, context }
    // Devices begin anywhere, so a walk from nought proves too little.
    found.push(...checkPresses(pack, choices), ...checkPresses(pack, choices, 7919 + index))
  }
  return found
}
