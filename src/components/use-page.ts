import { createContext, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PRODUCT_NAME } from '@/catalogue/product'
import { FIRST_ENTRY } from './first-entry'
import { recordVisit } from './previous-page'

export interface PageFacts {
  /** Without the product's name, which is added; the home page passes that name itself. */
  title: string
  description: string
}

/** The title of the document while a page is shown. */
export function documentTitle({ title }: PageFacts): string {
  return title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`
}

/** Called with the facts of the page that is rendered; for the build, where no effect runs. */
export const PageListener = createContext<((facts: PageFacts) => void) | null>(null)

/** A reader who has already moved on inside the page is not pulled back to its heading. */
function isFocusFree(): boolean {
  const focused = document.activeElement
  return !focused || focused === document.body || focused.id === 'main' || !focused.isConnected
}

/** A reader who opened a menu or a dialog while the page was on its way is using it; without the focus it closes. */
function isFocusInLayer(): boolean {
  const layers = '[role="menu"], [role="dialog"], [role="listbox"]'
  return document.activeElement?.closest(layers)?.getAttribute('data-state') === 'open'
}

/**
 * Names the page: document title, meta description, and after a navigation focus on its heading, so that
 * screen readers announce it. A heading that comes later (with its data) is focused when the title changes.
 */
export function usePage(facts: PageFacts): void {
  const { title, description } = facts
  use(PageListener)?.(facts)
  const { key, pathname } = useLocation()
  const focusedPath = useRef<string | null>(null)

  useEffect(() => {
    document.title = documentTitle({ title, description })
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    // The document may name the site by another address than the one it was opened at.
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    recordVisit(title)
    // oxlint-disable-next-line react/exhaustive-deps -- the key: another search is another place under the same title
  }, [title, description, key])

  useEffect(() => {
    const isSamePage = focusedPath.current === pathname
    if (key === FIRST_ENTRY || (isSamePage && !isFocusFree())) return
    focusedPath.current = pathname
    if (isFocusInLayer()) return
    const heading = document.querySelector<HTMLElement>('main h1')
    const target = heading ?? document.getElementById('main')
    if (heading && isSamePage && document.activeElement === heading) return
    if (isSamePage && !heading) return
    heading?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- the key is read, not followed: a change of the query alone moves no focus
  }, [pathname, title])
}
