import { undouble } from './undouble'
import { KIN } from './kinship'
import { plainLetters } from './plain-letters'
import { VOCABULARY } from './vocabulary'

/** Words that say little, as a part of a pattern: a rule may pass over them. */
export const SMALL =
  '(?!(?:and|not|but|let|los[et])\\b)(?:[a-z]{1,4}|#|their|whose|th[eo]se|every|[wc]ould|should|going|really|stil|again|always|often|about|there|being|keeps|get\\w+|older|litle|young)'

/** Short forms, and misspellings that lie further off than one letter. */
const SHORT =
  `cannot=can not|wanna=want to|wana=want to|gonna=going to|kms=kill myself|u=you|ur=your|n=and|kil=kill|tmrw=tomorrow|tonite=tonight|nite=night|thurs=thursday|fri=friday|thru=through|bday=birthday|dieing=dying|never=not|no=not|without=not with|selfharm=self harm`.split(
    '|',
  )

/** Real words one letter away from ours. */
const LOOK_ALIKES = /^(?:bother|brothel|farth|cancel|addition|familia|gradual|lovely|weeding|retr)/
const NUMBER = /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|twenty|few|many)$/

const full = new Map(SHORT.map((pair) => pair.split('=') as [string, string]))

/** Joined when it runs: a sum of two constants would be put into the file a second time. */
const written = [VOCABULARY, KIN].join('\n')
const known = new Set(written.match(/[a-z]{5,}/g)?.map(undouble))
/** Those in which a slip is forgiven. */
const long = written.match(/[a-z]+(?=!)/g)?.map(undouble) ?? []

/** Whether a word begins as one of ours. */
export const isKnown = (word: string): boolean =>
  Array.from(word, (_, at) => word.slice(0, Math.max(5, at + 1))).some((stem) => known.has(stem))

/** Whether a word begins as a stem does, but for one letter left out, added, changed or swapped after the first two. */
function isNearly(word: string, stem: string): boolean {
  let at = 0
  while (at < stem.length && word[at] === stem[at]) at++
  const begins = (from: number, rest: string) => word.startsWith(rest, from)
  const isSwapped = begins(at, `${stem[at + 1]}${stem[at]}${stem.slice(at + 2)}`)
  return (
    at > 1 &&
    (isSwapped ||
      [
        begins(at + 1, stem.slice(at + 1)),
        begins(at + 1, stem.slice(at)),
        begins(at, stem.slice(at + 1)),
      ].includes(true))
  )
}

/** A written word as rules read it; a slip of one letter in a long one is forgiven. */
export function spell(raw: string): string {
  const word = undouble(raw.toLowerCase())
  if (NUMBER.test(word)) return '#'
  if (word.length < 6 || word.length > 16 || LOOK_ALIKES.test(word) || isKnown(word)) return word
  return long.find((stem) => isNearly(word, stem)) ?? word
}

/**
 * The words and stops of a context, as they were written; “’s” is a word of its own, stops are “.” and “,”. Markup and addresses
 * are no words; hyphens part words. Linear in its length.
 */
export const wordsOf = (context: string): string[] =>
  Array.from(
    // The accent that stands for an apostrophe would fall apart in two.
    plainLetters(context.replace(/[‘’ʼ`´]/g, "'"))
      .replace(/<[^<>]{0,300}>|\{[^{}]{0,60}\}|\[[^[\]]{0,60}\]|(?:https?:|www\.)\S*/gi, ' ')
      .replaceAll(
        /\b(ca|wo|do|does|did|is|are|was|were|has|have|had|would|should|could|ai)n'?t\b/gi,
        '$1 not',
      )
      .replaceAll(/\blittle one\b/gi, 'child')
      .replaceAll(/\b(i)'?m\b/gi, '$1 am')
      .replaceAll(/\b(i|we|they|you)'?ve\b/gi, '$1 have')
      .replaceAll(/\b(s?he|it|that|who|there|what|nothing)'?s\b/gi, '$1 is')
      .replaceAll(/\b(?:(they|you)'?|(we)')re\b/gi, '$1$2 are')
      .replaceAll(/'(?:d|ll)\b/gi, ' will')
      .matchAll(/[\p{L}\p{M}\p{N}_]+|'s\b|[.!?;:\n]+|[,—–()/]|&/gu),
    ([word]) =>
      /^[.!?;:\n]/.test(word)
        ? '.'
        : /^[,—–()/]/.test(word)
          ? ','
          : (full.get(word.toLowerCase())?.split(' ') ?? [word === '&' ? 'and' : word]),
  ).flat()
