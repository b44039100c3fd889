/**
 * Checks one pack (or all of them) and says what to change:
 *   npx tsx tests/reports/check-pack.ts <slug | all> [--warnings]
 * Ends with code 1 when anything fails.
 */
import { existsSync } from 'node:fs'
import { PACK_NAMES } from '@/engine/packs/load-pack'
import { toSlug } from '@/catalogue/slug'
import { checkPack } from '@/engine/checks/check-pack'
import type { Finding } from '@/engine/checks/finding'
import type { Pack } from '@/engine/pack'
import { MOST_PACK_BYTES, packBytes } from './pack-bytes'

const SHOWN_PER_RULE = 12

function print(findings: readonly Finding[]): void {
  const byRule = new Map<string, Finding[]>()
  for (const finding of findings)
    byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding])
  for (const [rule, group] of byRule) {
    for (const { where, reason, text } of group.slice(0, SHOWN_PER_RULE)) {
      console.log(`  ${rule}  ${where}: ${reason}${text ? `\n        «${text}»` : ''}`)
    }
    if (group.length > SHOWN_PER_RULE)
      console.log(`  ${rule}  … and ${group.length - SHOWN_PER_RULE} more`)
  }
}

async function checkOne(slug: string): Promise<boolean> {
  const file = `src/engine/packs/${slug}.ts`
  const { pack } = (await import(`../../${file}`)) as { pack: Pack }
  const findings = checkPack(pack)
  const bytes = packBytes(pack)
  const failures = findings.filter(({ level }) => level === 'failure')
  const warnings = findings.filter(({ level }) => level === 'warning')
  const known =
    PACK_NAMES.includes(pack.name) && toSlug(pack.name) === pack.slug && pack.slug === slug
  console.log(
    `${file}: ${failures.length} failures, ${warnings.length} warnings, ${bytes} of ${MOST_PACK_BYTES} bytes`,
  )
  if (!known)
    console.log(
      `  name and slug must be the catalogue’s: “${pack.name}” has slug ${toSlug(pack.name)}`,
    )
  if (bytes > MOST_PACK_BYTES)
    console.log(`  too large by ${bytes - MOST_PACK_BYTES} bytes: shorten alternatives`)
  print(failures)
  if (process.argv.includes('--warnings')) print(warnings)
  return failures.length === 0 && bytes <= MOST_PACK_BYTES && known
}

const wanted = process.argv[2] ?? 'all'
const slugs =
  wanted === 'all'
    ? PACK_NAMES.map(toSlug).filter((slug) => existsSync(`src/engine/packs/${slug}.ts`))
    : [wanted]
for (const slug of slugs) if (!(await checkOne(slug))) process.exitCode = 1
