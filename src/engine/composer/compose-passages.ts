import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import type { Passage } from '../passages/read-passages'
import { resolveMarks } from '../passages/resolve-marks'
import { WORD_BANDS } from '../passages/word-bands'
import { countWords } from '../words'
import { drawCombination } from './draw'
import { fillSlots, type DrawRequest, type Slot } from './fill-slots'
import { layOut, type Piece } from './lay-out'
import { DEFAULT_ORDER, PLANS } from './plans'
import { setScene, type Scene, type SceneChoices } from './scene'

export interface ComposeRequest extends DrawRequest {
  readonly choices: SceneChoices
  /** The person's name where it may be said: only in private prayers. */
  readonly name: string | null
}

export interface ComposedText {
  readonly text: string
  readonly pieces: readonly Piece[]
  readonly words: number
}

/** How far a draw may move on where the words do not fit the band. */
const SHIFTS = [0, 1, 2, 3, 4, 5, 6, 7]
const FIRST_SHIFTS = 3

/** Steps that say a second passage of the slot they are named after. */
const SECOND_OF: Readonly<Record<string, string>> = {
  application2: 'application',
  deepening2: 'deepening',
}

/** Slots that move on with a shift; petitions stay, because their order is promised. */
const MOVING = [
  'call',
  'naming',
  'application',
  'clause',
  'deepening',
  'widening',
  'return',
  'close',
]

/** Draws, plans and lays out one length. */
function composeLength(
  request: ComposeRequest,
  scene: Scene,
  slots: ReadonlyMap<string, Slot>,
  drawn: ReadonlyMap<string, number>,
  length: PrayerLength,
): ComposedText {
  const { pack } = request.voice
  const isLong = length === 'long'
  const pieces = new Map<string, Piece | null>()

  function passageOf(name: string, shift: number): Passage | undefined {
    const second = SECOND_OF[name]
    const base = second ?? name
    const passages = slots.get(base)?.passages ?? []
    if (passages.length < (second ? 2 : 1)) return undefined
    const moved = MOVING.includes(base) ? shift : 0
    const index = (drawn.get(base) ?? 0) + moved + (second ? 1 : 0)
    return passages[index % passages.length]
  }

  function pieceOf(step: string, shift: number): Piece | null {
    const key = `${step}|${shift}`
    const known = pieces.get(key)
    if (known !== undefined) return known
    const isShort = step.endsWith('.short')
    const name = step.replace(/\.short$|\+$/, '')
    const passage = passageOf(name, shift)
    const slot = slots.get(SECOND_OF[name] ?? name)
    let piece: Piece | null = null
    if (passage && slot) {
      const text = resolveMarks(
        isShort ? passage.short : passage.full,
        isLong || step.endsWith('+'),
        {
          ...slot.cast,
          when: request.intention.when,
          address: pack.address,
          need: passageOf('need', 0)?.full ?? null,
          seed: `${request.seed}|${request.variant}`,
        },
      )
      piece = { step, id: passage.id, text, words: countWords(text) }
    }
    pieces.set(key, piece)
    return piece
  }

  const [fewest, most] = WORD_BANDS[pack.band][length]
  const plans = PLANS[scene.thread][length].map((plan) => plan.split(' '))
  const order = pack.order?.[length] ?? DEFAULT_ORDER[length]
  let nearest: { distance: number; said: Piece[] } | null = null
  for (const shifts of [SHIFTS.slice(0, FIRST_SHIFTS), SHIFTS.slice(FIRST_SHIFTS)]) {
    for (const plan of plans) {
      for (const shift of shifts) {
        const said = plan.map((step) => pieceOf(step, shift)).filter((piece) => piece !== null)
        const words = said.reduce((total, piece) => total + piece.words, 0)
        const distance = Math.max(0, fewest - words, words - most)
        if (!nearest || distance < nearest.distance) nearest = { distance, said }
        if (distance === 0) return { text: layOut(said, order), pieces: said, words }
      }
    }
  }
  const said = nearest?.said ?? []
  const words = said.reduce((total, piece) => total + piece.words, 0)
  return { text: layOut(said, order), pieces: said, words }
}

/** The three texts of a prayer. Pure: the same request gives the same bytes everywhere. */
export function composePassages(request: ComposeRequest): Record<PrayerLength, ComposedText> {
  const { voice, choices, intention, name, seed, variant } = request
  const scene = setScene(voice.pack, choices, intention, name)
  const { slots, period } = fillSlots(request, scene)
  const names = [...slots.keys()]
  const sizes = names.map((step) => Math.max(1, slots.get(step)?.passages.length ?? 1))
  const digits = drawCombination(sizes, seed, variant, period)
  const drawn = new Map(names.map((step, index) => [step, digits[index] ?? 0]))
  const [short, medium, long] = PRAYER_LENGTHS.map((length) =>
    composeLength(request, scene, slots, drawn, length),
  )
  if (!short || !medium || !long) throw new Error('A prayer has three lengths')
  return { short, medium, long }
}
