import { existsSync, writeFileSync } from 'node:fs'
import { readCommandLine } from '../local/command-line'
import { findChanged, hashMigrations, LANDED, readLanded } from './landed-migrations'

readCommandLine({
  usage: `Usage: npm run write:landed

Adds new migrations to supabase/landed/landed.json, after which they must not change. Refuses while one that landed was
changed: put it back and add a new migration, or, if nobody else has it yet, remove its line first.`,
})

const found = hashMigrations()
const landed = existsSync(LANDED) ? readLanded() : {}
const changed = findChanged(landed, found)
if (changed.length > 0) {
  console.error(`Changed after landing: ${changed.join(', ')}. Put back, and add a new migration.`)
  process.exit(1)
}
writeFileSync(LANDED, `${JSON.stringify(found, null, 2)}\n`)
const added = Object.keys(found).filter((name) => !(name in landed))
console.log(added.length > 0 ? `Landed: ${added.join(', ')}` : 'No new migration.')
