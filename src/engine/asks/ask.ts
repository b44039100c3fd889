/** The one prayed for, whoever it is. */
export const WHOEVER = 'whoever'

/** One thing that somebody asks for, in words that may be said. Persons stand as objects: “me”, “my mother”. */
export type Ask =
  /** That something be: “my mother” and “be home before the roses finish”. */
  | { readonly form: 'that'; readonly who: string; readonly predicate: string }
  /** Help to do something: “me” and “find what I am for now”. */
  | { readonly form: 'help'; readonly who: string; readonly predicate: string }
  /** Something to be given: “me” and “the courage to tell him”. */
  | { readonly form: 'give'; readonly who: string; readonly thing: string }
  /** Something that one is thankful for: “every boring day that he had out there”. */
  | { readonly form: 'thank'; readonly who: string; readonly thing: string }
  /** Something to be done for somebody: “keep”, “my sons” and “safe on the road tonight”. */
  | { readonly form: 'do'; readonly verb: string; readonly who: string; readonly rest: string }

const SUBJECT_OF: Readonly<Record<string, string>> = {
  me: 'I',
  us: 'we',
  him: 'he',
  her: 'she',
  them: 'they',
}
const OBJECT_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SUBJECT_OF).map(([object, subject]) => [subject, object]),
)

/** “she” as “her”; a noun as it stands. */
export const asObject = (subject: string): string =>
  OBJECT_OF[subject] ?? subject.replace(/ and I$/, ' and me')
/** “her” as “she”; a noun as it stands. */
export const asSubject = (object: string): string =>
  SUBJECT_OF[object] ?? object.replace(/ and me$/, ' and I')

/** What is done for somebody, as it is wished where nobody is addressed. */
const PASSIVE: Readonly<Record<string, string>> = {
  keep: 'kept',
  heal: 'healed',
  bless: 'blessed',
  protect: 'protected',
  guide: 'guided',
  comfort: 'comforted',
  strengthen: 'strengthened',
  forgive: 'forgiven',
  guard: 'guarded',
  hold: 'held',
  save: 'saved',
  spare: 'spared',
  make: 'made',
  'watch over': 'watched over',
  'look after': 'looked after',
  calm: 'calmed',
  teach: 'taught',
  lift: 'lifted',
  soften: 'softened',
  steady: 'steadied',
  cover: 'covered',
  free: 'freed',
  'take care of': 'taken care of',
}

const sentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}.`.replaceAll("'", '’')

/** An ask as it is said to somebody: “Let my mother be home before the roses finish.” */
export function sayTo(ask: Ask): string {
  switch (ask.form) {
    case 'that':
      return sentence(`let ${ask.who} ${ask.predicate}`)
    case 'help':
      return sentence(
        ask.predicate.startsWith('not ')
          ? `help ${ask.who} ${ask.predicate.replace(/^not /, 'not to ')}`
          : `help ${ask.who} to ${ask.predicate}`,
      )
    case 'give':
      return sentence(`give ${ask.who} ${ask.thing}`)
    case 'thank':
      return sentence(`thank [You] for ${ask.thing}`)
    case 'do':
      return sentence(`${ask.verb} ${ask.who} ${ask.rest}`.trim())
  }
}

/** An ask as it is wished where nobody is addressed: “May my mother be home …”; null where there is no such form. */
export function wishFor(ask: Ask): string | null {
  const who = asSubject(ask.who)
  switch (ask.form) {
    case 'that':
    case 'help':
      return sentence(`may ${who} ${ask.predicate}`)
    case 'give':
      return sentence(
        `may ${who} ${/^(?:just )?one\b/.test(ask.thing) ? 'have' : 'find'} ${ask.thing}`,
      )
    case 'thank':
      return sentence(`I am thankful for ${ask.thing}`)
    case 'do': {
      if (ask.verb === 'bring' && /^(?:home|back)\b/.test(ask.rest))
        return sentence(`may ${who} come ${ask.rest}`)
      if (ask.verb === 'send') return sentence(`may ${ask.rest} come to ${ask.who}`)
      const done = PASSIVE[ask.verb]
      return done ? sentence(`may ${who} be ${done} ${ask.rest}`.trim()) : null
    }
  }
}
