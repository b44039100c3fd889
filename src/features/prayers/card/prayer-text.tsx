import type { ReactNode, Ref } from 'react'
import { cn } from '@/lib/class-names'
import { paragraphsOf } from './paragraphs'
import { TEXT_CLASSES } from './text-classes'
import { directionOf } from './text-direction'

interface PrayerTextProps {
  text: string
  /** BCP 47 tag; null when unknown. */
  lang: string | null
  /** Stands before the text as its first line, in large letters. */
  opening?: ReactNode
  /** Shows three lines at most, with no room between paragraphs; `fading` where the third is not the last. */
  clamp?: 'whole' | 'fading' | undefined
  /** Of the text without its opening. */
  ref?: Ref<HTMLDivElement>
  className?: string
  /** Draws the words of a paragraph; plainly without it. */
  renderWords?: ((words: string) => ReactNode) | undefined
}

/** A prayer's words: empty lines part paragraphs, single line ends stay. */
export function PrayerText({
  text,
  lang,
  opening,
  clamp,
  ref,
  className,
  renderWords,
}: PrayerTextProps) {
  const paragraphs = paragraphsOf(text)
  return (
    <div
      // Empty says that nobody knows the language; left out, the page's own would be claimed.
      lang={lang ?? ''}
      className={cn(TEXT_CLASSES.words, className)}
    >
      {opening && (
        <p dir={directionOf(lang)} className={TEXT_CLASSES.opening}>
          {opening}
        </p>
      )}
      {paragraphs.length > 0 && (
        <div
          ref={ref}
          className={cn(clamp && TEXT_CLASSES.clamped, clamp === 'fading' && TEXT_CLASSES.fading)}
        >
          {paragraphs.map((paragraph, position) => (
            <p
              // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity but their place
              key={position}
              dir={directionOf(lang)}
              className={clamp ? undefined : TEXT_CLASSES.paragraph}
            >
              {renderWords ? renderWords(paragraph) : paragraph}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
