import { createServer } from 'node:net'

const PORTS_TRIED = 50

/**
 * The first port from `wanted` on that nobody listens on, on 127.0.0.1.
 * @throws Error when the next 50 are all taken.
 */
export async function findFreePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + PORTS_TRIED && port < 65_536; port += 1) {
    if (await isFree(port)) return port
  }
  throw new Error(`Every port from ${wanted} to ${wanted + PORTS_TRIED - 1} is taken.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createServer()
    probe.once('error', () => settle(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)))
  })
}

/**
 * The port that is wished for: by `--port`, else by the environment's PORT; null when neither is given.
 * @throws Error when it is no port number.
 */
export function readPort(option: string | undefined): number | null {
  const [name, text] = option === undefined ? ['PORT', process.env.PORT] : ['--port', option]
  if (!text && name === 'PORT') return null
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} needs a number from 1 to 65535, not "${text}".`)
}
