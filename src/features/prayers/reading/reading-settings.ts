import type { CSSProperties } from 'react'
import { readDevice, writeDevice } from '@/lib/device-storage'

/** How many times the usual size the letters have. */
export const TEXT_SIZES = { Small: 0.88, Medium: 1, Large: 1.2, Larger: 1.45 } as const

/** The height of a line, in letters. */
export const LINE_SPACINGS = { Close: 1.45, Medium: 1.65, Wide: 1.95 } as const

export type TextSize = keyof typeof TEXT_SIZES
export type LineSpacing = keyof typeof LINE_SPACINGS

/** How somebody wants to read prayers on their pages. */
export interface ReadingSettings {
  readonly size: TextSize
  readonly spacing: LineSpacing
}

const KEY = 'reading'
const USUAL: ReadingSettings = { size: 'Medium', spacing: 'Medium' }

function parse(kept: unknown): ReadingSettings | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { size, spacing } = kept as Partial<Record<keyof ReadingSettings, unknown>>
  return {
    size: namesOf(TEXT_SIZES).find((name) => name === size) ?? USUAL.size,
    spacing: namesOf(LINE_SPACINGS).find((name) => name === spacing) ?? USUAL.spacing,
  }
}

export function namesOf<Name extends string>(choices: Readonly<Record<Name, number>>): Name[] {
  return Object.keys(choices) as Name[]
}

/** What this device keeps; the usual settings where it keeps none. */
export function readReadingSettings(): ReadingSettings {
  return readDevice(KEY, parse) ?? USUAL
}

export function keepReadingSettings(settings: ReadingSettings): void {
  writeDevice(KEY, settings)
}

/** The variables that `prayer-text` in index.css reads. */
export function readingStyle({ size, spacing }: ReadingSettings): CSSProperties {
  return {
    '--prayer-scale': TEXT_SIZES[size],
    '--prayer-leading': LINE_SPACINGS[spacing],
  } as CSSProperties
}
