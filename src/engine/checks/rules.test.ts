import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RULES } from './rules'

const file = new URL('../../../docs/content-rules.md', import.meta.url)
const [, section] = readFileSync(file, 'utf8').split('## The rules that checks name')

it.each(Object.entries(RULES))('docs/content-rules.md explains the rule %s', (rule, sentence) => {
  const row = section?.split('\n').find((line) => line.startsWith(`| ${rule} `))
  expect(row).toContain(sentence)
})
