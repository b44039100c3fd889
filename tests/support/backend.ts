import { randomUUID } from 'node:crypto'
import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { createBackend, type Backend, type BackendOptions } from '../../supabase/local/backend'
import type { LocalDatabase } from '../../supabase/local/database'
import { listen } from '../../supabase/local/listen'
import type { Mailbox } from '../../supabase/local/mailbox'

export interface SignedUp {
  client: SupabaseClient
  userId: string
  email: string
  password: string
}

// Node 20 has no WebSocket of its own.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

/** The embedded backend over real HTTP on a free port, with a database of its own. */
export interface TestBackend {
  url: string
  anonKey: string
  serviceKey: string
  /** Answers within this process; for many questions where the way over the network adds nothing. */
  fetch: Backend['fetch']
  /** A new visitor: the unmodified client, signed out, remembering its session in memory. */
  client(): SupabaseClient
  /** A new person, signed up and signed in. */
  signUp(email?: string): Promise<SignedUp>
  mailbox: Mailbox
  database: LocalDatabase
  stop(): Promise<void>
}

/** Starts a backend; in memory and seeded unless the options say otherwise. Stop it afterwards. */
export async function startTestBackend(
  options: Partial<Omit<BackendOptions, 'publicUrl'>> = {},
): Promise<TestBackend> {
  const server = await listen(0, (port) =>
    createBackend({ dataFolder: null, ...options, publicUrl: `http://127.0.0.1:${port}` }),
  )
  const backend = await server.backend.catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  const clients: SupabaseClient[] = []
  const client = () => {
    const made = createClient(backend.url, backend.anonKey, clientOptions())
    clients.push(made)
    return made
  }
  return {
    url: backend.url,
    anonKey: backend.anonKey,
    serviceKey: backend.serviceKey,
    fetch: backend.fetch,
    mailbox: backend.mailbox,
    database: backend.database,
    client,
    signUp: (email) => signUp(client(), email ?? `person-${randomUUID()}@example.com`),
    async stop() {
      await Promise.all(clients.map((made) => made.removeAllChannels()))
      await server.stop()
      await backend.close()
    },
  }
}

async function signUp(client: SupabaseClient, email: string): Promise<SignedUp> {
  const password = 'a long enough password'
  const { data, error } = await client.auth.signUp({ email, password })
  if (error) throw error
  if (!data.user) throw new Error('Signing up gave no user.')
  return { client, userId: data.user.id, email, password }
}

function clientOptions(): SupabaseClientOptions<'public'> {
  return {
    auth: { autoRefreshToken: false, persistSession: false },
  }
}
