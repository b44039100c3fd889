import type { Pack, Voice } from '../pack'

type Load = () => Promise<{ readonly pack: Pack }>

const universal: Load = () => import('./universal')

/** One line per voice, in alphabetical order; a voice that is not written yet speaks as Universal. */
const PACKS: Readonly<Record<string, Load>> = {
  'African Traditional': () => import('./african-traditional'),
  Agnostic: () => import('./agnostic'),
  Asatru: () => import('./asatru'),
  Aztec: () => import('./aztec'),
  "Baha'i Faith": () => import('./baha-i-faith'),
  Buddhism: () => import('./buddhism'),
  'Cao Dai': () => import('./cao-dai'),
  Celtic: () => import('./celtic'),
  Children: () => import('./children'),
  Christianity: () => import('./christianity'),
  Christmas: () => import('./christmas'),
  Confucianism: () => import('./confucianism'),
  Druze: () => import('./druze'),
  Gaianism: () => import('./gaianism'),
  'Greek Orthodox': () => import('./greek-orthodox'),
  Hinduism: () => import('./hinduism'),
  Inca: () => import('./inca'),
  'Indigenous Australian': () => import('./indigenous-australian'),
  Islam: () => import('./islam'),
  Jainism: () => import('./jainism'),
  Judaism: () => import('./judaism'),
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
  Sikhism: () => import('./sikhism'),
  Sufism: () => import('./sufism'),
  Taoism: () => import('./taoism'),
  Tenrikyo: () => import('./tenrikyo'),
  Thanksgiving: () => import('./thanksgiving'),
  Universal: universal,
  Vodou: () => import('./vodou'),
  Wicca: () => import('./wicca'),
  Zoroastrianism: () => import('./zoroastrianism'),
}

/** The stored names of all voices that can be loaded, in alphabetical order. */
export const PACK_NAMES: readonly string[] = Object.keys(PACKS)

/**
 * Fetches a tradition’s voice in its own chunk, and once the stock that all voices share; an unknown tradition
 * speaks as Universal.
 */
export async function loadPack(tradition: string): Promise<Voice> {
  const load = Object.hasOwn(PACKS, tradition) ? PACKS[tradition] : undefined
  const [{ pack }, { STOCK }] = await Promise.all([(load ?? universal)(), import('../stock/stock')])
  return { ...pack, stock: STOCK }
}
