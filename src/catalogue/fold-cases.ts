/** Ways to write a word that are one for search, its marks and the list of traditions: the tests of all of them read this. */
interface FoldCase {
  readonly what: string
  readonly text: string
  readonly folded: string
  /** Other ways to write it. */
  readonly typed: readonly string[]
  /** The part of the text that is marked when its word is searched for; the whole text when not said. */
  readonly marked?: string
}

const APOSTROPHES = Array.from("'`´ʹʻʼʽʾʿˈˊˋ՚׳‘’‚‛′‵ꞌ＇｀")

export const FOLD_CASES: readonly FoldCase[] = [
  {
    what: 'apostrophes of every shape, and none',
    text: 'Bahá’í',
    folded: 'bahai',
    typed: ['bahai', 'Bahá’í'.normalize('NFD'), ...APOSTROPHES.map((sign) => `BAHA${sign}I`)],
  },
  {
    what: 'an apostrophe before the word',
    text: 'ʻāina',
    folded: 'aina',
    typed: ['aina', "'Āina", '‘aina'],
    marked: 'āina',
  },
  {
    what: 'quotes around the word',
    text: '‘peace’',
    folded: 'peace',
    typed: ['PEACE', "peace'"],
    marked: 'peace',
  },
  { what: 'an English contraction', text: 'don’t', folded: 'dont', typed: ["don't", 'dont'] },
  { what: 'French elision', text: 'l’Église', folded: 'leglise', typed: ["l'eglise", 'leglise'] },
  { what: 'a letter with its apostrophe in one', text: 'ŉ', folded: 'n', typed: ['ʼn', "'n"] },
  {
    what: 'accents of Latin letters',
    text: 'Prière',
    folded: 'priere',
    typed: ['PRIERE', 'Prie\u0300re'],
  },
  { what: 'a macron', text: 'Māori', folded: 'maori', typed: ['maori', 'MA\u0304ORI'] },
  { what: 'dots below', text: 'Ḥāfiẓ', folded: 'hafiz', typed: ['hafiz', 'HA\u0304FIZ\u0323'] },
  {
    what: 'two accents in any order',
    text: 'Việt',
    folded: 'viet',
    typed: ['Vie\u0302\u0323t', 'Vie\u0323\u0302t'],
  },
  { what: 'sharp s', text: 'Straße', folded: 'strasse', typed: ['STRASSE', 'STRAẞE', 'straſse'] },
  { what: 'd with a stroke', text: 'Đài', folded: 'dai', typed: ['dai', 'đài', 'ÐAI'] },
  { what: 'o with a stroke', text: 'Bønn', folded: 'bonn', typed: ['bonn', 'BØNN', 'Bǿnn'] },
  { what: 'l with a stroke', text: 'Łaska', folded: 'laska', typed: ['laska', 'łaska'] },
  { what: 'ae in one letter', text: 'Æsir', folded: 'aesir', typed: ['aesir', 'ÆSIR', 'ǽsir'] },
  { what: 'oe in one letter', text: 'Cœur', folded: 'coeur', typed: ['coeur', 'CŒUR'] },
  { what: 'thorn and eth', text: 'Þórðr', folded: 'thordr', typed: ['thordr', 'ÞÓRÐR'] },
  {
    what: 'i with and without a dot',
    text: 'Işık',
    folded: 'isik',
    typed: ['isik', 'İŞIK', 'ışık'],
  },
  { what: 'letters with hooks', text: 'Ɔkɔmfoɛ', folded: 'okomfoe', typed: ['okomfoe', 'ƆKƆMFOƐ'] },
  { what: 'eng', text: 'Eaŋŋa', folded: 'eanna', typed: ['eanna', 'EAŊŊA'] },
  {
    what: 'full-width letters',
    text: 'Ａｍｅｎ１',
    folded: 'amen1',
    typed: ['amen1', 'ＡＭＥＮ１'],
  },
  {
    what: 'half-width kana',
    text: 'ｶﾞｯｼｮｳ',
    folded: 'ガッショウ',
    typed: ['ガッショウ', 'カ\u3099ッショウ'],
  },
  { what: 'letters in one sign', text: 'ﬁﬂoﬀ', folded: 'fifloff', typed: ['FIFLOFF'] },
  {
    what: 'Greek, its accents and its last s',
    text: 'Λόγος',
    folded: 'λογοσ',
    typed: ['ΛΟΓΟΣ', 'λογος', 'λόγοσ'],
  },
  { what: 'Cyrillic', text: 'Молитва', folded: 'молитва', typed: ['МОЛИТВА', 'молитва'] },
  { what: 'Cyrillic with accents', text: 'Пёс', folded: 'пес', typed: ['пес', 'ПЁС'] },
  { what: 'Armenian', text: 'Աղոթք', folded: 'աղոթք', typed: ['ԱՂՈԹՔ'] },
  { what: 'Georgian', text: 'ლოცვა', folded: 'ლოცვა', typed: ['ᲚᲝᲪᲕᲐ'] },
  { what: 'Cherokee', text: 'Ꭰꮣ', folded: 'ꭰꮣ', typed: ['ᎠᏓ', 'ꭰꮣ'] },
  { what: 'capitals beyond the basic plane', text: '𐐀𐐩', folded: '𐐨𐐩', typed: ['𐐨𐐁'] },
  { what: 'Hebrew points', text: 'שָׁלוֹם', folded: 'שלום', typed: ['שלום'] },
  {
    what: 'Arabic vowel signs, hamza and stretching',
    text: 'ٱلسَّلَام',
    folded: 'السلام',
    typed: ['السلام', 'السـلام', 'ألسلام'],
  },
  { what: 'Devanagari, whose vowels are letters', text: 'कि', folded: 'कि', typed: ['कि'] },
  {
    what: 'Korean, in syllables and in their parts',
    text: '평화',
    folded: '평화',
    typed: ['평화'.normalize('NFD')],
  },
  { what: 'a character of two units', text: '🕊️', folded: '🕊', typed: ['🕊'] },
  {
    what: 'a soft hyphen and a joiner',
    text: 'right\u00adeous\u200dness',
    folded: 'righteousness',
    typed: ['righteousness'],
  },
  {
    what: 'dashes',
    text: 'Mexica–Nahua',
    folded: 'mexica-nahua',
    typed: ['mexica-nahua', 'Mexica—Nahua', 'Mexica‑Nahua'],
  },
]

/** Letters and marks that fold into others than themselves, or into none: texts of these show where two rules part. */
export const FOLD_ALPHABET: readonly string[] = Array.from(
  FOLD_CASES.flatMap(({ text, folded, typed }) => [text, folded, ...typed]).join(' ') +
    '\t\n\u00a0\u3000\u2028a\u0301\u0304\u0327\u0345\u3099\u1100\u1161\u11a8ᄒㅎㅏﾟ¨゛',
)
