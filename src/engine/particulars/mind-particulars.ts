import type { SignsByParticular } from './particular-signs'

export const MIND_PARTICULARS: SignsByParticular = {
  'pet-afraid-of-bangs': {
    heard: '(?:dog|cat|horse|dogs|cats) .{0,30}(?:fireworks|thunder)',
    in: ['none', 'anxiety'],
    unless: 'gone since|ran|missing|lost|died',
  },
  envy: {
    heard: String.raw`(?:i'm|im|i am|i feel|i get|feeling|makes? me|make me less|less|being|stop me being|me) (?:so |very |\w+ )?(?:jealous|envious)|envy (?:wants|has|eats|is eating)|(?:of|from) (?:envy|jealousy)|my (?:envy|jealousy)|compar(?:e|ing) (?:my life|myself|me)`,
    in: ['none', 'loneliness'],
    unless:
      'pregnan*|her news|one of our own|infertil*|baby|opened her phone|my husband is jealous|my boyfriend is jealous|my wife is jealous|jealous husband|jealous of me|evil eye|enem*|jealous god',
  },
  'new-place': {
    heard: String.raw`(?:i|we|i've|we've|just) (?:just |only |have )?moved|moved to (?:[\w']+ ){1,6}and knows nobody|moved (?:here|us)|new (?:town|city|place|country|flat|village)|since (?:i|we) came|(?:two years|months?|years?) in \w+ and|in this (?:city|country|town)|foreign (?:country|land)|like a stranger|strangers? (?:here|in every)`,
    in: ['loneliness'],
    unless: 'moved out|moved away',
  },
  'lonely-widowed': {
    heard:
      'widow|widowed|widower|widows|since (?:my )?(?:wife|husband) (?:died|passed|went|is gone)|late (?:wife|husband)|since my father passed|lost my (?:wife|husband)|since (?:he|she) (?:died|passed)',
    in: ['loneliness'],
  },
  'lives-alone': {
    heard: String.raw`(?:lives|i live|i am living|who live) (?:all )?(?:alone|by (?:herself|himself|myself)|on (?:her|his|my) own)|living (?:alone|on my own|by myself)|sits? alone (?:all|by)|all alone in (?:the|that|this|a|her|his) (?:\w+ )?(?:house|flat|room|apartment)|alone in (?:the|that|this) (?:big )?house|rattling round`,
    in: ['loneliness', 'none'],
    unless: 'flatmates|wants to live',
  },
  'lonely-evenings': {
    heard: 'evenings?|every night|at night|nights are|alone at home',
    in: ['loneliness'],
    unless: 'night shifts?|work nights|night duty|phone alone|good evening|school',
  },
  'lonely-nights-work': {
    heard: 'works? nights|working nights|night shifts?|night duty|night watchman',
    in: ['loneliness'],
  },
  'lonely-weekends': {
    heard:
      'weekends?|sundays?|sunday afternoons?|fridays|friday nights?|saturday nights?|saturdays|days off',
    in: ['loneliness'],
    unless: 'from sunday to sunday',
  },
  'nobody-calls': {
    heard:
      '(?:nobody|no ?one|noone) (?:ever |has |even )?(?:calls?|rings?|knocks?|visits?|texts|rang|called|writes|visited)|(?:nobody|no ?one|noone) (?:ever )?comes (?:to (?:see|visit)|round|by|over)|no visitors?|phone never rings|never rings?|no one has asked (?:how|me|after)|nobody has been through|nobody has said my name|whole weeks where the only|my only visitor',
    in: ['loneliness', 'none'],
    unless:
      'comes out alive|nobody comes to the (?:fence|water)|prison|shop|customers|back with|salon|hire|shelling|back to work|calls (?:her|him|me) back|calls? back|him by|the bell|police|ambulance',
  },
  'lonely-voices': {
    heard: String.raw`talk(?:s|ing)? (?:\w+ )?to (?:the|my|herself|himself|myself|a) (?:[\w'-]+ ){0,1}(?:telly|tv|television|cat|dog|radio|plants?|kettle|rice cooker|wall|till|microwave|hens|telephone)|telly|radio|television|tv|self.?checkout|only voice|newsreader|wireless|unexpected item|said about nine words`,
    in: ['loneliness'],
  },
  'friends-gone': {
    heard: String.raw`(?:all|most of) (?:my|his|her|our) (?:old )?friends (?:are|have|r) (?:dead|died|gone|passed)|friends (?:are )?all dead|numbers (?:[\w'-]+ ){0,6}crossed out|last one left of (?:my|our|his|her|the) (?:friends|generation|crowd|gang)|everyone i knew (?:is|has) (?:dead|gone|died)|everyone moved away`,
    in: ['loneliness', 'none'],
    unless: 'sole survivor|of the (?:twins|litter)|one (?:is|to) (?:married|leaving)',
  },
  'lonely-home': {
    heard: String.raw`(?:in|into|in to) (?:a|the|my|this) (?:nursing|care|old folks|retirement|residential) ?homes?|ward|bed \d+|next bed|patient`,
    in: ['loneliness'],
    unless: 'night duty|the ward is friendly',
  },
  'lonely-feasts': {
    heard:
      'birthdays?|christmas|xmas|eid|thanksgiving|new year|easter|diwali|the holidays|simbang gabi|anniversar(?:y|ies)',
    in: ['loneliness'],
  },
  'lonely-school': {
    heard: String.raw`at (?:his|her|my|the)? ?(?:new )?school|in (?:his|her|my) class|of her year|playground|other (?:kids|girls|boys)|single invitation|kid on my bus|nobody sits with my (?:son|daughter|boy|girl|grandson|granddaughter)|(?:i'm|im|i am) 1[0-6]`,
    in: ['loneliness'],
    unless: 'i didnt either|mums|moms|teach*|gate|work*|university|uni|college',
  },
  'lonely-campus': {
    heard: 'campus|uni|university|college|hostel|dorm|student|first year',
    in: ['loneliness'],
    unless: String.raw`sister is moving|brother is moving|(?:daughter|son|kids|children|girls|boys|youngest|eldest|twins) (?:[\w'-]+ ){0,3}(?:left|went|gone|off|away|started|moved)|i teach`,
  },
  'far-from-family': {
    heard: String.raw`dubai|kuwait|riyadh|qatar|doha|saudi|labou?r camp|ofw|far from (?:my )?(?:family|home)|away from (?:my )?(?:family|home)|miss (?:my|the) (?:family|kids|mother|mother's|home|mum|mom)|living abroad|studying abroad`,
    in: ['loneliness'],
    unless: String.raw`died|passed|(?:children|kids|sons?|daughters?) (?:\w+ ){0,3}(?:living|live|lives) (?:abroad|in)|my husband`,
  },
  'seeking-love': {
    heard: String.raw`(?:still|being|again|i'm|im|i am|be) single(?! mum| mom| mother| dad| father| parent)|single (?:again|at \d)|\d\d single|(?:find|finding|meet|meeting|looking for|searching for|send me|want) (?:a |an |the |my )?(?:good |christian |muslim |nice |kind |godly |loving )*(?:someone to (?:share|love|spend)|wife|husband|life partner|partner|companion|soul ?mate|somebody to love|true love)|life partner|soul ?mate|right (?:man|woman) (?:will|to come|for)|dating apps?|never had a (?:boyfriend|girlfriend)|someone for me|unmarried|like a companion|god for a companion|no wife no kids|don't have a person`,
    in: ['none', 'loneliness'],
    unless:
      'business partner|single (?:mum|mom|mother|dad|parent)|lost my|find love for|my wife|my husband|love again with|partners in|late wife would|single parent|enough|pregnan*|died|passed|widow*|happy being single|missing',
  },
  'friendless-here': {
    heard: String.raw`(?:no|don'?t have|dont have|do not have|haven'?t (?:got|made)|have no|has no|doesn'?t have)(?: any| many| real)? friends? (?:here|there|yet|in this|in that|in the new|at (?:school|uni|university|college|work))`,
    in: ['none', 'loneliness'],
  },
  'heart-racing': {
    heard: String.raw`heart (?:is |was |keeps |starts |just |still |always )?(?:rac\w+|pound*|gallop*|hammer*|thump*|goes|going|beats)|heart like a (?:hammer|drum)|racing heart|palpitations`,
    in: ['anxiety', 'mental-strain'],
    unless: 'goes out',
  },
  'going-out': {
    heard: String.raw`(?:can'?t|cannot|won'?t|hasn'?t|afraid to|scared to|scared of|frightened to|afraid of|doesn'?t|does not) (?:leav(?:e|ing)|left|go(?:ing)? out(?: of)?|been out(?: of)?|come out(?: of)?) (?:the |his |her |my |their )?(?:house|flat|room|home|door|bedroom)|(?:can'?t|cannot|won'?t|afraid to|scared to|scared of|frightened to|afraid of) (?:go(?:ing)? out(?:side)?)|hasn'?t been out|agoraphobi*`,
    in: ['anxiety', 'depression', 'mental-strain'],
  },
  crowds: {
    heard:
      'crowds?|crowded|busy (?:shops?|places|streets)|social anxiety|full of people|so many people',
    in: ['anxiety'],
  },
  'phone-rings': {
    heard:
      'phone (?:rings|goes|buzzes)|when the phone|before every phone call|(?:making|make|afraid of|dread) phone calls?|answer(?:ing)? the phone|(?:every|make a|making|unknown) calls?|number calls|calls at night',
    in: ['anxiety', 'mental-strain'],
  },
  'what-if': {
    heard:
      'what if|what ifs|(?:the|my|his|her|about|for) future|worst case|something (?:bad|terrible|awful) (?:will|is going to|happens?)|always expecting|catastroph*',
    in: ['anxiety', 'mental-strain'],
  },
  checking: {
    heard: String.raw`check(?:s|ing|ed)? (?:the |if the |that the )?(?:\w+ )?(?:door|gas|stove|locks?|oven|iron|taps?|windows)|ocd|obsessive|count the windows|whether door is locked|checks every lock|counts the (?:door )?locks|hands washed|washes (?:his|her) hands`,
    in: ['anxiety', 'mental-strain', 'depression'],
    unless: 'gas man|engineer',
  },
  'health-fear': {
    heard: String.raw`googl\w+|health anxiety|hypochond*|symptoms|every (?:ache|twinge|headache|mole)|fear of (?:dying|death|illness|cancer)|what if (?:the|my|it'?s) (?:a )?(?:lump|cancer|heart)|(?:test|scan|check) (?:is|was|are|comes? back) (?:clear|fine|normal)`,
    in: ['anxiety'],
  },
  'out-of-bed': {
    heard: String.raw`(?:get|getting|got|gets|drag*) (?:myself |himself |herself )?out of (?:the |my |his |her )?bed|(?:leave|leaves|left) (?:the|my|his|her) bed|just (?:lies|lie|stays?) in (?:the )?bed|feet on the floor|(?:can'?t|cannot|cant) get up|just lies? there|worth getting up|sits? (?:since the rainy season )?on the (?:edge of the )?bed`,
    in: ['depression', 'mental-strain', 'none'],
    unless:
      'my back|hip|knee|leg|broken|fell|surgery|stroke|flu|pain|nurse|carer*|hoist*|cough*|virus|fever|calf|cow|moonlight|greyhounds?|dogs?|horse|stairs|8[0-9]|9[0-9]|frail|hospice|dying|chemo|bedridden|bedbound|catheter|sores?|baby',
  },
  washing: {
    heard: String.raw`(?:wash|bath|bathe|shower) (?:or|and)|(?:don'?t|dont|doesn'?t|doesnt|can'?t|cant|not|no longer|hasn'?t|hasnt|haven'?t|havent|won'?t) (?:even )?(?:wash|bath|bathe|shower|combed?|comb|washed|get dressed|dress)|(?:wash|comb|combed|washed) (?:my|her|his) hair|hair not combed|getting dressed|dressing gown|pyjamas all day|shower on sundays|take a shower`,
    in: ['depression'],
  },
  grey: {
    heard:
      'grey|gray|numb|joy(?:less)?|no (?:joy|taste|colour|color)|feel nothing|feels nothing|nothing tastes|tastes like|nothing in me|behind glass|feels? empty',
    in: ['depression'],
    unless: 'cushion|empty handed|pension|weather|rain|clouds?|so depressing',
  },
  'nothing-matters': {
    heard: String.raw`nothing (?:matters|feels worth|is worth|seems worth)|no point|(?:the|any) point (?:of|in)|what(?:'s| is) the point|what for|pointless|can'?t be bothered|cant be bothered|(?:doesn'?t|does not) matter|not worth it|meaningless|hopeless`,
    in: ['depression', 'mental-strain'],
  },
  'faces-wall': {
    heard: String.raw`(?:stares?|staring|looks?|faces?|facing|turns?|turned) (?:just |only |at |to |out |into )?(?:at |to )?(?:the )?(?:steel )?(?:wall|space|ceiling|window)|doesn'?t talk|won'?t talk|hardly speaks?|gone so quiet|says nothing|no longer speaks`,
    in: ['depression', 'mental-strain'],
  },
  'off-tablets': {
    heard: String.raw`(?:stop*|quit*|refus*|won'?t|wont|will not|not|isn'?t) (?:to )?(?:tak* )(?:his |her |my |the |their |any )?(?:tablets?|pills?|meds|medication|medicines?|lithium|injections?)|(?:stopped|off|dropped) (?:his|her|my|their) (?:tablets|pills|meds|medication|medicine|injections?)`,
    in: ['depression', 'mental-strain', 'anxiety'],
    unless: String.raw`pressure|sugar|diabet\w+|insulin|epilep\w+|working|helping|for blood|cancer|contracept\w+|fertility|doctor (?:has )?(?:stopped|took)|weaned|coming off|came off`,
  },
  tablets: {
    heard:
      'tablets?|antidepress*|anti depress*|sertraline|fluoxetine|prozac|citalopram|mirtazapine|lithium|ssris?|meds|medication|new medicine|medicine is',
    in: ['depression', 'anxiety', 'mental-strain'],
    unless: String.raw`(?:stop*|quit*|refus*|won'?t|wont|will not|not|isn'?t) (?:to )?(?:tak* )(?:his |her |my |the |their |any )?(?:tablets?|pills?|meds|medication|medicines?)|(?:stopped|off) (?:his|her|my|their|all) (?:\w+ )?(?:tablets|meds|medication)|lower back|all my mother|sleeping tablets|not medicine|blood pressure|diabet\w+|insulin|chemo\w*`,
  },
  'waiting-for-therapy': {
    heard: String.raw`waiting list|wait(?:ing)? for (?:a |the |my |her |his )?(?:therap\w+|counsel\w+|camhs|psych\w+|referral|assessment)|camhs|months? for (?:a |an )?(?:therap\w+|appointment|counsel\w+)`,
    in: ['depression', 'anxiety', 'mental-strain'],
    unless:
      'council|housing|transplant|kidney|hip|knee|allotment|surgery|operation|cataract|daycare|nursery',
  },
  'see-doctor': {
    heard: String.raw`(?:won'?t|wont|refuses to|afraid to|scared to|should|not) (?:see|go to|ring|call|talk to|visit) (?:a |the |any |his |her |my )?(?:doctor|dr|gp|therapist|counsell?or|psychiatrist)`,
    in: ['depression', 'anxiety', 'mental-strain', 'addiction'],
  },
  'hiding-it': {
    heard: String.raw`nobody knows|no one knows|noone knows|(?:don'?t|dont) know how to tell|pretend*|(?:says?|said|saying) (?:she'?s|he'?s|i'?m|i am|he is|she is) (?:fine|just tired|ok|okay)|brave face|thinks? i(?:'ve| have)(?: got)? flu|got flu|has flu|i have flu|put on a smile|hide it from|hiding it from|haven'?t told|can'?t tell (?:my|anyone|them)`,
    in: ['depression', 'anxiety', 'mental-strain'],
    unless: '(?:doctors?|dr|gp|nurse|hospital) (?:says?|said)',
  },
  'used-to-sing': {
    heard: String.raw`used to (?:\w+ )?(?:sing|sang|laugh|dance|paint|play|cook|garden|read)|(?:stopped|no longer) (?:singing|playing|painting|laughing|doing|plays?|sings?|laughs?)|lost (?:all )?interest|gave up (?:her|his|my) (?:\w+ )?(?:choir|garden|roses|painting|music|guitar|piano|knitting|fishing|allotment)|the one who sang|hasn'?t smiled|doesn'?t (?:smile|laugh)|lost all (?:her|his) spark`,
    in: ['depression', 'mental-strain'],
    unless: String.raw`drugs|drink\w*`,
  },
  postnatal: {
    heard:
      'post(?: )?(?:natal|partum)|post-(?:natal|partum)|baby blues|pnd|ppd|since (?:the |our |having the |having our )(?:baby|birth|daughter was born|son was born)|since (?:she|i|we) had (?:the|our|her|his) (?:baby|son|daughter)|low since the baby|health visitor',
    in: ['depression', 'mental-strain'],
    unless: String.raw`cat|dog|budgie|father since|brother since|died|lost (?:the|our|my|her|a) (?:baby|son|daughter)|stillb\w+|miscarr\w+|passed away`,
  },
  'crying-mind': {
    heard: String.raw`cr(?:y|ies|ied|ying)|weeps?|weeping|wept|tears|sobb\w+|bawl*`,
    in: ['depression', 'mental-strain', 'anxiety'],
    unless: String.raw`crying baby|tears at the gate|baby (?:cries|is crying|keeps crying|won'?t stop crying)|colic`,
  },
  burnout: {
    heard:
      'burn(?:t|ed|ing|s)?(?: |-)?out|burnout|running on (?:empty|fumes)|nothing (?:is )?left (?:of|in) me|worn out|drained|done in|exhaust(?:ed|ion)|knackered|i am empty|unplugged',
    in: ['mental-strain'],
    unless: 'coming back part time|caravan|car|house|shop|fire|flat',
  },
  'signed-off': {
    heard:
      'signed (?:me |him |her |us |them )?off|sick (?:leave|note)|(?:off|written me off) sick|off work|stress leave|stood down with',
    in: ['mental-strain', 'depression', 'anxiety'],
    unless: String.raw`signed off (?:the|on|by)|got off work|day off|surgery|back injury|broken|knee|hip|strike|scaffold|flu|pregnan*|chemo|cancer|off work (?:at|early|tomorrow|today|on|to|for the)|after (?:the|my) op|laid off|gets? off work|won'?t (?:give|let|pay)|refus\w*|denied|sick pay`,
  },
  'too-much': {
    heard: String.raw`pressure|overwhelm*|(?:it'?s|is|all|everything) (?:just |all |getting |too loud )?too much|too much (?:pressure|work|to do|on)|(?:can'?t|cannot|cant|not) cop(?:e|ing)|under (?:so much )?stress|stressed|stressing|end of my (?:rope|tether)|can'?t (?:carry|take|do) (?:one more|any(?: )?more|it|this)|on my plate`,
    in: ['mental-strain', 'anxiety'],
    unless: 'conscience|blood pressure|i need to be put',
  },
  voices: {
    heard:
      'hear(?:s|ing)? (?:the )?voices(?! of)|voices (?:again|in (?:my|his|her|the) (?:head|ceiling|walls?|radio))|schizo*|psychosis|psychotic|paranoia|paranoid schizo*|delusions?',
    in: ['mental-strain', 'depression', 'anxiety', 'none'],
    unless: 'joyful|childrens voices|choir',
  },
  'psych-ward': {
    heard: String.raw`psychiatr* (?:ward|unit|hospital|place)|psych (?:ward|unit)|sectioned|back in the unit|took (?:her|him|them|my \w+) to the unit|the psychiatric (?:unit|clinic)|taken to the ward|mental hospital|to yaba|at nimhans`,
    in: ['mental-strain', 'depression', 'none'],
    unless: String.raw`icu|special care|neonatal|cancer|labour|maternity|burns|stroke|nurse on|leaving|discharged|years ago|(?:i|he|she) works?|physio*|renal|dialysis|storage|rehab|business unit|army|soldiers?|deploy\w*|regiment`,
  },
  bipolar: {
    heard: String.raw`bi-?polar|(?:brother|sister|cousin|dad|mum|mom|son|daughter|husband|wife|friend|partner|he|she)(?:'s| is| was| has gone| went| gone)? manic|manic (?:episode|phase|depress\w+|before)|mania`,
    in: ['mental-strain', 'depression', 'anxiety', 'none'],
    unless: 'work is manic',
  },
  relapse: {
    heard: String.raw`(?:has |have |he'?s |she'?s |i |i'?ve |we )?relapsed|slipped (?:again|up|last)|back on (?:the )?(?:drink|gear|ice|smack|spice|heroin|meth|bottle|drugs|booze|crack|coke|needle|slots|horses|cocaine|sauce|brew|it)|(?:drinks?|drinking|drank|using|smoking|gambling|betting) again|off the wagon|gone in one night|was dry (?:for)|on the drink again|on the gear again|started back on`,
    in: ['addiction', 'guilt'],
    unless: 'any day|scared|afraid|fear*|pink|(?:never|not) (?:drink|drinking)',
  },
  craving: {
    heard: String.raw`crav\w+|(?:the|my|an|these|strong) urges?|gasping for|due to relapse|any day it feels|can smell it|stronger than me|pray i don'?t relapse|tempted to drink|dying for a drink`,
    in: ['addiction', 'temptation'],
    unless: 'pregnan*|gossip',
  },
  meeting: {
    heard:
      '(?:the|my|his|her|to|another|recovery) meetings|(?:aa|na|ga) meetings?|(?:first|next|another) meeting|aa|alcoholics anonymous|al-?anon|twelve steps?|12 steps?',
    in: ['addiction'],
    unless: 'every meeting|staff meeting',
  },
  sponsor: { heard: '(?:my|his|her|a|the) sponsor', in: ['addiction', 'temptation'] },
  rehab: {
    heard:
      'rehab|treatment (?:centre|center)|drying out|recovery (?:house|centre|center)|halfway house|sober house',
    in: ['addiction'],
    unless: String.raw`refus\w*|won'?t|wont|walked out|needs? (?:to go to )?rehab|waiting|afford`,
  },
  detox: {
    heard: String.raw`detox(?:ing)?|withdrawal symptoms|withdrawals? from|the dts|(?:gone|going|went|go) cold turkey|quit (?:\w+ ){1,5}sweats`,
    in: ['addiction', 'anxiety', 'none'],
    unless:
      'menopaus*|social media|troops|cash|digital|got through|out of|finished|completed|after|night sweats|fever|malaria|hot sweats|juice|bank|atm|account|course|university|diet|tea|skin|windows?|doors?',
  },
  'first-days': {
    heard: String.raw`day (?:one|two|three|four|five|six|seven|\d\d?)|(?:one|two|three|four|five|six|seven|ten|thirty|sixty|ninety|\d+) days? (?:sober|clean|dry|off|without|free)|first (?:days?|weeks?) (?:sober|clean|off)|one day at a time|down to (?:two|three|four|five|\d) a day`,
    in: ['addiction'],
  },
  'sober-years': {
    heard: String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|few) (?:days?|weeks?|months?|years?|yrs?) (?:sober|clean|off the (?:drink|gear|booze|bottle|drugs|bets|slots|weed|cigarettes)|without (?:a )?drink*|without drugs)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) (?:months?|years?|yrs?) (?:dry|off it|in recovery)|sober (?:for|since|now)|been clean (?:for|since)|clean (?:for|since) (?:\d+|two|three|four|five|six|eight|ten) (?:days|weeks|months|years)|off the drink`,
    in: ['addiction', 'none'],
    unless:
      'relaps*|again|back on|was dry|last night|was fourteen|gone|liver|cancer|clean (?:scan|since the house)|rain*|well|wells|was sober|threw|tablets|scan|drought|creek|dam|surgery|operation|hip|knee|hospital|injury|accident|stroke|heart|coma|school',
  },
  'hidden-bottles': {
    heard: String.raw`(?:hides?|hiding|hidden|hid) (?:it|the bottle*|his bottle*|her bottle*|my bottle*|bottles?|vodka|a bottle|wine|gin|empties|scratch)(?: cards)?|found (?:\w+ ){0,4}(?:bottles?|naggins|foil|needles?|empties|cans)|bottles? (?:behind|inside|under)|smells? of (?:drink|whisky|beer|gin|alcohol)|smelled it on|smell it on|bottles in the bin`,
    in: ['addiction'],
    unless: 'him stiff|lips',
  },
  drug: {
    heard:
      'heroin|(?:crystal )?meth|cocaine|crack cocaine|(?:on|off|smok*|using) crack|(?:on|using|back on) (?:the )?(?:gear|spice|coke|smack)|(?:on|taking|takes|doing|using|from|for|into|addicted to) drugs|is the drugs|drug addict*|is an addict|that white powder|on the needle|fentanyl|chitta|substance abuse|colos',
    in: ['addiction', 'none'],
    unless: String.raw`two years without|thanks to|\d+ days|clean|sober|not mine|found drugs|trial|prescri*|chemo*|cancer|died|overdos*|in memory|phone addict|using coke|war on drugs|drugs (?:squad|test)|for drugs (?:that|to)|on drugs for|parish|work with|i counsel|dealers?|coca|diet coke|social worker|news addict|from drugs to|patch|pain|palliative|hospice|icu|surgery`,
  },
  smoking: {
    heard: String.raw`cigarettes?|(?:stop|quit|quitting|stopping|give up|giving up) (?:smoking|the fags)|smoke (?:\w+ )?(?:a day|less)|smokes|fags|nicotine|smoking weed`,
    in: ['addiction', 'temptation'],
    unless: 'garden',
  },
  'children-of-addict': {
    heard:
      '(?:the|my|his|her|our|two|three|small|little) (?:two )?(?:kids|children|small ones|little ones|little girls|little brother|baby|grandchildren)|kids lunch money|the kids',
    in: ['addiction'],
    unless: 'pink|phones?|screens?|games?|gaming|tik ?tok|xbox|tablets?|ipad',
  },
  'sold-things': {
    heard:
      '(?:sold|sells (?:now )?(?:the|his|her|my|our|mum|mother)|stole|stolen|stealing|steals|pawned|remortgaged)|(?:money|salary|wages|pension|deposit) (?:is |has |have )?(?:gone|missing|again)|are missing',
    in: ['addiction'],
  },
  pub: {
    heard:
      'pubs?|off(?: |-)?licen[cs]e|drink in the house|(?:bar|party|wedding|christmas) (?:with|where)|everyone (?:is )?drink*|round the pub',
    in: ['addiction', 'temptation'],
  },
  porn: {
    heard: String.raw`porn*|(?:back to|looking at|look at|off|on) those (?:web)?sites|(?:bad|dirty|adult) (?:web)?sites|dirty (?:videos|pictures)|laptop'?s there`,
    in: ['temptation', 'addiction', 'guilt', 'none'],
    unless: String.raw`revenge|child porn|police|blackmail\w*|leaked|sextort\w*`,
  },
  'married-temptation': {
    heard: String.raw`(?:i'?m|im|i am|he'?s|she'?s|he is|she is|a|that) married|married man|affair|old flame|good husband|his wife asleep`,
    in: ['temptation'],
    unless: String.raw`websites|porn|wait|until we|gambl\w*|bet(?:s|ting)?|slots|drink\w*|casino`,
  },
  till: {
    heard: String.raw`the till|till was|the cash|cash box|wallet|borrow small|insurance form|expenses|isn'?t mine|count the (?:cash|money|till|offering)`,
    in: ['temptation'],
  },
  envious: {
    heard: String.raw`envy|envious|(?:i'?m|im|i am|i feel|i get|feel|feeling) (?:so |very |a bit )?jealous|my jealousy|comparing (?:myself|my)|compare (?:my|myself)`,
    in: ['none', 'temptation', 'guilt', 'loneliness', 'depression'],
    unless: String.raw`boyfriend|husband is|he gets|jealous eyes|husband'?s jealous*|pregnan\w*|baby|babies|bump|of our own|expecting|ivf|her news`,
  },
  lied: {
    heard:
      'i lied|lied to|told (?:a |my |them a )?lies?|(?:my|the|that) lie|been lying (?:to|about)|(?:were|was) false|false (?:name|claim|statement)',
    in: ['guilt', 'temptation'],
    unless: 'lied to me|lies? about me|tempted',
  },
  stole: {
    heard: String.raw`i stole|stole from|stole (?:\w+ )?(?:money|\d+)|took (?:the |some )?(?:\w+ )?(?:\w+ )?money|i took from|used my mum'?s card|i shoplift*|i nicked`,
    in: ['guilt'],
    unless: 'stole from me|got stolen|accus*|did not|swear|says i|blames? me|from me|from us',
  },
  'was-driving': {
    heard: String.raw`i was driving|my foot on the brake|it was my foot|behind the wheel|drove (?:home )?drunk|pints(?: \w+){0,3} and i drove`,
    in: ['guilt'],
  },
  abortion: {
    heard: 'abortion|aborted|terminated (?:my|the|a) pregnancy',
    in: ['guilt'],
    unless: 'thinking (?:of|about)|considering|booked|appointment|next week|should i',
  },
  'dry-prayer': {
    heard: String.raw`talking (?:to|down|into) (?:the |a |an |my )?(?:\w+ )?(?:ceiling|wall|walls|room|well|fan|air|myself)|(?:words|prayers) (?:\w+ )?(?:just |seem to |feel |to |have gone to )?(?:hit|fly|bounce|fall|dry|sawdust|like|no)|(?:feel|feels|felt) (?:absolutely )?(?:nothing|zilch)|nobody(?:'s)? (?:is )?(?:there|home)|(?:don'?t|can'?t|cant|cannot|no longer) (?:feel|hear) (?:god|you|him|anything)|dryness|chewing straw|hear nothing|heavens are brass|nothing comes back|like posting letters|dry (?:time|as dust)|just dry|prayers? (?:\w+ )?(?:is|are|feels?|has become|have become|feel) dry|only silence|like switched off|unplugged mic|chewing cardboard|god (?:seems|feels) (?:very |so )?far|nothing comes`,
    in: ['doubt'],
  },
  'not-believe': {
    heard: String.raw`(?:don'?t|dont|no longer|can'?t|cant|cannot|stopped|not sure i|whether i|don'?t know if i) (?:think i |know whether i )?believ\w+|los(?:t|ing) (?:my|his|her) faith|there(?:'s| is) (?:no|a) god|is god (?:even )?real|if (?:you|god)(?:'re| are| is)? (?:there|real|exists?|he)|faith (?:is )?dying|don'?t know (?:if|that) any(?: )?(?:one|body) is there|question everything|anybody up there|really a heaven|heaven might not|doubts?|god r u real|r u real|believe again|say the creed|faith feels thin|says he is atheist|is atheist|what'?s true`,
    in: ['doubt'],
    unless: String.raw`haven'?t lost|believe (?:my|our|that|me|him|her|she|he|you did)|uncle was`,
  },
  'faith-and-loss': {
    heard: String.raw`(?:since|after|when) (?:my|our|the|we|i|his|her) (?:\w+ ){1,3}(?:died|passed|death|cancer|shelled|burying|buried|war)|after burying|was shelled`,
    in: ['doubt'],
  },
}
