import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_SITE } from './built-site'
import { expect, test } from './scenario'

/** What a key or a password looks like that must never reach a browser. */
const SECRETS: Record<string, RegExp> = {
  'a secret key of a project': /sb_secret_\w/,
  'the role that passes row-level security': /service_role/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'an address with a password': /\b\w+:\/\/[\w.-]+:[^\s"'`@/$]+@/,
  'a key of a translation service': /DeepL-Auth-Key [\w-]+|\bAIza[\w-]{30,}/,
}

test('The built site holds no secret', () => {
  const files = readdirSync(BUILT_SITE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json|webmanifest|txt)$/.test(name),
  )
  expect(files.some((name) => name.endsWith('.js'))).toBe(true)
  const found = files.flatMap((name) => {
    const text = readFileSync(join(BUILT_SITE, name), 'utf8')
    return Object.entries(SECRETS)
      .filter(([, pattern]) => pattern.test(text))
      .map(([secret]) => `${name}: ${secret}`)
  })
  expect(found).toEqual([])
})
