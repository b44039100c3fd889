import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { everySentence, listFragments } from '@/engine/checks/list-fragments'
import { fourGrams, likeness, likenessOfPairs, percentile } from '@/engine/checks/likeness'
import { readingLevel } from '@/engine/checks/reading-level'
import { readChoices, type Axes } from '@/engine/axes'
import { composeTexts } from '@/engine/compose-fragment-prayer'
import { FRAGMENT_PACK_NAMES, loadFragments } from '@/engine/packs/load-pack'
import type { Voice } from '@/engine/pack'
import { parseTemplate } from '@/engine/template'
import { readCommandLine } from '../../supabase/local/command-line'
import { packBytes } from './pack-bytes'

const VARIANTS = 10

const { positionals: slugs } = readCommandLine({
  usage: `Usage: npm run report:figures -- [tradition …]

Prints how rich and how alike the voices in fragments are: those that are named, else every one. Takes a minute.`,
  positionals: { least: 0, most: Infinity },
})

type Grams = ReadonlySet<number>

/** A grid cell: every length of one type, variant 0, with a scene that follows the type. */
function axesOf(pack: Voice, index: number): Axes {
  const scenes = Object.keys(pack.scene)
  const category = (scenes[index % scenes.length] ?? 'gratitude').replace('-', ' ')
  return readChoices({ tradition: pack.name, type: PRAYER_TYPES[index] ?? 'Peace', category })
}

function measure(pack: Voice) {
  const grid = new Map<PrayerLength, Grams[]>(PRAYER_LENGTHS.map((length) => [length, []]))
  const ownVariants: number[] = []
  const grades: number[] = []
  const words = new Map<PrayerLength, number[]>(PRAYER_LENGTHS.map((length) => [length, []]))
  for (const index of PRAYER_TYPES.keys()) {
    const variants = Array.from({ length: VARIANTS }, (_, variant) =>
      composeTexts(pack, axesOf(pack, index), variant),
    )
    for (const length of PRAYER_LENGTHS) {
      const grams = variants.map((texts) => fourGrams(pack, texts[length]))
      ownVariants.push(...likenessOfPairs(grams))
      if (grams[0]) grid.get(length)?.push(grams[0])
      for (const texts of variants) {
        words.get(length)?.push(texts[length].words)
        grades.push(
          readingLevel(texts[length].pieces.flatMap(({ sentences }) => sentences).join(' ')),
        )
      }
    }
  }
  return { grid, ownVariants, grades, words }
}

/** How many different long prayers one choice can give: the product of what each step can say. */
function possiblePrayers(pack: Voice): number {
  const texts = composeTexts(pack, axesOf(pack, 5), 0).long.pieces
  const byId = new Map(listFragments(pack.slug, pack).map(({ id, template }) => [id, template]))
  const logarithm = texts.reduce((total, { id }) => {
    const template = byId.get(id)
    const siblings = [...byId.keys()].filter(
      (other) => other.replace(/[^/]+$/, '') === id.replace(/[^/]+$/, ''),
    )
    return total + (template ? Math.log10(parseTemplate(template).expansions * siblings.length) : 0)
  }, 0)
  return logarithm
}

const spread = (values: readonly number[], digits = 3) =>
  [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(digits)).join(' / ')

const written = await Promise.all(FRAGMENT_PACK_NAMES.map(loadFragments))
const measured = new Map(written.map((pack) => [pack, measure(pack)]))

function ofGrid(pack: Voice, length: PrayerLength): Grams[] {
  return measured.get(pack)?.grid.get(length) ?? []
}

function toOthers(pack: Voice): number[] {
  return PRAYER_LENGTHS.flatMap((length) =>
    ofGrid(pack, length).flatMap((grams, type) =>
      written
        .filter((other) => other !== pack)
        .map((other) => likeness(grams, ofGrid(other, length)[type] ?? new Set())),
    ),
  )
}

for (const pack of written) {
  if (slugs.length && !slugs.includes(pack.slug)) continue
  const fragments = listFragments(pack.slug, pack)
  const sentences = fragments.flatMap(({ template }) => everySentence(template))
  const distinct = sentences.reduce((total, { texts }) => total + texts.length, 0)
  const { ownVariants, grades, words } = measured.get(pack) ?? measure(pack)
  const ownTypes = PRAYER_LENGTHS.flatMap((length) => likenessOfPairs(ofGrid(pack, length)))
  console.log(
    `\n${pack.name} (mode ${pack.mode}, guard ${pack.guard}, ${packBytes(pack)} bytes gzip)`,
  )
  console.log(
    `  fragments ${fragments.length}, distinct sentences ${distinct}, long prayers possible per choice 10^${possiblePrayers(pack).toFixed(0)}`,
  )
  console.log(`  4-gram likeness, median / p95 / most:`)
  console.log(
    `    own variants ${spread(ownVariants)}   own types ${spread(ownTypes)}   other packs ${spread(toOthers(pack))}`,
  )
  console.log(
    `  reading grade ${spread(grades, 1)}   words ${PRAYER_LENGTHS.map((length) => `${length} ${spread(words.get(length) ?? [], 0)}`).join('   ')}`,
  )
}
