import type { ColumnFacts, FunctionFacts, RelationFacts, SchemaFacts } from './read-schema'

const HEADER = `/** Written by \`npm run write:types\` from the migrations, in the shape of \`supabase gen types\`. */`

const TYPE_WORDS: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
}

/**
 * The source of `src/lib/database.types.ts`, not yet formatted.
 * @throws Error when a column has a type this small generator has no word for.
 */
export function printTypes({ columns, relations, functions }: SchemaFacts): string {
  const tables = [...new Set(columns.map((column) => column.table))]
  return `${HEADER}
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      ${tables
        .map((table) =>
          printTable(
            table,
            columns.filter((column) => column.table === table),
            relations.filter((relation) => relation.table === table),
          ),
        )
        .join('\n')}
    }
    Views: { [_ in never]: never }
    Functions: {
      ${functions.map((made) => printFunction(made, columns)).join('\n')}
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`
}

function printTable(table: string, columns: ColumnFacts[], relations: RelationFacts[]): string {
  return `${table}: {
    Row: ${printRow(columns)}
    Insert: ${printRow(columns, (column) => column.isNullable || column.hasDefault)}
    Update: ${printRow(columns, () => true)}
    Relationships: [${relations.map((relation) => `${printRelation(relation)},`).join('\n')}]
  }`
}

function printRow(
  columns: ColumnFacts[],
  isOptional: (column: ColumnFacts) => boolean = () => false,
): string {
  const fields = columns.map(
    (column) =>
      `${column.name}${isOptional(column) ? '?' : ''}: ${wordFor(column.type)}${column.isNullable ? ' | null' : ''}`,
  )
  return `{\n${fields.join('\n')}\n}`
}

function printRelation(relation: RelationFacts): string {
  return `{
    foreignKeyName: '${relation.name}'
    columns: ${JSON.stringify(relation.columns)}
    isOneToOne: ${relation.isOneToOne}
    referencedRelation: '${relation.referencedTable}'
    referencedColumns: ${JSON.stringify(relation.referencedColumns)}
  }`
}

function printFunction(made: FunctionFacts, columns: ColumnFacts[]): string {
  const args = made.args.map(
    (arg) => `${arg.name}${arg.isOptional ? '?' : ''}: ${wordFor(arg.type)}`,
  )
  return `${made.name}: {
    Args: ${args.length === 0 ? 'never' : `{ ${args.join('; ')} }`}
    Returns: ${printReturned(made, columns)}${made.isSet ? '[]' : ''}
    ${made.returnsTable === null ? '' : printSetOptions(made, made.returnsTable)}
  }`
}

function printReturned(made: FunctionFacts, columns: ColumnFacts[]): string {
  if (made.returnsTable !== null)
    return printRow(columns.filter((column) => column.table === made.returnsTable))
  if (made.columns.length > 0)
    return `{ ${made.columns.map((column) => `${column.name}: ${wordFor(column.type)}`).join('; ')} }`
  return made.returns === 'void' ? 'undefined' : wordFor(made.returns)
}

/** Tells supabase-js which table's relations may be embedded in the answer. */
function printSetOptions(made: FunctionFacts, table: string): string {
  return `SetofOptions: { from: '*'; to: '${table}'; isOneToOne: ${!made.isSet}; isSetofReturn: ${made.isSet} }`
}

function wordFor(type: string): string {
  const element = type.endsWith('[]') ? type.slice(0, -2) : null
  if (element !== null) return `${wordFor(element)}[]`
  const word = TYPE_WORDS[type]
  if (word === undefined) throw new Error(`No TypeScript type is known for the SQL type "${type}".`)
  return word
}
