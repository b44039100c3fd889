import type { StorageClient } from '@supabase/storage-js'
import { backendUrl } from './backend'
import { viewerFetch } from './viewer-fetch'

/** The client of the storage service; its file is loaded with the first call. */
export async function openStorage(): Promise<StorageClient> {
  const { StorageClient: Client } = await import('@supabase/storage-js/dist/index.mjs')
  return new Client(`${backendUrl}/storage/v1`, {}, viewerFetch)
}

/** Where a file of a public bucket is served from; the address form is part of Supabase's storage API. */
export function publicFileAddress(bucket: string, path: string): string {
  return `${backendUrl}/storage/v1/object/public/${bucket}/${path}`
}
