import { Suspense, useState } from 'react'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { LikeButton } from '../like/like-button'
import type { Prayer } from '../prayer'
import { usePrayerViewer, type TranslatedText } from '../prayer-viewer'
import { MoreButton } from './more-button'

const CardMenu = lazyWithTimeout(async () => ({ default: (await import('./card-menu')).CardMenu }))

interface CardActionsProps {
  prayer: Prayer
  /** The original text of the length on show. */
  text: string
  translated: TranslatedText | null
  onTranslated: (translated: TranslatedText | null) => void
}

/** The heart of a card, and the menu with all the rest, which loads when it is opened. */
export function CardActions({ prayer, text, translated, onTranslated }: CardActionsProps) {
  const { translateControl: TranslateControl } = usePrayerViewer()
  const [isWanted, setWanted] = useState(false)
  /** Another length is another text, and starts without languages. */
  const [translating, setTranslating] = useState<string | null>(null)
  const closed = <MoreButton onClick={() => setWanted(true)} />
  return (
    <div data-print="no" className="-me-2 flex flex-wrap items-center justify-end gap-x-0.5">
      {TranslateControl && translating === text && (
        <Suspense fallback={null}>
          <TranslateControl key={text} text={text} onShow={onTranslated} startsOpen />
        </Suspense>
      )}
      <LikeButton prayerId={prayer.id} likes={prayer.likes} />
      {isWanted ? (
        <Suspense fallback={closed}>
          <CardMenu
            prayer={prayer}
            text={text}
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
