import { processEnvironment } from './environment.ts'
import { createHandler } from './handler.ts'

const handle = createHandler({
  environment: processEnvironment,
  now: () => performance.now(),
})

/** Run by the hosted edge runtime, by `deno serve` and by the embedded backend. */
export default {
  fetch: (request: Request): Promise<Response> => handle(request),
}
