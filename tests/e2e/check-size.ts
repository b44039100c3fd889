import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../../supabase/local/command-line'
import { ensureSiteBuild } from '../../supabase/local/site-build'

readCommandLine({
  usage: `Usage: npm run test:size

Builds the site that the browser tests open, unless it is there, and measures it by the budgets of .size-limit.mjs.`,
})

/** The budgets of the site that the browser tests open: built once for both. */
const site = await ensureSiteBuild(
  fileURLToPath(new URL('../..', import.meta.url)),
  (line) => void process.stdout.write(`${line}\n`),
)
const { status } = spawnSync('npx', ['size-limit'], {
  stdio: 'inherit',
  env: { ...process.env, ORISON_SITE: site },
})
process.exitCode = status ?? 1
