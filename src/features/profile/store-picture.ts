import { AppError, unwrap } from '@/lib/errors'
import { openStorage, publicFileAddress } from '@/lib/storage'
import { supabase } from '@/lib/supabase'
import { PICTURE_BUCKET } from './picture-path'
import { pictureStoragePath, uploadWithRetry, type PictureSlot } from './picture-upload'
import { shrinkPicture, type ShrunkPicture } from './shrink-picture'

/** How far an upload has come; `attempt` counts from 1. */
export type UploadStep =
  | { readonly name: 'preparing' }
  | { readonly name: 'uploading'; readonly attempt: number }
  | { readonly name: 'finishing' }

interface StorePictureRequest {
  userId: string
  slot: PictureSlot
  file: File
  onStep: (step: UploadStep) => void
}

/** What the database says of too many pictures is a sentence for the person; the storage service hands it on. */
const TOO_MANY = /Please (?:remove one first|rest a while and try again)\.$/

function storageFailure(error: { message: string }): AppError {
  return new AppError(TOO_MANY.test(error.message) ? 'limited' : 'server', error.message)
}

async function requireBucket(): Promise<void> {
  const storage = await openStorage()
  const { data, error } = await storage.listBuckets()
  if (error) throw storageFailure(error)
  if (!data.some(({ name }) => name === PICTURE_BUCKET))
    throw new AppError('missing', `There is no bucket ${PICTURE_BUCKET}.`)
}

async function uploadOnce(path: string, { blob, type }: ShrunkPicture): Promise<void> {
  await requireBucket()
  const storage = await openStorage()
  const { error } = await storage
    .from(PICTURE_BUCKET)
    .upload(path, blob, { cacheControl: '3600', upsert: true, contentType: type })
  if (error) throw storageFailure(error)
}

/** A file that stays behind harms nobody and is no reason to tell the person that something failed. */
async function removeQuietly(path: string): Promise<void> {
  try {
    const storage = await openStorage()
    await storage.from(PICTURE_BUCKET).remove([path])
  } catch {
    // See above.
  }
}

/** Removes what earlier uploads that broke off left in the folder; the pictures of a person are counted. */
async function removeLeftBehind(slot: PictureSlot, kept: string): Promise<void> {
  try {
    const bucket = (await openStorage()).from(PICTURE_BUCKET)
    const { data } = await bucket.list(slot)
    const paths = (data ?? []).map(({ name }) => `${slot}/${name}`).filter((path) => path !== kept)
    if (paths.length > 0) await bucket.remove(paths)
  } catch {
    // The next upload tries again.
  }
}

async function pointTo(userId: string, slot: PictureSlot, path: string): Promise<void> {
  const publicUrl = publicFileAddress(PICTURE_BUCKET, path)
  const change = slot === 'avatar' ? { avatar_url: publicUrl } : { banner_url: publicUrl }
  unwrap(await supabase.from('profiles').update(change).eq('id', userId).select('id').single())
}

/**
 * Uploads a picture, points the profile to it, and only then removes the files it replaces. Throws UnusablePicture or
 * AppError; the profile keeps its old picture then.
 */
export async function storePicture({ userId, slot, file, onStep }: StorePictureRequest) {
  onStep({ name: 'preparing' })
  const picture = await shrinkPicture(file, slot)
  // One path for all tries: a try whose answer was lost leaves no second file behind.
  const path = pictureStoragePath(slot, picture.type, crypto.randomUUID(), Date.now())
  await uploadWithRetry(
    () => uploadOnce(path, picture),
    (attempt) => onStep({ name: 'uploading', attempt }),
  )
  onStep({ name: 'finishing' })
  try {
    await pointTo(userId, slot, path)
  } catch (error) {
    await removeQuietly(path)
    throw error
  }
  await removeLeftBehind(slot, path)
}
