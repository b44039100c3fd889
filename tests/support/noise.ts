/** Something that went wrong on a page, and the address it went wrong at; '' where there is none. */
export interface Noise {
  readonly text: string
  readonly address: string
}

/** What may go wrong: what it says and, where that alone would excuse too much, the address it may come from. */
export interface ExpectedNoise {
  readonly text: RegExp
  readonly address?: RegExp | undefined
}

/** What nobody expected, each with its address. Texts are apart from addresses, since an address may hold any number. */
export function unexpectedNoise(
  noise: readonly Noise[],
  expected: readonly ExpectedNoise[],
): readonly string[] {
  const isExpected = ({ text, address }: Noise) =>
    expected.some((each) => each.text.test(text) && (each.address?.test(address) ?? true))
  return noise
    .filter((each) => !isExpected(each))
    .map(({ text, address }) => `${text} ${address}`.trim())
}
