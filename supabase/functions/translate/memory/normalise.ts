/**
 * English as it is compared: Unicode form, case, quotation marks, dashes and blanks are made one, so that a
 * text that went through another keyboard is still known.
 */
export function normaliseEnglish(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
}
