import { useParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { EmptyState } from '@/components/empty-state'
import { ErrorState } from '@/components/error-state'
import { PageHeader } from '@/components/page-header'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { isRowId } from '@/catalogue/row-id'
import { useSession } from '@/features/auth/session'
import { useCollection } from '@/features/book/book-queries'
import { CollectionActions } from '@/features/book/collection-actions'
import { CollectionPrayers } from '@/features/book/collection-prayers'
import { ChosenPrayers } from '@/features/prayers/list/chosen-prayers'
import { PrayerListSkeleton } from '@/features/prayers/list/prayer-list-frame'

const BACK = { to: addresses.book, label: 'My prayer book' }

/** One collection of the viewer, in its order and with its notes. */
export default function BookCollection() {
  const { id = '' } = useParams()
  const { status, user } = useSession()
  const viewerId = user?.id ?? null
  const isReadable = status !== 'loading' && isRowId(id)
  const { data: collection, isError, refetch } = useCollection(viewerId, id, isReadable)
  const title = collection?.name ?? 'Collection'
  usePage({ title, description: 'A collection of prayers in your own order.' })

  if (collection === null || !isRowId(id))
    return (
      <>
        <PageHeader back={BACK} title="Collection" />
        <EmptyState
          message={
            viewerId === null
              ? 'This collection is not on this device. If it is yours, sign in to see it.'
              : 'This collection is not there, or it is not yours.'
          }
          action={<ButtonLink to={addresses.book}>My prayer book</ButtonLink>}
        />
      </>
    )
  return (
    <>
      <PageHeader
        back={BACK}
        title={<bdi className="break-words">{title}</bdi>}
        actions={collection && <CollectionActions collection={collection} viewerId={viewerId} />}
      />
      {collection ? (
        <CollectionPrayers
          collection={collection}
          viewerId={viewerId}
          renderPrayers={(prayers) => <ChosenPrayers {...prayers} />}
        />
      ) : isError ? (
        <ErrorState
          message="This collection could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <PrayerListSkeleton />
      )}
    </>
  )
}
