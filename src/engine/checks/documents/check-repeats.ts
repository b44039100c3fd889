import { isFormula } from '../../composer/steps'
import { foldOptional } from '../../passages/resolve-marks'
import { normalise, wordsOf } from '../../words'
import { failure, type Finding } from '../finding'
import type { ListedPassage } from './list-passages'

function sentencesOf({ full, short }: ListedPassage): Set<string> {
  const texts = [foldOptional(full, true), short]
  return new Set(texts.flatMap((text) => text.split(/(?<=[.!?]”?)\s+/)).map(normalise))
}

/** The five-word runs of a wording. */
function runsOf(text: string): Set<string> {
  const words = wordsOf(foldOptional(text, true).toLowerCase())
  const runs = new Set<string>()
  for (let start = 0; start + 5 <= words.length; start++)
    runs.add(words.slice(start, start + 5).join(' '))
  return runs
}

/** Which passages can stand in one prayer: those of one type, with the calls, situations and occasions. */
function typeOf({ path }: ListedPassage): string {
  const [head, second] = path.split('/')
  return ['petition', 'deepening', 'widening', 'return'].includes(head ?? '') ? (second ?? '') : ''
}

/** A kind is named, and comes home, in one way for oneself and in another for somebody else: never in both. */
function areForOthers(passage: ListedPassage, before: string): boolean {
  return passage.path.startsWith('kinds/') && before.includes(`${passage.path}/`)
}

/** Whole sentences that stand in two passages, and runs of five words in two that may meet in one prayer. */
export function checkRepeats(passages: readonly ListedPassage[]): Finding[] {
  const found: Finding[] = []
  const sentences = new Map<string, string>()
  for (const passage of passages) {
    if (isFormula(passage.kind)) continue
    for (const sentence of sentencesOf(passage)) {
      const before = sentences.get(sentence)
      const areCalls = passage.kind === 'call' && before?.startsWith('call/')
      if (
        before &&
        before !== passage.id &&
        !areCalls &&
        !areForOthers(passage, before) &&
        sentence.split(' ').length > 5
      )
        found.push(
          failure('repeats', passage.id, `a sentence that stands in ${before} too`, sentence),
        )
      sentences.set(sentence, passage.id)
    }
  }
  const runs = new Map<string, ListedPassage>()
  for (const passage of passages) {
    const type = typeOf(passage)
    if (!type) continue
    for (const run of runsOf(passage.full)) {
      const before = runs.get(`${type}|${run}`)
      const meets = before && before.path !== passage.path
      if (meets) found.push(failure('repeats', passage.id, `five words of ${before.id}`, run))
      else runs.set(`${type}|${run}`, passage)
    }
  }
  return found
}
