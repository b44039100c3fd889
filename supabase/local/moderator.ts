import { resolve } from 'node:path'
import { readCommandLine } from './command-line'
import { setModerator } from './moderator-role'
import { openStore } from './store'

const { values, positionals } = readCommandLine({
  usage: `Usage: npm run moderator -- <e-mail address> [--dismiss]

Appoints a moderator of the embedded backend, which must be stopped.

  --dismiss   the account is a moderator no longer

The rows lie in .orison; ORISON_DATA names another folder, DATABASE_URL a Postgres.`,
  options: { dismiss: { type: 'boolean', default: false } },
  positionals: { least: 1, most: 1 },
})

try {
  const [email = ''] = positionals
  const store = await openStore({
    dataFolder: resolve(process.env.ORISON_DATA || '.orison'),
    ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
  })
  const isKnown = await setModerator(store.database, email, !values.dismiss)
  await store.close()
  if (!isKnown) throw new Error(`No account has the e-mail address ${email}.`)
  console.log(
    `${email} is ${values.dismiss ? 'no longer a' : 'a'} moderator, from the next sign-in on.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
