import type { SignsByParticular } from './particular-signs'

export const DANGER_PARTICULARS: SignsByParticular = {
  wells: {
    heard: String.raw`wells?|well's|borehole|borewell|tanker|jerrycans?|(?:\d+|nine|seven|fifteen) ?(?:km|kilomet\w+)|the taps|carting water|buy water|carry water|(?:stand|queue)(?: \w+){0,5} pots`,
    in: ['drought'],
    unless: 'as well',
  },
  'drought-crops': {
    heard:
      'maize|barley|millet|our crops|crops|the seed|seeds?|almond trees|coconut trees|coffee plants|rice terraces|planted',
    in: ['drought'],
    unless: 'i planted with my father|burned|only sticks',
  },
  'drought-animals': {
    heard: 'cattle|cows|goats?|ewes|sheep|camels|the herd|animals',
    in: ['drought'],
    unless: String.raw`(?:sold|sell|selling|shot|shooting|trucked|shipping)(?: \w+){0,6} (?:ewes|cows?|cattle|herd|breeders)|ate two goats|no milk`,
  },
  'farmer-despair': {
    heard: String.raw`looks? (?:just )?(?:up|at the sky|to the sky|to the west)|looking (?:up|at the sky)|just looks up|breaking my|loses? heart|too much pride|couldn't watch|sick of looking|stands at the (?:back door|edge)|smell for it`,
    in: ['drought'],
  },
  'drought-years': {
    heard:
      '(?:second|third|fourth|five|two|three|four|six) (?:years?|seasons)|failed (?:again|second time|five)|years running|fourteen months|rains have failed',
    in: ['drought'],
    unless: String.raw`sun\.|years old`,
  },
  fodder: {
    heard: String.raw`hay|fodder|hand feeding|nothing to feed|can't feed|couldn't feed`,
    in: ['drought'],
  },
  'drought-hunger': {
    heard:
      'hungry|hunger|starv*|one time in a day|they are lighter|each week they|dadaab|refugee camp|famine',
    in: ['drought'],
  },
  soldiers: {
    heard:
      'for (?:the )?soldiers|deployed|deployment|troops|in a trench|trenches|jawans?|(?:at|near|to|for) (?:the )?(?:front|loc)|conscript*|called up|enlist*',
    in: ['war'],
    unless: String.raw`my (?:\w+ )?(?:brother|son|father|dad|husband|daughter|sister|wife|boys?) (?:\w+ )?(?:is|was|are|has)|home safe|came home safe|room|works near`,
  },
  shelter: {
    heard:
      'sirens?|(?:the|a|bomb) shelters?|cellars?|basement|bunker|bath(?: )?tub|sleeps in the bath|in the metro|metro station',
    in: ['war'],
    unless: 'fled',
  },
  rockets: {
    heard:
      'rockets?|missiles?|drones?|shell(?:s|ed|ing)|bomb(?:s|ed|ing|ings)?|air(?: |-)?strikes?|artillery|planes are|guns',
    in: ['war'],
    unless: 'peas|that easter',
  },
  'cut-off-contact': {
    heard: String.raw`no (?:signal|network|word|news|contact|call|reply|answer)|not answer(?:ed|ing)?|(?:hasn'?t|haven'?t|has not|have not) (?:answered|called|rung|heard|replied)|(?:can'?t|cannot|cant|couldn'?t|can not) (?:reach|get through|contact|get hold)|phones? (?:is |are |has been |lines )?(?:out|off|dead|down)|last (?:voice )?message|no (?:call|message) since|one grey tick`,
    in: ['danger'],
    unless: 'council|in court|high court',
  },
  stabbed: {
    heard: 'stabb*|knifed|stab wound',
    in: ['violence'],
    unless: 'died|dead|killed|murder*|funeral|passed',
  },
  robbed: {
    heard: String.raw`robbed|robbery|mugged|mugging|burgled|burglars|burglary|(?:took|stole|snatched) my (?:bag|handbag|purse|bike)|(?:they|on a motorbike) took my phone|(?:stole|snatched) my phone|held up our|shoplifters|break-?ins|breakins?|break-in|break in at (?:our|my|the)|broke into (?:my|our|the|old|mum'?s|dad'?s)|stolen from again`,
    in: ['violence', 'none'],
    unless:
      'robbed of|i (?:robbed|stole)|daylight robbery|charged|arrest*|jail|prison|broke into (?:song|the (?:market|top))|acquitted|he robbed a|court|sentenced|dementia|illness|covid|cancer|stroke|referee|robbed (?:me|us|him|her|them) of|parents took|grounded',
  },
  'afraid-outside': {
    heard: String.raw`(?:can't|cannot|cant|won't|wont|afraid to|scared to|will not|doesn't|does not) (?:walk|go|step) (?:out|outside|there|down|home|past|alone|by|that way|back to (?:school|work))|(?:won't|afraid to|scared to) leave the (?:house|flat)|take the long way|every footstep|keep hearing footsteps|there without shaking`,
    in: ['violence'],
  },
  beaten: {
    heard:
      'beaten|beat (?:him|her|me|up|the (?:guard|driver|man|boy|girl))|punch*|kicked(?! out)|(?:got|was|were) jumped|jumped (?:outside|on my|by|me|him)|attacked|assault*|broke (?:his|her|my) (?:nose|jaw|arm)|jaw (?:is )?(?:broke*|wired)',
    in: ['violence'],
    unless: 'died|dead|killed|fire jumped|in front of her class',
  },
  kidnapped: {
    heard: String.raw`kidnap*|abduct*|for ransom|want(?:s|ing)? (?:a )?ransom|hostages|bandits? (?:took|carried|carry|entered)|ask(?:ing)? for (?:\d+|one|two|three|four|five|ten|twenty|thirty|forty|fifty|hundred) million`,
    in: ['violence', 'war', 'none'],
    unless: 'released|freed|come back|came back|best news|escaped|in 19',
  },
  'house-lost': {
    heard: String.raw`(?:lost|took|burn(?:t|ed)|destroyed|flattened|brought|took out) (?:the |my |our |their |his |her |down )*(?:whole )?(?:back of my |mum'?s )?(?:house|home|homes|everything|houses)|house (?:is |was )?(?:gone|down|destroyed|flattened|burn\w+)|lost everything`,
    in: ['disaster', 'flood', 'war'],
    unless: 'lost the house in|ours ok',
  },
  'roof-gone': {
    heard:
      'roofs?(?: is| was| went)? (?:gone|off|blew|blown|in the)|(?:took|lost|every|blew|get) (?:the|our|my|every|their)?(?: )?roofs?',
    in: ['disaster', 'flood'],
    unless: 'on (?:the|their|a) roof',
  },
  trapped: {
    heard: String.raw`(?:are|is|still|went|gone|been|people|reported|about \w+) missing|missing (?:since|in|people|person)|trapped|under (?:the )?(?:rubble|ground|school)|digging|searching for|stuck in (?:her|his) car|not heard from him`,
    in: ['disaster', 'flood', 'war', 'violence'],
  },
  insurance: {
    heard: 'insur(?:ance|ers?|ed)|compensation|loss adjuster|fema',
    in: ['disaster', 'flood'],
    unless: String.raw`no insurance|uninsured|without insurance|says no|won'?t|wont|refus*|said never|health`,
  },
  'no-power': {
    heard:
      'no (?:power|electric*|light|heat|heating)|power (?:is |has |been |are )*(?:out|off|down|cut|gone)|black(?: |-)?outs?|(?:her|the|a) generator|without (?:power|heat|electric*)',
    in: ['war', 'disaster', 'flood', 'drought'],
  },
  wildfire: {
    heard:
      'bush(?: |-)?fires?|wild(?: |-)?fires?|(?:the|of) fire (?:is|jumped|came|crossed|front|line|over)|ringed by|jumped the (?:highway|ridge|river|road)|fire (?:jumped|front|line)|smoke|evac*|sky is orange',
    in: ['disaster'],
    unless:
      'took the school|gas explosion|storm surge|typhoon|cyclone|flood*|took (?:the|our|lytton|my)|took it|years? to the day|burned on|lost the shed|gunfire|take the school|house fire|burn(?:ed|t) down|kitchen|put out',
  },
  storm: {
    heard: 'storms?|hurricanes?|typhoons?|cyclones?|tornado(?:es)?|landfall|signal no',
    in: ['disaster', 'flood'],
    unless:
      'storm surge|missed us|rebuild|after the (?:hurricane|typhoon|cyclone|storm)|since the|ice storm|storm surge|spared our|after cyclone',
  },
  'water-rising': {
    heard: String.raw`(?:water|river|severn|sea|it|koshi) (?:\w+ )?(?:is |was |came |has |will |stands )?(?:up|rising|coming|over|burst|in the|peak|to the|into|below)|second step|peak at|still it rains|rain won'?t stop|under again|gone under|burst its`,
    in: ['flood'],
    unless: 'eight months after',
  },
  stranded: {
    heard: String.raw`on (?:the|their|a) (?:\w+ )?roofs?|up on the roof|stranded|boats?|rescue*|second (?:floor|storey)|carried (?:\w+ )?upstairs`,
    in: ['flood'],
    unless: 'by boat frm|carried out',
  },
  'emergency-camp': {
    heard: String.raw`(?:school|gym|leisure centre|church|parish|village) (?:hall|gym|floor|camp)|opening the hall|under the gym roof|in (?:the )?relief camp|leisure centre|relief camps?|in the gym|in (?:a )?(?:tents?|caravan)|tarpaulins?|we are (?:\w+ ){0,4}on the embankment|evacuation cent\w+|the camp`,
    in: ['disaster', 'flood'],
    unless: 'caravan',
  },
}
