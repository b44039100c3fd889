import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '../support/chromium'

const executablePath = ensureChromium((line) => process.stdout.write(`${line}\n`))
const config = fileURLToPath(new URL('./playwright.config.ts', import.meta.url))
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', config, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: executablePath } },
)
process.exitCode = status ?? 1
