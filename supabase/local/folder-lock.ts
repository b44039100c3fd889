import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Marks the folder as this process's; two processes in one database folder would destroy it.
 * A mark left by a process that is gone is taken over.
 * @returns the way to give the folder back.
 * @throws Error with one sentence naming the holder's process id.
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock')
  // Written aside and then linked, so that nobody ever reads a lock without its process id.
  const own = `${file}.${randomUUID()}`
  await writeFile(own, `${process.pid} ${await startOf(process.pid)}`)
  try {
    while (!(await claim(own, file))) {
      const holder = await readHolder(file)
      if (holder !== null && (await isRunning(holder))) {
        throw new Error(
          `The data folder ${folder} is in use by process ${holder.pid}; stop that one first.`,
        )
      }
      await rm(file, { force: true })
    }
  } finally {
    await rm(own, { force: true })
  }
  return () => rm(file, { force: true })
}

async function claim(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

interface Holder {
  pid: number
  /** When that process began, in the machine's own count; empty where it cannot be told. */
  start: string
}

async function readHolder(file: string): Promise<Holder | null> {
  const [pid, start = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
  return Number(pid) > 0 ? { pid: Number(pid), start } : null
}

async function isRunning({ pid, start }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false
  }
  // After a restart of the machine the number may be another process's.
  return start === '' || start === (await startOf(pid))
}

async function startOf(pid: number): Promise<string> {
  const facts = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may hold blanks; the start is the 20th field after it.
  return facts.slice(facts.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
