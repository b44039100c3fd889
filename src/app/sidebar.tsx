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
  return (
    <aside
      aria-label="Sidebar"
      className={cn(
        'sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 flex-col overflow-x-hidden overflow-y-auto md:flex',
        '[scrollbar-width:thin] border-r border-line bg-surface',
        isNarrow ? 'w-[60px] px-1.5 py-3' : 'w-[250px] px-3 py-3',
      )}
    >
      <div className={cn('mb-3 flex', isNarrow ? 'justify-center' : 'justify-between')}>
        <Link
          to={addresses.home}
          className={cn(
            'flex min-h-10 items-center gap-2.5 rounded-control px-2 font-prayer font-semibold hover:text-accent',
            isNarrow && 'hidden',
          )}
        >
          <BrandMark size={22} />
          {PRODUCT_NAME}
        </Link>
        <button
          type="button"
          aria-expanded={!isNarrow}
          aria-label={isNarrow ? 'Expand sidebar' : 'Collapse sidebar'}
          title={isNarrow ? 'Expand sidebar' : 'Collapse sidebar'}
          onClick={toggle}
          className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink"
        >
          <Icon aria-hidden="true" size={18} />
        </button>
      </div>
      <SideNavigation isNarrow={isNarrow} />
    </aside>
  )
}
