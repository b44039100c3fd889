/** The parts of a service worker's global scope that are used here: TypeScript's own types of it exclude those of pages. */
export interface WorkerScope {
  readonly clients: { matchAll(options: object): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void
}

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface NavigationEvent extends WorkerEvent {
  /** What the browser asked the site for while the worker started; undefined where it can not. */
  readonly preloadResponse?: Promise<Response | undefined>
}

interface WorkerMessage extends WorkerEvent {
  readonly data: unknown
  readonly source: { postMessage(message: unknown): void } | null
}
