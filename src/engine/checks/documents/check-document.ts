import type { NeedsDocument, OccasionsDocument, Pack } from '../../passages/documents'
import { NEED_COLUMNS, TYPE_KEYS } from '../../passages/keys'
import { OCCASION_KEYS } from '../../intention/occasions'
import { failure, type Finding } from '../finding'
import { checkCounts } from './check-counts'
import { checkMarks } from './check-marks'
import { checkRepeats } from './check-repeats'
import { checkWording } from './check-wording'
import { checkWords } from './check-words'
import { listPassages, type ListedPassage } from './list-passages'

function checkPassages(
  passages: readonly ListedPassage[],
  owner: { slug: string; mode: string },
  band: Pack['band'],
  isStock: boolean,
): Finding[] {
  return passages.flatMap((passage) => {
    const wordings = passage.isPair ? [passage.full, passage.short] : [passage.full]
    return [
      ...checkWords(passage, band),
      ...wordings.flatMap((wording) => [
        ...checkMarks(passage, wording, isStock),
        ...checkWording(passage, wording, owner),
      ]),
    ]
  })
}

/** Everything that can be said of a pack without composing a prayer. */
export function checkPackDocument(slug: string, pack: Pack): Finding[] {
  const passages = listPassages(pack)
  return [
    ...checkCounts(pack),
    ...checkPassages(passages, { slug, mode: pack.mode }, pack.band, false),
    ...checkRepeats(passages),
  ]
}

/** The same for a document of shared passages: `needs-asking`, `occasions-aspiring`. */
export function checkStockDocument(
  name: string,
  document: NeedsDocument | OccasionsDocument,
): Finding[] {
  const passages = listPassages(document)
  const found = checkPassages(passages, { slug: name, mode: document.mode }, 'full', true)
  found.push(...checkRepeats(passages))
  const count = (path: string, least: number) => {
    const there = passages.filter((passage) => passage.path === path).length
    if (there < least) found.push(failure('counts', path, `${there} of at least ${least}`, ''))
  }
  if ('occasions' in document) {
    for (const key of OCCASION_KEYS)
      for (const part of ['naming', 'petition', 'widening', 'return'])
        count(`occasions/${key}/${part}`, 2)
    return found
  }
  for (const type of TYPE_KEYS)
    for (const column of NEED_COLUMNS) {
      count(`need/${type}/${column}`, 1)
      count(`application/${type}/${column}`, 2)
    }
  return found
}
