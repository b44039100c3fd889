import { useState, type ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { useSession } from '@/features/auth/session'
import { HelpNotice } from '@/features/generator/help-notice'
import { MadePrayerNote } from '@/features/generator/made-prayer-note'
import type { MadePrayer } from '@/features/generator/made-prayer'
import { MadePrayerBar } from '@/features/generator/made-prayer-bar'
import { resultState } from '@/features/generator/made-prayer-store'
import { useMadePrayer } from '@/features/generator/use-made-prayer'
import { useSavingState } from '@/features/generator/use-make-mutation'
import { useMakePrayer } from '@/features/generator/use-make-prayer'
import { useCachedPrayer } from '@/features/prayers/reading/use-stored-prayer'
import { PrayerFailed, PrayerLoading } from './prayer-page-bar'
import { StoredPrayerPage } from './stored-prayer-page'
import { toDraft, useSaveMadePrayer } from './use-save-made-prayer'

/** The prayer that was just generated, kept on the device over a reload; once saved it is shown as its row. */
export default function PrayerResult() {
  const { status } = useSession()
  return status === 'loading' ? <PrayerLoading /> : <MadePrayerResult />
}

function MadePrayerResult() {
  const { user } = useSession()
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const save = useSaveMadePrayer()
  const [arrivedBy, setArrivedBy] =
    useState<ComponentProps<typeof MadePrayerBar>['arrivedBy']>(null)
  const viewerId = user?.id ?? null
  const { made, variants } = useMadePrayer({ navigationState: state, viewerId })
  const saving = useSavingState(made?.key)
  const maker = useMakePrayer({ viewerId, save, onMade: show })
  const rowId = made?.savedId ?? variants.findLast(({ savedId }) => savedId !== null)?.savedId
  // Its maker may have changed it on this very page.
  const row = useCachedPrayer(rowId ?? null)
  if (!made) return <PrayerFailed />

  // Of what is made next: a row that is public does not speak for a sitting that was made private.
  const isPrivate = made.isPrivate || row?.isPrivate === true

  function show(variant: MadePrayer, by: typeof arrivedBy = null) {
    setArrivedBy(by)
    // One sitting is one entry of the browser's history, in the length that is being read.
    void navigate(
      { pathname: addresses.prayerResult, search },
      { replace: true, state: resultState(variant) },
    )
  }

  const note = (
    <MadePrayerNote
      made={made}
      onCorrect={(intention) => maker.correct(made, intention, isPrivate)}
    />
  )
  const bar = (
    <MadePrayerBar
      made={made}
      variants={variants}
      viewerId={viewerId}
      isPrivate={isPrivate}
      isGenerating={maker.isGenerating}
      arrivedBy={arrivedBy}
      onGenerateAnother={() => maker.generateAnother(made, isPrivate)}
      onSave={maker.saveMade}
      onShow={show}
      {...saving}
    />
  )
  return (
    <>
      <HelpNotice made={made} />
      <StoredPrayerPage
        key={made.key}
        id={viewerId === made.makerId ? made.savedId : null}
        draft={{ ...toDraft(made), isPrivate: made.isPrivate }}
      >
        {note}
        {bar}
      </StoredPrayerPage>
    </>
  )
}
