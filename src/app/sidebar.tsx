import { PanelLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import { BrandMark } from '@/components/brand-mark'
import { useNarrowSidebar } from './narrow-sidebar'
import { SideNavigation } from './side-navigation'

export function Sidebar() {
  const [isNarrow, setNarrow] = useNarrowSidebar()
  const label = isNarrow ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <aside
      aria-label="Sidebar"
      className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-[250px] shrink-0 flex-col border-e border-line bg-surface md:flex narrow:w-[60px]"
    >
      <div className="min-h-0 flex-1 [scrollbar-width:thin] overflow-x-hidden overflow-y-auto px-3 py-4 narrow:px-1.5">
        <SideNavigation isNarrow={isNarrow} />
      </div>
      <div className="flex shrink-0 items-center justify-between border-t border-line py-2 ps-5 pe-2 narrow:flex-col narrow:px-1.5">
        <Link
          to={addresses.home}
          className="flex min-h-10 items-center gap-2.5 font-prayer font-semibold text-ink-soft hover:text-accent"
        >
          <BrandMark size={22} />
          <span className="narrow:sr-only">{PRODUCT_NAME}</span>
        </Link>
        <button
          type="button"
          aria-expanded={!isNarrow}
          aria-label={label}
          title={label}
          onClick={() => setNarrow(!isNarrow)}
          className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink"
        >
          <PanelLeft aria-hidden="true" size={18} />
        </button>
      </div>
    </aside>
  )
}
