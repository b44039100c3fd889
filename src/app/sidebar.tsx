import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import { BrandMark } from '@/components/brand-mark'
import { cn } from '@/lib/class-names'
import { readDevice, writeDevice } from '@/lib/device-storage'
import { SideNavigation } from './side-navigation'

const STORAGE_KEY = 'sidebar-narrow'
const parseNarrow = (stored: unknown) => (typeof stored === 'boolean' ? stored : null)

export function Sidebar() {
  const [isNarrow, setIsNarrow] = useState(() => readDevice(STORAGE_KEY, parseNarrow) ?? false)

  function toggle() {
    writeDevice(STORAGE_KEY, !isNarrow)
    setIsNarrow(!isNarrow)
  }

  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose
  const label = isNarrow ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <aside
      aria-label="Sidebar"
      className={cn(
        'sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 flex-col border-e border-line bg-surface md:flex',
        isNarrow ? 'w-[60px]' : 'w-[250px]',
      )}
    >
      <div
        className={cn(
          'min-h-0 flex-1 [scrollbar-width:thin] overflow-x-hidden overflow-y-auto py-4',
          isNarrow ? 'px-1.5' : 'px-3',
        )}
      >
        <SideNavigation isNarrow={isNarrow} />
      </div>
      <div
        className={cn(
          'flex shrink-0 items-center border-t border-line py-2',
          isNarrow ? 'flex-col px-1.5' : 'justify-between ps-5 pe-2',
        )}
      >
        <Link
          to={addresses.home}
          className="flex min-h-10 items-center gap-2.5 font-prayer font-semibold text-ink-soft hover:text-accent"
        >
          <BrandMark size={22} />
          <span className={cn(isNarrow && 'sr-only')}>{PRODUCT_NAME}</span>
        </Link>
        <button
          type="button"
          aria-expanded={!isNarrow}
          aria-label={label}
          title={label}
          onClick={toggle}
          className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink"
        >
          <Icon aria-hidden="true" size={18} />
        </button>
      </div>
    </aside>
  )
}
