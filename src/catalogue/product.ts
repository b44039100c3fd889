/** The product's name; also the `author` of every generated prayer. */
export const PRODUCT_NAME = 'Orison'

/** The `source` label that every generated prayer carries. */
export const SOURCE_LABEL = 'AI Generated'

/** The three lengths of every prayer, shortest first. */
export const PRAYER_LENGTHS = ['short', 'medium', 'long'] as const

export type PrayerLength = (typeof PRAYER_LENGTHS)[number]
