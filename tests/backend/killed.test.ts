import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../../supabase/local/ports'
import { killBackend, serveBackend } from '../support/served-backend'

const SAVES = 100
const account = { email: 'owner@example.com', password: 'a long enough password' }

function clientOf(port: number, key: string): SupabaseClient {
  return createClient(`http://127.0.0.1:${port}`, key, {
    auth: { autoRefreshToken: false, persistSession: false },
  })
}

/** Two starts and a hundred saves, on a machine that may be busy: milliseconds. */
const TAKES_AT_MOST = 180_000

describe('the backend, killed in the middle of a hundred saves', () => {
  let folder: string
  const started: Awaited<ReturnType<typeof serveBackend>>[] = []
  const start = async (port: number) => {
    const served = await serveBackend(folder, port)
    started.push(served)
    return served
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orison-killed-'))
  })
  afterEach(async () => {
    await Promise.all(started.map(killBackend))
    await rm(folder, { recursive: true, force: true })
  })

  it(
    'loses none that it acknowledged, and starts again in the same folder by itself',
    async () => {
      const port = await findFreePort(20_000 + Math.floor(Math.random() * 20_000))
      const first = await start(port)
      const client = clientOf(port, first.key)
      const { data } = await client.auth.signUp(account)
      const prayer = {
        short_text: 'Let it stay.',
        tradition: 'Universal',
        category: 'Peace',
        user_id: data.user?.id,
      }
      const acknowledged: string[] = []
      let halfDone = () => {}
      const half = new Promise<void>((resolve) => {
        halfDone = resolve
      })
      const saves = Array.from({ length: SAVES }, async (_, number) => {
        const saved = await client
          .from('prayers')
          .insert({ ...prayer, title: `Prayer ${number}` })
          .select('id')
          .single()
        if (!saved.data) return
        acknowledged.push(String(saved.data.id))
        // The other half is under way at this moment.
        if (acknowledged.length === SAVES / 2) halfDone()
      })
      await half
      await killBackend(first)
      await Promise.all(saves)

      const second = await start(port)
      const again = clientOf(port, second.key)
      expect((await again.auth.signInWithPassword(account)).error).toBeNull()
      const kept = await again.from('prayers').select('id').eq('user_id', data.user?.id)
      const ids = new Set(kept.data?.map(({ id }) => String(id)))
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
      expect(acknowledged.length).toBeGreaterThanOrEqual(SAVES / 2)
      expect(acknowledged.length).toBeLessThan(SAVES)
      const { error } = await again.from('prayers').insert({ ...prayer, title: 'Afterwards' })
      expect(error).toBeNull()
    },
    TAKES_AT_MOST,
  )
})
