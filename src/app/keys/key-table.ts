/**
 * What a key does. `press` presses the control that carries the key as `aria-keyshortcuts`; so does `pray`, and where a list has no
 * such control it leads to praying the prayer that is read.
 */
export type KeyAction = 'search' | 'next' | 'previous' | 'press' | 'pray' | 'help'

export interface PageKey {
  /** As `KeyboardEvent.key` says it. */
  readonly key: string
  readonly action: KeyAction
}

/** The keys of every page. Nothing else listens for single keys (docs/decisions/065). */
export const PAGE_KEYS: readonly PageKey[] = [
  { key: '/', action: 'search' },
  { key: '1', action: 'press' },
  { key: '2', action: 'press' },
  { key: '3', action: 'press' },
  { key: 'j', action: 'next' },
  { key: 'k', action: 'previous' },
  { key: 'l', action: 'press' },
  { key: 'p', action: 'pray' },
  { key: '?', action: 'help' },
]

/** The keys as a person is told of them. */
export const KEY_LINES: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['1', '2', '3'], does: 'Short, medium, long' },
  { keys: ['j', 'k'], does: 'Next and previous prayer' },
  { keys: ['l'], does: 'Like the prayer' },
  { keys: ['p'], does: 'Pray it' },
  { keys: ['?'], does: 'Show these keys' },
]
