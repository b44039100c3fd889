import type { MeasureText, PictureLayout } from './lay-out-picture'

/** Paper or dusk: the two themes of the site. */
export type PictureGround = 'light' | 'dark'

const FAMILIES = {
  serif: "'Source Serif 4 Variable', Georgia, serif",
  sans: "'Inter Variable', system-ui, sans-serif",
} as const

const fontOf = (face: keyof typeof FAMILIES, size: number) => `400 ${size}px ${FAMILIES[face]}`

/** Loads what the texts need of the site's own fonts: they are served in parts, by letters. */
export async function loadPictureFonts(texts: readonly string[]): Promise<void> {
  const all = texts.join(' ')
  const faces = [
    document.fonts.load(fontOf('serif', 40), all),
    document.fonts.load(fontOf('sans', 40), all),
  ]
  // Letters of a font that did not load are drawn in another one.
  await Promise.allSettled(faces)
}

/** Measures texts as the browser draws them. Null where there is no canvas. */
export function createMeasure(): MeasureText | null {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return null
  return (text, face, size) => {
    context.font = fontOf(face, size)
    return context.measureText(text).width
  }
}

const TOKENS = ['ground', 'ink', 'ink-soft', 'line'] as const

/** The colours of a theme, whichever one the page is in. */
function readColours(ground: PictureGround): Record<(typeof TOKENS)[number], string> {
  const probe = document.createElement('span')
  probe.style.colorScheme = ground
  document.body.append(probe)
  const read = (token: string) => {
    probe.style.color = `var(--color-${token})`
    return getComputedStyle(probe).color
  }
  const colours = Object.fromEntries(TOKENS.map((token) => [token, read(token)]))
  probe.remove()
  return colours as Record<(typeof TOKENS)[number], string>
}

/** Between the edge and the thin frame, in pixels. */
const FRAME = 28

/** Draws a picture as PNG. Throws where the browser cannot. `hue` is that of the tradition. */
export async function drawPicture(
  layout: PictureLayout,
  { ground, hue }: { readonly ground: PictureGround; readonly hue: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = layout.width
  canvas.height = layout.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  const colours = readColours(ground)
  context.fillStyle = colours.ground
  context.fillRect(0, 0, layout.width, layout.height)
  context.strokeStyle = colours.line
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(FRAME, FRAME, layout.width - 2 * FRAME, layout.height - 2 * FRAME, 14)
  context.stroke()

  context.fillStyle = `oklch(0.62 0.11 ${hue})`
  context.beginPath()
  context.arc(layout.dot.x, layout.dot.y, layout.dot.radius, 0, 2 * Math.PI)
  context.fill()

  for (const line of layout.lines) {
    context.font = fontOf(line.face, line.size)
    context.fillStyle = line.tone === 'ink' ? colours.ink : colours['ink-soft']
    context.direction = line.direction
    // All lines begin at the prayer's side, also those whose words run the other way.
    context.textAlign = line.direction === layout.direction ? 'start' : 'end'
    context.fillText(line.text, line.x, line.y)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be encoded.')
  return blob
}
