/** One slot as a plan uses it: the words of each of its passages. */
export interface WeighedSlot {
  readonly slot: string
  /** Words that choosing each passage adds to the text; of every step that the slot fills. */
  readonly words: readonly number[]
}

/** Which passage of each slot is said, as one number: the digits of `digitsOf`. Many are made for each one that is used. */
export type Combination = number

/** The passage of each slot that a combination says. */
export function digitsOf(combination: Combination, slots: readonly WeighedSlot[]): number[] {
  let rest = combination
  return slots.map(({ words }) => {
    const digit = rest % words.length
    rest = Math.floor(rest / words.length)
    return digit
  })
}

/** Every combination whose words fall between two numbers, in a fixed order. */
export function fittingCombinations(
  slots: readonly WeighedSlot[],
  fewest: number,
  most: number,
): Combination[] {
  const found: Combination[] = []
  // What the slots from here on add at least and at most: hopeless branches are not walked.
  const least: number[] = Array.from({ length: slots.length + 1 }, () => 0)
  const greatest = [...least]
  for (let index = slots.length - 1; index >= 0; index--) {
    const { words } = slots[index] as WeighedSlot
    least[index] = (least[index + 1] ?? 0) + Math.min(...words)
    greatest[index] = (greatest[index + 1] ?? 0) + Math.max(...words)
  }
  function walk(index: number, total: number, combination: number, place: number): void {
    if (total + (least[index] ?? 0) > most || total + (greatest[index] ?? 0) < fewest) return
    const slot = slots[index]
    if (!slot) {
      found.push(combination)
      return
    }
    for (const [passage, words] of slot.words.entries()) {
      walk(index + 1, total + words, combination + passage * place, place * slot.words.length)
    }
  }
  walk(0, 0, 0, 1)
  return found
}
