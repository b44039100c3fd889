const NAMED_AGAIN: Readonly<Record<string, string>> = { I: '{who}', me: '{who}', my: '{whose}' }

/** The return names the one prayed for again where it first points to them: “Keep my mother in your care”. */
export const namedAgain = (written: string): string =>
  written.replace(/\[(I|me|my)\]/, (mark, form: string) => NAMED_AGAIN[form] ?? mark)
