/** Words that stand as a finite verb; with “-ed” and the auxiliaries below enough to tell a clause from a phrase. */
const VERBS = new Set(
  `am is are was were has have had do does did will would can cannot could may might must should shall
go goes went get gets got take takes took lose loses lost die dies died pass passes leave leaves left come comes came start starts begin begins began
end ends say says said tell tells told find finds found feel feels felt need needs want wants wish wishes hope hopes know knows knew think thinks thought
make makes made give gives gave keep keeps kept live lives work works fall falls fell break breaks broke hit hits hurt hurts ache aches struggle struggles
fight fights fought fly flies flew drive drives drove run runs ran move moves wait waits worry worries cry cries miss misses love loves seem seems look looks
turn turns become becomes became bring brings brought send sends sent meet meets met win wins won pay pays paid read reads speak speaks spoke sleep sleeps slept
stand stands stood sit sits sat hear hears heard see sees saw understand understands understood refuse refuses forget forgets forgot drink drinks drank eat eats ate
smoke smokes fail fails blame blames shout shouts yell yells argue argues disagree disagrees threaten threatens grow grows grew raise raises teach teaches taught
lie lies lay wake wakes woke cope copes dread dreads fear fears spend spends spent owe owes sell sells sold buy buys bought choose chooses chose suffer suffers believe believes ignore ignores beat beats split splits sit sits show shows shown stop stops try tries play plays help helps
ask asks talk talks stay stays travel travels return returns join joins battle battles deal deals celebrate celebrates study studies graduate graduates visit visits arrive arrives happen happens taste tastes keep hang hangs ring rings text texts
fed likes plan plans open opens close closes deserve deserves steal stole cut cuts hate hates care cares hide hides hid carry carries treat treats let lets set sets put puts im i'm ive i've he's she's it's they're we're can't don't didn't won't doesn't isn't wasn't haven't hasn't cant dont didnt wont doesnt isnt wasnt havent hasnt shes hes`.split(
    /\s+/,
  ),
)
const PAST =
  /^(?!(?:bed|red|wed|need|indeed|seed|feed|speed|bored|tired|scared|worried|retired|divorced|married|exhausted|stressed|depressed)$)\w{2,}ed$/

/** Whether a word is a finite verb, as far as can be told. */
export function isVerb(word: string): boolean {
  return VERBS.has(word) || PAST.test(word)
}

const NO_VERB_BEHIND =
  /^(?:at|of|for|in|on|the|a|an|my|our|his|her|their|to|no|this|after|before|with|from|about|long|hard)$/

/** Where the first finite verb stands behind a subject; -1 where there is none. “At work”, “to live” and “my hope” hold none. */
export function verbAt(words: readonly string[]): number {
  return words.findIndex(
    (word, at) => at > 0 && isVerb(word) && !NO_VERB_BEHIND.test(words[at - 1] ?? ''),
  )
}
