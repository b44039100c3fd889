import type { PrayerLength } from '@/catalogue/product'
import type { Axes } from '../axes'
import { BRIEF_CLOSING_WORDS, BRIEF_OPENING_WORDS } from '../bands'
import type { Templates, Voice } from '../pack'
import { parseTemplate } from '../template'
import { turnFamily } from '../turn-families'
import type { Slot } from './shapes'

export interface Fragment {
  /** `<pack or stock>/<slot>/<key…>`: stable, and the key of translations. */
  readonly id: string
  readonly template: string
  /** The registers it is tied to; none where it fits every register. */
  readonly registers: readonly string[]
}

export interface Pool {
  /** Steps with the same pool name draw from one bag. */
  readonly name: string
  readonly fragments: readonly Fragment[]
  /** True where some fragment belongs to a register: then each register walks its own bag. */
  readonly registered: boolean
}

const EMPTY: Pool = { name: '', fragments: [], registered: false }

/** Reads the registers of a template’s key, such as `one+two:key`. */
export function registersOf(key: string): readonly string[] {
  const colon = key.indexOf(':')
  return colon === -1 ? [] : key.slice(0, colon).split('+')
}

const known = new WeakMap<Templates, Map<string, Pool>>()

function readPool(path: string, templates: Templates, register: string, dry: boolean): Pool {
  const variants = known.get(templates) ?? new Map<string, Pool>()
  known.set(templates, variants)
  const key = `${path}|${register}|${dry}`
  const pool = variants.get(key) ?? sortPool(path, templates, register, dry)
  variants.set(key, pool)
  return pool
}

function sortPool(path: string, templates: Templates, register: string, dry: boolean): Pool {
  const keys = Object.keys(templates).sort()
  const registered = keys.some((key) => key.includes(':'))
  const all = keys
    .map((key) => ({
      id: `${path}/${key}`,
      template: templates[key] ?? '',
      registers: registersOf(key),
    }))
    .filter(({ registers }) => registers.length === 0 || registers.includes(register))
  const withoutRain = dry ? all.filter(({ template }) => !/\brain/i.test(template)) : all
  return { name: path, fragments: withoutRain.length ? withoutRain : all, registered }
}

const narrowed = new WeakMap<Pool, Map<string, Pool>>()

function narrow(pool: Pool, suffix: string, fits: (fragment: Fragment) => boolean): Pool {
  const variants = narrowed.get(pool) ?? new Map<string, Pool>()
  narrowed.set(pool, variants)
  let found = variants.get(suffix)
  if (!found) {
    const fragments = pool.fragments.filter(fits)
    found = fragments.length ? { ...pool, name: `${pool.name}/${suffix}`, fragments } : pool
    variants.set(suffix, found)
  }
  return found
}

/** What a slot of a prayer may be filled with; an empty pool where the choices leave the slot out. */
export function findPool(
  pack: Voice,
  axes: Axes,
  register: string,
  slot: Slot,
  length: PrayerLength,
): Pool {
  // Where somebody writes of a flood, rain is neither asked for nor admired.
  const { flood, weave, death } = axes.reading
  const read = (path: string, templates: Templates, owner = pack.slug) =>
    readPool(`${owner}/${path}`, templates, register, flood)
  const own = (path: string, templates: Templates | undefined, stock: Templates) =>
    templates ? read(path, templates) : read(path, stock, 'stock')

  if (slot === 'opening') {
    const most = BRIEF_OPENING_WORDS[pack.band]
    const isBrief = ({ template }: Fragment) => parseTemplate(template).mostWords <= most
    const openings = read('opening', pack.opening)
    return length === 'short'
      ? narrow(openings, 'brief', isBrief)
      : narrow(openings, 'full', (fragment) => !isBrief(fragment))
  }
  if (slot === 'closing') {
    const most = BRIEF_CLOSING_WORDS[pack.band]
    const closings = read('closing', pack.closing)
    if (length !== 'short') return closings
    return narrow(closings, 'brief', ({ template }) => parseTemplate(template).mostWords <= most)
  }
  if (slot === 'turn') {
    const family = turnFamily(axes.typeKey)
    return read(`turn/${family}`, pack.turn[family])
  }
  if (slot === 'ask') return read(`ask/${axes.typeKey}`, pack.ask[axes.typeKey])
  if (slot === 'attribute' || slot === 'widening' || slot === 'commit')
    return read(slot, pack[slot])
  if (slot === 'generic') {
    // Said to fill up only where nothing of its kind is said already.
    return weave.kind === 'none' || weave.kind === 'theme' ? read('generic', pack.generic) : EMPTY
  }
  if (slot === 'theme') {
    if (weave.kind === 'theme') {
      const { theme } = weave
      return own(`theme/${theme}`, pack.theme?.[theme], pack.stock.theme[theme])
    }
    if (weave.kind === 'generic') return read('generic', pack.generic)
    if (weave.kind === 'comfort') return read('comfort', pack.comfort)
    if (weave.kind === 'flood') return own('flood', pack.flood, pack.stock.flood)
    if (weave.kind === 'quiet') return own('quiet', pack.quiet, pack.stock.quiet)
    // Signs without a letter say nothing: a second sentence for the category, else the generic one.
    if (weave.kind === 'category')
      return axes.place
        ? findPool(pack, axes, register, 'place', length)
        : read('generic', pack.generic)
    return EMPTY
  }
  const { place } = axes
  if (!place || (slot === 'member' && place.kind !== 'member')) return EMPTY
  if (place.kind === 'scene') return read(`scene/${place.key}`, pack.scene[place.key])
  if (place.kind === 'place')
    return own(`place/${place.key}`, pack.place?.[place.key], pack.stock.place[place.key])
  const kind = death ? 'memory' : 'member'
  return own(`${kind}/${place.key}`, pack[kind]?.[place.key], pack.stock[kind][place.key])
}
