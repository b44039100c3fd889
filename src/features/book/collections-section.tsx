import { useQuery } from '@tanstack/react-query'
import { Link2, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { ErrorState } from '@/components/error-state'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyWithTimeout } from '@/lib/lazy-component'
import type { Collection } from './book'
import { bookQueries, useBookChange } from './book-queries'

const NameDialog = lazyWithTimeout(async () => ({
  default: (await import('./name-dialog')).NameDialog,
}))

/** A person's collections, each a door, and the way to begin one. */
export function CollectionsSection({ viewerId }: { viewerId: string | null }) {
  const { data: collections, isError, refetch } = useQuery(bookQueries.collections(viewerId))
  const [isNaming, setNaming] = useState(false)
  return (
    <section aria-labelledby="collections">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="collections" className="text-2xl">
          Collections
        </h2>
        <Button
          variant="secondary"
          size="small"
          className="min-h-11 sm:min-h-9"
          onClick={() => setNaming(true)}
        >
          <Plus aria-hidden="true" size={16} />
          New collection
        </Button>
      </div>
      {isError && !collections ? (
        <ErrorState
          message="Your collections could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <Collections collections={collections ?? null} />
      )}
      <Suspense fallback={null}>
        {isNaming && <BeginDialog viewerId={viewerId} onClose={() => setNaming(false)} />}
      </Suspense>
    </section>
  )
}

function Collections({ collections }: { collections: readonly Collection[] | null }) {
  if (collections?.length === 0)
    return (
      <p className="max-w-[60ch] text-ink-soft">
        None yet. A collection holds prayers in your own order, each with a note if you like: for
        the mornings, for a journey, for somebody who is ill.
      </p>
    )
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops a list's role with its bullets
      role="list"
      aria-label="Collections"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3"
    >
      {collections?.map((collection) => <Tile key={collection.id} collection={collection} />) ?? (
        <li className="rounded-card border border-line bg-surface px-5 py-4">
          <output className="sr-only">Loading collections...</output>
          <Skeleton className="w-32" />
          <Skeleton className="mt-3 w-20" />
        </li>
      )}
    </ul>
  )
}

function Tile({ collection: { id, name, entries, shareKey } }: { collection: Collection }) {
  const count = entries.length
  return (
    <li>
      <Link
        to={addresses.collection(id)}
        className="group block h-full rounded-card border border-line bg-surface px-5 py-4 transition-colors duration-150 hover:border-accent"
      >
        <span
          dir="auto"
          className="block font-prayer text-lg font-semibold break-words group-hover:text-accent"
        >
          {name}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {count} {count === 1 ? 'prayer' : 'prayers'}
          {shareKey && (
            <span className="inline-flex items-center gap-1">
              <span aria-hidden="true">·</span>
              <Link2 aria-hidden="true" size={14} />
              shared by link
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

function BeginDialog({ viewerId, onClose }: { viewerId: string | null; onClose: () => void }) {
  const navigate = useNavigate()
  // Drawn once for this dialog: however often it is sent, one collection begins.
  const [id] = useState(() => crypto.randomUUID())
  const begin = useBookChange(viewerId, (store, name: string) => store.begin(id, name))
  return (
    <NameDialog
      title="New collection"
      submitLabel="Begin"
      onSubmit={async (name) => {
        await begin.mutateAsync(name)
        await navigate(addresses.collection(id))
      }}
      onClose={onClose}
    />
  )
}
