import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { LANGUAGES, type LanguageCode } from '@/catalogue/languages'
import { Menu, MenuEntry, MenuPanel, MenuTrigger } from '@/components/ui/menu'

interface TranslateMenuProps {
  /** The language on show. */
  current: LanguageCode | null
  onChoose: (language: LanguageCode) => void
  /** The button that opens the menu. */
  children: ReactNode
}

/** The five languages. It is loaded on the first press, so it starts open. */
export function TranslateMenu({ current, onChoose, children }: TranslateMenuProps) {
  return (
    <Menu defaultOpen modal={false}>
      <MenuTrigger asChild>{children}</MenuTrigger>
      <MenuPanel align="start">
        {LANGUAGES.map(({ code, name, ownName }) => (
          <MenuEntry key={code} onSelect={() => onChoose(code)}>
            <span>{name}</span>
            <span lang={code} className="text-sm text-ink-soft">
              {ownName}
            </span>
            {code === current && <Check aria-hidden="true" size={16} className="ms-auto" />}
          </MenuEntry>
        ))}
      </MenuPanel>
    </Menu>
  )
}
