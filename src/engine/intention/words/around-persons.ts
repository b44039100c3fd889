/** The small words around a person: whose they are, and when the words mean no person at all. */

export const MINE = /^(?:my|our|mine)$/
export const THEIRS = /^(?:his|her|their|whose)$/
export const DETERMINER =
  /^(?:my|our|the|an?|th(?:is|at|[eo]se)|his|her|their|whose|one|two|three|four|five|both|all|some|every|your)$/

/** Says nothing of what is the matter, so it goes with its person. */
export const PLAIN =
  /^(?:dear|dearest|sweet|little|lil|big|older|elder|elderly|younger|eldest|youngest|oldest|only|beloved|darling|old|ag(?:e)?ing|best|closest|close|good|great|lovely|precious|own|whole|entire|first|second|third|teenage|teen|adult|grown|wonderful|poor|young|twin|immediate|other|better|pet|year|\d+|one|two|three|four|both|school|work|childhood|next|door|single|strong)$/

/** No adjective: a “my” before one of these belongs to something else. */
export const NO_ADJECTIVE =
  /^(?:is|are|was|has|have|had|for|with|and|or|to|of|in|on|at|by|but|from|about|@.*|[.,]|not|who|that|i|we|he|she|they|me|us|him|her|help|bless|'s)$/

/** “As a mother”, “I am a teacher”: said of oneself, not of somebody to pray for. */
export const SAID_OF_ONESELF = /^(?:as|am|be(?:ing|come|coming|came)?|is|was|are|were)$/
export const ONLY_A_MAN = /^(?:man|woman|lady|guy|person|gentleman)$/
/** With “a”, somebody else’s: “a mother with cancer”. */
export const OF_SOMEBODY = /^(?:mother|father|wife|husband|brother|sister|parents)$/

/** What stands after a possessor without its apostrophe: “my sons exam”. */
export const POSSESSED =
  /^(?:exam|test|surgery|operation|op|wedding|funeral|birthday|graduation|interview|results?|scans?|biopsy|flight|death|passing|cancer|illness|job|divorce|trial|court|house|home|visa|business|engagement|depression|anxiety|addiction|health|dementia|knee|heart|school|anniversary|custody|baby|bypass|memorial|first|pregnancy|retirement|treatment|recovery|memory|last|citizenship|deathbed|kidneys?)$/
/** “Mums in hospital”: her own “is”, without its apostrophe. */
export const VERB_AFTER =
  /^(?:in|on|at|not|still|so|very|really|been|a|the|out|having|getting|going|off|back|just|all|too|always|losing|dying|being|no|now|ill|sick)$/

/** A prayer that begins “Father, …” speaks to God. */
export const ADDRESSED =
  /^(?:,|god|we|i|please|help|lord|almighty|you|thank|hear|in|of|who|bless|forgive|be)$/
export const DIVINE = /^(?:heavenly|dear|oh|o|lord|god|the)$/

/** Not persons, though their words are. */
export const NO_PERSON =
  /^(?:(?:mother|father)s? (?:'s )?day|mother (?:nature|earth|mary|of god)|father (?:god|christmas|almighty|in heaven|time)|family (?:tree|dinner|meal|lunch|court|business|doctor|history|feast)|friend request|baby (?:steps?|shower|sitting|sitter|food)|dog (?:tired|days)|cats? and dogs|boss (?:fight|level)|brothers? and sisters in christ|(?:brothers?|sisters?|family) (?:in christ|of god|in faith)|team (?:got|won|lost)|(?:mom|mum) guilt|child (?:support|care))(?= )/
