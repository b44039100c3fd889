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
}

/** Above a prayer: the way back, and nothing else. */
export function PrayerPageBar({ back }: PrayerPageBarProps) {
  return (
    <div data-print="no" className="flex min-h-11 items-center pt-1 pb-1 md:pt-6 md:pb-8">
      {back && <PrayerBackLink {...back} />}
    </div>
  )
}

/** Below a prayer: where to go from here. */
export function PrayerPageWays({ children }: { children?: ReactNode }) {
  return (
    <div data-print="no" className="mt-2 flex flex-wrap items-center gap-2 first:[&>a]:-ms-5">
      {children}
      <ButtonLink to={addresses.generate} variant="quiet">
        Generate New
      </ButtonLink>
      <ButtonLink to={addresses.profile} variant="quiet">
        Browse Prayers
      </ButtonLink>
    </div>
  )
}

export function PrayerLoading() {
  return (
    <>
      <PrayerPageBar back={null} />
      <output className="mx-auto block max-w-[42rem] font-prayer text-lg text-ink-soft">
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
      <div className="mx-auto max-w-[42rem]">
        <ErrorState
          message="No connection. The prayer comes by itself when you are online again."
          onRetry={onRetry}
        />
      </div>
    </>
  )
}
