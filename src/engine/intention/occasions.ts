import { vocabularyOf } from './rules'
import { VOCABULARY } from './vocabulary'

/**
 * Whom an occasion's person stands for: the one prayed for; the one who has died; the other side of what is
 * between two people (the prayer is then for the speaker); or nobody in particular.
 */
export type PersonRole = 'subject' | 'departed' | 'counterpart' | 'none'

/** What can be heard in a context; `someone` is a person of whom nothing else was understood. */
export type OccasionKey =
  | 'self-harm'
  | 'abuse'
  | 'death'
  | 'miscarriage'
  | 'funeral'
  | 'dying'
  | 'anniversary-of-a-death'
  | 'loss-of-an-animal'
  | 'violence'
  | 'war'
  | 'disaster'
  | 'flood'
  | 'drought'
  | 'cancer'
  | 'surgery'
  | 'waiting-for-results'
  | 'hospital'
  | 'dementia'
  | 'addiction'
  | 'depression'
  | 'mental-strain'
  | 'anxiety'
  | 'pain'
  | 'illness'
  | 'disability'
  | 'sleeplessness'
  | 'caring-for-someone'
  | 'childlessness'
  | 'pregnancy'
  | 'homelessness'
  | 'immigration'
  | 'court'
  | 'divorce'
  | 'breakup'
  | 'estrangement'
  | 'quarrel'
  | 'job-loss'
  | 'debt-and-money'
  | 'loneliness'
  | 'guilt'
  | 'temptation'
  | 'doubt'
  | 'conflict-at-work'
  | 'looking-for-work'
  | 'job-interview'
  | 'exam'
  | 'decision'
  | 'raising-children'
  | 'child-leaving-home'
  | 'starting-a-business'
  | 'new-job'
  | 'new-school'
  | 'study'
  | 'hard-work'
  | 'retirement'
  | 'moving-house'
  | 'flight'
  | 'pilgrimage'
  | 'travel'
  | 'reconciliation'
  | 'birth'
  | 'wedding'
  | 'anniversary'
  | 'birthday'
  | 'graduation'
  | 'recovery'
  | 'thanks-for-recovery'
  | 'thanks-for-good-news'
  | 'harvest'
  | 'meal'
  | 'someone'

export const RULES = vocabularyOf(VOCABULARY)

const ROLES: Readonly<Record<string, PersonRole>> = { d: 'departed', c: 'counterpart', n: 'none' }

/** The role of the person named with each; guards come first, the heaviest before the light. */
export const OCCASIONS = Object.fromEntries(
  RULES.rules
    .filter(({ meaning }) => !/^(?:none|harm)$/.test(meaning))
    .map(({ meaning, signs }) => [meaning, ROLES[/[dcn]/.exec(signs)?.[0] ?? ''] ?? 'subject']),
) as Readonly<Record<OccasionKey, PersonRole>>

export const OCCASION_KEYS = Object.keys(OCCASIONS) as OccasionKey[]
