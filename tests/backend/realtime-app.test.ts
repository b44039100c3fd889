import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/backend'
import { listenTo, ready } from './realtime-inbox'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({ seed: false })
})

afterAll(() => backend.stop())

async function writePrayer(client: SupabaseClient, title: string, isPrivate = false) {
  const { data: session } = await client.auth.getUser()
  const { data, error } = await client
    .from('prayers')
    .insert({
      title,
      short_text: 'Peace.',
      tradition: 'Universal',
      category: 'Peace',
      is_private: isPrivate,
      user_id: session.user?.id,
    })
    .select('id')
    .single<{ id: string }>()
  if (error) throw error
  return data.id
}

describe('the live channel of the app', () => {
  it('announces a public prayer to a visitor and a private one to its owner only', async () => {
    const { client: author } = await backend.signUp()
    const { client: someone } = await backend.signUp()
    for (const client of [author, someone]) await client.realtime.setAuth()
    const table = { table: 'prayers' }
    const own = listenTo(author.channel('prayer-updates'), table)
    const other = listenTo(someone.channel('prayer-updates'), table)
    const visitor = listenTo(backend.client().channel('prayer-updates'), table)
    await Promise.all([ready(own), ready(other), ready(visitor)])
    const hidden = await writePrayer(author, 'Hidden', true)
    const open = await writePrayer(author, 'Open')
    expect(await own.changes.take(2)).toMatchObject([
      { new: { id: hidden } },
      { new: { id: open } },
    ])
    for (const { changes } of [other, visitor]) {
      expect(await changes.next()).toMatchObject({
        eventType: 'INSERT',
        new: { id: open, title: 'Open' },
      })
    }
  })

  it('carries the number of likes, never who likes', async () => {
    const { client: author } = await backend.signUp()
    const id = await writePrayer(author, 'Liked')
    const visitor = backend.client()
    const numbers = listenTo(visitor.channel('numbers'), { event: 'UPDATE', table: 'like_counts' })
    const likes = listenTo(visitor.channel('likes'), { table: 'likes' })
    await ready(numbers)
    expect(await likes.system.next()).toMatchObject({ status: 'error' })
    const { error } = await author.from('likes').insert({ prayer_id: id })
    expect(error).toBeNull()
    const { new: row } = await numbers.changes.next()
    expect(row).toEqual({ prayer_id: id, likes: 1 })
  })
})
