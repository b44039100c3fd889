import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }))

/** Ways to turn text into markup, or an address that somebody wrote into a link. */
const WAYS = [
  /dangerouslySetInnerHTML/,
  /\.(?:inner|outer)HTML\s*=/,
  /insertAdjacentHTML|createContextualFragment|DOMParser|document\.write/,
  /\bnew Function\(|\beval\(/,
  /linkif|autolink/i,
  // A link's address comes from addresses.ts or is spelt in place, never from a field of a prayer or a profile.
  /href=\{[^}]*\b(?:prayer|profile|draft|made)\b/,
]

describe('what people wrote', () => {
  it.each(WAYS)('is shown as text: nothing matches %s', (way) => {
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter(({ text }) => way.test(text)).map(({ file }) => file)).toEqual([])
  })
})
