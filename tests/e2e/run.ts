import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureSiteBuild } from '../../supabase/local/site-build'
import { ensureChromium } from '../support/chromium'

const log = (line: string) => process.stdout.write(`${line}\n`)
const executablePath = ensureChromium(log)
const site = await ensureSiteBuild(fileURLToPath(new URL('../..', import.meta.url)), log)
const config = fileURLToPath(new URL('./playwright.config.ts', import.meta.url))
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', config, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: executablePath, ORISON_SITE: site },
  },
)
process.exitCode = status ?? 1
