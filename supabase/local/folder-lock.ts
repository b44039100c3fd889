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
  await writeFile(own, String(process.pid))
  try {
    while (!(await claim(own, file))) {
      const holder = await readHolder(file)
      if (holder !== null && isRunning(holder)) {
        throw new Error(
          `The data folder ${folder} is in use by process ${holder}; stop that one first.`,
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

async function readHolder(file: string): Promise<number | null> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
