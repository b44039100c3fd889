import type { SignsByParticular } from './particular-signs'

export const THRESHOLD_PARTICULARS: SignsByParticular = {
  'laughed-at': {
    heard:
      'they laugh*|my accent|lunch smells|talk funny|only one (?:that|who) wears|shoes are not brand',
    in: ['new-school'],
  },
  'school-language': {
    heard: String.raw`no english|(?:don't|dont|doesn't|does not|not) (?:yet )?speak (?:english|yet|the language)|know a word of|knows only|speaks? only|other language|only (?:three|few|two) (?:sentences|words)|he doesn't speak yet`,
    in: ['new-school'],
  },
  'knows-nobody': {
    heard: String.raw`(?:know|knows|knew) (?:nobody|no(?: )?one|no1)|(?:don't|dont|doesn't|doesnt|not) know (?:anyone|anybody|any1|a soul|one person)|no(?: )?body (?:she|he|they|i) knows?|none of (?:her|his|my) friends|(?:at|by me at|in the toilets at) lunch|(?:he|she) eats lunch|sits alone|sit (?:by|with) (?:me|her|him)|one friend|make friends|some1 sit|share a bench|a soul she's`,
    in: ['new-school'],
  },
  'big-school': {
    heard:
      '(?:bag|satchel|blazer|hat|uniform|jumper) (?:is |are |down )?(?:two sizes )?(?:too )?(?:bigger|big|large|massive|to my)|giant blazer|so tiny|small for|blazers? to their|jumper massive|big school',
    in: ['new-school'],
  },
  'first-day-nerves': {
    heard: 'stomach(?: |-)?ache|scared|nervous|anxious|afraid|terrified|crying at night',
    in: ['new-school'],
    unless: 'ragging|anxious to|excite*|excitement|my first day as',
  },
  'different-at-school': {
    heard: 'is deaf|wheelchair|hearing aids?|born without|turban|for the deaf|special school',
    in: ['new-school'],
  },
  'many-schools': {
    heard:
      'third school|third one (?:this|in)|(?:second|2nd|fourth|3rd) school|(?:because|cos) we moved|we moved|transfers',
    in: ['new-school'],
  },
  'first-nursery': {
    heard:
      'nursery|kindergarten|kindy|cr[eè]?che|reception|junior infants|the infants|play(?: )?school|preschool|pre-school|daycare',
    in: ['new-school'],
    unless: 'my mum|my mother|as their teacher|my wife|job|through my door|years in',
  },
  'food-business': {
    heard:
      'bakery|cafe|café|tea ?room|restaurant|food truck|kai cart|chop bar|chippy|coffee van|tiffin|empanadas|samosas|dumplings|tacos|akara|(?<!nail )bar|guest house',
    in: ['starting-a-business'],
    unless: 'guest house|soap|last days|sat in the corridor',
  },
  panel: {
    heard: String.raw`panel|(?:three|four|five|six|3|4|5|6) of them|in front of (?:three|four|five|six|3|4|5|6) \w+|(?:my|the|her|his) interviewers|three suits|before the (?:\w+ )?(?:board|committee)`,
    in: ['job-interview'],
    unless: 'flee|asylum|embassy',
  },
  customers: {
    heard:
      'customers?|clients?|bookings|orders come|let people come|people come in|passengers|buyers|signed up|fill the chairs|thirsty people|would somebody ring|send them people|hand that will buy|let me sell',
    in: ['starting-a-business'],
    unless: 'takes all his clients',
  },
  'new-carer': {
    heard:
      'nurse|nursing|carer|ward|wards|junior doctor|care assistant|midwife|dementia|care home|support worker|hospice|paramedic|enrolled nurse',
    in: ['new-job'],
    unless: 'nurse(?:ry)? school|(?:ward|nursing) (?:clerk|cleaner)|medical study',
  },
  'second-round': {
    heard: String.raw`(?:second|2nd|third|3rd|final)(?: |-)(?:round|interview|stage)s?|last(?: |-)(?:round|stage)|(?:called|asked|invited)(?: my)? (?:me|him|her|them|us|\w+) back|got a call ?back|called back for|shortlist*|short-listed|in the last (?:two|three|four)`,
    in: ['job-interview'],
    unless: 'flee|asylum|visa|thirty shortlisted|third interview (?:this|in)',
  },
  'risky-job': {
    heard:
      'police*|prison officer|fire ?fighters?|firefighter|fire brigade|fire service|the army|the navy|navy uniform|the guards|the gardaí|the gardai|gardaí|border force|paramedic|the scaffold*|the mines?|mine engineer|saw ?mill|sugar mill|lose a finger|lift mechanic|lifts not fall|security guard|far down',
    in: ['new-job'],
    unless: 'since the army|left the army|retired|as a cook',
  },
  'savings-in-it': {
    heard: String.raw`savings|all (?:our|her|his|my|the|their) money|put (?:all|everything)|put (?:his|her|my|our) (?:whole|all)|redundancy (?:money)?|every penny|whole pf|sold one goat|mother's cow|wedding gold|put her \w+ gold|money he saved`,
    in: ['starting-a-business'],
  },
  'interview-clothes': {
    heard: String.raw`(?:borrowed|lent|new (?:\w+ )?(?:suit|tie|shirt|blouse|shoes|jacket|dress(?! shop)|uniform|trousers|scrubs)|ironed|ironing|irons|bought|wearing)(?: [\w']+){0,4} (?:suit|tie|shirt|shirts|blouse|shoes|jacket|dress|uniform|trousers|scrubs)|ironed`,
    in: ['job-interview', 'new-job'],
  },
  salon: {
    heard: String.raw`salon|barbers?|barber's|barbershop|hairdress*|nail (?:bar|studio)|beauty`,
    in: ['starting-a-business'],
  },
  'online-interview': {
    heard:
      'zoom|(?:on|over|via|microsoft) teams|teams (?:call|interview|meeting)|skype|video (?:interview|call)|google meet|online interview|interview (?:is )?online|wi-?fi|internet is|webcam',
    in: ['job-interview'],
    unless: 'meet the team',
  },
  'wants-the-post': {
    heard: String.raw`really (?:want|need)s?|wants? (?:it|this|this one) so|dream job|(?:is|was|'s) my dream|always wanted|wants? so (?:much|bad|badly)|(?:i )?want to (?:\w+ ){1,3}so much|dream(?:ed|t) of|never wanted anything|need (?:it|this|this one) (?:so )?badly|i need this one`,
    in: ['job-interview'],
  },
  'learning-the-work': {
    heard: String.raw`training|induction|apprentice*|trainee*|placement|probation*|trial period|passwords?|the system|don't understand|tills|lost in the building|so much to learn|not sure i can|more than i can|cannot follow|never did that before|only ever had`,
    in: ['new-job'],
    unless: String.raw`medical study|after (?:\w+ )?weeks' training`,
  },
  'new-job-nerves': {
    heard:
      'nervous|nerves|anxious|scared|terrified|bricking it|trembling|shaky|hardly slept|worried|stomach turns|up to high doh|afraid|ner?vious',
    in: ['new-job'],
  },
  'first-job': {
    heard:
      'first (?:proper |real |ever |wage )?(?:job|post|posting|position|teaching post)|first job ever',
    in: ['new-job'],
    unless: String.raw`first (?:\w+ )?(?:job|post|one) (?:since|in \w+ years)|bank teller|(?:at|after) (?:home|years)|pistol`,
  },
  'work-after-long-wait': {
    heard: String.raw`(?:months|years|yrs|mths) (?:of nothing|of waiting|on the dole|out of work|of searching|out|unemployed|idle)|being out of work|been out of work|off the dole|on the dole|after a year of searching|after the layoffs|\d+ months!!`,
    in: ['new-job'],
  },
  'slow-business': {
    heard: String.raw`no (?:single )?customers?|nobody (?:came|comes|has come)|no ?one comes(?! out)|no ?one came|so quiet|hardly anyone|hanging on|tables stay empty|takings|bears no fruit|no sales|slow sales|sales (?:are|have been|have) (?:\w+ )?(?:slow|down|bad|low|dropped)|business is (?:slow|bad|down|quiet|dead)|business (?:is )?slow|only (?:one|two|three|four|five|six|\d+) (?:customers?|people)|(?:shop|business|cafe|café|restaurant|salon|bakery|stall|store) (?:is |has been |isn't |is not )(?:[\w']+ )?(?:slow|quiet|struggling|not making|making enough|barely|losing)`,
    in: ['starting-a-business'],
    unless: 'church|school|funeral|prayer',
  },
  'business-partners': {
    heard: String.raw`business partner|(?:me|myself) and (?:my|his|her) (?:\w+ )?(?:brother|sister|cousin|friend|mate|sister-in-law)|(?:his|her|my|a) friend (?:are|is|start|starts|starting)|co-?founders?|(?:brother|son|daughter|sister) and (?:his|her|my) (?:best )?(?:friend|brother|sister)|three mates`,
    in: ['starting-a-business'],
    unless: 'cheat*|stole*|ran off|disappear*|died',
  },
  'interview-nerves': {
    heard:
      'nervous|nerves|nervy|shaking|anxious|scared|terrified|frightened|bricking it|eek|panick*|stressed|hands shake|worried|trembling|ner?vious',
    in: ['job-interview'],
    unless:
      'interview (?:done|went|is over|was)|walked out of|just (?:had|finished)|went (?:well|badly|ok)',
  },
  'new-colleagues': {
    heard:
      'colleagues|(?:are|be|is|were) kind to (?:me|her|him|them|us)|good people|the others|the guys be|new team|co-?workers|workmates|other staff|she laughs at lunch|first woman',
    in: ['new-job'],
    unless: 'leading a team',
  },
  'new-driver': {
    heard: 'driver|driving|bus route|first route|on the buses',
    in: ['new-job'],
    unless: 'driving (?:me|her|him) (?:mad|crazy|up)',
  },
  suppliers: {
    heard:
      'suppliers?|wholesalers?|pay the flour|fridges?|second(?: |-)hand (?:oven|van)|generator|equipment|machines? (?:broke|break)',
    in: ['starting-a-business'],
  },
  'left-safe-job': {
    heard:
      'handed in (?:my|his|her|their) notice|quit (?:my|the|his|her|amazon)|self(?: |-)employed|freelance|go(?:ing)? out on (?:my|his|her|their) own|safety net|own boss|leaving my job|gave up (?:my|his|her) job|left (?:my|his|her) job',
    in: ['starting-a-business'],
  },
  tailoring: {
    heard: 'tailor*|sewing machines?|seamstress|dressmak*',
    in: ['starting-a-business'],
  },
  'work-test': {
    heard:
      'technical interview|whiteboard|case study|assessment (?:centre|center|day)|coding test|trial shift|work trial|aptitude test|psychometric',
    in: ['job-interview'],
  },
  'business-loan': {
    heard: String.raw`loans?|remortgaged?|borrowed (?:money|from|the money|\d+|lakhs?)`,
    in: ['starting-a-business'],
  },
  'new-job-hours': {
    heard:
      '(?:up|starts?|start|begins?) at (?:two|three|four|five|3|4|5|2)|(?:two|three|four|five) in the morning|0[345]30|night shifts?|first night|nights|on call|[345] ?am',
    in: ['new-job'],
    unless: 'pistol',
  },
  'first-pay': {
    heard:
      'first (?:wages?|salary|pay|paychecks?|paycheque|pay packet|real salary)|real nurse with salary',
    in: ['new-job'],
  },
  'market-stall': {
    heard: String.raw`stalls?|saturday market|farmers'? market|market day|mitumba`,
    in: ['starting-a-business'],
  },
  rusty: {
    heard: String.raw`first (?:job |proper )?(?:interview|intervew|one|1) (?:in|for|since) (?:(?:a |over |about |nearly |almost )?(?:\d+|\w+|twenty \w+) (?:years?|yrs|months)|\d+|i|the)`,
    in: ['job-interview'],
  },
  'first-interview': {
    heard: String.raw`first (?:job )?(?:interview|interveiw|intervew)|interv\w* (?:[\w']+ ){0,9}(?:first job ever|first one ever)`,
    in: ['job-interview', 'none'],
    unless:
      'first (?:job |proper )?(?:interview|intervew|one|1) (?:in|for|since)|went|passed|got the job|embassy|asylum|police',
  },
  'one-post-many': {
    heard: String.raw`(?:one|1|single) (?:post|place|position|vacancy)|post is one|thirty shortlisted|(?:hundreds|thousands|\d+) (?:of )?(?:applicants|candidates|people applied)|between (?:him|her|me|them) and|competition`,
    in: ['job-interview'],
  },
  'new-teacher': {
    heard: 'teacher|teaching|school ?master|headteacher|headmistress',
    in: ['new-job'],
  },
  'business-permit': {
    heard:
      'permits?|licen[cs]e|sign off|planning permission|health inspector|the council wont|registration',
    in: ['starting-a-business'],
  },
  competitor: {
    heard:
      'big chain|competitors?|competition|across the road|new supermarket|takes all (?:his|her|my|our)',
    in: ['starting-a-business'],
  },
  investors: {
    heard: 'investors?|pitch to|pitching to|funding|seed money|crowdfund*',
    in: ['starting-a-business'],
  },
  'new-superior': {
    heard: 'boss|manager|supervisor|matron|foreman|oga|sergeant|chef|gaffer',
    in: ['new-job'],
    unless:
      '(?:as|new|shift|branch|to|be|own) (?:a |the |my |their |his |her )?(?:manager|supervisor|boss|chef)|promoted|be (?:a )?(?:manager|supervisor|chef)|pastry',
  },
  'doubted-business': {
    heard: String.raw`not a real job|people laughed|everyone said (?:[\w']+ ){0,5}(?:not|no|can't|cannot|mad|crazy|fail*)|i've lost it|am i mad|nobody believes|never run so much`,
    in: ['starting-a-business'],
  },
  'business-nerves': {
    heard:
      'terrified|scared|nervous|bricking it|afraid|courage|anxious|worried|know nothing|gamble',
    in: ['starting-a-business'],
  },
  employees: {
    heard:
      'first employee|employees|hiring|(?:my|our|the|his|her) (?:staff|workers)|pay (?:the )?wages',
    in: ['starting-a-business'],
  },
  'exam-maths': {
    heard: 'maths?|math paper|algebra|calculus|fractions|statistics|trig|trigonometry|geometry',
    in: ['exam', 'study'],
    unless: 'passed|love learning',
  },
  'exam-foreign-language': {
    heard:
      'ielts|toefl|oet|celpip|pte exam|goethe exam|[abc][12] exam|speaking (?:part|test|exam)|language (?:test|exam)|my english go away',
    in: ['exam'],
    unless: 'passed',
  },
  'study-language': {
    heard:
      'grammar|verbs?|vocab*|(?:learning|teach myself|learns) (?:english|french|german|spanish|arabic|hebrew|latin|polish|portuguese|swedish|dutch|norwegian|italian|greek|japanese|korean)',
    in: ['study'],
    unless: 'for learning to read|grammar school',
  },
  'driving-test': {
    heard: String.raw`driv(?:ing|ers?|er's) (?:test|exam)|road test|(?:hgv|lorry|bus) test|parallel park|hill start|stalled (?:twice|again)|i always stall|i stall every|driving test centre`,
    in: ['exam', 'none'],
    unless: 'theory (?:test|at|resit)|passed|driving theory|gas safe|went well',
  },
  'theory-test': {
    heard:
      'theory (?:test|resit)|driving theory|hgv theory|failed (?:the|my) theory|lost on the theory',
    in: ['exam', 'none'],
    unless: 'passed',
  },
  examiner: {
    heard: 'examiners?|clipboard|the man from the board|moderator|invigilator',
    in: ['exam'],
    unless: 'passed',
  },
  viva: {
    heard:
      'viva|(?:oral )?def[ea]n(?:ding|ce|se) (?:of )?(?:my|his|her|the|our)? ?(?:thesis|phd|dissertation)|(?:thesis|phd|dissertation) defen[cs]e|defend (?:my|his|her|the) (?:thesis|phd|dissertation)|argue my thesis|defends (?:his|her) (?:thesis|phd|dissertation)|oral (?:exam|test)',
    in: ['exam', 'study', 'none'],
    unless: 'passed|viva la|has defended|went well|yesterday|viva (?:air|mexico|espana|nigeria)',
  },
  'exam-again': {
    heard:
      '(?:2nd|3rd|4th|5th|6th|second|third|fourth|fifth|sixth|twice|another) (?:go|goes|try|attempt|time|take|driving test)|resit*|re-sit*|retak*|(?:test|exam|it|bar exam|assessment|goes) again|tries again|trying again|doing it again|going back on|failed (?:it|me|my|the|in|by|anatomy|maths|twice|again|her|his|last|physics|chemistry)|last time (?:he|she|i) failed|sent home from|first time she was',
    in: ['exam'],
    unless: 'passed|passing|resit the whole world|going to fail',
  },
  'exam-last-chance': {
    heard: String.raw`last (?:chance|attempt|try)|final (?:try|chance|attempt)|if (?:he|she|i|they) fails?|(?:cannot|can'?t|cant) (?:afford to|fail)|lose my (?:spot|place|scholarship)|put (?:him|her|me) out of the course|kicked out of (?:uni|university|college|the course)|this is it`,
    in: ['exam', 'study'],
    unless: 'passed|was kicked|got kicked|been kicked|was put out',
  },
  'exam-blank': {
    heard:
      '(?:goes|go|going|went|gone) blank|(?:mind|brain|head) (?:is |was |goes |go )?(?:blank|soup|mush|like oatmeal|empty|fried|a sieve)|forget(?:s|ting)? everything|memory is a sieve|always (?:forget|forgets|get muddled|get muddeld)|brain not fail|know nothin*|mixing up',
    in: ['exam'],
    unless: 'passed|yesterday|is over|are over',
  },
  'exam-nerves': {
    heard:
      'nervous|nerves|(?:be|feel|feeling|being|going to be) (?:so )?sick|butterflies|shak(?:ing|es|y)|fright(?:ened)?|terrified|panic*|anxious|anxiety|stress(?:ed|ing)?|soo+ stressed|(?:hands|palms) (?:sweat*|going cold|from going cold)|makes me sweat|in tears|crying|scared|lost all (?:his|her|my) confidence|colour of milk|gone grey',
    in: ['exam'],
    unless: 'nerves of|results?|passed|depression|yesterday|is over|are over|is done',
  },
  'exam-results': {
    heard: String.raw`(?:exam|level|levels|gcse|cert|neet|jamb|waec|matric|board|sat|bar|ib|nclex) results? (?:day|come|comes|coming|is|are|tomorrow|tmrw|thursday|friday|monday|tuesday|wednesday|saturday|never|still|out|in|at|on|next|this)|results of (?:the|my|her|his) (?:matric|exams?|finals)|results? (?:come|comes|coming) out (?:on|at|tomorrow|tmrw|thursday|friday|next)|(?:wait|waiting) (?:for|till|until) (?:the |my |her |his )?(?:exam |[0-9]+th for the )?(?:leaving cert|exam) (?:results?|points)|till results post|results day|(?:bar exam|exam)(?: \w+){0,6} list is published|results post`,
    in: ['exam', 'none'],
    unless: String.raw`passed|lottery|scan|biopsy|blood|hospital|failed|did ?n'?t get|missed out|results? (?:is|are|were|came) (?:out|in|back|bad|good|great|poor)(?! (?:on|at|tomorrow|tmrw|next|this|thursday|friday|in))`,
  },
  'university-place': {
    heard:
      '(?:need|needs|predicted) (?:aaa|aab|abb|bbb|a star|[2-6][0-9]{2} points)|place (?:at|in) (?:uni|university|medical school|medicine|college|law school)|(?:get|gets|getting) into (?:uni|university|college|medical school|med school|law school|oxford|cambridge|nursing school)|university place|(?:college|university|uni|med school) (?:application|applications|admission|admissions|entrance)|applied to (?:uni|university|college|medical school)|post utme|for (?:glasgow|leeds) medicine',
    in: ['exam', 'study', 'none'],
    unless: 'passed|got in|accepted|to lose',
  },
  'pass-mark': {
    heard: String.raw`needs? (?:a |an |band |to get |a band )?[0-9](?:\.[0-9])?|need to pass|needs to pass|band [0-9]|if she gets? [0-9]|pass mark|cut.?off|(?:bad|good|low) marks|my rank|need aab|need a [0-9]|let her pass|make him pass|need to be a nurse`,
    in: ['exam'],
    unless: 'passed|driving|road test|hgv|theory test',
  },
  unprepared: {
    heard: String.raw`studied nothing|only (?:i )?studied|(?:know|knows) nothin*|(?:have ?n'?t|has ?n'?t|did ?n'?t|not|barely|hardly) (?:\w+ )?(?:studied|study|revised|revise|prepared|started)|unprepared|(?:is|am|i'm|im|so|far|getting|fallen|fell) (?:\w+ )?behind (?:in|with|on) (?:the|my|her|his)|catch up|i've seen about|(?:i'?m|we'?re|am|so) cooked`,
    in: ['exam', 'study'],
    unless: 'passed',
  },
  'study-body': {
    heard:
      'anatomy|physiology|pharmacology|biochem*|mbbs|pathology|infectious diseases|(?:studying|doing|year of|years of|year) medicine|medical studies|surgical rotation',
    in: ['exam', 'study'],
    unless: 'passed|changed from|like my parents want',
  },
  'exam-nursing': {
    heard:
      'nclex|nursing|exam for nurses|nurses? (?:exam|board)|(?:be|become) a nurse|osce|midwi*|nmc',
    in: ['exam'],
    unless: 'passed|passing|qualified|results?|ielts',
  },
  'study-law': {
    heard:
      'bar exam|(?:sits?|sat|reading for) the bar|law school|law degree|studying law|(?:state )?exam in law|land law|sqe|judiciary exam',
    in: ['exam', 'study'],
    unless: 'passed|results?|the list',
  },
  'exam-school-papers': {
    heard: String.raw`(?:neet|jee|jamb|waec|neco|bece|kcse|kcpe|upsc|ssc cgl|cuet|utme|matric finals|leaving cert|gcses?|a-?levels?|a levels?|o levels?|hsc|o/l|a/l|sats|highers|mcat|lsat) ?(?:exam|exams|paper|papers|on|in|tomorrow|tmrw|tomorow|starts?|this|next|wed|weds|wednesday|monday|sunday|saturday|sat|from|for|english|maths|chemistry|physics|history)|final exams|board exams?|mock exams|(?:sits?|sitting) (?:the|her|his) leaving|(?:my|his|her|our|chem\w*|maths?|physics|biology) midterms?|o/l exam|(?:three|four|five|six|more) papers? (?:in one week|to go|left)`,
    in: ['exam', 'none'],
    unless:
      'passed|pasado|results?|viva|taken my|the harvest|finished|bar exam|got (?:an? )?a|back to college|thank|failed|years ago|in 19[0-9]{2}|in 20[01][0-9]',
  },
  'study-sacrifice': {
    heard:
      '(?:papa|mama|amma|father|mother|dad|mum|mom|parents|family|uncle) (?:has |have )?(?:sold|pawned|borrowed|saves|saved|paid|pays|clean offices|cleans offices)|to pay (?:the|my|her|his) (?:school )?fees|cannot face (?:him|her|them)|(?:afraid|feart|scared) of letting',
    in: ['exam', 'study'],
  },
  'exam-food-sleep': {
    heard: String.raw`hardly (?:ate|eaten|eats|sleeps|slept)|(?:not|isn't|isnt) (?:eating|sleeping)|(?:can'?t|cannot|cant) (?:eat|sleep)|(?:studying|studies|reads|reading|up) (?:till|until) [0-9]+|fell asleep on|up (?:with flash cards )?since five|so tired|exhausted|some of them with no breakfast`,
    in: ['exam'],
    unless: 'passed|results?|is over|are over|is done|are done|finished',
  },
  'exam-pupils': {
    heard:
      'my (?:students|pupils|class of)|our (?:students|pupils)|all my pupils|my year (?:six|ten|eleven|[0-9]+)e?s',
    in: ['exam'],
  },
  essay: {
    heard:
      'essays?|assignments?|coursework|[0-9]+ ?words? (?:essay|due|by|to go)|words by midnight|thousand words|due (?:at )?midnight',
    in: ['study', 'exam'],
    unless: 'handed in|submitted|three assignments in|thesis',
  },
  thesis: {
    heard: String.raw`thesis|dissertation|(?:chapter|writ\w+|stuck)(?: \w+){0,5} (?:phd|doctorate)|phd (?:year [0-9]|chapter)|masters paper|eighty pages by`,
    in: ['study'],
    unless: String.raw`defen[cds]\w+|viva|argue my thesis|hooded|corrupt|copy|handed in|submitted|finished my`,
  },
  supervisor: {
    heard: String.raw`(?:supervisor|advis[eo]r|guide)(?: \w+)? (?:does ?n'?t|does not|has stopped|stopped|will ?n'?t|wont|is not|isn'?t|never|not) (?:answer\w*|repl\w+|respond\w*|read\w*|picking)|waiting (?:for|on) my (?:supervisor|advis[eo]r)`,
    in: ['study', 'exam'],
  },
  'study-deadline': {
    heard:
      'due (?:at|on|by|in|next|this|today|tomorrow|tmrw|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|[0-9]+)|deadline*|submission|by midnight|to write by|till friday|by friday',
    in: ['study'],
    unless: 'handed in|submitted|baby|pregnan*',
  },
  'study-focus': {
    heard: String.raw`concentrat*|focus|distract*|keep my mind on|(?:same|this) (?:page|line|sentence|paragraph) (?:\w+ )?(?:times|eleven|five|six|since)|same (?:line|sentence|paragraph)|slides off|nothing goes in|rearranging`,
    in: ['study'],
  },
  'study-memory': {
    heard: String.raw`stays? in (?:my|her|his|the|this) (?:old )?head|stay in head|(?:won'?t|wont|not|nothing) stays? (?:in|there)|stick in (?:my|this|her|his)|(?:get|into) (?:\w+ ){0,4}(?:into|in) my head|falli?ng? out my head|fallin out|retains? nothing|by heart|let me remember|bring it back to (?:her|his|my) head|memori[sz]\w+`,
    in: ['study', 'exam'],
    unless: 'only learn it by heart|passed',
  },
  'learning-to-read': {
    heard: String.raw`(?:learning|learns|learn) to read|read properly|(?:struggles?|struggling|trouble) with reading|letters (?:jump|swim|are moving|move|dance)|dyslexi*|can'?t read yet`,
    in: ['study', 'none'],
    unless: 'when i was|music|tarot|palms?|quran|braille|lips|the room',
  },
  'back-to-study': {
    heard: String.raw`(?:back|return\w{0,3}|gone back) (?:to|at|in) (?:college|school|uni|university|evening school|night school|studying|study)|(?:gone|going) back to (?:college|school|uni|university|sit)|evening (?:classes|school|class)|night.?school|access course|school bench|mature student|adult (?:education|learner)|with the youngsters`,
    in: ['study', 'exam'],
    unless: 'first since|graduat*',
  },
  'work-and-study': {
    heard:
      'after (?:my )?(?:shift|work|nights)|part.?time|two jobs|night (?:shifts?|job)|works? (?:days|nights) (?:at|and|in)|clean(?:ing|s)? offices|between shifts|by night after|masters by night|dishes by night|after selling|evening job|while working',
    in: ['study', 'exam'],
    unless: 'my parents clean',
  },
  'study-money': {
    heard: String.raw`(?:lose|lost|losing|need|needs|apply\w{0,3} for|applied for|hoping for)(?: an?| my| her| his| the| this)? scholarships?|scholarship (?:\w+ )?(?:didn'?t|did not|interview|application|committee|decision)|bursary|tuition (?:fees?|money)|(?:school|university|uni|college|exam|course) fees|owes (?:them|the university)`,
    in: ['study', 'exam', 'none'],
    unless:
      'came through|got (?:the|a|my) (?:scholarship|bursary)|won (?:a|the) scholarship|awarded|fees are paid|provided|first in|completed|graduat*|thank*',
  },
  'drop-out': {
    heard: String.raw`drop(?:ping)? out|(?:thinking of|thinking about|wants? to|whether to|should (?:i|he|she)|ready to) (?:quit\w*|leav\w+|giv\w+ up) (?:uni|university|college|(?:the|his|her|my) (?:course|studies|degree|phd))`,
    in: ['study', 'decision'],
    unless: 'nearly|after leaving',
  },
  'reading-pile': {
    heard: String.raw`(?:[0-9]+|hundred|two hundred|six) (?:pages|slides|chapters)(?: \w+){0,4} (?:to read|to learn|to go|left|a night|brain full)|(?:chapters|pages) of \w+ left|(?:400|300|hundred) (?:pages|slides)|so much to (?:read|learn)|reading is endless|(?:learn|read) a great deal|all these drugs to learn|drowning in (?:the |all the |all |my )?(?:anatomy|reading|books|notes|pages|slides|syllabus)`,
    in: ['study', 'exam'],
    unless: 'applications|thesis|of 300|corrupt',
  },
  'hard-to-understand': {
    heard: String.raw`(?:goes?|going) over (?:my|his|her) head|(?:don'?t|dont|doesn'?t|doesnt|does not|do not|just doesn'?t|can'?t|cannot) (?:understand(?! (?:why|him|her|how (?:he|she|they)))|get (?:fractions|maths|algebra|physics|chemistry))|chapters? (?:\w+ ){0,2}i (?:dont|don't) get|understand nothing|cant tell a|can't tell a|does my head in|help (?:her|him|me) understand|want to understand|(?:struggles|struggling) with (?:the )?(?:\w+ )?(?:course|maths?|statistics|theory|physics|chemistry|fractions)`,
    in: ['study', 'exam'],
    unless: 'on my own',
  },
  'visa-interview': {
    heard: String.raw`(?:visa|green card|embassy|consulate|home office|k1|f1|asylum|immigration|uscis|citizenship|spouse visa) interview|interview (?:\w+ ){0,4}(?:embassy|consulate|home office)|(?:before|meet|see|face|convince|with) the (?:visa|immigration|consular) officer|interview about our asylum`,
    in: ['immigration', 'none'],
    unless:
      'passed the|went well|approved|granted|visa officer no|interview was|had (?:my|our|his|her|the) (?:visa|green card|embassy) interview|yesterday',
  },
  'asylum-story': {
    heard:
      'tell (?:everything|again|it all|my story|what (?:they|the soldiers))|what they did to me|asylum interview|prove what',
    in: ['immigration'],
    unless: 'still has not decided',
  },
  asylum: {
    heard:
      'asylum (?:claim|application|case|appeal|decision|hearing|papers)|our asylum|my asylum|(?:claim|claiming|claimed|apply for|applied for|seek|seeking) asylum|asylum seekers?|application for asylum',
    in: ['immigration', 'none'],
    unless: 'granted|approved|accepted|status',
  },
  'visa-refused': {
    heard:
      'refus(?:ed(?! to (?:move|leave|come|go|eat|see))|al|als)|reject(?:ed|ion|ions)|denied|turned down',
    in: ['immigration'],
    unless: String.raw`approved|granted on|overturned|visas? (?:is |was )?stamped|after (?:\w+ ){1,2}refusals?`,
  },
  appeal: {
    heard: 'appeals?|appealing|tribunal',
    in: ['immigration', 'court'],
    unless:
      '(?:they|he|she|has|have) appealed|can appeal|appeal for|won (?:the|my|our|his|her) appeal|lost (?:the|my|our|his|her) appeal|appeal (?:was )?(?:won|allowed|refused|rejected|dismissed|lost)|dismissed',
  },
  'papers-waiting': {
    heard: String.raw`(?:wait|waits|waiting|waited)|stuck|pending|delay(?:ed|s)?|queue|still (?:no|not|has ?n'?t|has not)|no answer|holding my papers|(?:doesn'?t|does not|doesnt) answer|(?:has ?n'?t|not) decided|in line|five months|nobody answers`,
    in: ['immigration'],
    unless: String.raw`got (?:his|her|my|their) green|green card!*|stamped|approved|oath|citizen|granted|letter came|from home office came|unopened|on the mat|refus\w+|rejected|denied|turned down|deport\w*|detention`,
  },
  'papers-letter': {
    heard: String.raw`(?:letter|envelope) (?:\w+ ){0,8}(?:unopened|on the table|on the mat|on the shelf)|unopened|(?:each|the|brown) envelope|still no letter|letter (?:still|can come)|wait(?:ing)? for (?:the|a) letter|comes? by post`,
    in: ['immigration'],
    unless: String.raw`refused|came\.`,
  },
  'family-across-border': {
    heard: String.raw`(?:years|months|living|kept|lives?|live) apart|apart from my (?:wife|husband|family|children|kids|daughter|son)|separated (?:from (?:\w+ ){1,3})?by (?:the|a) border|(?:join|with) my (?:husband|wife|family) (?:here|in)|to join my|come and join|family visa|(?:spouse|fianc\wes?|partner|k1) (?:visa|interview)|spouse visa|reuni\w+|long distance|left behind|splits my family|knows me as a phone|video call|kissed a screen|(?:has|have) not met|(?:wife|husband|children|daughter|son|kids|baby|family|fianc\w+)(?: \w+){0,4} (?:is|are|he's|she's)(?: \w+)? (?:still )?in (?!hospital|school|college|detention|prison|jail|court|danger|class|year|trouble|the|our|my|pain|need|care|tears)\w+|stuck in \w+|other side of the (?:border|sea|world)`,
    in: ['immigration'],
    unless: String.raw`green card!|happily|reunited|divorc\w+|abus\w+|left me`,
  },
  deportation: {
    heard: String.raw`(?:be|being|get|gets|getting|facing|face|fear|from) deport(?:ed|ation)|deportation (?:order|hearing|letter|flight)|removal (?:order|directions)|send me back or not|can send (?:me|us|him|her|them) (?:away|back)|back to my country by force|may put (?:him|her|them|me) on (?:the|a) plane|ice (?:appointment|raids?|raid)|immigration took|ice (?:took|picked up|got) (?:him|her|them|the guy|my (?:\w+ )?(?:husband|wife|father|dad|brother|uncle|cousin|son|mother|mom|sister|neighbou?r|friend|boyfriend|boss|tio|primo))`,
    in: ['immigration', 'none'],
    unless: String.raw`black ice|slipp\w+|fell|skid\w*|frozen|the ice`,
  },
  detention: {
    heard: String.raw`(?:immigration|ice) detention|detention cent(?:re|er)|in detention|detained|immigration (?:took|arrested)|ice (?:took|picked up|got) (?:him|her|them|the guy|my (?:\w+ )?(?:husband|wife|father|dad|brother|uncle|cousin|son|mother|mom|sister|neighbou?r|friend|boyfriend|boss|tio|primo))|(?:picked up|taken|took him|arrested) by (?:ice|immigration)`,
    in: ['immigration', 'court', 'none'],
    unless: String.raw`let (?:my|him|her) (?:\w+ )?out|released|after school|school detention|black ice|slipp\w+|fell|skid\w*|frozen|the ice|hospital|teacher|homework|lunchtime|customs|parcel`,
  },
  'missing-document': {
    heard:
      'birth certificate|wrong date of birth|wrong (?:name|age|date)|another paper|fourth stamp|bank statements?|photos are not enough|(?:missing|more|lost|wrong) (?:papers?|documents?)|passport (?:was )?(?:lost|stolen)|bring proof',
    in: ['immigration'],
  },
  'permit-ending': {
    heard: String.raw`(?:visa|permit|papers?|licence|status) (?:\w+ ){0,6}(?:expires?|expiring|runs? out|running out|finish|finishes|is finishing|ends|ending)`,
    in: ['immigration'],
    unless: 'expired',
  },
  'without-papers': {
    heard: String.raw`undocumented|(?:no|without) (?:his |her |my |legal )?papers|(?:doesn'?t|don'?t|doesnt|dont) have papers|no iqama|sans papiers`,
    in: ['immigration', 'travel'],
    unless: 'newspaper*|divorce',
  },
  'citizenship-test': {
    heard: 'citizenship (?:test|exam)|life in the uk test|naturali[sz]ation (?:test|exam)',
    in: ['immigration', 'exam', 'none'],
    unless: 'passed|went well',
  },
  'citizen-oath': {
    heard: String.raw`citizenship ceremony|oath of (?:allegiance|citizenship)|becom(?:e|es|ing) (?:a|an \w+) citizen|(?:takes?|swears?|taking|swearing) the oath|naturali[sz]ation ceremony`,
    in: ['immigration', 'none'],
    unless:
      'court|president|army|navy|police|garda|nurs*|doctors?|hippocratic|governor|minister|lawyer|the bar|scouts?|soldiers?',
  },
  'visa-granted': {
    heard:
      'green card!+|visas? (?:is |was |got |has been |finally )?(?:stamped|approved|granted|came through)|got (?:his|her|my|their|our|the) (?:green card|visa|residency|leave to remain|citizenship)|leave to remain (?:granted|came)|asylum (?:was )?granted|granted (?:asylum|leave to remain|refugee status)',
    in: ['immigration', 'none'],
    unless:
      'not|until|hope*|waiting for|when|pray (?:that|for)|if|hajj|umrah|front|army|divorce|adoption|holiday',
  },
  'visa-lottery': {
    heard:
      'h-?1b (?:lottery|registration|draw|results?)|(?:visa|green card|dv) lottery|diversity visa',
    in: ['immigration', 'none'],
    unless: 'stamped|approved|selected|picked|won',
  },
  visa: {
    heard:
      'visas?|green card|(?:work|residence|residency|family|employment) permit|permit letter|the embassy|consulate|221g',
    in: ['immigration'],
    unless: String.raw`refus\w+|reject\w+|stamped|granted|approved|expired|runs out|lottery|h1b|got (?:his|her|my|their)|green card!+|terminated|last rites|visa officer no|free visa|finish on|passport|overstay\w*|deport\w*|detention|ran out|cancelled|running out`,
  },
  witness: {
    heard: String.raw`(?:up|called|summoned|court(?: \w+){0,3}) as (?:a )?witness|witness (?:in court|against|at the trial)|giv(?:e|es|ing) evidence|testif(?:y|ies|ying) (?:in court|against|at the (?:trial|hearing))|testimony in court|behind the screen and say|have to say out loud what`,
    in: ['court', 'none'],
    unless: String.raw`wedding|at the courthouse|gave evidence|jehovah'?s witness*`,
  },
  verdict: {
    heard: 'verdict|jury (?:is|went|has been) out|jury (?:retires?|retired)',
    in: ['court'],
    unless:
      'not guilty|acquitted|jury room|verdict (?:was|came)|found guilty|guilty verdict|after the verdict',
  },
  'jury-duty': {
    heard: 'jury (?:duty|service|room)|(?:on|in) (?:a|the) jury|juror*',
    in: ['court', 'none'],
    unless: 'duty over|let the jury|see that',
  },
  'falsely-accused': {
    heard: String.raw`(?:for|over|of|to) (?:something|a thing|a crime|anything) (?:that )?(?:he|she|i|they|him|we) (?:did not|didn'?t|didnt|never) (?:do|did|commit)|falsely (?:accused|charged|arrested|blamed)|false (?:accusation|charge|allegation)s?|wrongly (?:accused|convicted|arrested|charged)|another man'?s (?:crime|packet)|hearing he didn'?t do it|he did not steal|not take that money|airline says i hit|it was the other boys|miscarriage of justice`,
    in: ['court', 'none'],
    unless: String.raw`not guilty|i'm not saying`,
  },
  'guilty-plea': {
    heard:
      'plead(?:ing|s)? guilty|he did (?:do )?it|she did it|i did it|did a stupid thing|guilty plea|want mercy',
    in: ['court'],
    unless: String.raw`did it not|stabb\w+|attacked|rap(?:e|ed|ist)|abus\w+|kill\w*|murder\w*|victim|the man who|the driver who|the one who|robbed us|robbed me|burgl\w+`,
  },
  sentencing: {
    heard: 'sentencing|(?:being|be|gets|is|getting) sentenced|up for sentence',
    in: ['court', 'none'],
    unless: 'i must sentence|got sentenced last',
  },
  bail: {
    heard:
      'bail (?:hearing|at|is|money|application|set)|(?:gets|get|make|makes|for|afford|set|post) bail|bail him',
    in: ['court', 'none'],
    unless: String.raw`got bail|made bail|bail out|bailed out|stabb\w+|attacked|rap(?:e|ed|ist)|abus\w+|kill\w*|murder\w*|victim|the man who|the driver who|the one who|robbed us|robbed me|burgl\w+|my ex|out on bail|threat\w*`,
  },
  'held-in-cell': {
    heard: String.raw`remand(?:ed)?|in the (?:police )?cells(?: since| below| over)?|police custody|(?:is|are|was) in custody|in lock ?-?up|deh a lock-up|has been locked up|(?:been|got|was|were) arrested|under ?-?trial|without trial|prison(?: \w+){0,6} no trial|behind bars|got picked up (?:by the (?:police|cops)|saturday night and the judge)|(?:police|cops|sheriff|officers) (?:picked|took|arrested)(?: \w+){0,3} up|they picked him up|was picked up by (?:the )?(?:police|officers|cops)|led out in handcuffs|(?:took|away)(?: \w+){0,6} (?:in|with) handcuffs|in the police van|in the county jail|sitting in county`,
    in: ['court', 'none'],
    unless: String.raw`blood cells?|stem cell|cancer|got bail|released|ice detention|social services|school|cells? count|ambulance|hospital|immigration|stabb\w+|attacked|rap(?:e|ed|ist)|abus\w+|kill\w*|murder\w*|victim|the man who|the driver who|the one who|robbed us|robbed me|burgl\w+|finally`,
  },
  lawyer: {
    heard: String.raw`(?:no|a|the|our|my|big|good|public|side's|lawyers?'?) ?lawyers?|lawyer (?:money|eats|says)|solicitors?|barristers?|attorneys?|public defender|legal aid`,
    in: ['court', 'immigration'],
    unless: 'lawyer shook|(?:was|am|is|be|as) (?:a )?lawyer',
  },
  'case-adjourned': {
    heard: String.raw`adjourn(?:ed|ment|ments)|put (?:back|off) again|postponed|judge (?:has )?chang\w+|file (?:was|is) missing|(?:years|yrs) in the (?:\w+ )?court|court date no|still in court`,
    in: ['court'],
  },
  'land-case': {
    heard:
      'land (?:case|matter|dispute|court)|boundary|inheritance (?:case|dispute)|property (?:case|dispute)',
    in: ['court'],
  },
  parole: {
    heard: 'parole (?:board|hearing)|up for parole|comes up for parole|parole (?:on|next|this)',
    in: ['court', 'none'],
    unless: 'got parole|granted parole',
  },
  probation: {
    heard:
      'probation (?:officer|order|meeting)|on probation|community service|suspended sentence|ankle tag|on tag',
    in: ['court'],
  },
  'prison-visit': {
    heard: String.raw`visiting order|prison visits?|visit(?:s|ing)?(?: \w+){0,3} (?:in|inside) (?:prison|jail|gaol)|(?:sat|boy) behind (?:that|the) glass|mulaqat|inside \w+ months first visit`,
    in: ['court', 'none'],
    unless: 'hospital|grave|nicu|incubator|ward|care home|covid|isolation|icu',
  },
  'prison-release': {
    heard: String.raw`(?:come|comes|coming|came|gets|getting|got|is|newly|just|fresh|he's|home) out of (?:prison|jail|gaol)|released from (?:prison|jail|gaol)|home from (?:prison|jail)|(?:prison|jail) (?:until|till)|ex.?(?:con|prisoner|offender)`,
    in: ['court', 'none'],
    unless: String.raw`of hospital|pregnan*|weeks|stabb\w+|attacked|rap(?:e|ed|ist)|abus\w+|kill\w*|murder\w*|victim|the man who|the driver who|the one who|robbed us|robbed me|burgl\w+|hospital|afraid|scared|fear|my ex|find me`,
  },
  judge: {
    heard: String.raw`judge (?:on|in|sits|rules|will|to|has to|decides?|says thursday|thursday)|the judge (?:on|decides|will|at)|before (?:the|a) (?:judge|magistrates?)|before judge \w+|in front of the (?:judge|magistrates?)|magistrates? (?:monday|tuesday|wednesday|thursday|friday|decides|will|on)|hearing (?:on|is|in|at|next|tmrw|tomorrow|tuesday|monday|wed|weds|wednesday|thursday|friday)|(?:bail|plea|custody|final) hearing|court (?:tomorrow|tmrw|tuesday|monday|wednesday|thursday|friday|on|next|date is)|(?:appear|speak) in court|youth court|to go to court|soften that judge`,
    in: ['court'],
    unless:
      'judge said|since the judge|decided|got custody|i am a magistrate|got bail|dropped|jury|case before the judge is|repossession|parole|adoption',
  },
  'threshold-kin-weeps': {
    heard: String.raw`@kin (?:cries|cryin|crying|is crying|are crying|keeps? crying|has been crying|weeps|is in tears|are in tears|can(?:no|'?)t stop (?:crying|pacing))`,
    in: ['threshold', 'none'],
    unless: String.raw`graduat*|happy|joy|wedding|cried already|born|baby|son came|laugh\w*|proud|film|movie`,
  },
  'threshold-kin-worries': {
    heard: String.raw`@kin (?:(?:is|are|gets|keeps) (?:so |very |really |sick with )?(?:worried|worrying|frantic)|worries|worry|can(?:no|'?)t sleep|doesn'?t sleep)`,
    in: ['threshold'],
    unless: 'were worried|was worried',
  },
  'new-keys': {
    heard: 'keys?(?: to)?|front door|first (?:home|flat|place|house|apartment)',
    in: ['moving-house'],
    unless: String.raw`gave back|letterbox|red door|hand(?:s|ed|ing)? (?:back|over|in)|return\w*`,
  },
  boxes: {
    heard: String.raw`box(?:es)?|pack(?:ing|ed|ers)|removal (?:men|truck|van)|movers|(?:van|lorry|truck)(?:'s| is| comes| packed| ordered| booked)|lorry's|van comes`,
    in: ['moving-house'],
    unless: 'shell and staff|last time',
  },
  'heavy-carrying': {
    heard:
      'no lift|(?:3rd|4th|5th|third|fourth|fifth|four) floors?|three flights|carry (?:the|our|it|all|the bed)|(?:piano|furniture) (?:from falling|down)|carrying|stairs',
    in: ['moving-house'],
    unless: String.raw`no stairs|on the stairs with|can'?t manage|fell|pregnan*`,
  },
  'leaving-old-house': {
    heard: String.raw`(?:we|i|they|kids) (?:all )?grew up|(?:was|were|all) born(?: in)?|bore three|brought all \w+ babies|leav(?:e|es|ing) (?:the|our|her|his|their|my) (?:old )?(?:house|home|farmhouse|farm)|giving up the|clearing the (?:old )?house|(?:in|of) (?:this|that) (?:house|kitchen|living room)|goodbye|bye bye|memories|doorframes|(?:thirty|forty|fifty|sixty|seventy|[1-9][0-9]) ?(?:yrs|years|christmases)(?! (?:old|of (?:marriage|renting|saving|waiting)|sober|clean))|lifetime|born in`,
    in: ['moving-house'],
    unless: String.raw`goodbye properly|on the list|spirit|anniversary|spare room|bad memories|abus\w+|violen\w+|beat|hit me|evict\w+|escap\w+|flee\w*|fled`,
  },
  'new-neighbours': {
    heard:
      'new neighbou?rs?|neighbou?rs (?:will be|be|are) (?:kind|nice|good|friendly|quiet)|(?:nice|kind|good|friendly|quiet) neighbou?rs?',
    in: ['moving-house'],
    unless: 'thanks|thank',
  },
  'mortgage-approval': {
    heard:
      'mortgage (?:approval|application|in principle|decision|to be approved)|(?:approve|approval for|waiting (?:on|for)|apply for|applied for) (?:the|our|my|a) mortgage|get a mortgage',
    in: ['moving-house', 'none'],
    unless: 'yes to the mortgage|got approved|was approved|been approved|approved!',
  },
  'selling-house': {
    heard:
      '(?:our |the |my )?(?:house|flat|home) sells|sell(?:ing)? (?:the|our|my|her|his|their|up|this) ?(?:house|home|flat|up)?|buyers?|offer fell through|house sale|the chain|on the market',
    in: ['moving-house'],
    unless: String.raw`landlord|could sell|is sold|been sold|it's sold|sold up|new owners`,
  },
  'finding-home': {
    heard: String.raw`(?:find|finding|looking for|search for|searching for|need) (?:a|an|another|us a|me a|our) (?:\w+ )?(?:house|flat|apartment|place to (?:live|rent)|room to rent|home to rent)|(?:house|flat|apartment) ?-?hunt\w+`,
    in: ['moving-house', 'none'],
    unless: 'found|homeless|care home|nursing home|rehome',
  },
  'new-town': {
    heard: String.raw`new (?:town|village)|(?:mov\w+|shift\w*|transfer\w*|relocat\w+|go|going)(?: \w+){0,3} (?:a new|another|a different) (?:town|city)|mov\w+(?: \w+){0,4} the other end of the country|6th town`,
    in: ['moving-house', 'none', 'new-job'],
    unless: 'girlfriend|boyfriend',
  },
  'unwilling-to-move': {
    heard: String.raw`(?:doesn't|don't|does not|do not|dont|doesnt|didn't) want to (?:move|go|leave|come)|refus\w+ to (?:move|go|leave)|doesn't understand why`,
    in: ['moving-house'],
    unless: 'visa',
  },
  'children-moving': {
    heard:
      '(?:with|and) (?:my |our |her |two |three |four )?(?:two |three |four )?(?:small |young |little )?(?:children|kids|weans)|small (?:kids|children)',
    in: ['moving-house'],
    unless: 'the new people',
  },
  'smaller-home': {
    heard:
      'sheltered|bungalow|retirement (?:flat|home|village)|care home|nursing home|one armchair|(?:for|only take) one room|downsiz*|smaller (?:flat|cottage|place|house)|(?:to|into) (?:a|the) small (?:flat|cottage)|for two rooms|part from things|sunrise court|to (?:the|a) condo',
    in: ['moving-house'],
  },
  'animals-moving': {
    heard: String.raw`(?:cat|dog|cats|dogs|hens?) (?:is |'s )?(?:furious|sedated|won'?t settle|wont settle|scared|hates|in a basket)|cat's sedated|cat has gone missing|aquarium`,
    in: ['moving-house'],
  },
  'bless-new-home': {
    heard: String.raw`bless (?:this|our|the|every|these|rooms|my|that) ?(?:new )?(?:flat|house|home|walls?|rooms?|boxes)?|griha prav\w+|housewarming|house ?warming|new (?:house|home|flat|apartment|walls|place)|our own (?:flat|house|home)|happy there`,
    in: ['moving-house'],
    unless: 'floor 14|sheltered|care home|whoever|her cows',
  },
  'fear-of-flying': {
    heard: String.raw`(?:fear|scared|afraid|terrified|frightened|phobia) (?:of|to) (?:flying|planes?|fly)|hates? (?:flying|takeoff|take-?off)|nervous flyer|fearful flyer|hate this|i want out|(?:hands|palms) (?:wet|sweat\w*)(?: \w+ about take off)?|scared stiff|she's terrified and|terrified of (?:planes?|flying|take-?off)|white already|jumpy|my body doesnt|because of fear|closed doors|breathing is closing|what if the plane`,
    in: ['flight'],
    unless: 'job|interview|exam',
  },
  turbulence: {
    heard: 'turbulence|bumpy flight|every bump i think',
    in: ['flight', 'none'],
    unless:
      'marriage|at home|at work|emotional|financial|life|family|church|economy|political|markets?|spiritual|soul|country',
  },
  'first-flight': {
    heard: String.raw`(?:my|her|his|our|their|\w+'s) (?:very )?(?:first|1st) (?:ever )?(?:flight|airplane|aeroplane|plane)|(?:first|1st) (?:ever flight|flight ever|airplane ever)|(?:first|1st) time (?:\w+ ){0,3}(?:plane|flying|fly|aeroplane|airplane|over the clouds)|first journey by air|never (?:flew|flown)|never been (?:in the air|on an? (?:plane|aeroplane|airplane))|neither has ever been in a plane|first time (?:to|for) fl\w+|never been up|flying for the first time|flies alone for first time`,
    in: ['flight', 'none', 'pilgrimage'],
    unless: 'first time since',
  },
  'storm-flight': {
    heard: 'storms?|missile|lightning|all that weather|in this wind',
    in: ['flight'],
  },
  'flying-alone': {
    heard:
      'alone|by (?:myself|herself|himself)|unaccompanied|on (?:her|his|my|their) own|without us|label round|labels round|lanyard|cannot read the signs|kind at every gate',
    in: ['flight'],
    unless: String.raw`pilot|alone at home|home alone|left alone|leave \w+ alone`,
  },
  'alone-on-the-way': {
    heard:
      'alone|by (?:myself|herself|himself|themselves)|solo|on (?:her|his|my|their) own|unaccompanied|mostly by myself',
    in: ['travel', 'pilgrimage'],
    unless: String.raw`not safe on my own|can'?t do it|alone at home|home alone|left alone|leave \w+ alone`,
  },
  connections: {
    heard: String.raw`connections?|connecting|layover|in transit|(?:two|three|four|[2-4]) changes|three planes|via \w+`,
    in: ['flight', 'travel'],
    unless: 'crew change|malaba',
  },
  'travel-delay': {
    heard: String.raw`(?:flight|plane|train|ferry|bus|arik|airline)(?: \w+){0,2} (?:delayed|cancelled|canceled)|arik has delayed`,
    in: ['flight', 'travel'],
    unless: 'landed safe|finally landed|twice and|fly anyway|arrived|got here',
  },
  'travel-with-little-ones': {
    heard:
      'toddlers?|newborn|(?:with|and) (?:my|her|his|the|a|two|three) (?:baby|babies|wee one)|baby fly|small one on|wee one|(?:two|three|two small|small) (?:kids|children)|(?:kids|children) (?:are buckled|in the back)|kids r |two that get sick',
    in: ['flight', 'travel'],
    unless: String.raw`see the baby|her three kids|deployed|to (?:see|meet)(?: \w+){0,4} (?:her|his|the|my|their) (?:new )?baby`,
  },
  'wheelchair-travel': {
    heard: 'wheelchairs?|with (?:her|his) stick|rollator|zimmer|commode|oxygen',
    in: ['flight', 'travel', 'pilgrimage'],
  },
  'long-flight-body': {
    heard: String.raw`clot|legs swell|heart isn'?t strong|stockings on|oxygen`,
    in: ['flight'],
  },
  luggage: {
    heard: 'luggage|suitcases?|baggage|lost (?:my |our )?bags?|two bags|heavy bags',
    in: ['flight', 'travel'],
    unless: 'one suitcase only',
  },
  'passport-travel': {
    heard: 'passports?|border (?:queues?|crossing|control)|through customs',
    in: ['flight', 'travel', 'pilgrimage'],
    unless: 'came in time|boss',
  },
  'pilot-crew': {
    heard:
      '(?:dad|son|friend|husband|brother|captain|daughter|he|she|boy) is (?:a )?(?:pilot|cabin crew|captain)|cabin crew|is pilot|student pilot|flies helicopters|flying cargo|a captain|bless the pilots',
    in: ['flight'],
    unless: 'first time',
  },
  'night-driving': {
    heard: String.raw`night (?:bus|truck|drive|train)|all night|overnight|driv(?:e|es|ing)(?: \w+){0,6} (?:tonight|tonite|the night|at night)|long drive home|this night|by night|eyes shut|tonight|tonite|nite`,
    in: ['travel'],
    unless: String.raw`train|ferry|stood on the bridge|boat|not safe on my own|travelodge|plane|walk\w*|hik\w+|tent|cycl\w+|flight|flying|cruise|hotel|arrived|landed`,
  },
  'long-drive': {
    heard: String.raw`long (?:drive|coach ride|way)|driv\w+(?: \w+){0,8} (?:[0-9]+|nine|ten|twelve|fourteen) (?:hours|hrs|miles|km)|(?:hours|hrs) (?:in the car|with two kids|with three kids)|two days each way|[0-9]+ ?km|nullarbor|300 miles|each way`,
    in: ['travel'],
  },
  'bad-weather-road': {
    heard: 'black ice|icy|roads are ice|snow|fog|foggy|slippery|bad rain|heavy rain|winter dark',
    in: ['travel'],
    unless: String.raw`ferry|ski\w*|train|plane|flight`,
  },
  'on-the-water': {
    heard: 'ferry|boats?|ship|kayak|cruise|at sea|rough sea|sailing|trawler',
    in: ['travel'],
    unless: 'stood on',
  },
  'dangerous-road': {
    heard: String.raw`(?:road|highway|motorway)(?: \w+){0,4} (?:is |are )?not safe|robberies on it|(?:robbers|bandits|kidnappers) on (?:the|that) (?:road|way|highway)|the one everybody fears|eye of evil on|about that road|road eats people|that road eats|worse police|roads? (?:is|are) (?:very )?(?:bad|dangerous)|bad roads?|safe roads`,
    in: ['travel'],
    unless: 'robbed (?:me|us|him|her)|good road|killed',
  },
  'lorry-driver': {
    heard:
      'lorry|truck(?:er|ie|s)?|long-?haul|road train|tonnes|load of cattle|driving all night with',
    in: ['travel'],
    unless: 'keep the lorries',
  },
  'two-wheels': {
    heard: String.raw`motorbik\w+|motorcycl\w+|bikers|scooters?|bicycle|cycling|on (?:his|her|my) bike`,
    in: ['travel', 'pilgrimage'],
  },
  'no-word-from-traveller': {
    heard: String.raw`no signal|out of signal|last (?:msg|message)|has not called|has ?n'?t (?:called|texted|rung)|no word|have ?n'?t heard|only hear him when`,
    in: ['travel', 'pilgrimage', 'flight'],
  },
  backpacking: {
    heard: String.raw`backpack(?:ing|er|s)?|travelling through|gap year|interrail\w*|in a tent`,
    in: ['travel'],
  },
  'bring-the-group-home': {
    heard:
      '(?:class|school) trip|w/ school|with (?:the )?school|(?:thirty|forty) (?:children|kids)|fourteen teens|(?:swim|football|rugby|netball) team|youth group|mission team|our choir|all those girls|forty of us',
    in: ['travel', 'flight'],
  },
  'car-holds': {
    heard: String.raw`brakes|(?:the|our|my|bald|old|flat) ty?i?res?|car makes a noise|old car|clutch|(?:car|van|bus|buses|engine|truck|lorry) (?:\w+ ){0,2}breaks? down|warning light`,
    in: ['travel', 'pilgrimage'],
  },
  'safe-return': {
    heard: String.raw`bring(?: \w+){1,4} (?:back|home)|back safe|home safe|(?:see|hear) (?:my|the) gate|safe (?:return|way home)|get (?:all of us|us|him|her|them) (?:home|down|back)|back at easter`,
    in: ['travel', 'flight', 'pilgrimage'],
    unless:
      'late father|bring me home|body|bury|buried|burial|funeral|ashes|coffin|died|passed away|remains|wake',
  },
  'pilgrim-feet': {
    heard: 'feet|blisters?|barefoot|boots|no shoes|soles',
    in: ['pilgrimage'],
    unless: String.raw`in that water|father's boots|feet ready`,
  },
  'pilgrim-knees': {
    heard: String.raw`(?:bad|dodgy|old|new|weak) (?:knees?|hips?|back|legs)|(?:with )?(?:her|his|my) (?:\w+ )?(?:knee|hip)|knees (?:are|and i)|legs (?:carry|give)|arthritis`,
    in: ['pilgrimage'],
    unless: 'on (?:my|her|his|the) knees|walking the camino for my knees|feet ready',
  },
  'pilgrim-promise': {
    heard: String.raw`promised?|bare knees|vow|vratham|for thank|because (?:my|our) \w+ came through|in thanksgiving`,
    in: ['pilgrimage'],
    unless: 'knees and i|modak',
  },
  hajj: {
    heard: 'hajj|haj|umrah|umra|labbaik',
    in: ['pilgrimage', 'none'],
    unless: '(?:back|returned|home) from|false|scam*|conned|cheated|since the|after|last year|died',
  },
  camino: {
    heard:
      'camino|santiago|sarria|saint-jean[a-z-]*|saint jean|st jean|way of st james|st olav way|czestochowa|częstochowa|hostel to the next',
    in: ['pilgrimage'],
    unless: 'plane|fly',
  },
  'pilgrims-with-the-sick': {
    heard: String.raw`(?:the|with the) sick|as a helper|i'm a helper|push(?:ing)? (?:the )?wheelchairs|with the nurses`,
    in: ['pilgrimage'],
  },
  'old-pilgrim': {
    heard: String.raw`(?:at|is|aged?|she's|he's) (?:seventy|eighty|7[0-9]|8[0-9])|seventies|eighties|seventy-\w+|eighty-\w+|oldest is|average age|bad lungs|diabetes|sugar|grannies|one good eye`,
    in: ['pilgrimage'],
    unless: 'camino at 6',
  },
  'long-awaited-pilgrimage': {
    heard: String.raw`saved (?:\w+ ){0,2}(?:years|since|coins|up|for)|saving (?:for|his|her|up)|put by|last wish|once before|been (?:her|his|my) wish|always said|forty years|at last`,
    in: ['pilgrimage'],
  },
  'pilgrims-together': {
    heard: String.raw`(?:our|the|whole) (?:parish|group|choir|youth)|parish (?:\w+ )?(?:coach|bus|pilgrimage|youth)|(?:forty|sixty|thirty|twenty-five|forty-one|three hundred|16|38|31) (?:of us|men|youths|aunties|in the bus)|our group|prayer group|the bus|bus load|minibus|confirmation group|with the (?:diocese|parish)`,
    in: ['pilgrimage'],
  },
  'two-offers': {
    heard:
      'two offers|(?:both|job) offers?|two (?:firms|letters|envelopes|jobs)|which offer|the other firm',
    in: ['decision'],
  },
  'near-a-parent': {
    heard: String.raw`(?:stay|near|close to|home with)(?: \w+){0,2} (?:mum|mom|mother|mammy|amma|parents|dad|father)|near mum|(?:mum|mom|mother|mammy|amma|dad|father)(?:'s| is)(?: \w+)? (?:alone|ninety|poorly|old|here)|where my parents`,
    in: ['decision'],
    unless: 'which parent|in a home|the home|care home|okay with either',
  },
  'advice-contradicts': {
    heard: String.raw`says? (?:one thing|two things|something else)|says? yes and|says? wait|(?:everybody|everyone) has an opinion|(?:every person|everyone) i ask|everyone (?:tells|says)|contradict\w*|conflicting|my wife another|another thing|tells me something else`,
    in: ['decision'],
    unless: 'my heart says|my head',
  },
  'sleepless-choosing': {
    heard: String.raw`(?:can'?t|cannot|not|no|don'?t|haven'?t) (?:sleep|slept|sleeping)|all night|every night|over it at night|4am|round and round|go(?:es)? round|back and forth|in circles|turn it in my head|my tea has gone cold|nights? awake|sleep on (?:a|this) decision`,
    in: ['decision'],
    unless: 'sleeps with',
  },
  'marriage-answer': {
    heard:
      '(?:marry|marries|marrying) (?:him|her|me|the|this|somebody)|(?:he|she) (?:has )?(?:proposed|asked me (?:to marry|on the pier))|ring is|accept the man|men have asked for|i marry|marriage proposal|wants to marry|say yes or tell him',
    in: ['decision'],
  },
  'treatment-choice': {
    heard:
      'chemo*|operation|operate|surgery|treatment|hysterectomy|the valve|knee done|trial drug|leg off|consultants|second opinion|medication|radiotherapy',
    in: ['decision'],
    unless: 'donor|vet|dog|cat|horse',
  },
  'life-support-choice': {
    heard: String.raw`(?:turn|switch)(?:ing)? the machines? off|switch the machine off|turn off the machines?|(?:no|yes)(?: \w+){0,3} about the ventilator|life.?support|feeding tube|dnr`,
    in: ['decision'],
    unless: 'off the ventilator and|came off|is off the|weaned',
  },
  'sell-or-keep': {
    heard: String.raw`sell(?:s|ing)? (?:the|up|dad'?s|mum'?s|grandfather'?s|his|our|it|my|her|or)|sell or|keep the (?:house|farm|land)|whether to sell|hang on one more|sell now`,
    in: ['decision'],
  },
  'going-abroad-choice': {
    heard: String.raw`(?:job|post|go|going|move|moving|study|work|offer)(?: \w+){0,3} (?:abroad|overseas)|(?:to|in) another country|emigrat\w+|(?:shift|move|go|moving) to (?:oz|australia|canada|america|england|the us|the uk|germany)|singapore|home to apia|(?:the )?oslo|post in boston|to perth|phoenix`,
    in: ['decision'],
    unless: 'travelling three days',
  },
  'leaving-job-choice': {
    heard: String.raw`(?:quit|quitting|leave|leaving|resign from|resigning from) (?:my|the|her|his|this) (?:job|bank|firm|work|company|post)|notice is typed|hand(?:ing)? in (?:my|his|her) notice|resign\w*|give up the (?:\w+ )?job`,
    in: ['decision'],
  },
  'which-studies': {
    heard:
      'which (?:university|uni|course|stream|college|degree)|(?:uni|university|college) or|army or uni|or (?:uni|university|art|college)|leeds uni|science or commerce|study law or|between (?:studying|glasgow|leeds|medicine)|apprenticeship|georgia tech|what to study',
    in: ['decision'],
    unless: 'drowning',
  },
  'vocation-choice': {
    heard:
      '(?:seminary|priesthood) or|whether to leave the priesthood|if the priesthood is|the convent or|if i take my final vows|thinking of becoming a (?:priest|nun|monk|deacon)|torn between the convent|vocation or',
    in: ['decision', 'none'],
    unless: 'anniversary|ordained|jubilee',
  },
  'another-child-choice': {
    heard:
      '(?:a|have a|for a) third (?:baby|child)|third baby|have a third|(?:have|having|for|want) another (?:baby|child)|embryo|try again or',
    in: ['decision'],
    unless: 'adopt',
  },
  'not-agreeing': {
    heard: String.raw`can(?:no|'?)t (?:agree|settle)|of one mind|says yes and my (?:sister|brother)|my brothers say|(?:is done|unsure) and i am not|my wife another|no bad feeling|no row about it|listen to my wife`,
    in: ['decision'],
  },
  'care-home-choice': {
    heard: String.raw`(?:care|nursing|old people'?s|old age|residential) home|(?:put|putting) (?:mum|mom|dad|mother|father|him|her|nan|gran) in (?:a|the) home|the home in \w+ or our|(?:mum|dad|mother|father|mom) in a home`,
    in: ['decision'],
    unless: 'i work in|works in|he is in|she is in|is in a|are in|been in|visit',
  },
  'answer-due': {
    heard: String.raw`(?:by|till|until|before) (?:\w+ )?(?:noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|easter|pentecost|tonight|the (?:birth|[0-9]+|end))|deadline|(?:want|wants|need|needs) (?:an|my|his|her|a|the) (?:yes|answer|form|reply)|answer(?:s)? (?:by|today|friday|on)|have to answer|must (?:answer|reply|say)|due (?:on )?(?:friday|midnight)|one nite to choose|want an answer`,
    in: ['decision'],
  },
}
