import { readCommandLine, refuse } from '../../supabase/local/command-line'
import { ask, type Project } from './asking'
import { CHECKS } from './checks'

const USAGE = `Usage: npm run smoke -- <url> <key>

Asks a Supabase project, as a visitor with its public key, what the site needs and what must be refused. Writes
nothing. One line for each check; ends with 1 when one fails.

url  the project's address, e.g. https://project.supabase.co
key  its public key (anon or publishable), never the secret one`

const { positionals } = readCommandLine({ usage: USAGE, positionals: { least: 2, most: 2 } })
const [address = '', key = ''] = positionals
if (!URL.canParse(address)) refuse(`“${address}” is no address.`, USAGE)
const project: Project = { url: address.replace(/\/+$/, ''), key }

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

// Where nobody answers, one wait says as much as fourteen.
try {
  await ask(project, '/rest/v1/')
} catch (error) {
  console.log(`failed  ${project.url} answers: ${messageOf(error)}`)
  process.exit(1)
}

let failures = 0
for (const { name, run } of CHECKS) {
  try {
    console.log(`ok      ${name}: ${await run(project)}`)
  } catch (error) {
    failures += 1
    console.log(`failed  ${name}: ${messageOf(error)}`)
  }
}
console.log(`${CHECKS.length - failures} of ${CHECKS.length} ok`)
process.exit(failures === 0 ? 0 : 1)
