import type { RealtimeChannel } from '@supabase/supabase-js'

/** Keeps what arrives, and lets a test wait for the next thing without a clock. */
export class Inbox<T> {
  readonly #arrived: T[] = []
  readonly #waiting: ((value: T) => void)[] = []

  readonly put = (value: T): void => {
    const waiter = this.#waiting.shift()
    if (waiter) waiter(value)
    else this.#arrived.push(value)
  }

  /** How much has arrived and was not taken yet. */
  get size(): number {
    return this.#arrived.length
  }

  next(): Promise<T> {
    const value = this.#arrived.shift()
    if (value !== undefined) return Promise.resolve(value)
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
    })
  }

  async take(count: number): Promise<T[]> {
    const values: T[] = []
    while (values.length < count) values.push(await this.next())
    return values
  }

  async until(matches: (value: T) => boolean): Promise<T> {
    let value = await this.next()
    while (!matches(value)) value = await this.next()
    return value
  }
}

export interface SystemMessage {
  extension: string
  status: string
  message: string
  channel: string
}

export interface Change {
  eventType: string
  table: string
  new: Record<string, unknown>
  old: Record<string, unknown>
  errors: string[] | null | undefined
}

export interface ChangeFilter {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  schema?: string
  table?: string
  filter?: string
}

export interface Listener {
  channel: RealtimeChannel
  changes: Inbox<Change>
  system: Inbox<SystemMessage>
  status: Inbox<string>
}

/** Subscribes to database changes; wait for `ready(listener)` before changing anything. */
export function listenTo(
  channel: RealtimeChannel,
  { event = '*', schema = 'public', table = 'notes', filter }: ChangeFilter = {},
): Listener {
  const changes = new Inbox<Change>()
  const system = new Inbox<SystemMessage>()
  const status = new Inbox<string>()
  channel
    .on(
      'postgres_changes',
      { event: event as '*', schema, table, ...(filter !== undefined && { filter }) },
      ({ eventType, table: changed, new: row, old, errors }) =>
        changes.put({ eventType, table: changed, new: { ...row }, old: { ...old }, errors }),
    )
    .on('system', {}, system.put)
    .subscribe((state) => status.put(state))
  return { channel, changes, system, status }
}

/** Resolves when the server listens for this channel: its `ok`, not the client's SUBSCRIBED. */
export async function ready({ system }: Listener): Promise<SystemMessage> {
  const message = await system.until(({ extension }) => extension === 'postgres_changes')
  if (message.status !== 'ok') throw new Error(message.message)
  return message
}
