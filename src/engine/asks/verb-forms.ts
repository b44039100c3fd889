/** Verbs that people ask with, in their base form; nouns that look like one of them (“result”) are left out. */
const BASES = new Set(
  `accept act admit adopt afford age agree allow answer apologise appear apply argue arrive ask avoid bake be bear beat become begin behave believe
belong bend bite blame bleed bloom blow boil borrow bounce bow break breathe bring build bury buy call calm care carry catch celebrate change chat
cheer choose clean clear climb close collect come communicate complete concentrate connect consider continue control cook cope count cross cry cure
cut dance date deal decide delay deliver describe deserve detach dig dim do draw dream dress drink drive drop drown earn ease eat empty end endure
enjoy enter escape explain face fade fail fall feel fetch fight fill find finish fit fix flourish fly focus fold follow forget forgive freeze
function gain gather get give go greet grieve grow guess handle hang happen harvest hate have heal hear help hide hire hit hold honour hug hurt
ignore impress improve include invite join joke judge jump keep kiss kneel knit knock know land last laugh lead learn leave lend let lie lift light
listen live look lose love lower make manage march marry match measure meet melt mend message miss mix move multiply name need notice notify nurse
obey obtain offer open order overcome owe own pack paint panic parent park part pass pay perform persuade phone pick plan plant play pour practise
praise pray prepare press promise prosper protect prove provide publish pull push put qualify quieten quit rain raise reach read realise rebuild
receive recognise reconcile recover reduce refuse regain relax release remain remember remove rent repair repay replace reply report rescue respect
respond rest return reunite reveal ride ring rise roll ruin rule run sail save say score scream see seem sell send sense serve settle sew shake share
shift shine shout show shrink shut sign sing sit skip sleep slow smell smile smoke snap soften soothe sort sound spare speak spend spot spread stand
start stay step stick stop strengthen stretch study stumble succeed suffer support surprise survive sweep swim swing take talk teach tell text thank
think thrive tire touch track train transfer travel treat trust try turn type understand unite unlock use visit vote wait wake walk wander want warm
wash waste watch wear weep welcome whisper widen win wish witness wonder work worry wrap write yell yield`.split(
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
