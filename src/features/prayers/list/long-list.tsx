import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useLocation } from 'react-router-dom'
import { offsetOfAnchor, type ListAnchor } from './list-anchor'
import { CardMemory, createListMemories } from './list-memory'
import type { Prayer } from '../prayer'
import { spacesAround, withFocusedRow } from './row-window'
import { useFirstRows } from './use-first-rows'
import { useMeasuredHeights } from './use-measured-heights'

/** Lists up to this length stand in the document as a whole. */
const SHORT = 40
/** Pixels between two cards. */
const GAP = 16
/** The height in pixels that a card is taken for until it has been measured. */
const ESTIMATE = 216
/** Rows kept ready above and below the window. */
const OVERSCAN = 3

const rememberList = createListMemories()

type Rows = ReturnType<typeof useWindowVirtualizer<HTMLLIElement>>

interface LongListProps {
  prayers: readonly Prayer[]
  label: string
  /** False while more can be loaded: how many there are is not known then. */
  isComplete: boolean
  /** Draws one row. */
  children: (prayer: Prayer) => ReactNode
}

/**
 * A list of cards of any length. A long one keeps only the rows near the window in the document; the others are
 * space of their height (docs/decisions/034).
 */
export function LongList({ prayers, label, isComplete, children }: LongListProps) {
  const list = useRef<HTMLUListElement>(null)
  // Back and Forward return to what was seen and chosen.
  const memory = rememberList(`${useLocation().key} ${label}`)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const focused = focusedId === null ? -1 : prayers.findIndex(({ id }) => id === focusedId)
  const isLong = prayers.length > SHORT
  const top = useDocumentTop(list, isLong)
  useMeasuredHeights(list, prayers, !isLong, memory.heights)
  const heightOf = (id: string) => memory.heights.get(id) ?? ESTIMATE
  const [leftAt] = useState(
    () =>
      memory.anchor &&
      offsetOfAnchor(
        memory.anchor,
        prayers.map(({ id }) => id),
        heightOf,
        GAP,
      ),
  )
  const getItemKey = useCallback((index: number) => prayers[index]?.id ?? index, [prayers])

  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here only
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: prayers.length,
    enabled: isLong,
    getItemKey,
    estimateSize: (index) => heightOf(prayers[index]?.id ?? ''),
    measureElement: exactHeight,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    // Rows at the beginning are not drawn on the way back: measured there, they would move the place.
    initialOffset: leftAt ?? window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => withFocusedRow(defaultRangeExtractor(range), focused, range.count),
    // A reader inside the list stays at the line being read when rows above come or go.
    anchorTo: window.scrollY > top ? 'end' : 'start',
  })
  useEffect(
    () => () => {
      for (const [id, height] of virtualizer.itemSizeCache) memory.heights.set(String(id), height)
      memory.anchor = anchorOf(virtualizer)
    },
    [virtualizer, memory],
  )
  // After the page's own place was restored, which knows of no rows that came meanwhile.
  useEffect(() => {
    if (leftAt !== null && Math.abs(window.scrollY - leftAt) > 1) window.scrollTo(0, leftAt)
  }, [leftAt])

  function handleFocus(event: FocusEvent) {
    const row = event.target.closest<HTMLElement>('li[data-index]')
    const prayer = prayers[Number(row?.dataset['index'] ?? -1)]
    if (prayer) setFocusedId(prayer.id)
  }

  const firstRows = useFirstRows(prayers)
  const rows = virtualizer.getVirtualItems()
  const isWindowed = isLong && rows.length > 0
  const { above, below } = spacesAround(rows, top, virtualizer.getTotalSize())
  const notDrawn = prayers.length - firstRows.length
  // The list is as high as it will be: its end is not near before its rows are there.
  const room = isWindowed ? below : notDrawn * (ESTIMATE + GAP)
  const shown = isWindowed ? rows.map(({ index }) => index) : [...firstRows.keys()]

  return (
    <CardMemory value={memory.cards}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus is */}
      <ul
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops a list's role with its bullets
        role="list"
        aria-label={label}
        onFocus={handleFocus}
        className="flex flex-col"
        data-windowed={isWindowed || undefined}
        style={room > 0 ? { paddingBottom: room } : undefined}
      >
        {shown.map((index, at) => {
          const prayer = prayers[index]
          if (!prayer) return null
          const space = isWindowed ? above[at] : index > 0 && GAP
          return (
            <li
              key={prayer.id}
              ref={isLong ? virtualizer.measureElement : undefined}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={isComplete ? prayers.length : -1}
              style={space ? { marginTop: space } : undefined}
            >
              {children(prayer)}
            </li>
          )
        })}
      </ul>
    </CardMemory>
  )
}

/** The row at the upper edge of the window; null where the list begins below it. */
function anchorOf({ scrollOffset, options, getVirtualItemForOffset }: Rows): ListAnchor | null {
  const row = scrollOffset === null ? undefined : getVirtualItemForOffset(scrollOffset)
  if (scrollOffset === null || !row || scrollOffset <= options.scrollMargin) return null
  const { key, start } = row
  return { id: String(key), within: scrollOffset - start, listTop: options.scrollMargin }
}

/** Unlike the library's own measure not rounded: what is lost at every row above moves the line being read. */
function exactHeight(row: HTMLLIElement, entry?: ResizeObserverEntry): number {
  return entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height
}

/** How far below the document's top an element begins, in whole pixels; follows what changes above it. 0 until asked for. */
function useDocumentTop(element: RefObject<HTMLElement | null>, isAsked: boolean): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!isAsked) return
    const measure = () => {
      if (element.current)
        setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element, isAsked])
  return top
}
