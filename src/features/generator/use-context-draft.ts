import { useMemo, useState } from 'react'
import { contextTags } from '@/engine/context/context-tags'
import { whatIsDelicate } from '@/engine/context/delicate'
import { privacyOf } from './draft-privacy'
import {
  readContextDraft,
  readPrivacyChoice,
  retype,
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
  const tags = useMemo(() => contextTags(text, withoutTags), [text, withoutTags])

  function keep(next: ContextDraft) {
    setDraft(next)
    writeContextDraft(next)
  }

  return {
    text,
    tags,
    withoutTags,
    ...privacyOf(told, draft.decided, standing),
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
