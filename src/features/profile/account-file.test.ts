import { describe, expect, it } from 'vitest'
import { accountFile } from './account-file'

const ACCOUNT = {
  hidden_prayers: [],
  reports: [],
  collections: [],
  likes: [],
  format: 'orison-account',
  prayers: [{ id: 'one', title: 'For “you” 🌿' }],
  profile: { username: 'Morning.Lark', email: 'me@example.org' },
  version: 1,
  exported_at: '2026-11-21T23:59:00+00:00',
}

describe('the file of an account', () => {
  it('is named after its owner and day', () => {
    expect(accountFile(ACCOUNT).name).toBe('orison-Morning.Lark-2026-11-21.json')
  })

  it('holds all of the answer, and says first what it is', () => {
    const read: unknown = JSON.parse(accountFile(ACCOUNT).text)
    expect(read).toEqual(ACCOUNT)
    expect(Object.keys(read as object)).toEqual([
      'format',
      'version',
      'exported_at',
      'profile',
      'prayers',
      'likes',
      'collections',
      'reports',
      'hidden_prayers',
    ])
  })

  it('can be made before there is a username', () => {
    const { name } = accountFile({ ...ACCOUNT, profile: { email: 'me@example.org' } })
    expect(name).toBe('orison-account-2026-11-21.json')
  })

  it.each([null, 'text', [], {}, { format: 'another' }, { format: 'orison-account' }])(
    'is not made of %j',
    (answer) => {
      expect(() => accountFile(answer)).toThrow(expect.objectContaining({ name: 'AppError' }))
    },
  )
})
