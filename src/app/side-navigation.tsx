import { useQuery } from '@tanstack/react-query'
import { Feather } from 'lucide-react'
import { Link, NavLink } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { buttonClasses } from '@/components/ui/button'
import { prayerQueries } from '@/features/prayers/cache/prayer-queries'
import { cn } from '@/lib/class-names'
import { categoryCount } from './category-counts'
import { BROWSE_LINKS, CATEGORY_LINKS, type NavigationLink } from './navigation-links'

interface SideNavigationProps {
  /** Only icons show: the names stay for screen readers and as tooltips. The looks follow the variant `narrow`. */
  isNarrow?: boolean
  /** Further links at the end, for the drawer. */
  moreLinks?: readonly NavigationLink[]
  /** Called when a link is followed. */
  onNavigate?: () => void
}

/** What sidebar and drawer both hold: Generate, the categories with their counts, Traditions and Types. */
export function SideNavigation({
  isNarrow = false,
  moreLinks = [],
  onNavigate,
}: SideNavigationProps) {
  const { data, isError } = useQuery(prayerQueries.counts())
  // After a failed read the sidebar shows 0; without a network nobody knows.
  const texts = data ?? (isError && navigator.onLine ? {} : undefined)
  return (
    <>
      <Link
        to={addresses.generate}
        title={isNarrow ? 'Generate' : undefined}
        className={cn(buttonClasses(), 'w-full narrow:px-0!')}
        onClick={onNavigate}
      >
        <Feather aria-hidden="true" size={18} className="shrink-0" />
        <span className="narrow:sr-only">Generate</span>
      </Link>
      <nav aria-label="Categories" className="mt-5">
        <h2 className="px-2.5 pb-1.5 font-sans text-xs font-semibold tracking-wide text-ink-soft narrow:sr-only">
          Categories
        </h2>
        <ul>
          {CATEGORY_LINKS.map((link) => (
            <SideLink
              key={link.to}
              link={link}
              isNarrow={isNarrow}
              count={texts && categoryCount(link.category, texts)}
              onNavigate={onNavigate}
            />
          ))}
        </ul>
      </nav>
      <nav aria-label="Browse" className="mt-4 border-t border-line pt-4">
        <ul>
          {[...BROWSE_LINKS, ...moreLinks].map((link) => (
            <SideLink key={link.to} link={link} isNarrow={isNarrow} onNavigate={onNavigate} />
          ))}
        </ul>
      </nav>
    </>
  )
}

interface SideLinkProps {
  link: NavigationLink
  isNarrow: boolean
  count?: number | undefined
  onNavigate: (() => void) | undefined
}

function SideLink({ link: { label, to, icon: Icon }, isNarrow, count, onNavigate }: SideLinkProps) {
  return (
    <li>
      <NavLink
        to={to}
        end
        onClick={onNavigate}
        title={isNarrow ? label : undefined}
        className={({ isActive }) =>
          cn(
            'flex min-h-10 items-center gap-3 rounded-control px-2.5 text-[0.9375rem] transition-colors duration-150',
            'narrow:justify-center narrow:px-0',
            isActive
              ? 'bg-accent-soft font-medium text-accent'
              : 'text-ink-soft hover:bg-accent-soft hover:text-ink',
          )
        }
      >
        <Icon aria-hidden="true" size={18} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate narrow:sr-only">{label}</span>
        {count !== undefined && (
          <span className="text-[0.8125rem] tabular-nums narrow:hidden">
            {count}
            <span className="sr-only"> texts</span>
          </span>
        )}
      </NavLink>
    </li>
  )
}
