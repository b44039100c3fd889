import type { MadePrayer } from './made-prayer'

/** A generated prayer for tests; waits to be saved and sits by itself unless `change` says otherwise. */
export function made(key: string, change: Partial<MadePrayer> = {}): MadePrayer {
  return {
    key,
    prayer: {
      title: 'Universal Sacred Prayer for Hope',
      shortText: `Short ${key}.`,
      mediumText: 'Medium.',
      longText: 'Long.',
      tradition: 'Universal',
      category: 'Hope',
      type: 'Hope Prayer',
      tags: ['hope', 'universal'],
      author: 'Orison',
      source: 'AI Generated',
      seed: '0123456789abcdef',
      variant: 4,
      intention: null,
      notice: null,
    },
    choices: { tradition: 'Universal', type: 'hope', category: 'Hope' },
    isPrivate: false,
    saving: 'waiting',
    savedId: null,
    sitting: key,
    rowKey: key,
    isKept: false,
    makerId: null,
    ...change,
  }
}
