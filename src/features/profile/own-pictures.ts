import { AppError } from '@/lib/errors'
import type { openStorage } from '@/lib/storage'
import type { PictureSlot } from './picture-upload'

type Bucket = Pick<ReturnType<Awaited<ReturnType<typeof openStorage>>['from']>, 'list' | 'remove'>

/** How many files are asked for and removed at once; fewer than the storage service takes in one request. */
const AT_ONCE = 100

async function removeSome(bucket: Bucket, folder: string): Promise<number> {
  const listed = await bucket.list(folder, { limit: AT_ONCE })
  if (listed.error) throw new AppError('server', listed.error.message)
  const paths = listed.data.map(({ name }) => `${folder}/${name}`)
  if (paths.length === 0) return 0
  const removed = await bucket.remove(paths)
  if (removed.error) throw new AppError('server', removed.error.message)
  // A picture that stays listed after its removal would be requested for ever.
  if (removed.data.length === 0) throw new AppError('forbidden', 'The pictures stayed.')
  return removed.data.length
}

/**
 * Removes every picture of the viewer in these folders, also those that no profile points to any more: whoever lists the bucket is
 * shown their own files only. Resolves with how many there were. Throws AppError.
 */
export async function removeOwnPictures(
  bucket: Bucket,
  folders: readonly PictureSlot[] = ['avatar', 'banner'],
): Promise<number> {
  let count = 0
  for (const folder of folders)
    for (let removed = -1; removed !== 0; count += removed)
      removed = await removeSome(bucket, folder)
  return count
}
