import type { Intention } from '../intention/intention'
import type { Pack as FragmentPack, Voice } from '../pack'
import {
  stockOf,
  type ContextDocuments,
  type DetailsDocument,
  type NeedsDocument,
  type OccasionsDocument,
  type Pack,
  type PassageVoice,
  type Stock,
  type TypesDocument,
} from '../passages/documents'

type Load = () => Promise<{ readonly default: unknown }>

/** One line per voice that is written in passages, in alphabetical order. */
const PASSAGES: Readonly<Record<string, Load>> = {
  Agnostic: () => import('./agnostic/en.yaml'),
  Buddhism: () => import('./buddhism/en.yaml'),
  Celtic: () => import('./celtic/en.yaml'),
  Children: () => import('./children/en.yaml'),
  Christianity: () => import('./christianity/en.yaml'),
  Hinduism: () => import('./hinduism/en.yaml'),
  Islam: () => import('./islam/en.yaml'),
  Judaism: () => import('./judaism/en.yaml'),
  Sikhism: () => import('./sikhism/en.yaml'),
  Universal: () => import('./universal/en.yaml'),
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

type LoadFragments = () => Promise<{ readonly pack: FragmentPack }>

/** The voices that still speak in fragments, in alphabetical order. */
const FRAGMENTS: Readonly<Record<string, LoadFragments>> = {
  'African Traditional': () => import('./african-traditional'),
  Asatru: () => import('./asatru'),
  Aztec: () => import('./aztec'),
  "Baha'i Faith": () => import('./baha-i-faith'),
  'Cao Dai': () => import('./cao-dai'),
  Christmas: () => import('./christmas'),
  Confucianism: () => import('./confucianism'),
  Druze: () => import('./druze'),
  Gaianism: () => import('./gaianism'),
  'Greek Orthodox': () => import('./greek-orthodox'),
  Inca: () => import('./inca'),
  'Indigenous Australian': () => import('./indigenous-australian'),
  Jainism: () => import('./jainism'),
  Maori: () => import('./maori'),
  Maya: () => import('./maya'),
  'Native American': () => import('./native-american'),
  Rain: () => import('./rain'),
  Rastafari: () => import('./rastafari'),
  'Russian Orthodox': () => import('./russian-orthodox'),
  Sami: () => import('./sami'),
  Santeria: () => import('./santeria'),
  Shinto: () => import('./shinto'),
  'Sick/Indigent/Impaired': () => import('./sick-indigent-impaired'),
  Sufism: () => import('./sufism'),
  Taoism: () => import('./taoism'),
  Tenrikyo: () => import('./tenrikyo'),
  Thanksgiving: () => import('./thanksgiving'),
  Vodou: () => import('./vodou'),
  Wicca: () => import('./wicca'),
  Zoroastrianism: () => import('./zoroastrianism'),
}

/** The stored names of all voices that can be loaded, in alphabetical order. */
export const PACK_NAMES: readonly string[] = [
  ...Object.keys(PASSAGES),
  ...Object.keys(FRAGMENTS),
].sort()

/** The stored names of the voices that are written in passages, in alphabetical order. */
export const PASSAGE_PACK_NAMES: readonly string[] = Object.keys(PASSAGES)

/** The stored names of the voices that still speak in fragments, in alphabetical order. */
export const FRAGMENT_PACK_NAMES: readonly string[] = Object.keys(FRAGMENTS)

/** Fetches a voice that still speaks in fragments, with the stock that these share. Throws for any other name. */
export async function loadFragments(name: string): Promise<Voice> {
  const load = FRAGMENTS[name]
  if (!load) throw new Error(`${name} does not speak in fragments`)
  const [{ pack }, { withStock }] = await Promise.all([load(), import('../stock/with-stock')])
  return withStock(pack)
}

async function loadPassages(name: string, intention: Intention | null): Promise<PassageVoice> {
  const loaded = await (PASSAGES[name] as Load)()
  // The build has checked the document against its schema.
  const pack = loaded.default as Pack
  const stock = stockOf(pack)
  const hasContext = intention !== null && (intention.occasions.length > 0 || intention.isRestated)
  const [needs, context] = await Promise.all([
    NEEDS[stock](),
    hasContext ? loadContext(stock) : null,
  ])
  return {
    kind: 'passages',
    slug: name.toLowerCase(),
    pack,
    needs: needs.default as NeedsDocument,
    context,
  }
}

async function loadContext(stock: Stock): Promise<ContextDocuments> {
  const [occasions, types, details, { restateHeard }, { recallPassages }] = await Promise.all([
    OCCASIONS[stock](),
    TYPES[stock](),
    import('../stock/details/en.yaml'),
    import('../restate/restate-heard'),
    import('../restate/recall'),
  ])
  return {
    occasions: occasions.default as OccasionsDocument,
    types: types.default as TypesDocument,
    details: details.default as DetailsDocument,
    restateHeard,
    recallPassages,
  }
}

/**
 * Fetches a tradition’s voice in its own chunk, with the shared passages that it speaks with; those of occasions
 * only where something was written. An unknown tradition speaks as Universal.
 */
export async function loadPack(
  tradition: string,
  intention: Intention | null,
): Promise<Voice | PassageVoice> {
  if (Object.hasOwn(FRAGMENTS, tradition)) return loadFragments(tradition)
  return loadPassages(Object.hasOwn(PASSAGES, tradition) ? tradition : 'Universal', intention)
}
