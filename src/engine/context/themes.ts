import type { ThemeKey } from '../pack'

/**
 * What counts as a sign of each theme: whole words, or word beginnings where a star stands. Word-initial,
 * so “will” is never “ill” and “painting” is never “pain”.
 */
export const THEME_SIGNS: Readonly<Record<ThemeKey, readonly string[]>> = {
  vacation: [
    'vacat*',
    'holiday',
    'holidays',
    'trip',
    'trips',
    'travel*',
    'flight',
    'flights',
    'beach',
    'beaches',
  ],
  work: [
    'work',
    'works',
    'working',
    'worker',
    'workers',
    'workplace',
    'workday',
    'coworker*',
    'job',
    'jobs',
    'office',
    'offices',
    'boss',
    'bosses',
    'shift',
    'shifts',
    'deadline*',
    'interview*',
  ],
  healing: [
    'heal',
    'heals',
    'healed',
    'healing',
    'health',
    'ill',
    'illness*',
    'sick',
    'sickness*',
    'surger*',
    'surgeon*',
    'hospital',
    'hospitals',
    'hospitalized',
    'hospitalised',
    'recover*',
    'pain',
    'pains',
    'painful',
  ],
  guidance: ['decid*', 'decision*', 'choice*', 'choos*', 'lost', 'path', 'paths', 'unsure'],
  gratitude: ['thank*', 'grateful*', 'blessed', 'blessing*', 'appreciat*'],
}

/** A theme word after one of these, with at most two small words between, says the opposite. */
export const NEGATIONS: readonly string[] = [
  'no',
  'not',
  'never',
  'without',
  'cannot',
  "can't",
  'cant',
  "don't",
  'dont',
  "doesn't",
  'doesnt',
  "didn't",
  'didnt',
  "isn't",
  'isnt',
  "wasn't",
  'wasnt',
  "won't",
  'wont',
  "haven't",
  'havent',
  "ain't",
  'nor',
  'neither',
  'hardly',
  'stop',
  'stopped',
]

/** Pairs that take a theme word’s meaning away: “work on it”, “lost my keys”, “holiday feast”. */
export const NOT_THE_THEME: readonly RegExp[] = [
  /^works? (on|out|through|it|for)$/,
  /^working (on|out|through)$/,
  /^lost (my|our|his|her|their|your|a|an|the|weight|money|interest|touch)$/,
  /^holidays? (feast|season|meal|dinner)$/,
  /^sick of$/,
  /^shift (my|our|the)$/,
]

/** “Lost” before these is being lost again. */
export const LOST_AFTER_ALL: readonly string[] = ['way', 'direction', 'path', 'bearings']
