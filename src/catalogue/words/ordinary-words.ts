/**
 * Words that people know, whether a prayer says them or not: search offers no other word in their place. Bounded: what people
 * bring to a prayer, and what is an offer’s distance from another word. The words of the library, of traditions and of occasions
 * are known besides. Other spellings of a word that prayers say (“neighbor”, “center”) are left out: that one is a help.
 */
export const ORDINARY_WORDS = `
aaron abandoned abel ability absentee accident accidental accountant ache activity actor adam addicted addition addressed
admission adult advice advisory afghan afghanistan africa airport albania albanian album algeria algerian alter although america
american amid amiss amos ancestor andorra andrew angel angola angolan animal ankle answer anthem antibody apartment apparent
appeal apple apply appointment approach apps april arab arabic archery architect arent argentina argentinian arise arm armenia
armenian army arrest arrival arriving art artist asia asian assault athlete atrophy attack attacked attacker attentive attorney
audition august auntie aunty aura australia australian austria austrian author autumn aviation award aware azerbaijan bahamas
bahrain bahraini baker bakery bald baldness ball band bangladesh bangladeshi bank banker bankrupt banner baptised bar barbados
barge barn barren barrister base baseball basis basketball bat batch bath bathroom batter battered battle beach bean bear beard
beauty beaver bed bedroom bedside bee beef beer beginning behavior behaviour belarus belgian belgium belize bell belly belt bench
bengali benin benjamin beta bethany betrayal bhutan bicycle bike bill bindi bird bishop black blackboard bladder blast blend blink
bliss blizzard bloating block blog blond blood bloody blue boarding boat boating bold bolivia bolivian bone bonus book boom boost
border bosnian bother botswana bottle bowel boy brain brake branch brand brave braver brazil brazilian breach bread breast breath
breathless breed breezy brewer bribe brick bridge brighter britain british broken broker bruise brunch brunei brush bucket budget
budgeting buffer bugs builder building bulb bulgaria bulgarian bulk bullet bully bunch burma burmese burner burst burundi bury bus
butcher butler butter buys cabin cabs cache cafe cage cain cake caleb calendar calf callus calories cambodia cambodian camera
cameroon cameroonian camp campus canada canadian canal cancel cancelled candidate candle candy cane canker canon cant canyon cap
cape captivity car card cardiac cards carpenter carriage cash castle catering cattle cautious cave celebrity cell cellmate cello
cellular certainty chad chair challenge champion chance change chanting chaplain charger charity chart charter chastity chat cheek
cheese chef chemist cherries chess chest chick chicken chief childhood chile chilean chili chill china chinese chip chocolate
choir choking circle citation cite citizen citizenship city clam clarity clash classical clause clay cleaning clerk click clinic
clinical clock cloister clone closet cloth clothes cloud cloudy clown club clumsily coach coaching coal coast coat cod code coder
coding coffee coin cold coldness collage collection colombia colombian color colour colt combat comedy comfort comic commander
comment commission committee commodity communism communist commuter comoros company comparison competent competitive compliant
component composer composite composition compressed compression compute computer conceived concert conclusion conditional
conference confident confuse congo congolese congregation conservation constant contest context continent contract contusion
convent conversion converter convict convicted cook cooker cooking cooler cooperation cope copper cops coral core cork corn cornea
corned corner coroner couch cough couldnt council counsel counsellor counselor countless country county couple courage courageous
course court courthouse courtroom coverage cow cozy cramming crash creak creation creative creed creep crest crime criminal crisis
critic croatia croatian cross crowd crown crucified cruise crutches cuba cuban cube cubs cuddle culture cup currency curry curse
cursing curve custard customer cute cyclone cyprus czech czechia dagger dairy dame damned dance dancer daniel danish dark darkness
dash data date david day deacon deadline dealer dean dearest debit deborah debut decade december deck deemed deer defects defence
defense deferred degree delilah deliver demon demotion denmark dentist department dependency dependent deport deposit depot
depressing desert deserter desk despised despite dessert destiny detached detainee detection detective detention deviation devil
diagnostic dial diamond diary didnt difficulty dignity dimple dining dip diploma directive director directory dirt disable
discrete discrimination disk dismissal disowned distress distressed district disturbed dive diver diversion diversity dividend
divinity djibouti doctor doesnt dole doll dollar dome dominica donation donkeys donor dont doom door dove draft dragon drain drama
dreading dream dress drifting drink drinking driver drone dropping drug drum duck dump dunce during dust dutch duty dwelling eagle
ear earliest earrings earth east eastern ecuador ecuadorian editor education efficient egg egypt egyptian eighteen eighth elbow
elder electrician electron elephant elevation elevator elisha elizabeth embassy emigrant emission emotion emperor employed
employee employer employment emptiness enable enclosed encoding encounter end endorsed enema energy engage engine engineer england
english enlargement enraged enrolled ensemble ensure entity eritrea eritrean error esther estonia estonian estranged eswatini
eternity ethiopia ethiopian europe evacuation eve evening event evidence evil examiner excellence exceptional excerpt excluded
execution exemption exes exile exorcist expelled experience expertise exploration expression external eye eyes eyesight ezekiel
ezra face factory failure fainted fair fairy fake fame fan farm farthest fashion fast fasting fate fault favor favour feasting
february feces federation fees felony fence festival fiber fibre fiddle field fight fighter fiji fijian filipino final finance
finch finder fined finger finland finnish fire firing fish fisheries fisherman fishing fixtures flag flare fled fleet flesh flew
flooding floor flower flowers flush flustered fly foam focal fog folder folk folks fondness font foot football forbidding forecast
forehead foreign foreigner forest forestry forger fork fortunate fortune forum foundation fowl fox frame france fraud frayed
freeze freight french fret friday fridge frog frown fruit fun fund funding funky furious furniture future gabon gallery gambia
game gamer games garage garden gardener garlic gas gasp gate gaza geek gender general generation generator georgia georgian german
germany ghana ghanaian ghost giant gibbon gideon gift giggle ginger girl gladder gland glass glazier gloat glory glove glow gnat
goal goat godless gold golf goodbye gossip governor gps grade grading grain grams granddad grape grass grave greece greedy green
greeting grenada grid groin gross ground growth guard guatemala guatemalan guest guide guild guinea guitar gujarati gums gun guts
guyana gym hack hacked hacking hair hairdresser hairy haiti hall hallway halo hammer hamsters hand handicapped hands handy
handyman harbor harbour harden harshness harvester hash hasnt hasten hat hated haven havent haze header hearing heart heartbeat
hearts heater heath heating heaven heaviest height hell help helper hero herod heroin herring hes hiking hill hindi hip hire
hiring history hoarding hoarse hobby hockey hogs holder holy home honduras honesty honey honor honour horrible horse hosea
hospitable hospitality host hotel hounds hour house household housework housing hug hull human humbled humidity humor humour
hundredth hungarian hungary hunger hungry hunter hunting hurt hymen hymn ice iceland icelandic idea ideal identity idol im image
immunity impatience impressive incense incident income incorrect increase independence india indian indifference indifferent
indonesia indonesian infant inflamed informal informational informative injure innocence inpatient insect insider inspiration
instance insulation insulin insulted insurance intelligence intend intense interact internal internet interpreted invent invention
invitation iphone iran iranian iraq iraqi ireland iron isaac isaiah island isnt israel israeli italian italy itchy ive ivory
jacket jacob jailer jamaica jamaican james january japan japanese jaw jazz jelly jeremiah jewel jewellery jewelry joel john joiner
joint joke jonah jordan jordanian joseph joshua journalist joyless jude judge judgement judgment juice july jump june jungle jury
justice kazakh kazakhstan keen kenya kenyan kettle key kidnapper killer killing kinda kindness king kingdom kiribati kiss kitchen
kite knee knife knifed knight knitting knowledge koala korea korean kosovo kurdish kurdistan kuwait kuwaiti kyrgyzstan laboratory
ladder lads lady lager lake lamb lameness lamp land landlord landmine language laos laotian lapp laptop lark laser latex latin
latitude latke latvia latvian launch law lawyer leadership leaf league leah leaking leather lebanese lebanon lecturer leek leg
legacy legs lesion lesotho lesson lets letter levi liability liar libel liberia liberian liberty library libya libyan licking lie
liechtenstein life light lightening lightness lightning limb lime lion lips lisp literacy lithuania lithuanian liver loan loathing
loaves location lock lodging loft london loop looted looting lottery love lover loyalty luck luke lung lungs lust luxembourg
machine machinery madagascar madness mafia magic magician magick mail maintain malachi malawi malay malaysia malaysian maldives
male mali malta maltese man manager manic manners map marathon march mark marker market marrow marry marrying martha martyr mary
mask massage masters match maternal math mathematics matter matthew mattress mature mauritania mauritius mayor meadow meat
mechanic medal mediation medicine meds meeting member memory men mental mesh message metal mexican mexico micah mice micronesia
midlife midwife midwives migration mike milk mime mind miner mini minister mink mint minus minute miracle miriam mirror misery
mission missionary mistake mistress mistrust mites mixer mocking mold moldova moldovan moment momentum monaco monday mongolia
mongolian monk monkey monsters montenegro month moody moon moped mops moroccan morocco mosquito motel mother motor motorcycle
motorway mould mountain mouse mouth movement movie mozambique muddle mugger mule muscle museum mushroom music musician myanmar
mystery myth nahum nail naive name namibia namibian nanna naomi nape nathan nation national nauru navy necessarily necessity neck
need needle needy negative nehemiah neighborhood neighbourhood neon nepal nepalese nepali nerve nest netherlands network neural
newer news newspaper newt nicaragua nicer niger nigeria nigerian noah node noise north norway norwegian nose notion novel november
nuclear nun nurse oak oath obadiah obedience obsessed ocean october offender officer offspring oil olive oman oncology onion opera
operational operator opinion oppression orange orchestra ordained organ oriented original orphanage outcast oven overcast
overeating overtime overworked owner ox oxen packet packing pained paint painter painting pair pakistan pakistani palace palau
pale palestine palestinian panama panamanian pancreas pants paper paradise paraguay pardon parental parish park parliament parrot
passport past pasta patent path patriot pattern paul pauper pawn payments peasant peer pen pencil pending pension people pepper
perceived perception performance persian personnel peru peruvian pest peter pews pharmacy pheasant philip philippines phishing
phone photo photograph photographer photographic photography physical piano picture pierce pig pike pile pilgrim pillow pilot
pimple pink pipe pirate planner plant plasterer plastic plate play player plug plumber plus poem poet poetry pointer poison
poisoned poker poland policeman policy polish political politician pollution pond pony poor population pores pork portugal
portuguese position possibly poster potato pottery powder power practical practice praise pram pray prayer prayers preacher
preaching preceding precision preference prejudice premises presence pressure pressured prickles pride prime prince princess
principal prize probe problem production professor profit programmer project projection promise promoted promotional proof
property prophecy prophet proportion prosecution prospect prostate protective protest proven province psychologist pub public puma
punched punished punishment punjabi pupil puppet pups purpose pursue qatar qatari queen question quiet quitting quiz quote rabbit
race rachel racist radio railway rainbow rainy rams rat rattle reaction reader reading realm realty rear rearing reason reasonably
rebate rebecca receiver recent reception recession recipe reciting reckless recommend recorder recovered recovering red referee
reference reflection regression regulated regulation reincarnation reins rejected rejection relapsed relationship relative
relaxation relaxed relay religion relocation remarriage remarried renal render renter renting repair reporter represent republic
requirement rescue research resented reset residence resit resort resource respect rest restaurant restrict retain retention
retire retrieve reunion reunited revelation revenge reverend revising revision revolution reward rib rice richer riddle rider
riding rifle ring riser river road roaming robe robot rock rocket rocky roller romania romanian roof room root rope rose rotation
rouge royalty rubber rugby ruin ruler rum runner running russia ruth rwanda rwandan sacrifice saddle safer sailing saint salad
salt salvation samoa samoan samson samuel sanctions sand sandwich sarah sari sars satan satin sats saturday saudi saver savings
savior saviour scab scald scalp scam scammed scammer scan scandal scar scarf scarred scene scholar scholarship science scientist
scope score scotland scottish scout screen script scripture scrubbing sea seal season seasonal secret secretary security sedation
seed seeking selection self semen senate sender senegal senegalese senior sentenced september sequence serbia serbian sergeant
series sermon servant server service sewing sex seychelles shack shadow shaft shame shark sharpest shaved sheep sheer shelf
shelled shepherd shes shingle ship shirt shock shoe shoes shooter shop shopping shore shortcut shots shoulder shouldnt shower
shrine shrunk silence silk silver simon sincerity singapore singer singing sinned sinus sister situation sixty skiing skill skin
skip skull skunk sky slalom slapped slate slaughter slave slavery sleep sleet slid slide slim slot slovak slovakia slovenia
slovenian slowest slug smart smile smoke smoker smoking smuggling snack snake snatched snob snow snowing snowy soap soccer society
sock socket sofa soil solid solitary solomon solution somali somalia somebody song soup south space spain spam span spanish spears
specialty speech speeding spell spelling spending spice spider spine spinster spirit spoilt spoon sport sports spot spotting
sprained spring sprint sprout spy square squatter stable stadium stage stairs stale stalk stalked stallion star starch state
station statue steadily steal stealing steel steering stent stepbrother sterling stew sticky stiffness stock stockings stole
stomach stone stork storm stormy story stranded stranger strangled strap streaming street stricter strictness strife string
struggle stump stunning stutter sudan sudanese sue sued suffering sugar suing suitable suite summer sun sunday sunlight sunny
super supplier support surgeon suriname surprise survival survivor sustained suture swahili swallowed swamp sweat sweating sweden
swedish swelter swimming swine swiss switzerland sword sympathy syndrome syria syrian table tailor taiwan taiwanese tajikistan
talent tamil tango tanner tantra tanzania tanzanian tape tattoo tax taxes taxi tea team tearful tech teenage teeth teething
telephone television telugu template temple temptation tennis tent terrorism test testimony texting thai thailand thanks thanx
thats theater theatre theme therapist therapy theyre thickness thief thirst thomas thought throat throne throwing thumb thunder
thursday tibet ticket tier tiger tile timber time timer timothy tiny tithe title titus toad tobacco today togo toll tomb tomorrow
tonga tongan tongue tool tooth tortured touch touchy tough tour touring tourist tournament towel tower towing town toy trace tract
tractor trade trader tradition traffic trail train trainer training traitor treason treasurer treasury treaty tree trek trend
tribal trim trio trolling trouble truck truest trust trustee truth tuba tuesday tuna tuner tunisia tunisian tunnel turf turkey
turkish turkmenistan tutor tuvalu twin tying tyre uganda ugandan ukraine ukrainian ultimate umbrella unanswered unborn unbroken
uncertain unclean uncomfortable uncovered unfaithful ungrateful unhappiness uniform union universe unmarried unnecessary unpaid
unprotected unwanted unwed unworthy upcoming uprising urdu uruguay uruguayan usable uzbekistan vaccine vacuum vain valley van
vanuatu variation vary vasectomy veal vegetable vein venezuela venezuelan versus vessel vet veterinarian victim video vietnam
vietnamese village villagers violated violation violin virgin virtue virus vision visit visitor vocation voice volcano volleyball
volunteer vote voter vow wage wager wages waist waiter wales walk walker wall wallet warden ware warming warned warrior wart wary
washer wasnt watchmen water weaker weaning weapon weather web wednesday weed week weekend weight welder welding werent weve whale
whats wheat wheel whirlwind whistle wicked widowed wifi wind window wine wing winter wire wireless wish withered witness wives
wizard woe wolf woman women wont wood wool word words worker workers world worm worries wouldnt wound wrath wreck wrestling
wretched wrist writer writing yarn yeah year yearning yemen yemeni yesterday yoga youngest youngster youre youth zambia zambian
zebra zechariah zika zimbabwe zimbabwean zoo zookeeper
`
