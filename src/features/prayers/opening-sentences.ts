const SENTENCE = /\S.*?[.!?…]+["”’)]*(?=\s|$)/gs

/**
 * The first sentences of a text, as one line: as many as fit into so many characters, at least one. A text that ends
 * no sentence is returned whole.
 */
export function openingSentences(text: string, most: number): string {
  const [first, ...more] = text.trim().match(SENTENCE) ?? [text.trim()]
  let opening = first
  for (const sentence of more) {
    if (opening.length + 1 + sentence.length > most) break
    opening += ` ${sentence}`
  }
  return opening.replace(/\s+/g, ' ')
}
