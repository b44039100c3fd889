import { findFamilyMember } from '@/catalogue/family-members'
import { toSlug } from '@/catalogue/slug'
import { keyOf, sceneKeyOf, type TypeKey } from '../keys'
import type { HeardOccasion, Intention } from '../intention/intention'
import { OCCASIONS, type PersonRole } from '../intention/occasions'
import type { PersonKey, Pronoun } from '../intention/persons'
import type { Pack, Sphere } from '../passages/documents'
import { saidType } from '../said-type'
import { GRIEF, isForSpeaker, QUIET, SPHERE_OF, sphereOfOccasion, WET } from '../passages/keys'
import {
  otherParty,
  speakerParty,
  unnamedCounterpart,
  unnamedDeparted,
  type Party,
} from '../passages/people'

/** Which thread a prayer follows. */
export type Thread = 'plain' | 'occasion' | 'grief' | 'quiet'

/** Whom one part of a prayer is about. */
export interface Cast {
  readonly speaker: Party
  /** The person the words name; null where nobody is named. */
  readonly who: Party | null
  /** The one prayed for where a passage holds for anybody. */
  readonly beneficiary: Party
  /** `unknown`: an occasion was heard, but not whose it is. */
  readonly about: 'speaker' | 'other' | 'unknown'
}

export interface SceneOccasion extends HeardOccasion {
  /** Its kind, where the words told it: passages of the kind take the place of the occasion's. */
  readonly kind: string | null
  readonly role: PersonRole
  readonly cast: Cast
}

/** The choices and what was heard, reduced to what passages are chosen by. */
export interface Scene {
  readonly type: TypeKey
  readonly thread: Thread
  /** Nothing that is said speaks of rain. */
  readonly isFlood: boolean
  readonly occasions: readonly SceneOccasion[]
  /** Key of the situation, of the clause and of the stock's column. */
  readonly situation: string
  readonly column: string
  readonly sphere: Sphere | null
  /** Whom the passages of the type are about. */
  readonly cast: Cast
}

export interface SceneChoices {
  readonly type: string
  readonly category: string
  readonly familyMember?: string
  /** What the person wrote. */
  readonly context?: string
}

interface Place {
  readonly situation: string
  readonly column: string
  readonly sphere: Sphere | null
  readonly who: PersonKey | null
}

function findPlace({ category, familyMember }: SceneChoices, type: string): Place {
  const member = familyMember ? findFamilyMember(familyMember) : null
  const slug = toSlug(category)
  if (member) {
    const key = keyOf(member)
    return { situation: key, column: 'family', sphere: null, who: key }
  }
  if (slug === 'family')
    return { situation: 'extended-family', column: 'family', sphere: null, who: 'family' }
  if (sceneKeyOf(category))
    return { situation: slug, column: slug, sphere: SPHERE_OF[slug] ?? null, who: null }
  const sphere = SPHERE_OF[slug] ?? SPHERE_OF[slug === 'other' ? type : ''] ?? 'spirit'
  return { situation: sphere, column: 'other', sphere, who: null }
}

const IN_CHILDS_WORDS: Readonly<Partial<Record<PersonKey, PersonKey>>> = {
  son: 'me',
  daughter: 'me',
  child: 'me',
  sons: 'us',
  daughters: 'us',
  children: 'us',
  wife: 'mother',
  husband: 'father',
  partner: 'family',
}

/** Whom a relation means in the mouth of the pack’s speaker: for a child “my son” is the child itself. */
export function personFor<Person extends PersonKey | null>({ band }: Pack, heard: Person) {
  return (heard !== null && band === 'child' && IN_CHILDS_WORDS[heard]) || heard
}

/** Whom a chosen family member means: the children of a child’s family are not the child itself. */
function memberFor({ band }: Pack, { who }: Place): PersonKey | null {
  return band === 'child' && who === 'children' ? 'siblings' : who
}

function castOf(
  pack: Pack,
  who: PersonKey | null,
  role: PersonRole,
  name: string | null,
  pronoun?: Pronoun,
): Cast {
  const speaker = speakerParty(pack.speaker)
  if (who === 'us') return { speaker, who: null, beneficiary: speakerParty('we'), about: 'speaker' }
  if (who === 'me') return { speaker, who: null, beneficiary: speaker, about: 'speaker' }
  if (who === null) {
    const departed = role === 'departed' ? unnamedDeparted(pack.speaker) : null
    return { speaker, who: departed, beneficiary: speaker, about: 'unknown' }
  }
  const other =
    role === 'counterpart' && who === 'named'
      ? unnamedCounterpart(name)
      : otherParty(who, name, pronoun)
  return { speaker, who: other, beneficiary: role === 'subject' ? other : speaker, about: 'other' }
}

/** What was heard beside the intention. */
export interface HeardBeside {
  /** The person's name where it may be said. */
  readonly name: string | null
  /** The kind of the occasion that leads. */
  readonly kind: string | null
}

/** Reduces the choices and the intention to a scene. */
export function setScene(
  pack: Pack,
  choices: SceneChoices,
  intention: Intention,
  { name, kind }: HeardBeside,
): Scene {
  const [main] = intention.occasions
  const thread: Thread = !main
    ? 'plain'
    : QUIET.includes(main.occasion)
      ? 'quiet'
      : GRIEF.includes(main.occasion)
        ? 'grief'
        : 'occasion'
  const isFlood = intention.occasions.some(({ occasion }) => WET.includes(occasion))
  const type = saidType(choices.type, {
    isQuiet: thread === 'quiet',
    harmWish: intention.harmWish,
    isFlood,
  })
  const place = findPlace(choices, type)
  const member = memberFor(pack, place)
  const occasions = intention.occasions.map((heard, index): SceneOccasion => {
    const role = OCCASIONS[heard.occasion]
    const who = personFor(pack, heard.who) ?? (index === 0 && role === 'subject' ? member : null)
    return {
      ...heard,
      // A child's words are shorter and its own.
      kind: index === 0 && pack.band !== 'child' ? kind : null,
      role,
      cast: castOf(
        pack,
        who,
        role,
        index === 0 ? name : null,
        index === 0 ? intention.pronoun : undefined,
      ),
    }
  })
  const sphere = main ? sphereOfOccasion(main.occasion) : place.sphere
  const named = occasions[0]?.cast ?? castOf(pack, member ?? 'me', 'subject', null)
  const cast = isForSpeaker(type, main !== undefined)
    ? { ...named, beneficiary: named.speaker }
    : named
  // The family's passages speak of somebody else; an occasion of one's own has nobody else in it.
  const isOwn = main !== undefined && cast.about !== 'other'
  const column = isOwn && place.column === 'family' ? 'other' : place.column
  return { type, thread, isFlood, occasions, situation: place.situation, column, sphere, cast }
}
