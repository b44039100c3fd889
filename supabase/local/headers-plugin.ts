import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { allowProject } from './hosting-headers.ts'
import { readProject } from './project-address.ts'

/**
 * Writes the built site's `_headers` for the project it was built for. Without a project the data comes from the page's
 * own origin, which `public/_headers` allows already.
 */
export function projectHeaders(): Plugin {
  let projectUrl: string | null = null
  let built = ''
  return {
    name: 'orison-headers',
    config(config, { mode }) {
      projectUrl = readProject(config, mode)?.url ?? null
    },
    configResolved({ root, build }) {
      built = join(resolve(root, build.outDir), '_headers')
    },
    async writeBundle() {
      if (projectUrl === null || !existsSync(built)) return
      await writeFile(built, allowProject(await readFile(built, 'utf8'), projectUrl))
    },
  }
}
