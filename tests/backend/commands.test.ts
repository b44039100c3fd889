import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readPort } from '../../supabase/local/ports'

interface Ended {
  code: number
  output: string
  problems: string
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

/** The project's own commands; the browser tests hand their arguments to Playwright, the borders take none. */
const COMMANDS = Object.entries(scripts)
  .filter(([, line]) => line.startsWith('tsx '))
  .filter(([name]) => !['test:browser', 'check:borders'].includes(name))
  .map(([name, line]) => ({ name, file: line.replace('tsx ', '') }))

function call(file: string, words: string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', file, ...words]
    const env = { ...process.env, ...environment }
    const child = execFile(process.execPath, command, { env }, (_, output, problems) =>
      resolve({ code: child.exitCode ?? -1, output, problems }),
    )
  })
}

describe('every command', () => {
  it.each(COMMANDS)('npm run $name -- --help says how it is used', async ({ name, file }) => {
    const { code, output, problems } = await call(file, ['--help'])
    expect([code, problems]).toEqual([0, ''])
    expect(output).toMatch(/^Usage: npm (run )?\S+/)
    expect(output).toContain(`npm ${name === 'start' ? '' : 'run '}${name}`)
  })

  it('says so, and does nothing, when it is called with what it does not know', async () => {
    const { code, output, problems } = await call('supabase/seed/write-seed.ts', ['--dry-run'])
    expect([code, output]).toEqual([2, ''])
    expect(problems).toContain('--dry-run')
    expect(problems).toContain('Usage: npm run write:seed')
  })
})

describe('the port of npm start', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('may be named by PORT', async () => {
    const { code, problems } = await call('supabase/local/start.ts', [], { PORT: 'seven' })
    expect([code, problems]).toEqual([1, 'PORT needs a number from 1 to 65535, not "seven".\n'])
  })

  it('is that of --port before that of PORT, and free to be chosen without either', () => {
    vi.stubEnv('PORT', '5000')
    expect(readPort('6000')).toBe(6000)
    expect(readPort(undefined)).toBe(5000)
    vi.stubEnv('PORT', '')
    expect(readPort(undefined)).toBeNull()
    expect(() => readPort('six')).toThrow('--port needs a number from 1 to 65535, not "six".')
  })
})
