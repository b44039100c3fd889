import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { listenTo, ready, type ChangeFilter, type Listener } from './realtime-inbox'
import { openNotes } from './realtime-notes'
import { signToken, startRealtimeStage, type RealtimeStage } from './realtime-stage'

let database: LocalDatabase
let stage: RealtimeStage

beforeAll(async () => {
  database = await openNotes()
  stage = await startRealtimeStage(database)
})

afterAll(async () => {
  await stage.stop()
  await database.close()
})

function listener(filter: ChangeFilter): Listener {
  return listenTo(stage.client().channel(`room-${randomUUID()}`), filter)
}

describe('a subscription that cannot be', () => {
  it('leaves the channel joined but deaf, and says so in the words of the real service', async () => {
    const unknown = listener({ table: 'nowhere' })
    expect(await unknown.status.next()).toBe('SUBSCRIBED')
    expect(await unknown.system.next()).toMatchObject({
      extension: 'postgres_changes',
      status: 'error',
      message:
        'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [event: *, schema: public, table: nowhere, filters: [], select: nil]',
    })
  })

  it.each([
    [{ table: 'unpublished' }, 'Please check Realtime is enabled'],
    [{ filter: 'id=eq.1' }, 'knows neither `filter` nor `select`'],
  ])('names what is wrong with %j', async (filter, words) => {
    const { system } = listener(filter)
    const { status, message } = await system.next()
    expect(status).toBe('error')
    expect(message).toContain(words)
  })

  it('gets an error instead of rows from a table without a primary key', async () => {
    const keyless = listener({ table: 'keyless' })
    await ready(keyless)
    await database.exec(`insert into keyless values ('x')`)
    expect(await keyless.changes.next()).toMatchObject({
      new: {},
      errors: ['Error 400: Bad Request, no primary key'],
    })
  })
})

describe('tokens', () => {
  it('that arrive after the join change who the channel listens as', async () => {
    const owner = randomUUID()
    let token = await signToken(randomUUID())
    const client = stage.client({ token: () => token })
    await client.realtime.setAuth()
    const listening = listenTo(client.channel('refresh'))
    await ready(listening)
    await database.query('insert into notes (id, owner, is_private) values (3001, $1, true)', [
      owner,
    ])
    token = await signToken(owner)
    await client.realtime.setAuth()
    await ready(listening)
    await database.query('insert into notes (id, owner, is_private) values (3002, $1, true)', [
      owner,
    ])
    expect(await listening.changes.next()).toMatchObject({ new: { id: 3002 } })
  })

  it('that expire close the channel with a reason', async () => {
    const client = stage.client({ token: await signToken(randomUUID(), 1) })
    await client.realtime.setAuth()
    const listening = listenTo(client.channel('expiring'))
    expect(await listening.status.next()).toBe('SUBSCRIBED')
    const last = await listening.system.until(({ extension }) => extension === 'system')
    expect(last).toMatchObject({ status: 'error' })
    expect(last.message).toMatch(/^Token has expired \d+ seconds ago$/)
    expect(await listening.status.until((status) => status === 'CLOSED')).toBe('CLOSED')
  })

  it.each([
    ['forged', (token: string) => `${token.slice(0, -4)}AAAA`, 'JwtSignatureError'],
    ['malformed', () => 'not-a-token', 'MalformedJWT: The token provided is not a valid JWT'],
  ])('that are %s refuse the join', async (_, change, reason) => {
    const client = stage.client({ token: change(await signToken(randomUUID())) })
    await client.realtime.setAuth()
    const channel = client.channel('refused')
    const error = await new Promise<Error | undefined>((resolve) => {
      channel.subscribe((_status, cause) => resolve(cause))
    })
    expect(error?.message).toContain(reason)
    await client.removeAllChannels()
  })

  it('that are replaced by a forged one close the channel', async () => {
    let token = await signToken(randomUUID())
    const client = stage.client({ token: () => token })
    await client.realtime.setAuth()
    const listening = listenTo(client.channel('forged later'))
    await ready(listening)
    token = `${token.slice(0, -4)}AAAA`
    await client.realtime.setAuth()
    const last = await listening.system.until(({ extension }) => extension === 'system')
    expect(last.message).toBe('Failed to validate JWT signature')
    await listening.status.until((status) => status === 'CLOSED')
  })
})
