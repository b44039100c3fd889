import { AppError } from '@/lib/errors'
import type { Json } from '@/lib/database.types'

export interface AccountFile {
  /** `orison-<username>-<date>.json` */
  readonly name: string
  /** JSON, indented, so that a person can read it too. */
  readonly text: string
}

/** What `docs/account-file.md` describes, in the order in which a reader would want it. */
const PARTS = [
  'format',
  'version',
  'exported_at',
  'profile',
  'prayers',
  'likes',
  'collections',
  'reports',
  'hidden_prayers',
] as const

function isRecord(value: Json | undefined): value is Record<string, Json | undefined> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The answer of `my_account` as a file to keep. Throws AppError for an answer that is something else. */
export function accountFile(account: Json): AccountFile {
  if (!isRecord(account) || account['format'] !== 'orison-account' || !isRecord(account['profile']))
    throw new AppError('server', 'The server answered with something else than an account.')
  const { username } = account['profile']
  const { exported_at: exportedAt } = account
  const owner = typeof username === 'string' ? username : 'account'
  const date = typeof exportedAt === 'string' ? exportedAt.slice(0, 10) : 'undated'
  const ordered = Object.fromEntries(PARTS.map((part) => [part, account[part]]))
  return { name: `orison-${owner}-${date}.json`, text: `${JSON.stringify(ordered, null, 2)}\n` }
}
