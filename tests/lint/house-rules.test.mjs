import { describe, expect, it } from 'vitest'
import { expandBraces, patternOf, PROJECT_FILES, textOf } from './project-files.mjs'

/** Sentences of ARCHITECTURE.md and CONTRIBUTING.md, and what would break each. Tests may spell everything. */
const RULES = [
  {
    rule: 'only errors.ts spells error codes of the database',
    within: /^src\//,
    except: /^src\/lib\/errors\.ts$/,
    broken: /'(?:2[0-9][0-9A-Z]{3}|4[0-9][0-9A-Z]{3}|P0\d{3}|PGRST\d+|PT\d{3})'/,
  },
  {
    rule: 'only addresses.ts spells addresses',
    within: /^src\//,
    except: /^src\/catalogue\/addresses\.ts$/,
    broken: /(?:\b(?:to|href)=|navigate\()\{?["'`]\/(?!\/)/,
  },
  {
    rule: 'keys of queries stand in *-queries.ts only',
    within: /^src\//,
    except: /-queries\.ts$/,
    broken: /queryKey: \[['"]|\['prayers',/,
  },
  {
    rule: 'only prayers/cache reads or changes what is cached of prayers',
    within: /^src\/features\/prayers\//,
    except: /^src\/features\/prayers\/cache\//,
    broken: /[gs]etQueryData|getQueryCache|InfiniteData\b/,
  },
  {
    rule: 'pages have no guard of their own: RequireSession sends visitors to sign in',
    within: /^src\/routes\//,
    except: /^$/,
    broken: /<Navigate to=\{addresses\.login/,
  },
  {
    rule: 'reads name their columns',
    within: /^src\//,
    except: /^$/,
    broken: /\.select\((?:['"`]\*['"`])?\)/,
  },
  {
    rule: 'the engine knows neither clock, chance nor locale',
    within: /^src\/engine\//,
    except: /^src\/engine\/build\//,
    broken: /Math\.random|new Date\b|Date\.now|toLocale(?:Lower|Upper)Case|localeCompare/,
  },
  {
    rule: 'scenarios open further windows by openWindow, which watches them too',
    within: /^tests\/e2e\//,
    except: /^tests\/e2e\/scenario\.ts$/,
    broken: /\bnewContext\(|\bbrowser\.newPage\(/,
  },
  {
    rule: 'a scenario that expects to be refused says by which address',
    within: /^tests\/e2e\//,
    except: /^$/,
    broken: /expectNoise\(\s*\/[^,\n]*\b4[\d[\\][^,\n]*\/\w*,?\s*\)/,
  },
  {
    rule: 'comments state reasons and cite nothing that is not in the repository',
    within: /^src\/(?!engine\/)/,
    except: /^$/,
    broken: /\bspecification\b|\b(?:content|product) brief\b|\bproduct decisions?\b|\(issue \d/i,
  },
]

const isSource = (path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path)

describe('the sources', () => {
  it.each(RULES)('keep the rule: $rule', ({ within, except, broken }) => {
    const read = PROJECT_FILES.filter((path) => isSource(path) && within.test(path))
    expect(read.length).toBeGreaterThan(0)
    const breaking = read.filter((path) => !except.test(path) && broken.test(textOf(path)))
    expect(breaking).toEqual([])
  })
})

describe('the lint configuration', () => {
  it('names files that exist', () => {
    const json = textOf('.oxlintrc.json').replace(/^\s*\/\/.*$/gm, '')
    const globs = JSON.parse(json).overrides.flatMap(({ files }) => files.flatMap(expandBraces))
    expect(globs.length).toBeGreaterThan(0)
    const empty = globs.filter((glob) => !PROJECT_FILES.some((path) => patternOf(glob).test(path)))
    expect(empty).toEqual([])
  })

  it.each([
    ['src/*.ts', 'src/main.ts', true],
    ['src/*.ts', 'src/app/main.ts', false],
    ['src/**', 'src/app/main.ts', true],
    ['src/**/*.ts', 'src/main.ts', true],
    ['src/main.ts', 'src/mainats', false],
  ])('is read as globs: %s and %s', (glob, path, isMatch) => {
    expect(patternOf(glob).test(path)).toBe(isMatch)
  })
})
