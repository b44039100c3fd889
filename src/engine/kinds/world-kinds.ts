import type { AreaSigns } from './kind-signs'

export const WORLD_KINDS = {
  'child-travelling-alone': {
    of: ['travel', 'flight', 'someone'],
    insteadOf: ['loneliness', 'sleeplessness'],
    signs: [
      'unaccompanied minor',
      String.raw`(?:son|daughter|boy|girl|kid|kids|child|children|grandson|granddaughter|grandchild|grandkid|niece|nephew|little one|teenager|year[- ]old|yr[- ]old|baby sister|little (?:sister|brother))\b[^,.!?\n]{0,20}\b(?<!(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t) )(?:fl(?:y|ies|ying)|travel(?:s|l?ing)?|train|bus|coach|ferry|plane|flight|trip|interrail\w*|backpack\w*)\b(?:(?!\b(?:with|so|because|and i|not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t)\b)[^,.!?\n]){0,40}\b(?:(?<!(?:be|feel|am|me|us|not) )alone|on (?:his|her|their) own|(?<!with )by (?:him|her|them)sel(?:f|ves)|solo|without us)`,
    ],
  },
  'road-after-an-accident': {
    of: ['travel', 'anxiety', 'illness'],
    signs: [
      String.raw`(?:(?:first time|first drive|back|again|scared|afraid|terrified|frightened|nervous|panic\w*|anxious|dread\w*|can['’]?t)\b[^.!?\n]{0,25}\b(?:driv(?:e|ing)|the wheel|on the road)|driv(?:e|es|ing) (?:again|for the first time)|behind the wheel again)\b[^.!?\n]{0,40}\b(?:after|since)\b[^.!?\n]{0,25}\b(?:accident|crash|wreck|collision|pile[- ]?up)`,
      String.raw`(?:after|since)\b[^.!?\n]{0,25}\b(?:accident|crash|wreck|collision|pile[- ]?up)\b[^.!?\n]{0,50}\b(?:driv(?:e|es|ing) again|(?:back behind|behind|take|touch) the wheel|(?:scared|afraid|terrified|nervous|frightened|anxious) (?:to|of) driv(?:e|ing)|back on the road)`,
    ],
  },
  'afraid-of-flying': {
    of: ['flight', 'anxiety', 'travel'],
    signs: [
      String.raw`(?<!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|no longer|used to be|less|anymore) (?:\w+ )?)(?:(?:afraid|scared|terrified|frightened|petrified|fear|phobia|nervous|anxious) (?:of|about) (?:the |my |this |our )?(?:flying|planes?|airplanes?|aeroplanes?|turbulence|flight|take[- ]?off)(?! (?:ant|cancel|delay|time|insect|price)\w*)|(?:scared|afraid|terrified) to (?:fly|get on (?:the|a) plane)|hat(?:es?|ing) (?:flying|planes|turbulence)(?! (?:visit|start|colou?r|insect)\w*)|dread(?:s|ing)? (?:the |my |this |our )?(?:flight|flying)|flying (?:phobia|anxiety|fear)|(?:nervous|anxious|fearful) flyer|panic(?:s|king)? on (?:planes|the plane))`,
      String.raw`(?:fl(?:y|ies|ying|ight)|plane)\b[^.!?\n]{0,45}?\b(?:i['’]?m|i am|she['’]?s|he['’]?s|she is|he is|we['’]?re|they['’]?re) (?:so |really |absolutely |a bit |v |very |already )*(?:terrified|petrified|scared|panicking)(?! (?:of|for|about|that)\b)`,
    ],
  },
  'long-drive-at-night': {
    of: ['travel', 'someone', 'hard-work'],
    signs: [
      String.raw`(?<!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|drink|drunk|after|from) )driv(?:e|es|ing|er)\b(?! (?:me|us|him|her|them|my \w+|our \w+) (?:crazy|mad|nuts|insane|mental|up the))(?! (?:lesson|test|exam|theory|licen[cs]e|school)s?\b)(?:(?!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|but|then|party|watch|exam|test)\b)[^.!?\n]){0,60}?\b(?:all night|through (?:the|this) night|over ?night|at night|by night|in the dark|till (?:dawn|morning))`,
      String.raw`(?<!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|drink|drunk|after|from) )driv(?:e|es|ing|er)\b(?=[^.!?\n]*\b(?:hours?|hrs?|\d+ ?h|km|kms|miles|lorry|truck|coach|from \w+ to|all the way|motorway|after (?:my|his|her|a|the) shift|through|thru)\b)(?:(?!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|but|then|party|watch|drive[- ]?thru)\b)[^.!?\n]){0,60}?\b(?:tonight|tonite|this night)`,
      String.raw`long (?:drive|road|haul)\b[^.!?\n]{0,30}\b(?:tonight|tonite|this night)`,
      '(?<!film |movie )(?:night|overnight|all[- ]night|late night)[- ](?:drive|driving|haul)(?! (?:thru|through) (?:restaurant|order))',
      'drives nights',
    ],
  },
  'asylum-hearing': {
    of: ['immigration', 'court'],
    insteadOf: ['sleeplessness', 'job-interview'],
    signs: [
      String.raw`(?:asylum\b[^.!?\n]{0,40}\b(?:hearing|interview|tribunal|appeal|court date|in court|judge)|(?:hearing|interview|tribunal|appeal|judge)\b[^.!?\n]{0,30}\basylum(?: case| claim)?(?! seek)|refugee (?:status )?(?:hearing|interview|tribunal|appeal))(?![^.!?\n]{0,30}\b(?:granted|went well|went ok|was (?:yesterday|denied|refused|ok)|is over|won|approved|denied|refused|rejected|cancelled|reporter|film)\b)`,
    ],
  },
  'visa-granted': {
    of: ['thanks-for-good-news', 'immigration'],
    signs: [
      String.raw`(?<!\b(?:pray(?:ing|s)?|hop(?:e|es|ing)|wish(?:ing|es)?|wait(?:ing|s)?|until|till|if|when|please|pls|plz|may|let|want|need|to|not|never|hasn['’]?t|haven['’]?t|didn['’]?t|wasn['’]?t|isn['’]?t|bring|send|give)\b[^.!?\n]{0,45})(?:got|received|granted|given|approved for|won)(?: my| our| his| her| their| the| me| us| him| them| a| your)*(?: \w+)? (?:papers|visas?|green ?card|residenc[ey] ?(?:permit|card)?|work permit|citizenship|leave to remain|settled status|(?:work|residence|study) permit)(?! (?:interview|appointment|application|denied|refused|rejected|card\b|form|expired))`,
      String.raw`(?<!\b(?:pray(?:ing|s)?|hop(?:e|es|ing)|wish(?:ing|es)?|wait(?:ing|s)?|until|till|if|when|please|pls|plz|may|let|want|need|to|not|never|hasn['’]?t|haven['’]?t|didn['’]?t|wasn['’]?t|isn['’]?t|bring|send|give)\b[^.!?\n]{0,45})(?:visa|papers|green ?card|residency|citizenship|(?:work|residence|study) permit|leave to remain|settled status)\b(?! card)(?:(?!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|if|when|until|hope|pray|waiting|will|be|expired|denied|refused)\b)[^.!?\n]){0,25}\b(?:granted|approved|came through|accepted|(?:is|are) here|finally came)(?! to my ex)`,
    ],
  },
  'family-kept-apart-by-papers': {
    of: ['immigration', 'loneliness', 'estrangement', 'someone'],
    insteadOf: ['divorce'],
    signs: [
      String.raw`(?<!morning )(?:papers|visas?|green ?card|permit|immigration|embassy|home office|border)\b(?:(?!\b(?:uni|school|class|grade|exams?|divorce|homework)\b)[^!?\n]){0,80}\b(?:kids?|children|son|daughter|husband|wife|mum|mom|mother|dad|father|parents|family|fianc\w+|partner|baby|girls|boys)\b[^!?\n]{0,45}\b(?:still (?:there|abroad|over there)|stuck|left behind|on video|video ?calls?|facetime|apart|separated|so far away|can['’]?t (?:come|join|get here)|without (?:me|us|him|her))`,
      String.raw`family reunif\w+`,
      'reunification visa',
      String.raw`visa\b[^.!?\n]{0,25}\bto (?:join|bring) (?:me|us|him|her|my|our|his|their)`,
      String.raw`(?:(?:apart|separated)\b(?=[^,!?\n]{0,30}\b(?:by|because|due to|over|until|till)\b)|haven['’]?t (?:seen|held|hugged)|not (?:seen|held|hugged))\b[^!?\n]{0,60}\b(?:papers|visas?|green ?card|immigration|permit|border (?:rules|control))`,
      String.raw`(?:kids?|children|son|daughter|husband|wife|mum|mom|mother|dad|father|parents|fianc\w+|partner|baby)\b[^.!?\n]{0,30}\b(?:stuck|left behind|still over there|still abroad|still there)\b[^.!?\n]{0,40}\b(?:visas?|papers|permit|green ?card)`,
    ],
  },
  'visa-decision': {
    of: ['immigration'],
    insteadOf: ['hard-work', 'looking-for-work'],
    signs: [
      String.raw`(?<!no longer )(?<!not )wait(?:ing|s)?\b[^.!?\n]{0,40}\b(?:visa(?! card)|papers(?! (?:to|on|for my (?:class|students)|back))|green ?card|residenc[ey]\w*|(?:work|residence|study|stay|travel) permit|citizenship(?! test)|leave to remain|settled status|embassy|home office|immigration (?:office|decision|answer))`,
      String.raw`(?:visa|green ?card|residence permit|work permit|residency|citizenship|settled status)\b(?! (?:card|test))(?:(?!\b(?:denied|refused|rejected|approved already|expired|not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t)\b)[^.!?\n]){0,40}\b(?:interview|appointment|application|decision|pending|processing|approval|gets? approved|be (?:approved|granted))`,
      String.raw`(?:interview|appointment)\b[^.!?\n]{0,30}\b(?:embassy|consulate|visa(?! card)|home office)`,
      String.raw`pray\w*\b[^.!?\n]{0,30}\b(?:visa(?! card)|green ?card|residence permit)`,
    ],
  },
  'emigrating-alone': {
    of: ['immigration', 'moving-house', 'travel'],
    signs: [
      String.raw`(?<!(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t) )(?<!from )(?:mov(?:e|es|ing)|emigrat(?:e|es|ing)|relocat(?:e|es|ing)|immigrat(?:e|es|ing)|leav(?:e|es|ing))\b(?:(?!\b(?:with (?:my|his|her|their|our)|not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|holiday|vacation)\b)[^.!?\n]){0,40}\b(?:abroad|overseas|(?:another|new|different|foreign|strange) (?:country|continent)|canada|germany|the (?:uk|us|usa|states|netherlands|philippines|emirates)|uk|usa|america|england|scotland|ireland|australia|new zealand|dubai|qatar|saudi|japan|korea|france|spain|italy|portugal|sweden|norway|denmark|finland|poland|austria|switzerland|belgium|singapore|malaysia|china|taiwan|hong kong|south africa|brazil|mexico)\b(?:(?!\bwith (?:my|his|her|their|our)\b)[^.!?\n]){0,50}\b(?:(?<!(?:not|be|feel) )alone|on (?:my|his|her|their) own|by (?:my|him|her|them)sel(?:f|ves)|(?:dont|don['’]t|doesnt|doesn['’]t) know (?:anyone|anybody|a soul|a single)|know(?:s|ing)? (?:no one|no-one|nobody)|(?:one|1|a single) (?:suitcase|bag)|solo)`,
      String.raw`(?<!(?:not|be|feel) )(?:alone|on (?:my|his|her) own|by (?:my|him|her)self)\b[^,.!?\n]{0,15}\b(?:mov(?:e|es|ing)|emigrat\w+|relocat\w+) (?:to )?(?:abroad|overseas|(?:another|new|different|foreign|strange) (?:country|continent)|canada|germany|the (?:uk|us|usa|states|netherlands|philippines|emirates)|uk|usa|america|england|scotland|ireland|australia|new zealand|dubai|qatar|saudi|japan|korea|france|spain|italy|portugal|sweden|norway|denmark|finland|poland|austria|switzerland|belgium|singapore|malaysia|china|taiwan|hong kong|south africa|brazil|mexico)`,
      String.raw`leaving my country\b[^.!?\n]{0,30}\b(?:(?<!(?:not|be|feel) )alone|on (?:my|his|her|their) own|by (?:my|him|her|them)sel(?:f|ves)|(?:dont|don['’]t|doesnt|doesn['’]t) know (?:anyone|anybody|a soul|a single)|know(?:s|ing)? (?:no one|no-one|nobody)|(?:one|1|a single) (?:suitcase|bag)|solo)`,
    ],
  },
  'soldier-home-safe': {
    of: ['thanks-for-good-news', 'reconciliation', 'war'],
    signs: [
      String.raw`(?<!\b(?:pray(?:ing|s)?|hop(?:e|es|ing)|wish(?:ing|es)?|wait(?:ing|s)?|until|till|if|when|please|pls|plz|may|let|want|need|to|not|never|hasn['’]?t|haven['’]?t|didn['’]?t|wasn['’]?t|isn['’]?t|bring|send|give)\b[^.!?\n]{0,45})(?:(?:comes?|came|coming|got|gets|getting|is|are|made it|arriv(?:es|ed)|return(?:s|ed)|landed|back)(?: (?!not\b|never\b|nt\b)\w+){0,2} (?:home|back)\b(?: \w+){0,2} from\b[^.!?\n]{0,12}\b(?:deployment|deployed|(?:the )?war(?! (?:museum|film|movie))|the front|tour|active duty)|(?<!not )(?<!nt )(?<!n['’]t )home from (?:deployment|(?:the )?war|the front|(?:his|her) tour)|(?<!not )(?<!nt )(?<!n['’]t )back from (?:deployment|(?:the )?war|the front|(?:his|her) tour)|deployment is (?:over|done)|(?:my|our) (?:soldier|marine|sailor)s? (?:is|are|comes|came|coming|made it|got) (?:safe |safely |finally )?(?:home|back))(?! (?:museum|film|movie|memorial))(?![^.!?\n]{0,25}\b19\d\d)`,
    ],
  },
  'soldier-deployed': {
    of: ['war', 'someone'],
    signs: [
      String.raw`(?<!(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t) )deploy(?:ed|s|ing|ment)\b(?![^\n]{0,40}\b(?:prod|production|servers?|code|app|release|software|website|bugs?|build|over|done)\b)(?! (?:the|an?|our|to prod))`,
      String.raw`ship(?:s|ping|ped)? out(?! (?:\d+|the|an?|my|our|orders?|packages?|parcels?)\b)`,
      String.raw`(?<!was )(?:drafted|conscripted)(?! (?:a|an|the|my|by|in the|for)\b)`,
      String.raw`(?:at|on) the front(?:[- ]?lines?)?(?![- ]?lines?\b)(?! (?:desk|door|row|page|of|porch|seat|lawn|cover|in a hospital)\b)`,
      '(?:is|as|am|are) an? (?:soldier|marine|sailor|paratrooper|medic in)',
      '(?<!was )(?<!were )(?<!been )in the (?:army|navy|marines|military|armed forces|air force|idf)(?! (?:museum|shop|store|surplus|when|back then))',
      'on active duty',
      'serving overseas',
      String.raw`called up (?:to|for) (?:the )?(?:army|reserve\w*|duty|front)`,
      'peacekeep(?:er|ing)',
    ],
  },
  'relative-in-a-war-zone': {
    of: ['war'],
    signs: [
      String.raw`(?:mum|mom|mother|mama|dad|father|papa|parents|brothers?|sisters?|siblings|son|daughter|husband|wife|fianc\w*|boyfriend|girlfriend|cousins?|aunt\w*|uncles?|gran|grand(?:ma|pa|mother|father|parents|son|daughter)|nana?|babushka|nephews?|nieces?|in[- ]?laws?|relatives|best friend|(?:my|our|his|her|their) (?:family|friends?|people|kids|children|child|neighbou?rs?|partner|colleagues?|loved ones|baby))\b(?:(?!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|moved from|came from|left|escaped|fled|home from|back from|film|movie|holiday|traffic|airport|layover)\b)[^.!?\n]){0,45}\b(?:(?:in|inside|near|outside|trapped in|stuck in|over in)(?: \w+)? (?:gaza|rafah|khan yo?unis|west bank|jenin|ukraine|kyiv|kiev|kharkiv|kherson|ode[s]{1,2}a|mariupol|donetsk|donbas|zaporizh\w+|sumy|lviv|sudan|khartoum|darfur|el[- ]fasher|goma|congo|myanmar|yemen|syria|aleppo|lebanon|beirut|tigray|israel|afghanistan|kabul|iraq|somalia|haiti)|war ?zone|where (?:there is|the|there['’]?s)(?: a)? (?:war|fighting|bomb\w*)|country at war|(?:are|is|being|get(?:ting)?) (?:bombed|shelled)|under (?:fire|bombs|bombing|bombardment|siege|shelling)|bombs|shelling|missiles|air ?raids?|sirens|bomb shelter|bunker)`,
    ],
  },
  'praying-for-a-country-at-war': {
    of: ['war'],
    notFor: ['children', 'child'],
    insteadOf: ['quarrel', 'loneliness'],
    signs: [
      String.raw`(?:pray(?:er|ers|ing|s)?|peace|ceasefire|mercy|justice|remember\w*|have mercy on)\b(?:(?!\b(?:my (?:brother|sister|mum|mom|dad|son|daughter|husband|wife|cousin|friend)s?)\b)[^.!?\n]){0,40}\b(?:(?:gaza|rafah|khan yo?unis|west bank|jenin|ukraine|kyiv|kiev|kharkiv|kherson|ode[s]{1,2}a|mariupol|donetsk|donbas|zaporizh\w+|sumy|lviv|sudan|khartoum|darfur|el[- ]fasher|goma|congo|myanmar|yemen|syria|aleppo|lebanon|beirut|tigray|israel|afghanistan|kabul|iraq|somalia|haiti)|my (?:country|homeland|people)|the (?:middle east|holy land|country|people of))`,
      String.raw`(?:war|fighting|bomb(?:s|ing)|shelling|killing)\b[^.!?\n]{0,25}\b(?:in|on|against|over)\b[^.!?\n]{0,10}\b(?:(?:gaza|rafah|khan yo?unis|west bank|jenin|ukraine|kyiv|kiev|kharkiv|kherson|ode[s]{1,2}a|mariupol|donetsk|donbas|zaporizh\w+|sumy|lviv|sudan|khartoum|darfur|el[- ]fasher|goma|congo|myanmar|yemen|syria|aleppo|lebanon|beirut|tigray|israel|afghanistan|kabul|iraq|somalia|haiti)|my (?:country|homeland)|the (?:middle east|holy land))`,
      String.raw`(?:people|children|kids|families|mothers|women|civilians|hostages|innocents?|everyone)\b[^.!?\n]{0,15}\b(?:of|in|from) (?:gaza|rafah|khan yo?unis|west bank|jenin|ukraine|kyiv|kiev|kharkiv|kherson|ode[s]{1,2}a|mariupol|donetsk|donbas|zaporizh\w+|sumy|lviv|sudan|khartoum|darfur|el[- ]fasher|goma|congo|myanmar|yemen|syria|aleppo|lebanon|beirut|tigray|israel|afghanistan|kabul|iraq|somalia|haiti)`,
      '(?:stop|end)(?: to)? (?:the|this) (?:war|bombing|killing)(?! (?:between|with|at (?:home|work|school)|in (?:our|my) (?:house|family|home|office)|on drugs))',
    ],
  },
  'house-burned-down': {
    of: ['disaster', 'homelessness', 'someone'],
    signs: [
      String.raw`(?:house|home|flat|apartment|trailer|cabin|farmhouse)\b(?:(?!\b(?:almost|nearly|not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|alarm|dinner|toast|candle)\b)[^.!?\n]){0,30}\b(?:burn(?:ed|t|ing)?(?: all the way)? (?:down|to the ground)|burned last|burnt last|caught fire|went up in flames|(?:was |got )?destroyed (?:by|in) (?:a |the )?(?:fire|wildfire|blaze))`,
      String.raw`(?<!no )house ?fire(?! (?:drill|alarm|insurance|safety))(?![^.!?\n]{0,15}\b(?:years?|months?) ago)`,
      String.raw`lost (?:everything|the house|(?:their|our|my|his|her)(?: \w+)? (?:house|home|flat|apartment|things|belongings))\b[^.!?\n]{0,15}\b(?:in|to)\b[^.!?\n]{0,12}\b(?:fire|wildfires?|blaze)`,
    ],
  },
  'storm-is-coming': {
    of: ['disaster', 'flood'],
    signs: [
      String.raw`(?<!\b(?:brain|perfect|shit|snow) ?)(?:hurricane|typhoon|cyclone|tornado|storm|twister)s?\b(?:(?!\b(?:was|took|hit|passed|is over|over|destroyed|damaged|last|after|chaser|in a tea ?cup|at work|in my|missed|not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t)\b)[^.!?\n]){0,50}\b(?:coming|comes|warning|watch|approach\w*|heading|headed|landfall|on its way|will hit|expected|nearing|tonight|tomorrow|tmrw|this weekend|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?! in (?:my|our) (?:marriage|life|head|heart|family))`,
      String.raw`(?:brac(?:e|ing)|boarding up|board up|evacuat(?:e|ed|ing)|preparing)\b[^.!?\n]{0,40}\b(?:hurricane|typhoon|cyclone|tornado|storm)`,
      String.raw`(?:warning|in the path|path)\b[^.!?\n]{0,20}\b(?:hurricane|typhoon|cyclone|tornado|storm)`,
      "(?:hurricane|typhoon|cyclone|tornado|storm)['’]?s path",
    ],
  },
  'own-house-damaged': {
    of: ['disaster', 'flood'],
    isBound: true,
    signs: [
      String.raw`(?:roof|ceiling|walls?|kitchen|basement|cellar|ground floor|living room|bedrooms?|windows?|porch|barn)\b(?:(?!\b(?:rising|still coming|will|could|might|not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t)\b)[^.!?\n]){0,40}\b(?:was flooded|got flooded|flooded (?:last|on|yesterday|again)|damaged|wrecked|ruined|gone|blew off|blown off|came off|torn off|ripped off|caved in|collapsed|full of mud|soaked|mould(?:y)?|moldy)`,
      String.raw`(?:house|home|flat|farm)\b(?:(?!\b(?:rising|still coming|will|could|might|not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t)\b)[^.!?\n]){0,25}\b(?:was flooded|got flooded|flooded (?:last|on|yesterday)|(?:badly |was |is |got )damaged|full of mud|has no roof)`,
      String.raw`(?:flood(?:ing)?|storm|hurricane|earthquake|tornado|quake|typhoon|cyclone|water|wind)\b[^.!?\n]{0,20}\b(?:took|destroyed|damaged|wrecked|ruined|ripped|tore|blew|cracked)\b[^.!?\n]{0,25}\b(?:roof|kitchen|basement|cellar|walls?|windows?|floors?|furniture|carpets?)`,
      'clean(?:ing)? up after the (?:flood|storm|hurricane|tornado)',
      String.raw`(?<!\b(?:laptop|phone|computer|car|claims?)\b[^.!?\n]{0,25})(?:water|storm|flood) damage`,
    ],
  },
  'rain-came-at-last': {
    of: ['thanks-for-good-news', 'drought', 'harvest'],
    signs: [
      String.raw`(?<!\b(?:pray(?:ing|s)?|hop(?:e|es|ing)|wish(?:ing|es)?|wait(?:ing|s)?|until|till|if|when|please|pls|plz|may|let|want|need|to|not|never|hasn['’]?t|haven['’]?t|didn['’]?t|wasn['’]?t|isn['’]?t|bring|send|give)\b[^.!?\n]{0,45})(?:rains? (?:finally|at last|has come|have come|came|is here|is falling|arrived|started)(?! (?:through|in through|into|down the))|(?:finally|at last)\b[^.!?\n]{0,15}\brain(?:s|ed|ing)?|first rains?\b|it(?:['’]?s| is)? (?:finally |at last )?rain(?:ed|ing)(?: at last| finally| last night)|it(?:['’]?s| is) raining,? (?:finally|at last))`,
      String.raw`thank\w*\b[^.!?\n]{0,15}\bfor (?:the |this |sending |your )*rain`,
    ],
  },
  'field-is-drying': {
    of: ['drought'],
    signs: [
      String.raw`(?:maize|corn|crops?|wheat|rice|paddy|barley|beans?|millet|sorghum|cassava|coffee|fields?|gardens?|orchard|vineyard|vines|pastures?|grass|trees|potatoes|tomatoes|plants|seedlings|shamba|sugar ?cane|cotton|tea)\b(?! (?:blog|party|cent(?:re|er)|leave|study|trip|house))(?:(?!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|came back|saved|nicely|in the sun|loft)\b)[^.!?\n]){0,40}\b(?:dry(?:ing)?|dried up|dying|wilt(?:s|ing|ed)?|wither(?:s|ing|ed)?|burn(?:ing|t|ed)?|brown|yellow(?:ing)?|crack(?:ed|ing)|failing|thirsty|parched|scorched|need(?:s|ing)? (?:rain|water))`,
      '(?:dry|drying|parched|cracked|dying|failing) (?:maize|corn|crops?|wheat|rice|paddy|barley|beans?|millet|sorghum|cassava|coffee|fields?|gardens?|orchard|vineyard|vines|pastures?|grass|trees|potatoes|tomatoes|plants|seedlings|shamba|sugar ?cane|cotton|tea)',
      String.raw`(?:need|send|pray(?:ing)? for|wait(?:ing)? for|give us|without|no) rain\b[^!?\n]{0,40}\b(?:maize|corn|crops?|wheat|rice|paddy|barley|beans?|millet|sorghum|cassava|coffee|fields?|gardens?|orchard|vineyard|vines|pastures?|grass|trees|potatoes|tomatoes|plants|seedlings|shamba|sugar ?cane|cotton|tea)`,
    ],
  },
  'harvest-is-in': {
    of: ['harvest', 'thanks-for-good-news'],
    insteadOf: ['disaster'],
    signs: [
      String.raw`(?<!\b(?:pray(?:ing|s)?|hop(?:e|es|ing)|wish(?:ing|es)?|wait(?:ing|s)?|until|till|if|when|please|pls|plz|may|let|want|need|to|not|never|hasn['’]?t|haven['’]?t|didn['’]?t|wasn['’]?t|isn['’]?t|bring|send|give)\b[^.!?\n]{0,45})(?:harvest(?:ing)?\b(?:(?!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|half|almost|nearly|starts?|begins?)\b)[^.!?\n]){0,20}\b(?:is in(?! (?:\d|a |one|two|three|four|the |may\b|june|july|aug\w*|sep\w*|oct\w*|nov\w*|danger|trouble))|all in|is done|done|finished|is over|is home|came in|completed?|gathered|safely home|in the barn)|(?:crops?|hay|barley|wheat|grapes?|apples|potatoes|olives|maize|corn|rice|honey)\b(?: \w+){0,2} (?:is|are|came|all|safely) in(?! (?:\d|a|the (?!barn)|danger|trouble|bloom|flower)\b)|(?:finished|brought in|got in) (?:the|our|his|her|my) (?:harvest\w*|hay|crops?|barley|wheat|grapes|olives|potatoes|maize|rice)|last (?:load|row|trailer|field|bale|cart)\b[^.!?\n]{0,20}\b(?:in|done|home))`,
      String.raw`thank\w*\b[^.!?\n]{0,25}\bharvest(?! (?:moon|festival|starts|begins))`,
    ],
  },
  'lost-herd-or-hives': {
    of: ['someone'],
    insteadOf: ['loss-of-an-animal', 'death', 'illness', 'harvest', 'disaster'],
    signs: [
      String.raw`(?<!\b(?:the|not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t) )(?:lost|losing)\b(?! (?:count|track|my (?:mind|temper|way)))[^,.!?\n]{0,25}\b(?:hives?|colon(?:y|ies)|bees|cows?|cattle|calves|herd|goats?|sheep|ewes?|lambs?|flock|hens?|chickens|pigs?|camels?|reindeer|yaks?|llamas?|livestock|ducks|turkeys)`,
      String.raw`(?:culled|wiped out|killed (?:all|half|most|\w+ of))\b[^,.!?\n]{0,15}\b(?:hives?|colon(?:y|ies)|bees|cows?|cattle|calves|herd|goats?|sheep|ewes?|lambs?|flock|hens?|chickens|pigs?|camels?|reindeer|yaks?|llamas?|livestock|ducks|turkeys)`,
      String.raw`(?:hives?|colon(?:y|ies)|bees|cows?|cattle|calves|herd|goats?|sheep|ewes?|lambs?|flock|hens?|chickens|pigs?|camels?|reindeer|yaks?|llamas?|livestock|ducks|turkeys)\b(?:(?!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|none|no|nearly|almost|dead tired|recipe|dinner)\b)[^,.!?\n]){0,25}\b(?:died|(?:are|is|were|was|all|found) dead|dying off|culled|killed|wiped out|collapsed|drowned|slaughtered|(?:had to be )?put down)`,
    ],
  },
  'first-night-in-a-new-home': {
    of: ['moving-house'],
    signs: [
      String.raw`(?<!last )first nights?\b[^.!?\n]{0,25}\b(?:new|our own|my own|her own|his own|their own|own) ?(?:\w+ )?(?:house|home|flat|apartment|place|room|studio|bedsit)`,
      'first night (?:here|in (?:the|our|my) (?:flat|house|apartment|home))(?! was)',
      String.raw`(?:(?<!not )(?:just|finally) moved in(?:to)?|moved in(?:to)?(?! with\b)(?: \w+){0,4} (?:today|yesterday|this morning|tonight|last night))(?! (?:with|on from)\b)`,
      String.raw`(?:new|our own|my own) (?:house|home|flat|apartment|place)\b[^.!?\n]{0,30}\bfirst night`,
    ],
  },
  'job-far-away-or-home': {
    of: ['decision'],
    insteadOf: ['hard-work'],
    notFor: ['parents', 'mother', 'father'],
    signs: [
      String.raw`(?:job|offer|position|promotion|transfer|posting)s?\b(?! (?:interview|satisfaction))[^.!?\n]{0,30}?\b(?:abroad|overseas|(?:another|different) (?:city|country|state|continent)|miles away|(?:so |too )?far away|in (?!(?:my|the|a|an|this|our|it|town|here|two|nursing|teaching|finance|sales|retail|marketing|management|education|care|tech|construction|hr|law|engineering|time|march|april|may|june|july|august|september|october|november|december|january|february)\b)[a-z]+)\b[^!\n]{0,80}?\b(?:or stay|stay(?:ing)? (?:here|home|near|close|with)|mum|mom|mother|dad|father|parents|my family|gf|girlfriend|bf|boyfriend|partner|wife|husband|the kids|my kids|gran\w*|fianc\w+)`,
      String.raw`(?:parents|mum|mom|mother|dad|father|gran\w*|gf|girlfriend|boyfriend|partner|wife|husband|kids|stay)\b[^!?\n]{0,60}\b(?:job|offer|position|promotion|transfer)\b[^.!?\n]{0,15}\b(?:abroad|overseas|(?:another|different) (?:city|country|state)|miles away|far away)`,
    ],
  },
  'relative-in-prison': {
    of: ['court', 'someone'],
    signs: [
      String.raw`(?<!\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|was|were|been|work|works|worked|working|teach|teaches|taught|volunteer|volunteers|volunteering|ministry|officer|guard|nurse|chaplain|used to be|out of|end up|ended up|go|going) )(?:in (?:prison|jail|juvie|detention cent(?:re|er))(?! (?:of|ministry|break|film|show|years ago|library|service|chaplaincy))(?![^.!?\n]{0,20}\byears ago)|behind bars|on remand|(?<!feel )(?<!feels )(?<!felt )locked up(?! (?:the|my|our|his|her|shop|early|and went|for the night|at home|in (?:the|a|my|our|this)))|incarcerated)`,
      String.raw`(?:serving|doing|got|given|sentenced to) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|life|a long)\b[^.!?\n]{0,12}\b(?:years?|months|sentence|yrs)(?: in (?:prison|jail)| inside)`,
      'prison visit',
      String.raw`visiting (?:him|her|my \w+|our \w+) in (?:prison|jail)`,
    ],
  },
  'meal-with-an-empty-chair': {
    of: ['anniversary-of-a-death', 'meal', 'loneliness'],
    insteadOf: ['depression'],
    signs: [
      String.raw`empty (?:chair|place|seat) (?:at|by|round|next to)\b`,
      '(?:an|the|that|his|her|one) empty chair',
      String.raw`(?:first|second|another)(?: \w+)? (?:christmas|xmas|thanksgiving|easter|eid|diwali|passover|seder|iftar|sunday (?:lunch|dinner|roast)|dinner|lunch|supper|breakfast|meal|feast|new year['’]?s?|birthday dinner|rosh hashan\w*|hanukkah|vaisakhi|christmas eve)\b[^,.!?\n]{0,15}\bwithout (?:my |our |her |his |the )?(?:late )?(?:mum|mom|mother|mama|dad|father|papa|gran|grandma|grandpa|grandmother|grandfather|nan|nana|husband|wife|brother|sister|son|daughter|baby|best friend|him|her(?! (?:phone|help|cooking))|them|uncle|aunt\w*|boy|girl)(?!['’]s\b|s (?:help|cooking|gravy|recipe))`,
      String.raw`(?:dinner|lunch|supper|meal|breakfast|table|feast|seder|iftar|roast)\b[^,.!?\n]{0,25}\bwithout (?:my |our |her |his |the )?(?:late )?(?:mum|mom|mother|mama|dad|father|papa|gran|grandma|grandpa|grandmother|grandfather|nan|nana|husband|wife|brother|sister|son|daughter|baby|best friend|him|her(?! (?:phone|help|cooking))|them|uncle|aunt\w*|boy|girl)(?!['’]s\b|s (?:help|cooking|gravy|recipe))`,
      String.raw`(?:lay|lays|laying|laid|set|setting)\b[^,.!?\n]{0,12}\b(?:two plates|an extra plate|a plate for (?:him|her)|one plate too many|one too many)`,
      "(?:his|her|dads|mums|moms|dad['’]s|mum['’]s) (?:chair|place|seat) at the table",
    ],
  },
  'feast-with-guests': {
    of: ['meal', 'someone'],
    signs: [
      String.raw`(?:(?<!(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t) )host(?:ing|s)?(?! of)|guests|in[- ]?laws|\d{1,3} (?:people|ppl|guests|of us|mouths|relatives)|everyone is coming|whole (?:family|clan) is coming)\b(?:(?!\b(?:ruin\w*|fight\w*|fought|argu\w*|hat(?:e|es|ed)|died|cancel\w*|hotel|restaurant|shift|last year|hospital|at work|webinar|meeting|paid|not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t)\b)[^.!?\n]){0,50}\b(?:(?:christmas|xmas|thanksgiving|easter|eid|diwali|passover|seder|iftar|sunday (?:lunch|dinner|roast)|dinner|lunch|supper|breakfast|meal|feast|new year['’]?s?|birthday dinner|rosh hashan\w*|hanukkah|vaisakhi|christmas eve)|bbq|barbecue|banquet|potluck|braai|sangeet|nowruz)`,
      String.raw`(?:(?:christmas|xmas|thanksgiving|easter|eid|diwali|passover|seder|iftar|sunday (?:lunch|dinner|roast)|dinner|lunch|supper|breakfast|meal|feast|new year['’]?s?|birthday dinner|rosh hashan\w*|hanukkah|vaisakhi|christmas eve)|bbq|barbecue|banquet|potluck|braai|nowruz)\b(?:(?!\b(?:ruin\w*|fight\w*|fought|argu\w*|hat(?:e|es|ed)|died|cancel\w*|hotel|restaurant|shift|last year|hospital|at work|webinar|meeting|paid|not|never|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t)\b)[^.!?\n]){0,50}\b(?:(?:i |we |im |i['’]m |first time i )?host(?:ing)?(?! of)|guests|in[- ]?laws|everyone is coming|\d{1,3} (?:people|ppl|guests|of us|mouths)|for (?:\d{2}|ten|twelve|fifteen|sixteen|eighteen|twenty|thirty))`,
    ],
  },
  'thank-you-for-an-ordinary-good-day': {
    of: ['thanks-for-good-news', 'meal', 'someone'],
    signs: [
      String.raw`(?<!\b(?:want|wants|wanted|wish|need|needs|hope|hoping|give|please|pray|praying|pls|just one|not|never|miss)\b[^.!?\n]{0,25})(?:(?:ordinary|normal|quiet|simple|boring|uneventful|plain|peaceful)(?: \w+)? (?:day|sunday|monday|tuesday|wednesday|thursday|friday|saturday|evening|afternoon)\b(?=[^!?\n]{0,60}\b(?:thank\w*|grateful|good|nice|lovely|happy|glad|blessed))|(?:thank\w*|grateful|glad)\b[^.!?\n]{0,30}\b(?:ordinary|normal|quiet|simple|boring|uneventful|plain|peaceful)(?: \w+)? (?:day|sunday|evening|afternoon)|nothing (?:special|big|much|bad|went wrong)\b[^.!?\n]{0,40}\b(?:good day|nice day|lovely day|thank\w*|grateful)|(?:had|was) (?:such |just )?an? (?:really |very |pretty |just a )?(?:good|nice|lovely) (?:ordinary |normal |quiet |little )?(?:day|evening|sunday|afternoon)(?! (?:until|but|till|for|off|to)\b)|thank\w*(?: \w+){0,3} for (?:today|this day|a (?:good|nice|lovely|quiet|normal) day))(?![^!?\n]{0,30}\b(?:until|but then|funeral|died|surgery|chemo)\b)`,
    ],
  },
} as const satisfies AreaSigns
