import { useLocation } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import type { PrayerLength } from '@/catalogue/product'
import { ButtonLink } from '@/components/ui/button'

interface PrayLinkProps {
  /** Null for a prayer that has no row yet. */
  prayerId: string | null
  length: PrayerLength
}

/** Leads from a prayer's page to praying it, in the length on show. */
export function PrayLink({ prayerId, length }: PrayLinkProps) {
  const { pathname, state } = useLocation()
  // A prayer that was just made is prayed among the others of its sitting.
  const isResult = prayerId === null || pathname === addresses.prayerResult
  const carried = typeof state === 'object' && state !== null ? (state as object) : {}
  return (
    <ButtonLink
      to={isResult ? addresses.prayResult(length) : addresses.pray(prayerId, length)}
      state={{ ...carried, leadsBack: true }}
      variant="secondary"
      size="small"
      data-print="no"
      className="max-md:min-h-11 pointer-coarse:min-h-11"
    >
      Pray
    </ButtonLink>
  )
}
