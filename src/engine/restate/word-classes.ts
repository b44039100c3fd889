export const SUBJECTS =
  /^(?:I|we|he|she|it|they|you|who|someone|somebody|everyone|everybody|everything|nobody|nothing|there|this|that|today|tomorrow|tonight|yesterday)$/
export const DETERMINERS = /^(?:my|our|his|her|their|the|a|an|all|some|both|this|these|those)$/
export const ADJECTIVES =
  /^(?:scared|afraid|lonely|alone|worried|anxious|grateful|thankful|tired|exhausted|nervous|sad|depressed|stressed|stuck|lost|proud|happy|heartbroken|single|pregnant|unemployed|homeless|broke|ill|sick|sober|angry|ashamed|overwhelmed|homesick|hopeless|jealous|confused|divorced|retired|restless|weary|glad|blessed|newly|very|so|too|really|about|unable|ready|due|burnt|burned|worn|full|torn|fed|done|in|at|on|under|out|between|expecting|desperate|terrified|frightened|furious)$/
export const GERUND =
  /^(?!(?:morning|evening|wedding|meeting|hearing|something|nothing|anything|everything|thing|king|ring|spring|string|wing|sibling|building|ceiling|blessing|during|being)$)\w{2,}ing$/
export const PAST_START =
  /^(?:got|lost|had|passed|failed|relapsed|found|broke|fell|said|made|left|went|started|finished|quit|won|met|told|forgot|took|moved|argued|fought|became|gave|hurt|crashed|missed|ruined|lied|spilled|dropped|bought|sold|wrote|sent|paid|planted|burnt|burned|cried|overslept)$/
export const BASE_START =
  /^(?:cannot|could|do|did|need|want|wish|hope|feel|miss|struggle|fear|dread|love|hate|worry|have|keep|think|know|am|was|will|should|must)$/
export const ADVERBS =
  /^(?:just|finally|still|always|already|recently|really|constantly|suddenly|also|now|again|maybe)$/
