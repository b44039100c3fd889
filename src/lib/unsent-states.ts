import { deviceKeys, readDevice, writeDevice } from './device-storage'

/** States kept on the device for one viewer. Beyond this number the oldest is dropped. */
const LIMIT = 200

/** By id, the state that is to be sent; the oldest first. */
type Unsent = ReadonlyMap<string, boolean>

function isEntry(entry: unknown): entry is [string, boolean] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'boolean'
}

function parse(stored: unknown): Unsent | null {
  return Array.isArray(stored) ? new Map(stored.filter(isEntry).slice(-LIMIT)) : null
}

/** States that a viewer has pressed and that the server has not acknowledged, kept over a reload. */
export interface UnsentStates {
  read(viewerId: string): Unsent
  /** Null removes the state: it was sent, taken back or refused. */
  write(viewerId: string, id: string, state: boolean | null): void
  /** Removes the states of everybody but this viewer; null when nobody is signed in. */
  removeOthers(viewerId: string | null): void
}

/** @param prefix of the storage key; the viewer's id follows. Deleting an account removes every key with its id. */
export function unsentStates(prefix: string): UnsentStates {
  const read = (viewerId: string) =>
    readDevice(prefix + viewerId, parse) ?? new Map<string, boolean>()
  return {
    read,
    write(viewerId, id, state) {
      const unsent = new Map(read(viewerId))
      const hadOne = unsent.delete(id)
      if (state === null && !hadOne) return
      if (state !== null) unsent.set(id, state)
      writeDevice(prefix + viewerId, unsent.size > 0 ? [...unsent].slice(-LIMIT) : null)
    },
    removeOthers(viewerId) {
      for (const key of deviceKeys(prefix)) if (key !== prefix + viewerId) writeDevice(key, null)
    },
  }
}
