/** The ways in which people type a search: the tables of known-searches.test.ts. */

/** What is typed around what is meant: a prayer is what everybody looks for. */
export const ASKED: [typed: string, meant: string][] = [
  ['jewish prayers', 'jewish'],
  ['hindu prayers', 'hindu'],
  ['hindu prayer', 'hindu'],
  ['prayers for cancer', 'cancer'],
  ['prayer for my mother', 'mother'],
  ['prayers for my mother', 'mother'],
  ['a prayer for the dead', 'dead'],
  ['prayers for strength', 'strength'],
  ['prayers of thanks', 'thank'],
  ['morning prayers', 'morning'],
  ['sikh prayers', 'sikh'],
  ['prayers of the buddhists', 'buddhist'],
  ['prayers of catholics', 'catholic'],
  ['jewish prayers for the sick', 'jewish sick'],
  ['islamic prayers for healing', 'islamic healing'],
  ['prayer for my exam', 'exam'],
  ['prayers for my children', 'children'],
  ['pray for my son', 'son'],
  ['praying for peace', 'peace'],
  ['praying for a friend', 'friend'],
  ['Prayers: surgery', 'surgery'],
  ['please pray for my brother', 'brother'],
  ['jewish wedding prayers', 'jewish wedding'],
  ['prayers for grief', 'grief'],
  ['prayers before a journey', 'before journey'],
  ['prayer to god', 'god'],
]

/** More than one of something that prayers say as one. */
export const PLURALS: [typed: string, singular: string][] = [
  ['prayers', 'prayer'],
  ['blessings', 'blessing'],
  ['mothers', 'mother'],
  ['fathers', 'father'],
  ['brothers', 'brother'],
  ['sisters', 'sister'],
  ['friends', 'friend'],
  ['hearts', 'heart'],
  ['lights', 'light'],
  ['rivers', 'river'],
  ['mountains', 'mountain'],
  ['mornings', 'morning'],
  ['evenings', 'evening'],
  ['doctors', 'doctor'],
  ['nurses', 'nurse'],
  ['teachers', 'teacher'],
  ['neighbours', 'neighbour'],
  ['strangers', 'stranger'],
  ['promises', 'promise'],
  ['wishes', 'wish'],
  ['branches', 'branch'],
  ['allergies', 'allergy'],
  ['grass', 'grass'],
]

/** Searches that find nothing, and the offer: of like words the most used; null for what people know or nothing is near. */
export const OFFERS: [typed: string, offer: string | null][] = [
  ['jewsih', 'jewish'],
  ['budhist', 'buddhist'],
  ['cathlic', 'catholic'],
  ['muslm', 'muslim'],
  ['ramadam', 'ramadan'],
  ['gratitde', 'gratitude'],
  ['forgivness', 'forgiveness'],
  ['funerel', 'funeral'],
  ['strenght', 'strength'],
  ['self-forgivness', 'self forgiveness'],
  ['jewsih prayers', 'jewish prayers'],
  ['mothr', 'mother'],
  ['frend', 'friend'],
  ['meel', 'meet'],
  ['prayr', 'prayer'],
  ['faeth', 'faith'],
  ['kayak cancer', 'cancer'],
  ['merry christmas', 'christmas'],
  ['native american kayak', 'native american'],
  ['haile selasie', 'haile selassie'],
  ['christian wedding', null],
  ['peace xylophone', null],
  ["can't stop", null],
  ["won't stop", null],
  ['jewish', null],
  ['muslim', null],
  ['jews', null],
  ['cancer', null],
  ['funeral', null],
  ['lottery', null],
  ['guitar', null],
  ['tennis', null],
  ['qwertzuiop', null],
]

/** Words that people know and most prayers do not say: none is a slip of another. */
export const KNOWN =
  'communion rabies mass gout aids cyst deported eviction jailed sacked starvation vomiting foster exorcism ramayana halal moses ' +
  'abortion acne bleeding bowel bribe calf currency cruise dagger debit detention despised donkeys exclusion expelled finance foreigner ' +
  'grade heroin humility injections itchy jelly kettle lads mattress maternal mediation midwives mould mules nuclear oxen pony ' +
  'prosecution punished puma recovering rejected rider salad scald scarred seals siblings slaughter snowy spinster stallion stealing ' +
  'stork stranded sympathy tuna unwanted uprising veal violation warden whirlwind wicked wives wizard wrath youngest ' +
  "can't cant won't wasnt shouldnt youre theyre dont calming chastity chile coder cursing esther gaza goliath herod hoarding iran " +
  'italian italy jeremiah korean latke miriam monsters naive paul prudence sari tamil teething thai thanx zookeeper'
