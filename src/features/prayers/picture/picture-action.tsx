import { Image } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { ActionButton } from '../actions/action-button'
import { shownLengths, textOf, type Prayer, type PrayerDraft } from '../prayer'
import type { TranslatedText } from '../prayer-viewer'

const PictureDialog = lazyWithTimeout(async () => ({
  default: (await import('./picture-dialog')).PictureDialog,
}))

interface PictureActionProps {
  /** A stored prayer, or one that has no row yet. */
  prayer: Prayer | (PrayerDraft & { readonly isPrivate: boolean })
  /** The length on show. */
  length: PrayerLength
  /** What stands in its place. */
  translated: TranslatedText | null
}

/** Opens the dialog that makes a picture of a prayer. The dialog loads when it is asked for. */
export function PictureAction({ prayer, length, translated }: PictureActionProps) {
  const [isOpen, setOpen] = useState(false)
  const texts = shownLengths(prayer).map((each) =>
    each === length && translated
      ? { length: each, text: translated.text, language: translated.lang }
      : { length: each, text: textOf(prayer, each), language: prayer.language },
  )
  return (
    <>
      <ActionButton
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        icon={<Image aria-hidden="true" size={17} />}
      >
        <span className="max-sm:sr-only">Picture</span>
      </ActionButton>
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
