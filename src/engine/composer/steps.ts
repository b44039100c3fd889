/** A step of a plan, such as `petition`, `petition.short` or `petition+`. */
export interface Step {
  /** As the plan writes it. */
  readonly step: string
  /** Without the marks for its wording. */
  readonly name: string
  /** Slot whose passage it says: the one after the drawn one where `isSecond`. */
  readonly slot: string
  readonly isSecond: boolean
  /** Part of the order in which it is said. */
  readonly part: string
  /** `.short`: the short wording is said. */
  readonly isShort: boolean
  /** `+`: what stands in ⟨…⟩ is said in a medium prayer too. */
  readonly isExpanded: boolean
}

/** Steps that say a second passage of the slot they are named after. */
const SECOND = /^(?:application|deepening)2$/

/** Steps that are said in a part of another name; without the number or letter that tells several apart. */
const PART_OF = new Map(
  Object.entries({
    naming: 'own told detail clause',
    petition: 'occasion begin whole asked category particular',
    deepening: 'further',
    return: 'recall',
  }).flatMap(([part, steps]) => steps.split(' ').map((step) => [step, part] as const)),
)

const FORMULAS = ['opening', 'after_call', 'ending', 'close']

/** Whether a step is a formula: a tradition says it whatever is asked for, and may echo other words of the prayer. */
export function isFormula(step: string): boolean {
  return FORMULAS.includes(step)
}

const known = new Map<string, Step>()

function parseStep(step: string): Step {
  const name = step.replace(/\.short$|\+$/, '')
  const base = name.replace(/[\dBC]$/, '')
  const isSecond = SECOND.test(name)
  return {
    step,
    name,
    slot: isSecond ? base : name,
    isSecond,
    part: PART_OF.get(base) ?? base,
    isShort: step.endsWith('.short'),
    isExpanded: step.endsWith('+'),
  }
}

/** Reads one step of a plan. */
export function readStep(step: string): Step {
  let read = known.get(step)
  if (!read) {
    read = parseStep(step)
    known.set(step, read)
  }
  return read
}
