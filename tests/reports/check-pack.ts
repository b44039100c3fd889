import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { toSlug } from '@/catalogue/slug'
import { documentFile, readVoice } from '@/engine/build/read-voice'
import { readDocument, type DocumentKind } from '@/engine/build/read-document'
import { checkPackDocument, checkStockDocument } from '@/engine/checks/documents/check-document'
import type { Finding } from '@/engine/checks/finding'
import { checkToldWholes } from '@/engine/checks/documents/check-told-wholes'
import { checkWholes } from '@/engine/checks/documents/check-wholes'
import {
  checkGrid,
  kindCells,
  occasionCells,
  toldWholeCells,
  plainCells,
  wholeCells,
} from '@/engine/checks/prayers/grid'
import { KIND_AREAS } from '@/engine/kinds/kinds'
import { RULES, type Rule } from '@/engine/checks/rules'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
import { TYPE_FAMILY_KEYS } from '@/engine/passages/keys'
import { PARTICULAR_GROUPS } from '@/engine/particulars/particular-signs'
import type { StockDocument } from '@/engine/checks/documents/list-passages'
import type { Pack } from '@/engine/passages/documents'
import { readCommandLine, refuse } from '../../supabase/local/command-line'

const MOST_BYTES = 30_000
const STOCK = [
  'needs-asking',
  'needs-aspiring',
  'occasions-asking',
  'occasions-aspiring',
  'types-asking',
  'types-aspiring',
  'details',
  ...TYPE_FAMILY_KEYS.flatMap((family) => [`within-${family}-asking`, `within-${family}-aspiring`]),
  ...PARTICULAR_GROUPS.flatMap((group) => [
    `particulars-${group}-asking`,
    `particulars-${group}-aspiring`,
  ]),
  ...KIND_AREAS.flatMap((area) => [`kinds-${area}-asking`, `kinds-${area}-aspiring`]),
]

const USAGE = `Usage: npm run check:pack -- [name] [--all]

Checks one document of passages, or every one when none is named, and says what to change. Ends with 1 when anything
fails. Twelve findings of a kind are shown; --all shows every one.

name  the slug of a tradition (islam, baha-i-faith), or one of ${STOCK.join(', ')}`

const { values, positionals } = readCommandLine({
  usage: USAGE,
  options: { all: { type: 'boolean' } },
  positionals: { least: 0, most: 1 },
})
const shownPerRule = values.all ? Infinity : 12

function print(findings: readonly Finding[], lineOf: (key: string) => number | null): void {
  const byRule = new Map<Rule, Finding[]>()
  for (const finding of findings)
    byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding])
  for (const [rule, group] of byRule) {
    console.log(`  ${rule}  ${RULES[rule]}`)
    for (const { where, reason, text } of group.slice(0, shownPerRule)) {
      const line = lineOf(where)
      console.log(`    ${line ? `line ${line}, ` : ''}${where}: ${reason}`)
      if (text) console.log(`      «${text}»`)
    }
    if (group.length > shownPerRule)
      console.log(`    … and ${group.length - shownPerRule} more (--all shows them)`)
  }
  if (findings.length > 0) console.log('  docs/content-rules.md says more about every rule.')
}

function checkOne(name: string): boolean {
  const kind: DocumentKind = STOCK.includes(name) ? 'stock' : 'pack'
  const file = documentFile(`${kind === 'stock' ? 'stock' : 'packs'}/${name}`)
  const source = readFileSync(file, 'utf8')
  const { document, faults, lineOf } = readDocument(source, kind)
  const findings = faults.map(({ key, reason, line }): Finding => ({
    rule: 'document',
    where: key || `line ${line ?? '?'}`,
    reason,
    text: '',
  }))
  if (document && (faults.length === 0 || kind === 'stock')) {
    if (kind === 'stock') findings.push(...checkStockDocument(document as StockDocument))
    else {
      findings.push(...checkPackDocument(name, document as Pack))
      const voice = readVoice(name)
      findings.push(...checkWholes(voice), ...checkToldWholes(voice))
      for (const cells of [
        wholeCells(voice),
        toldWholeCells(voice),
        plainCells(),
        occasionCells(),
        kindCells(),
      ]) {
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

const wanted = positionals[0] ?? 'all'
const packs = VOICE_NAMES.map(toSlug).filter((slug) => existsSync(documentFile(`packs/${slug}`)))
if (![...STOCK, ...packs, 'all'].includes(wanted))
  refuse(`There is no document of passages called “${wanted}”.`, USAGE)
const names = wanted === 'all' ? [...STOCK, ...packs] : [wanted]
for (const name of names) if (!checkOne(name)) process.exitCode = 1
