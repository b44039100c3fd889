/**
 * What occasions are called, the heaviest first. A line is an occasion, its signs, and phrases parted by commas. A
 * word of five letters and more stands for all that begin with it, a shorter one for its inflections, one with “=”
 * for itself only; in one with “!” a slip of one letter is forgiven; “|” parts words of one place, “_” is up to
 * four words, “*” any word, “#” a number, “.” a stop, “@” a person (“@kin” nobody’s pet, “@kid”, “@pet”, “@love”,
 * “@work”, “@self” himself, “@mother”). Small words (`words.ts`) may stand between any two, doubled consonants are
 * written once, and “not” is any no, never, can’t and don’t.
 *
 * Signs: “d” the person has died, “c” is the other side, “n” nobody; “^r ^v ^g ^m” what it becomes when it is over
 * (thanks for recovery, recovery, good news, reconciliation); “<” its person stands before the words, “>” is their
 * last; “~” and “-” anything else (of the same person) outweighs it; “=me” whom it befalls whatever else is
 * written.
 */
const THEY = '@kin|he|she|they|him|her|them|ex|those|enemies'
const ME = 'me|us|him|her|them|@'
const BODY =
  'feet|foot|back|head|kne|neck|leg|arm|hand|shoulder|hip|heart|wrist|ankle|stomach|tooth|eye'
const SCHOOL = 'school|colege|universit|uni|kinderg|nursery'
const TEST = 'exam|test|finals'

export const VOCABULARY = `
none: he|she|they|who|@ push ${ME} away,sleep|sleeping like @kid,bus|car|van|lory|truck|bal hit,los my|the *,money|pay|salar|wage is better
self-harm ^r: not _ see point|reason|sense wak|liv|exist|carry,not _ see point|reason|sense going on|being here,want|ready|rather die|dead,kill|hurt|harm|cut|hang|shoot|drown|burn|starv @self,self harm|injur,kill|hurt|harm self,suicid!,unaliv,un aliv,not want liv|alive|exist|here|wake,not want on|in earth|world,not keep liv|going,not want|go|keep|carry on liv|like|anymore|go,not reason|point|will liv|life|go|going,noth liv for,not worth liv,end|ending it|things all|tonight|today|now|soon,end|ending|tak|took life,point|use of|in liv|life|going,overdos,took _ pill,want|wish|hope _ not wake,want it|everyth|life over,want disapear|vanish,not want go on,not go on .,@me _ want it over,tired of liv|life,slit|cut wrist,start|started|been cut again|.,back cut .,better off not with me,wish dead|gone,wish not born|exist,hat @me _ die|dead|end,nobody would|will miss|car,not one would|will miss|car|notic,jump off bridg,morir,morer,matarme,umbringen,me tuer,mourir,will sterben
abuse ^r>: he|she|they|who|@ hit|beat|slap|punch|kick|chok|strangl|hurt|abus|rape|molest|touch|threaten|shov|grab|push|stalk|forc|burn ${ME}
abuse ^r=me: @stepfather|@uncle come|comes|came in|into my room|bed,if i leav|leave|left|go he|she find|kill|hurt|come,threw|throw|drag|slam me,threaten kill|hurt|hit me,he|she|they|who|@ going kill me,stalk me,hitting|beating|chok|hurting|slap|abus|rape|touches me,hit me again,hits|beats|chokes|slaped me,not let me leav|go|out|see|work|talk,scared|afraid go home,afraid|scared|terif|frighten of him|ex|@love|@stepfather,not safe at|with,into my bed|room|bedroom,by|around throat,locks me,hit|beaten by @love|@father|@mother,i raped|molest|groped|abus|sexual|trafick,he control|violent|abusi,@love|@father|@mother violent|abusi
abuse ^r: domestic violen|abus,abuse,abusi,sexual|child abus|asault,molest,rape
death d: die,dead,death,was|got kill,killed @self,comit suicid,took his|her|their life,pass away,@kin pass,@kin pass on,be with lord,los of|my @kin,los @kin,griev,grief,mourn,widow,late @kin,rest in peace,rip,murdered
death d=baby: los @baby
miscarriage <: miscarriage!,miscar,stilb,los @kid # week,not told _ name,los pregnan,not heartbeat
funeral d: funeral!,burial,burying|bury|buried @,cremat,memorial,wake for @
dying ^r: dying,hospice,terminal,deathb,end of life,doctors say|said|give|gave @|him|her _ day|week|month|year,day|week|month left|live=,not make it .,not recover .,not long|much left|live|time,slip away,going|will die,want die at
anniversary-of-a-death d: anniversar _ death|pasing,year _ ago|since _ die|pass|los|left,year _ since @,first _ not with @,first _ not with,would _ been _ anniversar|birthday,yahrzeit
loss-of-an-animal d: @pet die|pass|dead|missing|killed|gone,@pet ran away,los @pet,put @pet down|to,@pet _ put down|to,@pet gone over rainbow,goodbye to @pet,death|los of @pet
violence ^g: violen,shooting,was shot,muged,stab,atack,asault,gang,kidnap,murder,beaten up,bullied|bully
war ^g: war=,wars=,ceasefir,bomb,drafted,the front,deploy,ship out,invad,soldier,flee|fled
disaster ^g: earthquak,huricane,tornado,tsunami,wildfir,disaster,storm,house|home|town burn|fire|destroy
flood ^g: flood,river ris|high,water up,under water,heavy|much|more rain,it not stop rain,rain not stop
drought ^g: drought,not rain,need|send|bring|ask|asking rain,pray for rain,dam|reservoir empty|low|percent,well run|dry,crop|maize|corn|wheat|rice|sorghum|millet|harvest dying|dead|fail,lake|river|fields _ empty|dry|low|brown
cancer ^r: cancer!,chemo,tumor,tumou,leuke,lymphom,radiation,stage #
surgery ^r: surgery!,surgeon,operation!,op,${BODY} replac|surger,bypas,transplant,tonsil,c section,under the knif,into theatr,galblad,procedur
waiting-for-results: wait _ result|biops|diagnos|scan|test|doctor,biops,test|scan|blood result|test|work,mri,scan,lump,not word _ doctor|hospital,if|may|could|might is|be|have cancer,wait _ cancer,result _ doctor|oncolog
hospital ^r: hospital!,icu,nicu,er,intensiv car,emergency room,ventilat,life suport,coma,ambulanc
dementia: dementia!,alzheimer!,los memor|mind,memor los,ask|asked|asks _ who i was|am,not recogni|know|rememb me|us|who,forget who|me|us
addiction ^v: addiction!,addict,alcohol!,drunk,drink,drug,go|going|goes|enter rehab,relaps _ sober|clean,heroin,meth,gambl,porn,relaps,not stop drink|gambl|smok,not sober
addiction ^v<: quit smok|drink|gambl
depression ^r: depression!,depress,postpart,bipolar,hopeles,worthles,empty,numb=,felt|feel|been low|down|broken|flat|empty,so low|down,despair,hat my life,noth _ joy,noth mater,sad,cry all|every|stop,sit in dark,dark plac|thought,not left house
mental-strain ^r: overwhelm,exhaust!,worn out,burnt out,breakdown,end of my rop,too much on|for,mental,ptsd,trauma,eating disorder,anorex,runing on empty,stressed out,stres at work,sick and tired,not cop,fall apart,dead tired,not do|take this .,presure
mental-strain ~: stres,tired,hard|rough|bad time|day|week,upset,angr
anxiety ^r: anxiety!,not stop wori|wory|think|panic|overthink,panic,panic atack,worried sick
anxiety ~: anxious,wori,wory,nervous,scared,afraid,fear,frighten,terif,stage fright
pain ^r: pain,migrain,headach,arthrit,fibro,ach,hurts,${BODY} _ kiling|hurt|ach,${BODY} went out,hurt ${BODY},hurt @me at|on|in
illness ^r: pneumonia!,flu,covid,fever,stroke,heart atack|disease|failur|condit,diabet,infect,temp of,flare up,psorias,sepsis,parkins,ms,seizur,asthma,kidne,dengue,bug,virus,car|bike|motorbik|bad acident|crash,brok|fractur ${BODY}|bone,injur,diagnos!,dialys,hole in heart,not eat,fell and
illness ^r-: ill,sick,poorly,unwell,not feel|do|keep well,not well,not better,health
illness ~: heal=,healin,get well
disability: sight|eyesight|vision|hearing is|are going|failing|fading|worse,los sight|eyesight|vision|hearing,disab|autis|deaf|blind @kin,@ born with,disab,autis,deaf,go|going|born blind,@ blind,wheelch,paraly,down syndrom,special needs,adhd
sleeplessness ^r: insomnia!,sleples,not sleep|slep,lie|ly|lies awake,wide awake,awake all|at|again,nightmar
caring-for-someone c: car for|of @,carer,look|looking after _ @
childlessness <: infertil!,ivf,ttc,try|trying for|to @baby|@child|@children|conceiv|another|second,not have|get|conceiv @children|@baby|pregnan,long|hop|wait|pray|want @baby|@child|@children,negativ test,not pregnan
pregnancy <: pregnan!,pregnan after miscar,expecting,have|having @baby|@twins|@son|@daughter,due next|in|on|tomorow|today|soon|any,in labor,@baby is due,@baby shower,induced
homelessness ^g: homeles,landlord sel|seling|selling|sold,evict,sleep|live|liv in|on car|street|shelter,on the street,nowhere live|go|sleep,not home|roof|place to,los home|house|apart,want us out,kicked ${ME} out
immigration ^g: mov|left|leav|fled _ country,wait|waiting _ papers,not papers,mov abroad|overseas,emigrat,immigra!,visa,green card,asylum,asylum hearing on,refuge,deport,citizen,citizen test
court ^g: court,custod,hearing on|tomorow,trial start|on|next,on trial,lawsuit,jury,lawyer,sentenc,judg,arest,prison,jail
divorce ^m<: divorce!,divorc,separat,sign paper,mariage over|end|ending|fall
divorce ^m=me: @husband|@wife left|leav|walk me|out,@husband|@wife wants a|out divorc
breakup <: broke|break|split|brok up,breakup,heartbr,dumped,ghosted,left him,relation over|ended,weding|engage off
breakup=me: @girlfriend|@boyfriend|@partner left|dumped|ghosted me,he|she left|dumped|ghosted me,@love|he|she cheated on|me,cheating|cheated on me,brok up with me
breakup=us: we brok|split up
estrangement c^m: estrang,not spoken|spoke|talked since|for|in,@us not spoken|speak|talk,not spoken|heard|talk|seen|speak to|from|with @,not spoken|talk|speak to me|us|each,not spoken|speak|speaking .,not called|visited in|for|me,cut me|us off,disown,not contact,los touch with @,blocked me|my
quarrel c^m: argu about money,fight|fought|argu|argum|quarel|row|conflict|feud|tension|trouble with|of me|us|@,fell|fall out with,big|had row|fight,quarel,argu,argum,fighting,feud,mad|angry at|with me|@,unfaith,afair,not get along,mariage,@ driv me mad|crazy|nut
job-loss >: fired me|us|@
job-loss ^g: los job|work|busines,los job at|in|with the|a|an *,laid off,layof,redundan!,fired,sacked,let go .,plant|company clos|shut
debt-and-money ^g: brok .,are|is brok,not pay|aford,debt,money,financ,behind on,bill,owe,bankrup,mortgag,bailif,final notic,rent,rent|bill|payment is|was|are due,rent|bill due,landlord,electric got|cut
loneliness ^g~: alon
loneliness <: lonely!,lonel,not _ made|make|got _ friend,not @friends,alon in|since|every,nobody|one visit|call|talk|eat,nobody to,homesick,lives|liv alon
guilt <: guilt,took|taken|take money|cash from,said something|cruel,take back,asham,sham,not forgiv @me,forgiv me,i lied|cheated|stole,my fault,regret,did|done something terib|bad|wrong,i hurt|betray @kin,cheated on @love
temptation: temptation!,tempt,atracted to,lust,sam sin,text my ex
doubt: doubt,fel nothing at|in church|pray|mas|choir,pray|church|mas|choir _ fel nothing,god abandon|forsak|left,los faith,does|do god|you hear|exist|listen,nobody answer,question god|faith,not longer believ,not feel|hear god,strugl believ|faith,not believ,faith weak|shak,believ again,not pray .
conflict-at-work c: @work a|is bully|unfair|mean,@work bully|yell|shout|scream|hat|ignor|blam|lie|gosip,@work takes credit,toxic workpl|work|job,offic politic,bulied at work,meting|fight|argu|argum|conflict|trouble with @work
looking-for-work ^g: look|search for work|job,job hunt|search|aplic,unemploy,out of work,jobles,not have|find|get job|work,not job|work,need|want|find job,aplication,rejection
job-interview: job|second|final|first interview,interview!
exam: exam,driv theory,theory test,retak|resit _ test,final|bar|driv|math|maths|school test|exam,finals,gcse,the|my|his|her|our sat=|sats=,sats=,resit,test tomorow|today|on,have test,quiz,board
decision <: not idea which|what,not know which|what|whether|if|where,decid,decision,chos|chose|choose|choice,should i stay|go|leav|take|move,crosroad,torn betwen,unsur,what should|to do
decision <~: lost= .|and|in,guidan
raising-children c: being mum|mother|stepm to @kid,shout|yel|snap at @kid,patienc with @kid,@kid driv me mad|crazy|nut,@kid driv|listen|misbehav|hates|biting,@kid not listen|stop|behav,@kid always in trouble,good|better|single mother|father|mum|mom|dad|parent,parenting,rais|bring @,homeschol @,tantrum,@kid kiling me
child-leaving-home c: @kid leav|left|mov home|out,@kid mov out on,@kid leav for ${SCHOOL},empty nest,drop|tak|taking @kid off|at|to ${SCHOOL}|dorm
starting-a-business: open|start|launch _ busines|shop|bakery|cafe|restaur|startup,startup,meal prep busines,busines i start
new-job: new|first|dream job,start as a,first day at|new job|work,got|landed job|aprenticeship|internship|traineeship|placement,job ofer,promo,first day|week|shift as
new-school: new ${SCHOOL},start|begin|chang|switch|back _ ${SCHOOL}|grade,first day of|at school,${SCHOOL} start
study: study|studi,homework,thesis,phd,revis,fail ${TEST}|class,not pass ${TEST},concentrat,strugl with studi
study ~: ${SCHOOL}
hard-work: long|night|double|late shift at hospital,shift,deadlin,overtim,presentat,work so|hard|late|job,# job,# hour week,busy,workload,too much work
hard-work ~: work,meting,offic,project,job
retirement: retire!,retir,last day at work
moving-house: mov house|home|to|into|in|out|on|next|tomorow|day,new home|house|apart,sell house|home,pack up,house warm
flight: flight,plane=,airport,flying,fly|flies|flew,afraid|fear|scared of flying
pilgrimage: pilgrim,pilgrim _ with @,hajj,umrah,camino,kumbh,lourdes,makah
travel: travel,trip,journey,vacation,holiday,road trip,long|safe driv|drive,driv through|home|to|back,driv # hour|mile,backpack,jet lag,leav for beach
reconciliation c: reconcil,said|sorry sory to @,apolog,huged me,made|make up|peace with|. @,made|make up|peace with|.,talking again,back together,forgiv him|her|them|@,called me _ first time,@ called me,mend|restor relation,reunit,peace with @
birth <: gave birth,had @baby|@twins|@son|@daughter,it is girl|boy
birth: birth= of @,born _ early,our litl @kid here,@baby|@twins arived|came|here,@ was|is born,born today|early|yesterday|prematur,new|newborn @baby|@niece|@nephew,welcom @baby,newborn,prematur,arived saf
wedding: wedding!,getting|get|got|be mari,down the aisl,i|she|he|@love said yes,ty|tying knot,engaged
anniversary: weding anniversar with @,anniversar with @,anniversar!,weding anniversar,golden weding
anniversary ~: # year maried|together,maried # year
birthday: birthday!,turn|turns #|fifty|sixty|seventy|eighty|ninety,@ # today
graduation: graduat!,comencem,acros the stag,got|finish degre|diplom
recovery: recover,rehab,physio,learn walk|talk again,on the mend,back on feet,sober,clean # day,year|month|week|day not with drink,stay|been clean
thanks-for-recovery: new kidne|liver|lung|heart,well again,cancer|pain free,all clear,remis,beat|beats|surviv cancer,surger|operation well|suces,went well,is|feel better|healed|cured,better now,full recovery,recovered,been healed,slept well,fever brok,fever is gone
thanks-for-good-news: got keys,visa not denied,came home safe,pass|aced _ ${TEST},i pased,got in|into|acepted to|in|_ ${SCHOOL},got into,great|good|wonderful news,answered prayer,prayer answered,got|granted visa|paper|house|loan,biops|tumo|test|scan|result negativ|benign|clear|fine,came back clear|clean|fine,benign,scholarsh,won _ case|apeal|custod,debt free,paid off debt|loan|card,paid last of,found not guilty,first rain,rain final|came|at last,found job|home|@pet
thanks-for-good-news ~: gratef,blesed,thankf,gratitud,celebrat
harvest n: harvest,crop came|in
meal n: holiday|family|wedding feast|meal|dinner,dinner,super,lunch,breakfast,feast,meal,iftar,food,bread,grace before,bles food
harm: hope|pray|wish he|she|they|@ los @baby .,hope|pray|wish _ he|she|they|@ gets|get run over,want|could|would|will|wish|like|love kill|murder|hurt|shoot|destroy|punch|poison|strangl|stab ${THEY}|man|woman|person,kill|murder|destroy|crush|smite|humili ${THEY},get even with,get back at,death to ${THEY},revenge,curse|hex ${THEY},hex on,punish ${THEY},make ${THEY} _ suffer|pay|sorry,hope|pray|wish|may|let ${THEY} die|suffer|fail|fall|rot|burn|pay|dead,hope|pray|wish|may ${THEY} gets cancer|hurt|sick|fired,hope|pray|may|let ${THEY} lose everything,hope|wish|want ${THEY} _ dead|suffer|die|burn|rot|hell,deserve to die|suffer|burn|rot,${THEY}|someone should die|burn|rot|suffer|shoot,burn|rot|go hell,strike down,strike ${THEY} down,karma _ ${THEY}
someone ~: wori|wory|scared|nervous about|for @,mis @
anxiety ^r: scared|afraid|fear|terif of dying|death|die
none: terminal #,is|are|was nightmare,i|we|he|she|they|@ eat|eats|ate|eating lunch|diner|breakfast in|on|alone|by,. i know what _ do,pased over for promo|job,he|she|they|@ eats|eat|ate|eating lunch|diner|breakfast,bible study|clas|group,diet,asham to|tell,deliveries,kill time,kiler recipe,killers,dying my|to|of,die for,die laugh,want die laugh,laugh,murder a,bored to death,kill for a,drop dead,dead serio|end|line|weight|battery|right|body,phone|battery|laptop|computer|wifi|oven|boiler|car=|truck die|dead|crash|virus,@colleagues got kill,sudden death overtim,kill them with,brain dead,beat ${ME} at|to|in,beat odd,hit me with,slap bass,sick of|beat|day,stroke of,flight of stair,tenis|food court,court a,in your court,paint,born to|again,not want me|us here|around|ther,nurse|doctor|work on|in|at * ward,first _ not with @family|@children|@friends,birthday cak,heart atack gril|of,cancer is my,move|moving|moved on|story,fight for,fire dril,war and peace,price|star war,shotgun weding,divorced from,adicted to chocol|this,drunk in lov,depres weath,pregnan paus,trial and,free trial,judg me,wake up call,harvest moon,food for thought,lonel planet,abus of power,punish workout,cut vegetab|down,cut @me shav,poem|story|song|film|show about *,like @baby,holy @mother,not stand *,storm in teacup,flood with,drought of,test driv,exam room,interview with vampir,@mother|@father day|natur|earth,@baby step,@friend request,@ in heaven|christ,@boss fight,hair of @,work on|out,need work on,work in|at|for hospital,retirement not for
anxiety: anxiet is killing me,scared to death
hard-work: job|work|boss kiling me,deadlin is murder,maried to job|work
illness: bus|car|truck hit ${ME}
cancer: fight|fighting|fights cancer,kill cancer
meal n: kiler recipe for dinner,cut vegetab for dinner
`
