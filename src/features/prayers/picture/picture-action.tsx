import { Image } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import { lazyWithTimeout } from '@/lib/lazy-component'
import type { DrawActions } from '../actions/prayer-action'
import { shownLengths, textOf, type ShownPrayer } from '../prayer'
import type { TranslatedText } from '../prayer-viewer'

const PictureDialog = lazyWithTimeout(async () => ({
  default: (await import('./picture-dialog')).PictureDialog,
}))

interface PictureActionProps {
  prayer: ShownPrayer
  /** The length on show. */
  length: PrayerLength
  /** What stands in its place. */
  translated: TranslatedText | null
  children: DrawActions
}

/** Opens the dialog that makes a picture of a prayer. The dialog loads when it is asked for. */
export function PictureAction({ prayer, length, translated, children }: PictureActionProps) {
  const [isOpen, setOpen] = useState(false)
  const texts = shownLengths(prayer).map((each) =>
    each === length && translated
      ? { length: each, text: translated.text, language: translated.lang }
      : { length: each, text: textOf(prayer, each), language: prayer.language },
  )
  return (
    <>
      {children([{ name: 'Picture', icon: Image, run: () => setOpen(true) }])}
      <Suspense fallback={null}>
        {isOpen && (
          <PictureDialog
            prayer={{ ...prayer, id: 'id' in prayer ? prayer.id : null }}
            texts={texts}
            length={length}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
