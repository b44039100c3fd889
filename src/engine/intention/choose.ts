import { OCCASION_KEYS, type OccasionKey } from './occasions'
import type { HeardOccasion } from './intention'
import type { PersonKey } from './persons'

/** An occasion that was found, before the vaguer ones are dropped. `at` is where it stands. */
export interface Candidate {
  readonly occasion: OccasionKey
  readonly who: PersonKey | null
  readonly vagueness: 0 | 1 | 2
  readonly at: number
}

/** What says more makes what says less superfluous, of the same person. */
const IMPLIES = `
cancer: illness hospital pain surgery
surgery: hospital illness pain
dying: illness hospital caring-for-someone
death: dying illness hospital cancer surgery dementia pain violence
dementia: illness
miscarriage: pregnancy death childlessness
stillbirth: pregnancy
anniversary-of-a-death: death anniversary
loss-of-an-animal: death dying illness
childlessness: pregnancy raising-children waiting-for-results birth
thanks-for-recovery: illness pain surgery hospital cancer recovery addiction thanks-for-good-news
thanks-for-good-news: exam study new-school immigration court job-interview looking-for-work waiting-for-results new-job conflict-at-work hard-work
recovery: illness pain hospital surgery
depression: mental-strain
waiting-for-results: hospital illness
job-interview: hospital looking-for-work new-job hard-work
conflict-at-work: quarrel hard-work violence
loneliness: meal
divorce: breakup quarrel moving-house
breakup: quarrel
reconciliation: estrangement quarrel divorce breakup
exam: study
new-job: hard-work looking-for-work job-interview
job-loss: looking-for-work hard-work
graduation: study new-school exam
new-school: study
child-leaving-home: new-school moving-house study
pilgrimage: travel flight
flight: travel
starting-a-business: hard-work
immigration: court job-interview exam
flood: disaster
abuse: violence quarrel
self-harm: depression mental-strain
retirement: hard-work
homelessness: moving-house
wedding: anniversary meal
homelessness: moving-house
birth: pregnancy
pregnancy: birth
moving-house: travel
`
const implied = new Map(
  IMPLIES.trim()
    .split('\n')
    .map((line) => {
      const [occasion = '', others = ''] = line.split(': ')
      return [occasion, new Set(others.split(' '))] as const
    }),
)

const mayBeSame = (one: PersonKey | null, other: PersonKey | null) =>
  one === other || one === null || other === null
const isSpeaker = (who: PersonKey | null) => who === null || who === 'me' || who === 'us'

function isSuperfluous(candidate: Candidate, all: readonly Candidate[]): boolean {
  return all.some((other) => {
    if (other === candidate) return false
    if (other.occasion === candidate.occasion) {
      // The same once more: kept where the person is told, and where it came first.
      if (candidate.who === null && other.who !== null) return true
      return candidate.who === other.who && other.at < candidate.at
    }
    const same = mayBeSame(candidate.who, other.who)
    if (implied.get(other.occasion)?.has(candidate.occasion) && same) return true
    if (candidate.vagueness === 2 && other.vagueness < 2) return same || isSpeaker(candidate.who)
    if (candidate.vagueness === 1 && other.vagueness === 0) return same
    return false
  })
}

/** A funeral that is still ahead is what is prayed for, and tells of the death; one that is over gives way to it. */
function withoutFuneralOrDeath(all: readonly Candidate[], isFuneralPast: boolean): Candidate[] {
  const drop = isFuneralPast ? 'funeral' : 'death'
  const both = all.filter(({ occasion }) => occasion === 'death' || occasion === 'funeral')
  if (both.length < 2) return [...all]
  const [first, second] = both
  if (!first || !second || first.occasion === second.occasion) return [...all]
  const who = first.who ?? second.who
  return all
    .filter(({ occasion }) => occasion !== drop)
    .map((one) =>
      one.occasion === 'death' || one.occasion === 'funeral'
        ? { ...one, who: one.who ?? who }
        : one,
    )
}

/** How many candidates are weighed: who writes more names everything, and nothing of it most. */
const MOST = 24

/** At most two occasions, the weightiest first. */
export function choose(candidates: readonly Candidate[], isFuneralPast: boolean): HeardOccasion[] {
  const some = withoutFuneralOrDeath(
    candidates.toSorted((a, b) => rank(a) - rank(b) || a.at - b.at).slice(0, MOST),
    isFuneralPast,
  )
  // Who is being hurt is prayed for alone.
  if (some[0]?.occasion === 'abuse') return [{ occasion: 'abuse', who: some[0].who }]
  return some
    .filter((candidate) => !isSuperfluous(candidate, some))
    .slice(0, 2)
    .map(({ occasion, who }) => ({ occasion, who }))
}

function rank({ occasion }: Candidate): number {
  return OCCASION_KEYS.indexOf(occasion)
}
