import { useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { Menu, MenuEntry, MenuPanel, MenuTrigger } from '@/components/ui/menu'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { notify } from '@/lib/notify'
import { hiddenIds } from './hidden-ids'
import { hidePrayer, showPrayer } from './hide-prayer'
import { MoreButton } from './more-button'

const ReportDialog = lazyWithTimeout(async () => ({
  default: (await import('./report-dialog')).ReportDialog,
}))

interface MoreMenuProps {
  prayer: { readonly id: string; readonly title: string }
  viewerId: string | null
}

/** Starts open: it loads when its button is pressed. */
export function MoreMenu({ prayer, viewerId }: MoreMenuProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(true)
  const [isReporting, setReporting] = useState(false)
  const isHidden = hiddenIds.has(prayer.id)
  const Icon = isHidden ? Eye : EyeOff

  function handleReport() {
    if (viewerId !== null) return setReporting(true)
    notify.error('Please sign in to report prayers')
    return void navigate(addresses.login, { state: { from: pathname + search } })
  }

  function handleHide() {
    if (isHidden) return void showPrayer(client, viewerId, prayer.id)
    // The card is removed, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true })
    return void hidePrayer(client, viewerId, prayer)
  }

  return (
    <>
      <Menu open={isOpen} onOpenChange={setOpen}>
        <MenuTrigger asChild>
          <MoreButton />
        </MenuTrigger>
        <MenuPanel>
          <MenuEntry onSelect={handleReport}>
            <Flag aria-hidden="true" size={17} />
            Report
          </MenuEntry>
          <MenuEntry onSelect={handleHide}>
            <Icon aria-hidden="true" size={17} />
            {isHidden ? 'Show again' : 'Hide from me'}
          </MenuEntry>
        </MenuPanel>
      </Menu>
      <Suspense fallback={null}>
        {isReporting && <ReportDialog prayer={prayer} onClose={() => setReporting(false)} />}
      </Suspense>
    </>
  )
}
