import { randomUUID } from 'node:crypto'
import type { LocalDatabase } from '../../supabase/local/database'
import { findPostgres } from '../support/postgres-binaries'
import { startPostgres } from '../support/postgres-server'
import { listenTo, ready, type ChangeFilter, type Listener } from './realtime-inbox'
import { openNotes } from './realtime-notes'
import { startRealtimeStage, type ClientSettings, type RealtimeStage } from './realtime-stage'

export interface NoteStage {
  database: LocalDatabase
  stage: RealtimeStage
  /** Resolves when the server listens for this new client. */
  listening(filter?: ChangeFilter, settings?: ClientSettings): Promise<Listener>
  /** Inserts a note and returns its id. */
  addNote(note?: { owner?: string; body?: string; isPrivate?: boolean }): Promise<number>
  /** Reserves ids that follow each other; returns the first. */
  reserveIds(count: number): number
  stop(): Promise<void>
}

const binaries = await findPostgres()

/** The databases of this machine on which change capture must work alike. */
export const NOTE_DATABASES: { on: string; server: string | null }[] = [
  { on: 'PGlite', server: null },
  ...(binaries === null ? [] : [{ on: 'a Postgres server', server: binaries }]),
]

export async function startNoteStage(binariesOfServer: string | null): Promise<NoteStage> {
  const server = binariesOfServer === null ? null : await startPostgres(binariesOfServer)
  const database = await openNotes(server?.url)
  const stage = await startRealtimeStage(database)
  let lastId = 0
  const reserveIds = (count: number): number => {
    lastId += count
    return lastId - count + 1
  }
  return {
    database,
    stage,
    reserveIds,
    async listening(filter = {}, settings = {}) {
      const client = stage.client(settings)
      // A first join may go out before the client knows its token; the visitor is then anonymous at first.
      if (settings.token !== undefined) await client.realtime.setAuth()
      const listener = listenTo(client.channel(`room-${randomUUID()}`), filter)
      await ready(listener)
      return listener
    },
    async addNote(note = {}) {
      const id = reserveIds(1)
      await database.query(
        'insert into notes (id, owner, body, is_private) values ($1, $2, $3, $4)',
        [id, note.owner ?? null, note.body ?? null, note.isPrivate ?? false],
      )
      return id
    },
    async stop() {
      await stage.stop()
      await database.close()
      await server?.stop()
    },
  }
}
