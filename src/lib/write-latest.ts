interface LatestWriterOptions<State> {
  /** Sends the state to the server. Rejects when that failed or when the outcome is unknown. */
  readonly send: (state: State) => Promise<void>
  /** True when the request was sent and no answer came: the server may have done it. */
  readonly isOutcomeUnknown: (error: unknown) => boolean
  /** Settles when the browser is online again; null while it is. */
  readonly whenOnline: () => Promise<void> | null
  /** Receives the state that is still to be sent; null when none is. */
  readonly onUnsent: (state: State | null) => void
  /** Puts a state on the screen. A state that is there already changes nothing. */
  readonly show: (state: State) => void
  /** Called once when the last state was refused. The screen shows the acknowledged state again. */
  readonly onError: (state: State, error: unknown) => void
  /** Called when nothing is left to send. */
  readonly onSettled: () => void
}

/**
 * Returns the writer of one small state, such as one person's like of one prayer. Each call sets the wanted state. One
 * request runs at a time. When it ends, the wanted state is sent if it differs from the acknowledged one, so that the
 * last press wins and nothing is sent twice. Offline, the wanted state waits.
 * @param initial the state to go back to, until the server has acknowledged one.
 * @param isInitialKnown whether the server is known to hold the initial state.
 */
export function createLatestWriter<State extends string | number | boolean>(
  initial: State,
  isInitialKnown: boolean,
  options: LatestWriterOptions<State>,
): (state: State) => void {
  let acknowledged = initial
  let isAcknowledgedKnown = isInitialKnown
  let wanted = initial
  let isSending = false
  /** A request is open: the server may hold its state before anybody hears of it. */
  let isInFlight = false

  async function sendUntilAcknowledged(): Promise<void> {
    while (!isAcknowledgedKnown || wanted !== acknowledged) {
      const sent = wanted
      // Sent all the same: a browser that is offline may reach a server on its own machine.
      let online = options.whenOnline()
      isInFlight = true
      try {
        await options.send(sent)
        isInFlight = false
        acknowledged = sent
        isAcknowledgedKnown = true
      } catch (error) {
        isInFlight = false
        const isUnknown = options.isOutcomeUnknown(error)
        if (isUnknown && !online) isAcknowledgedKnown = false
        online ??= options.whenOnline()
        if (isUnknown && online) await online
        // After another press in the meantime, the new state is sent.
        else if (wanted === sent) {
          options.show(acknowledged)
          options.onError(sent, error)
          return
        }
      }
    }
  }

  return function write(state: State): void {
    wanted = state
    options.show(state)
    const isSettled = !isInFlight && isAcknowledgedKnown && wanted === acknowledged
    options.onUnsent(isSettled ? null : wanted)
    if (isSending) return
    isSending = true
    void sendUntilAcknowledged().finally(() => {
      isSending = false
      options.onUnsent(null)
      options.onSettled()
    })
  }
}
