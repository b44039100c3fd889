import { useRef, useState } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import { Menu, MenuEntry, MenuPanel, MenuTrigger } from '@/components/ui/menu'
import type { Prayer } from '../prayer'
import type { TranslatedText } from '../prayer-viewer'
import { MoreButton } from './more-button'
import { PrayerActionList } from './prayer-action-list'

interface CardMenuProps {
  prayer: Prayer
  length: PrayerLength
  translated: TranslatedText | null
  /** Shows the languages, which take the focus. */
  onTranslate: () => void
}

/** The card is removed, and the focus with it. */
function keepFocus() {
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Everything but the heart that can be done with a prayer in a list. Starts open: it loads when its button is pressed. */
export function CardMenu({ prayer, length, translated, onTranslate }: CardMenuProps) {
  const [isOpen, setOpen] = useState(true)
  const isFocusTaken = useRef(false)

  function translate() {
    isFocusTaken.current = true
    onTranslate()
  }

  function handleCloseFocus(event: Event) {
    if (isFocusTaken.current) event.preventDefault()
    isFocusTaken.current = false
  }

  return (
    <PrayerActionList
      prayer={prayer}
      length={length}
      translated={translated}
      translating={{ run: translate }}
      onDeleted={keepFocus}
      onHidden={keepFocus}
    >
      {(actions) => (
        <Menu open={isOpen} onOpenChange={setOpen}>
          <MenuTrigger asChild>
            <MoreButton />
          </MenuTrigger>
          <MenuPanel onCloseAutoFocus={handleCloseFocus}>
            {actions.map(({ name, icon: Icon, run, isPending }) => (
              <MenuEntry key={name} disabled={isPending ?? false} onSelect={run}>
                <Icon aria-hidden="true" size={17} />
                {name}
              </MenuEntry>
            ))}
          </MenuPanel>
        </Menu>
      )}
    </PrayerActionList>
  )
}
