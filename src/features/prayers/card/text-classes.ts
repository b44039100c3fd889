/** How a prayer's words look: shared by the app and by `src/app/early-prayer`, which draws them before the app has come. */
export const TEXT_CLASSES = {
  words: 'prayer-text whitespace-pre-line',
  opening: 'prayer-opening not-last:mb-(--opening-gap)',
  paragraph: 'not-first:mt-[0.9em]',
  /** Three lines. */
  clamped: 'max-h-[3lh] overflow-hidden',
  /** The third line fades into what is cut. */
  fading: 'fading-line',
}
