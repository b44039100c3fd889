import { useQueryClient } from '@tanstack/react-query'
import { BookHeart, Eye, EyeOff, Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { Menu, MenuEntry, MenuPanel, MenuTrigger } from '@/components/ui/menu'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { notify } from '@/lib/notify'
import { hiddenIds } from './hidden-ids'
import { hidePrayer, showPrayer } from './hide-prayer'
import { usePrayerViewer } from '../prayer-viewer'
import { MoreButton } from './more-button'

const ReportDialog = lazyWithTimeout(async () => ({
  default: (await import('./report-dialog')).ReportDialog,
}))

interface MoreMenuProps {
  prayer: { readonly id: string; readonly title: string }
  viewerId: string | null
  /** Of their own prayers people neither report nor hide any. */
  isOwn: boolean
}

/** Starts open: it loads when its button is pressed. */
export function MoreMenu({ prayer, viewerId, isOwn }: MoreMenuProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(true)
  const { book } = usePrayerViewer()
  const [dialog, setDialog] = useState<'report' | 'keep' | null>(null)
  const isHidden = hiddenIds.has(prayer.id)
  const Icon = isHidden ? Eye : EyeOff

  function handleReport() {
    if (viewerId !== null) return setDialog('report')
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
          {book && (
            <MenuEntry onSelect={() => setDialog('keep')}>
              <BookHeart aria-hidden="true" size={17} />
              Keep in my book
            </MenuEntry>
          )}
          {!isOwn && (
            <>
              <MenuEntry onSelect={handleReport}>
                <Flag aria-hidden="true" size={17} />
                Report
              </MenuEntry>
              <MenuEntry onSelect={handleHide}>
                <Icon aria-hidden="true" size={17} />
                {isHidden ? 'Show again' : 'Hide from me'}
              </MenuEntry>
            </>
          )}
        </MenuPanel>
      </Menu>
      <Suspense fallback={null}>
        {dialog === 'report' && <ReportDialog prayer={prayer} onClose={() => setDialog(null)} />}
        {dialog === 'keep' && book && (
          <book.KeepDialog prayer={prayer} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </>
  )
}
