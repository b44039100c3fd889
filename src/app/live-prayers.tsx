import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '@/features/auth/session'
import { syncHiddenPrayers } from '@/features/prayers/hide-and-report/hide-prayer'
import { useLivePrayers } from '@/features/prayers/live/live-prayers'

/** The one live subscription of the app, and what this person hid. It waits for the session, so that it is not opened twice. */
export default function LivePrayers() {
  const { status, user } = useSession()
  return status === 'loading' ? null : <Subscription viewerId={user?.id ?? null} />
}

function Subscription({ viewerId }: { viewerId: string | null }) {
  const client = useQueryClient()
  useLivePrayers(viewerId)
  useEffect(() => {
    syncHiddenPrayers(client, viewerId).catch(() => {
      // The account could not be asked: what the device keeps stays.
    })
  }, [client, viewerId])
  return null
}
