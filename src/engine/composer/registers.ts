import type { Pack } from '../passages/documents'

/** Registers that speak to God, of packs that have others too. */
const TO_GOD = ['god', 'theist']

/** The registers in which a type can be prayed; none where the pack has none. `speaksToGod` where the person did. */
export function registersFor(pack: Pack, type: string, speaksToGod = false): readonly string[] {
  const all = Object.entries(pack.registers ?? {})
    .filter(([, types]) => types === 'all' || types.includes(type))
    .map(([register]) => register)
    .sort()
  const toGod = all.filter((register) => TO_GOD.includes(register))
  return speaksToGod && toGod.length > 0 ? toGod : all
}
