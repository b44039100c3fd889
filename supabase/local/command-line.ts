import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface Command<Known extends Options> {
  /** How it is called, and what it does with what it is given. */
  readonly usage: string
  readonly options?: Known
  /** Names that may stand without a dash; none when left out. */
  readonly positionals?: { readonly least: number; readonly most: number }
}

/**
 * Reads what a command was called with. `--help` prints the usage and ends the process with 0; what the command does
 * not know is said with the usage on the error stream, and ends it with 2.
 */
export function readCommandLine<const Known extends Options>({
  usage,
  options,
  positionals: { least, most } = { least: 0, most: 0 },
}: Command<Known>) {
  const words = process.argv.slice(2)
  if (words.includes('--help') || words.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    const read = parseArgs({ options: options ?? ({} as Known), allowPositionals: true })
    const count = read.positionals.length
    if (count < least) throw new Error('Something is missing.')
    if (count > most) throw new Error(`Nothing is known of “${read.positionals[most]}”.`)
    return read
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error), usage)
  }
}

/** Says what is wrong with a command's arguments, then how it is used, and ends the process with 2. */
export function refuse(problem: string, usage: string): never {
  console.error(`${problem}\n\n${usage}`)
  process.exit(2)
}
