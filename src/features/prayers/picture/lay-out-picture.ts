import { runsFrom } from '../card/text-direction'
import { sentencesOf } from '../card/sentences'
import { wrapLines } from './wrap-lines'

/** The sizes that previews of links and pages of phones have, in pixels. */
export const PICTURE_FORMATS = {
  wide: { width: 1200, height: 630, margin: 84, largest: 60, smallest: 30, excerpt: 37 },
  tall: { width: 1080, height: 1350, margin: 100, largest: 72, smallest: 36, excerpt: 46 },
} as const

export type PictureFormat = keyof typeof PICTURE_FORMATS
type Face = 'serif' | 'sans'
type Direction = 'ltr' | 'rtl'

export interface PictureWords {
  readonly text: string
  /** BCP 47 tag; null when unknown. */
  readonly language: string | null
  readonly title: string
  readonly tradition: string
  /** Where the prayer can be read, else the name of the site. */
  readonly source: string
}

/** One line of a picture; `x` is where it begins in its own card's direction, `y` its baseline, in pixels. */
interface PictureLine {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly face: Face
  readonly size: number
  readonly tone: 'ink' | 'soft'
  /** The way this line's own words run. */
  readonly direction: Direction
}

export interface PictureLayout {
  readonly width: number
  readonly height: number
  /** The way the prayer runs: lines begin at this side. */
  readonly direction: Direction
  readonly lines: readonly PictureLine[]
  readonly dot: { readonly x: number; readonly y: number; readonly radius: number }
  /** What of the prayer is shown, for the description. */
  readonly shownText: string
}

/** The width of a text, in pixels. */
export type MeasureText = (text: string, face: Face, size: number) => number

const LEADING = 1.42
/** Between paragraphs, in lines. */
const PARAGRAPH_GAP = 0.5
const SIZES = { tradition: 27, title: 27, source: 21 } as const

interface FittedText {
  readonly text: string
  readonly lines: readonly string[]
  readonly size: number
  readonly height: number
}

interface Box {
  readonly width: number
  readonly height: number
}

function fitAt(text: string, size: number, box: Box, measure: MeasureText): FittedText | null {
  const measureLine = (part: string) => measure(part, 'serif', size)
  const lines = wrapLines(text, { width: box.width, measure: measureLine })
  const gaps = lines.filter((line) => line === '').length
  const height = (lines.length - gaps * (1 - PARAGRAPH_GAP)) * size * LEADING
  return height <= box.height ? { text, lines, size, height } : null
}

/** The last of `count` places that fits, where everything before it fits too; -1 when none does. */
function lastFitting(count: number, fits: (place: number) => boolean): number {
  let [fitting, tooMuch] = [-1, count]
  while (tooMuch - fitting > 1) {
    const middle = Math.floor((fitting + tooMuch) / 2)
    if (fits(middle)) fitting = middle
    else tooMuch = middle
  }
  return fitting
}

/** The text as large as the box allows; null when it is too long at the smallest size. */
function fit(
  text: string,
  [largest, smallest]: readonly [number, number],
  box: Box,
  measure: MeasureText,
): FittedText | null {
  const more = lastFitting(
    largest - smallest + 1,
    (step) => fitAt(text, smallest + step, box, measure) !== null,
  )
  const size = smallest + more
  const fitted = more < 0 ? null : fitAt(text, size, box, measure)
  if (!fitted) return null
  const measureLine = (part: string) => measure(part, 'serif', size)
  return {
    ...fitted,
    lines: wrapLines(text, { width: box.width, measure: measureLine, isEven: true }),
  }
}

/** The beginnings of a text, shortest first: words of the first sentence, then whole sentences. */
function beginnings(text: string, language: string | null): string[] {
  const grow = (parts: readonly string[]) =>
    parts.map((_, end) =>
      parts
        .slice(0, end + 1)
        .join('')
        .trim(),
    )
  const sentences = sentencesOf(text, language).filter((sentence) => sentence !== '')
  const words = grow((sentences[0] ?? '').split(/(?<=\s)/)).map((part) => `${part}…`)
  return [...words, ...grow(sentences)]
}

function fitText(
  { text, language }: PictureWords,
  format: PictureFormat,
  box: Box,
  measure: MeasureText,
) {
  const { largest, smallest, excerpt } = PICTURE_FORMATS[format]
  const whole = fit(text, [largest, smallest], box, measure)
  if (whole) return whole
  const parts = beginnings(text, language)
  const last = lastFitting(
    parts.length,
    (at) => fitAt(parts[at] ?? '', excerpt, box, measure) !== null,
  )
  return fit(parts[last] ?? '…', [largest, excerpt], box, measure)
}

/** The text cut so that it fits one line. */
function cutToLine(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Where everything stands on a picture of a prayer. Pure: the measuring is handed in. */
export function layOutPicture(
  words: PictureWords,
  format: PictureFormat,
  measure: MeasureText,
): PictureLayout {
  const { width, height, margin } = PICTURE_FORMATS[format]
  const tidy = { ...words, text: words.text.trim().replace(/\n\s*\n/g, '\n\n') }
  const direction = runsFrom(tidy.text, words.language)
  const along = (offset: number) => (direction === 'ltr' ? offset : width - offset)
  const top = margin + SIZES.tradition
  const bottom = height - margin
  const titleLine = bottom - SIZES.source * 1.75
  const box = { width: width - 2 * margin, height: titleLine - SIZES.title * 2.2 - (top + 40) }
  const fitted = fitText(tidy, format, box, measure)
  const size = fitted?.size ?? 0

  const lines: PictureLine[] = []
  let y = top + 40 + (box.height - (fitted?.height ?? 0)) / 2
  for (const text of fitted?.lines ?? []) {
    const leading = size * LEADING * (text === '' ? PARAGRAPH_GAP : 1)
    // The baseline stands below the middle of its line.
    if (text !== '')
      lines.push({
        text,
        x: along(margin),
        y: Math.round(y + leading / 2 + size * 0.33),
        face: 'serif',
        size,
        tone: 'ink',
        direction: words.language ? direction : runsFrom(text, null),
      })
    y += leading
  }

  const oneLine = (text: string, face: Face, lineSize: number, room: number) =>
    cutToLine(text, room, (part) => measure(part, face, lineSize))
  const radius = 7
  const indent = radius * 2 + 16
  const small = (
    text: string,
    face: Face,
    lineSize: number,
    at: { x: number; y: number },
  ): PictureLine => ({
    text: oneLine(text, face, lineSize, width - margin - at.x),
    x: along(at.x),
    y: Math.round(at.y),
    face,
    size: lineSize,
    tone: 'soft',
    direction: runsFrom(text, null),
  })
  return {
    width,
    height,
    direction,
    lines: [
      small(words.tradition, 'sans', SIZES.tradition, { x: margin + indent, y: top }),
      ...lines,
      small(words.title, 'serif', SIZES.title, { x: margin, y: titleLine }),
      small(words.source, 'sans', SIZES.source, { x: margin, y: bottom }),
    ],
    dot: { x: along(margin + radius), y: Math.round(top - SIZES.tradition * 0.34), radius },
    shownText: fitted?.text ?? '',
  }
}

/** Says a picture in words, for those who do not see it. */
export function describePicture({ title, tradition, source }: PictureWords, shownText: string) {
  return `A card with a prayer. ${tradition}: “${shownText.replace(/\s+/g, ' ')}” From “${title}”, ${source}`
}
