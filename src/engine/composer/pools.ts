import type { HeardDetail } from '../intention/details'
import type { Tense } from '../intention/intention'
import type { OccasionKey } from '../intention/occasions'
import {
  stockOf,
  type ByKey,
  type Occasion,
  type Passages,
  type Voice,
} from '../passages/documents'
import { familyOfOccasion, familyOfType, groupOfOccasion } from '../passages/keys'
import { readPassages, type Passage } from '../passages/read-passages'
import type { Cast, Scene, SceneOccasion } from './scene'

/** The passages that hold for the one prayed for: those for others where somebody else is, and there are some. */
export function fitsPerson(scene: Scene, passages: readonly Passage[]): readonly Passage[] {
  const forOther = passages.filter(({ audience }) => audience !== 'self')
  if (isAboutOther(scene.cast) && forOther.length > 0) return forOther
  return passages.filter(({ audience }) => audience !== 'other')
}

/** Where there is too much water, passages that speak of rain are left out. */
function withoutRain({ isFlood }: Scene, passages: readonly Passage[]): readonly Passage[] {
  if (!isFlood) return passages
  return passages.filter(({ full, short }) => !/(?<!\p{L})rain/iu.test(`${full} ${short}`))
}

/** The petitions of a type, before it is known which register is spoken and which petition is said. */
export function petitionsFor({ pack, slug }: Voice, scene: Scene): readonly Passage[] {
  const all = readPassages(`${slug}/petition/${scene.type}`, pack.petition[scene.type])
  const inPlace = all.filter(({ sphere }) => sphere === null || sphere === scene.sphere)
  return fitsPerson(scene, inPlace)
}

/** How a type is asked for where an occasion leads: the pack's own words for occasions of its group, else the shared ones for it. */
export function typeWithinOccasion(
  { pack, slug, context }: Voice,
  scene: Scene,
  occasion: OccasionKey,
): readonly Passage[] {
  const group = groupOfOccasion(occasion)
  const own = pack.within?.[scene.type]?.[group]
  if (own) return fitsPerson(scene, readPassages(`${slug}/within/${scene.type}/${group}`, own))
  const shared = context?.within[occasion]?.[scene.type]
  if (shared === undefined) return []
  const path = `within-${stockOf(pack)}/${occasion}`
  return fitsPerson(scene, readPassages(path, { [scene.type]: shared }))
}

/** Whether what is asked is asked for the person who is named. */
export function isAboutOther({ about, beneficiary, who }: Cast): boolean {
  return about === 'other' && beneficiary === who
}

type OccasionPart = keyof Occasion

/**
 * Passages of one part of an occasion: those of its kind, where one was heard and has them; else the pack's own, else the shared
 * ones.
 */
function occasionPart(
  { pack, slug, context }: Voice,
  { occasion, kind }: SceneOccasion,
  part: OccasionPart,
): readonly Passage[] {
  const ofKind = kind && part !== 'deepening' && context?.kinds[kind]?.[part]
  if (ofKind) return readPassages(`kinds-${context.occasions.mode}/kinds/${kind}/${part}`, ofKind)
  const path = (owner: string) => `${owner}/occasions/${occasion}/${part}`
  const own = pack.occasions?.[occasion]?.[part]
  if (own) return readPassages(path(slug), own)
  if (occasion === 'death' && part !== 'naming')
    return readPassages(`${slug}/comfort/${part}`, pack.comfort[part])
  const occasions = context?.occasions
  const shared = occasions?.occasions[occasion]?.[part]
  return readPassages(path(`occasions-${occasions?.mode ?? ''}`), shared)
}

/** Those written for this time, else those that hold at any. */
function inTime(passages: readonly Passage[], tense: Tense | null): readonly Passage[] {
  const exact = passages.filter(({ time }) => time !== null && time === tense)
  return exact.length > 0 ? exact : passages.filter(({ time }) => time === null)
}

/** How an occasion may be named: with the person where one is known, else without. */
export function namingsFor(
  voice: Voice,
  heard: SceneOccasion,
  tense: Tense | null,
): readonly Passage[] {
  const all = inTime(occasionPart(voice, heard, 'naming'), tense)
  const preferred = { other: ['other', 'any'], speaker: ['self', 'any'], unknown: ['any', 'self'] }
  for (const audience of preferred[heard.cast.about]) {
    const found = all.filter((passage) => passage.audience === audience)
    if (found.length > 0) return found
  }
  return all
}

/** One sentence for each detail that was heard, in its order. */
export function detailsFor(
  { context }: Voice,
  { cast, occasion }: SceneOccasion,
  heard: readonly HeardDetail[],
): readonly Passage[] {
  // “For years”: a marriage that has lasted is told so by itself.
  const isJoy = groupOfOccasion(occasion) === 'joy'
  return heard.flatMap(({ detail, of }) => {
    if (isJoy && detail.startsWith('for-')) return []
    const written = readPassages(`details/${detail}`, context?.details.details[detail])
    const isOther = of === 'other' && cast.who !== null
    const fitting = written.find(({ audience }) => audience === (isOther ? 'other' : 'self'))
    return fitting ?? written.find(({ audience }) => audience === 'any') ?? []
  })
}

/** Passages of an occasion that fit whom it is about. */
export function occasionPassages(
  voice: Voice,
  heard: SceneOccasion,
  part: Exclude<OccasionPart, 'naming'>,
  tense: Tense | null,
  register: string | null,
): readonly Passage[] {
  const { cast } = heard
  const all = occasionPart(voice, heard, part).filter(
    (passage) => passage.register === null || passage.register === register,
  )
  const fitting = all.filter(({ audience }) =>
    isAboutOther(cast) ? audience !== 'self' : audience !== 'other' || cast.who !== null,
  )
  // The prayer comes home to the person: a return that names them goes before one that holds for anybody.
  const naming = cast.who === null ? [] : fitting.filter(({ audience }) => audience === 'other')
  return inTime(part === 'return' && naming.length > 0 ? naming : fitting, tense)
}

/** What may be said around the petition of a plain prayer, by part. */
export interface TypePassages {
  readonly opening: readonly Passage[]
  readonly call: readonly Passage[]
  readonly afterCall: readonly Passage[]
  readonly situation: readonly Passage[]
  readonly need: readonly Passage[]
  readonly clause: readonly Passage[]
  readonly application: readonly Passage[]
  readonly deepening: readonly Passage[]
  readonly widening: readonly Passage[]
  readonly return: readonly Passage[]
  readonly ending: readonly Passage[]
  readonly close: readonly Passage[]
}

/** The passages of type, category and pack that go with a petition: its register, and whom it speaks of. */
export function passagesAround(
  voice: Voice,
  scene: Scene,
  register: string | null,
  isAboutSpeaker: boolean,
): TypePassages {
  const { pack, slug, needs } = voice
  const { type, thread, column } = scene
  const fits = (passage: Passage) =>
    (passage.register === null || passage.register === register) &&
    (passage.sphere === null || passage.sphere === scene.sphere) &&
    (passage.audience === 'any' || passage.audience === (isAboutSpeaker ? 'self' : 'other'))
  const own = (path: string, passages: Passages | undefined) =>
    withoutRain(scene, readPassages(`${slug}/${path}`, passages).filter(fits))
  const typed = (part: string, byType: ByKey) => own(`${part}/${type}`, byType[type])
  const shared = (part: 'need' | 'application') =>
    pack[part]?.[type]?.[column]
      ? own(`${part}/${type}/${column}`, pack[part][type][column])
      : withoutRain(
          scene,
          readPassages(
            `needs-${needs.mode}/${part}/${type}/${column}`,
            needs[part][type]?.[column],
          ).filter(fits),
        )

  // “You have heard every quarrel” leads to no hospital, whatever is asked for there.
  const [main] = scene.occasions
  const families = [main && familyOfOccasion(main.occasion), familyOfType(type)]
  const calls = [
    own(`call/by_type/${type}`, pack.call.by_type?.[type]),
    ...families.map((family) => (family ? own(`call/${family}`, pack.call[family]) : [])),
  ].find((found) => found.length > 0)
  return {
    opening: own('opening', pack.opening),
    call: thread === 'grief' ? own('comfort/call', pack.comfort.call) : (calls ?? []),
    afterCall: own('after_call', pack.after_call),
    situation: own(`situation/${scene.situation}`, pack.situation[scene.situation]),
    need: shared('need'),
    clause: own(`clause/${scene.situation}`, pack.clause[scene.situation]),
    application: shared('application'),
    deepening:
      thread === 'grief'
        ? own('comfort/deepening', pack.comfort.deepening)
        : typed('deepening', pack.deepening),
    widening: typed('widening', pack.widening),
    return: typed('return', pack.return),
    ending: own('ending', pack.ending),
    close: own('close', pack.close),
  }
}
