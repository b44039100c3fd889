import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ActionButton } from './action-button'

/** Opens the menu of a card. It looks the same before and after the menu has loaded. */
export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <ActionButton
      aria-label="More actions"
      aria-haspopup="menu"
      icon={<Ellipsis aria-hidden="true" size={18} />}
      {...props}
    >
      {null}
    </ActionButton>
  )
}
