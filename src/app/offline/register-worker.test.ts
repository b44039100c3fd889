// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerWorker } from './register-worker'

type Send = (message: unknown) => void

/** The browser's side: a registration with its workers, and messages from them. */
function browser() {
  const registration = Object.assign(new EventTarget(), {
    active: { postMessage: vi.fn<Send>() },
    installing: null as EventTarget | null,
    waiting: null as { postMessage: Send } | null,
    update: vi.fn<() => Promise<void>>().mockResolvedValue(),
  })
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    register: vi.fn<() => Promise<unknown>>().mockResolvedValue(registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return { container, registration }
}

/** A newer worker has been installed and waits. */
function install({ registration }: ReturnType<typeof browser>) {
  const waiting = { postMessage: vi.fn<Send>() }
  const installing = new EventTarget()
  registration.installing = installing
  registration.dispatchEvent(new Event('updatefound'))
  registration.waiting = waiting
  installing.dispatchEvent(new Event('statechange'))
  return waiting
}

const say = ({ container }: ReturnType<typeof browser>, data: unknown) =>
  container.dispatchEvent(new MessageEvent('message', { data }))

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-aaaaaaaa.js"></script>'
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [
      { name: `${location.origin}/assets/islam-aaaaaaaa.js` },
      { name: `${location.origin}/rest/v1/prayers` },
      { name: 'https://elsewhere.example/assets/x-aaaaaaaa.js' },
    ],
    configurable: true,
  })
})
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

describe('the app on the device', () => {
  it('is told which of its files this page has used', async () => {
    const { registration } = browser()
    await registerWorker(() => undefined)
    expect(registration.active.postMessage).toHaveBeenCalledWith({
      kind: 'loaded',
      paths: ['/assets/islam-aaaaaaaa.js'],
    })
  })

  it('announces a newer version when the waiting worker says that it is newer than this page', async () => {
    const site = browser()
    const onNewer = vi.fn<(waiting: ServiceWorker) => void>()
    await registerWorker(onNewer)
    const waiting = install(site)
    expect(waiting.postMessage).toHaveBeenCalledWith({
      kind: 'arrived',
      entry: '/assets/index-aaaaaaaa.js',
    })
    expect(onNewer).not.toHaveBeenCalled()
    say(site, { kind: 'newer' })
    expect(onNewer).toHaveBeenCalledExactlyOnceWith(waiting)
  })

  it('is done without where the browser refuses', async () => {
    const { container } = browser()
    container.register.mockRejectedValueOnce(new DOMException('insecure', 'SecurityError'))
    await expect(registerWorker(() => undefined)).resolves.toBeUndefined()
    container.register.mockResolvedValueOnce(undefined)
    await expect(registerWorker(() => undefined)).resolves.toBeUndefined()
  })
})
