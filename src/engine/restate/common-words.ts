import { isKnownWord } from './known-words'
import { isProper } from './proper-nouns'

const isCommon = (part: string) =>
  isKnownWord(part) || isProper(part.charAt(0).toUpperCase() + part.slice(1))

/**
 * Whether a word in small letters, or each part of one with hyphens, is an English word, a day, a feast or a place that
 * everybody knows. What is none may be somebody’s name.
 */
export const isCommonWord = (word: string): boolean =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').split(/['’-]/).every(isCommon)
