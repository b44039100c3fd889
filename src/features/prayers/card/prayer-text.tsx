import type { ReactNode, Ref } from 'react'
import { cn } from '@/lib/class-names'
import { directionOf } from './text-direction'

interface PrayerTextProps {
  text: string
  /** BCP 47 tag; null when unknown. */
  lang: string | null
  /** Shows three lines at most, with no room between paragraphs; `fading` where the third is not the last. */
  clamp?: 'whole' | 'fading' | undefined
  ref?: Ref<HTMLDivElement>
  className?: string
  /** Draws the words of a paragraph; plainly without it. */
  renderWords?: ((words: string) => ReactNode) | undefined
}

/** A prayer's words: empty lines part paragraphs, single line ends stay. */
export function PrayerText({ text, lang, clamp, ref, className, renderWords }: PrayerTextProps) {
  const paragraphs = text.trim().split(/\n{2,}/)
  return (
    <div
      ref={ref}
      // Empty says that nobody knows the language; left out, the page's own would be claimed.
      lang={lang ?? ''}
      className={cn(
        'prayer-text whitespace-pre-line',
        clamp && 'max-h-[3lh] overflow-hidden',
        clamp === 'fading' && 'fading-line',
        className,
      )}
    >
      {paragraphs.map((paragraph, position) => (
        <p
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity but their place
          key={position}
          dir={directionOf(lang)}
          className={clamp ? undefined : 'not-first:mt-[0.9em]'}
        >
          {renderWords ? renderWords(paragraph) : paragraph}
        </p>
      ))}
    </div>
  )
}
