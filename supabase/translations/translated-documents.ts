import {
  listPassages,
  listTold,
  listWholes,
  type ListedPassage,
  type StockDocument,
} from '@/engine/checks/documents/list-passages'
import { KIND_AREAS } from '@/engine/kinds/kinds'
import { PARTICULAR_GROUPS } from '@/engine/particulars/particular-signs'
import type { Pack } from '@/engine/passages/documents'
import type { ToldKey, ToldWholesDocument } from '@/engine/wholes/wholes-documents'
import { TYPE_FAMILY_KEYS } from '@/engine/passages/keys'

/** A document that is translated, and the passages of it that are. */
export interface TranslatedDocument {
  /** Its folder in src/engine. */
  readonly path: string
  readonly list: (document: object) => readonly ListedPassage[]
}

const listAll = (document: object) => listPassages(document as Pack | StockDocument)

const listToldWholes = (document: object) =>
  Object.entries(document as ToldWholesDocument).flatMap(([key, whole]) =>
    listTold(key as ToldKey, whole),
  )

/** What Universal's prayers are made of. It speaks as I, so the speaker's marks become I, me, my. */
export const TRANSLATED_DOCUMENTS: readonly TranslatedDocument[] = [
  { path: 'packs/universal', list: listAll },
  ...TYPE_FAMILY_KEYS.map((family) => ({
    path: `wholes/universal/${family}`,
    list: (document: object) => listWholes(document),
  })),
  ...[...TYPE_FAMILY_KEYS, 'types'].map((folder) => ({
    path: `wholes/universal/told/${folder}`,
    list: listToldWholes,
  })),
  { path: 'stock/needs-asking', list: listAll },
  {
    path: 'stock/types-asking',
    // What is called back to mind is in the person's own words.
    list: (document) => listAll(document).filter(({ kind }) => kind !== 'recall'),
  },
  ...TYPE_FAMILY_KEYS.map((family) => ({
    path: `stock/within-${family}-asking`,
    list: listAll,
  })),
  { path: 'stock/details', list: listAll },
  { path: 'stock/occasions-asking', list: listAll },
  ...PARTICULAR_GROUPS.map((group) => ({
    path: `stock/particulars-${group}-asking`,
    list: listAll,
  })),
  ...KIND_AREAS.map((area) => ({ path: `stock/kinds-${area}-asking`, list: listAll })),
]
