/** Where keys are letters, or belong to what has the focus: boxes, lists, menus and dialogs. */
const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]'

/** What covers the page keeps the keys, wherever the focus is. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether a key may be the page’s: nothing is typed, nothing covers the page, and nobody else has used it. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  if (event.target instanceof Element && event.target.closest(TYPING)) return false
  return document.querySelector(LAYERS) === null
}

function prayersOnShow(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main article')]
}

/** How much of a prayer has to stand below the header to be the one that is read, in pixels. */
const READ_BELOW = 120

/** The prayer that has the focus, else the first that is in view. */
function prayerBeingRead(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('main article')
  if (focused) return focused
  const inView = ({ bottom }: DOMRect) => bottom > READ_BELOW
  return prayersOnShow().find((each) => inView(each.getBoundingClientRect())) ?? null
}

function titleLinkOf(prayer: HTMLElement | null | undefined): HTMLAnchorElement | null {
  return prayer?.querySelector<HTMLAnchorElement>(':is(h1, h2, h3) a') ?? null
}

function controlOf(key: string, part: ParentNode | null): HTMLElement | null {
  return part?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]`) ?? null
}

/** Presses the control of the prayer being read that carries the key. False where it has none. */
export function pressControl(key: string): boolean {
  const control =
    controlOf(key, prayerBeingRead()) ?? controlOf(key, document.querySelector('main'))
  control?.click()
  return control !== null
}

/** The path that the title of the prayer being read leads to. Null where it leads nowhere. */
export function pathBeingRead(): string | null {
  return titleLinkOf(prayerBeingRead())?.pathname ?? null
}

/** Moves the focus to the title of the next or the previous prayer; a page that has a button for it is pressed instead. */
export function walk(key: string, step: 1 | -1): boolean {
  const button = controlOf(key, document.querySelector('main'))
  if (button) {
    button.click()
    return true
  }
  const prayers = prayersOnShow()
  const read = prayerBeingRead()
  const isWalking = document.activeElement?.closest('main article') != null
  const at = read ? prayers.indexOf(read) : -1
  const next = prayers[isWalking || step < 0 ? at + step : at]
  const heading = next?.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return false
  const link = titleLinkOf(next)
  if (!link) heading.tabIndex = -1
  ;(link ?? heading).focus()
  return true
}

/** Puts the focus into the page’s search box. False where it has none. */
export function focusSearchBox(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type="search"]')
  box?.focus()
  box?.setSelectionRange(0, box.value.length)
  return box !== null
}
