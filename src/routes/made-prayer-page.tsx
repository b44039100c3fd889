import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { usePage } from '@/components/use-page'
import { useSession } from '@/features/auth/session'
import { HelpNotice } from '@/features/generator/help-notice'
import { MadePrayerNote } from '@/features/generator/made-prayer-note'
import type { MadePrayer } from '@/features/generator/made-prayer'
import { MadePrayerBar } from '@/features/generator/made-prayer-bar'
import { useMadePrayer } from '@/features/generator/use-made-prayer'
import type { PrayerDraft } from '@/features/prayers/prayer'
import { PrayerView } from '@/features/prayers/prayer-view'
import { useRewritePrayer, useSavePrayer } from '@/features/prayers/save-prayer'
import { PrayerFailed, PrayerLoading, PrayerPageBar } from './prayer-page-bar'
import { StoredPrayerPage } from './stored-prayer-page'
import { useLengthInAddress } from './use-length-in-address'

/** The prayer that was just generated, kept on the device over a reload; once saved it is shown as its row. */
export function MadePrayerPage() {
  const { status } = useSession()
  return status === 'loading' ? <PrayerLoading /> : <MadePrayerResult />
}

/** The voices compose in English. */
function asDraft(prayer: MadePrayer['prayer']): PrayerDraft {
  return { ...prayer, language: 'en' }
}

function MadePrayerResult() {
  const { user } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { mutateAsync } = useSavePrayer()
  const { mutate: rewrite } = useRewritePrayer()
  const viewerId = user?.id ?? null
  const { made, isSavingAgain, refusal, saveAgain } = useMadePrayer({
    navigationState: state,
    viewerId,
    save: ({ key, prayer, isPrivate }) =>
      mutateAsync({ draft: asDraft(prayer), madeKey: key, isPrivate, userId: viewerId ?? '' }),
  })
  if (!made) return <PrayerFailed />

  function handleCorrected({ key, prayer, isPrivate, saving }: MadePrayer) {
    if (saving === 'saved' && viewerId)
      rewrite({ draft: asDraft(prayer), madeKey: key, isPrivate, userId: viewerId })
  }

  const note = <MadePrayerNote made={made} onCorrected={handleCorrected} />

  const bar = (
    <MadePrayerBar
      made={made}
      viewerId={viewerId}
      isSavingAgain={isSavingAgain}
      refusal={refusal}
      onSaveAgain={saveAgain}
      onMadeAnother={(another) =>
        void navigate(addresses.prayerResult, { state: { made: another } })
      }
    />
  )
  return (
    <>
      <HelpNotice made={made} />
      {made.savedId && viewerId === made.makerId ? (
        <StoredPrayerPage key={made.savedId} id={made.savedId} note={note}>
          {bar}
        </StoredPrayerPage>
      ) : (
        <UnsavedPrayer made={made} note={note}>
          {bar}
        </UnsavedPrayer>
      )}
    </>
  )
}

interface UnsavedPrayerProps {
  made: MadePrayer
  note: ReactNode
  children: ReactNode
}

function UnsavedPrayer({ made, note, children }: UnsavedPrayerProps) {
  const { prayer, isPrivate } = made
  usePage({ title: prayer.title, description: prayer.shortText.slice(0, 160) })
  const [length, setLength] = useLengthInAddress()
  return (
    <>
      <PrayerPageBar />
      <PrayerView
        prayer={{ ...asDraft(prayer), isPrivate }}
        length={length}
        onLengthChange={setLength}
        note={note}
      >
        {children}
      </PrayerView>
    </>
  )
}
