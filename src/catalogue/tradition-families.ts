import { TRADITION_GROUPS } from './tradition-groups'
import type { Tradition } from './traditions'

export interface TraditionFamily {
  readonly label: string
  readonly traditions: readonly Tradition[]
}

/** A page of headings has no place for a group that is called Other. */
const HEADINGS: Readonly<Record<string, string>> = { Other: 'Further Traditions' }

/** These traditions by the generator's groups, in their order there; groups without any are left out. */
export function familiesOf(traditions: readonly Tradition[]): TraditionFamily[] {
  const byName = new Map(traditions.map((tradition) => [tradition.name, tradition]))
  return TRADITION_GROUPS.map(({ label, members }) => ({
    label: HEADINGS[label] ?? label,
    traditions: members.flatMap((name) => byName.get(name) ?? []),
  })).filter((family) => family.traditions.length > 0)
}
