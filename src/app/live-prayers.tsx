import { useSession } from '@/features/auth/session'
import { useLivePrayers } from '@/features/prayers/live-prayers'

/** The one live subscription of the app. It waits for the session, so that it is not opened twice. */
export default function LivePrayers() {
  const { status, user } = useSession()
  return status === 'loading' ? null : <Subscription viewerId={user?.id ?? null} />
}

function Subscription({ viewerId }: { viewerId: string | null }) {
  useLivePrayers(viewerId)
  return null
}
