/** The picture types that the storage bucket takes. SVG is not one of them: it can carry scripts. */
export const PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const

export type PictureType = (typeof PICTURE_TYPES)[number]

const EXTENSIONS: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

/** How many bytes of a file `sniffPicture` needs. */
export const SNIFFED_BYTES = 32

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

/**
 * The picture type that a file's first bytes prove, whatever its name and stated type say; null when they prove none.
 * Signatures: PNG (ISO 15948), JPEG SOI marker, GIF87a/89a, RIFF…WEBP, and ISO base media brands avif/avis.
 */
export function sniffPicture(bytes: Uint8Array): PictureType | null {
  if (textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png'
  if (textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg'
  if (/^GIF8[79]a/.test(textAt(bytes, 0, 6))) return 'image/gif'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (textAt(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(textAt(bytes, 8, SNIFFED_BYTES)))
    return 'image/avif'
  return null
}

/** The file name ending of a picture type. */
export function extensionOf(type: PictureType): string {
  return EXTENSIONS[type]
}

/** A stated type as one that the bucket takes; null for any other. */
export function asPictureType(stated: string): PictureType | null {
  return PICTURE_TYPES.find((type) => type === stated) ?? null
}
