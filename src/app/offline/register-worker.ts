import type { FromWorker, ToWorker } from './worker-messages'

/** How long the new service worker may take to take over before the page is loaded anew all the same, in milliseconds. */
const TAKES_OVER_WITHIN = 1000

function tell(worker: ServiceWorker, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
  worker.postMessage(message)
}

/** The script that the document loaded: it changes with every build of the app. */
function entryOf(document: Document): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script ? new URL(script.src).pathname : ''
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}

/** Lets the waiting worker take over where this page is the only one, and loads the page anew. */
export function loadNewVersion(waiting: ServiceWorker): void {
  const reload = () => window.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, TAKES_OVER_WITHIN)
  tell(waiting, { kind: 'leaving' })
}

/**
 * Registers the service worker, which keeps the app on the device. Calls back with the waiting worker when a newer
 * version of the app than this page's is ready. Never rejects: without a worker the app works as before.
 */
export async function registerWorker(onNewer: (waiting: ServiceWorker) => void): Promise<void> {
  const { serviceWorker } = navigator
  try {
    // Browsers that are told to refuse may answer nothing, against the type.
    const registration = (await serviceWorker.register('/sw.js')) as
      ServiceWorkerRegistration | undefined
    if (!registration) return
    const ask = () => {
      const { waiting } = registration
      if (waiting) tell(waiting, { kind: 'arrived', entry: entryOf(document) })
    }
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'newer' && registration.waiting) onNewer(registration.waiting)
    })
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', ask),
    )
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && navigator.onLine)
        registration.update().catch(() => undefined)
    })
    ask()
    const { active } = await serviceWorker.ready
    if (active) tell(active, { kind: 'loaded', paths: loadedFiles() })
  } catch {
    // Private windows and devices without room refuse it.
  }
}
