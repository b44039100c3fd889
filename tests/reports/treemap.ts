/** What is drawn as a rectangle: a name, and bytes. */
export interface Part {
  readonly name: string
  readonly size: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const WINDOW: Box = { x: 0, y: 0, width: 1200, height: 720 }
const COLOURS = ['#433a8c', '#8a5206', '#2f6f62', '#7a3b52', '#3a5f8c', '#5b6b2e']

/** Splits a box into two, along its longer side, until each part has one of its size; `parts` begin with the largest. */
function place(parts: readonly Part[], box: Box): [Part, Box][] {
  const [first, ...others] = parts
  if (!first) return []
  if (others.length === 0) return [[first, box]]
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  let count = 1
  let size = first.size
  while (count < parts.length - 1 && size + (parts[count]?.size ?? 0) / 2 < total / 2)
    size += parts[count++]?.size ?? 0
  const share = size / total
  const { x, y, width, height } = box
  const [one, other]: [Box, Box] =
    width >= height
      ? [
          { ...box, width: width * share },
          { ...box, x: x + width * share, width: width * (1 - share) },
        ]
      : [
          { ...box, height: height * share },
          { ...box, y: y + height * share, height: height * (1 - share) },
        ]
  return [...place(parts.slice(0, count), one), ...place(parts.slice(count), other)]
}

const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`

/** An SVG picture of the parts, each as large as its share. */
export function drawTreemap(parts: readonly Part[]): string {
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  const boxes = place(parts, WINDOW).map(([{ name, size }, box], at) => {
    const { x, y, width, height } = box
    const extent = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`
    const words = `${name} ${kilobytes(size)}`
    // As large as fits; what would be too small to read is said by the title alone.
    const letters = Math.min(22, width / (words.length * 0.6), height / 1.6)
    const text =
      letters < 7
        ? ''
        : `<text x="${(x + width / 2).toFixed(1)}" y="${(y + height / 2).toFixed(1)}" font-size="${letters.toFixed(1)}">${words}</text>`
    return `<g><title>${words}</title><rect ${extent} fill="${COLOURS[at % COLOURS.length]}"/>${text}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WINDOW.width} ${WINDOW.height}" font-family="sans-serif" fill="#fff" text-anchor="middle" dominant-baseline="central" stroke-width="0">
<title>The JavaScript of the first route: ${kilobytes(total)} gzip</title>
<style>rect { stroke: #fff; stroke-width: 2 }</style>
${boxes.join('\n')}
</svg>
`
}
