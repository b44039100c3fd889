import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Backend } from './backend'
import { answerNodeRequest } from './http-bridge'

export interface Listening {
  port: number
  /** Stops at once, open connections included. */
  stop(): Promise<void>
}

/**
 * Listens on 127.0.0.1 before the backend is there; requests wait for it.
 * @param port 0 takes a free one.
 * @throws Error with one sentence when the port is taken.
 * @param open called with the port once it is known.
 */
export async function listen(
  port: number,
  open: (port: number) => Promise<Backend>,
): Promise<Listening & { backend: Promise<Backend> }> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is taken; choose another with --port.`) : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  const taken = (server.address() as AddressInfo).port
  const backend = open(taken)
  // The one who waits for `backend` hears of a failure; requests get it as their answer.
  backend.catch(() => undefined)
  server.on('request', (incoming, outgoing) => {
    void answerNodeRequest(incoming, outgoing, async (request) => (await backend).fetch(request))
  })
  server.on('upgrade', (incoming, socket, head) => {
    backend.then(
      ({ handleUpgrade }) => handleUpgrade(incoming, socket, head),
      () => socket.destroy(),
    )
  })
  return {
    port: taken,
    backend,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
