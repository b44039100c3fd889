/** Canonical slug: lower case, every run of characters that are not letters or digits becomes one hyphen. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** A second spelling of a slug that addresses may use: everything but letters and digits removed. */
export function toCompactSlug(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
