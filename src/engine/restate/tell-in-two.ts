/** Sentences that stand by themselves also where others were said before them; notes without a verb and a loose “it” do not. */
const BY_ITSELF = /^(?:I|We|My|Our|He|She|They|Nobody|Everyone|The) /

/**
 * What a person told as a long prayer says it: how it begins, and the last sentence, which the prayer comes to where it goes deeper.
 * Null where there is only one sentence, or where the last one leans on the one before.
 */
export function tellInTwo(told: string): { readonly first: string; readonly last: string } | null {
  const [, first = '', last = ''] = /^(.+[.!?]) ([^.!?]+[.!?])$/.exec(told) ?? []
  return BY_ITSELF.test(last) ? { first, last } : null
}
