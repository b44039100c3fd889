/** The weights that the app uses. Thinner and bolder ones are a third of each file. */
export const WEIGHTS = { min: 400, max: 700 } as const

interface FontFamily {
  /** As index.css names it. */
  readonly name: string
  /** Begins the names of its files. */
  readonly slug: string
  /** The package that it comes from. */
  readonly source: string
}

export const FAMILIES: readonly FontFamily[] = [
  { name: 'Inter Variable', slug: 'inter', source: '@fontsource-variable/inter' },
  {
    name: 'Source Serif 4 Variable',
    slug: 'source-serif-4',
    source: '@fontsource-variable/source-serif-4',
  },
]

const ENGLISH = Array.from({ length: 0x7f - 0x20 }, (_, step) => String.fromCharCode(0x20 + step))

/**
 * The letters of nearly every screen, by the part of a family that holds them: plain English first, then those of the
 * names in which prayers are given. Any other letter comes with the family's own file for it.
 */
export const FIRST_LETTERS = {
  latin: `${ENGLISH.join('')}\u00A0·‘’“”–—…×áàâéèêíóôúñöüçÆ`,
  'latin-ext': 'āĀēĒīĪōŌūŪśŚşŞḥḤṣṢṭṬḍḌṃṇṅṛẓĐđłŁŋ',
} as const

/** A CSS unicode-range of exactly these letters. */
export function rangeOf(letters: string): string {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0)
  const ranges: [number, number][] = []
  for (const point of points.sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}
