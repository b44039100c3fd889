import { toSlug } from '@/catalogue/slug'
import { copyText } from '../actions/share-prayer'
import { PICTURE_FORMATS, type PictureFormat } from './lay-out-picture'

/** A drawn picture with the words that describe it. */
export interface PreparedPicture {
  readonly file: File
  readonly description: string
}

export function pictureFile(blob: Blob, title: string, format: PictureFormat): File {
  const { width, height } = PICTURE_FORMATS[format]
  // A title of marks only leaves no slug.
  const name = toSlug(title) || 'prayer'
  return new File([blob], `${name}-${width}x${height}.png`, { type: 'image/png' })
}

/** True where the system's share sheet takes pictures. */
export function canSharePictures(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

/** Opens the system's share sheet; the description goes along as the text. */
export async function sharePicture({
  file,
  description,
}: PreparedPicture): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [file], text: description })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}

/** Saves the picture as a file and copies its description; false when the browser forbids copying. */
export async function downloadPicture({ file, description }: PreparedPicture): Promise<boolean> {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return copyText(description)
}
