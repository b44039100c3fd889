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
    unless: String.raw`pictures|through the screen|ring up|phoned|on the phone (?:with|to)|can't agree|phone (?:call|rang|goes|rings)|by phone|over the phone|phones? me|school rang|phone off|tablets? for|medicine|adhd|medication|sunscreen|screening|smoke screen`,
  },
  'closed-door': {
    heard: String.raw`slams?|slamming|(?:won't|wont|doesn't|does not|will not|stopped) (?:talk|talking|speak)(?: to (?:me|us))?|(?:stays?|sits) in (?:her|his|their) room|stopped greeting|rolls? (?:her|his|their) eyes|not hearing me|reach my (?:teenager|son|daughter|teen)|answers me with`,
    in: ['raising-children'],
    unless: 'autis*|non-?verbal|toddler|speech',
  },
  'teenage-years': {
    heard: String.raw`teen|teens|teenage*|puberty|(?:is|since he's|since she's) (?:1[3-7]|thirteen|fourteen|fifteen|sixteen)|1[3-7](?: |-)?(?:yr|year|years|y)(?: |-)?olds?|1[3-7] ?yo|(?:thirteen|fourteen|fifteen|sixteen)(?: |-)year(?: |-)olds?`,
    in: ['raising-children'],
    unless: 'leuka*|when i was|months|kilos?|dog|cat',
  },
  'child-lies': {
    heard:
      '(?:lies|lied|lie|lying|lyin) (?:to (?:me|us)|about|so|like|and|with|2)|he lie and|lied about|tells lies|keeps lying',
    in: ['raising-children'],
    unless:
      'lies awake|just lies|(?:toys|clothes|things|stuff|socks|shoes) lying about|lying (?:awake|down|in|on)|lies (?:down|in bed)',
  },
  'young-smoke-drink': {
    heard: 'vapes?|vaping|smok(?:e|es|ing)|weed|started drinking',
    in: ['raising-children'],
    unless:
      'i smoke|fire|chimney|smoke alarm|(?:his|her|their) (?:father|dad|mother|mum|grandfather)|husband|wife',
  },
  'child-bites': {
    heard: String.raw`(?:girl|boy|2yo|\dyo|fella|child|kid|toddler|small one|middle one|little one) (?:\w+ )?bites|(?:he|she) bites (?:at (?:creche|nursery|kindergarten|daycare|school)|other|everyone|kids|children|and (?:throws|hits|kicks|steals))|(?:at|from) (?:creche|nursery|kindergarten|daycare) (?:she|he) bites|(?:he|she|yr old|son|daughter|toddler) bit (?:another (?:kid|child|toddler|boy|girl)|the (?:twins|baby|other))|bites (?:other|everyone at)|biting (?:other|kids|children)`,
    in: ['raising-children', 'none'],
    unless:
      'dog|cat|puppy|horse|bit of|snake|bit the bullet|mosquito*|bit another (?:job|car)|tongue|her nails|his nails|dust|hand that|lip|apple|cold|spider|shark|parrot|hamster|rabbit|dementia|nurse|carer|resident|fish',
  },
  tantrums: {
    heard: String.raw`(?:has|have|having|had|the|daily|his|her) tantrums?|toddler meltdowns?|threenager|terrible twos|toddler (?:\S+ ){0,3}(?:scream*|no|tantrum*|meltdown*)|toddler has just discovered no`,
    in: ['raising-children', 'none'],
    unless:
      'nuclear|market|work|office|husband|wife|boss|economic|my meltdown|autis*|father|mother|i had a tantrum|president|minister|grandad|mum|mam',
  },
  defiance: {
    heard: String.raw`out of control|(?:won't|wont|will not|doesn't|does not|doesnt|not) listen|answers? (?:me )?back|answering back|angry at everything|gets angry|smashing|(?:his|her) temper|refuses everything`,
    in: ['raising-children'],
    unless: 'puppy|toddler|my temper',
  },
  'failing-at-school': {
    heard: String.raw`failing (?:at|in) school|grades are (?:falling|dropping|slipping)|failing (?:his|her|their|all) (?:\w+ )?(?:class*|grades|subjects)|note comes from class teacher|bad (?:grades|marks|school report)`,
    in: ['raising-children', 'none'],
    unless: String.raw`my grades|i am failing|i'm failing`,
  },
  'children-fight': {
    heard: String.raw`fight(?:ing|in|s)? (?:each other|with each other|over everything|all day)|at each other's throats|(?:always|won't stop) fighting|(?:kids|twins|boys|girls) (?:\w+ ){0,3}fight(?:ing|s)?`,
    in: ['raising-children'],
    unless:
      'me and my wife|my wife|husband|partner|boyfriend|(?:his|her|their) (?:father|dad|mother|mum)|parents',
  },
  'father-of-girls': {
    heard: 'single dad .{0,25}(?:girls|daughters)|plaits .{0,10}or about|drive nights .{0,80}girls',
    in: ['raising-children', 'none'],
    unless: String.raw`my dad|flies|dad's`,
  },
  'many-little-ones': {
    heard: String.raw`(?:two|three|four|five|2|3|4|5) (?:kids )?under (?:three|four|five|six|ten|\d)`,
    in: ['raising-children', 'none'],
    unless: String.raw`par|degrees|minutes|score\w*|goals?|golf|hole|holes|tests?|ranked|players?`,
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
  'children-after-death': {
    heard:
      'since (?:his|her|their|the) (?:father|mother|mum|dad|mam|daddy|mom) (?:died|passed)|their (?:mum|dad|mother|father|mam) has (?:passed|died)',
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
      'one-?way ticket|one way ticket|the one-way|melbourne|sydney|canada|australia|germany|abroad|overseas|other side of the world|new zealand|two years (?:the visa|away)',
    in: ['child-leaving-home'],
    unless: 'not australia',
  },
  'child-in-uniform': {
    heard: 'army|navy|barracks|boot camp|marines|ships out|fort (?:moore|benning)',
    in: ['child-leaving-home'],
    unless: 'navy (?:blue|blazer|coat|jumper|suit)|salvation army|army of',
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
    unless: String.raw`finished|graduat\w*|after (?:uni|university|college)|dropped out`,
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
    unless: 'no lawyers|good news from|(?:is|am|as) a (?:lawyer|solicitor|barrister|attorney)',
  },
  mediation: {
    heard: 'mediat(?:ion|or|ors)',
    in: ['divorce', 'breakup', 'quarrel', 'estrangement', 'conflict-at-work', 'none'],
    unless: 'failed|broke down',
  },
  'kids-ask': {
    heard: String.raw`ask(?:s|ing|ed)? (?:me )?(?:every night |each night |all day )?(?:when|where|why|if) (?:[\w'-]+ ){0,3}(?:dad|daddy|dada|da|papa|mum|mummy|mom|mommy|mama)|ask(?:s|ing|ed)? (?:me )?(?:every night |each night |all day )?when (?:he|he's|hes|she|she's|shes)`,
    in: ['divorce', 'breakup'],
  },
  'div-kids': {
    heard: String.raw`(?:the|our|my|two|three|four|five|\d|with) (?:small |little |young |grown )?(?:kids|children|little ones|wee ones|weans|bairns|girls|boys|twins)|(?:his|her|their) (?:little |small )?(?:kids|children|girls|boys|twins)|two months old`,
    in: ['divorce'],
    unless:
      'we kids|no kids|no children|ask(?:s|ed)? me|my parents|mum and dad|mom and dad|boys are grown|kids are grown|(?:girls|boys) at (?:the|work)|grown up',
  },
  'parents-split': {
    heard: String.raw`(?:parents|folks|(?:mum|mom|mam) (?:and|n|&) dad|(?:dad and|papa) (?:mum|mom|mummy)) (?:[\w',]+ ){0,4}(?:split*|divorc*|separat*|told us(?! to)|sat us|sat me|break(?:ing)? up)|(?:mum|mom) (?:and|n|&) dad (?:told|sat) us`,
    in: ['divorce', 'breakup'],
    unless: String.raw`parents'|my parents (?:were|came|don't|paid)|back to (?:my|our|her|his)|want me|told me|years ago|when i was`,
  },
  'parents-split-none': {
    heard: String.raw`(?:parents|mum and dad|mom and dad|mum n dad|mom n dad) (?:[\w',]+ ){0,5}(?:split(?:ting)? up|splitting|divorce|divorcing|separating|breaking up|living in two houses)|two houses from now`,
    in: ['none', 'quarrel'],
    unless: 'my wife|my husband|years ago|when i was|as a (?:child|kid)|after (?:my|our) parents',
  },
  'in-the-middle': {
    heard:
      '(?:choose|pick|torn) between (?:them|the two|my parents|my mum|my mom|mum and)|give their side|take sides|taking sides|picking sides|(?:caught|stuck) in the middle|piggy in the middle|both want me',
    in: ['divorce', 'breakup', 'quarrel', 'estrangement', 'conflict-at-work'],
  },
  'div-house': {
    heard:
      '(?:sell|sold|selling|sale of|half of|half|split*) (?:up )?(?:the|our) (?:house|home|flat|apartment)|(?:house|flat) (?:must|has to|is to|to|is being|will) be sold|(?:house|flat) sold|(?:gets|get|keeps|keep|taken|took|about|over|wants) (?:half of )?the (?:house|flat|home)|losing (?:the|our|my) (?:house|home)|where will (?:i|we) live|who will live where',
    in: ['divorce', 'breakup'],
  },
  'div-things': {
    heard:
      'who gets (?:the|our) (?:dog|cat|hamster|piano|car|house|records|books|furniture|photos|album)|down the middle|the (?:dog|cat) (?:alternate|goes|stays)|(?:kept|keeping|keeps|took|wants|house and) the dog|count spoons|split* up the (?:house|books|records|furniture|hens|album)|the record player|nobody wants the album|divide everything|half of everything',
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
      '(?:the |divorce )?papers|signed|signing|(?:we|i|to|must|will|they) sign|decree|has filed|she filed|he filed|(?:divorce|it) (?:is going|goes|going) through',
    in: ['divorce'],
    unless:
      'turns over|newspaper|exam|stairs|mnd|machines|grandpa|signed (?:up|off)|years? since|a year ago',
  },
  'someone-new': {
    heard: String.raw`(?:he|she|ex|they|and) (?:\w+ )?(?:found|met|married|marrying|seeing) (?:someone|somebody) else|saw (?:him|her) with (?:her|him|another|someone|somebody|a girl|a guy)|going out with my (?:best )?(?:mate|friend|bff|m8)|picked (?:his|her) ex|lives with (?:his|her) (?:girlfriend|boyfriend)|(?:he|she)(?:'s|s| is) (?:\w+ )?with (?:someone else|somebody else|another (?:woman|man|girl|guy))|left (?:me|her|him) for (?:another|someone|somebody|a (?:guy|girl|man|woman)|some guy)|parted and today`,
    in: ['breakup', 'divorce', 'none'],
    unless: 'love again|school|surgeon|doctor|hospital',
  },
  'dumped-text': {
    heard: String.raw`(?:dumped|ended|finished|broke|left|divorced?|talaq|over|do it) (?:[\w'-]+ ){0,6}(?:by|over|on|via|thru|through) (?:a )?(?:text|whatsapp|snap|snapchat|message|sms|email|msg|instagram|insta)|with a text|text(?:s|ed)? (?:me )?(?:that )?(?:it's|its|it is) over`,
    in: ['breakup', 'divorce'],
    unless: 'i (?:dumped|ended)',
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
    unless: String.raw`i(?:'ve| have)? blocked|ive blocked`,
  },
  'looks-up': {
    heard:
      'check(?:s|ing|ed)? (?:his|her|their) (?:insta*|profile|facebook|socials|stories|status|whatsapp)|stalk(?:s|ing)? (?:his|her)|scroll(?:s|ing)? through (?:his|her|our|old)|old (?:photos|messages|texts)|stop checking|last online',
    in: ['breakup', 'divorce'],
  },
  'engagement-off': {
    heard: String.raw`(?:g[ai]ve|given|handed|hands?|took|sent|posted) (?:[\w'-]+ ){0,2}back (?:the|her|his) (?:engagement )?ring|(?:the|her|his|my|gave) ring back|engagement (?:is|was|has been|'s)? ?(?:off|broken|called off|cancelled|canceled)|engagement (?:[\w'-]+ ){0,5}(?:is|was) (?:cancelled|canceled|broken|off)|call(?:ed|s|ing)? (?:the wedding|the engagement|the marriage) off|called off (?:the|her|his|their) (?:wedding|engagement|marriage)|fianc\S* (?:has )?called it off|(?:cancelled|canceled) the (?:hall|wedding|venue)|fianc\S* (?:changed (?:his|her) mind|ended it|left (?:me|her|him)|broke (?:it|up))`,
    in: ['breakup', 'none'],
    unless: 'storm|strike|match|game|snow|covid|died|killed',
  },
  'still-love': {
    heard: String.raw`still (?:in )?loves? (?:him|her)|still in love|love (?:him|her) still|i miss (?:him|her)|miss (?:him|her) (?:so|terribly|like|every|badly)|(?:can't|cant|can not) stop thinking (?:about|of) (?:him|her)|(?:can't|cant) (?:forget|get over) (?:him|her)|get over (?:him|her)|heal me from (?!this|the|my|all|it|that|any)\w+|loved (?:him|her)|(?:was|am|i'm|im) in love with (?:him|her)|(?:he|she) was the one(?! who| that)`,
    in: ['breakup', 'divorce'],
    unless: '@violence|parents|mum and dad|want (?:him|her) back',
  },
  'way-back': {
    heard: String.raw`(?:save|restore|heal|fix|mend|rescue|fight for) (?:my|our|their|this) marriage|(?:restore|heal|fix|mend|save) (?:my|our) relationship with (?:my )?(?:husband|wife|boyfriend|girlfriend|partner|fianc\S*)|want my (?:husband|wife|boyfriend|girlfriend) back|(?:me and|we) (?:[\w'-]+ ){0,4}get back together|(?:don't|dont|do not) want (?:a|the|this|to) divorce|turn back (?:his|her) heart|(?:mum and dad|parents) (?:[\w'?.-]+ ){0,20}make them change their mind`,
    in: ['divorce', 'breakup', 'none'],
    unless: String.raw`@violence|drunk|drinks|drinking|god's|lord's|family home|finances|cancer|affair with`,
  },
  'sleep-apart': {
    heard: String.raw`separate (?:rooms|beds|bedrooms)|sle(?:eps?|eping|pt) (?:apart|on the (?:sofa|couch)|in the (?:spare room|van|car|other room))|asleep on the (?:sofa|couch)|(?:went|gone|go|goes|going) to bed (?:angry|without)|(?:he's|she's|he is|she is|husband|wife|hubby|i'm|i am) (?:\w+ )?in the spare room`,
    in: ['quarrel'],
    unless: '@violence',
  },
  'moved-out': {
    heard: String.raw`(?:he|she|they|wife|husband|hubby|partner|boyfriend|girlfriend|fiance|bf|gf) (?:has |just |already )?(?:moved out|walked out|packed (?:his|her|up)|took (?:his|her) (?:[\w'-]+ ){0,1}(?:things|stuff|clothes|bags|toothbrush|records)|left on \w+ with|left with (?:[\w'-]+ ){0,2}(?:bags?|suitcases?))|packed (?:her|his) (?:things|bags?)|(?:flat|house|home|place) (?:is|'s|feels)? ?(?:so )?(?:quiet|empty|silent)|empty (?:flat|house|bed|side)|toothbrush|moved out`,
    in: ['breakup', 'divorce'],
    unless:
      'i moved out|we moved out|finally|moved out of|(?:came|back) home|i packed|i walked out',
  },
  'taken-in': {
    heard: String.raw`sent (?:me|her|him) back (?:with|to|home)|(?:come|came|moved|is|moves) (?:back )?home (?:with (?:the|two|one|three|her (?:kids|children|bags?|suitcases?))|to (?:us|her parents|his parents|our|my parents))|back (?:in|into|in with|with) (?:our|his|her|my|the) (?:[\w'-]+ ){0,1}(?:parents*|bedroom|old room)|in my mother's house|old bedroom|back bedroom|at (?:her|his|my) (?:mother's|mum's|mom's|parents'?|sister's|brother's|cousin's|cousins)`,
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
    unless: String.raw`@violence|old|ago|(?:years|yrs) since|since the divorce|beat*|hit me|finally|thank you|jail|prison|last (?:two|three|few) years|year old|(?:is|am|i'm) \d+ years|hell|(?:cheat*|affair|lying|lied|double life|drinking|separated|single|waiting) (?:[\w'-]+ ){0,4}for|for (?:\w+ )?years with|misery|nightmare|suffer*|another family`,
  },
  'cannot-eat': {
    heard: String.raw`(?:can't|cant|cannot|won't|wont|hasn't|hasnt|haven't|not able to|doesn't|isn't|not|unable to|barely|hardly) (?:\w+ )?(?:eat|eats|eating|eaten|sleep|sleeps|sleeping|slept)|lost (?:my|her|his) appetite|living on toast|no appetite`,
    in: ['breakup', 'divorce'],
  },
  'first-love': {
    heard: String.raw`puppy love|first (?:real )?heartbreak|first (?:boyfriend|girlfriend|love) (?:[\w'-]+ ){0,3}(?:left|dumped|doesn't want|doesnt want|ended|finished|broke (?:up|it|off))`,
    in: ['breakup', 'none'],
    unless: 'god|jesus|church',
  },
  'mutual-friends': {
    heard: String.raw`mutual friends?|our friends|(?:kept|took|lost|has) (?:[\w'-]+ ){0,6}the friends|friends (?:chose|picked|sided|took)|lost (?:all )?(?:my|our) friends`,
    in: ['breakup', 'divorce'],
    unless: String.raw`friend's|friends who|best friend was|my best friend is going`,
  },
  'ended-it-myself': {
    heard: String.raw`i (?:have )?(?:ended|end|finished|broke) (?:it|things|up|off|my relationship|our|with)|i broke (?:it|up)|i left (?:him|her|my husband|my wife)|it was me who said|i called it off|i told (?:him|her) (?:[\w'-]+ ){0,3}(?:finished|over)|the right thing to do`,
    in: ['breakup', 'divorce'],
    unless: '@violence|i broke my',
  },
  'est-silence': {
    heard: String.raw`(?:haven't|havent|hasn't|hasnt|has not|have not|had not) (?:\w+ )?(?:spoken|spoke|talked|exchanged|heard|said)|(?:not|never) (?:spoken|talked|exchanged|heard|said|entered|greeted)|no (?:word|contact|news)|(?:doesn't|doesnt|don't|dont|does not|do not|won't|wont|not|stopped|aren't|arent) (?:\w+ )?(?:talk|speak|talking|speaking)|not a word|silence|speaking terms|nothing since|wants nothing to do|doesn't want (?:contact|me|to)|lets me know nothing|cross(?:es|ed) (?:the road|to other side)|looked straight through|shuns? (?:me|us)|i am air to`,
    in: ['estrangement'],
    unless: String.raw`@violence|gone no contact|spoken to god|stroke|said sorry|i don't talk|i dont talk|teenager|my choice|phone lines|cyclone|he is dead|she is dead|i cut|(?:he|she) (?:has |just )?died|before (?:he|she) died|passed away (?:before|last|this)`,
  },
  'quarrel-silence': {
    heard: String.raw`(?:haven't|havent|hasn't|hasnt|have not|has not) (?:\w+ )?(?:spoken|spoke|talked)|(?:doesn't|doesnt|don't|dont|not|won't|wont|isn't|isnt|aren't|arent|nobody is|stopped|no) (?:\w+ )?(?:talk|speak|talking|speaking|greeting)|not a word|silent treatment|without speaking|not on speaking terms`,
    in: ['quarrel'],
    unless: '@violence|speak (?:english|the language)',
  },
  'est-years': {
    heard: String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|many|\w+teen) (?:long )?(?:years|yrs)|since (?:19|20)\d\d|in (?:19|20)\d\d`,
    in: ['estrangement'],
    unless: String.raw`@violence|years old|year old|gone no contact|god in years|will be \d+`,
  },
  'est-returned': {
    heard: String.raw`unopened|return(?:ed)? to sender|(?:it|they|cards?|letters?|parcels?|card to my \w+) (?:comes?|came) back|(?:sends?|sent) (?:it |them |my letters? |my cards? |the (?:\w+ )?cards? )back|sent back the (?:\w+ ){0,2}(?:cards?|photo\w*|letters?|gifts?|presents?)|sent back the baby's`,
    in: ['estrangement'],
    unless: 'sent me back|came back home',
  },
  'est-inheritance': {
    heard: String.raw`the (?:will|inheritance)|(?:over|about|gets|sell|selling|because of) (?:our |my )?(?:mum's|mums|mam's|dad's|dads|papa's|mother's|father's|momma's) (?:house|bungalow|land|field|ring|things|farm|money)|(?:mum's|mam's|dad's|dads|papa's|mother's|father's) (?:will|inheritance|land|field)|inherit*|land (?:matter|case)|(?:over|about) the (?:land|estate)|house deed|probate|partition of|(?:grandad's|father's|mam's|same|parents') (?:farm|field|land|money)|farm was sold|plot behind|split up father's`,
    in: ['quarrel', 'estrangement'],
    unless: String.raw`scooter|will of god|the will to|god's will`,
  },
  'grandchild-unseen': {
    heard: String.raw`never (?:even )?(?:met|seen|held|been let meet|known) (?:[\w'-]+ ){0,4}grand(?:kids|children|child|sons?|daughters?|babies|baby)|never (?:even )?(?:met|held) our (?:girls|boys|son|daughter|children)|hasn't met my (?:lily|son|daughter|baby)|grand(?:kids|children|child|sons?|daughters?) (?:[\w'-]+ ){0,5}(?:never|only (?:in|from|saw|seen)|not seen)|(?:haven't|havent|not|hasn't) (?:seen|held|met) (?:my|our|their) (?:grand(?:kids|children|child|sons?|daughters?)|lily)|(?:won't|wont) let us see the (?:kids|children|babies|grandchildren)|keeps her from us|football from behind the fence|let me near the (?:kids|grandkids|grandchildren)|no photo of the grandchild\w*|not allowed to see (?:my|our|the) grand(?:kids|children|child|sons?|daughters?)`,
    in: ['estrangement', 'none'],
    unless:
      'heaven|died|stillb*|miscarr*|visa|embassy|dementia|lost the baby|before (?:he|she) (?:died|passed)|passed|hospital|covid',
  },
  'not-know-why': {
    heard: String.raw`(?:don't|dont|do not|never|didn't) (?:even )?know (?:why(?! (?:i|my|we) )|what (?:i|we) (?:did|said|have done)|what wrong)|won't say (?:what|why)|no idea (?:why|what (?:i|we) did)|what (?:did i|wrong we|have i) (?:do|did|done)|never told (?:me|us) why`,
    in: ['estrangement', 'breakup', 'quarrel'],
  },
  'cast-out': {
    heard: String.raw`disown*|(?:kicked|threw|thrown|put) (?:me|him|her|us)? ?out|came out to|when i came out|since i came out|dead to (?:him|her|them|me|us)|(?:act|acts) like (?:i'm|im|i am) dead|name (?:is not|isn't|not|is never|be) (?:said|spoken)|no (?:son|daughter) of (?:his|hers|mine|theirs)|who i love|because i'?m gay|shut the gate on|cast (?:me|him|her) out`,
    in: ['estrangement'],
  },
  'est-belief': {
    heard:
      'changed my religion|became (?:a )?(?:christian|muslim|catholic|buddhist|jew|hindu|witness)|my baptism|was baptised|got baptised|was baptized|got baptized|convert*|took refuge|left the (?:brethren|church|faith|religion|mosque|witnesses)|joined (?:that|the|a) (?:group|church|cult|sect)|the christian girl|a christian girl',
    in: ['estrangement'],
  },
  'est-marriage': {
    heard:
      '(?:since|because|when|day) (?:i|he|she|we) married|(?:i|he|she) married (?:outside|a|the|out)|i was marrying',
    in: ['estrangement'],
    unless: '@violence',
  },
  'est-feasts': {
    heard: String.raw`christmas|thanksgiving|eid|diwali|easter|the holidays|birthdays?|new year|mother's day|father's day|fathers day|mothers day|ramadan|paryushan|noche buena|passover`,
    in: ['estrangement', 'divorce'],
  },
  whereabouts: {
    heard: String.raw`(?:don't|dont|do not|not|didn't) (?:even )?known? (?:if|where|whether) (?:he|she|they|my \w+|dad|mum)(?:'s)? (?:is|are|lives?|well|alive|lived)|(?:don't|dont|do not|not) (?:even )?(?:know|have) (?:his|her|their) address|possible address|found an address|trying to find (?:my|him|her)|last address`,
    in: ['estrangement'],
  },
  'let-it-ring': {
    heard: String.raw`hear (?:his|her|their) voice|let it ring|phone (?:would |to )?ring|(?:return|taken|take|pick|answer) (?:my|up|when i) calls?|pick when i call|(?:doesn't|doesnt|hasn't|hasnt|haven't|not|never|don't|no longer|not) (?:called|calls?|rung|rang|rings?|ring|telephoned|phoned?)|no calls?|has my number|doesn't answer|won't answer|blocked my number`,
    in: ['estrangement'],
    unless: '@violence|gone no contact|rung the bell',
  },
  'est-blocked': {
    heard:
      'block(?:s|ed)? (?:me|us|my|by)|has me blocked|unfriended|changed (?:the|his|her|their) number|unblocks? me',
    in: ['estrangement'],
    unless: String.raw`@violence|i(?:'ve| have)? blocked`,
  },
  'chose-distance': {
    heard: String.raw`(?:gone|went|going) no contact|i cut (?:him|her|them|my \w+) off|keep(?:ing)? my distance from (?:him|her|them|my \w+)`,
    in: ['estrangement', 'none'],
    unless: 'covid|disease|traffic|drove|driving|lane',
  },
  'step-family': {
    heard:
      'remarried|stepmother|stepfather|step.?mum|step.?mom|step.?dad|his new wife|her new husband',
    in: ['estrangement', 'quarrel'],
  },
  boundary: {
    heard: String.raw`fence|boundary|hedge|property line|bore water|(?:neighbou?rs?|upstairs|next door|downstairs|stairwell) (?:[\w',&-]+ ){0,14}(?:bins|parking|parks|drain|stair|stroller|driveway|cassava)|(?:bins|parking|parks|drain|driveway|stroller) (?:[\w',-]+ ){0,10}(?:neighbou?rs?|upstairs|next door|downstairs)|for the woman upstairs`,
    in: ['quarrel'],
    unless: 'over the (?:phone )?line|both my sons|my brother',
  },
  'neighbours-quarrel': {
    heard: String.raw`(?:row|fight|quarrel|argument|argued|words|fell out|dispute|war|feud) (?:[\w'-]+ ){0,3}(?:with|between) (?:[\w'-]+ ){0,2}(?:neighbou?rs?|family next door|man next door|woman next door)|neighbou?r (?:and i|and me|won't speak|hates (?:me|us))|(?:neighbou?r|man|woman|lady) upstairs and i`,
    in: ['quarrel'],
    unless: 'fence|boundary|hedge|parking|drain|noise|drum*|bins|stair|bore water|cassava|the line',
  },
  'in-laws-quarrel': {
    heard: String.raw`(?:mother|father|sister|brother|mum|mom|dad|daughter|son)s?.in.?laws?|in.laws?|inlaws|bhabhi|(?:his|her) (?:mother|mum|mom|parents|family)|brother's wife|sister's husband`,
    in: ['quarrel', 'estrangement'],
    unless: String.raw`his mother's|her mother moved|her mum keeps`,
  },
  'hard-to-please': {
    heard: String.raw`nothing i do is (?:right|good|good enough)|criticis(?:es|ed|ing|e) (?:me|my|her|him|everything)|criticiz(?:es|ed|ing|e) (?:me|my|her|him|everything)|rearranged my kitchen|not good enough for (?:her|him|them)|my cooking is (?:\w+ )?(?:for dogs|bad|terrible|not|hotel)|finds? fault|each pongal`,
    in: ['none', 'quarrel'],
    unless: '@violence|his mum blames|i miss|school|sad|coming back|companion',
  },
  'quarrel-money': {
    heard: String.raw`money|loans?|lent (?:me|him|her|my|money)|borrowed (?:money|my money|\d+)|owes? (?:me|him|her|us|my|money|\d+)|money owed|\d+ quid|pay(?:s|ing)? (?:me )?back|paid back|debts?|care home fees|every cent|rent|bills`,
    in: ['quarrel'],
    unless: '@violence|takes my (?:money|wages|salary)',
  },
  shouting: {
    heard:
      'shout*|scream*|yell*|rais(?:e|es|ed|ing) (?:his|her|our|my|their) voices?|slam*|blew up|blazing row',
    in: ['quarrel'],
    unless: String.raw`@violence|(?:husband|hubby|boyfriend|partner|stepdad|he|dad|father) (?:[\w'-]+ ){0,3}(?:shout*|yell*|scream*) at (?:me|her|us|my)`,
  },
  'same-fight': {
    heard: String.raw`(?:fights?|argue|row|quarrel|arguing|fighting|bicker*|arguments?) (?:[\w'-]+ ){0,6}(?:all the time|every (?:day|night|week|single|dinner|teatime|morning|other)|again and again|constantly|always|nonstop|non.stop|over everything|daily|from morning)|(?:always|constantly|keep|keeps|nonstop|forever) (?:arguing|fighting|having the same|bickering|quarrelling)|same (?:fight|argument|row)|(?:fight|argue|quarrel) nonstop|stop (?:fighting|arguing|quarrelling)|there is always fighting|barely talk without an argument`,
    in: ['quarrel'],
    unless: '@violence|cancer',
  },
  'children-hear': {
    heard:
      'in ?front of (?:the|our|my|all the) (?:kids|children|boys|girls|little ones|baby)|(?:kids|children|boys|girls) (?:can )?hear|(?:we|they) hear (?:all|everything|it)|(?:kids|children) (?:are |is )?(?:crying|scared|afraid|hiding)|home from (?:mummy|daddy)',
    in: ['quarrel', 'divorce'],
    unless: 'hears? (?:all|everything|it) (?:about|that)',
  },
  'parents-fight': {
    heard: String.raw`(?:parents|mum and dad|mom and dad|mum n dad|mom n dad|dad and mum) (?:[\w'-]+ ){0,3}(?:fight*|shout*|argu*|scream*|yell*|rowing|quarrel*)|always fighting at home|see (?:mum and dad|my parents) not speak`,
    in: ['quarrel', 'none', 'divorce'],
    unless:
      '@violence|fighting cancer|quarrel with|parents of|at the teacher|(?:shout|yell|scream|argue)(?:s|ing)? (?:at|with) me|hits|beats|for custody|fight(?:ing)? (?:for|against|illness|this|it)|court',
  },
  'siblings-quarrel': {
    heard: String.raw`(?:my|our|two|twin|three|both) (?:[\w'-]+ ){0,1}(?:brothers?|sisters?|siblings|bro|sis|twin sister)(?!['’]s)|both my sons|my two (?:boys|sons|girls|daughters)`,
    in: ['quarrel'],
    unless: String.raw`@violence|in.law|brother's wife|sister's husband`,
  },
  'friends-quarrel': {
    heard: String.raw`best (?:mate|friend|freind|bestie)s?|(?:been|were) friends|friends? (?:\d+|for|since) |friendship|golf partner|bridesmaid|old(?:est)? friends?|(?:me and|me n|with) my (?:best )?(?:friend|mate)|my (?:friend|mate) and (?:i|me)|bff|bestie|like brothers`,
    in: ['quarrel', 'estrangement'],
    unless: String.raw`@violence|my friend's|boyfriend|girlfriend|pray for my friend|husband|wife|hubby`,
  },
  opinions: {
    heard:
      'politics|political|election|trump|brexit|vaccin*|who (?:i|he|she|they) voted|voted for|he voted',
    in: ['quarrel', 'estrangement'],
  },
  'walked-off': {
    heard: String.raw`storm(?:ed|s) (?:out|off)|walked (?:out|off)|hung up|hangs up|left in anger|took his coat|told him to get out|threw (?:his|her) napkin|drove off|at his (?:cousins|mums|mum's|mother's|brother's)|slept at his`,
    in: ['quarrel'],
    unless: '@violence',
  },
  lies: {
    heard:
      '(?:lied|lies|lying|lyin|lie) to (?:me|us|her|him)|keeps? lying(?! in| down| there| on)|(?:secret|hidden) (?:phone|account|debts?|life|child)|double life|found the (?:messages|texts)|behind my back',
    in: ['divorce', 'breakup', 'quarrel', 'none'],
    unless:
      'pain lies|works against me|call me behind|her girl is|years? old|my son lies|my daughter lies|dementia|doctors?|grand*',
  },
  'work-shouts': { heard: 'shout*|scream*|yell*|swears? at|curses at', in: ['conflict-at-work'] },
  'work-shamed': {
    heard: String.raw`in ?front of|before (?:the )?(?:whole|entire)|before everyone|before (?:passengers|customers)|humiliat*|belittl*|to shame (?:me|her|him)|cc to all|cc'd everyone|embarrass*|undermin*|like (?:a )?(?:child|children|dirt|rubbish)`,
    in: ['conflict-at-work'],
    unless: 'act like children|behaves like|front of (?:the|my|a) (?:computer|screen|laptop|tv)',
  },
  'work-mocked': {
    heard: String.raw`laugh(?:s|ed|ing)? at|laughs|makes? fun|making fun|mimic*|mock*|accent|my english|banter|monkey|curry boy|racis*|call(?:s|ing)? (?:me|him|her|us|my \w+) (?:'|names|monkey|the)|jokes about`,
    in: ['conflict-at-work'],
  },
  credit: {
    heard: String.raw`(?:take|takes|took|taking|taken|steals?|stole|stealing) (?:all |the |all the )*credit|(?:takes?|took|taking|steals?|stole|stealing) my (?:ideas?|work|slides?|design)|(?:present(?:s|ed)|claims?|claimed) (?:it|them|my \w+) as (?:his|hers|her|their)|and presented it as|own name on (?:my|it|the)|(?:took|takes|taken) my name off (?:the|my)`,
    in: ['conflict-at-work', 'none'],
    unless: 'credit card|tax credit|waiting list',
  },
  'work-bullied': {
    heard:
      'bull(?:y|ied|ies|ying)|pick(?:s|ing|ed)? on (?:me|her|him|us)|victimis*|harass*|punchbag|targeted|puts? (?:salt|my mug|my mop)|my mug in the bin|hide his keys',
    in: ['conflict-at-work'],
    unless: String.raw`accus\w+ (?:me |him |her )?of (?:\w+ )?bullying|i(?:'ve)? bullied|says i (?:bully|am bullying|bullied)`,
  },
  'work-lies': {
    heard: String.raw`gossip*|rumou?rs?|spread(?:s|ing)? (?:a )?(?:lies?|something|stories)|lies about (?:me|my|her|him)|tells? (?:lies|tales)|telling tales|behind (?:my|her|his) back|spoil(?:s|ed)? my name|stab(?:s|bed|bing)? (?:me|her|him) in the back|bad.?mouth*|it isn't true|tells people|spreading tales|whisper*`,
    in: ['conflict-at-work'],
    unless: 'knife|police',
  },
  'work-accused': {
    heard: String.raw`falsely accus*|wrongly accus*|accus(?:ed|es|ing) (?:me|him|her|of)|hr i steal|call(?:s|ed)? (?:me|him|her) a thief|blamed (?:me|him|her) for|told the supervisor it was me|his word against mine|told the principal|put my name on (?:his|her) mistake|boss blames|tales about me (?:[\w', ]+ )?that i took`,
    in: ['conflict-at-work', 'none', 'quarrel'],
    unless: 'court|jail|prison|dementia|tools|police|god|death|i accused',
  },
  'work-shut-out': {
    heard: String.raw`go(?:es)? (?:all )?quiet|stop(?:s|ped)? talking when|stop talking to me|nobody (?:[\w'-]+ ){0,5}speaks|speaks when i come|left out|leaves me off|left off|do not eat with me|don't eat with me|not to talk to me|cold shoulder|ignor(?:e|es|ed|ing) (?:me|her|him|us)|silent treatment|nobody sits|exclud*|look at me funny|not used my name|look at their shoes|goes silent|went silent|whisper when i`,
    in: ['conflict-at-work'],
  },
  'spoke-up': {
    heard: String.raw`(?:since|after|because|day|when) (?:i|she|he) (?:reported|told|refused|spoke|complained)|man i reported|i(?:'ve| have)? (?:reported|complained)|whistle*|spoke up|refused to sign`,
    in: ['conflict-at-work'],
    unless:
      'reported by|(?:complained|reported) (?:about |on )?(?:me|us|my)|told (?:lies|everyone)',
  },
  'work-hearing': {
    heard: String.raw`(?<!\d )(?<!\d)hr|human resources|union|grievance|tribunal|disciplin*|(?:my|the|a|her|his) hearing(?! aid)`,
    in: ['conflict-at-work'],
    unless: 'union rep told',
  },
  'work-talk': {
    heard:
      '(?:sit|sitting) (?:down |across )(?:from|with)|(?:meeting|talk|speak|talking|word) (?:with|to) (?:my|the|her|his|our) (?:boss|manager|supervisor|head|principal|matron|director)|meeting with hr|want to say something|have to face (?:him|her|them)',
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
    heard: String.raw`dread*|throws up|sick before|cr(?:y|ies|ying) in the|in tears|comes home (?:grey|crying|in tears|upset|broken|drained|shaking)|my foot does not want|can't face|don't want to go in|shake in|stomach|affecting my (?:sleep|health)`,
    in: ['conflict-at-work'],
  },
  'new-boss': {
    heard:
      'new (?:(?:boss|manager|supervisor|team leader|line manager|matron|foreman|head teacher|headteacher|principal|head chef|md)|head|band 7)|named the new',
    in: ['conflict-at-work'],
    unless: String.raw`(?:i am|i'm|im) the new`,
  },
  'team-peace': {
    heard: String.raw`two are not on speaking terms|two nurses|(?:shift|team|office|ward|dispatch|staff) (?:[\w'-]+ ){0,12}throats|team act|peace (?:in|at) (?:our|the|my) ?(?:work*|office|team|staff*|shop)|office politics|groupism|cold war in our office`,
    in: ['conflict-at-work', 'none'],
    unless: 'country|countries|nation|at war with',
  },
  'family-peace': {
    heard:
      'peace (?:in|for|within) (?:my|our|the|this) (?:family|home|house|household)|(?:my|our|whole) family (?:is |are )?(?:fighting|falling apart|divided|split)|family (?:feud|drama|conflict|problems|issues|quarrels)|unity in (?:my|our|the) family|cannot be in one room|keep fighting each other|(?:siblings|brothers|sisters) (?:are )?fighting',
    in: ['none', 'quarrel', 'estrangement'],
    unless: '@violence|war|soldiers|dying|funeral|drink*|drunk|alcohol*',
  },
  'what-to-say': {
    heard: String.raw`(?:don't|dont|do not|didn't|dunno|idk) know what to say (?:to|about|so|when)|not know what to say|find (?:the )?(?:right|kind) words|what do you say to`,
    in: ['none', 'breakup', 'divorce', 'estrangement', 'quarrel'],
    unless:
      'proposed|interview|fold my hands|exam|speech|eulogy|sermon|to (?:you|god)|prayer|to the man|decide',
  },
}
