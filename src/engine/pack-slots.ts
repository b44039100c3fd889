/**
 * What a pack of fragments has templates for, in the order in which its checks list them; `groups` says that the templates
 * stand in groups, such as one for each type.
 */
export const PACK_SLOTS = {
  opening: 'flat',
  attribute: 'flat',
  turn: 'groups',
  widening: 'flat',
  commit: 'flat',
  closing: 'flat',
  scene: 'groups',
  ask: 'groups',
  generic: 'flat',
  comfort: 'flat',
  member: 'groups',
  memory: 'groups',
  theme: 'groups',
  place: 'groups',
  quiet: 'flat',
  flood: 'flat',
} as const

export type PackSlot = keyof typeof PACK_SLOTS

export const PACK_SLOT_KEYS = Object.keys(PACK_SLOTS) as PackSlot[]

type SlotOf<Shape> = {
  [Slot in PackSlot]: (typeof PACK_SLOTS)[Slot] extends Shape ? Slot : never
}[PackSlot]

type GroupedSlot = SlotOf<'groups'>
type FlatSlot = SlotOf<'flat'>

/** Whether a slot holds groups of templates rather than templates. */
export function isGrouped(slot: PackSlot): slot is GroupedSlot {
  return PACK_SLOTS[slot] === 'groups'
}

export const FLAT_SLOTS = PACK_SLOT_KEYS.filter((slot): slot is FlatSlot => !isGrouped(slot))
export const GROUPED_SLOTS = PACK_SLOT_KEYS.filter(isGrouped)
