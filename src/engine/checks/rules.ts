/** What the checks ask for, by the name that a finding gives. docs/content-rules.md lists the same sentences. */
export const RULES = {
  article: '“A” stands before a consonant sound, “an” before a vowel sound.',
  doubled: 'No word stands twice in a row.',
  print: 'Marks, blanks, capitals and quotation marks stand as in print.',
  leftover: 'Nothing of a mark or of a program is left over.',
  vocabulary: 'No word belongs to another tradition or is avoided in this one.',
  document: 'The document has the form of its schema.',
  counts: 'There are as many passages of each kind as the table of counts asks for.',
  words: 'A passage has as many words as the table of counts allows.',
  registers: 'Every register that a type is prayed in has passages.',
  marks: 'Marks are known, complete, and stand for the right person.',
  form: 'A sentence ends with . ! or ?, a clause begins with “and”, a phrase has no full stop; text is NFC.',
  speaker: 'A pack that prays as we never says I, but in what somebody says.',
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
