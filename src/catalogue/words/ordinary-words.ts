/**
 * Words that people know, whether a prayer says them or not: search offers no other word in their place. Bounded: what people
 * bring to a prayer, by subject. The words of the library, of traditions and of occasions are known besides.
 */
export const ORDINARY_WORDS = `
abandoned ability accident accountant ache actor adult advice airport album allergy ancestor angel animal ankle answer anthem
apartment apple appointment april architect arm army arrest arrival art artist assault athlete attack attorney audition august author
autumn award baker bakery ball band bank banker bar barn baseball basketball bath bathroom battle beach bean bear beard beauty bed
bedroom bee beer beginning behaviour behavior bell belly bench bicycle bike bill bird bishop black bladder blind blindness blood blue
boat bone book border bottle boy brain branch brave bread breast breath brick bridge broken broker bronchitis bruise bucket budget
builder building bullet bus butcher butter cabin cake calendar camera camp campus canal cancelled candidate candle candy cane car card
cardiac cards carpenter cash castle cataract cattle cave celebrity cell chair challenge champion chance change chaplain charity chart
cheese chef chemist chess chest chicken chief childhood chocolate choir cholesterol circle citizen citizenship city clay clerk clinic
clock closet cloth clothes cloud clown club coach coal coast coat coffee coin cold college colour color combat comedy comfort comic
committee company computer concert concussion conference congregation contest contract convict cook cooking copper corn corner cough
council counsel counsellor counselor country couple courage court courtroom cow crash creation crime criminal crisis critic crop cross
crowd crown culture cup curse cyclone dance dancer danger dark darkness date day deacon deaf deafness dealer dean december deer defence
defense degree demon dentist department deposit depot desert desk destiny detective devil diamond diary dignity diploma director dirt
discrimination doctor doll dollar donation donor door dove dragon drama dream dress drink drinking driver drought drum duck dust duty
eagle ear earth east editor education egg elbow elder elderly election elections electrician elephant elevator embassy emotion emperor
employee employer emptiness end energy engine engineer england error eternity europe evening event evidence evil execution exile
experience eye eyes eyesight face factory failure fair fairy fame family famine fan farm farming fashion fast fasting fate fault favor
favour february felony fence fertility festival field fight finger fire firefighter fish fisherman fishing flag flesh flight floor
flower flowers fly fog folk folks foot football forehead foreign forest fork fortune fox fracture fraud freedom friday frog fruit fun
fund furniture future gallery game games garage garden gardener gas gate general generation ghost giant gift girl glass glory glove goal
goat gold golf goodbye gospel gossip government governor grain grass grave green greeting ground growth guard guest guide guilt guitar
gun gym hair hairdresser hall hammer hand hands happiness harbour harbor hat hate health hearing heart hearts heaven height hell help
helper hepatitis hernia hero hill hip history hobby hockey holy home honesty honey honor honour horse hospitality host hostage hotel
hour house household housing hug human humour humor hunger hungry hunting hurt hymn ice idea identity idol image immunity incense income
independence infant infection injury innocence insect inspiration insulin insurance intelligence internet invitation iron island ivory
jacket jail january jaw jazz jewel jewellery jewelry joke journalist judge judgement judgment juice july jump june jungle jury justice
key kidney killer kindness king kingdom kiss kitchen kite knee knife knight knowledge laboratory ladder lady lake lamb lamp land landlord
language laptop law lawyer leader leadership leaf league leather legacy leg legs lesson letter liar liberty library lie life light
lightning limb lion lips literacy liver loan lock london loneliness lottery love lover loyalty luck lung lungs lupus machine mafia magic
mail malaria man manager manners map marathon march mark market martyr masters match mathematics matter mayor meadow measles meat
mechanic medal medicine meeting member memory men menopause mental mercy message metal midwife milk mind miner minister minute miracle
mirror mission missionary mistake moment monday money monk monkey month moon mosquito motel mother motor motorcycle mountain mouse mouth
movie murder muscle museum mushroom music musician mystery nail name nation nature navy neck need needle neighbourhood neighborhood
nephew nerve nest network news newspaper noise north nose november nun nurse oak oath obedience obesity ocean october office officer
oil olive onion opera opinion orange orchestra organ orphan orphanage oven owner ox pain paint painter painting pair palace pancreas
paper paradise paralysis pardon parish park parliament parrot passport past pastor path patience patriot pattern peace peasant pen
pencil pension people pepper performance pharmacy phone photo photograph photographer piano picture pig pilgrim pillow pilot pipe pirate
planet plant plastic plate play player plumber pneumonia poem poet poetry poison police policeman policy politician pollution pond poor
pope population potato poverty power practice praise pray prayer prayers preacher prejudice president pressure pride priest prince
princess principal prison prisoner prize problem professor profit programmer promise proof property prophet prostate protest psalm
psychologist pub public punishment pupil puppet purpose queen question quiet rabbit race radio railway rainbow rat reader reading reason
recession recipe red referee regret reincarnation rejection relationship religion remorse rent repair rescue respect rest restaurant
resurrection reunion revenge revolution reward rib rice rifle ring river road robbery rock roof room root rope rose rugby ruin ruler rum
runner running sacrifice saint salt salvation sand sandwich satan saturday savings saviour savior scan scandal scar scholar
scholarship science scientist screen script scripture sea season secret secretary security seed seizure self senate senior september
sermon servant service sewing sex shadow shame shark sheep shelf shepherd ship shirt shock shoe shoes shop shopping shore shoulder
shower shrine silence silver sin singer singing sinner sinus sister skiing skill skin sky slave slavery sleep smile smoke smoking snake
snow soap soccer society soil solution somebody song soul soup south space spain speech spell spider spine spirit spirituality spoon
sport sports spouse spring spy square stable stadium stage stairs star station statue steel stomach stone storm story stranger street
string struggle success suffering sugar summer sun sunday sunlight support surgeon surprise swamp swimming sword syndrome table tailor
talent tattoo tax taxes taxi tea team teenagers teeth telephone television temple temptation tennis tent terrorism test testimony thanks
theatre theater therapist therapy thief thirst thought throat throne thumb thunder thursday thyroid ticket tiger timber time title
tobacco today tomb tomorrow tongue tool tooth touch tour tourist towel tower town toy tractor trade tradition traffic train trainer
training traitor tree triumph trouble truck trust truth tuberculosis tuesday tunnel turkey tutor twin ulcer umbrella unborn uniform
union universe vaccine vacuum valley van vegetable vein vessel veteran vet veterinarian victim video village violin virgin virtue virus
vision visit visitor voice volcano volleyball volunteer vote voter vow wage wages waiter walk wall wallet war warrior water wealth
weapon weather web wednesday weed week weekend weight whale wheat wheel wind window wine wing winter wish witness wolf woman women wood
wool word words workers worker world worm wound wreck wrestling wrist writer writing year yesterday yoga youth zebra zoo
`
