import { startRecorder, type Recorder } from '../../support/asking/recorded-requests'
import { openBenchServer, type BenchServer } from './bench-server'
import { openLibrary, type Library } from './open-library'

const A_MILLION = 1_000_000

/** What the benches of scale share: one server, its loaded libraries, the app's own requests. */
export interface Scale {
  /** Prayers in the large library; `ORISON_BENCH_ROWS`, else a million. */
  rows: number
  server(): Promise<BenchServer>
  library(rows: number): Promise<Library>
  recorder(): Promise<Recorder>
  close(): Promise<void>
}

/** Opens each part when it is first asked for. Close it at the end. */
export function createScale(): Scale {
  const libraries = new Map<number, Promise<Library>>()
  let server: Promise<BenchServer> | null = null
  let recorder: Promise<Recorder> | null = null
  const openServer = () => (server ??= openBenchServer())
  return {
    rows: Number(process.env['ORISON_BENCH_ROWS'] ?? A_MILLION),
    server: openServer,
    library(rows) {
      const opened = libraries.get(rows) ?? openServer().then(({ url }) => openLibrary(url, rows))
      libraries.set(rows, opened)
      return opened
    },
    recorder: () => (recorder ??= startRecorder()),
    async close() {
      await (await recorder)?.close()
      await (await server)?.stop()
    },
  }
}
