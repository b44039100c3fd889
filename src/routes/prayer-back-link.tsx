import { useNavigate } from 'react-router-dom'
import { addresses, findTraditionBySlug } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import { toSlug } from '@/catalogue/slug'
import { BackLink } from '@/components/back-link'
import { previousPage } from '@/components/previous-page'

interface PrayerBackLinkProps {
  isOwner: boolean
  tradition: string
}

/** Owners go to their prayers; others go back to where they came from, or on to prayers of the same tradition. */
export function PrayerBackLink({ isOwner, tradition }: PrayerBackLinkProps) {
  const navigate = useNavigate()
  if (isOwner) return <BackLink to={addresses.profile}>Back to My Prayers</BackLink>

  const isKnown = findTraditionBySlug(toSlug(tradition)) !== null
  const onward = isKnown ? addresses.tradition(tradition) : addresses.traditions
  const behind = previousPage()
  if (!behind)
    return (
      <BackLink to={onward}>{isKnown ? `More ${tradition} prayers` : 'All traditions'}</BackLink>
    )
  return (
    <BackLink
      to={behind.address ?? onward}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        // The entry itself, so that its list stands where it was read to.
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <BackLabel title={behind.title} />
    </BackLink>
  )
}

function BackLabel({ title }: { title: string | undefined }) {
  if (!title) return 'Back'
  // In one element: the link sets gaps between its parts.
  return (
    <span>
      Back to <bdi>{title === PRODUCT_NAME ? 'Home' : title}</bdi>
    </span>
  )
}
