/** 32-bit hash of a text (FNV-1a over UTF-16 code units, then a murmur finish); same in every engine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** 16 hexadecimal digits of a text. */
export function hexOf(text: string): string {
  const half = (salt: string) => hashText(`${salt}${text}`).toString(16).padStart(8, '0')
  return half('a') + half('b')
}

/** A stream of whole numbers below a limit (mulberry32), one stream per decision. */
export function createStream(seed: number): (limit: number) => number {
  let state = seed | 0
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) % limit
  }
}

/** A shuffled copy (Fisher–Yates), decided by the seed alone. */
export function shuffled<Element>(elements: readonly Element[], seed: number): Element[] {
  const next = createStream(seed)
  const order = [...elements]
  for (let last = order.length - 1; last > 0; last--) {
    const other = next(last + 1)
    ;[order[last], order[other]] = [order[other] as Element, order[last] as Element]
  }
  return order
}
