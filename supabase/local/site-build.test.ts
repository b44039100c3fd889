import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureSiteBuild } from './site-build'

let project: string
let said: string[]

const build = () => ensureSiteBuild(project, (line) => said.push(line))
const write = (code: string) => writeFile(join(project, 'src/main.js'), code)

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'orison-site-'))
  said = []
  await mkdir(join(project, 'src'))
  await write('document.title = "first"')
  const page = '<!doctype html><script type="module" src="/src/main.js"></script>'
  await writeFile(join(project, 'index.html'), page)
})

afterEach(() => rm(project, { recursive: true }))

async function scriptsOf(site: string): Promise<string> {
  const folder = join(site, 'assets')
  const names = await readdir(folder)
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

describe('the site that npm start serves', () => {
  it('is built once, and anew when what it is made of has changed', async () => {
    const first = await build()
    expect(await scriptsOf(first)).toContain('first')
    expect(await build()).toBe(first)
    expect(said).toEqual(['Building the site …'])
    await write('document.title = "second"')
    expect(await scriptsOf(await build())).toContain('second')
    expect(said).toHaveLength(2)
  })

  it('stays whole while a newer one is built, for the server that still serves it', async () => {
    const first = await build()
    await write('document.title = "second"')
    const second = await build()
    expect(second).not.toBe(first)
    expect(await scriptsOf(first)).toContain('first')
  })

  it('is not the one that npm run build makes, which may be for another server', async () => {
    await build()
    expect(existsSync(join(project, 'dist'))).toBe(false)
  })

  it('is kept in its two newest forms only', async () => {
    for (const name of ['first', 'second', 'third', 'fourth']) {
      await write(`document.title = "${name}"`)
      await build()
    }
    expect(await readdir(join(project, '.orison/site'))).toHaveLength(2)
  })
})
