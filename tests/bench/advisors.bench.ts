/** The rules of Supabase's database advisors (splinter), as its command line tool asks them, on our migrations. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bootstrap, migrate } from '../../supabase/local/migrations'
import { openPostgres } from '../../supabase/local/postgres-database'
import type { Measured } from './figure'
import type { Scale } from './library/scale'

const run = promisify(execFile)
const TOOL_VERSION = '3.1.0'
const DATABASE = 'orison_advisors'

interface Finding {
  name: string
  level: 'ERROR' | 'WARN' | 'INFO'
  detail: string
  cacheKey: string
}

/** Findings of level ERROR or WARN that stay, by their cache key, each with its reason. There are none. */
const EXCEPTIONS: Record<string, string> = {}

/** The command line tool, fetched into a folder for temporary files: no dependency of the project. */
async function fetchTool(): Promise<string> {
  const home = join(tmpdir(), 'orison-supabase-cli')
  const tool = join(home, 'node_modules', '.bin', 'supabase')
  if (existsSync(tool)) return tool
  await mkdir(home, { recursive: true })
  const asked = ['install', '--prefix', home, '--no-save', '--ignore-scripts']
  await run('npm', [...asked, `supabase@${TOOL_VERSION}`], { cwd: home }).catch(
    (error: unknown) => {
      throw new Error('The advisors need npm’s registry, for the Supabase command line tool.', {
        cause: error,
      })
    },
  )
  return tool
}

async function askAdvisors(tool: string, url: string): Promise<Finding[]> {
  const home = tmpdir()
  const asked = ['db', 'advisors', `--remote=${url}`, '--level', 'info', '--output-format', 'json']
  const quiet = { HOME: home, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  const { stdout } = await run(tool, asked, {
    cwd: home,
    env: { ...process.env, ...quiet },
    maxBuffer: 2 ** 26,
  })
  return (JSON.parse(stdout) as { results: Finding[] }).results
}

function addressOf(server: string): string {
  const address = new URL(server)
  address.pathname = DATABASE
  return address.href
}

/** What the advisors find in a fresh database, beside the same with a table that everybody may write to. */
export async function measureAdvisors(scale: Pick<Scale, 'server'>): Promise<Measured> {
  const tool = await fetchTool()
  const { url } = await scale.server()
  const server = (await openPostgres(url)).database
  await server.exec(`drop database if exists ${DATABASE}`)
  await server.exec(`create database ${DATABASE}`)
  try {
    const { database } = await openPostgres(addressOf(url))
    await bootstrap(database)
    await migrate(database)
    const found = await askAdvisors(tool, addressOf(url))
    await database.exec(`create table public.open_door (id integer);
      create function public.open_window() returns integer language sql as 'select 1'`)
    const control = await askAdvisors(tool, addressOf(url))
    await database.close()
    return report(found, control)
  } finally {
    await server.exec(`drop database if exists ${DATABASE} with (force)`)
    await server.close()
  }
}

function report(found: Finding[], control: Finding[]): Measured {
  const of = (level: Finding['level'], findings: Finding[]) =>
    findings.filter((finding) => finding.level === level && !(finding.cacheKey in EXCEPTIONS))
  const unexplained = [...of('ERROR', found), ...of('WARN', found)]
  if (unexplained.length > 0 || of('ERROR', control).length === 0) process.exitCode = 1
  const hints = new Map<string, number>()
  for (const { name } of of('INFO', found)) hints.set(name, (hints.get(name) ?? 0) + 1)
  const counted = [...hints].map(([name, times]) => `${times} × ${name}`).join(', ')
  return {
    figures: (['ERROR', 'WARN'] as const).map((level) => ({
      name: `Findings of level ${level}`,
      unit: '',
      value: of(level, found).length,
      baseline: 'with an open table and function',
      baselineValue: of(level, control).length,
      target: 0,
    })),
    notes: [
      ...unexplained.map(({ level, detail }) => `- ${level}: ${detail}`),
      ...Object.entries(EXCEPTIONS).map(([key, reason]) => `- ${key} stays: ${reason}`),
      `Of level INFO: ${counted}. docs/decisions/026 says why they stay.`,
    ],
  }
}
