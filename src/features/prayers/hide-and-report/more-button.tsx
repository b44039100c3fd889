import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ActionButton } from '../actions/action-button'

/** Opens the menu of what is seldom wanted; it looks the same before the menu has been loaded. */
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
