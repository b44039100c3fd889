/** The families of index.css, as the shorthand of `font` names them. */
const FAMILIES = ["1em 'Source Serif 4 Variable'", "1em 'Inter Variable'"]

/**
 * Asks for the font files that hold the letters of a text before it is shown. A browser asks only then, and lays out the
 * whole page once more when a file has come.
 */
export function loadFontsOf(text: string): void {
  for (const family of FAMILIES)
    document.fonts.load(family, text).catch(() => {
      // Offline: the stand-ins of font-fallbacks.css are shown.
    })
}
