import type { StorageClient as DeferredClient } from './deferred/storage-js'
import { backendUrl, supabase } from './supabase'

type Storage = typeof supabase.storage

/** Checks a property, not the class: the development server bundles a second copy of the placeholder into supabase-js. */
function isDeferred(client: unknown): client is DeferredClient {
  return typeof client === 'object' && client !== null && 'isDeferred' in client
}

/** The storage part of the client, loaded when it is first asked for. */
export async function openStorage(): Promise<Storage> {
  const deferred: unknown = supabase.storage
  if (isDeferred(deferred)) {
    const { StorageClient } = await import('@supabase/storage-js/dist/index.mjs')
    supabase.storage = new StorageClient(...deferred.constructedWith)
  }
  return supabase.storage
}

/** Where a file of a public bucket is served from; the address form is part of Supabase's storage API. */
export function publicFileAddress(bucket: string, path: string): string {
  return `${backendUrl}/storage/v1/object/public/${bucket}/${path}`
}
