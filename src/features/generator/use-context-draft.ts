import { useMemo, useState } from 'react'
import { contextTags } from '@/engine/context/context-tags'
import { whatIsDelicate } from '@/engine/context/delicate'
import { privacyOf } from './draft-privacy'
import { knowCommonWords, useCommonWords } from './use-common-words'
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
  const isBlank = text.trim() === ''
  const isCommonWord = useCommonWords(!isBlank)
  const told = useMemo(() => whatIsDelicate(text, isCommonWord), [text, isCommonWord])
  const tags = useMemo(
    () => isCommonWord && contextTags(text, isCommonWord, withoutTags),
    [text, isCommonWord, withoutTags],
  )
  const privacy = privacyOf(told, draft.decided, standing)

  function keep(next: ContextDraft) {
    setDraft(next)
    writeContextDraft(next)
  }

  return {
    text,
    /** Null until it is known which words may be shown. */
    tags,
    withoutTags,
    ...privacy,
    /** Whether the prayer is to be private, by all that can be known of its words. Rejects when that does not load. */
    async judgePrivacy(): Promise<boolean> {
      if (isBlank) return privacy.isPrivate
      const all = whatIsDelicate(text, await knowCommonWords())
      return privacyOf(all, draft.decided, standing).isPrivate
    },
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
