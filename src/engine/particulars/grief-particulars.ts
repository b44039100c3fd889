import type { SignsByParticular } from './particular-signs'

export const GRIEF_PARTICULARS: SignsByParticular = {
  'baby-named': {
    heard:
      '(?:we|they|i|she|he) (?:have |had |were |was )?(?:named|calling) (?:her|him|the baby|it|them)|we called (?:her|him|the baby|it|them)|(?:her|his) name was|gave (?:her|him) a name|named (?:her|him)',
    in: ['miscarriage'],
    unless: 'doctor called',
  },
  'cot-put-away': {
    heard: 'painted|cots?|crib|nursery|car seat|pram in|little shoes|yellow blanket',
    in: ['miscarriage'],
  },
  'told-everyone': {
    heard:
      '(?:already |just |had |we )told (?:everyone|everybody|the (?:boys|grandparents|family)|her parents|all the|my mother)',
    in: ['miscarriage'],
    unless: String.raw`hadn't|never told|not told`,
  },
  'lost-in-secret': {
    heard: String.raw`nobody (?:knew|knows|counts)|never (?:even knew|told my|knew)|hadn't (?:even )?told|told work it was|alone in the bathroom|never even knew`,
    in: ['miscarriage'],
  },
  'miscarriage-self-blame': {
    heard:
      'my fault|keep thinking it was|feel useless|what did i do|said sorry to me|so careful|something i did|blames? (?:herself|myself)',
    in: ['miscarriage'],
  },
  'easy-words': {
    heard: String.raw`at least it was|(?:its|it's|the doctor say its) common|try again|said forget it|everyone says`,
    in: ['miscarriage'],
  },
  'lost-again': {
    heard:
      '(?:second|third|fourth|2nd|3rd|4th) (?:time|one|miscarriage)|again thats three|(?:two|three|four) miscarriages|another miscarriage',
    in: ['miscarriage'],
  },
  'back-at-desk': {
    heard: String.raw`back (?:to|at|in) (?:work|her desk|my desk|his desk)|when i'm back|gone in to teach|go to work i come back|avoiding her desk`,
    in: ['miscarriage'],
  },
  'fathers-grief': {
    heard: String.raw`nobody asks the man|asks? (?:about )?the (?:man|dad|father)|my husband (?:cried|won't|put|is painting)|it was my son too`,
    in: ['miscarriage'],
  },
  'will-not-come-out': {
    heard: String.raw`(?:won't|wont|will not) (?:come out|eat|talk|speak|get up)|n wont talk|cry every night|is in bed and`,
    in: ['miscarriage'],
  },
  'due-date-of-lost': {
    heard: String.raw`due date|would(?:'ve| have) been (?:due|today)|due the same week`,
    in: ['miscarriage'],
    unless: 'my due date is|past (?:my|her) due date|rent|assignment|essay|bill*|is due',
  },
  'miscarriage-procedure': {
    heard:
      'd(?: )?(?:&|and|n)(?: )?c|procedure|sent home to wait|take the tube|ectopic|deliver it|molar pregnancy',
    in: ['miscarriage'],
  },
  'siblings-ask': {
    heard: 'keeps asking|still ask|no baby in mumm*',
    in: ['miscarriage'],
    unless: 'work|boss|doctor',
  },
  'lost-long-ago': {
    heard: String.raw`(?:thirty|twenty*|forty|fifty|sixty|\d\d)(?:-\w+)? years ago|it was 19\d\d`,
    in: ['miscarriage'],
    unless: 'married|met|wedding',
  },
  'other-babies-near': {
    heard:
      'prams?|announced hers|due the same month|months along|other womens? babies|room with the balloons',
    in: ['miscarriage'],
  },
  'silent-screen': {
    heard: String.raw`turn(?:ed|s)? (?:the (?:screen|monitor)|it) away|(?:screen|scan \w+|sonographer) (?:was|went) (?:quiet|silent)|went quiet|turned the screen|nothing on the screen`,
    in: ['miscarriage'],
  },
  'no-heartbeat': {
    heard: String.raw`no heartbeat|heartbeat (?:was )?(?:not|gone)|(?:could not|couldn't) find (?:the|a) heartbeat|his heart stopped|stopped growing`,
    in: ['miscarriage'],
    unless: 'found it|then (?:we|they|she) (?:heard|found)|second scan|there it was',
  },
  eulogy: {
    heard: String.raw`eulog\w+|(?:speak|speaking|speech|say a few words|say a word|saying a few words) (?:at|for) (?:the|my|his|her|our|a|\w+'?s)|(?:a|the|my) tribute`,
    in: ['funeral', 'death'],
    unless: 'gave (?:the|a|my)|went well|spoke at',
  },
  'reading-at-funeral': {
    heard: String.raw`(?:to|do|doing|the|second|first) reading|(?:reading|read|to read) (?:at|the poem|a poem|the lesson|from)|have to read|im to read|i'?m reading|read at`,
    in: ['funeral'],
    unless: String.raw`eulog\w+|did the reading|yesterday`,
  },
  coffin: {
    heard: String.raw`carry(?:ing)? (?:\w+ ){0,4}(?:coffin|casket)|pall(?: |-)?bearers?|under a coffin|coffin bearers?|(?:am|are|were|we'?re|us|i) carry(?:ing)? (?:my|him|her|gran|nan|dad|mum|granny|grandad|our|the flowers)`,
    in: ['funeral', 'death'],
    unless: 'flowers',
  },
  ashes: {
    heard: String.raw`(?:his|her|their|mum'?s|dad'?s|my \w+) ashes|scattering (?:him|her)|scatter(?:ing)? (?:dad|mum|mam|gran|nan|my (?:\w+ )?(?:father|mother|dad|mum|mam|husband|wife|brother|sister|son|daughter|nan|gran\w*))`,
    in: ['grief', 'none'],
    unless: String.raw`fire|volcan\w+|burnt|burned|cricket|lost the house|chimney|ash wednesday`,
  },
  candle: {
    heard: 'candles?|yahrzeit|light (?:a|the) lamp|diya|lanterns?',
    in: ['anniversary-of-a-death', 'death'],
  },
  'dead-birthday': {
    heard: String.raw`(?:would|he'?d|she'?d|they'?d) (?:have|of|'?ve) (?:been|turned) (?:\w+ |\w+'s ){0,3}(?:birthday|bday)|(?:would|he'?d|she'?d|they'?d) (?:have|of) (?:been|turned) (?:his |her |\w+'s )?(?:\d+(?:st|nd|rd|th)?|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty\w*|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:today|tomorrow|tmrw|this week)|heavenly birthday|birthday in heaven|still buy the card|(?:he|she)'d have been \w+ and i bought the cake`,
    in: ['anniversary-of-a-death', 'death', 'none'],
    unless: String.raw`our (?:\d+th|wedding|golden|ruby)|wedding|communion|anniversary|retire*|graduat*`,
  },
  'two-cups': {
    heard:
      '(?:two|2) (?:cups|plates|mugs)|empty (?:chair|seat|place|side)|(?:his|her) (?:chair|side of the bed)|sets? the table|cup(?:s)? out',
    in: ['death', 'anniversary-of-a-death'],
    unless: 'next town|estranged',
  },
  clothes: {
    heard: String.raw`(?:his|her|their|mum'?s|dad'?s) (?:\w+ )?(?:coat|clothes|wardrobe|slippers|jumper|cardigan|shirts?|glasses|shoes|side of the wardrobe|things|toothbrush|room is as)|smells? of (?:him|her)`,
    in: ['death', 'anniversary-of-a-death'],
    unless: 'ironing',
  },
  'voice-message': {
    heard:
      'voice(?: |-)?(?:mails?|messages?|notes?)|(?:his|her|their) voice|answering machine|answerphone|still (?:ring|call|text) (?:his|her) (?:number|phone)',
    in: ['death', 'anniversary-of-a-death'],
    unless: String.raw`sing|my voice|shout\w*|scream\w*`,
  },
  sudden: {
    heard: String.raw`sudden*|out of the blue|heart attack|crash|motorbike|motorcycle|(?:two )?policemen|police (?:stood|came|at)|dropped (?:dead|at)|fell down dead|no warning|killed|accident|did not wake|didn'?t wake|brain bleed|aneurysm`,
    in: ['death', 'funeral'],
    unless: 'arnhem|war|not sudden|found|woof',
  },
  'long-illness': {
    heard: String.raw`long illness|long (?:battle|fight|sickness)|(?:battle|battled|fought) (?:with|against) (?:\w+ )?(?:cancer|illness|mnd|leukaemia)|cancer|dementia|alzheimer*|parkinson*|after (?:months|years) of (?:illness|sickness|suffering|pain|treatment)|mnd`,
    in: ['death', 'anniversary-of-a-death', 'funeral'],
    unless: 'scan|battle of|i have cancer|my cancer',
  },
  'child-died': {
    heard: String.raw`(?:lost|buried|burying|bury) (?:my|our) (?:\w+ )?(?:son|daughter|boy|little girl|child|lad|baby boy|baby girl)|bury(?:ing)? our (?:\w+ )?baby|(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|lad|wee girl|wee boy)(?: \w+)? (?:died|was killed|is dead|has died|did not wake|didn'?t make it|drowned)`,
    in: ['death', 'anniversary-of-a-death', 'funeral', 'none'],
    unless: String.raw`dog|cat|rabbit|horse|hamster|lab|pony|collie|guinea|pup*|vet|daughter'?s|son'?s|colleague'?s|lost (?:my|our) (?:\w+ )?(?:son|daughter|boy|child) (?:to (?:drugs|drink|his|her|the)|in (?:the|a) (?:shop|crowd|supermarket|market))|custody|was found|girlfriend`,
  },
  'mother-died': {
    heard:
      '(?:lost|lose|bury|burying|buried|without) (?:my |our |me )?(?:mum|mom|mam|mammy|mama|mamma|amma|mother|mummy)|(?:mum|mom|mam|mammy|mama|amma|mother) (?:has |just )?(?:died|passed|went to god|slipped away|is gone|went to (?:jesus|be with|heaven|glory|the lord)|went home)|since (?:mum|mom|mam|mammy|mama|amma) went',
    in: ['death', 'anniversary-of-a-death', 'funeral'],
    unless: String.raw`mother (?:in|-in)|mums? dad|mother'?s|colleague'?s|friend'?s|smear|tablets`,
  },
  'father-died': {
    heard:
      '(?:lost|lose|bury|burying|buried|without) (?:my |our |me )?(?:dad|daddy|da|papa|father|baba|appa|abba)|(?:dad|daddy|da|papa|father|baba|appa) (?:has |just )?(?:died|passed|went home|slipped away|is gone|left us|went to (?:god|jesus|be with|heaven|glory|the lord))|since (?:dad|daddy|da|papa|father|baba|appa) went',
    in: ['death', 'anniversary-of-a-death', 'funeral'],
    unless: String.raw`father (?:in|-in)|dad'?s|godfather`,
  },
  'quiet-house': {
    heard:
      'house (?:is |feels )?(?:so |too |very )?(?:quiet|silent|empty)|empty house|alone in (?:the|this|that) (?:house|flat)|evenings are|nights are the|memories everywhere|now (?:she|he|i) (?:has|have) just four walls',
    in: ['grief'],
  },
  'friend-died': {
    heard: String.raw`(?:my |a |our )(?:best |dear |close |good |old )*(?:friend|mate|bestie|pal|mucker|classmate|deskmate|colleague|choirmaster)(?: from \w+)?(?: \w+)? (?:died|passed|was killed|is dead|has died|took (?:his|her|their) own life)|(?:he|she) was my best (?:friend|mate)|rip my (?:best )?(?:friend|mate)|lost (?:my|a|our) (?:best |dear |close |good |old )*(?:friend|mate)|mate'?s coffin|crem for my mate`,
    in: ['death', 'anniversary-of-a-death', 'funeral'],
    unless: 'dog|cat|horse|lost touch',
  },
  'suicide-left': {
    heard:
      'took (?:his|her|their) own life|suicide|killed (?:himself|herself)|hanged (?:himself|herself)',
    in: ['death', 'anniversary-of-a-death', 'funeral'],
    unless: String.raw`bomb\w*|attack\w*`,
  },
  'dying-pain': { heard: 'pain|morphine|syringe driver|comfortable|agony|suffer*', in: ['dying'] },
  'on-the-way': {
    heard: String.raw`(?:driving|drives|flying|flies|coming) (?:up|down|in|over|home|from|back|tonight)|flight (?:doesn'?t|lands?|is|from)|come (?:now|tonight|at once|straight)|to come tonight|gets? here|in time|been sent for|wait for (?:her|him|them|me|us)|hold (?:him|her) till|stuck at|can'?t get (?:there|a|home)|are coming from`,
    in: ['dying'],
  },
  'dying-breath': { heard: 'breath*|rattle|long gaps', in: ['dying'] },
  'dying-alone': {
    heard:
      'no family|nobody (?:came|comes|visits|has come)|no(?: )?one (?:came|comes|has come|visits)|no visitors|all alone|dying alone|die alone|on (?:his|her) own',
    in: ['dying'],
    unless: String.raw`breath\w*(?: \w+){0,2} on (?:his|her) own`,
  },
  'time-left': {
    heard: String.raw`(?:days|weeks|months) (?:left|to live|now|not)|(?:says?|saying|it'?s|matter of) (?:days|weeks|hours|months)|(?:gives?|gave) me (?:till|until|\w+ (?:weeks|months))|till christmas|last days|final (?:days|hours)|nothing more they can`,
    in: ['dying'],
  },
  unsaid: {
    heard: String.raw`won'?t talk about|wont talk about|unsaid|last words|things to say|say (?:sorry|everything|what|i love)|want to tell (?:him|her)|haven'?t (?:said|told)`,
    in: ['dying'],
  },
  'put-to-sleep': {
    heard: String.raw`(?:put|putting) (?:\w+ ){0,4}?(?:to sleep|down)|pts|euthan\w+|vet'?s? (?:is |comes? |came |will |home |out )*(?:coming|comes|at|to us|out to|appointment)|appointment at the vet|to let our old|had to be shot|went to sleep (?:on|in|at) the vet'?s|went to sleep in my arms|had to let (?:\w+ ){1,3}go`,
    in: ['loss-of-an-animal'],
    unless: 'just gas|check(?: )?up',
  },
  'empty-basket': {
    heard: String.raw`(?:his|her|its|their|the|empty|\w+'s|lead'?s) (?:dog |cat |food )?(?:basket|bowl|lead|leash|blanket|hutch|toys?)|empty (?:\w+ )?cage|on (?:its|the) hook`,
    in: ['loss-of-an-animal'],
    unless: String.raw`vet'?s blanket`,
  },
  'child-and-pet': {
    heard: String.raw`(?:the|my|our) (?:kids|children|grandkids)|kids|my (?:\w+ )?(?:boy|girl)(?:'?s)?|(?:daughter|son|boy|girl)'?s|(?:daughter|son|boy|girl) (?:is|saw|was|has|kept|\(|had)|(?:my|our) son|i'?m (?:five|six|seven|eight|nine|ten|eleven|[5-9]|1[0-2])|mummy|daddy|crying eight`,
    in: ['loss-of-an-animal'],
    unless:
      'lakshmi|milk for|sausage|school fees|grown|left home|flown|moved out|like (?:a|my) (?:child|son|daughter)',
  },
  'long-companion': {
    heard: String.raw`(?:1\d|2\d|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?: )?(?:years?|yrs?)|(?:was|were|is) (?:1\d|2\d|twelve|thirteen|fourteen|fifteen|sixteen)|with me through`,
    in: ['loss-of-an-animal'],
    unless: String.raw`i'?m \d+|i am \d+|year old (?:son|daughter|boy|girl)|so we|(?:daughter|son|boy|girl) is \d+`,
  },
}
