import type { Intention } from '@/engine/intention/intention'
import type { ComposedPrayer, PrayerChoices } from '@/engine/prayer'
import { OCCASION_LABELS } from '@/engine/intention/occasion-labels'

/**
 * How far saving has come: `waiting` until somebody is signed in and the network is there, `failed` until it is tried again, `aside` when another
 * variant has its row.
 */
const SAVING = ['waiting', 'failed', 'saved', 'aside'] as const

type Saving = (typeof SAVING)[number]

/** A composed prayer as the device keeps it. */
interface KeptPrayer extends Omit<ComposedPrayer, 'passages' | 'intention'> {
  /** What was heard; null in what an earlier version kept. */
  readonly intention: Intention | null
}

/** A generated prayer with all that is needed to show it again, to save it and to make the next variant. */
export interface MadePrayer {
  /** Names this prayer on the device; not the id of its row. */
  readonly key: string
  readonly prayer: KeptPrayer
  readonly choices: PrayerChoices
  readonly isPrivate: boolean
  readonly saving: Saving
  /** The id of its row while it is saved. */
  readonly savedId: string | null
  /** The key of the first variant of the same sitting. */
  readonly sitting: string
  /** Under this key its row is stored; variants that take each other's row share it. */
  readonly rowKey: string
  /** No other variant takes its row. */
  readonly isKept: boolean
  /** Who made it, or saved it; null while it is a visitor's. On a shared device nobody sees another's. */
  readonly makerId: string | null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasTexts(value: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string')
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

const PRAYER_TEXTS = [
  'title',
  'shortText',
  'mediumText',
  'longText',
  'tradition',
  'category',
  'type',
  'author',
  'source',
  'seed',
]

function isIntentionOrNone(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return (
    isRecord(value) &&
    Array.isArray(value.occasions) &&
    value.occasions.every(
      (heard: unknown) =>
        isRecord(heard) &&
        typeof heard.occasion === 'string' &&
        Object.hasOwn(OCCASION_LABELS, heard.occasion) &&
        isTextOrNull(heard.who),
    )
  )
}

function isKeptPrayer(value: unknown): value is KeptPrayer {
  return (
    isRecord(value) &&
    hasTexts(value, PRAYER_TEXTS) &&
    typeof value.variant === 'number' &&
    isIntentionOrNone(value.intention) &&
    Array.isArray(value.tags) &&
    value.tags.every((tag) => typeof tag === 'string')
  )
}

type Kept = Omit<MadePrayer, 'sitting' | 'rowKey' | 'isKept'>

function isMadePrayer(value: unknown): value is Kept & Partial<MadePrayer> {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    isKeptPrayer(value.prayer) &&
    isRecord(value.choices) &&
    hasTexts(value.choices, ['tradition', 'type', 'category']) &&
    typeof value.isPrivate === 'boolean' &&
    SAVING.some((saving) => saving === value.saving) &&
    isTextOrNull(value.savedId) &&
    isTextOrNull(value.makerId)
  )
}

/** What an earlier version kept sat by itself, and any word of the context may be among its tags: only what was chosen stays. */
function madeEarlier(stored: Kept): MadePrayer {
  const { prayer, choices, key } = stored
  const chosen = [choices.type, prayer.category, prayer.tradition, choices.familyMember ?? '']
  const labels = chosen.map((choice) => choice.toLowerCase())
  const tags = prayer.tags.filter((tag) => labels.includes(tag))
  return { ...stored, prayer: { ...prayer, tags }, sitting: key, rowKey: key, isKept: false }
}

/** Reads one made prayer from navigation state or storage, which may hold anything; null when it is none. */
export function parseMadePrayer(stored: unknown): MadePrayer | null {
  if (!isMadePrayer(stored)) return null
  const { sitting, rowKey = stored.key, isKept = false } = stored
  return sitting === undefined ? madeEarlier(stored) : { ...stored, sitting, rowKey, isKept }
}

/** Reads the device's list; what is not a made prayer is left out. */
export function parseMadePrayers(stored: unknown): MadePrayer[] | null {
  return Array.isArray(stored) ? stored.flatMap((each) => parseMadePrayer(each) ?? []) : null
}

/** How many made prayers the device keeps: about 10 kB each. */
export const KEPT_PRAYERS = 30

/** Saved prayers are safe elsewhere and make room first; then what was laid aside, then the oldest that nobody has tried to save. */
function leastNeeded(made: readonly MadePrayer[]): MadePrayer | undefined {
  return (
    made.findLast(({ saving }) => saving === 'saved') ??
    made.findLast(({ saving }) => saving === 'aside') ??
    made.findLast(({ saving }) => saving === 'waiting') ??
    made.at(-1)
  )
}

/** The list with one made prayer put first, or replaced in its place. Newest first. */
export function withMadePrayer(
  made: readonly MadePrayer[],
  newest: MadePrayer,
): readonly MadePrayer[] {
  if (made.some(({ key }) => key === newest.key))
    return made.map((kept) => (kept.key === newest.key ? newest : kept))
  const dropped = made.length < KEPT_PRAYERS ? undefined : leastNeeded(made)
  return [newest, ...made.filter((kept) => kept !== dropped)]
}

/** On a shared device nobody sees, or saves, what another person made. */
function isOf(viewerId: string | null) {
  return ({ makerId }: MadePrayer) => makerId === null || makerId === viewerId
}

/** What is to be saved once this person is signed in, oldest first. */
export function waitingFor(made: readonly MadePrayer[], viewerId: string): MadePrayer[] {
  return made
    .filter(({ saving }) => saving === 'waiting')
    .filter(isOf(viewerId))
    .toReversed()
}

/** A prayer that only the browser's history still has: nobody knows whether it was saved, so it is offered to save again. */
function carriedPrayer(state: unknown): MadePrayer | null {
  const carried = parseMadePrayer(state)
  return carried?.saving === 'waiting' ? { ...carried, saving: 'failed' } : carried
}

/**
 * The made prayer that an entry of the browser's history names or carries, in the form the device knows now. Null where it
 * names none, and where it is somebody else's.
 */
export function namedMadePrayer(
  navigationState: unknown,
  made: readonly MadePrayer[],
  viewerId: string | null,
): MadePrayer | null {
  const state = isRecord(navigationState) ? navigationState.made : null
  const carried = carriedPrayer(state)
  const named = made.find(({ key }) => key === (carried?.key ?? state)) ?? carried
  return named && isOf(viewerId)(named) ? named : null
}

/** The made prayer a result page is about: the one that is named, else the newest of this viewer. Null when there is none. */
export function chooseMadePrayer(
  navigationState: unknown,
  made: readonly MadePrayer[],
  viewerId: string | null,
): MadePrayer | null {
  const named = namedMadePrayer(navigationState, made, viewerId)
  if (named) return named
  const own = made.filter(isOf(viewerId))
  return own.find(({ saving }) => saving !== 'aside') ?? own[0] ?? null
}
