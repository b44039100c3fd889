import { create, type Font } from 'fontkit'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { FIRST_LETTERS, WEIGHTS } from './fonts/first-letters'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The translation memory: one file per language. */
const MEMORY = 'supabase/functions/translate/memory/units'

interface ServedFile {
  readonly font: Font
  readonly ranges: readonly (readonly [number, number])[]
}

const FIRST_FACES = 'src/app/fonts/first-letters.css'

/** The font files that a stylesheet serves for a family, each with the characters for which a browser asks for it. */
function readFamily(stylesheet: string, family = ''): ServedFile[] {
  const cssPath = path.join(root, stylesheet)
  const faces = readFileSync(cssPath, 'utf8').split('@font-face').slice(1)
  return faces
    .filter((face) => face.includes(family))
    .map((face) => {
      const file = /url\('?(\S+?)'?\)/.exec(face)?.[1] ?? ''
      const ranges = /unicode-range:\s*([^;}]+)/.exec(face)?.[1] ?? ''
      const font = create(readFileSync(path.join(path.dirname(cssPath), file)))
      if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection`)
      return { font, ranges: ranges.split(',').map(readRange) }
    })
}

function readRange(range: string): readonly [number, number] {
  const [from = '', to = from] = range.trim().replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

/** A letter and its marks are drawn well only when one file holds them all and is asked for all of them. */
function isServed(cluster: string, files: readonly ServedFile[]): boolean {
  const points = Array.from(cluster, (letter) => letter.codePointAt(0) ?? 0)
  return files.some(({ font, ranges }) =>
    points.every(
      (point) =>
        font.hasGlyphForCodePoint(point) &&
        ranges.some(([from, to]) => point >= from && point <= to),
    ),
  )
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const PLAIN = Array.from({ length: 0x7e - 0x20 }, (_, step) => String.fromCharCode(0x21 + step))

/** Plain letters always, and of everything else what stands in the text. Only the words that need it are cut up. */
function clustersOf(text: string): string[] {
  const words = new Set(text.normalize('NFC').split(/\s+/))
  const special = [...words].filter((word) => /[^!-~]/.test(word))
  const cut = special.flatMap((word) => [...segmenter.segment(word)].map(({ segment }) => segment))
  return [...PLAIN, ...cut]
}

function sourcesIn(folder: string): string[] {
  return (
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.(tsx?|json|yaml)$/.test(file) &&
          !file.includes('.test.') &&
          !file.includes('contexts') &&
          !file.includes('first-letters') &&
          // Letters that are compared and never shown.
          !/(?:fold|username)-(?:cases|text|spelling)\.ts$/.test(file),
      )
      // The marks of what only long prayers say are never printed.
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8').replace(/[⟨⟩]/g, ''))
  )
}

/** Comments are not served to anyone. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}

function missingFrom(files: readonly ServedFile[], texts: readonly string[]): string[] {
  const clusters = new Set(texts.flatMap(clustersOf))
  return [...clusters].filter((cluster) => !isServed(cluster, files)).sort()
}

describe('the served fonts', () => {
  const imports = [
    ...readFileSync(path.join(root, 'src/index.css'), 'utf8').matchAll(
      /@import '(@fontsource-variable\/[^']+)'/g,
    ),
  ].map(([, file = '']) => file)
  let serif: ServedFile[] = []
  let sans: ServedFile[] = []

  beforeAll(() => {
    serif = readFamily(`node_modules/${imports.find((file) => file.includes('serif'))}`)
    sans = readFamily(`node_modules/${imports.find((file) => file.includes('inter'))}`)
  })

  it('are two families, each cut by range of characters', () => {
    expect(imports).toHaveLength(2)
    expect(serif.length).toBeGreaterThan(3)
    expect(sans.length).toBeGreaterThan(3)
  })

  it('hold every character of every prayer that the engine makes, the library starts with or the memory translates', () => {
    const content = [
      ...sourcesIn('src/engine').map(withoutComments),
      ...sourcesIn(MEMORY).map(withoutComments),
      readFileSync(path.join(root, 'supabase/seed.sql'), 'utf8'),
    ]
    expect(missingFrom(serif, content)).toEqual([])
  })

  it('hold every character of the interface, in both families', () => {
    const texts = [
      'src/catalogue',
      'src/components',
      'src/app',
      'src/routes',
      'src/features',
    ].flatMap((folder) => sourcesIn(folder).map(withoutComments))
    expect(missingFrom(serif, texts)).toEqual([])
    expect(missingFrom(sans, texts)).toEqual([])
  })

  it('would miss a script that they do not serve', () => {
    expect(missingFrom(serif, ['नमः'])).not.toEqual([])
  })
})

describe('the files of the first letters', () => {
  const families = ['Inter Variable', 'Source Serif 4 Variable']

  it.each(families)('hold for %s every letter that they are asked for, in every weight', (name) => {
    const files = readFamily(FIRST_FACES, name)
    const letters = Object.values(FIRST_LETTERS).join('')
    expect(Array.from(letters).filter((letter) => !isServed(letter, files))).toEqual([])
    for (const { font } of files) expect(font.variationAxes['wght']).toMatchObject(WEIGHTS)
  })

  it.each(families)(
    'are for %s all that the frame of every page and the home page need',
    (name) => {
      const [first] = readFamily(FIRST_FACES, name)
      const texts = ['src/app', 'src/components']
        .flatMap(sourcesIn)
        .concat(readFileSync(path.join(root, 'src/routes/home.tsx'), 'utf8'))
        .map(withoutComments)
      expect(first && missingFrom([first], texts)).toEqual([])
    },
  )

  it('of plain English alone are loaded before anybody asks', () => {
    const page = readFileSync(path.join(root, 'index.html'), 'utf8')
    const fonts = page.match(/(?<=href=")[^"]+\.woff2/g) ?? []
    expect(fonts.toSorted()).toEqual([
      '/src/app/fonts/inter-latin.woff2',
      '/src/app/fonts/source-serif-4-latin.woff2',
    ])
  })
})
