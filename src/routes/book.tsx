import { Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PageHeader } from '@/components/page-header'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { useSession } from '@/features/auth/session'
import { BookFileMenu } from '@/features/book/book-file-menu'
import { CollectionsSection } from '@/features/book/collections-section'
import { KeptPrayers } from '@/features/book/kept-prayers'
import { WaitingNote } from '@/features/book/waiting-note'
import { HiddenOnDevice } from '@/features/prayers/hide-and-report/hidden-prayers-list'
import { ChosenPrayers } from '@/features/prayers/list/chosen-prayers'
import { LikedPrayers } from '@/features/prayers/list/liked-prayers'
import { PrayerListSkeleton } from '@/features/prayers/list/prayer-list-frame'
import { useBookReads } from './use-book-reads'

const TITLE = 'My prayer book'

/** What a person likes and collects: of a member in their account, of a visitor on this device. */
export default function Book() {
  const { status, user } = useSession()
  const viewerId = user?.id ?? null
  const reads = useBookReads(viewerId)
  usePage({ title: TITLE, description: 'The prayers you keep, and your collections of them.' })
  if (status === 'loading')
    return (
      <>
        <PageHeader title={TITLE} />
        <PrayerListSkeleton />
      </>
    )
  return (
    <>
      <PageHeader
        title={TITLE}
        description={
          viewerId === null ? (
            <OnThisDevice />
          ) : (
            'For your eyes only, unless you share a collection.'
          )
        }
        actions={
          <>
            <ButtonLink
              to={addresses.bookPrint()}
              variant="secondary"
              size="small"
              className="max-sm:min-h-11"
            >
              <Printer aria-hidden="true" size={16} />
              Print
            </ButtonLink>
            <BookFileMenu viewerId={viewerId} reads={reads} />
          </>
        }
      />
      {viewerId !== null && <WaitingNote viewerId={viewerId} />}
      <CollectionsSection viewerId={viewerId} />
      <section aria-labelledby="kept" className="mt-12">
        <h2 id="kept" className="mb-4 text-2xl">
          {viewerId === null ? 'Kept prayers' : 'Liked prayers'}
        </h2>
        {viewerId === null ? (
          <KeptPrayers
            renderPrayers={(prayers) => <ChosenPrayers {...prayers} headingLevel={3} />}
          />
        ) : (
          <LikedPrayers
            viewerId={viewerId}
            empty={{
              message: 'Nothing liked yet. The heart at a prayer puts it here.',
              action: <ButtonLink to={addresses.categories}>Browse prayers</ButtonLink>,
            }}
          />
        )}
      </section>
      {viewerId === null && <HiddenOnDevice />}
    </>
  )
}

function OnThisDevice() {
  return (
    <>
      Kept on this device.{' '}
      <Link
        to={addresses.login}
        state={{ from: addresses.book }}
        className="font-medium text-accent underline underline-offset-4"
      >
        Sign in
      </Link>{' '}
      and it comes along into your account.
    </>
  )
}
