import {
  focusManager,
  type InfiniteData,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { uncertainPlaces } from './refetch-pages'
import type { PrayerEvent } from './live-events'
import type { PrayerPage } from './prayer-requests'

/** How long events are collected before lists are refetched, in milliseconds. */
const COLLECT = 250
/** The pause between two refetches, in milliseconds. It doubles while events keep coming. */
const SHORTEST_PAUSE = 3000
const LONGEST_PAUSE = 30_000

/** An event after which only the server knows whether its prayer stands in a list. */
interface UncertainEvent {
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

/** Reports new prayers that the list holds by now. Returns the events that only a refetch can settle. */
function settle(query: ListQuery, uncertain: readonly UncertainEvent[]): UncertainEvent[] {
  return uncertain.filter(({ event, onEntered }) => {
    if (event.kind === 'updated') return true
    if (!holds(query, event.prayer.id)) return true
    onEntered(event)
    return false
  })
}

async function refetch(
  client: QueryClient,
  query: ListQuery,
  uncertain: readonly UncertainEvent[],
) {
  const pages = query.state.data?.pages
  const open = settle(query, uncertain)
  if (open.length === 0 || !pages) return
  uncertainPlaces.set(
    pages,
    open.map(({ event }) => event.prayer),
  )
  await client.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
  settle(query, open)
}

/** Refetches lists in which something may have changed: soon, together, and only a few times in a burst of events. */
function createSchedule(client: QueryClient) {
  let waiting = new Map<string, Map<string, UncertainEvent>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity
  let pause = SHORTEST_PAUSE

  function schedule() {
    timer ??= setTimeout(read, Math.max(COLLECT, last + pause - performance.now()))
  }

  function read() {
    const now = performance.now()
    pause = now - last < 2 * pause ? Math.min(2 * pause, LONGEST_PAUSE) : SHORTEST_PAUSE
    last = now
    timer = undefined
    const due = waiting
    waiting = new Map()
    for (const [hash, uncertain] of due) {
      const query = client.getQueryCache().get<InfiniteData<PrayerPage>>(hash)
      if (!query) continue
      // A list that nobody looks at is refetched when somebody does.
      if (!query.isActive() || !focusManager.isFocused()) query.invalidate()
      // A fetch in flight may be older than the event, and a page that a reader waits for comes first.
      else if (query.state.fetchStatus !== 'idle') waiting.set(hash, uncertain)
      else void refetch(client, query, [...uncertain.values()])
    }
    if (waiting.size > 0) schedule()
  }

  return (hash: string, uncertain: readonly UncertainEvent[]) => {
    const known = waiting.get(hash) ?? new Map<string, UncertainEvent>()
    for (const each of uncertain) known.set(each.event.prayer.id, each)
    waiting.set(hash, known)
    schedule()
  }
}

const schedules = new WeakMap<QueryClient, ReturnType<typeof createSchedule>>()

/**
 * Refetches the list with this query hash a moment later, because of events after which its members are uncertain.
 * Calls back for each new prayer that it holds then.
 */
export function scheduleRefetch(
  client: QueryClient,
  queryHash: string,
  events: readonly PrayerEvent[],
  onEntered: (event: PrayerEvent) => void,
): void {
  const add = schedules.get(client) ?? createSchedule(client)
  schedules.set(client, add)
  add(
    queryHash,
    events.map((event) => ({ event, onEntered })),
  )
}
