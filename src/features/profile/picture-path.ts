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
