/** What an ask is read as: by what it begins with. */
export type AskForm =
  'that' | 'let' | 'to' | 'not to' | 'help' | 'give' | 'goods' | 'thing' | 'thanks' | 'do'

interface Opener {
  readonly form: AskForm
  readonly sign: RegExp
}

const SPEAKER = String.raw`(?:i|we)(?: am|'m| are|'re| would|'d| should|'ll)? ?(?:just |only |really |also |still |all |both |do )*`
const PRAY = String.raw`(?:pray(?:ing)?|ask(?:ing)?|beg(?:ging)?|hop(?:e|ing)|wish(?:ing)?|mak(?:e|ing) dua|say a prayer)`
const ASKING = String.raw`(?:(?:can|could|will|would) (?:you|someone|anyone|we|i) )?(?:${SPEAKER})?(?:just |only |kindly |please |also )*(?:want to |like to |need to |come to )?${PRAY}(?: god| to god| you| everyone)?(?: please| now| only| just)*`
const WANTING = String.raw`(?:${SPEAKER})?(?:just |only |really )*(?:want|need|like|love|long|could use)`
const SOMEBODY = String.raw`(?:me|us|him|her|them|my|our|the|his|their|this|it|things|everyone|all)\b`
const SUBJECT = String.raw`(?:i|he|she|it|they|we|my|our|his|her|their|the|this|these|those|everyone|nobody|people|all|both|no|things|someone|somebody|god)(?:'s|s|'re|re|'ll|ll)?\b`

/** What is asked for behind a comma, without a verb: “they fly on Sunday, for a safe journey”. */
const NAMED_GOODS = String.raw`(?:an? |the )?safe (?:delivery|birth|journey|trip|flight|landing|return|arrival)\b|(?:courage|strength|patience|peace|wisdom|healing|comfort|guidance)\b`

const opens = (...body: string[]) => new RegExp(`^(?:${body.join('|')})`, 'i')

/** What people begin an ask with, and how what follows is read. An opener may be followed by something that is no ask: the next is tried. */
export const OPENERS: readonly Opener[] = [
  {
    form: 'goods',
    sign: opens(`${ASKING} for `, `${SPEAKER}looking for `, `looking for `, `${WANTING} `),
  },
  { form: 'goods', sign: opens(`for (?=${NAMED_GOODS})`) },
  { form: 'thing', sign: opens(`${ASKING} for `) },
  { form: 'thing', sign: opens(`${WANTING} (?=(?:just )?(?:one|someone|somebody)\\b)`) },
  { form: 'give', sign: opens('(?:could|can|may) (?=(?:i|we) (?:please )?have )') },
  {
    form: 'that',
    sign: opens(`${ASKING},? that `, `that (?=${SUBJECT} (?:may|might|can|could)\\b)`),
  },
  { form: 'that', sign: opens(`${ASKING} (?:for )?(?=${SUBJECT})`) },
  { form: 'that', sign: opens(`${WANTING} (?:for )?(?=${SOMEBODY})`) },
  {
    form: 'not to',
    sign: opens(
      `${SPEAKER}(?:do not|don't|dont) want to (?=(?:be|become|lose|hurt|shout|feel|think|hate|fail|turn|stay)\\b)`,
      `${ASKING} not to `,
    ),
  },
  { form: 'to', sign: opens(`${ASKING} to `, `${WANTING} to `) },
  { form: 'thanks', sign: opens('thank you (?:so much |god |lord )*for ') },
  {
    form: 'let',
    sign: opens(
      'let ',
      'may ',
      '(?:so |and |but )?if [^,]*? (?<!not )let (?=(?:me|us|him|her|them|it)\\b)',
    ),
  },
  { form: 'help', sign: opens(`(?:(?:can|could) (?:you|someone|god) )?help (?=${SOMEBODY})`) },
  { form: 'give', sign: opens(`(?:give|grant) (?=${SOMEBODY})`) },
  {
    form: 'do',
    sign: opens(
      `(?=(?:keep|protect|guide|bless|heal|comfort|strengthen|guard|hold|save|spare|watch over|look after|be with|take care of|forgive|make|bring|send|teach|calm|lift|soften|steady|cover|free) ${SOMEBODY})`,
    ),
  },
]

/** Good things that are asked for by themselves at the beginning of a sentence: “strength for the week ahead please”. */
export const BARE: Opener = { form: 'goods', sign: /^(?=\w)/ }

const OPENING = String.raw`(?:please |pls |plz |just |also |kindly )*(?:(?:${SPEAKER})?(?:want|need|could use|${PRAY})|${SPEAKER}(?:like|love|long)|let|may ${SUBJECT}|for (?=${NAMED_GOODS})|help|give|grant|keep|protect|guide|bless|heal|comfort|strengthen|guard|watch over|look after|be with|thank you for|that)\b|(?:make|bring|send|teach|calm|lift|soften|steady|cover|free) ${SOMEBODY}`

/** Where an ask may begin within a sentence. */
export const BOUNDARY = new RegExp(
  String.raw`(?:, and |, but |, so |, | and | but | so | then | at least |\bplease |\bpls |\bplz )(?=${OPENING})`,
  'gi',
)

/** Who is spoken to before an ask. */
export const ADDRESS =
  /^(?:(?:dear|oh|o|hi|hello|hey|pls|plz|please|father|lord|god|heavenly|almighty|allah|ya allah|jesus|sai baba|amen|just|and|also|so|but|then|now|kindly|bro|guys|ok|okay|all (?:i|we) (?:ask|want|need)(?: for)? is(?: that| to)?)\b[, ]*)+/i

/** What is said behind an ask, to somebody or to nobody. */
export const CLOSING =
  /[, ]*(?:\b(?:in jesus'?(?:'s)? (?:mighty |holy )?name|in your (?:holy )?name|inshallah|insha'?allah|amen|ameen|please|pls|plz|thanks|thank ?you|thx|god willing|lord|father|god|i guess|i suppose|i think|idk|lol|fr|tbh|tho|though|haha|basically|ji|x+)\b[, ]*)+$/i

/** A date by its number is not said. */
export const DATE = / (?:until|till|by|on|at|before|in|for|from) (?:the )?\d\S*.*$/i

/** What follows tells why or runs on, and belongs to no ask. */
export const REASON =
  /,? (?:because|cos|cuz|coz|bc|although|though|even though|but|since (?:i|we|he|she|they|it)|(?<!\b(?:long|soon|much|well|far|good|little|many)) as (?:i|we|he|she|they|it|my)|which|it's|its the|(?<!who )(?:he|she|they) (?:was|were|has been|have been)|hes|shes|im|i'm|and (?:i'm|im|i am|i do|i|he|she|they|it) (?:not|don't|dont|never|can't|cant|won't|wont)|(?<!\b(?:be|feel|is|are|been) )so (?!that\b|much\b|many\b|\w+ (?:to|and)\b|(?:i|we|he|she|they|it) can\b))\b.*$|,.*$/i
