import { useSyncExternalStore } from 'react'
import { readDevice, writeDevice } from '@/lib/device-storage'

type Theme = 'light' | 'dark'

/** Also read by public/first-paint.js, which runs before the app. */
const STORAGE_KEY = 'theme'
const DARK_SYSTEM = '(prefers-color-scheme: dark)'
/** The ground of each theme, for the browser's own bars (tokens in src/index.css). */
const GROUND = { light: '#f7f2e8', dark: '#131829' } as const

const listeners = new Set<() => void>()

function parseTheme(stored: unknown): Theme | null {
  return stored === 'light' || stored === 'dark' ? stored : null
}

/** The theme that a person chose, else the system's. */
function currentTheme(): Theme {
  return (
    readDevice(STORAGE_KEY, parseTheme) ??
    (window.matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light')
  )
}

function showTheme(): void {
  const theme = shown
  document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', GROUND[theme])
  for (const notifyListener of listeners) notifyListener()
}

let shown: Theme = 'light'

/** Shows the theme and follows the system and other windows from then on. Called once at start. */
export function startTheme(): void {
  const refresh = () => {
    shown = currentTheme()
    showTheme()
  }
  window.matchMedia(DARK_SYSTEM).addEventListener('change', refresh)
  window.addEventListener('storage', refresh)
  refresh()
}

function chooseTheme(theme: Theme): void {
  writeDevice(STORAGE_KEY, theme)
  shown = theme
  showTheme()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [
    useSyncExternalStore(
      subscribe,
      () => shown,
      () => 'light',
    ),
    chooseTheme,
  ]
}
