import type { SignsByParticular } from './particular-signs'

export const JOY_PARTICULARS: SignsByParticular = {
  'both-well': {
    heard:
      'both (?:are |of them |doing |r )?(?:fine|well|sleeping|fit|strong|grand)|mother and (?:baby|child|girl|boy)|mother is fine|(?:mama|mum|mom|mam) (?:also good|is fine|is grand)|everyone is fine|(?:screaming|kilos) and healthy|bouncing baby|safe delivery of|delivered safely|put to bed|both live',
    in: ['birth'],
    unless:
      'pray safe|for safe delivery|bleed*|nicu|incubator|hope|lost|but (?:the|she|he)|died|theatre',
  },
  'naming-baby': {
    heard:
      'naming (?:ceremony|day)|we name (?:him|her)|named (?:her|him|after)|named her new|we call (?:her|him)|gave her my name|baby name*',
    in: ['birth'],
    unless: 'sleeping|stillborn',
  },
  'new-grandparents': {
    heard: String.raw`first (?:great-?)?grand(?:child|son|daughter|baby|kid)|grandad at last|(?:became|i'm to be|to be) a (?:grand*|nan|nana|granny)|grandbaby|new(?:est)? (?:wee )?grand(?:child|son|daughter|baby|kid)|held my (?:first )?grand*|i am dadi|great-grandchild|my grandson was born|hello wee grandson`,
    in: ['birth', 'none'],
    unless: String.raw`stillborn|sleeping|lost|funeral|wheelchair|communion|marri*|flood*|nervous|aeroplane|twenty|eighteen|school|univers\w*|uni|college|exam|rucksack|job|visa|sick|cancer|driving|turn(?:s|ed|ing)|birthday|died|miscarr\w*|heaven|graduat\w*|engaged|adopt\w*`,
  },
  'not-yet-held': {
    heard: String.raw`rang from|dying to meet|(?:haven't|not) (?:yet )?met (?:her|him|them)|can't wait to (?:meet|hold)|held the phone|so far away`,
    in: ['birth'],
  },
  'rainbow-birth': {
    heard: String.raw`rainbow|after (?:\w+ )?(?:miscarriages|losses)|doctors said never`,
    in: ['birth'],
  },
  'bleeding-after-birth': {
    heard: 'bleedin|bleeding|ha?emorrhage*|bak in theatre|back (?:in|into|to) theatre',
    in: ['birth'],
    unless: 'stopped|no bleeding',
  },
  'newborn-twins': {
    heard: 'twins|ejima|two at once',
    in: ['birth'],
    unless: String.raw`nicu|incubator*|lost|one of (?:the|my|our|her) twins|only one|died|stillb\w*|twin (?:sister|brother)|older twins|twins are (?:two|three|four)`,
  },
  'turning-one': {
    heard: 'turns? (?:1|one)|be one year|first birthday|1st birthday|one year old',
    in: ['birthday'],
    unless: String.raw`turns? 1\d`,
  },
  'child-birthday': {
    heard:
      'turn(?:s|ing)? (?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)|is (?:two|three|four|five|six|seven|eight|nine) (?:today|on|tomorrow)|(?:five|six|seven|eight|nine|ten|four|two|three) years old on|im ten today|double figures',
    in: ['birthday'],
    unless: String.raw`dog|labrador|visiting hall|months ago|hans|women's guild`,
  },
  'coming-of-age': {
    heard: String.raw`(?:turn(?:s|ing)?|is|am) (?:16|17|18|19|21|sixteen|seventeen|eighteen|nineteen|twenty-one)|18 candles|(?:kid's|kids) 16|becomes a man|seventeen today|becomes a woman`,
    in: ['birthday'],
    unless: String.raw`remand|trench|would have|died|(?:16|17|18|19|21)(?:th|st)? (?:of )?(?:jan\w*|feb\w*|march|april|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)|years ago|should have`,
  },
  'thirty-birthday': {
    heard: String.raw`(?:turn(?:s|ing)?|im|i'm|is|the big) (?:30|thirty|3-0)|30 (?:today|tmrw|tomorrow)`,
    in: ['birthday'],
    unless: String.raw`husband|would|he'd|30(?:th)? (?:of )?(?:jan\w*|feb\w*|march|april|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)|years ago|should have|died`,
  },
  'middle-birthday': {
    heard: String.raw`(?:turn(?:s|ed|ing)?|is|is turn|am|i'm|im|big|the big|attains|only feel) (?:turning )?(?:40|forty|50|fifty|60|sixty|65|55|five-oh|5-0|57)|(?:fifty|60|40th|50th|60th|sixty) (?:today|birthday)|(?:40th|50th|60th)`,
    in: ['birthday'],
    unless: String.raw`best friend and her husband|years ago|in the trench|would|heavenly|should have|died|heaven|he'?d|she'?d`,
  },
  'seventy-eighty': {
    heard: String.raw`(?:turn(?:s|ing)?|is|completes|who is|attains|has her) (?:turning )?(?:on )?(?:7\d|8\d|seventy|eighty)|(?:70th|75th|80th|85th)|eightieth|seventieth|seventy candles|lola 88`,
    in: ['birthday'],
    unless: String.raw`years ago|i'm 84|hundred|100`,
  },
  'ninety-hundred': {
    heard: String.raw`(?:turn(?:s|ed|ing)?|is|is turning|mam|grandad|her|reaches) (?:a )?(?:9\d|100|ninety|hundred)|90th|100th|90 (?:today|years|the)|hundred today`,
    in: ['birthday'],
  },
  'feast-together': {
    heard: String.raw`party|all (?:seven|nine|eight|six|\d+) of us|whole (?:class|family|street|lane)|hall(?:'s| is)? booked|booked the hall|surprise|big lunch|kids (?:are )?coming|flown in|golden do`,
    in: ['birthday', 'anniversary', 'graduation'],
    unless: 'without me|baking 400|not allowed|die|on the street',
  },
  'missed-guests': {
    heard: String.raw`up on the rig|on the rig|in the middle of the ocean|on the phone|video call|visiting hall|away in the mines|whatsapp|oceans? away|can(?:'t|not) (?:be there|come|make it)|one in riyadh|not allowed to see|without me`,
    in: ['birthday', 'anniversary', 'graduation', 'wedding'],
  },
  'one-who-is-missing': {
    heard: String.raw`late (?:father|mother|husband|wife|dad|mum|grandmother|grandfather)|first (?:one )?without|is not here to see|should have seen|never saw it|won't be there to see|before (?:he|she) died`,
    in: ['graduation', 'birthday', 'anniversary', 'wedding'],
    unless: String.raw`has left|without (?:a )?(?:drink\w*|me|debt|alcohol|cake)|late (?:for|by|again)`,
  },
  'birthday-of-dead': {
    heard: String.raw`would have (?:turned|been) (?:\d+|\w+teen|\w+ty|one|two|three|four|five|six|seven|eight|nine|ten|his|her)|should have been (?:his|her|\d+)|(?:he|she|it)(?:'d| would) (?:be|have been|have turned) (?:\d+|\w+teen|\w+ty|a (?:man|woman))|heavenly birthday|still knocks`,
    in: ['birthday'],
    unless: String.raw`mortified|would be (?:nice|great|lovely)|if|divorce\w*|party|would have been nice`,
  },
  'older-and-uneasy': {
    heard: String.raw`feel strange|hates? getting old|where's it gone|friday help|60 today how|another year older|only feel it on stairs|turning 30 and not dying`,
    in: ['birthday'],
  },
  'long-marriage': {
    heard: String.raw`golden|diamond|ruby|silver|pearl|jubilee|(?:2[05]|3\d|4\d|5\d|6\d|70)(?:th)? (?:years?|yrs?|anniversary|wedding)|(?:twenty|thirty|forty|fifty|sixty)(?:-\w+)? (?:years?|yrs?)|sixtieth year|(?:40|50|60|70)th|complete 25|33 years`,
    in: ['anniversary'],
    unless: String.raw`two men|leaving|leakes|wave came out|together since|would have been|should have been|widow*|(?:he|she) died|without (?:him|her)|not talking|solicitor|instead of|divorc*|affair|cheat*|what he done|nearly didnt|ordain\w*|ordination|priest\w*|profess\w*|company|shop|business|parish|sober|service|work anniversary|(?:accident|death|cancer|war) (?:took|ended)|late (?:husband|wife)|lost (?:him|her|my)|grave|missing|separat\w*|alone`,
  },
  'first-year-married': {
    heard:
      '(?:first|1st) (?:wedding )?anniversary|(?:one|1|first) year (?:married|as|today|on|since|together)|married a year|six months of marriage|first year as',
    in: ['anniversary'],
    unless: String.raw`25|25th|died|lost|loss|without|separat\w*|divorc\w*|left (?:me|him|her)|sober`,
  },
  'some-years-married': {
    heard:
      '(?:five|seven|ten|twelve|fifteen|seventeen|three|nine|six|5|7|10|12|15|17|3)(?:th)? (?:years?|yrs?|anniversary)|tenth',
    in: ['anniversary'],
    unless: String.raw`shout|red stain|no child|ivf|empty|(?:twenty|thirty|forty|fifty)-\w+|would have been|widow*|(?:he|she) died|separat\w*|divorc\w*|affair|cheat\w*|late (?:husband|wife)|lost (?:him|her|my)|left (?:me|him|her)|without|sober|since (?:his|her|the) (?:death|accident|cancer)`,
  },
  'hard-years-held': {
    heard: String.raw`hard years|nearly (?:didn't|split)|been through much|bankruptcy|back to each other|(?:not )?always easy|through the fire|did not run|on her with chemo|year of the floor`,
    in: ['anniversary'],
    unless: 'what he done|affair|cheat*|betray*',
  },
  'does-not-know-me': {
    heard: String.raw`(?:doesn't|does not) (?:always )?know (?:it's me|him now|her now|me)|won't know what day`,
    in: ['anniversary', 'birthday'],
    unless: 'from adam',
  },
  'sold-for-fees': {
    heard: 'sold (?:the|her|my|a|our|his|piece)|we sold|(?:her|his|my) fees|cleaned offices',
    in: ['graduation'],
    unless: 'owes',
  },
  'late-degree': {
    heard: String.raw`at (?:4|5|6)\d|i am 52|part(?: |-)?time|evening school|sixty-three|(?:and|w|with) (?:two|three|3|2) (?:babies|kids)|while our three slept|six years gown`,
    in: ['graduation'],
  },
  'proved-wrong': {
    heard: String.raw`nearly (?:quit|dropped)|would never|never (?:finish|manage)|nobody believed|back of the class|difficult boy|failed \w+ \w+ twice`,
    in: ['graduation'],
  },
  'classmates-part': {
    heard: 'i will not see again|goes somewhere else|miss my (?:friends|classmates)|some of us',
    in: ['graduation'],
  },
  'new-nurse': {
    heard: 'nurs(?:e|ing)|midwife|paramedic|ambulance academy|medicine|medic',
    in: ['graduation'],
  },
  'new-officer': {
    heard: 'police|military academy|sandhurst|lympstone|templemore|cadets?|badge ceremony|army',
    in: ['graduation'],
  },
  'animal-litter': {
    heard: String.raw`had (?:\w+ ){0,2}(?:pups|puppies|kittens)|newborn (?:pups|kittens|puppies)`,
    in: ['none', 'birth'],
    unless: 'dead|died|make it|told|nearly had|having kittens|would have|when we had',
  },
  'counsellor-none': {
    heard: String.raw`(?:couples?|marriage) (?:therap*|counsel*)|marriage (?:[\w'-]+ ){0,6}counsel*`,
    in: ['none', 'anniversary'],
    unless: '@violence|anniversary of',
  },
  'wed-rain': {
    heard:
      'rain*|weather(?! the| every| any| all)|forecast|monsoon|sunshine (?:for|on|please)|outdoors?|open lawn|in a field|our tent|marquee|thunder',
    in: ['wedding'],
    unless: 'married in the rain|it rained on us|my sunshine',
  },
  'wed-nerves': {
    heard:
      'nervous|nerves|anxious|panick*|cold feet|butterflies|hands? shaking|shaking|frighten*|scared|jitters|terrified|so stressed|stress*',
    in: ['wedding'],
  },
  'wed-speech': {
    heard:
      'speech|speeches|toast|stammer*|read the (?:prayer|lesson|reading)|asked me to read|doing a reading',
    in: ['wedding'],
  },
  'wed-guests': {
    heard: String.raw`guests?|\d\d\d? people|feed \d+|whole village|seating|everyone is coming|hosting`,
    in: ['wedding'],
  },
  'wed-small': {
    heard:
      'registry|town hall|city hall|courthouse|civil ceremony|two witnesses|just us|eloped|small wedding',
    in: ['wedding'],
  },
  'wed-travel': {
    heard:
      'flights?|flying|fly(?:ing)? in|travel(?:s|ling|ing)?|visa|stuck in|safe arrival|from (?:abroad|overseas)|groom reaches|on video|airport',
    in: ['wedding'],
  },
  'wed-work': {
    heard:
      'cater*|cake|menu|cooks?|cooking|food|aso ebi|not ready|florist|photographer|priest just broke|last.minute|arrangements|preparations?|planning|coolers|so much to do',
    in: ['wedding'],
    unless: 'cooking companion',
  },
  'wed-rings': {
    heard:
      '(?:the|our|exchange|exchanging|my|drop the|hold the|swap) rings?|ring bearer|ring in my',
    in: ['wedding'],
    unless: 'left me standing',
  },
  'wed-dress': {
    heard: '(?:the|my|her|wedding) dress|gown|lehenga|puts on white',
    in: ['wedding'],
    unless: 'flood|warned|meuse|convocation',
  },
  'said-yes': {
    heard: String.raw`said yes|says yes|said yes!!|we are engaged|we're engaged|got engaged|just engaged|he proposed|she proposed|asked me to marry|he asked me (?:on|at|in|under|last)`,
    in: ['wedding'],
    unless: 'yes mama',
  },
  'wed-missing': {
    heard: String.raw`(?:isn't|is not|not) alive|(?:my|our|her|his) late \w+|late (?:husband|wife|father|mother)'?s?|(?:we|i|she|he) lost (?:(?:my|her|his|our) )?(?:grandma|gran|grandmother|grandfather|grandad|dad|father|mum|mother|mom|sister|brother)|(?:dad|father|mum|mother|mom) (?:died|passed)|buried one wife|no longer with us|up there watching`,
    in: ['wedding'],
  },
  'wed-aisle': {
    heard: String.raw`(?:down|up) the aisle|giv(?:e|ing) (?:her|him|my \w+|our \w+) away`,
    in: ['wedding'],
  },
  'wed-again': {
    heard:
      'marr(?:y|ies|ying|ied) again|getting married again|remarr*|second (?:marriage|wedding|husband|wife|time)|takes a new wife|new wife|as a widow|widowed (?:father|mother|dad|mum|mom) (?:takes|is marrying|marries|gets|is getting)|(?:kind|a) widower|weds his new partner|buried one wife',
    in: ['wedding'],
  },
  'wed-families': {
    heard: String.raw`both families|two families|the families|(?:his|her) family|the in.laws|in.laws|introduction|three aunties|angry parents|grandmother who hasn't smiled`,
    in: ['wedding'],
  },
  'wed-feuds': {
    heard: String.raw`not speaking|aren't speaking|not talking|(?:isn't|not) (?:coming to|invited)|(?:won't|wont|refuses to) come|behave|no quarrel|be no quarrel|fallen out|feud|scandalised|like it's a funeral|every enemy of`,
    in: ['wedding'],
  },
  'wed-goodwill': {
    heard: '(?:like|want|wants|try|trying) to be happy for',
    in: ['wedding', 'none'],
    unless: 'properly',
  },
  'wed-honeymoon': {
    heard: 'honeymoon',
    in: ['wedding'],
    unless: 'after honeymoon|on honeymoon|years ago|our honeymoon in',
  },
  'wed-cost': {
    heard: 'loans?|costs?|expens*|afford|paying for|debt|on cards|gold rate|budget',
    in: ['wedding'],
    unless: 'borrowed 5-6',
  },
  'good-spouse': {
    heard:
      'make me a (?:good|better) (?:one|husband|wife)|be a (?:good|better) (?:husband|wife|partner)|(?:become|became) a (?:husband|wife)|how to be married',
    in: ['wedding', 'none', 'anniversary'],
    unless: String.raw`@violence|i was a bad|(?:says|tells me|told me) (?:[\w'-]+ ){0,4}better wife`,
  },
  'rec-first-step': {
    heard:
      'rang|called|phoned|texted|messaged|message|wrote|turned up|came (?:to|across)|showed up|sent (?:me|yams|word)|letter came|dialled|my in.laws came|unblocked me',
    in: ['reconciliation'],
    unless: 'called (?:it|off|me a)',
  },
  'rec-meeting': {
    heard:
      'meet(?:ing|s)?|met|coffees?|(?:for|to|had) (?:tea|lunch|dinner|coffee)|(?:coming|come|comes) (?:home|for|over|next)|agreed to|visit*|going to (?:her|his) house|same (?:table|pew|bench)|seeing my|see (?:him|her|them) again',
    in: ['reconciliation'],
  },
  'rec-keep': {
    heard: String.raw`let it (?:stay|last|hold)|keep it|ruin it|it holds|don't want to break|mending|on the mend|another try|back together|moved back|start(?:ing)? over|begin again|try again|came back|start again|on speaking terms again|slipping back`,
    in: ['reconciliation'],
    unless: '@violence|want to|wants to|hoping to|want (?:him|her) back|bring (?:him|her) back',
  },
  'rec-mended': {
    heard:
      '(?:shook|shaking|shake) (?:hands|on it|the hand)|hug(?:ged|s|ging)?|made (?:it )?up|made peace|have forgiven|talking again|spoke yesterday|friends again|ate from|held me',
    in: ['reconciliation'],
    unless: '@violence|that my daughters|want to|hoping to|for my friends|let there be',
  },
  cook: {
    heard: String.raw`cooked|the cook|our cook|hands (?:that|of|which|who)|my wife's hands|made (?:this|them)|stood over|who made|mum's (?:jollof|sunday roast)|ate's adobo|her hands are tired`,
    in: ['meal'],
    unless: 'cook also|hands that dug|planted',
  },
  'full-barn': {
    heard:
      'full barns?|barn is full|barns are full|full barn|store is full|sheds full|best (?:barley|wheat)|barn door will hardly|to the roof|branches snap|gave away|give them away|bumper|first fruits',
    in: ['harvest'],
  },
  'hold-the-weather': {
    heard:
      'stay dry|stays dry|(?:four|three|few|some|ten) (?:more )?dry days(?! and we)|dry skies|may no hail|no hail come|(?:keep|hold) the (?:hail|rain|frost) off|rain (?:wait|hold off)|may the rain|send no rain|ripen before|typhoon turn|before the thunder|a little sun|before the storm',
    in: ['harvest'],
  },
  'harvest-hands': {
    heard:
      'pickers|picking crew|cutters|hired|day ?workers|dayworkers|machete|the crew|all hands|bring in the crops|who planted',
    in: ['harvest'],
    unless: 'are paid',
  },
  'all-together': {
    heard: String.raw`whole family|all my children|legs under one table|three generations|all the family|everybody's here|w the fam|first time in a long while|all the rellies|full house|whole (?:clan|tribe)|with everybody|all our family`,
    in: ['meal'],
  },
  'table-guests': {
    heard: String.raw`guests?|visitors|strangers|the neighbou?rs|in-laws|in laws|the bishop|friends are coming|everyone's coming|everyone who is coming`,
    in: ['meal'],
    unless: 'brandy|four strangers',
  },
  'meal-for-poor': {
    heard: String.raw`homeless|soup kitchen|parish canteen|hostel|empty pot|have not any|haven't sat|orphan*|old folk|langar|come in from the cold`,
    in: ['meal'],
    unless: 'empty pot|have not any',
  },
  'meal-children': {
    heard: 'kids|children|little ones|wee ones|granddaughter|grandchildren|babies|the twins',
    in: ['meal'],
    unless: 'no money|chickenpox and|old table again',
  },
  'poor-harvest': {
    heard:
      'poor harvest|harvest was poor|was poor|was thin|not a sack|little to sell|fields are barren|not one crate|apples failed|embankment|fungus|blight|locusts',
    in: ['harvest'],
  },
  'harvest-backs': {
    heard: '(?:his|her|our|my) backs?|bent backs|alone this year',
    in: ['harvest'],
  },
  'empty-chair': {
    heard: String.raw`my late|funeral|empty (?:chair|place|seat)|no longer with us|twelve of us once|table is hers|first (?:\w+ )?without (?:him|her|mum|dad|mom)`,
    in: ['meal'],
  },
  'harvest-machine': {
    heard: String.raw`combine (?:\w+ ){0,3}(?:broke|threw|caught)|broke down|threw a bearing|combine broke|tractor (?:broke|is broken)`,
    in: ['harvest'],
    unless: 'came in tonight',
  },
  'harvest-price': {
    heard: '(?:fair|good|the|low|bad) prices?|price (?:is|not)',
    in: ['harvest'],
    unless: 'prices up|house|price of|ticket|heating|paid the price|the price on',
  },
  'eating-alone': {
    heard: String.raw`far from home|eat(?:ing)? (?:by myself|alone|on my own)|(?:dinner|lunch|supper|table) (?:\w+ )?by myself|laid for one`,
    in: ['meal'],
  },
  'table-peace': {
    heard: String.raw`big row|about to fight|can't stand each other|quarrel*|my ex-husband|argue|arguing|republican|politics`,
    in: ['meal'],
  },
  'hungry-elsewhere': {
    heard:
      'empty pot|have not any|(?:those|the ones) who (?:have|go) (?:nothing|hungry|none|without)',
    in: ['meal', 'harvest'],
  },
  'meal-enough': {
    heard:
      'let this pot be enough|pot be enough|cooked for six|shared by four|one egg|not much (?:food|on the table)',
    in: ['meal'],
  },
  'first-meal-home': { heard: 'first (?:dinner|tea|meal|supper)|in the new house', in: ['meal'] },
  'first-graduate': {
    heard: String.raw`first (?:in|of(?! (?:january|february|march|april|may|june|july|august|september|october|november|december))|one in|one of|girl in|graduate|doctor|square|person in)(?: \w+)?|first one past|first on the`,
    in: ['graduation'],
    unless: 'first class|first in civil|preschool',
  },
  'graduate-uniform': {
    heard: String.raw`pass(?:es|ed) out (?:of|from) (?:the )?(?:\w+ )?(?:academy|sandhurst|templemore|lympstone|police|military|training)|passing.out parade|(?:police|military|ambulance) academy|badge ceremony|templemore|sandhurst|lympstone`,
    in: ['graduation'],
    unless: 'nysc',
  },
  'graduate-carer': {
    heard: String.raw`nurs(?:e|ing)|teacher|teaching|midwi\w+|bachelor of education|doctor now|i'm a doctor|first doctor|social work`,
    in: ['graduation'],
  },
  'graduate-hard-way': {
    heard:
      'part time|years? part|at (?:5[0-9]|6[0-9]|7[0-9])|i am 5[0-9]|sixty-three|failed|nearly (?:quit|dropped|left)|back of the class|never manage|nobody believed|arrears cleared|difficult boy|special school|11 yrs|eleven years|evening school',
    in: ['graduation'],
    unless: String.raw`grandad's getting|fell into a hole`,
  },
  'graduate-sacrifice': {
    heard:
      'sold (?:the|her|his|palm|a|my)|cleaned offices|sells charcoal|prayed every night|her mother sells|pawned|while our three slept|studied while',
    in: ['graduation'],
  },
  'scan-clear': {
    heard:
      'benign|all clear|(?:scan|biopsy|tests?|results?|mri|bloods)(?: results?)? (?:came back |come back |is |are |was |were |all |came |back )*(?:clear|fine|negative|normal|good)|(?:just|only) a cyst|lump (?:is|was) nothing|clear!!|cancer free|not cancer',
    in: ['thanks-for-good-news', 'thanks-for-recovery'],
    unless:
      'hope|hoping|hepatitis|please let|driving|tb|nodule|exams?|gcses?|grades?|school|marks|university',
  },
  'papers-granted': {
    heard: 'visa|permit|pr|papers|citizenship|residency|settled status|leave to remain|green card',
    in: ['thanks-for-good-news'],
    unless: 'newspapers?|adoption|divorce|wait*|please|exam papers|front',
  },
  'job-granted': {
    heard: String.raw`(?:got|gave me|given|offered) (?:the|this|me the|a new|his|her) (?:\w+ )?(?:job|post|contract|position|promotion)|made permanent|promoted|new job|job offer|has a job`,
    in: ['thanks-for-good-news'],
    unless: 'lost|not sure|lied|jail|cv|over someone',
  },
  'exam-passed': {
    heard:
      'i passed|(?:passed|cleared) (?:my|his|her|all|with|first|the (?:bar|board|exam|test|driving)|neet|nclex|jee)|results (?:are )?out|i got in|got into (?:uni*|college|medicine|law|nursing|oxford|cambridge|glasgow|the girls)|scholarship|accepted (?:to|into|at|by)|first in my family|form 4s passed',
    in: ['thanks-for-good-news'],
    unless:
      'told my parents|passed (?:last|yesterday|away)|accident|got into bed|got in touch|failed',
  },
  'back-safe': {
    heard: String.raw`(?:home|back|arrived) safe*|safe and (?:sound|well)|(?:is|he'?s|she'?s|they'?re|all|are|be) (?:safe|alive)|found (?:alive|safe)|they found (?:him|her|them)|who walked out|(?:was|has been) exchanged|wasn'?t on that|wasnt on that|not on the list|feared(?: \w+){0,6} has called|was found (?:alive|safe|this morning)`,
    in: ['thanks-for-good-news'],
    unless: 'job|guilty|goats',
  },
  'together-again': {
    heard: String.raw`back together|under one roof|(?:speaking|talking|spoke|talked) (?:to (?:me|each other) )?again|made (?:it )?up|reconciled|forgave|hugged|came to (?:my|the) door|(?:rang|phoned|called) (?:me )?after|first time in \w+ years`,
    in: ['reconciliation'],
    unless:
      'made up (?:with|of|my|a) story|made up my mind|please|not yet|i want|want to|let (?:us|them|him|her|me)|help|may|if only|can we|hoping',
  },
}
