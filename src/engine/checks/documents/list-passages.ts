import type {
  DetailsDocument,
  KindsDocument,
  NeedsDocument,
  OccasionsDocument,
  Pack,
  ParticularsDocument,
  Passages,
  TypesDocument,
  WithinDocument,
} from '../../passages/documents'
import type { ToldKey, ToldWhole, WholesDocument } from '../../wholes/wholes-documents'
import { readPassages, type Passage } from '../../passages/read-passages'

/** A passage with its place in the document: `petition/mercy`, `occasions/illness/naming`. */
export interface ListedPassage extends Passage {
  readonly path: string
  /** What it is: petition, naming … */
  readonly kind: string
  /** True where the document holds a full and a short wording. */
  readonly isPair: boolean
}

const PASSAGE_FIELDS = ['text', 'full', 'short']

function isPassages(value: object): value is Passages {
  return Object.values(value).every(
    (entry: unknown) =>
      typeof entry === 'string' ||
      (typeof entry === 'object' &&
        entry !== null &&
        PASSAGE_FIELDS.some((field) => typeof Reflect.get(entry, field) === 'string')),
  )
}

const HEADS = [
  'name',
  'mode',
  'guard',
  'speaker',
  'address',
  'band',
  'stock',
  'reviewed_by',
  'registers',
  'order',
  'invocations',
  'close_in_grief',
]

function kindOf(path: string): string {
  const parts = path.split('/')
  if (parts[0] === 'occasions' || parts[0] === 'kinds') return parts[2] ?? ''
  if (parts[0] === 'comfort') return parts[1] ?? ''
  return parts[0] ?? ''
}

function walk(value: object, path: string, found: ListedPassage[]): void {
  if (path !== '' && isPassages(value)) {
    for (const passage of readPassages(path, value)) {
      const written = value[passage.id.slice(passage.id.lastIndexOf('/') + 1)]
      const isPair = typeof written === 'object' && written.short !== undefined
      found.push({ ...passage, path, kind: kindOf(path), isPair })
    }
    return
  }
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    if (path === '' && HEADS.includes(key)) continue
    if (typeof inner === 'object' && inner !== null)
      walk(inner, path ? `${path}/${key}` : key, found)
  }
}

/** A document of shared passages. */
export type StockDocument =
  | NeedsDocument
  | OccasionsDocument
  | KindsDocument
  | TypesDocument
  | DetailsDocument
  | ParticularsDocument
  | WithinDocument

/** Every passage of a document, in its order. */
export function listPassages(document: Pack | StockDocument): ListedPassage[] {
  const found: ListedPassage[] = []
  walk(document, '', found)
  return found
}

/** The movements of one whole prayer, as passages of one place. */
export function listMovements(path: string, movements: Passages): ListedPassage[] {
  return readPassages(path, movements).map((passage) => ({
    ...passage,
    path,
    kind: passage.id.slice(path.length + 1),
    isPair: passage.short !== passage.full,
  }))
}

/** Every movement of a document of whole prayers: `patience/professional/petition`. */
export function listWholes(document: WholesDocument): ListedPassage[] {
  return Object.entries(document).flatMap(([type, byCategory]) =>
    Object.entries(byCategory).flatMap(([category, whole]) => {
      const { register: _, ...movements } = whole
      return listMovements(`${type}/${category}`, movements)
    }),
  )
}

/** The movements of one prayer for what was told; both of its returns are returns. */
export function listTold(told: ToldKey, whole: ToldWhole): ListedPassage[] {
  const { register: _, return_named, ...movements } = whole
  const named = return_named && { return_named: { text: return_named, for: 'other' as const } }
  return listMovements(`occasions/${told}`, { ...movements, ...named }).map((passage) => ({
    ...passage,
    kind: passage.kind.replace('return_named', 'return'),
  }))
}
