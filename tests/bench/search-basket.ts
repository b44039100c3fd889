/** What people type, by the kind of trouble it makes. Fixed, so that runs can be compared. */
export const SEARCH_BASKET: Readonly<Record<string, readonly string[]>> = {
  common: ['peace', 'light', 'heart', 'prayer', 'the', 'may we', 'strength'],
  'in titles': ['Universal Sacred Prayer', 'hinduism', 'Prayer for Healing', 'zoroastrianism'],
  rare: ['Belilgre', 'drunkard', 'Peandos', 'knotted', 'everyone in Elenstor'],
  'two words and more': ['hope morning', 'work hands rest', 'grandmother healing', 'rain field'],
  'one or two letters': ['a', 'z', 'ah', 'om'],
  accented: ['Māori', 'señor', 'élan', 'Ásatrú', 'Śiva'],
  misspelt: ['forgivness', 'gratitud morning', 'protecton', 'budhism'],
  'no match': ['xylophone', 'qwertzuiop', 'zebra crossing'],
  hostile: ['%', '_', "'; drop table prayers; --", 'word '.repeat(2000)],
}

/** The worst searches that were found: what makes the database read or compare the most. With a figure of their own. */
export const WORST_SEARCHES: readonly string[] = [
  // Two letters that no known word, or hardly one, holds beside each other.
  'zx',
  'zq xq',
  'the qz',
  'xi',
  // Within more than a thousand words, or in nearly all prayers.
  'ing',
  'ness',
  'e',
  // Rare with frequent, and frequent ones that never meet.
  'everyone in Belilgra',
  'Elenstor road',
  'knotted drunkard',
  // Twelve words.
  'may the light of peace and love be with us all in',
  'hope mercy grace love peace light strength courage comfort joy faith healing',
  // Misspelt, long or several at once, some beyond help.
  'grattitude and thankfullness',
  'peacefull mornning lite',
  'protecton from evel',
  'Yaszalan',
  'antidisestablishmentarianism',
  // With accents, absent or with a meaning.
  'élan vital',
  'śānti',
  'jewish funeral',
]
