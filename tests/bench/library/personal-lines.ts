import { createChance, type Chance } from './chance'

const STARTS = 'Am Bel Cal Dar El Fio Gar Hel Is Jo Kal Lu Mar Na Or Pe Ro Sa Ta Ve Yas Zo'.split(
  ' ',
)
const MIDDLES = 'a e i o al an ar el en il in ol or un é ã ü'.split(' ')
const MORE = 'b d f g l m n r s t v z br dr gr nd rr st tr'.split(' ')
const ENDINGS = 'a an el en es i ia in is o on or os u ya é ín'.split(' ')

const LINES = [
  (name: string, place: string) => `For ${name}, and for everyone in ${place}.`,
  (name: string, place: string) => `${name} asked for this on the road to ${place}.`,
  (name: string, place: string) => `Remember ${name} of ${place}.`,
]

function invent(chance: Chance): string {
  const middle = () => `${MIDDLES[chance.below(MIDDLES.length)]}${MORE[chance.below(MORE.length)]}`
  const length = 1 + chance.below(2)
  const inside = Array.from({ length }, middle).join('')
  return `${STARTS[chance.below(STARTS.length)]}${inside}${ENDINGS[chance.below(ENDINGS.length)]}`
}

/**
 * What people add to their prayers: names and places. Few are common, most appear in a handful of prayers, so that
 * the library has the rare words that a real one has.
 */
export function createPersonalLines(): (chance: Chance) => string {
  const chance = createChance(7)
  const names = Array.from({ length: 30_000 }, () => invent(chance))
  return (drawn) => {
    const name = names[drawn.rank(names.length)] ?? ''
    const place = names[names.length - 1 - drawn.rank(names.length)] ?? ''
    const line = LINES[drawn.below(LINES.length)]
    return line ? line(name, place) : ''
  }
}
