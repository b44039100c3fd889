import { publicFileAddress } from '@/lib/storage'
import { PICTURE_BUCKET, picturePath } from './picture-path'

/**
 * Where to load a stored picture from. The address is made anew from its path: the backend may have moved since, and
 * a picture on a stranger's server would tell that server who reads whose profile.
 */
export function pictureAddress(storedUrl: string | null): string | null {
  const path = picturePath(storedUrl)
  return path && publicFileAddress(PICTURE_BUCKET, path)
}
