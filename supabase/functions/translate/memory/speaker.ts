/** The engine's speaker markers: what one person says, and what a household says. */
const ENGLISH_MARKERS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  my: ['my', 'our'],
  i: ['I', 'we'],
  me: ['me', 'us'],
  am: ['am', 'are'],
  myself: ['myself', 'ourselves'],
  mine: ['mine', 'ours'],
}

/** 0 speaks as I, 1 as we. */
export const SPEAKERS = [0, 1] as const

export type Speaker = (typeof SPEAKERS)[number]

/** Whether a template has words that depend on who speaks. */
export function hasSpeaker(template: string): boolean {
  return template.includes('[')
}

/** Writes `[my]` out in an English template. Throws on an unknown marker. */
export function speakEnglish(template: string, speaker: Speaker): string {
  return template.replaceAll(/\[(\w+)\]/g, (marker, name: string) => {
    const words = ENGLISH_MARKERS[name.toLowerCase()]
    if (!words) throw new Error(`${marker} is no speaker marker`)
    return words[speaker]
  })
}

/** Writes `[mi|nuestra]` out in a translation: first for I, then for we. */
export function speakTranslation(template: string, speaker: Speaker): string {
  return template.replaceAll(/\[([^[\]|]*)\|([^[\]|]*)\]/g, (_, one: string, many: string) =>
    speaker === 0 ? one : many,
  )
}
