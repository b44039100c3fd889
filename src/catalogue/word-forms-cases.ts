interface WordFormsCase {
  readonly word: string
  readonly forms: readonly string[]
  readonly term: string
}

/** Words in search form, and what both TypeScript and SQL make of them. */
export const WORD_FORMS_CASES: readonly WordFormsCase[] = [
  { word: 'cancer', forms: ['cancer'], term: 'cancer' },
  { word: 'friends', forms: ['friends', 'friend'], term: 'friend' },
  { word: 'witches', forms: ['witches', 'witche', 'witch'], term: 'witch' },
  { word: 'heroes', forms: ['heroes', 'heroe', 'hero'], term: 'heroe' },
  { word: 'deities', forms: ['deities', 'deitie', 'deity'], term: 'deitie' },
  { word: 'families', forms: ['families', 'familie', 'family'], term: 'famil' },
  { word: 'worries', forms: ['worries', 'worrie', 'worry'], term: 'worr' },
  { word: 'cities', forms: ['cities', 'citie', 'city'], term: 'citie' },
  { word: 'churches', forms: ['churches', 'churche', 'church'], term: 'church' },
  { word: 'jews', forms: ['jews', 'jew'], term: 'jews' },
  { word: 'sons', forms: ['sons', 'son'], term: 'sons' },
  { word: 'grass', forms: ['grass', 'gras'], term: 'grass' },
  { word: 'jesus', forms: ['jesus', 'jesu'], term: 'jesus' },
  { word: 'crisis', forms: ['crisis', 'crisi'], term: 'crisis' },
  { word: 'as', forms: ['as'], term: 'as' },
  { word: 'us', forms: ['us'], term: 'us' },
  { word: 'maoris', forms: ['maoris', 'maori'], term: 'maoris' },
]
