import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OptionList } from '@/components/ui/option-list'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import { useSession } from '@/features/auth/session'
import { prayerQueries } from '@/features/prayers/cache/prayer-queries'
import { findPlaces, SHOW_KEYS, type Place } from './palette-entries'

interface PaletteProps {
  onClose: () => void
  onShowKeys: () => void
}

/** How many of one’s own prayers are offered. */
const OWN_PRAYERS = 20

function usePlaces(query: string) {
  const { user } = useSession()
  const { data } = useInfiniteQuery({
    ...prayerQueries.mine(user?.id ?? ''),
    enabled: user !== null,
    // Offered when they come; without them the palette leads everywhere else.
    meta: {},
  })
  const isMember = user !== null
  const first = isMember ? data?.pages[0] : undefined
  return useMemo(
    () => findPlaces({ isMember, prayers: first?.prayers.slice(0, OWN_PRAYERS) ?? [] }, query),
    [isMember, first, query],
  )
}

/** Finds every page, tradition, type and category, and the newest of one’s own prayers, by typing. */
export default function Palette({ onClose, onShowKeys }: PaletteProps) {
  const focus = useReturnFocus()
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(12_14_28/55%)]" />
        <Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-[88dvh] w-full max-w-xl animate-rise flex-col rounded-b-card border border-line bg-raised text-ink shadow-lifted sm:top-[12vh] sm:max-h-[70vh] sm:rounded-card"
        >
          <Title className="sr-only">Go to</Title>
          <PlaceFinder onClose={onClose} onShowKeys={onShowKeys} />
        </Content>
      </Portal>
    </Root>
  )
}

function PlaceFinder({ onClose, onShowKeys }: PaletteProps) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const groups = usePlaces(query)
  const items = useMemo(() => groups.flatMap(({ options }) => options), [groups])

  function go({ value }: Place) {
    if (value === SHOW_KEYS) return onShowKeys()
    onClose()
    void navigate(value)
  }

  const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Place>({
    items,
    itemToString: (found) => found?.label ?? '',
    itemToKey: (found) => found?.value,
    isOpen: true,
    selectedItem: null,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setQuery(inputValue)
    },
    onSelectedItemChange: ({ selectedItem, type }) => {
      // Leaving the box chooses nothing.
      if (selectedItem && type !== useCombobox.stateChangeTypes.InputBlur) go(selectedItem)
    },
  })

  return (
    <>
      <div className="relative shrink-0 border-b border-line">
        <Search
          aria-hidden="true"
          size={20}
          className="pointer-events-none absolute start-5 top-1/2 -translate-y-1/2 text-ink-soft"
        />
        <input
          {...getInputProps()}
          aria-labelledby={undefined}
          aria-label="Go to"
          dir="auto"
          placeholder="A page, a tradition, a type, a word…"
          enterKeyHint="go"
          spellCheck={false}
          className="h-14 w-full rounded-t-card bg-transparent ps-13 pe-4 text-lg outline-none placeholder:text-ink-soft"
        />
      </div>
      <div
        {...getMenuProps({ 'aria-label': 'Places' })}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
      >
        <OptionList groups={groups} highlighted={highlightedIndex} getItemProps={getItemProps} />
      </div>
    </>
  )
}
