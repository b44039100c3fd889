import { RefreshCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import type { MadePrayer } from './made-prayer'
import { changeMadePrayers } from './made-prayer-store'
import { SavingNote } from './saving-note'
import { mayKeepBoth, mayKeepInstead, withBothKept, withInstead } from './sitting'
import { useGenerate } from './use-generate'
import { VariantWalk } from './variant-walk'

interface MadePrayerBarProps
  extends ComponentProps<typeof SavingNote>, ComponentProps<typeof VariantWalk> {
  /** Whether the sitting's prayer is private now, which its maker may have changed since it was made. */
  isPrivate: boolean
  /** Called with the next variant of the same choices. */
  onMadeAnother: (made: MadePrayer) => void
}

/** What stands beside a freshly made prayer: how saving went, the others of its sitting, and another one. */
export function MadePrayerBar({
  made,
  variants,
  viewerId,
  isPrivate,
  cameBy,
  onWalk,
  onMadeAnother,
  ...saving
}: MadePrayerBarProps) {
  const { generateAnother, isGenerating } = useGenerate(onMadeAnother)

  return (
    <div className="grid gap-4" data-print="no">
      <SavingNote made={made} viewerId={viewerId} {...saving} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {mayKeepInstead(variants, made) && (
          <Button
            variant="secondary"
            onClick={() => changeMadePrayers((list) => withInstead(list, made, isPrivate))}
          >
            Keep this one instead
          </Button>
        )}
        {mayKeepBoth(variants, made) && (
          <Button
            variant="secondary"
            onClick={() => changeMadePrayers((list) => withBothKept(list, made, isPrivate))}
          >
            Keep this one too
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Button
          variant="secondary"
          isPending={isGenerating}
          onClick={() => void generateAnother(made, { isPrivate, makerId: viewerId })}
        >
          <RefreshCw aria-hidden="true" size={17} />
          Generate another
        </Button>
        <VariantWalk made={made} variants={variants} cameBy={cameBy} onWalk={onWalk} />
      </div>
    </div>
  )
}
