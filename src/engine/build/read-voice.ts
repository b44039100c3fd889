import { existsSync, readFileSync } from 'node:fs'
import { toSlug } from '@/catalogue/slug'
import { TYPE_KEYS } from '../keys'
import {
  stockOf,
  type ContextDocuments,
  type DetailsDocument,
  type KindsDocument,
  type NeedsDocument,
  type OccasionsDocument,
  type Particulars,
  type ParticularsDocument,
  type Pack,
  type Stock,
  type TypesDocument,
  type Voice,
  type WithinDocument,
} from '../passages/documents'
import type { ToldWholesDocument, WholesDocument } from '../wholes/wholes-documents'
import { KIND_AREAS } from '../kinds/kinds'
import { hearClosely } from '../classifier/hear-closely'
import { isCommonWord } from '../restate/common-words'
import { ownWords } from '../asks/own-words'
import { OCCASION_KEYS } from '../intention/occasions'
import { familyOfType, toldFolder, TYPE_FAMILY_KEYS } from '../passages/keys'
import { PARTICULAR_GROUPS } from '../particulars/particular-signs'
import { PARTICULARS } from '../particulars/particulars'
import { recallPassages } from '../restate/recall'
import { isWrittenForTold, sayToldWhole } from '../wholes/say-told-whole'
import { isWrittenFor, sayWhole } from '../wholes/say-whole'
import { readDocument, type DocumentKind } from './read-document'

const ENGINE = new URL('..', import.meta.url)

/** The address of a document: `packs/islam`, `stock/needs-asking`. */
export function documentFile(path: string, language = 'en'): URL {
  return new URL(`${path}/${language}.yaml`, ENGINE)
}

function load(path: string, kind: DocumentKind): unknown {
  return readDocument(readFileSync(documentFile(path), 'utf8'), kind).document
}

function loadKinds(stock: Stock): KindsDocument['kinds'] {
  const documents = KIND_AREAS.map(
    (area) => load(`stock/kinds-${area}-${stock}`, 'stock') as KindsDocument,
  )
  return Object.assign({}, ...documents.map(({ kinds }) => kinds)) as KindsDocument['kinds']
}

function loadWithin(stock: Stock): WithinDocument['within'] {
  const documents = TYPE_FAMILY_KEYS.map(
    (family) => load(`stock/within-${family}-${stock}`, 'stock') as WithinDocument,
  )
  return Object.assign({}, ...documents.map(({ within }) => within)) as WithinDocument['within']
}

function loadParticulars(stock: Stock): Particulars {
  const said = PARTICULAR_GROUPS.map(
    (group) =>
      (load(`stock/particulars-${group}-${stock}`, 'stock') as ParticularsDocument).particulars,
  )
  return {
    mode: stock,
    signs: PARTICULARS,
    said: Object.assign({}, ...said) as Particulars['said'],
  }
}

interface LoadedStock {
  readonly needs: NeedsDocument
  readonly context: Omit<ContextDocuments, 'wholes'>
  readonly particulars: Particulars
}

const stocks = new Map<Stock, LoadedStock>()

function loadStock(stock: Stock): LoadedStock {
  const loaded = stocks.get(stock) ?? {
    needs: load(`stock/needs-${stock}`, 'stock') as NeedsDocument,
    context: {
      occasions: load(`stock/occasions-${stock}`, 'stock') as OccasionsDocument,
      types: load(`stock/types-${stock}`, 'stock') as TypesDocument,
      details: load('stock/details', 'stock') as DetailsDocument,
      kinds: loadKinds(stock),
      within: loadWithin(stock),
      hearClosely,
      ownWords,
      recallPassages,
    },
    particulars: loadParticulars(stock),
  }
  stocks.set(stock, loaded)
  return loaded
}

function loadIfWritten(path: string, kind: DocumentKind): object {
  return existsSync(documentFile(path)) ? (load(path, kind) as object) : {}
}

/** An object whose values stand in several documents. Each is read when one of its keys is asked for: most tests need few. */
function readOnDemand(
  keys: readonly string[],
  pathOf: (key: string) => string,
  kind: DocumentKind,
): object {
  const documents = new Map<string, object>()
  const whole = {}
  for (const key of keys)
    Object.defineProperty(whole, key, {
      enumerable: true,
      get: () => {
        const path = pathOf(key)
        const document = documents.get(path) ?? loadIfWritten(path, kind)
        documents.set(path, document)
        return Reflect.get(document, key) as unknown
      },
    })
  return whole
}

function loadWholes(slug: string): WholesDocument {
  const pathOf = (type: string) => `wholes/${slug}/${familyOfType(type)}`
  return readOnDemand(TYPE_KEYS, pathOf, 'wholes')
}

function loadToldWholes(slug: string): ToldWholesDocument {
  const pathOf = (key: string) =>
    `wholes/${slug}/told/${toldFolder(OCCASION_KEYS.find((occasion) => occasion === key))}`
  return readOnDemand([...OCCASION_KEYS, ...TYPE_KEYS], pathOf, 'told-wholes')
}

/** A voice read from its documents on disk, by its stored name or slug: for commands and tests, which run without Vite. */
export function readVoice(tradition: string): Voice {
  const slug = toSlug(tradition)
  const pack = load(`packs/${slug}`, 'pack') as Pack
  const { needs, context, particulars } = loadStock(stockOf(pack))
  return {
    slug,
    pack,
    needs,
    context: {
      ...context,
      wholes: { written: loadToldWholes(slug), particulars, sayToldWhole, isWrittenForTold },
    },
    wholes: { written: loadWholes(slug), sayWhole, isWrittenFor },
    isCommonWord,
  }
}
