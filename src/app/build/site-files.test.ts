import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { sortFiles } from './site-files'

const chunk = (fileName: string, facadeModuleId: string | null, isEntry = false) => ({
  type: 'chunk',
  fileName,
  facadeModuleId,
  isEntry,
})
const asset = (fileName: string) => ({ type: 'asset', fileName })

function bundleOf(files: object[]): Rolldown.OutputBundle {
  return Object.fromEntries(
    files.map((file, at) => [String(at), file]),
  ) as unknown as Rolldown.OutputBundle
}

describe('the files of a built site', () => {
  const files = sortFiles(
    bundleOf([
      chunk('assets/index-aaaaaaaa.js', '/site/index.html', true),
      chunk('assets/generate-aaaaaaaa.js', '/site/src/routes/generate.tsx'),
      chunk('assets/islam-aaaaaaaa.js', '/site/src/engine/packs/islam/en.yaml'),
      chunk('assets/details-aaaaaaaa.js', '/site/src/engine/stock/details/en.yaml'),
      chunk('assets/own-words-aaaaaaaa.js', '/site/src/engine/asks/own-words.ts'),
      chunk('assets/known-words-aaaaaaaa.js', null),
      chunk('assets/day-islam-aaaaaaaa.js', '/site/src/features/prayers/day/library/islam.json'),
      asset('assets/index-aaaaaaaa.css'),
      asset('assets/inter-latin-aaaaaaaa.woff2'),
      asset('assets/inter-greek-wght-normal-aaaaaaaa.woff2'),
      asset('index.html'),
      asset('.vite/manifest.json'),
    ]),
    [{ path: '/shell.html', revision: 'r1' }],
  )

  it('are kept at once where every page may need them', () => {
    expect(files.first.map(({ url, revision }) => [url, revision])).toEqual([
      ['/assets/index-aaaaaaaa.js', null],
      ['/assets/generate-aaaaaaaa.js', null],
      ['/assets/index-aaaaaaaa.css', null],
      ['/assets/inter-latin-aaaaaaaa.woff2', null],
      ['/shell.html', 'r1'],
    ])
    expect(files.entry).toBe('/assets/index-aaaaaaaa.js')
  })

  it('are kept once they were used where they are large: voices, and letters of other scripts', () => {
    expect(files.later).toEqual([
      '/assets/islam-aaaaaaaa.js',
      '/assets/details-aaaaaaaa.js',
      '/assets/own-words-aaaaaaaa.js',
      '/assets/known-words-aaaaaaaa.js',
      '/assets/day-islam-aaaaaaaa.js',
      '/assets/inter-greek-wght-normal-aaaaaaaa.woff2',
    ])
  })
})
