/**
 * Further words that a prayer may repeat from a context, from the house, the kitchen, the garden, trades, offices, schools, sports,
 * music, hospitals, feasts, journeys and other parts of daily life. Collected by hand by subject; without names, brands,
 * violence, insults, sex and drugs. Inflections are known too.
 */
export const EVERYDAY_WORDS = `
aarti abandon abandonment abate abattoir abaya abbess abbey abbot abbreviate abdomen abdominal abduct abduction abhor
abide ableism abnormal abolish abolition abound abrasive abridge abruptly abscess abscond abseil absentee absenteeism
absentmindedness absolution absolve absorb abstain abstinence abundant abyss accelerate acceleration accelerator
accentuate accidental acclaim acclimatise acclimatize accompaniment accompanist accompany accomplice accordion
accountable accountancy accountant accrue acculturate accumulate accusation accusatory accuse accuser accustom
achilles acidic acolyte acorn acquaint acquittal acrimonious actuary acupuncturist adamant adapt adder addict
addictive address adenoid adept adhan adhere adieu adjective adjournment adjudicate adjuster administer admirable
admiral admittedly admonish adolescence adoptee adopter adoptive adorable adoration adore adorn adrenal adrift
adventist adventurous adverb adversary adversity advisor aerobics aeroplane affection affectionate affidavit affirm
afflict affliction affluence affluent afterbirth afterlife aftermath aftershock aftertaste ageless aggravate
aggression aggressor aghast agile agility agitated agitation agnostic agnosticism agonise agonize agony agoraphobia
agrarian aha ahimsa aide aikido ailing ailment aimless airlift airliner airman airraid airship airsickness airstrike
airy alas albatross albeit alcoholism alcove alderman alertness alhamdulillah alibi alienate alienation alimony aliyah
alkali alkaline allah allay allegation allege allegiance allegro alleluia allergen allergic alleviate alley alleyway
allhallows alligator alliteration allocate allot allude alluring almighty almond almsgiving almshouse aloe aloof
alopecia alp alpaca alright alsatian alternator alumna alumnae amass amaze amazement amber ambience ambiguous ambition
ambitious amen amenity amethyst amicable amicably amidah amidst amin ammo amniocentesis amniotic amphibian ample
amplify amplitude amputate amputation amputee amrit amulet amuse amusement anaemia anaemic anaesthesia anaesthetic
anaesthetist analyse anaphylactic anaphylaxis anatta anchorage anchovy andante anecdote anemia anemic anemone
anesthesia anesthesiologist anesthetic anesthetist aneurysm anew angelic angina angiogram angioplasty angler anglican
angora angrily angst anguish animate animator animosity aniseed ankle anklet annexe annihilate annotate announcer
annoy annoyance annul annulment anoint anomaly anorak anorexic answerphone antagonise antagonism antagonist
antagonistic antagonize anteater antelope antenatal antennae anthem anthill anthology anthropologist antic anticipate
anticipation antifreeze antiseptic antisocial antler antonym anxiousness anyplace aorta aortic apartheid apathetic
apathy ape aperitif apex aphasia aphid apiary apiece apnea apnoea apocalypse apologetic apologize apostille apostle
apostolic apostrophe app appal appall apparition appease appeasement appellant appendicitis appetising appetizer
appetizing applaud applique appoint appraisal appraise appreciative apprehend apprehension apprehensive apprentice
apprenticeship approachable approx apricot apron apse aptitude arable arachnophobia arbitrate arbitrator arboretum
archaeologist archaeology archangel archbishop archdeacon archer archery archivist ardas ardent arduous arguably
argumentative aria arid arisen armadillo armchair armistice armpit aroma arose arpeggio arraign arraignment arrears
arrhythmia arrogance arrogant artery arthritic arthritis arti artichoke articulate artillery artisan ascend ascension
ascent ascertain ascetic asceticism ascribe ashore ashram ashura aslant asparagus aspergers asphalt asphyxiate
aspiration aspire assail assailant assault assemble assert assertion assimilate assimilation assuage astern asteroid
asthma astonish astonishment astound astride astronaut astronomer astute asymmetry asymptomatic atheism atheist
athlete athleticism athwart atman atone atonement atop atrium atrocious atrocity attache attacker attain attainable
attendee attest attestation attic attire aubergine auctioneer audacity audible audiologist audition augment aura
auspicious austere austerity authenticity authorisation authorise authoritarian authoritative authorize autoimmune
automaton autopsy autumnal avail avalanche avatar aversion avert aviary avid avocado avoidable await awaken awe
awestruck awkwardness awoke awoken awry axe ayah ayatollah azalea azan babble baboon babygro babyish babysitter
baccalaureate bachelorette backache backbone backbreaking backdate backdrop backfire backflip backgammon backlash
backlog backpack backpacker backroad backside backstage backstroke badger badminton badness baffle bagel baggage baggy
bagpipe bagpiper baguette bahai bailiff bailout baisakhi bait baklava balalaika balcony bale baler balk ballad
ballerina ballpoint ballroom balmy bamboo banal banality bandhan bandit bandmaster bandstand bangle banish banister
banjo banker banknote banns banquet banter baptise baptismal baptist baptize baraat barakah barbaric barbecue barbed
barbell barbershop barcode barfi barge barista baritone bark barmaid barman barmen barnacle barnyard barometer
barracks barrette barricade barrister barstool bartender barter basalt bashful bask basketmaking basketry bassinet
bassist bassoon bastion bathe bathmat bathrobe bathtub batik baton batsman battalion batter battleship bauble bawl
bayonet beachball beachfront beacon beadwork beagle beak beaker beanbag beanie beat beaten beatify beautician becalmed
beckon bedbound bedpan bedridden bedsheet bedsit bedsore bedspread bedwetting beech beehive beekeeper beeswax beetroot
befall befallen befell befit befriender beg begonia begot begotten begrudge beguile beheld behest behold belch belfry
belie belittle bellboy belligerent bellow bellringer bellyache beltane bemoan bendybus benediction benefactor
benevolence benevolent bequeath bequest berate bereave bereft beret berth beseech beset besiege besotted bestman
bestow betrayer betroth betrothal betterment betwixt beware bewilder bewilderment bhajan bhaji bhante bhikkhu
bhikkhuni bib bicentenary bicep bicker bidden bide bidet biennial bier bifida bifocal bigotry bilingual billboard
billionaire billionth billow binder bindi binge binman binoculars biodegradable biodiversity biographer biologist
biometric biopsy birch birdbath birdcage birdie birdsong birdwatcher birthmark birthplace biryani biscuit bismillah
bison bistro bitterest blackboard blackcap blackcurrant blackfly blackmail blackness blackout blacksmith bladder
blameless blameworthy bland blare blasphemy blastocyst blaze blazer bleach bleacher bleak bleat bleed bleep blemish
blight blimey blindfold blindness blip bliss blissful blister blizzard blockade blockage blog bloke bloodhound
bloodshed bloodstream bloodwork blot blotch blouse bluebell blueberry bluebottle bluegrass blueness blueprint
bluetooth bluff blunt blur blurt blush boarder boardgame boardroom boardwalk boastful boatman boatyard bobbin bobble
bobcat bobsleigh bodhi bodhisattva bodily bogey boggle bogus boiler boisterous bollard bolognese bolster bonfire bongo
bonnet bonsai boo bookbinder bookcase bookclub bookie bookkeeper bookmaker bookseller bookshelf bookshop bookworm boon
bootee bootie boredom borehole borscht bossy bosun botanical botanist botany botch bottleneck bottomless bougainvillea
bough bounce bouncer boundless bout bowel bowler boxer boyhood boyish brace brachytherapy bracken brag brahman brahmin
braid braille bramble brandish brandy brash bravado bravery bravo bray brazen breadline breadth breadwinner breakable
breakthrough bream breastbone breastfed breastfeed breaststroke breathalyse breathalyser breathalyzer breathless
breathlessness breathtaking breech breeder breeze breezy brevity brew brewer brewery bribe bribery bricklayer
brickwork bridegroom bridewealth bridle bridleway brigade brigadier brighten brightness brilliance brine brink brioche
bris brisket bristle brit brittle broadband broadcaster broadminded broccoli brogue bronchi bronchial bronchiolitis
brooch brood brooklet brow brownie bruise brunch brunt brute buckle buddha buddhism budge budgerigar budgie buffet
buggy bugle bugler bulge bulimic bulky bulldog bulldoze bulldozer bullock bullpen bullseye bulwark bun bungalow bungle
bunion bunk bunker bunsen bunting buoy buoyant burdensome bureaucracy bureaucrat bureaucratic bureaux burglar burglary
burgle burly burp burqa burrito burrow bursar bursary bushel bushfire businesslike businessman businessmen
businesspeople businesswoman busk busker bustle busybody butcher butchery butte buttercup buttermilk buttock
buttonhole buy buyer buying buzzard bylaw bystander cabbage cabbie cabinetmaker cackle cacti cactus cadaver caddie
caddy cadence cadet cafeteria caftan cagoule cajole calamari calamity calculus caliber calibre caliph callback
calligraphy calliper calmness calorie camellia cameraman camomile camouflage camper campervan campfire campground
campsite camshaft canary canasta candid candlelight candlemaking candlemas candlestick candor candour cane canine
cannula canoe canonise canonize cantata canteen canter cantor caper capillary capitalism capitalist capitulate
cappuccino capricious capsize captaincy caption captivate captivity captor caramel carbohydrate carbonara carbonate
carburetor carburettor carcinoma cardamom cardboard cardigan cardinal cardiologist cardiology cardiovascular
cardmaking carefree caregiver carelessness caress caretaker caribou caricature carnage carnation carol carousel carp
carpal carpentry carpool carport carriage carriageway carrot carrycot carryon carsick carsickness cartilage carton
cartoonist cartwheel carve cascade casework caseworker cashback cashew cashier cashmere cashpoint casket casserole
cassock castanet castaway castigate casualty cataclysm catacomb catamaran cataract catastrophe catastrophic
catchphrase catechism catechist cater caterer caterpillar catheter catnip cattery cauldron cauliflower caulk cautious
cavalry cavern caviar cavity cayenne cease ceaseless ceilidh celery celestial celibacy celibate cellist cello celsius
cenotaph censor censure centenarian centenary centipede ceramicist cereal cerebral ceremonial certify cervical cervix
cesarean chafe chairmen chairperson chairwoman chalet chalice chalk challah challenger chambermaid chameleon chamomile
chancel chandelier chanukah chaotic chapati chaplain characterise characterize charades charcoal charismatic chasm
chaste chastise chasuble chatbot chatroom chatter chatty chauffeur chazan cheap checkbook checkers checkin checkmate
checkpoint checkup cheddar cheekbone cheeky cheerleader cheery cheesecake cheetah chemist chemo chequebook chequered
cherish cherub cherubim chestnut chewy chickenpox chickpea chidden chide chiffon childish childlike childminder chill
chilli chilly chime chimney chimp chimpanzee chipboard chiropodist chiropractor chirp chirpy chisel chivalrous
chivalry chive chlorine chlorophyll choirboy choirmaster choke cholent cholera chomp choosy choral chorale
choreographer chorister chorizo chortle chowder chrism christ christen christianity chromosome chrysalis chrysanthemum
chuckle chunk chuppah churchgoer churchwarden churchyard chutney ciabatta ciao ciborium cicada cider cilantro cinnamon
circuitry circulate circumference circumstance circumvent cirrhosis citadel cityscape civilisation clad claimant clam
clamber clammy clamp clarify clarinet clarinettist clasp classmate clatter claustrophobia claustrophobic claw clay
cleat cleave clef clematis clementine clench clergy clergyman clergymen clergywoman cliche clientele clifftop climber
clingy clink clipboard clique clobber clockmaker clog cloister closet clot clothe clothesline clothier cloudburst
cloudiness cloudless clove clown clubber cluck clue clueless clumsiness clung clutter coachload coarse coaster
coastguard coastline coax cobbled cobblestone cobra cobweb cochlear cockatiel cockatoo cockerel cockle cockpit
cockroach cocoa cocoon coddle coder codicil coefficient coerce coercion coercive coffeepot cohabit cohabitation
coherent cohort coincide coincidence colander colicky colitis collaborate collage collarbone collie collier collision
colonel colonialism colonise colonize colorful colorless colossal colossus colostomy colourblind colourful colourless
colt columnist coma comatose comb combatant combative combustion comedian comet comforter comma commandeer commando
commemorate commemoration commence commend commendable commiserate commiseration commode commodore commonplace
commotion communal commune communion communism communist commuter compartment compass compassionate compel compensate
competence complacency complacent complexion complicate complication compliment compline compose compost composure
comprehend comprehension comprise compulsion compulsive compulsory conceal concealment concede conceit conceive
conception concertina concerto concession concierge conciliate conciliation conciliatory concise concoct concourse
concur concussion condemn condensation condense conditioner condole condolence condominium condone condor cone
confectioner confectionery confer confession confessional confessor confetti confide confine confiscate conform
conformity confound confront confrontation confrontational confucian congenital congested congestion congrats
congratulate congregant congregation conifer conjunctivitis conjure conker connive connotation conquer conqueror
conquest conscientious conscript conscription consecrate consecration conservationist conservative conservatorship
conservatory conserve considerably considerate consolation consolidate consonant consort conspicuous conspirator
conspire constellation constipated constipation consul consular consulate consume contagion contagious contaminate
contemplate contemplation contemplative contemptuous contend contender contentment continence contingency contour
contraction contradiction contradictory contralto contraption contrite contrition contrive conundrum convalesce
convalescence convalescent convent converge converse convey conveyance convict convocation convoy convulse convulsion
coo cooker coop coot copier copilot copious copse copycat copywriter cordial corduroy corgi coriander cormorant cornea
cornet cornflake coronation coroner corporal correlate correspond correspondent corroborate corrupt corsage corset
cortege cos cosmic cosmonaut cosmos cosplay cosy cot couch couchette cougar councillor councilman councilwoman
counsellor counterfeit counterfoil counterpart counterpoint countersign countertenor countryman countrymen countryside
coup coupe coupon courageous courgette coursework courtship couscous covenant covert covet covetous cower cowhand
cowshed coxswain coyote crab crabby cracker craftsman craftsmanship craftsmen craftswoman crafty cram cramp crampon
cranberry cranium crankshaft cranky crate crater cravat crave crawl crayon craze creaky creamy crease credibility
credible creed creedal creel creepy cremate crematorium crepe crescendo crescent crevasse crib cribbage cricketer
crikey cringe crinkle crises crisp criticise criticize croak crochet crock crockery crocodile crocus croft crofter
crohns croissant croon croquet crossbar crossbeam crossbreed crossfire crossroad crosswalk crosswise crotchet crouch
croup crozier crucifix crucifixion crucify crumble crumpet crumple crunch crunchy crutch crypt cub cubbyhole cubicle
cuboid cuckoo cucumber cuddle cuddly cue cuff cufflink cul culminate culmination culprit cultivate cumbersome cumin
cunning cupcake curate curator curb curfew curl curlew curly currant curricula curry cursing cursive curtail curtsy
custard custodial custodian custody customarily customary cutback cuticle cutlery cutoff cyber cyberspace cyclamen
cycleway cyclist cyclone cygnet cymbal cynic cynical cynicism cypress cyst cystic cystitis daal dabble dachshund
daffodil daft dahlia dainty dairyman dal dale dalmatian damp dampen damselfly damson dancefloor dancer dandelion
dandruff dangle dank dapper darkroom darling darshan dart dashain dashboard dashiki daunting dawdle daybreak daycare
daydream daydreamer dayroom dayshift daytrip daze dazzle deacon deaconess deactivate deadbolt deadlock deafening
deafness dean dearth debacle debilitate debit debris debtor debunk decadence decadent decaf decathlon decay decease
deceit deceitful deceive deceiver decelerate decency deception deciduous decisive deckchair deckhand declutter
decorate decorator decoupage decoy decree decrypt dedicate dedication deduce deduct deduction deem deepavali deepen
deface defamation defamatory defame defenceless defender defenseless defer deferral defiant defibrillator deficiency
deficient defile definite deflate deflation deflect deforestation deform defraud defuse defy degenerate degradation
degrade dehydrate dehydration deity dejected delegate deli deliberate delicate delicatessen delightful delinquency
delinquent dell delphinium delude deluge delusion delusional delve demean demeanor demeanour demise demob demobilise
demolish demolition demotion demure dengue denim denomination denote denounce dent dentist denture deodorant depart
dependable dependant dependency depict deplete depletion deplore deploy deport depose deposit deposition depravity
depressive deprivation deprive derail derailleur derailment derelict deride derive dermatologist dermatology descend
descent desecrate deserter desertification desertion designate desirous desist desolate desolation desperation despise
despondency despondent dessert destiny destitute destitution destroy destroyer destruction destructive detach
detachment detain detainee detention deter detergent deteriorate deterioration deterrent detest detonate detox
detriment detrimental devalue devastate devastation deviate devious devise devoid devote devotee devotion devotional
dewdrop dexterity dhal dhamma dharma dhikr dhoti diabetes diabetic diagnose dialysis diaper diaphragm diarist diarrhea
diarrhoea diaspora dibber dictate dictation dictator dictatorship dietician dietitian diffuse digger dignitary digress
dilate dilation dilemma diligence diligent dill dilute dime diminish dimmer dimple din dinar diner dinghy dingo dingy
dinosaur diocese diphtheria diplomat dipstick dire dirge dirham disadvantage disagreeable disagreement disallow
disappoint disapproval disapprove disarm disarray disastrous disbelief disbelieve discard discern discernment disciple
discipleship discomfort disconnect discontent discontentment discontinue discotheque discount discourage discourtesy
discredit discrepancy discriminate discriminatory discus disdain disdainful disentangle disgraceful disgruntled
disguise disgust dishcloth dishearten disheveled dishevelled dishonest dishonesty dishonor dishonour dishwasher
disillusion disinfect disinfectant disinherit disintegrate disinterest dislocate dislocation dislodge disloyal
disloyalty dismal dismantle dismay dismiss dismissal dismount disobedience disobedient disobey disorganised
disorganized disorient disorientated disorientation disparage disparity dispel dispensary dispense disperse displace
displacement displease displeasure disposable disprove disqualify disregard disrepair disrespect disrespectful disrupt
disruption disruptive dissatisfy dissect dissection dissent dissimilar dissipate dissociation dissociative dissolve
dissuade distaff distaste distasteful distil distill distillery distinctive distinguish distort distract distraught
distress distrust distrustful disturb disturbance diver diverge diversion divert diverticulitis divination divinity
divisor divorcee divulge dizziness dizzy djembe docile docker dockyard doctoral doctorate doddery dodgeball dodgems
dogma dogmatic dollhouse dolly dolphin dominance dominate domination domineering dominion domino donkey donkeywork
donut doodad doodle doorbell doorframe doorman doormat doormen doorstop dormant dormer dormitory dosa doth doublecross
doubledecker doubly doubtful doubtless doughnut doula dove dowel downbeat downcast downfall downhearted download
downmarket downpayment downpipe downpour downside downsize downstairs downtime downturn dowry doxology doze drab
drafty dragonfly drainer drainpipe drank drastic drastically draught draughty drawback dreadful dreamer dreamt dreamy
dreary drench dressage dresser dressmaker dressmaking dressy dribble driller drivel driveway drizzly drone droop
drover drowsy drudgery druid drumbeat drumstick drywall dua dubious duckling duckpond duct duet duffel dugout dukkha
dulcimer dullness duly dummy dumper dumpling dune dungarees dungeon dunk dunno duplicity dussehra dustbin duster
dustman dustpan dutiful duvet dwell dweller dwelt dwindle dye dyer dynasty dyscalculia dysfunction dysfunctional
dyslexia dyslexic dysphasia dyspraxia dyspraxic dystonia dystrophy eager eagerness earache earbud eardrum earlobe
earmuff earner earphone earpiece earthworks earthworm earthy earwax easel eastward eaves eavesdrop ebb ebike ebola
eccentric eclair eclampsia economical economise economist economize ecosystem ecstasy ecstatic ectopic ecumenical
eczema eddy edgeways edgy edible edify educate educator eek eel eerie effigy effortless eggplant ego egotism
egotistical eiderdown eighteenth eightieth eject elaborate elapse elastic elated elation elderberry elderflower eldest
electrician electrocute electrocution electromagnetic elevate elevenses eleventh elf elicit elk elm elongate elope
elopement eloquence eloquent elude elusive elves emanate emancipate emancipation embalm embalmer embankment embark
embarrass embassy embed embellish embezzle embezzlement embittered emblem embody embolism embrace embroider embroidery
embroil embryo embryonic emerge emigrant emigrate emigration emigre eminent emit emoji emotionless empanada empathetic
empathic empathy emphasise emphasize emporium empower emptiness emu emulate emulsion enact encampment encephalitis
encephalopathy enchant enchantment enchilada encircle enclose encompass encore encourager encroach encrypt endanger
endeavor endeavour endocrinologist endometriosis endorse endoscope endoscopy endow endurance endure energetic energise
energize enforce engrave engraver engross engulf enigma enigmatic enjoyable enjoyment enlighten enlightenment enlist
enliven enrage enrich enrol enrolee enroll enrolment enshrine entail entangle entanglement entertain enthral enthrall
enthusiasm enthusiast enthusiastic entice entitle entitlement entombed entourage entrap entree envelop enviable
environmentalist envisage envision envoy epicenter epicentre epidemic epidemiology epidural epilepsy epileptic
epiphany episiotomy epistle epitaph equalise equaliser equalizer equate equator equestrian equinox equitable eradicate
erase ere erhu erode erosion err erratic erupt eruption escalate escalator escarpment escort esophagus espionage
esplanade espresso essayist esteem estrange estuary etching eternity ethernet ethnicity etiquette eucalyptus eucharist
euphemism euphonium euphoria euphoric euro evacuate evacuation evacuee evade evangelical evangelise evangelism
evangelist evaporate evasion evasive evening evensong evergreen everlasting everyman everyplace evict evil evoke
evolve exaggerate exaggeration exalt examinee exasperate exasperation excavate excavator exceedingly excise excitable
excite exclaim exclamation excrete excursion executor executrix exemplary exert exertion exhale exhaustion exhaustive
exhilarated exhilarating exhilaration exhort exhume exodus exonerate exorbitant exorcise exorcism expat expatriate
expectancy expectant expectation expel expire expiry explode exploit exploitation exponent expose expressive
expressway expulsion exquisite extinct extinction extinguish extinguisher extol extort extortion extradite
extravagance extravagant extremism extremist extremity extricate extrovert exuberant exude eyeball eyebrow eyelash
eyelid eyesore eyewitness fable fabricate facade faceless facet faction fahrenheit fairground fairway fairytale
faithless fajita falafel falcon fallacy fallout fallow falsehood falsetto falter famine fanatic fanatical farce
farmhand farmhouse farmland farmyard farrier fascinate fascination fashionable faucet faultfinding faultless faulty
favorable favoritism favourable favouritism fawn fax fayre fearful fearless feasibility feasible feather feeble feed
feeding feign feline felon felony feminine femininity fen fencer fender fennel feral ferment fern ferocious ferocity
ferret ferris ferryman fertile fertiliser fertility fertilizer fervent fervor fervour fester festivity feta fetal fete
fetus feudal feverish fewest fiasco fib fibroid fibromyalgia fibrosis fickle fictional fidelity fidget fidgety fielder
fiend fierce fiery fiesta fifteenth fiftieth figment figurehead fillet filly filmmaker finalise finalist finalize
finch fingernail fingerprint fingertip finicky fir firefighting fireguard fireman firemen fireproof firework firmness
firstborn fishbowl fisherman fisherwoman fishery fishmonger fishtank fissure fitter fixture fjord flabbergast flair
flaky flamboyant flamingo flannel flap flapjack flashback flashbulb flashcard flashlight flashy flask flatten flattery
flaunt flautist flavour flavoursome flaw flawless flea fleck fledgling flee flicker flimsy flint flipchart flipper
flit floodplain floodwater floorboard floorplan flop floss flounder flourish flowerbed flowergirl flowerpot fluctuate
fluffy flung flurry flutist flutter flyover focaccia fodder foe foetal foetus foggy foible foil foliage folklore
folksong follicle follower folly fondness foodbank footbridge foothill foothold footman footpath footprint footstool
forage forbade forbearance forbid forbore forborne forceful forceps forcibly forearm foreboding forecaster foreclose
foreclosure forecourt forefront forego foreground forehead foreigner foreman forensic forerunner foresaw foresee
foreseen forestall forester foretell foretold forewent forewoman foreword forfeit forger forgery forgetful
forgetfulness forgivable forgiver forgo forklift forlorn formalise formality formalize formidable formulae formulate
forsake forsaken forsook forsythia forthcoming forthright fortieth fortify fortissimo fortitude fortress fortunate
forwent fossilise fosterer foundling foundry fourfold fourteenth foxglove foxtrot foyer fracture fragility fragment
fragrant frail frailty franc franchisee frank frantic fraternity fraudster freckle freebie freehold freeholder
freelancer freesia freestyle freeway freewheel freezer frenzy fresco fresher freshman fret fretful friar friction
friendless frigate frightful frill frilly fringe fritter frivolity frivolous frizzy frock frogspawn frolic frontline
frostbite frugal frugality fruitful fruitless frustrate frustration fry fudge fufu fugitive fugue fulcrum fulfil
fulfill fulfillment fulfilment fullback fullboard fullness fulsome fumble fume fumigate fundraise fundraiser funfair
fungal fungi fungus funicular furlough furnace furnish furore furry furtive fury fuse fusebox fuselage fussy futile
futility futon futuristic gab gabble gable gadget gaffe gaiety gait gala gallant gallantry galley gallop gallstone
galvanise galvanize gamekeeper gamepad gamer gammon gander ganesh gape gargle garish garnish garrison gash gasket
gaslight gastric gastritis gastroenterologist gastroscopy gateau gateaux gatecrash gatepost gaunt gauntlet gauze gavel
gaze gazebo gazelle gazump gearbox gearstick gecko gelding gemstone genealogist generalise generalize generosity
genial genie genome gentlemen gentlewoman gentrification genuflect geocaching geologist geranium gerbil geriatric
geriatrician germinate gestation gestational gesture getaway getogether getup geyser ghee ghetto gigabyte gigantic
gills gimmick gin ginger gingerbread gingham giraffe girder girlhood gist giveaway givenness gizmo glacial glacier
glade gladiolus gladness glamorous gland glassblower glaucoma glaze glazier gleam glean glee gleeful glen glide glider
glimmer glimpse glint glioma glisten glitch glitter globetrotter glockenspiel gloom glorify glorious gloss glossy
glove glower glum glut gluten glutton gluttony gnash gnat gnaw gnocchi goal goalie goalkeeper goalmouth goalpost goals
goatee goatherd gobble goblet goblin godchild godchildren goddess godless godliness godparent goggles goitre goldfish
goldsmith golfer golly gong goodhearted goodnight goose gooseberry gorge gorilla gorse gosh gosling gouache gouge
goulash gout governess graceful gradient gradual graduand graffiti graft gramophone gramps gran grandad granddad
grandeur grandiose grandiosity grandmum grandparent grandstand granite granola granpa granth granthi grapple gras
grasp grasshopper grater gratification gratify gratuity gravedigger gravel graveside graveyard gravy graze greasy
greatness greenery greenfly greengrocer greengrocery gregarious greyhound greyness gridlock grievance griever grim
grimace grime grimness grimy gripe grocer groggy groin groomsman groomsmen grotesque grotto grouchy groundsheet
groundskeeper groundsman grout grovel grower growl grownup grubby grueling gruelling gruff grumbler grunt guacamole
guardianship guava guerrilla guesthouse guestlist guffaw guidebook guile guiltless guineafowl guise guitarist gull
gullet gullible gully gulp gum gumbo gumshield guppy gurdwara gurgle gurney gurpurab gust gusto gusty gut guzzle
gymkhana gymnast gymnastic gynaecologist gynaecology gynecologist gynecology haberdasher haberdashery habitable
habitation habitual hacksaw haddock hadith haematologist haematology haemoglobin haemophilia haemorrhage haemorrhoids
haggard haggis haggle haiku hail hailstone hailstorm hairband hairbrush hairclip haircut hairdo hairdresser
hairdressing hairdryer hairpin hairstyle hake halakha halal halfback halfboard halfpenny halfterm halftime halibut
hallelujah halloumi hallow hallucinate hallucination hallway halt halter halva halve hamantaschen hamlet hammock
hamper hamstring handbag handball handcrafted handcuff handheld handicap handicraft handiwork handkerchief handlebar
handout handover handset handshake handstand handwork handwriting handyman hangar hanger hangman hangover hankie
haphazard happily haram harbourmaster hardily hardiness hark harmfulness harmonic harmonica harmonious harmonise
harmonize harness harpist harpoon harpsichord harrowing harshly harvester hashanah hashtag hassle hassock hast hasty
hatchback hatchling hath hatred haughty haul haulage haulier haunt havan havdalah havoc hawker haybale hayfever
hayloft haystack haze hazel hazelnut hazy headband headboard headcount headhunter headlamp headlight headlong
headmaster headmistress headscarf headset headstrong headteacher headway heap hearse heartache heartbreak heartburn
hearten heartfelt heartily heartlessness heartwarming heather heathland heatstroke heatwave heavenward heaviness
heckle hectare hectic hedgehog hedgerow heed hefty heifer heir heiress heirloom helium helm helpdesk helplessness
helpline hematologist hematology hemiplegia hemisphere hemoglobin hemophilia hemorrhage henhouse henna heptathlon
herbaceous herbicide herdsman hereabouts hereafter hereditary heresy heretofore herewith hermit hermitage hernia
heroic heroism hesitancy hesitant hesitate hesitation hewn hexagon hibernate hibernation hibiscus hiccough hiccup
hideous highchair highlighter highrise hijab hike hiker hilarious hilarity hillock hillside hilltop hind hinder
hindmost hindrance hinduism hinge hippo hippopotamus histogram histology historian hitch hitchhike hitchhiker hither
hive hiya hmm hoard hoax hob hobbyist hodgepodge hoe hog hoist holdall holdup holidaymaker holiness holly hollyhock
hologram homebrew homemade homemaker homeowner homepage homerun homeschool homespun homestead homeward honeybee
honeycomb honeymoon honeymooner honeysuckle honk hoodie hoofbeat hooliganism hoop hooray hoover hooves hopefulness
hopelessness hopscotch horde horribly horrific horrify horseback horseradish horseshoe horticultural horticulture
hosanna hosepipe hostess hostile hostility hotchpotch hotdog hotelier hotline hotpot hotspot houmous hound housekeeper
housekeeping housemaid houseman housework hover hovercraft howdy howitzer howl hubbub hubcap huddle huff huffy
hukamnama hullabaloo humane humanist humanness humbly humdrum humid humiliate humiliation humility hummus humorous
hump humus hunch hundredfold hungover hungrily huntingtons hupa hurdle hurdler hurl hurly hurrah hurray hurriedly
hurtle husk husky hustle hut hutch hyacinth hydrangea hydrant hydroxide hyena hygienic hymnal hymnbook hype hyperlink
hypermarket hypertension hyperthyroid hyphen hypnotic hypocrisy hypocrite hypocritical hypodermic hypoglycaemia
hypoglycemia hypotension hypotenuse hypothermia hypotheses hypothyroid hysteria hysterical ibis iceberg icicle iconic
iconostasis icy idealism idealist idealistic ideological ideology idleness idli idly idyllic iftar ignite ignition
ignorance ignorant ignore iguana ileostomy illegal illegible illegitimate illicit illiterate illuminate illusion
imagery imaginary imam imbalance imbibe imbolc imbue imitate imitation immaculate immaterial immature immaturity
immediacy immense immerse immigrant immigrate imminent immobile immobilise immobility immoral immortal immortality
immunocompromised immunodeficiency immunotherapy impair impairment impart impartial impasse impassive impeccable
impede impediment impel imperfect imperfection imperil impersonal impetigo impetuous implant implantation implausible
implicate implication implode implore imply impolite imposition impossibility impossibly imposter impostor
impoverished impractical imprint improbable improvisation improvise impulse impulsive impurity inability inaccuracy
inaccurate inaction inactive inactivity inadequacy inadequate inaudible inaugurate inbox incapable incapacity
incarnation incessant incidentally incision incisor inclination incline incoherent incompatible incompetence
incompetent inconceivable inconclusive inconsiderate inconsistency inconsistent inconsolable incontinence incontinent
inconvenience inconvenient incorrigible increasingly incredibly increment incriminate incubation incubator incurable
indebted indecision indecisive indefinitely indestructible indict indictment indifference indifferent indigestion
indignant indignation indiscretion indispensable individuality induce indulge indulgence inedible inefficient
inequality inequity inertia inevitable inevitably inexcusable inexperienced infallible infamous infamy infancy
infantry infantryman infatuated infatuation infect infer inferior inferiority inferno infertile infest infestation
infield infiltrate infinitive infirm infirmity inflame inflammation inflammatory inflate inflict infliction influencer
influential influenza influx informant informer infrequent infringe infuriate infuse infusion ingenious ingenuity
ingest ingrained ingratitude inhabit inhabitant inhale inhaler inherit inheritance inhibit inhibition inhospitable
inhuman inhumane iniquity initiate inject injera injunction injure inkjet inkling inkwell inlet innards innate innings
innkeeper innocence innuendo innumerable inoperable inpatient inquest inquisitive inscribe inscription insect
insecticide insecure insecurity inseminate insemination insensitive insensitivity inseparable inshallah insignificant
insincere insistence insistent insole insolence insolent insolvency insolvent insomniac inspect inspectorate inspire
installment instalment instep instigator instil instill instinctive instruct instruction insufferable insufficiency
insufficient insulate insulin insure insurer insurgency insurgent insurmountable insurrection intact intangible
intellect intelligible intensify intentionally intercede intercept intercession intercessor intercom interestingly
interfaith interfere interlock interlude interment intermingle intermission intern internment interplay interpret
interrogate interrogation interruption intersect intertwine intervene interweave intestate intestinal intestine
intimidate intimidation intolerable intolerant intonation intoxicate intravenous intray intrepid intricate intrigue
introvert intrude intruder intrusion intrusive intubate intubation intuition intuitive inundate invade invader
invaluable inventive inventiveness inventor invert invest invigilate invigilator invigorate invincibility invincible
invitee invocation invoice invoke iodine irate iris irk ironic ironically ironmonger irony irrational irreconcilable
irregular irregularity irrelevance irrelevant irreplaceable irresistible irresponsibility irresponsible irreversible
irrigate irritability irritable irritate irritation isa islam islamic isolate isosceles isotope itemise itemize
itinerary jab jack jackal jackdaw jackpot jagged jain jainism jalapeno jambalaya janazah jangle janitor jargon jasmine
jaundice jaunt jaunty javelin jawbone jaywalk jealousy jeer jelly jellyfish jeopardise jeopardize jeopardy jest jesus
jetlag jetty jeweler jewellerymaking jig jiggle jigsaw jilbab jilt jingle jinx jitters jittery jive jobless jobseeker
jockey jog jogger joiner joist joker jollof jolly jolt jostle jot jotter joyful joyless joyous joyride joystick
jubilant jubilation jubilee judaism judgemental judgmental judicious judo juggernaut juggle juggler juicy jukebox
jumble jumper jumpy jumuah juncture juneteenth junta jurisprudence juror jurywoman juxtapose kaddish kaftan kale
kameez kami kangaroo kangha kara karaoke karate kashrut kayak kebab keelson keenness keepsake kennel kerb kerbside
kesh kestrel ketchup ketubah keyboardist keyhole keyring khalsa kibbutz kickoff kickstand kiddie kiddush kidnap
kidnapper kidney kidult kiln kilobyte kilometre kilt kimchi kimono kindergartener kindhearted kindle kindliness
kinetic kingfisher kingpin kinsmen kiosk kippah kipper kippur kirpan kirtan kiwi knack knead kneecap kneeler
knifepoint knitter knockout knoll knowhow knowingly knowledgeable knuckle koala koan koi koran korma kosher krishna
kufi kurta kwanzaa laborer laborious labourer labyrinth lacemaking lacerate lacquer lacrosse lactate lactation lacy
lad ladle ladoo ladybird ladybug lager lagoon lair laity lakeshore lakeside lakh lama lambast laminate lammas lamppost
lampshade landfill landlady landline landlord landmark landmine landscaper landslide laneway langar languid languish
lanky lanyard laparoscopic laparoscopy lapdog lapel lapse lapwing larch lard larder larva larvae laryngitis larynx
lasagna lasagne lash lass lassi latchkey lateness lathe latin latke latte laudable lauds laughable launder launderette
laundrette laundromat laurels lava lavatory lavender lavish lawbreaker lawfulness lawless lawlessness lawmaker
lawnmower layaway layby laylat layman laymen layover layperson laziness leach leaflet leafy leaky leant leapfrog leapt
learner leasehold leaseholder leash leatherwork leaven lectern lecturer leech leek leer leeward leeway leftover
leftward legalise legality legalize legato leggings legibly legion legislate legitimacy legume lemonade lemur
lengthways lengthwise leniency lenten lentil leopard lessen lest lethal lethargic lethargy letterbox letterhead
lettuce leukaemic levee lever leverage levitate libel libellous liberal liberate liberation liberator libretto lice
lick licorice lieutenant lifeboat lifeguard lifejacket lifeless lifelike lifeline lifesaver lifesaving ligament
lightbulb lightheaded lighthearted lighthouse likable likeable liken lilac limb limber limerick limestone limitless
limo limousine limpet linchpin linebacker linen lineout liner linesman lineup linger linguist lino linocut linoleum
lintel lioness lipread liqueur liquidate liquidation liquidator liquorice lisp listless litany literate lithographer
litigant litigate litigious litmus litter litterbin liturgical liturgy livelihood liveliness liver livestream livid
lizard llama loafer loam loan loathe lob lobbyist lobster locality locker locket locksmith locomotive locum locust
lodestar lodger loft loftiness lofty logarithm logger logjam logout lohri loiter loll lollipop lolly lonesome
longevity longshoreman longsighted longstanding loo lookalike lookout loophole lop lopsided lorry losar loudness
loudspeaker lousy loveless lovesick lucid luckily lucrative ludicrous ludo lug luge lukewarm lullaby lumbago
lumberjack luminous lumpectomy lunar lunchbox lunchbreak lunchroom lung lungi lupin lupus lurch lure lurk luscious
lush lutheran luxurious lychee lymph lymphatic lymphedema lymphoedema lynx lyre lyricist macaroni macaroon macaw
machinegun machinist mackerel macrame macular madrasa madrasah madrigal maelstrom maestro maggot magi magician
magistrate magma magnanimous magnesium magnetism magnify magnolia magpie mahjong maid mailbox maim mainstay maisonette
maize majestic makeover makeshift mala malady malaise malaria malevolent malfunction malice malicious malignant mallet
malnourished malnutrition maltreat mammal mammogram manageable manageress managerial mandala mandap mandir mandolin
mane maneuver manger mangle manhole manhunt mania manic manicurist manifest manifestation manifesto manifold
manipulate manipulation manipulative manipulator mannequin mannerism manoeuvre manpower mansion mantelpiece mantis
mantra manure maraca maranatha mardi margarine marginal marigold marimba marina marinade marinate mariner marionette
marital markdown marksman marmalade marquee marquetry marrow marshal marshland marshmallow martinmas martyr martyrdom
marvellous marvelous marzipan masala mascot masculine masculinity mashallah masjid masonry masquerade masseur masseuse
mast mastectomy masterful mastermind masterpiece mastery matchless matchmaker matchmaking materialistic mathematician
matins matriculate matriculation matrimonial matrimony matron maturity matzah matzo maul maundy mausoleum mawlid
maximise mayday mayhem mayonnaise mayoress maypole maze mazel mazurka meadow meager meagre meander meaningless
meanness measles measly meatball meatloaf mechanic medalist medallist meddle meddlesome mediate mediation mediator
mediocre mediocrity meditate meditative meditator medley meek meekness meerkat meeting meetup megabyte megapixel
mehndi melancholic melancholy melanoma mellow mellowness melodic melodious melody melon meltdown meme memento memoir
memorability memorable memoranda memorise memorize menace meningitis menopausal menopause menorah mensch menstrual
menstruation mentality mentee meow merchandiser meringue mermaid merrily merriment merrymaking mesa mesmerise
mesmerize messiah messy metalwork metamorphosis metaphor metaphorical metastases metastasis metastasise metastatic
meteor meteorite meteorologist meteorology methadone methodist meticulous metronome metta mezuzah mezzo miaow
michaelmas microbe microbiology microchip microcosm microlight microscope microscopic midfielder midge midpoint
midrash midshipman midterm midwife midwifery migraine migrant migrate migratory mihrab mikveh mildew milestone
militancy militant militia milkmaid milkman milkmen milkshake milky milliner millionaire millionth millipede mimic
mimicry minaret minbar mince mindless mindset minefield miner mingle minibus minicab minim minimise minivan mink
minnow minuet minuscule minyan miraculous mirage mire misadventure misbehave misbehavior misbehaviour miscarry
mischief mischievous miscommunication misconception misconduct miscount misdeed misdemeanor misdemeanour misdiagnose
misdiagnosis miser miserable miserably misery misfortune misgiving misguided mishandle mishap mishear misheard mishnah
misinform misinterpret misjudge mislead misled mismanage mismatch miso misplace misprint misquote missionary missive
misspell misspelt misspend mistletoe mistreat mistreatment mistrial mistrust mistrustful misty misunderstand misuse
mite mithai mitigate mitosis mitre mitten mitzvot moan mobile mobilisation mobilise mobilization mobilize mobster
moccasin mock mockery mocktail modeller modelmaking moderation modernise modernize modesty mohair moksha molar
molasses moldy mole molecule mollify momentous monarchy monastery monastic moneybox moneylender mongoose mongrel
monogamous monogamy monologue monopolise monopoly monorail monotone monotonous monotony monsoon monstrance monstrous
montage monument monumental moo moodiness moody moonbeam mooncake moonlight moonlit moonrise moonshine moor moorhen
moorland moose mop mope morale morality morbid morgue mormon morris morsel mortal mortarboard mortician mortification
mortified mortuary mosaic mosque mosquito moth motherland motif motionless motivate motive motorcyclist motorhome
motorist motorway motto mould mouldy mound mountaineer mountainous mountainside mountaintop mourner mournful mousetrap
moustache mouthpiece mouthwash mouthwatering mower mown mozzarella mucus mudflap mudflat mudguard mudslide muesli
muezzin muffin muffle muffler mufti mugger muggy muharram mulch mule mull multicultural multiethnic multilingual
multiplication multiply multitude mumble mumps munch mundane mural murk murky murmur murti muscular muse mushroom
mushy muslin mussel mustache muster musty mutate mutation mute mutilate mutiny mutter mutton muzzle myeloma mystic
mystical mysticism mystique mythical naan nab nacho nag nah naive naivety namaskar namaste namaz nameless nan nana
nanna nanny nappy naptime narcolepsy narrate narrator narrowness nastily nastiness nasturtium nationalism nationalist
nationality nationhood nativity natty naturalisation naturalise naturalization naturalize nausea nauseating nauseous
nave navel naw nay neap neat neatness nebula nebuliser necktie nectar nectarine needless needlework needn needy
nefarious neglectful negligee negligence negligent negligible negotiate negotiator neigh neighbourhood neighbourliness
nemesis neonatal neonate nephrologist nephrology nervousness nervy nestle netball nettle neuralgia neurodivergent
neurodiverse neurodiversity neurological neurologist neurology neurone neuropathy neurosis neurosurgeon neurotic
neurotypical neuter neutralise neutralize neutron newcomer newlywed newness newsagent newscast newsreader newsstand
newt nextdoor nibble niceness nicety niche niggle nightclub nightdress nightgown nightie nightingale nightlight
nightshift nightshirt nightstand nightwear nikah nimble nineteenth ninetieth ninth nip nippy niqab nirvana nisi
nitrate nits noblemen nobly nocturnal nocturne nomad nomadic nominate nonagenarian nonchalant noncombatant
noncustodial nondescript nonentity nonetheless nonexistent nonrefundable nonstop nonverbal noodle nook nope normalcy
normalise normality normalize norovirus northward nosedive nosey nostalgia nostalgic nostril nosy notable notably
notarise notarize notary notepad noteworthy noticeable noticeably noticeboard notoriety notorious notwithstanding
nougat nought noun nourish nourishment novelist novena novice novitiate nuance nuclei nucleus nudge nugget nuisance
nullify numberless numbness numeracy numeral numerate numismatics nun nunnery nursery nurseryman nurture nutmeg
nutritionist nutritious nutshell o'clock oarsman oases oath oatmeal obedient obituary objectionable objector oblate
obliterate oblivion oblivious oblong obnoxious oboe oboist obscure obscurity observance observant obsess obsession
obsessive obsolete obstetric obstetrician obstinacy obstinate obstruct obstruction occupancy occupant occupier occupy
octagon octave octet octogenarian octopus oddity oddment odometer odor odour oesophagus offbeat offend offender
offline offseason offside ogre oink okra oleander olive ombudsman omen ominous omission omit omnipotent omniscient
onam onesie oneway online onlooker onset onside onslaught onwards ooh ooze opal opaque opener openminded openness
operable operative operetta ophthalmologist opiate opinionated opossum opportune opportunism oppose oppress oppression
oppressive oppressor optician optimism optimist optimistic optometrist opulent orangutan oratorio orca orchestral
orchestrate orchid ordain ordeal orderliness ordinand ordination ore oregano organism organist orienteer origami
originality originate ornament ornate orphanage orthodontist orthopaedic orthopedic orthotic oscillate osmosis osprey
osteoarthritis osteopath osteoporosis ostracise ostracize ostrich otter ottoman oud oust outage outback outbox
outbreak outburst outcry outdated outdid outdo outdone outfield outfit outfitter outgoing outgrew outgrow outgrown
outhouse outlandish outlaw outlay outnumber outpatient outplay outpost outpouring outrage outrageous outright outset
outshine outsider outskirts outsmart outspoken outweigh outwit ovarian ovary ovation overabundance overact overbearing
overboard overbook overburden overcast overcautious overcharge overcoat overcook overcrowded overcrowding overdid
overdo overdone overdraft overdraw overdrawn overdue overeat overestimate overflow overgrown overhaul overhear
overheard overheat overinsured overjoyed overlain overlap overload overpass overpayment overpower overpriced
overprotective overreact overreaction override overrule overrun oversee overseer oversensitive overshadow oversight
oversleep overslept overspend overstate overstay overstep overstimulated overstimulation overtake overtaken overthink
overthrew overthrow overtone overtook overture overturn overweight overwhelm overwork overwrought ovulate ovulation
owlet oxen oxidation oyster pacemaker pacifier pacifism pacifist pacify packer pact paddle paddock padlock paediatric
paediatrician paella pagan pageant pageantry pageboy pager pagoda painless painstaking paintbrush paintwork paisley
pajamas pakora palatable palette pallbearer pallid pallor palpitation palsy paltry pamper panache pancake pancreas
pancreatic pancreatitis pandemic pander pandit pane paneer panicky pannier panorama panoramic pant panther pantomime
pantry papacy papal papaya paperclip papercraft paprika parable parabola paracetamol parachute parachutist parakeet
paralegal paralyse paralysis paralyze paramount paranoia paranoid paraplegia paraplegic parasite parasitic parasol
paratha paratrooper parch parentheses parish parishioner parka parkinsons parky parlor parlour parmesan parole parolee
parquet parrot parsley parsnip partake partaken partiality participle partook partygoer paschal passcode passerby
passersby passionate passivity passport pastime pasture pasty patchiness patchwork paten paternity pathetic
pathologist patisserie patron patronage patronise patronize patter patty pauper pavlova paw pawn pawnbroker pawnshop
payback paycheck paycheque payer payout payslip peaceable peacefulness peacekeeper peacekeeping peacemaker peacemaking
peacetime peach peanut peat peatland pecan peck pedagogy pedal pedalo peddle peddler pedestal pedestrian pediatric
pediatrician pedigree pedlar peeler peephole peerless peg pelican pelt pelvic pelvis penance pence penchant pendulum
penetrate penitence penitent penniless penny pensionable pensioner pensive pentagon pentathlon pentecostal penthouse
peony peppermint pepperoni perceive percentile perceptive perch percussion percussionist perennial perfection
perfectionism perfectionist perforate pergola peril perilous perimenopause perimeter perish perjure perjury perky perm
permeate permit perpetrate perpetrator perplex perplexity persecute persecution persecutor perseverance persevere
persist persistence persona personage personify perspiration perspire persuade persuasion pertain pertinent perturb
peruse pervade perverse pesach peso pessimism pessimist pessimistic pester pesticide pestilence pesto petal pethidine
petri petrify petrol petticoat pettiness petty petulant petunia pew pharmacist pharynx pheasant phenomena phenomenal
phew philanthropic philanthropist philanthropy philately philharmonic philology philosopher phishing phlebotomist
phlegm phobia phobic phoney phony phosphorus photocopier photocopy photosynthesis phrasebook physicist physique
pianissimo pianist piccolo picker pickle pickpocket picky picturesque pier pierogi piety pig pigeon piggybank piglet
pigsty pigtail pilau pileup pilfer pilferer pillion pillowcase pinafore pincushion pineapple pinecone pingpong pinky
pinnacle pious piper pipette pirate pirouette pistachio piston pita pitcher pitfall pitiable pitiful pitiless pitta
pituitary pivotal pixelated pixie placate placemat placenta placental placid plagiarise plagiarism plagiarist
plagiarize plague plaice plaid plainness plait planetary planter plaster plasterboard plasterer plateau plateaux
platelet platitude platoon plausible playdate playdough playful playgroup playlist playmate playoff playpark playpen
playroom playschool playtime playwright plea pleasurable pleat plectrum pled pleurisy pliable pliers plight plod plop
ploughman plover plow ploy plucky plughole plum plumage plumb plumber plummet plump plunder plunge plush plywood poach
podcast podcaster podiatrist podium pogo poignant poinsettia pointless pointy poise poison poisonous policeman
policemen policewoman policyholder policymaker polio politeness polka pollen pollinate pollination pollinator pollock
pollutant pollute polonaise polygamy polygon polynomial polyp polytechnic polytunnel pomegranate pompous poncho ponder
pongal pontiff pony ponytail popcorn poplar popper populace porcupine pore porous porpoise porridge portent porthole
portraiture portray portrayal portside posh possum postbox postdoc posterity postgrad postgraduate postman postmark
postmaster postmen postmortem postnatal postoperative postscript postulant postulate posture postwar postwoman
potassium potency potent pothole potluck potty pout powerhouse powerless powerlessness practicality pragmatic prang
prank prankster prasad prawn prayerbook prayerful preach preacher precarious precaution precede precedent precinct
precipice preclude precocious predator predecessor predestination predicament predictable predispose predominance
predominant preeclampsia preemie preen prefabricate prefect preferable prejudice prelude prematurity premise
premonition prenatal prenup preoccupy preop preoperative preparedness preposition preposterous presbyterian
presentable presenter preside president prestige prestigious presumably presume presumption presumptuous preteen
pretence pretense pretentious preterm pretext pretzel prevalence prevalent preventable prey priceless pricey priestess
priesthood prim primate primer primrose princess printout prioress prioritise prioritize priory prism pristine
privation privatise probate probation probationary problematic procession proclaim proclamation proctor prodigal
prodigy profess professorship proficiency proficient profitable profound profusion prognoses prognosis progression
prohibit prohibition projectionist proliferate prolific prolong promenade prominence promptness prone pronoun
proofreader prop propaganda propel propeller propensity prophecy prophesy propolis proprietor prose prosecute
prosecution prosecutor prospectus prosperity prosperous prostate prosthesis prosthetic prostrate prostration
protagonist protector proton protracted protractor protrude providential provisional provocation provocative provoke
provost prowess prowl proximity prudence prudent prune pruner pry psalmody psalter pseudonym psoriasis psychiatric
psychiatrist puberty publican publicise publicize puffin pug puja pulley pullover pulmonologist pulpit pulsate puma
pumice pummel pumpkin pun punch punctuate punctuation puncture pundit punish punishment puny pup puppet puppeteer
puppyhood purchaser purgatory purge purification purify purity purport purposeful purr pushchair pushup putt putter
putty puzzlement pyjamas pyramid quadratic quadriceps quadriplegic quadruple quadruplet quagmire quail quaint quake
quaker qualifier qualm quandary quarantine quarrelsome quarry quarryman quarterback quarterfinal quartet quartz quash
quaver quayside queasy quell quench quesadilla questionable quibble quicken quicksand quickstep quid quilter quince
quintet quintuplet quirk quirky quiver quorum quota quotation quotient rabbi raccoon racecourse racehorse racetrack
racism racist racket racketeer racquet radiance radiant radiate radiator radicalise radicalize radii radioactive
radiographer radiologist radiology radiotherapy radish raffle rafter railcard railwayman raincoat raindrop rainfall
rainforest rainstorm rainwater rainy raisin raita rake rakhi raksha ramble rambler ramen ramification ramp rampant
ramshackle rancher ransack rant rapper rapport rapture rarity rascal rash raspberry rastafari ration rationale
rationalise raucous ravage rave raven ravenous ravine ravioli rayon razor readiness readmission readmit realisation
realism realist realization realtor reap reaper reappear rearguard reassemble reassess reassessment reassurance
reassure rebbe rebbetzin rebellion rebellious rebirth rebook reboot rebuff rebuke recede receivership receptionist
recess recession recharge rechargeable reciprocate recitation recitative recite reckless reclaim recline recliner
recluse reclusive recognisable recognizable recoil recollect recollection reconcile reconnaissance reconnect
reconnoitre reconsider reconsideration recount recoup recourse recreate recruit recruiter rectangle rectangular
rectify rectitude rector rectory rectum recuperate recuperation recur recurrence recyclable recycle redcurrant
redeemer redemption redeploy redevelopment redial redid redirect rediscover redo redone redundancy reek reenactment
refectory referee referral refinement reflector reflex reflux reforestation reformation refraction refrain refrigerate
refuel refugee refundable refurbish refurbishment refute regain regatta regeneration regiment regimental regress
regretful regrettable regularity regulator rehearsal rehearse rehire rehome reign reimburse reimbursement reindeer
reinforce reinforcement reinstate reiterate rejuvenate rejuvenation rekindle relativity relegate relegation relent
relic relieve relinquish reliquary relish relive relocate reluctance reluctant remarkably remarriage remarry remedial
remembrance reminisce reminiscence remnant remodel remorse remorseful remorseless remortgage renege renounce renovate
renovation renown renunciation reoffend reopen repack repatriate repatriation repayment repeatedly repel repent
repentance repentant repercussion repertoire repetitive replenish replenishment reportedly repossess repossession
repress reprieve reprimand reprisal reprove reptile repulse repulsive reputable requiem rescind rescuer resemblance
resemble resent resentful resentment reservist resettle resettlement reside residency residue resign resignation
resilience resilient resit resolute resonance resonate resourceful respectability respectable respectful respire
respite respondent responsive responsiveness restart restaurateur restlessness restrain restrictive restroom resurface
resurgence resurrect resurrection resus resuscitate resuscitation retake retaliate retaliation retch rethink reticent
retina retiree retort retrace retract retrain retrial retribution retriever retrospect retrospective reunification
reunite revel revelry reverberate revere reverence reverend reverent reverie reversal revert revise revisit revitalise
revitalize revival revive revocation revoke revolt revolve revolver revulsion rewild rewind rewire rewound rewrite
rewritten rewrote rhapsody rhetoric rhetorical rheumatic rheumatism rheumatoid rheumatologist rheumatology rhino
rhinoceros rhizome rhododendron rhubarb rhyme rhythmic rhythmical rib ribcage richness rickets rickety rickshaw
ricochet ridden ridicule ridiculous ridiculousness ridvan rigger rigging rightward rigid rigor rigorous rigour
ringbinder ringtone ringworm rink ripple risotto rite ritual rivalry riverbank riverbed rivet rivulet roach roadblock
roadie roadworker roadworks roadworthy roam roast robbery robin robotic rockery rockfall rode rodent roleplay rollator
rollercoaster romper roofer roommate roomy roost rooster rosacea rosary rosh roshi rosin rosy rot rota rotate roti
rotten rottweiler rouble roughness roundabout roundness roundtrip rowan rowboat rowdy rower rubble rubella ruble ruby
ruck rucksack rudder rudeness rueful ruffle ruler rum rumba rumble rummage rummy runaway runny runway rupee rupture
ruse rust rustic rusty ruthless ruthlessness sabbath sabbatical sabotage saboteur sabr sacrament sacramental sacristan
sacristy sacrosanct sadaqah saddler sadhu safeguard saffron sag saga sahib sailboat sailor sainthood salaam salah
salam salamander salami salat salesman salesmen salesperson saleswoman salient saliva salivate saloon salsa salty
salutatorian salute salvage salwar samadhi samba samhain samosa samsara sanctify sanctimonious sanction sanctity
sanctuary sandal sandbag sandbank sandbox sandcastle sander sandpaper sandpiper sandpit sandstone sane sangat sangeet
sangha sanity sank sanskrit santa sapling sarcasm sarcastic sarcoma sardine saree sari sarong sashimi satchel satire
satirical satisfactorily satnav satsuma saturate saucepan saucer sauerkraut sauna saunter sausage savanna savannah
savior saviour savor savory savour savoury sawm sawmill sawn saxophone saxophonist scabies scaffold scaffolder scald
scallop scalpel scam scammer scamper scant scanty scapegoat scarcity scarecrow scarves scenery sceptic sceptical
scepticism schism schizophrenia schizophrenic schnitzel schoolbag schoolboy schoolchild schoolchildren schoolgirl
schoolmate schoolroom schoolteacher schoolwork schooner sciatica scintillating sclerosis scoff scoliosis scone scooter
scorch scoreboard scoreline scorn scornful scorpion scowl scramble scratchy scrawl scream screenwriter screwdriver
scribble scrimp script scriptural scripture scrounge scrub scruffy scrum scrummage scrunch scruple scrutinise
scrutinize scrutiny scuba scuffle sculpt sculptor scurry scurvy scuttle seafarer seafaring seagull sealant seaman
seamen seamless seamster seamstress seashell seashore seasick seasickness seaside seatbelt seaweed secateurs seclude
seclusion secondhand secondment secrecy secrete secretive secular sedan sedate sedation sedative sedentary seder
sediment seedling seeker seemingly seep seer seesaw seethe segregate segregation seismic seize seizure selah select
selfie selfishness selfless selflessness selves semblance semibreve semicolon semifinal seminary semiquaver senility
seniority sensation sensational sensei senseless sensibility sensory sentiment sentimental septic septicaemia
septicemia septuagenarian sepulchre sequel sequin seraph seraphim serenade serene serenity sergeant serviceable
serviceman servicemen servicewoman setsquare settee seva seventeenth seventieth sever severance sewa sewage sewer
shabby shady shahada shaky shale shalom shalt shalwar sham shaman shamanic shambles shameful shampoo shanty shapeless
shard shareholder sharia sharpener shatter shaven shaver shavuot shawarma shawl shear shearer sheen sheepdog sheepish
sheikh shekel shellfire shellshock shelve shema shepherdess sherry shiftwork shilling shimmer shin shinpad shinto
shiny shipwreck shipyard shirk shiva shivah shiver shivery shoal shod shoddy shoelace shoemaker shofar shone shopgirl
shopkeeper shoplift shoplifter shoreline shortbread shortchange shortcoming shortfall shortlist shortsighted shortstop
shove shovel showdown showjumping showy shrank shrapnel shred shredder shrew shrewd shriek shrill shrimp shrivel
shroud shrove shrub shudder shuffle shul shun shunt shush shuttlecock shyness siamese sibling sickle sickliness
sickpay siddur sideboard sideburns sidecar sidestep sidewalk siege sieve sift sightless sightsee sightseer signalbox
signalman signatory signet signify signpost sikhism sila silage silencer silhouette silkscreen silliness silo
silversmith similarity simile simmer simplicity simplify simplistic simran simulate sincere sincerity sinew sinful
singalong singlet sinister sinless sinner sinus sinusitis siren sirloin sitar situp sixpence sixteenth sizable
sizeable sizzle skate skateboard skater skein skeletal skeleton skeptic skeptical skepticism sketch sketchbook skewer
skier skilful skim skimp skint skipper skirmish skittle skull skunk skydive skydiver skylight skyward slackness slain
slalom slander slanderous slant slap slapstick slash slay sled sledge sleek sleeper sleepiness sleepover sleepwalk
sleepy sleety sleigh slender sleuth slew slimy sling slipcover slipper slippery slipup slit slither slog slogan sloppy
sloth slouch slug sluggish slum slump slung slunk slurp slush sly smack smallholder smallholding smallness smallpox
smartphone smartwatch smash smear smelly smelt smitten smock smog smoker smoky smolder smoothie smoothness smote
smother smoulder smugness snag snapdragon snappy snare snarl snatch sneak sneaker sneaky sneer sneeze snicker snide
sniff sniffle snigger snip sniper snippet snooker snoop snooze snore snorkel snort snot snout snowball snowboarder
snowdrift snowdrop snowfall snowflake snowline snowman snowmen snowstorm snowy snub snuffle snug snuggle soapmaking
soar sob sociable socialise socialism socialist socialite socialize soda softhearted softness software soggy solace
solder solfege solicit solicitor solidarity solidify soliloquy solitaire solitude soloist solstice solute solvent
somber sombre someday someplace somersault sometime sonata songbook songkran songwriter sonnet sonographer soot soothe
sophistication sophomore soppy soprano sorbet soreness sorority sorrowful soulful soundless sourdough southward
souvenir soya spacious spaghetti spaniel spanner sparkle sparkler sparse spartan spasm spat spate spatula spawn spay
spearhead spearmint specialise specialize specimen speck spectacle spectator specter spectre speculate speculation
speculator sped speechless speedbump speedometer speedy spellbound spelt spendthrift sperm spew spicy spike spiky
spillage spilt spina spinach spinal spindle spinner spinney spiral spire spirituality spit spiteful splash splatter
spleen splendid splendor splendour splint splurge spokesmen spokesperson spokeswoman sponge sponsorship spontaneity
spontaneous sporadic sportsman sportsmanship sportsmen sportspeople sportswoman sporty spotless spotty spout sprain
sprang sprawl spreadsheet spree sprightly springtime sprinkle sprinkler sprinter sprocket spruce sprung spun spur
spurn spurt sputter squabble squadron squalid squall squander squash squat squatter squawk squeaky squeal squeamish
squelch squid squint squirm squirrel staccato stacker staffroom stag stagehand stagger stagnancy stagnate stagnation
stain stairlift stairwell stakeholder stakeout stalactite stalagmite stalemate stall stallholder stallion stamen
stamina stampede stance standby standoff standpoint standstill stank stanza staple stapler starboard stardust starfish
stargazer stargazing stark starlight starling starry startle starvation starve stateless statesman statesmanship
statesmen stationary stationer statistician statue stature staunch stave staycation steadiness steak steamer
steamroller steely steeple steeplechase stellar stench stenographer stent stepdaughter stepladder steppe stepson
stereotype sterile sterilisation sterilise steriliser sterilize stern sternum stethoscope stevedore stew steward
stewardess stickleback stifle stigma stigmata stile stiletto stimming stimulate stimuli stimulus stinger stingy stink
stint stipend stipulate stirrup stitch stoat stockbroker stockist stockpile stockroom stocky stodgy stoic stoical
stoicism stoke stoma stomachache stomp stonemason stonework stony stool stoop stopcock stopover stopwatch storekeeper
stork stormy storybook storyteller storytelling stout straddle straggle straightforward strainer strait strata
strategist stratum strawberry stray streak streamlet streetcar streetlamp streetlight strenuous stressful stressor
stretcher strew strewn stridden stride striker strimmer stringent strive striven strode stroll stroller stronghold
strove strudel strut stubble stuffy stun stung stunk stunt stuntman stupa stupor sturdy stutter stutterer sty stylist
suave subconscious subcontractor subculture subdue subeditor subfertility subhanallah sublet submarine submerge
submissive subordinate subpoena subscribe subside subsidence subsidise subsidize subsidy subsistence substitution
subtlety subtly subtotal subtract subtraction suburb suburbia subversive subway successor succinct succulent succumb
suck sudoku sue sued suede suet suffix suffocate suffocation sufi suhoor suhur suitability suitor sukkah sulfate
sulfur sulky sullen sulphur sultana sultry summarise summarize summertime summery summon sumptuous sunbathe sunbather
sunbeam sunbed sunblock sunburn sunburnt sundae sundown sunflower sunhat sunken sunlit sunlounger sunnah sunray
sunscreen sunshade sunstroke suntan superbug superficial superfluous superiority supermarket supernova supersede
superstition superstitious supervise supple supplication supporter supportive supposedly suppress supremacy surah
surcharge surety surfboard surfer surly surmise surmount surpass surplice surprisingly surreal surrender surrogacy
surrogate surroundings surveyor susceptible sushi suspenders suspense suspicious sustain sustainability sustenance
sutra sutta suture swab swaddle swallow swam swami swamp swarm swat sway swearword sweat sweater sweatshirt sweaty
swede sweepstake sweetcorn sweetener sweetheart sweetie sweetpea sweetshop swell sweltering swerve swig swill swimsuit
swimwear swindle swindler swirl swish swivel swoon swoop swop swore sworn swot swum swung sycamore syllabi syllable
symbolic symbolise symbolism symbolize symmetrical symmetry sympathetic sympathise sympathiser sympathize symphonic
symptomless synagogue synchronise syncopated synonym synthesiser synthesizer syringe syrup sysadmin tabby tabernacle
tabla table tablecloth tablespoon taboo tackler tacky taco tactful tactfulness tactic tactless tadpole taekwondo
taffeta tagine tagliatelle tahini taiga tailback taillight tailor taint takeaway takeoff takeout takeover taker
talisman talkie tallit tally talmud tamale tame tamper tanakh tandem tandoori tangerine tangible tangle tango tangy
tanker tanner tantrum tao taoism taoist tapas tapestry tarantula taraweeh tarmac tarnish tarragon tarry tart tartan
tasbih tassel tasteless tasty tatter tatting taunt tawakkul tawbah taxicab taxpayer teabag teammate teamwork teapot
tearaway tearfulness tease teaspoon tectonic teddy tedious tedium teem teenager teeter teethe teether tefillin
telegram telegraph telemarketer televise telework teller telltale tempeh temperament temperamental tempest tempestuous
tempura tenacious tenacity tench tendency tenderhearted tendon tendonitis tenement tenfold tenor tenpin tentacle
tentative tentpole tenuous tepid terabyte teriyaki terminate termite tern terrapin terribly terrier terrific terrify
teshuvah testator tester testify testimonial tetanus tether tetraplegic texter thalassaemia thankfulness thankless
thatch theatregoer thence theologian thereabouts therein thereon thereto therewith thermodynamics thermometer thermos
thermostat thicket thieves thigh thimble thine thinker thirteenth thirtieth thistle thither thobe thoroughfare
thoroughness thoughtful thoughtfulness thoughtless thoughtlessness thousandth thrash threadbare threaten threefold
thresh thrice thrift thrill throb thrombosis throng throttle throwback throwin thrush thrust thud thumbsucking thump
thunderclap thunderous thunderstorm thundery thurible thwart thyme thyroid thyself tiara tick tickle tics tidal
tidiness tieback tiff tightness tikka tilak tiler tilework tillage tiller tilt timeline timepiece timeshare timesheet
timezone timid timidity timpani tinge tingle tinker tinkle tinnitus tinsel tinsmith tipoff tipsy tireless tiresome
toad toboggan toddle toddler toenail toffee tofu togetherness toil toiletry token tolerable tolerant tolerate
tollbooth tomb tomboy tombstone tomcat tomography toner tongs tonsil tonsillitis toolbox toolmaker toothache
toothpaste topaz topiary topmost topple topsoil torch torii torment torrential torso tortilla tortoise tortuous toss
tot totality totem totter toucan touchdown touchscreen touchstone touchy toughen toughness toupee tourettes touristy
tourniquet tousle tov tow townsfolk townspeople towpath toyshop trachea traction tradesman tradesmen tradesperson
tragic tragically trainable trainee trainspotting trait trajectory tram tramline trample trampoline tramway tranquil
tranquility tranquilizer tranquilliser tranquillity transcend transcendence transcendent transcribe transept
transfiguration transfix transfusion transgress transgression transience transient transistor transitory translucent
transmitter transpire traumatic traumatise traumatize travelcard traverse travesty trawl trawler treacherous treachery
treacle treadmill treble treetop treif trekker trellis tremor trench trendy trepidation trespass trespasser triage
triathlete triathlon tribulation tribunal tributary triceps trickery trickle trickster tricky tricycle trifle
trigeminal trigonometry trillion trimester trinity triplet tripod triumphant trivial troll trolleybus trombone
trombonist trooper trophy tropic trot troublemaker troublesome trounce trousers trousseau trowel truancy truant truce
trucker trudge truism trump trumpet trumpeter truncheon trustful trustworthy trusty tshirt tsunami tuba tuber
tuberculosis tuck tuckshop tudor tugboat tuktuk tulip tulku tumble tumbler tumultuous tuna tundra tuneful turban
turbulence turbulent turmeric turmoil turnaround turncoat turnip turnout turnover turnpike turnstile turntable
turquoise turtleneck tussle tuxedo tweak tweed twelfth twentyfirst twiddle twilight twinge twinkle twirl twister twixt
twofold tycoon typeset typesetter typewriter typhoid typhoon typify typist tyranny tyre tzedakah tzitzit ubiquitous
ugh ukulele ulcer ultimatum ultrasound umbilical ummah umpire umpteen unabashed unacceptable unaccounted unaccustomed
unaffected unaffordable unambiguous unanimity unanimous unappreciated unarmed unassuming unattainable unattractive
unavoidable unaware unbearable unbearably unbeatable unbeaten unbelief unbelievable unbeliever unblock unborn unbound
unburden unbutton uncanny unceasing unchanged unchanging uncharted unclean unclear unclog uncommon unconcerned
unconditional unconscious unconstitutional unconventional unconvinced uncooperative uncork uncover unction undaunted
undecided undeclared undefeated undeniable underachiever undercarriage undercoat undercooked undercurrent undercut
underdog underestimate undergo undergone undergrad undergrowth underinsured underline underling undermine underpaid
underpants underpass underpayment underprivileged undershirt underskirt understaffed understandable understate
understatement understudy undertaker undertook undertow underweight underwent underworld underwrite underwriter
undeserved undeserving undesirable undeterred undid undies undisturbed undocumented undoubtedly undress undying
unearth unease uneasiness unemotional unemployable unending unethical uneventful unfailing unfaithfulness
unfashionable unfasten unfit unfold unfollow unforeseen unforgettable unforgivable unforgiven unforgiving unfortunate
unfounded unfriend ungrateful unguarded unhappily unhappiness unhealthy unhelpful unhook unhurried unicorn unicycle
unify unimaginable uninhabitable uninhabited uninspired uninstall uninsured unintentional uninterested uninvited
unironed unison unitarian unjustified unkempt unlawful unleaded unleash unlicensed unload unloved unlucky unmarried
unmask unmistakable unmoved unnatural unneeded unnerve unofficial unopened unorthodox unpack unpleasant unpleasantness
unplug unpopular unpopularity unprecedented unpredictable unprepared unproductive unqualified unquestionable unravel
unrealistic unreality unrecognisable unrecognizable unrelated unrelenting unreliable unresolved unripe unroll unruly
unsafe unsatisfied unscathed unseeded unselfish unsettle unshakable unshakeable unsighted unsightly unsociable
unspeakable unspoiled unspoilt unsteady unstoppable unsubscribe unsuccessful unsuitable unsung unsurprising
unsuspecting untangle unthinkable untold untouched untroubled untruth untruthful unveil unwanted unwavering unwelcome
unwilling unwind unwise unwitting unworthy unwound unyielding unzip upanishad upbeat upbringing upcycle upend upfront
upheaval upheld uphold upholster upholsterer upholstery uplift upmarket uppermost uprising uproar uproot upside upsize
upstairs upstart uptight upturn urchin urethra urinary urine url urn urologist urology useless uselessness usher usurp
usury uterine uterus utmost utter utterance vacant vacate vacationer vague vagueness vale valedictorian valet valiant
validate valor valour valuation vandal vandalise vandalism vandalize vanguard vanish vanity vanquish vantage vaporise
variant varnish varroa vascular vase vastness vaulter veal veda vedic veer vegan vehemence vehement veil velodrome
vendetta veneer venerate veneration venison venom venomous vent ventilate ventilation ventouse ventricle ventriloquism
ventriloquist veracity veranda verandah verb verbiage verbose verge verger verily verruca versatile vertebra vertebrae
vertex vertigo vespers vest vestment vestry viaduct vibe vibrant vibraphone vicar vicarage vicinity vicious victimise
victimize victorian victorious vie vigil vigilance vigilant vigor vigorous vigour vile vilify villager vinaigrette
vindaloo vindicate vinegar viola violate violinist vipassana viper virologist virology virtuosity virtuoso virtuous
viscose viscous vishnu visibly visitation vitality vitiligo viva vivacious vivacity vivid vixen vlog vlogger vocation
vodka vogue voicemail volatile volatility volcanic volcano vole volley voluntarily volunteerism vomit vote voter vouch
voucher vowel voyage voyager vulgar vulture waddle wafer waffle waft wager wagtail waheguru wail waistcoat waiter
waitress waive walima walkie walkout walkway wallaby wallow walrus waltz wander wanderer wane wangle warble warden
wardrobe wardship warehouseman warfare wariness warlike warmhearted warmup warp warplane warship wart wartime wasabi
washbasin washroom wastage wasteful wastefulness wasteland watchdog watchmaker watchstrap watercolor watercolour
waterfall watermelon waterpark waterslide waterway wavelength waver wavy waylaid waylay wayward weaken wealthy wean
wearily weariness wearisome weasel weatherbeaten webcam webmaster webpage website wedge wedlock weeper weightless
weightlifter weightlifting weighty weld welder wellbeing wellies wellness wellspring wert wesak westward wetland
wetsuit wharf wharves whatsoever wheedle wheelbarrow wheelie wheeze wheezy whence whereabouts whereby wherein whet
whey whiff whim whimper whimsical whimsy whine whinge whiplash whippet whir whirl whirlpool whirlwind whisk whisker
whiskey whisky whist whistleblower whit whiteboard whitefly whither whitsun whittle whiz whoa wholegrain wholehearted
wholemeal wholeness wholesaler wholesome whomever whoop whopper whosoever wicca wiccan wickedness wicket widowhood
widthways wield wifi wig wildness wilful wilfulness willful willingness willpower wilt wily wince windchill windfall
windowbox windowpane windowsill windpipe windscreen windshield windstorm windsurf windswept windward winemaking winger
wingspan wink winnow wintertime wintery wintry wiper wireless wisecrack wisemen wisteria wistful withdraw withdrawn
wither withheld withhold withstand withstood witty woe woeful wok wolves womb wombat wonderland wonderment wondrous
woo woodcut woodcutter woodland woodlouse woodpecker woodsman woodturning woodwork woodworker woodworm woolen woollen
wordless wordsearch wordy workable workaholic workbook workings workload workman workmanship workmate workmen
worksheet workspace workwoman worrier worrisome worsen worshiper worshipful worshipper worthiness worthless
worthlessness worthwhile woven wrath wrathful wreak wreath wreck wreckage wrench wrestle wretched wriggle wring
wrinkle wrinkly wristwatch writeoff writhe wrongdoer wrongdoing wrung wudu xenophobia xmas xray xylophone yachtsman
yahrzeit yajna yam yank yap yardstick yarmulke yatra yay yea yearn yelp yep yew yiddish yodel yoghurt yogurt yoke yolk
yom yonder youngster youthful yuan yuck yule yuletide yum yummy yup zakat zany zap zazen zeal zealot zealous zebra zen
zenith zeppelin zest zigzag zikr zillion zimmer zip zipper zither zookeeper zoologist zoology zoroastrian zucchini
`
