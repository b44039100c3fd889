import { registersFor } from '../../composer/registers'
import { SCENE_KEYS, TYPE_KEYS } from '../../keys'
import type { Voice } from '../../passages/documents'
import type { Whole } from '../../wholes/wholes-documents'
import { foldOptional } from '../../passages/resolve-marks'
import { normalise } from '../../words'
import { failure, type Finding } from '../finding'
import { checkWording } from './check-wording'

const MOVEMENTS = ['call', 'naming', 'petition', 'deepening', 'return', 'short'] as const

/** A sentence of so few words may stand in two prayers. */
const FEW_WORDS = 5

function checkOne({ slug, pack }: Voice, type: string, where: string, whole: Whole): Finding[] {
  const owner = { slug, mode: pack.mode, speaker: pack.speaker }
  const found = MOVEMENTS.flatMap((kind) =>
    checkWording({ id: `${where}/${kind}`, kind }, whole[kind], owner),
  )
  const registers = registersFor(pack, type)
  const isKnown = whole.register === undefined || registers.includes(whole.register)
  if (!isKnown || (registers.length > 0 && whole.register === undefined))
    found.push(failure('registers', where, `one of ${registers.join(', ')}`, whole.register ?? ''))
  for (const kind of MOVEMENTS)
    if (/[{}[\]]/.test(whole[kind]))
      found.push(failure('marks', `${where}/${kind}`, 'a whole prayer has no marks', whole[kind]))
  return found
}

/** All but the call, which may begin as the tradition likes to, and the short prayer, which may say again what the long one says. */
function sentencesOf(whole: Whole): string[] {
  const text = [whole.naming, whole.petition, whole.deepening, whole.return].join(' ')
  return foldOptional(text, true)
    .split(/(?<=[.!?][”’]?)\s+/)
    .map(normalise)
    .filter((sentence) => sentence.split(' ').length > FEW_WORDS)
}

/** The whole prayers of a voice: the form of each wording, registers, and sentences that stand in two of them. */
export function checkWholes(voice: Voice): Finding[] {
  const found: Finding[] = []
  const owners = new Map<string, string>()
  for (const type of TYPE_KEYS)
    for (const category of SCENE_KEYS) {
      const where = `${type}/${category}`
      const ofType = voice.wholes?.written[type]
      const whole = ofType?.[category]
      if (ofType && !whole) found.push(failure('counts', where, 'is missing', ''))
      if (!whole) continue
      found.push(...checkOne(voice, type, where, whole))
      for (const sentence of new Set(sentencesOf(whole))) {
        const before = owners.get(sentence)
        if (before)
          found.push(failure('repeats', where, `a sentence that stands in ${before} too`, sentence))
        owners.set(sentence, where)
      }
    }
  return found
}
