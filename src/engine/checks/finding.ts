import type { Rule } from './rules'

/** One thing that is wrong, or worth a look, in a pack or in a text composed from it. */
export interface Finding {
  /** The rule of docs/content-rules.md that it breaks. */
  readonly rule: Rule
  readonly level: 'failure' | 'warning'
  /** Fragment id, or the choices that led to a text. */
  readonly where: string
  readonly reason: string
  /** The words that show it. */
  readonly text: string
}

/** Shorthand for a check that fails. */
export function failure(rule: Rule, where: string, reason: string, text: string): Finding {
  return { rule, level: 'failure', where, reason, text }
}

/** Shorthand for a check that only advises. */
export function warning(rule: Rule, where: string, reason: string, text: string): Finding {
  return { rule, level: 'warning', where, reason, text }
}
