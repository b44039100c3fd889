import { OCCASIONS } from '../../intention/occasions'
import { occasionsOfKind } from '../../kinds/kinds'
import { BRACE_MARKS, BRACKET_MARKS } from '../../passages/resolve-marks'
import { failure, type Finding } from '../finding'
import type { ListedPassage } from './list-passages'

const WHO_MARK = /\{(?:[Ww]ho|[Ww]hose|[Tt]hey|[Tt]hem|[Tt]heir|[Tt]heirs|themselves)\}/

/** Kinds in which a person is named, or may be. */
const NAMES_SOMEBODY = ['naming', 'details', 'situation', 'clause', 'need', 'application']

const SPEAKER_MARK = /\{(?:I|me|my|mine|myself|am)\}/
const VERB_AFTER_I =
  /(?<!\b(?:[Mm]ay|[Cc]an|[Mm]ust|[Ll]et) )\[I\](?! (?:may|might|can|must|shall|will|would|could|should)\b| \{[a-z]+s\})/

/** Where somebody has died, {who} always has a meaning: “the one I love” at least. */
function isAboutDeparted(path: string): boolean {
  const [head, name = ''] = path.split('/')
  const occasions = head === 'occasions' ? [name] : head === 'kinds' ? occasionsOfKind(name) : []
  return (
    occasions.length > 0 && occasions.every((each) => Reflect.get(OCCASIONS, each) === 'departed')
  )
}

/** The marks of one wording: known, in the right place, for the right person. */
export function checkMarks(passage: ListedPassage, wording: string, isStock: boolean): Finding[] {
  const { id, kind, path, audience } = passage
  const found: Finding[] = []
  const fail = (reason: string, text = wording) => found.push(failure('marks', id, reason, text))
  for (const [mark, content = ''] of wording.matchAll(/\{([^{}]*)\}/g)) {
    if (content.includes('|')) continue
    const name = content.charAt(0).toLowerCase() + content.slice(1)
    const isVerb = /^[a-z]+s$/.test(content)
    if (!BRACE_MARKS.has(content) && !BRACE_MARKS.has(name) && !isVerb)
      fail('an unknown mark', mark)
  }
  for (const [mark, content = ''] of wording.matchAll(/\[([^[\]]*)\]/g))
    if (!BRACKET_MARKS.has(content) && !BRACKET_MARKS.has(content.toLowerCase()))
      fail('an unknown mark', mark)
  if (/[{}[\]]/.test(wording.replace(/\{[^{}]*\}|\[[^[\]]*\]/g, ''))) {
    if (!/\{[^{}]*\[[^[\]]*\][^{}]*\}/.test(wording)) fail('unbalanced braces or brackets')
  }
  if (/⟨[^⟩]*⟨|⟩[^⟨]*⟩/.test(wording) || wording.split('⟨').length !== wording.split('⟩').length)
    fail('unbalanced ⟨ ⟩')
  if (VERB_AFTER_I.test(wording))
    fail('[I] stands before may, might, can, must, shall, will or a verb in braces only')
  if (/\[You/.test(wording) && !isStock) fail('a pack writes You or you itself')
  if (SPEAKER_MARK.test(wording) && !isStock) fail('a pack writes its own speaker: I, or we')
  if (kind === 'situation' && (wording.match(/\{need\}/g) ?? []).length !== 1)
    fail('a situation holds {need} once')
  const speaksOfOther = WHO_MARK.test(wording)
  const mayName =
    NAMES_SOMEBODY.includes(kind) || path.startsWith('comfort/') || isAboutDeparted(path)
  if (speaksOfOther && !mayName && audience !== 'other')
    fail('{who} and its pronouns need for: other; write [me] for whoever is prayed for')
  if (kind === 'naming' && speaksOfOther && audience !== 'other') fail('{who} needs for: other')
  if (kind === 'naming' && audience === 'other' && !/\{[Ww]hos?e?\}/.test(wording))
    fail('a naming for somebody else says {who}')
  return found
}
