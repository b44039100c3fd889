import { Ajv } from 'ajv'
import { LineCounter, parseDocument, isNode } from 'yaml'
import packSchema from '../passages/pack.schema.json' with { type: 'json' }
import stockSchema from '../passages/stock.schema.json' with { type: 'json' }
import toldWholesSchema from '../wholes/told-wholes.schema.json' with { type: 'json' }
import wholesSchema from '../wholes/wholes.schema.json' with { type: 'json' }

/** One thing that is wrong in a document: where, and why. */
export interface DocumentFault {
  /** Keys from the root, such as `petition/mercy/a/short`. */
  readonly key: string
  readonly reason: string
  /** Line of the file, from 1; null where the file has no such place. */
  readonly line: number | null
}

const ajv = new Ajv({ allErrors: true, verbose: false })
ajv.addSchema(packSchema)
ajv.addSchema(stockSchema)
ajv.addSchema(wholesSchema)
ajv.addSchema(toldWholesSchema)

/** Which schema a document follows. */
export type DocumentKind = 'pack' | 'stock' | 'wholes' | 'told-wholes'

/** What parsing gave: the plain object, its faults of form, and the line of any key. */
export interface ReadDocument {
  readonly document: unknown
  readonly faults: readonly DocumentFault[]
  readonly lineOf: (key: string) => number | null
}

/** Parses a YAML document and checks its form against the schema. Never throws on bad input. */
export function readDocument(text: string, kind: DocumentKind): ReadDocument {
  const lines = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
  const lineOf = (key: string): number | null => {
    const node = parsed.getIn(key.split('/').filter(Boolean), true)
    const offset = isNode(node) ? node.range?.[0] : undefined
    return offset === undefined ? null : lines.linePos(offset).line
  }
  if (parsed.errors.length > 0) {
    const faults = parsed.errors.map((error) => ({
      key: '',
      reason: error.message.split('\n')[0] ?? error.message,
      line: error.linePos?.[0].line ?? null,
    }))
    return { document: null, faults, lineOf }
  }
  const document: unknown = parsed.toJS()
  const isValid = ajv.validate(`${kind}.schema.json`, document)
  const faults = isValid
    ? []
    : (ajv.errors ?? [])
        // Where one of several forms is asked for, the general sentence says less than the particular ones.
        .filter(({ keyword }) => keyword !== 'oneOf')
        .map(({ instancePath, message, params }) => {
          const key = instancePath.slice(1)
          const named: unknown = Object.values(params as object)[0]
          return {
            key,
            reason: `${message ?? 'wrong'} (${JSON.stringify(named)})`,
            line: lineOf(key),
          }
        })
  return { document, faults, lineOf }
}
