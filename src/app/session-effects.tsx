import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '@/features/auth/session'
import { useMergeBook } from '@/features/book/use-merge-book'
import { useSaveWaiting } from '@/features/generator/use-save-waiting'
import { keepLists } from '@/features/prayers/cache/keep-lists'
import { keepPrayers } from '@/features/prayers/cache/keep-prayers'
import { followOtherWindows } from '@/features/prayers/hide-and-report/hidden-on-device'
import { syncHiddenPrayers } from '@/features/prayers/hide-and-report/sync-hidden-prayers'
import { refetchLikes, storeLike } from '@/features/prayers/like/likes'
import { useLivePrayers } from '@/features/prayers/live/live-prayers'
import { useSaveMadePrayer } from '@/routes/use-save-made-prayer'
import { DeviceStatus } from './offline/device-status'
import { forgetFilesOfOthers } from './offline/forget-files'
import { useKeepBook } from './offline/use-keep-book'

/**
 * What follows the session beside the pages: the one live subscription of the app, the lists, prayers and the prayer book
 * kept on the device, what this person hid, and what waits on this device for its maker: prayers, and a prayer book. It
 * waits for the session, so that nothing is done twice. What is said of the network and of newer versions does not wait.
 */
export default function SessionEffects() {
  const { status, user } = useSession()
  return (
    <>
      <DeviceStatus />
      {status !== 'loading' && <Subscription viewerId={user?.id ?? null} />}
    </>
  )
}

function Subscription({ viewerId }: { viewerId: string | null }) {
  const client = useQueryClient()
  useLivePrayers(viewerId)
  useSaveWaiting(viewerId, useSaveMadePrayer())
  useMergeBook(viewerId, {
    like: (prayerId, likedBy) => storeLike(prayerId, likedBy, true),
    onArrived: () => refetchLikes(client),
  })
  useEffect(() => keepLists(client, viewerId), [client, viewerId])
  useEffect(() => keepPrayers(client, viewerId), [client, viewerId])
  useEffect(() => forgetFilesOfOthers(viewerId), [viewerId])
  useKeepBook(viewerId)
  useEffect(() => followOtherWindows(client), [client])
  useEffect(() => {
    syncHiddenPrayers(client, viewerId).catch(() => {
      // The account could not be asked: what the device keeps stays.
    })
  }, [client, viewerId])
  return null
}
