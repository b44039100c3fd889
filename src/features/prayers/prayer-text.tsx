import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

interface PrayerTextProps {
  text: string
  lang: string
  dir: 'ltr' | 'rtl'
  /** How many lines are shown of a longer text. */
  clamp?: 3 | undefined
  className?: string
  /** Draws the words of a paragraph; plainly without it. */
  renderWords?: ((words: string) => ReactNode) | undefined
}

/** A prayer's words: empty lines part paragraphs, single line ends stay. */
export function PrayerText({ text, lang, dir, clamp, className, renderWords }: PrayerTextProps) {
  const paragraphs = text.trim().split(/\n{2,}/)
  return (
    <div
      lang={lang}
      dir={dir}
      className={cn('prayer-text whitespace-pre-line', clamp && 'line-clamp-3', className)}
    >
      {paragraphs.map((paragraph, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity but their place
        <p key={position} className="not-first:mt-[0.9em]">
          {renderWords ? renderWords(paragraph) : paragraph}
        </p>
      ))}
    </div>
  )
}
