import { CATEGORIES } from '@/catalogue/categories'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import type { Matter } from '@/catalogue/sensitive-words'
import type { OccasionKey } from '../intention/occasions'

const setOf = (words: string) => new Set(words.trim().split(/\s+/))

/** Words that say little by themselves. */
export const SMALL = setOf(`
  a about after again against all also although always am an and another any are around as at away back be bless because
  been before behind being below between both but by can cannot come comes coming could did do does doing done down during
  each either else even ever every everyone everything few find for found from further get gets getting give given gives
  go goes going gone got had has have having he help helps helping her here hers him his how however i if in instead into
  is it its itself just keep keeps let lets like made make makes making many may maybe me might more most much must my
  need needs never no nobody none nor not nothing now of off on once one only onto or other others our ours out over own
  please pray prayer prayers praying put same say says shall she should since so some somebody someone something still
  such take takes taking than thank thanks that the their theirs them then there these they thing things this those though
  through till to together too toward towards under until up upon us very want wants was way we well were what whatever
  when where whether which while who whole whom whose why will wish with within without would yet you your yours two three
  four five six seven eight nine ten shes hes theyre youre weve theyve youve im ive dont doesnt didnt cant wont isnt arent wasnt
  werent havent hasnt hadnt couldnt wouldnt shouldnt thats whats gonna wanna gotta pls plz thx thru mon tues thurs fri
  finally really first next last late came took gave know keeps everywhere turns anymore himself dunno gimme looks`)

/** Words that stand after “for” and mean nobody, beside those that the reader of intentions knows. */
const PLAIN = setOf(`
  agenda animals area army art autumn balance ball beauty bread breath cake calm camera cards change chores church city
  clarity closeness closure clouds coffee comfort compassion concert confidence connection contentment cooking creation
  creatures customers data dawn difficult dinner discernment drama dreams earth energy evening everybody exercise extra eyes
  faith fields focus food football freedom friendship fruit full fun future garden gentle gentleness god golf good goodness
  grace guitar hands happiness harmony healed heart hearts heaven home homework honesty honey honour humankind humility
  humor humour idea inspiration integrity jesus justice kindness land language laughter leaders life light local long love
  loving luck mankind maths medical milk mindfulness mission moon morning mornings mountains music nature neighbourhood
  night ocean office open opera opportunity orchestra paint parking pasta people pets photo piano pizza planet plants poetry
  potato practice pride purpose quiet radio renewal respect rest rice river safety salt school season serenity sheep silence
  sleep snow soccer sofa soil song sport spring stars stillness stranger students sugar summer sunlight sunshine support
  taxi tea teachers technology time tomato total traffic trees trust truth type unborn victory video village vision voice
  volcano water weather wind wine winter work workers world year years yoga youth zero`)

/** Behind these stands somebody’s name, whatever it ends in. */
export const TITLE =
  / (?:named|called|name|m[rsx]s?|miss|dr|saint|prof|professor|principal|deacon|bishop|sheikh|swami|cantor|sensei|fr|sr|bro|rev|reverend|captain|officer|coach)$/

/** Behind these it is a name even if it is a common word: “deacon brown”. */
export const SURE_TITLE = / (?:m(?:rs?|rs|x)|dr|prof|rev|reverend|deacon|bishop|sheikh|swami)$/

/** Behind these stands whom one prays for, when it is no common word: “for oluchi”, “be with oluchi”. */
export const BEFORE_NAME =
  / (?:for|bless|heal|protect|dear|from|comfort|guide|console|forgive|strengthen|encourage|guard|remember|thank|visit(?:ing)?)$|(?:be|is|stay|walk|sit|remain|go) with$/

/** Behind these stands a name or any other word: “strength to oluchi”, “strength to finish”; “flying to manila” is a place. */
export const BEFORE_NAME_OR_WORD =
  / (?:with|help|helps|helping|give|grant|(?<!(?:fly|mov|go|driv|travel|flight|trip|way|road|journey|back|return)\w* )to|over|about|keep|hold|watch|let|may|that|of|save|tell|told|baby|little|beside|until|deliver|lead|carry|see|meet|call|hug|when|while|tomorrow|tonight|today)$/

/** Round whom God is asked to help, and what to do or to be: “help kieran pass her exam”. */
export const ROUND_NAME =
  /^(?:help|helps|helping|let|may|give|grant|keep) (?:with|through|pass|find|get|feel|be|have|know|see|heal|recover|sleep|stay|become|make|grow|learn|finish|cope|rest|safe|strong|strength|calm|peace|courage|hope)$/

/** Of the words that are not known, those that end like this are more often names. */
export const ENDS_AS_NAME = /(?:[aiou]|[ae]h)$/

/** Written so, a word that is not known is no name: “farmers”, “GCSE”; but “kwabenas”, “amara’s”. */
export const NO_NAME = /[^aiosu'’]s$|^\p{Lu}{2,4}$/u

/** Before these, at the start of a clause, stands who it is about: “oluchi has an exam”. */
export const AFTER_NAME = setOf('is has had was needs wants feels will lost got starts passed who')

/**
 * Behind these stands a name rather than a word where it is no word that everybody knows: “happy birthday devonte”,
 * “dinner with folake”.
 */
export const BEFORE_UNKNOWN =
  / (?:birthday|anniversary|congrats|congratulations|missing|miss|love|met|meet|request|amen|xoxo|signed|dinner with|lunch with|married to|engaged to|name is|(?:think|thinking|wedding|birthday|memory|care|front|proud|out|ahead) of|(?:lift|lifting) up|strength to|peace to|courage to)$/

/** Said of oneself, and behind it a name where it ends as one: “i am latoya”, but “i am exausted”. */
export const BEFORE_OWN_NAME = / (?:i am|(?:\S+ )?i['’]?m|its|this is)$/

/** What a letter ends with; behind it stands who wrote it. */
export const BEFORE_SIGNATURE = /^(?:love|amen|xoxo|regards|sincerely|blessings|signed)$/

/** Before “the hendersons”. */
export const BEFORE_FAMILY_NAME =
  / (?:with|for|at|from|bless|help|visit|visiting|meet|meeting|see|and|of|to) the$/

/** Behind “devonte” or “kwabena mensah” at the start of a clause, beside what may stand behind any name (AFTER_NAME). */
export const VERBS = setOf(`
  loves sings plays runs starts begins goes comes gets takes gives moves lives works studies travels flies drives turns enjoys
  hopes wishes looks seems makes thinks says knows finds keeps graduates marries performs dances cooks writes reads swims
  sang played ran started finished graduated said loved moved came went turned are got`)

/** Words that are given names too. Directly behind “for” and “bless” they are names when nothing else follows. */
export const NAMES_TOO = setOf(`
  rose mark frank rich angel ruby amber jade hazel savannah pat drew chase grant wade cliff heath penny robin jay dean chuck
  will lee park precious hunter miles mason carter junior`)

/** Words that are names only beside a person: “my friend summer”. */
export const NAMES_BESIDE_PERSON = setOf(`
  hope grace faith joy patience charity mercy summer autumn dawn star sage basil harmony haven art don eve bill rob river
  blessing princess king melody brook sky skye ocean storm forest reed reef clay stone flint ash`)

/** Words that mean a person whoever’s they are, in the letters without accents. */
export const PERSONS = setOf(`
  bff bffs homie homies kiddo kiddos wifey triplets quadruplets fiance fiances fiancee fiancees cuz cuzin cuzins grandbaby
  grandbabies godchildren papaw pawpaw memaw meemaw mawmaw peepaw abuelita abuelito tita tito tio amma appa ammi abbu umma
  bubbe zayde yiayia pappous halmoni halabeoji nonna nonno nanay tatay beti bhai kuya chachu dadi nani motherinlaw
  fatherinlaw sisterinlaw brotherinlaw exhusband exwife exboyfriend exgirlfriend`)

/** Words for persons, beside those that the reader of intentions knows. */
export const RELATIONS = setOf(`
  ancestor ancestors bride bridegroom carer carers child childhood client clients daughter-in-law ex exes fiancee flatmate
  flatmates godchild goddaughter godfather godmother godparents godson grandchild grandkids in-laws laws guy guys
  housemate lad lads lady landlady lover lovers man men mentor orphan orphans pastor person priest rabbi imam son soulmate spouses
  widow widower widows wives woman women twin crush littles coach darling sweetheart tenant tenants beta dada nana tia didi chacha
  hubs`)

/** Words of a postal address. */
export const STREETS = setOf(`
  street streets road avenue boulevard lane drive apartment apartments suite flat floor building postcode zipcode terrace
  crescent highway close court place square way calle strasse st ave rd blvd dr ln apt pl hwy box`)

/** Said of other things too, so only behind or before a number. */
export const STREETS_BEHIND_NUMBER = setOf(
  'lane drive floor building close court place square way terrace st ave rd blvd dr ln apt pl hwy box',
)

/** Behind these stands what somebody is called elsewhere: “my venmo is harvestgirl”. */
export const ACCOUNTS =
  /^(?:insta|instagram|snap|snapchat|venmo|cashapp|paypal|tiktok|twitter|facebook|discord|gmail|iban)$/

/** Words of other languages that stand in nearly every sentence of them. */
export const FOREIGN = setOf(`
  el la los las una por para con mi mis que del es su muy tiene le les des pour avec mon ma mes qui du est et dans notre der das
  ein eine und mein meine mit ist nicht im dem den ich wir vor il lo gli per mio mia che di della sono um uma com meu minha da na
  moja jest nie bir ve icin untuk dan yang ang ng ako het een mijn voor van och min mitt att det ett`)

/** What the reader hears also where no single word says it: “he hits me”, “waiting for the result”. */
export const MATTER_OF_OCCASION: Readonly<Partial<Record<OccasionKey, Matter>>> = {
  'self-harm': 'health',
  abuse: 'law',
  miscarriage: 'health',
  dying: 'health',
  death: 'health',
  violence: 'law',
  cancer: 'health',
  surgery: 'health',
  'waiting-for-results': 'health',
  hospital: 'health',
  dementia: 'health',
  addiction: 'health',
  depression: 'health',
  sleeplessness: 'health',
  pain: 'health',
  illness: 'health',
  disability: 'health',
  recovery: 'health',
  childlessness: 'health',
  pregnancy: 'health',
  homelessness: 'money',
  immigration: 'immigration',
  court: 'law',
  divorce: 'law',
  'job-loss': 'money',
  'looking-for-work': 'money',
  'debt-and-money': 'money',
}

/** No given name ends like this, but for those in the list of names. */
const ENDS_AS_WORD =
  /(?:ness|[ts]ion|ity|ment|[ae]nce|[ae]ncy|ship|hood|dom|ism|ing|ings|ful|ght|ure|ously|ively)$/

/** Markup, addresses, numbers, and what is written together with them. */
export const LEADS_SOMEWHERE = /[@#\\/_<>{}[\]\p{N}]|^www\.|[\p{L}]\.[\p{L}]/u

/** A word with its apostrophes and hyphens. */
export const WRITTEN_WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu

export const ENDS_CLAUSE = /[.!?;:,()]/

/** Animals are no persons. */
export const ANIMAL = /^(?:dog|cat|animals?)$/

/** What one chooses in the generator means nobody. */
const LABELS = new Set([...PRAYER_TYPES, ...CATEGORIES].join(' ').toLowerCase().split(/[ -]/))

/** Whether the lists hold a word, or the one of which it is more, as one of other things than persons. */
export const isListed = (word: string): boolean =>
  [word, word.replace(/s$/, '')].some((one) => PLAIN.has(one)) ||
  SMALL.has(word) ||
  LABELS.has(word) ||
  ENDS_AS_WORD.test(word)
