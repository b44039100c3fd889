/** True for what may be the id of a prayer or an account; anything else in an address is nobody's and is not asked for. */
export function isRowId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
