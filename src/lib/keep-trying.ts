import { networkReturns } from './network'

/**
 * Loads something that can wait: after a failure it is asked for again when the network returns, and in growing
 * pauses of up to a minute.
 */
export async function keepTrying<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = 5000; ; pause = Math.min(pause * 2, 60_000)) {
    try {
      return await load()
    } catch {
      const later = new Promise((resolve) => setTimeout(resolve, pause))
      await Promise.race([later, networkReturns() ?? later])
    }
  }
}
