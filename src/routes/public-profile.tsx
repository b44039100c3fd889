import { useSyncExternalStore } from 'react'
import { useParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { isRowId } from '@/catalogue/row-id'
import { EmptyState } from '@/components/empty-state'
import { ErrorState } from '@/components/error-state'
import { PageHeader } from '@/components/page-header'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { prayerQueries } from '@/features/prayers/cache/prayer-queries'
import { hiddenIds } from '@/features/prayers/hide-and-report/hidden-ids'
import { subscribeToHidden } from '@/features/prayers/hide-and-report/hidden-on-device'
import { ProfilePrayers, usePrefetchProfilePrayers } from '@/features/prayers/list/profile-prayers'
import { ProfileHeader, ProfileSkeleton } from '@/features/profile/profile-header'
import { isProfileMissing, useProfile } from '@/features/profile/profile-queries'

export default function PublicProfile() {
  const { id = '' } = useParams()
  return isRowId(id) ? <AccountProfile id={id} /> : <NoProfile />
}

function NoProfile() {
  usePage({ title: 'Profile', description: 'There is no such profile.' })
  return (
    <>
      <PageHeader back={{ to: addresses.home, label: 'Back' }} title="Profile" />
      <EmptyState
        message="There is no such profile."
        action={<ButtonLink to={addresses.categories}>Browse prayers</ButtonLink>}
      />
    </>
  )
}

function AccountProfile({ id }: { id: string }) {
  usePrefetchProfilePrayers(prayerQueries.byOwner(id))
  const { data: profile, error, isPending, refetch } = useProfile(id)
  const hidesSome = useSyncExternalStore(subscribeToHidden, () => hiddenIds.size > 0)
  const name = profile?.username ?? 'Profile'
  usePage({ title: name, description: `Prayers shared by ${profile?.username ?? 'this person'}.` })

  if (isPending) return <ProfileSkeleton />
  if (isProfileMissing(error)) return <NoProfile />
  return (
    <>
      {profile ? (
        <ProfileHeader profile={profile} />
      ) : (
        <>
          <PageHeader title="Profile" />
          <ErrorState
            message="This profile could not be loaded. Please try again."
            onRetry={() => void refetch()}
          />
        </>
      )}
      <div className="mt-10">
        <ProfilePrayers
          query={prayerQueries.byOwner(id)}
          empty={{
            // Which of the hidden ones are this person's, nobody has read.
            message: hidesSome
              ? 'No prayers to show. Those that you hid are left out.'
              : 'No prayers shared yet.',
            action: <ButtonLink to={addresses.categories}>Browse prayers</ButtonLink>,
          }}
        />
      </div>
    </>
  )
}
