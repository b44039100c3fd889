import { Columns3 } from 'lucide-react'
import { addresses } from '@/catalogue/addresses'
import { ButtonLink } from '@/components/ui/button'
import type { MadePrayer } from '../made-prayer'
import { resultState } from '../made-prayer-store'
import { withOthers } from './comparison'

/** From a made prayer to the same need in other traditions. Its maker's words go along on this device, not in the address. */
export function OtherTraditionsLink({ made }: { made: MadePrayer }) {
  const { tradition, type, category, familyMember } = made.choices
  return (
    <ButtonLink
      variant="quiet"
      to={addresses.compareWith({
        type,
        category,
        traditions: withOthers(tradition),
        member: familyMember ?? null,
        variant: made.prayer.variant,
      })}
      state={resultState(made)}
    >
      <Columns3 aria-hidden="true" size={17} />
      How would others pray this?
    </ButtonLink>
  )
}
