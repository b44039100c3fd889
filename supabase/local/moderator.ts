/** `npm run moderator -- <e-mail address> [--dismiss]`: appoints a moderator of the embedded backend, which must be stopped. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { setModerator } from './moderator-role'
import { openStore } from './store'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dismiss: { type: 'boolean', default: false } },
  })
  const [email] = positionals
  if (email === undefined)
    throw new Error('Please name an account: npm run moderator -- somebody@example.org')
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
