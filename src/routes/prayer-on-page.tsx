import { Suspense, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { usePage } from '@/components/use-page'
import { useSession } from '@/features/auth/session'
import { MoreFromTradition } from '@/features/prayers/reading/more-from-tradition'
import type { ShownPrayer } from '@/features/prayers/prayer'
import { PAGE_CLASSES } from '@/features/prayers/reading/page-classes'
import { PrayerView } from '@/features/prayers/reading/prayer-view'
import { RemixAction } from '@/features/prayers/writing/remix-action'
import { useProfile } from '@/features/profile/profile-queries'
import { lazyWithRetry } from '@/lib/lazy-component'
import { PrayerPageBar, PrayerPageWays } from './prayer-page-bar'
import { useLengthInAddress } from './use-length-in-address'

const PrayerFamily = lazyWithRetry(async () => ({
  default: (await import('@/features/prayers/family/prayer-family')).PrayerFamily,
}))

interface PrayerOnPageProps {
  /** One without a row is the viewer's own, just made. */
  prayer: ShownPrayer
  /** What a freshly made prayer adds to its page. */
  children?: ReactNode
}

/** A prayer with all that stands around it. What is pressed stays in its place when the prayer gets its row. */
export function PrayerOnPage({ prayer, children }: PrayerOnPageProps) {
  usePage({ title: prayer.title, description: prayer.shortText.slice(0, 160) })
  const navigate = useNavigate()
  const { user, status } = useSession()
  const profile = useProfile(user?.id ?? null)
  const [length, setLength] = useLengthInAddress()
  const stored = 'id' in prayer ? prayer : null
  const ownerId = stored ? stored.userId : (user?.id ?? null)
  const isOwner = user !== null && ownerId === user.id
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
        byline={ownerId && <ByOwner userId={ownerId} />}
        ways={
          <PrayerPageWays>
            {stored && user && profile.data && (
              <RemixAction
                prayer={stored}
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
      {stored && (
        <>
          <MoreFromTradition tradition={stored.tradition} exceptId={stored.id} />
          <Suspense fallback={null}>
            <PrayerFamily id={stored.id} />
          </Suspense>
        </>
      )}
    </>
  )
}

function ByOwner({ userId }: { userId: string }) {
  const { data } = useProfile(userId)
  return (
    <span className={PAGE_CLASSES.author}>
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
