import { describe, expect, it } from 'vitest'
import { PROJECT_FILES, textOf } from './project-files.mjs'

const GUIDES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
const DECISIONS = PROJECT_FILES.filter((path) => path.startsWith('docs/decisions/'))
const NUMBERS = DECISIONS.map((path) => path.slice('docs/decisions/'.length).slice(0, 3))

const texts = PROJECT_FILES.filter(
  (path) => /\.(?:md|tsx?|mjs|sql)$/.test(path) && !/^docs\/blind-reading|seed\.sql$/.test(path),
)

/** Everything that the texts cite, as `file: citation`. */
function citations(paths, pattern) {
  return paths.flatMap((path) =>
    [...textOf(path).matchAll(pattern)].map(([, cited]) => ({ path, cited })),
  )
}

const COVERAGE = 'docs/specification-coverage.md'

/** The rows of the table of coverage, each with its number and what it cites. */
const COVERAGE_ROWS = textOf(COVERAGE)
  .split('\n')
  .map((line, index) => ({ line: index + 1, cited: line.split(/(?<!\\)\|/)[2]?.trim() ?? '' }))
  .filter(({ cited }) => cited !== 'Test' && !/^-*$/.test(cited))

/** The files that a name of the table stands for; its own head says how they are named. */
function testFilesOf(name) {
  const [folder, rest] = name.split('/')
  const pattern = ['e2e', 'db', 'backend', 'functions'].includes(folder)
    ? new RegExp(`^tests/${folder}/${rest}\\.(?:test|spec)\\.ts$`)
    : new RegExp(`^src/(?:.*/)?${name.replace('/', '/(?:.*/)?')}\\.test\\.tsx?$`)
  return PROJECT_FILES.filter((path) => pattern.test(path))
}

const escapePattern = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words of a title in a file of tests; `.each` has its title behind a second bracket. */
const TITLE = /(?:\b(?:it|test|describe)\w*(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/**
 * Whether a test of the file has the cited words in its title. “…” leaves words out, and a placeholder of `.each` is
 * cited as it stands or left out: a value in its place could be any string of the file.
 */
function hasTest(path, cited) {
  const parts = cited.split('…').map((part) => escapePattern(part.trim()))
  const words = new RegExp(parts.join('.*'))
  const titles = [...textOf(path).matchAll(TITLE)].map(([, , title]) => title)
  return titles.some((title) => words.test(title.replaceAll("\\'", "'")))
}

const asLines = (found) => found.map(({ path, cited }) => `${path}: ${cited}`)

describe('what texts and comments cite', () => {
  it('are decisions that exist, each with a number of its own', () => {
    expect(new Set(NUMBERS).size).toBe(NUMBERS.length)
    const cited = citations(texts, /\bdecisions?[ /](\d{3})\b/g)
    expect(cited.length).toBeGreaterThan(0)
    expect(asLines(cited.filter((each) => !NUMBERS.includes(each.cited)))).toEqual([])
  })

  it('are documents that exist', () => {
    const cited = citations(texts, /\b(docs\/[a-z-]+(?:\/[a-z-]+)*\.md)\b/g)
    expect(cited.length).toBeGreaterThan(0)
    expect(asLines(cited.filter((each) => !PROJECT_FILES.includes(each.cited)))).toEqual([])
  })

  it('are files that exist, in the guides and decisions', () => {
    const cited = citations([...GUIDES, ...DECISIONS], /`([\w./-]+\.(?:tsx?|mjs|sql|json|md))`/g)
    expect(cited.length).toBeGreaterThan(0)
    const isKnown = ({ cited: name }) =>
      PROJECT_FILES.some((path) => path === name || path.endsWith(`/${name}`))
    expect(asLines(cited.filter((each) => !isKnown(each)))).toEqual([])
  })

  it('are commands that exist, in the guides', () => {
    const { scripts } = JSON.parse(textOf('package.json'))
    const cited = citations(GUIDES, /`npm run ([\w:]+)/g)
    expect(cited.length).toBeGreaterThan(0)
    expect(asLines(cited.filter((each) => !(each.cited in scripts)))).toEqual([])
  })

  it('are files of tests that exist, in the table of coverage', () => {
    const names = COVERAGE_ROWS.flatMap(({ line, cited }) =>
      [
        ...cited
          .replace(/"[^"]*"|\([^)]*\)/g, '')
          .matchAll(/(?<=^|[;,] )([\w-]+(?:\/[\w-]+)?)(?=\s*(?:[;,]|$))/g),
      ].map(([, name]) => ({ line, name })),
    )
    expect(names.length).toBeGreaterThan(100)
    const missing = names.filter(({ name }) => testFilesOf(name).length === 0)
    expect(missing.map(({ line, name }) => `${COVERAGE}:${line}: ${name}`)).toEqual([])
  })

  it('are tests that exist, in the table of coverage', () => {
    const cited = COVERAGE_ROWS.flatMap(({ line, cited: cell }) =>
      [...cell.matchAll(/([\w./-]+) ("[^"]*"(?:, "[^"]*")*)/g)].flatMap(([, name, titles]) =>
        [...titles.matchAll(/"([^"]*)"/g)].map(([, title]) => ({ line, name, title })),
      ),
    )
    expect(cited.length).toBe(
      COVERAGE_ROWS.flatMap((row) => row.cited.match(/"[^"]*"/g) ?? []).length,
    )
    const missing = cited.filter(
      ({ name, title }) => !testFilesOf(name).some((path) => hasTest(path, title)),
    )
    expect(
      missing.map(({ line, name, title }) => `${COVERAGE}:${line}: ${name} "${title}"`),
    ).toEqual([])
  })
})
