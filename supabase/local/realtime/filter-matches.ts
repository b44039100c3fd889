/** Evaluates all filters that a batch needs, one query per table. */
import type { LocalDatabase } from '../database'
import type { Binding } from './bindings'
import type { CapturedChange } from './change-feed'
import { filterableRow } from './change-payload'
import { evaluateFilters } from './filter-sql'
import { groupBy } from './group-by'
import type { TableFacts } from './table-facts'

interface Wanted {
  change: CapturedChange
  facts: TableFacts
  bindings: Binding[]
}

/** @returns tells whether a change passes a binding's filter; a filter that fails passes nothing. */
export async function matchFilters(
  database: LocalDatabase,
  wanted: Wanted[],
  log: (line: string) => void,
): Promise<(change: CapturedChange, binding: Binding) => boolean> {
  const passing = new Map<CapturedChange, Set<string>>()
  for (const [facts, ofTable] of groupBy(wanted, (entry) => entry.facts)) {
    const changes = [...new Set(ofTable.map(({ change }) => change))]
    const bindings = ofTable.flatMap((entry) => entry.bindings)
    const filtered = new Map(
      bindings.filter(isFiltered).map((binding) => [filterName(binding), binding.filters]),
    )
    if (filtered.size === 0) continue
    const rows = changes.map((change) => filterableRow(change, facts))
    try {
      const held = await evaluateFilters(database.query, facts, [...filtered.values()], rows)
      const names = [...filtered.keys()]
      changes.forEach((change, place) =>
        passing.set(change, new Set(names.filter((_, index) => held[index]?.[place] === true))),
      )
    } catch (error) {
      log(`realtime: filters on ${facts.name} could not be evaluated: ${String(error)}`)
    }
  }
  return (change, binding) =>
    !isFiltered(binding) || passing.get(change)?.has(filterName(binding)) === true
}

function isFiltered({ filters }: Binding): boolean {
  return filters.length > 0
}

function filterName({ filters }: Binding): string {
  return JSON.stringify(filters)
}
