import { DETAILS } from '../../intention/details'
import type { Pack } from '../../passages/documents'
import { SCENE_KEYS, TYPE_KEYS } from '../../keys'
import { NEED_COLUMNS } from '../../passages/keys'
import { OCCASION_KEYS } from '../../intention/occasions'
import { failure, type Finding } from '../finding'
import { checkCounts } from './check-counts'
import { checkMarks } from './check-marks'
import { checkRepeats } from './check-repeats'
import { checkWording, type Owner } from './check-wording'
import { checkWords } from './check-words'
import { listPassages, type ListedPassage, type StockDocument } from './list-passages'

function checkPassages(
  passages: readonly ListedPassage[],
  owner: Owner,
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
    ...checkPassages(passages, { slug, mode: pack.mode, speaker: pack.speaker }, pack.band, false),
    ...checkRepeats(passages),
  ]
}

/** The same for a document of shared passages. */
export function checkStockDocument(document: StockDocument): Finding[] {
  const passages = listPassages(document)
  const mode = 'mode' in document ? document.mode : 'asking'
  const found = checkPassages(passages, { slug: 'stock', mode, speaker: null }, 'full', true)
  found.push(...checkRepeats(passages))
  for (const [path, least] of placesOf(document)) {
    const there = passages.filter((passage) => passage.path === path).length
    if (there < least) found.push(failure('counts', path, `${there} of at least ${least}`, ''))
  }
  return found
}

/** The places that a document of shared passages has, and how many passages each needs. */
function placesOf(document: StockDocument): [path: string, least: number][] {
  if ('occasions' in document)
    return OCCASION_KEYS.flatMap((key) =>
      ['naming', 'petition', 'widening', 'return'].map((part): [string, number] => [
        `occasions/${key}/${part}`,
        2,
      ]),
    )
  if ('kinds' in document)
    return Object.keys(document.kinds).flatMap((kind): [string, number][] => [
      [`kinds/${kind}/naming`, 1],
      [`kinds/${kind}/petition`, 2],
      [`kinds/${kind}/widening`, 1],
      [`kinds/${kind}/return`, 1],
    ])
  if ('within' in document)
    return Object.keys(document.within).map((occasion): [string, number] => [
      `within/${occasion}`,
      TYPE_KEYS.length,
    ])
  if ('recall' in document)
    return [
      ...['begin', 'joy', 'any'].map((place): [string, number] => [`recall/${place}`, 2]),
      ...SCENE_KEYS.map((category): [string, number] => [`category/${category}`, 1]),
    ]
  if ('particulars' in document)
    return Object.keys(document.particulars).map((key): [string, number] => [
      `particulars/${key}`,
      1,
    ])
  if ('details' in document)
    return [...Object.keys(DETAILS), 'for-weeks', 'for-months', 'for-years'].map(
      (key): [string, number] => [`details/${key}`, 1],
    )
  return TYPE_KEYS.flatMap((type) =>
    NEED_COLUMNS.flatMap((column): [string, number][] => [
      [`need/${type}/${column}`, 1],
      [`application/${type}/${column}`, 2],
    ]),
  )
}
