import { asPictureType, sniffPicture, SNIFFED_BYTES, type PictureType } from './picture-kind'
import { UPLOAD_LIMIT, type PictureSlot } from './picture-upload'

/** The box that a stored picture fits into, in pixels: twice the size it is shown at. */
const BOXES: Readonly<Record<PictureSlot, { width: number; height: number }>> = {
  avatar: { width: 512, height: 512 },
  banner: { width: 1920, height: 960 },
}

const QUALITY = 0.86

export interface ShrunkPicture {
  readonly blob: Blob
  readonly type: PictureType
}

/** A file that is no picture, too large, or that the browser cannot open. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture'
}

/** The size of a picture fitted into a box; never larger than it was. */
export function fitInside(
  picture: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch {
    throw new UnusablePicture('The browser cannot open this picture.')
  }
}

/**
 * The picture as it is stored: redrawn at a limited size. Metadata of the file (place, camera, anything appended) is
 * lost by that. Throws UnusablePicture when its first bytes do not prove a picture, whatever its name says, and for
 * files above 50 MB.
 */
export async function shrinkPicture(file: File, slot: PictureSlot): Promise<ShrunkPicture> {
  if (file.size > UPLOAD_LIMIT) throw new UnusablePicture('The file is larger than 50 MB.')
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer())
  const sniffed = sniffPicture(head)
  if (!sniffed) throw new UnusablePicture('This file is not a picture.')

  const bitmap = await decode(file.slice(0, file.size, sniffed))
  const { width, height } = fitInside(bitmap, BOXES[slot])
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new UnusablePicture('The browser cannot draw this picture.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()

  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', QUALITY)
  })
  // Browsers that cannot write WebP answer with PNG.
  const type = blob && asPictureType(blob.type)
  if (!blob || !type) throw new UnusablePicture('The browser cannot store this picture.')
  return { blob, type }
}
