import { normalise } from '../words'
import { failure, warning, type Finding } from './finding'
import { everySentence, type ListedFragment } from './list-fragments'

function gramsOf(template: string, size: number): Set<string> {
  const grams = new Set<string>()
  for (const { texts, formula } of everySentence(template)) {
    if (formula) continue
    for (const text of texts) {
      const words = normalise(text).split(' ')
      for (let start = 0; start + size <= words.length; start++) {
        grams.add(words.slice(start, start + size).join(' '))
      }
    }
  }
  return grams
}

const PLACES = ['scene', 'place', 'member', 'memory']

function apart(a: ListedFragment, b: ListedFragment): boolean {
  // One of these is said in a text, so two of them never meet.
  const single = ['opening', 'closing', 'generic', 'flood']
  if (a.slot === b.slot && single.includes(a.slot)) return true
  if ([a.slot, b.slot].every((slot) => PLACES.includes(slot)) && a.slot !== b.slot) return true
  const exclusive = ['ask', 'turn', 'scene', 'member', 'memory', 'theme', 'place']
  return a.slot === b.slot && a.group !== b.group && exclusive.includes(a.slot)
}

/**
 * Runs of words in two fragments. Five in a row fail where both can stand in one prayer (Q7); six in a row
 * of two types that never meet are worth a look, because neighbouring prayers sound alike (Q8).
 */
export function checkOverlaps(fragments: readonly ListedFragment[]): Finding[] {
  const owners = new Map<string, ListedFragment[]>()
  const found: Finding[] = []
  for (const fragment of fragments) {
    for (const gram of gramsOf(fragment.template, 5)) {
      const others = owners.get(gram) ?? []
      for (const other of others) {
        if (other.id === fragment.id) continue
        const pair = `${other.id} + ${fragment.id}`
        found.push(
          apart(other, fragment)
            ? warning('Q8', pair, 'the same five words in a row', gram)
            : failure('Q7', pair, 'the same five words in a row', gram),
        )
      }
      owners.set(gram, [...others, fragment])
    }
  }
  const seen = new Set<string>()
  return found.filter(({ where }) => !seen.has(where) && seen.add(where))
}
