import { BODY_PARTICULARS } from './body-particulars'
import { BOND_PARTICULARS } from './bond-particulars'
import { DANGER_PARTICULARS } from './danger-particulars'
import { GRIEF_PARTICULARS } from './grief-particulars'
import { JOY_PARTICULARS } from './joy-particulars'
import { MIND_PARTICULARS } from './mind-particulars'
import { NONE_PARTICULARS } from './none-particulars'
import { SEVERAL_PARTICULARS } from './several-particulars'
import { THRESHOLD_PARTICULARS } from './threshold-particulars'
import { WORK_PARTICULARS } from './work-particulars'
import type { ParticularGroup, SignsByParticular } from './particular-signs'

const BY_GROUP = {
  body: BODY_PARTICULARS,
  mind: MIND_PARTICULARS,
  grief: GRIEF_PARTICULARS,
  bond: BOND_PARTICULARS,
  threshold: THRESHOLD_PARTICULARS,
  work: WORK_PARTICULARS,
  danger: DANGER_PARTICULARS,
  joy: JOY_PARTICULARS,
  none: NONE_PARTICULARS,
  several: SEVERAL_PARTICULARS,
} as const satisfies Readonly<Record<ParticularGroup, SignsByParticular>>

/** The particulars of all groups: for commands and tests, which read everything. The app loads a group at a time. */
export const PARTICULARS: readonly SignsByParticular[] = Object.values(BY_GROUP)
