import { Settings } from 'lucide-react'
import { addresses } from '@/catalogue/addresses'
import { ErrorState } from '@/components/error-state'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { useSession } from '@/features/auth/session'
import { prayerQueries } from '@/features/prayers/cache/prayer-queries'
import { ProfilePrayers, usePrefetchProfilePrayers } from '@/features/prayers/list/profile-prayers'
import { ProfileHeader, ProfileSkeleton } from '@/features/profile/profile-header'
import { useProfile } from '@/features/profile/profile-queries'

export default function Profile() {
  const { user } = useSession()
  usePage({ title: 'My Profile', description: 'Your profile and the prayers you have made.' })
  return user && <OwnProfile userId={user.id} />
}

function OwnProfile({ userId }: { userId: string }) {
  usePrefetchProfilePrayers(prayerQueries.mine(userId))
  const { data: profile, isPending, refetch } = useProfile(userId)
  if (isPending) return <ProfileSkeleton />
  return (
    <>
      {profile ? (
        <ProfileHeader
          profile={profile}
          actions={
            <ButtonLink to={addresses.settings} variant="secondary" size="small">
              <Settings aria-hidden="true" size={16} />
              Edit profile
            </ButtonLink>
          }
        />
      ) : (
        <>
          <h1 className="pt-8 pb-6 text-3xl">My Profile</h1>
          <ErrorState
            message="Your profile could not be loaded. Please try again."
            onRetry={() => void refetch()}
          />
        </>
      )}
      <div className="mt-10">
        <ProfilePrayers
          query={prayerQueries.mine(userId)}
          empty={{
            message: 'No prayers created yet.',
            action: <ButtonLink to={addresses.generate}>Create your first prayer</ButtonLink>,
          }}
        />
      </div>
    </>
  )
}
