import type { PrayerLength } from './product'
import { findTradition } from './traditions'

/** What a reader should know about a tradition’s prayers. The facts stand in `docs/traditions`; what is unsure there is left out. */
export interface TraditionNote {
  /** Whom the prayers address. One sentence. */
  readonly addressed: string
  /** How they pray. One sentence. */
  readonly manner: string
  /** Stands on every prayer of a guarded tradition, where the engine writes in honour of a people and not in its name. */
  readonly displayLine?: string
  /** How the three lengths are named where “short”, “medium” and “long” would mislead. */
  readonly lengthNames?: Readonly<Record<PrayerLength, string>>
  /** A further sentence that honesty asks for. */
  readonly remark?: string
}

function honouring(people: string): string {
  return `An original reflection offered with respect for ${people}; it is not a ceremony or a traditional text of that people.`
}

/** Notes by stored tradition name, Children and Agnostic included. Load it lazily: only pages that show it need it. */
// prettier-ignore -- one sentence a line reads best
export const TRADITION_NOTES: Readonly<Record<string, TraditionNote>> = {
  'African Traditional': {
    addressed:
      'These prayers speak to the Creator first, then to the earth and the honoured ancestors, as one speaks to elders.',
    manner:
      'They greet in order of seniority, give thanks for life so far, ask plainly for health, children, harvest and peace in the house, and curse nobody.',
    remark:
      'There are many African traditional religions; the words here are in English and keep to what several of them share.',
  },
  Asatru: {
    addressed:
      'These prayers hail one or two of the Æsir and Vanir, or all of them together, with ancestors and land-wights.',
    manner:
      'They are spoken standing, as a greeting between unequal friends: a deed remembered, a gift offered, a gift asked in return, and kept short.',
    remark: 'Ásatrú is part of a wider family of ways known as Heathenry, open to anyone.',
  },
  "Baha'i Faith": {
    addressed: 'These prayers turn to God alone.',
    manner:
      'They confess need and God’s sufficiency, ask for strength to serve others, and close with a chain of divine attributes.',
    remark:
      'Bahá’ís may pray in their own words in private and prefer the revealed prayers; nothing here is revealed scripture, and nothing here stands in for the obligatory prayers.',
    lengthNames: { short: 'Brief', medium: 'Standard', long: 'Extended' },
  },
  Buddhism: {
    addressed:
      'No creator is petitioned: the words speak to one’s own heart and to the community, or pay homage to the Buddha, the Dharma and the Saṅgha.',
    manner:
      'They move from refuge to reflection, from aspirations to a resolve, and end by sharing whatever merit there is.',
  },
  Celtic: {
    addressed:
      'Each prayer keeps one of two voices: a Celtic Christian one that speaks to the Three, or a blessing that speaks to the spirit of a place.',
    manner:
      'They encircle, name the elements in threes, speak a blessing over someone, and come home.',
    remark:
      'All of them are newly written; none is taken from the Carmina Gadelica or claims its age.',
  },
  Christianity: {
    addressed:
      'These prayers speak to God the Father through the Son in the Holy Spirit, or directly to Jesus Christ.',
    manner:
      'They follow the old shape of the collect: an address, what God has done, a petition, its purpose, and a close in Christ’s name, in words that most churches share.',
  },
  Christmas: {
    addressed: 'These prayers speak to the child of Bethlehem and to God who sent him.',
    manner:
      'They enter the scene, wonder, ask for those who are far, lonely or unsheltered, and resolve to make room.',
    remark: 'Christmas is a Christian feast; some Orthodox churches keep it on 7 January.',
  },
  Confucianism: {
    addressed:
      'These reflections stand in reverence before Heaven, the ancestors, and Confucius as a teacher and not a god.',
    manner:
      'They thank those who came before, review the day honestly, and make one concrete resolve for self, home and community.',
  },
  Gaianism: {
    addressed:
      'These reflections turn to the living Earth; some Gaians speak to Gaia, others see in her a symbol or a system.',
    manner:
      'They begin in the body, thank a living system, admit harm plainly and pledge one act of repair.',
  },
  Hinduism: {
    addressed: 'Each prayer turns to one chosen deity or to the Light behind every form.',
    manner:
      'It greets, remembers, asks, gives up the fruits of action, asks pardon for faults, and ends in peace said three times.',
  },
  Islam: {
    addressed: 'These prayers ask God alone, by the Beautiful Name that fits the need.',
    manner:
      'They are duʿāʾ, personal supplication: praise, blessings on the Prophet Muhammad, asking with certainty, and acceptance of God’s decree; they are neither ṣalāh nor Qurʾān.',
  },
  Jainism: {
    addressed:
      'These reflections pay homage to the Jinas, who are examples and do not intervene; the soul speaks to itself.',
    manner:
      'They review the day, ask and give forgiveness, renew a vow such as non-violence, and wish all beings well.',
  },
  Judaism: {
    addressed:
      'These prayers speak to God alone, by names such as Eternal One and Master of the Universe.',
    manner:
      'They praise, remember the ancestors, ask mostly as “we”, turn towards a deed, and end in peace; they frame no new blessing formula.',
  },
  'Native American': {
    addressed:
      'These reflections thank the Creator, in English; there is no one prayer shared by the hundreds of Native nations.',
    manner:
      'They give thanks before anything else, ask modestly for right conduct, and remember those not yet born.',
    displayLine: honouring('Native American and First Nations peoples'),
  },
  Rain: {
    addressed:
      'These prayers belong to no creed; they speak to the giver of every spring and river.',
    manner:
      'They look at the land, name who is waiting, ask for enough water gently and in season, and promise to take care of it.',
  },
  'Sick/Indigent/Impaired': {
    addressed:
      'These prayers belong to no creed; they speak to the God of compassion or to compassion itself.',
    manner:
      'They are present before they ask, name dignity and plain needs such as sleep, rent or a ramp, and end with what a community owes its people.',
  },
  Sikhism: {
    addressed:
      'These requests speak to the One, Waheguru; the Gurus are honoured and not prayed to as gods.',
    manner:
      'Each is a benti, a humble request: remembrance, gratitude, asking within the divine will, service, and the good of all; none is an Ardas.',
  },
  Sufism: {
    addressed: 'These prayers speak to God as the Beloved, within Islam.',
    manner:
      'They remember, own their poverty before God, ask for nearness and not for things, surrender, and fall silent.',
  },
  Taoism: {
    addressed:
      'Most of these reflections address nobody, because the Tao is not a person; the religious ones speak with respect to Heaven or the Three Pure Ones.',
    manner: 'They settle the breath, look at an image of nature, see where one pushes, and loosen.',
  },
  Thanksgiving: {
    addressed:
      'These prayers belong to no creed; a household speaks, to the Giver of all good gifts or simply in thanks.',
    manner:
      'They name gifts and the hands that brought them, remember those absent or without, and pledge to share.',
    remark: 'For many Native people in the United States the holiday is a day of mourning.',
  },
  Universal: {
    addressed:
      'These prayers belong to no creed; they speak to a Source of life that is called by many names.',
    manner:
      'They arrive, notice something ordinary, give thanks or ask, look outward to others, and rest.',
  },
  Wicca: {
    addressed:
      'These prayers speak to the Lady and the Lord, or to the elements and the turning wheel of the year.',
    manner:
      'They centre, welcome, state an intent in positive words, give thanks and release; nothing in them binds or harms.',
  },
  Zoroastrianism: {
    addressed:
      'These prayers speak to Ahura Mazda, the Wise Lord; Zarathushtra is honoured as the prophet.',
    manner:
      'Facing light, they praise, choose good thoughts, good words and good deeds anew, ask, and bless the household.',
  },
  'Greek Orthodox': {
    addressed:
      'These prayers speak to the Holy Trinity and to the Lord Jesus Christ, and ask the Theotokos and the saints to intercede.',
    manner:
      'They ask for mercy again and again, in short petitions, and end in glory to the Trinity.',
    remark: 'They are private prayers beside the prayer book and not in its place.',
  },
  'Russian Orthodox': {
    addressed:
      'These prayers speak to the Lord, to the Holy Trinity, and ask the Mother of God and the saints to pray.',
    manner:
      'They sigh for mercy, grieve over their own faults, ask, and entrust the rest, in a quiet and humble register.',
    remark: 'They are private prayers beside the prayer book and not in its place.',
  },
  Shinto: {
    addressed:
      'These prayers greet the kami of a place, a household, the sun, the harvest or learning.',
    manner:
      'They come with a cleared heart, awe and thanks first, one modest wish, a promise of sincerity, and a bow; they are brief.',
    remark: 'They are not norito, the ritual prayers that priests recite.',
  },
  'Cao Dai': {
    addressed:
      'These prayers speak to the Supreme Being, Đức Cao Đài, as the parent of one human family, and to the Mother, Đức Phật Mẫu.',
    manner:
      'They offer attention like incense, praise, thank the teachers of the three ways, and ask pardon and peace for the world.',
  },
  Druze: {
    addressed: 'These reflections turn to the One God, Lord of the worlds.',
    manner:
      'They praise, ask for truthful speech and care for one another, and rest content with God’s decree; most Druze teaching is reserved to the initiated, and nothing of it is used here.',
    displayLine: honouring('the Druze, al-Muwaḥḥidūn'),
  },
  Rastafari: {
    addressed: 'These prayers speak to Jah, the Most High.',
    manner: 'They give thanks and praise, cry for justice for the poor, and ask for right living.',
    remark:
      'Views of Haile Selassie I differ between the mansions of Rastafari, so these prayers do not speak about him.',
  },
  Santeria: {
    addressed:
      'These reflections thank Olodumare, honour the ancestors, and honour the orishas as a whole.',
    manner:
      'They ask modestly, for a cool head and good character; Santería is initiatory and lives in its houses, and no rite of it is written here.',
    displayLine: honouring('the people of Santería, Lucumí or Regla de Ocha'),
  },
  Tenrikyo: {
    addressed:
      'These prayers speak to God the Parent, Tenri-Ō-no-Mikoto; Oyasama is honoured as the foundress.',
    manner:
      'They give thanks for the body as a thing lent, sweep the dust from the heart, resolve on glad service, and wish others well.',
  },
  Vodou: {
    addressed:
      'These reflections speak to Bondye first, and honour the ancestors and the lwa together.',
    manner:
      'They thank, ask soberly for household, health and freedom, and thank again; nobody is summoned.',
    displayLine: honouring('the people of Haitian Vodou'),
  },
  'Indigenous Australian': {
    addressed:
      'These reflections address nobody; they speak with respect of Country, Elders and Ancestors.',
    manner:
      'They acknowledge, listen, give thanks and take responsibility; there are hundreds of nations and languages, and no one prayer is shared by all of them.',
    displayLine: honouring('Aboriginal and Torres Strait Islander peoples'),
    remark: 'A Welcome to Country is given by Traditional Custodians only; this is none.',
  },
  Maori: {
    addressed:
      'These reflections honour sky and earth, sea and forest, and those who came before; many Māori pray as Christians.',
    manner:
      'They acknowledge, gather, name the purpose, speak of care, and bind it together, in English; karakia have a protocol of their own.',
    displayLine: honouring('Māori'),
  },
  Sami: {
    addressed:
      'These reflections honour sun, earth, wind and ancestors; most Sámi today are Lutheran.',
    manner:
      'They pay attention to place and season, give thanks, ask for safe passage, and promise care; the old religion was suppressed, and its records were mostly written by outsiders.',
    displayLine: honouring('the Sámi'),
  },
  Aztec: {
    addressed:
      'These prayers speak to the Giver of Life, by the courteous names that Mexica and Nahua tradition has kept.',
    manner:
      'They speak in pairs, remember how brief life is, ask for a firm heart and a good face, and offer flower and song; Nahua people live today.',
  },
  Inca: {
    addressed:
      'These prayers speak to Wiraqocha, to the Sun, or to Pachamama and the mountains, who are part of living Andean devotion.',
    manner:
      'They call, thank who made and sustains, ask to live in peace and safety, and promise to give in return.',
  },
  Maya: {
    addressed:
      'These prayers speak to the Heart of Sky and Heart of Earth, Maker and Modeler, in the manner of the K’iche’.',
    manner: 'They call, give thanks, ask for level roads and for the children, and end at dawn.',
    remark: 'The people are called Maya; Mayan is the word for their languages.',
  },
  Children: {
    addressed: 'These prayers are a child’s, to God or to the quiet of a room.',
    manner:
      'They say one small thing at a time: something noticed, a feeling that is allowed, a wish for someone, and good night or good morning.',
  },
  Agnostic: {
    addressed: 'These reflections address nobody, or whatever is true.',
    manner:
      'They say honestly what is not known, pay attention, name what matters and choose one small act; they argue with no one.',
  },
}

/** What the origin line names where the tradition’s name or spelling would not read as a thing with a spirit. */
const SPIRITS: Readonly<Record<string, string>> = {
  Agnostic: 'honest not-knowing',
  Celtic: 'Celtic tradition',
  Children: 'a child’s own prayers',
  Druze: 'Druze monotheism',
  'Greek Orthodox': 'Greek Orthodoxy',
  'Indigenous Australian': 'respect for Aboriginal and Torres Strait Islander peoples',
  Maori: 'Māori tradition',
  Maya: 'Maya tradition',
  'Native American': 'thanks with Native American and First Nations peoples',
  Rain: 'interfaith prayers for water',
  'Russian Orthodox': 'Russian Orthodoxy',
  Sami: 'Sámi tradition',
  'Sick/Indigent/Impaired': 'care for the sick, the poor and people with disabilities',
  Taoism: 'Taoism',
  Thanksgiving: 'interfaith thanksgiving',
  Universal: 'what many traditions share',
}

/** The line that stands under every generated prayer: where its words come from. */
export function originLine(traditionName: string): string {
  const spirit =
    SPIRITS[traditionName] ?? findTradition(traditionName)?.ownSpelling ?? traditionName
  return `Original prayer, written in the spirit of ${spirit}; not a scriptural or liturgical text.`
}
