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
const SECOND_OF: Readonly<Record<string, string>> = {
  application2: 'application',
  deepening2: 'deepening',
}

/** Steps that are said in a part of another name. */
const PART_OF: Readonly<Record<string, string>> = {
  own: 'naming',
  told: 'naming',
  naming2: 'naming',
  detail: 'naming',
  clause: 'naming',
  occasion: 'petition',
  occasion2: 'petition',
  occasionB: 'petition',
  occasionC: 'petition',
  begin: 'petition',
  whole: 'petition',
  asked: 'petition',
  category: 'petition',
  further: 'deepening',
  recall: 'return',
  application2: 'application',
  deepening2: 'deepening',
}

const FORMULAS = ['opening', 'after_call', 'ending', 'close']

/** Whether a step is a formula: a tradition says it whatever is asked for, and may echo other words of the prayer. */
export function isFormula(step: string): boolean {
  return FORMULAS.includes(step)
}

const known = new Map<string, Step>()

function parseStep(step: string): Step {
  const name = step.replace(/\.short$|\+$/, '')
  return {
    step,
    name,
    slot: SECOND_OF[name] ?? name,
    isSecond: Object.hasOwn(SECOND_OF, name),
    part: PART_OF[name] ?? name,
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
