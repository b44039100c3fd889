import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['src', 'tests', 'supabase', 'docs', 'public']

/** The files of the project as paths from its root, without what commands generate. */
export const PROJECT_FILES = [
  ...readdirSync('.').filter((name) => /\.(?:md|ts|json|mjs|cjs|html)$/.test(name)),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).replaceAll('\\', '/')),
  ),
]

/** The text of a file of the project. */
export function textOf(path) {
  return readFileSync(path, 'utf8')
}

/** The alternatives of a glob with braces: `{a,b}.ts` is `a.ts` and `b.ts`. */
export function expandBraces(glob) {
  const braces = /^(.*?)\{([^{}]*)\}(.*)$/.exec(glob)
  if (!braces) return [glob]
  const [, before = '', choices = '', after = ''] = braces
  return choices.split(',').flatMap((choice) => expandBraces(before + choice + after))
}

/** The pattern of a glob without braces. Knows `*` and `**`. */
export function patternOf(glob) {
  const pattern = glob
    .split(/(\*\*\/?|\*)/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?'
      if (part === '**') return '.*'
      return part === '*' ? '[^/]*' : part.replace(/[.+^$()|[\]\\]/g, '\\$&')
    })
    .join('')
  return new RegExp(`^${pattern}$`)
}
