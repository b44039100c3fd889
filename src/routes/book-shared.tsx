import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { isRowId } from '@/catalogue/row-id'
import { EmptyState } from '@/components/empty-state'
import { ErrorState } from '@/components/error-state'
import { PageHeader } from '@/components/page-header'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { useSharedCollection } from '@/features/book/book-queries'
import { Note } from '@/features/book/entry-controls'
import { ChosenPrayers } from '@/features/prayers/list/chosen-prayers'
import { PrayerListSkeleton } from '@/features/prayers/list/prayer-list-frame'

/** A collection that somebody shared by its link. */
export default function BookShared() {
  const { key = '' } = useParams()
  const { data: shared, isError, refetch } = useSharedCollection(key, isRowId(key))
  const title = shared?.name ?? 'Shared collection'
  usePage({ title, description: 'Prayers that somebody collected and shared.' })
  const notes = useMemo(
    () => new Map(shared?.entries.map(({ prayerId, note }) => [prayerId, note])),
    [shared],
  )
  const ids = useMemo(() => shared?.entries.map(({ prayerId }) => prayerId) ?? [], [shared])

  if (shared === null || !isRowId(key))
    return (
      <>
        <PageHeader title="Shared collection" />
        <EmptyState
          message="This link leads nowhere any more: the collection is private now, or gone."
          action={<ButtonLink to={addresses.categories}>Browse prayers</ButtonLink>}
        />
      </>
    )
  return (
    <>
      <PageHeader
        title={<bdi className="break-words">{title}</bdi>}
        description="Collected by somebody who shares it with you."
        actions={
          ids.length > 0 && (
            <ButtonLink
              to={addresses.bookPrint({ shared: key })}
              variant="secondary"
              size="small"
              className="max-sm:min-h-11"
            >
              <Printer aria-hidden="true" size={16} />
              Print
            </ButtonLink>
          )
        }
      />
      {isError && !shared ? (
        <ErrorState
          message="This collection could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      ) : !shared ? (
        <PrayerListSkeleton />
      ) : ids.length === 0 ? (
        <EmptyState message="There is no prayer in here yet." />
      ) : (
        <ChosenPrayers
          ids={ids}
          label={`Prayers in ${title}`}
          renderBelow={({ id }) => {
            const note = notes.get(id)
            return note ? <Note note={note} /> : null
          }}
        />
      )}
    </>
  )
}
