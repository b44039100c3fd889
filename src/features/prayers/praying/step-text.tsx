import { Fragment } from 'react'
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
      {step.map((sentence, place) => {
        const words = sentence.trimEnd()
        return (
          // oxlint-disable-next-line react/no-array-index-key -- sentences have no identity but their place
          <Fragment key={place}>
            {place === spoken ? (
              <mark className="rounded-[4px] bg-lamp-soft box-decoration-clone text-ink">
                {words}
              </mark>
            ) : (
              <span>{words}</span>
            )}
            {sentence.slice(words.length)}
          </Fragment>
        )
      })}
    </p>
  )
}
