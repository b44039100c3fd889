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
