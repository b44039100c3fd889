import {
  focusManager,
  type InfiniteData,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { inDoubt } from './list-refresh'
import type { PrayerEvent } from './live-events'
import type { PrayerPage } from './prayer-requests'

/** How long news are gathered before lists are read again. In milliseconds. */
const GATHERING = 250
/** Rests between two readings: as long as news keep coming, each is twice as long as the one before. In milliseconds. */
const SHORTEST_REST = 3000
const LONGEST_REST = 30_000

interface Doubt {
  readonly event: PrayerEvent
  readonly onEntered: (event: PrayerEvent) => void
}

type ListQuery = Query<InfiniteData<PrayerPage>>

function holds(query: ListQuery, id: string): boolean {
  return (
    query.state.data?.pages.some(({ prayers }) => prayers.some((prayer) => prayer.id === id)) ??
    false
  )
}

/** Says of new prayers which stand in the list; answers with the doubts that only reading the list will settle. */
function settle(query: ListQuery, doubts: readonly Doubt[]): Doubt[] {
  return doubts.filter(({ event, onEntered }) => {
    if (event.kind === 'updated') return true
    if (!holds(query, event.prayer.id)) return true
    onEntered(event)
    return false
  })
}

async function readAgain(client: QueryClient, query: ListQuery, doubts: readonly Doubt[]) {
  const pages = query.state.data?.pages
  const open = settle(query, doubts)
  if (open.length === 0 || !pages) return
  inDoubt.set(
    pages,
    open.map(({ event }) => event.prayer),
  )
  await client.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
  settle(query, open)
}

/** Reads lists again in which something may have changed: soon, together, and in a burst of news a few times only. */
function createRereads(client: QueryClient) {
  let waiting = new Map<string, Map<string, Doubt>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity
  let rest = SHORTEST_REST

  function schedule() {
    timer ??= setTimeout(read, Math.max(GATHERING, last + rest - performance.now()))
  }

  function read() {
    const now = performance.now()
    rest = now - last < 2 * rest ? Math.min(2 * rest, LONGEST_REST) : SHORTEST_REST
    last = now
    timer = undefined
    const due = waiting
    waiting = new Map()
    for (const [hash, doubts] of due) {
      const query = client.getQueryCache().get<InfiniteData<PrayerPage>>(hash)
      if (!query) continue
      // What nobody looks at is read when somebody does.
      if (!query.isActive() || !focusManager.isFocused()) query.invalidate()
      // A reading under way may be older than the news, and the next page that a reader waits for comes first.
      else if (query.state.fetchStatus !== 'idle') waiting.set(hash, doubts)
      else void readAgain(client, query, [...doubts.values()])
    }
    if (waiting.size > 0) schedule()
  }

  return (hash: string, doubts: readonly Doubt[]) => {
    const known = waiting.get(hash) ?? new Map<string, Doubt>()
    for (const doubt of doubts) known.set(doubt.event.prayer.id, doubt)
    waiting.set(hash, known)
    schedule()
  }
}

const rereads = new WeakMap<QueryClient, ReturnType<typeof createRereads>>()

/**
 * Reads the list under a key's hash again because of events after which its members are uncertain. Calls back for each
 * new prayer that stands in it then.
 */
export function readAgainSoon(
  client: QueryClient,
  queryHash: string,
  events: readonly PrayerEvent[],
  onEntered: (event: PrayerEvent) => void,
): void {
  const add = rereads.get(client) ?? createRereads(client)
  rereads.set(client, add)
  add(
    queryHash,
    events.map((event) => ({ event, onEntered })),
  )
}
