import { Suspense, useState } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { LikeButton } from '../like/like-button'
import { textOf, type Prayer } from '../prayer'
import { usePrayerViewer, type TranslatedText } from '../prayer-viewer'
import { MoreButton } from './more-button'

const CardMenu = lazyWithTimeout(async () => ({ default: (await import('./card-menu')).CardMenu }))

interface CardActionsProps {
  prayer: Prayer
  /** The length on show. */
  length: PrayerLength
  translated: TranslatedText | null
  onTranslated: (translated: TranslatedText | null) => void
}

/** The heart of a card, and the menu with all the rest, which loads when it is opened. */
export function CardActions({ prayer, length, translated, onTranslated }: CardActionsProps) {
  const { translateControl: TranslateControl } = usePrayerViewer()
  const text = textOf(prayer, length)
  const [isWanted, setWanted] = useState(false)
  /** Another length is another text, and starts without languages. */
  const [translating, setTranslating] = useState<string | null>(null)
  const closed = <MoreButton onClick={() => setWanted(true)} />
  return (
    <div data-print="no" className="-me-2 flex flex-wrap items-center justify-end gap-x-0.5">
      {TranslateControl && translating === text && (
        <Suspense fallback={null}>
          <TranslateControl
            key={text}
            text={text}
            sourceLanguage={prayer.language}
            onShow={onTranslated}
            startsOpen
          />
        </Suspense>
      )}
      <LikeButton prayerId={prayer.id} likes={prayer.likes} />
      {isWanted ? (
        <Suspense fallback={closed}>
          <CardMenu
            prayer={prayer}
            length={length}
            translated={translated}
            onTranslate={() => setTranslating(text)}
          />
        </Suspense>
      ) : (
        closed
      )}
    </div>
  )
}
