/** Lets one piece of work run at a time, in the order of asking. Not re-entrant. */
export class Mutex {
  #tail: Promise<unknown> = Promise.resolve()

  /** Runs `work` when everything asked for before it has finished, however it finished. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work, work)
    this.#tail = result.catch(() => undefined)
    return result
  }
}
