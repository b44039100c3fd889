import type { Delicate } from '@/engine/context/delicate'
import { readDevice, writeDevice } from '@/lib/device-storage'
import type { PrivacyDecision } from './draft-privacy'

const CONTEXT_KEY = 'generator.context'
const WITHOUT_KEY = 'generator.without-tags'
const DECIDED_KEY = 'generator.decided-private'
const PRIVATE_KEY = 'generator.private'

/** The longest context that the box takes, in characters. */
export const CONTEXT_LIMIT = 1000

const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : null)
const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : null)

/** The context as a person types it, and what they decided about this text. */
export interface ContextDraft {
  readonly text: string
  /** Words that they took from the tags. */
  readonly withoutTags: readonly string[]
  /** Whether the prayer is to be private, where they said so against what the text suggests; else null. */
  readonly decided: PrivacyDecision | null
}

const EMPTY: ContextDraft = { text: '', withoutTags: [], decided: null }

/** How much of the beginning or the end has to stay for a text to be the same one. */
const SAME_CHARACTERS = 3

/**
 * The draft with other words. What was decided holds for one text: until the box is empty or all of it is replaced. That it
 * may be public holds for what it was said of, so the same words typed anew are not asked about again.
 */
export function retype(draft: ContextDraft, text: string): ContextDraft {
  const isSame =
    text.startsWith(draft.text.slice(0, SAME_CHARACTERS)) ||
    text.endsWith(draft.text.slice(-SAME_CHARACTERS))
  if (text.trim() !== '' && isSame) return { ...draft, text }
  return { ...EMPTY, text, decided: draft.decided?.isPrivate === false ? draft.decided : null }
}

const isDelicate = (one: unknown): one is Delicate => {
  const { reason, word } = (one ?? {}) as Partial<Delicate>
  return typeof reason === 'string' && typeof word === 'string'
}

function parseDecision(stored: unknown): PrivacyDecision | null {
  const { isPrivate, about } = (stored ?? {}) as Partial<PrivacyDecision>
  return typeof isPrivate === 'boolean' && Array.isArray(about) && about.every(isDelicate)
    ? { isPrivate, about }
    : null
}

const parseTags = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((tag) => typeof tag === 'string') : null

/** The draft as it was last typed on this device; it survives a reload and a failed attempt. */
export function readContextDraft(): ContextDraft {
  return {
    text: (readDevice(CONTEXT_KEY, parseText) ?? '').slice(0, CONTEXT_LIMIT),
    withoutTags: readDevice(WITHOUT_KEY, parseTags) ?? [],
    decided: readDevice(DECIDED_KEY, parseDecision),
  }
}

/** Keeps the draft; blank text forgets it. */
export function writeContextDraft({ text, withoutTags, decided }: ContextDraft): void {
  writeDevice(CONTEXT_KEY, text.trim() === '' ? null : text)
  writeDevice(WITHOUT_KEY, withoutTags.length > 0 ? withoutTags : null)
  writeDevice(DECIDED_KEY, text.trim() === '' ? null : decided)
}

/** Whether new prayers are to be private; off until the person chooses it, then as they left it. */
export function readPrivacyChoice(): boolean {
  return readDevice(PRIVATE_KEY, parseFlag) ?? false
}

export function writePrivacyChoice(isPrivate: boolean): void {
  writeDevice(PRIVATE_KEY, isPrivate)
}
