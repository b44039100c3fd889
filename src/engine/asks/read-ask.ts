import { asObject, type Ask } from './ask'
import { clauseToAsk } from './clause-to-ask'
import type { AskForm } from './openers'
import { isBase } from './verb-forms'

/** “A safe delivery” is not asked for oneself alone. */
const SAFE = /^(a |the )?safe (delivery|birth|journey|trip|flight|landing|return|arrival)\b/
/** What people ask for by its name. */
const GOODS = new RegExp(
  String.raw`^(?:the right \w+|(?:(?:the|some|a|a little|a bit of|a lot of|more|enough|all the|that|good|kind|honest|gentle|clear|strong) )*(?:courage|bravery|guts|nerve|strength|stamina|energy|resilience|patience|peace|calm|serenity|balance|wisdom|clarity|guidance|direction|understanding|sense|grace|mercy|forgiveness|faith|hope|confidence|focus|motivation|discipline|help|company|comfort|relief|healing|sleep|rest|luck|words|answers?|sign|miracle|steadiness|steady hands?|clear head|good news|reprieve)|a break)\b(?! (?:me|us|him|her|them|my|our)\b)`,
)
/** “A blessing on our house”. */
const BLESSING =
  /^(?:an? |the |some )?blessings? (?:for|on|upon|over) ((?:my|our|the|this|his|her|their) .+)$/
/** What nobody should ask to befall somebody else. */
const HARM =
  /^(?:lose|fail|suffer|fall(?! asleep)|hurt|break|bleed|drown|freeze|ruin|waste|hate|blame|cry|scream|end|get (?:run|hit|hurt|sick|fired|sacked|caught|punished|cancer|what))\b/
/** What nobody should be helped to do. */
const HARM_BY_SELF =
  /^(?:hurt|ruin|hate|blame|punch|steal|cheat|trick|shame|humiliate|(?:beat|hit|break|catch) (?:him|her|them|up|his|my (?!fast|habit))|lie\b(?! down| still| awake)|get (?:back|even|away with)|make (?:him|her|them|my \w+) (?:pay|suffer|jealous|sorry|cry|hurt))\b/

/** “Help me to stop being”: what was left out is what is asked. */
const CUT_SHORT = /\b(?:be|being|becoming|feeling)$/

/** What people say that they want or need and ask nobody for. */
const NO_PRAYER =
  /^(?:say(?! (?:it|goodbye|yes|no|the truth|his name|her name|what)\b)|give thanks|ask|thank|pray|share|write|tell you|vent|quit(?! (?:smoking|drinking|gambling|vaping))|leave|run|give up|hide|scream|cry|shout|yell|end|go away|be alone|be left alone|be with|join|sue|win the|kill|hurt|hate|drown|stop (?:living|existing))\b/

const SELF = /^(?:I|we|me|us)$/

/** Somebody at the beginning of words, as an object, and what follows: “my two sons safe tonight”. */
function splitPerson(words: readonly string[]): readonly [string, readonly string[]] | null {
  const [first = ''] = words
  if (/^(?:me|us|him|them|everyone|it|this)$/.test(first)) return [first, words.slice(1)]
  if (
    first === 'her' &&
    (words.length === 1 || GOES_ON.test(words[1] ?? '') || isBase(words[1] ?? ''))
  )
    return ['her', words.slice(1)]
  const end = words.findIndex((word, at) => at > 1 && (GOES_ON.test(word) || isBase(word)))
  const to = end < 0 ? words.length : end
  return to > 5 || words.length < 2 ? null : [words.slice(0, to).join(' '), words.slice(to)]
}
/** Where the words of a person end. */
const GOES_ON =
  /^(?:safe|well|strong|calm|warm|healthy|close|happy|steady|free|better|home|back|from|in|on|at|with|through|while|when|as|tonight|today|tomorrow|this|during|until|for|to|not|the|a|an|some|enough|courage|strength|peace|patience|wisdom|be|and|under|over|who|whose)$/

const NO_VERB = /^(?:my|our|the|a|an|his|her|their|this|that|me|us|him|them|god|you)$/

/** @param isHelp whether help was asked for, and not only something wanted */
function readTo(words: readonly string[], isHelp: boolean): Ask | null {
  const isTo = words[0] === 'to' || (words[0] === 'not' && words[1] === 'to')
  const from = words[0] === 'to' ? words.slice(1) : words
  const plain = from[0] === 'not' && from[1] === 'to' ? ['not', ...from.slice(2)] : from
  const verb =
    plain.find(
      (word) => !/^(?:not|just|finally|always|never|really|also|actually|simply|stop)$/.test(word),
    ) ?? ''
  const isVerb =
    isBase(verb) ||
    (plain[0] === 'stop' && plain.length > 1) ||
    (isTo && isHelp && /^[a-z]+$/.test(verb) && !NO_VERB.test(verb))
  const predicate = plain
    .filter((word, at) => at > 1 || !/^(?:just|also|simply)$/.test(word))
    .join(' ')
  return isVerb &&
    !CUT_SHORT.test(predicate) &&
    !HARM_BY_SELF.test(predicate) &&
    (isHelp || !NO_PRAYER.test(predicate))
    ? { form: 'help', who: 'me', predicate }
    : null
}

function isHarm({ who, predicate }: { who: string; predicate: string }): boolean {
  return (SELF.test(who) ? HARM_BY_SELF : HARM).test(predicate) || /^let\b/.test(predicate)
}

function readThat(words: readonly string[]): Ask | null {
  const clause = clauseToAsk(words)
  if (clause) {
    const ask = {
      form: 'that',
      who: asObject(clause.subject),
      predicate: clause.predicate,
    } as const
    return isHarm(ask) || (SELF.test(clause.subject) && HARM.test(clause.predicate)) ? null : ask
  }
  // “For my mother to get better”.
  const at = words.indexOf('to')
  const subject = words.slice(0, at).join(' ')
  const [verb = ''] = words.slice(at + 1).filter((word) => word !== 'not' && word !== 'finally')
  if (at < 1 || at > 6 || !isBase(verb) || words.length < at + 2) return null
  const ask = {
    form: 'that',
    who: asObject(subject),
    predicate: words.slice(at + 1).join(' '),
  } as const
  return isHarm(ask) ? null : ask
}

function readLet(words: readonly string[]): Ask | null {
  const said = splitLet(words)
  if (!said || isHarm(said)) return null
  return { form: 'that', ...said }
}

/** Verbs that need nothing behind them: “let me pass”. */
const SAYS_ALL = /^(?:pass|sleep|rest|heal|recover|survive|live|thrive|succeed|win)$/

function splitLet(words: readonly string[]): { who: string; predicate: string } | null {
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      (isBase(word) || word === 'not' || word === 'be') &&
      !/^(?:my|our|the|a|his|their)$/.test(words[at - 1] ?? '') &&
      !(words[at - 1] === 'this' && at > 1),
  )
  const isAlone = end === words.length - 1 && !SAYS_ALL.test(words[end] ?? '')
  if (end < 1 || end > 7 || isAlone) return null
  // “Me still be a gentleman”.
  const to = /^(?:still|always|never|also|finally|just|only|soon|all)$/.test(words[end - 1] ?? '')
    ? end - 1
    : end
  return { who: asObject(words.slice(0, to).join(' ')), predicate: words.slice(to).join(' ') }
}

/** Where a thing that is asked for begins; people and prayers are asked for otherwise. */
const THING =
  /^(?:just )?(?:one|someone|somebody|an?|some|more|clean|steady|good|kind|two|three|four|five) (?!(?:friend|prayers?|favou?r|hand|miracle)\b)\w+/

/** “Clean water before the term ends”, “one person with whom I can be funny”. */
function readThing(words: readonly string[]): Ask | null {
  const thing = words.join(' ')
  if (!THING.test(thing) || words.length < 3) return null
  const [, person = '', predicate = ''] = /^(someone|somebody) to (.+)$/.exec(thing) ?? []
  if (person) return { form: 'that', who: person, predicate }
  return { form: 'that', who: 'there', predicate: `be ${thing}` }
}

function readGoods(words: readonly string[]): Ask | null {
  const said = words.join(' ')
  const [, , safe = ''] = SAFE.exec(said) ?? []
  if (safe) return { form: 'that', who: `the ${safe}`, predicate: 'be safe' }
  const [, blessed = ''] = BLESSING.exec(said) ?? []
  if (blessed) return { form: 'do', verb: 'bless', who: asObject(blessed), rest: '' }
  const [goods = ''] = GOODS.exec(said) ?? []
  // “Steady hands for her and a tail that wags.”
  if (/(?<! care) for (?:him|her|them)\b/.test(said)) return null
  if (!goods || /\b(?:is|are|was|were|has|have|had|did)\b/.test(said)) return null
  const [, thing = '', person = ''] =
    /^(.+) for ((?:my|our) \w+(?: and (?:my )?\w+)?)$/.exec(said) ?? []
  if (/^help\b/.test(said)) {
    const [, rest = ''] = /^help to (.+)$/.exec(said) ?? []
    return rest && !person ? readTo(['to', ...rest.split(' ')], true) : null
  }
  return thing && person
    ? { form: 'give', who: person, thing }
    : { form: 'give', who: 'me', thing: said }
}

/** What one thanks for; “thank you for taking him from us” is no thanks. */
const THANKED =
  /^(?:my|our|the|an?|every|each|all|this|that|these|those|his|her|their|nurse|doctor|\p{Lu}\p{Ll}+)\b/u

/** What may be sent to somebody. */
const SENT =
  /^(?:people|customers|help|work|someone|somebody|rain|comfort|strength|peace|an? (?:friend|sign|companion|good|kind)|(?:one )?(?:good|kind|the right) )/

/** What somebody may be made. */
const MADE =
  /^(?:an? (?:better|more \w+|kinder|calmer) \w+|better|well|whole|strong|brave|healthy|happy|calm|easy|gentle|patient|kind|light|clean)\b/

function readDoing(words: readonly string[]): Ask | null {
  const [, verb = '', body = ''] =
    /^(watch over|look after|be with|take care of|\w+) (.+)$/.exec(words.join(' ')) ?? []
  const person = splitPerson(body.split(' '))
  if (!person) return null
  const [who, rest] = [person[0], person[1].join(' ')]
  // “Make him pay.”
  if (verb === 'make' && !MADE.test(rest)) return null
  if (verb === 'send' && !SENT.test(rest)) return null
  return { form: 'do', verb, who, rest }
}

/**
 * What is asked in the words behind an opener, each of them known; null where it is not understood, is nothing that one asks
 * for, or would harm somebody.
 */
export function readAsk(form: AskForm, words: readonly string[]): Ask | null {
  switch (form) {
    case 'thing':
      return readThing(words)
    case 'thanks':
      return words.length > 3 && THANKED.test(words.join(' '))
        ? { form: 'thank', who: 'me', thing: words.join(' ') }
        : null
    case 'not to':
      return readTo(['not', ...words], false)
    case 'that':
      return readThat(words)
    case 'let':
      return readLet(words)
    case 'to':
      return readTo(words, false)
    case 'goods':
      return readGoods(words)
    case 'do':
      return readDoing(words)
    case 'help': {
      const person = splitPerson(words)
      const ask = person && readTo(person[1], true)
      return ask && ask.form === 'help' ? { ...ask, who: person[0] } : null
    }
    case 'give': {
      // “Could I have just one more day?”
      const [, wanted = ''] = /^(?:I|we) (?:please )?have (.+)$/.exec(words.join(' ')) ?? []
      if (wanted) return { form: 'give', who: words[0] === 'we' ? 'us' : 'me', thing: wanted }
      const person = splitPerson(words)
      const thing = person?.[1].join(' ') ?? ''
      return person && thing ? { form: 'give', who: person[0], thing } : null
    }
  }
}
