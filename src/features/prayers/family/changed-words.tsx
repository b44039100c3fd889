import { directionOf } from '../card/text-direction'
import type { Stretch } from './word-changes'

interface ChangedWordsProps {
  paragraphs: readonly (readonly Stretch[])[]
  /** BCP 47 tag; null when unknown. */
  lang: string | null
}

/** Words that came are underlined, words that went are struck through; colour only helps. */
export function ChangedWords({ paragraphs, lang }: ChangedWordsProps) {
  return (
    <div lang={lang ?? ''} className="prayer-text text-[1.0625rem] whitespace-pre-line">
      {paragraphs.map((stretches, position) => (
        <p
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity but their place
          key={position}
          dir={directionOf(lang)}
          className="not-first:mt-[0.9em]"
        >
          {stretches.map((stretch, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor do stretches
            <Words key={place} stretch={stretch} />
          ))}
        </p>
      ))}
    </div>
  )
}

function Words({ stretch: { kind, text } }: { stretch: Stretch }) {
  if (kind === 'same') return text
  if (kind === 'added')
    return (
      <ins className="rounded-[3px] bg-lamp-soft decoration-lamp decoration-2 underline-offset-4">
        <span lang="en" className="sr-only">
          {' added: '}
        </span>
        {text}
      </ins>
    )
  return (
    <del className="me-[0.25em] text-ink-soft decoration-1">
      <span lang="en" className="sr-only">
        {' taken out: '}
      </span>
      {text}
    </del>
  )
}
