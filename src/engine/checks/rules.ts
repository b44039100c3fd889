/**
 * What the checks ask for, by the name that a finding gives. Names of a letter and a number belong to the packs of
 * fragments, the others to documents of passages. docs/content-rules.md lists the same sentences.
 */
export const RULES = {
  Q1: 'Nothing of the template language is left over or malformed.',
  Q2: '“A” stands before a consonant sound, “an” before a vowel sound.',
  Q3: 'No word stands twice in a row.',
  Q4: 'Marks, blanks, capitals and quotation marks stand as in print.',
  Q5: 'Subject and verb agree, and the speaker is I or we throughout.',
  Q6: 'A fragment and a text have neither too few nor too many words.',
  Q7: 'Within one prayer no sentence and no five words in a row come twice, and its words vary.',
  Q8: 'Prayers of neighbouring types share no five words in a row.',
  Q9: 'No word belongs to another tradition or is avoided in this one.',
  Q10: 'Text is stored in the Unicode form NFC.',
  Q11: 'A ten-year-old can read it: the reading grade stays below its limit.',
  R2: 'The three lengths are three compositions: they share no sentence.',
  R5: 'A fragment does not begin with a word that points at another one.',
  R6: 'The word for the type is not worn out by repetition.',
  R7: 'Sentences have at most 32 words, and neighbours begin differently.',
  R8: 'No worn phrases.',
  R9: 'A time of day belongs to the scene of a category only.',
  R15: 'Guards: where somebody writes of a flood, rain is neither asked for nor admired.',
  R20: 'There is enough of everything that ten prayers in a row repeat no sentence.',
  document: 'The document has the form of its schema.',
  counts: 'There are as many passages of each kind as the table of counts asks for.',
  words: 'A passage has as many words as the table of counts allows.',
  registers: 'Every register that a type is prayed in has passages.',
  marks: 'Marks are known, complete, and stand for the right person.',
  form: 'A sentence ends with . ! or ?, a clause begins with “and”, a phrase has no full stop; text is NFC.',
  worn: 'No worn phrases or decoration.',
  repeats: 'No sentence and no five words in a row stand twice where they may meet in one prayer.',
  band: 'A prayer has as many words as its length allows.',
  agreement: 'Subject and verb agree after the marks are replaced.',
  'named late': 'The need is named by the third sentence.',
  unnamed: 'Whom the prayer is for is named, and comes back in its second half.',
  need: 'Half of the prayer or more speaks of the need.',
  reading: 'The reading grade of a prayer stays below its limit.',
  guard: 'In danger nobody else is brought in; grief begins with the call of comfort.',
} as const

export type Rule = keyof typeof RULES
