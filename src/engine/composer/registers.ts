import type { Pack } from '../passages/documents'

/** The registers in which a type can be prayed; none where the pack has none. */
export function registersFor(pack: Pack, type: string): readonly string[] {
  return Object.entries(pack.registers ?? {})
    .filter(([, types]) => types === 'all' || types.includes(type))
    .map(([register]) => register)
    .sort()
}
