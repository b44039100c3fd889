import { ALargeSmall } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ActionButton } from '../actions/action-button'

/** Opens the menu of text size and line spacing. It looks the same before and after the menu has loaded. */
export function ReadingButton(props: ComponentProps<'button'>) {
  return (
    <ActionButton
      aria-label="Text size and line spacing"
      aria-haspopup="menu"
      icon={<ALargeSmall aria-hidden="true" size={21} />}
      {...props}
    >
      {null}
    </ActionButton>
  )
}
