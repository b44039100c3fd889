import type { Asked } from '../asks/own-words'
import type { Intention } from '../intention/intention'
import type { Voice } from '../passages/documents'
import { groupOfOccasion } from '../passages/keys'
import { unnamedDeparted } from '../passages/people'
import type { Passage } from '../passages/read-passages'
import { hashText } from '../random'
import type { Restated } from '../restate/restate-heard'
import { countWords } from '../words'
import { drawFormula, drawPetition } from './draw'
import {
  detailsFor,
  isAboutOther,
  namingsFor,
  occasionPassages,
  passagesAround,
  petitionsFor,
  typeWithinOccasion,
} from './pools'
import { registersFor } from './registers'
import type { Cast, Scene, SceneOccasion } from './scene'

export interface DrawRequest {
  readonly voice: Voice
  readonly intention: Intention
  /** Decides every draw; does not depend on the context, so that correcting what was heard changes nothing else. */
  readonly seed: string
  readonly variant: number
  /** Whether God is spoken to, or of, in what the person wrote. */
  readonly speaksToGod: boolean
  /** What the person wrote, put in order; null where none of it can be said. */
  readonly restated: Restated | null
  /** What the person asks for, in their own words; null where they ask for nothing that can be said. */
  readonly asked: Asked | null
}

/** So many words of one's own tell the part of life too: “At work there are many of us” beside them is another story. */
const FEWEST_TOLD = 8

/** The passages that one step of a prayer is drawn from, and whom they are about. */
export interface Slot {
  readonly passages: readonly Passage[]
  readonly cast: Cast
}

export interface FilledSlots {
  readonly slots: ReadonlyMap<string, Slot>
  /** How many presses pass before the same petition comes again. */
  readonly cycles: { readonly ofType: number; readonly ofOccasion: number }
}

type Fill = (step: string, passages: readonly Passage[], cast: Cast) => void

/** In grief {who} is the one who died, also where the person named is a mourner. */
function castOfGrief({ role, cast }: SceneOccasion, speaker: 'I' | 'we'): Cast {
  if (role === 'departed') return cast
  return { ...cast, who: unnamedDeparted(speaker), beneficiary: cast.speaker }
}

function turnTo(passages: readonly Passage[], first: number): readonly Passage[] {
  return [...passages.slice(first), ...passages.slice(0, first)]
}

/** Naming, petitions, widening and return of what was heard; returns how many petitions there are. */
function fillOccasion(
  { voice, intention, restated, seed, variant }: DrawRequest,
  scene: Scene,
  main: SceneOccasion,
  register: string | null,
  fill: Fill,
): readonly Passage[] {
  const { tense } = intention
  const passagesOf = (part: 'petition' | 'deepening' | 'widening' | 'return') =>
    occasionPassages(voice, main, part, tense, register)
  const namings = restated?.isNaming ? [restated.passage] : namingsFor(voice, main, tense)
  fill('naming', namings, main.cast)
  const beside = restated?.isNaming ? [] : restated && [restated.passage]
  const details = beside ?? detailsFor(voice, main, intention.details ?? [])
  fill('detail', details.slice(0, 1), main.cast)
  const petitions = passagesOf('petition')
  const turned = turnTo(petitions, drawPetition(petitions.length, `${seed}|occasion`, variant))
  const steps = ['occasion', 'occasionB', 'occasionC']
  for (const [index, step] of steps.entries()) fill(step, turned.slice(index, index + 1), main.cast)
  // Behind what a kind asks for, a tradition says its own words for the occasion.
  const own = main.kind && voice.pack.occasions?.[main.occasion]?.petition
  const behind = own
    ? occasionPassages(voice, { ...main, kind: null }, 'petition', tense, register)
    : turned.slice(1)
  fill('further', behind.slice(0, 1), main.cast)
  if (scene.thread === 'quiet') fill('deepening', passagesOf('deepening'), main.cast)
  fill('widening', passagesOf('widening'), main.cast)
  fill('return', passagesOf('return'), main.cast)
  const [, second] = scene.occasions
  if (second) {
    fill('naming2', restated ? [] : namingsFor(voice, second, tense), second.cast)
    const others = occasionPassages(voice, second, 'petition', tense, register)
    fill('occasion2', others, second.cast)
  }
  return turned
}

/** Every slot of a prayer with the passages that fit its choices; the petition is drawn first, since others follow from it. */
export function fillSlots(request: DrawRequest, scene: Scene): FilledSlots {
  const { voice, seed, variant } = request
  const { pack } = voice
  const told = request.restated?.passage ?? null
  const [main] = scene.occasions
  const registers = registersFor(pack, scene.type, request.speaksToGod)
  const written = main
    ? typeWithinOccasion(voice, scene, main.occasion)
    : petitionsFor(voice, scene)
  const petitions = written.filter(({ register: of }) => of === null || registers.includes(of))
  const petition = petitions[drawPetition(petitions.length, seed, variant)]
  const turn = (hashText(`${seed}|register`) + variant) % Math.max(1, registers.length)
  const register = petition?.register ?? registers[turn] ?? null
  const isAboutSpeaker = petition?.audience === 'self' || !isAboutOther(scene.cast)
  const cast = isAboutSpeaker
    ? { ...scene.cast, beneficiary: ownBeneficiary(scene.cast) }
    : scene.cast
  const around = passagesAround(voice, scene, register, isAboutSpeaker)
  const slots = new Map<string, Slot>()
  const fill: Fill = (step, passages, of) => slots.set(step, { passages, cast: of })

  const grief = main && scene.thread === 'grief' ? castOfGrief(main, pack.speaker) : null
  fill('opening', drawFormula(around.opening, 'opening', seed, variant), cast)
  fill('call', around.call, grief ?? cast)
  fill('after_call', around.afterCall, cast)
  fill('ending', drawFormula(around.ending, 'ending', seed, variant), cast)
  fill('close', around.close, cast)
  fill('need', around.need, cast)
  fill('application', around.application, cast)
  fill('deepening', around.deepening, grief ?? cast)
  fill('petition', petition ? [petition] : [], cast)
  const recalled = voice.context?.recallPassages(voice.context.types, scene, told)
  fill('begin', recalled?.begin ?? [], cast)
  // What a kind asks for comes home to the thing itself.
  fill('recall', main?.kind ? [] : (recalled?.recall ?? []), cast)
  if (request.asked) fill('asked', [request.asked.passage], main?.cast ?? cast)
  const isTold = countWords(told?.full ?? '') >= FEWEST_TOLD
  if (!main) {
    if (told) fill('own', [told], cast)
    if (!isTold) fill('naming', around.situation, cast)
    fill('widening', around.widening, cast)
    fill('return', around.return, cast)
    return { slots, cycles: cyclesOf(petitions.length, 1) }
  }
  if (!isTold && isClauseInPlace(scene, main)) fill('clause', around.clause, main.cast)
  const turned = fillOccasion(request, scene, main, register, fill)
  if (scene.thread === 'quiet') fill('petition', [], cast)
  return { slots, cycles: cyclesOf(petitions.length, turned.length) }
}

/** Whether the category's clause can follow what was written: a family's speaks of somebody else, a feast's of joy. */
function isClauseInPlace({ column, situation }: Scene, { cast, occasion }: SceneOccasion): boolean {
  if (cast.about === 'other' && column === 'family') return false
  return situation !== 'celebration' || groupOfOccasion(occasion) === 'joy'
}

function cyclesOf(ofType: number, ofOccasion: number): FilledSlots['cycles'] {
  return { ofType: Math.max(1, ofType), ofOccasion: Math.max(1, ofOccasion) }
}

/** The speaker, or the “us” that the words speak of. */
function ownBeneficiary({ about, beneficiary, speaker }: Cast) {
  return about === 'other' ? speaker : beneficiary
}
