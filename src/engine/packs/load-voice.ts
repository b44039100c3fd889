import { toSlug } from '@/catalogue/slug'
import type { Intention } from '../intention/intention'
import type { KindArea } from '../kinds/kinds'
import {
  stockOf,
  type ContextDocuments,
  type DetailsDocument,
  type KindsDocument,
  type NeedsDocument,
  type OccasionsDocument,
  type Pack,
  type Stock,
  type TypesDocument,
  type Voice,
} from '../passages/documents'
import { familyOfType } from '../passages/keys'
import type { PrayerChoices } from '../prayer'

type Load = () => Promise<{ readonly default: unknown }>

/** Every voice by the stored name of its tradition, in alphabetical order. */
const PACKS: Readonly<Record<string, Load>> = {
  'African Traditional': () => import('./african-traditional/en.yaml'),
  Agnostic: () => import('./agnostic/en.yaml'),
  Asatru: () => import('./asatru/en.yaml'),
  Aztec: () => import('./aztec/en.yaml'),
  "Baha'i Faith": () => import('./baha-i-faith/en.yaml'),
  Buddhism: () => import('./buddhism/en.yaml'),
  'Cao Dai': () => import('./cao-dai/en.yaml'),
  Celtic: () => import('./celtic/en.yaml'),
  Children: () => import('./children/en.yaml'),
  Christianity: () => import('./christianity/en.yaml'),
  Christmas: () => import('./christmas/en.yaml'),
  Confucianism: () => import('./confucianism/en.yaml'),
  Druze: () => import('./druze/en.yaml'),
  Gaianism: () => import('./gaianism/en.yaml'),
  'Greek Orthodox': () => import('./greek-orthodox/en.yaml'),
  Hinduism: () => import('./hinduism/en.yaml'),
  Inca: () => import('./inca/en.yaml'),
  'Indigenous Australian': () => import('./indigenous-australian/en.yaml'),
  Islam: () => import('./islam/en.yaml'),
  Jainism: () => import('./jainism/en.yaml'),
  Judaism: () => import('./judaism/en.yaml'),
  Maori: () => import('./maori/en.yaml'),
  Maya: () => import('./maya/en.yaml'),
  'Native American': () => import('./native-american/en.yaml'),
  Rain: () => import('./rain/en.yaml'),
  Rastafari: () => import('./rastafari/en.yaml'),
  'Russian Orthodox': () => import('./russian-orthodox/en.yaml'),
  Sami: () => import('./sami/en.yaml'),
  Santeria: () => import('./santeria/en.yaml'),
  Shinto: () => import('./shinto/en.yaml'),
  'Sick/Indigent/Impaired': () => import('./sick-indigent-impaired/en.yaml'),
  Sikhism: () => import('./sikhism/en.yaml'),
  Sufism: () => import('./sufism/en.yaml'),
  Taoism: () => import('./taoism/en.yaml'),
  Tenrikyo: () => import('./tenrikyo/en.yaml'),
  Thanksgiving: () => import('./thanksgiving/en.yaml'),
  Universal: () => import('./universal/en.yaml'),
  Vodou: () => import('./vodou/en.yaml'),
  Wicca: () => import('./wicca/en.yaml'),
  Zoroastrianism: () => import('./zoroastrianism/en.yaml'),
}

const NEEDS: Readonly<Record<Stock, Load>> = {
  asking: () => import('../stock/needs-asking/en.yaml'),
  aspiring: () => import('../stock/needs-aspiring/en.yaml'),
}

const OCCASIONS: Readonly<Record<Stock, Load>> = {
  asking: () => import('../stock/occasions-asking/en.yaml'),
  aspiring: () => import('../stock/occasions-aspiring/en.yaml'),
}

const TYPES: Readonly<Record<Stock, Load>> = {
  asking: () => import('../stock/types-asking/en.yaml'),
  aspiring: () => import('../stock/types-aspiring/en.yaml'),
}

const KINDS: Readonly<Record<`${KindArea}-${Stock}`, Load>> = {
  'health-asking': () => import('../stock/kinds-health-asking/en.yaml'),
  'health-aspiring': () => import('../stock/kinds-health-aspiring/en.yaml'),
  'grief-asking': () => import('../stock/kinds-grief-asking/en.yaml'),
  'grief-aspiring': () => import('../stock/kinds-grief-aspiring/en.yaml'),
  'family-asking': () => import('../stock/kinds-family-asking/en.yaml'),
  'family-aspiring': () => import('../stock/kinds-family-aspiring/en.yaml'),
  'work-asking': () => import('../stock/kinds-work-asking/en.yaml'),
  'work-aspiring': () => import('../stock/kinds-work-aspiring/en.yaml'),
  'world-asking': () => import('../stock/kinds-world-asking/en.yaml'),
  'world-aspiring': () => import('../stock/kinds-world-aspiring/en.yaml'),
}

/** The stored names of all voices that can be loaded, in alphabetical order. */
export const VOICE_NAMES: readonly string[] = Object.keys(PACKS)

/** Whole prayers that do not load, without a network, are composed of passages, which are kept. */
async function orNull<Loaded>(load: () => Promise<Loaded | null>): Promise<Loaded | null> {
  try {
    return await load()
  } catch {
    return null
  }
}

/** What is heard in the words as a whole: the occasion that leads, and its kind. */
async function hearWritten(heard: Intention, written: string) {
  const { hearClosely } = await import('../classifier/hear-closely')
  const { kind, intention } = hearClosely(written, heard)
  return { hearClosely, kind, main: intention.occasions[0] }
}

type Heard = ReturnType<typeof hearWritten>

/** What the words call for: the kinds of the area that they belong to, how a type is asked for there, and whole prayers for it. */
async function loadHeard(slug: string, stock: Stock, heard: Heard) {
  const { hearClosely, kind, main } = await heard
  const [kinds, within, wholes] = await Promise.all([
    kind && KINDS[`${kind.area}-${stock}`](),
    orNull(async () => (await import('../wholes/load-within')).loadWithin(stock, main?.occasion)),
    orNull(async () =>
      (await import('../wholes/load-wholes')).loadToldWholes(slug, stock, main?.occasion),
    ),
  ])
  return {
    hearClosely,
    kinds: kinds ? (kinds.default as KindsDocument).kinds : {},
    within: within ?? {},
    wholes,
  }
}

async function loadContext(slug: string, stock: Stock, ofWords: Heard): Promise<ContextDocuments> {
  const [heard, occasions, types, details, { ownWords }, { recallPassages }] = await Promise.all([
    loadHeard(slug, stock, ofWords),
    OCCASIONS[stock](),
    TYPES[stock](),
    import('../stock/details/en.yaml'),
    import('../asks/own-words'),
    import('../restate/recall'),
  ])
  return {
    ...heard,
    occasions: occasions.default as OccasionsDocument,
    types: types.default as TypesDocument,
    details: details.default as DetailsDocument,
    ownWords,
    recallPassages,
  }
}

/** The words that everybody knows, in a chunk of their own: which words of a context may be shown depends on them. */
export async function loadCommonWords(): Promise<(word: string) => boolean> {
  return (await import('../restate/common-words')).isCommonWord
}

/** Hears all that a context says, in chunks of their own: what was learned of contexts is long. */
export async function loadHearing(): Promise<(context: string) => Intention> {
  return (await import('../classifier/hear-closely')).hearAll
}

const callsForContext = (intention: Intention | null): intention is Intention =>
  intention !== null && (intention.occasions.length > 0 || intention.isRestated === true)

/** Null where the choices are none that prayers are written whole for, and where an occasion leads. */
async function loadWholes(
  slug: string,
  { type, category, familyMember }: Partial<PrayerChoices>,
  heard: Heard | null,
) {
  if (!type || !category || familyMember || toSlug(category) === 'family') return null
  if ((await heard)?.main) return null
  return orNull(async () =>
    (await import('../wholes/load-wholes')).loadWholes(slug, familyOfType(toSlug(type))),
  )
}

/**
 * Fetches a tradition’s pack in its own chunk, with the shared passages that it speaks with; those of occasions
 * only where something was written. Prayers that were written whole come with them: for what was heard, or for the
 * choices. An unknown tradition speaks as Universal.
 * @param intention what is left of the context to hear, which may be nothing once it was corrected
 */
export async function loadVoice(
  tradition: string,
  intention: Intention | null,
  choices: Partial<PrayerChoices> = {},
): Promise<Voice> {
  const name = Object.hasOwn(PACKS, tradition) ? tradition : 'Universal'
  const loaded = await (PACKS[name] as Load)()
  // The build has checked the document against its schema.
  const pack = loaded.default as Pack
  const stock = stockOf(pack)
  const slug = toSlug(name)
  const written = choices.context ?? ''
  const heard = callsForContext(intention) ? hearWritten(intention, written) : null
  const [needs, context, wholes, isCommonWord] = await Promise.all([
    NEEDS[stock](),
    heard && loadContext(slug, stock, heard),
    loadWholes(slug, choices, heard),
    written.trim() === '' ? null : loadCommonWords(),
  ])
  return { slug, pack, needs: needs.default as NeedsDocument, context, wholes, isCommonWord }
}
