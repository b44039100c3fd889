import type { PrayerLength } from '@/catalogue/product'
import type { TimeKey } from '../intention/intention'
import { spokenOfAgain, type Party } from '../passages/people'
import type { Passage } from '../passages/read-passages'
import { foldOptional, resolveMarks } from '../passages/resolve-marks'
import { wordsOf } from '../words'
import type { Choice } from './choose-passages'
import type { Piece } from './lay-out'
import { readStep } from './steps'

/** What is said the same way in a whole prayer. */
export interface SaidWith {
  readonly when: TimeKey | null
  readonly address: 'You' | 'you'
  /** Decides between `{this|that}`. */
  readonly seed: string
}

type Said = Pick<Piece, 'text' | 'words'>

const toSaid = (text: string): Said => ({ text, words: wordsOf(text.toLowerCase()) })

/** Half of all passages hold no mark: they are the same in every prayer, and said by many. */
const unmarked = new WeakMap<Passage, Map<string, Said>>()

function sayUnmarked(passage: Passage, wording: string, isLong: boolean, say: () => Said): Said {
  if (/[{[]/.test(wording)) return say()
  const known = unmarked.get(passage) ?? new Map<string, Said>()
  unmarked.set(passage, known)
  const folded = foldOptional(wording, isLong)
  const said = known.get(folded) ?? say()
  known.set(folded, said)
  return said
}

/** A passage as it is said at its step of one length: with its marks resolved. */
export function sayPassage(
  { step, passage, cast, need }: Choice,
  length: PrayerLength,
  { when, address, seed }: SaidWith,
): Piece {
  const { isShort, isExpanded, part } = readStep(step)
  const again = part === 'naming' ? (party: Party) => party : spokenOfAgain
  const wording = isShort ? passage.short : passage.full
  const isLong = length === 'long' || isExpanded
  const say = () =>
    toSaid(
      resolveMarks(wording, isLong, {
        speaker: cast.speaker,
        who: cast.who && again(cast.who),
        beneficiary: again(cast.beneficiary),
        when,
        address,
        need: need?.full ?? null,
        seed,
      }),
    )
  return { step, id: passage.id, ...sayUnmarked(passage, wording, isLong, say) }
}
