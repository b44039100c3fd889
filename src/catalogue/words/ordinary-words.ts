/**
 * Words that people know, whether a prayer says them or not: search offers no other word in their place. Bounded: what people
 * bring to a prayer, and what is an offer’s distance from another word. The words of the library, of traditions and of occasions
 * are known besides. Other spellings of a word that prayers say (“neighbor”, “center”) are left out: that one is a help.
 */
export const ORDINARY_WORDS = `
abandoned ability abortion absentee accident accidental accountant ache activity actor addicted addition addressed admission adult
advice advisory airport album allergy alter although amid amiss ancestor angel animal ankle answer anthem antibody apartment
apparent appeal apple apply appointment approach apps april archery architect arise arm army arrest arrival arriving art artist
assault athlete atrophy attack attacked attacker attentive attorney audition august auntie aunty aura author autumn aviation award
aware baker bakery bald baldness ball band bank banker bankrupt banner baptised bar barge barn barren barrister base baseball
basis basketball bat batch bath bathroom batter battered battle beach bean bear beard beauty beaver bed bedroom bedside bee beef
beer beginning behavior behaviour bell belly belt bench beta betrayal bicycle bike bill bird bishop black blackboard bladder blast
blend blind blindness blink bliss blizzard bloating block blog blond blood bloody blue boarding boat boating bold bone bonus book
boom boost border bother bottle bowel boy brain brake branch brand brave braver breach bread breast breath breathless breed breezy
brewer bribe brick bridge brighter broken broker bronchitis bruise brunch brush bucket budget budgeting buffer bugs builder
building bulb bulk bullet bully bunch burner burst bury bus butcher butler butter buys cabin cabs cache cafe cage cake calendar
calf callus calories camera camp campus canal cancel cancelled candidate candle candy cane canker canon canyon cap cape captivity
car card cardiac cards carpenter carriage cash castle cataract catering cattle cautious cave celebrity cell cellmate cello
cellular certainty chair challenge champion chance change chanting chaplain charger charity chart charter chat cheek cheese chef
chemist cherries chess chest chick chicken chief childhood chili chill chip chocolate choir choking cholesterol circle citation
cite citizen citizenship city clam clarity clash classical clause clay cleaning clerk click clinic clinical clock cloister clone
closet cloth clothes cloud cloudy clown club clumsily coach coaching coal coast coat cod code coding coffee coin cold coldness
collage collection college color colour colt combat comedy comfort comic commander comment commission committee commodity
communism communist commuter company comparison competent competitive compliant component composer composite composition
compressed compression compute computer conceived concert conclusion concussion conditional conference confident confuse
congregation conservation constant contest context continent contract contusion convent conversion converter convict convicted
convulsion cook cooker cooking cooler cooperation cope copper cops coral core cork corn cornea corned corner coroner couch cough
council counsel counsellor counselor countless country county couple courage courageous course court courthouse courtroom coverage
cow cozy cramming crash creak creation creative creed creep crest crime criminal crisis critic crop cross crowd crown crucified
cruise crutches cube cubs cuddle culture cup currency curry curse curve custard customer cute cyclone dagger dairy dame damned
dance dancer danger dark darkness dash data date day deacon deadline deaf deafness dealer dean dearest debit debut decade december
deck deemed deer defects defence defense deferred degree deliver demon demotion dentist department dependency dependent deport
deposit depot depressing desert deserter desk despised despite dessert destiny detached detainee detection detective detention
deviation devil diagnostic dial diamond diary difficulty dignity dimple dining dip diploma directive director directory dirt
disable discrete discrimination disk dismissal disowned distress distressed district disturbed dive diver diversion diversity
dividend divinity doctor dole doll dollar dome donation donkeys donor doom door dove draft dragon drain drama dreading dream dress
drifting drink drinking driver drone dropping drought drug drum duck dump dunce during dust duty dwelling eagle ear earliest
earrings earth east eastern editor education efficient egg eighteen eighth elbow elder elderly election elections electrician
electron elephant elevation elevator embassy emigrant emission emotion emperor employed employee employer employment emptiness
enable enclosed encoding encounter end endorsed enema energy engage engine engineer england enlargement enraged enrolled ensemble
ensure entity error estranged eternity europe evacuation evening event evidence evil examiner excellence exceptional excerpt
excluded execution exemption exes exile exorcist expelled experience expertise exploration expression external eye eyes eyesight
face factory failure fainted fainting fair fairy fake fame family famine fan farm farming farthest fashion fast fasting fate fault
favor favour feasting february feces federation fees felony fence fertility festival fiber fibre fiddle field fight fighter final
finance finch finder fined finger fire firefighter firing fish fisheries fisherman fishing fixtures flag flare fled fleet flesh
flew flight flooding floor flower flowers flush flustered fly foam focal fog folder folk folks fondness font foot football
forbidding forecast forehead foreign foreigner forest forestry forger fork fortunate fortune forum foundation fowl fox fracture
frame fraud frayed freedom freeze freight fret friday fridge frog frown fruit fun fund funding funky furious furniture future
gallery game gamer games garage garden gardener garlic gas gasp gate geek gender general generation generator ghost giant gibbon
gift giggle ginger girl gladder gland glass glazier gloat glory glove glow gnat goal goat godless gold golf goodbye gospel gossip
government governor gps grade grading graduating grain grams granddad grape grass grave greedy green greeting grid groin gross
ground growth guard guest guide guild guilt guitar gums gun guts gym hack hacked hacking hair hairdresser hairy hall hallway halo
hammer hamsters hand hands handy handyman happiness harbor harbour harden harshness harvester hash hasten hat hate hated haven
haze header health hearing heart heartbeat hearts heater heath heating heaven heaviest height hell help helper hepatitis hernia
hero heroin herring hiking hill hip hire hiring history hoarse hobby hockey hogs holder holy home honesty honey honor honour
hopelessness horrible horse hospitable hospitality host hostage hotel hounds hour house household housework housing hug hull human
humbled humidity humility humor humour hundredth hunger hungry hunter hunting hurt hymen hymn ice idea ideal identity idol image
immunity impatience impressive incense incident income incorrect increase independence indifference indifferent infant infection
inflamed informal informational informative injure injury innocence inpatient insect insider insomniac inspiration instance
insulation insulin insulted insurance intelligence intend intense interact internal internet interpreted invent invention
invitation iphone iron island itchy ivory jacket jail jailer january jaw jazz jelly jewel jewellery jewelry john joiner joint joke
journalist joyless judge judgement judgment juice july jump june jungle jury justice keen kettle key kidnapper kidney killer
killing kinda kindness king kingdom kiss kitchen kite knee knife knifed knight knitting knowledge koala laboratory ladder lads
lady lager lake lamb lameness lamp land landlord landmine language laptop lark laser latex latitude launch law lawyer leader
leadership leaf league leaking leather lecturer leek leg legacy legs lesion lesson letter liability liar libel liberty library
licking lie life light lightening lightness lightning limb lime lion lips lisp literacy liver loan loathing loaves location lock
lodging loft london loneliness loop looted looting lottery love lover loyalty luck lung lungs lupus lust machine machinery madness
mafia magic magician magick mail maintain malaria male man manager manic manners map marathon march mark marker market marrow
marry marrying martyr mask massage masters match maternal math mathematics matter mattress mature mayor meadow measles meat
mechanic medal mediation medicine meds meeting member memorial memory men menopause mental mercy mesh message metal mice midlife
midwife midwives migration mike milk mime mind miner mini minister mink mint minus minute miracle mirror misery mission missionary
mistake mistress mistrust mites mixer mocking mold moment momentum monday money monk monkey month moody moon moped mops mosquito
motel mother motor motorcycle motorway mould mountain mouse mouth movement movie muddle mugger mule murder murdered muscle museum
mushroom music musician mystery myth nail name nanna nape nation national nature navy necessarily necessity neck need needle needy
negative neighborhood neighbourhood neon nephew nerve nest network neural newer news newspaper newt nicer node noise north nose
notion novel november nuclear nun nurse oak oath obedience obesity obsessed ocean october offender office officer offspring oil
olive oncology onion opera operational operator opinion oppression orange orchestra ordained organ oriented original orphan
orphanage orphaned outcast oven overcast overeating overtime overweight overworked owner ox oxen packet packing pain pained paint
painter painting pair palace pale pancreas pants paper paradise paralysis pardon parental parish park parliament parrot passport
past pasta pastor patent path patience patriot pattern pauper pawn payments peace peasant peer pen pencil pending pension people
pepper perceived perception performance personnel pest pews pharmacy pheasant phishing phone photo photograph photographer
photographic photography physical piano picture pierce pig pike pile pilgrim pillow pilot pimple pink pipe pirate planet planner
plant plasterer plastic plate play player plug plumber plus pneumonia poem poet poetry pointer poison poisoned poker police
policeman policy political politician pollution pond pony poor pope population pores pork position possibly poster potato pottery
poverty powder power practical practice praise pram pray prayer prayers preacher preaching preceding precision preference
prejudice premises president pressure pressured prickles pride priest prime prince princess principal prison prisoner prize probe
problem production professor profit programmer project projection promise promoted promotional proof property prophecy prophet
proportion prosecution prospect prostate protective protest proven province psalm psychologist pub public puma punched punished
punishment pupil puppet pups purpose pursue queen question quiet quitting quiz quote rabbit race racist radio railway rainbow
rainy rams rashes rat rattle reaction reader reading realm realty rear rearing reason reasonably rebate receiver recent reception
recession recipe reciting reckless recommend recorder recovered recovering red referee reference reflection regression regret
regulated regulation reincarnation reins rejected rejection relapsed relationship relative relaxation relaxed relay religion
relocation remarriage remarried remorse renal render rent renter renting repair reporter represent republic requirement rescue
research resented reset residence resit resort resource respect rest restaurant restrict resurrection retain retention retire
retrieve reunion reunited revelation revenge reverend revising revision revolution reward rib rice richer riddle rider riding
rifle ring riser river road roaming robbery robe robot rock rocket rocky roller roof room root rope rose rotation rouge royalty
rubber rugby ruin ruler rum runner running sacrifice saddle safer sailing saint salad salt salvation sanctions sand sandwich sars
satan satin sats saturday saver savings savior saviour scab scald scalp scam scammed scammer scan scandal scar scarf scarred scene
scholar scholarship science scientist scope score scout screen script scripture scrubbing sea seal season seasonal secret
secretary security sedation seed seeking seizure selection self semen senate sender senior sentenced september sequence sergeant
series sermon servant server service sewing sex shack shadow shaft shame shark sharpest shaved sheep sheer shelf shelled shepherd
shingle ship shirt shock shoe shoes shooter shop shopping shore shortcut shots shoulder shower shrine shrunk siblings silence silk
silver sin sincerity singer singing sinned sinner sinus sister situation sixty skiing skill skin skip skull skunk sky slalom
slapped slate slaughter slave slavery sleep sleet slid slide slim slot slowest slug smart smile smoke smoker smoking smuggling
snack snake snatched snob snow snowing snowy soap soccer society sock socket sofa soil solid solitary solution somebody song soul
soup south space spain spam span spears specialty speech speeding spell spelling spending spice spider spine spinster spirit
spirituality spoilt spoon sport sports spot spotting spouse sprained spring sprint sprout spy square squatter stable stadium stage
stairs stale stalk stalked stalking stallion star starch state station statue steadily steal stealing steel steering stepbrother
sterling stew sticky stiffness stock stockings stole stomach stone stork storm stormy story stranded stranger strangled strap
streaming street stricter strictness strife string struggle stump stunning stutter success sue sued suffering sugar suing suitable
suite summer sun sunday sunlight sunny super supplier support surgeon surprise survival survivor sustained suture swallowed swamp
sweat sweating swelter swimming swine sword sympathy syndrome table tailor talent tango tanner tape tattoo tax taxes taxi tea team
tearful tech teenage teenagers teeth telephone television template temple temptation tennis tent terrorism test testimony texting
thanks theater theatre theme therapist therapy thickness thief thirst thought throat throne throwing thumb thunder thursday
thyroid ticket tier tiger tile timber time timer tiny tithe title toad tobacco today toll tomb tomorrow tongue tool tooth tortured
touch touchy tough tour touring tourist tournament towel tower towing town toy trace tract tractor trade trader tradition traffic
trail train trainer training traitor treason treasurer treasury treaty tree trek trend tribal trim trio triumph trolling trouble
truck truest trust trustee truth tuba tuberculosis tuesday tuna tuner tunnel turf turkey tutor twin tying tyre ulcer ultimate
umbrella unanswered unborn unbroken uncertain unclean uncomfortable uncovered unfaithful ungrateful unhappiness uniform union
universe unmarried unnecessary unpaid unprotected unwanted unwed unworthy upcoming uprising usable vaccine vacuum vain valley van
variation vary vasectomy veal vegetable vein versus vessel vet veteran veterinarian victim video village villagers violated
violation violin virgin virtue virus vision visit visitor vocation voice volcano volleyball volunteer vote voter vow wage wager
wages waist waiter walk walker wall wallet war warden ware warming warned warrior wart wary washer watchmen water weaker wealth
weaning weapon weather web wednesday weed week weekend weight welder welding whale wheat wheel whirlwind whistle wicked widowed
wifi wind window wine wing winter wire wireless wish withered witness wives wizard woe wolf woman women wood wool word words
worker workers world worm worries wound wrath wreck wrestling wretched wrist writer writing yarn yeah year yearning yesterday yoga
youngest youngster youth zebra zika zoo
`
