import {
  createContext,
  startTransition,
  use,
  useId,
  useMemo,
  useOptimistic,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { cn } from '@/lib/class-names'

interface TabsState {
  readonly baseId: string
  /** The tab that was chosen. */
  readonly selected: string
  /** The tab whose panel is there. */
  readonly value: string
  readonly select: (value: string) => void
}

const TabsContext = createContext<TabsState>({
  baseId: '',
  selected: '',
  value: '',
  select: () => {},
})

interface TabsProps extends ComponentProps<'div'> {
  /** The value of the tab that is selected. */
  value: string
  /** Called with the value of the tab to select: the one that is pressed, or that the focus moves to. */
  onValueChange: (value: string) => void
}

/**
 * Tabs as WAI-ARIA describes them: one stop of the Tab key, arrows select. Lists show hundreds, so each is light. The tab answers
 * in the next frame, its panel follows: to draw and to lay out a long text may take a slow phone longer.
 */
export function Tabs({ value, onValueChange, ...rest }: TabsProps) {
  const baseId = useId()
  const [selected, setSelected] = useOptimistic(value)
  const state = useMemo(() => {
    const select = (chosen: string) =>
      startTransition(() => {
        setSelected(chosen)
        onValueChange(chosen)
      })
    return { baseId, selected, value, select }
  }, [baseId, selected, setSelected, value, onValueChange])
  return (
    <TabsContext value={state}>
      <div {...rest} />
    </TabsContext>
  )
}

/** The place among `count` that a key leads to from `at`; null for other keys. */
function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'Home' || key === 'PageUp') return 0
  if (key === 'End' || key === 'PageDown') return count - 1
  if (key === 'ArrowRight') return (at + 1) % count
  return key === 'ArrowLeft' ? (at + count - 1) % count : null
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey) return
  const list = currentTarget.closest('[role="tablist"]')
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
  const place = placeAfter(key, tabs.indexOf(currentTarget), tabs.length)
  if (place === null) return
  event.preventDefault()
  tabs[place]?.focus()
}

/** A frame around the tabs, or their words alone: beside a text a frame would be louder than the text. */
type TabsLook = 'framed' | 'plain'

interface TabListProps extends ComponentProps<'div'> {
  look?: TabsLook
}

export function TabList({ look = 'framed', className, ...rest }: TabListProps) {
  return (
    <div
      {...rest}
      role="tablist"
      aria-orientation="horizontal"
      className={cn(
        'inline-flex max-w-full flex-wrap',
        look === 'framed' && 'tabs-framed',
        className,
      )}
    />
  )
}

interface TabProps extends ComponentProps<'button'> {
  value: string
  look?: TabsLook
}

export function Tab({ value, look = 'framed', className, ...rest }: TabProps) {
  const { baseId, selected, select } = use(TabsContext)
  const isSelected = value === selected
  const choose = () => {
    if (!isSelected) select(value)
  }

  function handleMouseDown(event: MouseEvent<HTMLElement>) {
    // The other buttons of a mouse, and the gesture for its menu, leave the focus where it is.
    if (event.button !== 0 || event.ctrlKey) event.preventDefault()
    else event.currentTarget.focus()
  }

  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={`${baseId}-tab-${value}`}
      aria-selected={isSelected}
      aria-controls={`${baseId}-panel-${value}`}
      tabIndex={isSelected ? 0 : -1}
      onMouseDown={handleMouseDown}
      onKeyDown={moveFocus}
      onFocus={choose}
      onClick={choose}
      className={cn(look === 'framed' ? 'tab-framed' : 'tab-word', className)}
    />
  )
}

interface TabPanelProps extends ComponentProps<'div'> {
  value: string
}

/** The panel of a tab; empty and hidden while another one is there. */
export function TabPanel({ value, children, ...rest }: TabPanelProps) {
  const { baseId, value: shown } = use(TabsContext)
  const isShown = value === shown
  return (
    <div
      {...rest}
      role="tabpanel"
      id={`${baseId}-panel-${value}`}
      aria-labelledby={`${baseId}-tab-${value}`}
      tabIndex={0}
      hidden={!isShown}
    >
      {isShown && children}
    </div>
  )
}
