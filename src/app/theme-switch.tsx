import { Moon, Sun } from 'lucide-react'
import { useTheme } from './theme'

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      aria-label={`Switch to ${other} theme`}
      title={`Switch to ${other} theme`}
      onClick={() => chooseTheme(other)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink"
    >
      {/* Chosen by the mark on the document, which is there before the first paint. */}
      <Sun aria-hidden="true" size={19} className="not-dark:hidden" />
      <Moon aria-hidden="true" size={19} className="dark:hidden" />
    </button>
  )
}
