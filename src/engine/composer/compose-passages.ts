import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import type { Intention, TimeKey } from '../intention/intention'
import type { PassageVoice } from '../passages/documents'
import type { Passage } from '../passages/read-passages'
import { resolveMarks } from '../passages/resolve-marks'
import { WORD_BANDS } from '../passages/word-bands'
import { hashText } from '../random'
import { countWords } from '../words'
import { drawCombination, drawPetition } from './draw'
import { layOut, type Piece } from './lay-out'
import { DEFAULT_ORDER, PLANS } from './plans'
import { namingsFor, occasionPassages, passagesAround, petitionsFor } from './pools'
import { registersFor } from './registers'
import { setScene, type Cast, type Scene, type SceneChoices } from './scene'

export interface ComposeRequest {
  readonly voice: PassageVoice
  readonly choices: SceneChoices
  readonly intention: Intention
  /** The person's name where it may be said: only in private prayers. */
  readonly name: string | null
  /** Decides every draw; does not depend on the context, so that correcting what was heard changes nothing else. */
  readonly seed: string
  readonly variant: number
}

export interface ComposedText {
  readonly text: string
  readonly pieces: readonly Piece[]
  readonly words: number
}

/** A slot's passages and whom they are about. */
interface Slot {
  readonly passages: readonly Passage[]
  readonly cast: Cast
  readonly when?: TimeKey | null
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

function slotsOf(
  request: ComposeRequest,
  scene: Scene,
): { slots: Map<string, Slot>; period: number } {
  const { voice, intention, seed, variant } = request
  const [main, second] = scene.occasions
  const when = intention.when
  const petitions = petitionsFor(voice, scene)
  const petition = petitions[drawPetition(petitions.length, seed, variant)]
  const registers = registersFor(voice.pack, scene.type)
  const register =
    petition?.register ??
    registers[(hashText(`${seed}|register`) + variant) % Math.max(1, registers.length)] ??
    null
  const isAboutSpeaker = petition?.audience === 'self' || scene.cast.about !== 'other'
  const around = passagesAround(voice, scene, register, isAboutSpeaker)
  const cast =
    petition?.audience === 'self' ? { ...scene.cast, beneficiary: scene.cast.speaker } : scene.cast
  const slots = new Map<string, Slot>()
  const fill = (step: string, passages: readonly Passage[], of: Cast = cast) =>
    slots.set(step, { passages, cast: of, when })

  fill('call', around.call)
  fill('after_call', around.afterCall)
  fill('close', around.close)
  fill('need', around.need)
  if (scene.thread !== 'quiet') fill('petition', petition ? [petition] : [])
  fill('application', around.application)
  fill('deepening', around.deepening)
  if (!main) {
    fill('naming', around.situation)
    fill('widening', around.widening)
    fill('return', around.return)
    return { slots, period: Math.max(1, petitions.length) }
  }
  const { tense } = intention
  fill('naming', namingsFor(voice, main, tense), main.cast)
  if (main.cast.about !== 'other' || scene.column !== 'family')
    fill('clause', around.clause, main.cast)
  const own = occasionPassages(voice, main, 'petition', tense)
  const first = drawPetition(own.length, `${seed}|occasion`, variant)
  const turned = [...own.slice(first), ...own.slice(0, first)]
  for (const [index, step] of ['occasion', 'occasionB', 'occasionC'].entries())
    fill(step, turned.slice(index, index + 1), main.cast)
  if (scene.thread === 'quiet')
    fill('deepening', occasionPassages(voice, main, 'deepening', tense), main.cast)
  // The same words of comfort never stand twice.
  if (petition && petition.id === turned[0]?.id) fill('petition', turned.slice(1, 2), main.cast)
  fill('widening', occasionPassages(voice, main, 'widening', tense), main.cast)
  fill('return', occasionPassages(voice, main, 'return', tense), main.cast)
  if (second) {
    fill('naming2', namingsFor(voice, second, tense), second.cast)
    fill('occasion2', occasionPassages(voice, second, 'petition', tense), second.cast)
  }
  return { slots, period: Math.max(1, petitions.length, own.length) }
}

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
  const { slots, period } = slotsOf(request, scene)
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
