import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { addresses } from '@/catalogue/addresses'
import { EmptyState } from '@/components/empty-state'
import { ButtonLink } from '@/components/ui/button'
import { notify } from '@/lib/notify'
import { inOrder, withMoved, withoutEntry, type Collection, type Entry } from './book'
import { bookKeys, useBookChange } from './book-queries'
import type { BookStore } from './book-store'
import { changeFailure } from './change-failure'
import { EntryControls } from './entry-controls'
import { GonePrayers } from './gone-prayers'

/** What the list of another feature is asked to draw. */
export interface PrayersInOrder {
  readonly ids: readonly string[]
  readonly label: string
  readonly renderBelow: (
    prayer: { readonly id: string; readonly title: string },
    place: { readonly index: number; readonly count: number },
  ) => ReactNode
  readonly renderMissing: (ids: readonly string[]) => ReactNode
}

interface CollectionPrayersProps {
  collection: Collection
  viewerId: string | null
  /** Prayers belong to another feature: the route passes its list in. */
  renderPrayers: (prayers: PrayersInOrder) => ReactNode
}

interface EntriesChange {
  readonly entries: readonly Entry[]
  readonly send: (store: BookStore) => Promise<void>
}

/** Shows a change of a collection at once, and sends it; when it fails the stored one returns, and a message says so. */
function useEntriesChange(collection: Collection, viewerId: string | null) {
  const client = useQueryClient()
  const queryKey = bookKeys.collection(viewerId, collection.id)
  const change = useBookChange(viewerId, (store, { send }: EntriesChange) => send(store))
  return async (changed: EntriesChange) => {
    // An answer of before the change would show the state of before it.
    await client.cancelQueries({ queryKey })
    client.setQueryData<Collection>(
      queryKey,
      (known) => known && { ...known, entries: changed.entries },
    )
    return change.mutateAsync(changed)
  }
}

/** The prayers of a collection in their order, with notes, and all that their owner does with them. */
export function CollectionPrayers({ collection, viewerId, renderPrayers }: CollectionPrayersProps) {
  const { id, name, entries } = collection
  const [said, setSaid] = useState('')
  const change = useEntriesChange(collection, viewerId)
  const ids = useMemo(() => entries.map(({ prayerId }) => prayerId), [entries])
  const noteOf = (prayerId: string) =>
    entries.find((each) => each.prayerId === prayerId)?.note ?? ''
  const sayFailure = (error: unknown) => notify.error(changeFailure(error))

  function handleMove(
    prayerId: string,
    title: string,
    step: -1 | 1,
    place: { index: number; count: number },
  ) {
    const moved = withMoved(ids, prayerId, step)
    setSaid(`${title}: place ${place.index + 1 + step} of ${place.count}`)
    change({
      entries: inOrder(entries, moved),
      send: (store) => store.arrange(id, moved),
    }).catch(sayFailure)
  }

  function handleTakeOut(prayerIds: readonly string[]) {
    // The card is removed, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true })
    change({
      entries: prayerIds.reduce(withoutEntry, entries),
      send: async (store) => {
        for (const prayerId of prayerIds) await store.takeOut(id, prayerId)
      },
    }).catch(sayFailure)
  }

  if (entries.length === 0)
    return (
      <EmptyState
        message="Nothing in here yet. “Keep in my book”, under More actions at every prayer, puts one in."
        action={<ButtonLink to={addresses.categories}>Browse prayers</ButtonLink>}
      />
    )
  return (
    <>
      <output className="sr-only">{said}</output>
      {renderPrayers({
        ids,
        label: `Prayers in ${name}`,
        renderBelow: (prayer, place) => (
          <EntryControls
            title={prayer.title}
            note={noteOf(prayer.id)}
            {...place}
            onMove={(step) => handleMove(prayer.id, prayer.title, step, place)}
            onNote={(note) =>
              change({
                entries: entries.map((each) =>
                  each.prayerId === prayer.id ? { ...each, note } : each,
                ),
                send: (store) => store.setNote(id, prayer.id, note),
              })
            }
            onTakeOut={() => handleTakeOut([prayer.id])}
          />
        ),
        renderMissing: (missing) => (
          <GonePrayers
            notes={missing.map(noteOf).filter(Boolean)}
            count={missing.length}
            onTakeOut={() => handleTakeOut(missing)}
          />
        ),
      })}
    </>
  )
}
