import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { SCENE_CATEGORIES, STORED_CATEGORIES } from '@/catalogue/categories'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { composePassages, FIRST } from '../../composer/compose-passages'
import type { SceneChoices } from '../../composer/scene'
import { keyOf } from '../../keys'
import { KIND_AREAS, KINDS_BY_AREA } from '../../kinds/kinds'
import type { KindSigns } from '../../kinds/kind-signs'
import { NO_INTENTION, type Intention } from '../../intention/intention'
import { OCCASION_KEYS } from '../../intention/occasions'
import { PERSON_KEYS, type PersonKey } from '../../intention/persons'
import type { Voice } from '../../passages/documents'
import type { Finding } from '../finding'
import { checkPrayer } from './check-prayer'

export interface GridCell {
  readonly name: string
  readonly choices: SceneChoices
  readonly intention: Intention
  readonly kind?: string
  readonly variant: number
}

const PEOPLE: readonly (PersonKey | null)[] = [
  null,
  'me',
  'us',
  'mother',
  'brother',
  'friend',
  'children',
  'named',
]

/** Every type in every category and for every family member. */
export function* plainCells(): Generator<GridCell> {
  let variant = 0
  for (const type of PRAYER_TYPES) {
    for (const category of STORED_CATEGORIES)
      yield cell({ type, category }, NO_INTENTION, variant++)
    for (const familyMember of FAMILY_MEMBERS)
      yield cell({ type, category: 'Family', familyMember }, NO_INTENTION, variant++)
  }
}

/** Every type and category that the voice has a prayer written whole for. */
export function* wholeCells({ wholes }: Voice): Generator<GridCell> {
  for (const type of PRAYER_TYPES)
    for (const category of SCENE_CATEGORIES)
      if (wholes?.written[keyOf(type)]?.[keyOf(category)])
        yield cell({ type, category }, NO_INTENTION, FIRST)
}

/** Every occasion that the voice has a prayer written whole for, for eight kinds of people, in turning types. */
export function* toldWholeCells({ context }: Voice): Generator<GridCell> {
  let turn = 0
  for (const occasion of OCCASION_KEYS)
    for (const who of PEOPLE) {
      const type = PRAYER_TYPES[turn++ % PRAYER_TYPES.length] ?? 'Peace'
      const intention = { ...NO_INTENTION, occasions: [{ occasion, who }] }
      if (context?.wholes?.written[occasion])
        yield cell({ type, category: 'Other' }, intention, FIRST)
    }
}

/** Every occasion for eight kinds of people, in turning types and categories, then every person once. */
export function* occasionCells(): Generator<GridCell> {
  let turn = 0
  const heard = (occasion: (typeof OCCASION_KEYS)[number], who: PersonKey | null): Intention => ({
    ...NO_INTENTION,
    occasions: [{ occasion, who }],
    when: turn % 3 === 0 ? 'tomorrow' : null,
  })
  const choices = (): SceneChoices => ({
    type: PRAYER_TYPES[turn % PRAYER_TYPES.length] ?? 'Peace',
    category: STORED_CATEGORIES[(turn * 5) % STORED_CATEGORIES.length] ?? 'Other',
  })
  for (const occasion of OCCASION_KEYS)
    for (const who of PEOPLE) {
      yield cell(choices(), heard(occasion, who), turn)
      turn++
    }
  for (const who of PERSON_KEYS) {
    yield cell(choices(), heard('illness', who), turn)
    turn++
  }
}

/** Every kind of an occasion for the people whom it can befall, in turning types and categories. */
export function* kindCells(): Generator<GridCell> {
  let turn = 0
  for (const area of KIND_AREAS)
    for (const [kind, { of }] of Object.entries<KindSigns>(KINDS_BY_AREA[area]))
      for (const who of PEOPLE) {
        const [occasion = 'someone'] = of
        const choices = {
          type: PRAYER_TYPES[turn % PRAYER_TYPES.length] ?? 'Peace',
          category: STORED_CATEGORIES[(turn * 5) % STORED_CATEGORIES.length] ?? 'Other',
        }
        const each = cell(choices, { ...NO_INTENTION, occasions: [{ occasion, who }] }, turn++)
        yield { ...each, kind, name: `${each.name} · ${kind}` }
      }
}

function cell(choices: SceneChoices, intention: Intention, variant: number): GridCell {
  const [main] = intention.occasions
  const heard = main ? ` · ${main.occasion} ${main.who ?? 'unknown'}` : ''
  const member = choices.familyMember ? ` ${choices.familyMember}` : ''
  return {
    name: `${choices.type} · ${choices.category}${member}${heard} · ${variant}`,
    choices,
    intention,
    variant,
  }
}

/** The three texts of one cell, as the voice says them to everybody. */
export function composeCell(
  voice: Voice,
  { choices, intention, kind, variant }: Omit<GridCell, 'name'>,
) {
  return composePassages({
    voice,
    choices,
    intention,
    kind: kind ?? null,
    name: null,
    restated: null,
    asked: null,
    seed: voice.slug,
    variant,
    speaksToGod: false,
  })
}

/** The program checks over cells of the grid. */
export function checkGrid(voice: Voice, cells: Iterable<GridCell>): Finding[] {
  const found: Finding[] = []
  for (const each of cells)
    found.push(...checkPrayer(each.name, composeCell(voice, each), voice.pack, each.intention))
  return found
}
