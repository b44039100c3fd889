export interface TraditionGroup {
  readonly label: string
  /** Stored tradition names, in the order they are offered. */
  readonly members: readonly string[]
}

/**
 * The groups of the generator's tradition select. Each of the 40 voices stands in one group, so that all can be
 * chosen.
 */
export const TRADITION_GROUPS: readonly TraditionGroup[] = [
  {
    label: 'Eastern',
    members: ['Buddhism', 'Hinduism', 'Jainism', 'Taoism', 'Shinto', 'Tenrikyo', 'Cao Dai'],
  },
  {
    label: 'Abrahamic',
    members: [
      'Christianity',
      'Islam',
      'Judaism',
      "Baha'i Faith",
      'Greek Orthodox',
      'Russian Orthodox',
      'Druze',
      'Rastafari',
    ],
  },
  {
    label: 'Indigenous & Nature-Based',
    members: [
      'African Traditional',
      'Native American',
      'Celtic',
      'Wicca',
      'Gaianism',
      'Indigenous Australian',
      'Maori',
      'Sami',
      'Aztec',
      'Inca',
      'Maya',
      'Santeria',
      'Vodou',
    ],
  },
  { label: 'Norse & Germanic', members: ['Asatru'] },
  {
    label: 'Seasonal & Special',
    members: ['Christmas', 'Thanksgiving', 'Rain', 'Sick/Indigent/Impaired'],
  },
  {
    label: 'Other',
    members: [
      'Children',
      'Confucianism',
      'Sikhism',
      'Sufism',
      'Zoroastrianism',
      'Agnostic',
      'Universal',
    ],
  },
]
