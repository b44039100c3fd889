/**
 * Symptom: lite documents storage adapters but exports none, so storage answers "not configured".
 * Can go when `@supabase/lite` exports its filesystem adapter.
 */
import { createHash } from 'node:crypto'
import type { App } from '@supabase/lite'
import type { ObjectStore } from '../object-store'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>

interface StoredHead {
  mimetype: string
  cacheControl: string
  lastModified: string
  eTag: string
}

/** Lite's adapter over a plain store of bytes: each object is its head in JSON, then its body. */
export function createStorageAdapter(store: ObjectStore): StorageAdapter {
  const read = async (bucket: string, key: string) => {
    const packed = await store.get(`${bucket}/${key}`)
    return packed ? unpack(packed) : null
  }
  const readOrThrow = async (bucket: string, key: string) => {
    const found = await read(bucket, key)
    if (!found) throw new Error(`No such object: ${bucket}/${key}`)
    return found
  }
  return {
    driver: store,
    async getObject(bucket, key) {
      const { metadata, body } = await readOrThrow(bucket, key)
      return { metadata, httpStatusCode: 200, body }
    },
    async headObject(bucket, key) {
      return (await readOrThrow(bucket, key)).metadata
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = await toBuffer(body)
      const head: StoredHead = {
        mimetype: contentType,
        cacheControl,
        lastModified: new Date().toISOString(),
        eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      }
      await store.put(`${bucket}/${key}`, pack(head, bytes))
      return toMetadata(head, bytes.length)
    },
    async deleteObject(bucket, key) {
      await store.remove(`${bucket}/${key}`)
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await store.remove(`${bucket}/${key}`)
    },
    async copyObject(sourceBucket, source, _version, bucket, destination) {
      const packed = await store.get(`${sourceBucket}/${source}`)
      if (!packed) throw new Error(`No such object: ${sourceBucket}/${source}`)
      await store.put(`${bucket}/${destination}`, packed)
      const { eTag, lastModified } = unpack(packed).metadata
      return { httpStatusCode: 200, eTag, ...(lastModified ? { lastModified } : {}) }
    },
    privateAssetUrl: async (bucket, key) => `${bucket}/${key}`,
  }
}

function pack(head: StoredHead, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body])
}

function unpack(packed: Buffer): { metadata: ObjectMetadata; body: Buffer } {
  const end = packed.indexOf('\n')
  const head = JSON.parse(packed.toString('utf8', 0, end)) as StoredHead
  const body = packed.subarray(end + 1)
  return { metadata: toMetadata(head, body.length), body }
}

function toMetadata(head: StoredHead, size: number): ObjectMetadata {
  return {
    cacheControl: head.cacheControl,
    mimetype: head.mimetype,
    eTag: head.eTag,
    lastModified: new Date(head.lastModified),
    size,
    contentLength: size,
    httpStatusCode: 200,
  }
}

async function toBuffer(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body)
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
