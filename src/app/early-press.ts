declare global {
  /** The button that was pressed before the app took the page over (public/first-paint.js); null once it has. */
  var orisonEarlyPress: HTMLElement | null | undefined
}

/**
 * Does what somebody pressed while the app was on its way: the last button only, where it is still on the page. To be called when
 * the app has taken the page over, which hears presses itself from then on.
 */
export function doEarlyPress(): void {
  const pressed = globalThis.orisonEarlyPress
  globalThis.orisonEarlyPress = null
  if (pressed?.isConnected) pressed.click()
}
