import { Menu } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import { BrandMark } from '@/components/brand-mark'
import { cn } from '@/lib/class-names'
import { lazyWithRetry } from '@/lib/lazy-component'
import { HEADER_LINKS } from './navigation-links'
import { ThemeSwitch } from './theme-switch'
import { UserArea } from './user-area'

const NavigationDrawer = lazyWithRetry(() => import('./navigation-drawer'))

export function Header() {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const closeMenu = useCallback(() => setIsMenuOpen(false), [])
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-ground px-3 sm:px-5">
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => setIsMenuOpen(true)}
        className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink md:hidden"
      >
        <Menu aria-hidden="true" size={22} />
      </button>
      <Link
        to={addresses.home}
        className="me-auto flex min-h-11 items-center gap-2.5 rounded-control px-1 font-prayer text-xl font-semibold tracking-tight hover:text-accent"
      >
        <BrandMark />
        {PRODUCT_NAME}
      </Link>
      <nav aria-label="Main" className="hidden md:block">
        <ul className="flex gap-1">
          {HEADER_LINKS.map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={({ isActive }) =>
                  cn(
                    'flex min-h-10 items-center gap-2 rounded-control px-3 text-[0.9375rem] hover:bg-accent-soft hover:text-ink',
                    isActive ? 'font-medium text-accent' : 'text-ink-soft',
                  )
                }
              >
                <Icon aria-hidden="true" size={17} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeSwitch />
      <UserArea />
      {isMenuOpen && (
        <Suspense fallback={null}>
          <NavigationDrawer onClose={closeMenu} />
        </Suspense>
      )}
    </header>
  )
}
