import type { ReactNode, Ref } from 'react'
import { cn } from '@/lib/class-names'

interface PrayerTextProps {
  text: string
  lang: string
  dir: 'ltr' | 'rtl'
  /** Shows three lines at most, with no room between paragraphs; `fading` where the third is not the last. */
  clamp?: 'whole' | 'fading' | undefined
  ref?: Ref<HTMLDivElement>
  className?: string
  /** Draws the words of a paragraph; plainly without it. */
  renderWords?: ((words: string) => ReactNode) | undefined
}

/** A prayer's words: empty lines part paragraphs, single line ends stay. */
export function PrayerText({
  text,
  lang,
  dir,
  clamp,
  ref,
  className,
  renderWords,
}: PrayerTextProps) {
  const paragraphs = text.trim().split(/\n{2,}/)
  return (
    <div
      ref={ref}
      lang={lang}
      dir={dir}
      className={cn(
        'prayer-text whitespace-pre-line',
        clamp && 'max-h-[3lh] overflow-hidden',
        clamp === 'fading' && 'fading-line',
        className,
      )}
    >
      {paragraphs.map((paragraph, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity but their place
        <p key={position} className={clamp ? undefined : 'not-first:mt-[0.9em]'}>
          {renderWords ? renderWords(paragraph) : paragraph}
        </p>
      ))}
    </div>
  )
}
