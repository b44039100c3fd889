import type { SignsByParticular } from './particular-signs'

export const BODY_PARTICULARS: SignsByParticular = {
  chemo: {
    heard: 'chemo*|kemo|quimio*',
    in: ['cancer', 'hospital', 'illness', 'none'],
    unless: String.raw`@cause|@death|@well|finish*|last|final|no more|done with|stopped|refus*|after|brain|over|behind|years? ago|years|since (?:the|her|his|my) chemo|i'?m a nurse`,
  },
  radiotherapy: {
    heard: 'radiotherap*|radiation|radio therapy',
    in: ['cancer', 'hospital', 'surgery', 'none'],
    unless:
      '@cause|@death|@well|finish*|last|final|after|years? ago|nuclear|chernobyl|fukushima|phone|mast|5g|reactor|radiographer|i work|behind|done|since',
  },
  'cancer-hair': {
    heard: String.raw`(?:lost|losing|lose|loses) (?:all )?(?:my|her|his|their|the) (?:hair|eyebrows)|(?:all )?(?:the |my |her |his )?hair (?:is |has |all |of my \w+ )?(?:fell|falling|fallen|coming out|gone|came out)|(?:is|gone|going|was) bald|bald from|wigs?|shav\w+ (?:her|my|his) head|no hair|lost (?:his|her) eyebrows`,
    in: ['cancer', 'hospital', 'illness'],
    unless: String.raw`@death|grow\w* back|com(?:es|ing) back|grown back|tyres?`,
  },
  'keeps-nothing-down': {
    heard: String.raw`(?:can'?t|cannot|won'?t|not) keep (?:anything|any thing|food|nothing|it|water|a thing) down|vomit*|throwing up|throws up|threw up|nausea*|puk\w+|sick all night`,
    in: ['cancer', 'illness', 'hospital', 'pain', 'recovery', 'surgery', 'none'],
    unless: String.raw`@cause|@death|dog|cat|puppy|pregnan*|weeks?|baby|bulimi\w*|eating disorder|laxative\w*|drunk|drink(?:s|ing)?|hangover|hungover|makes? me (?:want to )?(?:vomit|puke|throw up)|wants? to (?:vomit|puke|throw up)|nerves|exam|seasick|carsick|(?:car|sea|travel) sick\w*|plane|boat|bus|walls?`,
  },
  appetite: {
    heard: String.raw`(?:not|isn'?t|won'?t|doesn'?t|don'?t|can'?t|cannot|refus\w+ to|stopped|hardly|barely) (?:even )?eat*|no appetite|appetite|off (?:his|her|my) food|so thin|los(?:t|ing) (?:so much |a lot of |too much )?weight|skin and bones?`,
    in: ['cancer', 'illness', 'hospital', 'recovery', 'caring-for-someone', 'surgery'],
    unless: String.raw`@death|dog|cat|puppy|appetite (?:is|has come) back|fasting|nil by|boys ask|marry|stretched|diet\w*|slimming|finally|(?:eats|ate|eating|eat) again|is eating|palliative|hospice|last days|days left|end of life|hours`,
  },
  biopsy: {
    heard: String.raw`biops\w+|took a sample|sample from (?:my|her|his|the) (?:lump|breast|neck|lung|liver|prostate|skin|mole|womb)|needle test|(?:took|take|taken|cut|removed) (?:a |out a )?(?:small |tiny |little )?piece of (?:me|him|her)|small piece from`,
    in: ['waiting-for-results', 'none', 'hospital', 'illness', 'surgery'],
    unless: String.raw`@cause|@death|@well|came back|malignant|it is cancer|it'?s cancer|stage|bad kind|benign|is clear|negative|positive|nothing to worry|says nothing|years? ago|showed|shows|confirmed|diagnos\w*|found cancer|with (?:him|her|them)`,
  },
  scan: {
    heard: String.raw`(?:ct|mri|pet|cat|bone|brain|head|lung|heart|chest|whole body) scans?|(?:a|the|my|his|her|for|next|body|mum's|dad's|did a|had a) scans?|scan (?:results?|on|tomorrow|tmrw|is|was|today|back)|mri|m\.r\.i|x-?rays?|ultrasound`,
    in: ['waiting-for-results', 'illness', 'pain', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|\d+ (?:wks?|weeks?)(?: scan)?|nuchal|pregnan*|babys?|heartbeat|anomaly|dating|twins|cancer|chemo|stage|nothing|malignant|spots|picture|bad news|scan clear|clear so far|no tumou?r|(?:is|was|came back) clear|due|bump|any\s?more there|barcode|document*|qr|ticket|passport|groceries|years? ago|showed|shows|revealed|confirmed|lit up|diagnos\w*|torn|slipped|herniated|fractur\w*|luggage|card|code`,
  },
  'blood-test': {
    heard:
      'blood (?:tests?|work|results?|drawn|taken)|bloods|bloodwork|drew blood|(?:had|took|taken) (?:her|his|my) blood',
    in: ['waiting-for-results', 'illness', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|pregnan*|cancer|clear|donat\w+|hcg|young bloods?|years? ago|showed|shows|confirmed|diagnos\w*|turned out|gang\w*|crips|jesus'? blood|of (?:jesus|christ|the lamb)|low|high|wrong`,
  },
  'waiting-for-word': {
    heard: String.raw`(?:wait\w+ for|till|until|in case|when) (?:the |my |a |her )?(?:phone|clinic|hospital|letter|call|post|doctor|envelope|surgery)(?: (?:rings?|calls?|to (?:go|ring|call|come)))?|still waiting|no news|haven'?t heard|hear(?:d)? nothing|nobody (?:has )?(?:rings|rang|called|tells)|(?:hasn'?t|not) (?:rung|called|come)|(?:five|seven|ten|\d+) working days|after the bank holiday|on holiday|be in touch|don'?t ring|every time the phone`,
    in: ['waiting-for-results'],
    unless: '@well',
  },
  lump: {
    heard: 'lumps?|gaanth|nodules?',
    in: ['waiting-for-results', 'illness', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|cancer|bad kind|stage|malignant|benign|sugar|throat|removed|lump sum|nothing|harmless|coal|turned out|dog|cat|chemo|in (?:the|my) mattress|lump it|years? ago|diagnos\w*|knee`,
  },
  mammogram: {
    heard: 'mammogra*|mammogramm*|breast (?:screening|clinic)',
    in: ['waiting-for-results', 'none', 'illness', 'hospital'],
    unless: String.raw`@cause|@death|@well|clear|cancer|stage|biops\w+|years? ago|showed|shows|diagnos\w*`,
  },
  smear: {
    heard: 'smear|pap test|colposcopy|abnormal cells|hpv',
    in: ['waiting-for-results', 'none', 'illness'],
    unless:
      '@cause|@death|@well|clear|cancer|campaign|smear(?:ed|ing)|smear on|name|sputum|smear (?:me|him|her|us|of)|blood|lipstick|butter|cream',
  },
  'inside-camera': {
    heard:
      'colonoscop*|polyps?|endoscop*|gastroscop*|camera (?:down|up) (?:me|him|her|my|his|the)|camera test',
    in: ['waiting-for-results', 'none', 'illness', 'hospital', 'surgery'],
    unless: '@cause|@death|@well|clear|cancer|stage|years? ago',
  },
  prostate: {
    heard: String.raw`prostr?ate?|psa (?:is|was|numbers?|levels?|tests?|results?|high|up|of|went)|(?:his|my|dad's) psa`,
    in: ['waiting-for-results', 'cancer', 'surgery', 'hospital', 'illness', 'none'],
    unless: String.raw`@cause|@death|@well|bones?|spread|stage (?:4|four)|clear|prostrate|years? ago|spine|gone (?:to|into)|secondar\w*|metasta\w*|liver`,
  },
  'breast-cancer': {
    heard: 'breasts? (?:cancer|ca)|(?:in|with) (?:the|her|my) breasts?',
    in: ['cancer'],
    unless: String.raw`@death|@well|spread|bones?|back|liver|lymph|stage (?:4|four)|mastectomy|clear|free|feeding|survivor|years? ago|scare|years ago|five years|battle against|research\w*|walk for|charity`,
  },
  'cancer-spread': {
    heard:
      'spread|metasta*|secondaries|(?:in|into|to|has) (?:the|her|his|my) (?:bones?|liver|lungs?|lymph nodes|brain|nodes|spine)(?: now| too)?',
    in: ['cancer'],
    unless: String.raw`@death|@well|(?:not|hasn'?t|not|let it|before it|if it|could|didn'?t) (?:\w+ )?spread|primary|only|early|tumou?r in|news|rumou?r*|spread (?:the word|joy|love)|shrunk|shrinking|weeks|hospice|palliative|dying`,
  },
  'stage-four': {
    heard: String.raw`stage (?:4|four|iv)|terminal(?:ly)? (?:ill|illness|cancer|disease|diagnosis)|(?:is|it'?s|was) terminal|advanced (?:cancer|stage|tumou?r|disease)|incurable|untreatable|inoperable`,
    in: ['cancer', 'illness', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|load(?: |-)?shedding|eskom|bus|airport|terminal (?:1|2|3|4)|exam|advanced (?:level|maths|math|class)|ferry|train|dialysis|years? ago|race|tour|festival|visa|competition|rehears\w*|romantic|optimist|beat|survived|weeks|hours|hospice`,
  },
  'cancer-back': {
    heard: String.raw`(?:cancer|tumou?r|leuk\w+|lymphoma|melanoma|myeloma)(?:'s| is| has)? (?:now )?(?:come |came )?back|(?:it'?s|it is|it has) (?:now )?(?:come )?back|(?:it|cancer) came back|recurr*|has returned`,
    in: ['cancer'],
    unless: String.raw`@death|@well|come back (?:clear|fine|clean)|came back (?:clear|fine|clean|as)|(?:not|doesn'?t|never|if|afraid|scared|fear|hasn'?t) (?:\w+ ){0,3}(?:come |came )?back|back (?:home|to school|at work|to work)|results? (?:came|come) back|positive|negative|benign|malignant|back from|it'?s back (?:pain|to)|sent back|biops\w*|results?|test`,
  },
  'cancer-stage': {
    heard: 'stage (?:1|2|3|one|two|three|ii|iii)|caught (?:it )?early|early stage',
    in: ['cancer'],
    unless:
      '@death|@well|load(?: |-)?shedding|eskom|spread|back|liver|bones|lungs|years? ago|nothing (?:more|they can)|weeks to live',
  },
  'brain-tumour': {
    heard: String.raw`brain tumou?rs?|tumou?rs? (?:\w+ )?(?:in|on|behind) (?:the|his|her|my|our) (?:\w+ )?(?:brain|head|eye|skull)|tumou?r on the brain|glioblastoma|glioma`,
    in: ['cancer', 'surgery', 'hospital', 'waiting-for-results', 'illness', 'none'],
    unless:
      '@cause|@death|@well|no tumou?r|benign|weds|years ago|cloudless|scare|hospice|palliative|inoperable|weeks to|days left|benign',
  },
  tumour: {
    heard: 'tumou?rs?',
    in: ['cancer', 'surgery', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|brain|head|behind|gone|no tumou?r|benign|shrunk|shrinking|removed|clear|spread|back|everywhere|came out|came away|phd|opened him|opened her|any treatment|each ache|study*|research*|years? ago|scare|inoperable|hospice|palliative|cannot operate|can'?t operate|bringing up|operated|taken out|scan is clear`,
  },
  'blood-cancer': {
    heard: String.raw`leuka?e?mi?a*|luk(?:e|i)mia|lymphoma|blood cancer|cancer of (?:the|his|her) blood|myeloma|hodgkin'?s?|bone marrow`,
    in: ['cancer', 'hospital', 'illness', 'none'],
    unless: String.raw`@cause|@death|@well|clear|remission|sample|match|donor|drawn|transplant|wait till|last days|time there is|time (?:that is )?left|stem cells|eyebrows|back|years? ago|signed up|regist\w+|hospice|palliative|as a child|survivor|beat`,
  },
  anaesthetic: {
    heard: String.raw`an?aesthe*|anesthe*|put(?:ting)? (?:me|him|her|them) (?:under|out|to sleep)|(?:going|goes|go) under(?: the anaesthetic)?|being put (?:under|to sleep)|waking up (?:from|after)|not wak\w+ up`,
    in: ['surgery'],
    unless:
      '@death|@well|under the knife|lorry|dog|cat|vet|consultant anaesthetist|i am an? an|business|years? ago|coma|this morning and|woke',
  },
  'the-surgeon': {
    heard: String.raw`(?:the |her |his |my |for |bless )?(?:surgeons?|surgen|surgeon's)(?: hands?)?`,
    in: ['surgery', 'hospital', 'cancer'],
    unless: String.raw`@death|@well|is (?:a|the) surgeon|as a surgeon|three surgeons|signed me off|signed off|plough*|yesterday|tree surgeon|i am a|said (?:he|she|it|there|that|no)|told (?:us|me)|operated on|has operated|did (?:it|his|her)|after (?:the|his|her) (?:op\w*|surgery)|vet|will never|says`,
  },
  bypass: {
    heard: String.raw`bypass*|open heart|heart (?:op|operation|surgery|valve)|valves?|(?:open|opening|openin) (?:up )?(?:\w+ )?(?:\w+'s )?(?:small |little |wee )?(?:chest|heart)`,
    in: ['surgery', 'hospital'],
    unless: String.raw`@death|@well|gas valve|valve shop|road|ring road|hole in|had (?:a|his|her) (?:\w+ )?bypass|after (?:the|his|her) bypass|following his|weeks after|years? ago|gastric|stomach|pipe\w*|water|pump`,
  },
  stent: {
    heard: String.raw`stents?|angiogram|angioplast*|angio|blocked arter\w+|(?:blocked|narrow\w{0,30}) vessels?|blockages? in (?:the|his|her|my) (?:heart|arter\w+)`,
    in: ['surgery', 'hospital', 'illness', 'waiting-for-results', 'none'],
    unless:
      '@cause|@death|@well|kidney|road|years ago|drain*|sewer|canal|river|tubes|brain|leg|bowel',
  },
  pacemaker: {
    heard: String.raw`pace\s?makers?|pacemaker|defibrillator`,
    in: ['surgery', 'hospital', 'illness', 'recovery', 'none'],
    unless: '@cause|@death|@well|years? ago|battery factory',
  },
  'hip-operation': {
    heard: 'hips?',
    in: ['surgery'],
    unless: '@death|@well|hip hip|dog|labrador|alsatian|years? ago',
  },
  'knee-operation': {
    heard: 'knees?|acl|meniscus|cruciate',
    in: ['surgery'],
    unless: '@death|@well|on my knees?|kneel*|dog|below the knee|section|years? ago',
  },
  'spine-operation': {
    heard: String.raw`spine|spinal|slipped discs?|disc|discs|(?:her|his|my|the) back (?:op|operation|surgery)|operat\w+ (?:on )?(?:her|his|my|the) back|vertebra*|scoliosis`,
    in: ['surgery'],
    unless: '@death|@well|back legs?|cone|years? ago|anaesthetic|epidural',
  },
  'eye-operation': {
    heard: String.raw`cataracts?|retina|eye (?:op|operation|surgery|camp)|bapuji's eyes|cornea`,
    in: ['surgery', 'none'],
    unless: String.raw`@cause|@death|@well|apple of|keep an eye|sore for|light on|eye on|all eyes|eyes on|blind already|optician|eye test|eye exam|foreign body|grinder|years? ago|donat\w*|dog|horse|transplant`,
  },
  appendix: {
    heard: String.raw`appendi\w+|apendi\w+|appendectomy`,
    in: ['surgery', 'hospital', 'illness'],
    unless: String.raw`@death|@well|book|chapter|had (?:his|her|my|an) append*|is out|years? ago|last (?:week|night|month|year)|yesterday|came out|was (?:taken|removed)|(?:took|taken) (?:it )?out|recover\w*|had (?:his|her|my|an|the|our)`,
  },
  tonsils: {
    heard: 'tonsils?|tonsillectomy|adenoids?|grommets?',
    in: ['surgery', 'hospital', 'illness', 'none'],
    unless: '@cause|@death|@well|tonsil stones|inflamed|years? ago',
  },
  hernia: {
    heard: 'hernias?',
    in: ['surgery', 'pain', 'illness', 'hospital', 'none'],
    unless: '@cause|@death|@well|years? ago',
  },
  gallbladder: {
    heard: String.raw`gall\s?bladder|gallbladder|gall\s?stones?|gallstones?`,
    in: ['surgery', 'illness', 'hospital', 'pain'],
    unless:
      '@death|@well|only her gallstones|mostly me|cancer|in spring|years ago|grand now|he used to|years? ago',
  },
  'womb-operation': {
    heard: String.raw`hysterectomy|(?:womb|uterus) (?:out|removed|taken out)|(?:take|taking|remov\w+) (?:out )?(?:\w+ )?(?:\w+'s )?(?:womb|uterus|ovar\w+)|fibroids?|ovarian cysts?|cysts?`,
    in: ['surgery'],
    unless: '@death|@well|kidney|brain|breast|skin|eye|knee|wrist|neck|baker',
  },
  'teeth-out': {
    heard: String.raw`wisdom (?:tooth|teeth)|(?:tooth|teeth|molar) (?:out|pulled|removed|taken out|extract\w+)|root canal|dentist|toothache|tooth\s?ache|jaw pain`,
    in: ['surgery', 'pain', 'none', 'hospital'],
    unless: String.raw`@cause|@death|@well|is a dentist|to be a dentist|dentistry|dental school|as a dentist|was a dentist|number|bridge|lovely|had a root|married|job|tooth fairy|jaw drop*|interview|jaw dropped|broken|cancer|tumou?r|jaws|dental nurse|baby|denture\w*|dentist(?:'s)? (?:wife|son|daughter|bill|chair)|milk tooth|braces`,
  },
  'child-operated': {
    heard: String.raw`my (?:little|small|wee|tiny) (?:boy|girl|lad|one|man|son|daughter)|our (?:little|small|wee|baby|tiny) (?:boy|girl|lad|one|son|daughter)|(?:he|she)(?:'s| is) (?:just |only )+(?:two|three|four|five|six|seven|eight|nine|[2-9])|(?:our|my|a|the) (?:newborn|toddler|babys?)|(?:[1-9]|two|three|four|five|six|seven|eight) (?:yr|years?|yo)(?: |-)?olds?|(?:hand|carry) (?:her|him) (?:over|in)|(?:she|he) is (?:[2-9]|two|three|four|five|six) and`,
    in: ['surgery'],
    unless: String.raw`@death|@well|my mother|my mum|my dad|my father|grand(?:ma|pa|mother|father)|nan|dog|cat|pregnan*|expecting|weeks|is the surgeon|has a tooth|surgeon,? operating|a young surgeon|i'?m a surgeon|c(?: |-)?section|caesar\w*|my wife|my partner|mind(?:s|ing)?|looks? after|i have an? (?:\w+ )?(?:year|yr|toddler|baby|newborn)|my (?:op|operation|surgery|knee|hip|back)|i(?:'m| am) (?:having|going|getting|due|booked|in for)|operate on me|me under|home with|who will`,
  },
  'operation-nerves': {
    heard:
      'scared|afraid|terrified|frightened|nervous|anxious|worried|bricking it|petrified|fear|nerves|panick*|panic|bit nervous',
    in: ['surgery'],
    unless:
      '@death|@well|nerve damage|trapped|yesterday|worried about (?:who|his|her|the|what)|without fear|last week|went|after|since|worked|recovery|woke',
  },
  'outside-theatre': {
    heard: String.raw`wheeled (?:down|in|off|away|into|through)|(?:she|he)(?:'s| is) (?:been )?in (?:the )?(?:theatre|surgery|operating)(?: room)?(?: now)?|in theatre|outside (?:the )?(?:theatre|operating)|(?:waiting|corridor) (?:room|outside)|vending machine|still in there|took (?:her|him) (?:down|in) (?:at|an?|ten|half)`,
    in: ['surgery', 'hospital'],
    unless:
      '@death|@well|thank|in theatre for|nurse|i work|went|prison|years? ago|musical|cinema|play|stage',
  },
  'operation-delayed': {
    heard: String.raw`(?:op|operation|surgery|procedure) (?:was |has been |have been |is |got |been |keeps? )?(?:getting )?(?:cancell?ed|postponed|put off|put back|delayed|moved|bumped)|(?:cancell?ed|postponed) (?:\w+ )?(?:op|operation|surgery)|waiting lists?|wait list|(?:months?|years?) (?:wait|on the waiting list)|(?:doctors?|nurses|hospitals?) (?:\w+ ){0,4}strike`,
    in: ['surgery', 'hospital', 'pain', 'illness', 'cancer', 'disability', 'waiting-for-results'],
    unless: String.raw`@death|@well|transplant|donor|kidney|council|housing|flat|school|flight|wedding|match|visa|job|train|exams?|teachers|lecturers|asuu|pickets?|picket line|factory|miners|moved (?:out|in|to)|lightning|hunger|uni*|bus drivers|air|party|nursery|to the shopping list|striker*|interview|hearing|court|match|concert|ferry|allotment|i'?m a nurse|we nurses|strike (?:pay|day|fund|week|action|at|is)`,
  },
  amputation: {
    heard: String.raw`amput\w+|los(?:t|e|ing) (?:his|her|my|one|both) (?:left |right |other )?(?:legs?|arms?|foot|hand|feet)|prosthe\w+|false leg|artificial leg|(?:take|taking|took|taken|cut|cutting) off (?:my|his|her|\w+'s) (?:left |right |other )?(?:leg|foot|arm)|(?:take|taking|took|taken|cut) (?:my|his|her|\w+'s) (?:left |right |other )?(?:leg|foot|arm) (?:off|below|above)`,
    in: ['surgery', 'hospital', 'disability', 'recovery', 'pain', 'illness', 'none'],
    unless: String.raw`@cause|@death|tree|fingers?|hands'? feeling|nothing more|broke(?:n)?|sheep|goat|dog|cat|donkey|stump (?:speech|of)|toe|toes|took my hand|isn'?t there|hurts|burns all night|vet|vet's|lad lost|friend lost|signed|fell asleep|worn out|good (?:boy|girl)|gas|pedal|accelerator|brake|poker|save (?:his|her|my|the)|saved`,
  },
  wound: {
    heard: 'stitches|stitched|stitching|wounds?|(?:her|his|my|the) scar|dressings?|wound infection',
    in: ['surgery', 'hospital', 'recovery', 'illness', 'cancer'],
    unless: String.raw`@death|in stitches|dressing gown|salad|mum's dressings|mums|old wounds?|war wounds?|knit*|wounded soldiers|emotional|inner|old scars?|stitch in time|of the heart|years? ago|self|myself`,
  },
  sepsis: {
    heard: 'sepsis|septic shock|meningitis|blood poisoning|mrsa',
    in: ['hospital', 'illness', 'surgery', 'none'],
    unless: String.raw`@cause|@death|@well|septic tank|no meningitis|tank|now home|is now|garden|can'?t have kittens|had sepsis|rising|yield|infection control|pregnan*|after (?:her|his|the) infection|chest infection|water infection|gone|tooth|ear|eye|throat|years? ago|recover\w*|as a (?:baby|child)|left (?:him|her|me)|deaf|since|vaccin\w*`,
  },
  mastectomy: {
    heard: String.raw`mastectom\w+|(?:take|taking|taken|remov\w+|cut\w{0,30}|lose|losing|lost) (?:off |away )?(?:\w+ )?(?:breasts?|boobs?)(?: off| away)?|breasts? (?:off|removed|taken)`,
    in: ['cancer', 'surgery', 'recovery'],
    unless: '@death|breast cancer scare|years? ago',
  },
  'intensive-care': {
    heard: String.raw`icu|itu|i\.c\.u|intensive care|hdu|high dependency|critical (?:condition|care)|critically ill`,
    in: ['hospital', 'illness', 'surgery', 'none'],
    unless: String.raw`@cause|@death|@well|from (?:icu|intensive)|out of (?:icu|intensive|itu)|left (?:icu|intensive)|switched|turn(?:ed)? off|moved|work(?:s|ing)? (?:in|on)|nurse in|i nurse|shift|nights? in|(?:icu|itu) nurse|my first|drunk driver who|opened|baby unit|new job|i start|posted to|talk of|scaffold*|years? ago|(?:was|were|been) in (?:the )?(?:icu|itu|intensive|hdu)|spent|lucky|sat up|sits up|asked for|switch\w*|goodbye|weeks ago`,
  },
  ventilator: {
    heard: String.raw`ventilat*|on (?:a|the) vent|life support|tubo|intubat*|breathing (?:tube|machine)|tube (?:in|down) (?:his|her|my) throat|machine (?:is )?breath\w+`,
    in: ['hospital', 'illness', 'surgery', 'none'],
    unless: String.raw`@cause|@death|@well|off (?:the|a)|switch\w{0,30}|turn(?:ed|ing)? (?:it )?off|at home|ventilation (?:shaft|system)|tire|tyre|years|turn off|discharge*|take (?:her|him) off|withdraw\w*|goodbye|let (?:him|her) go|no hope|brain|pub|church|roof|fan|air`,
  },
  coma: {
    heard: String.raw`(?:in|into) (?:an? |the |artificial )*coma|comatose|unconscious|won'?t wake up|hasn'?t woken(?: up)?|not woken(?: up)?|hasn'?t opened (?:his|her) eyes|unresponsive|still in (?:a |the )?coma`,
    in: ['hospital', 'illness', 'surgery', 'none'],
    unless:
      '@cause|@death|@well|woke up|has woken|opened (?:his|her) eyes|comma|dog|cat|vet|before the|teenager|to school|alarm|turn(?:ed)? off|went into|brain dead|brain is|must choose|anaesthetist|frightens|at the wheel|years? ago|bias|food coma|unconscious (?:mind|thing|fear|habit)|(?:beat|beaten|hit|punched|choked|strangled|knocked) me|was in (?:a )?coma|drunk|for school|in the morning|goodbye|no hope',
  },
  trolley: {
    heard: String.raw`trolley|(?:no|still no|wait\w{0,30} for a) beds?|only the corridor|on a chair in|hours in a&e|hours in (?:the )?casualty`,
    in: ['hospital', 'illness'],
    unless: '@death|@well|load the trolley|supermarket|tea trolley|shopping',
  },
  emergency: {
    heard:
      'ambulance|a&e|a & e|a and e|emergency (?:room|dept|department|ward)|casualty|rushed|blue lights?|airlifted|999|911|collapsed|stretcher',
    in: ['hospital', 'illness'],
    unless:
      '@death|@well|journalist*|ambulance (?:drivers?|crew|man|staff|depot|service|worker)|my job|i drive|drive(?:s)? (?:an|the)|nurse (?:in|on)|shift|i work|works? (?:in|on|at|as)|sent (?:him|her) home|home now|until the ambulance|till the ambulance|calls?|junior|ward|icu|rushed (?:into|the job|past|decision|out|through)|new job|doctors? (?:in|at) a&e|is a doctor|night in a&e|years? ago|last (?:year|month)|exam|scribe|operator|nights at|paramed*|on the ambulance|intensive care|stroke unit|waiter|in rehab|operat*|surgery|crew|as a|is mended|better|last week|last month|discharged|was rushed to (?:the )?(?:wedding|altar)|emergency (?:fund|exit|landing)|in labour',
  },
  oxygen: {
    heard: String.raw`oxygen|pneumon\w+|bronchiolitis|fluid (?:on|in) (?:the|his|her|my|both) lungs?|water (?:on|in) (?:the|his|her|my) lungs?|both lungs|lungs|rsv|pleurisy|breathing (?:problems?|difficult\w+|trouble)|trouble breathing|her breathing|his breathing|struggling (?:to|for) breath*`,
    in: ['hospital', 'illness', 'recovery'],
    unless: String.raw`@death|@well|cancer|tumou?r|transplant|concentrator business|syringe|small lungs|black lung|sing|lungs of|top of (?:my|her|his) lungs|oxygen (?:plant|to|cylinder(?:s)? for)|baby's lungs|(?:in|into|to) the lungs|fibrosis|vent*|diving|divers?|dive|panic|stop(?:s|ped) breathing|sanctuary|tb|cough(?:ed|ing)? up|come home today|came home today|oxygen mask|spread|on fire`,
  },
  asthma: {
    heard: String.raw`asthm\w+|asma|inhalers?|wheez\w+|copd|emphysema`,
    in: ['illness', 'hospital', 'none', 'disability', 'sleeplessness'],
    unless: String.raw`@cause|@death|@well|years without|grew out|dog|organ|bellows|accordion|harmonium|desk|mortgage|only child|no legs|as a (?:child|kid|boy|girl)|used to have|engine|car|van|laugh\w*|years? ago|dog`,
  },
  'heart-attack': {
    heard: String.raw`heart attacks?|cardiac arrest|angina|(?:had|have) an attack heart|heart(?:'s| is) (?:weak|bad|failing|not right)|heart failure|heart condition|weak heart|heart trouble|heart disease|cardiomyopathy|irregular heart\w{0,30}|afib|arrhythmia`,
    in: ['illness', 'hospital', 'recovery', 'surgery', 'caring-for-someone'],
    unless: String.raw`@death|@well|anxi*|panic|gave me a heart attack|nearly gave|(?:will|would|going to) (?:have|give)|scare|my heart is weak (?:for|with)|took (?:him|her|my)|dropped|years ago|brokenhearted|lost (?:my|our|his|her)|of a heart attack|gone|hernia|widow|transplant|dog|cat|vet|risk|prevent\w*|heart attack(?:s)? run|aed|course`,
  },
  stroke: {
    heard: '(?:massive |major |minor |bad |second |third )?strokes?|stroke unit|brain attack',
    in: ['illness', 'hospital', 'none', 'recovery'],
    unless: String.raw`@cause|@death|@well|(?:since|after) (?:his|her|the|my|a) stroke|years|stroke of (?:luck|genius|midnight)|at the stroke|breast\s?stroke|strok(?:ed|ing)|swimm*|backstroke|afraid of|fear of|mild stroke scare|he strokes|she strokes|i stroke|strokes (?:her|his|my|the)|cancelled|pay a stroke|not a stroke|brush|cat|dog|stroke his|stroke her|to stroke|different strokes|putt|whole sentences|used to|gone|that night|now he|she speaks|lost (?:him|her)(?! (?:speech|words|voice|balance|sight|memory))|lane|first stroke of|pen|risk|scare|warning|prevent\w*|could have|keyboard|artist|rowing|golf swing|mini stroke|of (?:a|the) (?:pen|brush|clock)|heat\s?stroke|sun\s?stroke`,
  },
  'no-speech': {
    heard: String.raw`(?:can'?t|cannot|cant|couldn'?t|can not|not able to|unable to|could not) (?:yet |really |even )?(?:speak|talk|say)(?: (?:yet|properly|a word|anything|or \w+|any more|clearly|well))?|lost (?:his|her|my) (?:speech|words)|(?:find|get) (?:his|her|my|the) words?(?: out)?|aphasia|(?:his|her|my) speech (?:is |has |was )?(?:gone|slurred|bad|not)|slurred|slurs`,
    in: ['illness', 'hospital', 'recovery', 'disability'],
    unless: String.raw`@death|@well|autis*|non\s?-?verbal|(?:five|four|six|three|[2-9])(?: years?)?(?: old)?,? and|speaks? again|voice box|deaf|sign|thing you write|mute|(?:can'?t|cannot) say (?:no|it|what|why|how|that|the)|(?:can'?t|cannot) talk (?:to|about)|(?:can'?t|cannot) speak (?:to|of|about|english|the)|dementia|alzhei*|born|dog|years|good as it|whole sentences|english|german|french|swedish|language|(?:can'?t|cannot) speak (?:up|out|for|with)|laryngitis|lost (?:his|her|my) voice|mother tongue|quarrel\w*|not speaking to`,
  },
  'wants-home': {
    heard: String.raw`(?:let|get|bring|send) (?:me|him|her|them|us|mum|mam|dad|mummy|granny) (?:\w+ )?(?:go |come |back )?home|wants? to (?:go|come|be|get) home|(?:be|come|get|go|back) home (?:soon|by|for|in time|before|quick\w{0,30})|keep(?:ing)? (?:me|him|her) (?:in|overnight)|kept (?:me|him|her|in|our \w+|my \w+)\s?(?:in|overnight)?|when (?:he|she|i|they) (?:can |will )?(?:comes?|gets?|go) home|want my own bed|own bed|own kettle`,
    in: ['hospital', 'surgery', 'recovery'],
    unless: String.raw`@death|@well|not (?:be )?coming|die|care home|nursing home|prison|drink*|sober|clean|home to (?:die|god|jesus|glory)|country|village|boarding|i wish only|home (?:now|today|yesterday)|kept me (?:going|alive|safe|company|sane)|keep (?:me|him|her) in (?:mind|your|the|touch|line)|came home|till she comes|counting kicks|antenatal|pregnan*|hospice|palliative|last (?:days|weeks)|psych\w*`,
  },
  'bedside-far': {
    heard: String.raw`far away|so far (?:away|from (?:her|him|them|mum|dad|my|home))|abroad|overseas|(?:cannot|can'?t|cant|couldn'?t|could not|not able to) (?:be (?:there|with (?:him|her|them|mum|dad|my))|get there|go back|get home to|go home to|fly (?:to|home to|over|back)|visit (?:him|her|them|mum|dad|my))|miles away|other side of the world|no leave|asked leave|flight(?:s)? (?:is|are|costs?) (?:too|so|full|cancelled)|by (?:video|whatsapp)|video\s?call|only (?:by|over|on) (?:the )?(?:phone|video)`,
    in: ['hospital', 'surgery', 'illness', 'cancer', 'recovery'],
    unless: String.raw`@death|@well|so far (?:so|clear|it|he|she|no|the|from (?:me|himself|herself))|(?:can'?t|cannot) (?:come|go|get) (?:home )?(?:to (?:the )?(?:terms|toilet|church|work|school|sleep|bed)|up|down|out|off|in|back to (?:work|sleep))|can'?t come in|can'?t (?:hold|visit|travel) (?:a|it|on|his|her|my|water|anything|up)|can'?t (?:get|go) (?:to|home to) (?:sleep|the)|dog|holiday|study abroad|hear the|lifted|no longer|walk|camper|wheel*|doctor abroad|treatment abroad|carry on|(?:surgery|operat\w*|hospital) abroad|went abroad|went overseas|(?:doctor|gp|clinic|consultant) (?:by|over|on)|for treatment|specialist|far away from (?:god|me|the)`,
  },
  'lies-alone': {
    heard: String.raw`(?:all |lying |lies |is |am |there |sits |in there )alone|(?:is|am|lies|lying|there|hospital) (?:in hospital |in there |there |all )?(?:on|by) (?:his|her|my) own|gets? no visit\w+|no visitors|nobody (?:visits|comes|to visit)|no\s?one (?:visits|comes|to visit)|has (?:no\s?one|nobody)(?: else)?|lonely`,
    in: ['hospital', 'surgery', 'illness', 'cancer', 'recovery', 'pain'],
    unless: String.raw`@death|@well|my own (?:house|bed|kettle|kids|business|two feet|feet)|leave (?:me|us|him|her) alone|on (?:my|his|her|their) own (?:two|feet|shop|house|again|fingers)|own fingers|(?:raising|cooks?|walked|walk|steps?|stand\w{0,30}) (?:\w+ ){0,3}(?:alone|own)|let alone|pain alone|live alone|waiting room|airlifted|(?:went|came|go) on (?:my|her|his) own|can (?:now )?\w+ (?:on|by)|mine alone|dog|cat|sleep alone|by themselves|at home|walk\w*|breath\w*|eat\w*|is alone with`,
  },
  'visiting-hours': {
    heard: String.raw`(?:ten|five|fifteen|10|15|5|thirty|30) minutes (?:by|a day|with|at|through)|visiting (?:hours|time|is)|no visitors|won'?t let (?:us|me|anyone|anybody) (?:in|see|near|stay)|(?:not|aren'?t|isn'?t) allowed (?:in|to see|to visit|visit\w{0,30}|to stay)|through (?:the |a )?glass|by the glass|only (?:her|his|one) (?:husband|wife|mother|mum|person|parent)(?:'s)? (?:let|allowed)|can'?t come (?:in )?past`,
    in: ['hospital', 'surgery', 'illness', 'cancer'],
    unless:
      '@death|@well|prison|detention|jail|museum|stained|remand|inmate|prisoner|day case|cell|wing|fishbowl|ex|contact|social worker|custody|refuge|looking glass',
  },
  'the-nurses': {
    heard:
      '(?:the|these|those|all|good|kind|poor|two|night|only two|few|bless|his|her|my) nurses|nurses (?:are|have|were|and|who|here)|short (?:staffed|of nurses)|(?:only )?one nurse|not enough nurses',
    in: ['hospital', 'surgery', 'cancer', 'illness', 'recovery'],
    unless: String.raw`@death|i(?:'m| am) (?:a|the|an|one)|my nurses|we nurses|nurses? on strike|strike|union|manage|mean|rude|slap*|cheeking|at home|student nurses|i work|matron|school|nurses'? home|ward sister|picket|(?:my|our) \w+ is a nurse|colleagues?|staff|nursing|nurses and (?:me|i)|rota|shift|pay`,
  },
  'ward-nights': {
    heard: String.raw`next bed|bed (?:next|opposite|beside|across)|other beds?|shared ward|(?:woman|man|lady|lad|fella|girl|boy) (?:in|opposite) (?:the |in )?(?:next|opposite|other|bed|me)|six beds|ward (?:is )?(?:noisy|loud)|snor\w+|corner bed|can'?t sleep (?:on|in) (?:the|this) ward|lie awake in it|lights on all night`,
    in: ['hospital'],
    unless: '@death|my first night|i am (?:only )?his|nurse',
  },
  'long-stay': {
    heard: String.raw`day (?:\d\d|[4-9])|(?:second|third|fourth|two|three|four|five|six|seven|\d+) (?:weeks?|months?) (?:in|on|now|of|here|already)|(?:second|third|fourth) (?:week|month)|(?:for|since) (?:\w+ )?(?:weeks|months|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|diwali|eid)`,
    in: ['hospital'],
    unless: String.raw`@death|@well|vet|vet's|dog|cat|new job|work|rehab(?:ilitation)? (?:ward )?starts|coma|pregnan*|antenatal|prison|placed|icu|ventilator|born|incubat*|nicu|twin`,
  },
  'right-specialist': {
    heard: String.raw`(?:to|at|in) (?:another|a better|a bigger|the bigger|the big|a big|a different) (?:hospital|clinic)|transfer to|transfer (?:mama|him|her|me|mum|dad|mother|father) to|(?:see|find|need|needs|good|better|right) (?:a |the |an? \w+ )?specialist|specialist (?:can'?t|cannot|appointment)|second opinion|refer(?:red|ral)|better hospital|find a place|cannot do more|can'?t do more`,
    in: ['hospital', 'illness', 'cancer', 'pain', 'waiting-for-results', 'disability', 'surgery'],
    unless: String.raw`@death|@well|embryo|transferred (?:the )?money|to another (?:prison|school|parish)|i(?:'m| am) a consultant|work|is a (?:consultant|specialist)|as a|consultant said|explain\w{0,30}|secretary|consultants? (?:wants|is|says|explain\w{0,30}|said|rings|on)|nothing more|embryo|hospice|rehab`,
  },
  'care-from-afar': {
    heard:
      'far away|so far (?:away|from)|abroad|overseas|once a month|(?:by|over) (?:the )?phone|only (?:by|on) the phone|(?:my|two) (?:sisters|brothers) are far|(?:hours|miles) away|by (?:video|whatsapp)|send money',
    in: ['dementia', 'caring-for-someone', 'disability'],
    unless:
      '@death|my brother abroad|holiday|work(?:ed)? abroad as|on the phone (?:at|to) work|dubai job|live-in|live in carer',
  },
  diabetes: {
    heard: String.raw`diabet*|sugar (?:is|was|levels?|level is|up|high|count|at|has|disease)|blood sugar|(?:my|her|his|amma's|dad's|mum's|mama's) sugar|(?:has|have|got|the|high) sugar|sugar (?:and|with) pressure|insulin`,
    in: ['illness', 'hospital', 'disability', 'caring-for-someone', 'pain', 'none'],
    unless: String.raw`@cause|@death|@well|pregnan*|gestational|controlled|don reverse|reversed|sugar (?:cane|factory|price)|the sugar (?:in|for|bowl|out|factory)|her sugar dad*|foot off|leg off|legs from|sugar rush|bake*|cake|jam|tea|coffee|mums insulin|mum's insulin|no sugar|amput*|lost (?:his|her|both) legs?|insulin price|baby|i inject|normal|company|second leg|retrenched|outlive|amputat*|leg below|knee|expensive|pric\w*|costs?|bread|flour|bags? of|kilo|shop|market|ration\w*|bowl|lumps?|negative|prediabet\w*|father died|sugar (?:daddy|baby|mummy)`,
  },
  kidneys: {
    heard: String.raw`kidneys?(?: \w+)? (?:fail\w{0,30}|shut\w{0,30}|stopp\w{0,30}|trouble|disease|problem\w{0,30}|are|is|function|not)|renal|nephr\w+|creatinine`,
    in: ['illness', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|stones?|transplant|donor|dialysis|back by themselves|new kidney|dog|cat|labrador|from his own|match|giving|normal|on ice|stranger|beans|pie|give|donat\w*|sell`,
  },
  dialysis: {
    heard: 'dial[yi]s[ie]s|dialysing',
    in: ['illness', 'hospital', 'disability', 'caring-for-someone', 'none'],
    unless: String.raw`@cause|@death|@well|turned off|off (?:the )?dialysis|no more dialysis|stop\w{0,30}|no longer|her wish|refus*|free of|without dialysis|nurse|needs? a kidney|i work|technician|since the new`,
  },
  'kidney-stone': {
    heard:
      '(?:kidney|gall|bladder) stones?|stones? in (?:the|my|his|her) (?:kidney|bladder)|passing a stone',
    in: ['pain', 'illness', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|gall\s?stones?|gallstones?|passed|take out the stone|rolling|stone wall|operat*|cut out`,
  },
  seizures: {
    heard: String.raw`seizures?|epilep\w+|(?:has|having|more|his|her|bad) fits|fits again|convuls*`,
    in: [
      'illness',
      'hospital',
      'disability',
      'none',
      'surgery',
      'caring-for-someone',
      'sleeplessness',
    ],
    unless:
      '@cause|@death|@well|no fits|fits of (?:laughter|giggles|rage|temper)|the fits and starts|seized|property|assets|seizure of|dog|cat|nothing fits|years? without|free|turned us down|cars?|shop|years ago|goods|customs',
  },
  fever: {
    heard: String.raw`fevers?|high temp|(?:his|her|my|a|has) temperature|temperature (?:of|is|39|40|38)|temp (?:of|is|at)|burning up with (?:the |a )?fever|(?:3[89]|40|41)(?:\.\d)? (?:fever|temp*)|fever of`,
    in: ['illness', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|broke|came down|come down|gone|hay\s?fever|cabin fever|fever pitch|glandular|scarlet fever scare|exam fever|election|football fever|baby fever|malaria|typhoid|dengue|lassa|wedding fever|spring fever|lupus|stage|room temperature|outside|water temp*|ice|freez*|minus|heat\s?wave|cow|calf|goat|sheep|horse|dog|pig|swine|low temp*|degrees (?:in|outside|heat)|laid to rest|forget|charts?|loading|isn'?t ill|went in the night|left (?:her|him)|since (?:the|a|that|my|her|his) (?:\w+ )?fever|long back|after (?:the|a|her|his) fever|room|weather|summer|sun|years? ago|engine|oven|feverish\w* work`,
  },
  malaria: {
    heard: 'malaria|typhoid|dengue|chikungunya|cholera|lassa',
    in: ['illness', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|outbreak|nets?|campaign|going around|everywhere|village|villages|malaria zone|up and about|research|prophylaxis|after the flood|flood|camp|mission|preach*|years? ago|orphan\w*|tablets? for|vaccin\w*|as a child|prone|season|trip|travel\w*`,
  },
  tuberculosis: {
    heard: 'tb|tuberculosis',
    in: ['illness', 'hospital', 'none'],
    unless:
      '@cause|@death|@well|ward|clinic|nurse|cattle|herd|badger|cows?|reactor|test|farm|heifer*|bulls?|years? ago|negative|as a child|tbh|tbc|mark on',
  },
  hiv: {
    heard: String.raw`hiv|h\.i\.v|arv|arvs|antiretroviral*`,
    in: ['illness', 'none', 'hospital', 'disability'],
    unless: '@cause|@death|@well|test|negative|results?|clinic|orphan*|campaign|project|ministry',
  },
  covid: {
    heard: 'covid|corona|c19|covid-19|rona',
    in: ['illness', 'hospital'],
    unless: String.raw`@death|@well|(?:since|after|during|before|for|twice for|third time since|in) covid|long covid|post covid|covid (?:times|years|letter|lockdown|fund|loan)|lockdown|job|cancelled|corona (?:beer|time)|years|took|beat|hallway|negative|vaccin\w*`,
  },
  'cough-and-flu': {
    heard:
      'flu|influenza|cough*|chest infection|bronchitis|croup|whooping|tonsillitis|bad cold|heavy cold|a cold|sore throat|strep|ear infections?|earache',
    in: ['illness', 'hospital'],
    unless: String.raw`@death|@well|cancer|tumou?r|blood|cough(?:ed|ing|s)? up|months|since diwali|whooping cranes|cold (?:feet|shoulder|turkey|house|night|snap|weather|room|bed|case)|in a cold|such a cold|coughs? (?:that|to)|a cold (?:call|hard|bath|shower|pint|house|place|country|one|wind|day|night|spring|morning|bed|room|heart|street)|swine|bird flu|avian|coal|dust|silicosis|copd|tb|theatre|audience|cow|calf|dog|kennel|horse|asthma|oxygen|on the ward|hiv|lungs|spit|covid|years|won'?t go|flu\s?jabs?|influence|has a cold|pneumonia|cigarette*|smok*|engine|car|tractor|winter|so much as|hodgkin*|five a side|cancer|icu`,
  },
  'whole-house-ill': {
    heard: String.raw`whole (?:house|family|household|home|lot of us) (?:\w+ ){0,2}(?:sick|ill|down|poorly|flu|covid|bug|norovirus|vomiting|dengue|malaria|fever|infected|infection)|(?:flu|covid|dengue|norovirus|bug|fever|malaria) in (?:\w+'s |\w+ |the )?(?:whole |the whole )(?:house|family|home)|(?:all of us|everybody|everyone) (?:is |are )?(?:sick|ill|poorly)|all (?:three|four|five|six) of us (?:\w+ ){0,2}(?:sick|ill|down|poorly|infection|flu|bug|covid|fever)|flu all (?:three|four|five|six) of us|half the home`,
    in: ['illness'],
    unless: String.raw`@death|@well|the whole family (?:worr\w+|pray\w{0,30}|depends|is (?:worried|praying|waiting|crying|scared))|are praying|loves|shop|whole family's|wait*|for the whole family|down (?:in|here|there)|upside down|turkey|dog|pray\w*|visit\w*|sick with worry|let(?:ting)? (?:us|me) down`,
  },
  'no-diagnosis': {
    heard: String.raw`(?:can'?t|cannot|don'?t|do not|doesn'?t|couldn'?t|nobody|no one|not|none) (?:can )?(?:\w+ )?(?:find|know|knows|tell|say|says|explain) (?:us |me |yet )?(?:out )?(?:what(?:'s| is| it| causes|s)?|why|the cause|anything|a cause|the reason|a reason|how come)|undiagnosed|no diagnosis|without a diagnosis|(?:third|fourth|fifth|sixth|another|3rd|4th|5th) (?:doctor|specialist|clinic)|mystery illness|nothing (?:shows|wrong|to find|is found|on the scan)|(?:tests?|scans?) (?:show|shows|found|find) nothing|can'?t find (?:it|anything|nothing|the)`,
    in: ['illness', 'pain', 'hospital', 'disability'],
    unless: String.raw`@death|@well|(?:don'?t|doesn'?t|do not|cannot|can'?t|nobody) (?:\w+ )?(?:know|tell|say|says|explain|find) (?:\w+ )?(?:what (?:to|he|she|i|we|they|life|day|year|else|for|will|happens|god|comes|was|the (?:future|day))|why (?:i|he|she|they|you|we|god|her|his|my)|(?:how come))|nothing wrong with|anything (?:about|of|to|else|in|but|yet)|(?:doesn'?t|does not) know|know what day|know what(?:'s| is) (?:real|true|happen\w{0,30}|going|coming|next|best|right|wrong)|nobody says|won'?t tell|won'?t say|which year|nobody can tell|nobody (?:will )?tells?|kids|job|work|school|cat|dog|husband left|stolen|wallet|keys|passport|body|missing|till the`,
  },
  'not-believed': {
    heard: String.raw`(?:don'?t|doesn'?t|nobody|no\s?one|won'?t) (?:\w+ )?believes? (?:me|her|him|the pain)|all in (?:my|her|his|your) head|(?:oh|but|say|says|said) (?:oh )?(?:but )?you look (?:so )?(?:well|fine|grand|ok|healthy|normal|good)|says? i'?m grand|(?:told|tell) (?:me|her|him|them) (?:to )?take paracetamol|only (?:stress|nerves|anxiety)|it(?:'s| is) (?:just|only) (?:stress|nerves|anxiety)|(?:putting|making|make|makes) it (?:on|up)|attention seek*|invisible`,
    in: ['pain', 'illness', 'disability'],
    unless: String.raw`@death|@well|psychi*|believe in god|believe my luck|attack|i (?:\w+ )?(?:don'?t|didn'?t|can'?t) believe|make it up (?:to|the|those)|makes it up`,
  },
  'refuses-doctor': {
    heard: String.raw`won'?t (?:see|go to|hear of|let) (?:a |the |any(?:one|body)?|his |her )?(?:doctors?|gp|hospital|clinic|going in|anyone|till)|won'?t (?:go in|go to|listen|take (?:his|her|the|any) (?:med\w{0,30}|tablets?|pills?|insulin))|(?:refus\w+|too stubborn|too proud|doesn'?t want) (?:to )?(?:go to|see|take|the) (?:a |the |his |her )?(?:doctor|hospital|gp|clinic|med\w{0,30}|tablets?|pills?|treatment)|refuses (?:treatment|help|medicine)|too stubborn`,
    in: ['illness', 'hospital', 'pain', 'dementia', 'caring-for-someone', 'waiting-for-results'],
    unless: String.raw`@death|@well|physio*|stubborn (?:as|woman|man|in a)|is stubborn and i said|council|jab|weans?|won'?t listen to (?:me|us) about (?:the )?(?:boy|girl|school)|stubborn (?:child|goat|donkey|mule|stain|weeds|cough|cold|pain|ache)|depress*|addict*|drink*|rehab|psycho*|debt|landlord|money|cow|bull|heifer|horse|mule|teenager|homework|exam|marry|knee|keep him going|any more chemo|hospice|dying`,
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
    unless:
      '@death|@well|bill (?:is|was|has|and|in|goes|from|had|who|next)|uncle bill|for bill|old bill|named bill|job|pay(?:ing)? attention|duck|buffalo bill|our bill|my bill|gambl*|paid people|insurance (?:broker|office|salesman)|house insurance|school fees',
  },
  'medicine-missing': {
    heard: String.raw`(?:run out of|ran out of|running out of|out of|can'?t get|cannot get|can'?t find|couldn'?t get|low on) (?:the |his |her |my |any |more )?(?:tablets?|medicines?|meds|medication|insulin|inhalers?|pills|antibiotics?)|no (?:insulin|inhalers?|antibiotics)|(?:medicine|drugs?|tablets?|insulin) (?:is|are|has|have) (?:finished|run out|not (?:come|arrived|available)|out of stock)|insulin runs out|tablet finish|medicine shortage|parcel with (?:my|his|her|the) (?:medicine|tablets?|insulin)`,
    in: ['illness', 'hospital', 'pain', 'cancer', 'none', 'caring-for-someone'],
    unless: String.raw`@cause|@death|clean|sober|without drugs|no drugs|off drugs|drug free|sleep without|slept without|without pills|without tablets|no more|no pills|no medication (?:helps|works)|prison|rehab|hydro|don'?t want|shop|touches|helps|in the pharmacy|i am the pharmacist|thank|hid|sneak\w*|talk\w* (?:him|her) out of`,
  },
  lupus: {
    heard: String.raw`lupus|auto\s?immune|autoimmune|sjogren\w{0,30}|vasculitis|sarcoid\w{0,30}|crohn'?s?|chrons|colitis|ibd`,
    in: ['illness', 'pain', 'hospital', 'disability', 'none'],
    unless: '@cause|@death|@well',
  },
  'multiple-sclerosis': {
    heard: String.raw`(?:has|have|with|my|her|his|got|of|the|mums|mum's|moms|having) m\.?s|multiple sclerosis|ms (?:and i|diagnos\w+|flare|relapse|nurse)`,
    in: ['illness', 'disability', 'caring-for-someone', 'none', 'pain'],
    unless: String.raw`@cause|@death|@well|(?:my|the|of|with|her|his|has|have|got|having) ms (?!i |and|but|for|since|it|is|has|makes|means|takes|diagnos\w*|flare|relapse|nurse|this|now|in|at|too)[a-z]+|the ms (?:a|t|s|is (?:due|late|submitted))|manuscript|publisher|ms word`,
  },
  parkinsons: {
    heard: String.raw`parkinson'?s?|parkinsonism|parkinsons`,
    in: ['illness', 'disability', 'caring-for-someone', 'dementia', 'hospital', 'none', 'pain'],
    unless: String.raw`@cause|@death|mr\.? parkinson|parkinson'?s? (?:shop|farm|law)|nurse`,
  },
  'motor-neurone': {
    heard: String.raw`motor neurone?(?: disease)?|mnd|(?:has|with|have|of|got) als|lou gehrig\w{0,30}|huntington'?s?|muscular dystrophy`,
    in: ['illness', 'disability', 'caring-for-someone', 'none', 'hospital'],
    unless: '@cause|@death|i learn if|carrying|answer|test|results?|might have',
  },
  'blood-pressure': {
    heard: String.raw`(?:high |her |his |my )?blood pressure|bp|(?:high|low|pressure) bp|hypertens\w+|(?:sugar and|and) pressure|pressure (?:is |was )?(?:very |too |so )?high|till di pressure`,
    in: ['illness', 'hospital', 'pain', 'none', 'sleeplessness'],
    unless: String.raw`@cause|@death|@well|pregnan*|weeks|labour|preeclamp*|pre-?eclamp*|baby|low (?:blood )?pressure|pressure (?:is|comes|high|too) (?:on|from|at|much)|(?:and|under|work|exam|peer|water|tyre|school|family) pressure (?:to|of|on|at|from)|and pressure|oil|petrol|bp (?:garage|station|pension)|tyre|exam|boss|deadlines?|job|all blacks|rugby|football|match|referee|twins|low bp|bp (?:is |was )?(?:very |too |so )?low|dropp\w+|(?:is|was|too|so|very) low|work`,
  },
  'blood-clot': {
    heard: String.raw`blood clots?|clots?|dvt|embol\w+|thrombos\w+`,
    in: ['illness', 'hospital', 'surgery', 'none'],
    unless:
      '@cause|@death|@well|you clot|clotted cream|stroke|miscarr*|pregnan*|weeks|embolden*|embryo|gone',
  },
  'brain-bleed': {
    heard: String.raw`burst aneurysm|(?:bleed|bleeding|bleeds|blood) (?:on|in) (?:the|his|her|my) brain|brain (?:bleed|haemorrhage|hemorrhage)|brain injur\w+|head injur\w+|subarachnoid`,
    in: ['illness', 'hospital', 'surgery', 'disability', 'recovery', 'caring-for-someone'],
    unless: '@death|@well|birth|pregnan*|labour|miscarr*|years|rugby rules|brain dead|goodbye',
  },
  liver: {
    heard: String.raw`liver (?:is|not|fail\w{0,30}|disease|trouble|problem\w{0,30}|cirrhosis|function)|cirrhosis|jaundice\w{0,30}|(?:gone|went|he's|she's) yellow(?: as)?|hepatitis`,
    in: ['illness', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|newborn|babys?|bilirubin|weeks|yellow (?:kitchen|dress|paint|bird|flowers?|door|leaves|jacket|card|jersey|sticker|van|coat|hat)|leaves|field|wheat|rape|maize|vest|grass|helmet|cancer|transplant|weevil|walls?|is yellow (?:with|and)|is yellow now and|light|traffic|amber|paper|pages|photos?|jab|vaccin\w*|liver and`,
  },
  burn: {
    heard: String.raw`(?:got |is |was |been )?(?:burns?|burned|burnt|scald\w{0,30}) (?:his|her|my|on|from|hands?|arms?|legs?|face|badly|in|with|unit|ward|herself|himself)|burns|scald\w{0,30}|boiling (?:water|tea|oil)`,
    in: ['illness', 'hospital', 'surgery', 'recovery', 'pain'],
    unless: String.raw`@death|@well|burns (?:like|all night|from|from morning|in (?:my|her|his)|when)|joints?|shingles|knees?|foot that|burn(?:s|ed|t)? out|burns night|back|pepper|neck|nerve|heart\s?burn|shoulder|burned down|house burn*|calories|elbow|stump|neuralgia|feet|phantom|on fire`,
  },
  'broken-bone': {
    heard: String.raw`brok(?:e|en) (?:\w+ )?(?:his|her|my|an?|the|both|two)\s?(?:left |right |other |both )?(?:arms?|legs?|wrists?|ankles?|hips?|collar\s?bone|collarbone|foot|feet|ribs?|nose|elbow|thumb|finger|shoulder|neck|back|pelvis|femur|bones?|toe|leg)|broken (?:arm|leg|wrist|ankle|hip|collarbone|foot|ribs?|bones?|elbow|shoulder|femur|pelvis|toe|knee)|(?:arm|leg|wrist|ankle|hip|foot|ribs?|hand|elbow) (?:is |are |was )?(?:broke|broken|snapped|cracked|smashed)|fractur\w+|in plaster|in (?:a )?cast|cast (?:off|on)|ribs cracked`,
    in: ['illness', 'hospital', 'surgery', 'pain', 'recovery', 'none'],
    unless: String.raw`@cause|@death|thank(?:s| you) (?:god|be)|didn'?t break|nothing (?:is )?broken|break a leg|broken (?:hearted|home)|cast (?:off|on) (?:your|my|all|stitches|the|eighty|a hundred|sixty)|cast of|pantomime|play|film|years ago|dog|cat|horse|lamb|ewe|goat|cow|calf|(?:dad|father|he|mum|she|husband) broke my|when i broke|the day (?:he|she|i) broke|old break|since i broke|broke (?:his|her|my) (?:back|neck) (?:for|to|working|at)|who broke|lawyer|compensation|marriage|husband broke|he broke my|beats?|hit me|fist|boyfriend|ex|dance again|cannot carry water|pigeon|bird|owl|swan|wing|chair|table|fractured (?:family|relationship|church|country|marriage|friendship|community|nation|world)|cast iron|broken (?:arm|leg|back|foot) of (?:the|a)|violence|neighbour hit`,
  },
  accident: {
    heard: String.raw`accident|(?:car|bike|motorbike|motorcycle|bus|train|road|boda) crash(?:ed)?|crashed (?:his|her|my|the|our)|in (?:a|the) crash|after (?:a |the )?crash|junction crash|hit by (?:a|the)|knocked (?:down|over|off)|run over|fell (?:off|from|down|through|out of) (?:the |a |his |her |my )?(?:\w+ )?(?:ladder|roof|scaffold\w{0,30}|tree|stairs|horse|bike|motor\w{0,30}|jeepney|boda|wall|window|loft|cliff|lorry|flight|trailer|moped)`,
    in: ['hospital', 'illness', 'surgery'],
    unless:
      '@death|@well|years|my fault|i was driving|i hit|i ran|by accident|crash (?:course|mats?|of the)|(?:since|after) the accident|the market|computer|website|drunk driver|no accident|lost (?:his|her|my)|brain is|must choose|dog|cat|goat|witness*|i saw|vet|insulin|rope cut|never walk|paralys*|coma|artificial|accident (?:and|&) emergency|gave the|killing',
  },
  'sore-knees': {
    heard: 'knees?',
    in: ['pain'],
    unless: String.raw`@death|@well|on my knees|on (?:his|her|their) knees|bee'?s knees|dog|with (?:his|her) knees up|no longer|kneel*|namaz|prostrat*|below the knee|bathroom floor|labour`,
  },
  'cannot-kneel': {
    heard: String.raw`(?:can'?t|cannot|not able to|can no longer|no longer|hurts to|too sore to|not|can\s?not) (?:\w+ )?(?:kneel|prostrate|bow|sit for namaz|do sujood|do sajda|genuflect)\w{0,30}|(?:kneel\w{0,30}|namaz|sujood|sajda|prostrat\w+|genuflect\w{0,30}) (?:any\s?more|hurts|is hard)|(?:knee|knees|back) \w{0,30}\s?(?:can\s?not|cannot|can'?t) sit for namaz|prays? (?:now )?(?:sitting|in a chair)`,
    in: ['pain', 'disability', 'illness', 'recovery'],
    unless: '@death|@well',
  },
  arthritis: {
    heard: String.raw`arthrit*|arthuritis|rheumat*|gout|(?:hands?|fingers|(?:my|her|his|own|the|every|swollen|aching|stiff|sore) joints?) (?:\w+ ){0,3}(?:sore|swollen|crippled|curled|crooked|ache|hurt\w{0,30}|burn\w{0,30}|stiff|bent|twisted)|(?:my|her|his|own|the|every|swollen|aching|stiff|sore) joints?`,
    in: ['pain', 'illness', 'disability', 'hospital', 'sleeplessness', 'none'],
    unless:
      '@cause|@death|@well|joint (?:account|venture|business|property|family|name|decision|custody|effort|mortgage|prayer|meeting|owner*|tenancy)|of pork|roast|beef|a joint|joint of|smok*|weed|joints (?:of|in the)|dog|fibro*|horse|cow|lupus|fish|meat|pipe joint|gout weed|lamb|welding|carpent*|kitchen|joint tomorrow|joint degree|juke joint|sunday joint|knee|pub|tools?|no longer|joiner|mitre|plumb*|sickle|guitar|accident|beside me|hurt (?:me|her|him|us|someone|people)|cold',
  },
  fibromyalgia: {
    heard: String.raw`fibromyalgia|fibro|everything hurts|hurts everywhere|(?:pains?|paining|aches?|aching|hurts?|hurting|sore) (?:\w+ ){0,2}all over|whole body (?:is )?(?:paining|sore|aching)|(?:my|his|her) whole body (?:hurts|aches|is)|pain (?:all over|everywhere)|aches all over|every (?:bone|joint|muscle)|ehlers|eds`,
    in: ['pain', 'illness', 'sleeplessness', 'disability'],
    unless: String.raw`@death|@well|flu|covid|marathon|feds|eds of|rash|spots?|burns?|jump\w*`,
  },
  endometriosis: {
    heard: String.raw`endometrios\w+|endo|(?:her|my|bad|painful|heavy|awful|terrible|so much) periods?|period (?:pains?|cramps)|(?:menstrual|monthly) (?:cramps|pains?)`,
    in: ['pain', 'illness', 'surgery', 'hospital'],
    unless:
      '@death|@well|period (?:of|property|drama)|leg cramps|cramps (?:come )?in (?:his|her|my) (?:legs?|calf|calves|feet)|screams at night|my husband|he |full stop|trial period|class period|football|pregnan*|waiting period|stomach cramps|late period|notice period|period (?:is )?late|for some periods?|exam period|cycl(?:e|ing)|dialysis|marathon|years? period|missed (?:my|her) period|hearing',
  },
  'burning-nerves': {
    heard: String.raw`shingles|trigeminal|neuralgia|neuropath\w{0,30}|nerve pain|trapped nerve|sciatic nerve|(?:burns?|burning) (?:like|all|day|night|from)|pins and needles`,
    in: ['pain', 'illness', 'sleeplessness', 'disability'],
    unless:
      '@death|@well|joints?|knees?|roof|shingle beach|arthritis|neck|let it be only|please let|throat|stomach|stove|pepper soup|fever|malaria|lamp|candle|my back|hip|skylight|phantom|eyes|leg|foot|house|rubbish|fire|incense|candles?',
  },
  'sickle-cell': {
    heard: 'sickle(?: |-)?cell|sicklers?|sickler|ss genotype',
    in: ['pain', 'illness', 'hospital', 'none', 'childlessness'],
    unless:
      '@cause|@death|@well|maybe|test|they say|marry|married|engaged|genotype|match|like a sickle|hammer|carrier|nurse|harvest|we are both|wheat|scythe|research|trait|results',
  },
  'gut-pain': {
    heard: String.raw`ulcers?|stomach (?:pains?|aches?|cramps|ulcer|is (?:hurting|paining))|tummy (?:aches?|pains?)|belly (?:pains?|aches?)|acid reflux|pancreatit\w+|ibs|diverticul\w+|(?:hurting|pain\w{0,30}) in (?:the|my|his|her) (?:stomach|belly|tummy|abdomen|side)`,
    in: ['pain', 'illness', 'hospital', 'none'],
    unless: String.raw`@cause|@death|@well|school|mouth ulcer|leg ulcer|ulcers on|foot|pregnan*|bullied|bully|exam|test|period|labour|gallstones?|crohn'?s?|weeks|monday mornings?|dog|cat|horse|colic|appendi*|stone|teacher|nervous|anxi*|eye|at the thought|nerves|heartbreak`,
  },
  'neck-shoulder': {
    heard:
      '(?:frozen|sore|bad|stiff|torn|dislocated|my|his|her) (?:neck|shoulder)s?|rotator cuff|neck pain|whiplash|shoulder pain',
    in: ['pain'],
    unless:
      '@death|@well|shingles|on my shoulders?|(?:my|his|her) shoulders? (?:carr*|to cry)|millstone|broke|chip on|landlord|responsib*|round (?:his|her|my) neck|cheek|jewel*|chest|knees?|hip',
  },
  'pain-killers': {
    heard: String.raw`pain\s?killers?|painkillers?|pain\s?meds?|morphine|paracetamol|tramadol|ibuprofen|codeine|co\s?codamol|opioids?|oxycod\w{0,30}|oxycontin|fentanyl patch|no tablets? touch\w{0,30}|(?:pills?|tablets?) (?:don'?t|dont|doesn'?t|do not|do) (?:do )?(?:nothing|anything|help|work|touch)\w{0,30}`,
    in: ['pain', 'cancer', 'hospital', 'illness', 'surgery', 'recovery'],
    unless:
      '@death|@well|clean|sober|addict*|hooked|off (?:the )?(?:codeine|morphine|oxy*|tramadol|pain)|rehab|without (?:a|any)|stole|dealer|relapse*|slip|syringe driver|nurse|no longer|went down the drain|days|stopped taking',
  },
  'years-of-pain': {
    heard: String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|some|so many) (?:long )?(?:years|yrs) (?:of (?:this |the )?(?:pain|agony|suffering)|now|already|with|in pain)|(?:for|in|since) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|ages|so many) (?:years|yrs|months)|chronic|(?:months|years) already`,
    in: ['pain'],
    unless: String.raw`@death|@well|no longer|free of|gone|(?:two|three|four|2|3|4|\d) days|minutes|hours|left me|married|scrubbing for fun|painting|teacher`,
  },
  'weak-arm': {
    heard: String.raw`(?:left|right|bad|one) (?:hand|arm)(?: \w+){0,3} (?:won'?t|can'?t|cannot|doesn'?t|is|are|weak|numb|useless|dead|forgot|has no|no)|(?:can'?t|cannot|couldn'?t|can no longer) (?:\w+ )?(?:hold|lift|move|button|do buttons|tie|grip|use) (?:a |the |her |his |my )?(?:\w+ )?(?:spoons?|cups?|pen|pencil|needles?|arms?|hands?|fingers|left|right|side|shoe\w{0,30}|coat|buttons?|beads)|use of (?:her|his|my|one) (?:left |right )?(?:arm|hand)|hands'? feeling|paralys\w+ (?:on|down) (?:one|the|his|her)|lift (?:my|his|her) arm`,
    in: ['disability', 'illness', 'recovery', 'pain', 'hospital', 'surgery'],
    unless: String.raw`@death|@well|arthrit*|amput*|lost (?:my|his|her|a) (?:hand|arm)|belly button|bed buttons?|bell|born|left hand of|right hand (?:man|of)|parkinson'?s?|ms|motor neurone|als|never|baby|(?:one|left|right) side of (?:the|my bed|town)|panic button|press(?:es|ed)?|side (?:is|are) (?:winning|losing|the)|our side|right side of|phone|button (?:on|mushroom|nose)|rowing|bright as|cute as|steal*|pushed my buttons|fingers are curled|doesn'?t know|sew(?:ed|ing)?|knit*|joints?|every button|mna?d|muscular|mute button|die|wife has|feed her first|learning|beads|hoist*|fever|her back|his back|he'?s dead`,
  },
  'walk-again': {
    heard: String.raw`(?:can'?t|cannot|cant|can hardly|not able to|unable to|couldn'?t|could not|can no longer) (?:\w+ )?walk|walk(?:ing|s)? again|learn\w{0,30} to (?:walk|stand)|(?:her|his|my|the) first steps|crutches|zimmer(?: frame)?|walking (?:frame|sticks?)|with (?:the|a|her|his) frame|between the bars|up on the bars|legs (?:are|is) (?:no use|weak|gone)`,
    in: ['illness', 'hospital', 'surgery', 'pain', 'recovery'],
    unless: String.raw`@death|will not walk again|never walk|not be walking|won'?t walk|wheelchair|baby'?s? first|toddl*|dog|horse|cat|lamb|calf|foal|(?:walk|walking) again with(?:out)?|out of my life|can walk again|walks again|walked again|on (?:her|his) own two feet|coming back|no use|paralys*|bent like|die|dying|hospice|years? ago|walk (?:away|out)|walk the dog`,
  },
  'losing-sight': {
    heard:
      '(?:going|goes) blind|(?:losing|lose|loses) (?:her|his|my|their) (?:sight|eyesight|vision)|macular|glaucoma|retinitis|(?:her|his|my|both) (?:own )?eyes (?:are )?(?:going|failing|getting bad|getting worse)|both eyes going|sight is (?:going|failing)|detached retina',
    in: ['disability', 'illness', 'none', 'waiting-for-results', 'hospital', 'surgery'],
    unless:
      '@cause|@death|@well|dog|horse|cat|snow|rage|going blind (?:with|doing)|night shift|i am blind to',
  },
  wheelchair: {
    heard: String.raw`wheel\s?chairs?|wheelchairs?|wheel chair|(?:our|no|build a|built a) ramp|power\s?chair|chair with a motor|measured \w+ \w+ for (?:her|his) chair`,
    in: ['disability', 'caring-for-someone', 'illness', 'none', 'hospital'],
    unless: String.raw`@cause|@death|arm\s?chair|(?:dialysis|rocking|easy|high|deck|garden|empty|kitchen|dentist'?s?|barber'?s?|his|old) chairs? (?:by|of|is)|dentist|in the chair (?:by|all|at|and|in|opposite|beside)|asleep in|sleep* in|slept in|chair (?:lift|of|by the|at|next)|out of the (?:wheel)?chair|chairman|professor|chairs the|in his chair|in her chair|meeting|vet|dog|committee|board|temporary|nodding|boat|skate|skateboard*|lorry|rampage|cattle|the ramp (?:at|of the) ferry|theatre chair|electric chair|in a chair|in my chair|my chair|gone back|confetti|court gave|apartment|wheelchairs? for|push(?:es|ing)? wheelchairs|hoover|for charity`,
  },
  'stared-at': {
    heard: String.raw`star(?:e|es|ed|ing) (?:at )?(?:me|us|him|her|my)?|stares|how they look|people look|laugh(?:s|ed|ing)? at (?:me|us|him|her)|(?:make|makes|made|making) fun|tease\w{0,30}|teasing|tilt their heads|pity (?:me|him|her|us)|their pity|mock\w{0,30}|bull(?:y|ies|ied|ying)|leav\w+ (?:him|her|me) out|left (?:him|her|me)?\s?out|over (?:my|his|her) head like|call(?:s|ed)? (?:me|him|her) (?:names|cripple|slow|thick|stupid)|(?:don'?t|do not) want to play|nobody plays|no friends`,
    in: ['disability', 'illness', 'cancer', 'pain'],
    unless: String.raw`@death|staring at (?:the|my phone|nothing)|(?:i|we) (?:sit )?star(?:e|ing) at|stare at the|ceiling|self pity|lads laughed with|dog|cat|thief|he laughed at it|laugh\w* at me (?:lovingly|kindly)|we laugh\w*`,
  },
  'disabled-future': {
    heard: String.raw`when (?:we|i)(?:'re| are|'m| am|'m no| am no) (?:gone|dead|not here|no longer here|old)|after (?:we|i)(?:'re|'m| are| am)? (?:die|go|gone|dead)|outlive|who (?:will )?(?:comes?|cares?|look\w{0,30}|minds?|looks) (?:for |after )?(?:me|us|him|her|them)\s?(?:when|after|if)?(?: (?:i|we)\w{0,30})?|who comes after`,
    in: ['disability', 'caring-for-someone', 'illness'],
    unless: String.raw`who comes for|husband's asking when|asking when`,
  },
  palsy: {
    heard: String.raw`cerebral palsy|spina bifida|(?:cannot|can'?t) (?:sit or hold|hold (?:his|her) head)|spastic|quadriplegi\w{0,30}|paraplegi\w{0,30}|paralys\w+|paralyz\w+|paralyt\w+`,
    in: ['disability', 'illness', 'hospital', 'caring-for-someone', 'none'],
    unless: String.raw`@cause|@death|@well|paralys(?:ed|ing|is) (?:by|with|of)|with (?:fear|dread)|fear|paralysed? (?:economy|city|country)|strike|dog|cat|flu|palsy bell|sleep paralysis|paralysis of will|economy|politic*|decision|i sit paralysed|analysis|doubt|head in january|i(?:'m| am) paralys\w+ (?:when|at|about|before)|feel\w* (?:so )?paralys\w+|learning|hope is|mind`,
  },
  'disability-benefit': {
    heard: String.raw`pip|dla|universal credit|disability (?:benefit|allowance|pension|payment|check)|assessor|(?:pip|benefits?|care|needs|disability|dla) assess\w+|tribunal|benefits? (?:stopped|office|cut)|carer'?s allowance|blue badge|council (?:\w+ )?(?:turned|refus\w+|said no)|turned down (?:our|his|her|my) (?:ramp|chair|grant|claim|application)|home help hours`,
    in: ['disability', 'pain', 'illness', 'caring-for-someone', 'cancer'],
    unless: String.raw`@death|memory (?:test|assessment)|pip(?:s|ing|ed)|pip the|dont want social|don'?t want social|our pip|my pip|called pip|exam|self assessment`,
  },
  'no-job-disabled': {
    heard: String.raw`(?:nobody|no\s?one|none) (?:will )?hires?|(?:won'?t|will not|not) hire|let go (?:three|two|\w+) times|turned (?:me|him|her) down|wants? (?:to|a) (?:work|job)|so love a (?:little )?job|(?:look|looking) for work|interview|employer`,
    in: ['disability'],
    unless: String.raw`@death|@well|got the job|doctor'?s interview|holy job`,
  },
  'forgets-who': {
    heard: String.raw`(?:doesn'?t|does not|didn'?t|don'?t|did not|no longer|not) (?:always |even )?(?:know|knows|knew|recogni[sz]es?) (?:me|us|who i|who we|my name|our name|our \w+|his own|her own|my face)|forg[eo]t\w{0,30} (?:me|us|my name|our names?|who i am|her own|his own)|(?:ask(?:s|ed)?) (?:me )?(?:very politely )?who (?:i|we|was i|are you|am i)|call(?:s|ed)? me (?:by )?(?:'?that|'?the|sister|by|my|nurse|the name|her (?:dead|sister|mother|brother)|his)|thinks? i'?m (?:her|his|the|my)|whose (?:son|daughter|mother|boy|girl)|as if i (?:were|was) a stranger|but not my name|he calls nurse|introduced himself|name for me|taking her name`,
    in: ['dementia', 'caring-for-someone'],
    unless: String.raw`@death|i don'?t know|doesn'?t know i|didn'?t know i|that girl|doesn'?t know what|call(?:s|ed)? me (?:daft|at|on|every|all|from|names)|i don'?t know who i am`,
  },
  'asks-for-the-dead': {
    heard: String.raw`(?:asks?|asked|asking|calls|calling|looks|looking|waits|waiting) (?:me )?(?:\w+ )?(?:for|where|after|when) (?:\w+ ){0,3}(?:own mother|mother|mum|mam|mammy|mama|grandad|granddad|grandpa|grandma|dad|daddy|father|husband|wife|dadi|nana|brother|sister|dada)(?:'s)?(?=[^\n]{0,140}(?:died|dead|passed|buried|is gone|gone (?:\d+|\w+) years|d in \d\d\d\d))|asking for (?:her|his) (?:own )?(?:mammy|mother|mam)`,
    in: ['dementia', 'caring-for-someone'],
    unless: 'look(?:s|ing)? after|mother will come|that nice man',
  },
  'same-question': {
    heard: String.raw`same (?:question|story|stories|questions)|(?:asks?|asked|asking|says?|rings?|rang|tells?|told|repeats?|call|phones?) (?:\S+ ){0,8}(?:times|over and over|again and again|every (?:five|ten|two|few|twenty|\d+) minutes)|keeps? asking|always asks`,
    in: ['dementia', 'caring-for-someone'],
    unless: String.raw`@death|every two hours|turn (?:him|her|dad|mam)|(?:up|out) (?:\w+ )?times|feed|every hour|wakes?|accus*|at night|each night|steal*|purse|forgets she has eaten|change|alarm*`,
  },
  wanders: {
    heard: String.raw`wander\w{0,30}|got lost|lost (?:her|his) way|found (?:him|her|mum|dad|mam|nan|gran\w{0,30}) (?:\w+ )?(?:at the|in the street|on the|by the|walking|standing|outside)|(?:find|knows?|lost|forg[eo]ts?) (?:\w+ )?(?:the|his|her) way(?: home)?|gps|police (?:found|brought|find|bring)|out (?:at night|in (?:his|her) (?:pyjamas|nightie|slippers))|bell on the door|stands in the (?:street|road)|keeps leaving|leaving home at night|missing since|went missing|in the street at|down the highway`,
    in: ['dementia', 'caring-for-someone'],
    unless:
      '@death|i know the way home|mind (?:is )?wander*|my mind|found him a|found her a|found (?:him|her) (?:in (?:a|the) (?:home|good)|on my side)|policeman|policewoman|planes|airport|police officer|police sergeant',
  },
  accuses: {
    heard: String.raw`accus\w+|(?:says?|said|thinks?) (?:\w+ )?(?:i|we|they|the carers|the girl|someone|the neighbours?|my wife|my husband) (?:am |'m |are |is |'re |have |has )?(?:stole|steal\w{0,30}|stolen|robb\w{0,30}|took|take|taking|poison\w{0,30}|hid|a thief|against)|(?:stole|stealing|robbed|thief|thieves|robs)|paranoid|suspicious`,
    in: ['dementia'],
    unless: String.raw`@death|dementia (?:stole|is stealing|has stolen|robbed)|alzheimer'?s (?:has )?(?:stole|stolen|robbed|is)|time|illness (?:stole|is stealing)|thief of|this (?:thief|disease)|a thief (?:that|in|has|of)|stick was stolen|it (?:steals|stole|robs|robbed)|stealing (?:her|him|my)|stolen (?:her|him|my (?:mum|mother|wife|husband|dad))|(?:stroke|ms|disease|parkinson'?s|cancer|years?) (?:has |have )?(?:stole|stolen|robbed|robs|steals)|robbed of|robbed (?:him|her|us|me) of|stole (?:my|our|his|her) (?:mum|mother|dad|father|mind|memor\w*)`,
  },
  'dementia-anger': {
    heard: String.raw`(?:he|she|mum|dad|mam|nan|gran|mother|father|mummy|husband|wife|papa|daddy) (?:\w+ )?(?:hits?|slaps?|slapped|shouts?|shouted|scream\w{0,30}|pinch\w{0,30}|curses?|cursed|swears?|swore|bites?|bit|kicks?|spits?|punched|throws?|threw|gets? angry|got angry|rages?)(?: (?:me|at|us|the))?|(?:terrible|awful|bad|her|his) temper|aggressiv\w{0,30}|lashes out|angry (?:at|with|when)|calls me that girl`,
    in: ['dementia'],
    unless: String.raw`@death|threw (?:a|in) (?:party|the towel)|bit more|a bit|bit of|god angry|swears by|swore to|throws? (?:a ball|his head)|when i was|beat wi|i (?:was|am|get|got|feel|felt) (?:so |very )?angry|i'?m (?:so )?angry|angry with (?:myself|god|you)|i scream\w*`,
  },
  'carer-snapped': {
    heard: String.raw`(?:i|i've|i have) (?:\w+ )?(?:to shout|shouted|snapped|yelled|screamed|lost it|lost my (?:temper|patience|rag)|got angry|roared|shout)|(?:was|so|being|been) (?:impatient|cross|short|sharp) with (?:her|him)|ashamed of being cross|hate (?:myself|how i)`,
    in: ['dementia', 'caring-for-someone'],
    unless: String.raw`@death|patience card|inpatient|outpatient|(?:his|her|their) patience|got angry when i laughed|dont let me|don'?t let me`,
  },
  'carer-patience': {
    heard: String.raw`patience|my (?:own )?heart is going like stone|like stone|soft heart|make me gentle|keep me (?:gentle|kind)|resent\w{0,30}|turn like har`,
    in: ['dementia', 'caring-for-someone'],
    unless:
      '@death|patience card|inpatients?|(?:his|her|their) patience|called patience|sister patience|auntie patience|never loses|carers are',
  },
  'own-memory': {
    heard: String.raw`my (?:own )?(?:mind|memory) (?:is|has|'s|keeps|isn'?t)|my memory|(?:i|i've|i have|me) (?:just |have |been |was )*(?:been )?diagnosed|early(?: |-)?onset|i forget|(?:stay|still) (?:myself|me)|can'?t find the word|diagnosed today|i put the|losing my (?:mind|memory|words)|i know the way home`,
    in: ['dementia'],
    unless: String.raw`@death|my (?:wife|husband|mum|mother|dad|father|nan)'?s? (?:has|was|is|got)|remember him|i forget (?:that|how|what) (?:she|he)|made me|i put the kettle on (?:for|and)|i put (?:the|her|his) (?:shoes|name|photo)`,
  },
  'things-in-odd-places': {
    heard:
      '(?:in|into|inside) the (?:oven|fridge|freezer|microwave|washing machine|bin|kettle)|(?:kettle|shoes|keys|milk|phone|purse|slippers|glasses|teeth) in the|left the (?:gas|stove|cooker|oven|tap|iron) on|(?:gas|stove|cooker|iron) on(?: again)?',
    in: ['dementia'],
    unless: '@death|i am so tired',
  },
  'guilt-of-home': {
    heard: String.raw`(?:guilt|guilty|promised|ashamed|betray\w{0,30}|traitor|failed (?:her|him)|judge\w{0,30}|forgive me)(?=.{0,140}(?:home|place|residential))|(?:home|residential)(?=.{0,120}(?:guilt|guilty|i promised|ashamed|betray|traitor|forgive me))`,
    in: ['dementia', 'caring-for-someone'],
    unless: '@death|now i lift',
  },
  'carer-tired': {
    heard: String.raw`worn(?: |-)?out|exhaust\w+|so tired|(?:am|'m|im|i'm|is|she's|he's|dog|bone|also|just|very|really) (?:\w+ )?tired|drained|(?:at|near|reached) (?:the|my|her|his) (?:end|limit|wits)|end of my (?:tether|rope)|burn(?:t|ed|ing)?\s?out|burnout|knackered|can'?t (?:do this|go on|cope|keep (?:it|this) up|carry on|any\s?more)|on my knees|dead on my feet|shattered|no (?:break|day off|holiday|rest|time off)|never (?:gets? )?(?:one|a|any) (?:day off|break|rest)|back (?:and|is) (?:my patience|finish\w{0,30})|respite|round the clock|24/7|full(?: |-)time|done in|worn down|can'?t (?:be left|leave (?:him|her))|never leave the|what it costs|tired`,
    in: ['caring-for-someone', 'dementia'],
    unless: String.raw`@death|(?:he|she|mum|dad) (?:gets|is|was) (?:so |very )?tired|just tired|little brother thinks|she'?s just tired|thank*|loving it|not tired|tired of being grabbed`,
  },
  'carer-alone': {
    heard: String.raw`nobody (?:asks|helps|sees|notices|else|comes)|no\s?one (?:asks|helps|sees|notices|else|comes)|(?:brothers?|sisters?|siblings|family) (?:don'?t|do nothing|won'?t|never|doesn'?t|do not|live|send|says?)|lift a finger|(?:falls|fall|fell|all|left) (?:on|to) me|only (?:me|child|one)|on my own|it'?s (?:just|only|mostly|all) me|i do everything|by myself|cares? alone|looks after (?:\w+ ){1,3}alone|all alone|sole carer|single(?: |-)hand\w{0,30}|do(?:es)? (?:it|everything) alone|nobody else`,
    in: ['caring-for-someone', 'dementia'],
    unless:
      '@death|the only one (?:he|she|who makes)|(?:my|his|her) own (?:mother|father|kids|children)|leave (?:him|her) alone|only child of|by myself now|thank*|on my own (?:two|terms|side|fingers)',
  },
  'young-carer': {
    heard: String.raw`(?:i'm|im|i am|me) (?:only )?(?:[89]|1[0-9]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: n| and| years| yrs|,|\.)?|before school|nobody at school|young carer`,
    in: ['caring-for-someone'],
    unless: String.raw`(?:i'm|im|i am) (?:1[89])|my (?:own )?(?:kids|children|pupils|class)|i teach|i'm a teacher|\d+ years i|school run|drop (?:the|my)|class(?:es)? i`,
  },
  'carer-nights': {
    heard: String.raw`turn(?:s|ing|ed)? (?:him|her|dad|mam|mum|them|and)|every (?:two|three|four|2|3) hours|(?:up|wakes?|woke|calls?|called) (?:\w+ ){0,3}(?:times|in the night|at night|all night)|at (?:two|2|one|1|three|3|midnight)|(?:in|through) the night|the nights|night nurse|all night|five times last night`,
    in: ['caring-for-someone'],
    unless:
      '@death|i turn the pages|turn (?:like|into|out|back|down|to)|day and night for the|nursing home|thank*|night shift|by phone|at one (?:point|time|with)',
  },
  'carer-washing': {
    heard: String.raw`(?:wash|washed|washes|washing|bath|bathe|bathed|bathing|shower\w{0,30}|wipe|wiping) (?:him|her|my|dad|mum|mam|gran|nan|granny|father|mother|his|the old|me|and feed|da)|nappies|diapers?|(?:her|his) pads?|bedpan|commode|incontinen\w{0,30}|catheter|(?:change|changed|changing|clean|cleaned|cleaning) (?:her|him|his|my (?:mother|father|own|mum|dad))|toilet`,
    in: ['caring-for-someone', 'dementia'],
    unless: String.raw`@death|my own kids'? nappies|washing machine|wash(?:ing)? (?:up|line|dishes)|used to beat|change (?:him|her) (?:into|mind)|toilet (?:roll|paper)|dressings`,
  },
  'gave-up-job': {
    heard: String.raw`(?:gave|give|given|giving) up (?:my|her|his|the|a|our|work\w{0,30}|everything|uni\w{0,30}) ?(?:job|work|flat|band|course|studies|career|post|good post|trucks|life|home|house|shop|business)?|(?:left|quit|leaving|lost) (?:my|her|his|the) (?:job|work|course|studies|career|college|university|flat|band)|my own life`,
    in: ['caring-for-someone', 'dementia'],
    unless: String.raw`@death|given up (?:on|hope|smoking|drink\w{0,30}|the drink|the fags)|wife has gone|mind them\. thank|gave up (?:my|her|his|the) (?:seat|bed|room|keys|car|licence|ghost)|trach\w*`,
  },
  'feels-like-parent': {
    heard: String.raw`(?:not|rather than|instead of|more than|any\s?more) (?:\w+ )?(?:his|her) (?:wife|husband|daughter|son|sweetheart|partner)|(?:mum|mother|nurse|carer) and (?:lover|wife|nurse)|(?:his|her) nurse and not|mother to my own|i'?m (?:the|her|his) (?:parent|mother|mum) now|like a child|like a baby|swapped (?:places|roles)|child again`,
    in: ['caring-for-someone', 'dementia'],
    unless: String.raw`@death|laughed like a child|sleeps like a|cry like a (?:child|baby)|cried like|not her husband'?s`,
  },
  falls: {
    heard: String.raw`(?:mum|mam|mom|dad|daddy|nan|nana|gran|granny|grandma|grandpa|grandad|she|he|mother|father|mammy|papa|grandmother|grandfather|amma|uncle|aunt\w{0,30}|neighbour) (?:has )?(?:fell|fallen|falls|slipped|keeps falling|had a (?:bad )?fall|tripped)|(?:had|since (?:his|her|the)|after (?:his|her|the|a)) (?:a |another )?(?:bad )?fall|keeps falling|another fall|afraid of falling|scared of falling|fell again`,
    in: ['dementia', 'caring-for-someone', 'disability', 'illness', 'recovery'],
    unless: String.raw`@death|fell (?:asleep|in love|out|ill|sick|through on|pregnant|apart|silent|from (?:the )?(?:scaffold\w{0,30}|jeepney|tree|roof|4th)|off (?:the|his|her) (?:bike|horse|ladder|roof|scaffold\w{0,30}))|fallen (?:asleep|in|ill|out|sick|apart)|hair|(?:leaves|rain|snow|night|bomb|wall|school|grade|fever|roof|price|stock|government) (?:fell|falls|has fallen)|falls (?:asleep|to|on me|in|out|apart|off)|wedding ring falls|rain fell|\d (?:yrs?|years?) old|toddler|baby|trampoline|motor*|lorry|crutches|airlifted|denver|finger marks|work`,
  },
  'small-hours': {
    heard: String.raw`(?:0?[1-5]|one|two|three|four|five|half (?:two|three|four)|ten past (?:two|three))(?:[:.]\d\d)?\s?(?:am|a\.m)|0?[1-5][:.]\d\d(?: am)?|(?:at|till|until|past|from) (?:one|two|three|four|five)(?: (?:in the morning|o'?clock|till \w+|every \w+|at \w+))?|in the small hours|ceiling|till dawn|cockcrow|(?:the )?birds start|watch(?:ing)? the clock`,
    in: ['sleeplessness'],
    unless: '@death|@well|months old|newborn|baby',
  },
  'turning-thoughts': {
    heard: String.raw`(?:mind|head|brain|thoughts?) (?:\w+ )?(?:is |are |keeps? |won'?t |wont |doesn'?t |not |going |goes |just )*(?:rac\w+|spin\w{0,30}|turn\w{0,30}|stop\w{0,30}|switch\w{0,30}|shut\w{0,30}|round|whirl\w{0,30}|quiet|busy|loud|going)|overthink\w{0,30}|racing thoughts|thoughts (?:that|go|keep|come|all)|same thoughts?|worries|worrying|think(?:ing)? (?:about|of) (?:everything|it all|money|work|bills)|what ifs`,
    in: ['sleeplessness'],
    unless: '@death|@well',
  },
  'sleeping-pills': {
    heard:
      '(?:sleeping )?(?:pills?|tablets?)|melatonin|zopiclone|temazepam|zolpidem|valerian|camomile|chamomile|warm milk|tried (?:everything|milk|pills|it all)',
    in: ['sleeplessness'],
    unless: '@death|@well|pain|pill box|blood pressure tablets?|sugar',
  },
  'night-noise': {
    heard: String.raw`neighbou?rs?|nois[ey]\w{0,30}|snor\w+|barking|traffic|(?:music|party|drill\w{0,30}|drunks|generator|trains?|lorr\w+|drums?|cocks?|cockerel|roosters?|mosquito\w{0,30}|fans?|fridge) (?:\w+ )?(?:all night|hums?|humming|upstairs|next door|like|every)|hears? every|upstairs (?:flat|neighbou?r)|next door`,
    in: ['sleeplessness'],
    unless: String.raw`@death|@well|for my neighbou?r|my neighbou?r|our neighbou?r|drives? a|down the hall|crane|like a stone|bless|pray for (?:the|mrs|mr)|neighbou?r (?:cannot|can'?t|doesn'?t|hasn'?t|has|is|who)`,
  },
  'baby-wakes': {
    heard: String.raw`(?:the |our |my |new |wee |little )?(?:babys?|newborn|twins|toddler|bairn|infant|wean)(?:'s)?|months old|teething|colic\w{0,30}|night feeds?`,
    in: ['sleeplessness'],
    unless: String.raw`@death|@well|i(?:'m| am) (?:pregnant|expecting)|pregnan*|like a baby|sleeps? like|slept like|grand\s?baby|baby-?sit*|no baby|lost (?:the|our|my)|without a baby|baby brother|baby sister|trying for|nursing home|was a baby|due in|weeks (?:to go|left)|nightmare*|the baby is fine|next door`,
  },
  'hot-nights': {
    heard: String.raw`menopaus\w{0,30}|hot (?:flush\w{0,30}|flash\w{0,30})|night sweats?|the change(?: of life)?|perimenopaus\w{0,30}`,
    in: ['sleeplessness'],
    unless: String.raw`@death|since the change|the change (?:in|to|at|from|over|is|was|will|purse|box|maker|i want|we need)|lump|cancer|hodgkin*|clock*|climate|the change of (?:school|job|government|manager|shift|plans|address|minister|pastor|life insurance)|the change\b(?! of life)|exchange`,
  },
  'rest-for-work': {
    heard: String.raw`(?:drives?|driving|operates?|lorry|crane|bus|forklift|truck)\s?|night shifts?|on nights|shift work|(?:i have |i've |got |have )?(?:school|work|exams?|class|shift|office|college|uni) (?:in|at|from|tomorrow|tmrw|today|monday)|(?:work|school|office|class) in the morning|before (?:an? |the |my )?(?:exam|interview|match|work|shift)|alarm|up for work|go for class|zombie`,
    in: ['sleeplessness'],
    unless:
      '@death|@well|hears every|every lorry|bus stop|driv(?:es|ing) me (?:mad|up|crazy|insane|round)|smoke alarm|car alarm|fridge',
  },
  'one-whole-night': {
    heard: String.raw`(?:not|haven'?t|hasn'?t|havent|have not|has not|never|don'?t|doesn'?t) (?:\w+ )?(?:slept|sleep|had|rested|sleeping) (?:\w+ ){0,6}(?:weeks?|months?|years?|since|nights?)|(?:\d|two|three|four|five|six|seven|ten|eleven|many|several) (?:nights?|weeks|months|years)|full night|one good night|for (?:weeks|months|years)|sleep(?:s)? (?:maybe |only )?(?:two|three|2|3) hours|through the night|what (?:rest|sleep) is|night after night`,
    in: ['sleeplessness'],
    unless: String.raw`@death|@well|sleep again|sleeps? again|sleeping again|wake again|slept again|first night|weeks (?:now )?(?:with|to)|in (?:two|three|four|\d) (?:weeks|days|hours)|hours (?:later|away|drive|to)|school in|essays?|jet\s?lag*|jet lagged|newborn`,
  },
  'no-sleep-before': {
    heard: String.raw`(?:can'?t|cannot|cant|didn'?t|didnt|not|haven'?t|couldn'?t|won'?t|nobody (?:is|in this house is)|not been) (?:\w+ )?(?:sleep|slept|sleeping)(?! (?:in|on|through|with|at|alone))|no sleep|sleepless|lie awake|lying awake|awake all night|up all night|nobody in this house is sleeping`,
    in: ['surgery', 'waiting-for-results', 'cancer', 'hospital', 'pain', 'illness'],
    unless:
      '@death|@well|asleep|for all who|lie awake in it|sleepless nights (?:at|in) college|night shift|the surgeon|nurse',
  },
  'sober-days': {
    heard: String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|sixty|ninety|hundred|a|few)\s?(?:days?|weeks?|wks?|months?|mths?|years?|yrs?|yr) (?:today )?(?:clean|sober|dry|off|without|free|no|smoke)|sober|clean(?: and (?:sober|serene|dry))?|(?:his|her|my|got the) (?:\w+ )?chip|no (?:drink|smoking|bets?|gambl*)|without a (?:drink|bet|smoke|fag|drop)|one day at a time|sponsor|stopped (?:drinking|gambling|smoking|using)|off the (?:drink|gear|fags|booze|pills|weed)|bookies|(?:not|isn'?t|isnt|'s not|hasn'?t|never) (?:had |touched |been )?(?:a (?:drink|bet|fag|drop)|drinking)|(?:chip|coin) (?:is )?in my pocket|\d+ month chip`,
    in: ['recovery'],
    unless: String.raw`@death|using again|relaps\w{0,30}|walked out|drinking again|back on the|fourth slip|clean (?:scan|wound|house|kitchen|heart|water|plate|sheets)|came out clean|drank|stopped going|slipped (?:again|yesterday|last)|hid every|clean the|cleans|cleaning|clean bill|sponsor(?:ed|ing) walk|no drink on the ward|get clean|gets clean|be clean|to be sober|back into|lapse*|bathroom|washed clean`,
  },
  'relapse-in-recovery': {
    heard: String.raw`relaps\w{0,30}|using again|drinking again|(?:back|is back) on (?:the )?(?:drink|gear|drugs|it|booze|heroin|meth)|(?:fourth|third|second|another|last|his|her|my) slip|slipped (?:again|yesterday|last)|walked out of (?:the )?rehab|had a (?:drink|lapse|slip)|fell off the wagon`,
    in: ['recovery'],
    unless: String.raw`@death|no relapse|relapse (?:of|in) (?:the )?ms|ms relapse|without (?:a )?relapse|dont let|don'?t let|afraid|fear|scared|prevent\w{0,30}|slip back|due to relapse|any day|never|years ago|before my|clinic slip|appointment slip|pink slip|payslip|goal|cancer`,
  },
  'the-trial': {
    heard: String.raw`(?:drug|clinical|medical|new) trials?|trial in \w+|drug study|new drug|immunotherap\w+|car-?t|stem cells?|experimental (?:drug|treatment|therapy)`,
    in: ['cancer', 'illness', 'hospital'],
    unless: String.raw`@death|@well|on trial|court|jury|lawyer|trials and|trial (?:period|shift|run|by|of)|bone marrow|football|trial for|murder|my trials|many trials|verdict|witness|failed|didn'?t work|ended|rejected|did not work`,
  },
  'gene-test': {
    heard: String.raw`brca\d?|gene(?:tic)? (?:test\w{0,30}|panel|results?|screen\w*)|huntington'?s?(?=.{0,160}(?:learn|test|answer|result|find out))|(?:carry|carrying|carrier of) (?:the gene|huntington'?s?)|amnio\w{0,30}|amniocentesis|nuchal`,
    in: ['waiting-for-results', 'none', 'cancer'],
    unless: String.raw`@cause|@death|@well|my mother had it and died|generat\w{0,30}|gene (?:kelly|wilder)|uncle gene|genes|engineer\w{0,30}|research|lump|generous|brother gene|lab job|genetics (?:exam|degree|class)|carrying it (?:all|up|in|on|to)|carry it|carrying it|for gene`,
  },
  'telling-them': {
    heard: String.raw`(?:doesn'?t|don'?t|dont|haven'?t|havent|hasn'?t|not|nobody|no\s?one) (?:\w+ )?(?:know|knows|known|told|tell|telling)(?: (?:yet|anyone|anybody|them|nana|mum|dad|the (?:kids|children|boys|girls)|my (?:mother|mum|dad|kids|children|wife|husband)|her|nobody))?(?=\.|,|$| only| yet| nana| anyone| the| my| them)|(?:how|help me) (?:to |do i |will i |i )?tell (?:the |my |them|him|her|our )|told nobody|(?:her|his|my|the) (?:kids|children|boys|girls) (?:don'?t|do not|dont) know`,
    in: ['cancer', 'illness', 'waiting-for-results'],
    unless: String.raw`@death|@well|(?:they|doctors?|nobody|we|i) (?:will |can )?(?:don'?t|do not|doesn'?t) (?:yet )?(?:know|tell) (?:the|what|how|why|anything|if|which|me|us|my way|her name|him|i)|(?:don'?t|doesn'?t|not) (?:\w+ )?know (?:the|my|how|what|if|why|who|yet|anything)|nobody (?:will )?tells? us|nothing known|don'?t know (?:yet|anything|nothing)|we don'?t know|hardly know|knows\. on|won'?t tell|nobody (?:knows|can) (?:the|what|why|how)|god knows|tell (?:me|us) (?:whether|what|if)|marry|job|school`,
  },
  'children-meanwhile': {
    heard: String.raw`(?:(?:two|three|four|five|2|3|4|5) )?(?:small|little|young|wee) (?:kids|children|ones|boys|girls|babies|weans)|(?:two|three|four|five|2|3|4|5) (?:kids|children|boys|girls|babies|wee ones|little ones)|(?:my|her|his) (?:kids|girls|boys|children|twins) (?:are|is) (?:only |just )?(?:\d|two|three|four|five|six|seven|eight|nine|small|in)|(?:her|the|my) twins (?:are|is)|kids (?:draw|keep|at home|are at|are being|ask)|miss my (?:kids|children)|husband brings (?:my|the)|(?:my|her) (?:girls|boys) are|other kids`,
    in: ['cancer', 'hospital', 'surgery'],
    unless: String.raw`@death|@well|(?:kids|children|boys|girls|twins) (?:in hospital|admitted|are (?:in (?:the )?(?:nicu|icu|hospital|incubator)|sick|still))|crash|on the table|twin boys|twin girls|my pupils|incubat\w{0,30}|nicu|from the gate|missile|school bus|kids wing|grown|cannery|rafah|gaza|bus|one kilo|tubes`,
  },
  'kin-is-far': {
    heard: String.raw`@kin (?:is|are|'s|works?) (?:\w+ )?(?:away|abroad|overseas|at sea|offshore|working away|working abroad|in (?:doha|qatar|dubai|riyadh|kuwait|muscat|saudi|the gulf))`,
    in: ['hospital', 'surgery', 'illness', 'cancer'],
    unless:
      '@death|getting away|passed away|put away|fading away|wasting away|slipping away|hospital in|in hospital|treatment|surgery|operation|for (?:chemo|tests?)|gone away|right away|straight away',
  },
  'kin-is-tired': {
    heard: String.raw`@kin (?:is|are|'s|looks|has been|gets) (?:so |very |really |completely |absolutely |totally |just |also )?(?:tired|exhausted|worn out|worn down|run ragged|at (?:the|her|his) (?:end|limit)|done in|not coping|struggling|burn(?:ed|t) out) (?:from |of |with |by )?(?:looking|caring|nursing|minding|lifting|sitting|visiting|the (?:nights|driving|running|lifting))`,
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
    unless: '@death|just tired|thinks',
  },
  'shadow-seen': {
    heard:
      'shadows?|(?:a|the) (?:spot|growth|mark) (?:on|in|they)|(?:saw|found|seen) (?:something|a growth|a spot)|spots? (?:on|they saw)',
    in: ['waiting-for-results'],
    unless: String.raw`@death|@well|cancer|stage|malignant|womb|baby's|20 week`,
  },
  'called-in': {
    heard: String.raw`(?:wants?|want|asked) (?:to see )?(?:us|me|her|him|them) (?:both )?(?:in|together|in person|on \w+day|back|there)|to see us|called (?:her|me|him|back)\s?(?:back|in)|(?:call(?:ed)?|rang|rung)(?: |-)(?:\w+ )?(?:back|in again|back in)|(?:wouldn'?t|won'?t|wouldnt|wont|didn'?t want to|can'?t) (?:say|discuss|tell)(?: it)? (?:it )?(?:on|over|by) (?:the )?phone|come in (?:for|about|monday|don'?t)|said come in|urgent referral|(?:a|her|his|missed) call(?:-| )?(?:back| from the clinic)|in person not on the phone`,
    in: ['waiting-for-results'],
    unless: '@death|@well|called in sick',
  },
  'throat-cancer': {
    heard: String.raw`throat cancer|(?:mouth|tongue|jaw|neck) cancer|cancer of (?:the )?(?:throat|mouth|tongue|larynx)|throat tumou?r|nasopharyn\w+`,
    in: ['cancer', 'surgery', 'hospital'],
    unless: String.raw`@death|@well|voice\s?box|lose (?:the|his|her|my) voice|no more sing|spread|hospice`,
  },
  'cancer-named': {
    heard: String.raw`(?:the )?bad (?:kind|sort)|malignant|not benign|(?:been |was |were |just )diagnosed|found out|(?:they'?re|they are) saying|has a name|turned out to be|it is what we thought|they (?:said|say|told)|told (?:us|me|the) (?:\w+ )?(?:it|he|she|they|cancer)`,
    in: ['cancer'],
    unless: String.raw`@death|@well|back|again|years ago|chemo|radi\w+|stage (?:4|four)|last stage|terminal|bones|spread|six weeks in|five years|won'?t have|round|gone|watch and wait|nodes now|clear|pregnan\w+|weeks|months (?:to|left|at)|days left|palliative|hospice|nothing (?:more|they can)|no treatment|cannot operate|can'?t operate|too late|no cure|dying|inoperable|matter of`,
  },
  'lost-skills': {
    heard: String.raw`(?:doesn'?t|does not|didn'?t|couldn'?t|could not|can'?t|cannot|doesnt|cant) (?:know|find|remember|tell|work out) (?:\w+ )?(?:which|what|how|where|the (?:bathroom|bed|way|toilet|word|stairs|house|time)|her (?:bed|house|own house)|his (?:bed|house|shoes))|forg[eo]t\w{0,30} (?:how|where|what|she|he|that|to eat|everything)|which way round|where he lives|calls the (?!police|doctor|ambulance|carer|nurse|home|priest to)\w+|what a book is|her mind'?s going|mind is going`,
    in: ['dementia'],
    unless: String.raw`@death|i don'?t|i can'?t|and i forget`,
  },
  'wants-to-go-home': {
    heard: String.raw`(?:wants?|wanting|asks?|asking|trying|packing|waits?|waiting|looking|hunting) (?:\w+ ){0,3}(?:home|house|work keys|old workshop|for a bus)|work keys|bus stop|when (?:i'm|she is|he is|we are) going home|asking when his ship|when (?:she|he) can go home`,
    in: ['dementia'],
    unless: String.raw`@death|brought him home|i want to go home|i go to work|then go to work|found him at the|care home|nursing home|for a (?:\w+ )?(?:home|place)|look(?:s|ing)? (?:after|around|round)|in a home|to go home to|move home|i want to|we want to`,
  },
  'who-they-were': {
    heard: String.raw`(?:was|were|used to be|had been) (?:a|an|the|my|once|head) (?:\w+ ){0,2}(?:teachers?|professor|headmaster|headmistress|nurse|pilot|captain|boss|engineer|doctor|judge|farmer|carpenter|tailor|singer|organist|librarian|postman|policeman|dancer|accountant)|(?:was|were) (?:teacher|headmaster|professor)|professor|retired (?:captain|teacher|doctor|\w+)|used to (?:run|call|sing|teach|be|do|read|cook|drive|play|know|dance|build)|taught (?:latin|me|us|half|for|maths)|built half|sharp as a|could do sums`,
    in: ['dementia'],
    unless:
      '@death|used to (?:beat|hit|be able to cope|have (?:a life|time))|i used to|was a nurse and i|as i used to|taught me (?:at|in) school and|there was|it was an?|nurse was|the (?:doctor|nurse) (?:said|says|told)',
  },
  'carers-unreliable': {
    heard: String.raw`(?:carers?|home help|home helps?|agency|(?:daily|district) nurse|aide|helper) (?:\w+ ){0,3}(?:(?:didn'?t|don'?t|doesn'?t|never) (?:show|come|turn)|cancel\w{0,30}|sends? a new|late|let us down|fell through|stopped coming|quit)|sends a new girl|respite place fell|new (?:carer|girl) every`,
    in: ['caring-for-someone', 'dementia', 'disability', 'illness'],
    unless: '@death',
  },
  'ward-and-bed': {
    heard: String.raw`ward (?:\d+|[a-h]|seven|nine|six|eight|four)\b|ward \d+[a-z]?|bed (?:\d+|by the (?:door|window))|bay \d|\d(?:st|nd|rd|th) floor`,
    in: ['hospital'],
    unless: String.raw`@death|@well|i(?:'m| am) (?:a|the|an|his|her|only)|nurse|chaplain|staff|on leave|work|my shift|antenatal|cleaner|lie awake`,
  },
  'cystic-fibrosis': {
    heard: 'cystic fibrosis|has cf|with cf',
    in: ['illness', 'hospital', 'disability', 'none'],
    unless: '@cause|@death|@well',
  },
  'itching-skin': {
    heard: String.raw`chicken\s?pox|measles|rash|rashes|eczema|ecsema|itch\w{0,30}|hives|psoriasis|scabies|scratches all night|poison ivy`,
    in: ['illness', 'pain', 'sleeplessness', 'hospital'],
    unless: '@death|@well|rash (?:decision|words?)|itching to|shingles|lupus|meningitis|nits',
  },
  'phantom-pain': {
    heard: String.raw`phantom (?:pain|limb|leg)|(?:leg|foot|arm|hand) (?:that|which) (?:isn'?t|is not|is no longer) there|leg (?:my husband|he|she|i) lost (?:hurts|aches|burns)|where it isn'?t`,
    in: ['pain', 'disability', 'recovery'],
    unless: '@death',
  },
  paces: {
    heard: String.raw`pac(?:es|ing)|walk(?:s|ing)? (?:about )?the (?:\w+ )?(?:corridor|landing|hall|house|floor)|walks? in the corridor|up and down all night`,
    in: ['sleeplessness'],
    unless: '@death|@well|restless legs?',
  },
  'restless-legs': {
    heard: String.raw`restless legs?|legs (?:start to run|jump|twitch|won'?t (?:lie )?still)|leg cramps|cramps (?:come )?in (?:his|her|my|the) (?:legs?|calves|calf)`,
    in: ['sleeplessness', 'pain', 'illness'],
    unless: '@death|@well',
  },
  'result-fear': {
    heard: String.raw`scared|afraid|terrified|frightened|worried sick|so worried|anxious|petrified|dread\w{0,30}|panick\w{0,30}|fear|jump (?:at|every)|jumps|jumping every|can'?t think about anything|heart goes|face like the grave|heart in mouth|stomach falls? down|googl\w+`,
    in: ['waiting-for-results'],
    unless: '@death|@well|result came|not (?:scared|afraid|worried)',
  },
  'fear-of-illness': {
    heard: String.raw`(?:i'?m|im|i am|is|are|she's|he's|so|very|really|feel\w{0,30}|and|bit|little|more) (?:so |very |really )?(?:scared|afraid|terrified|frightened|petrified|fearful)|frightens me|don'?t want to die|scared of (?:dying|what)`,
    in: ['cancer', 'hospital', 'illness'],
    unless:
      '@death|@well|needles?|not (?:scared|afraid)|scared of the (?:car|vet)|dog|cat|she has cancer|scared of (?:him|her|my husband|the dark)',
  },
  'kin-afraid': {
    heard: String.raw`@kin (?:is |are |r |has been |am |'s )?(?:so |very |really |just |sick with |more |out of (?:her|his) mind with )?(?:worr\w+|frightened|scared|terrified|anxious|afraid|beside (?:herself|himself)|nervous|petrified|jumps)`,
    in: ['hospital', 'surgery', 'illness', 'cancer', 'waiting-for-results'],
    unless: '@death|worried about (?:who|his|her|the)|only worried',
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
    unless: '@death|of joy|happy|cried into her scarf|burnt|laughed|screaming',
  },
  'kin-no-sleep': {
    heard: String.raw`@kin (?:can(?:not|'?t) sleep|will not sleep|won'?t sleep|doesn'?t sleep|has(?:n'?t| not) slept|is not sleeping|isn'?t sleeping|is up all night|paces|sleeps with the phone)`,
    in: ['hospital', 'surgery', 'illness', 'cancer', 'waiting-for-results'],
    unless: '@death',
  },
  'two-lines': {
    heard:
      '(?:two|2) (?:pink )?lines|test (?:is|was|came back|says) (?:positive|yes)|positive (?:pregnancy )?test',
    in: ['pregnancy'],
    unless: String.raw`blood|bleeding|bled|ended|lost|screening|nipt|amnio\w*|downs?|down's|strep|covid|end it|abort\w*|terminat\w*|don'?t want|adoption|ectopic|negative`,
  },
  'pregnant-after-loss': {
    heard: String.raw`(?:lost|losing|lose) (?:the |her |my |our )?(?:last|others?|other two|one|this one|first)|(?:wee boy|baby|girl) (?:she|we|i) lost|rainbow baby|stay this time|(?:this|the) (?:little )?one stay|let it stay|after (?:last time|\w+ (?:miscarriages|losses))|pray it sticks`,
    in: ['pregnancy'],
    unless: 'twins|triplets|ended|then blood|job|weight',
  },
  'bed-rest': {
    heard:
      'bed(?: |-)?rest|lie (?:flat|still)|must lie down|has to lie down|stay in bed|lying on her left|to rest only|full rest',
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
    unless: String.raw`lost|ended|losing|my twins (?:are|were)|twin (?:sister|brother)|i'?m a twin|one of the twins|stopped|no heartbeat`,
  },
  'morning-sickness': {
    heard: String.raw`morning sickness|hyperemesis|(?:throws|throwing|throw) up|can(?:'t|not|t| not) keep (?:anything|water|food|nothing) down|so sick|nausea|vomiting|sick all day`,
    in: ['pregnancy'],
  },
  'pregnancy-scan': {
    heard: String.raw`(?:\d+|twelve|twenty|first|next|anomaly|dating|growth|dating)(?: )?(?:-| )?(?:week|wk|weeks)?(?: )?scan|scan (?:is|on|tomorrow|tmrw|today|next)|ultrasound (?:is|on|tomorrow|next)`,
    in: ['pregnancy'],
    unless:
      'was grand|went (?:well|fine|grand)|no heartbeat|saw it|measuring|strong heartbeat|thank*|showed|shows|is (?:fine|good|clear|grand)|last scan|bled|bleeding|for the baby i lost',
  },
  'small-heart': {
    heard: 'heartbeat',
    in: ['pregnancy'],
    unless: String.raw`twins|no heartbeat|(?:couldn't|could not|can't) find|ended|scan on|scan tomorrow|stopped|was no|there (?:was|is) no|gone|let there be|hear the|no more`,
  },
  'baby-kicks': {
    heard: 'kick(?:s|ed|ing)?',
    in: ['pregnancy'],
    unless: String.raw`kicked out|kicked me|(?:fewer|less|stopped|no) kick*|kicked off|not (?:felt|kick\w*)|hasn'?t|haven'?t|reduced|slow\w*|quiet`,
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
    unless: String.raw`(?:4\d|forty) ?(?:\+|plus)|4[0-2]w|overdue|grand\w*|my daughter is|ultrasound`,
  },
  'high-risk-pregnancy': { heard: 'high(?: |-)?risk', in: ['pregnancy'] },
  'pregnant-young': {
    heard: String.raw`(?:i'm|im|i am|she is|she's|is) (?:only )?(?:1[3-7]|fifteen|sixteen|seventeen|fourteen)(?! (?:weeks?|wks?|months?|days?|or))`,
    in: ['pregnancy'],
    unless: String.raw`eldest|my (?:other|older|oldest|first)|son is|brother is|i(?:'m| am) (?:3|4)\d|mortified|big (?:sister|brother)`,
  },
  'telling-parents': {
    heard: String.raw`(?:haven't|havent|have not|not) (?:yet )?told (?:my|our|her|the) (?:mum|mother|mom|mam|parents|dad|father|family|folks)`,
    in: ['pregnancy'],
  },
  'father-of-child-gone': {
    heard:
      '(?:father|he|dad|boyfriend) (?:has |had |is |already )?(?:run off|ran off|left|walked out|disappeared|gone off)',
    in: ['pregnancy'],
    unless: 'left (?:for|on|to (?:work|sea)|hospital|at)|left the (?:house|army)',
  },
  'pressed-to-end': {
    heard:
      'wants? (?:me|her) to (?:end it|abort|get rid of it|have an abortion)|(?:pressuring|pushing|forcing) (?:me|her) to (?:abort|end it|get rid)',
    in: ['pregnancy'],
    unless: 'end it all|affair',
  },
  'due-soon': {
    heard:
      'due (?:any|in|on|date|next|this|tomorrow)|(?:labou?r|time) is close|is due|baby due|the due',
    in: ['pregnancy'],
    unless: String.raw`mine would|would have been|rent|lost|caesar\w*|c(?: |-)?section|bail|exam`,
  },
  'bleeding-pregnant': {
    heard: 'bleeding|spotting|then blood',
    in: ['pregnancy'],
    unless: 'ended|lost|over|stopped|no heartbeat|gone',
  },
  'fertility-treatment': {
    heard: 'treatment|ivf|icsi|iui|fertility',
    in: ['childlessness'],
    unless: String.raw`fail*|negative|didn't take|did not take|not once|nothing remained|no more|used up|(?:two|three|four|five|six|third|round) (?:rounds?|four|five)|four ivf|too old|to stop|can(?:'t|not|t) afford|no money|stopp\w*|is over|ended|gave up|give up|without`,
  },
  'ivf-failed': {
    heard: String.raw`(?:ivf|icsi|iui|clomid|embryos?) .{0,30}(?:failed|negative|nothing|not take|didn't take|didnt take)|failed (?:ivf|embryo)|tried with a donor|negative .{0,30}transfer|no more embryos`,
    in: ['childlessness', 'none'],
    unless: 'worked|pregnant now|this time',
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
    unless: String.raw`believ\w*|miracle|hannah|still hop\w*|fruit of|but god`,
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
  'empty-nursery': {
    heard:
      'empty (?:cot|cradle|nursery|lap)|cradle still empty|nursery (?:ready in our|we painted)|box room is still|spare room is still an? (?:office|spare room)|(?:spare|small|little) room is still (?:just )?(?:a|an) (?:room|office|box room)|goes home to an empty room|nursery is (?:where we keep|just a box|still (?:yellow|empty|a box)|empty)|box room again',
    in: ['childlessness', 'none'],
    unless: String.raw`moved|lodger|tenant|house (?:for sale|hunt\w*)|school`,
  },
  'adoption-refused': {
    heard: String.raw`adoption .{0,45}(?:fell through|turned|no again|too old|refused|rejected)|turned (?:\w+ )?down for adoption|adoption agency rang`,
    in: ['childlessness', 'none'],
    unless: 'dog|cat',
  },
  'pet-ill': {
    heard: String.raw`(?:my|our) (?:\S+ ){0,2}(?:dog|cat|horse|rabbit|puppy|pony|hamster) (?:\S+ ){0,6}(?:is sick|ill|parvo|tumou?r|lame|colic|poorly|under the knife|swallowed|at the vets?|operation|infection|can't move)`,
    in: ['illness', 'cancer', 'surgery', 'none'],
    unless: String.raw`recovered|at work|loves|vet's coming at five|injection|put down|put to sleep|died|going blind|sick mother|dog sitter|barrier|quality of life|last days|nothing more|kinder|healed|better now|thank\w*|years ago|cancer (?:took|patient)|my (?:wife|husband|mum|dad|mother|father) is ill`,
  },
  'pet-old': {
    heard: String.raw`(?:my|our) old (?:dog|cat|pony|horse|labrador)|(?:dog|cat) (?:\S+ ){0,4}(?:is fifteen|is sixteen|is senile|alzheimers|is going blind)|doggy alzheimers`,
    in: ['none', 'dementia'],
    unless: 'died|vet|put down|put to sleep|missing|buried|gone|lost|injection|operation|years ago',
  },
}
