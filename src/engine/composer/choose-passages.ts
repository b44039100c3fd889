import { countSaid, type MarkWords } from '../passages/count-said'
import type { Passage } from '../passages/read-passages'
import { TIME_WORDS } from '../passages/resolve-marks'
import type { WordBand } from '../passages/word-bands'
import { countWords } from '../words'
import { digitsOf, fittingCombinations, type Combination, type WeighedSlot } from './combinations'
import { drawCombination } from './draw'
import type { DrawRequest, FilledSlots, Slot } from './fill-slots'
import type { Cast } from './scene'
import { readStep, type Step } from './steps'

/** A passage at its step of the plan. */
export interface Choice {
  readonly step: string
  readonly passage: Passage
  readonly cast: Cast
  /** The need that a situation speaks of. */
  readonly need: Passage | null
}

interface Limits {
  /** Best first. */
  readonly plans: readonly string[]
  /** Taken where none of the plans fits the band. */
  readonly shorterPlans?: readonly string[]
  readonly band: WordBand
  readonly isLong: boolean
}

/** Further plans are taken while there are fewer different prayers than this. */
const ENOUGH = 60

/** As many presses may follow one another without a text that was said before. */
const FEW = 30

/** Where the fuller plans give fewer than this, plans that say fewer petitions are taken. */
const FEWEST = 12

const knownSteps = new Map<string, readonly Step[]>()

function stepsOf(plan: string): readonly Step[] {
  let steps = knownSteps.get(plan)
  if (!steps) {
    steps = plan.split(' ').map(readStep)
    knownSteps.set(plan, steps)
  }
  return steps
}

interface WeighedPlan {
  readonly steps: readonly Step[]
  readonly slots: readonly WeighedSlot[]
  readonly combinations: readonly Combination[]
}

class Chooser {
  readonly #slots: ReadonlyMap<string, Slot>
  readonly #isLong: boolean
  readonly #when: number
  readonly #hasNeed: boolean
  readonly #marksOf = new Map<Cast, MarkWords>()

  constructor(slots: ReadonlyMap<string, Slot>, isLong: boolean, when: number) {
    this.#slots = slots
    this.#isLong = isLong
    this.#when = when
    this.#hasNeed = this.#passages('naming').some(({ full }) => full.includes('{need}'))
  }

  #passages(slot: string): readonly Passage[] {
    return this.#slots.get(slot)?.passages ?? []
  }

  #marks(cast: Cast): MarkWords {
    let marks = this.#marksOf.get(cast)
    if (!marks) {
      const who = countWords((cast.who ?? cast.beneficiary).phrase)
      marks = { who, when: this.#when, need: 0 }
      this.#marksOf.set(cast, marks)
    }
    return marks
  }

  #wordsOf({ slot, isShort, isExpanded }: Step, passage: Passage): number {
    const cast = this.#slots.get(slot)?.cast
    if (!cast) return 0
    const wording = isShort ? passage.short : passage.full
    return countSaid(wording, this.#isLong || isExpanded, this.#marks(cast))
  }

  /** The steps of a plan that have passages, and what each passage of their slots weighs. */
  weigh(plan: string, [fewest, most]: WordBand): WeighedPlan {
    const steps = stepsOf(plan).filter(
      ({ slot, isSecond }) => this.#passages(slot).length >= (isSecond ? 2 : 1),
    )
    const slots = steps
      .filter(({ isSecond }) => !isSecond)
      .map((step): WeighedSlot => {
        const passages = this.#passages(step.slot)
        const second = steps.find(({ slot, isSecond }) => isSecond && slot === step.slot)
        const words = passages.map((passage, index) => {
          const next = passages[(index + 1) % passages.length] ?? passage
          return this.#wordsOf(step, passage) + (second ? this.#wordsOf(second, next) : 0)
        })
        return { slot: step.slot, words }
      })
    if (this.#hasNeed) slots.push({ slot: 'need', words: this.#needWords() })
    return { steps, slots, combinations: fittingCombinations(slots, fewest, most) }
  }

  #needWords(): number[] {
    const cast = this.#slots.get('need')?.cast
    if (!cast) return [0]
    const marks = this.#marks(cast)
    return this.#passages('need').map(({ full }) => countSaid(full, this.#isLong, marks))
  }

  /** The passages of one combination, in the order of the plan's steps. */
  choices({ steps, slots }: WeighedPlan, combination: Combination): Choice[] {
    const digits = digitsOf(combination, slots)
    const indexOf = (name: string) => digits[slots.findIndex(({ slot }) => slot === name)] ?? 0
    const need = this.#passages('need')[indexOf('need')] ?? null
    return steps.flatMap(({ step, slot: name, isSecond }) => {
      const slot = this.#slots.get(name)
      if (!slot) return []
      const passage = slot.passages[(indexOf(name) + (isSecond ? 1 : 0)) % slot.passages.length]
      return passage ? [{ step, passage, cast: slot.cast, need }] : []
    })
  }
}

interface Fitting {
  readonly plan: WeighedPlan
  readonly combination: Combination
}

/** Plans that say the same petitions, with everything they can become. */
interface Group {
  readonly plans: WeighedPlan[]
  /** How many combinations of all its plans fit. */
  count: number
  /** Presses after which the same petitions come again. */
  readonly period: number
}

/** A tradition's own first and last words are left out only where prayers with them are too few. */
const isFormal = (plan: string) => plan.startsWith('opening ')

/** Which petitions a plan says: of the occasion, of the type, or both. */
function petitionsOf(plan: string): string {
  const slots = stepsOf(plan).map(({ slot }) => slot)
  return ['occasion', 'petition'].filter((name) => slots.includes(name)).join()
}

function groupPlans(chooser: Chooser, cycles: FilledSlots['cycles'], limits: Limits): Group[] {
  const groups = new Map<string, Group>()
  const seen = new Set<string>()
  for (const plan of limits.plans) {
    const said = petitionsOf(plan)
    const group = groups.get(said) ?? { plans: [], count: 0, period: periodOf(said, cycles) }
    groups.set(said, group)
    if (group.count * group.period >= (isFormal(plan) ? ENOUGH : FEW)) continue
    const weighed = chooser.weigh(plan, limits.band)
    // Without a second occasion some plans are the same.
    const name = weighed.steps.map(({ step }) => step).join(' ')
    if (seen.has(name)) continue
    seen.add(name)
    group.plans.push(weighed)
    group.count += weighed.combinations.length
  }
  return [...groups.values()]
}

/** The combination at a place among those of all plans of a group. */
function fittingAt({ plans }: Group, place: number): Fitting | null {
  let rest = place
  for (const plan of plans) {
    const combination = plan.combinations[rest]
    if (combination !== undefined) return { plan, combination }
    rest -= plan.combinations.length
  }
  return null
}

/** The two cycles of petitions meet again after as many presses as both have in common. */
function periodOf(said: string, { ofType, ofOccasion }: FilledSlots['cycles']): number {
  const type = said.includes('petition') ? ofType : 1
  const occasion = said.includes('occasion') ? ofOccasion : 1
  let period = Math.max(type, occasion)
  while (period % type !== 0 || period % occasion !== 0) period++
  return period
}

/**
 * The passages of one text: of all combinations that fit the band, the one whose turn it is. Every combination is said
 * once before one comes again. Plans that say fewer petitions are taken only where the others give too few prayers.
 * @param attempt 0, or how many neighbours were tried before
 */
export function choosePassages(
  { intention, seed, variant }: DrawRequest,
  { slots, cycles }: FilledSlots,
  limits: Limits,
  attempt: number,
): Choice[] {
  const time = intention.when && TIME_WORDS[intention.when]
  const chooser = new Chooser(slots, limits.isLong, time ? countWords(time) : 0)
  const fuller = groupPlans(chooser, cycles, limits)
  const isFitting = fuller.some(({ count }) => count > 0)
  const groups =
    isFitting || !limits.shorterPlans
      ? fuller
      : groupPlans(chooser, cycles, { ...limits, plans: limits.shorterPlans })
  const richness = ({ count, period }: Group) => count * period
  const group =
    groups.find((each) => richness(each) >= FEWEST) ??
    groups.reduce((best, each) => (richness(each) > richness(best) ? each : best))
  const { period } = group
  const round = Math.floor(variant / period)
  const count = Math.max(1, group.count)
  const index = drawCombination(count, `${seed}|${variant % period}`, round)
  const drawn = fittingAt(group, (index + attempt) % count) ?? findNearest(chooser, limits)
  return drawn ? chooser.choices(drawn.plan, drawn.combination) : []
}

/** Where nothing fits, which the checks rule out for what is kept here: what is least too long or too short. */
function findNearest(chooser: Chooser, { plans, shorterPlans, band }: Limits): Fitting | null {
  const [fewest, most] = band
  let nearest: Fitting | null = null
  let least = Infinity
  for (const name of shorterPlans ?? plans) {
    const plan = chooser.weigh(name, [0, Infinity])
    for (const combination of plan.combinations) {
      const digits = digitsOf(combination, plan.slots)
      const words = plan.slots.reduce(
        (sum, slot, at) => sum + (slot.words[digits[at] ?? 0] ?? 0),
        0,
      )
      const distance = Math.max(fewest - words, words - most)
      if (distance < least) {
        least = distance
        nearest = { plan, combination }
      }
    }
  }
  return nearest
}
