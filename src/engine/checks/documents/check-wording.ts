import type { Pack } from '../../passages/documents'
import { foldOptional } from '../../passages/resolve-marks'
import { failure, type Finding } from '../finding'
import { checkVocabulary } from '../gate'
import { checkForm } from '../sentence-form'
import type { ListedPassage } from './list-passages'

/** Never said: worn phrases and decoration (docs/content-rules.md). */
const WORN: readonly string[] = [
  'tender place',
  'embrace',
  'journey',
  'tapestry',
  'humble heart',
  'still waters',
  'heart and soul',
  'navigate',
  'in this moment',
  'shine your light',
  'each and every',
  'inner peace',
  'inner light',
  'true self',
  'best self',
  'hold space',
  'safe space',
  'sacred space',
  'loving arms',
  'guiding light',
  'beacon',
  'unwavering',
  'boundless',
  'positive energy',
  'good vibes',
  'love and light',
  'ups and downs',
  'storms of life',
  'path of life',
  'fill my heart with',
  'pour out your',
  'testament to',
  'foster',
  'myriad',
  'delve',
  'heart, mind and soul',
  'mind, body and spirit',
  'body, mind and spirit',
  'infinite love',
  'endless love',
  'profound',
  'ultimate',
  'divine energy',
  'manifest',
  'the universe will',
  'deepest gratitude',
  'wrap me in',
  'wrap us in',
  'always and forever',
  'strength and courage',
  'peace and harmony',
  'hopes and dreams',
  'trials and tribulations',
  'challenges of life',
  'fill our hearts with',
  'everlasting',
  'abundant blessings',
  'shower me',
  'shower us',
  'bask in',
  'basking',
  'resonate',
]

/** A wording with every mark replaced by a plain word, so that form and vocabulary can be read. */
function plainly(text: string): string {
  return foldOptional(text, true)
    .replace(/\{([^{}|]*)\|[^{}]*\}/g, '$1')
    .replace(/\s?\{when\}/g, '')
    .replace(/[[\]{}]/g, '')
    .replace(/\s+/g, ' ')
}

/** “You said: I know you” is somebody else's I. */
const SPEECH = /“[^”]*”|: [^.!?]*/g
const ALONE = /(?<![\p{L}’])(?:(?<!I and )I(?! and I)|me|my|mine|myself)(?!\p{L})/u

/** Whether a pack that prays as we speaks as one person. */
function speaksAlone(wording: string): boolean {
  return ALONE.test(wording.replace(/\{[^{}|]*\}|\[[^[\]]*\]/g, '').replace(SPEECH, ''))
}

const CLOSED = /[.!?][”’]?$/

/** Whose passages are checked; `speaker` is null for shared passages, which mark the speaker. */
export interface Owner {
  readonly slug: string
  readonly mode: string
  readonly speaker: Pack['speaker'] | null
}

/** Form, vocabulary, speaker and worn phrases of one wording. */
export function checkWording(
  { id, kind }: Pick<ListedPassage, 'id' | 'kind'>,
  wording: string,
  owner: Owner,
): Finding[] {
  const text = plainly(wording)
  const found: Finding[] = []
  const isPhrase = kind === 'need' || kind === 'clause'
  const lower = text.toLowerCase()
  const isOnTheRoad = /travel|flight|pilgrimage|moving-house/.test(id)
  for (const phrase of WORN)
    if (lower.includes(phrase) && !(isOnTheRoad && phrase === 'journey'))
      found.push(failure('worn', id, `worn phrase “${phrase}”`, text))
  if (kind === 'clause' && !wording.startsWith('and '))
    found.push(failure('form', id, 'a clause begins with “and”', text))
  if (isPhrase && CLOSED.test(text))
    found.push(failure('form', id, 'a phrase has no full stop', text))
  if (!isPhrase && !CLOSED.test(text)) found.push(failure('form', id, 'ends with . ! or ?', text))
  if (wording !== wording.normalize('NFC')) found.push(failure('form', id, 'not NFC', text))
  const capital = isPhrase ? `X ${text}.` : text.charAt(0).toUpperCase() + text.slice(1)
  found.push(
    ...checkForm(
      id,
      capital.replace(/([.!?]”?) (\p{Ll})/gu, (all) => all.toUpperCase()),
    ),
  )
  found.push(...checkVocabulary(id, text, owner))
  if (owner.speaker === 'we' && speaksAlone(wording))
    found.push(failure('speaker', id, 'this pack prays as we', wording))
  return found
}
