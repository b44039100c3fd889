import { useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, Flag } from 'lucide-react'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { notify } from '@/lib/notify'
import type { DrawActions } from '../actions/prayer-action'
import { hiddenIds } from './hidden-ids'
import { subscribeToHidden } from './hidden-on-device'
import { hidePrayer, showPrayer } from './hide-prayer'

const ReportDialog = lazyWithTimeout(async () => ({
  default: (await import('./report-dialog')).ReportDialog,
}))

interface ReaderActionsProps {
  prayer: { readonly id: string; readonly title: string }
  viewerId: string | null
  onHidden?: (() => void) | undefined
  children: DrawActions
}

/** What can be done with somebody else's prayer: report it, hide it from one's own lists. */
export function ReaderActions({
  prayer: { id, title },
  viewerId,
  onHidden,
  children,
}: ReaderActionsProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isReporting, setReporting] = useState(false)
  const isHidden = useSyncExternalStore(subscribeToHidden, () => hiddenIds.has(id))

  function report() {
    if (viewerId !== null) return setReporting(true)
    notify.error('Please sign in to report prayers')
    return void navigate(addresses.login, { state: { from: pathname + search } })
  }

  function hide() {
    if (isHidden) return void showPrayer(client, viewerId, id)
    onHidden?.()
    return void hidePrayer(client, viewerId, { id, title })
  }

  return (
    <>
      {children([
        { name: 'Report', icon: Flag, run: report },
        {
          name: isHidden ? 'Show again' : 'Hide from me',
          icon: isHidden ? Eye : EyeOff,
          run: hide,
        },
      ])}
      <Suspense fallback={null}>
        {isReporting && <ReportDialog prayer={{ id, title }} onClose={() => setReporting(false)} />}
      </Suspense>
    </>
  )
}
