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
})
