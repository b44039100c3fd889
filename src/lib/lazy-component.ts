import { createElement, lazy, type ComponentType } from 'react'
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

/** A page or a dialog in a file of its own. When the file does not load, the page's error boundary offers a retry. */
export function lazyWithTimeout<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Component: ComponentType<Props>
  function reset(): void {
    Component = lazy(async () => {
      try {
        return await withFileTimeout(load())
      } catch (error) {
        resets.add(reset)
        throw error
      }
    })
  }
  reset()
  return (props) => createElement(Component, props)
}

/** An optional part of a page. Its file is requested until it loads; a failure never breaks the page. */
export function lazyWithRetry<Props>(load: Load<Props>) {
  return lazy(() => retryWithBackoff(load))
}
