/** By kind: what people write of it, and what sounds like it and is something else. */
export type KindContexts = Readonly<
  Record<string, { readonly yes: readonly string[]; readonly no: readonly string[] }>
>
