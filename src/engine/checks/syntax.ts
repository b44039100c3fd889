import { failure, type Finding } from './finding'
import type { ListedFragment } from './list-fragments'

const KEY = /^(?:[a-z0-9-]+(?:\+[a-z0-9-]+)*:)?[a-z]{1,2}$/

/** The template language itself: what the composer could not read, or would read wrongly. */
export function checkSyntax({ id, template }: ListedFragment): Finding[] {
  const found: Finding[] = []
  const fail = (reason: string, text = template) => found.push(failure('Q1', id, reason, text))
  const key = id.slice(id.lastIndexOf('/') + 1)
  if (!KEY.test(key))
    fail('a key is one or two letters, with a register and a colon before it if need be', key)
  if (/\{[^}]*\{/.test(template)) fail('alternatives may not nest')
  if ((template.match(/\{/g) ?? []).length !== (template.match(/\}/g) ?? []).length)
    fail('unbalanced { }')
  if ((template.match(/</g) ?? []).length !== (template.match(/>/g) ?? []).length)
    fail('unbalanced < >')
  for (const [group, content = ''] of template.matchAll(/\{([^}]*)\}/g)) {
    const phrases = content.split('|')
    if (phrases.length < 2) fail('one alternative is none: take the braces away', group)
    if (phrases.some((phrase) => phrase.trim() !== phrase || !phrase)) {
      fail(
        'an alternative is empty or has a space at its edge: keep the spaces outside the braces',
        group,
      )
    }
    if (new Set(phrases).size !== phrases.length) fail('the same alternative twice', group)
    if (/[.!?]/.test(content)) fail('a sentence may not end inside alternatives', group)
  }
  for (const [formula] of template.matchAll(/<[^>]*>/g)) {
    if (/[{}|]/.test(formula)) fail('a formula is exact: no alternatives inside < >', formula)
  }
  if (/[^\s{|<]\{|\}[\p{L}\p{M}\p{N}’]/u.test(template)) {
    fail('braces hold whole phrases: no letter may touch them')
  }
  if (!/[.!?]>?$/.test(template)) fail('a fragment ends with . ! or ?')
  if (template !== template.normalize('NFC')) found.push(failure('Q10', id, 'not NFC', template))
  return found
}
