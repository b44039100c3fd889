import { Moon, Sun } from 'lucide-react'
import { useTheme } from './theme'

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <button
      type="button"
      aria-label={`Switch to ${other} theme`}
      title={`Switch to ${other} theme`}
      onClick={() => chooseTheme(other)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink"
    >
      <Icon aria-hidden="true" size={19} />
    </button>
  )
}
