import { useNavigate, useParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { isRowId } from '@/catalogue/row-id'
import { ErrorState } from '@/components/error-state'
import { usePage } from '@/components/use-page'
import { nearestLength, textOf, type Prayer } from '@/features/prayers/prayer'
import { PrayMode } from '@/features/prayers/praying/pray-mode'
import { PrayScreen } from '@/features/prayers/praying/pray-screen'
import { useAnotherPrayer } from '@/features/prayers/praying/use-another-prayer'
import { usePrayingSettings } from '@/features/prayers/praying/praying-settings'
import { useStoredPrayer } from '@/features/prayers/reading/use-stored-prayer'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { PrayerFailed } from './prayer-page-bar'
import { useLeavePraying } from './use-leave-praying'
import { useLengthInAddress } from './use-length-in-address'

/** Apart from stored prayers, which are prayed without the engine. */
const PrayResult = lazyWithTimeout(() => import('./pray-result'))

/** A prayer on the whole screen: the stored one that the address names, else the one that was just made. */
export default function Pray() {
  const { id } = useParams()
  if (id === undefined) return <PrayResult />
  return isRowId(id) ? <PrayStored key={id} id={id} /> : <PrayerFailed />
}

function PrayStored({ id }: { id: string }) {
  const { prayer, problem, retry } = useStoredPrayer(id)
  const [{ ground }] = usePrayingSettings()
  const leave = useLeavePraying(addresses.prayer(id))
  if (prayer) return <PrayPrayer prayer={prayer} />
  if (problem === 'failed') return <PrayerFailed />
  return (
    <PrayScreen ground={ground} onLeave={leave}>
      <div className="grid flex-1 place-content-center px-6">
        {problem ? (
          <ErrorState
            message="No connection. The prayer comes by itself when you are online again."
            onRetry={retry}
          />
        ) : (
          <output className="font-prayer text-lg text-ink-soft">Loading...</output>
        )}
      </div>
    </PrayScreen>
  )
}

function PrayPrayer({ prayer }: { prayer: Prayer }) {
  usePage({ title: `Pray: ${prayer.title}`, description: prayer.shortText.slice(0, 160) })
  const navigate = useNavigate()
  const [wanted] = useLengthInAddress()
  const length = nearestLength(prayer, wanted ?? 'medium') ?? 'short'
  const leave = useLeavePraying(addresses.prayer(prayer.id, length))
  const next = useAnotherPrayer(prayer)
  return (
    <PrayMode
      key={length}
      prayer={prayer}
      text={textOf(prayer, length)}
      onLeave={leave}
      another={
        next && {
          isPending: false,
          onPress: () => void navigate(addresses.pray(next.id, length), { replace: true }),
        }
      }
    />
  )
}
