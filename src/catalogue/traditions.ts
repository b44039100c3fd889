/** One tradition of the library. */
export interface Tradition {
  /** The stored value and the label, in one fixed spelling: stored rows and addresses hold it. */
  readonly name: string
  /** The people's own (or fuller) spelling, shown beside the name where it differs. */
  readonly ownSpelling?: string
  /** Hue in degrees of the thin rule and dot beside its name; never the only carrier of meaning. */
  readonly hue: number
}

/** All 38 traditions, in the order of their pages. Own spellings: docs/traditions. */
export const TRADITIONS: readonly Tradition[] = [
  { name: 'African Traditional', ownSpelling: 'African Traditional Religions', hue: 28 },
  { name: 'Asatru', ownSpelling: 'Ásatrú', hue: 215 },
  { name: "Baha'i Faith", ownSpelling: 'Bahá’í Faith', hue: 45 },
  { name: 'Buddhism', hue: 38 },
  { name: 'Celtic', hue: 150 },
  { name: 'Christianity', hue: 265 },
  { name: 'Christmas', hue: 355 },
  { name: 'Confucianism', hue: 8 },
  { name: 'Gaianism', hue: 125 },
  { name: 'Hinduism', hue: 22 },
  { name: 'Islam', hue: 160 },
  { name: 'Jainism', hue: 62 },
  { name: 'Judaism', hue: 225 },
  { name: 'Native American', ownSpelling: 'Native American & First Nations', hue: 14 },
  { name: 'Rain', hue: 200 },
  {
    name: 'Sick/Indigent/Impaired',
    ownSpelling: 'For the Sick, the Poor and People with Disabilities',
    hue: 340,
  },
  { name: 'Sikhism', hue: 32 },
  { name: 'Sufism', hue: 175 },
  { name: 'Taoism', ownSpelling: 'Daoism', hue: 185 },
  { name: 'Thanksgiving', hue: 30 },
  { name: 'Universal', hue: 250 },
  { name: 'Wicca', hue: 285 },
  { name: 'Zoroastrianism', hue: 18 },
  { name: 'Greek Orthodox', hue: 210 },
  { name: 'Russian Orthodox', hue: 350 },
  { name: 'Shinto', ownSpelling: 'Shintō', hue: 5 },
  { name: 'Cao Dai', ownSpelling: 'Cao Đài', hue: 50 },
  { name: 'Druze', ownSpelling: 'al-Muwaḥḥidūn', hue: 145 },
  { name: 'Rastafari', hue: 100 },
  { name: 'Santeria', ownSpelling: 'Santería (Lucumí)', hue: 205 },
  { name: 'Tenrikyo', ownSpelling: 'Tenrikyō', hue: 320 },
  { name: 'Vodou', ownSpelling: 'Haitian Vodou', hue: 295 },
  {
    name: 'Indigenous Australian',
    ownSpelling: 'Aboriginal & Torres Strait Islander',
    hue: 12,
  },
  { name: 'Maori', ownSpelling: 'Māori', hue: 165 },
  { name: 'Sami', ownSpelling: 'Sámi', hue: 230 },
  { name: 'Aztec', ownSpelling: 'Mexica–Nahua heritage', hue: 170 },
  { name: 'Inca', ownSpelling: 'Inka & Andean heritage', hue: 48 },
  { name: 'Maya', hue: 140 },
]

/** Two voices that the generator offers beside the traditions. */
export const GENERATOR_ONLY_TRADITIONS: readonly Tradition[] = [
  { name: 'Children', hue: 200 },
  { name: 'Agnostic', hue: 240 },
]

const byName = new Map(
  [...TRADITIONS, ...GENERATOR_ONLY_TRADITIONS].map((tradition) => [tradition.name, tradition]),
)

/** The tradition stored under this exact name, generator-only voices included; null when there is none. */
export function findTradition(name: string): Tradition | null {
  return byName.get(name) ?? null
}
