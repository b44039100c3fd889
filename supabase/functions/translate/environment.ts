/** Reads one setting; undefined when it is not set or blank. */
export type Environment = (name: string) => string | undefined

/** Where the runtimes keep their settings: Deno and the hosted edge runtime, or Node. */
interface Runtime {
  readonly Deno?: { readonly env: { get(name: string): string | undefined } }
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> }
}

/** The settings of the process, read anew at each call. */
export const processEnvironment: Environment = (name) => {
  const runtime: Runtime = globalThis
  const value = runtime.Deno ? runtime.Deno.env.get(name) : runtime.process?.env[name]
  return value?.trim() ? value.trim() : undefined
}
