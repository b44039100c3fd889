import { RefreshCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { OtherTraditionsLink } from './compare/other-traditions-link'
import type { MadePrayer } from './made-prayer'
import { changeMadePrayers } from './made-prayer-store'
import { SavingNote } from './saving-note'
import { keptBeside, mayKeepInstead, withBothKept, withInstead } from './sitting'
import { VariantNavigation } from './variant-navigation'

interface MadePrayerBarProps
  extends ComponentProps<typeof SavingNote>, ComponentProps<typeof VariantNavigation> {
  /** Whether what is made next in the sitting is private: its maker may have changed that since this one was made. */
  isPrivate: boolean
  isGenerating: boolean
  onGenerateAnother: () => void
}

/** What stands beside a freshly made prayer: how saving went, the others of its sitting, and another one. */
export function MadePrayerBar({
  made,
  variants,
  isPrivate,
  isGenerating,
  arrivedBy,
  onShow,
  onGenerateAnother,
  onSave,
  ...saving
}: MadePrayerBarProps) {
  const beside = keptBeside(variants, made)
  const isAnyKept = variants.some(({ saving: state }) => state !== 'aside')

  function keepInstead() {
    changeMadePrayers((list) => withInstead(list, made, isPrivate))
    onSave(made)
  }

  function keepBoth(second: MadePrayer) {
    changeMadePrayers((list) => withBothKept(list, made, isPrivate))
    onSave(second)
  }

  return (
    <div className="grid gap-4" data-print="no">
      <SavingNote made={made} variants={variants} onSave={onSave} {...saving} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Button variant="secondary" isPending={isGenerating} onClick={onGenerateAnother}>
          <RefreshCw aria-hidden="true" size={17} />
          Generate another
        </Button>
        <OtherTraditionsLink made={made} isPrivate={isPrivate} />
        <VariantNavigation made={made} variants={variants} arrivedBy={arrivedBy} onShow={onShow} />
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {mayKeepInstead(variants, made) && (
          <Button variant="secondary" onClick={keepInstead}>
            Keep this one instead
          </Button>
        )}
        {beside && (
          <Button variant="secondary" onClick={() => keepBoth(beside)}>
            {isAnyKept ? 'Keep this one too' : 'Keep this one'}
          </Button>
        )}
      </div>
    </div>
  )
}
