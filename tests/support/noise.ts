/** Something that went wrong on a page, and the address it went wrong at; '' where there is none. */
export interface Noise {
  readonly text: string
  readonly address: string
}

/** What nobody expected, each with its address. Patterns see the text alone: an address may hold any number. */
export function unexpectedNoise(
  noise: readonly Noise[],
  expected: readonly RegExp[],
): readonly string[] {
  return noise
    .filter(({ text }) => !expected.some((pattern) => pattern.test(text)))
    .map(({ text, address }) => `${text} ${address}`.trim())
}
