/** Verbs that people ask with, in their base form; nouns that look like one of them (“result”) are left out. */
const BASES = new Set(
  `accept act admit adopt agree allow answer apologise appear apply arrive ask avoid be become begin behave believe belong bloom bounce breathe bring build buy call calm
carry catch celebrate change choose clear clean climb close come communicate complete concentrate connect consider continue control cook cope cross
cry dance deal decide deliver deserve do draw dream drink drive eat end endure enjoy enter escape explain face fall feel fight fill find finish fit fix flourish fly focus follow
forget forgive function gain get give go grieve grow handle happen have heal hear help hire hold honour hurt improve include join keep know land
last laugh lead learn leave let lie lift listen live look lose love make manage marry meet mend miss move notice open overcome own parent pass pay perform play pray
prepare prosper protect prove provide pull qualify quit raise reach read realise receive recognise reconcile recover reduce refuse regain relax release remain remember repair respect respond rest return ring
rise run save say see seem sell send serve settle shake share shine show shrink sing sit sleep slow smile smoke speak spread stand start stay
stick stop study succeed suffer support survive swim take talk teach tell thank think thrive travel treat trust try turn understand unite use visit vote wait wake walk want warm welcome
win wish wonder work worry write yell shout snap scream argue panic freeze stumble blame judge hate hide drown bleed break ruin waste spend pick put push drop hug cheer score ride manage afford beat reply text phone message sort wash paint pack plan plant
settle wear win yield age bake bear bend bite blow boil borrow bow bury care chat collect count cure cut date delay describe detach dig dim dress earn ease empty enter fade fail fetch fold gather greet guess hang harvest hit hug ignore
impress invite joke judge jump kiss kneel knit knock lend light lower march match measure melt mix multiply name need notify nurse obey obtain offer order owe park part persuade pour practise praise press promise publish
put quieten rain rebuild remove rent repay replace report rescue reunite reveal ring roll rule sail sense sew shift shout shut sign skip smell soften soothe sound spare spot step stretch strengthen surprise sweep swing tell tire touch track train transfer
turn type understand unlock wander wash watch weep welcome whisper widen witness work wrap`.split(
    /\s+/,
  ),
)

const IRREGULAR: Readonly<Record<string, string>> = { is: 'be', am: 'be', are: 'be', has: 'have' }

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/es$/, ''],
  [/s$/, ''],
]

/** Whether a word is a verb's base form: “stay”. */
export const isBase = (word: string): boolean => BASES.has(word)

/** The base form of a verb in the third person singular: “stays” gives “stay”; null where the word is none. */
export function baseOfThird(word: string): string | null {
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  for (const [ending, base] of ENDINGS) {
    const stem = word.replace(ending, base)
    if (stem !== word && BASES.has(stem)) return stem
  }
  return null
}
