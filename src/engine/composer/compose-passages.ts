import type { PrayerLength } from '@/catalogue/product'
import { WORD_BANDS } from '../passages/word-bands'
import { choosePassages } from './choose-passages'
import { fillSlots, type DrawRequest, type FilledSlots } from './fill-slots'
import { layOut, layOutParts, type Piece, type SaidPart } from './lay-out'
import { findRepeatedRun } from './repeated-run'
import { DEFAULT_ORDER, PLANS } from './plans'
import { sayPassage } from './say-passage'
import { setScene, type HeardBeside, type Scene, type SceneChoices } from './scene'

/** `name` is said in private prayers only. */
export interface ComposeRequest extends DrawRequest, HeardBeside {
  readonly choices: SceneChoices
}

export interface ComposedText {
  readonly text: string
  /** The same words, part by part. */
  readonly parts: readonly SaidPart[]
  readonly pieces: readonly Piece[]
  readonly words: number
}

/** The variant that says the prayer written whole for the choices, where there is one; the others are composed. */
export const FIRST = 0

/** How many neighbours of a combination are tried where two of its passages say the same five words. */
const MOST_ATTEMPTS = 6

function sayLength(
  request: ComposeRequest,
  scene: Scene,
  filled: FilledSlots,
  length: PrayerLength,
): Piece[] {
  const limits = {
    ...(request.asked
      ? request.asked.plans(scene.thread, length)
      : { plans: PLANS[scene.thread][length] }),
    band: WORD_BANDS[request.voice.pack.band][length],
    isLong: length === 'long',
  }
  const said = {
    when: request.intention.when,
    address: request.voice.pack.address,
    seed: `${request.seed}|${request.variant}`,
  }
  const say = (attempt: number) =>
    choosePassages(request, filled, limits, attempt).map((choice) =>
      sayPassage(choice, length, said),
    )
  const first = say(0)
  if (findRepeatedRun(first) === null) return first
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt++) {
    const pieces = say(attempt)
    if (findRepeatedRun(pieces) === null) return pieces
  }
  return first
}

/** Chooses, says and lays out one length. */
function composeLength(
  request: ComposeRequest,
  scene: Scene,
  filled: FilledSlots,
  length: PrayerLength,
): ComposedText {
  const pieces = sayLength(request, scene, filled, length)
  const order = request.voice.pack.order?.[length] ?? DEFAULT_ORDER[length]
  const [text, parts] = [layOut(pieces, order), layOutParts(pieces, order)]
  return {
    text,
    parts,
    pieces,
    words: pieces.reduce((total, piece) => total + piece.words.length, 0),
  }
}

/** The same for each of the three lengths. */
export function inThreeLengths<Said>(
  say: (length: PrayerLength) => Said,
): Record<PrayerLength, Said> {
  return { short: say('short'), medium: say('medium'), long: say('long') }
}

/** The three texts of a prayer. Pure: the same request gives the same bytes everywhere. */
export function composePassages(request: ComposeRequest): Record<PrayerLength, ComposedText> {
  const { voice, choices, intention, variant } = request
  const scene = setScene(voice.pack, choices, intention, request)
  const whole =
    variant === FIRST
      ? (voice.wholes?.sayWhole(request, scene) ??
        voice.context?.wholes?.sayToldWhole(request, scene))
      : null
  if (whole) return whole
  const filled = fillSlots(request, scene)
  return inThreeLengths((length) => composeLength(request, scene, filled, length))
}
