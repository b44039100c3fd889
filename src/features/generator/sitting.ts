import { withMadePrayer, type MadePrayer } from './made-prayer'

type Made = readonly MadePrayer[]

/** The variants of one sitting on this device, oldest first. */
export function variantsOf(made: Made, { sitting }: MadePrayer): MadePrayer[] {
  return made.filter((each) => each.sitting === sitting).toReversed()
}

/** The list with one prayer changed. */
export function withChange(made: Made, key: string, changes: Partial<MadePrayer>): Made {
  return made.map((each) => (each.key === key ? { ...each, ...changes } : each))
}

/** The list with a whole sitting as its maker's: on a shared device nobody sees another's. The same list where it is so already. */
export function withMaker(made: Made, sitting: string, makerId: string): Made {
  const isLeft = (each: MadePrayer) => each.sitting === sitting && each.makerId !== makerId
  return made.some(isLeft) ? made.map((each) => (isLeft(each) ? { ...each, makerId } : each)) : made
}

/**
 * The list after a row was made private or public: its other variants are so too, and after “Make private” the whole sitting,
 * so that nothing of it is stored for others to see. The same list where it is so already.
 */
export function withPrivacy(made: Made, savedId: string, isPrivate: boolean): Made {
  const row = made.find((each) => each.savedId === savedId)
  const isMeant = (each: MadePrayer) =>
    each.isPrivate !== isPrivate &&
    (isPrivate ? each.sitting === row?.sitting : each.rowKey === row?.rowKey)
  return made.some(isMeant)
    ? made.map((each) => (isMeant(each) ? { ...each, isPrivate } : each))
    : made
}

/** The list after a row was deleted: its words stay on the device, and nothing takes its place. The same list where none had it. */
export function withDeletion(made: Made, savedId: string): Made {
  const row = made.find((each) => each.savedId === savedId)
  return row ? withChange(made, row.key, { saving: 'aside', savedId: null, isKept: false }) : made
}

/** The variant whose row the next one takes; none when all of them are to stay. */
function holderOf(made: Made, of: MadePrayer): MadePrayer | undefined {
  return variantsOf(made, of).findLast(({ saving, isKept }) => saving !== 'aside' && !isKept)
}

/** Whoever waits for the row that another variant is to have is not saved any more. */
function layAside(made: Made, rowKey: string, exceptKey: string): Made {
  return made.map((each) =>
    each.rowKey === rowKey && each.key !== exceptKey && each.savedId === null
      ? { ...each, saving: 'aside' }
      : each,
  )
}

/** The list with one more variant of the sitting of `from`: it is to have the row of the one before it. */
export function withVariant(made: Made, from: MadePrayer, next: MadePrayer): [Made, MadePrayer] {
  const rowKey = holderOf(made, from)?.rowKey ?? next.key
  const joined = { ...next, sitting: from.sitting, rowKey }
  return [layAside(withMadePrayer(made, joined), rowKey, joined.key), joined]
}

/** The id of the row that another variant has under this one's key; null where none is known. */
export function rowToTake(made: Made, { key, rowKey }: MadePrayer): string | null {
  const holds = (each: MadePrayer) => each.key !== key && each.rowKey === rowKey
  return made.find((each) => holds(each) && each.savedId !== null)?.savedId ?? null
}

/** The list after a variant was saved; the one that had its row is laid aside. */
export function withSaved(made: Made, key: string, savedId: string): Made {
  return made.map((each) => {
    if (each.key === key) return { ...each, saving: 'saved', savedId }
    return each.savedId === savedId ? { ...each, saving: 'aside', savedId: null } : each
  })
}

/** The list after a save that failed; what was laid aside meanwhile stays so. */
export function withFailed(made: Made, key: string, saving: 'waiting' | 'failed'): Made {
  const isOpen = made.some((each) => each.key === key && each.saving !== 'aside')
  return isOpen ? withChange(made, key, { saving }) : made
}

/** What may be kept beside the variant on show: itself, or the nearest one that was laid aside for it. */
export function keptBeside(made: Made, shown: MadePrayer): MadePrayer | undefined {
  if (shown.saving === 'aside') return shown
  if (shown.isKept) return undefined
  const variants = variantsOf(made, shown)
  const at = variants.findIndex(({ key }) => key === shown.key)
  const isAside = ({ saving }: MadePrayer) => saving === 'aside'
  return variants.slice(0, at).findLast(isAside) ?? variants.slice(at + 1).find(isAside)
}

/** The list after “Keep this one too”: what was laid aside is to have a row of its own, and both stay. */
export function withBothKept(made: Made, shown: MadePrayer, isPrivate: boolean): Made {
  const beside = keptBeside(made, shown)
  if (!beside) return made
  const other = beside.key === shown.key ? holderOf(made, shown) : shown
  const kept = other ? withChange(made, other.key, { isKept: true }) : made
  return withChange(kept, beside.key, {
    saving: 'waiting',
    // Not its own key: the first variant gave that to the row it lost.
    rowKey: crypto.randomUUID(),
    isKept: true,
    isPrivate: beside.isPrivate || isPrivate,
  })
}

/** Whether another variant has the row that this one had. */
export function isReplaced(made: Made, { key, rowKey }: MadePrayer): boolean {
  return made.some((each) => each.key !== key && each.rowKey === rowKey && each.saving !== 'aside')
}

/** Whether a variant that was laid aside can have the sitting's row back. */
export function mayKeepInstead(made: Made, shown: MadePrayer): boolean {
  return shown.saving === 'aside' && holderOf(made, shown) !== undefined
}

/** The list after “Keep this one instead”. */
export function withInstead(made: Made, shown: MadePrayer, isPrivate: boolean): Made {
  const holder = holderOf(made, shown)
  if (!holder || shown.saving !== 'aside') return made
  const { rowKey } = holder
  const isSecret = shown.isPrivate || isPrivate
  const waiting = withChange(made, shown.key, { saving: 'waiting', rowKey, isPrivate: isSecret })
  return layAside(waiting, rowKey, shown.key)
}
