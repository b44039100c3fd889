import { existsSync, readFileSync } from 'node:fs'
import { toSlug } from '@/catalogue/slug'
import { TYPE_KEYS } from '../keys'
import {
  stockOf,
  type DetailsDocument,
  type KindsDocument,
  type NeedsDocument,
  type OccasionsDocument,
  type Pack,
  type Stock,
  type TypesDocument,
  type Voice,
  type WholesDocument,
} from '../passages/documents'
import { KIND_AREAS } from '../kinds/kinds'
import { hearClosely } from '../classifier/hear-closely'
import { isCommonWord } from '../restate/common-words'
import { ownWords } from '../asks/own-words'
import { familyOfType } from '../passages/keys'
import { recallPassages } from '../restate/recall'
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

const stocks = new Map<Stock, Pick<Voice, 'needs' | 'context'>>()

function loadStock(stock: Stock) {
  const loaded = stocks.get(stock) ?? {
    needs: load(`stock/needs-${stock}`, 'stock') as NeedsDocument,
    context: {
      occasions: load(`stock/occasions-${stock}`, 'stock') as OccasionsDocument,
      types: load(`stock/types-${stock}`, 'stock') as TypesDocument,
      details: load('stock/details', 'stock') as DetailsDocument,
      kinds: loadKinds(stock),
      hearClosely,
      ownWords,
      recallPassages,
    },
  }
  stocks.set(stock, loaded)
  return loaded
}

function loadFamily(path: string): WholesDocument {
  return existsSync(documentFile(path)) ? (load(path, 'wholes') as WholesDocument) : {}
}

/** The whole prayers of a tradition; a family of types is read when one of them is asked for: most tests need few. */
function loadWholes(slug: string): WholesDocument {
  const families = new Map<string, WholesDocument>()
  const written: WholesDocument = {}
  for (const type of TYPE_KEYS)
    Object.defineProperty(written, type, {
      enumerable: true,
      get: () => {
        const path = `wholes/${slug}/${familyOfType(type)}`
        const family = families.get(path) ?? loadFamily(path)
        families.set(path, family)
        return family[type]
      },
    })
  return written
}

/** A voice read from its documents on disk, by its stored name or slug: for commands and tests, which run without Vite. */
export function readVoice(tradition: string): Voice {
  const slug = toSlug(tradition)
  const pack = load(`packs/${slug}`, 'pack') as Pack
  const wholes = { written: loadWholes(slug), sayWhole, isWrittenFor }
  return { slug, pack, ...loadStock(stockOf(pack)), wholes, isCommonWord }
}
