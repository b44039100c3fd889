import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import type { PrayerLength } from '@/catalogue/product'
import { cn } from '@/lib/class-names'
import { CARD_CLASSES } from './card-classes'
import { isCutIn } from './cut-text'
import { openText } from './opening'
import { textOf, type Prayer } from '../prayer'
import { PrayerText } from './prayer-text'
import type { TranslatedText } from '../prayer-viewer'

interface CardTextProps {
  prayer: Prayer
  length: PrayerLength
  isClamped: boolean
  translated: TranslatedText | null
  /** The part of what follows the opening that three lines are to show. */
  excerpt: (rest: string, opening: string) => string
  /** Draws words of the original text. */
  renderWords: (words: string) => ReactNode
}

/** The text of a card: its opening line, and what follows whole or in three lines with a link to the rest. */
export function CardText({
  prayer,
  length,
  isClamped,
  translated,
  excerpt,
  renderWords,
}: CardTextProps) {
  const box = useRef<HTMLDivElement>(null)
  const { opening, rest } = openText(translated?.text ?? textOf(prayer, length))
  const text = isClamped && !translated ? excerpt(rest, opening) : rest
  const isPart = text !== rest
  const isCut = useIsCut(box, text) && isClamped
  const address = addresses.prayer(prayer.id, length)
  return (
    <div className={CARD_CLASSES.words}>
      <PrayerText
        ref={box}
        text={text}
        lang={translated ? translated.lang : prayer.language}
        opening={
          // The title leads there too: for a keyboard that is enough.
          <Link to={address} tabIndex={-1} className="hover:text-accent">
            {translated ? opening : renderWords(opening)}
          </Link>
        }
        clamp={isClamped ? (isCut ? 'fading' : 'whole') : undefined}
        className={cn('card-text', isPart && 'pe-16')}
        renderWords={translated ? undefined : renderWords}
      />
      {(isCut || isPart) && (
        <Link
          to={address}
          data-print="no"
          aria-label={`Read on: ${prayer.title}`}
          className="read-on"
        >
          Read on
        </Link>
      )}
    </div>
  )
}

/** True while a box holds more than it shows. True at first, since most texts are longer than three lines. */
function useIsCut(box: RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setIsCut] = useState(true)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || text === '') return
    // Calls before the next paint, for the first time too: asking here would lay the page out twice.
    const observer = new ResizeObserver(() => flushSync(() => setIsCut(isCutIn(element))))
    // The paragraphs too: a font that arrives late changes them and not the box.
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [box, text])
  return isCut && text !== ''
}
