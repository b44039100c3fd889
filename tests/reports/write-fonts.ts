import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { FAMILIES, FIRST_LETTERS, rangeOf, WEIGHTS } from '@/app/fonts/first-letters'
import { readCommandLine } from '../../supabase/local/command-line'

readCommandLine({
  usage: `Usage: npm run write:fonts

Cuts the files of the first letters out of the families, and writes the styles that name them.`,
})

const PACKAGES = new URL('../../node_modules/', import.meta.url)
const FONTS = new URL('../../src/app/fonts/', import.meta.url)
const STYLES = fileURLToPath(new URL('first-letters.css', FONTS))

const faces: string[] = []
for (const { name, slug, source } of FAMILIES)
  for (const [part, letters] of Object.entries(FIRST_LETTERS)) {
    const family = source.split('/').at(-1)
    const whole = await readFile(
      new URL(`${source}/files/${family}-${part}-wght-normal.woff2`, PACKAGES),
    )
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    })
    const file = `${slug}-${part}.woff2`
    await writeFile(new URL(file, FONTS), cut)
    console.log(`${file}: ${cut.length} bytes of ${whole.length}`)
    faces.push(`@font-face {
  font-family: '${name}';
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url('./${file}') format('woff2');
  unicode-range: ${rangeOf(letters)};
}`)
  }

const note = `/*
 * Written by npm run write:fonts. These faces come after those of the whole families and win where both hold a
 * letter. The weight is the whole family's: faces of another range would not stand in for one another.
 */`
const styles = `${note}\n${faces.join('\n\n')}\n`
await writeFile(
  STYLES,
  await format(styles, { ...(await resolveConfig(STYLES)), filepath: STYLES }),
)
