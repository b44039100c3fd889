/** What the writer of one like needs from its surroundings. */
export interface LikeWriterParts {
  /** Makes the wish true on the server. Rejects when that failed or when nobody knows. */
  readonly send: (isLiked: boolean) => Promise<void>
  /** True when the failure leaves open whether the server did it: the request was sent and no answer came. */
  readonly isOutcomeUnknown: (error: unknown) => boolean
  /** Settles when there is a network again; null while there is one. */
  readonly networkReturns: () => Promise<void> | null
  /** Told what is still to be sent; null when nothing is. */
  readonly keep: (wish: boolean | null) => void
  /** Puts a state on the screen; a state that is there already changes nothing. */
  readonly show: (isLiked: boolean) => void
  /** Called once when the last wish could not be kept; the screen shows the acknowledged state again. */
  readonly onFailed: (wish: boolean, error: unknown) => void
  /** Called when the writer is at rest again. */
  readonly onRest: () => void
}

/**
 * Returns the one writer of one person's like of one prayer. It remembers what the server last acknowledged; a press
 * only changes the wish. When the running request ends, the wish is sent if it differs from what is acknowledged: so
 * never two requests at once, nothing is sent twice, and the last wish wins. Without a network the wish waits for it.
 * @param acknowledged what the server is known to hold; null when that is not known.
 */
export function createLikeWriter(acknowledged: boolean | null, parts: LikeWriterParts) {
  /** What a failure goes back to. */
  let known = acknowledged ?? false
  let isKnown = acknowledged !== null
  let wish = known
  let isRunning = false

  async function run(): Promise<void> {
    while (!isKnown || wish !== known) {
      const sent = wish
      // Tried all the same: a browser without a network may well reach a server on its own machine.
      let returned = parts.networkReturns()
      try {
        await parts.send(sent)
        known = sent
        isKnown = true
      } catch (error) {
        const isUnknown = parts.isOutcomeUnknown(error)
        if (isUnknown && !returned) isKnown = false
        returned ??= parts.networkReturns()
        if (isUnknown && returned) await returned
        // Pressed again meanwhile: that wish is still owed its try.
        else if (wish === sent) {
          parts.show(known)
          parts.onFailed(sent, error)
          return
        }
      }
    }
  }

  return function press(isLiked: boolean): void {
    wish = isLiked
    parts.show(isLiked)
    parts.keep(isKnown && wish === known ? null : wish)
    if (isRunning) return
    isRunning = true
    void run().finally(() => {
      isRunning = false
      parts.keep(null)
      parts.onRest()
    })
  }
}
