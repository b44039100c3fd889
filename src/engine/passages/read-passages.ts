import type { Tense } from '../intention/intention'
import type { Audience, Passages, Sphere, WrittenPassage } from './documents'

/** A passage as the composer uses it. */
export interface Passage {
  /** `<document>/<path>/<key>`: listed for a seed, and the key of translations. */
  readonly id: string
  readonly full: string
  /** The wording for short prayers; the full one where none is written. */
  readonly short: string
  readonly audience: Audience
  readonly sphere: Sphere | null
  readonly register: string | null
  readonly time: Tense | null
}

function toPassage(id: string, written: WrittenPassage): Passage {
  if (typeof written === 'string') {
    return {
      id,
      full: written,
      short: written,
      audience: 'any',
      sphere: null,
      register: null,
      time: null,
    }
  }
  const full = written.full ?? written.text ?? ''
  return {
    id,
    full,
    short: written.short ?? full,
    audience: written.for ?? 'any',
    sphere: written.sphere ?? null,
    register: written.register ?? null,
    time: written.time ?? null,
  }
}

const known = new WeakMap<Passages, readonly Passage[]>()

/** The passages of one place of a document, sorted by key so that their order never depends on the file's. */
export function readPassages(path: string, passages: Passages | undefined): readonly Passage[] {
  if (!passages) return []
  let read = known.get(passages)
  if (!read) {
    read = Object.keys(passages)
      .sort()
      .map((key) => toPassage(`${path}/${key}`, passages[key] ?? ''))
    known.set(passages, read)
  }
  return read
}
