import type { FunctionsClient as Real } from '@supabase/functions-js'

type RealClient = typeof Real
type Client = InstanceType<RealClient>

/**
 * The placeholder that the build puts where supabase-js constructs its FunctionsClient. It loads the real one with the first call:
 * only translating needs it.
 */
export class FunctionsClient {
  readonly constructedWith: ConstructorParameters<RealClient>

  constructor(...constructedWith: ConstructorParameters<RealClient>) {
    this.constructedWith = constructedWith
  }

  async invoke(...call: Parameters<Client['invoke']>): Promise<unknown> {
    const { FunctionsClient: RealFunctionsClient } =
      await import('@supabase/functions-js/dist/module/index.js')
    return new RealFunctionsClient(...this.constructedWith).invoke(...call)
  }
}

/** Re-exported by supabase-js. The real ones cannot be thrown before they are loaded. */
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {}
