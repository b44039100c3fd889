import { Columns3 } from 'lucide-react'
import { addresses } from '@/catalogue/addresses'
import { ButtonLink } from '@/components/ui/button'
import type { MadePrayer } from '../made-prayer'
import { changeMadePrayers, resultState } from '../made-prayer-store'
import { withChange } from '../sitting'
import { withOthers } from './comparison'

interface OtherTraditionsLinkProps {
  made: MadePrayer
  /** Whether what is made of its words is private. */
  isPrivate: boolean
}

/** From a made prayer to the same need in other traditions. Its maker's words go along on this device, not in the address. */
export function OtherTraditionsLink({ made, isPrivate }: OtherTraditionsLinkProps) {
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
      // Its row may be private by another device's doing; the next page reads what this one keeps.
      onClick={() => {
        if (isPrivate !== made.isPrivate)
          changeMadePrayers((list) => withChange(list, made.key, { isPrivate }))
      }}
    >
      <Columns3 aria-hidden="true" size={17} />
      How would others pray this?
    </ButtonLink>
  )
}
