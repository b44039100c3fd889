import type { Pack, Passages } from '../../passages/documents'
import { SCENE_KEYS, TYPE_KEYS } from '../../keys'
import { SITUATION_KEYS, TYPE_FAMILY_KEYS } from '../../passages/keys'
import { registersFor } from '../../composer/registers'
import { readPassages } from '../../passages/read-passages'
import { failure, type Finding } from '../finding'

/** The types that are asked for most often. */
export const COMMON_TYPES = [
  'healing',
  'gratitude',
  'peace',
  'guidance',
  'protection',
  'strength',
  'forgiveness',
  'hope',
]

/** Whether a pack has as many passages of each kind as docs/content-rules.md asks for. */
export function checkCounts(pack: Pack): Finding[] {
  const found: Finding[] = []
  const least = (path: string, passages: Passages | undefined, fewest: number) => {
    const count = Object.keys(passages ?? {}).length
    if (count < fewest) found.push(failure('counts', path, `${count} of at least ${fewest}`, ''))
  }
  for (const family of TYPE_FAMILY_KEYS) least(`call/${family}`, pack.call[family], 3)
  for (const [type, calls] of Object.entries(pack.call.by_type ?? {}))
    least(`call/by_type/${type}`, calls, 2)
  for (const key of SITUATION_KEYS) least(`situation/${key}`, pack.situation[key], 2)
  for (const key of SCENE_KEYS) least(`clause/${key}`, pack.clause[key], 1)
  for (const type of TYPE_KEYS) {
    const isCommon = COMMON_TYPES.includes(type)
    least(`petition/${type}`, pack.petition[type], isCommon ? 3 : 2)
    least(`deepening/${type}`, pack.deepening[type], isCommon ? 2 : 1)
    least(`widening/${type}`, pack.widening[type], 2)
    least(`return/${type}`, pack.return[type], 2)
    found.push(...checkPetitions(pack, type))
  }
  const { comfort } = pack
  least('comfort/call', comfort.call, 2)
  least('comfort/petition', comfort.petition, 3)
  least('comfort/return', comfort.return, 2)
  for (const occasion of ['illness', 'birth', 'wedding', 'meal'] as const)
    for (const part of ['naming', 'petition', 'widening', 'return'] as const)
      least(`occasions/${occasion}/${part}`, pack.occasions?.[occasion]?.[part], 2)
  return found
}

/** Every type can be asked for anybody, in every part of life, in every register that it is prayed in. */
function checkPetitions(pack: Pack, type: string): Finding[] {
  const petitions = readPassages(`petition/${type}`, pack.petition[type])
  const found: Finding[] = []
  if (!petitions.some(({ audience }) => audience === 'any'))
    found.push(failure('counts', `petition/${type}`, 'none is for: any', ''))
  if (petitions.filter(({ sphere }) => sphere === null).length < 2)
    found.push(failure('counts', `petition/${type}`, 'fewer than two hold for every sphere', ''))
  const registers = registersFor(pack, type)
  for (const { id, register } of petitions)
    if (register !== null && !registers.includes(register))
      found.push(failure('registers', id, `${type} is not prayed in “${register}”`, ''))
  for (const register of registers) {
    const fits = (passages: Passages | undefined) =>
      readPassages('', passages).some(
        (each) => each.register === null || each.register === register,
      )
    const needed = {
      deepening: pack.deepening[type],
      widening: pack.widening[type],
      return: pack.return[type],
      close: pack.close,
    }
    for (const [part, passages] of Object.entries(needed))
      if (!fits(passages))
        found.push(failure('registers', `${part}/${type}`, `none for “${register}”`, ''))
  }
  return found
}
