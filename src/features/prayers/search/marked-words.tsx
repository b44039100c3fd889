import { Fragment } from 'react'
import { findMatches } from './search-words'

/** A text in which the words of a search stand out. */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  const matches = findMatches(text, words)
  return (
    <>
      {matches.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(matches[at - 1]?.end ?? 0, start)}
          <mark className="rounded-[3px] bg-lamp-soft text-inherit">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  )
}
