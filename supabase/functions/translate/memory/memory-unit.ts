import { readPairs, type MemoryFile, type MemoryPair } from './memory-file.ts'
import { normaliseEnglish } from './normalise.ts'
import { hasSpeaker, speakEnglish, speakTranslation, SPEAKERS } from './speaker.ts'
import { groupsOf, parseTemplate, splitTemplate, type Template } from './template.ts'

/** The smallest piece of a text that has a translation of its own: one sentence, or a whole fragment. */
export interface MemoryUnit {
  /** Normalised. */
  readonly english: Template
  readonly translation: Template
}

function normaliseTemplate(template: Template): Template {
  return template.map((part) =>
    typeof part === 'string'
      ? normaliseEnglish(part)
      : { group: part.group, options: part.options.map(normaliseEnglish) },
  )
}

function makeUnit(english: Template, translation: Template): MemoryUnit {
  return { english: normaliseTemplate(english), translation }
}

function usesOnly(translation: Template, english: Template): boolean {
  const known = groupsOf(english)
  return [...groupsOf(translation)].every((group) => known.has(group))
}

/**
 * The units of one pair: the fragment as a whole and, where both sides have the same number of sentences and no
 * choice reaches across, each sentence alone.
 */
function unitsOfPair([english, translation]: MemoryPair): MemoryUnit[] {
  const whole = { english: parseTemplate(english), translation: parseTemplate(translation) }
  const units = [makeUnit(whole.english, whole.translation)]
  const sentences = splitTemplate(whole.english)
  const translated = splitTemplate(whole.translation)
  if (sentences.length < 2 || sentences.length !== translated.length) return units
  const aligned = sentences.map((sentence, index) => makeUnit(sentence, translated[index] ?? []))
  return aligned.every((unit) => usesOnly(unit.translation, unit.english))
    ? [...units, ...aligned]
    : units
}

/** A pair for each speaker where the English depends on one, else the pair itself. */
function speak(pair: MemoryPair): MemoryPair[] {
  const [english, translation] = pair
  if (!hasSpeaker(english)) return [pair]
  return SPEAKERS.map((speaker) => [
    speakEnglish(english, speaker),
    speakTranslation(translation, speaker),
  ])
}

/** All units of a pack, in its order. */
export function unitsOfFile(file: MemoryFile): MemoryUnit[] {
  return Object.values(file).flatMap((entry) =>
    readPairs(entry).flatMap(speak).flatMap(unitsOfPair),
  )
}
