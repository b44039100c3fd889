/** The paragraphs of a text, which empty lines part; none of a blank one. Single line ends stay. */
export function paragraphsOf(text: string): string[] {
  return text.trim() === '' ? [] : text.trim().split(/\n{2,}/)
}
