import { BRIEF_CLOSING_WORDS, BRIEF_OPENING_WORDS } from '../bands'
import { neededExpansions } from '../compose/bag'
import { registersOf } from '../compose/pools'
import { DEFAULT_SHAPE, readShape } from '../compose/shapes'
import type { Pack, Templates } from '../pack'
import { FLAT_SLOTS, GROUPED_SLOTS, type PackSlot } from '../pack-slots'
import { parseTemplate } from '../template'
import { failure, type Finding } from './finding'
import { PRAYER_LENGTHS } from '@/catalogue/product'

/** How many fragments each group or slot has at least. */
const FEWEST: Readonly<Record<PackSlot, number>> = {
  opening: 8,
  attribute: 6,
  turn: 4,
  widening: 6,
  commit: 5,
  closing: 1,
  scene: 3,
  ask: 5,
  generic: 3,
  comfort: 4,
  member: 4,
  memory: 4,
  theme: 3,
  place: 3,
  quiet: 8,
  flood: 3,
}

/** The register of floods only has to open, to ask and to close: rain is left out of everything else by itself. */
function prayedRegisters(pack: Pack): readonly string[] {
  const names = (pack.registers ?? []).filter((name) => name !== 'flood')
  return names.length ? names : ['']
}

function belongs(key: string, register: string): boolean {
  const registers = registersOf(key)
  return registers.length === 0 || registers.includes(register)
}

function checkPool(pack: Pack, slot: PackSlot, where: string, all: Templates): Finding[] {
  const found: Finding[] = []
  const slots =
    slot === 'scene' || slot === 'place'
      ? ['place']
      : slot === 'member' || slot === 'memory'
        ? ['place', 'member']
        : [slot]
  const counts = PRAYER_LENGTHS.map(
    (length) =>
      readShape(pack.shape?.[length] ?? DEFAULT_SHAPE[length]).filter((step) =>
        slots.includes(step.slot),
      ).length,
  )
  const most = ['generic', 'comfort', 'theme', 'flood', 'quiet'].includes(slot)
    ? 1
    : Math.max(1, ...counts)
  for (const register of prayedRegisters(pack)) {
    const entries = Object.entries(all).filter(([key]) => belongs(key, register))
    const suffix = register ? ` in register ${register}` : ''
    // A register is one voice of several: four openings (two brief, two full) are enough for each.
    const fewest = slot === 'opening' && register ? 4 : FEWEST[slot]
    if (entries.length < fewest)
      found.push(
        failure('R20', where, `${entries.length} fragments${suffix}; at least ${fewest}`, ''),
      )
    const pools =
      slot === 'opening'
        ? [
            entries.filter(([, template]) => isBrief(pack, template)),
            entries.filter(([, template]) => !isBrief(pack, template)),
          ]
        : [entries]
    for (const pool of pools) {
      if (slot === 'opening' && pool.length < (register ? 2 : 4)) {
        const words = BRIEF_OPENING_WORDS[pack.band]
        found.push(
          failure(
            'R20',
            where,
            `${pool.length} openings${suffix} of ${pool === pools[0] ? 'at most' : 'more than'} ${words} words; at least ${register ? 2 : 4}`,
            '',
          ),
        )
      }
      const needed = neededExpansions(pool.length, slot === 'opening' ? 1 : most)
      for (const [key, template] of pool) {
        const { expansions, sentences } = parseTemplate(template)
        if (slot === 'closing' || sentences.every(({ formula }) => formula)) continue
        const wanted =
          slot === 'ask'
            ? Math.max(6, needed)
            : Math.max(slot === 'quiet' || slot === 'memory' ? 4 : 3, needed)
        if (expansions < wanted)
          found.push(
            failure(
              'R20',
              `${where}/${key}`,
              `a sentence has ${expansions} texts; ${wanted} are needed for ten different prayers in a row`,
              template,
            ),
          )
      }
    }
  }
  return found
}

function isBrief(pack: Pack, template: string): boolean {
  return parseTemplate(template).mostWords <= BRIEF_OPENING_WORDS[pack.band]
}

/** Whether a pack has enough of everything that ten prayers in a row repeat no sentence. */
export function checkInventory(pack: Pack): Finding[] {
  const { slug } = pack
  const found: Finding[] = []
  for (const slot of FLAT_SLOTS) {
    const templates = pack[slot]
    if (templates) found.push(...checkPool(pack, slot, `${slug}/${slot}`, templates))
  }
  for (const slot of GROUPED_SLOTS) {
    for (const [group, templates] of Object.entries(pack[slot] ?? {})) {
      found.push(...checkPool(pack, slot, `${slug}/${slot}/${group}`, templates))
    }
  }
  for (const key of ['a', 'b', 'c', 'd']) {
    if (!Object.keys(pack.opening).some((each) => each === key || each.endsWith(`:${key}`)))
      found.push(
        failure('R20', `${slug}/opening`, 'keys a to d are the four listed salutations', key),
      )
  }
  const briefClosing = Object.values(pack.closing).some(
    (template) => parseTemplate(template).mostWords <= BRIEF_CLOSING_WORDS[pack.band],
  )
  if (!briefClosing)
    found.push(
      failure(
        'R20',
        `${slug}/closing`,
        `none of at most ${BRIEF_CLOSING_WORDS[pack.band]} words`,
        '',
      ),
    )
  if (pack.registers?.includes('flood')) {
    for (const slot of ['opening', 'closing'] as const) {
      const dry = Object.entries(pack[slot]).filter(
        ([key, template]) => belongs(key, 'flood') && !/\brain/i.test(template),
      )
      const brief = dry.filter(([, template]) => isBrief(pack, template)).length
      if (brief < 1 || (slot === 'opening' && dry.length - brief < 1))
        found.push(
          failure(
            'R20',
            `${slug}/${slot}`,
            'the register flood needs a brief and a full opening and a closing without rain',
            '',
          ),
        )
    }
  }
  if (pack.band === 'child') {
    for (const slot of ['member', 'memory', 'theme', 'place', 'quiet', 'flood'] as const) {
      if (!pack[slot])
        found.push(
          failure(
            'R20',
            `${slug}/${slot}`,
            'the stock is for adults: a child’s pack has its own',
            '',
          ),
        )
    }
  }
  return found
}
