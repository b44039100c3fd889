import { sentencesOf } from '../card/sentences'

/** What is shown at once while praying: the sentences of a paragraph, or of a part of one. Joined, they are its text. */
export type PrayerStep = readonly string[]

/** In characters: a longer paragraph is shown in parts. It fits a phone at the usual text size. */
const PARAGRAPH = 320
/** A prayer without paragraphs is parted into a few sentences each. */
const FEW_SENTENCES = 180

/** Parts of about the same length, none of them longer than needed; a sentence stays whole. */
function partsOf(sentences: readonly string[], limit: number): PrayerStep[] {
  const total = sentences.join('').length
  const parts: string[][] = Array.from({ length: Math.max(1, Math.ceil(total / limit)) }, () => [])
  let before = 0
  for (const sentence of sentences) {
    const middle = before + sentence.length / 2
    parts[Math.floor((middle / total) * parts.length)]?.push(sentence)
    before += sentence.length
  }
  return parts.filter((part) => part.length > 0)
}

function withoutOuterSpace(step: PrayerStep): PrayerStep {
  const last = step.length - 1
  return step.map((sentence, place) => (place === last ? sentence.trimEnd() : sentence))
}

/**
 * Splits a prayer into what is prayed one after the other: its paragraphs, long ones in parts of whole sentences, and a
 * prayer of one paragraph a few sentences at a time. Empty for an empty text. `language` is a BCP 47 tag or null.
 */
export function prayerSteps(text: string, language: string | null): PrayerStep[] {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
  const limit = paragraphs.length > 1 ? PARAGRAPH : FEW_SENTENCES
  return paragraphs
    .flatMap((paragraph) => partsOf(sentencesOf(paragraph.trim(), language), limit))
    .map(withoutOuterSpace)
}
