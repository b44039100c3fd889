import { useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { ErrorState } from '@/components/error-state'
import { ButtonLink } from '@/components/ui/button'
import { notify } from '@/lib/notify'
import { PrayerBackLink } from './prayer-back-link'

interface PrayerPageBarProps {
  /** Null while it is not known whose prayer it is, or what it is. */
  back: { readonly isOwner: boolean; readonly tradition: string } | null
  children?: ReactNode
}

/** Above a prayer: the way back and where to go from here. */
export function PrayerPageBar({ back, children }: PrayerPageBarProps) {
  return (
    <div
      data-print="no"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-6 pb-8 sm:pb-12"
    >
      {back ? <PrayerBackLink {...back} /> : <span className="min-h-8 w-40" />}
      <div className="flex flex-wrap gap-2">
        {children}
        <ButtonLink to={addresses.generate} variant="quiet">
          Generate New
        </ButtonLink>
        <ButtonLink to={addresses.profile} variant="quiet">
          Browse Prayers
        </ButtonLink>
      </div>
    </div>
  )
}

export function PrayerLoading() {
  return (
    <>
      <PrayerPageBar back={null} />
      <output className="mx-auto block max-w-[44rem] font-prayer text-lg text-ink-soft">
        Loading...
      </output>
    </>
  )
}

/** Says that the prayer could not be shown and goes where one can be made. */
export function PrayerFailed() {
  useEffect(() => notify.error('Failed to load prayer'), [])
  return <Navigate to={addresses.generate} replace />
}

/** Stands in the place of a prayer that is asked for again as soon as the network is back. */
export function PrayerUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PrayerPageBar back={null} />
      <div className="mx-auto max-w-[44rem]">
        <ErrorState
          message="No connection. The prayer comes by itself when you are online again."
          onRetry={onRetry}
        />
      </div>
    </>
  )
}
