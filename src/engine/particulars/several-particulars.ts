import type { SignsByParticular } from './particular-signs'

export const SEVERAL_PARTICULARS: SignsByParticular = {
  chemo: {
    heard: 'chemo*|kemo|quimio*',
    in: ['cancer', 'hospital', 'illness', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|finish*|last|final|no more|done with|stopped|refus*|after|brain|over|behind`,
  },
  'last-chemo': {
    heard: String.raw`(?:last|final) (?:round of |session of |cycle of |dose of |of (?:the |my |her |his )?)?(?:chemo*|radio*|treatment|radiation)|finish\w+ (?:\w+ )?(?:chemo*|radio*|radiation)|rang the bell`,
    in: ['cancer', 'waiting-for-results', 'thanks-for-recovery', 'recovery'],
    unless: 'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death',
  },
  radiotherapy: {
    heard: 'radiotherap*|radiation|radio therapy',
    in: ['cancer', 'hospital', 'surgery', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|finish*|last|final|after`,
  },
  'keeps-nothing-down': {
    heard: String.raw`(?:can'?t|cannot|won'?t|not) keep (?:anything|any thing|food|nothing|it|water|a thing) down|vomit*|throwing up|throws up|threw up|nausea*|puk\w+|being sick|sick all night`,
    in: ['cancer', 'illness', 'hospital', 'pain', 'recovery', 'surgery', 'none'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|dog|cat|puppy|pregnan*|weeks?|baby',
  },
  biopsy: {
    heard: String.raw`biops\w+|took a sample|sample from|needle test|(?:small )?piece of (?:me|him|her)|small piece from`,
    in: ['waiting-for-results', 'none', 'hospital', 'illness', 'surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|came back|malignant|it is cancer|it'?s cancer|stage|bad kind|benign|is clear|negative|positive|nothing to worry|says nothing`,
  },
  scan: {
    heard: String.raw`(?:ct|mri|pet|cat|bone|brain|head|lung|heart|chest|whole body) scans?|scans?|mri|m\.r\.i|x-?rays?|ultrasound`,
    in: ['waiting-for-results', 'illness', 'pain', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|\d+ (?:wks?|weeks?)(?: scan)?|nuchal|pregnan*|babys?|heartbeat|anomaly|dating|twins|cancer|chemo|stage|nothing|malignant|spots|picture|bad news|scan clear|clear so far|no tumou?r|(?:is|was|came back) clear|due|bump|any\s?more there|barcode|document*|qr|ticket|passport|groceries`,
  },
  'blood-test': {
    heard:
      'blood (?:tests?|work|results?|drawn|taken)|bloods|bloodwork|drew blood|(?:had|took|taken) (?:her|his|my|the) blood',
    in: ['waiting-for-results', 'illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|pregnan*|cancer|clear|donat\w+|hcg|young bloods?`,
  },
  lump: {
    heard: 'lumps?|gaanth|a swelling|nodules?',
    in: ['waiting-for-results', 'illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|cancer|bad kind|stage|malignant|benign|sugar|throat|removed|lump sum|nothing|harmless|coal|turned out|dog|cat|chemo|in (?:the|my) mattress|lump it`,
  },
  mammogram: {
    heard: 'mammogra*|mammogramm*|breast (?:screening|clinic)',
    in: ['waiting-for-results', 'none', 'illness', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|clear|cancer|stage|biops\w+`,
  },
  smear: {
    heard: 'smear|pap test|colposcopy|abnormal cells|hpv',
    in: ['waiting-for-results', 'none', 'illness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|clear|cancer|campaign|smear(?:ed|ing)|smear on|name`,
  },
  'inside-camera': {
    heard: 'colonoscop*|polyps?|endoscop*|gastroscop*|camera (?:down|up|test|in|into)',
    in: ['waiting-for-results', 'none', 'illness', 'hospital', 'surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|clear|cancer|stage`,
  },
  prostate: {
    heard: 'prostr?ate?|psa',
    in: ['waiting-for-results', 'cancer', 'surgery', 'hospital', 'illness', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|bones?|spread|stage (?:4|four)|clear|prostrate`,
  },
  'stage-four': {
    heard: 'stage (?:4|four|iv)|terminal|advanced|incurable|untreatable',
    in: ['cancer', 'illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|load(?: |-)?shedding|eskom|bus|airport|terminal (?:1|2|3|4)|exam|advanced (?:level|maths|math|class)|ferry|train|dialysis`,
  },
  'brain-tumour': {
    heard: String.raw`brain tumou?rs?|tumou?rs? (?:\w+ )?(?:in|on|behind) (?:the|his|her|my|our) (?:\w+ )?(?:brain|head|eye|skull)|tumou?r on the brain|glioblastoma|glioma`,
    in: ['cancer', 'surgery', 'hospital', 'waiting-for-results', 'illness', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|no tumou?r|benign|weds|years ago|cloudless`,
  },
  tumour: {
    heard: 'tumou?rs?',
    in: ['cancer', 'surgery', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|brain|head|behind|gone|no tumou?r|benign|shrunk|shrinking|removed|clear|spread|back|everywhere|came out|came away|phd|opened him|opened her|any treatment|each ache|study*|research*`,
  },
  'blood-cancer': {
    heard: String.raw`leuka?e?mi?a*|luk(?:e|i)mia|lymphoma|blood cancer|cancer of (?:the|his|her) blood|myeloma|hodgkin'?s?|bone marrow`,
    in: ['cancer', 'hospital', 'illness', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|clear|remission|sample|match|donor|drawn|transplant|wait till|last days|time there is|time (?:that is )?left|stem cells|eyebrows|back`,
  },
  remission: {
    heard: String.raw`(?:in|into) remission|cancer(?: |-)free|(?:got|given|gave|is|was|am|are|has) (?:\w+ )?(?:the )?all(?: |-)clear|(?:years|months) clear|clear of (?:the )?cancer|no evidence of`,
    in: [
      'cancer',
      'waiting-for-results',
      'thanks-for-recovery',
      'thanks-for-good-news',
      'recovery',
      'none',
      'hospital',
      'illness',
    ],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|please let|hope|hoping|waiting|wants?|back again|came back|come back|pray (?:for|that|he|she)|let it be',
  },
  'hole-in-heart': {
    heard: String.raw`hole in (?:the|his|her) (?:\w+ )?heart|heart defect|congenital heart|(?:his|her|my \w+'s|baby's) (?:small|little|tiny|wee) heart`,
    in: ['surgery', 'hospital', 'illness', 'waiting-for-results', 'birth', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|left a hole|dog|cat|closed it|years ago`,
  },
  stent: {
    heard: String.raw`stents?|angiogram|angioplast*|angio|blocked arter\w+|(?:blocked|narrow\w{0,30}) vessels?|blockages?`,
    in: ['surgery', 'hospital', 'illness', 'waiting-for-results', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|kidney|road|years ago|drain*|sewer|canal|river|tubes`,
  },
  pacemaker: {
    heard: String.raw`pace\s?makers?|pacemaker|defibrillator`,
    in: ['surgery', 'hospital', 'illness', 'recovery', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success`,
  },
  'eye-operation': {
    heard: String.raw`cataracts?|retina|eye (?:op|operation|surgery|camp)|(?:on|for) (?:her|his|my|the) (?:\w+ )?eyes?|bapuji's eyes|glaucoma|cornea`,
    in: ['surgery', 'waiting-for-results', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|apple of|keep an eye|sore for|light on|eye on|all eyes|eyes on|blind already|optician|eye test|eye exam|foreign body|grinder`,
  },
  tonsils: {
    heard: 'tonsils?|tonsillectomy|adenoids?|grommets?',
    in: ['surgery', 'hospital', 'illness', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|tonsil stones|inflamed`,
  },
  hernia: {
    heard: 'hernias?',
    in: ['surgery', 'pain', 'illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success`,
  },
  'teeth-out': {
    heard: String.raw`wisdom (?:tooth|teeth)|(?:tooth|teeth|molar) (?:out|pulled|removed|taken out|extract\w+)|root canal|dentist|toothache|tooth\s?ache|jaw pain`,
    in: ['surgery', 'pain', 'none', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|is a dentist|to be a dentist|dentistry|dental school|as a dentist|was a dentist|number|bridge|lovely|had a root|married|job|tooth fairy|jaw drop*|interview|jaw dropped|broken|cancer|tumou?r|jaws`,
  },
  needles: {
    heard:
      '(?:scared|afraid|fear|terrified|hates?|phobia|frightened|phobic) (?:of )?(?:the )?(?:needles?|injections?|jabs?)|needle phob*',
    in: ['surgery', 'hospital', 'illness', 'cancer', 'waiting-for-results', 'anxiety', 'none'],
    unless:
      'knit*|pine|sew*|haystack|dirty|hold her needles|park|found|shooting|crochet|wool|shawl|compass|drugs|arm|bin|thread*',
  },
  'operation-delayed': {
    heard: String.raw`(?:op|operation|surgery|procedure|it|appointment) (?:was |has been |have been |is |got |been |keeps? )?(?:getting )?(?:cancell?ed|postponed|put off|put back|delayed|moved|bumped)|(?:cancell?ed|postponed) (?:\w+ )?(?:op|operation|surgery)|waiting lists?|wait list|(?:months?|years?) (?:wait|on the waiting list)|(?:doctors?|nurses|hospitals?) (?:\w+ ){0,4}strike`,
    in: [
      'surgery',
      'hospital',
      'pain',
      'illness',
      'cancer',
      'disability',
      'waiting-for-results',
      'none',
    ],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|transplant|donor|kidney|council|housing|flat|school|flight|wedding|match|visa|job|train|exams?|teachers|lecturers|asuu|pickets?|picket line|factory|miners|moved (?:out|in|to)|lightning|hunger|uni*|bus drivers|air|party|nursery|to the shopping list|striker*|interview|hearing|court|match|concert|ferry|allotment|i'?m a nurse|we nurses|strike (?:pay|day|fund|week|action|at|is)`,
  },
  transplant: {
    heard: String.raw`transplants?|(?:new|donat\w+|donor|giv\w+ (?:me |him |her |my \w+ |our \w+ )?(?:a |his |her |my |one )?(?:of (?:her|his|my) )?)\s?(?:kidneys?|liver|heart|lungs?|cornea|organs?)|donors?|(?:a|the) match`,
    in: [
      'surgery',
      'hospital',
      'illness',
      'cancer',
      'recovery',
      'waiting-for-results',
      'none',
      'thanks-for-recovery',
    ],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|blood donors?|egg donor|sperm|hair transplant|transplant(?:ed|ing)? (?:rice|seedlings?|tomatoes)|rice|seedlings|church|st columba'?s?|parish|eggs?|off the (?:transplant )?list|choir|organist|pipes?|sounds|bellows|hymns?|new heart|match (?:day|on|against|is|was|tomorrow|fixture)|football|cricket|the match|a match|clean heart|rejected|donors for|charity|fund|middle c|funding|funders|dating|food|for the school|appeal`,
  },
  amputation: {
    heard: String.raw`amput\w+|lost (?:his|her|my|a|one|both) (?:\w+ )?(?:legs?|arms?|foot|hand|feet)|prosthe\w+|false leg|artificial leg|new leg|stump|(?:take|taking|took|cut|cutting) (?:off )?(?:my|his|her|\w+'s) (?:left |right |other )?(?:leg|foot|arm|toes?)(?: off)?`,
    in: ['surgery', 'hospital', 'disability', 'recovery', 'pain', 'illness', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|tree|fingers?|hands'? feeling|nothing more|broke(?:n)?|sheep|goat|dog|cat|donkey|stump (?:speech|of)|toe|toes|took my hand|isn'?t there|hurts|burns all night|vet|vet's|lad lost|friend lost|signed|fell asleep|worn out`,
  },
  sepsis: {
    heard: 'sepsis|septic shock|meningitis|blood poisoning|mrsa',
    in: ['hospital', 'illness', 'surgery', 'none', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|septic tank|no meningitis|tank|now home|is now|garden|can'?t have kittens|had sepsis|rising|yield|infection control|pregnan*|after (?:her|his|the) infection|chest infection|water infection|gone|tooth|ear|eye|throat`,
  },
  'intensive-care': {
    heard: String.raw`icu|itu|i\.c\.u|intensive care|hdu|high dependency|critical (?:condition|care)|critically ill`,
    in: ['hospital', 'illness', 'surgery', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|from (?:icu|intensive)|out of (?:icu|intensive|itu)|left (?:icu|intensive)|switched|turn(?:ed)? off|moved|work(?:s|ing)? (?:in|on)|nurse in|i nurse|shift|nights? in|(?:icu|itu) nurse|my first|drunk driver who|opened|baby unit|new job|i start|posted to|talk of|scaffold*`,
  },
  ventilator: {
    heard: String.raw`ventilat*|on (?:a|the) vent|life support|tubo|intubat*|breathing (?:tube|machine)|tube (?:in|down) (?:his|her|my) throat|machine (?:is )?breath\w+`,
    in: ['hospital', 'illness', 'surgery', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|off (?:the|a)|switch\w{0,30}|turn(?:ed|ing)? (?:it )?off|at home|ventilation (?:shaft|system)|tire|tyre|years|turn off|discharge*|take (?:her|him) off`,
  },
  coma: {
    heard: String.raw`coma|unconscious|won'?t wake(?: up)?|hasn'?t woken(?: up)?|not (?:woken|waking)(?: up)?|hasn'?t opened (?:his|her) eyes|sedat\w+|not responding|unresponsive|open (?:his|her) eyes`,
    in: ['hospital', 'illness', 'surgery', 'violence', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|woke up|has woken|opened (?:his|her) eyes|comma|dog|cat|vet|before the|teenager|to school|alarm|turn(?:ed)? off|went into|brain dead|brain is|must choose|anaesthetist|frightens|at the wheel`,
  },
  asthma: {
    heard: String.raw`asthm\w+|asma|inhalers?|wheez\w+|copd|emphysema`,
    in: ['illness', 'hospital', 'none', 'disability', 'sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|years without|grew out|dog|organ|bellows|accordion|harmonium|desk|mortgage|only child|no legs`,
  },
  stroke: {
    heard: 'strokes?|stroked unit|mini stroke|tia|brain attack',
    in: ['illness', 'hospital', 'none', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|(?:since|after) (?:his|her|the|my|a) stroke|years|stroke of (?:luck|genius|midnight)|at the stroke|breast\s?stroke|strok(?:ed|ing)|swimm*|backstroke|afraid of|fear of|mild stroke scare|he strokes|she strokes|i stroke|strokes (?:her|his|my|the)|cancelled|pay a stroke|not a stroke|killed|brush|cat|dog|stroke his|stroke her|to stroke|different strokes|putt|whole sentences|used to|gone|that night|now he|she speaks|lost (?:him|her)(?! (?:speech|words|voice|balance|sight|memory))|lane|first stroke of|pen`,
  },
  'discharge-now': {
    heard: String.raw`(?:is |am |are |came |coming |got |back |finally |'s |be |arrived )home(?: (?:from|today|tomorrow|now|after|at last|on|this))?\s?(?:from (?:the )?(?:hospital|clinic|rehab|ward|icu))?|home from (?:the )?(?:hospital|clinic|ward|icu)|discharged|let (?:me|him|her|them|us) (?:go |come )?home|out of (?:the )?hospital|allowed home|sent (?:me|him|her) home`,
    in: ['hospital', 'recovery', 'surgery', 'thanks-for-recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|(?:let|get|wants?|want) (?:to )?(?:me|him|her|them|us|be|come|go) (?:come )?home|please let|should be home|by christmas|wish|far from home|at home|home to|come home (?:soon|by)|when (?:he|she|i|they) (?:comes?|gets?|is)|not (?:be )?(?:coming|allowed|going)|can'?t|cannot|may (?:he|she|they) be|care home|nursing home|children's home|the home|hospital wing|a home|drink*|sober|rehab|clean|until|prison|pray (?:he|she|that)|war|two years|last year|years|die|home for|(?:am|is|was|were|are|'s|be) home (?:with|alone|all)|home cook*|home straight|weeks ago|months ago|kettle|terminal|ruins|telly|overdose|fit out`,
  },
  diabetes: {
    heard: String.raw`diabet*|sugar (?:is|was|levels?|level is|up|high|count|at|has|disease)|blood sugar|(?:my|her|his|amma's|dad's|mum's|mama's) sugar|(?:has|have|got|the|high) sugar|sugar (?:and|with) pressure|insulin`,
    in: ['illness', 'hospital', 'disability', 'caring-for-someone', 'pain', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|pregnan*|gestational|controlled|don reverse|reversed|sugar (?:cane|factory|price)|the sugar (?:in|for|bowl|out|factory)|her sugar dad*|foot off|leg off|legs from|sugar rush|bake*|cake|jam|tea|coffee|mums insulin|mum's insulin|no sugar|amput*|lost (?:his|her|both) legs?|insulin price|baby|i inject|normal|company|second leg|retrenched|outlive|amputat*|leg below|knee`,
  },
  kidneys: {
    heard: String.raw`kidneys?(?: \w+)? (?:fail\w{0,30}|shut\w{0,30}|stopp\w{0,30}|trouble|disease|problem\w{0,30}|are|is|function|not)|renal|nephr\w+|creatinine`,
    in: ['illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|stones?|transplant|donor|dialysis|back by themselves|new kidney|dog|cat|labrador|from his own|match|giving|normal|on ice|stranger`,
  },
  dialysis: {
    heard: 'dial[yi]s[ie]s|dialysing',
    in: ['illness', 'hospital', 'disability', 'caring-for-someone', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|turned off|off (?:the )?dialysis|no more dialysis|stop\w{0,30}|no longer|her wish|refus*|free of|without dialysis|nurse|needs? a kidney|i work|technician|since the new`,
  },
  'kidney-stone': {
    heard:
      '(?:kidney|gall|bladder) stones?|stones? in (?:the|my|his|her) (?:kidney|bladder)|passing a stone',
    in: ['pain', 'illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|gall\s?stones?|gallstones?|passed|take out the stone|rolling|stone wall|operat*|cut out`,
  },
  seizures: {
    heard: String.raw`seizures?|epilep\w+|(?:has|have|having|had|the|of|more|his|her|bad) fits|fits again|convuls*`,
    in: [
      'illness',
      'hospital',
      'disability',
      'none',
      'surgery',
      'caring-for-someone',
      'sleeplessness',
    ],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|no fits|fits of (?:laughter|giggles|rage|temper)|the fits and starts|seized|property|assets|seizure of|dog|cat|nothing fits|years? without|free`,
  },
  migraine: {
    heard: String.raw`migraines?|migranes?|mygraines?|cluster headaches?|headaches?|head\s?aches|splitting head|my head (?:hurts|aches|is splitting|is pounding|is killing me|stop hurting|has been)`,
    in: ['pain', 'illness', 'hospital', 'sleeplessness', 'hard-work', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|tumou?r in|a headache for|haven'?t had|gone|no migraine|is a headache|what a headache|years without|tax headache|with (?:these|the) headache (?:of|kids)|migraine in weeks|brain|bleed|meningitis|scan|admin|cleared|went to lie down`,
  },
  allergy: {
    heard: String.raw`allerg\w+|anaphyla*|epi\s?pens?|epipens?`,
    in: ['illness', 'hospital', 'none', 'raising-children', 'new-school'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|allergic to (?:work|hard|maths|church|mornings|people|commitment|each|her|him)|grew out|outgrew|rehom*|dog to|no allerg*|cat has to|tests?|hayfever tablets`,
  },
  fever: {
    heard: String.raw`fevers?|high temp|(?:his|her|my|a|has) temperature|temperature (?:of|is|39|40|38)|temp (?:of|is|at)|burning up|(?:3[89]|40|41)(?:\.\d)? (?:fever|temp*|degrees)|fever of`,
    in: ['illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|broke|came down|come down|gone|hay\s?fever|cabin fever|fever pitch|glandular|scarlet fever scare|exam fever|election|football fever|baby fever|malaria|typhoid|dengue|lassa|wedding fever|spring fever|lupus|stage|room temperature|outside|water temp*|ice|freez*|minus|heat\s?wave|cow|calf|goat|sheep|horse|dog|pig|swine|low temp*|degrees (?:in|outside|heat)|laid to rest|forget|charts?|loading|isn'?t ill|went in the night|left (?:her|him)`,
  },
  malaria: {
    heard: 'malaria|typhoid|dengue|chikungunya|cholera|lassa',
    in: ['illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|outbreak|nets?|campaign|going around|everywhere|village|villages|malaria zone|up and about|research|prophylaxis|after the flood|flood|camp|mission|preach*`,
  },
  tuberculosis: {
    heard: 'tb|tuberculosis',
    in: ['illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|ward|clinic|nurse|cattle|herd|badger|cows?|reactor|test|farm|heifer*|bulls?`,
  },
  hiv: {
    heard: String.raw`hiv|h\.i\.v|arv|arvs|antiretroviral*`,
    in: ['illness', 'none', 'hospital', 'disability'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|test|negative|results?|clinic|orphan*|campaign|outreach|awareness|project|ministry`,
  },
  'long-covid': {
    heard: 'long covid|post covid|chronic fatigue|cfs|me/cfs|fatigue syndrome|myalgic',
    in: ['illness', 'pain', 'recovery', 'disability', 'sleeplessness', 'none', 'work'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|letting go|over it|gone|baptism`,
  },
  'medicine-missing': {
    heard: String.raw`(?:no|run out of|ran out of|running out of|out of|can'?t get|cannot get|can'?t find|couldn'?t get|low on) (?:the |his |her |my |any |more )?(?:tablets?|medicines?|meds|medication|insulin|inhalers?|drugs|pills|antibiotics?)|(?:medicine|drugs?|tablets?|insulin) (?:is|are|has|have) (?:finished|run out|not (?:come|arrived|available)|out of stock)|out of stock|medicine shortage|parcel with`,
    in: ['illness', 'hospital', 'pain', 'cancer', 'none', 'caring-for-someone'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|clean|sober|without drugs|no drugs|off drugs|drug free|sleep without|slept without|without pills|without tablets|no more|no pills|no medication (?:helps|works)|prison|rehab|hydro|don'?t want|shop|touches|helps|in the pharmacy|i am the pharmacist|thank`,
  },
  'side-effects': {
    heard: String.raw`side\s?-?effects?|side effects?|(?:tablets?|medicine|meds|pills|drugs|steroids?) (?:make|makes|made|making|have made|has made) (?:me|him|her|my|them)|steroids|moon face`,
    in: [
      'illness',
      'cancer',
      'hospital',
      'pain',
      'recovery',
      'disability',
      'none',
      'sleeplessness',
      'mental-strain',
      'depression',
    ],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|gym|sport|athlete|doping',
  },
  lupus: {
    heard: String.raw`lupus|auto\s?immune|autoimmune|sjogren\w{0,30}|vasculitis|sarcoid\w{0,30}|crohn'?s?|chrons|colitis|ibd|ibs`,
    in: ['illness', 'pain', 'hospital', 'disability', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success`,
  },
  'multiple-sclerosis': {
    heard: String.raw`(?:has|have|with|my|her|his|got|of|the|mums|mum's|moms|having) m\.?s|multiple sclerosis|ms (?:and i|diagnos\w+|flare|relapse|nurse)`,
    in: ['illness', 'disability', 'caring-for-someone', 'none', 'pain'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|(?:my|the|of|with|her|his) ms [b-z][a-z]+|the ms (?:a|t|s|is (?:due|late|submitted))|manuscript|publisher|novel|ms word`,
  },
  parkinsons: {
    heard: String.raw`parkinson'?s?|parkinsonism|parkinsons`,
    in: ['illness', 'disability', 'caring-for-someone', 'dementia', 'hospital', 'none', 'pain'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|mr\.? parkinson|parkinson'?s? (?:shop|farm|law)|nurse`,
  },
  'motor-neurone': {
    heard: String.raw`motor neurone?(?: disease)?|mnd|(?:has|with|have|of|got) als|lou gehrig\w{0,30}|huntington'?s?|muscular dystrophy|locked in syndrome`,
    in: ['illness', 'disability', 'caring-for-someone', 'none', 'hospital'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|i learn if|carrying|answer|test|results?|might have',
  },
  'blood-pressure': {
    heard: String.raw`(?:high |her |his |my )?blood pressure|bp|(?:high|low|pressure) bp|hypertens\w+|(?:sugar and|and) pressure|pressure (?:is|come|comes|high|too)|till di pressure`,
    in: ['illness', 'hospital', 'pain', 'none', 'sleeplessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|pregnan*|weeks|labour|preeclamp*|pre-?eclamp*|baby|low (?:blood )?pressure|pressure (?:is|comes|high|too) (?:on|from|at|much)|(?:and|under|work|exam|peer|water|tyre|school|family) pressure (?:to|of|on|at|from)|and pressure|oil|petrol|bp (?:garage|station|pension)|tyre|exam|boss|deadlines?|job|all blacks|rugby|football|match|referee|twins`,
  },
  'blood-clot': {
    heard: String.raw`blood clots?|clots?|dvt|embol\w+|thrombos\w+`,
    in: ['illness', 'hospital', 'surgery', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|you clot|clotted cream|stroke|miscarr*|pregnan*|weeks|embolden*|embryo|gone`,
  },
  liver: {
    heard: String.raw`liver (?:is|not|fail\w{0,30}|disease|trouble|problem\w{0,30}|cirrhosis|function)|cirrhosis|jaundice\w{0,30}|(?:gone |went |is |he's |she's |as )yellow(?: as)?|hepatitis`,
    in: ['illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|newborn|babys?|bilirubin|weeks|yellow (?:kitchen|dress|paint|bird|flowers?|door|leaves|jacket|card|jersey|sticker|van|coat|hat)|leaves|field|wheat|rape|maize|vest|grass|helmet|cancer|transplant|weevil|walls?|is yellow (?:with|and)|is yellow now and`,
  },
  'broken-bone': {
    heard: String.raw`brok(?:e|en) (?:\w+ )?(?:his|her|my|an?|the|both|two)\s?(?:left |right |other |both )?(?:arms?|legs?|wrists?|ankles?|hips?|collar\s?bone|collarbone|foot|feet|ribs?|nose|elbow|thumb|finger|shoulder|neck|back|pelvis|femur|bones?|toe|leg)|broken (?:arm|leg|wrist|ankle|hip|collarbone|foot|ribs?|bones?|elbow|shoulder|femur|pelvis|toe|knee)|(?:arm|leg|wrist|ankle|hip|foot|ribs?|hand|elbow) (?:is |are |was )?(?:broke|broken|snapped|cracked|smashed)|fractur\w+|in plaster|in (?:a )?cast|cast (?:off|on)|ribs cracked`,
    in: ['illness', 'hospital', 'surgery', 'pain', 'recovery', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you) (?:god|be)|didn'?t break|nothing (?:is )?broken|break a leg|broken (?:hearted|home)|cast (?:off|on) (?:your|my|all|stitches|the|eighty|a hundred|sixty)|cast of|pantomime|play|film|years ago|dog|cat|horse|lamb|ewe|goat|cow|calf|(?:dad|father|he|mum|she|husband) broke my|when i broke|the day (?:he|she|i) broke|old break|since i broke|broke (?:his|her|my) (?:back|neck) (?:for|to|working|at)|who broke|lawyer|compensation|marriage|husband broke|he broke my|beats?|hit me|fist|boyfriend|ex|dance again|cannot carry water|pigeon|bird|owl|swan|wing|chair|table`,
  },
  'back-pain': {
    heard: String.raw`(?:my|his|her|the|bad|lower|own) back(?:'s)?(?: (?:is|has|gone|went|goes|hurts|aches|killing|pain|again|trouble|out|so|and))?|back\s?aches?|backache|back pain|slipped discs?|sciatic\w+|lumbago|spine`,
    in: ['pain', 'hard-work'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|no longer hurts|simply left|shirt|nothing hurt|(?:get|got|give|gave|want|wants|have|take|bring|brought) (?:me |him |her )?(?:my|his|her|the) back|(?:in|at|out|round|to|through|of|up) the back|behind (?:my|his|her) back|the back (?:of|door|row|seat|field|garden|pew|room|yard|bedroom|page|gate|step|kitchen)|back (?:home|to|from|in|into|at) (?:the )?(?:work|school|tea|hospital|factory)|(?:the|my|his|her) back (?:teeth|tooth|leg|legs|garden|door|step|yard|field|pocket)|broke|neck|operation|backpack|dog|horse|cancer`,
  },
  arthritis: {
    heard: String.raw`arthrit*|arthuritis|rheumat*|gout|(?:hands?|fingers|joints?) (?:\w+ ){0,3}(?:sore|swollen|crippled|curled|crooked|ache|hurt\w{0,30}|burn\w{0,30}|stiff|bent|twisted)|joints?`,
    in: ['pain', 'illness', 'disability', 'hospital', 'sleeplessness', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|joint (?:account|venture|business|property|family|name|decision|custody|effort|mortgage|prayer|meeting|owner*|tenancy)|of pork|roast|beef|a joint|joint of|smok*|weed|joints (?:of|in the)|dog|fibro*|horse|cow|lupus|fish|meat|pipe joint|gout weed|lamb|welding|carpent*|kitchen|joint tomorrow|joint degree|juke joint|sunday joint|knee|pub|tools?|no longer|joiner|mitre|plumb*|sickle|guitar|accident|beside me`,
  },
  'sickle-cell': {
    heard: 'sickle(?: |-)?cell|sicklers?|sickler|ss genotype|sickle',
    in: ['pain', 'illness', 'hospital', 'none', 'childlessness'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|maybe|test|they say|marry|married|engaged|genotype|match|like a sickle|hammer|carrier|nurse|harvest|we are both|wheat|scythe|research|trait|results`,
  },
  'gut-pain': {
    heard: String.raw`ulcers?|stomach (?:pains?|aches?|cramps|ulcer|is (?:hurting|paining))|tummy (?:aches?|pains?)|belly (?:pains?|aches?)|reflux|pancreatit\w+|ibs|diverticul\w+|(?:hurting|pain\w{0,30}) in (?:the|my|his|her) (?:stomach|belly|tummy|abdomen|side)`,
    in: ['pain', 'illness', 'hospital', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|school|mouth ulcer|leg ulcer|ulcers on|foot|pregnan*|bullied|bully|exam|test|period|labour|gallstones?|crohn'?s?|weeks|monday mornings?|dog|cat|horse|colic|appendi*|stone|teacher|nervous|anxi*|eye|at the thought`,
  },
  'losing-sight': {
    heard:
      '(?:going|goes) blind|(?:losing|lose|loses) (?:her|his|my|their) (?:sight|eyesight|vision)|macular|glaucoma|retinitis|(?:her|his|my|both) (?:own )?eyes (?:are )?(?:going|failing|getting bad|getting worse)|both eyes going|sight is (?:going|failing)|detached retina',
    in: ['disability', 'illness', 'none', 'waiting-for-results', 'hospital', 'surgery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|dog|horse|cat|snow|rage|going blind (?:with|doing)|night shift|i am blind to`,
  },
  blindness: {
    heard:
      'blind|blindness|white stick|guide dog|(?:took|lost) (?:his|her|my|both) (?:eyes|sight|eyesight)|no sight|her eyes went',
    in: ['disability', 'illness', 'new-school'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|going blind|goes blind|will go blind|macular|glaucoma|blind (?:to|date|faith|drunk|corner|bend|spot|eye|alley|rage|with|love|trust)|colou?r(?: |-)?blind|the blinds?|blinds|blinded by|my mother blind|i was blind|dog was|old dog|horse|cat|deaf(?: |-)blind|sight is going|be blind`,
  },
  deafness: {
    heard: String.raw`deaf|(?:going|gone|stone|half) deaf|hearing (?:aids?|loss|is going|is gone|'s nearly gone|has gone|going)|(?:my|her|his) hearing(?:'s| is| has)?(?: nearly| almost)? (?:gone|going|bad|failing)|hard of hearing|can(?:'?t|not) hear (?:the|well|much|anything|properly)|cochlear|lost (?:her|his|my) hearing|cannot hear and|never hear`,
    in: [
      'disability',
      'illness',
      'none',
      'surgery',
      'hospital',
      'waiting-for-results',
      'new-school',
    ],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|deaf (?:ear|ears|as a post to|to (?:my|our|the|reason))|cat|dog|god|lord are you deaf|court hearing|tribunal|deafening|tinnitus|teach*|interpreter|work with|sign language|signs|nobody signs|fell on|loud music|preach*|puppy|jesus deaf|hears again|hear again|heard|i can hear|can'?t hear (?:the (?:end|word)|anything (?:we|i) say|myself)|can'?t hear anything we`,
  },
  'sign-language': {
    heard: String.raw`nobody (?:here )?signs?|no\s?one signs|who signs|deaf(?: \w+){0,3} signs?|signs to`,
    in: ['disability', 'none', 'new-school', 'new-job', 'study'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|signs? (?:of|the|for|off|up|on)|for sale|interpret(?:er|ing) (?:exam|job|course)|i teach|i interpret|traffic|road signs|danger signs|level (?:2|two|three|3|6)|exam`,
  },
  wheelchair: {
    heard: String.raw`wheel\s?chairs?|wheelchairs?|wheel chair|ramps?|power\s?chair|chair with a motor|measured \w+ \w+ for (?:her|his) chair`,
    in: ['disability', 'caring-for-someone', 'illness', 'none', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|arm\s?chair|(?:dialysis|rocking|easy|high|deck|garden|empty|kitchen|dentist'?s?|barber'?s?|his|old) chairs? (?:by|of|is)|dentist|in the chair (?:by|all|at|and|in|opposite|beside)|asleep in|sleep* in|slept in|chair (?:lift|of|by the|at|next)|out of the (?:wheel)?chair|chairman|professor|chairs the|in his chair|in her chair|meeting|vet|dog|committee|board|temporary|nodding|boat|skate|skateboard*|lorry|rampage|cattle|the ramp (?:at|of the) ferry|theatre chair|electric chair|in a chair|in my chair|my chair|gone back|confetti|court gave|apartment|wheelchairs? for|push(?:es|ing)? wheelchairs|hoover`,
  },
  palsy: {
    heard: String.raw`cerebral palsy|spina bifida|(?:cannot|can'?t) (?:sit or hold|hold (?:his|her) head|sit up)|spastic|quadriplegi\w{0,30}|paraplegi\w{0,30}|paralys\w+|paralyz\w+|paralyt\w+`,
    in: ['disability', 'illness', 'hospital', 'caring-for-someone', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|paralys(?:ed|ing|is) (?:by|with|of)|with (?:fear|dread)|fear|paralysed? (?:economy|city|country)|strike|dog|cat|flu|palsy bell|sleep paralysis|paralysis of will|economy|politic*|decision|i sit paralysed|analysis|doubt|head in january`,
  },
  'care-home-move': {
    heard: String.raw`care home|nursing home|old people'?s home|(?:put|move\w{0,30}|moving|going|goes|go|went|gone|placed?|settl\w+) (?:\w+ ){0,3}(?:in|into|to) (?:a |the |that )?home|residential|assisted living|memory care|(?:the|a) home (?:is|on|for|next|at|tomorrow|rang)|at the home|in the home|place in a home|sheltered housing`,
    in: ['dementia', 'caring-for-someone', 'illness', 'disability', 'moving-house'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|i work|work(?:s|ing)? (?:in|at)|i do nights|nights at|job in|i(?:'m| am) a carer|(?:came|come|coming|moved|back|move|went|going|go|bring\w{0,30}|get|got) (?:back )?home to|new home|own home|home help|moved (?:back )?home|home country|(?:leaving|lose|losing|sell\w{0,30}) (?:the|her|his|my|our) home|family home|home (?:for christmas|town|place|alone|office)|live-?in|children'?s home|funeral home|mobile home|the home (?:i|we|that|where)|dream|holiday|first home|houses that|nobody at the home|parents'? home|moved in with|in the home he|in the home she|a home of|home i|(?:moved|moves|moving) (?:in )?to our home|to live with us|our home|home game|the home (?:side|team|crowd)|kept in the home|half the home|finger marks|bug|front door`,
  },
  'bad-dreams': {
    heard:
      'nightmares?|bad dreams?|night terrors?|terrible dreams?|evil dreams?|dreams? (?:of|about|that) (?:the )?(?:war|shell*|fire|accident|crash|drown*|flood|blood|bombs?|falling|him|soldiers)|same dream|wakes? (?:up )?(?:screaming|crying|shouting)|woke (?:up )?screaming',
    in: ['sleeplessness', 'illness', 'violence', 'war', 'none', 'raising-children', 'hospital'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|nightmare (?:boss|neighbou?r|landlord|customer|week|journey|of a|day|with|at|tenant|client|holiday)|(?:a|an|absolute|total|complete|administrative|real|living|worst|is a|bit of a) nightmare|no nightmares|without nightmares?|stopped|hockey|hot flush*|sweatshirt|sweat\s?shop|sweats? (?:bullets|over|in|at|like)|pants|menopaus*|sweat lodge|in his sweats|dream (?:job|home|house)|pastor|preach|alhamdulil*|his brother's blood|gone|day|the bank|tax`,
  },
  'empty-side': {
    heard:
      '(?:his|her|my|other|cold|empty|that|one) side of the bed|empty bed|bed (?:is )?(?:too big|so big|half empty|feels empty)|the bed we|kept to my side|bed (?:too )?big',
    in: ['sleeplessness', 'death', 'none', 'divorce', 'breakup'],
    unless: 'wrong side of the bed|other side of the bed (?:is )?(?:snor*)|warms|moves over',
  },
  'rehab-ended': {
    heard: String.raw`(?:into|in|to|out of|from|back from|left|finish\w{0,30}|starts?|enter\w{0,30}|through|home from the) (?:the )?(?:\w+ )?rehab(?: clinic)?|rehab(?:ilitation)? (?:clinic|centre|center)|since rehab`,
    in: ['recovery', 'thanks-for-recovery', 'hospital', 'none'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|walked out|using again|thrown out|no visits|visits|dog|wildlife|drug rehab worker|i work|nurse|fourth slip|vocational|prison|stroke',
  },
  physio: {
    heard: String.raw`ph[yi]sio\w{0,30}|physical therap\w+|exercises|rehabilitation|occupational therap\w+|speech therap\w+`,
    in: ['recovery', 'surgery', 'illness', 'hospital', 'disability', 'pain', 'thanks-for-recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|i(?:'m| am) (?:a|the) physio|as a physio|physio (?:exam|degree|course|student|school)|train(?:ing)? (?:as|to be)|drugs|drink|wedding|spiritual exercises|my job|clean`,
  },
  'first-steps': {
    heard: String.raw`walk(?:ed|s)? (?:\w+ )?(?:to|from|round|across|up|down|the|around)|(?:took|taken|four|three|ten|few|first|more|two|five|twenty) steps|steps (?:today|yesterday|between)|stood (?:up|today)|stairs (?:on|by|today|again)|on (?:my|his|her) (?:own )?(?:two )?feet|without (?:the|a|his|her|my) (?:stick|frame|crutch\w{0,30})|to the (?:gate|postbox|corner|shop|window|mango tree) and back|graduated to`,
    in: ['recovery', 'thanks-for-recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|walked past the bookies|walked (?:out|away|past|into|off|in)|walk (?:away|out|past|with|in)|sober|drink|clean|12 steps|twelve steps|rehab|gambl\w{0,30}|step\s?(?:mum|dad)|meeting|the wagon|chip|walked (?:her|me|him) down the aisle|down the aisle|camino|coke|breakdown|overdose|depress\w{0,30}|ran`,
  },
  'too-soon': {
    heard: String.raw`too (?:much|fast|early|soon|hard|quick\w{0,30})|overdo(?:ing)?(?: it)?|(?:so |very |is |be |get |being )?impatient|(?:back|return\w{0,30}) (?:at|to|in|on|up on) (?:the |his |her |my )?(?:work|school|shop|office|factory|pulpit|tractor|bike|job|desk|kitchen|garden|mountain|boat|bench|farm|field\w{0,30}|class\w{0,30}|pitch|choir|stage)|start(?:s|ing)? back|phased return|slow(?:ly)?|sick leave|light duties`,
    in: ['recovery', 'thanks-for-recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|drink|sober|clean|rehab|gambl\w{0,30}|using|too (?:much|soon) to (?:ask|hope)|slow down|come too soon|cannot thank|not too much|relaps\w{0,30}|twenty years|years ago|garden of`,
  },
  'good-turn': {
    heard: String.raw`off (?:the |her |his )?(?:ventilator|oxygen|dialysis|machines?|drip|life support)|(?:out of|left|moved (?:\w+ ){0,2}from|from) (?:the )?(?:icu|itu|intensive care)(?: to \w+)?|woke (?:up|from)|(?:opened|open) (?:his|her) eyes (?:today|yesterday|this|and)|out of the coma|turned (?:the|a) corner|on the mend|fever (?:broke|has broken|came down|is gone|has gone)|(?:sitting|sat) up (?:and|in|today|eating)|squeezed (?:my|her|his) (?:hand|fingers)|asked for (?:toast|tea|her glasses|his glasses|food|soup)|breathing (?:on|by) (?:his|her) own`,
    in: ['hospital', 'illness', 'recovery', 'thanks-for-recovery', 'surgery', 'cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|switch\w{0,30}|turn(?:ed)? off|dog|cat|i woke|we woke|woke up (?:to|at|in|with|early|crying|this|and|on|late|feeling|every)|when i woke|woke up\.|gone from|took (?:her|him) off|please let|let (?:him|her)|(?:taken|taking|take|come) off|fly in|until|till|back (?:in|into) (?:icu|intensive)|not (?:\w+ )?(?:woke|opened)|hasn'?t|strike|economy|church|nurse (?:from|in)|heart|birdsong|reflex|machine off|volcano|nightmare|sat up (?:all|in bed with|with|late|and cried)|sitting up (?:all|with|late)|sits up|dream|asked for food parcel|no longer asked`,
  },
  'fear-of-return': {
    heard: String.raw`(?:afraid|scared|fear|worr\w+|terrified|frightened) (?:\w+ ){0,5}(?:com(?:e|es|ing) back|return\w{0,30}|relapse|again)|(?:let it|may it|it) (?:not|never) (?:come|comes|return|returns)\s?(?:back)?|don'?t let (?:it|the cancer) come back|each ache|every ache|stay away|(?:three|six|3|6)\s?-?month(?:s|ly)? (?:check\w{0,30}|scan)|six months check\s?up|check\s?-?ups?|follow(?: |-)?up|yearly (?:check|scan)`,
    in: ['recovery', 'thanks-for-recovery', 'cancer', 'waiting-for-results'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|drink|sober|rehab|gambl\w{0,30}|using|dog|vet|eye|teeth|dentist|has (?:come )?back|it is back|came back|overdose|try it again|pregnan\w{0,30}|baby|bump|20\s?-?weeks?`,
  },
  'gene-test': {
    heard: String.raw`brca\d?|gene(?:tic)?(?: test\w{0,30}| thing| result\w{0,30})?|huntington'?s?|(?:carry|carrying|carrier) (?:of |the )?(?:gene|it|huntington'?s?)|amnio\w{0,30}|amniocentesis|nuchal`,
    in: ['waiting-for-results', 'none', 'cancer'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|my mother had it and died|generat\w{0,30}|gene (?:kelly|wilder)|uncle gene|genes|engineer\w{0,30}|research|thesis|lump|generous|brother gene|lab job|genetics (?:exam|degree|class)|carrying it (?:all|up|in|on|to)|carry it|carrying it|for gene`,
  },
  'choose-treatment': {
    heard: String.raw`(?:whether to|decide|decision|choose|choice|options?|wisdom)(?=.{0,120}(?:op|operation|surgery|chemo|treatment|surgeon|radio\w+|transplant|machine|amput\w+|mastectomy))|(?:surgeon|doctors?|consultant|oncologist) (?:\w+ ){0,4}(?:options|up to (?:me|us|him|her)|choose|decide)|second opinion`,
    in: ['cancer', 'surgery', 'hospital', 'illness', 'waiting-for-results', 'none', 'decision'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|co-?op|options trading|dog|cat|vet|horse|switch\w{0,30}|machines? (?:off|on|shop)|bus|brain is|family must|laundry|farm|washing|no choice|jury|cop|drop|opera|operator|hope|people|develop|shop|stop|open|opinion piece|top|opt|option to (?:buy|rent)`,
  },
  'kin-comes': {
    heard:
      '@kin (?:flies|is flying|are flying|fly|flying|is coming|are coming|is on (?:the|his|her) way|are on (?:the|their) way|is driving|is travelling|drives up)',
    in: ['hospital', 'surgery', 'illness', 'cancer', 'dying', 'caring-for-someone'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|off|round|coming (?:home (?:from|well|to us)|through|on well|back from|out of)|coming home|coming out|coming (?:up )?to (?:\d|terms)`,
  },
  'kin-watches': {
    heard: String.raw`@kin (?:never leaves|won'?t leave|will not leave|has not left|hasn'?t left|sits?|is sitting|is (?:there )?with (?:him|her)|sleeps? (?:in|on|by)|is sleeping (?:in|on|by)|has(?:n'?t| not) (?:left|eaten)|'?s (?:gone|there) with (?:him|her)|stays? (?:with|by)|is staying)`,
    in: ['hospital', 'surgery', 'illness', 'cancer', 'dementia', 'dying', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|sits? (?:his|her|an|the|exam|gcse|in (?:the )?(?:wheelchair|chair))|sleep (?:apnoea|walk\w{0,30})|cannot`,
  },
  'mind-mending': {
    heard: String.raw`breakdown|psychosis|psych ward|depression|antidepressants?|panic|the mad year|mad year|overdose|therapy|mental (?:health|hospital)|eating disorder|anorexi\w{0,30}`,
    in: ['recovery', 'thanks-for-recovery'],
    unless:
      'died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|drink|sober|clean|rehab|stroke|physical therapy|speech therapy|radio|cancer|two years since|breakdown (?:truck|van|service)|car',
  },
  'health-regained': {
    heard: String.raw`well again|healthy again|completely healthy|not ill any\s?more|isn'?t ill|fit as a fiddle|(?:cancer|tumou?r|pain|fever|pneumonia|malaria|cough|illness|sickness|dengue|panic|infection|ulcer) (?:is |has )?(?:gone|over|finish\w{0,30}|left)|no pain (?:at all|today|any\s?more)|no longer hurts|has (?:recovered|healed)|fully recovered|(?:chest|blood|scan) (?:is|was|came back) (?:clear|clean|normal)|walks? again|can walk|got over|chest is clear|works again|back to normal|as before|as good as new|complete healing`,
    in: ['thanks-for-recovery', 'recovery'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|learn\w{0,30} to walk|can walk again as|please let|taste never|not better|hope|still`,
  },
  'cystic-fibrosis': {
    heard: 'cystic fibrosis|has cf|with cf',
    in: ['illness', 'hospital', 'disability', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success`,
  },
  'sore-feet': {
    heard:
      '(?:my|her|his|sore|swollen) (?:feet|foot|heels?|ankles?)|foot (?:bottom|sole)|heel spur|plantar',
    in: ['pain', 'hard-work'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|thank(?:s| you| u)?(?![.!\s]{0,4}$)|thankful|thanking|grateful|gratitude|alhamdulil*|hamdulil*|praise (?:god|be|the|him)|all clear|went well|came through|came out well|recovered|healed|cured|better now|on the mend|off the (?:ventilator|oxygen|machine)|came off|is over|in remission|went fine|went grand|gone well|a success|on my feet|under my feet|feet of|at (?:his|your|my) feet|amput\w+|lost|isn'?t there|broke|hip to heel|snared|on (?:his|her) feet|two feet|arthrit\w+|gout|cold feet|find (?:my|her|his) feet|hold\w{0,30} her|baby|hands|washed|hides|dances`,
  },
  'learning-disability': {
    heard: String.raw`learning (?:disabilit\w{0,30}|difficult\w{0,30})|special needs|slow learner|mentally handicapped|intellectual\w{0,30} disab\w{0,30}`,
    in: ['disability', 'none', 'caring-for-someone', 'new-school', 'raising-children'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|teach\w{0,30}|ta |i work|assistant|school (?:job|interview)|nursery job|hold his head|hold her head`,
  },
  'dread-of-bed': {
    heard: String.raw`(?:afraid|scared|dread\w{0,30}|fear\w{0,30}|frightened) (?:of |to )?(?:going to bed|go to bed|bed|bedtime|the night|nights|ten o'?clock|sleep\w{0,30}|clos\w+)|nights are the worst|afraid of going to`,
    in: ['sleeplessness', 'anxiety', 'none'],
    unless: String.raw`died|dead|passed (?:away|on|in)|funeral|buried|rip|his late|her late|my late|death|night (?:shift|bus|bombs|raids)|scared of sleeping alone|soldiers|drones?|shell\w{0,30}|bomb\w{0,30}`,
  },
  'pregnant-pressure': {
    heard:
      'blood pressure|bp|pressure (?:is|was) (?:too |very |so )?(?:high|up)|(?:her|my) pressure|for the pressure|pre(?: |-)?eclampsia|preeclamsia',
    in: ['pregnancy', 'birth'],
    unless: String.raw`father|mother in law|grand*|all behind|dizzy|tablets?|stroke|mum|dad|mother's|weird|salt|feet tingle|i was born`,
  },
  breech: {
    heard: 'breech|(?:lying|lies) (?:crossways|across|sideways|transverse)|transverse lie',
    in: ['pregnancy', 'birth', 'surgery', 'none'],
    unless: 'cow|calf|ewe|lamb*|mare|foal',
  },
  placenta: {
    heard: 'placenta*|previa|praevia',
    in: ['pregnancy', 'birth', 'surgery', 'hospital', 'none'],
    unless: 'lost|stillborn',
  },
  'pressed-to-end': {
    heard:
      'wants? (?:me|her) to (?:end it|abort|get rid of it|have an abortion)|(?:pressuring|pushing|forcing) (?:me|her) to (?:abort|end it|get rid)',
    in: ['pregnancy', 'none', 'decision'],
  },
  'first-baby': {
    heard:
      '(?:first|1st) (?:child|baby|pregnancy|time mum|time mom|one)|(?:expecting|had|having) (?:her|our|my|their) first|carrying for the first time',
    in: ['pregnancy', 'birth'],
    unless: String.raw`lost|first one(?:'s)? was|(?:my|our) first grand*`,
  },
  'long-awaited': {
    heard: String.raw`after (?:\w+ ){0,3}(?:years|yrs)|(?:years|yrs) of (?:trying|waiting)|expecting at last|baby at last|long wait*|\d+ (?:years|yrs) of`,
    in: ['pregnancy', 'birth'],
    unless: 'ended|then blood|twins',
  },
  'overdue-baby': {
    heard: 'overdue|past (?:her|my) due date|being induced|to be induced|inducing (?:me|her)',
    in: ['pregnancy', 'birth', 'none'],
    unless: 'bills?|rent|loan|invoice*|cow|calf|library|payment*|fees|coma|electric*|gas',
  },
  'far-from-birth': {
    heard: 'ship|offshore|at sea|overseas|deployed|miles away|abroad|on the rigs?',
    in: ['pregnancy', 'birth'],
    unless: 'relationship|friendship',
  },
  'dread-of-birth': {
    heard:
      'last (?:birth|labou?r|delivery) (?:went|was|ended)|(?:worried|scared|afraid|frightened|nervous|terrified) (?:about|of) (?:the |giving |her )?(?:birth|labou?r|delivery)',
    in: ['pregnancy', 'birth', 'none'],
    unless: 'cow|mare',
  },
  'caesarean-coming': {
    heard: 'c(?: |-)?sections?|ca?esa?r(?:ea|ia)n|caesar|csection',
    in: ['pregnancy', 'birth', 'surgery', 'none'],
    unless: 'was|after|since|scar|delivered by|had|last|no|roman|julius|salad|not',
  },
  'caesarean-past': {
    heard:
      '(?:after|since|had|by) (?:the |a |her |my |an? emergency )?(?:c(?: |-)?section|ca?esa?r(?:ea|ia)n)',
    in: ['birth', 'recovery', 'none', 'pregnancy', 'anxiety', 'pain'],
    unless: 'giving birth|becomes|tomorrow|booked',
  },
  'ivf-failed': {
    heard: String.raw`(?:ivf|icsi|iui|clomid|embryos?) .{0,30}(?:failed|negative|nothing|not take|didn't take|didnt take)|failed (?:ivf|embryo)|tried with a donor|negative .{0,30}transfer|no more embryos`,
    in: ['childlessness', 'none'],
  },
  'one-line': {
    heard:
      'one line|test negative|negative test|another negative|not pregnant|period (?:came|comes|is here|again)|got my period|red stain|every test',
    in: ['childlessness', 'anniversary'],
    unless: 'ivf|transfer|round',
  },
  'fruit-of-womb': {
    heard:
      'fruit of (?:the |her |my )?womb|open (?:my|her|our) womb|(?:like|remember|remembered|god of|gave) hannah|her womb',
    in: ['childlessness', 'none', 'anniversary'],
    unless: String.raw`cancer|fibroid*|see baby|gave birth|delivered|was born|safely born|came \d`,
  },
  'empty-nursery': {
    heard:
      'empty (?:cot|cradle|nursery|lap)|cradle still empty|nursery (?:ready in our|we painted)|still (?:a box room|an office|just a room)|spare room is still|to an empty room|nursery is (?:where we keep|just a box|still|empty)|box room again',
    in: ['childlessness', 'none'],
    unless: 'moved|lodger|tenant',
  },
  'adoption-refused': {
    heard: String.raw`adoption .{0,45}(?:fell through|turned|no again|too old|refused|rejected)|turned (?:\w+ )?down for adoption|adoption agency rang`,
    in: ['childlessness', 'none'],
    unless: 'dog|cat',
  },
  'grief-unspoken': {
    heard: String.raw`couldn't talk|can't talk about|pretends (?:he|she) doesn't|never says anything|says nothing|we say nothing|says nothing she only`,
    in: ['childlessness', 'miscarriage'],
  },
  stillborn: {
    heard: 'still(?: )?born|still(?: |-)?birth|born (?:sleeping|asleep)',
    in: ['miscarriage', 'birth', 'funeral', 'death', 'anniversary-of-a-death'],
    unless: 'kitten*|litter|calf|lamb',
  },
  'how-to-comfort': {
    heard: String.raw`pushing me away|(?:don't|dont) know (?:how to (?:comfort|be near|go in)|what to say)|which of us to comfort`,
    in: ['miscarriage', 'death', 'childlessness', 'grief'],
  },
  'due-date-of-lost': {
    heard: String.raw`due date|would(?:'ve| have) been (?:due|today)|due the same week`,
    in: ['miscarriage', 'birth', 'pregnancy'],
    unless: 'my due date is|past (?:my|her) due date|rent|assignment|essay|bill*|is due',
  },
  'in-labour': {
    heard: String.raw`in labou?r|labou?r (?:ward|room|pains)|contractions|waters? (?:just )?(?:broke|broken|went|have gone)|went into labou?r|\dcm`,
    in: ['birth', 'pregnancy', 'none'],
    unless:
      'is here|arrived|delivered|born|thesis|party|government|different kind|pipe|boiler|came at|came this|cow|calf|ewe*|mare|lump|tumou?r|fibroid*',
  },
  nicu: {
    heard: 'nicu|neonatal|scbu|special care baby|incubators?',
    in: ['birth', 'hospital', 'none', 'illness'],
    unless:
      'leaves|out of the|at home and|went home|because of the promise|chicks?|eggs|startup|business',
  },
  'born-early': {
    heard:
      '(?:weeks?|wks|months?) early|premature*|preemie|prem|born at (?:2[3-9]|3[0-5]) w*|came at (?:2[3-9]|3[0-5]) w*',
    in: ['birth', 'hospital', 'none'],
    unless:
      'stillborn|sleeping|lost|stay|perfect and too small|rent|retire*|pension|menopause|ageing|lambs?|lived|died|lease|train|flight|bus',
  },
  'feeding-baby': {
    heard: String.raw`breast(?: |-)?feed*|(?:won't|wont|not|doesn't) (?:latch|feed)|latch|pump and drive|express milk|expressing|with my milk|nursing my`,
    in: ['birth', 'hospital', 'raising-children'],
    unless: 'door|gate',
  },
  'baby-cries-nights': {
    heard: String.raw`baby(?:'s| is)? (?:\S+ ){0,4}(?:screaming|screams|cries|crying|teething|awake|not sleep*)|teething|colicky|red raw`,
    in: ['birth', 'raising-children', 'sleeplessness', 'none'],
    unless:
      'horse|mare|pony|neighbour*|no baby|lost|flight*|plane|tomorrow|cries of|every morning|troubles',
  },
  'new-grandparents': {
    heard: String.raw`first (?:great-?)?grand*|grandad at last|(?:became|i'm to be|to be) a (?:grand*|nan|nana|granny)|grandbaby|new(?:est)? (?:wee )?grand*|held my (?:first )?grand*|i am dadi|great-grandchild|my grandson was born|hello wee grandson`,
    in: ['birth', 'none'],
    unless: 'stillborn|sleeping|lost|funeral|wheelchair|communion|marri*|flood*|nervous|aeroplane',
  },
  'new-parents': {
    heard:
      'first(?: |-)?time (?:dad|mum|mom|parents?|father|mother)|new (?:dad|mum|mom|parents)|became (?:a )?(?:father|papa|dad|mother)|is a father|gonna be a dad|no manual|good at this',
    in: ['birth', 'raising-children', 'pregnancy', 'none'],
    unless: 'met her new dad|in heaven',
  },
  'older-sibling': {
    heard: '(?:a|be) big (?:brother|sister)|jealous',
    in: ['birth', 'pregnancy', 'raising-children'],
  },
  'wrong-friends': {
    heard:
      '(?:bad|wrong) (?:company|crowd|gang|friends|influence|people|lot|set)|fallen in with|with those big boys|falling in with',
    in: ['raising-children', 'none', 'study'],
    unless: String.raw`19|dont cry|i was in|i fell in|i'm in|my old|he's clean`,
  },
  'school-refused': {
    heard: String.raw`skip(?:s|ping|ped)? (?:school|class|classes|lessons)|bunk(?:s|ing)? off|truan*|school refus*|refus(?:es|ing|ed)? (?:to go to |to attend |going to )?school|(?:won't|wont|will not|not) go (?:in )?to school|sick .{0,20}every morning before the bell`,
    in: ['raising-children', 'none', 'anxiety', 'new-school'],
    unless: String.raw`(?:i|when i was) (?:\w+ )?(?:skip*|refus*)|fees|war|bombs?`,
  },
  'excluded-from-school': {
    heard: String.raw`exclu(?:ded|sion) (?:from|at) (?:\w+ )?school|expelled|permanent(?:ly)? exclu*|suspended from (?:\w+ )?school|(?:kick*|thrown|threw) (?:him|her|them )?(?:\w+ )?out of (?:school|the program|college|his school|her school)|school exclusion`,
    in: ['raising-children', 'none', 'new-school', 'study'],
  },
  adhd: { heard: 'adhd', in: ['raising-children', 'new-school', 'disability', 'none', 'study'] },
  autism: {
    heard: 'autis*|asperger*|asd|on the spectrum',
    in: ['raising-children', 'new-school', 'disability', 'none', 'caring-for-someone'],
    unless: 'rabbit|broadband|colours',
  },
  'few-words': {
    heard: String.raw`non-?verbal|non verbal|(?:doesn't|does not|doesnt|not) (?:yet )?(?:talk much|talk yet|talking yet|speak he is)|does not speak|speech (?:delay|therap*)|late talker`,
    in: ['raising-children', 'new-school', 'disability', 'none'],
    unless:
      'stroke|english|language|german|children|to me|each other|my (?:brother|sister|father|mother|son does not|daughter does not)',
  },
  'stammer-lisp': {
    heard: 'stammer*|stutter*|lisp',
    in: ['new-school', 'raising-children', 'disability', 'wedding', 'exam'],
    unless: 'i mocked|i bullied|mocked a boy',
  },
  dyslexia: {
    heard: 'dyslex*',
    in: ['none', 'raising-children', 'new-school', 'study', 'exam', 'disability'],
  },
  'downs-syndrome': {
    heard: String.raw`down'?s?(?: |-)?syndrome|downs syndrome|trisomy 21`,
    in: ['disability', 'none', 'birth', 'raising-children'],
    unless: 'test*|screening|result*',
  },
  'wet-bed': {
    heard: '(?:wets?|wetting|wetted) (?:the|his|her|their) bed|bed(?: |-)?wett*|wet bed',
    in: ['none', 'raising-children', 'new-school', 'divorce'],
    unless: 'grandad|grandfather|mother|father|husband|dementia',
  },
  'child-bites': {
    heard: String.raw`(?:she|he|one|girl|boy|2yo|fella|child|poppy|kid|toddler) (?:\w+ )?bites|(?:he|she|yr old|son|daughter|toddler) bit (?:another|the|a)|bites (?:other|everyone|at)|biting (?:other|kids|children)`,
    in: ['raising-children', 'none'],
    unless:
      'dog|cat|puppy|horse|bit of|snake|bit the bullet|mosquito*|bit another (?:job|car)|tongue|her nails|his nails',
  },
  tantrums: {
    heard: String.raw`tantrums?|meltdowns?|threenager|terrible twos|toddler (?:\S+ ){0,3}(?:scream*|no)|toddler has just discovered no`,
    in: ['raising-children', 'none'],
    unless:
      'nuclear|market|work|office|husband|wife|boss|economic|my meltdown|autis*|father|mother',
  },
  'failing-at-school': {
    heard: String.raw`failing (?:at|in) school|grades are (?:falling|dropping|slipping)|failing (?:his|her|their|all) (?:\w+ )?(?:class*|grades|subjects)|note comes from class teacher|bad (?:grades|marks|report)`,
    in: ['raising-children', 'none'],
    unless: String.raw`my grades|i am failing|i'm failing`,
  },
  'raising-alone': {
    heard:
      'single (?:mum|mom|mother|mam|dad|father|parent)|lone parent|raising .{0,25}(?:on my own|alone|by myself)|(?:up|bringing up) .{0,25} by myself|alone with (?:him|her|them)|on my own with (?:her|him|them)|only me at home|(?:boy|girl|kids|four|three|two) on my own',
    in: ['raising-children', 'none', 'new-school'],
    unless: 'gets her degree|uni',
  },
  'father-of-girls': {
    heard: 'dad .{0,15}(?:girls|daughters)|plaits .{0,10}or about|drive nights .{0,80}girls',
    in: ['raising-children', 'none'],
    unless: String.raw`my dad|flies|dad's`,
  },
  'worn-out-parent': {
    heard: String.raw`(?:so|too|always|dead|bone) tired|exhausted|stretched (?:so )?thin|overwhelmed|no break|wearing me out|wits'? end|wit's end|end of (?:our|my|her|the) rope|no help|losing my mind|knackered|send help`,
    in: ['raising-children', 'birth'],
  },
  'many-little-ones': {
    heard: String.raw`(?:two|three|four|five|2|3|4|5) (?:kids )?under (?:three|four|five|six|ten|\d)`,
    in: ['raising-children', 'none'],
    unless: 'par|degrees|minutes',
  },
  'foster-child': {
    heard: String.raw`foster(?:ing)? (?:\w+ )?(?:girl|boy|kids?|child*|son|daughter|care|carers?|home|a)|(?:boy|girl|child) i foster|we are fostering|we foster`,
    in: ['raising-children', 'new-school', 'none', 'anxiety'],
    unless:
      'aged out|foster mum|foster mother|kittens?|cats?|dogs?|into foster care|good relations|never once raised|i was in|stay with us or',
  },
  'adopted-child': {
    heard: String.raw`adopted (?:\w+ )?(?:boy|girl|son|daughter|child|children|brothers|two|kids|after)|(?:we|have|friends have|denise) adopted`,
    in: ['raising-children', 'new-school', 'none'],
    unless: 'dogs?|cats?|greyhound|puppy|kitten|donkey|home office|policy',
  },
  'adoption-approved': {
    heard:
      'adoption (?:went through|order|is approved|was approved|papers|hearing)|approved to adopt|we can adopt|panel said yes',
    in: ['thanks-for-good-news', 'none', 'court', 'birth'],
    unless: 'refused|turned down|dog',
  },
  'grandparents-raise': {
    heard: String.raw`(?:bringing up|raising|raise|grow|bring up) (?:\w+ ){0,2}grand*|grandkids full time|daughter's three|grandchildren that i grow|(?:grandson|granddaughter|grandchildren) (?:lives?|has been|have been) with (?:me|us)|seventy years old and`,
    in: ['raising-children', 'none', 'new-school'],
  },
  'two-homes': {
    heard: String.raw`every (?:other|second) (?:weekend|saturday)|gets wednesdays|in two houses|two toothbrushes|(?:sees?|see) the children every|got custody|at (?:her|his) dad's (?:till|until|for)`,
    in: ['divorce', 'court', 'raising-children', 'none', 'new-school'],
    unless: 'overtime|shifts?|work every|church|football every|choir',
  },
  'working-parent': {
    heard:
      'bad (?:mum|mom|mother|mam|dad|father|parent)|maternity leave|leaving (?:her|him|them) at (?:the )?(?:creche|nursery|daycare)|the ones i missed|kids get themselves up|guilt(?:y)? (?:for|about) (?:working|going back)|go back to the bank',
    in: ['raising-children', 'none', 'hard-work', 'guilt', 'new-job', 'new-school'],
    unless:
      'still on maternity|covering|cover|bottle|drink*|drunk|drank|prison|abandon*|walked out|hit (?:him|her|them)',
  },
  'children-after-death': {
    heard:
      'since (?:his|her|their|the) (?:father|mother|mum|dad|mam|daddy|mom) (?:died|passed)|their (?:mum|dad|mother|father|mam) has (?:passed|died)',
    in: ['raising-children', 'none'],
  },
  shy: {
    heard: 'shy|shyness|timid|so quiet|hides behind my legs',
    in: ['new-school', 'raising-children', 'none'],
    unless:
      'house (?:is|has|so)|camera|work(?: )?shy|gun|so quiet (?:now|without|since|in)|house|room|phone|shop|month|hundred|street',
  },
  'bullied-at-school': {
    heard: 'bull(?:y|ied|ies|ying)|picked on|calls? (?:him|her|them) names|ragging',
    in: ['new-school', 'raising-children', 'violence'],
    unless:
      'boss|manager|supervisor|headteacher|head of|matron|i bullied|union|depot|researcher|colleague*|workplace|bullied a|a bully|office|work|job|girl i|pit bull|husband|wife|ward|nurse*|landlord|neighbour*',
  },
  'gate-parting': {
    heard: String.raw`cling(?:s|ing|in)? to (?:my leg|the (?:\w+ )?gate)|clung to|hold(?:s|ing)? on to my leg|let go of my leg|kindergarten .{0,60}let go of my hand|screams? when i leave|settling in (?:day|session)|(?:screamed|cries|cried|crying) at the (?:nursery |school )?(?:gate|door)|never been away from me`,
    in: ['new-school', 'none', 'raising-children'],
    unless: 'hope|faith|power|cross|to the (?:wreck*|tree|roof)|you|diarrh*|we settled|dream',
  },
  boarding: {
    heard:
      'boarding|hostel|(?:sleep|slept) away|will board|dorm|dormitory|halls|never (?:been|slept) away',
    in: ['new-school', 'child-leaving-home'],
    unless: 'boarding pass|never been away from me for a',
  },
  'forgotten-birthday': {
    heard: String.raw`(?:nobody|no one|no-one|none) (?:has )?remembered|forgot my birthday|nobody knows it's my birthday`,
    in: ['birthday', 'none', 'loneliness'],
  },
  'first-in-family': {
    heard:
      'first (?:one |person |ever )?(?:in|of|off) (?:my|our|the|his|her|us)(?: )?(?:whole )?(?:family|fam|clan|name|rez|ever|past)?|first (?:graduate|square hat|doctor)|first of us',
    in: ['graduation', 'study', 'child-leaving-home'],
    unless: 'first of (?:the month|september)|first in the class',
  },
  'pet-ill': {
    heard: String.raw`(?:my|our) (?:\S+ ){0,2}(?:dog|cat|horse|rabbit|puppy|pony|hamster) (?:\S+ ){0,6}(?:is sick|ill|parvo|tumou?r|lame|colic|poorly|under the knife|swallowed|at the vets?|operation|infection|can't move)`,
    in: ['illness', 'cancer', 'surgery', 'none'],
    unless: String.raw`recovered|at work|loves|vet's coming at five|injection|put down|put to sleep|died|going blind|sick mother|dog sitter|barrier`,
  },
  'pet-afraid-of-bangs': {
    heard: '(?:dog|cat|horse|dogs|cats) .{0,30}(?:fireworks|thunder)',
    in: ['none', 'anxiety'],
    unless: 'gone since|ran|missing|lost',
  },
  'kin-worries': {
    heard:
      '@kin (?:is |are |r |has been |am )?(?:so |very |really |just )?(?:worried|worrying|frightened|scared|terrified|anxious about|beside herself|beside himself)',
    in: [
      'pregnancy',
      'childlessness',
      'miscarriage',
      'birth',
      'raising-children',
      'child-leaving-home',
      'birthday',
      'anniversary',
      'graduation',
      'new-school',
      'none',
    ],
  },
  'kin-weeps': {
    heard: String.raw`@kin (?:cries|is crying|are crying|keeps crying|has been crying|can(?:no|')t stop crying|cry every night|was in tears|is in tears)`,
    in: [
      'pregnancy',
      'childlessness',
      'miscarriage',
      'birth',
      'raising-children',
      'child-leaving-home',
      'birthday',
      'anniversary',
      'graduation',
      'new-school',
      'none',
    ],
  },
  'kin-sleepless': {
    heard: String.raw`@kin (?:can(?:not|'t|t) sleep|will not sleep|won't sleep|doesn't sleep|has(?:n't| not) slept|is not sleeping)`,
    in: [
      'pregnancy',
      'childlessness',
      'miscarriage',
      'birth',
      'raising-children',
      'child-leaving-home',
      'birthday',
      'anniversary',
      'graduation',
      'new-school',
      'none',
    ],
  },
  'kin-hides-it': {
    heard: String.raw`@kin (?:pretends?|says nothing|never says anything|won't let himself|is pretending)`,
    in: [
      'child-leaving-home',
      'miscarriage',
      'childlessness',
      'pregnancy',
      'death',
      'cancer',
      'illness',
      'birth',
    ],
  },
  'kin-helps': {
    heard: String.raw`@kin (?:minds|is minding|looks after|is looking after|is helping|helps us|does the plaits|is doing the nights|'s doing the nights)`,
    in: [
      'pregnancy',
      'childlessness',
      'miscarriage',
      'birth',
      'raising-children',
      'child-leaving-home',
      'birthday',
      'anniversary',
      'graduation',
      'new-school',
      'none',
    ],
  },
  'good-scan': {
    heard:
      'scan was (?:grand|good|fine|perfect|clear|great)|saw (?:it|him|her) wave|scan went (?:well|fine|grand|good)|good scan|baby is healthy',
    in: ['pregnancy', 'miscarriage'],
    unless: 'no heartbeat',
  },
  'pet-old': {
    heard: String.raw`(?:my|our) old (?:dog|cat|pony|horse|labrador)|(?:dog|cat) (?:\S+ ){0,4}(?:is fifteen|is sixteen|is senile|alzheimers|is going blind)|doggy alzheimers`,
    in: ['none', 'dementia'],
    unless: 'died|vet|put down|put to sleep|missing|buried|gone|lost|injection|operation',
  },
  'animal-litter': {
    heard: String.raw`(?:had|has) (?:\w+ ){0,2}(?:pups|puppies|kittens|kits)|newborn (?:pups|kittens|puppies)`,
    in: ['none', 'birth'],
    unless: 'dead|died|make it',
  },
  mediation: {
    heard: 'mediat(?:ion|or|ors)',
    in: ['divorce', 'breakup', 'quarrel', 'estrangement', 'conflict-at-work', 'none'],
    unless: 'failed|broke down',
  },
  custody: {
    heard: 'custody|visitation',
    in: ['divorce', 'breakup', 'court', 'none'],
    unless: 'police custody|in custody|won custody|got custody of|got custody for|settled custody',
  },
  'kids-apart': {
    heard: String.raw`(?:hardly|barely|rarely|never) (?:get to )?sees? (?:his|her|the|my|our|their) (?:[\w'-]+ ){0,1}(?:kids|children|son|daughter|boys|girls|boy|girl|little ones?|wee ones?|babies|bairns|weans|lads|twins)|only (?:get to )?sees? (?:the|his|her|my|our|their) (?:[\w'-]+ ){0,1}(?:kids|children|son|daughter|boys|girls|boy|girl|little ones?|wee ones?|babies|bairns|weans|lads|twins)|(?:won't|wont|will not|doesn't) let (?:me|him|her|us) (?:[\w'-]+ ){0,1}see|keeps? (?:the|my|our|his|her|them) (?:[\w'-]+ ){0,1}(?:kids|children|girls|boys|son|daughter|grandchildren|grandkids)? ?(?:from|away from) (?:me|us|him|her)|lose my (?:babies|kids|children|girls|boys)|miss (?:my|the) (?:kids|children|girls|boys|lads|babies)|get to see my (?:kids|children|girls|boys|lads|son|daughter)|every other (?:weekend|saturday)|alternate weekends|days a month`,
    in: ['divorce', 'breakup', 'court', 'estrangement', 'none'],
    unless: 'dog alternate|sat us|days a month (?:off|at sea)|chemo',
  },
  'parents-split-none': {
    heard: String.raw`(?:parents|mum and dad|mom and dad|mum n dad|mom n dad) (?:[\w',]+ ){0,5}(?:split(?:ting)? up|splitting|divorce|divorcing|separating|breaking up|living in two houses)|two houses from now|(?:don't|dont) divorce`,
    in: ['none', 'quarrel'],
    unless: 'my wife|my husband|years ago|when i was',
  },
  affair: {
    heard: String.raw`(?:an|his|her|the|their) affair|affairs|cheat(?:ed|ing|s|in) ?(?:on (?:me|her|him|us)|with|again|a)?|(?:for|with|has|is) another (?:woman|man|girl|guy)|the other (?:woman|man)|another woman's|other girlfriend|another girlfriend|unfaithful|infidelity|adultery|slept with|(?:with|lives with) his (?:secretary|girlfriend|mistress)|mistress`,
    in: ['divorce', 'breakup', 'quarrel', 'reconciliation'],
    unless: 'i cheated|my affair|i had an affair|i was unfaithful|i slept with',
  },
  'someone-new': {
    heard: String.raw`(?:found|met|with|married|marrying|seeing) (?:someone|somebody) (?:else|new)|new (?:girlfriend|boyfriend|gf|bf)|(?:saw|see|seeing|seen) (?:him|her) with|going out with my|picked (?:his|her) ex|lives with (?:his|her) (?:girlfriend|boyfriend)|(?:he|she)('s|s| is) (?:already )?with (?:someone|somebody|another|my)|for (?:another woman|another man|someone else|a guy|some guy|a girl)|parted and today|left me for`,
    in: ['breakup', 'divorce', 'none'],
    unless: 'love again',
  },
  'engagement-off': {
    heard: String.raw`(?:g[ai]ve|gave|given|handed|hand|took|sent)(?:s)? (?:[\w'-]+ ){0,2}(?:back )?(?:the|her|his) (?:engagement )?ring(?: back)?|ring back|engagement (?:is|was|has been|'s)? ?(?:off|broken|over|called off)|call(?:ed|s|ing)? (?:it|the wedding|the engagement) off|called off (?:the|her|his|their)|(?:cancelled|canceled) the (?:hall|wedding|venue)|invitations were|hall was booked|fianc(?:é|ée|e|ee) (?:changed|ended|left|broke)`,
    in: ['breakup', 'none'],
    unless: 'selling|telly|rocks|storm called|strike|snow|match|game|gave me the ring',
  },
  'way-back': {
    heard: String.raw`(?:save|restore|heal|fix|mend|rescue|fight for) (?:my|our|their|this) (?:marriage|relationship)|want (?:him|her) back|get back together|don't want (?:this|a divorce|the divorce|to divorce|divorce)|do not want (?:this|a|the) divorce|come back to (?:me|us)|turn (?:back )?(?:his|her) heart|make them change their mind`,
    in: ['divorce', 'breakup', 'none'],
    unless:
      'abus*|hits me|beats|violen*|scared of him|our relationship with (?:god|you)|the family home|family finances|don.t want him back|cancer',
  },
  'marriage-strained': {
    heard: String.raw`(?:my|our|their) marriage (?:is |'s |has been )?(?:struggling|in trouble|failing|falling apart|hard work|difficult|breaking|on the rocks|rocky|in crisis|going through|hanging|dying|cold)|for (?:my|our|their) marriage|help (?:my|our) marriage|marriage (?:problems|troubles|issues|trouble)|(?:husband|wife) are not getting (?:along|on)|me and my (?:wife|husband) are not`,
    in: ['none', 'quarrel', 'estrangement', 'loneliness', 'depression'],
    unless: 'loan for|anniversary|thank|wait* for my marriage|years of',
  },
  'grown-apart': {
    heard: String.raw`become distant|becoming distant|so distant|grown? apart|drift(?:ed|ing) apart|barely (?:talk|speak)|hardly (?:talk|speak)|stare at each other|house (?:[\w'-]+ ){0,2}like strangers|strangers to each other|alone in (?:my|our|this) marriage|lonely in my marriage|loveless|like (?:flatmates|roommates|room mates)`,
    in: ['quarrel', 'none', 'loneliness', 'divorce', 'anniversary', 'estrangement'],
    unless: 'dementia|doctor',
  },
  counsellor: {
    heard: 'counsell?ing|counsell?ors?|(?:couples?|marriage|family) therap*',
    in: ['divorce', 'breakup', 'quarrel', 'reconciliation', 'estrangement'],
    unless: 'helped',
  },
  'counsellor-none': {
    heard: String.raw`(?:couples?|marriage) (?:therap*|counsel*)|marriage (?:[\w'-]+ ){0,6}counsel*`,
    in: ['none', 'anniversary'],
    unless: 'anniversary of',
  },
  'brave-face': {
    heard: String.raw`brave face|says? (?:he|she)('s|s| is) (?:fine|grand|ok|okay|alright|all right)|pretend(?:s|ing)? (?:he|she|i|to be|it)|im grand|putting on a smile|hides? (?:it|his tears|her tears)`,
    in: ['breakup', 'divorce', 'loneliness', 'estrangement'],
  },
  'first-love': {
    heard: 'first love|puppy love|first boyfriend|first (?:real )?heartbreak',
    in: ['breakup', 'none'],
  },
  'my-ex': {
    heard:
      'my ex (?:wants|is coming|and i|has|is|was|keeps|will|comes|came)|with my ex|see(?:ing)? my ex|meet(?:ing)? my ex|my ex-?(?:wife|husband) (?:wants|and i|keeps|is being|has the)',
    in: ['none', 'divorce', 'breakup', 'court'],
    unless:
      'violen*|hit|cancer|sick|dying|died|pancreatic|threat*|outside hers|ill|abus*|remarry*|order against|scared|turning up|police|recovery|stalk*',
  },
  'parents-against': {
    heard: String.raw`(?:parents?|family|families|father|mother|dad|mum|mom|folks|appachan|amma) (?:[\w'-]+ ){0,3}(?:disapproves?|would never agree|never agree|wouldn't agree|won't agree|won't accept|wont accept|don't accept|doesn't accept|dont accept|don't approve|doesn't approve|dont approve|never accepted|saw my caste|do not accept|do not approve|against (?:the|our|my|his|her) (?:marriage|wedding|relationship|match))|(?:different|other|lower|their|my) caste|inter.?caste|parents said i am not`,
    in: ['wedding', 'breakup', 'estrangement', 'none', 'decision', 'quarrel'],
  },
  'two-faiths': {
    heard: String.raw`different (?:faiths?|religions?)|two (?:faiths|religions|ceremonies|priests|traditions)|mixed (?:faith|marriage)|inter.?faith|(?:marr(?:y|ies|ied|ying)|love|loves|dating) (?:a|an|the|my|his|her) (?:\w+ )?(?:muslim|christian|hindu|catholic|jew|jewish|sikh|buddhist|protestant)|hindu she is|outside (?:our|the|my) (?:faith|religion|church)|gurdwara first|one priest one pandit`,
    in: ['wedding', 'none', 'estrangement', 'anniversary', 'decision', 'quarrel'],
    unless: 'unity',
  },
  'est-letter': {
    heard: String.raw`letters?|cards?|i (?:wrote|write|written)|(?:i've|i have|has|have|we've) written|posted it|mailed|an email`,
    in: ['estrangement', 'reconciliation'],
    unless:
      'unopened|return(?:ed)? to sender|comes? back|came back|sends them back|sent back|lawyer|letter came',
  },
  'grandchild-unseen': {
    heard: String.raw`never (?:even )?(?:met|seen|held|been let meet|known) (?:[\w'-]+ ){0,4}(?:grand\w+|our son|our girls|my son|our daughter|our baby|my lily|our children|baby)|grand(?:kids|children|child|sons?|daughters?) (?:[\w'-]+ ){0,5}(?:never|only (?:in|from|saw|seen|a)|not seen)|(?:haven't|havent|not|hasn't) (?:seen|held|met) (?:my|our|their|the) (?:grand\w+|lily|kids)|never meet our|(?:kids|children|girls|grand\w+) (?:[\w'-]+ ){0,4}only saw a photo|won't let us see the kids|keeps her from us|football from behind the fence|let me near the (?:kids|grand\w+)|no photo of the grand\w+|not allowed to see (?:my|our|the) grand\w+`,
    in: ['estrangement', 'none'],
    unless: 'heaven|died|stillb*|miscarr*|visa|embassy|dementia|lost the baby',
  },
  'own-fault': {
    heard: String.raw`my (?:own )?(?:fault|doing)|i (?:was drinking|was a drinker|let it happen|wasn't a good|was not a good|started it|lost my right|know what i did|was (?:a )?(?:bad|wrong|cruel))`,
    in: ['estrangement', 'reconciliation', 'quarrel', 'breakup'],
  },
  'things-said': {
    heard: String.raw`can't (?:unsay|take back)|cant (?:unsay|take back)|said (?:some )?(?:horrible|terrible|cruel|ugly|mean|awful|hurtful|nasty|bad|something|things|the thing|a thing|stuff)|words i regret|hurtful (?:words|things)|called (?:me|him|her) (?:a )?(?:liar|thief|names|ungrateful|freeloader)|said i was a|said i hated|threw words|harsh words|what i said to`,
    in: ['quarrel', 'estrangement', 'reconciliation', 'breakup'],
  },
  apology: {
    heard: String.raw`apolog*|(?:say|says|said|saying) sorry|(?:ask|asked|asking) (?:[\w'-]+ ){0,2}forgiveness|ask (?:my|his|her) (?:[\w'-]+ ){0,1}(?:friend )?to forgive`,
    in: ['reconciliation', 'quarrel', 'estrangement'],
  },
  forgiving: {
    heard: 'forgive|forgives|forgiveness|forgiving',
    in: ['reconciliation', 'estrangement', 'quarrel', 'breakup', 'divorce'],
    unless: 'god forgive|father forgive|lord forgive',
  },
  'while-time': {
    heard: String.raw`(?:he|she|dad|mum|father|mother|mom) is (?:sick|ill|dying|old|very old)|getting old*|before (?:he|she|i|we|they|mum|dad) (?:dies?|pass*|go|goes|is gone|am gone)|too late|years left|(?:i'm|i am|we are|aged) (?:7|8|9)\d|over seventy|women of ninety|parents are 70|become so old`,
    in: ['estrangement', 'reconciliation', 'quarrel'],
    unless: 'not too late',
  },
  'chose-distance': {
    heard: String.raw`(?:gone|went|going) no contact|i cut (?:him|her|them|my \w+) off|keep(?:ing)? my distance|for my own (?:safety|peace|sanity)|i had to (?:leave|walk away)`,
    in: ['estrangement', 'none'],
    unless: 'covid|disease',
  },
  'noise-none': {
    heard: String.raw`(?:neighbou?rs?'?|upstairs|downstairs|next door|flatmates?|roommates?) (?:[\w'-]+ ){0,6}(?:nois*|music|drum*|loud*|part(?:y|ies)|barking|barks)|(?:nois*|loud music|racket) (?:[\w'-]+ ){0,5}(?:upstairs|next door|neighbou?rs?|downstairs)`,
    in: ['none', 'quarrel', 'sleeplessness'],
    unless: 'radio loud so|has nobody|birthday party|thank|mum and dad|my parents',
  },
  'hard-to-please': {
    heard: String.raw`nothing i do is (?:right|good)|criticis*|criticiz*|rearranged my kitchen|never good enough|not good enough for (?:her|him|them)|my cooking|finds? fault|(?:in.laws?|mother.in.law) (?:hates?|doesn't like|don't like) me|peace (?:btw|between) my (?:mom|mum|mother) and|each pongal`,
    in: ['none', 'quarrel'],
    unless: 'his mum blames|i miss|school|sad|coming back|companion',
  },
  'parents-fight': {
    heard: String.raw`(?:parents|mum and dad|mom and dad|mum n dad|mom n dad|dad and mum) (?:[\w'-]+ ){0,3}(?:fight*|shout*|argu*|scream*|yell*|rowing|quarrel*)|always fighting at home|see (?:mum and dad|my parents) not speak`,
    in: ['quarrel', 'none', 'divorce'],
    unless: 'fighting cancer|quarrel with|parents of|at the teacher',
  },
  envy: {
    heard: 'jealous|jealousy|envy|envious|compar(?:e|ing) (?:my life|myself|me)',
    in: ['none', 'loneliness', 'joy'],
    unless:
      'pregnan*|her news|one of our own|infertil*|baby|opened her phone|my husband is jealous|my boyfriend is jealous|my wife is jealous|jealous husband|jealous of me',
  },
  'trust-again': {
    heard: String.raw`(?:can't|cannot|cant|don't|dont|do not|never|not|no longer|lost|broke|broken|restore|rebuild|regain|teach me to|learn to|without) (?:\w+ )?trust(?:ed)?(?! god| you| my)|trust (?:issues|is gone|again|him again|her again)|trusts nobody|to trust`,
    in: ['divorce', 'breakup', 'quarrel', 'reconciliation', 'estrangement', 'none'],
    unless: String.raw`in god|trust god|trust in you|trust you|god's plan|trust myself|my pockets|pray for faith|doctors?|dry since|always expecting|your plan|lord i|to trust (?:in )?(?:the lord|jesus|the process|god)`,
  },
  lies: {
    heard:
      '(?:lied|lies|lying|lyin|lie) to (?:me|us|her|him)|keeps? lying(?! in| down| there| on)|(?:secret|hidden) (?:phone|account|debts?|life|child)|double life|found the (?:messages|texts|letters)|behind my back',
    in: ['divorce', 'breakup', 'quarrel', 'none'],
    unless:
      'pain lies|works against me|call me behind|her girl is|years? old|my son lies|my daughter lies',
  },
  'far-spouse': {
    heard: String.raw`my (?:husband|wife|boyfriend|girlfriend|fianc(?:é|ée|e|ee)|partner|hubby) (?:is |works |'s |has been |lives )?(?:[\w'-]+ ){0,3}(?:abroad|overseas|offshore|at sea|on the rigs?|on the road|in (?:another|a different) (?:country|city))|long.distance|my wife asks when|on the video call|only on video`,
    in: ['none', 'loneliness', 'anniversary', 'breakup', 'hard-work'],
    unless: String.raw`died|killed|missing|war|does not answer|another woman|prison|hospital|birth|cancer|driver long|didn't survive|goodbye|ended|storm`,
  },
  'kin-grieved': {
    heard: String.raw`'(?:break*|broke|breaking|hard on|hard for|killing|hurts|hurting|tearing|devastated|devastating|crushing) @kin'`,
    in: [
      'divorce',
      'breakup',
      'estrangement',
      'quarrel',
      'conflict-at-work',
      'loneliness',
      'wedding',
    ],
  },
  'kin-in-bits': {
    heard: String.raw`'@kin (?:is |are |was |who is |has been )?(?:so |very |really |completely |just |absolutely )?(?:heartbroken|devastated|in bits|in pieces|in tears|upset|suffering|suffers|torn|crushed|broken.hearted|gutted|distraught|hurt|grieving)'`,
    in: [
      'divorce',
      'breakup',
      'estrangement',
      'quarrel',
      'conflict-at-work',
      'loneliness',
      'wedding',
    ],
  },
  credit: {
    heard: String.raw`credit for|(?:take|takes|took|taking|taken|steals?|stole|stealing) (?:all |the |all the )*(?:credit|my ideas?|my work|my name|my slides?)|(?:present(?:s|ed)|claims?) (?:it|them|my \w+) as (?:his|hers|her|their)|as (?:hers|his)|own name on|name off`,
    in: ['conflict-at-work', 'none'],
    unless: 'credit card|tax credit',
  },
  'bullied-none': {
    heard: String.raw`bull(?:ied|ying|ies)|(?:call|calls|calling) (?:me|him|her) names|pick(?:s|ing|ed)? on (?:me|him|her|my \w+)|mean girls|cyber.?bull*|beats? (?:him|her|me) up at school`,
    in: ['none', 'loneliness', 'raising-children', 'new-school', 'study', 'depression', 'anxiety'],
    unless:
      'bullied (?:a|someone|another|kids)|i bullied|used to bully|years ago|chang(?:ed|ing) schools?|switched schools?|after the bullying|was bullied at the old',
  },
  'bullied-before': {
    heard: String.raw`chang(?:ed|ing) schools? (?:[\w'-]+ ){0,5}bull*|switched schools (?:[\w'-]+ ){0,6}(?:bull*|mean girls)|after the bullying|bullied at (?:the|his|her|my) old|because of (?:the )?bull*|cos of (?:the )?bull*`,
    in: ['none', 'new-school', 'loneliness', 'anxiety'],
  },
  'work-accused': {
    heard:
      'falsely accus*|wrongly accus*|accus(?:ed|es|ing) (?:me|him|her|of)|hr i steal|call(?:s|ed)? (?:me|him|her) a thief|blamed (?:me|him|her) for|told the supervisor it was me|his word against mine|told the principal|put my name on (?:his|her) mistake|boss blames|that i took',
    in: ['conflict-at-work', 'none', 'quarrel'],
    unless: 'court|jail|prison|dementia|tools|police|god|death|i accused',
  },
  'hold-tongue': {
    heard:
      'keep my (?:temper|mouth|cool|tongue)|stay calm|(?:bite|hold|guard) my tongue|salt in her|be a christian about it|stop myself|not (?:to )?(?:shout|lose it|snap)|let me not curse|soft answer|keep a civil',
    in: ['conflict-at-work', 'quarrel', 'divorce', 'estrangement', 'wedding', 'breakup'],
  },
  'team-peace': {
    heard: String.raw`two are not on speaking terms|two nurses|(?:shift|team|office|ward|dispatch|staff) (?:[\w'-]+ ){0,12}throats|team act|peace (?:in|at) (?:our|the|my) ?(?:work*|office|team|staff*|shop)|office politics|groupism|cold war in our office`,
    in: ['conflict-at-work', 'none'],
    unless: 'country|countries|nation|at war with',
  },
  'boss-hard-none': {
    heard: String.raw`(?:boss|manager|supervisor|principal madam) (?:[\w'-]+ ){0,5}(?:made (?:me|her|him) cry|shout*|yell*|humiliat*|speaks to us|unfair*|hates? (?:me|him|her)|cuts pay|rolls her eyes|makes teachers stand)|soften my boss|(?:bad|difficult|toxic) (?:boss|manager|workplace)`,
    in: ['none', 'hard-work', 'new-job', 'depression', 'anxiety', 'mental-strain'],
    unless: 'lovely|good man',
  },
  'wed-goodwill': {
    heard:
      '(?:like|want|wants|try|trying) to be happy for|glad for (?:him|her|them)|be happy for (?:him|her|them)',
    in: ['wedding', 'none'],
    unless: 'properly',
  },
  'good-spouse': {
    heard:
      'make me a (?:good|better) (?:one|husband|wife)|be a (?:good|better) (?:husband|wife|partner)|(?:become|became) a (?:husband|wife)|how to be married',
    in: ['wedding', 'none', 'anniversary'],
    unless: 'i was a bad',
  },
  'first-move': {
    heard:
      'want to (?:say sorry|make (?:up|peace|things right|it right)|ask my|write to|reach out)|walk over to (?:him|her)|(?:courage|how) to (?:call|phone|write|say sorry|reach out|apologi[sz]e)|how do i (?:say sorry|start)|words to say sorry|make (?:things|it) right|reach out to (?:my|him|her)|wanting to make (?:up|peace)',
    in: ['reconciliation', 'estrangement', 'quarrel', 'none'],
    unless:
      'to god|interview|eulogy|sermon|speech|funeral|interpret*|patient|say no|loan|dying|died|hospice|alone on the day|baby|essay|find the words for',
  },
  'soften-both': {
    heard: String.raw`(?:bring|brings) (?:[\w'-]+ ){0,4}(?:back together|together again)|hug each other|find their way to each other|make them stop|reconcile (?:me|us|them|my|our|him|her|with my|with his|with her)|(?:make|made) (?:up|peace) (?:with|between)|peace between (?:my|our)|neither of us will`,
    in: ['estrangement', 'quarrel', 'none', 'reconciliation'],
    unless:
      'with god|to god|russia|ukraine|war|nations|difference between|made up with|made peace|talking again|stroke|speak again one|walk again|reconciled|decided to make peace|my peace',
  },
  'family-peace': {
    heard:
      'peace (?:in|for|within) (?:my|our|the|this) (?:family|home|house|household)|(?:my|our|whole) family (?:is |are )?(?:fighting|falling apart|broken|divided|torn|split)|family (?:feud|drama|conflict|problems|issues|quarrels)|unity in (?:my|our|the) family|cannot be in one room|keep fighting each other|(?:siblings|brothers|sisters) (?:are )?fighting',
    in: ['none', 'quarrel', 'estrangement'],
    unless: 'war|soldiers|dying|funeral',
  },
  'no-friends': {
    heard: String.raw`no (?:real |good |close )?(?:friends?|mates)|(?:don't|dont|do not|doesn't|not|hasn't) have (?:any |many |a single )?(?:friends?|mates)|(?:don't|dont|not|hardly|doesn't|do not|doesnt) (?:\w+ )?know (?:anybody|anyone|a (?:single )?(?:soul|person)|one (?:soul|person))|knows? (?:nobody|no one)|(?:no one|nobody|noone) to (?:talk|have|ring|sit|call|gist|speak|tell|cry|sing)|(?:find|finds|make|makes|need|needs) (?:\w+ )?friends|send me (?:a |some )?friends?|needs? a friend|someone to talk to|anyone to talk to|not one knows me|nobody talks to|not mixing with`,
    in: ['loneliness', 'none', 'moving-house', 'immigration'],
    unless:
      'exams|imaginary|no friends were|absent friends|friends of|deceased|friend of mine|may he make friends|die',
  },
  language: {
    heard: String.raw`(?:don't|dont|doesn't|not|can't|cannot) speak the language|my english (?:is )?(?:not|bad|poor|weak)|english not good|learn(?:ing)? (?:the language|english|german|dutch|french|swedish|norwegian|spanish)|another language|language (?:course|class|school|barrier)`,
    in: ['loneliness', 'none', 'moving-house', 'immigration', 'new-job', 'new-school'],
    unless: 'sorry|exam|test|b1|b2|ielts|c1',
  },
  'lives-alone': {
    heard:
      '(?:lives|i live|i am living|who live) (?:all )?(?:alone|by (?:herself|himself|myself)|on (?:her|his|my) own)|living (?:alone|on my own|by myself)|sits? alone (?:all|by)|all alone in|alone in (?:the|that|this) (?:big )?house|rattling round',
    in: ['loneliness', 'none'],
    unless: 'flatmates|wants to live',
  },
  'nobody-calls': {
    heard:
      '(?:nobody|no ?one|noone) (?:ever |has |even )?(?:calls?|rings?|knocks?|visits?|comes|texts|been|rang|called|writes)|no visitors?|phone never rings|never rings?|hardly calls|no one has asked|nobody has been|nobody has said|whole weeks where|my only visitor',
    in: ['loneliness', 'none'],
    unless:
      'comes out alive|nobody comes to the (?:fence|water)|prison|shop|customers|back with|salon|hire|shelling|back to work|calls (?:her|him|me) back',
  },
  'eats-alone': {
    heard: String.raw`eat(?:s|ing)? (?:\w+ ){0,3}(?:alone|by (?:myself|himself|herself)|on my own|in front of|in the toilets?)|eat my (?:dinner|rice|supper) standing|ate (?:\w+ ){0,5}(?:alone|by myself|on my own)|(?:lunch|dinner|supper|sandwich|meals?|tea) (?:alone|by myself|by himself|by herself|on my own|with the telly)|cook(?:s|ing)? for one|table for one|no one to eat with|set one plate|sits? (?:alone|by (?:himself|herself|myself)) (?:at|in the) (?:lunch|canteen|cafeteria)|sit by myself in the canteen|facing a wall|two cups out|nobody sits with`,
    in: ['loneliness', 'none', 'new-school', 'study'],
    unless: 'stroke|fork to|truck',
  },
  'friends-gone': {
    heard:
      '(?:all|most of) (?:my|his|her|our) (?:old )?friends (?:are|have|r) (?:dead|died|gone|passed)|friends (?:are )?all dead|crossed out|last one left|everyone (?:i knew|moved away)',
    in: ['loneliness', 'none'],
    unless: 'sole survivor|of the (?:twins|litter)|one (?:is|to) (?:married|leaving)',
  },
  'left-out-none': {
    heard: String.raw`(?:being|feels?|always|is|am|gets?|getting) left out|left out (?:by|of|at) (?:the|her|his|my|everything)|not invited|wasn't invited|group chat made without|not a single invitation|excluded`,
    in: ['none', 'raising-children', 'breakup', 'new-school'],
    unless: 'staff ?room',
  },
  homesick: {
    heard: 'homesick*|home sick|heimweh|misses home|miss home|missing home',
    in: [
      'none',
      'loneliness',
      'study',
      'new-school',
      'immigration',
      'moving-house',
      'child-leaving-home',
      'new-job',
      'hard-work',
      'travel',
    ],
  },
  'seeking-love': {
    heard: String.raw`(?:still|being|again|i'm|im|i am|be) single(?! mum| mom| mother| dad| father| parent)|single (?:again|at \d)|\d\d single|(?:find|finding|meet|meeting|looking for|searching for|send me|want) (?:a |an |the |my )?(?:good |christian |muslim |nice |kind |godly |loving )*(?:someone to (?:share|love|spend)|wife|husband|life partner|partner|companion|soul ?mate|somebody to love|true love)|life partner|soul ?mate|right (?:man|woman) (?:will|to come|for)|dating apps?|never had a (?:boyfriend|girlfriend)|someone for me|unmarried|like a companion|god for a companion|no wife no kids|don't have a person`,
    in: ['none', 'loneliness'],
    unless:
      'business partner|single (?:mum|mom|mother|dad|parent)|lost my|find love for|my wife|my husband|love again with|partners in|late wife would|single parent|enough',
  },
  'friend-moves': {
    heard: String.raw`best (?:friend|mate) (?:\w+ ){0,5}(?:moving|moved|leaving|emigrating)|(?:friends?|mate) (?:is |are )moving (?:away|to|\d+)`,
    in: ['none', 'loneliness', 'moving-house'],
    unless: 'moving into|moved me',
  },
  'what-to-say': {
    heard: String.raw`(?:don't|dont|do not|didn't|dunno|idk) (?:know )?what to say|not know what to say|find (?:the )?(?:right|kind) words|what do you say to`,
    in: ['none', 'breakup', 'divorce', 'estrangement', 'quarrel'],
    unless:
      'proposed|interview|fold my hands|exam|speech|eulogy|sermon|to (?:you|god)|prayer|to the man|decide',
  },
  'age-and-work': {
    heard: String.raw`(?:i'm|im|i am|he's|hes|she's|shes|is|of|at|aged|almost|nearly) (?:now |already |only )?(?:4[5-9]|5\d|6[0-7])(?! ?[:.]\d)|too old|(?:my|his|her) age|overqualified|over-qualified|year of birth|half (?:my|his|her) age|the age of my`,
    in: ['job-interview', 'looking-for-work', 'job-loss', 'new-job'],
    unless: 'overqualified and young',
  },
  'slow-business': {
    heard: String.raw`no (?:single )?customers?|nobody (?:came|comes|has come)|no ?one comes(?! out)|no ?one came|so quiet|hardly anyone|hanging on|tables stay empty|takings|bears no fruit|no sales|slow sales|sales (?:are|have been|have) (?:\w+ )?(?:slow|down|bad|low|dropped)|business is (?:slow|bad|down|quiet|dead)|business (?:is )?slow|only (?:one|two|three|four|five|six|\d+) (?:customers?|people)|(?:shop|business|cafe|café|restaurant|salon|bakery|stall|store) (?:is |has been |isn't |is not )(?:[\w']+ )?(?:slow|quiet|struggling|not making|making enough|barely|losing)`,
    in: ['starting-a-business', 'debt-and-money'],
    unless: 'church|school|funeral|prayer',
  },
  'words-fail': {
    heard:
      'ramble|rambling|froze|freeze|blank|blanking|go blank|squeaky|shaky voice|voice (?:goes|not|shakes?)|tongue-tied|lost for words|talk too much|mumble|mind goes blank|mouth goes dry',
    in: ['job-interview', 'hard-work'],
  },
  stammer: { heard: 'stammer*|stutter*', in: ['job-interview', 'hard-work', 'new-job', 'none'] },
  'cv-gap': {
    heard:
      'gaps? in (?:my|his|her|the|their) (?:cv|resume|work)|career (?:break|gap)|(?:years|yrs) (?:at home|raising|out of the workforce)|(?:go|going|goes|went|come|coming) (?:back |out )+to work|years of raising|first day back|return(?:ing)? to work',
    in: ['job-interview', 'looking-for-work', 'new-job'],
  },
  promoted: {
    heard: String.raw`promoted to|been promoted|made (?:me|him|her) (?:\w+ )?(?:manager|supervisor|driver|team leader)|leading a team|in charge of the|put (?:me|him|her) on the manager's course|becom(?:e|es|ing) (?:head|manager)`,
    in: ['new-job', 'hard-work'],
  },
  'first-interview': {
    heard: 'first (?:job )?(?:interview|interveiw|intervew)|first job ever|my first (?:one|1) ever',
    in: ['job-interview', 'none'],
    unless: 'first (?:job |proper )?(?:interview|intervew|one|1) (?:in|for|since)',
  },
  'interview-answer': {
    heard: String.raw`interview (?:done|last week|went|is over|was)|(?:waiting|wait) to hear (?:[\w']+ ){0,6}(?:job|interview|post|position)|they'?ll (?:ring|call) (?:by|on) \w+|said they'?d call|blew it|let them call back|(?:not|haven't|havent|hasn't) heard back|walked out of the interview`,
    in: ['job-interview', 'job-loss', 'looking-for-work', 'none'],
    unless: 'got the job|visa|embassy|police',
  },
  'language-at-work': {
    heard:
      '(?:my|his|her|our|their) (?:english|german|french|spanish|dutch|norwegian|swedish|accent)(?! (?:exam|teacher|class|lesson|homework|essay|gcse|test|paper|bulldog|girl*|boy*|man|woman|husband|wife|friend|in-laws))|english is (?:bad|small|poor|not)|broken english|language barrier|interview in english',
    in: ['job-interview', 'new-job', 'hard-work', 'looking-for-work'],
  },
  'little-experience': {
    heard:
      '(?:no|more|not enough|lack of|little|any) (?:work )?experience|too young|fresh(?:ly)? (?:graduate|degree|out of)|straight out of (?:college|uni|school)|under-?qualified',
    in: ['job-interview', 'looking-for-work'],
  },
  'promotion-wanted': {
    heard: String.raw`(?:for|up for|get|want|seeking|hoping for) (?:a |the |this |my |his |her )?promotion|this promotion|get promoted|getting promoted|interview(?:ing)? for (?:principal|head*|ward sister|ward manager|team leader|manager|supervisor)|principal's post`,
    in: ['job-interview', 'hard-work', 'none'],
    unless: 'football|league|season|passed over|thank|congrat*|celebrat*|team|turned down',
  },
  'passed-over': {
    heard: String.raw`passed over|(?:didn't|didnt|did not) get the (?:promotion|job|post)|promotion went to|overlooked (?:for|again)`,
    in: ['work', 'job-interview', 'none', 'conflict-at-work'],
  },
  'leaving-child-for-work': {
    heard: String.raw`maternity leave ends|leaving (?:her|him|my baby|the baby|them) at|back (?:to work|to the office) (?:and|after) (?:\w+ )?(?:leaving|maternity|the baby)`,
    in: ['new-job', 'hard-work', 'none'],
  },
  references: {
    heard: '(?:my|a|the|his|her|good|bad|two) references?|referees?|reference letter',
    in: ['job-interview', 'looking-for-work'],
  },
  'no-reply': {
    heard: String.raw`ghosted|no (?:one |single )?(?:reply|replies|answers?|response|callback|calls?)|not (?:one|a single|a|1|even one) (?:reply|call|answer|phone call|interview|call back|answer|sent back)|not one (?:\w+ ){0,2}(?:reply|call|no)|0 replies|nobody (?:answers|calls|replies|has called|has rung)|no ?one (?:calls|answers|replies|has called)|never (?:said anything|replied|hear back|called)|auto(?:matic)? (?:reply|replies)|robots|(?:one|two|1|2|four|few) repl(?:y|ies)|two replied|nary a reply|not one phone call|rest never said|refreshing (?:his|her|my) inbox|not heard back`,
    in: ['looking-for-work', 'job-loss', 'job-interview'],
    unless: 'rishta|good news',
  },
  'night-shift': {
    heard:
      'night ?shifts?|night duty|(?:works?|working|do|does|doing|drives) nights|hospital nights|nights in a row (?:on|in)|nights at the (?:amazon|royal|bakery|hospital)|four nights running',
    in: ['hard-work', 'none'],
    unless: String.raw`cut the night|behind us|maharaj|nights i'm not fussy|after night shift|back from night shift|after a year of night shifts|lighthouse|halls of residence|in my room|er waiting`,
  },
  'sleeping-in-car': {
    heard: String.raw`(?:sleep|sleeps|sleeping|slept|living|lives|live)(?: [\w']+){0,2} (?:in|out of) (?:my|his|her|the|our|their) (?:car|van|truck|corsa|civic|corolla)|its the car tonight|nights? (?:\d+ )?in (?:the|my|our) car|in the car (?:behind|since)`,
    in: ['homelessness', 'none'],
    unless: 'accident|crash*|camping trip|baby*',
  },
  rejections: {
    heard:
      'rejected|rejections?|turned down|turned (?:me|him|her) down|unfortunately|getting told no|told no|20 nos|both no|said no|knocked back|nobody (?:wants|hires|will take|takes)|no ?one (?:wants|hires|is hiring|will hire|gives a chance|will take)|still no one|who wants a woman|humbling',
    in: ['looking-for-work', 'job-interview', 'job-loss'],
    unless: 'rishta|visa|embassy',
  },
  'short-staffed': {
    heard:
      'short(?: |-)?staffed|short again|that short|two called in sick|people on leave|let three people go|one cook sick|(?:four|two|three) for thirty|thirty beds|the work of all|on top of my own work|one of me|patients and me alone|alone with the whole project|by myself before|cut the team|so few of us',
    in: ['hard-work', 'none'],
  },
  'herd-sold': {
    heard: String.raw`(?:sold|sell|selling|shot|shooting|trucked out|shipping)(?: [\w']+){0,6} (?:ewes|cows?|cattle|herd|breeders|bullocks|oxen|heifers)`,
    in: ['drought', 'none', 'retirement'],
    unless: 'finally sold|done milking',
  },
  'loan-shark': {
    heard: String.raw`loan apps?|money ?lender*|moneylender's|loan sharks?|the shark|five-six|payday (?:lenders?|loans?)|shylock|owe a man on|the lender calls|the agent stands`,
    in: ['debt-and-money', 'harvest', 'drought', 'none'],
    unless: 'sniper|kill*|suicid*|end it|better off dead',
  },
  lambing: {
    heard: 'lambing|calving',
    in: ['hard-work', 'none', 'harvest'],
    unless: 'due at the end',
  },
  bills: {
    heard: String.raw`(?:the|my|our|his|her|unpaid|pay|paying|of|in|just the|[a-z]+'s) bills|bills (?:that|keep|pile|were|under|drawer|in)|water bill|red bill|overdue bills|arrears`,
    in: ['debt-and-money', 'job-loss', 'none'],
    unless: 'hospital bills?|medical bills?|back pay',
  },
  'till-payday': {
    heard: String.raw`(?:till|until|til|before|to) pay ?day|pay ?day(?:'s)? (?:is|not)|days to (?:my|the) pension|more month than money|ends meet|quid in the account|nothing left in the account|account is empty|(?:dollars|pounds|quid|euros|naira|pesos|rupees) (?:till|until|left)|fall a bit more behind|past the third week|emergency n|emergency fiver|fridge until friday|rent due friday`,
    in: ['debt-and-money', 'none'],
    unless: 'bet|gambl*',
  },
  'harsh-boss': {
    heard: String.raw`(?:boss|manager|chef|supervisor|foreman|line manager)(?: [\w']+){0,4} (?:shouts?|yells?|screams?|bull(?:y|ies|ied)|insults?|insulted|speaks to us|made (?:me|her|him) cry|humiliates?|picks on|threatens?)|horrible boss|bad boss`,
    in: ['hard-work', 'conflict-at-work', 'none', 'new-job'],
  },
  rent: {
    heard: String.raw`rent (?:is|was|due|overdue|arrears|money|before|isn't)|rent due|(?:pay|paying|pays|afford|behind (?:on|with|in)|owe|make|months|money for|miss(?:ed)?) (?:the |my |our |their |her |his |this month's )?rent|behind with (?:the |my |our |their )?rent|fees rent|rent electric|months rent`,
    in: ['work', 'none', 'starting-a-business'],
    unless: 'back pay landed',
  },
  'finding-a-place': {
    heard: String.raw`(?:find|finding|looking for) (?:us |me |him |her |a |an |another |somewhere |affordable |new |cheap ){0,3}(?:place to (?:rent|live|stay)|flat|apartment|room to rent|house to rent|anything for a family|door of our own)|(?:haven't|havent|not) found a (?:flat|place|room)|found nothing we can afford|nobody wants to rent|no place will take|giving room|nothing under \d+|in the meantime i rent|applied for (?:\w+ )?flats`,
    in: ['homelessness', 'none'],
    unless: 'flat tyre|flatmate',
  },
  mortgage: {
    heard: 'mortgages?|home loan',
    in: ['job-loss', 'debt-and-money', 'looking-for-work', 'hard-work', 'none', 'retirement'],
    unless: 'said yes|approved|paid off|got (?:the|our|a) mortgage|first home',
  },
  'cuts-feared': {
    heard: String.raw`names? (?:is |may be |might be )on the|(?:mill|plant|job|jobs|redundan*)(?: [\w']+){0,8} on the (?:second )?list|(?:might|may|could|will|going to) lose (?:my|his|her|their) jobs?|to be cuts|cuts at (?:my|the|our|his|her) (?:office|work|plant|company|council|firm)|(?:post|job) (?:is )?being cut|what if (?:the plant|they cut)|job (?:is )?at risk|redundancy consultation|(?:afraid|scared) (?:of losing|to lose) (?:my|his|her) job|got pip|layoffs (?:are )?coming|going to be laid off`,
    in: ['job-loss', 'none'],
    unless: 'after the layoffs|post being cut off',
  },
  'school-fees': {
    heard: 'school fees?|fees (?:for|are due)|two kids school|school wants',
    in: [
      'debt-and-money',
      'none',
      'harvest',
      'drought',
      'job-loss',
      'looking-for-work',
      'hard-work',
    ],
    unless: 'pay the fees and|completed|provided|thank',
  },
  'months-without-work': {
    heard: String.raw`(?:months?|years?|yrs|mths|weeks) (?:without (?:a )?(?:work|job)|unemployed|out of work|jobless|idle|he's been idle|sitting at home|at home|and counting|i haven't|no work)|out of work (?:for|since)|unemployed (?:for|since)|on the dole since|(?:looking for work|job hunting|searching) (?:\d+|\w+) months|\d+ months anything|haven't had steady work|asked in anywhere for a year|has been out of work`,
    in: ['looking-for-work', 'job-interview', 'job-loss'],
  },
  'car-broken': {
    heard: String.raw`(?:car|van|truck|ute) (?:has |is |just |have |was )?(?:broken|broke|died|dead|packed up|failed|conked|won't start|wont start|needs)|the engine of my|garage wants|car repairs?|failed (?:its|the) mot|his car broke|took my car|payments behind on the car`,
    in: ['work', 'none', 'starting-a-business'],
    unless: String.raw`accident|crash\w*|took my car|behind on the car|sleep*`,
  },
  'thrown-out': {
    heard:
      'kicked (?:me |him |her |us )?out|threw (?:me|him|her|us) out|(?:dad|mum|mom|family|bf|boyfriend) (?:threw|kicked|put|locked)|locked (?:him|her|me) out|put me and my daughters out',
    in: ['homelessness', 'none'],
    unless: 'of (?:the )?(?:pub|school|class|team|band|group|club|game)',
  },
  bailiffs: {
    heard: String.raw`bailiffs?|bailiff's|sheriff|took the telly|taken my sewing machine`,
    in: ['debt-and-money', 'none', 'homelessness'],
    unless: 'must appear',
  },
  'two-jobs': {
    heard: String.raw`(?:two|2|three|3|several) (?:\w+ )?jobs|second job|third job`,
    in: ['hard-work', 'debt-and-money', 'none', 'retirement'],
    unless: 'lost (?:two|2)|interview*',
  },
  'house-repairs': {
    heard:
      '(?:boiler|washing machine|fridge|cooker|oven|heater|freezer) (?:has |is |just )?(?:broken|broke|exploded|leaked|leaking|dead|died|packed up|packed in|conked)|(?:the|our|my) roof (?:is )?leak(?:s|ing)|afford the builder|leaking roof',
    in: ['debt-and-money', 'none', 'job-loss'],
    unless: String.raw`choir|parish|church|chapel|chapel's|fixed|van's|deliveries`,
  },
  'credit-card': {
    heard: 'credit cards?|cards? (?:is |are )?(?:maxed|full)|cards maxed|maxed(?: out)?',
    in: ['debt-and-money', 'none'],
    unless: 'scam*|stole*',
  },
  scammed: {
    heard: String.raw`(?:in|by|to|of) a (?:\w+ )?scam*|scammed|scammers?|swindled|conned|cheated (?:me|him|her|us) (?:for|out)|pretending to be from|savings went with|paid for doesn't exist`,
    in: ['debt-and-money', 'none', 'homelessness'],
    unless: 'feels? like a scam',
  },
  'wages-owed': {
    heard: String.raw`(?:not|hasn't|hasnt|haven't|havent) been paid|has not paid (?:me|us|him|her)|hasn't paid (?:me|us|him|her)|unpaid wages|about wages|wages (?:are |were )?(?:late|not paid|unpaid|owed)|salary (?:is |was )?(?:late|delayed|not paid|unpaid)|no gratuity|gratuity (?:is |has )?not|no salary (?:since|for)|owes? (?:me|us|him|her) (?:\w+ )?wages|months? (?:of )?(?:unpaid|no) (?:salary|wages)`,
    in: ['work', 'none', 'conflict-at-work', 'new-job'],
  },
  'rent-rising': {
    heard: String.raw`rent(?:s|'s)? (?:is |are |has |have |here |here have |going |went |just )*(?:up|gone up|rising|increased?|doubled|too high)|rais(?:e|ed|ing) the rent|put(?:ting)? (?:up )?the rents? up|rent (?:increase|hike)`,
    in: ['debt-and-money', 'homelessness', 'none'],
    unless: 'allotment',
  },
  'student-debt': {
    heard: String.raw`student (?:loans?|debts?)|sallie mae|university with (?:\w+ ){0,3}loans|diploma came the debts`,
    in: ['debt-and-money', 'none'],
  },
  'homeless-working': {
    heard: String.raw`to work every day|my classes|uniform in a locker|boss doesn'?t know|university library`,
    in: ['homelessness', 'none'],
  },
  'business-failing': {
    heard:
      '(?:my|our|his|her|their) (?:little |small |own |flower |coffee )?(?:shop|business|bakery|restaurant|cafe|café|salon|store|firm) (?:is |has |might |may |will |could )?(?:have to )?(?:closed|closing|close|failed|failing|fails|going under|gone under|went under|folded|collapsed)|bankrupt|bankruptcy|last days for our|had to close (?:my|our|the)',
    in: ['starting-a-business', 'debt-and-money', 'none'],
    unless: String.raw`partner's firm|village shop|funeral|buried|closed friday`,
  },
  'record-no-job': {
    heard:
      '(?:a |my |his |her |the )?(?:criminal )?record|out of (?:prison|jail|mountjoy|the gate)|ex-?(?:con|offender|convict)|felon*|box ticked|with my sheet|did time|served time',
    in: ['looking-for-work', 'new-job', 'job-interview'],
    unless: 'track record|record label',
  },
  'day-labour': {
    heard: String.raw`labour chowk|day labou?rers?|stands? (?:on|at) the (?:corner|junction)|never picks me|isn't picked|at the junction`,
    in: ['looking-for-work', 'none', 'hard-work'],
  },
  'savings-gone': {
    heard: String.raw`savings (?:are |have |has )?(?:all )?(?:gone|getting less|run(?:ning)? out|used up|almost|nearly|dwindl\w+)|no savings|ate up all savings|liv(?:e|ing) (?:off|on) (?:my |our |his |her )?savings|used (?:up )?(?:all )?(?:of )?(?:my|our) savings|rent from savings|our savings went`,
    in: ['work', 'none'],
    unless: 'scam*|broker|police',
  },
  'hospital-bill': {
    heard: String.raw`hospital bills?|medical (?:bills?|debts?)|hospital (?:fees|money)|mother's operation|(?:pay|owe) the hospital|debts? after (?:\w+ )?hospital`,
    in: ['debt-and-money', 'none', 'job-loss'],
  },
  repossession: {
    heard:
      'repossess*|foreclos*|red sign|calling it in|bank (?:is |wants )?(?:taking|to take) (?:the|our|my)|auction(?:ed|ing)? (?:off )?(?:the|our|my) (?:house|farm|land)|up as security',
    in: ['debt-and-money', 'none', 'homelessness'],
  },
  'small-pension': {
    heard: String.raw`pension (?:doesn't|does not|won't|isn't|is \d+|is small)|my pension is|state pension|to my pension`,
    in: ['debt-and-money', 'none'],
  },
  'skills-abroad': {
    heard: String.raw`(?:engineer|teacher|nurse|doctor|accountant|lawyer|pharmacist) (?:in nigeria|in syria|from homs|from syria|from ukraine|at home|back home|in my country|in india|in ghana|in iran|in (?:her|his) country)|qualifications? (?:are not|is not|aren't|isn't) (?:recogni[sz]ed|accepted|valid)|foreign (?:degree|qualifications?|diploma)`,
    in: ['looking-for-work', 'none', 'job-interview'],
  },
  'card-declined': {
    heard: '(?:card|cards) (?:got |was |is |were )?declined',
    in: ['debt-and-money', 'none'],
  },
  'owing-a-friend': {
    heard: String.raw`owe (?:my|him|her|them) (?:[\w-]+ )?(?:\d+|money|thousands?|a lot of money)|owes? (?:me|us) (?:\w+ )?(?:money|thousand|hundred|\d+)|needs it back this week`,
    in: ['debt-and-money', 'none'],
    unless: 'tax|bank|court',
  },
  'cut-hours': {
    heard:
      'hours (?:were |are |was )?(?:halved|cut|reduced)|cut (?:our|my|his|her) (?:overtime|hours)|lost (?:my|his|her) shifts|zero(?: |-)hours?',
    in: ['work', 'none'],
  },
  commute: {
    heard:
      'commut(?:e|es|ing)|hours? (?:each way|on the (?:bus|train) to work)|bus is late|bus fare to get to work|stuff thats miles away',
    in: ['hard-work', 'new-job', 'looking-for-work', 'none'],
  },
  'kin-to-feed': {
    heard: '(?:feed|provide for|support|supporting|providing for|feeding|educate) @kin',
    in: ['work', 'none', 'job-interview', 'new-job', 'starting-a-business', 'drought', 'harvest'],
    unless:
      'supporting my (?:mum|mother|dad|father) through|support my (?:mother|mum|dad|father) through',
  },
  'harvest-price': {
    heard: '(?:fair|good|the|low|bad) prices?|price (?:is|not)',
    in: ['harvest', 'none'],
    unless: 'prices up|house|price of|ticket|heating|paid the price|the price on',
  },
  'baby-things': {
    heard:
      'baby needs (?:formula|nappies|diapers|milk|clothes)|(?:buy|afford|no money for|no) (?:nappies|diapers|baby milk|formula)',
    in: ['debt-and-money', 'none', 'homelessness', 'job-loss'],
  },
  cosigned: { heard: 'co-?signed|stood surety', in: ['debt-and-money', 'none'] },
  strike: {
    heard: String.raw`(?:on|our|the (?:rail|nurses|teachers|doctors)|nurses'?|teachers'?) strike|picket line|lockout`,
    in: ['hard-work', 'job-loss', 'none'],
    unless: 'military|air strike|missile',
  },
  'hardly-home': {
    heard:
      'hardly see (?:him|her|them|my)|never home|works away|barely see (?:him|her|them|the kids|my)|only see (?:him|her|them) asleep',
    in: ['hard-work', 'none'],
  },
  'since-he-came-out': {
    heard: 'since (?:he|she|i) (?:came|got) out',
    in: ['new-job', 'looking-for-work'],
  },
  breadwinner: { heard: 'breadwinner|(?:only|one) (?:income|wage|salary)|sole earner' },
  'tax-owed': {
    heard: String.raw`(?:tax office|hmrc|irs)(?: \w+){0,3} (?:i owe|we owe|owe|wants|letter)|tax (?:bill|debt)|owe (?:the )?tax`,
    in: ['debt-and-money', 'none'],
  },
  disciplinary: {
    heard:
      'disciplinary|grievance (?:hearing|meeting)|suspended from work|under investigation at work',
    in: ['hard-work', 'none', 'conflict-at-work', 'job-loss'],
  },
  'money-home': {
    heard: 'sending (?:only )?money|sends? money home|sending money home|remittance',
    in: ['hard-work', 'none', 'new-job', 'looking-for-work'],
    unless: 'mates have started',
  },
  'kin-worries-work': {
    heard:
      '@kin (?:worr(?:y|ies)|is (?:so |very )?(?:worried|anxious|stressed)|are (?:so |very )?(?:worried|anxious|stressed)|keeps worrying)',
    in: [
      'job-loss',
      'looking-for-work',
      'debt-and-money',
      'homelessness',
      'job-interview',
      'starting-a-business',
      'drought',
    ],
  },
  'kin-depends-work': {
    heard: String.raw`@kin (?:depends?|relies|rely|is depending|are depending|counts?|is counting|are counting)(?: \w+)? (?:on|upon)`,
    in: ['work', 'job-interview', 'new-job', 'starting-a-business', 'drought', 'harvest'],
  },
  'driving-test': {
    heard: String.raw`driv(?:ing|ers?|er's) (?:test|exam)|road test|(?:hgv|lorry|bus) test|parallel park|hill start|stalled (?:twice|again)|i always stall|i stall every|test centre`,
    in: ['exam', 'none'],
    unless: 'theory (?:test|at|resit)|passed|driving theory|gas safe',
  },
  'theory-test': {
    heard:
      'theory (?:test|exam|resit|again|at|on|tomorrow|tmrw)|driving theory|hgv theory|failed (?:the|my) theory|lost on the theory',
    in: ['exam', 'none'],
    unless: 'passed',
  },
  viva: {
    heard:
      'viva|(?:oral )?def[ea]n(?:ding|ce|se) (?:of )?(?:my|his|her|the|our)? ?(?:thesis|phd|dissertation)|(?:thesis|phd|dissertation) defen[cs]e|defend (?:my|his|her|the) (?:thesis|phd|dissertation)|argue my thesis|defends (?:his|her) (?:thesis|phd|dissertation)|oral (?:exam|test)',
    in: ['exam', 'study', 'none'],
    unless: 'passed|viva la|has defended',
  },
  'exam-results': {
    heard:
      '(?:exam|level|levels|gcse|cert|neet|jamb|waec|matric|board|sat|bar|ib|nclex|test) results? (?:day|come|comes|coming|is|are|tomorrow|tmrw|thursday|friday|monday|tuesday|wednesday|saturday|never|still|out|in|at|on|next|this)|results of (?:the|my|her|his) (?:matric|exams?|finals)|results? (?:come|comes|coming) out (?:on|at|tomorrow|tmrw|thursday|friday|next)|(?:wait|waiting) (?:for|till|until) (?:the |my |her |his )?(?:exam |[0-9]+th for the )?(?:leaving cert|exam) (?:results?|points)|till results post|results day|list is published|waiting till the',
    in: ['exam', 'none'],
    unless: 'passed|lottery|scan|biopsy|blood|hospital',
  },
  'university-place': {
    heard:
      '(?:need|needs|predicted) (?:aaa|aab|abb|bbb|a star|[0-9]+ points)|place (?:at|in) (?:uni|university|medical school|medicine|college|law school)|(?:get|gets|getting|got) into (?:uni|university|college|medical school|med school|law school|oxford|cambridge|nursing school)|university place|(?:college|university|uni|med school) (?:application|applications|admission|admissions|entrance)|applied to (?:uni|university|college|medical school)|post utme|for (?:glasgow|leeds) medicine',
    in: ['exam', 'study', 'none'],
    unless: 'passed|got in|accepted|to lose',
  },
  'exam-school-papers': {
    heard:
      '(?:neet|jee|jamb|waec|neco|bece|kcse|kcpe|upsc|ssc cgl|cuet|utme|matric finals|leaving cert|gcses?|a-?levels?|a levels?|o levels?|hsc|o/l|a/l|sats|highers|mcat|lsat) ?(?:exam|exams|paper|papers|on|in|tomorrow|tmrw|tomorow|starts?|this|next|wed|weds|wednesday|monday|sunday|saturday|sat|from|for|english|maths|chemistry|physics|history)|final exams|board exams?|mock exams|(?:sits?|sitting) (?:the|her|his) leaving|midterms?|o/l exam|(?:five|more) papers?|papers in one week',
    in: ['exam', 'none'],
    unless:
      'passed|pasado|results?|viva|taken my|the harvest|finished|bar exam|got (?:an? )?a|back to college|thank',
  },
  'learning-to-read': {
    heard: String.raw`(?:learning|learns|learn|learned|learnt) to read|read properly|(?:struggles?|struggling|trouble) with reading|letters (?:jump|swim|are moving|move|dance)|dyslexi*|can'?t read yet`,
    in: ['study', 'none'],
    unless: 'when i was',
  },
  'study-money': {
    heard: String.raw`(?:lose|lost|losing|need|needs|apply\w{0,3} for|applied for|hoping for|a|my|her|his|the) scholarships?|scholarship (?:\w+ )?(?:did|interview|application|committee|decision)|bursary|tuition (?:fees?|money)|(?:school|university|uni|college|exam|course) fees|owes (?:them|the university)`,
    in: ['study', 'exam', 'none'],
    unless:
      'came through|got (?:the|a|my) (?:scholarship|bursary)|won (?:a|the) scholarship|awarded|fees are paid|provided|first in|completed|graduat*',
  },
  'far-from-home': {
    heard:
      'far (?:away )?from (?:home|my family|our family|her family|his family|my people)|away from home|homesick*|miss(?:es|ing)? home|studying abroad|alone in a (?:foreign|strange) (?:country|land|city)',
    in: ['study', 'immigration', 'threshold', 'loneliness', 'none'],
    unless: 'flight home|fly home|years back|looked after|not homesick',
  },
  'no-friends-there': {
    heard: String.raw`(?:no|don'?t have|dont have|doesn'?t have|haven'?t|havent|have no|has no|without|not have) (?:\w+ )?friends?|(?:know|knows|knowing) (?:nobody|no one|no-one|noone)|(?:don'?t|dont|doesn'?t|do not|does not) know (?:a soul|anyone|anybody|one kid|one person)|mak(?:e|ing) (?:new |good |any |some )?friends|nobody to talk to|where nobody knows`,
    in: ['study', 'immigration', 'threshold', 'child-leaving-home'],
  },
  'friendless-here': {
    heard: String.raw`(?:no|don'?t have|dont have|do not have|haven'?t (?:got|made)|have no|has no|doesn'?t have)(?: any| many| real)? friends? (?:here|there|yet|in this|in that|in the new|at (?:school|uni|university|college|work))`,
    in: ['none', 'loneliness'],
  },
  'visa-interview': {
    heard: String.raw`(?:visa|green card|embassy|consulate|home office|k1|f1|asylum|immigration|uscis|citizenship|spouse visa) interview|interview (?:\w+ ){0,4}(?:embassy|consulate|home office)|(?:visa|immigration|consular) officer|interview about our asylum`,
    in: ['immigration', 'none'],
    unless: 'passed the|went well|approved|granted|visa officer no',
  },
  asylum: {
    heard:
      'asylum (?:claim|application|case|appeal|decision|hearing|papers)|our asylum|my asylum|(?:claim|claiming|claimed|apply for|applied for|seek|seeking) asylum|asylum seekers?|application for asylum',
    in: ['immigration', 'none'],
    unless: 'granted|approved|accepted|status',
  },
  'children-left-behind': {
    heard: String.raw`left (?:my|her|his|our|the|two|three) (?:\w+ )?(?:children|kids|sons?|daughters?|baby) behind|(?:children|kids|daughters?|sons?|baby) (?:\w+ )?(?:still )?(?:back home|left behind)|knows? me as a phone|only ever kissed a screen|kisses the screen|on the video call|calls the phone|girls are still here|his girls are`,
    in: ['immigration', 'none', 'hard-work', 'loneliness'],
    unless: 'died|passed away|killed|dead|widow*|leaves behind',
  },
  deportation: {
    heard:
      '(?:be|being|get|gets|getting|facing|face|fear|from) deport(?:ed|ation)|deportation (?:order|hearing|letter|flight)|removal (?:order|directions)|send me back or not|can send (?:me|us|him|her|them) (?:away|back)|back to my country by force|(?:put|be) (?:him|her|them|me)? ?on (?:the|a) plane (?:tuesday|monday|to)|ice (?:appointment|raids?|raid)|immigration took|ice (?:took|picked up|has|have|got) (?:him|her|them|my|the guy|our)',
    in: ['immigration', 'none'],
    unless: 'black ice',
  },
  detention: {
    heard: String.raw`(?:immigration|ice) detention|detention cent(?:re|er)|in detention|detained|immigration (?:took|arrested)|ice (?:took|picked up|has|have|got) (?:him|her|them|my|the guy|our)|(?:picked up|taken|took him|arrested) by (?:ice|immigration)|they took (?:him|her|them|t\w+o? \w+) (?:at|outside)|took him outside`,
    in: ['immigration', 'court', 'none'],
    unless: String.raw`let (?:my|him|her) (?:\w+ )?out|released|after school|school detention|black ice`,
  },
  'crossing-to-safety': {
    heard: String.raw`cross(?:es|ing)? (?:the )?(?:sea|border|channel|mediterranean|desert|river|tomorrow)|crossing (?:\w+ ){0,3}in small boats?|with the caravan|in (?:a |the )?(?:small |rubber )boats? this week`,
    in: ['immigration', 'war'],
    unless: 'came over|crossed|years ago',
  },
  'refugee-camp': {
    heard: 'in (?:a |the |refugee )?camp|refugee camps?|asylum (?:hotel|hostel)|shelter in',
    in: ['immigration', 'war', 'homelessness'],
    unless: 'summer camp|church camp|youth camp|scout',
  },
  'skills-not-recognised': {
    heard: String.raw`papers count for nothing|(?:degree|diploma|qualifications?|certificates?) (?:\w+ ){0,3}(?:not|isn'?t|aren'?t) (?:recogni[sz]ed|accepted|valid)|(?:i am|i was|was|am) (?:an? )?(?:architect|judge|doctor|engineer|teacher|nurse|lawyer|dentist|pharmacist) (?:from|in|back home|at home)`,
    in: ['immigration', 'looking-for-work'],
  },
  'new-language-abroad': {
    heard: String.raw`new language|(?:speak|learn|understand|know|knows) (?:the|their) language|language (?:class|is different|barrier)|(?:don'?t|doesn'?t|dont|doesnt) have the words|understand nothing|say pardon|kids translate|the language|learn to say|learn english|(?:my|her|his) english (?:is|isn'?t) (?:not |so )?(?:good|bad|poor)`,
    in: ['immigration', 'moving-house', 'new-job', 'new-school', 'loneliness'],
    unless: 'love language|bad language',
  },
  'new-country': {
    heard: String.raw`(?:a|my|our|this) new country|new country|moving to another country|another country|a foreign country alone|living in a (?:foreign|strange) country|new here in|everything (?:is|here) (?:\w+ )?(?:different|smells)|feel like strangers|(?:we|i|we've|i've) (?:have )?(?:just )?moved to (?:canada|america|england|germany|australia|the us|the uk|sweden|norway|ireland|france)|since we landed|i have been in this land`,
    in: ['immigration', 'moving-house', 'loneliness', 'none'],
    unless: 'best friend|for this country|cousin ama|brother faces',
  },
  'citizenship-test': {
    heard: 'citizenship (?:test|exam)|life in the uk test|naturali[sz]ation (?:test|exam)',
    in: ['immigration', 'exam', 'none'],
    unless: 'passed',
  },
  'citizen-oath': {
    heard: String.raw`citizenship ceremony|oath of (?:allegiance|citizenship)|becom(?:e|es|ing) (?:a|an \w+) citizen|(?:takes?|swears?|taking|swearing) the oath|naturali[sz]ation ceremony`,
    in: ['immigration', 'none'],
  },
  'visa-granted': {
    heard:
      'green card!+|visas? (?:is |was |got |has been |finally )?(?:stamped|approved|granted|came through)|got (?:his|her|my|their|our|the) (?:green card|visa|residency|papers|permit|leave to remain|citizenship|status)|leave to remain (?:granted|came)|asylum (?:was )?granted|granted (?:asylum|leave to remain|refugee status)',
    in: ['immigration', 'thanks-for-good-news', 'none'],
    unless:
      'not|until|hope*|waiting for|when|pray (?:that|for)|if|hajj|umrah|front|army|divorce|adoption|holiday',
  },
  'visa-lottery': {
    heard: 'h-?1b(?: lottery)?|(?:visa|green card|dv) lottery|diversity visa',
    in: ['immigration', 'none'],
    unless: 'stamped|approved',
  },
  'passport-kept': {
    heard: String.raw`(?:keep|keeps|kept|holds|holding|took|taken|has) (?:my|her|his|their) passports?|not giving (?:back )?(?:my |her |his )?passports?|passport is in the boss|(?:boss|madam|sir|kafeel|employer|agent)(?: \w+){0,4} passports?`,
    in: ['immigration', 'hard-work', 'conflict-at-work', 'none'],
    unless: 'embassy|home office|consulate|wallet',
  },
  'custody-in-threshold': {
    heard:
      'custody (?:hearing|battle|case|dispute|of (?:my|our|her|his|the))|(?:full|joint|sole|final|over|for) custody|keep (?:her|his|my) (?:little )?(?:boy|girl|kids|children|babies|son|daughter)|gets (?:my|the|our) (?:kids|children)|lose my (?:babies|kids|children|girls|boys)|my (?:little )?(?:boy|girl|son|daughter) will live|my kids back|rules on the children|my girls weekends|hearing about my children|divides children|weekdays and leave me|have them every other',
    in: ['court', 'divorce'],
    unless: 'got custody|decided the custody|won custody',
  },
  'children-in-care': {
    heard:
      '(?:into|in) (?:foster )?care (?:and|by|with)|take my (?:kids|children) into|social services (?:want|are|have|took|come|came|visit)|go into foster|foster care',
    in: ['court', 'decision', 'raising-children', 'none'],
    unless: 'i work|carer',
  },
  'weekend-parent': {
    heard:
      '(?:every|each) (?:other|second) (?:saturday|sunday|weekend|week)|alternate weekends?|(?:two|2) weeks at christmas|only (?:get|see) (?:my|the) (?:kids|children|girls|boys|babies|son|daughter)|every second sunday|miss the noise',
    in: ['court', 'divorce'],
    unless: 'the dog',
  },
  witness: {
    heard:
      'as (?:a )?witness|(?:be|being|called as|am) (?:a )?witness|giv(?:e|es|ing) evidence|testif(?:y|ies|ying)|testimony in court|behind the screen and say|have to say out loud what',
    in: ['court', 'none'],
    unless: 'wedding|at the courthouse|gave evidence',
  },
  'jury-duty': {
    heard: 'jury (?:duty|service|room)|(?:on|in) (?:a|the) jury|juror*',
    in: ['court', 'none'],
    unless: 'duty over|let the jury|see that',
  },
  'falsely-accused': {
    heard: String.raw`(?:for|over|of|to) (?:something|a thing|a crime|anything) (?:that )?(?:he|she|i|they|him|we) (?:did not|didn'?t|didnt|never) (?:do|did|commit)|falsely|false (?:accusation|charge|allegation)s?|wrongly (?:accused|convicted|arrested|charged)|another man'?s (?:crime|packet)|hearing he didn'?t do it|he did not steal|not take that money|airline says i hit|it was the other boys|miscarriage of justice`,
    in: ['court', 'none'],
    unless: String.raw`not guilty|i'm not saying`,
  },
  sentencing: {
    heard: 'sentencing|(?:being|be|gets|is|getting) sentenced|up for sentence',
    in: ['court', 'none'],
    unless: 'i must sentence|got sentenced last',
  },
  'bad-company': {
    heard: 'wrong (?:crowd|people|friends)|bad (?:crowd|company|friends)|gangs?|first offen[cs]e',
    in: ['court', 'raising-children', 'addiction'],
  },
  bail: {
    heard:
      'bail (?:hearing|at|is|money|application|set)|(?:gets|get|make|makes|for|afford|set|post) bail|bail him',
    in: ['court', 'none'],
    unless: 'got bail|made bail|bail out|bailed out',
  },
  'held-in-cell': {
    heard: String.raw`remand(?:ed)?|in the (?:police )?cells(?: since| below| over)?|police custody|(?:is|are|was) in custody|in lock ?-?up|a lock-up|has been locked up|(?:been|got|was|were) arrested|under ?-?trial|without trial|prison(?: \w+){0,6} no trial|behind bars|got picked up|(?:police|cops|sheriff|officers) (?:picked|took|arrested)(?: \w+){0,3} up|they picked him up|was picked up by (?:the )?(?:police|officers|cops)|led out in handcuffs|(?:took|away)(?: \w+){0,6} (?:in|with) handcuffs|in the police van|in the county jail|sitting in county`,
    in: ['court', 'none'],
    unless:
      'blood cells?|stem cell|cancer|got bail|released|ice detention|social services|school|cells? count|ambulance|hospital|immigration',
  },
  parole: {
    heard: 'parole (?:board|hearing)|up for parole|comes up for parole|parole (?:on|next|this)',
    in: ['court', 'none'],
    unless: 'got parole|granted parole',
  },
  'in-prison': {
    heard: String.raw`(?:is|are|was put|been|goes|going|went|be) (?:\w+ )?(?:in|to) (?:prison|jail|gaol)|(?:dad|father|son|brother|husband|mum|mom|mother|boy|nephew|uncle|cousin|friend|partner|fella|man) (?:is )?in (?:prison|jail|gaol)|(?:son|brother|dad|husband|he's|he is) inside (?:for|since|until|till|[0-9]+)|(?:got|do|get|doing|given) (?:two|three|four|five|six|seven|eight|nine|ten|eighteen|[0-9]+) (?:years|months|yrs)(?: inside|\.)|first night inside|doing time|(?:sent|taken) to (?:prison|jail)|serving (?:a |his |her |my |long |time)`,
    in: ['court', 'mind', 'bond', 'none'],
    unless:
      'officer|chaplain|guard at|out of (?:jail|prison)|released|sober|in rehab|i sent a man|marriage|comes home|(?:chapel|library)',
  },
  'prison-visit': {
    heard: String.raw`visiting (?:day|order)|prison visits?|visit(?:s|ing)?(?: \w+){0,3} (?:in|inside) (?:prison|jail|gaol)|(?:sat|boy) behind (?:that|the) glass|mulaqat|get a visit|inside \w+ months first visit`,
    in: ['court', 'none'],
    unless: 'hospital|grave|nicu|incubator|ward',
  },
  'prison-release': {
    heard: String.raw`(?:come|comes|coming|came|gets|getting|got|is|newly|just|fresh|he's|home) out of (?:prison|jail|gaol)|released from (?:prison|jail|gaol)|home from (?:prison|jail)|until (?:his|her|my) release|release date|(?:prison|jail|inside) (?:until|till)|ex.?(?:con|prisoner|offender)`,
    in: ['court', 'none'],
    unless: 'of hospital|pregnan*|weeks',
  },
  'threshold-kin-weeps': {
    heard: String.raw`@kin (?:cries|cryin|crying|is crying|are crying|keeps? crying|has been crying|weeps|is in tears|are in tears|can(?:no|'?)t stop (?:crying|pacing))`,
    in: ['threshold', 'none'],
    unless: 'graduat*|happy|joy|wedding|cried already|born|baby|son came',
  },
  'new-neighbours': {
    heard:
      '(?:new|nice|good|kind|quiet|noisy|difficult) neighbou?rs? (?:there|in the new|around|upstairs|next door)|(?:meet|know|like) (?:the|our|my|any) (?:new )?neighbou?rs?|new neighbou?rs',
    in: ['moving-house', 'none'],
    unless: 'thanks|thank',
  },
  'mortgage-approval': {
    heard: String.raw`mortgage (?:approv\w+|offer|application|in principle|decision|gets|goes|to (?:be|go|come))|(?:approve|approval for|get|waiting (?:on|for)|apply for|applied for) (?:the|our|my|a) mortgage`,
    in: ['moving-house', 'none', 'decision', 'debt-and-money'],
    unless: 'yes to the mortgage|got approved|was approved|been approved|approved!',
  },
  'finding-home': {
    heard: String.raw`(?:find|finding|looking for|search for|searching for|need) (?:a|an|another|us a|me a|our) (?:\w+ )?(?:house|flat|apartment|place to (?:live|rent)|room to rent|home to rent)|(?:house|flat|apartment) ?-?hunt\w+`,
    in: ['moving-house', 'none'],
    unless: 'found|homeless|care home|nursing home|rehome',
  },
  'new-town': {
    heard:
      'new (?:town|city|place and|village)|(?:another|different) (?:town|city)|other end of the country|(?:6th|another) town',
    in: ['moving-house', 'none', 'new-job'],
    unless: 'girlfriend|boyfriend',
  },
  turbulence: {
    heard: String.raw`turbulen\w+|every bump|bumpy flight`,
    in: ['flight', 'none'],
    unless: 'marriage|at home|at work|emotional|financial',
  },
  'first-flight': {
    heard: String.raw`(?:first|1st) (?:ever )?(?:flight|airplane|aeroplane|plane)|(?:first|1st) time (?:\w+ ){0,3}(?:plane|flying|fly|aeroplane|airplane|over the clouds)|first journey by air|never (?:flew|flown)|never been (?:in the air|on an? (?:plane|aeroplane|airplane))|neither has ever been in a plane|first time (?:to|for) fl\w+|never been up|flying for the first time|flies alone for first time`,
    in: ['flight', 'none', 'pilgrimage'],
    unless: 'first time since',
  },
  'travel-delay': {
    heard: String.raw`(?:flight|plane|train|ferry|bus|arik|airline)(?: \w+){0,2} (?:delayed|cancelled|canceled)|arik has delayed`,
    in: ['flight', 'travel', 'none'],
    unless: 'landed safe|finally landed',
  },
  'dangerous-road': {
    heard: String.raw`(?:road|highway|motorway)(?: \w+){0,4} (?:is |are )?not safe|robberies on it|(?:robbers|bandits|kidnappers) on (?:the|that) (?:road|way|highway)|everybody fears|eye of evil|about that road|road eats people|that road eats|worse police|roads? (?:is|are) (?:very )?(?:bad|dangerous)|bad roads?|safe roads`,
    in: ['travel', 'none'],
    unless: 'robbed (?:me|us|him|her)|good road|killed',
  },
  hajj: {
    heard: 'hajj|haj|umrah|umra|labbaik',
    in: ['pilgrimage', 'none'],
    unless: '(?:back|returned|home) from|false|scam*|conned|cheated',
  },
  'dead-carried-along': {
    heard: String.raw`(?:my|his|her|our) late (?:wife|husband|father|mother|dad|mum|grandfather|grandmother|brother|son)(?:'s)?|(?:is|are) not here to see|won'?t be there to see|never saw it|should have seen|with my mother's rosary`,
    in: ['pilgrimage', 'graduation'],
  },
  'vocation-choice': {
    heard:
      '(?:seminary|priesthood) or|whether to leave the priesthood|if the priesthood is|the convent or|if i take my final vows|thinking of becoming a (?:priest|nun|monk|deacon)|torn between the convent|vocation or',
    in: ['decision', 'none'],
    unless: 'anniversary|ordained|jubilee',
  },
  'which-parent': {
    heard: 'which parent|who (?:i|she|he) wants? to live with',
    in: ['decision', 'court', 'divorce'],
  },
  panic: {
    heard: 'panic(?: )?attacks?|panics|panicked|panicking|third panic|a panic|getting panics',
    in: ['anxiety', 'mental-strain', 'depression', 'violence', 'none'],
    unless: String.raw`no longer|haven'?t had|panic buying|horn|dogs?|cats?|horses?`,
  },
  'out-of-bed': {
    heard: String.raw`(?:get|getting|got|gets|drag*) (?:myself |himself |herself )?out of (?:the |my |his |her )?bed|(?:leave|leaves|left) (?:the|my|his|her) bed|(?:stays|stay|staying|stayed|lies|lie|lying) in (?:the )?bed|feet on the floor|(?:can'?t|cannot|cant) get up|just lies? there|worth getting up|sits? (?:since the rainy season )?on the (?:edge of the )?bed`,
    in: ['depression', 'mental-strain', 'none'],
    unless:
      'my back|hip|knee|leg|broken|fell|surgery|stroke|flu|pain|nurse|carer*|hoist*|cough*|virus|fever|calf|cow|moonlight|greyhounds?|dogs?|horse|stairs',
  },
  therapy: {
    heard: 'therap(?:y|ist|ists)|counsell?ing|counsell?or|psychologist|cbt|emdr',
    in: ['depression', 'anxiety', 'mental-strain', 'guilt', 'addiction', 'violence'],
    unless: 'waiting list|all therapists|physio*',
  },
  'waiting-for-therapy': {
    heard: String.raw`waiting list|wait(?:ing)? for (?:a |the |my |her |his )?(?:therap\w+|counsel\w+|camhs|psych\w+|referral|assessment)|camhs|months? for (?:a |an )?(?:therap\w+|appointment|counsel\w+)`,
    in: ['depression', 'anxiety', 'mental-strain', 'none'],
    unless:
      'council|housing|transplant|kidney|hip|knee|allotment|surgery|operation|cataract|daycare|nursery',
  },
  'signed-off': {
    heard:
      'signed (?:me |him |her |us |them )?off|sick (?:leave|note)|(?:off|written me off) sick|off work|stress leave|stood down',
    in: ['mental-strain', 'depression', 'anxiety', 'none'],
    unless:
      'signed off (?:the|on|by)|got off work|day off|surgery|back injury|broken|knee|hip|strike|scaffold|flu|pregnan*|chemo|cancer|off work (?:at|early|tomorrow|today|on|to|for the)|after (?:the|my) op',
  },
  voices: {
    heard:
      '(?:hear|hears|hearing) (?:the )?voices|voices (?:in|from|again)|schizo*|psychosis|psychotic|paranoi*|delusion*',
    in: ['mental-strain', 'depression', 'anxiety', 'none'],
  },
  'psych-ward': {
    heard:
      'psychiatr* (?:ward|unit|hospital|place)|psych (?:ward|unit)|sectioned|back in the unit|to the unit|the psychiatric (?:unit|clinic)|taken to the ward|mental hospital|to yaba|at nimhans',
    in: ['mental-strain', 'depression', 'none'],
    unless:
      'icu|special care|neonatal|cancer|labour|maternity|burns|stroke|nurse on|leaving|discharged|years ago|(?:i|he|she) works?|physio*|renal|dialysis|storage|rehab|business unit',
  },
  bipolar: {
    heard: 'bi-?polar|manic|mania',
    in: ['mental-strain', 'depression', 'anxiety', 'none'],
  },
  trauma: {
    heard: String.raw`ptsd|flash(?: )?backs?|nightmares? about|night terrors|traumati[sz]ed|wakes? up screaming|jumps? at every|hear every footstep|keep hearing footsteps|still see (?:his|their) eyes|can'?t stand fireworks|fireworks (?:still|night|put)|hear a siren without`,
    in: ['mental-strain', 'anxiety', 'depression', 'violence', 'war', 'disaster', 'flood', 'none'],
    unless: 'dogs?|cats?|horse|exam|paperwork|wedding dress',
  },
  detox: {
    heard: 'detox|withdrawals?|the shakes|cold turkey|dts|rattling|sweats',
    in: ['addiction', 'anxiety', 'none'],
    unless:
      'menopaus*|social media|troops|cash|digital|got through|out of|finished|completed|after|night sweats|fever|malaria|hot sweats|juice',
  },
  'sober-years': {
    heard: String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|few) (?:weeks?|months?|years?|yrs?) (?:sober|clean|dry|off the|off it|without (?:a )?drink*|without drugs|in recovery)|(?:sober|clean) (?:for|since|now)|off the drink|\d+ (?:days|weeks|months|years) sober`,
    in: ['addiction', 'none'],
    unless:
      'relaps*|again|back on|was dry|last night|was fourteen|gone|liver|cancer|clean (?:scan|since the house)|rain*|well|wells|was sober|threw|tablets|scan|drought|creek|dam',
  },
  gambling: {
    heard:
      'gambl(?:e|es|ing|er)|betting|slot machines?|slots|casino|scratch(?: |-)?cards?|bookies|fruit machines?|sportybet|bets on|poker',
    in: ['addiction', 'guilt', 'temptation', 'debt-and-money', 'none'],
    unless: 'like its a slot|gambled? nothing|strip poker|poker night|the weather|generation',
  },
  'kin-drinks': {
    heard: String.raw`@kin (?:\w+ )?(?:drinks|is drinking|keeps drinking|has been drinking|is an alcoholic|is drunk|hides vodka|is back on the drink|started drinking|won't stop drinking|can't stop drinking|cannot stop drinking|s drinking)`,
    in: ['addiction', 'quarrel', 'divorce', 'estrangement'],
    unless:
      'hits?|beats?|beating|turn|tea|milk|water|coffee|coke|juice|died|sober|from a cup|bottle feed*|sippy',
  },
  drug: {
    heard:
      'heroin|(?:crystal )?meth|cocaine|crack cocaine|(?:on|off|smok*|using) crack|(?:on|using|back on) (?:the )?(?:gear|spice|coke|smack)|(?:on|taking|takes|doing|using|from|for|into|addicted to) drugs|is the drugs|drug addict*|addict|that white powder|on the needle|fentanyl|chitta|substance abuse|colos',
    in: ['addiction', 'none'],
    unless: String.raw`two years without|thanks to|\d+ days|clean|sober|not mine|found drugs|trial|prescri*|chemo*|cancer|died|overdos*|in memory|phone addict|using coke|war on drugs|drugs (?:squad|test)|for drugs (?:that|to)|on drugs for|parish|work with|i counsel|dealers?|coca|diet coke|social worker|news addict|from drugs to`,
  },
  porn: {
    heard: String.raw`porn*|(?:those|these|bad|dirty|adult) (?:web)?sites|dirty (?:videos|pictures)|laptop'?s there`,
    in: ['temptation', 'addiction', 'guilt', 'none'],
  },
  screen: {
    heard: String.raw`i scroll|less scrolling|scrolling (?:till|all|for|at)|doom(?: )?scroll*|too much (?:tik(?: )?tok|instagram|screen)|screen(?: )?time|(?:addicted to|glued to|always on|off|put down|leave|less time on|less) (?:my|the|his|her|their|our)? phones?(?: alone)?|less phone|phone addiction|on my phone (?:\w+ )?hours|plays? video games|gaming all|on the xbox all`,
    in: ['addiction', 'temptation', 'raising-children', 'loneliness', 'none'],
    unless:
      'off the phone|bull*|fell|stole|stolen|took|left my|photos|charger|dead|off my phone (?:bill|contract)',
  },
  anger: {
    heard: String.raw`(?:my|his|her|the|this|with|this awful|own) (?:anger|temper|rage)|anger (?:issues|problems?|management)|(?:lose|lost|losing|loses) (?:my|his|her|it|our) temper|(?:i'?m|i am|so|still|very|always|feel|feeling|get|gets) (?:so |very |too |still )?(?:angry|furious|raging|bitter)|bitterness|resent*|short fuse`,
    in: ['mental-strain', 'guilt', 'temptation', 'quarrel', 'death', 'none'],
    unless:
      'bitter cold|so bitter|road rage|boss|manager|angry sea|at god|with god|at you|with you|bitter gourd|heaven|at him up there|sea|river|storm',
  },
  envious: {
    heard: String.raw`envy|envious|(?:i'?m|im|i am|i feel|i get|feel|feeling|so|my) (?:so |very |a bit )?jealous*|comparing (?:myself|my)|compare (?:my|myself)`,
    in: ['none', 'temptation', 'guilt', 'loneliness', 'depression', 'breakup', 'childlessness'],
    unless: String.raw`boyfriend|husband is|he gets|jealous eyes|husband'?s jealous*`,
  },
  shouted: {
    heard: String.raw`(?:i|and|i'?ve|i keep|i just|i have) (?:\w+ )?(?:shout|yell|scream|roar|snap)(?:ed|ing)? at (?:everyone|them|my (?:\w+ ){0,2}(?:kids?|children|son|daughter|boys?|girls?|wife|husband|mum|mother|baby|toddler|family)|the (?:kids|children|boys|girls|wee ones))|roaring at the children|(?:smacked|slapped) my (?:\w+ ){0,2}(?:old|son|daughter|boy|girl|child)`,
    in: ['guilt', 'mental-strain', 'raising-children', 'none'],
    unless: 'died|at the tv|boss|manager|he shouts|screams at him|she screams',
  },
  'cruel-words': {
    heard:
      '(?:said|say) (?:such |some |so many |very |those |the |really )?(?:something|things|horrible|terrible|awful|cruel|unforgivable|painful|mean|nasty|hurtful|bad)|(?:what|things|stuff) i said|how i spoke|(?:take|un-?say) (?:it|them) back|un-?say|mocked|made (?:him|her|them) cry|very bad words',
    in: ['guilt', 'quarrel'],
    unless: 'died|dead|funeral|passed|mother said|said to me|gone now|he said|she said',
  },
  'making-apology': {
    heard: String.raw`letter of apology|(?:write|writing|written|wrote) (?:\w+ ){0,3}apology|want to apologi[sz]e|apologi[sz]e to (?:him|her|them|my)|(?:how do i|how to|to|can'?t) say sorry(?: to)?|mak(?:e|ing) amends`,
    in: ['guilt', 'quarrel', 'estrangement', 'none'],
    unless:
      'never apologi*|to me|died|dead|gone now|he never|she never|passed|want an apology|too late|papa said sorry|before i|b4 i|i want him|should apologi*|they say sorry',
  },
  cheated: {
    heard: String.raw`i (?:\w+ )?cheated|cheated on (?:my|her|him|the)|(?:had|having) an affair|slept with|was unfaithful|i betrayed`,
    in: ['guilt', 'divorce', 'breakup', 'quarrel', 'none'],
    unless: String.raw`(?:he|she|husband|wife|boyfriend|girlfriend|who|partner) (?:\w+ )?(?:cheated|had an affair|is having|has been having|slept|was having|having)|found out|cheated on me|cheated on 3|exam|test|he'?s having|his affair|her affair|all night|haven'?t slept`,
  },
  'forgive-self': {
    heard: String.raw`(?:can'?t|cannot|cant|can not|couldn'?t|never|to|not) forgive (?:myself|himself|herself|themselves|ourselves)`,
  },
  'missed-goodbye': {
    heard: String.raw`(?:didn'?t|didnt|never|not|couldn'?t|couldnt|without|no chance to) (?:get to |got to |getting to |get a chance to |able to )?(?:say |saying )?(?:a )?(?:good(?: |-)?bye|bye)|no good(?: |-)?bye|wasn'?t there when (?:he|she|my|mam|mum|dad|they)|wasnt there when (?:he|she|my|mam|mum|dad|they)|(?:arrived|got there|came|was) too late|(?:died|passed|gone|went) (?:before|b4) i could|there was no next week|did not go to my|was not there when (?:he|she|his|her|my|mam|mum|dad|they)`,
    in: ['guilt', 'grief', 'none'],
    unless:
      'job|school|flight|train|shop|exam|bus|interview|born|fell|fire|was too late (?:for|to apply)|walk',
  },
  'left-church': {
    heard: String.raw`(?:left|stopped (?:going|coming) to|stop going to|quit|(?:not|hasn'?t|haven'?t) been (?:to|in)|(?:doesn'?t|won'?t|not|don'?t|no longer|never) (?:go|goes|come|enter|attends?) (?:to )?|walked away from|skipped|stopped) (?:the )?(?:church|mass|mosque|temple|liturgy|synagogue|shul|salah|jummah|gurdwara|praying)`,
    in: ['doubt', 'raising-children', 'none'],
    unless: String.raw`retired|cremat\w+|funeral|wedding|rob*|stairs|frail|housebound|legs|hip|left (?:the )?(?:church|mosque|temple|mass) (?:early|and)|covid`,
  },
  ashes: {
    heard: String.raw`(?:his|her|their|the|mum'?s|dad'?s|scatter*|my \w+) ashes|scatter(?:ing)? (?:him|her|my|dad|mum|gran)`,
    in: ['grief', 'none'],
    unless: String.raw`fire|volcan\w+|burnt|burned|cricket|lost the house|chimney|ash wednesday`,
  },
  'dead-birthday': {
    heard: String.raw`would (?:have|of|'?ve) (?:been|turned) (?:\w+ |\w+'s ){0,3}(?:today|tomorrow|tmrw)|(?:would|'?d) (?:have|of|'?ve) (?:been|turned) (?:my |his |her |\w+'?s |\w+ ){0,3}(?:birthday|bday)|would (?:have|of) been (?:his|her|\w+'s) \d+(?:st|nd|rd|th)|(?:heavenly birthday|birthday in heaven)|still buy the card|'?d have been (?:\w+) and i bought the cake`,
    in: ['anniversary-of-a-death', 'death', 'none'],
    unless: String.raw`our (?:\d+th|wedding|golden|ruby)|wedding|communion|anniversary|retire*|graduat*`,
  },
  'first-christmas': {
    heard: String.raw`(?:first|1st) (?:christmas|xmas|eid|diwali|easter|birthday|ramadan|hanukkah|passover|new year|thanksgiving|holidays?|mothers? day|mother'?s day|fathers? day|father'?s day|wedding anniversary) (?:without|since (?:gran|nan|mum|mam|mom|dad|he|she|we lost|my|his|her|the)|on my own|alone)|(?:christmas|xmas|eid|diwali|easter) without (?:him|her|mum|mam|mom|dad|gran|nan|my|them|our)`,
    in: ['grief', 'none', 'loneliness', 'divorce', 'breakup'],
    unless: 'snow|without my (?:phone|sister in law)|meat|baby was born|since we (?:moved|married)',
  },
  'child-died': {
    heard: String.raw`(?:lost|buried|burying|bury) (?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|child|baby|lad)|(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|lad|wee girl|wee boy)(?: \w+)? (?:died|was killed|is dead|has died|did not wake|didn'?t make it|drowned)|about our boy|our boy'?s accident`,
    in: ['death', 'anniversary-of-a-death', 'funeral', 'none'],
    unless: String.raw`dog|cat|rabbit|horse|hamster|lab|pony|collie|guinea|pup*|vet|daughter'?s|son'?s|colleague'?s`,
  },
  widowed: {
    heard:
      'widow|widows|widowed|widower|(?:my|his|her) (?:husband|wife) (?:died|passed|has died|left us on|went|is dead)|lost (?:my|her|his) (?:husband|wife)',
    in: ['death', 'anniversary-of-a-death', 'funeral', 'depression'],
    unless: String.raw`date|husband'?s mother|hardly knew|(?:wife|husband)'?s`,
  },
  'kin-heartbroken': {
    heard:
      '@kin (?:is |are |was |were )?(?:so |very |totally |completely |absolutely |all )?(?:devastated|heartbroken|heart broken|in bits|inconsolable|broken|in pieces|distraught|not coping|crushed|shattered|is not the same)',
    in: ['grief', 'danger', 'none'],
    unless: 'leg|arm|hip|ankle|wrist|toe|down',
  },
  hospice: {
    heard: 'hospice|macmillan|marie curie|palliative',
    in: ['dying', 'cancer'],
    unless: String.raw`volunteer*|raised|charity|shop|fund*|i work|i'?m a|marathon|training|nurse* trainee`,
  },
  'kin-soldier': {
    heard: String.raw`@kin (?:\w+ )?(?:is |are |has been |was |being |gets |has )?(?:\w+ )?(?:deployed|posted|(?:at|near|to) the front|fighting (?:in|at)|in the (?:army|navy|military|trenches)|serving (?:in|at|with)|a soldier|called up|conscripted|drafted|deploys|deploying|is in afghanistan)`,
    in: ['war', 'none', 'travel', 'flight'],
    unless: 'home safe|thank|came back|came home|restaurant|posted (?:on|a|the|my|me|it)',
  },
  border: {
    heard: String.raw`(?:at|to|crossing|crossed|cross|reach|reached) the (?:\w+ )?border|checkpoints?`,
    in: ['war', 'immigration', 'none'],
    unless:
      'jawans|shelling|posted|collie|customs man|what we did|drug*|plants?|soldier|medic|unit|army|sent to the border|truck',
  },
  robbed: {
    heard: String.raw`robbed|robbery|mugged|mugging|burgled|burglars|burglary|(?:took|stole|snatched) my (?:phone|bag|handbag|purse|bike)|held up our|shoplifters|break(?: |-)?ins?|broke into (?:my|our|the|old|mum'?s|dad'?s)|stolen from again`,
    in: ['violence', 'none'],
    unless:
      'robbed of|i (?:robbed|stole)|daylight robbery|charged|arrest*|jail|prison|broke into (?:song|the (?:market|top))|acquitted|he robbed a|court|sentenced',
  },
  bullied: {
    heard: String.raw`bull(?:y|ied|ies|ying)|pick(?:s|ed|ing) on (?:him|her|me|my|for)|name(?: |-)?calling|(?:calls?|calling) (?:him|her|me) names|(?:they|kids|everyone|boys|girls) (?:\w+ )?laugh* at (?:me|him|her)`,
    in: [
      'violence',
      'new-school',
      'raising-children',
      'anxiety',
      'depression',
      'loneliness',
      'conflict-at-work',
      'none',
    ],
    unless:
      'i bullied|bullied a|chang(?:ed|ing) schools?|old one|second chance|after the bullying|changed schools',
  },
  kidnapped: {
    heard: String.raw`kidnap*|abduct*|ransom|hostages|bandits? (?:took|carried|carry|entered)|took (?:my|our) (?:\w+ )?(?:brother|son|daughter|husband|father|girls|uncle|cousin|sister) (?:on|from)|ask for \w+ million`,
    in: ['violence', 'war', 'none'],
    unless: 'released|freed|come back|came back|best news|escaped|in 19',
  },
}
