/** Days, months, feasts, countries, large cities, languages and the like: said with a capital, and known of everybody. */
const PROPER = `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December
Christmas Easter Lent Advent Pentecost Ramadan Eid Diwali Holi Navratri Passover Hanukkah Shabbat Purim Sukkot Yom Kippur Rosh Hashanah Vesak Vaisakhi Nowruz Thanksgiving Halloween Hajj Umrah Mecca Medina Jerusalem
Alzheimer Parkinson Crohn Huntington Hodgkin Tourette Africa America Asia Australia Europe Canada England Scotland Ireland Wales Britain France Germany Spain Italy Portugal Poland Greece
Ukraine Russia India Pakistan Bangladesh Nepal China Japan Korea Vietnam Philippines Indonesia Nigeria Ghana Kenya Ethiopia Egypt Sudan Israel Palestine Gaza
Lebanon Syria Iraq Iran Turkey Mexico Brazil Argentina Chile Colombia Peru Haiti Cuba Jamaica Austria Switzerland Belgium Netherlands Holland Denmark Norway Sweden Finland Iceland
Hungary Romania Bulgaria Serbia Croatia Albania Georgia Armenia Afghanistan Malaysia Singapore Thailand Myanmar Cambodia Laos Taiwan Mongolia Tibet Bhutan Eritrea Somalia Uganda Tanzania
Rwanda Burundi Congo Cameroon Senegal Gambia Mali Liberia Zambia Zimbabwe Malawi Mozambique Angola Namibia Botswana Morocco Algeria Tunisia Libya Yemen Oman Qatar Kuwait Bahrain Dubai
Ecuador Bolivia Paraguay Uruguay Venezuela Guatemala Honduras Nicaragua Panama Trinidad Barbados Guyana Fiji Samoa Tonga Malta Cyprus
London Paris Berlin Rome Madrid Lisbon Dublin Edinburgh Glasgow Cardiff Belfast Manchester Liverpool Birmingham Leeds Bristol York Amsterdam Brussels Ghent Vienna Zurich Geneva Prague Warsaw Budapest
Athens Istanbul Moscow Kyiv Delhi Mumbai Chennai Kolkata Bangalore Hyderabad Karachi Lahore Dhaka Colombo Kathmandu Beijing Shanghai Tokyo Osaka Seoul Manila Jakarta Bangkok Hanoi Sydney Melbourne
Brisbane Perth Auckland Wellington Lagos Abuja Accra Nairobi Kampala Addis Cairo Johannesburg Durban Toronto Montreal Vancouver Calgary Ottawa Boston Chicago Houston Dallas Seattle Miami Atlanta Detroit Denver
Texas California Florida Ohio Michigan Arizona Kansas Oregon
English French German Spanish Italian Portuguese Dutch Polish Greek Russian Ukrainian Arabic Hebrew Hindi Urdu Punjabi Bengali Tamil Gujarati Chinese Mandarin Cantonese Japanese Korean Tagalog Turkish Persian
Swahili Yoruba Igbo Welsh Irish Scottish British American Canadian Indian African Asian European Christian Muslim Jewish Hindu Buddhist Sikh Catholic Orthodox Protestant
God Bible Quran Torah Gita MRI CT Covid PTSD ADHD IVF MS ALS HIV ICU GCSE Down`

const writtenOf = new Map(PROPER.split(/\s+/).map((word) => [word.toLowerCase(), word]))

/** Proper nouns that are other words too: they count with a capital, or behind “in”, “since” and the like. */
const AMBIGUOUS =
  /^(?:march|may|august|turkey|china|lent|polish|wales|chile|holi|down|ms|ct|als|jordan|mali|perth|georgia|york|lima|orthodox|trinity|congo)$/
const BEFORE_PLACE_OR_MONTH = /^(?:in|since|last|next|until|till|by|from|to)$/

/** Whether a word is written with a capital wherever it stands. */
export const isProper = (word: string): boolean =>
  writtenOf.get(word.toLowerCase()) === word ||
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days$/.test(word)

/** The proper noun that a word in small letters is; null where it may be another word. */
export function findProper(word: string, before: string, hasCapital: boolean): string | null {
  const day = /^(\w+day)s$/.exec(word)?.[1] ?? ''
  const proper = writtenOf.has(day) ? `${writtenOf.get(day) ?? ''}s` : writtenOf.get(word)
  if (proper === undefined) return null
  const isSure = !AMBIGUOUS.test(word) || hasCapital || BEFORE_PLACE_OR_MONTH.test(before)
  return isSure ? proper : null
}
