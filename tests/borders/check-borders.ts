import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { createRequire } from 'node:module'

/**
 * Runs dependency-cruiser over the whole project and fails on any crossed border, and also when it read
 * suspiciously few modules: with an unsupported TypeScript it reads none and reports success.
 */
const MODULES_AT_LEAST = 100

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<IFlattenedRuleSet['forbidden']>
  options: Record<string, unknown>
}

const { output } = await cruise(
  ['src', 'supabase', 'tests'],
  { ...options, ruleSet: { forbidden }, validate: true },
  {},
  { tsConfig: extractTSConfig('tsconfig.json') },
)
const { modules, summary } = output as ICruiseResult

for (const { rule, from, to } of summary.violations)
  process.stderr.write(`${rule.severity} ${rule.name}: ${from} → ${to}\n`)
process.stdout.write(
  `borders: ${modules.length} modules read, ${summary.violations.length} crossed\n`,
)
if (summary.error > 0 || modules.length < MODULES_AT_LEAST) process.exitCode = 1
