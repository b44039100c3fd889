import type { Prayer } from '../prayer'

/** Tells the author why a prayer of theirs is private that they want public. Nothing for every other prayer. */
export function WithheldNote({ prayer: { withheldAs } }: { prayer: Pick<Prayer, 'withheldAs'> }) {
  if (withheldAs !== 'public') return null
  return (
    <p>
      Some readers were worried about this prayer. Only you can see it while somebody looks at it.
    </p>
  )
}
