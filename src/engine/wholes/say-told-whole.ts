import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import {
  inThreeLengths,
  type ComposedText,
  type ComposeRequest,
} from '../composer/compose-passages'
import { fillSlots, type FilledSlots } from '../composer/fill-slots'
import { isAboutOther } from '../composer/pools'
import { findRepeatedRun } from '../composer/repeated-run'
import type { Cast, Scene, SceneOccasion } from '../composer/scene'
import { namedAgain } from './named-again'
import { tellInTwo } from '../restate/tell-in-two'
import type { HeardOccasion, Intention } from '../intention/intention'
import { toSlug } from '@/catalogue/slug'
import type { Voice } from '../passages/documents'
import type { ToldWhole, ToldWholesDocument } from './wholes-documents'
import { speakerParty, unnamedDeparted } from '../passages/people'
import { readPassages, type Passage } from '../passages/read-passages'
import type { PrayerChoices } from '../prayer'
import { formulasAround } from './formulas-around'
import { findAnswers, sayAnswers, type Answer } from './answers'
import { isInBand, sayMovements, type Movement, type Movements } from './say-movements'
import { categorySentence, typeSentences, type ChosenSentences } from './sentences-of-choices'
import { TOLD_PLANS } from './told-plans'

/** The type whose prayer is said around what was told where the chosen one has none: nobody gives thanks for whatever is told. */
const FOR_ANYTHING = 'blessing'

/** A prayer and what it is written for: an occasion, or a type. */
type KeyedWhole = readonly [key: string, whole: ToldWhole]

/** Guests pray for the two who marry, and the two for themselves. */
const isOwnWedding = ({ occasion, who }: HeardOccasion) =>
  occasion === 'wedding' && (who === 'me' || who === 'us')

/** The prayer for the occasion that leads, else the one of the type; null where a voice has none. */
function findWhole(
  written: ToldWholesDocument,
  main: HeardOccasion | undefined,
  type: string,
): KeyedWhole | null {
  const ofOccasion = main && [...(isOwnWedding(main) ? ['own-wedding'] : []), main.occasion]
  for (const key of ofOccasion ?? [type, FOR_ANYTHING]) {
    const whole = Reflect.get(written, key) as ToldWhole | undefined
    if (whole) return [key, whole]
  }
  return null
}

/** What is said around an occasion as in any prayer: what the person told, what belongs to the type, and what is told beside it. */
const KEPT = ['naming', 'detail', 'naming2', 'asked', 'occasion2']

const IS_THANKS = /^(?:Thank|(?:I am|We are) thankful) /

/** The slot that a step is said from. */
function slotFor(step: string, main: SceneOccasion | undefined): string {
  if (!main) return step === 'naming' ? 'own' : step
  // A kind says what the occasion in general can not.
  return step === 'occasion2' && main.kind ? 'occasion' : step
}

/** “We are in mourning”: {who} is the one who died, also where the words name the mourners alone. */
function withDeparted(cast: Cast, { voice }: ComposeRequest, main?: SceneOccasion): Cast {
  if (main?.role !== 'departed' || cast.who) return cast
  return { ...cast, who: unnamedDeparted(voice.pack.speaker) }
}

/** “I have lost my job” in a voice that says we: what is asked for is asked for me, and the others pray with me. */
function castAsTold(cast: Cast, { restated }: ComposeRequest): Cast {
  const told = restated?.passage.full ?? ''
  const isOfOne = /\b(?:I|me|my)\b/i.test(told) && !/\b(?:we|us)\b/i.test(told)
  const isOfSpeaker = cast.beneficiary.phrase === cast.speaker.phrase
  return isOfOne && isOfSpeaker ? { ...cast, beneficiary: speakerParty('I') } : cast
}

/** What was told as a long prayer says it: where it is parted, the last sentence is said before the deepening. */
function inTwo(
  { restated }: ComposeRequest,
  naming: Movement | undefined,
): readonly (readonly [string, Movement])[] {
  if (!naming) return []
  const { passage, cast } = naming
  const parted = passage === restated?.passage ? tellInTwo(passage.full) : null
  if (!parted) return [['told', naming]]
  const say = (full: string): Movement => ({ passage: { ...passage, full }, cast })
  return [
    ['told', say(parted.first)],
    ['further', say(parted.last)],
  ]
}

function movementsOf(
  request: ComposeRequest,
  scene: Scene,
  { slots }: FilledSlots,
  [key, { register, return_named, ...written }]: KeyedWhole,
  chosen: ChosenSentences,
  answers: readonly Answer[],
): Movements {
  const [main] = scene.occasions
  const isOfOther = main !== undefined && isAboutOther(main.cast)
  const homecoming = isOfOther ? namedAgain(written.return) : written.return
  const comesHome = (main?.cast.who && return_named) ?? homecoming
  const path = `${request.voice.slug}/told/${key}`
  const castOf = (step: string) =>
    withDeparted(
      castAsTold(main?.cast ?? slots.get(step)?.cast ?? scene.cast, request),
      request,
      main,
    )
  const kept = (main ? KEPT : ['naming', 'asked']).flatMap((step) => {
    const slot = slots.get(slotFor(step, main))
    const passage = slot?.passages.find(
      (each) => each.register === null || each.register === register,
    )
    if (!slot || !passage) return []
    // Thanks are told, before anything is asked.
    const said = step === 'asked' && IS_THANKS.test(passage.full) ? 'detail' : step
    return [[said, { passage, cast: castAsTold(slot.cast, request) }] as const]
  })
  const cast = castAsTold(slots.get('petition')?.cast ?? scene.cast, request)
  const ofChoices = Object.entries(chosen).flatMap(([step, passage]) =>
    passage ? [[step, { passage, cast }] as const] : [],
  )
  const own = readPassages(path, { ...written, return: comesHome }).map((passage) => {
    const movement = passage.id.slice(path.length + 1)
    const step = movement === 'petition' ? 'occasion' : movement
    return [step, { passage, cast: castOf(step) }] as const
  })
  const formulas = formulasAround(request, scene, register ?? null).map(
    ([step, passage]) => [step, { passage, cast: scene.cast }] as const,
  )
  return new Map([
    ...kept,
    ...inTwo(request, new Map(kept).get('naming')),
    ...ofChoices,
    ...own,
    ...sayAnswers(answers, cast),
    ...formulas,
  ])
}

/** Whether a voice has a prayer that was written whole for what was told. */
export function isWrittenForTold(
  { context: documents }: Voice,
  { context = '', type }: PrayerChoices,
  known: Intention,
): boolean {
  const [main] = documents?.hearClosely(context, known).intention.occasions ?? []
  return findWhole(documents?.wholes?.written ?? {}, main, toSlug(type)) !== null
}

/** The sentence of a type is by another hand, and may say five words in a row that the prayer says: then it is left out. */
const hasNoRepeatedRun = (texts: Record<PrayerLength, ComposedText>): boolean =>
  PRAYER_LENGTHS.every((length) => findRepeatedRun(texts[length].pieces) === null)

/**
 * The prayer that was written whole for what was told, with the person's own words in it, in three lengths. Null where the voice
 * has none for it, and where their words leave it no room.
 */
export function sayToldWhole(
  request: ComposeRequest,
  scene: Scene,
): Record<PrayerLength, ComposedText> | null {
  const { voice, restated, asked, intention } = request
  const [main] = scene.occasions
  const isTold = main ?? restated ?? asked
  const written = voice.context?.wholes?.written ?? {}
  const found = isTold ? findWhole(written, main, scene.type) : null
  if (!found || intention.harmWish) return null
  const [key, { register, petition: own, deepening }] = found
  const filled = fillSlots(request, scene)
  const category = categorySentence(request, scene)
  const answers = findAnswers(request, {
    asked: [asked?.passage.full ?? '', own.full],
    deepening,
  })
  const say = (petition?: Passage) => {
    const chosen = { petition, category }
    const movements = movementsOf(request, scene, filled, found, chosen, answers)
    return inThreeLengths((length) => sayMovements(request, movements, TOLD_PLANS[length], length))
  }
  const ofType = typeSentences(request, scene, filled, key).find(
    (each) => each.register === null || each.register === register,
  )
  const first = say(ofType)
  const texts = hasNoRepeatedRun(first) ? first : say()
  return PRAYER_LENGTHS.every((length) => isInBand(request, texts[length], length)) ? texts : null
}
