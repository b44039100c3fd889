import type { SignsByParticular } from './particular-signs'

export const BODY_PARTICULARS: SignsByParticular = {
  'cancer-hair': {
    heard: String.raw`(?:lost|losing|lose|loses) (?:all )?(?:my|her|his|their|the) (?:hair|eyebrows)|(?:all )?(?:the |my |her |his )?hair (?:is |has |all |of my \w+ )?(?:fell|falling|fallen|coming out|gone|came out)|bald|wigs?|shav\w+ (?:her|my|his) head|no hair|lost (?:his|her) eyebrows`,
    in: ['cancer', 'hospital', 'illness'],
    unless: 'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death',
  },
  appetite: {
    heard: String.raw`(?:not|isn'?t|won'?t|doesn'?t|don'?t|can'?t|cannot|refus\w+ to|stopped|hardly|barely) (?:even )?eat*|no appetite|appetite|off (?:his|her|my) food|so thin|los(?:t|ing) (?:so much |a lot of |too much )?weight|skin and bones?`,
    in: ['cancer', 'illness', 'hospital', 'recovery', 'caring-for-someone', 'surgery'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|dog|cat|puppy|appetite (?:is|has come) back|fasting|nil by|boys ask|marry',
  },
  'waiting-for-word': {
    heard: String.raw`(?:wait\w+ for|till|until|in case|when) (?:the |my |a |her )?(?:phone|clinic|hospital|letter|call|post|doctor|envelope|surgery)(?: (?:rings?|calls?|to (?:go|ring|call|come)))?|still waiting|no news|haven'?t heard|hear(?:d)? nothing|nobody (?:has )?(?:rings|rang|called|tells)|(?:hasn'?t|not) (?:rung|called|come)|(?:five|seven|ten|\d+) working days|after the bank holiday|on holiday|be in touch|don'?t ring|every time the phone`,
    in: ['waiting-for-results'],
    unless: String.raw`thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success`,
  },
  'breast-cancer': {
    heard: 'breasts? (?:cancer|ca)|(?:in|with) (?:the|her|my) breasts?',
    in: ['cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|spread|bones?|back|liver|lymph|stage (?:4|four)|mastectomy|clear|free|feeding|survivor`,
  },
  'cancer-spread': {
    heard:
      'spread|metasta*|secondaries|(?:in|into|to|has) (?:the|her|his|my) (?:bones?|liver|lungs?|lymph nodes|brain|nodes|spine)(?: now| too)?',
    in: ['cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|(?:not|hasn'?t|not|let it|before it|if it|could|didn'?t) (?:\w+ )?spread|primary|only|early|tumou?r in|news|rumou?r*`,
  },
  'cancer-back': {
    heard: String.raw`(?:cancer|it|its|it's|it is|tumou?r|leuk\w+|lymphoma)(?:'s| is| has)? (?:now )?(?:come |came )?back|recurr*|has returned`,
    in: ['cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|come back (?:clear|fine|clean)|came back (?:clear|fine|clean|as)|(?:not|doesn'?t|never|if|afraid|scared|fear|hasn'?t) (?:\w+ ){0,3}(?:come |came )?back|back (?:home|to school|at work|to work)|results? (?:came|come) back`,
  },
  'cancer-stage': {
    heard: 'stage (?:1|2|3|one|two|three|i|ii|iii)|caught (?:it )?early|early stage',
    in: ['cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|load(?: |-)?shedding|eskom|spread|back|liver|bones|lungs`,
  },
  anaesthetic: {
    heard: String.raw`an?aesthe*|anesthe*|put(?:ting)? (?:me|him|her|them) (?:under|out|to sleep)|(?:going|goes|go) under(?: the anaesthetic)?|being put (?:under|to sleep)|waking up (?:from|after)|not wak\w+ up`,
    in: ['surgery', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|under the knife|lorry|dog|cat|vet|consultant anaesthetist|i am an? an`,
  },
  'the-surgeon': {
    heard: String.raw`(?:the |her |his |my |for |bless )?(?:surgeons?|surgen|surgeon's)(?: hands?)?`,
    in: ['surgery', 'hospital', 'cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|is (?:a|the) surgeon|as a surgeon|three surgeons|signed me off|signed off|plough*|yesterday|tree surgeon|i am a`,
  },
  bypass: {
    heard: String.raw`bypass*|open heart|heart (?:op|operation|surgery|valve)|valves?|(?:open|opening|openin) (?:up )?(?:\w+ )?(?:\w+'s )?(?:small |little |wee )?(?:chest|heart)`,
    in: ['surgery', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|gas valve|valve shop|road|ring road|hole in|had (?:a|his|her) (?:\w+ )?bypass|after (?:the|his|her) bypass|following his|weeks after`,
  },
  'hip-operation': {
    heard: 'hips?',
    in: ['surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|hip hip|dog|labrador|alsatian`,
  },
  'knee-operation': {
    heard: 'knees?|acl|meniscus|cruciate',
    in: ['surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|on my knees?|kneel*|dog|below the knee|section`,
  },
  'spine-operation': {
    heard: String.raw`spine|spinal|slipped discs?|disc|discs|(?:her|his|my|the) back (?:op|operation|surgery)|operat\w+ (?:on )?(?:her|his|my|the) back|vertebra*|scoliosis`,
    in: ['surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|back legs?|cone`,
  },
  appendix: {
    heard: String.raw`appendi\w+|apendi\w+|appendectomy`,
    in: ['surgery', 'hospital', 'illness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|book|chapter|had (?:his|her|my|an) append*|is out`,
  },
  gallbladder: {
    heard: String.raw`gall\s?bladder|gallbladder|gall\s?stones?|gallstones?`,
    in: ['surgery', 'illness', 'hospital', 'pain'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|only her gallstones|mostly me|cancer|in spring|years ago|grand now|he used to`,
  },
  'womb-operation': {
    heard: String.raw`hysterectomy|(?:womb|uterus) (?:out|removed|taken out)|(?:take|taking|remov\w+) (?:out )?(?:\w+ )?(?:\w+'s )?(?:womb|uterus|ovar\w+)|fibroids?|ovarian cysts?|cysts?`,
    in: ['surgery', 'hospital', 'waiting-for-results'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|kidney|brain|breast|skin|eye|knee|wrist|neck|baker`,
  },
  'child-operated': {
    heard: String.raw`my (?:little|small|wee|tiny) (?:boy|girl|lad|one|man|fella|son|daughter|brother|sister)|our (?:little|small|wee|baby|tiny) (?:boy|girl|lad|one|son|daughter)|(?:he|she)(?:'s| is) (?:just |only )+(?:two|three|four|five|six|seven|eight|nine|[2-9])|(?:our|my|a|the) (?:newborn|toddler|babys?)|(?:[1-9]|two|three|four|five|six|seven|eight) (?:yr|years?|yo)(?: |-)?olds?|(?:hand|carry) (?:her|him) (?:over|in)|(?:she|he) is (?:[2-9]|two|three|four|five|six) and`,
    in: ['surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|my mother|my mum|my dad|my father|grand(?:ma|pa|mother|father)|nan|dog|cat|pregnan*|expecting|weeks|is the surgeon|has a tooth|surgeon,? operating|a young surgeon|i'?m a surgeon`,
  },
  'operation-nerves': {
    heard:
      'scared|afraid|terrified|frightened|nervous|anxious|worried|bricking it|petrified|fear|nerves|panick*|panic|bit nervous',
    in: ['surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|nerve damage|trapped|yesterday|worried about (?:who|his|her|the|what)|without fear|last week|went`,
  },
  'outside-theatre': {
    heard: String.raw`wheeled (?:down|in|off|away|into|through)|(?:she|he)(?:'s| is) (?:been )?in (?:the )?(?:theatre|surgery|operating)(?: room)?(?: now)?|in theatre|outside (?:the )?(?:theatre|operating)|(?:waiting|corridor) (?:room|outside)|vending machine|still in there|took (?:her|him) (?:down|in) (?:at|an?|ten|half)`,
    in: ['surgery', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|thank|in theatre for|nurse|i work|went`,
  },
  wound: {
    heard: 'stitches|stitched|stitching|wounds?|(?:her|his|my|the) scar|dressings?|wound infection',
    in: ['surgery', 'hospital', 'recovery', 'illness', 'cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|in stitches|dressing gown|salad|mum's dressings|mums|old wounds?|war wounds?|knit*|wounded soldiers`,
  },
  mastectomy: {
    heard: String.raw`mastectom\w+|(?:take|taking|taken|remov\w+|cut\w{0,30}|lose|losing|lost) (?:off |away )?(?:\w+ )?(?:breasts?|boobs?)(?: off| away)?|breasts? (?:off|removed|taken)`,
    in: ['cancer', 'surgery', 'recovery'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|breast cancer scare',
  },
  trolley: {
    heard: String.raw`trolley|(?:no|still no|wait\w{0,30} for a) beds?|only the corridor|on a chair in|hours in a&e|hours in (?:the )?casualty`,
    in: ['hospital', 'illness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|load the trolley|supermarket|tea trolley|shopping`,
  },
  emergency: {
    heard:
      'ambulance|a&e|a & e|a and e|emergency (?:room|dept|department|ward)|casualty|rushed|blue lights?|airlifted|999|911|collapsed|stretcher',
    in: ['hospital', 'illness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|journalist*|ambulance (?:drivers?|crew|man|staff|depot|service|worker)|my job|i drive|drive(?:s)? (?:an|the)|nurse (?:in|on)|shift|i work|works? (?:in|on|at|as)|sent (?:him|her) home|home now|until the ambulance|till the ambulance|calls?|junior|ward|icu|rushed (?:into|the job|past|decision|out|through)|new job|doctors? (?:in|at) a&e|is a doctor|night in a&e|years? ago|last (?:year|month)|exam|scribe|operator|nights at|paramed*|on the ambulance|intensive care|stroke unit|waiter|in rehab|operat*|surgery|crew|as a|is mended|better`,
  },
  oxygen: {
    heard: String.raw`oxygen|pneumon\w+|bronchiolitis|fluid (?:on|in) (?:the|his|her|my|both) lungs?|water (?:on|in) (?:the|his|her|my) lungs?|both lungs|lungs|rsv|pleurisy|breathing (?:problems?|difficult\w+|trouble)|trouble breathing|her breathing|his breathing|struggling (?:to|for) breath*`,
    in: ['hospital', 'illness', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|cancer|tumou?r|transplant|concentrator business|syringe|small lungs|black lung|sing|lungs of|top of (?:my|her|his) lungs|oxygen (?:plant|to|cylinder(?:s)? for)|baby's lungs|(?:in|into|to) the lungs|fibrosis|vent*|diving|divers?|dive|panic|stop(?:s|ped) breathing|sanctuary|tb|cough(?:ed|ing)? up|come home today|came home today|oxygen mask|spread`,
  },
  'heart-attack': {
    heard: String.raw`heart attacks?|cardiac arrest|angina|(?:had|have) an attack heart|heart(?:'s| is) (?:weak|bad|failing|not right)|heart failure|heart condition|weak heart|heart trouble|heart disease|cardiomyopathy|irregular heart\w{0,30}|afib|arrhythmia`,
    in: ['illness', 'hospital', 'recovery', 'surgery', 'caring-for-someone'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|anxi*|panic|gave me a heart attack|nearly gave|(?:will|would|going to) (?:have|give)|scare|my heart is weak (?:for|with)|took (?:him|her|my)|killed|dropped|years ago|brokenhearted|lost (?:my|our|his|her)|of a heart attack|gone|hernia|widow|transplant|dog|cat|vet`,
  },
  'no-speech': {
    heard: String.raw`(?:can'?t|cannot|cant|couldn'?t|can not|not able to|unable to|could not) (?:yet |really |even )?(?:speak|talk|say)(?: (?:yet|properly|a word|anything|or \w+|any more|clearly|well))?|lost (?:his|her|my) (?:speech|words)|(?:find|get) (?:his|her|my|the) words?(?: out)?|aphasia|(?:his|her|my) speech (?:is |has |was )?(?:gone|slurred|bad|not)|slurred|slurs`,
    in: ['illness', 'hospital', 'recovery', 'disability'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|autis*|non\s?-?verbal|(?:five|four|six|three|[2-9])(?: years?)?(?: old)?,? and|speaks? again|voice box|deaf|sign|thing you write|mute|(?:can'?t|cannot) say (?:no|it|what|why|how|that|the)|(?:can'?t|cannot) talk (?:to|about)|(?:can'?t|cannot) speak (?:to|of|about|english|the)|dementia|alzhei*|born|dog|years|good as it|whole sentences|english|german|french|swedish|language`,
  },
  'wants-home': {
    heard: String.raw`(?:let|get|bring|send) (?:me|him|her|them|us|mum|mam|dad|mummy|granny) (?:\w+ )?(?:go |come |back )?home|wants? to (?:go|come|be|get) home|(?:be|come|get|go|back) home (?:soon|by|for|in time|before|quick\w{0,30})|keep(?:ing)? (?:me|him|her) (?:in|overnight)|kept (?:me|him|her|in|our \w+|my \w+)\s?(?:in|overnight)?|when (?:he|she|i|they) (?:can |will )?(?:comes?|gets?|go) home|want my own bed|own bed|own kettle`,
    in: ['hospital', 'surgery', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|not (?:be )?coming|die|care home|nursing home|prison|drink*|sober|clean|home to (?:die|god|jesus|glory)|country|village|boarding|i wish only|home (?:now|today|yesterday)|kept me (?:going|alive|safe|company|sane)|keep (?:me|him|her) in (?:mind|your|the|touch|line)|came home|till she comes|counting kicks|antenatal|pregnan*`,
  },
  'bedside-far': {
    heard: String.raw`(?:i|we) (?:am|'m|m|are|'re|live|work|stay|is) (?:\w+ )?(?:here |far |abroad |away |stuck |over )?(?:in|at) (?:dubai|qatar|doha|riyadh|kuwait|jeddah|canada|toronto|london|hull|leeds|perth|sydney|melbourne|berlin|hamburg|milan|rome|dublin|cork|saudi|oman|muscat|abu dhabi|hong kong|singapore|germany|italy|spain|the uk|england|ireland|america|the states|texas|chicago|new york|hk|australia)|far away|so far (?:away|from)|abroad|overseas|(?:cannot|can'?t|cant|couldn'?t|could not|not able to) (?:be (?:there|with)|get (?:there|home|to)|go (?:home|there|back)|fly|travel|visit|come)|miles away|other side of the world|no leave|asked leave|flight(?:s)? (?:is|are|costs?|home)|by (?:video|whatsapp)|video\s?call|only (?:by|over|on) (?:the )?(?:phone|video)`,
    in: ['hospital', 'surgery', 'illness', 'cancer', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|so far (?:so|clear|it|he|she|no|the|from (?:me|himself|herself))|(?:can'?t|cannot) (?:come|go|get) (?:home )?(?:to (?:the )?(?:terms|toilet|church|work|school|sleep|bed)|up|down|out|off|in|back to (?:work|sleep))|can'?t come in|can'?t (?:hold|visit|travel) (?:a|it|on|his|her|my|water|anything|up)|can'?t (?:get|go) (?:to|home to) (?:sleep|the)|dog|holiday|study abroad|hear the|lifted|no longer|walk|camper|wheel*|doctor abroad|treatment abroad|carry on`,
  },
  'lies-alone': {
    heard: String.raw`(?:all |lying |lies |is |there |sits |in there )alone|(?:on|by) (?:his|her|my) own|gets? no visit\w+|no visitors|nobody (?:visits|comes|to visit)|no\s?one (?:visits|comes|to visit)|has (?:no\s?one|nobody)(?: else)?|lonely`,
    in: ['hospital', 'surgery', 'illness', 'cancer', 'recovery', 'pain'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|my own (?:house|bed|kettle|kids|business|two feet|feet)|leave (?:me|us|him|her) alone|on (?:my|his|her|their) own (?:two|feet|shop|house|again|fingers)|own fingers|(?:raising|cooks?|walked|walk|steps?|stand\w{0,30}) (?:\w+ ){0,3}(?:alone|own)|let alone|pain alone|live alone|waiting room|airlifted|(?:went|came|go) on (?:my|her|his) own|can (?:now )?\w+ (?:on|by)|mine alone|dog|cat|sleep alone|by themselves`,
  },
  'visiting-hours': {
    heard: String.raw`(?:ten|five|fifteen|10|15|5|thirty|30) minutes (?:by|a day|with|at|through)|visiting (?:hours|time|is)|no visitors|won'?t let (?:us|me|anyone|anybody) (?:in|see|near|stay)|(?:not|aren'?t|isn'?t) allowed (?:in|to see|to visit|visit\w{0,30}|to stay)|through (?:the |a )?glass|by the glass|only (?:her|his|one) (?:husband|wife|mother|mum|person|parent)(?:'s)? (?:let|allowed)|can'?t come (?:in )?past`,
    in: ['hospital', 'surgery', 'illness', 'cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|prison|detention|jail|museum|stained|remand|inmate|prisoner|day case|cell|wing|fishbowl|ex|contact|social worker|custody|refuge|looking glass`,
  },
  'the-nurses': {
    heard:
      '(?:the|these|those|all|good|kind|poor|two|night|only two|few|bless|his|her|my) nurses|nurses (?:are|have|were|and|who|here)|short (?:staffed|of nurses)|(?:only )?one nurse|not enough nurses',
    in: ['hospital', 'surgery', 'cancer', 'illness', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|i(?:'m| am) (?:a|the|an|one)|my nurses|we nurses|nurses? on strike|strike|union|manage|mean|rude|slap*|cheeking|at home|student nurses|i work|matron|school|nurses'? home|ward sister|picket|(?:my|our) \w+ is a nurse|colleagues?|staff|nursing|nurses and (?:me|i)|rota|shift|pay`,
  },
  'ward-nights': {
    heard: String.raw`next bed|bed (?:next|opposite|beside|across)|other beds?|shared ward|(?:woman|man|lady|lad|fella|girl|boy) (?:in|opposite) (?:the |in )?(?:next|opposite|other|bed|me)|six beds|ward (?:is )?(?:noisy|loud)|snor\w+|corner bed|can'?t sleep (?:on|in) (?:the|this) ward|lie awake in it|lights on all night`,
    in: ['hospital'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|my first night|i am (?:only )?his|nurse',
  },
  'long-stay': {
    heard: String.raw`day (?:\d\d|[4-9])|(?:second|third|fourth|two|three|four|five|six|seven|\d+) (?:weeks?|months?) (?:in|on|now|of|here|already)|(?:second|third|fourth) (?:week|month)|(?:for|since) (?:\w+ )?(?:weeks|months|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|diwali|eid)`,
    in: ['hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|vet|vet's|dog|cat|new job|work|rehab(?:ilitation)? (?:ward )?starts|coma|pregnan*|antenatal|prison|placed|icu|ventilator|born|incubat*|nicu|twin`,
  },
  'right-specialist': {
    heard: String.raw`(?:to|at|in) (?:another|a better|a bigger|the big|a big|a different) (?:hospital|clinic)|transferr\w+|transfer (?:to|him|her|me)|specialist|consultants?|second opinion|refer(?:red|ral)|better hospital|transfer (?:\w+ )?to|find a place|cannot do more|can'?t do more`,
    in: ['hospital', 'illness', 'cancer', 'pain', 'waiting-for-results', 'disability', 'surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|embryo|transferred (?:the )?money|to another (?:prison|school|parish)|i(?:'m| am) a consultant|work|is a (?:consultant|specialist)|as a|consultant said|explain\w{0,30}|secretary|consultants? (?:wants|is|says|explain\w{0,30}|said|rings|on)|nothing more`,
  },
  'care-from-afar': {
    heard: String.raw`(?:i|we) (?:am|'m|m|live|work|are|'re) (?:\w+ )?(?:here |far |abroad |away |stuck |over )?(?:in|at) (?:perth|dubai|qatar|doha|riyadh|kuwait|jeddah|canada|toronto|london|hull|leeds|sydney|melbourne|berlin|hamburg|milan|rome|dublin|cork|saudi|oman|muscat|abu dhabi|hong kong|singapore|germany|italy|spain|the uk|england|ireland|america|the states|texas|chicago|new york|australia)|far away|so far (?:away|from)|abroad|overseas|once a month|(?:by|over|on) the phone|only go|(?:my|two) (?:sisters|brothers) are far|(?:hours|miles) away|by (?:video|whatsapp)|send money`,
    in: ['dementia', 'caring-for-someone', 'disability'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|my brother abroad|holiday|work(?:ed)? abroad as|on the phone (?:at|to) work|dubai job|live-in|live in carer',
  },
  covid: {
    heard: 'covid|corona|c19|covid-19|rona',
    in: ['illness', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|(?:since|after|during|before|for|twice for|third time since|in) covid|long covid|post covid|covid (?:times|years|letter|lockdown|fund|loan)|lockdown|job|cancelled|corona (?:beer|time)|years|took|beat|hallway`,
  },
  'cough-and-flu': {
    heard:
      'flu|influenza|cough*|chest infection|bronchitis|croup|whooping|tonsillitis|bad cold|heavy cold|a cold|sore throat|strep|ear infections?|earache',
    in: ['illness', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|cancer|tumou?r|blood|cough(?:ed|ing|s)? up|months|since diwali|whooping cranes|cold (?:feet|shoulder|turkey|house|night|snap|weather|room|bed|case)|in a cold|such a cold|coughs? (?:that|to)|a cold (?:call|hard|bath|shower|pint|house|place|country|one|wind|day|night|spring|morning|bed|room|heart|street)|swine|bird flu|avian|coal|dust|silicosis|copd|tb|theatre|audience|cow|calf|dog|kennel|horse|asthma|oxygen|on the ward|hiv|lungs|spit|covid|years|won'?t go|flu\s?jabs?|influence|has a cold|pneumonia|cigarette*|smok*|engine|car|tractor|winter|so much as|hodgkin*|five a side`,
  },
  'whole-house-ill': {
    heard:
      'whole (?:house|family|household|home)|(?:all of us|everybody|everyone) (?:is |are )?(?:sick|down|ill|poorly)|all (?:three|four|five|six) of us|half the home',
    in: ['illness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|the whole family (?:worr\w+|pray\w{0,30}|depends|is (?:worried|praying|waiting|crying|scared))|are praying|loves|shop|whole family's|wait*|for the whole family|down (?:in|here|there)|upside down|turkey|dog`,
  },
  'no-diagnosis': {
    heard: String.raw`(?:can'?t|cannot|don'?t|do not|doesn'?t|couldn'?t|nobody|no one|not|none) (?:can )?(?:\w+ )?(?:find|know|knows|tell|say|says|explain) (?:us |me |yet )?(?:out )?(?:what(?:'s| is| it| causes|s)?|why|the cause|anything|a cause|the reason|a reason|how come)|undiagnosed|no diagnosis|without a diagnosis|(?:third|fourth|fifth|sixth|another|3rd|4th|5th) (?:doctor|specialist|clinic)|mystery illness|nothing (?:shows|wrong|to find|is found|on the scan)|(?:tests?|scans?) (?:show|shows|found|find) nothing|can'?t find (?:it|anything|nothing|the)`,
    in: ['illness', 'pain', 'hospital', 'disability'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|(?:don'?t|doesn'?t|do not|cannot|can'?t|nobody) (?:\w+ )?(?:know|tell|say|says|explain|find) (?:\w+ )?(?:what (?:to|he|she|i|we|they|life|day|year|else|for|will|happens|god|comes|was|the (?:future|day))|why (?:i|he|she|they|you|we|god|her|his|my)|(?:how come))|nothing wrong with|anything (?:about|of|to|else|in|but|yet)|(?:doesn'?t|does not) know|know what day|know what(?:'s| is) (?:real|true|happen\w{0,30}|going|coming|next|best|right|wrong)|nobody says|won'?t tell|won'?t say|which year|nobody can tell|nobody (?:will )?tells?|kids|job|work|school|cat|dog|husband left|stolen|wallet|keys|passport|body|missing|till the`,
  },
  'not-believed': {
    heard: String.raw`(?:don'?t|doesn'?t|didn'?t|nobody|no\s?one|never) (?:\w+ )?believes?(?:d)? (?:me|him|her|it|that it|the pain|my|us)|all in (?:my|her|his|your) head|(?:you|i|she|he) looks? (?:so )?(?:well|fine|grand|ok|healthy|normal|good)|says? i'?m grand|(?:told|tell) (?:me|her|him|them) (?:to )?take paracetamol|only (?:stress|nerves|anxiety)|it(?:'s| is) (?:just|only) (?:stress|nerves|anxiety)|(?:putting|making) it (?:on|up)|attention seek*|invisible`,
    in: ['pain', 'illness', 'disability'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|psychi*|believe in god|believe my luck|attack`,
  },
  'refuses-doctor': {
    heard: String.raw`won'?t (?:see|go to|hear of|let) (?:a |the |any(?:one|body)?|his |her )?(?:doctors?|gp|hospital|clinic|going in|anyone|till)|won'?t (?:go in|go to|listen|take (?:his|her|the|any) (?:med\w{0,30}|tablets?|pills?|insulin))|(?:refus\w+|too stubborn|too proud|doesn'?t want) (?:to )?(?:go to|see|take|the) (?:a |the |his |her )?(?:doctor|hospital|gp|clinic|med\w{0,30}|tablets?|pills?|treatment)|refuses (?:treatment|help|medicine)|too stubborn|forgets to (?:take|swallow)|on the sly`,
    in: [
      'illness',
      'hospital',
      'pain',
      'cancer',
      'dementia',
      'caring-for-someone',
      'waiting-for-results',
    ],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|physio*|stubborn (?:as|woman|man|in a)|is stubborn and i said|council|jab|weans?|won'?t listen to (?:me|us) about (?:the )?(?:boy|girl|school)|stubborn (?:child|goat|donkey|mule|stain|weeds|cough|cold|pain|ache)|depress*|addict*|drink*|rehab|psycho*|debt|landlord|money|cow|bull|heifer|horse|mule|teenager|homework|exam|marry|knee|keep him going`,
  },
  'no-money-for-care': {
    heard: String.raw`can(?:'?t|not| not) (?:afford|pay)|no money (?:for|to)|(?:hospital|medical|doctor'?s?|clinic|vet) (?:bills?|fees?|deposit|costs?)|bills?|insurance|cannot buy|sold (?:the|his|her|my|our) (?:\w+ )?(?:auto\w{0,30}|land|cow|cows|car|gold|goats?|bike|house|motor\w{0,30}|rickshaw|wedding)|expensive|lakhs?|wala(?:ng)? wala|nhif|gofundme|go fund me|fundrais*|for want of money|deposit|how (?:we|i|they) (?:will|can) pay|who will pay|pay (?:for )?(?:the|his|her|my) (?:hospital|operation|surgery|treatment|medicine|drugs)`,
    in: [
      'surgery',
      'hospital',
      'illness',
      'cancer',
      'pain',
      'disability',
      'waiting-for-results',
      'recovery',
    ],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|bill (?:is|was|has|and|in|goes|from|had|who|next)|uncle bill|for bill|old bill|named bill|job|pay(?:ing)? attention|duck|buffalo bill|our bill|my bill|gambl*|paid people|insurance (?:broker|office|salesman)|house insurance|school fees`,
  },
  'brain-bleed': {
    heard: String.raw`aneurysm\w{0,30}|(?:bleed|bleeding|bleeds|blood) (?:on|in) (?:the|his|her|my) brain|brain (?:bleed|haemorrhage|hemorrhage)|brain injur\w+|head injur\w+|haemorrhage|subarachnoid`,
    in: ['illness', 'hospital', 'surgery', 'disability', 'recovery', 'caring-for-someone'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|birth|pregnan*|labour|miscarr*|years|rugby rules`,
  },
  burn: {
    heard: String.raw`(?:got |is |was |been )?(?:burns?|burned|burnt|scald\w{0,30}) (?:his|her|my|on|from|hands?|arms?|legs?|face|badly|in|with|unit|ward|herself|himself)|burns|scald\w{0,30}|boiling (?:water|tea|oil)`,
    in: ['illness', 'hospital', 'surgery', 'recovery', 'pain'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|burns (?:like|all night|from|from morning|in (?:my|her|his)|when)|joints?|shingles|knees?|foot that|burn(?:s|ed|t)? out|burns night|back|pepper|neck|nerve|heart\s?burn|shoulder|burned down|house burn*|calories|elbow|stump|neuralgia|feet|phantom|on fire`,
  },
  accident: {
    heard: String.raw`accident|car crash|crash(?:ed)?|hit by (?:a|the)|knocked (?:down|over|off)|run over|fell (?:off|from|down|through|out of) (?:the |a |his |her |my )?(?:\w+ )?(?:ladder|roof|scaffold\w{0,30}|tree|stairs|horse|bike|motor\w{0,30}|jeepney|boda|wall|window|loft|cliff|lorry|flight|trailer|moped)`,
    in: ['hospital', 'illness', 'surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|years|my fault|i was driving|i hit|i ran|by accident|crash (?:course|mats?|of the)|(?:since|after) the accident|the market|computer|website|drunk driver|no accident|lost (?:his|her|my)|brain is|must choose|dog|cat|goat|witness*|i saw|killed|vet|insulin|rope cut|never walk|paralys*|coma|artificial`,
  },
  'sore-knees': {
    heard: 'knees?',
    in: ['pain'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|on my knees|on (?:his|her|their) knees|bee'?s knees|dog|with (?:his|her) knees up|no longer|kneel*|namaz|prostrat*|below the knee|bathroom floor|labour`,
  },
  'cannot-kneel': {
    heard: String.raw`(?:can'?t|cannot|not able to|can no longer|no longer|hurts to|too sore to|not|can\s?not) (?:\w+ )?(?:kneel|prostrate|bow|sit for namaz|do sujood|do sajda|genuflect)\w{0,30}|(?:kneel\w{0,30}|namaz|sujood|sajda|prostrat\w+|genuflect\w{0,30}) (?:any\s?more|hurts|is hard)|(?:knee|knees|back) \w{0,30}\s?(?:can\s?not|cannot|can'?t) sit for namaz|prays? (?:now )?(?:sitting|in a chair)`,
    in: ['pain', 'disability', 'illness', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success`,
  },
  fibromyalgia: {
    heard:
      'fibromyalgia|fibro|everything hurts|hurts everywhere|(?:all over|whole) (?:my|her|his) body|(?:my|his|her) whole body (?:hurts|aches|is)|pain (?:all over|everywhere)|aches all over|every (?:bone|joint|muscle)|ehlers|eds',
    in: ['pain', 'illness', 'sleeplessness', 'disability'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|flu|covid|marathon|feds|eds of`,
  },
  endometriosis: {
    heard: String.raw`endometrios\w+|endo|period (?:pains?|cramps)|periods?|cramps|pcos|menstrual`,
    in: ['pain', 'illness', 'surgery', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|period (?:of|property|drama)|leg cramps|cramps (?:come )?in (?:his|her|my) (?:legs?|calf|calves|feet)|screams at night|my husband|he |full stop|trial period|class period|football|pregnan*|waiting period|stomach cramps|late period|notice period|period (?:is )?late|for some periods?|exam period|cycl(?:e|ing)|dialysis|marathon`,
  },
  'burning-nerves': {
    heard: String.raw`shingles|trigeminal|neuralgia|neuropath\w{0,30}|nerve pain|trapped nerve|sciatic nerve|(?:burns?|burning) (?:like|all|day|night|from)|pins and needles`,
    in: ['pain', 'illness', 'sleeplessness', 'disability'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|joints?|knees?|roof|shingle beach|arthritis|neck|let it be only|please let|throat|stomach|stove|pepper soup|fever|malaria|lamp|candle|my back|hip|skylight|phantom|eyes|leg|foot`,
  },
  'neck-shoulder': {
    heard:
      '(?:frozen|sore|bad|stiff|torn|dislocated|my|his|her) (?:neck|shoulder)s?|rotator cuff|neck pain|whiplash|shoulder pain',
    in: ['pain'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|shingles|on my shoulders?|(?:my|his|her) shoulders? (?:carr*|to cry)|millstone|broke|chip on|landlord|responsib*|round (?:his|her|my) neck|cheek|jewel*|chest|knees?|hip`,
  },
  'pain-killers': {
    heard: String.raw`pain\s?killers?|painkillers?|pain\s?meds?|morphine|paracetamol|tramadol|ibuprofen|codeine|co\s?codamol|opioids?|oxycod\w{0,30}|oxycontin|fentanyl patch|no tablets? touch\w{0,30}|(?:pills?|tablets?) (?:don'?t|dont|doesn'?t|do not|do) (?:do )?(?:nothing|anything|help|work|touch)\w{0,30}`,
    in: ['pain', 'cancer', 'hospital', 'illness', 'surgery', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|clean|sober|addict*|hooked|off (?:the )?(?:codeine|morphine|oxy*|tramadol|pain)|rehab|without (?:a|any)|stole|dealer|relapse*|slip|syringe driver|nurse|no longer|went down the drain|days|stopped taking`,
  },
  'years-of-pain': {
    heard: String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|some|so many) (?:long )?(?:years|yrs) (?:of (?:this |the )?(?:pain|agony|suffering)|now|already|with|in pain)|(?:for|in|since) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|ages|so many) (?:years|yrs|months)|chronic|(?:months|years) already|every (?:single )?day|day and night|since (?:the|my) (?:crash|accident|fall|birth)`,
    in: ['pain'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|no longer|free of|gone|(?:two|three|four|2|3|4|\d) days|minutes|hours|left me|married|scrubbing for fun|painting|teacher`,
  },
  'weak-arm': {
    heard: String.raw`(?:left|right|bad|whole|one) (?:hand|arm|side|leg)(?: \w+){0,3} (?:won'?t|can'?t|cannot|doesn'?t|is|are|weak|numb|useless|dead|forgot|has no|no)|(?:can'?t|cannot|couldn'?t|can no longer) (?:\w+ )?(?:hold|lift|move|button|do buttons|tie|grip|use) (?:a |the |her |his |my )?(?:\w+ )?(?:spoons?|cups?|pen|pencil|needles?|arms?|hands?|fingers|left|right|side|shoe\w{0,30}|coat|buttons?|beads)|use of (?:her|his|my|one) (?:left |right )?(?:arm|hand)|hands'? feeling|paralys\w+ (?:on|down) (?:one|the|his|her)|lift (?:my|his|her) arm`,
    in: ['disability', 'illness', 'recovery', 'pain', 'hospital', 'surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|arthrit*|amput*|lost (?:my|his|her|a) (?:hand|arm)|belly button|bed buttons?|bell|born|left hand of|right hand (?:man|of)|parkinson'?s?|ms|motor neurone|als|never|baby|(?:one|left|right) side of (?:the|my bed|town)|panic button|press(?:es|ed)?|side (?:is|are) (?:winning|losing|the)|our side|right side of|phone|button (?:on|mushroom|nose)|rowing|bright as|cute as|steal*|pushed my buttons|fingers are curled|doesn'?t know|sew(?:ed|ing)?|knit*|joints?|every button|mna?d|muscular|mute button|die|wife has|feed her first|learning|beads|hoist*|fever|her back|his back|he'?s dead`,
  },
  'walk-again': {
    heard: String.raw`(?:can'?t|cannot|cant|can hardly|not able to|unable to|couldn'?t|could not|can no longer) (?:\w+ )?walk|walk(?:ing|s)? again|learn\w{0,30} to (?:walk|stand)|(?:her|his|my|the) first steps|crutches|zimmer(?: frame)?|walking (?:frame|sticks?)|with (?:the|a|her|his) frame|between the bars|up on the bars|legs (?:are|is) (?:no use|weak|gone)`,
    in: ['illness', 'hospital', 'surgery', 'pain', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|will not walk again|never walk|not be walking|won'?t walk|wheelchair|baby'?s? first|toddl*|dog|horse|cat|lamb|calf|foal|(?:walk|walking) again with(?:out)?|out of my life|can walk again|walks again|walked again|on (?:her|his) own two feet|coming back|no use|paralys*|bent like`,
  },
  'stared-at': {
    heard: String.raw`star(?:e|es|ed|ing) (?:at )?(?:me|us|him|her|my)?|stares|how they look|people look|laugh(?:s|ed|ing)? at (?:me|us|him|her)|(?:make|makes|made|making) fun|tease\w{0,30}|teasing|tilt their heads|pity|mock\w{0,30}|bull(?:y|ies|ied|ying)|leav\w+ (?:him|her|me) out|left (?:him|her|me)?\s?out|over (?:my|his|her) head like|call(?:s|ed)? (?:me|him|her) (?:names|cripple|slow|thick|stupid)|(?:don'?t|do not) want to play|nobody plays|no friends`,
    in: ['disability', 'illness', 'cancer', 'pain'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|staring at (?:the|my phone|nothing)|(?:i|we) (?:sit )?star(?:e|ing) at|stare at the|ceiling|self pity|lads laughed with|dog|cat|thief|he laughed at it',
  },
  'disabled-future': {
    heard: String.raw`when (?:we|i)(?:'re| are|'m| am|'m no| am no) (?:gone|dead|not here|no longer here|old)|after (?:we|i)(?:'re|'m| are| am)? (?:die|go|gone|dead)|outlive|who (?:will )?(?:comes?|cares?|look\w{0,30}|minds?|looks) (?:for |after )?(?:me|us|him|her|them)\s?(?:when|after|if)?(?: (?:i|we)\w{0,30})?|who comes after`,
    in: ['disability', 'caring-for-someone', 'illness'],
    unless: String.raw`who comes for|husband's asking when|asking when`,
  },
  'disability-benefit': {
    heard: String.raw`pip|dla|universal credit|disability (?:benefit|allowance|pension|payment|check)|assess(?:or|ment|ed)|tribunal|benefits? (?:stopped|office|cut)|carer'?s allowance|blue badge|council (?:\w+ )?(?:turned|refus\w+|said no)|turned down (?:our|his|her|my) (?:ramp|chair|grant|claim|application)|home help hours`,
    in: ['disability', 'pain', 'illness', 'caring-for-someone', 'cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|memory (?:test|assessment)|pip(?:s|ing|ed)|pip the|dont want social|don'?t want social|our pip|my pip|called pip|exam|self assessment`,
  },
  'no-job-disabled': {
    heard: String.raw`(?:nobody|no\s?one|none) (?:will )?hires?|(?:won'?t|will not|not) hire|let go (?:three|two|\w+) times|turned (?:me|him|her) down|wants? (?:to|a) (?:work|job)|so love a (?:little )?job|(?:look|looking) for work|interview|employer`,
    in: ['disability'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|got the job|doctor'?s interview|holy job`,
  },
  'forgets-who': {
    heard: String.raw`(?:doesn'?t|does not|didn'?t|don'?t|did not|no longer|not) (?:always |even )?(?:know|knows|knew|recogni[sz]es?) (?:me|us|who i|who we|my name|our name|our \w+|his own|her own|my face)|forg[eo]t\w{0,30} (?:me|us|my name|our names?|who i am|her own|his own)|(?:ask(?:s|ed)?) (?:me )?(?:very politely )?who (?:i|we|was i|are you|am i)|who (?:i am|i was)|call(?:s|ed)? me (?:by )?(?:'?that|'?the|sister|by|my|nurse|the name|her (?:dead|sister|mother|brother)|his)|thinks? i'?m (?:her|his|the|my)|whose (?:son|daughter|mother|boy|girl)|as if i (?:were|was) a stranger|but not my name|he calls nurse|introduced himself|name for me|taking her name`,
    in: ['dementia', 'caring-for-someone'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|i don'?t know|doesn'?t know i|didn'?t know i|that girl|doesn'?t know what|call(?:s|ed)? me (?:daft|at|on|every|all|from|names)`,
  },
  'asks-for-the-dead': {
    heard: String.raw`(?:asks?|asked|asking|calls|calling|looks|looking|waits|waiting) (?:me )?(?:\w+ )?(?:for|where|after|when) (?:\w+ ){0,3}(?:own mother|mother|mum|mam|mammy|mama|grandad|granddad|grandpa|grandma|dad|daddy|father|husband|wife|dadi|nana|brother|sister|dada)(?:'s)?(?=[^\n]{0,140}(?:died|dead|passed|buried|is gone|gone (?:\d+|\w+) years|d in \d\d\d\d))|asking for (?:her|his) (?:own )?(?:mammy|mother|mam)`,
    in: ['dementia', 'caring-for-someone'],
    unless: 'look(?:s|ing)? after|mother will come|that nice man',
  },
  'same-question': {
    heard: String.raw`same (?:question|thing|story|stories|questions)|(?:\w+ )?times (?:a|an|in the|this|in one|in an|already) (?:day|hour|morning|night|evening|minute|today)|over and over|again and again|every (?:five|ten|twenty|few|\d+|hour|two)\s?(?:minutes|seconds)?|(?:ten|eleven|twelve|twenty|thirty|forty|fifty|four) times|keeps? asking|always asks`,
    in: ['dementia', 'caring-for-someone'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|every two hours|turn (?:him|her|dad|mam)|(?:up|out) (?:\w+ )?times|feed|every hour|wakes?|accus*|at night|each night|steal*|purse|forgets she has eaten|change|alarm*`,
  },
  wanders: {
    heard: String.raw`wander\w{0,30}|got lost|lost (?:her|his) way|found (?:him|her|mum|dad|mam|nan|gran\w{0,30}) (?:\w+ )?(?:at|in|on|by|walking|standing|outside)|(?:the |his |her )?way home|find (?:his|her|the) way|gets out|got out|gps|police|out (?:at night|in (?:his|her) (?:pyjamas|nightie|slippers))|bell on the door|stands in the (?:street|road)|keeps leaving|leaving home at night|missing since|went missing|walked out|run away|barefoot`,
    in: ['dementia', 'caring-for-someone'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|i know the way home|mind (?:is )?wander*|my mind|found him a|found her a|found (?:him|her) (?:in (?:a|the) (?:home|good)|on my side)|policeman|policewoman|planes|airport|police officer|police sergeant',
  },
  accuses: {
    heard: String.raw`accus\w+|(?:says?|said|thinks?) (?:\w+ )?(?:i|we|they|the carers|the girl|someone|the neighbours?|my wife|my husband) (?:am |'m |are |is |'re |have |has )?(?:stole|steal\w{0,30}|stolen|robb\w{0,30}|took|take|taking|poison\w{0,30}|hid|a thief|against)|(?:stole|stealing|robbed|thief|thieves|robs)|paranoid|suspicious`,
    in: ['dementia', 'caring-for-someone'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|dementia (?:stole|is stealing|has stolen|robbed)|alzheimer'?s (?:has )?(?:stole|stolen|robbed|is)|time|illness (?:stole|is stealing)|thief of|this (?:thief|disease)|a thief (?:that|in|has|of)|stick was stolen|it (?:steals|stole|robs|robbed)|stealing (?:her|him|my)|stolen (?:her|him|my (?:mum|mother|wife|husband|dad))`,
  },
  'dementia-anger': {
    heard: String.raw`(?:he|she|mum|dad|mam|nan|gran|mother|father|mummy|husband|wife|papa|daddy) (?:\w+ )?(?:hits?|slaps?|slapped|shouts?|shouted|scream\w{0,30}|pinch\w{0,30}|curses?|cursed|swears?|swore|bites?|bit|kicks?|spits?|punched|throws?|threw|gets? angry|got angry|rages?)(?: (?:me|at|us|the))?|(?:terrible|awful|bad|her|his) temper|aggressiv\w{0,30}|lashes out|angry (?:at|with|when)|calls me that girl`,
    in: ['dementia'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|threw (?:a|in) (?:party|the towel)|bit more|a bit|bit of|god angry|swears by|swore to|throws? (?:a ball|his head)|when i was|beat wi',
  },
  'carer-snapped': {
    heard: String.raw`(?:i|i've|i have) (?:\w+ )?(?:to shout|shouted|snapped|yelled|screamed|lost it|lost my (?:temper|patience|rag)|got angry|roared|shout)|(?:was|so|being|been) (?:impatient|cross|short|sharp) with (?:her|him)|ashamed of being cross|hate (?:myself|how i)`,
    in: ['dementia', 'caring-for-someone'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|patience card|inpatient|outpatient|(?:his|her|their) patience|got angry when i laughed|dont let me|don'?t let me`,
  },
  'carer-patience': {
    heard: String.raw`patience|my (?:own )?heart is going like stone|like stone|soft heart|make me gentle|keep me (?:gentle|kind)|resent\w{0,30}|turn like har`,
    in: ['dementia', 'caring-for-someone'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|patience card|inpatients?|(?:his|her|their) patience|called patience|sister patience|auntie patience|never loses|carers are',
  },
  'own-memory': {
    heard: String.raw`my (?:own )?(?:mind|memory) (?:is|has|'s|keeps|isn'?t)|my memory|(?:i|i've|i have|me) (?:just |have |been |was )*(?:been )?diagnosed|early(?: |-)?onset|i forget|(?:stay|still) (?:myself|me)|can'?t find the word|diagnosed today|i put the|losing my (?:mind|memory|words)|i know the way home`,
    in: ['dementia'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|my (?:wife|husband|mum|mother|dad|father|nan)'?s? (?:has|was|is|got)|remember him|i forget (?:that|how|what) (?:she|he)|made me|i put the kettle on (?:for|and)|i put (?:the|her|his) (?:shoes|name|photo)`,
  },
  'things-in-odd-places': {
    heard:
      '(?:in|into|inside) the (?:oven|fridge|freezer|microwave|washing machine|bin|kettle)|(?:kettle|shoes|keys|milk|phone|purse|slippers|glasses|teeth) in the|left the (?:gas|stove|cooker|oven|tap|iron) on|(?:gas|stove|cooker|iron) on(?: again)?',
    in: ['dementia'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|i am so tired',
  },
  'guilt-of-home': {
    heard: String.raw`(?:guilt|guilty|promised|ashamed|betray\w{0,30}|traitor|failed (?:her|him)|judge\w{0,30}|forgive me)(?=.{0,140}(?:home|place|residential))|(?:home|residential)(?=.{0,120}(?:guilt|guilty|i promised|ashamed|betray|traitor|forgive me))`,
    in: ['dementia', 'caring-for-someone'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|now i lift',
  },
  'carer-tired': {
    heard: String.raw`worn(?: |-)?out|exhaust\w+|so tired|(?:am|'m|im|i'm|is|she's|he's|dog|bone|also|just|very|really) (?:\w+ )?tired|drained|(?:at|near|reached) (?:the|my|her|his) (?:end|limit|wits)|end of my (?:tether|rope)|burn(?:t|ed|ing)?\s?out|burnout|knackered|can'?t (?:do this|go on|cope|keep (?:it|this) up|carry on|any\s?more)|on my knees|dead on my feet|shattered|no (?:break|day off|holiday|rest|time off)|never (?:gets? )?(?:one|a|any) (?:day off|break|rest)|back (?:and|is) (?:my patience|finish\w{0,30})|respite|round the clock|24/7|full(?: |-)time|done in|worn down|can'?t (?:be left|leave (?:him|her))|never leave the|what it costs|tired`,
    in: ['caring-for-someone', 'dementia'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|(?:he|she|mum|dad) (?:gets|is|was) (?:so |very )?tired|just tired|little brother thinks|she'?s just tired|thank*|loving it|not tired|tired of being grabbed`,
  },
  'carer-alone': {
    heard: String.raw`nobody (?:asks|helps|sees|notices|else|comes)|no\s?one (?:asks|helps|sees|notices|else|comes)|(?:brothers?|sisters?|siblings|family) (?:don'?t|do nothing|won'?t|never|doesn'?t|do not|live|send|says?)|lift a finger|(?:falls|fall|fell|all|left) (?:on|to) me|only (?:me|child|one)|on my own|it'?s (?:just|only|mostly|all) me|i do everything|by myself|cares? alone|looks after (?:\w+ ){1,3}alone|all alone|sole carer|single(?: |-)hand\w{0,30}|do(?:es)? (?:it|everything) alone|nobody else`,
    in: ['caring-for-someone', 'dementia'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|the only one (?:he|she|who makes)|(?:my|his|her) own (?:mother|father|kids|children)|leave (?:him|her) alone|only child of|by myself now|thank*|on my own (?:two|terms|side|fingers)',
  },
  'young-carer': {
    heard: String.raw`(?:i'm|im|i am|me) (?:only )?(?:[89]|1[0-9]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: n| and| years| yrs|,|\.)?|before school|nobody at school|young carer|my friends are all|classmates|social workers?`,
    in: ['caring-for-someone'],
    unless: String.raw`(?:i'm|im|i am) (?:1[89])|my (?:own )?(?:kids|children|pupils|class)|i teach|i'm a teacher|\d+ years i`,
  },
  'carer-nights': {
    heard: String.raw`turn(?:s|ing|ed)? (?:him|her|dad|mam|mum|them|and)|every (?:two|three|four|2|3) hours|(?:up|wakes?|woke|calls?|called) (?:\w+ ){0,3}(?:times|in the night|at night|all night)|at (?:two|2|one|1|three|3|midnight)|(?:in|through) the night|the nights|night nurse|all night|five times last night`,
    in: ['caring-for-someone'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|i turn the pages|turn (?:like|into|out|back|down|to)|day and night for the|nursing home|thank*|night shift|by phone',
  },
  'carer-washing': {
    heard: String.raw`(?:wash|washed|washes|washing|bath|bathe|bathed|bathing|shower\w{0,30}|wipe|wiping) (?:him|her|my|dad|mum|mam|gran|nan|granny|father|mother|his|the old|me|and feed|da)|nappies|diapers?|(?:her|his) pads?|bedpan|commode|incontinen\w{0,30}|catheter|(?:change|changed|changing|clean|cleaned|cleaning) (?:her|him|his|my (?:mother|father|own|mum|dad))|toilet`,
    in: ['caring-for-someone', 'dementia'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|my own kids'? nappies|washing machine|wash(?:ing)? (?:up|line|dishes)|used to beat|change (?:him|her) (?:into|mind)|toilet (?:roll|paper)|dressings`,
  },
  'gave-up-job': {
    heard: String.raw`(?:gave|give|given|giving) up (?:my|her|his|the|a|our|work\w{0,30}|everything|uni\w{0,30}|band|driving)|(?:left|quit|leaving|lost) (?:my|her|his|the) (?:job|work|course|studies|career|college|university|flat|band)|moved (?:back|home|in)|came home to|my own life|hasn'?t (?:been out|seen)|haven'?t (?:been out|seen)|also work|work (?:too|full|part|\d+ shifts)|(?:then|and) (?:go |also )?(?:to )?(?:work|office)|between shifts|two jobs|\d shifts`,
    in: ['caring-for-someone', 'dementia'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|given up (?:on|hope|smoking|drink\w{0,30}|the drink|the fags)|wife has gone|mind them\. thank`,
  },
  'feels-like-parent': {
    heard: String.raw`(?:not|rather than|instead of|more than|any\s?more) (?:\w+ )?(?:his|her) (?:wife|husband|daughter|son|sweetheart|partner)|(?:mum|mother|nurse|carer) and (?:lover|wife|nurse)|(?:his|her) nurse and not|mother to my own|i'?m (?:the|her|his) (?:parent|mother|mum) now|like a child|like a baby|swapped (?:places|roles)|child again`,
    in: ['caring-for-someone', 'dementia'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|laughed like a child|sleeps like a|cry like a (?:child|baby)|cried like|not her husband'?s`,
  },
  falls: {
    heard: String.raw`(?:mum|mam|mom|dad|daddy|nan|nana|gran|granny|grandma|grandpa|grandad|she|he|mother|father|mammy|papa|grandmother|grandfather|amma|uncle|aunt\w{0,30}|neighbour) (?:has )?(?:fell|fallen|falls|slipped|keeps falling|had a (?:bad )?fall|tripped)|(?:had|since (?:his|her|the)|after (?:his|her|the|a)) (?:a |another )?(?:bad )?fall|keeps falling|another fall|afraid of falling|scared of falling|fell again`,
    in: ['dementia', 'caring-for-someone', 'disability', 'illness', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|fell (?:asleep|in love|out|ill|sick|through on|pregnant|apart|silent|from (?:the )?(?:scaffold\w{0,30}|jeepney|tree|roof|4th)|off (?:the|his|her) (?:bike|horse|ladder|roof|scaffold\w{0,30}))|fallen (?:asleep|in|ill|out|sick|apart)|hair|(?:leaves|rain|snow|night|bomb|wall|school|grade|fever|roof|price|stock|government) (?:fell|falls|has fallen)|falls (?:asleep|to|on me|in|out|apart|off)|wedding ring falls|rain fell|\d (?:yrs?|years?) old|toddler|baby|trampoline|motor*|lorry|crutches|airlifted|denver|finger marks|work`,
  },
  'small-hours': {
    heard: String.raw`(?:0?[1-5]|one|two|three|four|five|half (?:two|three|four)|ten past (?:two|three))(?:[:.]\d\d)?\s?(?:am|a\.m)|0?[1-5][:.]\d\d(?: am)?|(?:at|till|until|past|from) (?:one|two|three|four|five)(?: (?:in the morning|o'?clock|till \w+|every \w+|at \w+))?|in the small hours|ceiling|till dawn|cockcrow|(?:the )?birds start|watch(?:ing)? the clock`,
    in: ['sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|months old|newborn|baby`,
  },
  'turning-thoughts': {
    heard: String.raw`(?:mind|head|brain|thoughts?) (?:\w+ )?(?:is |are |keeps? |won'?t |wont |doesn'?t |not |going |goes |just )*(?:rac\w+|spin\w{0,30}|turn\w{0,30}|stop\w{0,30}|switch\w{0,30}|shut\w{0,30}|round|whirl\w{0,30}|quiet|busy|loud|going)|overthink\w{0,30}|racing thoughts|thoughts (?:that|go|keep|come|all)|same thoughts?|worries|worrying|think(?:ing)? (?:about|of) (?:everything|it all|money|work|bills)|what ifs`,
    in: ['sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success`,
  },
  'sleeping-pills': {
    heard:
      '(?:sleeping )?(?:pills?|tablets?)|melatonin|zopiclone|temazepam|zolpidem|valerian|camomile|chamomile|warm milk|tried (?:everything|milk|pills|it all)',
    in: ['sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|pain|pill box|blood pressure tablets?|sugar`,
  },
  'night-noise': {
    heard: String.raw`neighbou?rs?|nois[ey]\w{0,30}|snor\w+|barking|traffic|(?:music|party|drill\w{0,30}|drunks|generator|trains?|lorr\w+|drums?|cocks?|cockerel|roosters?|mosquito\w{0,30}|fans?|fridge) (?:\w+ )?(?:all night|hums?|humming|upstairs|next door|like|every)|hears? every|upstairs (?:flat|neighbou?r)|next door`,
    in: ['sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|for my neighbou?r|my neighbou?r|our neighbou?r|drives? a|down the hall|crane|like a stone|bless|pray for (?:the|mrs|mr)|neighbou?r (?:cannot|can'?t|doesn'?t|hasn'?t|has|is|who)`,
  },
  'baby-wakes': {
    heard: String.raw`(?:the |our |my |new |wee |little )?(?:babys?|newborn|twins|toddler|bairn|infant|wean)(?:'s)?|months old|teething|colic\w{0,30}|night feeds?|nursing`,
    in: ['sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|i(?:'m| am) (?:pregnant|expecting)|pregnan*|like a baby|sleeps? like|slept like|grand\s?baby|baby-?sit*|no baby|lost (?:the|our|my)|without a baby|baby brother|baby sister|trying for|nursing home|was a baby|due in|weeks (?:to go|left)|nightmare*|the baby is fine`,
  },
  'hot-nights': {
    heard: String.raw`menopaus\w{0,30}|hot (?:flush\w{0,30}|flash\w{0,30})|night sweats?|the change(?: of life)?|perimenopaus\w{0,30}`,
    in: ['sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|since the change|the change (?:in|to|at|from|over|is|was|will|purse|box|maker|i want|we need)|lump|cancer|hodgkin*|clock*|climate|the change of (?:school|job|government|manager|shift|plans|address|minister|pastor|life insurance)|the change\b(?! of life)|exchange`,
  },
  'rest-for-work': {
    heard: String.raw`(?:drives?|driving|operates?|lorry|crane|bus|forklift|truck)\s?|night shifts?|on nights|shift work|(?:i have |i've |got |have )?(?:school|work|exams?|class|shift|office|college|uni) (?:in|at|from|tomorrow|tmrw|today|monday)|(?:work|school|office|class) in the morning|before (?:an? |the |my )?(?:exam|interview|match|work|shift)|alarm|up for work|go for class|zombie`,
    in: ['sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|hears every|every lorry|bus stop|driv(?:es|ing) me (?:mad|up|crazy|insane|round)|smoke alarm|car alarm|fridge`,
  },
  'one-whole-night': {
    heard: String.raw`(?:not|haven'?t|hasn'?t|havent|have not|has not|never|don'?t|doesn'?t) (?:\w+ )?(?:slept|sleep|had|rested|sleeping) (?:\w+ ){0,6}(?:weeks?|months?|years?|since|nights?)|(?:\d|two|three|four|five|six|seven|ten|eleven|many|several) (?:nights?|weeks|months|years)|full night|one good night|for (?:weeks|months|years)|sleep(?:s)? (?:maybe |only )?(?:two|three|2|3) hours|through the night|what (?:rest|sleep) is|night after night`,
    in: ['sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|sleep again|sleeps? again|sleeping again|wake again|slept again|first night|weeks (?:now )?(?:with|to)|in (?:two|three|four|\d) (?:weeks|days|hours)|hours (?:later|away|drive|to)|school in|essays?|jet\s?lag*|jet lagged`,
  },
  'no-sleep-before': {
    heard: String.raw`(?:can'?t|cannot|cant|didn'?t|didnt|not|haven'?t|couldn'?t|won'?t|nobody (?:is|in this house is)|not been) (?:\w+ )?(?:sleep|slept|sleeping)(?! (?:in|on|through|with|at|alone))|no sleep|sleepless|lie awake|lying awake|awake all night|up all night|nobody in this house is sleeping|every night (?:my|i)`,
    in: ['surgery', 'waiting-for-results', 'cancer', 'hospital', 'pain', 'illness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|asleep|for all who|lie awake in it|sleepless nights (?:at|in) college|night shift|the surgeon|nurse`,
  },
  'sober-days': {
    heard: String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|sixty|ninety|hundred|a|few)\s?(?:days?|weeks?|wks?|months?|mths?|years?|yrs?|yr) (?:today )?(?:clean|sober|dry|off|without|free|no|smoke)|sober|clean(?: and (?:sober|serene|dry))?|(?:his|her|my|got the) (?:\w+ )?chip|no (?:drink|smoking|bets?|gambl*)|without a (?:drink|bet|smoke|fag|drop)|one day at a time|sponsor|stopped (?:drinking|gambling|smoking|using)|off the (?:drink|gear|fags|booze|pills|weed)|bookies|(?:not|isn'?t|isnt|'s not|hasn'?t|never) (?:had |touched |been )?(?:a (?:drink|bet|fag|drop)|drinking)|(?:chip|coin) (?:is )?in my pocket|\d+ month chip`,
    in: ['recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|using again|relaps\w{0,30}|walked out|drinking again|back on the|fourth slip|clean (?:scan|wound|house|kitchen|heart|water|plate|sheets)|came out clean|drank|stopped going|slipped (?:again|yesterday|last)|hid every|clean the|cleans|cleaning|clean bill|sponsor(?:ed|ing) walk|no drink on the ward|get clean|gets clean|be clean|to be sober|back into|lapse*|bathroom|washed clean`,
  },
  'relapse-in-recovery': {
    heard: String.raw`relaps\w{0,30}|using again|drinking again|(?:back|is back) on (?:the )?(?:drink|gear|drugs|it|booze|heroin|meth)|(?:fourth|third|second|another|last|his|her|my) slip|slipped (?:again|yesterday|last)|walked out of (?:the )?rehab|had a (?:drink|lapse|slip)|fell off the wagon`,
    in: ['recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|no relapse|relapse (?:of|in) (?:the )?ms|ms relapse|without (?:a )?relapse|dont let|don'?t let|afraid|fear|scared|prevent\w{0,30}|slip back|due to relapse|any day|never|years ago|before my|clinic slip|appointment slip|pink slip|payslip|goal|cancer`,
  },
  'the-trial': {
    heard: String.raw`(?:drug |clinical |new |the )?trials?(?: in \w+)?|drug study|new drug|immunotherap\w+|car-?t|stem cells?|experimental`,
    in: ['cancer', 'illness', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|on trial|court|jury|lawyer|trials and|trial (?:period|shift|run|by|of)|bone marrow|football|trial for|murder|my trials|many trials|verdict|witness`,
  },
  'telling-them': {
    heard: String.raw`(?:doesn'?t|don'?t|dont|haven'?t|havent|hasn'?t|not|nobody|no\s?one) (?:\w+ )?(?:know|knows|known|told|tell|telling)(?: (?:yet|anyone|anybody|them|nana|mum|dad|the (?:kids|children|boys|girls)|my (?:mother|mum|dad|kids|children|wife|husband)|her|nobody))?(?=\.|,|$| only| yet| nana| anyone| the| my| them)|(?:how|help me) (?:to |do i |will i |i )?tell (?:the |my |them|him|her|our )|told nobody|(?:her|his|my|the) (?:kids|children|boys|girls) (?:don'?t|do not|dont) know`,
    in: ['cancer', 'illness', 'waiting-for-results'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|(?:they|doctors?|nobody|we|i) (?:will |can )?(?:don'?t|do not|doesn'?t) (?:yet )?(?:know|tell) (?:the|what|how|why|anything|if|which|me|us|my way|her name|him|i)|(?:don'?t|doesn'?t|not) (?:\w+ )?know (?:the|my|how|what|if|why|who|yet|anything)|nobody (?:will )?tells? us|nothing known|don'?t know (?:yet|anything|nothing)|we don'?t know|hardly know|knows\. on|won'?t tell|nobody (?:knows|can) (?:the|what|why|how)|god knows|tell (?:me|us) (?:whether|what|if)|marry|job|school`,
  },
  'children-meanwhile': {
    heard: String.raw`(?:(?:two|three|four|five|2|3|4|5) )?(?:small|little|young|wee) (?:kids|children|ones|boys|girls|babies|weans)|(?:two|three|four|five|2|3|4|5) (?:kids|children|boys|girls|babies|wee ones|little ones)|(?:my|her|his) (?:kids|girls|boys|children|twins) (?:are|is) (?:only |just )?(?:\d|two|three|four|five|six|seven|eight|nine|small|in)|(?:her|the|my) twins (?:are|is)|kids (?:draw|keep|at home|are at|are being|ask)|miss my (?:kids|children)|husband brings (?:my|the)|(?:my|her) (?:girls|boys) are|other kids`,
    in: ['cancer', 'hospital', 'surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|(?:kids|children|boys|girls|twins) (?:in hospital|admitted|are (?:in (?:the )?(?:nicu|icu|hospital|incubator)|sick|still))|crash|on the table|twin boys|twin girls|my pupils|incubat\w{0,30}|nicu|from the gate|missile|school bus|kids wing|grown|cannery|rafah|gaza|bus|one kilo|tubes`,
  },
  'kin-is-far': {
    heard: String.raw`@kin (?:is|are|'s|lives?|works?) (?:\w+ )?(?:away|abroad|overseas|at sea|offshore|in (?:doha|qatar|dubai|riyadh|kuwait|muscat|saudi|canada|london|germany|italy|america|australia|england|the gulf|the states|ireland))`,
    in: ['hospital', 'surgery', 'illness', 'cancer'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|getting away|passed away|put away|fading away|wasting away|slipping away|hospital in|in hospital',
  },
  'kin-is-tired': {
    heard: String.raw`@kin (?:is|are|'s|looks|has been|gets) (?:so |very |really |completely |absolutely |totally |just |also )?(?:tired|exhausted|worn out|worn down|run ragged|at (?:the|her|his) (?:end|limit)|done in|not coping|struggling|burn(?:ed|t) out)`,
    in: [
      'hospital',
      'surgery',
      'illness',
      'cancer',
      'dementia',
      'caring-for-someone',
      'disability',
      'sleeplessness',
      'recovery',
      'pain',
    ],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|just tired|thinks',
  },
  'shadow-seen': {
    heard:
      'shadows?|(?:a|the) (?:spot|growth|mark) (?:on|in|they)|(?:saw|found|seen) (?:something|a growth|a spot)|spots? (?:on|they saw)',
    in: ['waiting-for-results'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|cancer|stage|malignant|womb|baby's|20 week`,
  },
  'called-in': {
    heard: String.raw`(?:wants?|want|asked) (?:to see )?(?:us|me|her|him|them) (?:both )?(?:in|together|in person|on \w+day|back|there)|to see us|called (?:her|me|him|back)\s?(?:back|in)|(?:call(?:ed)?|rang|rung)(?: |-)(?:\w+ )?(?:back|in again|back in)|(?:wouldn'?t|won'?t|wouldnt|wont|didn'?t want to|can'?t) (?:say|discuss|tell)(?: it)? (?:it )?(?:on|over|by) (?:the )?phone|come in (?:for|about|monday|don'?t)|said come in|urgent referral|(?:a|her|his|missed) call(?:-| )?(?:back| from the clinic)|in person not on the phone`,
    in: ['waiting-for-results'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|called in sick`,
  },
  'throat-cancer': {
    heard: String.raw`throat cancer|(?:mouth|tongue|jaw|neck) cancer|cancer of (?:the )?(?:throat|mouth|tongue|larynx)|voice\s?box|throat tumou?r|nasopharyn\w+`,
    in: ['cancer', 'surgery', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success`,
  },
  'cancer-named': {
    heard: String.raw`(?:the )?bad (?:kind|sort)|malignant|not benign|(?:been |was |were |just )diagnosed|found out|(?:they'?re|they are) saying|has a name|turned out to be|it is what we thought|they (?:said|say|told)|told (?:us|me|the) (?:\w+ )?(?:it|he|she|they|cancer)`,
    in: ['cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|back|again|years ago|chemo|radi\w+|stage (?:4|four)|last stage|terminal|bones|spread|six weeks in|five years|won'?t have|round|gone|watch and wait|nodes now|clear|pregnan\w+`,
  },
  'lost-skills': {
    heard: String.raw`(?:doesn'?t|does not|didn'?t|couldn'?t|could not|can'?t|cannot|doesnt|cant) (?:know|find|remember|tell|work out) (?:\w+ )?(?:which|what|how|where|the (?:bathroom|bed|way|toilet|word|stairs|house|time)|her (?:bed|house|own house)|his (?:bed|house|shoes))|forg[eo]t\w{0,30} (?:how|where|what|she|he|that|to eat|everything)|which way round|where he lives|calls the|what a book is|her mind'?s going|mind is going`,
    in: ['dementia'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|i don'?t|i can'?t|and i forget`,
  },
  'wants-to-go-home': {
    heard: String.raw`(?:wants?|wanting|asks?|asking|trying|packing|waits?|waiting|looking|hunting) (?:\w+ ){0,3}(?:home|house|work keys|old workshop|for a bus)|go (?:to )?'?(?:home|work)'?|work keys|bus stop|when (?:i'm|she is|he is|we are) going home|asking when his ship|when (?:she|he) can go home`,
    in: ['dementia'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|brought him home|i want to go home|i go to work|then go to work|found him at the',
  },
  'who-they-were': {
    heard: String.raw`(?:was|were|used to be|had been) (?:a|an|the|my|once|head) (?:\w+ ){0,2}(?:teachers?|professor|headmaster|headmistress|nurse|pilot|captain|boss|engineer|doctor|judge|farmer|carpenter|tailor|singer|organist|librarian|postman|policeman|dancer|accountant)|(?:was|were) (?:teacher|headmaster|professor)|professor|retired (?:captain|teacher|doctor|\w+)|used to (?:run|call|sing|teach|be|do|read|cook|drive|play|know|dance|build)|taught (?:latin|me|us|half|for|maths)|built half|sharp as a|could do sums`,
    in: ['dementia'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|used to (?:beat|hit|be able to cope|have (?:a life|time))|i used to|was a nurse and i|as i used to|taught me (?:at|in) school and',
  },
  'carers-unreliable': {
    heard: String.raw`(?:carers?|home help|home helps?|agency|(?:daily|district) nurse|aide|helper) (?:\w+ ){0,3}(?:(?:didn'?t|don'?t|doesn'?t|never) (?:show|come|turn)|cancel\w{0,30}|sends? a new|late|let us down|fell through|stopped coming|quit)|sends a new girl|respite place fell|new (?:carer|girl) every`,
    in: ['caring-for-someone', 'dementia', 'disability', 'illness'],
    unless: 'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death',
  },
  'ward-and-bed': {
    heard: String.raw`ward (?:\d+|[a-h]|seven|nine|six|eight|four)\b|ward \d+[a-z]?|bed (?:\d+|by the (?:door|window))|bay \d|\d(?:st|nd|rd|th) floor`,
    in: ['hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|i(?:'m| am) (?:a|the|an|his|her|only)|nurse|chaplain|staff|on leave|work|my shift|antenatal|cleaner|lie awake`,
  },
  'itching-skin': {
    heard: String.raw`chicken\s?pox|measles|rash|rashes|eczema|ecsema|itch\w{0,30}|hives|psoriasis|scabies|scratches all night|poison ivy`,
    in: ['illness', 'pain', 'sleeplessness', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|rash (?:decision|words?)|itching to|shingles|lupus|meningitis|nits`,
  },
  'phantom-pain': {
    heard: String.raw`phantom (?:pain|limb|leg)|(?:leg|foot|arm|hand) (?:that|which) (?:isn'?t|is not|is no longer) there|leg (?:my husband|he|she|i) lost (?:hurts|aches|burns)|where it isn'?t`,
    in: ['pain', 'disability', 'recovery'],
    unless: 'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death',
  },
  paces: {
    heard: String.raw`pac(?:es|ing)|walk(?:s|ing)? (?:about )?the (?:\w+ )?(?:corridor|landing|hall|house|floor)|walks? in the corridor|up and down all night`,
    in: ['sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|restless legs?`,
  },
  'restless-legs': {
    heard: String.raw`restless legs?|legs (?:start to run|jump|twitch|won'?t (?:lie )?still)|leg cramps|cramps (?:come )?in (?:his|her|my|the) (?:legs?|calves|calf)`,
    in: ['sleeplessness', 'pain', 'illness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success`,
  },
  'result-fear': {
    heard: String.raw`scared|afraid|terrified|frightened|worried sick|so worried|anxious|petrified|dread\w{0,30}|panick\w{0,30}|fear|jump (?:at|every)|jumps|jumping every|can'?t think about anything|heart goes|face like the grave|heart in mouth|stomach falls? down|googl\w+`,
    in: ['waiting-for-results'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|result came|not (?:scared|afraid|worried)`,
  },
  'fear-of-illness': {
    heard: String.raw`(?:i'?m|im|i am|is|are|she's|he's|so|very|really|feel\w{0,30}|and|bit|little|more) (?:so |very |really )?(?:scared|afraid|terrified|frightened|petrified|fearful)|frightens me|don'?t want to die|scared of (?:dying|what)`,
    in: ['cancer', 'hospital', 'illness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|needles?|not (?:scared|afraid)|scared of the (?:car|vet)|dog|cat|she has cancer`,
  },
  'kin-afraid': {
    heard: String.raw`@kin (?:is |are |r |has been |am |'s )?(?:so |very |really |just |sick with |more |out of (?:her|his) mind with )?(?:worr\w+|frightened|scared|terrified|anxious|afraid|beside (?:herself|himself)|nervous|petrified|jumps)`,
    in: [
      'hospital',
      'surgery',
      'illness',
      'cancer',
      'waiting-for-results',
      'dementia',
      'pain',
      'recovery',
    ],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|worried about (?:who|his|her|the)|only worried',
  },
  'kin-crying': {
    heard: String.raw`@kin (?:cries|is crying|are crying|keeps crying|has been crying|can(?:no|'?)t stop crying|was in tears|is in tears|weeps|is weeping|wept|cried)`,
    in: [
      'hospital',
      'surgery',
      'illness',
      'cancer',
      'waiting-for-results',
      'dementia',
      'pain',
      'recovery',
      'disability',
      'caring-for-someone',
    ],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|of joy|happy|cried into her scarf|burnt|laughed|screaming',
  },
  'kin-no-sleep': {
    heard: String.raw`@kin (?:can(?:not|'?t) sleep|will not sleep|won'?t sleep|doesn'?t sleep|has(?:n'?t| not) slept|is not sleeping|isn'?t sleeping|is up all night|paces|sleeps with the phone)`,
    in: ['hospital', 'surgery', 'illness', 'cancer', 'waiting-for-results'],
    unless: 'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death',
  },
  'two-lines': {
    heard:
      '(?:two|2) (?:pink )?lines|test (?:is|was|came back|says) (?:positive|yes)|positive (?:pregnancy )?test',
    in: ['pregnancy'],
    unless: 'blood|bleeding|bled|ended|lost',
  },
  'pregnant-after-loss': {
    heard: String.raw`(?:lost|losing|lose) (?:the |her |my |our )?(?:last|others?|other two|one|this one|first)|(?:wee boy|baby|girl) (?:she|we|i) lost|rainbow baby|stay this time|(?:this|the) (?:little )?one stay|let it stay|after (?:last time|\w+ (?:miscarriages|losses))|pray it sticks`,
    in: ['pregnancy'],
    unless: 'twins|triplets|ended|then blood',
  },
  'bed-rest': {
    heard:
      'bed(?: |-)?rest|lie (?:flat|still|down)|stay in bed|lying on her left|to rest only|full rest',
    in: ['pregnancy'],
  },
  'swollen-feet': {
    heard: String.raw`(?:feet|ankles|legs) (?:are |is )?(?:swell*|swollen|like balloons|dont fit|don't fit)|feet swelling|swollen (?:feet|ankles|legs)`,
    in: ['pregnancy'],
  },
  'pregnant-sugar': {
    heard:
      'sugar (?:is |was )?(?:too |very )?high|gestational diabetes|(?:having|has) sugar|(?:my|her) sugar',
    in: ['pregnancy'],
  },
  'pregnant-twins': {
    heard: 'twins|triplets|two heartbeats|ejima',
    in: ['pregnancy'],
    unless: 'lost|ended|losing',
  },
  'morning-sickness': {
    heard: String.raw`morning sickness|hyperemesis|(?:throws|throwing|throw) up|can(?:'t|not|t| not) keep (?:anything|water|food|nothing) down|so sick|nausea|vomiting|sick all day`,
    in: ['pregnancy'],
  },
  'pregnancy-scan': {
    heard: String.raw`(?:\d+|twelve|twenty|first|next|anomaly|dating|growth|dating)(?: )?(?:-| )?(?:week|wk|weeks)?(?: )?scan|scan (?:is|on|tomorrow|tmrw|today|next)|ultrasound (?:is|on|tomorrow|next)`,
    in: ['pregnancy'],
    unless:
      'was grand|went (?:well|fine|grand)|no heartbeat|saw it|measuring|strong heartbeat|thank*',
  },
  'small-heart': {
    heard: 'heartbeat',
    in: ['pregnancy'],
    unless: String.raw`twins|no heartbeat|(?:couldn't|could not|can't) find|ended|scan on|scan tomorrow`,
  },
  'baby-kicks': {
    heard: 'kick(?:s|ed|ing)?',
    in: ['pregnancy'],
    unless: 'kicked out|kicked me|(?:fewer|less|stopped|no) kick*|kicked off',
  },
  'measuring-small': {
    heard: String.raw`measuring small|growth restrict*|(?:is|baby's) (?:too|very) small|not growing (?:well|enough|much)|too little (?:water|fluid)|low (?:fluid|waters)|iugr`,
    in: ['pregnancy'],
    unless: 'tumou?r|lump|house|flat|business|twins',
  },
  'pregnancy-screening': {
    heard: 'screening|high chance|nipt|amnio*|nuchal|needle result',
    in: ['pregnancy'],
    unless: 'false alarm|healthy|all clear|clear',
  },
  'pregnant-over-forty': {
    heard: String.raw`(?:i'm|im|i am|am|she is|she's|pregnant at|expecting at|at) (?:4\d|forty*)(?! (?:weeks?|wks?|or|days?))`,
    in: ['pregnancy'],
  },
  'high-risk-pregnancy': { heard: 'high(?: |-)?risk', in: ['pregnancy'] },
  'pregnant-young': {
    heard: String.raw`(?:i'm|im|i am|she is|she's|is) (?:only )?(?:1[3-7]|fifteen|sixteen|seventeen|fourteen)(?! (?:weeks?|wks?|months?|days?|or))`,
    in: ['pregnancy'],
  },
  'telling-parents': {
    heard: String.raw`(?:haven't|havent|have not|not) (?:yet )?told (?:my|our|her|the) (?:mum|mother|mom|mam|parents|dad|father|family|folks)`,
    in: ['pregnancy'],
  },
  'father-of-child-gone': {
    heard:
      '(?:father|he|dad|boyfriend) (?:has |had |is |already )?(?:run off|ran off|left|walked out|disappeared|gone off)',
    in: ['pregnancy'],
  },
  'due-soon': {
    heard:
      'due (?:any|in|on|date|next|this|tomorrow)|(?:labou?r|time) is close|is due|baby due|the due',
    in: ['pregnancy'],
    unless: 'mine would|would have been',
  },
  'bleeding-pregnant': {
    heard: 'bleeding|spotting|then blood',
    in: ['pregnancy'],
    unless: 'ended|lost|over',
  },
  'fertility-treatment': {
    heard: 'treatment|ivf|icsi|iui|fertility',
    in: ['childlessness'],
    unless: String.raw`fail*|negative|didn't take|did not take|not once|nothing remained|no more|used up|(?:two|three|four|five|six|third|round) (?:rounds?|four|five)|four ivf|too old|to stop`,
  },
  'embryo-transfer': {
    heard:
      'transfer|two(?: |-)?week wait|tww|embryos? (?:was |were )?(?:put|go|going|went) back|two embryos left|last embryos|embryos left',
    in: ['childlessness'],
    unless: 'fail*|negative|no (?:more )?embryos|fourth transfer',
  },
  'years-trying': {
    heard: String.raw`(?:been )?trying (?:for (?:a )?(?:baby|child|kids)|to conceive|to get pregnant|since)|ttc|(?:years|yrs|months) (?:of )?trying|(?:years|yrs) (?:of marriage|married)|married (?:\w+ )?(?:years|yrs)|waited \w+ years|longs? for a (?:child|baby)|still no baby|want a child so`,
    in: ['childlessness'],
    unless: String.raw`never be able|to stop|too old|turned (?:us|them) down|fell through|fail*|used up|isn't coming`,
  },
  'no-child-to-come': {
    heard: String.raw`never (?:be able to )?(?:have|become)|told (?:them|us|me) to stop|we are too old|last door|isn't coming|can(?:'t|not|t) have (?:kids|children|a baby)|not become mother|no more hope`,
    in: ['childlessness'],
  },
  'asked-about-babies': {
    heard:
      '(?:aunt*|everyone|everybody|mother(?: |-)?in(?: |-)?law|people|relatives|village|shower) .{0,25}(?:ask|asks|asking|askin|call me)|asks? (?:me )?(?:at each feast |where |when )|good news when|when is good news',
    in: ['childlessness'],
  },
  'others-have-babies': {
    heard: String.raw`baby shower|(?:everyone|sister|she) .{0,20}announc*|announced hers|sister has just told us|be expecting|christenings|each baptism|had her (?:second|third|fourth)|everybody's newborn|see my bump|works in the nursery`,
    in: ['childlessness'],
  },
  'money-for-treatment': {
    heard: String.raw`no (?:more )?(?:money|savings)|used up the money|sold the car|can(?:'t|not|t) afford`,
    in: ['childlessness'],
  },
  'fertility-cause': {
    heard: String.raw`pcos|endo|endometriosis|fibroids?|low (?:sperm )?count|sperm|blocked tubes?|find out whats wrong|find out what's wrong`,
    in: ['childlessness'],
  },
}
