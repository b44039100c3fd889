import type { Stock } from '../pack'
import { FLOOD, QUIET } from './guard-sentences'
import { MEMBERS } from './members'
import { MEMORIES } from './memories'
import { PLACES } from './places'
import { THEMES } from './themes'

/** What every voice may say where a pack has nothing of its own. */
export const STOCK: Stock = {
  member: MEMBERS,
  memory: MEMORIES,
  theme: THEMES,
  place: PLACES,
  quiet: QUIET,
  flood: FLOOD,
}
