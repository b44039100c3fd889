import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import type { Axes } from '../axes'
import { BANDS } from '../bands'
import type { Pack, Voice } from '../pack'
import { expandSentence, parseTemplate } from '../template'
import { countWords } from '../words'
import { drawFromBag, type Draw, type DrawCounts } from './bag'
import { breakRuns } from './break-runs'
import { findPool } from './pools'
import { DEFAULT_SHAPE, QUIET_SHAPE, readShape, type Slot, type Step } from './shapes'

/** One fragment as it stands in a text. */
export interface Piece {
  readonly id: string
  readonly slot: Slot
  readonly expansion: number
  readonly sentences: readonly string[]
  readonly words: number
  readonly paragraph: number
}

export interface ComposedText {
  readonly pieces: readonly Piece[]
  readonly words: number
  /** How often the draw was repeated; 8 means that the fallback was needed. */
  readonly redraws: number
}

export interface TextRequest {
  readonly pack: Voice
  readonly axes: Axes
  /** Everything that was chosen, variant and length apart. */
  readonly base: string
  readonly variant: number
}

const MOST_REDRAWS = 8
const I_MARKERS: Readonly<Record<string, string>> = {
  my: 'my',
  I: 'I',
  me: 'me',
  am: 'am',
  myself: 'myself',
  mine: 'mine',
}
const WE_MARKERS: Readonly<Record<string, string>> = {
  my: 'our',
  I: 'we',
  me: 'us',
  am: 'are',
  myself: 'ourselves',
  mine: 'ours',
}

/** Writes the stock’s speaker markers out: `[my]` becomes my or our. */
export function speakAs(speaker: Pack['speaker'], text: string): string {
  const words = speaker === 'I' ? I_MARKERS : WE_MARKERS
  return text.replace(/\[(\w+)\]/g, (_, marker: string) => {
    const word = words[marker] ?? words[marker.charAt(0).toLowerCase() + marker.slice(1)]
    if (!word) throw new Error(`[${marker}] is no speaker marker`)
    const capital = marker !== 'I' && marker.charAt(0) === marker.charAt(0).toUpperCase()
    return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
}

const NO_DRAWS: DrawCounts = { short: 0, medium: 0, long: 0 }

/** How many fragments each length may need of each pool. */
function countDraws(request: TextRequest, register: string): Map<string, DrawCounts> {
  const counts = new Map<string, Record<PrayerLength, number>>()
  for (const length of PRAYER_LENGTHS) {
    for (const { slot } of shapeOf(request, length)) {
      const { name } = findPool(request.pack, request.axes, register, slot, length)
      const count = counts.get(name) ?? { ...NO_DRAWS }
      count[length]++
      counts.set(name, count)
    }
  }
  return counts
}

function shapeOf(request: TextRequest, length: PrayerLength): readonly Step[] {
  if (request.axes.reading.weave.kind === 'quiet') return readShape(QUIET_SHAPE[length])
  return readShape(request.pack.shape?.[length] ?? DEFAULT_SHAPE[length])
}

function registerOf({ pack, axes, base, variant }: TextRequest) {
  const all = pack.registers ?? []
  if (axes.reading.flood && all.includes('flood')) return { name: 'flood', index: 0, count: 1 }
  const names = all.filter((name) => name !== 'flood')
  if (names.length === 0) return { name: '', index: 0, count: 1 }
  const index = (base.length + variant) % names.length
  return { name: names[index] ?? '', index, count: names.length }
}

function sayPiece(request: TextRequest, step: Step, draw: Draw, said: ReadonlySet<string>): Piece {
  const { fragment } = draw
  const { sentences: templates } = parseTemplate(fragment.template)
  const taken = new Set<string>()
  const sentences = templates.map((template, index) => {
    const salt = `${request.base}|${fragment.id}|${index}`
    let text = ''
    for (let extra = 0; extra < template.expansions; extra++) {
      text = speakAs(request.pack.speaker, expandSentence(template, draw.expansion + extra, salt))
      if (template.formula || !(said.has(text) || taken.has(text))) break
    }
    taken.add(text)
    return text
  })
  const words = sentences.reduce((total, sentence) => total + countWords(sentence), 0)
  const { slot, paragraph } = step
  return { id: fragment.id, slot, expansion: draw.expansion, sentences, words, paragraph }
}

function draftText(
  request: TextRequest,
  length: PrayerLength,
  said: ReadonlySet<string>,
  redraw: number,
): ComposedText {
  const register = registerOf(request)
  const counts = countDraws(request, register.name)
  const draws = new Map<string, Draw[]>()
  const drawn = new Map<string, number>()
  const candidates: { step: Step; piece: Piece; order: number }[] = []
  for (const [order, step] of shapeOf(request, length).entries()) {
    const pool = findPool(request.pack, request.axes, register.name, step.slot, length)
    if (pool.fragments.length === 0) continue
    let bag = draws.get(pool.name)
    if (!bag) {
      const needed = counts.get(pool.name) ?? NO_DRAWS
      bag = drawFromBag(pool, needed, length, request.variant, request.base, register)
      draws.set(pool.name, bag)
    }
    const position = drawn.get(pool.name) ?? 0
    drawn.set(pool.name, position + 1)
    const draw = bag[position]
    if (!draw) continue
    const moved = { ...draw, expansion: draw.expansion + redraw }
    candidates.push({ step, piece: sayPiece(request, step, moved, said), order })
  }

  const band = BANDS[request.pack.band][length]
  const chosen = candidates.filter(({ step }) => step.rank === 0)
  let words = chosen.reduce((total, { piece }) => total + piece.words, 0)
  const others = candidates.filter(({ step }) => step.rank > 0)
  for (const candidate of others.sort((a, b) => a.step.rank - b.step.rank || a.order - b.order)) {
    if (words + candidate.piece.words > band.most) continue
    if (candidate.step.rank > 1 && words >= band.enough) continue
    chosen.push(candidate)
    words += candidate.piece.words
  }
  const pieces = breakRuns(chosen.sort((a, b) => a.order - b.order).map(({ piece }) => piece))
  return { pieces, words, redraws: redraw }
}

/** Drops what a prayer can do without until it fits; keeps every chosen axis. */
function shorten(text: ComposedText, most: number): ComposedText {
  let { pieces, words } = text
  for (const slot of ['commit', 'attribute', 'turn', 'widening'] satisfies Slot[]) {
    const dropped = pieces.find((piece) => piece.slot === slot)
    if (words <= most || !dropped) continue
    pieces = pieces.filter((piece) => piece !== dropped)
    words -= dropped.words
  }
  return { ...text, pieces, words }
}

/** One length of a prayer. `said` holds the sentences of the other lengths; new ones are added to it. */
export function composeText(
  request: TextRequest,
  length: PrayerLength,
  said: Set<string>,
): ComposedText {
  const band = BANDS[request.pack.band][length]
  let text = draftText(request, length, said, 0)
  for (let redraw = 1; redraw <= MOST_REDRAWS; redraw++) {
    if (text.words >= band.fewest && text.words <= band.most) break
    text = draftText(request, length, said, redraw)
  }
  if (text.redraws === MOST_REDRAWS) text = shorten(text, band.most)
  for (const { sentences } of text.pieces) for (const sentence of sentences) said.add(sentence)
  return text
}
