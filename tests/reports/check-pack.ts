/**
 * Checks one document of passages (or all) and says what to change:
 *   npm run check:pack -- <slug | needs-asking | occasions-aspiring | all> [--all]
 * Ends with code 1 when anything fails. Twelve findings of a kind are shown; --all shows every one.
 */
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { toSlug } from '@/catalogue/slug'
import { documentFile, loadVoiceFromFiles } from '@/engine/build/load-voice'
import { readDocument, type DocumentKind } from '@/engine/build/read-document'
import { checkPackDocument, checkStockDocument } from '@/engine/checks/documents/check-document'
import type { Finding } from '@/engine/checks/finding'
import { checkGrid, occasionCells, plainCells } from '@/engine/checks/prayers/grid'
import { PACK_NAMES } from '@/engine/packs/load-pack'
import type { StockDocument } from '@/engine/checks/documents/list-passages'
import type { Pack } from '@/engine/passages/documents'

const MOST_BYTES = 30_000
const SHOWN_PER_RULE = process.argv.includes('--all') ? Infinity : 12
const STOCK = [
  'needs-asking',
  'needs-aspiring',
  'occasions-asking',
  'occasions-aspiring',
  'types-asking',
  'types-aspiring',
  'details',
]

function print(findings: readonly Finding[], lineOf: (key: string) => number | null): void {
  const byRule = new Map<string, Finding[]>()
  for (const finding of findings)
    byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding])
  for (const [rule, group] of byRule) {
    for (const { where, reason, text } of group.slice(0, SHOWN_PER_RULE)) {
      const line = lineOf(where)
      console.log(`  ${rule}  ${line ? `line ${line}, ` : ''}${where}: ${reason}`)
      if (text) console.log(`        «${text}»`)
    }
    if (group.length > SHOWN_PER_RULE)
      console.log(`  ${rule}  … and ${group.length - SHOWN_PER_RULE} more (--all shows them)`)
  }
}

function checkOne(name: string): boolean {
  const kind: DocumentKind = STOCK.includes(name) ? 'stock' : 'pack'
  const file = documentFile(`${kind === 'stock' ? 'stock' : 'packs'}/${name}`)
  const source = readFileSync(file, 'utf8')
  const { document, faults, lineOf } = readDocument(source, kind)
  const findings = faults.map(({ key, reason, line }): Finding => ({
    rule: 'document',
    level: 'failure',
    where: key || `line ${line ?? '?'}`,
    reason,
    text: '',
  }))
  if (document && (faults.length === 0 || kind === 'stock')) {
    if (kind === 'stock') findings.push(...checkStockDocument(document as StockDocument))
    else {
      findings.push(...checkPackDocument(name, document as Pack))
      const voice = loadVoiceFromFiles(name)
      for (const cells of [plainCells(), occasionCells()]) {
        try {
          findings.push(...checkGrid(voice, cells))
        } catch (error) {
          console.log(`  the grid could not be composed: ${String(error)}`)
        }
      }
    }
  }
  const bytes = gzipSync(JSON.stringify(document)).length
  console.log(`${name}: ${findings.length} findings, ${bytes} of ${MOST_BYTES} bytes`)
  print(findings, lineOf)
  return findings.length === 0 && bytes <= MOST_BYTES
}

const wanted = process.argv[2] ?? 'all'
const packs = PACK_NAMES.map(toSlug).filter((slug) => existsSync(documentFile(`packs/${slug}`)))
const names = wanted === 'all' ? [...STOCK, ...packs] : [wanted]
for (const name of names) if (!checkOne(name)) process.exitCode = 1
