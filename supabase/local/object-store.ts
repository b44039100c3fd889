import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps the bytes of uploaded files by key. A missing key reads as null. */
export interface ObjectStore {
  get(key: string): Promise<Buffer | null>
  put(key: string, bytes: Buffer): Promise<void>
  remove(key: string): Promise<void>
}

export function createMemoryStore(): ObjectStore {
  const objects = new Map<string, Buffer>()
  return {
    get: async (key) => objects.get(key) ?? null,
    put: async (key, bytes) => void objects.set(key, bytes),
    remove: async (key) => void objects.delete(key),
  }
}

/** One file per object, named by a hash of its key: a key can hold anything, a file name cannot. */
export function createFolderStore(folder: string): ObjectStore {
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'))
  return {
    async get(key) {
      try {
        return await readFile(fileOf(key))
      } catch {
        return null
      }
    },
    async put(key, bytes) {
      await mkdir(folder, { recursive: true })
      const file = fileOf(key)
      await writeFile(`${file}.part`, bytes)
      await rename(`${file}.part`, file)
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}
