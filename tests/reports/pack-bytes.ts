import { gzipSync } from 'node:zlib'
import type { Pack } from '@/engine/pack'

/** The budget of one pack’s chunk: 10 KiB after gzip. */
export const MOST_PACK_BYTES = 10_240

/** About what a pack weighs after the build: minified as an object literal, then gzip. */
export function packBytes(pack: Pack): number {
  const literal = JSON.stringify({ ...pack, stock: undefined }).replace(/"([a-z]+)":/g, '$1:')
  return gzipSync(literal, { level: 9 }).length + 80
}
