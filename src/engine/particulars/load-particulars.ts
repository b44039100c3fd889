import type { OccasionKey } from '../intention/occasions'
import type { Particulars, ParticularsDocument, Stock } from '../passages/documents'
import { groupOfOccasion } from '../passages/keys'
import { PARTICULAR_GROUPS, type ParticularGroup, type SignsByParticular } from './particular-signs'

const SIGNS = {
  body: async () => (await import('./body-particulars')).BODY_PARTICULARS,
  mind: async () => (await import('./mind-particulars')).MIND_PARTICULARS,
  grief: async () => (await import('./grief-particulars')).GRIEF_PARTICULARS,
  bond: async () => (await import('./bond-particulars')).BOND_PARTICULARS,
  threshold: async () => (await import('./threshold-particulars')).THRESHOLD_PARTICULARS,
  work: async () => (await import('./work-particulars')).WORK_PARTICULARS,
  danger: async () => (await import('./danger-particulars')).DANGER_PARTICULARS,
  joy: async () => (await import('./joy-particulars')).JOY_PARTICULARS,
  none: async () => (await import('./none-particulars')).NONE_PARTICULARS,
  several: async () => (await import('./several-particulars')).SEVERAL_PARTICULARS,
} as const satisfies Readonly<Record<ParticularGroup, () => Promise<SignsByParticular>>>

const SAID = import.meta.glob<ParticularsDocument>('../stock/particulars-*-*/en.yaml', {
  import: 'default',
})

async function loadGroup(group: ParticularGroup, stock: Stock): Promise<Particulars> {
  const [signs, document] = await Promise.all([
    SIGNS[group](),
    SAID[`../stock/particulars-${group}-${stock}/en.yaml`]?.(),
  ])
  return { mode: stock, signs: [signs], said: document?.particulars ?? {} }
}

/** The groups that an occasion may be answered from; where nothing was heard, any may hold what is. */
function groupsFor(occasion: OccasionKey | undefined): readonly ParticularGroup[] {
  const group = occasion ? groupOfOccasion(occasion) : 'someone'
  return group === 'someone' ? PARTICULAR_GROUPS : [group, 'several']
}

/** What may be answered beside an occasion, each group in chunks of its own. */
export async function loadParticulars(
  stock: Stock,
  occasion: OccasionKey | undefined,
): Promise<Particulars> {
  const loaded = await Promise.all(groupsFor(occasion).map((group) => loadGroup(group, stock)))
  return {
    mode: stock,
    signs: loaded.flatMap(({ signs }) => signs),
    said: Object.assign({}, ...loaded.map(({ said }) => said)) as Particulars['said'],
  }
}
