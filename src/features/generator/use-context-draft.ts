import { useMemo, useState } from 'react'
import { contextTags } from '@/engine/context/context-tags'
import { whatIsDelicate } from '@/engine/context/delicate'
import {
  readContextDraft,
  readPrivacyChoice,
  retype,
  undecided,
  writeContextDraft,
  writePrivacyChoice,
  type ContextDraft,
} from './generator-draft'

/**
 * The context being typed, kept on the device, with its tags and whether the prayer is to be private.
 * @param about what an address asks to pray about: it stands before what was typed last
 */
export function useContextDraft(about: string | null) {
  const [draft, setDraft] = useState(() => {
    const kept = readContextDraft()
    return about === null ? kept : retype(kept, about)
  })
  const [standing, setStanding] = useState(readPrivacyChoice)
  const { text, withoutTags } = draft
  const told = useMemo(() => whatIsDelicate(text), [text])
  const open = undecided(draft, told)
  const isDecided =
    draft.decided !== null && (draft.decided.isPrivate || (told.length > 0 && open.length === 0))
  const tags = useMemo(() => contextTags(text, withoutTags), [text, withoutTags])

  function keep(next: ContextDraft) {
    setDraft(next)
    writeContextDraft(next)
  }

  return {
    text,
    tags,
    withoutTags,
    isPrivate: isDecided ? draft.decided.isPrivate : standing || told.length > 0,
    /** Why the prayer became private by itself; null when it did not. */
    reason: isDecided || standing ? null : (open[0]?.reason ?? null),
    type: (next: string) => keep(retype(draft, next)),
    takeAway: (tag: string) => keep({ ...draft, withoutTags: [...withoutTags, tag] }),
    putBack: () => keep({ ...draft, withoutTags: [] }),
    /** For this text where its words suggest something, else for all prayers to come. */
    decide(isPrivate: boolean) {
      if (told.length > 0) return keep({ ...draft, decided: { isPrivate, about: told } })
      setStanding(isPrivate)
      writePrivacyChoice(isPrivate)
    },
  }
}
