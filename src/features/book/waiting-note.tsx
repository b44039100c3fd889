import { Alert } from '@/components/ui/alert'
import { countBook } from './book'
import { useDeviceBook } from './device-book'

/** Says what of this device's book is still on its way into the account. Nothing when all has arrived. */
export function WaitingNote({ viewerId }: { viewerId: string }) {
  const count = countBook(useDeviceBook(viewerId))
  if (count === 0) return null
  return (
    <Alert tone="quiet" className="mb-8">
      {count === 1 ? 'One part' : `${count} parts`} of your book on this device{' '}
      {count === 1 ? 'is' : 'are'} on the way into your account. Until{' '}
      {count === 1 ? 'it has' : 'they have'} arrived, this device keeps{' '}
      {count === 1 ? 'it' : 'them'}.
    </Alert>
  )
}
