/**
 * Words that a prayer may repeat from a context: common, correctly spelt, none of them coarse, hostile or a name. Inflections
 * of what stands here are known too. Made from SCOWL’s sizes 10 to 40 (public domain) as far as they are among the ten
 * thousand commonest English words or in the passages, without insults, violence, sex and commerce.
 */
export const ORDINARY_WORDS = `
cafe eighty nineteen eighteen seventeen sixteen fifteen fourteen thirteen suffer a abandoned ability able aboard aboriginal abortion about above abroad absence absent absolute absorption abstract
absurd abundance abundantly abuse academic academy accent accept acceptable acceptance access accessibility accessible
accessory accident accommodate accommodation accompanied accompanying accomplish accord accordance account
accountability accreditation accredited accuracy accurate accused accuses ace ache achieve achievement acid
acknowledge acne acoustic acquire acquisition acquit acre acrobat across acrylic act action activated activation
active activists activity actor actress actual acute ad adaptation adapted adapter adaptive adaptor add addicted
addiction addition additional addressed addressing adequate adhd adjacent adjourn adjust adjustable adjustment
administered administration administrative administrators admire admission admit adobe adolescent adopt adoption ads
adult advance advancement advantage adventure adverse advert advertisement advertiser advertises advice advise adviser
advisory advocacy advocate aerial aerospace affair affect affiliate affiliation afford affordable afloat afraid afresh
after afternoon afterwards again against age agency agenda agent aggregate aggressive ago agree agreement agricultural
agriculture aground ah ahead aid aim air aircraft airfare airline airplane airport aisle ajar alarm album alcohol
alcoholic ale alert algebra algorithm alias alight align alignment alike alive all alleged allergy alliance allocated
allocation allotment allow allowance alloy ally almost alms alone along alongside aloud alpha alphabetical alpine
already also altar alter alternate alternative although alto altogether aluminium aluminum alumni always alzheimers am
amateur amazing ambassador ambient ambulance ambush amend amendment amenities amid amiss among amongst amount
amp amplifier an analog analyses analysis analyst analytical analyze anatomy ancestors anchor ancient and angel anger
angle angry animal animated animation annex anniversary annotated annotation announce announcement annoying annual
anonymous anorexia another answer ant antenna anthropology antibody anticipated antique anxiety anxious any anybody
anyhow anymore anyone anything anytime anyway anywhere apart apartment apologise apology apparatus apparel apparent
appeal appear appearance appendix appetite applauding applauds applause apple appliance applicable applicant
application apply appointed appointment appraisal appreciate appreciation apprenticeship approach appropriate
appropriations approval approve approximate apt aquarium aquatic arbitrary arbitration arbor arc arcade arch architect
architectural architecture archive arctic are area arena argue argument arise arithmetic ark arm armor armour army
around arrange arrangement array arrest arrival arrive arrow art arthritis article artificial artist artistic artwork
as asbestos ash ashamed aside ask asleep aspect aspiring assembled assembly assess assessment asset assign assignment
assist assistance assistant associate association assume assumption assurance assure asthma astonished astray
astrology astronomy asylum at ate athletes athletic atlas atmosphere atmospheric atom atomic attach attachment attack
attempt attend attendance attention attentive attitude attorney attract attraction attractive attribute auburn auction
audience audio audit auditor aunt authentic author authority authorization authorized autism autistic auto
automated automatic automatically automation automobile automotive autumn availability available avenue average
aviation avoid awaited awake awakening award aware awareness away awesome awful awkward axis aye babe baby bachelor
back background backpacking backup backward bacon bacteria bacterial bad badge bag bail bake baker bakery balance bald
ball ballet balloon ballot ban banana band bandage bandwidth bang bank banknotes bankrupt bankruptcy banner baptism
bar barber bare barefoot bargain barks barley barn barrel barren barrier base baseball baseline basement basic
basically basil basin basis basket basketball bass bat batch bath bathroom battery battle battlefield bay bazaar be
beach bead beam bean bear bearable beast beats beautiful beauty beaver became because become bed bedroom bedside
bedtime bee beef been beeps beer beetle before beforehand began beggar begged begin beginner begun behalf behave
behavior behavioral behaviour behind belief believe believers bell belly belong beloved below belt bench benchmark
bend beneath beneficial benefit benign bent bereaved bereavement berry beside besieged best bestiality bestsellers bet
beta betray betrayal better between beverage beyond bias bible biblical bibliographic bibliography bicycle bid bidder
big bigger biggest bike bikini bill billion bin binary bind bingo biography biological biology biopsy bipolar bird
birth birthday bishop bit bite bitter bitterness bizarre black blackberry blackbird blackjack blade blah blame blank
blanket blast blazing bled bleeding blend bless blind blink blisters block blogger blogging blond blonde blood bloody
bloom blossom blow blown blue blunder blushing boar board boast boat body bog boil bold bolt bond bone bonus book
bookmark bookstore boom boost boot booth booty border bore born borne borough borrow borrower boss botched both bother
bottle bottom bought boulder boulevard bound boundary bouquet boutique bow bowl box boy boyfriend bra bracelet bracket
brain brake branch brand brave braver bravest breach bread break breakdown breakfast breakup breast breath breathe
breed brick bridal bride bridesmaid bridge brief bright brighter brilliant brim bring brisk broad broadcast broader
brochure broke broken brokenhearted broker bronchitis bronze brook broom broth brother brought brown browner browse
browser bruised bruises brunette brush brutal bubble buck bucket bud buddy budget buffalo buffer bug build builder
built bulb bulimia bulk bull bullet bulletin bully bump bumper bunch bundle bunny burden bureau burger burial burn
burner burnout burnt burst bury bus bush business busy but butler butt butter butterfly button buyer buys buzz by bye
bypass byte cab cabin cabinet cable cache cad caesarean café cage cake calcium calculate calculation calculator
calendar calf calibration call calm calves cam camcorder came camel camera camp campaign campus can canal cancel
cancellation cancer candidate candle candy cannon cannot canon canopy cant canvas canyon cap capability capable
capacity cape capital capitol captain captive capture car caravan carbon card cardiac care career careful careless
carer cargo carnival carpenter carpet carrier carry cart cartoon cartridge case cash cashiers casinos cassette
cast castle casual cat catalog catalogue catalyst catch category catering cathedral catholic cattle caught cause
causeway caution cave ceasefire cedar ceiling celebrate celebration celebrity cell cellar cellular cement cemetery
census cent center central centre century ceramic ceremony certain certainty certificate certification certified chain
chair chairman challenge chamber champagne champion championship chance chancellor change channel chant chaos chapel
chapter char character characteristic characterization characterized charge charger chariot charitable charity charm
chart charter chase chassis chat cheaper cheaply cheated check checklist checkout cheek cheer cheerful cheerfulness
cheese chef chemical chemistry chemo chemotherapy cheque cherry chess chest chew chi chicken chief child childhood
childless children chin china chip chocolate choice choir cholesterol choose chop chord chore chorus chose chosen
christening chrome chronic chronicle chubby chuck church churn cigarette cinema circle circuit circular circulation
circumstances circus cistern citation cite citizen citizenship city civic civil civilian civilization claim clamour
clan clap clarity clash class classic classical classification classified classroom clause clean cleaner cleanse
cleanup clear clearance clearer clenched clerk clever cleverness clicking client cliff climate climb clinging clinic
clinical clip cloak clock clods clone close closer closest closure cloth cloud cloudy clover club clumsily clumsy
cluster clutch coach coal coalition coast coastal coat cobbler cocktail coconut cod code coffee coffin cognitive coin
cold colder coldest colic collaboration collaborative collapse collar colleague collect collectables collectible
collection collective collector college collide cologne colon colonial colonoscopy colony color colour column
columnists combat combination combine come comedy comfort comfortable comfortably comic command commander commencement
comment commentary commerce commercial commission commissioner commit commitment committee commodity common
commonwealth communicate communication community commute compact companion company comparable comparative compare
comparison compassion compatibility compatible compensation compete competent competition competitive competitors
compilation compile compiler complain complaint complement complete completion complex complexity compliance compliant
complicated complications complimentary comply component composed composer composite composition compound
comprehensive compressed compression compromise computation computational compute computer con concentrate
concentration concept conceptual concern concert conclude conclusion concord concrete condition conditional condo
conduct conductor conference confess confidence confident confidential confidentiality configuration configure confirm
confirmation conflict confuse confusion congratulates congratulations congress congressional conjunction connect
connection connectivity connector conscience conscious consciousness consecutive consensus consent consequence
consequently conservation consider considerable consideration consist consistency consistent console consolidated
consolidation consortium conspiracy constant constitute constitution constitutional constraint construct construction
consult consultancy consultant consultation consumer consumption contact contain container contamination contemporary
contempt content contest context continent continental continually continue continuity continuous contract contractor
contradict contrary contrast contribute contribution contributor control controller controversial controversy
convenience convenient convention conventional convergence conversation conversion convert converter convertible
convicted conviction convince cook cookbook cookie cool cooler coolness cooper cooperation cooperative coordinate
coordination coordinator cop cope copper copy copyright coral cord cordless core cork corn corner corporate
corporation corps corpus correct correction correlation correspondence corresponding corridor corruption cosmetic cost
costume cots cottage cotton cough could council counsel counselor count counter countless country county couple
courage courier course court courteous courtesy courthouse courtroom courtyard cousin cove cover coverage covid cow
cowboy coworker cox cozy crack cradle craft crag crane crash crates craving crayons crazy creak cream create creation
creative creativity creator creature credit creditor creek creep cremation crept crest crew cricket crime criminal
crisis criteria criterion critical criticism critics crooked crop cross crossroads crossword crow crowd crown crucial
crude cruel cruelty cruise crumb crusts cry crystal cs cube cubic cuisine cult cultural culture cumulative cup
cupboard cupful curd cure curiosity curious currency current curriculum cursor curtain curve cushion custody custom
customer customise customize cut cute cycle cylinder dad daddy daily dairy dam damage dame dance dancers danger
dangerous dare dark darkest darkness darned dash data database date daughter dawn day daylight dead deadline deaf deal
dealer dealt dear dearest death deathbed debate debt debug debut decade decent decide decimal decision deck
declaration declare decline decor decorating decoration decorative decrease dedicated deed deemed deep deepening
deeper deepest deer default defeat defects defence defend defendant defense defensive deferred deficit define
definitely definition degree delay delegation delete delicious delight deliver deliverance delivery delta deluxe
demand dementia demo democracy democratic demographic demonstrate demonstration demoted den denial dense density
dental dentists dents deny department departmental departure depend dependence dependent deployed deployment
deportation deported deposit depot depressed depressing depression depth deputy derby derived descending describe
description desert deserve design designated designation designer desirable desire desk desktop despair desperate
despite destination detail detect detection detective detector determination determine detour develop
developer development deviant deviation device devoted devour devout dew diabetes diagnosed diagnosis diagnostic
diagram dial dialog dialogue dialysis diameter diamond diary dice dictionary did die diesel diet dietary differ
difference different differential difficult difficulty dig digest digit digital dignified dignity dim dimension
dimensional dining dinner dip diploma direct direction directive director directory dirt dirty dis disability disable
disagree disappear disappointed disappointment disaster disc discharge disciplinary discipline disclaimer disclose
disclosure disco discord discordant discounted discouraged discouragement discover discovery discreet discrete
discretion discrimination discuss discussion disease disgrace dish disk dislike disorder disowned dispatch display
disposal disposition dispute dissertation distance distant distinct distinction distinguished distracted distraction
distribute distribution distributor district disturbed ditch dive diverse diversity divide dividend divine division
divorce do dock doctor doctrine document documentary documentation dodge doe dog doled doll dollar domain dome
domestic dominant don donate donation done donor doom door doorstep doorway dorm dos dosage dose dot double doubt
dough down downloaded downloading downtown downward dozen draft drag dragon drain drainage drama dramatic dramatically
draw drawer drawn dread dream dress drew drier driest drift drill drink drip drive driven driver drizzle dropped
dropping drops drought drove drown drowsiness drug drum drummer drunk dry dryer dryness dual duck dude due dug duke
dull dump duo duplicate durable duration during dusk dust dusty duty dying dynamic each eagle ear earl earlier
earliest earn earnest earrings earshot earth earthquake ease easier easily east eastern easy eat eaten ebony echo
eclipse ecological ecology economic economy eczema edge edit edition editor editorial educated education educational
educators effect effective effectiveness efficiency efficient effort egg eh eight eighth either ejaculation elbow
elder elect election electoral electric electrical electricity electron electronic elegant element elementary elephant
elevation eleven eligibility eligible eliminate elimination elite else elsewhere em email embarrassment embassy
embedded embers emerald emergency emerging emirates emission emotional emotions emperor emphasis empire empirical
employ employee employer employment emptier empty enable enclosed enclosure encoding encounter encourage encouragement
encryption encyclopedia end endangered endless endorsed endorsement endured enemy energy enforcement engage engagement
engine engineer enhance enhancement enjoy enlarge enlargement enmity enormous enough enquiry enrolled enrollment
ensemble ensure enter enterprise entertaining entertainment entire entitled entity entrance entrepreneur entrust entry
envelope envious environment environmental envy enzyme epic epilepsy episode equal equality equation equilibrium
equipment equipped equity equivalent era eraser errand error es escape especially essay essence essential establish
establishment estate estimate estimation estranged estrangement eternal ethical ethics ethnic eulogy evaluate
evaluation eve even event eventually ever every everybody everyday everyone everything everywhere evicted eviction
evidence evident evolution ewe ex exact exaggerates exam examination examine examiner example exceed excel excellence
excellent except exception exceptional excerpt excess excessive exchange excited excitement exciting exclude exclusion
exclusive excuse executive exempt exemption exercise exhaust exhibit exhibition exile exist existence exit exotic
expand expansion expect expectations expedition expenditure expense expensive experience experiment experimental
expert expertise expiration expired expires explain explanation explicit exploration explore explorer explosion expo
export exposed exposure express expression extend extension extensive extent exterior external extra extract
extraction extraordinary extreme eye eyebrows eyesight fabric fabulous face facial facilitate facility fact factor
factory faculty fade fail failure faint fair fairness fairy faith faithful faithfulness fake fall fallen false fame
familiar family famous fan fancy fantastic fantasy far fare farewell farm farmer farther farthest fascinating fashion
fast faster fastest fatal fate father fathom fatty fault favor favorite favour favourite fear feast feat feathers
feature fed federal federation fee feedback feel feet fell fellow fellowship felt female fence ferry festival festive
fetch feud fever few fewer fiance fiancee fiancé fiber fibre fibromyalgia fiction fiddle field fifteen fifth fifty fig
fight fighter figure file fill film filter fin final finance financial find finder fine finest finger fingernails
fingertips finish finite fire firefighter fireplace firewall firm firmer firmware first fiscal fish fisher fisheries
fishermen fist fit fitness five fix fixtures flag flame flare flash flashers flat flatmate flattened flatter flavor
fled fleece fleeing fleet flesh flew flex flexibility flexible flight flinch flip float flock flood floor floppy flops
floral florist flour flow flower flown flu fluid flush flute flux fly flyer foal foam focal focus fog fold folder folk
follow fond font food fooled foot footage football footnotes footstep footwear for forbidden forbidding force ford
forecast foreign forest forestry forever forgave forge forget forgive forgiven forgiveness forgot forgotten fork form
formal format formation former formula fort forth fortnight fortune forty forum forward fossil foster fought foul
found foundation founder fountain four fourteen fourth fox fraction fragile fragrance frame framework franchise 
fraud frayed free freedom freelance freeze freight french frequency frequent fresh frets fridge friend friendship
fright frighten fro frog from front frontier frost frosty frown frozen fruit fuel full fully fun function functional
functionality fund fundamental funeral funk funky funny fur furious furnished furnishings furniture furrow further
furthermore fusion fuss future fuzzy gadgets gain galaxy gale gallbladder gallery gambling game gamma gang gap garage
garbage garden gardener garland garlic garment gas gasoline gasp gate gateway gather gauge gave gay gazette gcses gear
geek geese gel gem gender genealogy general generate generation generator generic generous genesis genetic genius
genre gentle gentleman gentleness gentler gently genuine geographic geographical geography geological geology geometry
get ghost giant giddy gift gig giggle girl girlfriend give given glad gladden gladder glance glare glass glitters
gloat global globe gloomy glory glossary gloves glow glucose glue gnome gnu go goal goat god goddaughter godfather
godmother godson goes going gold golden golf gone gonna good goodbye goodness goodwill gorgeous gospel gossip got
gotta gotten gourmet governing government governmental governor gown gp grab grace gracefully gracious grad grade
gradually graduate graduation grain grammar grams grand grandchild grandchildren granddaughter grander grandfather
grandkids grandma grandmother grandpa grandparents grandson granny grant grape graph graphic graphical grasped grass
grate grateful gratis gratitude grave gravestone gravity gray greased great greater greatest greed green greenhouse
greet grew grey grid griddle grief grievance grieve grill grin grinding grip grit groan grocery groom groove gross
ground group grove grow grown growth grudge grumble grumpy gs guarantee guard guardian guess guest guidance guide
guidelines guild guilt guilty guinea guitar gulf gulls guru gutter guy gym ha habit habitat hack hacker had hair hairy
half halfway hall halo halves ham hammer hamster hand handbags handbook handful handle handmade handrail handsome
handy hangs hanky happen happiness happy harassment harbor harbour hard hardcover harden harder hardest hardship
hardware hardwood hare harmful harmless harmony harms harp harsh harshness hart harvest has hash haste hasten hastily
hat hatch hauled have haven hawk hay hazard hazardous he head headache header headline headphones headquarters
headstone heal health healthcare healthy heaped heaps hear heard hearsay heart heartbeat heartbroken hearth heartless
heat heater heath heave heaven heavier heaviest heavily heavy hedge heeded heel height held helicopter hello
helmet help helper helpful helpless hem hen hence hepatitis her herald herb herbal herd here hereby herein heritage
hero heroin heron herself hes hey hi hid hidden hide hierarchy high higher highest highland highlight highway hiking
hill him himself hinges hint hip hire his historic historical history hit ho hoarded hoarse hobby hockey hold holder
hole holiday holiest hollow holocaust holy home homeland homeless homelessness homesick homesickness hometown
homework honest honesty honey honor honour hood hoof hook hop hope hopeful hopeless horizon horizontal hormone horn
horny horrible horror horse hose hospice hospitable hospital hospitality host hostel hot hotel hottest hour house
household housemate housewares housewives how however hub hug huge hull hum human humanitarian humanity humble
humidity humor humour hundred hundredth hung hunger hungry hunt hunter hurricane hurry hurt husband hush huts hybrid
hydraulic hydrogen hygiene hymn hypothesis hypothetical hysterectomy i ice icon icu id idea ideal identical
identification identifier identify identity idiom idle idol if ignored ill illness illustrated illustration image
imagination imagine immediate immigration immune impact impaired impatience impatient imperial implement
implementation implications implied implies import importance important impose impossible impress impression
impressive improve improvement in inappropriate incense incentive inch incidence incident include inclusion inclusive
income incomplete incorporate incorrect increase incredible incurred indeed independence independent index indicate
indication indicator indices indigenous indirect individual indoor induced induction industrial industry inexpensive
infant infected infection infectious infertility infinite inflation influence info inform informal information
informational informative infrared infrastructure infringement ingredients inherited initial initiated initiative
injection injured injury injustice ink inn inner innermost innocent innovation innovative input inquire inquiry ins
insects insert insertion inside insider insight insist insomnia inspection inspector inspects inspiration inspired
install installation instalments instance instant instead instinct institute institution institutional instructor
instrument instrumental insulation insulin insult insurance insured intake integer integral integrate integration
integrity intellectual intelligence intelligent intend intense intensity intensive intent intention inter interact
interaction interactive interest interface interference interim interior intermediate internal international internet
internship interpretation interpreted interpreter interracial interrupt intersection interstate interval intervention
interview intimate into introduce introduction introductory invalid invasion invent invention inventory investigate
investigation investigator investing investment investor invisible invitation invite invoice involve involvement
inward ion iron irrigation is island isle isolated isolation issue it italic itch itchy item its itself ivf ivory 
jacket jade jaguar jail jam jar jaw jay jazz jealous jeans jersey jet jewel jeweller jewellery jewelry job john join
joint joke journal journalism journalist journey joy judge judgement judgment judicial jug juice jump junction jungle
junior junk jurisdiction jury just justice justify juvenile karma keel keen keep keeper ken kept kernel kettle key
keyboard keyword kick kid kidney kilometers kin kind kinda kinder kindergarten kindest kindness king kingdom kinship
kiss kit kitchen kite kitten kitty knee kneel knelt knew knife knight knit knives knock knot know knowledge known ks
lab label labor laboratory labour labrador lace lack ladder laden lady lag laid lain lake lamb lambda lamest lamp
lance land landlord landscape lane language lantern lap laptop large larger largest lark laser last latch late later
latest latex latitude latter laugh laughter launch laundry law lawful lawn lawsuit lawyer lay layer layoff layout lazy
lead leader leadership leaf league leak lean leaner leap learn learnt lease least leather leave lecture led ledges lee
left leftovers leg legacy legal legend legendary legible legislation legislative legislature legitimate leisure lemon
lend lender length lengthen lenient lens lent lentils less lessens lesser lesson let letter leukaemia leukemia level
levy liability liable lib liberty librarian library licence license lichen licking lid lie life lifestyle lifetime
lift light lighten lighter lightness lightning lightweight like likelihood likeness likewise lilies lime limit
limitation limousines limp line linear link lion lip liquid list listen listener lit lite literacy literally literary
literature litigation little live liver livestock load loaf loan loaves lobby local locale locate location lock lodge
lodgers log logic logical logistics logo lone loneliness long longer longest longitude look loom loop loose loosen
lord lose loss lost lot lotus loud louder loudest lounge lovable love lover low lower lowest loyalty ls luck lucky
luggage lull lullabies lump lunch lunchtime lung lust lute luxury lying lymphoma lyric ma machine machinery macro mad
made madness magazine magic magical magnet magnetic magnificent magnitude maiden mail mailman main mainland mainstream
maintain maintenance major majority make maker makeup male mall malpractice mammogram man manage management manager
mandate mandatory mango mankind manner manor manual manufacture manufacturer many map maple mar marathon marble march
mare margin maria marijuana marine maritime mark marker market marketplace marriage marry marsh mart martial
martin marvel mas mask mason massage massive master masturbating mat match mate material maternity math mathematical
mathematics matrix matt matter mattress mature maximize maximum may maybe mayor me meal mean meaningful meant meantime
meanwhile measure measurement meat mechanical mechanics mechanism medal media median medical medication medicine
medieval meditation medium meet melt member membership membrane memo memorabilia memorial memory men mend
mental mention mentor menu merchandise merchant merciful merciless mercury mercy mere merge merger merit merry mesh
mess message messenger met metabolism metal metallic meter method methodology metres metric metro metropolitan mi mice
microphone microwave middle midnight midst midwife midwives might mighty migraine migration mike mild mile mileage
military milk mill millennium miller million mime mind mindful mine mineral mini miniature minimal minimize minimum
minister ministry minor minority mint minus minute miracle mirror miscarriage miscarried miscellaneous mislaid misread
miss missile mission mist mistake mistaken mistress misunderstood mitzvah mix mixer mixture mobiles mobility mocked
mod mode model modem moderate moderators modern modest modification modify modular module moisten moisture mold
molecular molecules mom moment momentum monasteries monetary money monitor monk monkey mono monster month mood moon
mops moral more moreover morning mortality mortar mortgage moss most motel mother motherboard motion motivated
motivation motor motorbike motorcycle mount mountain mourn mourners mouse mouth mouthful move movement movers movie
mow mri ms mu much mud muddle muddy mug multi multimedia multiple mum municipal municipality muscle museum music
musical musician must mustang mustard mutual my myself mysterious mystery myth nail name nap napkin narrative narrow
nasty nation national nationwide native natural nature naughty naval navigate navigation navigator navy near nearby
nearer nearest necessarily necessary necessity neck necklace need needle negative neglect negotiation neighbor
neighborhood neighbour neither neon nephew nerve nervous nest net nettles network neural neutral never nevertheless
new newbie newborn newer newest newsletter newspaper newton next nice nicer nickel nickname nicu niece night
nightfall nightlife nightmare nil nine ninety nipple nitrogen no noble nobody nod node noise noisiest noisy nominated
nomination non none nonprofit nonsense noodles noon nor norm normal north northeast northern northwest nose not notch
note notebook nothing notice notification notify notion nova novel novelty now nowhere nuclear nudist nuke null numb
number numeric numerical numerous nurse nursery nut nutrition nutritional nylon oak oar oasis obesity obey obituaries
object objective obligation obliged oblique observation observe observer obstacle obtain obvious occasion occasional
occupation occupational occupied occur occurrence ocean odd of off offence offended offense offensive offer office
officer official offset offshore often oh oil ointment okay old older oldest omega omissions on once oncologist
oncology one oneself ongoing onion only onto oops open opera operate operation operational operator opinion opponent
opportunity opposed opposite opposition opt optical optics optimal optimization optimize optimum option optional or
oracle oral orange orbit orchard orchestra order ordinance ordinary organ organic organisation organised organisms
organization organizational organize organizer orgy oriental orientation oriented origin original orphan other
otherwise otters ouch ought our ourselves out outcast outcome outdoor outer outlast outlet outline outlive outlook
outnumbered output outreach outside outsourcing outstanding outward oval oven over overall overcame overcome overdose
overhead overhears overlook overnight overseas overtakes overtime overview overwhelmed owe owl own owner ownership ox
oxide oxygen ozone pa pace pacemaker pacific pack package packet pad page paid pail pain painful paint painters pair
pal palace pale palliative palm pan panel panic panties pants pantyhose papa paper paperback paperwork par parade
paradise paragraph parallel paralysed paramedic parameter parcel pardon parent parental parish park parliament
parliamentary part partial participant participate participation particle particular partition partner partnership
partridge party pas passable passage passenger passion passive passport past pasta paste pastor pastures pat patch
patent path pathology patience patient patio patrol pattern pause pavement pavilion pay payable payday payment payroll
peace peaceful peacock peak pear peas pebble pee peek peel peer pen penalty pencil pendant pending penetration
penguin peninsula pension people pepper per perceived percent percentage perception perfect perform performance
performer perfume perhaps period periodic periodically peripheral permanent permission permit persistent person
personal personality personalized personnel perspective persuaded persuasive pest pet peter petite petition petroleum
pews phantom pharmaceutical pharmacology pharmacy phase phd phenomenon philosophical philosophy phoenix phone photo
photograph photographer photographic photography phrase physical physician physics physio physiology physiotherapy pi
piano pick pickup picnic picture pie piece pierce pike pile pilgrim pilgrimage pill pillar pillow pilot pin pinch pine
ping pink pioneer pipe pipeline pirates pissing pit pitch pity pixel pizza place placement plain plainer plaintiff
plan plane planet plank planner plant plasma plaster plastic plate platform platinum play playback playboy player
playground plaza plead pleasant please pleasure pledge plenty plot plough pluck plug plumbing plums plural plus
pneumonia pocket pod poem poet poetry point pointer poker poking polar pole police policy polish polite political
politicians politics poll pollution polo polyester polymer pond pool poor poorer poorest pop pope popular popularity
population porcelain porch pork port portable portal porter portfolio portion portrait pose position positive possess
possession possibility possible possibly post postage postal postcard poster postpartum postponed pot potato potential
potter pottery poultry pounce pound pour poverty powder power powerful practical practice practise practitioner
prairie praise pram pray prayer precautions preceding precious precipitation precise precision predict prediction
prefer preference prefix pregnancy pregnant preliminary premature premier premiere premises premium prep prepaid
preparation prepare prerequisite preschool prescribed prescription presence present presentation preservation preserve
presidential press pressure pretend pretty prevail prevent prevention preview previous price prickles prickly pride
priest primarily primary prime prince principal principle print printable printer prior priority prison prisoner
privacy private privilege prize pro probability probably probe problem procedure proceed process processor procurement
produce producer product production productive productivity profession professional professor profile profit program
programme programmer progress progressive prohibited project projection projector prominent promise promote promotion
promotional promptly proof proper property prophet proportion proposal propose proposition proprietary prospect
prospective prosper protect protection protective protein protest protocol prototype proud prove proven provide
providence provider province provincial provision proxy pruned psalm psychiatry psychological psychology ptsd pub
public publication publicity publish publisher pudding puddle puff pull pulse pump punk pupil puppy purchase pure
purple purpose purse pursue pursuit push pussy put puzzle python quad qualification qualify quality quantitative
quantity quantum quarrel quarter quay queen query quest question questionnaire queue quick quicker quiet quieter
quietest quilt quit quite quiz quizzes quotations quote rabbit race racial rack radar radiation radical radio
radiotherapy radius raft rag rage raid rail railroad railway rain rainbow raise raked rally ram ramps ran ranch random
rang range ranger rank rap rapid rare rat rate rather ratio rational rattle raw re reach reaction read reader
readier readily ready real realistic reality realize realm realty reaped reapers reaping rear reason reasonable
reasonably rebate rebel rebound rebuild recall receipt receive receiver recent reception recipe recipient recital
reckon recognise recognition recognize recommend recommendation reconciliation reconstruction record recorder recover
recovery recreation recreational recruiting recruitment recycling red redeem redhead reduce reduction redundancy
redundant reed reef reel ref refer reference refinance refine reflect reflection reform refresh refrigerator refuge
refund refurbished refusal refuse regard regardless reggae regime region regional register registrar registration
registry regression regret regular regulated regulation rehab rehabilitation rehearsed rehearsing reins reject
rejection rejoice relapse relate relation relationship relative relax relaxation relay release relevance relevant
reliability reliable reliance relief relieved religion religious reload relocation rely remain remainder remark
remarkable remedy remember remind reminder remission remote removable removal remove renaissance render renew
renewable renewal rent rental rep repaid repair repay repeat repetition replace replacement replica replication report
reporter repository represent representation representative reprint reproach reproduce reproduction reproductive
republic reputation request require requirement rescue research researcher reservation reserve reservoir reset
residence resident residential resist resistance resistant resolution resolve resort resource respect respective
respiratory respond response responsibility responsible rest restaurant restful restless restoration restore restraint
restrict restriction restructuring result resume retail retailer retain retention retire retirement retreat retrieval
retrieve return reunion rev reveal revelation revenue reverse review reviewer revised revising revision revolution
revolutionary reward rhythm ribbon ribs rice rich richer rid riddle ride rider ridge rift right righteous rim ring
rinse rip ripe ripen ripples rise risen riser risk rites rival river riverside road roadside roar rob robber robe
robot robust rock rocket rocky rod role roll roller roman romance romantic roof rook room roommate root rope
rose roster rotary rotation rouge rough roulette round rounder route router routine row royal royalty rs rub rubber
rude rug rugby ruin rule rumour run rung runner rural rush rustle sack sacred sacrifice sad saddle sadness safari
safe safer safety sage said sail sailors saint sake salad salary sale salmon salon salt salvation same sameness
sample sand sandwich sang sap sapphire sat satellite satin satisfaction satisfactory satisfy sauce save savings saver
saw say scale scan scandalous scanner scar scarce scare scarf scary scatter scenario scene scenic scent schedule
scheme scholar scholarship school science scientific scientist scold scoop scope scorched score scorned scours scout
scraped scratch screams screen screw scripting scroll scrubbing sculpture sea seafood seal seam search season seasonal
seat second secondary secret secretary section sector secure security see seek seem seen segment seizure seldom
selected selecting selection selective self selfish sell seller semester semiconductor seminar senate senator send
sender senior sense sensible sensitive sensitivity sensor sent sentence separate separation sepsis sequence serial
series serious sermon serpent serum servant serve service session set setback settle settlement setup seven seventh
seventy several severe sew sewn sh shade shadow shaft shake shaken shall shallow shame shamelessly shape share
shareholders shark sharp sharpest sharpness shaved she sheaf sheep sheer sheet shelf shell shelter shelves shepherd
sheriff shield shift shine shingle ship shipment shirt shock shoe shook shop shopper shore short shortage shortcut
shorten shorter shortest shorthand shotgun shots should shoulder shout shovels show showcase shower shown shrine
shrink shrug shrunk shut shutter shuttle shy siblings sic sick sicken sickness side sideways sierra sigh sight sigma
sign signal signature significance significant silence silent silicon silk sill silly silver similar simple simplified
simply simulation simultaneously sin since sing singer single sink sip sir sister sit site situated situation six
sixth sixtieth sixty size skating ski skidding skill skin skip skirt sky slack slacken slam slate sleep sleepless
sleeplessness sleet sleeve slept slice slid slide slight slim slip slope slot slow slower slowest slowness slugs
slumber small smaller smallest smart smell smile smith smoke smooth smudges smug snack snail snake snap snapshot snow
snowboard so soap sober sobriety soccer social society sociology sock socket sodium sofa soft softball soften softer
softest soil solar sold soldier sole solemn solicitor solid solitary solo solution solve some somebody somehow someone
something sometimes somewhat somewhere son song sonic soon sooner soonest soothed sophisticated sore sorrier sorrow
sorry sort sought soul sound soundtrack soup sour source south southeast southern southwest sow sown spa space spade
span spank spare spark sparrow spatial speak speaker spears special specialist specialized specializing specialty
species specific specifically specification specify spectacular spectrum speech speed spell spend spent sphere spice
spider spill spin spine spirit spiritual spite splinter split spoil spoilt spoke spoken spokesman sponsor sponsorship
spoon spoonful sport spot spotlight spouse spray spread spring sprint sprout spy squad square squeaks squeeze squirt
stability stable stack stadium staff stage stair staircase stake stale stalk stammer stamp stand standard star stare
start starter startup state statement statewide static station stationery statistic statistical stats status statute
statutory stay steadfast steadily steady steal steam steel steep steer stem step stepdaughter stepfather stepmother
stepson stereo sterling sternly stick sticker sticky stiff still stillbirth stillborn stillness sting stir stitched
stitches stock stockings stole stolen stomach stomped stone stood stop storage store storehouse storm story stove
straight straighten straighter strain strand strange stranger strap strategic strategy strayed stream street strength
strengthen stress stretch strict stricter strictest strictness strife strike string stripes strips stroke strong
stronger strongest struck structural structure struggle strung stubborn stubbornness stuck stud student studio study
stuff stumble stump stunned stunning style stylish stylus sub subcommittee subdivision subject subjective sublime
submission submit subscriber subscription subsection subsequent subsidiary substance substantial substitute subtle
suburban succeed success successful such sudden suffered suffering suffers suffice sufficient sugar suggest
suggestion suicide suit suitable suitcase suite sulk sum summary summer summit sun sung sunglasses sunk sunlight sunny
sunrise sunset sunshine super superb superintendent superior supervision supervisor supper supplement supplemental
supplier supply support supporters suppose supreme sure surest surf surface surge surgeon surgery surgical surname
surplus surprise surround surveillance survey survival survive survivor suspect suspended suspension suspicion
sustainable sustained swallowed swallows swan swap swear sweep sweet sweeter sweetness swept swift swim swimmer swing
switch swollen sword symbol sympathy symphony symptoms sync syndicate syndication syndrome synopsis syntax synthesis
synthetic system systematic tab tables tablet tackle tact tactics tag tail take taken tale talent talk talkative
talkers tall taller tallest tambourine tamed tan tank tantrums tap tape tar target tariff task tassels taste tattoo
taught taut tax taxation taxi tea teach teacher teacup team tear tearful teased technical technician technique
technological technology tee teen teenage teenagers teeth telecommunications telephone telephones telescope television tell temp
temper temperature template temple tempo temporal temporarily temporary temptation tempted tempting tempts ten tenancy
tenant tend tender tenderness tennis tense tension tent tenth term terminal termination terminology terrace terrain
terrible terrified territory test testament testimonials testimony text textbook textile texture than thank thankful
that thaw the theater theatre thee theft their theist them theme themselves then theology theorem theoretical theory
therapeutic therapist therapy there thereafter thereby therefore thereof thermal thesaurus these thesis theta they
thick thicker thickness thin thing think thinner third thirst thirstier thirsty thirteen thirty this thongs thorn thorough
those thou though thought thousand thread threat threatened threatening threatens three threshold threw thrifty
thriller thrive throat throne through throughout throw thrown thumb thumbnail thunder thus thy ticket tide tidy tie
tier tiger tight tightened tighter tile till timber time timer timetable tin tiny tip tiptoe tire tiredness tissue tit
title to toast tobacco today toddler toe together toilet told tolerance toll tomato tomorrow ton tone tongue tonight
tonsils too took tool toolbar toolkit tooth toothbrush top topic topless tore torn tornado torrent total touch tough
tour tourism tourist tournament toward towel tower town township toxic toy trace track tract tractor trade trademark
trader tradition traditional traffic tragedy trail trailer train trainer trampled trance transaction transcript
transcription transfer transform transformation transit transition translate translation translator transmission
transmit transparency transparent transplant transport transportation trap trash trauma travel traveler traveller tray tread
treason treasure treasurer treasury treat treatment treaty tree trek tremble tremendous trend trial triangle tribal
tribe tribunal tribute trick trifles trigger trim trio trip triple triumph trivia trod trodden trolley troops
tropical trouble troubleshooting trough trout truck true truest truly trumpets trunk trust trustee truth truthful try
ts tub tube tug tuition tummy tumor tumour tune tuner tunic tunnel turf turkey turn turner turtle tusk tutor tutorial
twelve twentieth twenty twice twig twin twist two tying type typical tyrannies tyrant uh ultimate ultra ultrasound um
umbrella unable unanswered unauthorized unavailable unawares unbroken uncertain uncertainty uncle uncomfortable
uncovered undefined under underfoot undergraduate underground underlying underneath understand understood undertake
undertaken underwear undo undone uneasy unemployed unemployment uneven unexpected unexplained unfair unfaithful
unfinished unfortunately unhappy unheard unified uniform unimportant union unique unit unite unity universal universe
university unjust unkind unkindness unknown unless unlike unlimited unlock unnecessary unnoticed unpaid unprotected
unproven unread unreasonable unrest unsaid unseen unsigned unspoken unsure untidy untie until unto untrue unused
unusual unwell unwrap unwritten up upcoming update upgrade upload upon upper upright ups upset upstairs upstream
upward urban urge urgent us usable usage use useful usefulness user usual utility utilization utilize vacancy vacation
vaccine vacuum vain valentine valid validation validity valley valuable value valve vampire van vanilla variable
variance variation variety various vary vast vat vault vector vegetable vegetarian vegetation vehicle vein velocity
velvet vendor ventilator venture venue verbal verbs verdict verification verify verse version versus vertical very
vessel vet veteran veterinary via vice victim victory video view viewer villa village villagers vineyard
vintage vinyl violation violence violent violin viral virgin virtual virtue virus visa visibility visible vision visit
visitor vista visual vital vitamin vocabulary vocal vocational voice void volleyball volt voltage volume voluntary
volunteer voters vow voyeur vulnerability vulnerable wade wag wage wagon waist wait waiver wake walk walker wall
wallet wallpaper walnut wan wandered wandering wanders wanna want war ward ware warehouse warm warmer warmth warned
warning warrant warranty warren warrior wary was wash washer wasp waste watch watchful watchman watchmen water
waterproof watershed watt wave wax way we weak weaker weakest weakness wealth wear weary weather weave weaver web wed
weed week weekdays weekend weep weigh weight weird welcome welding welfare well wellington welsh went wept were west
western wet whale what whatever wheat wheel wheelchair when whenever where whereas wherever whether which whichever
while whilst whisper whistle white who whoever whole wholesale wholly whom whose why wick wide widen wider widespread
widow widower width wife wiggle wild wilderness wildfire wildlife will willow win wind window windy wine wing winner
winter wipe wire wisdom wise wiser wisest wish wit witch with withdrawal withdrew withered within without witness
wives wizard wobble wobbly woke woken wolf woman women won wonder wonderful wont wood wooden wool word wore work
worker workforce workout workplace workshop workstation world worldwide worm worn worry worse worship worst worth
worthy would wound wove wow wrap wren wrestler wrestling wright wrist write writer written wrong wrote yacht yard yarn
yawn yeah year yeast yell yellow yen yes yesterday yet yield yo yoga you young younger youngest your yourself
yourselves youth zero zinc zodiac zone zoo zoom
`
