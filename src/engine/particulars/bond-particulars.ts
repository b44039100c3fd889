import type { SignsByParticular } from './particular-signs'

export const BOND_PARTICULARS: SignsByParticular = {
  'we-shout': {
    heard:
      'i (?:shout|yell|screamed|yelled|shouted|snap|snapped)|(?:shouted|yelled|screamed) at the (?:kids|children|boys|girls)|lost it and|losing my (?:patience|temper)|lose my (?:patience|temper)|without shouting|shout too much|i yell|hate that i shout',
    in: ['raising-children'],
  },
  bedtime: {
    heard:
      '(?:at|patient at|patience at|with my kids at) bedtime|bedtime (?:battle*|is|takes|fight*)',
    in: ['raising-children'],
    unless: 'battle every single|cross with me',
  },
  homework: {
    heard: String.raw`homework|spellings|hates reading|won't (?:read|study)`,
    in: ['raising-children'],
    unless:
      'lies about (?:his|her) homework|club|my homework|marking|teacher|university|uni|exam|did my|finished|ate',
  },
  screens: {
    heard:
      'phones?|screens?|screen time|tiktok|tablet|youtube|gaming|ipad|instagram|snapchat|video games|fortnite|roblox|xbox|playstation',
    in: ['raising-children'],
    unless: String.raw`pictures|through the screen|ring up|phoned|on the phone (?:with|to)|can't agree`,
  },
  'closed-door': {
    heard: String.raw`slams?|slamming|(?:won't|wont|doesn't|does not|will not|stopped) (?:talk|talking|speak)(?: to (?:me|us))?|(?:stays?|sits) in (?:her|his|their) room|stopped greeting|rolls? (?:her|his|their) eyes|not hearing me|reach my (?:teenager|son|daughter|teen)|answers me with`,
    in: ['raising-children'],
    unless: 'autis*|non-?verbal|toddler|speech',
  },
  'teenage-years': {
    heard: String.raw`teen|teens|teenage*|puberty|(?:is|since he's|since she's) (?:1[3-7]|thirteen|fourteen|fifteen|sixteen)|1[3-7](?: |-)?(?:yr|year|years|yo)(?:(?: |-)?olds?)?|(?:thirteen|fourteen|fifteen|sixteen)(?: |-)year(?: |-)olds?`,
    in: ['raising-children'],
    unless: 'leuka*',
  },
  'child-lies': {
    heard:
      '(?:lies|lied|lie|lying|lyin) (?:to (?:me|us)|about|so|like|and|with|2)|he lie and|lied about|tells lies|keeps lying',
    in: ['raising-children'],
    unless: 'lies awake|just lies',
  },
  'young-smoke-drink': {
    heard: 'vapes?|vaping|smok(?:e|es|ing)|weed|started drinking',
    in: ['raising-children'],
  },
  defiance: {
    heard: String.raw`out of control|(?:won't|wont|will not|doesn't|does not|doesnt|not) listen|answers? (?:me )?back|answering back|angry at everything|gets angry|smashing|(?:his|her) temper|refuses everything`,
    in: ['raising-children'],
    unless: 'puppy|toddler|my temper',
  },
  'children-fight': {
    heard: String.raw`fight(?:ing|in|s)? (?:each other|with each other|over everything|all day)|at each other's throats|(?:always|won't stop) fighting|(?:kids|twins|boys|girls) (?:\w+ ){0,3}fight(?:ing|s)?`,
    in: ['raising-children'],
    unless: 'me and my wife|my wife',
  },
  stepchild: {
    heard: 'step(?: |-)?(?:son|daughter|kids?|child*)|not my (?:real )?(?:mum|dad|mother|father)',
    in: ['raising-children'],
  },
  'good-parent': {
    heard:
      'doing (?:any of it|it|this) right|what am i doing wrong|how (?:to|do i) be a good (?:dad|mum|mom|father|mother|parent)|be a good (?:dad|mum|mom|father|mother|parent)|do it right|(?:up|them) right|no idea how|show (?:me|us) how to|teach (?:me|us) (?:how )?to (?:mother|father|be)|what do i even say|to answer (?:him|her) rightly|how i must',
    in: ['raising-children'],
  },
  'empty-room': {
    heard: String.raw`(?:her|his|the|their) (?:room|bed|bedroom|shelf)(?:'s)? (?:is|still|smells|will be|looks|so)|empty (?:room|rooms|bed*|nest|house|back seat|boot)|house (?:\w+ ){0,3}(?:quiet|empty|echo*)|big quiet|it echoes|four tidy bedrooms|(?:sons?'?s?|daughter's) bedroom is empty|house is dead quiet|house like a museum`,
    in: ['child-leaving-home'],
    unless: String.raw`you'd think but no`,
  },
  'extra-plate': {
    heard: String.raw`(?:set|setting|sets|lay|laying|put|keep cooking|cooked|cooking|cook) (?:\S+ ){0,3}(?:plates?|places|pot of rice|for (?:five|four))|buying the yoghurts`,
    in: ['child-leaving-home'],
  },
  'hardly-calls': {
    heard: String.raw`(?:hardly|never|rarely|doesn't|barely) (?:calls?|rings?|phones?|texts?|writes?)|phones only`,
    in: ['child-leaving-home'],
  },
  'far-country': {
    heard:
      'one(?: |-)?way|melbourne|sydney|canada|australia|germany|abroad|overseas|other side of the world|for good|two years',
    in: ['child-leaving-home'],
    unless: 'not australia',
  },
  'child-in-uniform': {
    heard: 'army|navy|barracks|boot camp|marines|ships out|fort (?:moore|benning)',
    in: ['child-leaving-home'],
  },
  'cannot-cook': {
    heard: String.raw`can(?:'t|not|t) (?:even |still )?(?:boil|cook|poach|iron)|can't even boil|how long to boil|still can't cook`,
    in: ['child-leaving-home'],
  },
  'parting-tears': {
    heard: String.raw`cried|howled|bawled|crying|weep*|in tears|stand (?:\S+ ){0,4}and cry`,
    in: ['child-leaving-home'],
  },
  'own-place': {
    heard:
      'first flat|(?:her|his|own|a) own (?:room|place|flat)|own room|moved out|moves out|moving out|bedsit|studio|share (?:a house|a place)|(?:wee|new) flat|moved in w*',
    in: ['child-leaving-home'],
  },
  'off-to-university': {
    heard: 'uni|university|college|campus|studies|masters',
    in: ['child-leaving-home'],
  },
  'last-one-gone': {
    heard:
      '(?:the|our|my)?(?: )?(?:last|youngest) (?:one|kid|child|big child|is|at|off|gone|takes|moves|joins|found|flies)|empty nest|nest empties|last out|(?:our|my|the) youngest',
    in: ['child-leaving-home'],
    unless: String.raw`you'd think but no`,
  },
  'patience-with-children': {
    heard: 'patience|patient',
    in: ['raising-children'],
    unless: 'puppy|losing my patience|lose my patience',
  },
  'div-lawyer': {
    heard: 'lawyers?|solicitors?|barristers?|attorneys?|lawyered up',
    in: ['divorce', 'breakup', 'quarrel'],
    unless: 'no lawyers|good news from',
  },
  'kids-ask': {
    heard: String.raw`ask(?:s|ing|ed)? (?:me )?(?:every night |each night |all day )?(?:when|where|why|if) (?:[\w'-]+ ){0,3}(?:dad|daddy|dada|da|papa|mum|mummy|mom|mommy|mama|he|he's|hes|she|she's|shes)`,
    in: ['divorce', 'breakup'],
  },
  'div-kids': {
    heard: String.raw`(?:the|our|my|two|three|four|five|\d|with) (?:small |little |young |grown )?(?:kids|children|little ones|wee ones|weans|bairns|girls|boys|twins)|(?:his|her|their) (?:little |small )?(?:kids|children|girls|boys|twins)|two months old`,
    in: ['divorce'],
    unless:
      'we kids|no kids|no children|ask(?:s|ed)? me|my parents|mum and dad|mom and dad|boys are grown|kids are grown',
  },
  'parents-split': {
    heard: '(?:my|our) parents|(?:mum|mom|mam) (?:and|n|&) dad|(?:dad and|papa) (?:mum|mom|mummy)',
    in: ['divorce', 'breakup'],
    unless: String.raw`parents'|my parents (?:were|came|don't|paid)|back to (?:my|our|her|his)`,
  },
  'in-the-middle': {
    heard:
      '(?:choose|pick|torn) between|their side|take sides|taking sides|picking sides|(?:caught|stuck) in the middle|piggy in the middle|both want me',
    in: ['divorce', 'breakup', 'quarrel', 'estrangement', 'conflict-at-work'],
  },
  'div-house': {
    heard:
      '(?:sell|sold|selling|sale of|half of|half|split*) (?:up )?(?:the|our) (?:house|home|flat|apartment)|(?:house|flat) (?:must|has to|is to|to|is being|will) be sold|(?:house|flat) sold|(?:gets|get|keeps|keep|taken|took|about|over|wants) (?:half of )?the (?:house|flat|home)|losing (?:the|our|my) (?:house|home)|where will (?:i|we) live|who will live where',
    in: ['divorce', 'breakup'],
  },
  'div-things': {
    heard:
      'who gets|down the middle|the (?:dog|cat) (?:alternate|goes|stays)|(?:kept|keeping|keeps|took|wants|and) the dog|count spoons|split*  up the|the record player|nobody wants the album|divide everything|half of everything',
    in: ['divorce', 'breakup'],
  },
  'div-money': {
    heard:
      'joint account|alimony|maintenance|child support|settlement|on credit|the money|no money|mehr|dowry|bride price|broke|debts?|bank account|cleaned out',
    in: ['divorce'],
    unless: 'broke (?:me|my|his|her|up|down|off|it)|voice broke',
  },
  'div-papers': {
    heard:
      '(?:the |divorce )?papers|sign(?:ed|ing)?|decree|has filed|she filed|he filed|(?:divorce|it) (?:came|went|is going|goes|going) through',
    in: ['divorce'],
    unless: 'turns over|newspaper|exam|stairs|mnd|machines|grandpa',
  },
  'dumped-text': {
    heard: String.raw`(?:by|over|on|via|thru|through) (?:a )?(?:text|whatsapp|snap|snapchat|message|sms|email|msg|instagram|insta|the phone)|with a text|text(?:s|ed)? (?:me )?(?:that )?(?:it's|its|it is) over|voice notes?`,
    in: ['breakup', 'divorce'],
  },
  ghosted: {
    heard: String.raw`ghosted|no (?:reason|explanation|goodbye)|(?:just )?stopp?ed (?:answering|replying|texting|talking)|on read|read receipts|without (?:a word|explanation|saying why)|(?:doesn't|does not|won't|wont|doesnt|not) (?:answer|reply to|return) my (?:texts|messages|calls)|no reply`,
    in: ['breakup'],
    unless: String.raw`i ghosted|goodbye letter|stopped talking to the|can't reach|missing|war`,
  },
  'blocked-love': {
    heard:
      '(?:he|she|and|then|has|lad|guy|man)? ?blocked (?:me|us|him|her|my number)|block me|blocked me|unfollowed|unfriended|deleted me',
    in: ['breakup', 'divorce'],
  },
  'looks-up': {
    heard:
      'check(?:s|ing|ed)? (?:his|her|their) (?:insta*|profile|facebook|socials|stories|status|whatsapp)|stalk(?:s|ing)? (?:his|her)|scroll(?:s|ing)? through (?:his|her|our|old)|old (?:photos|messages|texts)|stop checking|last online',
    in: ['breakup', 'divorce'],
  },
  'still-love': {
    heard: String.raw`still (?:in )?loves? (?:him|her|them|with)|still in love|love (?:him|her) still|i miss (?:him|her)|miss (?:him|her) (?:so|terribly|like|every|badly)|can't stop thinking|cant stop thinking|cant forget|can't forget|can't get over|get over (?:him|her|it)|move on|moving on|heal me from|loved him|loved her|in love with (?:him|her)|was the one|i love (?:him|her)`,
    in: ['breakup', 'divorce'],
  },
  'sleep-apart': {
    heard:
      'separate (?:rooms|beds|bedrooms)|sle(?:eps?|eping|pt) (?:apart|on the (?:sofa|couch)|in the (?:spare room|van|car|other room))|asleep on the (?:sofa|couch)|(?:went|gone|go|goes|going) to bed (?:angry|without)|in the spare room',
    in: ['quarrel'],
  },
  'moved-out': {
    heard: String.raw`(?:he|she|they|wife|husband|hubby|partner|boyfriend|girlfriend|fiance|bf|gf) (?:has |just |already )?(?:moved out|walked out|packed (?:his|her|up)|took (?:his|her) (?:[\w'-]+ ){0,1}(?:things|stuff|clothes|bags|toothbrush|records)|left on \w+ with|left with (?:[\w'-]+ ){0,2}(?:bags?|suitcases?))|packed (?:her|his) (?:things|bags?)|(?:flat|house|home|place) (?:is|'s|feels)? ?(?:so )?(?:quiet|empty|silent)|empty (?:flat|house|bed|side)|toothbrush|moved out`,
    in: ['breakup', 'divorce'],
    unless: 'i moved out',
  },
  'taken-in': {
    heard: String.raw`sent (?:me|her|him) back|(?:come|came|moved|is|moves) (?:back )?home (?:with|to)|back (?:in|into) (?:with|our|his|her|my) (?:[\w'-]+ ){0,1}(?:parents*|bedroom|room|house|flat|old)|in my mother's house|old bedroom|back bedroom|came home with|come home with|at (?:her|his|my) (?:mother's|mum's|mom's|parents'?|sister's|brother's|cousin's|cousins)`,
    in: ['divorce', 'breakup'],
  },
  'talk-of-people': {
    heard:
      'relatives are|the talk of (?:people|the)|what (?:will )?people (?:will )?(?:say|think)|(?:neighbours|neighbors|people|everyone|village|whole village|church|aunties|relatives|community) (?:is |are |will )?(?:talk*|counting|gossip*|asking|laugh*)|stigma|the shame|ashamed to (?:go|face|tell)|face everyone|ring all my aunts',
    in: ['divorce', 'breakup'],
  },
  threats: {
    heard:
      'threat(?:s|ens|ening|ened|en)?|scared of (?:him|her)|afraid of (?:him|her)|(?:he|she) will hurt|stalking me',
    in: ['divorce', 'breakup', 'quarrel', 'estrangement'],
  },
  'years-together': {
    heard: String.raw`(?:after|of|for) (?:\d+|\w+|\w+-\w+|twenty \w+|thirty \w+) (?:years|yrs|yr)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|twenty.\w+|thirty.\w+) (?:years|yrs)`,
    in: ['divorce', 'breakup'],
    unless: String.raw`old|ago|(?:years|yrs) since|since the divorce|abus*|beat*|hit me|violen*|finally|thank you|jail|prison|last (?:two|three|few) years|year old|(?:is|am|i'm) \d+ years|hell`,
  },
  'cannot-eat': {
    heard: String.raw`(?:can't|cant|cannot|won't|wont|hasn't|hasnt|haven't|not able to|doesn't|isn't|not|unable to|barely|hardly) (?:\w+ )?(?:eat|eats|eating|eaten|sleep|sleeps|sleeping|slept)|lost (?:my|her|his) appetite|living on toast|no appetite`,
    in: ['breakup', 'divorce'],
  },
  'mutual-friends': {
    heard: String.raw`mutual friends?|our friends|(?:kept|took|lost|has) (?:[\w'-]+ ){0,6}the friends|friends (?:chose|picked|sided|took)|lost (?:all )?(?:my|our) friends|my best (?:mate|friend|m8)`,
    in: ['breakup', 'divorce'],
    unless: String.raw`friend's|friends who|best friend was|my best friend is going`,
  },
  'ended-it-myself': {
    heard: String.raw`i (?:have )?(?:ended|end|finished|broke) (?:it|things|up|off|my relationship|our|with)|i broke (?:it|up)|i left (?:him|her|my husband|my wife)|it was me who said|i called it off|i told (?:him|her) (?:[\w'-]+ ){0,3}(?:finished|over)|the right thing to do`,
    in: ['breakup', 'divorce'],
    unless: 'i broke my',
  },
  'est-silence': {
    heard: String.raw`(?:haven't|havent|hasn't|hasnt|has not|have not|had not) (?:\w+ )?(?:spoken|spoke|talked|exchanged|heard|said)|(?:not|never) (?:spoken|talked|exchanged|heard|said|entered|greeted)|no (?:word|contact|news)|(?:doesn't|doesnt|don't|dont|does not|do not|won't|wont|not|stopped|aren't|arent) (?:\w+ )?(?:talk|speak|talking|speaking)|not a word|silence|speaking terms|nothing since|wants nothing to do|doesn't want (?:contact|me|to)|lets me know nothing|cross(?:es|ed) (?:the road|to other side)|looked straight through|shuns? (?:me|us)|i am air to`,
    in: ['estrangement'],
    unless: String.raw`gone no contact|spoken to god|stroke|said sorry|i don't talk|i dont talk|teenager|my choice|phone lines|cyclone|he is dead|she is dead`,
  },
  'quarrel-silence': {
    heard: String.raw`(?:haven't|havent|hasn't|hasnt|have not|has not) (?:\w+ )?(?:spoken|spoke|talked)|(?:doesn't|doesnt|don't|dont|not|won't|wont|isn't|isnt|aren't|arent|nobody is|stopped|no) (?:\w+ )?(?:talk|speak|talking|speaking|greeting)|not a word|silent treatment|without speaking|not on speaking terms`,
    in: ['quarrel'],
  },
  'est-years': {
    heard: String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|many|\w+teen) (?:long )?(?:years|yrs)|since (?:19|20)\d\d|in (?:19|20)\d\d`,
    in: ['estrangement'],
    unless: String.raw`years old|year old|gone no contact|god in years|will be \d+`,
  },
  'est-returned': {
    heard: String.raw`unopened|return(?:ed)? to sender|(?:comes?|came|sends?|sent) (?:them |it |the \w+ \w+ |the \w+ |my letter |back the baby's photo\w+ )?back`,
    in: ['estrangement'],
    unless: 'sent me back|came back home',
  },
  'est-inheritance': {
    heard: String.raw`(?:the|mum's|mums|mam's|dad's|dads|papa's|mother's|father's) (?:will|inheritance|bungalow|land|field|ring|house)|inherit*|land (?:matter|was|case)|the land|house deed|probate|partition of|the estate|(?:grandad's|father's|mam's|same|parents') (?:farm|field|land|money)|farm was sold|gold bangle|plot behind|split up father's`,
    in: ['quarrel', 'estrangement'],
    unless: 'scooter',
  },
  'not-know-why': {
    heard: String.raw`(?:don't|dont|do not|never|didn't) (?:even )?know (?:why|what (?:i|we) (?:did|said|have done)|what wrong)|won't say (?:what|why)|no idea (?:why|what (?:i|we) did)|what (?:did i|wrong we|have i) (?:do|did|done)|never told (?:me|us) why`,
    in: ['estrangement', 'breakup', 'quarrel'],
  },
  'cast-out': {
    heard: String.raw`disown*|(?:kicked|threw|thrown|put) (?:me|him|her|us)? ?out|came out to|when i came out|since i came out|dead to (?:him|her|them|me|us)|(?:act|acts) like (?:i'm|im|i am) dead|name (?:is not|isn't|not|is never|be) (?:said|spoken)|no (?:son|daughter) of (?:his|hers|mine|theirs)|who i love|because i'?m gay|shut the gate on|cast (?:me|him|her) out`,
    in: ['estrangement'],
  },
  'est-belief': {
    heard:
      'changed my religion|became (?:a )?(?:christian|muslim|catholic|buddhist|jew|hindu|witness)|baptism|baptised|baptized|convert*|took refuge|left the (?:brethren|church|faith|religion|mosque|witnesses)|joined (?:that|the|a) (?:group|church|cult|sect)|the christian girl|a christian girl',
    in: ['estrangement'],
  },
  'est-marriage': {
    heard: String.raw`(?:since|because|when|day) (?:i|he|she|we) married|(?:i|he|she) married (?:outside|a|the|out)|i was marrying|didn't marry the`,
    in: ['estrangement'],
  },
  'est-feasts': {
    heard: String.raw`christmas|thanksgiving|eid|diwali|easter|the holidays|birthdays?|new year|mother's day|father's day|fathers day|mothers day|ramadan|paryushan|noche buena|passover`,
    in: ['estrangement', 'divorce'],
  },
  whereabouts: {
    heard: String.raw`(?:don't|dont|do not|not|didn't) (?:even )?(?:know|known|have) (?:if|where|whether|his address|her address) (?:[\w'-]+ ){0,2}(?:is|are|lives?|well|alive|dad)?|possible address|found an address|trying to find (?:my|him|her)|last address`,
    in: ['estrangement'],
  },
  'let-it-ring': {
    heard: String.raw`hear (?:his|her|their) voice|let it ring|phone (?:would |to )?ring|(?:return|taken|take|pick|answer) (?:my|up|when i) calls?|pick when i call|(?:doesn't|doesnt|hasn't|hasnt|haven't|not|never|don't|no longer|not) (?:called|calls?|rung|rang|rings?|ring|telephoned|phoned?)|no calls?|has my number|doesn't answer|won't answer|blocked my number`,
    in: ['estrangement'],
    unless: 'gone no contact|rung the bell',
  },
  'est-blocked': {
    heard:
      'block(?:s|ed)? (?:me|us|my|by)|has me blocked|unfriended|changed (?:the|his|her|their) number|unblocks? me',
    in: ['estrangement'],
  },
  'step-family': {
    heard:
      'remarried|stepmother|stepfather|step.?mum|step.?mom|step.?dad|his new wife|her new husband',
    in: ['estrangement', 'quarrel'],
  },
  boundary: {
    heard:
      'fence|boundary|hedge|parking|parks? (?:his|her|the|in|across|on)|driveway|drain|property line|bore water|cassava|goats|stroller|stair|bins|the line',
    in: ['quarrel'],
    unless: 'over the (?:phone )?line',
  },
  'neighbours-quarrel': {
    heard: 'neighbou?rs?|next door|upstairs|family from downstairs',
    in: ['quarrel'],
    unless: 'fence|boundary|hedge|parking|drain|noise|drum*|bins|stair|bore water|cassava|the line',
  },
  'in-laws-quarrel': {
    heard: String.raw`(?:mother|father|sister|brother|mum|mom|dad|daughter|son)s?.in.?laws?|in.laws?|inlaws|bhabhi|(?:his|her) (?:mother|mum|mom|parents|family)|brother's wife|sister's husband`,
    in: ['quarrel', 'estrangement'],
    unless: String.raw`his mother's|her mother moved|her mum keeps`,
  },
  'quarrel-money': {
    heard: String.raw`money|loans?|lent|borrowed (?:money|my money|\d+)|owes?|owed|\d+ quid|pay(?:s|ing)? (?:me )?back|paid back|debts?|care home fees|every cent|rent|bills`,
    in: ['quarrel'],
  },
  shouting: {
    heard:
      'shout*|scream*|yell*|rais(?:e|es|ed|ing) (?:his|her|our|my|their) voices?|slam*|blew up|blazing row|threw (?:his|her|my|a) (?:plate|napkin|guitar|phone)',
    in: ['quarrel'],
  },
  'same-fight': {
    heard: String.raw`(?:fights?|argue|row|quarrel|arguing|fighting|bicker*|arguments?) (?:[\w'-]+ ){0,6}(?:all the time|every (?:day|night|week|single|dinner|teatime|morning|other)|again and again|constantly|always|nonstop|non.stop|over everything|daily|from morning)|(?:always|constantly|keep|keeps|nonstop|forever) (?:arguing|fighting|having the same|bickering|quarrelling)|same (?:fight|argument|row)|(?:fight|argue|quarrel) nonstop|stop (?:fighting|arguing|quarrelling)|there is always fighting|barely talk without an argument`,
    in: ['quarrel'],
    unless: 'cancer',
  },
  'children-hear': {
    heard:
      'in ?front of (?:the|our|my|all the) (?:kids|children|boys|girls|little ones|baby)|(?:kids|children|boys|girls) (?:can )?hear|(?:we|they) hear (?:all|everything|it)|(?:kids|children) (?:are |is )?(?:crying|scared|afraid|hiding)|home from (?:mummy|daddy)',
    in: ['quarrel', 'divorce'],
  },
  'siblings-quarrel': {
    heard: String.raw`(?:my|our|two|twin|three|both) (?:[\w'-]+ ){0,1}(?:brothers?|sisters?|siblings|bro|sis|twin sister)|both my sons|my two (?:boys|sons|girls|daughters)`,
    in: ['quarrel'],
    unless: String.raw`in.law|brother's wife|sister's husband`,
  },
  'friends-quarrel': {
    heard: String.raw`best (?:mate|friend|freind|bestie)s?|(?:been|were) friends|friends? (?:\d+|for|since) |friendship|golf partner|bridesmaid|old(?:est)? friends?|(?:me and|me n|with) my (?:best )?(?:friend|mate)|my (?:friend|mate) and (?:i|me)|bff|bestie|like brothers`,
    in: ['quarrel', 'estrangement'],
    unless: String.raw`my friend's|boyfriend|girlfriend|pray for my friend`,
  },
  opinions: {
    heard:
      'politics|political|election|trump|brexit|vaccin*|who (?:i|he|she|they) voted|voted for|he voted',
    in: ['quarrel', 'estrangement'],
  },
  'walked-off': {
    heard: String.raw`storm(?:ed|s) (?:out|off)|walked (?:out|off)|hung up|hangs up|left in anger|took his coat|told him to get out|threw (?:his|her) napkin|drove off|at his (?:cousins|mums|mum's|mother's|brother's)|slept at his`,
    in: ['quarrel'],
  },
  'jealous-love': {
    heard: 'jealous*',
    in: ['quarrel', 'breakup', 'divorce', 'estrangement', 'conflict-at-work'],
  },
  'work-shouts': { heard: 'shout*|scream*|yell*|swears? at|curses at', in: ['conflict-at-work'] },
  'work-shamed': {
    heard: String.raw`in ?front of|before (?:the )?(?:whole|entire|all|everyone)|humiliat*|belittl*|to shame (?:me|her|him)|cc to all|cc'd everyone|embarrass*|undermin*|like (?:a )?(?:child|children|dirt|rubbish)`,
    in: ['conflict-at-work'],
    unless: 'act like children|behaves like',
  },
  'work-mocked': {
    heard: String.raw`laugh(?:s|ed|ing)? at|laughs|makes? fun|making fun|mimic*|mock*|accent|my english|banter|monkey|curry|racis*|call(?:s|ing)? (?:me|him|her|us|my \w+) (?:'|names|monkey|the)|jokes about`,
    in: ['conflict-at-work'],
  },
  'work-bullied': {
    heard:
      'bull(?:y|ied|ies|ying)|pick(?:s|ing|ed)? on (?:me|her|him|us)|victimis*|harass*|punchbag|targeted|puts? (?:salt|my mug|my mop)|my mug in the bin|hide his keys',
    in: ['conflict-at-work'],
  },
  'work-lies': {
    heard: String.raw`gossip*|rumou?rs?|spread(?:s|ing)? (?:a )?(?:lies?|something|stories)|lies about (?:me|my|her|him)|tells? (?:lies|tales)|telling tales|behind (?:my|her|his) back|spoil(?:s|ed)? my name|stab(?:s|bed|bing)?|bad.?mouth*|it isn't true|tells people|spreading tales|whisper*`,
    in: ['conflict-at-work'],
  },
  'work-shut-out': {
    heard: String.raw`go(?:es)? (?:all )?quiet|stop(?:s|ped)? talking when|stop talking to me|nobody (?:[\w'-]+ ){0,5}speaks|speaks when i come|left out|leaves me off|left off|do not eat with me|don't eat with me|not to talk to me|cold shoulder|ignor(?:e|es|ed|ing)|silent treatment|nobody sits|exclud*|look at me funny|not used my name|look at their shoes|goes silent|went silent|whisper when i`,
    in: ['conflict-at-work'],
  },
  'spoke-up': {
    heard: String.raw`(?:since|after|because|day|when) (?:i|she|he) (?:reported|told|refused|spoke|complained)|man i reported|i(?:'ve| have)? (?:reported|complained)|whistle*|spoke up|refused to sign`,
    in: ['conflict-at-work'],
    unless: 'reported by',
  },
  'work-hearing': {
    heard: 'hr|human resources|union|grievance|tribunal|disciplin*|hearing',
    in: ['conflict-at-work'],
    unless: 'union rep told',
  },
  'work-talk': {
    heard:
      '(?:sit|sitting) (?:down |across )?(?:from|with)|(?:meeting|talk|speak|talking|word) (?:with|to) (?:my|the|her|him) ?(?:boss|manager|supervisor|head|principal|matron)?|want to say something|have to face (?:him|her|them)|walk back in',
    in: ['conflict-at-work'],
    unless: 'not to talk to',
  },
  'work-review': {
    heard:
      'appraisal|pip|performance (?:plan|review|improvement)|(?:wrote|writes|write|written) (?:me|her|him)? ?up|at the review|in writing|my mistakes|reports every',
    in: ['conflict-at-work'],
  },
  'work-shifts': {
    heard: String.raw`(?:gives?|given|gave|changed|puts? me on|gets?|only|all the) (?:[\w'-]+ ){0,3}(?:shifts?|nights?|weekends?|every night|freezer)|rota|roster|every eid`,
    in: ['conflict-at-work'],
  },
  'work-promotion': {
    heard: String.raw`promot* instead|passed over|instead of me|(?:got|given|gave) (?:\w+ )?(?:the|my) promotion|denied (?:a|my|the) promotion`,
    in: ['conflict-at-work'],
  },
  'need-the-job': {
    heard: String.raw`need (?:this|the|my) job|los(?:e|ing) (?:my|the|her|his) job|for the visa|can't (?:quit|leave|walk|resign)|cant (?:quit|leave|resign)|insurance|no other job`,
    in: ['conflict-at-work'],
  },
  'work-dread': {
    heard: String.raw`dread*|throws up|sick before|cr(?:y|ies|ying) in the|in tears|comes home|my foot does not want|can't face|don't want to go in|shake in|stomach|affecting my (?:sleep|health)`,
    in: ['conflict-at-work'],
  },
  'new-boss': {
    heard:
      'new (?:(?:boss|manager|supervisor|team leader|line manager|matron|foreman|head teacher|headteacher|principal|head chef|md)|head|band 7)|named the new',
    in: ['conflict-at-work'],
  },
}
