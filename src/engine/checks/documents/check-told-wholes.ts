import { OCCASION_KEYS } from '../../intention/occasions'
import { TYPE_KEYS } from '../../keys'
import type { Pack, ToldKey, ToldWhole, Voice } from '../../passages/documents'
import { WET } from '../../passages/keys'
import { foldOptional } from '../../passages/resolve-marks'
import { countWords } from '../../words'
import { failure, type Finding } from '../finding'
import { checkMarks } from './check-marks'
import { checkRepeats } from './check-repeats'
import { checkWording } from './check-wording'
import { listMovements, type ListedPassage } from './list-passages'

type Range = readonly [fewest: number, most: number]

/** Words of the movements: with them the person's own sentences fit beside one of the type. */
const FULL: Readonly<Record<string, Range>> = {
  call: [16, 34],
  petition: [42, 68],
  deepening: [66, 118],
  return: [17, 38],
}
const SHORT: Readonly<Record<string, Range>> = { call: [6, 17], petition: [17, 28] }
const BRIEF_DEEPENING: Range = [38, 66]

const wordsIn = (wording: string) =>
  countWords(foldOptional(wording, false).replace(/[[\]{}]/g, ''))

function checkLength({ id, kind, full, short, isPair }: ListedPassage, band: Pack['band']) {
  const found: Finding[] = []
  const check = (wording: string, [fewest, most]: Range, what: string) => {
    const words = wordsIn(wording)
    if (words < fewest || words > most)
      found.push(failure('words', id, `${words} words ${what}; ${fewest} to ${most}`, wording))
  }
  const isBrief = band === 'brief' && kind === 'deepening'
  check(full, isBrief ? BRIEF_DEEPENING : (FULL[kind] ?? [0, Infinity]), 'in full')
  if (isPair) check(short, SHORT[kind] ?? [0, Infinity], 'in short')
  return found
}

/** The movements of one prayer; both of its returns are checked as one. */
function listTold(told: ToldKey, whole: ToldWhole): ListedPassage[] {
  const { register: _, return_named, ...movements } = whole
  const named = return_named && { return_named: { text: return_named, for: 'other' as const } }
  return listMovements(`occasions/${told}`, { ...movements, ...named }).map((passage) => ({
    ...passage,
    kind: passage.kind.replace('return_named', 'return'),
  }))
}

function checkRegister({ registers = {} }: Pack, where: string, register = ''): Finding[] {
  const all = Object.keys(registers)
  if (all.length === 0 ? register === '' : all.includes(register)) return []
  return [failure('registers', where, `one of ${all.join(', ')}`, register)]
}

/** Where there is too much water, rain is neither asked for nor admired. */
function checkRain({ id, path, full, short }: ListedPassage): Finding[] {
  const isWet = WET.some((occasion) => path === `occasions/${occasion}`)
  return isWet && /(?<!\p{L})rain/iu.test(`${full} ${short}`)
    ? [failure('guard', id, 'speaks of rain', full)]
    : []
}

/** The whole prayers of a voice for what was told: form, marks and register of each, and sentences that stand in two of them. */
export function checkToldWholes({ slug, pack, context }: Voice): Finding[] {
  const owner = { slug, mode: pack.mode, speaker: pack.speaker }
  const written = [...OCCASION_KEYS, ...TYPE_KEYS, 'own-wedding' as const].flatMap((told) => {
    const whole = context?.wholes?.written[told]
    return whole ? [{ told, whole, passages: listTold(told, whole) }] : []
  })
  const passages = written.flatMap((each) => each.passages)
  return [
    ...written.flatMap(({ told, whole }) => checkRegister(pack, told, whole.register)),
    ...passages.flatMap((passage) => [...checkLength(passage, pack.band), ...checkRain(passage)]),
    ...passages.flatMap((passage) =>
      (passage.isPair ? [passage.full, passage.short] : [passage.full]).flatMap((wording) => [
        ...checkMarks(passage, wording, false),
        ...checkWording(passage, wording, owner),
      ]),
    ),
    ...checkRepeats(passages),
  ]
}
