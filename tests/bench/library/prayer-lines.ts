import { createHash } from 'node:crypto'
import type { ComposedPrayer } from '@/engine/prayer'
import type { Chance } from './chance'
import { createPersonalLines } from './personal-lines'

/** The columns that a loaded prayer gives, in the order of its line. */
export const LOADED_COLUMNS =
  'id,title,short_text,medium_text,long_text,tradition,category,type,author,source,tags,user_id,is_private,created_at,updated_at'

const PRIVATE_SHARE = 0.1
const UNSIGNED_SHARE = 0.05
const PERSONAL_SHARE = 0.2
const THREE_YEARS = 3 * 365 * 24 * 3600 * 1000
/** Fixed, so that the same size gives the same rows. */
const NEWEST = Date.UTC(2026, 10, 1)

/** The id of the n-th loaded account. */
export function userId(number: number): string {
  return asUuid(createHash('md5').update(`user ${number}`).digest('hex'))
}

function asUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

function randomUuid(chance: Chance): string {
  const quarter = () =>
    chance
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0')
  return asUuid(quarter() + quarter() + quarter() + quarter())
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t')
}

/** One composed text, escaped once for all the lines it appears in. */
function escapedTexts(prayer: ComposedPrayer) {
  const { title, shortText, mediumText, longText, tradition, category, type, author, source } =
    prayer
  const tags = `{${prayer.tags.map((tag) => `"${tag.replaceAll(/["\\]/g, '')}"`).join(',')}}`
  return {
    opening: [title, shortText, mediumText].map(escaped).join('\t'),
    longText: escaped(longText),
    facts: [tradition, category, type, author, source, tags].map(escaped).join('\t'),
  }
}

/** A maker of lines for COPY in text format: one composed prayer each, saved by some person at some time. */
export function createLineMaker(
  texts: readonly ComposedPrayer[],
  users: number,
  chance: Chance,
): () => string {
  const stock = texts.map(escapedTexts)
  const owners = Array.from({ length: users }, (_, number) => userId(number))
  const personalLine = createPersonalLines()
  return () => {
    const text = stock[chance.below(stock.length)]
    if (!text) throw new Error('There is no text to save.')
    const isUnsigned = chance.part() < UNSIGNED_SHARE
    const owner = isUnsigned ? '\\N' : (owners[chance.rank(users)] ?? '\\N')
    const isPrivate = !isUnsigned && chance.part() < PRIVATE_SHARE / (1 - UNSIGNED_SHARE)
    const addition = chance.part() < PERSONAL_SHARE ? `\\n\\n${personalLine(chance)}` : ''
    const at = new Date(NEWEST - Math.floor(chance.part() * THREE_YEARS)).toISOString()
    const own = `${owner}\t${isPrivate ? 't' : 'f'}\t${at}\t${at}\n`
    return `${randomUuid(chance)}\t${text.opening}\t${text.longText}${addition}\t${text.facts}\t${own}`
  }
}
