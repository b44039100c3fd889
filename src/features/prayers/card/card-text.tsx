import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import type { PrayerLength } from '@/catalogue/product'
import { textOf, type Prayer } from '../prayer'
import { PrayerText } from './prayer-text'
import type { TranslatedText } from '../prayer-viewer'

interface CardTextProps {
  prayer: Prayer
  length: PrayerLength
  isClamped: boolean
  translated: TranslatedText | null
  /** The part of a text that three lines are to show. */
  excerpt: (text: string) => string
  /** Draws words of the original text. */
  renderWords: (words: string) => ReactNode
}

/** The text of a card: whole, or three lines with a link to the rest. */
export function CardText({
  prayer,
  length,
  isClamped,
  translated,
  excerpt,
  renderWords,
}: CardTextProps) {
  const box = useRef<HTMLDivElement>(null)
  const whole = translated?.text ?? textOf(prayer, length)
  const text = isClamped && !translated ? excerpt(whole) : whole
  const isCut = useIsCut(box, text) && isClamped
  return (
    <>
      <PrayerText
        ref={box}
        text={text}
        lang={translated ? translated.lang : prayer.language}
        clamp={isClamped ? (isCut ? 'fading' : 'whole') : undefined}
        renderWords={translated ? undefined : renderWords}
      />
      {(isCut || text !== whole) && (
        <Link
          to={addresses.prayer(prayer.id, length)}
          data-print="no"
          aria-label={`Read on: ${prayer.title}`}
          className="mt-1 inline-block text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          Read on
        </Link>
      )}
    </>
  )
}

/** What glyphs of other fonts may reach below the last line, in pixels. */
const TOLERANCE = 4

/** True while a box holds more than it shows. True at first, since most texts are longer than three lines. */
function useIsCut(box: RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setIsCut] = useState(true)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || text === '') return
    const measure = () => setIsCut(element.scrollHeight - element.clientHeight > TOLERANCE)
    measure()
    // The paragraphs too: a font that arrives late changes them and not the box.
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [box, text])
  return isCut
}
