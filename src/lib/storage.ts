import { StorageClient as DeferredClient } from './deferred/storage-js'
import { backendUrl, supabase } from './supabase'

type Storage = typeof supabase.storage

/** The storage part of the client, loaded when it is first asked for. */
export async function openStorage(): Promise<Storage> {
  const deferred: unknown = supabase.storage
  if (deferred instanceof DeferredClient) {
    const { StorageClient } = await import('@supabase/storage-js/dist/index.mjs')
    supabase.storage = new StorageClient(...deferred.constructedWith)
  }
  return supabase.storage
}

/** Where a file of a public bucket is served from; the address form is part of Supabase's storage API. */
export function publicFileAddress(bucket: string, path: string): string {
  return `${backendUrl}/storage/v1/object/public/${bucket}/${path}`
}
