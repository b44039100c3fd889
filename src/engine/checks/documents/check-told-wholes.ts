import { OCCASION_KEYS } from '../../intention/occasions'
import { TYPE_KEYS } from '../../keys'
import type { Pack, Voice } from '../../passages/documents'
import { WET } from '../../passages/keys'
import { foldOptional } from '../../passages/resolve-marks'
import { countWords } from '../../words'
import { failure, type Finding } from '../finding'
import { checkMarks } from './check-marks'
import { checkRepeats } from './check-repeats'
import { checkWording } from './check-wording'
import { listTold, type ListedPassage } from './list-passages'

type Range = readonly [fewest: number, most: number]

/** Words of a movement in full and in short. */
interface Lengths {
  readonly full: Readonly<Record<string, Range>>
  readonly short: Readonly<Record<string, Range>>
}

/** With these the person's own sentences fit beside one of the type. */
const LENGTHS: Lengths = {
  full: { call: [16, 34], petition: [42, 68], deepening: [66, 118], return: [17, 38] },
  short: { call: [6, 17], petition: [17, 28] },
}

const LENGTHS_OF_BAND: Readonly<Partial<Record<Pack['band'], Lengths>>> = {
  brief: { ...LENGTHS, full: { ...LENGTHS.full, deepening: [38, 66] } },
  child: {
    full: { call: [9, 17], petition: [18, 32], deepening: [26, 48], return: [8, 18] },
    short: { call: [4, 10], petition: [8, 16] },
  },
}

const wordsIn = (wording: string) =>
  countWords(foldOptional(wording, false).replace(/[[\]{}]/g, ''))

function checkLength({ id, kind, full, short, isPair }: ListedPassage, band: Pack['band']) {
  const found: Finding[] = []
  const check = (wording: string, [fewest, most]: Range, what: string) => {
    const words = wordsIn(wording)
    if (words < fewest || words > most)
      found.push(failure('words', id, `${words} words ${what}; ${fewest} to ${most}`, wording))
  }
  const lengths = LENGTHS_OF_BAND[band] ?? LENGTHS
  check(full, lengths.full[kind] ?? [0, Infinity], 'in full')
  if (isPair) check(short, lengths.short[kind] ?? [0, Infinity], 'in short')
  return found
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
