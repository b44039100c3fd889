import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RULES } from './rules'

const document = readFileSync(new URL('../../../docs/content-rules.md', import.meta.url), 'utf8')

it.each(Object.entries(RULES))('docs/content-rules.md explains the rule %s', (rule, sentence) => {
  const row = document.split('\n').find((line) => line.startsWith(`| ${rule} `))
  expect(row).toContain(sentence)
})
