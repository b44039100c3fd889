import type { SignsByParticular } from './particular-signs'

export const WORK_PARTICULARS: SignsByParticular = {
  'years-served': {
    heard: String.raw`(?:\d\d|thirty|forty|twenty|fifty)(?:(?: |-)(?:one|two|three|four|five|six|seven|eight|nine))? (?:years|yrs|seasons|odd years)|four decades`,
    in: ['retirement'],
    unless: 'years old|yrs old|of marriage',
  },
  'slow-shop': {
    heard: String.raw`(?:shop|store|stall|business|cafe|café|restaurant|salon|bakery|boutique)(?: [\w']+){0,5} (?:so slow|slow like \w+|bears no fruit|is slow|so quiet|struggling|not making|isn't making|barely|losing money|no customers|has no customers|£?\d+ all day)|slow sales|opening of my (?:cafe|café|shop|salon|stall)|struggling (?:shop|business)`,
    in: ['none', 'debt-and-money'],
    unless: 'church|school|funeral|village shop',
  },
  'long-shifts': {
    heard: String.raw`double (?:\w+ )?shifts?|another double|(?:1[0-9]|twelve|fourteen|eleven|sixteen|ten|eighty|36|62)(?: |-)?(?:hours?|hrs?)|overtime|long (?:shifts|hours)|shift and then|the shift|my shift|shifts are|extra shifts|long day`,
    in: ['hard-work'],
    unless: 'hours? before|on my shift marek|36 hours',
  },
  applications: {
    heard: String.raw`applications?|cvs?|resumes?|résumés?|applied|cv's`,
    in: ['looking-for-work', 'job-loss'],
    unless: 'embassy|visa|rishta',
  },
  'how-dismissed': {
    heard: String.raw`by (?:one )?(?:e-?mail|zoom|text|whatsapp|video call)|over (?:teams|zoom|text)|walked (?:me|him|her|us|my \w+|thirty of us) (?:out|to)|without (?:any )?(?:warning|enquiry|notice)|no notice|an actual text|(?:cardboard|in a) (?:box|carton)|in a (?:box|carton)|(?:5|15) min call|like a thief|box for my|badge (?:dead|stopped|was)|disabled my badge|camera off|pass went red`,
    in: ['job-loss'],
    unless: 'double shift',
  },
  'works-closing': {
    heard: String.raw`(?:plant|factory|mill|mine|site|works|shipyard|pottery|company|hotel|project|office)(?: [\w']+){0,3} (?:closing|closed|closes|shutting|shut|shuts)|clos(?:e|ed|ing) (?:the|daddy's) (?:\w+ ){0,2}(?:plant|factory|mill|mine|office)|shut the (?:plant|factory|mill|mine)|\d+ of us|that's all of us|half of (?:us|the (?:line|staff|team|workers|plant|office|department|men)|our (?:team|staff|office|department))|four hundred|thirty of us|most of the men|\d+ women|cutting \d+`,
    in: ['job-loss'],
  },
  'on-the-street': {
    heard:
      'doorway|outside (?:boots|lidl|coles|heuston|the shoprite)|under the (?:bridge|flyover)|(?:who|that) begs|sleeping (?:rough|out|outside|behind|under (?:the|a|plastic))|sleeps (?:rough|behind|by|outside|in (?:the |a )?(?:doorway|street|park|station|bus|tent|porch|subway|stairwell|churchyard|woods))|on the streets?|in a tent|lives in a tent|which bridge|a tent|barefoot|church porch',
    in: ['homelessness'],
    unless: String.raw`eleven years in a tent|will be put out|i'm out on the street|sleeps in (?:his|her|the) (?:car|van)|sleep(?:s|ing)? in (?:my|the|our) (?:car|van|civic|corolla)`,
  },
  presentation: {
    heard: String.raw`present(?:ing)? (?:to|the|our|them)|presenting|presentations?|slides|speak (?:before|in front)|(?:give|giving|do) (?:a|the|my) (?:\w+ )?(?:\w+ )?(?:talk|speech|toast)|speech|before the board|my talk on|must speak`,
    in: ['hard-work'],
    unless: 'total disaster|nobody has died|licence|went (?:well|great|badly|ok)|is over now',
  },
  deadline: {
    heard: String.raw`deadlines?|due (?:on |at |by )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|tomorrow|tmrw)|reports? due|by (?:monday|friday|midnight|sunday|the \d+\w+|tomorrow)|(?:have|has|got|need|needs|must|reports|essays|chapters|scripts) to (?:finish|deliver|write)|pages left|running out of time`,
    in: ['hard-work'],
    unless: 'baby is due',
  },
  'years-then-let-go': {
    heard: String.raw`(?:\d\d|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|eleven)(?:(?: |-)\w+)? (?:years|yrs)|since (?:he|she|i) was \w+|since i was`,
    in: ['job-loss'],
    unless: String.raw`\d\d years old|months? old`,
  },
  eviction: {
    heard: String.raw`evict*|section 21|notice to quit|(?:be|us|says|wants him) out by|vacate|chang(?:ed|e) (?:the )?locks?|lock the room|put (?:me|us|her|him|mama) out|will be put out|putting (?:\w+ )?out of|thrown (?:our|my|his|her) (?:load|things|mattress)|thrown out by (?:my|his|her|our) landlord|wants? us out|need to be out|mattress on the stairs`,
    in: ['homelessness', 'debt-and-money'],
  },
  heating: {
    heard:
      'meter|gas metre|heating|gas (?:bill|man|metre|meter)|electric|electricity|light bill|coats? on indoors|one bar on|in (?:my|her|his) coat|(?:cut|cuts|cutting) us off|cold house|the gas',
    in: ['debt-and-money'],
  },
  'night-shift': {
    heard:
      'night ?shifts?|night duty|(?:works?|working|do|does|doing|drives) nights|hospital nights|nights in a row (?:on|in)|nights at the (?:amazon|royal|bakery|hospital)|four nights running',
    in: ['hard-work', 'none'],
    unless: String.raw`cut the night|behind us|maharaj|nights i'm not fussy|after night shift|back from night shift|after a year of night shifts|lighthouse|halls of residence|in my room|er waiting|with the baby|night feeds`,
  },
  'sleeping-in-car': {
    heard: String.raw`(?:sleep|sleeps|sleeping|slept|living|lives|live)(?: [\w']+){0,2} (?:in|out of) (?:my|his|her|the|our|their) (?:car|van|truck|corsa|civic|corolla)|its the car tonight|nights? (?:\d+ )?in (?:the|my|our) car|in the car (?:behind|since)`,
    in: ['homelessness', 'none'],
    unless: 'accident|crash*|camping trip|baby*|drive|trip|journey|on the way|holiday|fell asleep',
  },
  'degree-no-job': {
    heard: String.raw`degrees?|graduated?|diploma|b\.?tech|first(?: |-)class|nysc|phd|master's|honours|finish(?:ed)? (?:nursing|nysc|university|college|uni)|since they finished`,
    in: ['looking-for-work'],
    unless: String.raw`\d\d degrees`,
  },
  'what-now': {
    heard: String.raw`(?:don't|dont|doesn't|doesnt|do not|does not) know what (?:to do|a person does|he'll do|she'll do|i'll do)|what (?:do|does|will|shall|should|'ll) (?:i|he|she|a man|a person|you|we|they|he'll) do|wot do i do|no idea what|do with (?:tuesday|himself|herself|all the mornings)|on a tuesday|days are long|find something to do|a hobby|takes up something|nothing to do|no hobbies|nothing to put on|gets? bored`,
    in: ['retirement'],
  },
  audit: {
    heard: String.raw`audit|auditors?|inspectors?|inspection|(?:year|end of year|the) accounts|numbers (?:are|add|still|don't)|numbers and|the books|books are|figures|budget|quarterly?|tax (?:deadline|audit)`,
    in: ['hard-work'],
    unless: 'bridge inspection',
  },
  'retiring-teacher': {
    heard: 'teacher|teaching|teach|headmistress|headmaster|taught',
    in: ['retirement'],
  },
  'last-day': {
    heard:
      'last (?:day|days|bell|shift|lesson|flight|evening|patient|milking|signal)|gives her last lesson',
    in: ['retirement'],
    unless: 'last day of school today',
  },
  landlord: {
    heard: 'landlord|landlady',
    in: ['homelessness', 'debt-and-money'],
    unless: 'good news for|sold|selling',
  },
  'aching-body': {
    heard:
      'feet|legs are|arms are|knees and hands|hands like|(?:my|his|her) (?:back|neck)|back-breaking|swollen|on (?:my|his|her) head',
    in: ['hard-work'],
    unless:
      'presenting|speech|present to|back on (?:my|his|her|our|their) feet|feet again|(?:find|found) (?:my|his|her|our) feet|cold feet|behind (?:my|his|her) back|watch (?:my|his|her) back|stab*',
  },
  'short-staffed': {
    heard: String.raw`short(?: |-)?staffed|(?:ward|ward's|we're|are|team) (?:is )?short again|we're that short|two called in sick|people on leave|let three people go|one cook sick|(?:four|two|three) for thirty|thirty beds|the work of all|on top of my own work|(?:only|and) one of me|patients and me alone|alone with the whole project|cut the team|so few of us(?! left)`,
    in: ['hard-work', 'none'],
  },
  letters: {
    heard:
      'letters?|red envelopes|unopened|open (?:the post|them)|bread bin|behind the clock|fruit bowl|final (?:notice|demand)|not opened it|overdue bills under',
    in: ['debt-and-money'],
  },
  'any-work': {
    heard:
      'any (?:job|work|post)|anything(?! back| from| yet| else)|even (?:nights|sweeping|part time|cleaning)|not even for sweeping|sweeping even',
    in: ['looking-for-work'],
    unless: String.raw`wanted anything|can't do anything|heard anything|give anything`,
  },
  'not-told': {
    heard: String.raw`(?:not|haven't|havent|hasn't|hasnt|didn't|didnt) (?:yet )?told (?:my|the|his|her|anyone|anybody|helen|them)|how (?:will|do|can|shall|to) (?:i )?tell|(?:won't|wont|can't|cant|cannot|too proud to) tell (?:my|his|her|the|anyone)|pretend(?:s|ing) to (?:go|still)|tells? relatives|dunno how to tell|still go out at|so they wouldn't ask|thinks i have a room|hide (?:it|the letters) from`,
    in: ['job-loss', 'debt-and-money', 'looking-for-work', 'homelessness'],
  },
  bills: {
    heard: String.raw`(?:the|my|our|his|her|unpaid|pay|paying|of|in|just the|[a-z]+'s) bills|bills (?:that|keep|pile|were|under|drawer|in)|water bill|red bill|overdue bills|arrears`,
    in: ['debt-and-money', 'job-loss', 'none'],
    unless: 'hospital bills?|medical bills?|back pay|buffalo|nfl|game|parliament',
  },
  'till-payday': {
    heard: String.raw`(?:till|until|til|before|to) pay ?day|pay ?day(?:'s)? (?:is|not)|days to (?:my|the) pension|more month than money|ends meet|quid in the account|nothing left in the account|account is empty|(?:dollars|quid|euros|naira|pesos|rupees) (?:till|until|left (?:till|until|to last))|fall a bit more behind|past the third week|(?:meter|metre) (?:is )?on (?:the )?emergency|meter's on (?:the )?emergency|emergency fiver|fridge until friday|rent due friday`,
    in: ['debt-and-money', 'none'],
    unless: 'bet|gambl*|payday is (?:here|today)',
  },
  'homeless-children': {
    heard:
      'kids|children|childrens|(?:two|my|the) (?:two )?girls|little ones?|(?:my|the) boys|my daughters',
    in: ['homelessness'],
    unless: String.raw`i have my own children|the glass|grown|his (?:kids|children)|god's children|as children|won't talk`,
  },
  'nursing-shift': {
    heard: String.raw`(?:the|stroke|maternity|oncology|our) ward|i'm a nurse|on a&e|icu|paramedic|surgeon|hca|(?:six|eighteen) patients|thirty beds`,
    in: ['hard-work'],
    unless: String.raw`our nurse|(?:is|was|mum|dad|mom|mother|father|son|daughter|wife|husband|baby) (?:[\w']+ ){0,2}in (?:the )?icu`,
  },
  'no-food': {
    heard: String.raw`nothing in the fridge|fridge is empty|skip(?:s|ping)? (?:meals?|dinner)|(?:gas|electric|rent) bill and food|and food again|eat once|turned my own plate|none for chop|no money for (?:food|chop)|no food|nothing to eat|the food bank|a food bank|food pantry|to feed|loaf of bread|cheapest onions|what's for supper|can't feed|garri price`,
    in: ['debt-and-money', 'job-loss', 'looking-for-work'],
    unless: 'ran the food bank',
  },
  'shelters-full': {
    heard: String.raw`(?:shelters?|hostels?)(?: \w+){0,2} full|no beds?|turned away|nowhere (?:to (?:sleep|go|live)|for us)|no place to (?:stay|sleep|go)|don't know where (?:i'm|im|we'll|we|i) (?:\w+ )?(?:sleep\w*|live)|they steal there`,
    in: ['homelessness'],
    unless: 'jesus you had no place',
  },
  'finding-a-place': {
    heard: String.raw`(?:find|finding|looking for) (?:us |me |him |her |a |an |another |somewhere |affordable |new |cheap ){0,3}(?:place to (?:rent|live|stay)|flat|apartment|room to rent|house to rent|anything for a family|door of our own)|(?:haven't|havent|not) found a (?:flat|place|room)|found nothing we can afford|nobody wants to rent|no place will take|giving room|nothing under \d+|in the meantime i rent|applied for (?:\w+ )?flats`,
    in: ['homelessness', 'none'],
    unless: 'flat tyre|flatmate',
  },
  'idle-at-home': {
    heard: String.raw`sits? (?:at home|on the step)|sitting at home|sittin at home|still at home|in my father's house|at my mother's house|pressing phone|off his xbox|losing heart|lose heart|losing hope|discouraged|giving up|hands hanging down`,
    in: ['looking-for-work', 'job-loss'],
    unless: 'son died|chemo|cancer|dementia|retire*',
  },
  mortgage: {
    heard: 'mortgages?|home loan',
    in: ['job-loss', 'debt-and-money', 'looking-for-work', 'hard-work', 'none', 'retirement'],
    unless:
      'said yes|approved|paid off|got (?:the|our|a) mortgage|first home|approval|appl(?:y|ied|ying)|application|offer|(?:get|getting|for) (?:a|our|the) mortgage',
  },
  'cuts-feared': {
    heard: String.raw`names? (?:is |may be |might be )?on the (?:second |redundancy |layoff )?list|(?:mill|plant|job|jobs|redundan*)(?: [\w']+){0,8} on the (?:second )?list|(?:might|may|could|will|going to) lose (?:my|his|her|their) jobs?|to be cuts|cuts at (?:my|the|our|his|her) (?:office|work|plant|company|council|firm)|(?:post|job) (?:is )?being cut|what if (?:the plant|they cut)|job (?:is )?at risk|redundancy consultation|(?:afraid|scared) (?:of losing|to lose) (?:my|his|her) job|got pip|layoffs (?:are )?coming|going to be laid off`,
    in: ['job-loss', 'none'],
    unless:
      'after the layoffs|post being cut off|transplant|waiting|housing|kidney|school list|visa|council flat|donor',
  },
  'hard-outdoors': {
    heard: String.raw`(?:4\d|3[6-9]) degrees|in this heat|asphalt|cement|scaffold*|pouring slab|digging|trawlers?|winch|tunnel crew|gritters|lamp on my helmet|foundations|finish the roof`,
    in: ['hard-work'],
  },
  'homeless-cold': {
    heard: String.raw`minus \w+|freez*|winter|cold|below zero|before december|snow|somewhere warm`,
    in: ['homelessness'],
    unless: 'cold shoulder|lodger for the winter',
  },
  'small-kindness': {
    heard: String.raw`i (?:gave|give|take) (?:him|her|them)|soup run|we leave (?:\w+ ){0,3}(?:food|sandwich\w*|narcan|blankets?|tea|soup)|brings pap|i made (?:him|her)`,
    in: ['homelessness'],
  },
  'thrown-out': {
    heard:
      'kicked (?:me |him |her |us )?out|threw (?:me|him|her|us) out|(?:dad|mum|mom|family|bf|boyfriend) (?:threw|kicked|put|locked) (?:me|him|her|us|them) out|locked (?:him|her|me) out|put me and my daughters out',
    in: ['homelessness', 'none'],
    unless:
      'of (?:the )?(?:pub|school|class|team|band|group|club|game)|i (?:finally |have |had to )?(?:kicked|kick|threw|throw|locked) (?:him|her|them)|we (?:kicked|threw)|kicked out of|out of (?:the |my |his |her )?(?:uni|university|college|church|hospital|car|taxi|country|account|phone|email)|locked (?:me|us|him|her) out of (?:my|our) (?:phone|account|email)',
  },
  'burnt-out': {
    heard:
      'burn(?:t|ed)?(?: |-)out|burnout|burning out|worn out|running on empty|sick of this job|exhausted|shattered|dead tired|dog tired|so (?:very )?tired|tired to the bone|tired out|knackered|breaking point|dead on my feet|stood in the hall',
    in: ['hard-work'],
  },
  'retired-at-home': {
    heard:
      'reorgani[sz]ing|follow(?:s|ing) (?:me|mummy|her)|under my feet|correcting her cooking|terrified haha|making lists|made him a list',
    in: ['retirement'],
  },
  'retirement-plans': {
    heard:
      'garden|allotment|tomatoes|caravan|travel*|golf|grandchildren|grandkids|the sea|fishing (?:trip|at last)',
    in: ['retirement'],
    unless: 'no hobbies|never fished|wife passed',
  },
  'retiring-carer': {
    heard: String.raw`nurse|nurse's|midwife|maternity ward|on the ward|in theatre|general practice|patients`,
    in: ['retirement'],
  },
  'retirement-fear': {
    heard: 'scared|terrified|afraid|dreading|dreads|blues|looked lost|so lost|be lost|fear',
    in: ['retirement'],
    unless: 'haha',
  },
  bailiffs: {
    heard: String.raw`bailiffs?|bailiff's|sheriff(?:'s)? (?:sale|notice|officers?|is coming|came to (?:take|evict))|took the telly|taken my sewing machine`,
    in: ['debt-and-money', 'none', 'homelessness'],
    unless: 'must appear',
  },
  'two-jobs': {
    heard: String.raw`(?:two|2|three|3|several) (?:\w+ )?jobs|second job|third job`,
    in: ['hard-work', 'debt-and-money', 'none', 'retirement'],
    unless: String.raw`lost (?:two|2)|interview*|appl(?:y|ied|ying)|offer\w*|choose|decid\w*|between (?:the )?(?:two|2) jobs|odd jobs|(?:second|third) job (?:this|in)|jobs around`,
  },
  'house-repairs': {
    heard:
      '(?:boiler|washing machine|fridge|cooker|oven|heater|freezer) (?:has |is |just )?(?:broken|broke|exploded|leaked|leaking|dead|died|packed up|packed in|conked)|(?:the|our|my) roof (?:is )?leak(?:s|ing)|afford the builder|leaking roof',
    in: ['debt-and-money', 'none', 'job-loss'],
    unless: String.raw`choir|parish|church|chapel|chapel's|fixed|van's|deliveries`,
  },
  'on-a-sofa': {
    heard: String.raw`sofas?|couch surfing|couch-surfing|sofa surfing|at a friend's|in my pastor's sitting room|sleeping on (?:\w+ ){0,3}(?:floor|couch|sofa)|friend's (?:floor|couch|sofa)`,
    in: ['homelessness'],
    unless: String.raw`couch is taken|can't stay either`,
  },
  'job-loss-children': {
    heard: 'kids?|children|bairns|weans|girls think|nursery',
    in: ['job-loss'],
    unless: 'grown',
  },
  'dismissed-pregnant': {
    heard: 'maternity|pregnant|about the baby|baby due',
    in: ['job-loss'],
    unless: 'daughter is still on maternity',
  },
  'shamed-by-lender': {
    heard: String.raw`(?:calling|sent|sending|calls?)(?: \w+){0,4} (?:contacts|pastor|picture|photo)|calls out my name|shouting in front of customers`,
    in: ['debt-and-money'],
  },
  'credit-card': {
    heard:
      'credit cards?|cards? (?:is |are )?(?:maxed|full)|(?:cards?|visa|credit) (?:is |are )?maxed',
    in: ['debt-and-money', 'none'],
    unless: 'scam*|stole*|hack*|lost my|fraud*|found|wallet|cloned',
  },
  scammed: {
    heard: String.raw`(?:in|by|to|of) a (?:\w+ )?scam*|scammed|scammers?|swindled|conned|cheated (?:me|him|her|us) (?:for|out)|pretending to be from|savings went with|paid for doesn't exist`,
    in: ['debt-and-money', 'none', 'homelessness'],
    unless: 'feels? like a scam',
  },
  'housing-office': {
    heard:
      'the council|waiting list|housing (?:list|officer|office|association)|a priority|priority',
    in: ['homelessness'],
  },
  'homeless-animal': {
    heard: String.raw`(?:the|my|his|her|brown|wee|a) (?:\w+ )?(?:dog|terrier|cat|budgie)|and the dog|n the dog`,
    in: ['homelessness'],
  },
  marking: {
    heard: String.raw`marking|exam marker|mark (?:a hundred|\d+|papers)|essays|exam scripts|scripts|report cards|end of term reports|sixty reports`,
    in: ['hard-work'],
  },
  'miss-colleagues': {
    heard:
      '(?:my|her|his|the|old) colleagues|miss(?:es|ing)? (?:the|my|his|her|those) (?:work|job|kids|children|pupils|lads|girls|crew|team|people|patients|office|ward|craic|noise|company)|send-off|workmates|without the noise|without her readers|trained every one|clapped',
    in: ['retirement'],
  },
  'handing-over': {
    heard: String.raw`hands? over (?:well|the)|comes after me|sold the (?:practice|farm|butcher's|shop)|shop's sold|new owners?|young couple|giving up the practice`,
    in: ['retirement'],
  },
  'rent-rising': {
    heard: String.raw`rent(?:s|'s)? (?:is |are |has |have |here |here have |going |went |just )*(?:up|gone up|rising|increased?|doubled|too high)|rais(?:e|ed|ing) the rent|put(?:ting)? (?:up )?the rents? up|rent (?:increase|hike)`,
    in: ['debt-and-money', 'homelessness', 'none'],
    unless: 'allotment',
  },
  loan: {
    heard: '(?<!student )loans?(?! apps?)',
    in: ['debt-and-money', 'job-loss'],
    unless: 'approved|student loans?|co-?signed|sallie mae|university with|loan apps?|his loan',
  },
  'student-debt': {
    heard: String.raw`student (?:loans?|debts?)|sallie mae|university with (?:\w+ ){0,3}loans|diploma came the debts`,
    in: ['debt-and-money', 'none'],
    unless: 'paid off',
  },
  'money-shame': {
    heard: 'ashamed|shame|embarrass*|humiliat*|too proud|everyone watched',
    in: ['debt-and-money', 'homelessness', 'job-loss'],
    unless: 'not ashamed',
  },
  'homeless-working': {
    heard: String.raw`to work every day|my classes|uniform in a locker|boss doesn'?t know|university library`,
    in: ['homelessness'],
  },
  'hard-news-at-work': {
    heard: String.raw`(?:have|has|must|'ve) (?:to )?tell (?:the|30|forty|\w+ people|them|him|her)|site is closing|his work is not good`,
    in: ['hard-work'],
  },
  'who-am-i': {
    heard: String.raw`(?:don't|dont|doesn't|do not|does not) know who (?:i|he|she)|who (?:am i|i shall be)|what am i for|feel useless|no use any ?more`,
    in: ['retirement'],
  },
  benefits: {
    heard:
      'unemployment benefit|(?:my|the|her|his|their) benefits?|universal credit|(?:the )?dole|job ?centre|jobseeker*|sanctioned|social welfare',
    in: ['looking-for-work', 'job-loss', 'debt-and-money'],
  },
  'below-training': {
    heard:
      'delivering|deliveroo|swiggy|doordash|(?:drive|drives|driving) (?:for )?uber|stack(?:ing)? shelves|stack shelves|fixing things in our house',
    in: ['looking-for-work'],
    unless: 'fixing things',
  },
  'work-and-school-hours': {
    heard:
      '(?:children|kids) are (?:now )?(?:at|in) (?:the )?school|drop-off|pick-up|come from school|school hours|part(?: |-)time mornings',
    in: ['looking-for-work'],
  },
  'day-labour': {
    heard: String.raw`labour chowk|day labou?rers?|stands? (?:on|at) the (?:corner|junction) (?:[\w']+ ){0,8}(?:roller|labou?rers|tools|dawn|for work)|never picks me|isn't picked`,
    in: ['looking-for-work', 'none', 'hard-work'],
  },
  'savings-gone': {
    heard: String.raw`savings (?:are |have |has )?(?:all )?(?:gone|getting less|run(?:ning)? out|used up|almost|nearly|dwindl\w+)|no savings|ate up all savings|liv(?:e|ing) (?:off|on) (?:my |our |his |her )?savings|used (?:up )?(?:all )?(?:of )?(?:my|our) savings|rent from savings|our savings went`,
    in: ['work', 'none'],
    unless: 'scam*|broker|police',
  },
  'hospital-bill': {
    heard: String.raw`hospital bills?|medical (?:bills?|debts?)|hospital (?:fees|money)|owe (?:[\w']+ ){0,4}(?:\w+'s )?operation|(?:pay|owe) the hospital|debts? after (?:\w+ )?hospital`,
    in: ['debt-and-money', 'none', 'job-loss'],
  },
  repossession: {
    heard: String.raw`repossess*|foreclos*|bank (?:[\w']+ ){0,4}red sign|calling it in|bank (?:is |wants )?(?:taking|to take) (?:the|our|my)|auction(?:ed|ing)? (?:off )?(?:the|our|my) (?:house|farm|land)|up as security`,
    in: ['debt-and-money', 'none', 'homelessness'],
  },
  'small-pension': {
    heard: String.raw`pension (?:doesn't|does not|won't|isn't|is \d+|is small)|my pension is|state pension|to my pension`,
    in: ['debt-and-money', 'none'],
  },
  'temporary-room': {
    heard:
      'hostel|b&b|temporary (?:housing|accommodation)|hotel room|motel|one room|the shelter|a shelter|group home',
    in: ['homelessness'],
    unless: String.raw`full|steal there|evicted from group|out of the b&b|animal shelter|dog shelter|one room(?: \w+)? (?:school|in brampton)|night shift|my own flat|room in heaven|at the homeless shelter|retreat|parish|halls`,
  },
  'homeless-rain': { heard: 'the rains|rains|rain got|under plastic|wet', in: ['homelessness'] },
  'no-sign-of-life': {
    heard: String.raw`(?:doesn't|does not|won't) answer (?:his|her|the) phone|we look for (?:him|her)|drive around with|let (?:him|her) call|rough somewhere`,
    in: ['homelessness'],
  },
  'visa-job': {
    heard: 'h-?1b|60 days|visa|work permit|sponsor*',
    in: ['job-loss', 'looking-for-work', 'hard-work'],
    unless: 'embassy|appointment',
  },
  'creditor-calls': {
    heard:
      'collection agency|debt collectors?|(?:calls|rings|ringing|calling) (?:me )?(?:all day|every day|daily|at work)|they rang|rang again|rings me|lender calls',
    in: ['debt-and-money'],
    unless: 'god|funeral|hospital rang|doctor',
  },
  'card-declined': {
    heard: '(?:card|cards) (?:got |was |is |were )?declined',
    in: ['debt-and-money', 'none'],
  },
  'no-gifts': {
    heard:
      'presents|(?:a|any|no|birthday|christmas) present|christmas is coming|no coin for under|birthday gift',
    in: ['debt-and-money'],
  },
  'owing-a-friend': {
    heard: String.raw`owe (?:my|him|her|them) (?:[\w-]+ )?(?:\d+|money|thousands?|a lot of money)|owes? (?:me|us) (?:\w+ )?(?:money|thousand|hundred|\d+)|needs it back this week`,
    in: ['debt-and-money', 'none'],
    unless: 'tax|bank|court',
  },
  'pledged-gold': {
    heard: String.raw`gold (?:is|was) pledged|pledged (?:my|our|the|her) (?:\w+ )?(?:gold|land|jewel\w*|ring)|pawn*|wedding gold|nose ring|sell my (?:gold|ring|jewellery)`,
    in: ['debt-and-money'],
  },
  'cut-hours': {
    heard:
      'hours (?:were |are |was )?(?:halved|cut|reduced)|cut (?:our|my|his|her) (?:overtime|hours)|lost (?:my|his|her) shifts|zero(?: |-)hours?',
    in: ['work', 'none'],
    unless: 'visiting|opening hours|sleep',
  },
  'hard-meeting': {
    heard:
      'difficult (?:meeting|talk|conversation)|appraisal|performance review|that meeting|meeting with (?:a|the|my) (?:client|boss|manager)',
    in: ['hard-work'],
    unless: 'presentation|slides',
  },
  'baby-things': {
    heard:
      'baby needs (?:formula|nappies|diapers|milk|clothes)|(?:buy|afford|no money for|no) (?:nappies|diapers|baby milk|formula)',
    in: ['debt-and-money', 'none', 'homelessness', 'job-loss'],
  },
  cosigned: { heard: 'co-?signed|stood surety', in: ['debt-and-money', 'none'] },
  'money-sleepless': {
    heard: String.raw`(?:cannot|can't|cant) sleep|awake at night|lie (?:there|awake)|sleepless`,
    in: ['debt-and-money', 'job-loss'],
  },
  'home-near-school': {
    heard: String.raw`change schools?|new school|further from the school|near the (?:kids'?|children's) school|same school`,
    in: ['homelessness'],
  },
  'out-of-care': { heard: 'aged out|foster care|care leaver', in: ['homelessness'] },
  'out-of-prison-homeless': {
    heard: 'out of (?:prison|jail|barlinnie)|released from (?:prison|jail|custody)',
    in: ['homelessness'],
  },
  strike: {
    heard: String.raw`(?:on|our|the (?:rail|nurses|teachers|doctors)|nurses'?|teachers'?) strike|picket line|lockout`,
    in: ['hard-work', 'job-loss', 'none'],
    unless: 'military|air strike|missile',
  },
  'hardly-home': {
    heard: String.raw`hardly see (?:him|her|them) awake|(?:barely|hardly) see (?:him|her|them|the kids|my kids|my family) (?:awake|because of (?:\w+ )?work|for work)|never home (?:before|because|from)|works away|only see (?:him|her|them) asleep`,
    in: ['hard-work', 'none'],
  },
  'early-retirement': {
    heard:
      'early retirement|not my choice|forced to retire|(?:because of|due to) (?:his|her|my) (?:heart|health|back|knees)|medically retired|medical retirement',
    in: ['retirement'],
  },
  'retired-alone': {
    heard:
      '(?:wife|husband) (?:passed|died)|widow*|lives? alone|no family|dreads the quiet|by myself|loneliness|lonely',
    in: ['retirement'],
  },
  'tax-owed': {
    heard: String.raw`(?:tax office|hmrc|irs)(?: \w+){0,3} (?:i owe|we owe|owe|wants|letter)|tax (?:bill|debt)|owe (?:the )?tax`,
    in: ['debt-and-money', 'none'],
  },
  deposit: { heard: 'deposit', in: ['homelessness', 'debt-and-money'] },
}
