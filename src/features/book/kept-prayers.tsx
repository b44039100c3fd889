import { BookmarkMinus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { addresses } from '@/catalogue/addresses'
import { EmptyState } from '@/components/empty-state'
import { Button, ButtonLink } from '@/components/ui/button'
import type { PrayersInOrder } from './collection-prayers'
import { GonePrayers } from './gone-prayers'
import { removeFromDevice, useKept } from './use-kept'

/** What a visitor keeps on this device, the newest first. */
export function KeptPrayers({
  renderPrayers,
}: {
  renderPrayers: (prayers: PrayersInOrder) => ReactNode
}) {
  const kept = useKept()
  const ids = useMemo(() => kept.map(({ prayerId }) => prayerId), [kept])

  function handleTakeOut(prayerIds: readonly string[]) {
    // The card is removed, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true })
    removeFromDevice(prayerIds)
  }

  if (ids.length === 0)
    return (
      <EmptyState
        message="Nothing kept yet. “Keep in my book”, under More actions at every prayer, keeps it on this device."
        action={<ButtonLink to={addresses.categories}>Browse prayers</ButtonLink>}
      />
    )
  return renderPrayers({
    ids,
    label: 'Kept prayers',
    renderBelow: ({ id, title }) => (
      <Button
        variant="quiet"
        size="small"
        className="-ms-3 max-sm:min-h-11"
        aria-label={`Take out: ${title}`}
        onClick={() => handleTakeOut([id])}
      >
        <BookmarkMinus aria-hidden="true" size={16} />
        Take out
      </Button>
    ),
    renderMissing: (missing) => (
      <GonePrayers count={missing.length} onTakeOut={() => handleTakeOut(missing)} />
    ),
  })
}
