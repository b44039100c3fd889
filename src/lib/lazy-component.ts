import { createElement, lazy, type ComponentType, type ReactNode } from 'react'
import { retryWithBackoff } from './retry-with-backoff'
import { withTimeout } from './with-timeout'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** How long a file of the app may take to load, in milliseconds. */
const FILE_TIMEOUT = 12_000

function timeoutError(): Error {
  return new Error('A part of the page did not load in time.')
}

/** A file of the app that somebody waits for. Rejects when it does not load in time. */
export function withFileTimeout<Module>(file: Promise<Module>): Promise<Module> {
  return withTimeout(FILE_TIMEOUT, file, timeoutError)
}

/** Resets each component whose file did not load: React keeps a failure for ever. */
const resets = new Set<() => void>()

/** Lets components whose file did not load request it again when they are next rendered. */
export function resetFailedComponents(): void {
  for (const reset of resets) reset()
  resets.clear()
}

/** A component in a file of its own. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Loads the file. Rendered afterwards, the component is there at once: it does not suspend. */
  preload: () => Promise<void>
}

/** React reads the result of a thenable that calls back at once in the same render. */
function loadedAlready<Module>(module: Module): PromiseLike<Module> {
  // oxlint-disable-next-line unicorn/no-thenable -- a promise would call back after the render
  return { then: (resolve: (loaded: Module) => unknown) => resolve(module) } as PromiseLike<Module>
}

/** A page or a dialog in a file of its own. When the file does not load, the page's error boundary offers a retry. */
export function lazyWithTimeout<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  let Component: ComponentType<Props>
  let loaded: { default: ComponentType<Props> } | null = null
  function reset(): void {
    Component = lazy(
      () => (loaded ? loadedAlready(loaded) : loadOrReset()) as ReturnType<typeof load>,
    )
  }
  async function loadOrReset() {
    try {
      return await withFileTimeout(load())
    } catch (error) {
      resets.add(reset)
      throw error
    }
  }
  async function preload(): Promise<void> {
    loaded = await withFileTimeout(load())
  }
  reset()
  return Object.assign((props: Props) => createElement(Component, props), { preload })
}

/** An optional part of a page. Its file is requested until it loads; a failure never breaks the page. */
export function lazyWithRetry<Props>(load: Load<Props>) {
  return lazy(() => retryWithBackoff(load))
}
