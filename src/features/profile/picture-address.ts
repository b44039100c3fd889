import { supabase } from '@/lib/supabase'

/** The bucket of avatars and banners. */
export const PICTURE_BUCKET = 'profiles'

const PUBLIC_PATH = `/storage/v1/object/public/${PICTURE_BUCKET}/`

/** The path of a picture inside the bucket, from its stored public address; null for any other address. */
export function picturePath(storedUrl: string | null): string | null {
  const start = storedUrl?.indexOf(PUBLIC_PATH) ?? -1
  if (!storedUrl || start === -1) return null
  const path = storedUrl.slice(start + PUBLIC_PATH.length).split(/[?#]/)[0] ?? ''
  return /^(?:avatar|banner)\/[A-Za-z0-9._-]+$/.test(path) ? path : null
}

/**
 * Where to load a stored picture from. The address is made anew from its path: the backend may have moved since, and
 * a picture on a stranger's server would tell that server who reads whose profile.
 */
export function pictureAddress(storedUrl: string | null): string | null {
  const path = picturePath(storedUrl)
  return path && supabase.storage.from(PICTURE_BUCKET).getPublicUrl(path).data.publicUrl
}
