import { useNavigate, useLocation } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { usePage } from '@/components/use-page'
import { useSession } from '@/features/auth/session'
import type { MadePrayer } from '@/features/generator/made-prayer'
import { resultState } from '@/features/generator/made-prayer-store'
import { useMadePrayer } from '@/features/generator/use-made-prayer'
import { useMakePrayer } from '@/features/generator/use-make-prayer'
import { nearestLength, textOf } from '@/features/prayers/prayer'
import { PrayMode } from '@/features/prayers/praying/pray-mode'
import { useCachedPrayer } from '@/features/prayers/reading/use-stored-prayer'
import { PrayerFailed, PrayerLoading } from './prayer-page-bar'
import { useLeavePraying } from './use-leave-praying'
import { useLengthInAddress } from './use-length-in-address'
import { toDraft, useSaveMadePrayer } from './use-save-made-prayer'

/** The prayer that was just generated, saved or not, on the whole screen. */
export default function PrayResult() {
  const { user, status } = useSession()
  const { state } = useLocation()
  const viewerId = user?.id ?? null
  const { made } = useMadePrayer({ navigationState: state, viewerId })
  if (status === 'loading') return <PrayerLoading />
  return made ? <PrayMade key={made.key} made={made} viewerId={viewerId} /> : <PrayerFailed />
}

function PrayMade({ made, viewerId }: { made: MadePrayer; viewerId: string | null }) {
  // Its maker may have changed it since.
  const row = useCachedPrayer(made.savedId)
  const prayer = row ?? { ...toDraft(made), id: made.savedId, likes: 0 }
  usePage({ title: `Pray: ${prayer.title}`, description: prayer.shortText.slice(0, 160) })
  const navigate = useNavigate()
  const { search } = useLocation()
  const [wanted] = useLengthInAddress()
  const length = nearestLength(prayer, wanted ?? 'medium') ?? 'short'
  const leave = useLeavePraying({ pathname: addresses.prayerResult, search })
  const maker = useMakePrayer({
    viewerId,
    save: useSaveMadePrayer(),
    onMade: (next) =>
      void navigate(addresses.prayResult(length), { replace: true, state: resultState(next) }),
  })
  return (
    <PrayMode
      prayer={prayer}
      text={textOf(prayer, length)}
      onLeave={leave}
      another={{
        isPending: maker.isGenerating,
        onPress: () => maker.generateAnother(made, row?.isPrivate ?? made.isPrivate),
      }}
    />
  )
}
