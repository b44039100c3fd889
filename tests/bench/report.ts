import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { isReached, type Figure, type Measured } from './figure'

const PAGE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

/** Three significant digits are more than a shared machine can repeat. */
function shown(value: number, unit: string): string {
  if (Number.isNaN(value)) return '–'
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`.trim()
}

function verdict(figure: Figure): string {
  const reached = isReached(figure)
  if (reached === null || figure.target === undefined) return ''
  const bound = `${figure.isMore ? 'at least' : 'at most'} ${shown(figure.target, figure.unit)}`
  return reached ? `${bound}: reached` : `${bound}: MISSED`
}

/** The figures for the terminal. */
export function toLines({ figures, notes }: Measured): string[] {
  const lines = figures.map((figure) => {
    const measured = `${figure.name}: ${shown(figure.value, figure.unit)}`
    const compared = `${figure.baseline}: ${shown(figure.baselineValue, figure.unit)}`
    return `${measured.padEnd(62)} ${compared.padEnd(56)} ${verdict(figure)}`.trimEnd()
  })
  return [...lines, ...notes]
}

function toTable({ figures, notes }: Measured, circumstances: string): string {
  const rows = figures.map((figure) => {
    const compared = `${figure.baseline}: ${shown(figure.baselineValue, figure.unit)}`
    return `| ${figure.name} | ${shown(figure.value, figure.unit)} | ${compared} | ${verdict(figure)} |`
  })
  const table = ['| what | measured | beside it | target |', '| --- | --- | --- | --- |', ...rows]
  return [circumstances, table.join('\n'), ...notes].join('\n\n')
}

/** Puts a bench's figures between its markers in docs/performance.md; everything else on the page stays. */
export async function writeFigures(
  bench: string,
  measured: Measured,
  circumstances: string,
): Promise<void> {
  const page = await readFile(PAGE, 'utf8')
  const [open, close] = [`<!-- figures: ${bench} -->`, `<!-- end: ${bench} -->`]
  const [begin, end] = [page.indexOf(open), page.indexOf(close)]
  if (begin < 0 || end < begin) throw new Error(`docs/performance.md has no place for “${bench}”.`)
  const table = toTable(measured, circumstances)
  const written = `${page.slice(0, begin)}${open}\n\n${table}\n\n${page.slice(end)}`
  const style = await resolveConfig(PAGE)
  await writeFile(PAGE, await format(written, { ...style, filepath: PAGE }))
}
