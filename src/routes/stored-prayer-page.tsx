import { Suspense, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { usePage } from '@/components/use-page'
import { useSession } from '@/features/auth/session'
import { MoreFromTradition } from '@/features/prayers/reading/more-from-tradition'
import type { Prayer } from '@/features/prayers/prayer'
import { PrayerView } from '@/features/prayers/reading/prayer-view'
import { useStoredPrayer } from '@/features/prayers/reading/use-stored-prayer'
import { RemixAction } from '@/features/prayers/writing/remix-action'
import { useProfile } from '@/features/profile/profile-queries'
import { lazyWithRetry } from '@/lib/lazy-component'
import {
  PrayerFailed,
  PrayerLoading,
  PrayerPageBar,
  PrayerPageWays,
  PrayerUnreachable,
} from './prayer-page-bar'
import { useLengthInAddress } from './use-length-in-address'

const PrayerFamily = lazyWithRetry(async () => ({
  default: (await import('@/features/prayers/family/prayer-family')).PrayerFamily,
}))

interface StoredPrayerPageProps {
  id: string
  /** What a freshly made prayer adds to its page. */
  children?: ReactNode
}

interface StoredPrayerProps extends Omit<StoredPrayerPageProps, 'id'> {
  prayer: Prayer
}

/** A saved prayer on its own page. */
export function StoredPrayerPage({ id, children }: StoredPrayerPageProps) {
  const { prayer, problem, retry } = useStoredPrayer(id)
  if (prayer) return <StoredPrayer prayer={prayer}>{children}</StoredPrayer>
  if (problem === 'unreachable') return <PrayerUnreachable onRetry={retry} />
  return problem ? <PrayerFailed /> : <PrayerLoading />
}

function StoredPrayer({ prayer, children }: StoredPrayerProps) {
  usePage({ title: prayer.title, description: prayer.shortText.slice(0, 160) })
  const navigate = useNavigate()
  const { user, status } = useSession()
  const profile = useProfile(user?.id ?? null)
  const [length, setLength] = useLengthInAddress()
  const isOwner = user !== null && prayer.userId === user.id
  return (
    <>
      <PrayerPageBar
        back={status === 'loading' ? null : { isOwner, tradition: prayer.tradition }}
      />
      <PrayerView
        prayer={prayer}
        length={length}
        onLengthChange={setLength}
        onDeleted={() => void navigate(addresses.profile)}
        byline={prayer.userId && <ByOwner userId={prayer.userId} />}
        ways={
          <PrayerPageWays>
            {user && profile.data && (
              <RemixAction
                prayer={prayer}
                userId={user.id}
                username={profile.data.username}
                onSaved={(remix) => void navigate(addresses.prayer(remix.id))}
              />
            )}
          </PrayerPageWays>
        }
      >
        {children}
      </PrayerView>
      <MoreFromTradition tradition={prayer.tradition} exceptId={prayer.id} />
      <Suspense fallback={null}>
        <PrayerFamily id={prayer.id} />
      </Suspense>
    </>
  )
}

function ByOwner({ userId }: { userId: string }) {
  const { data } = useProfile(userId)
  return (
    <span className="min-h-[1.6em]">
      {data && (
        <>
          By{' '}
          <Link
            to={addresses.publicProfile(userId)}
            className="font-medium text-ink underline-offset-4 hover:text-accent hover:underline"
          >
            <bdi>{data.username}</bdi>
          </Link>
        </>
      )}
    </span>
  )
}
