import { gzipSync } from 'node:zlib'
import { SCENE_CATEGORIES } from '@/catalogue/categories'
import { PRAYER_LENGTHS } from '@/catalogue/product'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { toSlug } from '@/catalogue/slug'
import { readVoice } from '@/engine/build/read-voice'
import { fourGrams, likeness, likenessOfPairs, percentile } from '@/engine/checks/likeness'
import { composeCell } from '@/engine/checks/prayers/grid'
import { readingLevel } from '@/engine/checks/reading-level'
import type { ComposedText } from '@/engine/composer/compose-passages'
import { NO_INTENTION, type Intention } from '@/engine/intention/intention'
import { OCCASION_KEYS } from '@/engine/intention/occasions'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
import type { Voice } from '@/engine/passages/documents'
import { readCommandLine } from '../../supabase/local/command-line'

const PRESSES = 10

const { positionals: slugs } = readCommandLine({
  usage: `Usage: npm run report:figures -- [tradition …]

Prints how long, how rich, how alike and how readable the prayers of the voices are, as rows of docs/prayer-figures.md:
those that are named, else every one, and then of all together. Takes some minutes.`,
  positionals: { least: 0, most: Infinity },
})

type Grams = ReadonlySet<number>

/** Passages that neither type nor occasion chooses. */
const GENERAL = /^(?:opening|call|after_call|clause|ending|close)/

/** Sentences of a text, and how many of them type or occasion chose. */
function countSentences({ pieces }: ComposedText): { all: number; ofNeed: number } {
  const count = ({ text }: { text: string }) => text.split(/(?<=[.!?]”?)\s+/).length
  const sum = (some: ComposedText['pieces']) =>
    some.reduce((total, piece) => total + count(piece), 0)
  return { all: sum(pieces), ofNeed: sum(pieces.filter(({ step }) => !GENERAL.test(step))) }
}

/** Ten presses of every type, the categories in turn; then every occasion once. */
function measure(voice: Voice) {
  const grid: Grams[][] = []
  const presses: number[] = []
  const grades: number[] = []
  const words: number[][] = PRAYER_LENGTHS.map(() => [])
  const plain: number[] = []
  const heard: number[] = []
  let different = 0
  const compose = (index: number, intention: Intention, variant: number) =>
    composeCell(voice, {
      choices: {
        type: PRAYER_TYPES[index % PRAYER_TYPES.length] ?? 'Peace',
        category: SCENE_CATEGORIES[index % SCENE_CATEGORIES.length] ?? 'Other',
      },
      intention,
      variant,
    })
  for (const index of PRAYER_TYPES.keys()) {
    const prayers = Array.from({ length: PRESSES }, (_, variant) =>
      compose(index, NO_INTENTION, variant),
    )
    grid.push(
      PRAYER_LENGTHS.flatMap((length) =>
        prayers.slice(0, 1).map((prayer) => fourGrams(prayer[length])),
      ),
    )
    for (const [place, length] of PRAYER_LENGTHS.entries()) {
      const texts = prayers.map((prayer) => prayer[length])
      presses.push(...likenessOfPairs(texts.map(fourGrams)))
      different += new Set(texts.map(({ text }) => text)).size
      for (const text of texts) {
        words[place]?.push(text.words)
        grades.push(readingLevel(text.text))
        const { all, ofNeed } = countSentences(text)
        plain.push(ofNeed / all)
      }
    }
  }
  for (const [index, occasion] of OCCASION_KEYS.entries()) {
    const prayer = compose(index, { ...NO_INTENTION, occasions: [{ occasion, who: 'me' }] }, index)
    for (const length of PRAYER_LENGTHS) {
      const { all, ofNeed } = countSentences(prayer[length])
      heard.push(ofNeed / all)
    }
  }
  const types = PRAYER_LENGTHS.flatMap((_, place) =>
    likenessOfPairs(grid.flatMap((cell) => cell[place] ?? [])),
  )
  return { grid, presses, types, grades, words, plain, heard, different }
}

const voices = VOICE_NAMES.map(readVoice)
const measured = new Map(voices.map((voice) => [voice.slug, measure(voice)]))

function toOthers(slug: string): number[] {
  const own = measured.get(slug)?.grid ?? []
  return voices
    .filter((other) => other.slug !== slug)
    .flatMap((other) => {
      const theirs = measured.get(other.slug)?.grid ?? []
      return own.flatMap((cell, type) =>
        cell.map((grams, place) => likeness(grams, theirs[type]?.[place] ?? new Set())),
      )
    })
}

const spread = (values: readonly number[], digits: number) =>
  [0.5, 0.95].map((share) => percentile(values, share).toFixed(digits)).join(' / ')
const percent = (values: readonly number[]) => `${Math.round(100 * percentile(values, 0.5))} %`

function row(name: string, cells: readonly string[]): void {
  console.log(`| ${[name, ...cells].join(' | ')} |`)
}

row('voice', [
  'kB gzip',
  'words short / medium / long',
  'likeness of types',
  'of presses',
  'to other voices',
  'different of 720',
  'of the need, plain / occasion',
  'grade',
])
row(
  '---',
  Array.from({ length: 8 }, () => '---'),
)
const wanted = slugs.map(toSlug)
for (const { slug, pack } of voices) {
  const found = measured.get(slug)
  if (!found || (wanted.length > 0 && !wanted.includes(slug))) continue
  row(pack.name, [
    (gzipSync(JSON.stringify(pack)).length / 1000).toFixed(1),
    found.words.map((each) => percentile(each, 0.5)).join(' / '),
    spread(found.types, 2),
    spread(found.presses, 2),
    spread(toOthers(slug), 2),
    String(found.different),
    `${percent(found.plain)} / ${percent(found.heard)}`,
    spread(found.grades, 1),
  ])
}
const all = [...measured.values()]
row('all', [
  '',
  PRAYER_LENGTHS.map((_, place) =>
    percentile(
      all.flatMap(({ words }) => words[place] ?? []),
      0.5,
    ),
  ).join(' / '),
  spread(
    all.flatMap(({ types }) => types),
    2,
  ),
  spread(
    all.flatMap(({ presses }) => presses),
    2,
  ),
  spread(
    voices.flatMap(({ slug }) => toOthers(slug)),
    2,
  ),
  String(all.reduce((total, { different }) => total + different, 0)),
  `${percent(all.flatMap(({ plain }) => plain))} / ${percent(all.flatMap(({ heard }) => heard))}`,
  spread(
    all.flatMap(({ grades }) => grades),
    1,
  ),
])
