/** Reads what `addresses.search` wrote, as it stands in the address. Apart from it: the first screen needs no reading. */
export function readSearch(parameters: URLSearchParams) {
  return {
    text: (parameters.get('q') ?? '').trim(),
    tradition: parameters.get('tradition'),
    category: parameters.get('category'),
    type: parameters.get('type'),
  }
}
