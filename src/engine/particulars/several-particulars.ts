import type { SignsByParticular } from './particular-signs'

export const SEVERAL_PARTICULARS: SignsByParticular = {
  'last-chemo': {
    heard: String.raw`(?:last|final) (?:round of |session of |cycle of |dose of |of (?:the |my |her |his )?)?(?:chemo*|radio*|treatment|radiation)|finish\w+ (?:\w+ )?(?:chemo*|radio*|radiation)|rang the bell`,
    in: ['cancer', 'waiting-for-results', 'thanks-for-recovery', 'recovery'],
    unless: String.raw`@death|years? ago|\d+ years|did ?n'?t work|not work\w*|failed|(?:come|came|is) back|spread|returned|no effect`,
  },
  remission: {
    heard: String.raw`(?:in|into) remission|cancer(?: |-)free|(?:got|given|gave|is|was|am|are|has) (?:\w+ )?(?:the )?all(?: |-)clear|(?:years|months) clear|clear of (?:the )?cancer|no evidence of`,
    in: [
      'cancer',
      'waiting-for-results',
      'thanks-for-recovery',
      'thanks-for-good-news',
      'recovery',
      'hospital',
      'illness',
    ],
    unless: String.raw`@death|please let|hope|hoping|waiting|wants?|back again|came back|come back|pray (?:for|that|he|she)|let it be|bank|planning|council|inspector|police|visa|landlord|drink\w*|sober|drugs|gambl\w*|afraid of what`,
  },
  'hole-in-heart': {
    heard: String.raw`hole in (?:the|his|her) (?:\w+ )?heart|heart defect|congenital heart|(?:open|mend|fix|operate on|operating on) (?:my |our |his |her |the )?(?:\w+'s )?(?:small|little|tiny|wee) heart`,
    in: ['surgery', 'hospital', 'illness', 'waiting-for-results', 'birth', 'none'],
    unless:
      '@cause|@death|@well|left a hole|dog|cat|closed it|years ago|since (?:he|she|they|we|you)|missing|left|family|breakup|broken|without|community|church',
  },
  needles: {
    heard:
      '(?:scared|afraid|fear|terrified|hates?|phobia|frightened|phobic) (?:of )?(?:the )?(?:needles?|injections?|jabs?)|needle phob*',
    in: ['surgery', 'hospital', 'illness', 'cancer', 'waiting-for-results', 'anxiety', 'none'],
    unless:
      '@cause|knit*|pine|sew*|haystack|dirty|hold her needles|park|found|shooting|crochet|wool|shawl|compass|drugs|arm|bin|thread*|heroin|inject(?:s|ing) (?:drugs|himself|herself)',
  },
  transplant: {
    heard: String.raw`transplants?|(?:new|donated|donor) (?:kidneys?|liver|lungs?|cornea)|giv(?:e|es|ing|en) (?:\w+ ){0,4}kidneys?|kidney donor|organ (?:donor|donation)s?|(?:needs?|need|searching|searching for|search for|found|find|awaiting|waiting for|wait for|no|be a|may be a) (?:a |an |the )?(?:matching )?donors?|donor (?:found|search|list)`,
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
    unless: String.raw`@cause|@death|blood donors?|egg donor|sperm|hair transplant|transplant(?:ed|ing)? (?:rice|seedlings?|tomatoes)|rice|seedlings|church|st columba'?s?|parish|eggs?|off the (?:transplant )?list|choir|organist|pipes?|sounds|bellows|hymns?|new heart|match (?:day|on|against|is|was|tomorrow|fixture)|football|cricket|the match|a match|clean heart|rejected|donors for|fund|middle c|funding|funders|dating|food|for the school|appeal|plants?|garden|trees?|hair|campaign|liver and onions|pie`,
  },
  'discharge-now': {
    heard: String.raw`(?:is |am |are |came |coming |got |back |finally |'s |be |arrived )home(?: (?:from|today|tomorrow|now|after|at last|on|this))?\s?(?:from (?:the )?(?:hospital|clinic|rehab|ward|icu))?|home from (?:the )?(?:hospital|clinic|ward|icu)|discharged|let (?:me|him|her|them|us) (?:go |come )?home|out of (?:the )?hospital|allowed home|sent (?:me|him|her) home`,
    in: ['hospital', 'recovery', 'surgery', 'thanks-for-recovery'],
    unless: String.raw`@death|(?:let|get|wants?|want) (?:to )?(?:me|him|her|them|us|be|come|go) (?:come )?home|please let|should be home|by christmas|wish|far from home|at home|home to|come home (?:soon|by)|when (?:he|she|i|they) (?:comes?|gets?|is)|not (?:be )?(?:coming|allowed|going)|can'?t|cannot|may (?:he|she|they) be|care home|nursing home|children's home|the home|hospital wing|a home|drink*|sober|rehab|clean|until|prison|pray (?:he|she|that)|war|two years|last year|years|die|home for|(?:am|is|was|were|are|'s|be) home (?:with|alone|all)|home cook*|home straight|weeks ago|months ago|kettle|terminal|ruins|telly|overdose|fit out|to die|hospice|palliative|nothing more|no more (?:they|to)|too (?:early|soon)|still (?:very |so )?(?:ill|sick)|psych\w*`,
  },
  migraine: {
    heard: String.raw`migraines?|migranes?|mygraines?|cluster headaches?|headaches?|head\s?aches|splitting head|my head (?:hurts|aches|is splitting|is pounding|is killing me|stop hurting|has been)`,
    in: ['pain', 'illness', 'hospital', 'sleeplessness', 'hard-work', 'none'],
    unless: String.raw`@cause|@death|@well|tumou?r in|a headache for|haven'?t had|gone|no migraine|is a headache|what a headache|years without|tax headache|with (?:these|the) headache (?:of|kids)|migraine in weeks|brain|bleed|meningitis|scan|admin|cleared|went to lie down|(?:give|gives|giving|gave) (?:me|us|him|her)(?: a| such a)?(?: \w+)? headaches?|bigg?e?s?t? headache|money|debts?|boss|landlord|paperwork|hangover|drink\w*|stroke`,
  },
  allergy: {
    heard: String.raw`allerg\w+|anaphyla*|epi\s?pens?|epipens?`,
    in: ['illness', 'hospital', 'none', 'raising-children', 'new-school'],
    unless:
      '@cause|@death|@well|allergic to (?:work|hard|maths|church|mornings|people|commitment|each|her|him)|grew out|outgrew|rehom*|dog to|no allerg*|cat has to|tests?|hayfever tablets|cats?|dogs?|pets?|fur|rabbit|horse|kittens?|puppy|allergic reaction to (?:work|people)',
  },
  'long-covid': {
    heard: 'long covid|post covid|chronic fatigue|cfs|me/cfs|fatigue syndrome|myalgic',
    in: ['illness', 'pain', 'recovery', 'disability', 'sleeplessness', 'none', 'work'],
    unless: '@death|@well|letting go|over it|gone|baptism',
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
      '@cause|@death|gym|sport|athlete|doping|stopped|off the (?:tablets|meds|pills)|side effects? of (?:divorce|war|life|moving)',
  },
  'back-pain': {
    heard: String.raw`(?:my|his|her|bad|lower|own) back(?:'s)?(?: (?:is|has|gone|went|goes|hurts|aches|killing|pain|again|trouble|out|so|and))?|back\s?aches?|backache|back pain|slipped discs?|sciatic\w+|lumbago|spine`,
    in: ['pain', 'hard-work'],
    unless: String.raw`@death|@well|no longer hurts|simply left|shirt|nothing hurt|(?:get|got|give|gave|want|wants|have|take|bring|brought) (?:me |him |her )?(?:my|his|her|the) back|(?:in|at|out|round|to|through|of|up) the back|behind (?:my|his|her) back|the back (?:of|door|row|seat|field|garden|pew|room|yard|bedroom|page|gate|step|kitchen)|back (?:home|to|from|in|into|at) (?:the )?(?:work|school|tea|hospital|factory)|(?:the|my|his|her) back (?:teeth|tooth|leg|legs|garden|door|step|yard|field|pocket)|broke|neck|operation|backpack|dog|horse|cancer|watch(?:es|ing|ed)? (?:my|his|her)|against (?:my|the)|turn\w* (?:my|his|her|their) back|stab\w*|off (?:my|his|her) back|on (?:my|his|her) back|my back to|covered`,
  },
  blindness: {
    heard:
      'blind|blindness|white stick|guide dog|(?:took|lost) (?:his|her|my|both) (?:eyes|sight|eyesight)|no sight|her eyes went',
    in: ['disability', 'illness', 'new-school'],
    unless:
      '@death|@well|going blind|goes blind|will go blind|macular|glaucoma|blind (?:to|date|faith|drunk|corner|bend|spot|eye|alley|rage|with|love|trust)|colou?r(?: |-)?blind|the blinds?|blinds|blinded by|my mother blind|i was blind|dog was|old dog|horse|cat|deaf(?: |-)blind|sight is going|be blind|love is|robbed me blind|blind (?:dog|cat|man in)',
  },
  deafness: {
    heard: String.raw`deaf|(?:going|gone|stone|half) deaf|hearing (?:aids?|loss|is going|is gone|'s nearly gone|has gone|going)|(?:my|her|his) hearing(?:'s| is| has)?(?: nearly| almost)? (?:gone|going|bad|failing)|hard of hearing|can(?:'?t|not) hear (?:well|much|properly)|cochlear|lost (?:her|his|my) hearing|cannot hear and`,
    in: [
      'disability',
      'illness',
      'none',
      'surgery',
      'hospital',
      'waiting-for-results',
      'new-school',
    ],
    unless: String.raw`@cause|@death|@well|deaf (?:ear|ears|as a post to|to (?:my|our|the|reason))|cat|dog|god|lord are you deaf|court hearing|tribunal|deafening|tinnitus|teach*|interpreter|work with|sign language|signs|nobody signs|fell on|loud music|preach*|puppy|jesus deaf|hears again|hear again|heard|i can hear|can'?t hear (?:the (?:end|word)|anything (?:we|i) say|myself)|can'?t hear anything we|is going to be|going ahead|asylum|judge|lawyer|custody|visa|hearing is on`,
  },
  'sign-language': {
    heard: String.raw`nobody (?:here |who )?signs?|no\s?one (?:here |who )?signs|deaf(?: \w+){0,3} signs?`,
    in: ['disability', 'none', 'new-school', 'new-job', 'study'],
    unless:
      '@cause|@death|@well|signs? (?:of|the|for|off|up|on)|for sale|interpret(?:er|ing) (?:exam|job|course)|i teach|i interpret|traffic|road signs|danger signs|level (?:2|two|three|3|6)|exam|the (?:form|papers|contract|letter)|signs (?:my|his|her) (?:form|papers)',
  },
  'care-home-move': {
    heard: String.raw`care home|nursing home|old people'?s home|into (?:a|the|that) home|put (?:him|her|mum|dad|mam|nan|gran\w*|mother|father|them|papa|mama) (?:in|into) a home|place in a home|residential (?:care|home|place)|assisted living|memory care|sheltered housing`,
    in: ['dementia', 'caring-for-someone', 'illness', 'disability', 'moving-house'],
    unless: String.raw`@death|i work|work(?:s|ing)? (?:in|at)|i do nights|nights at|job in|i(?:'m| am) a carer|(?:came|come|coming|moved|back|move|went|going|go|bring\w{0,30}|get|got) (?:back )?home to|new home|own home|home help|moved (?:back )?home|home country|(?:leaving|lose|losing|sell\w{0,30}) (?:the|her|his|my|our) home|family home|home (?:for christmas|town|place|alone|office)|live-?in|children'?s home|funeral home|mobile home|the home (?:i|we|that|where)|dream|holiday|first home|houses that|nobody at the home|parents'? home|moved in with|in the home he|in the home she|a home of|home i|(?:moved|moves|moving) (?:in )?to our home|to live with us|our home|home game|the home (?:side|team|crowd)|kept in the home|half the home|finger marks|bug|front door|mortgage|keys|garden|landlord|bedrooms?|our own|forever home|nurse|we visit|sing at|volunteer\w*`,
  },
  'bad-dreams': {
    heard:
      'nightmares?|bad dreams?|night terrors?|terrible dreams?|evil dreams?|dreams? (?:of|about|that) (?:the )?(?:war|shell*|fire|accident|crash|drown*|flood|blood|bombs?|falling|soldiers)|wakes? (?:up )?screaming|woke (?:up )?screaming',
    in: ['sleeplessness', 'illness', 'violence', 'war', 'none', 'raising-children', 'hospital'],
    unless: String.raw`@death|nightmare (?:boss|neighbou?r|landlord|customer|week|journey|of a|day|with|at|tenant|client|holiday)|(?:a|an|absolute|total|complete|administrative|real|living|worst|is a|bit of a) nightmare|no nightmares|without nightmares?|stopped|hockey|hot flush*|sweatshirt|sweat\s?shop|sweats? (?:bullets|over|in|at|like)|pants|menopaus*|sweat lodge|in his sweats|dream (?:job|home|house)|pastor|preach|alhamdulil*|his brother's blood|gone|day|the bank|tax|baby|teething|newborn|traffic|logistic\w*|builders?|parking|neighbour`,
  },
  'empty-side': {
    heard:
      '(?:cold|empty) side of the bed|side of the bed (?:is )?(?:still )?(?:so )?(?:cold|empty|made)|kept to my side|empty bed|bed (?:is )?(?:too big|so big|half empty|feels empty)|the bed we (?:bought|shared)',
    in: ['sleeplessness', 'death', 'none', 'divorce', 'breakup'],
    unless: String.raw`wrong side of the bed|other side of the bed (?:is )?(?:snor*)|warms|moves over|hospital|ward|garden|flower\w*|stairs|door|for the room|upgrade|hotel`,
  },
  'rehab-ended': {
    heard: String.raw`(?:into|in|to|out of|from|back from|left|finish\w{0,30}|starts?|enter\w{0,30}|through|home from the) (?:the )?(?:\w+ )?rehab(?: clinic)?|rehab(?:ilitation)? (?:clinic|centre|center)|since rehab`,
    in: ['recovery', 'thanks-for-recovery', 'hospital', 'none'],
    unless: String.raw`@cause|@death|walked out|using again|thrown out|no visits|visits|dog|wildlife|drug rehab worker|i work|nurse|fourth slip|vocational|prison|stroke|hip|knee|leg|accident|fracture|physio\w*|brain|spin\w+|career|house|building|celebrity|offenders?`,
  },
  physio: {
    heard: String.raw`ph[yi]sio\w{0,30}|physical therap\w+|exercises|rehabilitation|occupational therap\w+|speech therap\w+`,
    in: ['recovery', 'surgery', 'illness', 'hospital', 'disability', 'pain', 'thanks-for-recovery'],
    unless: String.raw`@death|i(?:'m| am) (?:a|the) physio|as a physio|physio (?:exam|degree|course|student|school)|train(?:ing)? (?:as|to be)|drugs|drink|wedding|spiritual exercises|my job|clean`,
  },
  'first-steps': {
    heard: String.raw`walk(?:ed|s)? (?:\w+ )?(?:to|from|round|across|up|down|the|around)|(?:took|taken|four|three|ten|few|first|more|two|five|twenty) steps|steps (?:today|yesterday|between)|stood (?:up|today)|stairs (?:on|by|today|again)|on (?:my|his|her) (?:own )?(?:two )?feet|without (?:the|a|his|her|my) (?:stick|frame|crutch\w{0,30})|to the (?:gate|postbox|corner|shop|window|mango tree) and back|graduated to`,
    in: ['recovery', 'thanks-for-recovery'],
    unless: String.raw`@death|walked past the bookies|walked (?:out|away|past|into|off|in)|walk (?:away|out|past|with|in)|sober|drink|clean|12 steps|twelve steps|rehab|gambl\w{0,30}|step\s?(?:mum|dad)|meeting|the wagon|chip|walked (?:her|me|him) down the aisle|down the aisle|camino|coke|breakdown|overdose|depress\w{0,30}|ran`,
  },
  'too-soon': {
    heard: String.raw`too (?:much|fast|early|soon|hard|quick\w{0,30})|overdo(?:ing)?(?: it)?|(?:so |very |is |be |get |being )?impatient|(?:back|return\w{0,30}) (?:at|to|in|on|up on) (?:the |his |her |my )?(?:work|school|shop|office|factory|pulpit|tractor|bike|job|desk|kitchen|garden|mountain|boat|bench|farm|field\w{0,30}|class\w{0,30}|pitch|choir|stage)|start(?:s|ing)? back|phased return|sick leave|light duties`,
    in: ['recovery', 'thanks-for-recovery'],
    unless: String.raw`@death|drink|sober|clean|rehab|gambl\w{0,30}|using|too (?:much|soon) to (?:ask|hope)|slow down|come too soon|cannot thank|not too much|relaps\w{0,30}|twenty years|years ago|garden of`,
  },
  'good-turn': {
    heard: String.raw`off (?:the |her |his )?(?:ventilator|oxygen|dialysis|machines?|drip|life support)|(?:out of|left|moved (?:\w+ ){0,2}from|from) (?:the )?(?:icu|itu|intensive care)(?: to \w+)?|woke (?:up|from)|(?:opened|open) (?:his|her) eyes (?:today|yesterday|this|and)|out of the coma|turned (?:the|a) corner|on the mend|fever (?:broke|has broken|came down|is gone|has gone)|(?:sitting|sat) up (?:and|in|today|eating)|squeezed (?:my|her|his) (?:hand|fingers)|asked for (?:toast|tea|her glasses|his glasses|food|soup)|breathing (?:on|by) (?:his|her) own`,
    in: ['hospital', 'illness', 'recovery', 'thanks-for-recovery', 'surgery', 'cancer'],
    unless: String.raw`@death|switch\w{0,30}|turn(?:ed)? off|dog|cat|i woke|we woke|woke up (?:to|at|in|with|early|crying|this|and|on|late|feeling|every)|when i woke|woke up\.|gone from|took (?:her|him) off|please let|let (?:him|her)|(?:taken|taking|take|come) off|fly in|until|till|back (?:in|into) (?:icu|intensive)|not (?:\w+ )?(?:woke|opened)|hasn'?t|strike|economy|church|nurse (?:from|in)|heart|birdsong|reflex|machine off|volcano|nightmare|sat up (?:all|in bed with|with|late|and cried)|sitting up (?:all|with|late)|sits up|dream|asked for food parcel|no longer asked`,
  },
  'fear-of-return': {
    heard: String.raw`(?:afraid|scared|fear|worr\w+|terrified|frightened) (?:\w+ ){0,5}(?:com(?:e|es|ing) back|return\w{0,30}|relapse|again)|(?:let it|may it|it) (?:not|never) (?:come|comes|return|returns)\s?(?:back)?|don'?t let (?:it|the cancer) come back|each ache|every ache|stay away|(?:three|six|3|6)\s?-?month(?:s|ly)? (?:check\w{0,30}|scan)|six months check\s?up|check\s?-?ups?|follow(?: |-)?up|yearly (?:check|scan)`,
    in: ['recovery', 'thanks-for-recovery', 'cancer', 'waiting-for-results'],
    unless: String.raw`@death|drink|sober|rehab|gambl\w{0,30}|using|dog|vet|eye|teeth|dentist|has (?:come )?back|it is back|came back|overdose|try it again|pregnan\w{0,30}|baby|bump|20\s?-?weeks?`,
  },
  'choose-treatment': {
    heard: String.raw`(?:whether to|decide|decision|choose|choice|options?)(?=.{0,120}(?:op|operation|surgery|chemo|treatment|surgeon|radio\w+|transplant|machine|amput\w+|mastectomy))|(?:surgeon|doctors?|consultant|oncologist) (?:\w+ ){0,4}(?:options|up to (?:me|us|him|her)|choose|decide)|second opinion`,
    in: ['cancer', 'surgery', 'hospital', 'illness', 'waiting-for-results', 'none', 'decision'],
    unless: String.raw`@cause|@death|@well|co-?op|options trading|dog|cat|vet|horse|switch\w{0,30}|machines? (?:off|on|shop)|bus|brain is|family must|laundry|farm|washing|no choice|jury|cop|drop|opera|operator|hope|people|develop|shop|stop|open|opinion piece|top|opt|option to (?:buy|rent)|wisdom (?:tooth|teeth)|hospice|treated|treats?`,
  },
  'kin-comes': {
    heard:
      '@kin (?:flies|is flying|are flying|fly|flying|is coming (?:from|over|tomorrow|today|tonight)|are coming (?:from|over|tomorrow|today|tonight)|is on (?:the|his|her) way|are on (?:the|their) way|is driving|is travelling|drives up)',
    in: ['hospital', 'surgery', 'illness', 'cancer', 'dying', 'caring-for-someone'],
    unless: String.raw`@death|off|round|coming (?:home (?:from|well|to us)|through|on well|back from|out of)|coming home|coming out|coming (?:up )?to (?:\d|terms)|on (?:his|her|their) way (?:to (?:the )?(?:hospital|theatre|surgery|a&e|icu)|out|home|in)|for (?:his |her |the |an? )?(?:surgery|treatment|operation|chemo|tests?|scan|transplant|medical)`,
  },
  'kin-watches': {
    heard: String.raw`@kin (?:(?:never leaves|won'?t leave|will not leave|has not left|hasn'?t left) (?:his|her|the|my) (?:side|bed\w*|room)|(?:sits|is sitting|stays|is staying) (?:with|by|beside|next to) (?:him|her|me|the bed)|(?:is there with|has gone with|'?s gone with) (?:him|her|me)|sleeps (?:in|on) (?:the|a) (?:chair|floor) (?:by|beside|next))`,
    in: ['hospital', 'surgery', 'illness', 'cancer', 'dementia', 'dying', 'recovery'],
    unless: String.raw`@death|sits? (?:his|her|an|the|exam|gcse|in (?:the )?(?:wheelchair|chair))|sleep (?:apnoea|walk\w{0,30})|cannot`,
  },
  'mind-mending': {
    heard: String.raw`breakdown|psychosis|psych ward|depression|antidepressants?|panic|the mad year|mad year|overdose|therapy|mental (?:health|hospital)|eating disorder|anorexi\w{0,30}`,
    in: ['recovery', 'thanks-for-recovery'],
    unless: String.raw`@death|drink|sober|clean|rehab|stroke|physical therapy|speech therapy|radio|cancer|two years since|breakdown (?:truck|van|service)|car|chemo\w*|hand therapy|immuno\w*|family breakdown|marriage`,
  },
  'health-regained': {
    heard: String.raw`well again|healthy again|completely healthy|not ill any\s?more|isn'?t ill|fit as a fiddle|(?:cancer|tumou?r|pain|fever|pneumonia|malaria|cough|illness|sickness|dengue|panic|infection|ulcer) (?:is |has )?(?:gone|is over|has left)|no pain (?:at all|today|any\s?more)|no longer hurts|has (?:recovered|healed)|fully recovered|(?:chest|blood|scan) (?:is|was|came back) (?:clear|clean|normal)|walks? again|got over|chest is clear|works again|back to normal|as before|as good as new|complete healing`,
    in: ['thanks-for-recovery', 'recovery'],
    unless: String.raw`@death|learn\w{0,30} to walk|can walk again as|please let|taste never|not better|hope|still|until|so that|get back to normal|pray that|wants? to|wish\w*|soon`,
  },
  'sore-feet': {
    heard:
      '(?:my|her|his|sore|swollen) (?:feet|foot|heels?|ankles?)|foot (?:bottom|sole)|heel spur|plantar',
    in: ['pain', 'hard-work'],
    unless: String.raw`@death|@well|on my feet|under my feet|feet of|at (?:his|your|my) feet|amput\w+|lost|isn'?t there|broke|hip to heel|snared|on (?:his|her) feet|two feet|arthrit\w+|gout|cold feet|find (?:my|her|his) feet|hold\w{0,30} her|baby|hands|washed|hides|dances`,
  },
  'learning-disability': {
    heard: String.raw`learning (?:disabilit\w{0,30}|difficult\w{0,30})|special needs|slow learner|mentally handicapped|intellectual\w{0,30} disab\w{0,30}`,
    in: ['disability', 'none', 'caring-for-someone', 'new-school', 'raising-children'],
    unless: String.raw`@cause|@death|teach\w{0,30}|ta |i work|assistant|school (?:job|interview)|nursery job|hold his head|hold her head`,
  },
  'dread-of-bed': {
    heard: String.raw`(?:afraid|scared|dread\w{0,30}|fear\w{0,30}|frightened) (?:of |to )?(?:going to bed|go to bed|bed|bedtime|the night|nights|ten o'?clock|sleep\w{0,30}|clos(?:e|ing) (?:my|her|his|their) eyes)|nights are the worst|afraid of going to`,
    in: ['sleeplessness', 'anxiety', 'none'],
    unless: String.raw`@death|night (?:shift|bus|bombs|raids)|scared of sleeping alone|soldiers|drones?|shell\w{0,30}|bomb\w{0,30}|husband|thie\w+|robbers?|gunm[ae]n|guns?|kidnap\w*|bandits?|herdsmen|flood\w*|water|roof|earthquake|aftershocks?|seizures?|apnoea|die in|sleeping (?:rough|outside|on the)`,
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
    unless:
      'cow|calf|ewe|lamb*|mare|foal|contract|trust|security|law|rifle|gun|was (?:born )?breech|delivered|was born',
  },
  placenta: {
    heard: 'placenta*|previa|praevia',
    in: ['pregnancy', 'birth', 'surgery', 'hospital', 'none'],
    unless: 'lost|stillborn|retained|after (?:the )?birth|was born|delivered|bur(?:y|ied)|tree',
  },
  'first-baby': {
    heard:
      '(?:first|1st) (?:child|baby|pregnancy|time mum|time mom|one)|(?:expecting|had|having) (?:her|our|my|their) first|carrying for the first time',
    in: ['pregnancy', 'birth'],
    unless: String.raw`lost|first one(?:'s)? was|(?:my|our) first grand*|losing|lose|miscarr\w*|stillb\w*|died|second|third|fourth`,
  },
  'long-awaited': {
    heard: String.raw`after (?:\w+ ){0,3}(?:years|yrs)|(?:years|yrs) of (?:trying|waiting)|expecting at last|baby at last|long wait*|\d+ (?:years|yrs) of`,
    in: ['pregnancy', 'birth'],
    unless: 'ended|then blood|twins|years of (?:age|school|nursing|study)|lost',
  },
  'overdue-baby': {
    heard: String.raw`overdue by (?:\w+ )?(?:days?|weeks?)|days overdue|week overdue|baby(?:'s| is)? (?:\w+ )?overdue|overdue baby|past (?:her|my) due date|being induced|to be induced|inducing (?:me|her)`,
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
    unless: 'cow|mare|parcel|courier|van|shop|order|customers?',
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
    unless:
      'giving birth|becomes|tomorrow|booked|years|grown|turn(?:s|ed|ing)|birthday|due|scheduled|planned|going to|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|my mother|i was born',
  },
  'one-line': {
    heard:
      'one line|test negative|negative test|another negative|not pregnant|period (?:came|comes|is here|again)|got my period|red stain|every test',
    in: ['childlessness', 'anniversary'],
    unless: 'ivf|transfer|round',
  },
  'fruit-of-womb': {
    heard: String.raw`fruit of (?:the |her |my )?womb|open (?:my|her|our) womb|god of hannah|remembered hannah|remember (?:me|us|her) like hannah|gave hannah a (?:son|child)|remember\w* .{0,20}as you remembered hannah|bless her womb|hannah .{0,40}(?:womb|barren)`,
    in: ['childlessness', 'none', 'anniversary'],
    unless: String.raw`cancer|fibroid*|see baby|gave birth|delivered|was born|safely born|came \d|pregnant|expecting|weeks|testimony|thank\w*`,
  },
  'grief-unspoken': {
    heard: String.raw`couldn't talk|can't talk about|pretends (?:he|she) doesn't|never says anything|says nothing|we say nothing|says nothing she only`,
    in: ['childlessness', 'miscarriage'],
  },
  stillborn: {
    heard: 'still(?: )?born|still(?: |-)?birth|born (?:sleeping|asleep)',
    in: ['miscarriage', 'birth', 'funeral', 'death', 'anniversary-of-a-death'],
    unless: String.raw`kitten*|litter|calf|lamb|rainbow|after (?:a|our|the|two|my|her) still\w*|healthy|safely|arrived|is here|pregnan\w*|expecting|still born (?:in|to)`,
  },
  'how-to-comfort': {
    heard: String.raw`pushing me away|(?:don't|dont) know (?:how to (?:comfort|be near|go in)|what to say)|which of us to comfort`,
    in: ['miscarriage', 'death', 'childlessness', 'grief'],
    unless: String.raw`people (?:\w+ )?(?:don'?t|dont) know|they (?:don'?t|dont) know|nobody knows|friends (?:don'?t|dont) know`,
  },
  'in-labour': {
    heard: String.raw`in labou?r|labou?r (?:ward|room|pains)|contractions|(?:her |my |wife's |daughter's |sister's |waters? just |\w+'s )?waters? (?:just )?(?:have |has )?(?:broke|broken)|(?:her|my|wife's|\w+'s) waters (?:went|have gone|gone)|went into labou?r|\d ?cm dilated`,
    in: ['birth', 'pregnancy', 'none'],
    unless: String.raw`is here|arrived|delivered|born|thesis|party|government|different kind|pipe|boiler|came at|came this|cow|calf|ewe*|mare|lump|tumou?r|fibroid*|dam|bank|river|flood\w*|tap|supply|village|levee|labou?r (?:camp|union|day|law|court|office|market)|years? ago|last time|was in labou?r|main|cows?|animal|sheep|goat|dog|cat|miscarr\w*|stillb\w*|no heartbeat`,
  },
  nicu: {
    heard: 'nicu|neonatal|scbu|special care baby|incubators?',
    in: ['birth', 'hospital', 'none', 'illness'],
    unless: String.raw`leaves|out of the|at home and|went home|because of the promise|chicks?|eggs|startup|business|(?:was|were) in (?:the )?(?:nicu|scbu|neonatal|special)|years? ago|home now|i'?m an?(?: \w+)? nurse|nurse (?:in|on|at)|few hours|won'?t live|will not live|won'?t make|not survive|dying|goodbye|died|lost|baptis\w*|duck\w*|lamb|tech|hatch\w*`,
  },
  'born-early': {
    heard: String.raw`born (?:\w+ ){0,3}(?:weeks?|wks|months?) early|(?:came|arrived|come|here|baby) (?:\w+ ){0,4}(?:weeks?|wks|months?) early|(?:lass|lad|girl|boy|son|daughter|baby|twins?|little \w+) (?:\w+ ){0,4}(?:weeks?|wks|months?) early|born (?:too )?premature\w*|premature (?:baby|babies|twins|birth|son|daughter|girl|boy|grand\w+)|premature \d+ (?:weeks?|wks)|preemies?|prem (?:baby|unit|twins)|(?:born|came) at (?:2[3-9]|3[0-5]) w*`,
    in: ['birth', 'hospital', 'none'],
    unless: String.raw`stillborn|sleeping|lost|stay|perfect and too small|rent|retire*|pension|menopause|ageing|lambs?|lived|died|lease|train|flight|bus|few hours|won'?t live|will not live|won'?t make|not survive|dying|goodbye|baptis\w*|years? ago|i was|grown|deadline|puppies|kittens|calf|foal|miscarr\w*|party|guests|in-laws`,
  },
  'feeding-baby': {
    heard: String.raw`breast(?: |-)?feed*|(?:won't|wont|not|doesn't) (?:latch|feed)|latch|pump and drive|express milk|expressing|with my milk|nursing my`,
    in: ['birth', 'hospital', 'raising-children'],
    unless: String.raw`door|gate|stop\w*|wean\w*|calf|lambs?|foal|kittens?|pups|puppies`,
  },
  'baby-cries-nights': {
    heard: String.raw`baby(?:'s| is)? (?:\S+ ){0,4}(?:screaming|screams|cries|crying|teething|awake|not sleep*)|teething|colicky|gums red raw`,
    in: ['birth', 'raising-children', 'sleeplessness', 'none'],
    unless: String.raw`horse|mare|pony|neighbour*|no baby|lost|flight*|plane|tomorrow|cries of|every morning|troubles|pupp\w+|dog|like a baby|bird|lost our|monitor`,
  },
  'new-parents': {
    heard:
      'first(?: |-)?time (?:dad|mum|mom|parents?|father|mother)|(?:a|as|brand) new (?:dad|mum|mom)|new parents|became (?:a )?(?:father|papa|dad|mother) (?:today|yesterday|this|last night|at|on)|is a (?:father|dad) (?:since|now|today)|gonna be a dad|make us good at this',
    in: ['birth', 'raising-children', 'pregnancy', 'none'],
    unless: String.raw`met her new dad|in heaven|met (?:her|his) new|heaven|lost|died|years? ago|my mum's|at the school`,
  },
  'older-sibling': {
    heard: String.raw`(?:be|im|i'm|is|become|becomes|becoming) a big (?:brother|sister)|jealous .{0,60}(?:baby|newborn)|(?:baby|newborn) .{0,60}jealous`,
    in: ['birth', 'pregnancy', 'raising-children'],
    unless: 'lost|died',
  },
  'wrong-friends': {
    heard:
      '(?:bad|wrong) (?:company|crowd|friends)|fallen in with|with those big boys|falling in with',
    in: ['raising-children', 'none', 'study'],
    unless: String.raw`19|dont cry|i was in|i fell in|i'm in|my old|he's clean|good crowd|nice crowd|lovely|company (?:to work|that|policy|car)|job`,
  },
  'school-refused': {
    heard: String.raw`skip(?:s|ping|ped)? (?:school|class|classes|lessons)|bunk(?:s|ing)? off|truan*|school refus(?:al|er|ers|ing)|refus(?:es|ing|ed)? (?:to go to |to attend |going to )?school|(?:won't|wont|will not|not) go (?:in )?to school|sick .{0,20}every morning before the bell`,
    in: ['raising-children', 'none', 'anxiety', 'new-school'],
    unless: String.raw`(?:i|when i was) (?:\w+ )?(?:skip*|refus*)|fees|war|bombs?|admission|place|entry|girls|allowed|taliban|money|poor|uniform|shoes|holidays?`,
  },
  'excluded-from-school': {
    heard: String.raw`exclu(?:ded|sion) (?:from|at) (?:\w+ )?school|expelled (?:from|by) (?:\w+ )?(?:school|college)|(?:being|been|was|got|gets) expelled|permanent(?:ly)? exclu*|suspended from (?:\w+ )?school|(?:kick*|thrown|threw) (?:him|her|them )?(?:\w+ )?out of (?:school|the program|college|his school|her school)|school exclusion`,
    in: ['raising-children', 'none', 'new-school', 'study'],
    unless: 'country|land|party|embassy|church|border|homes?|village|club|team',
  },
  adhd: { heard: 'adhd', in: ['raising-children', 'new-school', 'disability', 'none', 'study'] },
  autism: {
    heard: 'autis*|asperger*|asd|on the spectrum',
    in: ['raising-children', 'new-school', 'disability', 'none', 'caring-for-someone'],
    unless: 'rabbit|broadband|colours',
  },
  'few-words': {
    heard: String.raw`non-?verbal|non verbal|(?:he|she|boy|girl|son|daughter|toddler|child|grandson|granddaughter) (?:\w+ ){0,2}(?:not|isn't|isnt|doesn't|doesnt|does not) (?:yet )?(?:talk|talking|speak|speaking) yet|autis\w* .{0,60}(?:does not|doesn't|doesnt) (?:speak|talk)|speech delay|late talker`,
    in: ['raising-children', 'new-school', 'disability', 'none'],
    unless:
      'stroke|english|language|german|children|to me|each other|my (?:brother|sister|father|mother|son does not|daughter does not)|therapist exam|job|we are not',
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
    unless: String.raw`test*|screening|result*|unborn|pregnan\w*|abort\w*|died|teach\w*`,
  },
  'wet-bed': {
    heard: '(?:wets?|wetting|wetted) (?:the|his|her|their) bed|bed(?: |-)?wett*|wet bed',
    in: ['none', 'raising-children', 'new-school', 'divorce'],
    unless:
      'grandad|grandfather|mother|father|husband|dementia|i wet|gran|granny|nan|carer|stroke|catheter|patient',
  },
  'raising-alone': {
    heard: String.raw`single (?:mum|mom|mother|mam|dad|father|parent)|lone parent|raising .{0,25}(?:on my own|alone|by myself)|bringing (?:\w+ )?up .{0,25}by myself|bringing up .{0,25}(?:alone|on my own)|only me at home|(?:boy|girl|kids|boys|girls|children) on my own|alone with (?:him|her|them) since (?:his|her|their) (?:father|mother|dad|mum)|screaming .{0,20}on my own with (?:him|her)`,
    in: ['raising-children', 'none', 'new-school'],
    unless:
      'gets her degree|uni|raised by|my single|grew up|was a single|when i was|years ago|my parents|my mum was',
  },
  'worn-out-parent': {
    heard: String.raw`(?:so|too|always|dead|bone) tired|exhausted|stretched (?:so )?thin|overwhelmed|no break|wearing me out|wits'? end|wit's end|end of (?:our|my|her|the) rope|no help|losing my mind|knackered|send help`,
    in: ['raising-children', 'birth'],
  },
  'foster-child': {
    heard: String.raw`foster(?:ing)? (?:\w+ )?(?:girl|boy|kids?|child*|son|daughter|care|carers?|home)|(?:boy|girl|child) i foster|we are fostering|we foster`,
    in: ['raising-children', 'new-school', 'none', 'anxiety'],
    unless:
      'aged out|foster mum|foster mother|kittens?|cats?|dogs?|into foster care|good relations|never once raised|i was in|stay with us or|grew up|i grew|childhood in|rescue|was fostered|a (?:culture|spirit|sense)',
  },
  'adopted-child': {
    heard: String.raw`adopted (?:\w+ )?(?:boy|girl|son|daughter|child|children|brothers|two|kids|after)|(?:we|have|friends have|\w+) adopted (?:a little|a baby|a boy|a girl|two|three|him|her|them|our|brothers?|sisters?|after)`,
    in: ['raising-children', 'new-school', 'none'],
    unless: String.raw`dogs?|cats?|greyhound|puppy|kitten|donkey|home office|policy|plan|approach|system|strategy|motion|resolution|budget|died|search\w*|birth (?:mum|mother|parents)`,
  },
  'adoption-approved': {
    heard:
      'adoption (?:went through|order came|is approved|was approved|papers)|approved to adopt|we can adopt|panel said yes|final adoption hearing|panel .{0,40}we can adopt',
    in: ['thanks-for-good-news', 'none', 'court', 'birth'],
    unless: String.raw`refused|turned down|dog|cat|puppy|kitten|my (?:son|daughter|baby|child\w*|kids) (?:away|for|to be)|take (?:him|her|them)|birth (?:mum|mother)|contest\w*|lost|against|missing papers`,
  },
  'grandparents-raise': {
    heard: String.raw`(?:bringing up|raising|raise|grow|bring up) (?:\w+ ){0,2}grand(?:child\w*|sons?|daughters?|kids?|bab\w+)|grandkids full time|daughter's three|grandchildren that i grow|(?:grandson|granddaughter|grandchildren) (?:lives?|has been|have been) with (?:me|us)|seventy years old and doing potty`,
    in: ['raising-children', 'none', 'new-school'],
  },
  'two-homes': {
    heard: String.raw`(?:children|kids|twins|boys|girls|babies|son|daughter|stepkids|step kids|my two) (?:\S+ ){0,6}every (?:other|second) (?:weekend|saturday)|every (?:other|second) (?:weekend|saturday) with (?:the|my|his|her|our|their) (?:twins|kids|children|boys|girls|babies)|gets wednesdays|in two houses|two toothbrushes each|have them every (?:other|second) weekend|got custody|at (?:her|his) dad's (?:till|until|for) (?:the )?weekend`,
    in: ['divorce', 'court', 'raising-children', 'none', 'new-school'],
    unless:
      'overtime|shifts?|work every|church|football every|choir|dog|cat|grandchildren|visit (?:mum|dad|my)',
  },
  'working-parent': {
    heard: String.raw`(?:bad|terrible) (?:mum|mom|mother|mam|dad|father|parent) for (?:going|working|leaving|being at work)|maternity leave (?:ends|is over|is up|finish\w*|is ending)|(?:end of|back from|after) (?:my |her )?maternity leave|leaving (?:her|him|them) at (?:the )?(?:creche|nursery|daycare)|years as the ones i missed|kids get themselves up|guilt(?:y)? (?:for|about) (?:working|going back)`,
    in: ['raising-children', 'none', 'hard-work', 'guilt', 'new-job', 'new-school'],
    unless:
      'still on maternity|covering|cover|bottle|drink*|drunk|drank|prison|abandon*|walked out|hit (?:him|her|them)',
  },
  shy: {
    heard: 'shy|shyness|timid|hides behind my legs',
    in: ['new-school', 'raising-children', 'none'],
    unless: String.raw`house (?:is|has|so)|camera|work(?: )?shy|gun|so quiet (?:now|without|since|in)|house|room|phone|shop|month|hundred|street|shy (?:of|away|from)|shies|weeks shy|don'?t be shy`,
  },
  'bullied-at-school': {
    heard: 'bull(?:y|ied|ies|ying)|picked on|calls? (?:him|her|them) names|ragging',
    in: ['new-school', 'raising-children', 'violence'],
    unless:
      'boss|manager|supervisor|headteacher|head of|matron|i bullied|union|depot|researcher|colleague*|workplace|bullied a|a bully|office|work|job|girl i|pit bull|husband|wife|ward|nurse*|landlord|neighbour*|when i was|years ago|as a (?:child|kid)|used to|is (?:the|a) bully|bullying other|bullies other|accused of|other children',
  },
  'gate-parting': {
    heard: String.raw`cling(?:s|ing|in)? to (?:my leg|the (?:\w+ )?gate)|clung to (?:my leg|the (?:school |nursery )?gate)|hold(?:s|ing)? on to my leg|let go of my leg|kindergarten .{0,60}let go of (?:my|her) hand|screams? when i leave (?:him|her|them) at (?:nursery|school|creche|kindergarten|daycare)|settling in (?:day|session)|(?:screamed|cries|cried|crying) at the (?:nursery|school|kindergarten|creche|kindy)(?: gate| door)?|never been away from me`,
    in: ['new-school', 'none', 'raising-children'],
    unless:
      'hope|faith|power|cross|to the (?:wreck*|tree|roof)|you|diarrh*|we settled|dream|care home|nursing home|dogs?|puppy|cats?|husband|wife',
  },
  boarding: {
    heard:
      'boarding|hostel|(?:sleep|slept) away|will board|dorm|dormitory|halls|never (?:been|slept) away',
    in: ['new-school', 'child-leaving-home'],
    unless:
      'boarding pass|never been away from me for a|boarding (?:the|a|gate|flight)|board (?:the|a) (?:plane|flight|train|bus)',
  },
  'forgotten-birthday': {
    heard: String.raw`(?:nobody|no one|no-one|none) (?:has )?remembered (?:it was )?my (?:birthday|\w+th)|(?:nobody|no one|no-one) remembered(?=.{0,60}(?:birthday|i'm \d\d|years old))|forgot my birthday|nobody knows it's my birthday`,
    in: ['birthday', 'none', 'loneliness'],
  },
  'first-in-family': {
    heard:
      'first (?:one |person |ever )?(?:in|of|off) (?:my|our|the|his|her|us)(?: whole)? (?:family|fam|clan|rez|ever)|first (?:one )?of us|first (?:graduate|square hat|doctor) (?:in|of)|first of us(?: ever)?',
    in: ['graduation', 'study', 'child-leaving-home'],
    unless: 'first of (?:the month|september)|first in the class|first of us to (?:leave|go|die)',
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
    unless: 'worried about (?:money|nothing)|not worried|was (?:worried|scared) but',
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
    unless: String.raw`joy|happy|happi\w*|laugh\w*|proud|glad|films?|wedding`,
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
    unless: 'says nothing (?:to|is|will|wrong)|mate',
  },
  'kin-helps': {
    heard: String.raw`@kin (?:minds|is minding|looks after (?:me|us|him|my|our|both|mum|dad|the|them)|is looking after (?:me|us|him|my|our|both|mum|dad|the|them)|is helping|helps us|does the plaits|is doing the nights|'s doing the nights)`,
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
    unless: String.raw`no heartbeat|lost|gone|stopp\w*|then|bleed\w*|bled|miscarr\w*|but`,
  },
  custody: {
    heard: 'custody|visitation',
    in: ['divorce', 'breakup', 'court', 'none'],
    unless:
      'police custody|in custody|won custody|got custody of|got custody for|settled custody|into custody|decided the custody|has custody|have custody|died|arrest*|remand*',
  },
  'kids-apart': {
    heard: String.raw`(?:hardly|barely|rarely|never) (?:get to )?sees? (?:his|her|the|my|our|their) (?:[\w'-]+ ){0,1}(?:kids|children|son|daughter|boys|girls|boy|girl|little ones?|wee ones?|babies|bairns|weans|lads|twins)|only (?:get to )?sees? (?:the|his|her|my|our|their) (?:[\w'-]+ ){0,1}(?:kids|children|son|daughter|boys|girls|boy|girl|little ones?|wee ones?|babies|bairns|weans|lads|twins)|(?:won't|wont|will not|doesn't) let (?:me|him|her|us) (?:[\w'-]+ ){0,1}see (?:my|our|the|his|her) (?:[\w'-]+ ){0,1}(?:kids|children|son|daughter|boys|girls|boy|girl|babies|grandkids|grandchildren)|keeps? (?:the|my|our|his|her|them) (?:[\w'-]+ ){0,1}(?:kids|children|girls|boys|son|daughter|grandchildren|grandkids)? ?(?:from|away from) (?:me|us)|lose my (?:babies|kids|children|girls|boys)|miss (?:my|the) (?:kids|children|girls|boys|lads|babies)|get to see my (?:kids|children|girls|boys|lads|son|daughter)|(?:have|has|get|gets|gave (?:me|him|her)|sees?|only) (?:[\w'-]+ ){0,3}(?:every other (?:weekend|saturday)|alternate weekends)|see my (?:lads|kids|boys|girls|son|daughter|children) (?:\w+ ){0,2}days a month`,
    in: ['divorce', 'breakup', 'court', 'estrangement', 'none'],
    unless:
      '@violence|dog alternate|sat us|at sea|chemo|pregnan*|miscarr*|died|passed|heaven|drinks|drunk|icu|hospital',
  },
  affair: {
    heard: String.raw`(?:an|his|her|the|their) affair|(?:his|her|many|had) affairs|cheat(?:ed|ing|s|in) ?(?:on (?:me|her|him|us)|with|again|a)?|(?:for|with|has|is) another (?:woman|man|girl|guy)|the other (?:woman|man)|another woman's|other girlfriend|another girlfriend|unfaithful|infidelity|adultery|slept with|(?:with|lives with) his (?:secretary|girlfriend|mistress)|mistress`,
    in: ['divorce', 'breakup', 'quarrel', 'reconciliation'],
    unless:
      'i cheated|my affair|i had an affair|i was unfaithful|i slept with|accus*|never cheated|thinks i|love affair|family affair|exam',
  },
  'marriage-strained': {
    heard: String.raw`(?:my|our|their) marriage (?:is |'s |has been )?(?:struggling|in trouble|failing|falling apart|hard work|difficult|breaking|on the rocks|rocky|in crisis|going through|hanging|dying|cold)|for (?:our|their) marriage|for my marriage (?:[\w',]+ ){0,6}(?:difficult|hard|trouble|struggling|bad|failing)|help (?:my|our) marriage|marriage (?:problems|troubles|issues|trouble)|(?:husband|wife) are not getting (?:along|on)|me and my (?:wife|husband) are not`,
    in: ['none', 'quarrel', 'estrangement', 'loneliness', 'depression'],
    unless:
      '@violence|loan for|anniversary|thank|wait* for my marriage|years of|cheat*|affair|another woman|wedding|engaged|next (?:month|week|year)|drinks|drunk',
  },
  'grown-apart': {
    heard: String.raw`(?:husband|wife|partner|he|she|we|hubby) (?:\w+ ){0,3}(?:become|becoming|so) distant|grown? apart|drift(?:ed|ing) apart|we (?:\w+ )?(?:barely|hardly) (?:talk|speak)|stare at each other|house (?:[\w'-]+ ){0,2}like strangers|strangers to each other|alone in (?:my|our|this) marriage|lonely in my marriage|loveless|like (?:flatmates|roommates|room mates)`,
    in: ['quarrel', 'none', 'loneliness', 'anniversary', 'estrangement'],
    unless: '@violence|dementia|doctor|stroke|voice',
  },
  counsellor: {
    heard: 'counsell?ing|counsell?ors?|(?:couples?|marriage|family) therap*',
    in: ['divorce', 'breakup', 'quarrel', 'reconciliation', 'estrangement'],
    unless: 'helped|is a counsel*|as a counsel*',
  },
  'brave-face': {
    heard: String.raw`brave face|says? (?:he|she)('s|s| is) (?:fine|grand|ok|okay|alright|all right)|pretend(?:s|ing)? (?:he|she|i|to be|it)|im grand|putting on a smile|hides? (?:it|his tears|her tears)`,
    in: ['breakup', 'divorce', 'loneliness', 'estrangement'],
  },
  'my-ex': {
    heard:
      'my ex (?:wants|is coming|and i|has|is|was|keeps|will|comes|came)|with my ex|see(?:ing)? my ex|meet(?:ing)? my ex|my ex-?(?:wife|husband) (?:wants|and i|keeps|is being|has the)',
    in: ['none', 'divorce', 'breakup', 'court'],
    unless:
      'violen*|hit|cancer|sick|dying|died|pancreatic|threat*|outside hers|ill|abus*|remarry*|order against|scared|turning up|police|recovery|stalk*|killed|beat*|control*|hurt*|afraid',
  },
  'parents-against': {
    heard: String.raw`(?:parents?|family|families|father|mother|dad|mum|mom|folks|appachan|amma) (?:[\w'-]+ ){0,3}(?:disapproves?|would never agree|never agree|wouldn't agree|won't agree|won't accept|wont accept|don't accept|doesn't accept|dont accept|don't approve|doesn't approve|dont approve|never accepted|saw my caste|do not accept|do not approve|against (?:the|our|my|his|her) (?:marriage|wedding|relationship|match))|(?:different|other|lower|their|my) caste|inter.?caste|parents said i am not`,
    in: ['wedding', 'breakup', 'estrangement', 'none', 'decision', 'quarrel'],
  },
  'two-faiths': {
    heard: String.raw`(?:we|us|married|marriage|wedding|couple|families|boyfriend|girlfriend|last) (?:[\w',-]+ ){0,8}different (?:faiths?|religions?)|mixed.faith|inter.?faith (?:marriage|wedding|couple|family)|(?:married|marrying) (?:a|an|the) (?:muslim|hindu|jew|jewish|sikh|buddhist|christian|catholic|protestant)|hindu she is|outside (?:our|the|my) (?:faith|religion)|gurdwara first|one priest one pandit`,
    in: ['wedding', 'none', 'estrangement', 'anniversary', 'decision', 'quarrel'],
    unless: 'unity|want to marry|godly|good christian',
  },
  'est-letter': {
    heard: String.raw`letters?|cards?|i (?:wrote|write|written)|(?:i've|i have|has|have|we've) written|posted it|mailed|an email`,
    in: ['estrangement', 'reconciliation'],
    unless:
      'unopened|return(?:ed)? to sender|comes? back|came back|sends them back|sent back|lawyer|letter came',
  },
  'own-fault': {
    heard: String.raw`my (?:own )?(?:fault|doing)|i (?:was drinking|was a drinker|let it happen|wasn't a good|was not a good|started it|lost my right|know what i did|was (?:a )?(?:bad|wrong|cruel))`,
    in: ['estrangement', 'reconciliation', 'quarrel', 'breakup'],
    unless: String.raw`@violence|(?:says?|said|told me|tells me|thinks|blames?) (?:[\w'-]+ ){0,5}my (?:own )?fault|everything is my|always my fault|is it my fault`,
  },
  'things-said': {
    heard: String.raw`can't (?:unsay|take back)|cant (?:unsay|take back)|said (?:some )?(?:horrible|terrible|cruel|ugly|mean|awful|hurtful|nasty|bad|something|things|the thing|a thing|stuff)|words i regret|hurtful (?:words|things)|called (?:me|him|her) (?:a )?(?:liar|thief|names|ungrateful|freeloader)|said i was a|said i hated|threw words|harsh words|what i said to`,
    in: ['quarrel', 'estrangement', 'reconciliation', 'breakup'],
    unless: 'said (?:something|things) (?:nice|kind|lovely|good|will|would|are|were)',
  },
  apology: {
    heard: String.raw`apolog*|(?:say|says|said|saying) sorry|(?:ask|asked|asking) (?:[\w'-]+ ){0,2}forgiveness|ask (?:my|his|her) (?:[\w'-]+ ){0,1}(?:friend )?to forgive`,
    in: ['reconciliation', 'quarrel', 'estrangement'],
    unless: '@violence|refus*|demand*|wants me to|make me|forced|expects|every time|keeps saying',
  },
  forgiving: {
    heard: 'forgive|forgives|forgiveness|forgiving',
    in: ['reconciliation', 'estrangement', 'quarrel', 'breakup', 'divorce'],
    unless:
      'god forgive|father forgive|lord forgive|i gave it|i forgave|has forgiven|have forgiven|forgiven me',
  },
  'while-time': {
    heard: String.raw`(?:he|she|dad|mum|father|mother|mom) is (?:sick|ill|dying|old|very old)|getting old*|before (?:he|she|i|we|they|mum|dad) (?:dies?|pass*|go|goes|is gone|am gone)|before it(?:'s| is) too late|years left|(?:i'm|i am|we are|aged) (?:7|8|9)\d|over seventy|women of ninety|parents are 70`,
    in: ['estrangement', 'reconciliation', 'quarrel'],
    unless: '@violence|not too late',
  },
  'noise-none': {
    heard: String.raw`(?:neighbou?rs?'?|upstairs|downstairs|next door|flatmates?|roommates?) (?:[\w'-]+ ){0,6}(?:nois*|play(?:s|ing)? (?:\w+ )?music|music (?:until|till|all|at|is)|drumming|drums|loud*|barking|barks)|(?:nois*|loud music|racket) (?:[\w'-]+ ){0,5}(?:upstairs|next door|neighbou?rs?|downstairs)`,
    in: ['none', 'quarrel', 'sleeplessness'],
    unless: 'radio loud so|has nobody|birthday party|thank|mum and dad|my parents',
  },
  'trust-again': {
    heard: String.raw`(?:can't|cannot|cant|don't|dont|do not|never|not|no longer|lost|broke|broken|restore|rebuild|regain|teach me to|learn to|without) (?:\w+ )?trust(?:ed)?(?! god| you| my)|trust (?:issues|is gone|again|him again|her again)|trusts nobody`,
    in: ['divorce', 'breakup', 'quarrel', 'reconciliation', 'estrangement', 'none'],
    unless: String.raw`@violence|in god|trust god|trust in you|trust you|god's plan|trust myself|my pockets|pray for faith|doctors?|dry since|always expecting|your plan|lord i|to trust (?:in )?(?:the lord|jesus|the process|god)|government|brakes|police|bank|(?:my|the) (?:body|memory|eyes|legs|knee|heart)|again and again|third time`,
  },
  'far-spouse': {
    heard: String.raw`my (?:husband|wife|boyfriend|girlfriend|fianc(?:é|ée|e|ee)|partner|hubby) (?:is |works |'s |has been |lives )?(?:[\w'-]+ ){0,3}(?:abroad|overseas|offshore|at sea|on the rigs?|on the road|in (?:another|a different) (?:country|city))|long.distance (?:relationship|marriage|love|boyfriend|girlfriend)|my wife asks when|on the video call|only on video`,
    in: ['none', 'loneliness', 'anniversary', 'hard-work'],
    unless: String.raw`@violence|died|killed|missing|war|does not answer|another woman|prison|hospital|birth|cancer|driver long|didn't survive|goodbye|ended|storm|divorc*|broke up|left me`,
  },
  'kin-grieved': {
    heard:
      '(?:break*|broke|breaking|hard on|hard for|tearing|devastated|devastating|crushing) @kin',
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
    unless: 'tears of joy|happy tears|upset (?:with|at)|injur*|hospital',
  },
  'bullied-none': {
    heard: String.raw`bull(?:ied|ying|ies)|(?:call|calls|calling) (?:me|him|her) names|pick(?:s|ing|ed)? on (?:me|him|her|my \w+)|mean girls|cyber.?bull*|beats? (?:him|her|me) up at school`,
    in: ['none', 'loneliness', 'raising-children', 'new-school', 'study', 'depression', 'anxiety'],
    unless:
      'bullied (?:a|someone|another|kids)|i bullied|used to bully|years ago|chang(?:ed|ing) schools?|switched schools?|after the bullying|was bullied at the old|as a (?:child|kid)|when i was|was bullied (?:at|in|as|all|through|for)|in my childhood',
  },
  'bullied-before': {
    heard: String.raw`chang(?:ed|ing) schools? (?:[\w'-]+ ){0,5}bull*|switched schools (?:[\w'-]+ ){0,6}(?:bull*|mean girls)|after the bullying (?:we|he|she|i)|bullied at (?:the|his|her|my) old|(?:changed|changing|switched|new) schools? (?:[\w'-]+ ){0,5}(?:because|cos|bc) of (?:the )?bull*`,
    in: ['none', 'new-school', 'loneliness', 'anxiety'],
  },
  'hold-tongue': {
    heard:
      'keep my (?:temper|mouth|cool|tongue)|stay calm|(?:bite|hold|guard) my tongue|salt in her|be a christian about it|(?:me|to) not (?:shout|lose it|snap)|not to (?:shout|lose it|snap)|let me not curse|soft answer|keep a civil',
    in: ['conflict-at-work', 'quarrel', 'divorce', 'estrangement', 'wedding', 'breakup'],
    unless: '@violence',
  },
  'boss-hard-none': {
    heard: String.raw`(?:boss|manager|supervisor|principal madam) (?:[\w'-]+ ){0,5}(?:made (?:me|her|him) cry|shout*|yell*|humiliat*|speaks to us|unfair*|hates? (?:me|him|her)|cuts pay|rolls her eyes|makes teachers stand)|soften my boss|(?:bad|difficult|toxic) (?:boss|manager|workplace)`,
    in: ['none', 'hard-work', 'new-job', 'depression', 'anxiety', 'mental-strain'],
    unless: 'lovely|good man',
  },
  'first-move': {
    heard: String.raw`want to (?:say sorry|make (?:up|things right|it right)|make peace with (?:him|her|my (?:\w+ )?(?:brother|sister|mother|father|mum|mom|dad|son|daughter|friend|cousin|family))|ask my (?:\w+ )?(?:to forgive|forgiveness)|write to my (?:son|daughter|brother|sister|mother|father|mum|mom|dad|friend|ex)|reach out to (?:my (?:son|daughter|brother|sister|mother|father|mum|mom|dad|friend|cousin)|him|her))|walk over to (?:him|her)|(?:courage|how) to (?:say sorry|reach out to (?:my|him|her)|apologi[sz]e)|how do i say sorry|words to say sorry|make (?:things|it) right|wanting to make up`,
    in: ['reconciliation', 'estrangement', 'quarrel', 'none'],
    unless:
      '@violence|to god|interview|eulogy|sermon|speech|funeral|interpret*|patient|say no|loan|dying|died|hospice|alone on the day|baby|essay|find the words for|doctor|therapist|make it right (?:to|through|on)',
  },
  'soften-both': {
    heard: String.raw`bring (?:my|our|the) (?:brothers?|sisters?|siblings|sons|daughters|children|parents) (?:[\w'-]+ ){0,3}(?:back together|together again)|(?:daughters|sons|brothers|sisters|siblings) hug each other|find their way to each other|reconcile (?:us|them|my|our|him|her|me with|with my|with his|with her)|make (?:up|peace) (?:with|between) (?:my|his|her|our|aoife)|peace (?:between|btw) (?:my|our)|neither of us will (?:pick|call|give|say|ring)`,
    in: ['estrangement', 'quarrel', 'none', 'reconciliation'],
    unless:
      '@violence|with god|to god|russia|ukraine|war|nations|difference between|made up with|made peace|talking again|stroke|speak again one|walk again|reconciled|decided to make peace|my peace|diagnosis|illness|past|body|death|loss|visa|border|deport*|hospital|prison|countr*|tribes?|communit*',
  },
  'no-friends': {
    heard: String.raw`no (?:real |good |close )?(?:friends?|mates)|(?:don't|dont|do not|doesn't|not|hasn't) have (?:any |many |a single )?(?:friends?|mates)|(?:don't|dont|not|hardly|doesn't|do not|doesnt) (?:\w+ )?know (?:anybody|anyone|a (?:single )?(?:soul|person)|one (?:soul|person))(?! who| with)|knows? (?:nobody|no one)|(?:no one|nobody|noone) to (?:talk|have|ring|sit|call|gist|speak|tell|cry|sing)|(?:find|finds|make|makes|need|needs) (?:good |new |real |some |true |godly |christian |nice |kind )?friends|send me (?:a |some )?friends?|needs? a friend|someone to talk to|anyone to talk to|not one knows me|nobody talks to|not mixing with`,
    in: ['loneliness', 'none', 'moving-house', 'immigration'],
    unless:
      'exams|imaginary|no friends were|absent friends|friends of|deceased|friend of mine|may he make friends|die|friends know|friends to pray',
  },
  language: {
    heard: String.raw`(?:don't|dont|doesn't|not|can't|cannot) speak the language|my english (?:is )?(?:not|bad|poor|weak)|english not good|learn(?:ing)? (?:the language|english|german|dutch|french|swedish|norwegian|spanish)|another language|language (?:course|class|school|barrier)`,
    in: ['loneliness', 'none', 'moving-house', 'immigration', 'new-job', 'new-school'],
    unless:
      'sorry|exam|test|b1|b2|ielts|c1|please pray for my|pray for my (?:mother|father|mom|dad|son|wife|husband)|excuse',
  },
  'eats-alone': {
    heard: String.raw`eat(?:s|ing)? (?:\w+ ){0,3}(?:alone|by (?:myself|himself|herself)|on my own|in front of|in the toilets?)|eat my (?:dinner|rice|supper) standing|ate (?:\w+ ){0,5}(?:alone|by myself|on my own)|(?:lunch|dinner|supper|sandwich|meals?|tea) (?:alone|by myself|by himself|by herself|on my own|with the telly)|cook(?:s|ing)? for one|table for one|no one to eat with|set one plate|sits? (?:alone|by (?:himself|herself|myself)) (?:at|in the) (?:lunch|canteen|cafeteria)|sit by myself in the canteen|facing a wall|two cups out|nobody sits with`,
    in: ['loneliness', 'none', 'new-school', 'study'],
    unless: String.raw`stroke|fork to|truck|can eat|able to eat|learn\w* to eat|started eating|now eats|spoon|in front of us`,
  },
  'left-out-none': {
    heard: String.raw`(?:being|feels?|always|is|am|gets?|getting) left out|left out (?:by|of|at) (?:the|her|his|my|everything)|not invited|wasn't invited|group chat made without|not a single invitation|excluded (?:by|from (?:the|her|his|my) (?:group|circle|party|chat))`,
    in: ['none', 'raising-children', 'breakup', 'new-school'],
    unless: 'staff ?room|will|inheritance',
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
  'friend-moves': {
    heard: String.raw`best (?:friend|mate) (?:\w+ ){0,5}(?:moving|moved|leaving|emigrating)|(?:friends?|mate) (?:is |are )moving (?:away|to|\d+)`,
    in: ['none', 'loneliness', 'moving-house'],
    unless: 'moving into|moved me|moved into|hospice|moved on|heaven',
  },
  'age-and-work': {
    heard: String.raw`(?:i'm|im|i am|he's|hes|she's|shes|is|of|at|aged|almost|nearly) (?:now |already |only )?(?:4[5-9]|5\d|6[0-7])(?! ?(?:[:.]\d|%|percent|miles|km|people|applic\w*|candidates|others|hours|hrs|am|pm|minutes|per|us|of))|too old|(?:my|his|her) age|overqualified|over-qualified|year of birth|half (?:my|his|her) age|the age of my`,
    in: ['job-interview', 'looking-for-work', 'job-loss', 'new-job'],
    unless: 'overqualified and young',
  },
  'words-fail': {
    heard: String.raw`ramble|rambling|(?:i|she|he) froze|(?:i|she|he|don't|me) freeze|(?:go|goes|goes completely|mind) blank|blanking|go blank|squeaky|shaky voice|voice (?:goes|not|shakes?)|tongue-tied|lost for words|talk too much|mumble|mind goes blank|mouth goes dry`,
    in: ['job-interview', 'hard-work'],
  },
  stammer: { heard: 'stammer*|stutter*', in: ['job-interview', 'hard-work', 'new-job', 'none'] },
  'cv-gap': {
    heard:
      'gaps? in (?:my|his|her|the|their) (?:cv|resume|work)|career (?:break|gap)|(?:years|yrs) (?:at home|raising|out of the workforce)|(?:go|going|goes|went|come|coming) (?:back |out )+to work|years of raising|first day back|return(?:ing)? to work',
    in: ['job-interview', 'looking-for-work', 'new-job'],
  },
  promoted: {
    heard: String.raw`promoted to|been promoted|made (?:me|him|her) (?:\w+ )?(?:manager|supervisor|team leader)|leading a team|in charge of (?:the (?:girls|lads|team|shift|staff|ward|crew)|\d+)|put (?:me|him|her) on the manager's course|becom(?:e|es|ing) (?:head|manager)`,
    in: ['new-job', 'hard-work'],
    unless: 'over me|instead of me',
  },
  'interview-answer': {
    heard: String.raw`interview (?:done|last week|went|is over|was)|(?:waiting|wait) to hear (?:[\w']+ ){0,6}(?:job|interview|post|position)|they'?ll (?:ring|call) (?:by|on) \w+|said they'?d call|let them call back|(?:not|haven't|havent|hasn't) heard back|walked out of the interview`,
    in: ['job-interview', 'job-loss', 'looking-for-work', 'none'],
    unless: 'got the job|visa|embassy|police',
  },
  'language-at-work': {
    heard:
      '(?:my|his|her|our|their) (?:english|german|french|spanish|dutch|norwegian|swedish)(?! (?:exam|colleague*|client*|office|boss|team|customer*|company|branch|teacher|class|lesson|homework|essay|gcse|test|paper|bulldog|girl*|boy*|man|woman|husband|wife|friend|in-laws))|english is (?:bad|small|poor|not)|broken english|language barrier|interview in english',
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
    heard: String.raw`(?:was|been|being|got|were|is|getting) passed over(?! to)|(?:didn't|didnt|did not) get the (?:promotion|job|post)|promotion went to|overlooked (?:for|again)`,
    in: ['work', 'job-interview', 'none', 'conflict-at-work'],
    unless: 'spirit|buried|funeral|grave',
  },
  'leaving-child-for-work': {
    heard: String.raw`maternity leave ends|leaving (?:her|him|my baby|the baby|them) (?:at|in|with) (?:the |a )?(?:creche|crèche|nursery|daycare|day care|childminder|kita|minder)|back (?:to work|to the office) (?:and|after) (?:\w+ )?(?:leaving|maternity|the baby)`,
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
  rejections: {
    heard:
      'rejected|rejections?|turned down|turned (?:me|him|her) down|unfortunately|getting told no|told no|20 nos|both no|said no|knocked back|nobody (?:wants|hires|will take|takes)|no ?one (?:wants|hires|is hiring|will hire|gives a chance|will take)|still no one|who wants a woman|humbling',
    in: ['looking-for-work', 'job-interview', 'job-loss'],
    unless: 'rishta|visa|embassy',
  },
  'herd-sold': {
    heard: String.raw`(?:sold|sell|selling|shot|shooting|trucked out|shipping)(?: [\w']+){0,6} (?:ewes|cows?|cattle|herd|breeders|bullocks|oxen|heifers)`,
    in: ['drought', 'none', 'retirement'],
    unless: 'finally sold|done milking',
  },
  'loan-shark': {
    heard: String.raw`loan apps?|money ?lender*|moneylender's|loan sharks?|owes? the shark|five-six|payday (?:lenders?|loans?)|shylock|owe a man on|the lender calls|the agent stands`,
    in: ['debt-and-money', 'harvest', 'drought', 'none'],
    unless: 'sniper|kill*|suicid*|end it|better off dead',
  },
  lambing: {
    heard: 'lambing|calving',
    in: ['hard-work', 'none', 'harvest'],
    unless: 'due at the end',
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
  'school-fees': {
    heard: String.raw`school fees?|(?:tuition|college|exam|university|term) fees?|fees for (?:my|the) (?:\w+ )?(?:children|kids|son|daughter)|two kids school|school wants (?:\w+ )?(?:quid|pounds|money|£?\d+|dollars|euros)`,
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
    unless: String.raw`accident|crash\w*|took my car|behind on the car|sleep*|in (?:the|a|his|her|my|our) (?:car|van|truck)|killed|hit by|people|sold`,
  },
  'wages-owed': {
    heard: String.raw`(?:not|hasn't|hasnt|haven't|havent) been paid|has not paid (?:me|us|him|her)|hasn't paid (?:me|us|him|her)|unpaid wages|about wages|wages (?:are |were )?(?:late|not paid|unpaid|owed)|salary (?:is |was )?(?:late|delayed|not paid|unpaid)|no gratuity|gratuity (?:is |has )?not|no salary (?:since|for)|owes? (?:me|us|him|her) (?:\w+ )?wages|months? (?:of )?(?:unpaid|no) (?:salary|wages)`,
    in: ['work', 'none', 'conflict-at-work', 'new-job'],
  },
  'business-failing': {
    heard:
      '(?:my|our|his|her|their) (?:little |small |own |flower |coffee )?(?:shop|business|bakery|restaurant|cafe|café|salon|store|firm) (?:is |has |might |may |will |could )?(?:have to )?(?:closed|closing|close|failed|failing|fails|going under|gone under|went under|folded|collapsed)|bankrupt|bankruptcy|last days for our|had to close (?:my|our|the)',
    in: ['starting-a-business', 'debt-and-money', 'none'],
    unless: String.raw`partner's firm|village shop|funeral|buried|closed friday|years ago`,
  },
  'record-no-job': {
    heard:
      'criminal record|(?:a|my|his|her) record(?! of| in| number| time| speaks)|record from when|out of (?:prison|jail|mountjoy|the gate)|ex-?(?:con|offender|convict)|felon*|box ticked|with my sheet|did time|served time',
    in: ['looking-for-work', 'new-job', 'job-interview'],
    unless: 'track record|record label',
  },
  'skills-abroad': {
    heard: String.raw`(?:engineer|teacher|nurse|doctor|accountant|lawyer|pharmacist) (?:in nigeria|in syria|from homs|from syria|from ukraine|at home|back home|in my country|in india|in ghana|in iran|in (?:her|his) country)|qualifications? (?:are not|is not|aren't|isn't) (?:recogni[sz]ed|accepted|valid)|foreign (?:degree|qualifications?|diploma)`,
    in: ['looking-for-work', 'job-interview'],
  },
  commute: {
    heard:
      'commut(?:e|es|ing)|hours? (?:each way|on the (?:bus|train) to work)|bus is late|bus fare to get to work|stuff thats miles away',
    in: ['hard-work', 'new-job', 'looking-for-work', 'none'],
    unless: 'school bus|school',
  },
  'kin-to-feed': {
    heard: '(?:feed|provide for|providing for|educate) @kin',
    in: ['work', 'none', 'job-interview', 'new-job', 'starting-a-business', 'drought', 'harvest'],
    unless: 'tube|spoon|breast*|bottle',
  },
  'since-he-came-out': {
    heard:
      'since (?:he|she|i) (?:came|got) out of (?:prison|jail|the gate|rehab|mountjoy|barlinnie)',
    in: ['new-job', 'looking-for-work'],
  },
  breadwinner: { heard: 'breadwinner|(?:only|one) (?:income|wage|salary)|sole earner' },
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
  'far-from-home': {
    heard:
      'far (?:away )?from (?:home|my family|our family|her family|his family|my people)|away from home|homesick*|miss(?:es|ing)? home|studying abroad|alone in a (?:foreign|strange) (?:country|land|city)',
    in: ['study', 'immigration', 'threshold', 'loneliness', 'none'],
    unless:
      'flight home|fly home|years back|looked after|not homesick|ran away|run away|runs away|running away|runaway',
  },
  'no-friends-there': {
    heard: String.raw`(?:no|don'?t have|dont have|doesn'?t have|haven'?t|havent|have no|has no|without|not have) (?:\w+ )?friends?|(?:know|knows|knowing) (?:nobody|no one|no-one|noone)|(?:don'?t|dont|doesn'?t|do not|does not) know (?:a soul|anyone|anybody|one kid|one person)|mak(?:e|ing) (?:new |good |any |some )?friends|nobody to talk to|where nobody knows`,
    in: ['study', 'immigration', 'new-school', 'new-job', 'moving-house', 'child-leaving-home'],
  },
  'children-left-behind': {
    heard: String.raw`left (?:my|her|his|our|the|two|three) (?:\w+ )?(?:children|kids|sons?|daughters?|baby) behind|(?:children|kids|daughters?|sons?|baby) (?:are |is )?(?:still )?left behind|knows? me as a phone|only ever kissed a screen|kisses the screen|(?:children|kids|daughter|son|boy|girl|baby)(?: \w+){0,5} on (?:the )?video call|turned (?:one|two|three|four|five|six|[0-9]+) on (?:the )?video call|(?:daughter|son) calls the phone`,
    in: ['immigration', 'none', 'hard-work', 'loneliness'],
    unless: 'died|passed away|killed|dead|widow*|leaves behind',
  },
  'crossing-to-safety': {
    heard: String.raw`cross(?:es|ing)? (?:the )?(?:sea|border|channel|mediterranean|desert|river|tomorrow)|crossing (?:\w+ ){0,3}in small boats?|with the caravan|in (?:a |the )?(?:small |rubber )boats? this week`,
    in: ['immigration', 'war'],
    unless: 'came over|crossed|years ago|soldiers|troops|tanks|army',
  },
  'refugee-camp': {
    heard: 'in (?:a |the |refugee )?camp|refugee camps?',
    in: ['immigration', 'war', 'homelessness'],
    unless:
      'summer camp|church camp|youth camp|scout|army|training|boot camp|soldiers?|military|detention',
  },
  'skills-not-recognised': {
    heard: String.raw`papers count for nothing|(?:degree|diploma|qualifications?|certificates?) (?:\w+ ){0,3}(?:not|isn'?t|aren'?t) (?:recogni[sz]ed|accepted|valid)|(?:i was|was|used to be) (?:an? )?(?:architect|judge|doctor|engineer|teacher|nurse|lawyer|dentist|pharmacist) (?:in|back home|at home)(?: \w+){0,4} here`,
    in: ['immigration', 'looking-for-work'],
  },
  'new-language-abroad': {
    heard: String.raw`new language|(?:speak|learn|understand|know|knows) (?:the|their) language|language (?:class|is different|barrier)|(?:don'?t|doesn'?t|dont|doesnt) have the words|understand nothing|say pardon|kids translate|different here the language|the language (?:is|here)|learn to say|learn english|(?:my|her|his) english (?:is|isn'?t) (?:not |so )?(?:good|bad|poor)`,
    in: ['immigration', 'moving-house', 'new-job', 'new-school', 'loneliness'],
    unless: 'love language|bad language',
  },
  'new-country': {
    heard: String.raw`(?:a|my|our|this) new country|new country|mov(?:e|ed|ing) to another country|a foreign country alone|living in a (?:foreign|strange) country|new here in \w+ from|everything is different here the language|(?:we|i|we've|i've) (?:have )?(?:just )?moved to (?:canada|america|england|germany|australia|the us|the uk|sweden|norway|ireland|france)|since we landed|i have been in this land`,
    in: ['immigration', 'moving-house', 'loneliness', 'none'],
    unless:
      'best friend|for this country|cousin ama|brother faces|years ago|as a child|when i was|back in (?:19|20)[0-9]{2}|country music',
  },
  'passport-kept': {
    heard: String.raw`(?:keep|keeps|kept|holds|holding|took|taken) (?:my|her|his|their) passports?|not giving (?:back )?(?:my |her |his )?passports?|passport is in the boss|(?:boss|madam|kafeel|employer)(?:'s)?(?: \w+){0,4} passports?`,
    in: ['immigration', 'hard-work', 'conflict-at-work', 'none'],
    unless: 'embassy|home office|consulate|wallet|photos?|ready|in case|expired',
  },
  'custody-in-threshold': {
    heard:
      'custody (?:hearing|battle|case|dispute|of (?:my|our|her|his|the))|(?:full|joint|sole|final|over|for) custody|keep (?:her|his|my) (?:little )?(?:boy|girl|kids|children|babies|son|daughter)(?! (?:safe|from|warm|strong|close|calm|away|out|in|happy|well))|gets (?:my|the|our) (?:kids|children)|lose my (?:babies|kids|children|girls|boys)|my (?:little )?(?:boy|girl|son|daughter) will live|my kids back|rules on the children|my girls weekends|hearing about my children|divides children|weekdays and leave me|have them every other',
    in: ['court', 'divorce'],
    unless:
      'got custody|decided the custody|won custody|has custody|lost custody|given custody|gave (?:him|her) custody|police custody',
  },
  'children-in-care': {
    heard: String.raw`(?:kids|children|grandchildren|baby|babies|son|daughter)(?: \w+){0,3} (?:in|into) (?:foster )?care|social services(?: \w+){0,6} (?:kids|children|baby|babies|grandchildren)|in(?:to)? foster care`,
    in: ['court', 'decision', 'raising-children', 'none'],
    unless: 'i work|carers?|we foster|fostering|grew up in',
  },
  'weekend-parent': {
    heard:
      '(?:every|each) (?:other|second) (?:saturday|sunday|weekend|week)|alternate weekends?|(?:two|2) weeks at christmas|only (?:get|see) (?:my|the) (?:kids|children|girls|boys|babies|son|daughter)|every second sunday|miss the noise',
    in: ['court', 'divorce'],
    unless: 'the dog',
  },
  'bad-company': {
    heard:
      '(?:with|in with|among) (?:the )?wrong (?:crowd|people|friends)|wrong crowd|bad (?:crowd|company|friends)|in(?:to)? a gang|gang life|join(?:ed|ing)? (?:a|the) gang',
    in: ['court', 'raising-children', 'addiction'],
  },
  'in-prison': {
    heard: String.raw`(?:is|are|was put|been|goes|going|went|be) (?:\w+ )?(?:in|to) (?:prison|jail|gaol)|(?:dad|father|son|brother|husband|mum|mom|mother|boy|nephew|uncle|cousin|friend|partner|fella|man) (?:is )?in (?:prison|jail|gaol)|(?:son|brother|dad|husband|he's|he is) inside (?:for something|[0-9]+ (?:months|years|yrs))|(?:got|do|get|doing|given) (?:two|three|four|five|six|seven|eight|nine|ten|eighteen|[0-9]+) (?:years|months|yrs) inside|first night inside|doing time|(?:sent|taken) to (?:prison|jail)|serving (?:(?:a |his |her |my )?(?:long |life )?sentence|time|life)`,
    in: ['court', 'mind', 'bond', 'none'],
    unless: String.raw`officer|chaplain|guard at|out of (?:jail|prison)|released|sober|in rehab|i sent a man|marriage|comes home|(?:chapel|library)|stabb\w+|attacked|rap(?:e|ed|ist)|abus\w+|kill\w*|murder\w*|victim|the man who|the driver who|the one who|robbed us|robbed me|burgl\w+|hope he|deserves?|like (?:a|being in|in) (?:prison|jail)|prison of|teach|volunteer*|ministry`,
  },
  'dead-carried-along': {
    heard: String.raw`(?:my|his|her|our) late (?:wife|husband|father|mother|dad|mum|grandfather|grandmother|brother|son)(?:'s)?|(?:is|are) not here to see|won'?t be there to see|never saw it|should have seen`,
    in: ['pilgrimage', 'graduation'],
  },
  'which-parent': {
    heard: 'which parent|who (?:i|she|he) wants? to live with',
    in: ['decision', 'court', 'divorce'],
  },
  panic: {
    heard: 'panic(?: )?attacks?|panics|panicking|third panic|getting panics',
    in: ['anxiety', 'mental-strain', 'depression', 'violence'],
    unless: String.raw`no longer|haven'?t had|panic buying|horn|dogs?|cats?|horses?`,
  },
  therapy: {
    heard: 'therap(?:y|ist|ists)|counsell?ing|counsell?or|psychologist|cbt|emdr',
    in: ['depression', 'anxiety', 'mental-strain', 'guilt', 'addiction', 'violence'],
    unless:
      'waiting list|all therapists|physio*|speech|occupational|radio|massage|i am a therapist',
  },
  trauma: {
    heard: String.raw`ptsd|flash(?: )?backs?|nightmares? about the (?:war|crash|accident|attack|fire|brothers|shelling|camp|abuse)|traumati[sz]ed|jumps? at every|hear every footstep|keep hearing footsteps|can't stand fireworks|fireworks (?:still|put)|hear a siren without`,
    in: ['mental-strain', 'anxiety', 'depression', 'violence', 'war', 'disaster', 'flood', 'none'],
    unless: 'dogs?|cats?|horse|exam|paperwork|wedding dress',
  },
  gambling: {
    heard:
      'gambl(?:es|ing|er)|gamble (?:away|again|on (?:the|horses|football|my phone))|(?:to|stop) gamble|betting|slot machines?|(?:at|on|to|from|before) the slots|on slots|casino|scratch(?: |-)?cards?|bookies|fruit machines?|sportybet|bets on|poker',
    in: ['addiction', 'guilt', 'temptation', 'debt-and-money', 'none'],
    unless:
      'like its a slot|gambled? nothing|strip poker|poker night|the weather|generation|appointment|interview slots?|delivery|time slots?|embassy|poker face|betting (?:on it|that)|works? (?:in|at) (?:the|a) casino|won',
  },
  'kin-drinks': {
    heard: String.raw`@kin (?:\w+ )?(?:drinks|is drinking|keeps drinking|has been drinking|is an alcoholic|is drunk|hides vodka|is back on the drink|started drinking|won't stop drinking|can't stop drinking|cannot stop drinking|s drinking)`,
    in: ['addiction', 'quarrel', 'divorce', 'estrangement'],
    unless:
      'hits?|beats?|beating|turn|tea|milk|water|coffee|coke|juice|died|sober|from a cup|bottle feed*|sippy',
  },
  screen: {
    heard: String.raw`i scroll|less scrolling|scrolling (?:till|all|for|at)|doom(?: )?scroll*|too much (?:tik(?: )?tok|instagram|screen)|screen(?: )?time|(?:addicted to|glued to|always on|stay off|get off|put down|less time on|less) (?:my|the|his|her|their|our)? phones?|leave (?:my|the|his|her|their|our) phones? alone|less phone|phone addiction|on my phone (?:\w+ )?hours|plays? video games (?:all|\d+|day|too)|gaming all|on the xbox all`,
    in: ['addiction', 'temptation', 'raising-children', 'loneliness', 'none'],
    unless:
      'off the phone|bull*|fell|stole|stolen|took|left my|photos|charger|dead|off my phone (?:bill|contract)',
  },
  anger: {
    heard: String.raw`(?:my|this|with|this awful|the) (?:anger|temper|rage)|anger (?:issues|problems?|management)|(?:i'?m|i am|i was|i feel|i get|still|feel|feeling) (?:so |very |too |still )?(?:angry|furious|raging|bitter)|bitterness|resent*|short fuse|(?:lose|losing|lost) (?:it and )?my temper|anger at`,
    in: ['mental-strain', 'guilt', 'temptation', 'quarrel', 'death', 'none'],
    unless: String.raw`bitter cold|so bitter|road rage|boss|manager|angry sea|at god|with god|at you|with you|bitter gourd|heaven|at him up there|sea|river|storm|hits?|hit me|beats?|beat me|threw|throws|violent|his fists|bruis\w+|punch\w*|scared of (?:him|her)|afraid of (?:him|her)|all the rage`,
  },
  shouted: {
    heard: String.raw`(?:i|i'?ve|i keep|i just|i have) (?:\w+ )?(?:shout|yell|scream|roar|snap)(?:ed|ing)? at (?:everyone|them|my (?:\w+ ){0,2}(?:kids?|children|son|daughter|boys?|girls?|wife|husband|mum|mother|baby|toddler|family)|the (?:kids|children|boys|girls|wee ones))|roaring at the children|(?:smacked|slapped) my (?:\w+ ){0,2}(?:old|son|daughter|boy|girl|child)`,
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
    heard: String.raw`letter of apology|(?:write|writing|wrote) (?:\w+ ){0,3}apology|want to apologi[sz]e|apologi[sz]e to (?:him|her|them|my)|(?:how do i|how to|to|can'?t) say sorry(?: to)?|mak(?:e|ing) amends`,
    in: ['guilt', 'quarrel', 'estrangement', 'none'],
    unless:
      'never apologi*|to me|died|dead|gone now|he never|she never|passed|want an apology|too late|papa said sorry|before i|b4 i|i want him|should apologi*|they say sorry',
  },
  cheated: {
    heard: String.raw`i (?:\w+ )?cheated|cheated on (?:my|her|him) (?:wife|husband|girlfriend|boyfriend|partner|gf|bf|fianc\w+)|cheated on my|i cheated on|(?:i'?ve|i have|i had|i'm|i am) (?:had |been |having )?(?:having )?an affair|i slept with (?:another|someone|a (?:man|woman|guy|girl|colleague|friend)|my (?:boss|ex))|i was unfaithful|i betrayed`,
    in: ['guilt', 'divorce', 'breakup', 'quarrel', 'none'],
    unless: String.raw`(?:he|she|husband|wife|boyfriend|girlfriend|who|partner) (?:\w+ )?(?:cheated|had an affair|is having|has been having|slept|was having|having)|found out|cheated on me|cheated on 3|exam|test|he'?s having|his affair|her affair|all night|haven'?t slept`,
  },
  'forgive-self': {
    heard: String.raw`(?:can'?t|cannot|cant|can not|couldn'?t|never|to|not) forgive (?:myself|himself|herself|themselves|ourselves)`,
  },
  'missed-goodbye': {
    heard: String.raw`(?:didn'?t|never|could ?n'?t|could not|did not|without|no chance to)(?: get| got| getting| able)?(?: a chance)?(?: to)? (?:say|saying) (?:a |my )?(?:proper )?good ?-?bye|no good ?-?bye|(?:was ?n'?t|was not) there when (?:\w+ ){1,3}(?:died|passed|went|slipped|called for me)|i (?:arrived|got there) too late|(?:died|passed|gone|went) (?:before|b4) i could (?:say good ?bye|get there|see|reach|come)|there was no next week|did not go to (?:my|his|her|the) (?:\w+'?s? )?funeral`,
    in: ['guilt', 'grief', 'none'],
    unless:
      'job|school|flight|train|shop|exam|bus|interview|born|fell|fire|was too late (?:for|to apply)|walk',
  },
  'left-church': {
    heard: String.raw`(?:left|stopped (?:going|coming) to|stop going to|quit|hasn't been (?:to|in)|no longer (?:goes|comes|attends?)(?: to)?|won'?t (?:go|come)(?: to)?|will not enter|walked away from|skipped|stopped) (?:the )?(?:church|mass|mosque|temple|liturgy|synagogue|shul|salah|jummah|gurdwara|praying)`,
    in: ['doubt', 'raising-children', 'none'],
    unless: String.raw`retired|cremat\w+|funeral|wedding|rob*|stairs|frail|housebound|legs|hip|left (?:the )?(?:church|mosque|temple|mass) (?:early|and)|covid|ill|sick|flu|snow|hospital|surgery`,
  },
  'first-christmas': {
    heard: String.raw`(?:first|1st) (?:christmas|xmas|eid|diwali|easter|birthday|ramadan|hanukkah|passover|new year|thanksgiving|mothers? day|mother'?s day|fathers? day|father'?s day|wedding anniversary) (?:without|since (?:gran|nan|mum|mam|mom|dad|he|she|we lost|my|his|her|the))|(?:christmas|xmas|eid|diwali|easter) without (?:him|her|mum|mam|mom|dad|gran|nan|my|them|our)`,
    in: ['grief', 'none', 'loneliness', 'divorce', 'breakup'],
    unless:
      'snow|without my (?:phone|sister in law)|meat|baby was born|since we (?:moved|married)|was hard but|baby is|grandchild',
  },
  widowed: {
    heard: String.raw`widow|widows|widowed|widower|(?:my|his|her) (?:husband|wife) (?:died|passed|has died|left us on|went on \w+ morning|is dead)|lost (?:my|her|his) (?:husband|wife)`,
    in: ['death', 'anniversary-of-a-death', 'funeral', 'depression'],
    unless: String.raw`date|husband'?s mother|hardly knew|(?:wife|husband)'?s`,
  },
  'kin-heartbroken': {
    heard:
      '@kin (?:(?:(?:is|are|was|were) )?(?:so |very |totally |completely |absolutely )?(?:devastated|heartbroken|heart broken|in bits|inconsolable|distraught)|(?:is|are) (?:so |all )?(?:in pieces|not coping))',
    in: ['grief', 'danger', 'none'],
    unless: String.raw`leg|arm|hip|ankle|wrist|toe|down|laugh\w*|joy`,
  },
  hospice: {
    heard: 'hospice|macmillan|marie curie|palliative',
    in: ['dying', 'cancer'],
    unless: String.raw`volunteer*|raised|charity|shop|fund*|i work|i'?m a|marathon|training|nurse* trainee`,
  },
  'kin-soldier': {
    heard: String.raw`@kin (?:\w+ )?(?:is |are |has been |being |gets |has )?(?:\w+ )?(?:deployed|posted (?:at|to|near) (?:the )?(?:border|front|loc|line|kashmir|siachen)|(?:at|near|to) the front(?! (?:of|door|row|seat|desk))|fighting (?:at the front|in the war|in ukraine|in gaza|in sudan)|in the (?:army|navy|military|trenches)|serving (?:in|with) (?:the )?(?:army|navy|marines|forces|military|air force|raf|afghanistan|iraq|mali|lebanon)|a soldier|conscripted|drafted into|deploys|deploying|is in afghanistan)`,
    in: ['war', 'none', 'travel', 'flight'],
    unless: String.raw`home safe|thank|came back|came home|restaurant|posted (?:on|a|the|my|me|it)|(?:was|were|served|used to be) (?:\w+ )?(?:in the|a) (?:army|navy|military|soldier|air force)|years ago|bus driver`,
  },
  border: {
    heard: String.raw`(?:at|stuck at|crossing|crossed) the (?:\w+ )?border`,
    in: ['war', 'immigration', 'none'],
    unless:
      'jawans|shelling|posted|collie|customs man|what we did|drug*|plants?|soldier|medic|unit|army|sent to the border|truck|garden|flower|hedge',
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
    unless: String.raw`i bullied|bullied a|chang(?:ed|ing) schools?|old one|second chance|after the bullying|changed schools|accus\w+|is (?:the|a) bully|bullying (?:other|another|kids|a boy|a girl)|was bullied (?:as|at school|when|for years)|used to be bullied|years ago|when i was|as a child`,
  },
}
