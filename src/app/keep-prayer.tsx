import { useSession } from '@/features/auth/session'
import { KeepDialog, type KeepDialogProps } from '@/features/book/keep-dialog'
import { keepOnDevice } from '@/features/book/use-kept'
import { userMessage } from '@/lib/errors'
import { notify } from '@/lib/notify'

/** Asks where in the viewer's book a prayer belongs. */
export default function KeepPrayer(props: Omit<KeepDialogProps, 'viewerId'>) {
  const { user } = useSession()
  return <KeepDialog {...props} viewerId={user?.id ?? null} />
}

/** Keeps a prayer on this device, and says where it is. */
export function keepAndSay(prayerId: string): void {
  try {
    keepOnDevice(prayerId)
    notify.success('Kept in your book on this device. Sign in, and it becomes a like.')
  } catch (error) {
    notify.error(userMessage(error) ?? 'This could not be stored. Please try again later.')
  }
}
