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
  werent havent hasnt hadnt couldnt wouldnt shouldnt thats whats gonna wanna gotta pls plz thx thru mon tues thurs fri`)

/** Words that stand after “for” and mean nobody, beside those that the reader of intentions knows. */
export const PLAIN = setOf(`
  animals autumn balance beauty bread breath calm change clarity closeness closure comfort compassion confidence
  connection contentment creation creatures dawn discernment dreams earth energy evening everybody eyes fields focus food
  freedom friendship future garden gentle gentleness good goodness grace hands happiness healed heart hearts heaven home
  honesty honour humankind humility inspiration integrity justice kindness land laughter leaders life light long love
  loving luck mankind mindfulness moon morning mornings mountains music nature neighbourhood night ocean opportunity
  people planet plants purpose quiet renewal rest river safety school season serenity silence sleep snow soil song spring
  stars stillness stranger students summer sunlight sunshine support teachers time trees trust truth village vision voice
  water weather winter wind work workers world year years youth`)

/** After these stands whom one prays for, when it is no common word: “for oluchi”. */
export const BEFORE_NAME = setOf(
  'for bless heal protect named called name mr mrs ms miss dr saint dear from',
)

/** Before these, at the start of a clause, stands who it is about: “oluchi has an exam”. */
export const AFTER_NAME = setOf('is has had was needs lost got starts passed who')

/** Words for persons, beside those that the reader of intentions knows. */
export const RELATIONS = setOf(`
  ancestor ancestors bride bridegroom carer carers child childhood client clients daughter-in-law ex exes fiancee flatmate
  flatmates godchild goddaughter godfather godmother godparents godson grandchild grandkids in-laws laws guy guys
  housemate lad lads lady lover lovers man men mentor orphan orphans pastor person priest rabbi imam son soulmate spouses
  widow widower widows wives woman women`)

/** Words of a postal address. */
export const STREETS = setOf(`
  street streets road avenue boulevard lane drive apartment apartments suite flat floor building postcode zipcode terrace
  crescent highway close court place square way`)

/** Said of places too, so only behind a number. */
export const STREETS_BEHIND_NUMBER = setOf(
  'lane drive floor building close court place square way terrace',
)

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
  violence: 'law',
  cancer: 'health',
  surgery: 'health',
  'waiting-for-results': 'health',
  hospital: 'health',
  dementia: 'health',
  addiction: 'health',
  depression: 'health',
  pain: 'health',
  illness: 'health',
  disability: 'health',
  childlessness: 'health',
  pregnancy: 'health',
  homelessness: 'money',
  immigration: 'immigration',
  court: 'law',
  divorce: 'law',
  'job-loss': 'money',
  'debt-and-money': 'money',
}

/** No given name ends like this, but for those in the list of names. */
export const ENDS_AS_WORD =
  /(?:ness|[ts]ion|ity|ment|[ae]nce|[ae]ncy|ship|hood|dom|ism|ing|ings|ful|ght|ure|ously|ively)$/

/** Markup, addresses, numbers, and what is written together with them. */
export const LEADS_SOMEWHERE = /[@#\\/_<>{}[\]\p{N}]|^www\.|[\p{L}]\.[\p{L}]/u

/** Animals are no persons. */
export const ANIMAL = /^(?:dog|cat|animals?)$/

/** What one chooses in the generator means nobody. */
export const LABELS = new Set(
  [...PRAYER_TYPES, ...CATEGORIES].join(' ').toLowerCase().split(/[ -]/),
)
