import type { OccasionKey } from '../intention/occasions'
import type { Particulars, ParticularsDocument, Stock } from '../passages/documents'
import { groupOfOccasion } from '../passages/keys'
import { NOTHING_HEARD, type SignsByParticular } from './particular-signs'
import type { ParticularGroup } from './particulars'

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
  return { mode: stock, signs, said: document?.particulars ?? {} }
}

function groupFor(occasion: OccasionKey | undefined): ParticularGroup {
  const group = occasion ? groupOfOccasion(occasion) : 'someone'
  return group === 'someone' ? NOTHING_HEARD : group
}

/** What may be answered beside an occasion, each group in chunks of its own. */
export async function loadParticulars(
  stock: Stock,
  occasion: OccasionKey | undefined,
): Promise<Particulars> {
  const groups = [groupFor(occasion), 'several'] as const
  const [own, several] = await Promise.all(groups.map((group) => loadGroup(group, stock)))
  return {
    mode: stock,
    signs: { ...own?.signs, ...several?.signs },
    said: { ...own?.said, ...several?.said },
  }
}
