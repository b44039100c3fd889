const KIN =
  'mother|mom|mum|mama|dad|father|papa|son|daughter|brother|sister|wife|husband|partner|spouse|baby|child|children|grandmother|grandfather|grandma|grandpa|granny|nana|parents?|aunt|uncle|cousin|nephew|niece|twins?|friend|best friend|dog|cat|pet'

/** A death: grief is near, and family members are spoken of in the memory voice. */
export const DEATH = new RegExp(
  `\\b(?:died|dies|dying|death|dead|funerals?|burial|cremat\\w*|miscarr\\w*|stillb\\w*|bereave\\w*|griev\\w*|grief|mourn\\w*|widow\\w*|passed away|passed on|lost (?:my|our|his|her|their|a) (?:[a-z]+ )?(?:${KIN}))\\b`,
)

/** Another loss: comfort, not cheer. */
export const LOSS =
  /\b(?:laid off|layoffs?|fired|redundan\w*|lost (?:my|our|his|her|their) (?:job|home|house|work|business|savings|sight|hearing)|divorc\w*|separated|broke up|break ?up|cancell?ed|evict\w*|bankrupt\w*)\b/

/** Too much water: never a wish for rain. */
export const FLOOD =
  /\b(?:flood\w*|storms?|stormy|hurricanes?|cyclones?|typhoons?|landslides?|mudslides?|tsunamis?|downpours?|(?:too much|heavy|endless) rain)\b/

/** Harm to oneself, or harm being done to the person who writes. */
export const SELF_HARM =
  /\b(?:(?:kill|killing|hurt|hurting|harm|harming|cut|cutting) (?:myself|ourselves)|self[- ]?harm\w*|suicid\w*|end (?:my|this) life|end(?:ing)? it all|take my (?:own )?life|(?:want|wanted|going|ready) to die|wish (?:i|to) (?:was|were|be) dead|wish i (?:was|were) never born|better off (?:dead|without me)|(?:don'?t|do not) want to (?:live|be alive|wake up)|no reason to live|not worth living|overdos\w*|abus\w*|molest\w*|raped?|assault\w*|(?:hits|beats|chokes|choked|hurts) me|(?:he|she|they) (?:hit|beat) me)\b/

/** A wish that someone else be harmed: the prayer is for peace. */
export const HARM_WISH =
  /\b(?:kill (?:him|her|them|my|our|the|that|this|all|everyone)|reveng\w*|vengeance|curs(?:e|ed|es|ing) (?:on|upon|him|her|them|my|our|the|that)|get even|punish\w*|make (?:him|her|them) (?:suffer|pay|sorry|hurt)|(?:harm|destroy|ruin|crush|smite|humiliate) (?:him|her|them|my|our|the|that|every|all)|hope (?:he|she|they) (?:dies?|fails?|suffers?|loses?|burns?|rots?)|(?:should|must|deserves? to|let (?:him|her|them)) (?:die|suffer|burn|rot))\b/
