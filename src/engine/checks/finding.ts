import type { Rule } from './rules'

/** One thing that is wrong in a document or in a prayer composed from it. */
export interface Finding {
  /** The rule of docs/content-rules.md that it breaks. */
  readonly rule: Rule
  /** The id of a passage, or the choices that led to a text. */
  readonly where: string
  readonly reason: string
  /** The words that show it. */
  readonly text: string
}

/** A finding of one rule. */
export function failure(rule: Rule, where: string, reason: string, text: string): Finding {
  return { rule, where, reason, text }
}
