import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../../supabase/local/ports'
import { startTestBackend } from '../support/backend'
import { serveBackend } from '../support/served-backend'

const account = { email: 'owner@example.com', password: 'a long enough password' }

describe('the data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orison-data-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('keeps accounts, rows, files, e-mails and keys over a restart', async () => {
    const first = await startTestBackend({ dataFolder: folder })
    const { client, userId } = await first.signUp(account.email)
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    const path = `avatar/${userId}-kept.png`
    await client.storage.from('profiles').upload(path, new Blob(['picture'], { type: 'image/png' }))
    await client.auth.resetPasswordForEmail(account.email)
    const count = await client.from('prayers').select('*', { count: 'exact', head: true })
    await first.stop()

    const second = await startTestBackend({ dataFolder: folder })
    const again = second.client()
    expect((await again.auth.getUser(token)).data.user?.id).toBe(userId)
    expect((await again.auth.signInWithPassword(account)).error).toBeNull()
    const seen = await fetch(again.storage.from('profiles').getPublicUrl(path).data.publicUrl)
    expect(await seen.text()).toBe('picture')
    expect(second.mailbox.latestTo(account.email)).not.toBeNull()
    expect(second.serviceKey).toBe(first.serviceKey)
    const recount = await again.from('prayers').select('*', { count: 'exact', head: true })
    expect(recount.count).toBe(count.count)
    await second.stop()
  })

  it('lets only its owner read the secrets', async () => {
    const backend = await startTestBackend({ dataFolder: folder })
    await backend.stop()
    const { mode } = await stat(join(folder, 'secrets.json'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('belongs to one process at a time; a second is told which one holds it', async () => {
    const backend = await startTestBackend({ dataFolder: folder })
    await expect(startTestBackend({ dataFolder: folder })).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}; stop that one first.`,
    )
    await backend.stop()
  })

  it('is taken over from a process that is gone', async () => {
    const gone = spawn(process.execPath, ['--version'])
    await once(gone, 'exit')
    await writeFile(join(folder, 'lock'), String(gone.pid))
    const backend = await startTestBackend({ dataFolder: folder })
    expect(await readFile(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`))
    await backend.stop()
  })

  it('is taken over when another process has the number of the one that is gone', async () => {
    await writeFile(join(folder, 'lock'), `${process.ppid} 1`)
    const backend = await startTestBackend({ dataFolder: folder })
    expect(await readFile(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`))
    await backend.stop()
  })

  it('made with migrations that are gone is refused in one sentence that says what to do', async () => {
    const backend = await startTestBackend({ dataFolder: folder })
    await backend.database.query(
      `insert into supabase_migrations.schema_migrations (version, name) values ('20260101000000', 'gone')`,
    )
    await backend.stop()
    const tried = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/serve.ts'], {
      env: { ...process.env, ORISON_DATA: folder, PORT: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    for await (const chunk of tried.stderr) said += String(chunk)
    expect(said).toBe(
      `The data folder ${folder} was made with other migrations than this project has: delete it and start again; what was kept in it is lost.\n`,
    )
  })

  it('loses no acknowledged write when the process is killed', async () => {
    const port = await findFreePort(20_000 + Math.floor(Math.random() * 20_000))
    const served = await serveBackend(folder, port)
    const client = createClient(`http://127.0.0.1:${port}`, served.key, {
      auth: { autoRefreshToken: false, persistSession: false },
    })
    const { data } = await client.auth.signUp(account)
    const written: string[] = []
    const row = {
      short_text: 'Let it stay.',
      tradition: 'Universal',
      category: 'Peace',
      type: 'Peace Prayer',
      user_id: data.user?.id,
    }
    for (let number = 0; number < 20; number += 1) {
      const title = `Written ${String(number).padStart(2, '0')}`
      const { error } = await client.from('prayers').insert({ ...row, title })
      if (!error) written.push(title)
    }
    // One more is under way at the moment of the kill.
    const unfinished = client.from('prayers').insert({ ...row, title: 'Unfinished' })
    void unfinished.then(() => undefined)
    const exited = once(served.process, 'exit')
    served.process.kill('SIGKILL')
    await exited

    const reopened = await startTestBackend({ dataFolder: folder })
    const rows = await reopened.database.query<{ title: string }>(
      `select title from public.prayers where title like 'Written%' order by title`,
    )
    expect(rows.map(({ title }) => title)).toEqual(written)
    expect(written).toHaveLength(20)
    await reopened.stop()
  })
})
