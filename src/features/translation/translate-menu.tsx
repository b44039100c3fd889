import { Check } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { LANGUAGES, type LanguageCode } from '@/catalogue/languages'
import { Menu, MenuEntry, MenuNote, MenuPanel, MenuTrigger } from '@/components/ui/menu'
import { NO_SERVICE } from './translation-error-message'
import { translationQueries } from './translation-queries'

interface TranslateMenuProps {
  /** The language of the original; null where nobody knows. */
  source: string | null
  /** The language on show. */
  current: LanguageCode | null
  onChoose: (language: LanguageCode) => void
  /** The button that opens the menu. */
  children: ReactNode
}

/** What can be expected, where that is known beforehand; nothing where a service translates every text. */
function useExpectation(source: string | null): string | null {
  const { data: hasService } = useQuery(translationQueries.hasService())
  const isWithout = hasService === false
  const { data: languages } = useQuery({
    ...translationQueries.browserLanguages(source),
    enabled: isWithout,
  })
  if (!isWithout) return null
  return languages && languages.length > 0
    ? 'Your browser translates on this device. A language it has not used before is downloaded first.'
    : 'Some prayers can be translated all the same.'
}

/** The five languages. It is loaded on the first press, so it starts open. */
export function TranslateMenu({ source, current, onChoose, children }: TranslateMenuProps) {
  const expectation = useExpectation(source)
  const noteId = useId()
  return (
    <Menu defaultOpen modal={false}>
      <MenuTrigger asChild>{children}</MenuTrigger>
      <MenuPanel align="start" aria-describedby={expectation ? noteId : undefined}>
        {LANGUAGES.map(({ code, name, ownName }) => (
          <MenuEntry key={code} onSelect={() => onChoose(code)}>
            <span>{name}</span>
            <span lang={code} className="text-sm text-ink-soft">
              {ownName}
            </span>
            {code === current && <Check aria-hidden="true" size={16} className="ms-auto" />}
          </MenuEntry>
        ))}
        {expectation && (
          <MenuNote id={noteId}>
            <strong className="block font-semibold text-ink">{NO_SERVICE}</strong>
            {expectation}
          </MenuNote>
        )}
      </MenuPanel>
    </Menu>
  )
}
