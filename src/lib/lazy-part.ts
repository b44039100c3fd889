import { createElement, lazy, type ComponentType } from 'react'
import { endsWithin } from './ends-within'
import { keepTrying } from './keep-trying'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** How long a file of the app may take to arrive, in milliseconds. */
const FILE_WITHIN = 12_000

function neverArrived(): Error {
  return new Error('A part of the page did not load in time.')
}

/** The promise of a file of the app that is waited for; rejects when it does not arrive in time. */
export function arrives<Module>(file: Promise<Module>): Promise<Module> {
  return endsWithin(FILE_WITHIN, file, neverArrived)
}

/** What starts the parts anew whose file did not arrive: React itself keeps a failure for ever. */
const failed = new Set<() => void>()

/** Lets the parts whose file did not arrive be asked for again when they are next shown. */
export function renewFailedParts(): void {
  for (const renew of failed) renew()
  failed.clear()
}

/** A page or a dialog in a file of its own. When it does not arrive, the page's error says so and offers a retry. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Part: ComponentType<Props>
  function renew(): void {
    Part = lazy(async () => {
      try {
        return await arrives(load())
      } catch (error) {
        failed.add(renew)
        throw error
      }
    })
  }
  renew()
  return (props) => createElement(Part, props)
}

/** Something around the pages that they work without. It is asked for until it arrives, and never breaks the app. */
export function lazyExtra<Props>(load: Load<Props>) {
  return lazy(() => keepTrying(load))
}
