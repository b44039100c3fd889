import { directionOf } from '../card/text-direction'
import type { PrayerStep } from './prayer-steps'

interface StepTextProps {
  step: PrayerStep
  lang: string | null
  /** The place of the sentence that is being read aloud. */
  spoken: number | null
}

/** One part of a prayer, large. */
export function StepText({ step, lang, spoken }: StepTextProps) {
  return (
    <p
      // Empty says that nobody knows the language; left out, the page's own would be claimed.
      lang={lang ?? ''}
      dir={directionOf(lang)}
      className="animate-appear font-prayer leading-[1.55] text-pretty whitespace-pre-line"
    >
      {step.map((sentence, place) =>
        place === spoken ? (
          // oxlint-disable-next-line react/no-array-index-key -- sentences have no identity but their place
          <mark key={place} className="rounded-[4px] bg-lamp-soft box-decoration-clone text-ink">
            {sentence}
          </mark>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={place}>{sentence}</span>
        ),
      )}
    </p>
  )
}
