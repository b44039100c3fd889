import type { Pack } from '../pack'

/**
 * One chosen form of God per prayer, or Bhagavān: Śiva and Gaṇeśa in register s, Nārāyaṇa and the Light behind
 * every form in n. Other named forms are only remembered in the third person, and the fruits are laid down last.
 */
// prettier-ignore -- one fragment a line reads best
export const pack: Pack = {
  name: 'Hinduism',
  slug: 'hinduism',
  mode: 'P',
  guard: 1,
  speaker: 'I',
  band: 'full',
  registers: ['s', 'n'],
  // Surrender of the fruits and pardon for faults stand right before the threefold peace.
  shape: {
    medium: 'opening attribute?2 place / turn ask member+ theme ask+ widening commit?3 closing',
  },
  opening: {
    's:a':
      '<Om Gaṇeśāya namaḥ.> Remover of obstacles, {before I begin|at the first step} I bow, and lay {the matter|the work} at your feet.',
    's:b':
      '<Om Namaḥ Śivāya.> Lord of stillness, {the breath slows|noise thins away}, the mind follows, and I rest {in your quiet|before you}, {unhurried|with nothing to show}.',
    'n:c':
      '<Om Namo Nārāyaṇāya.> Shelter of all who {tire|wander}, I come {in from the heat|out of the wind} as {to a great tree|to a lit porch}, and put down my load.',
    'n:d':
      'Light behind every form, I {touch flame to the wick|set the lamp in its place}, and {the dark steps back|brass turns gold}, and I greet you {in one small brightness|by whatever name you come}.',
    's:e':
      '<Om Gaṇeśāya namaḥ.> {Opener of ways|Friend of beginnings}, {I begin with your name|I bow to you first}.',
    's:f':
      '<Om Namaḥ Śivāya.> {Gracious one|Lord of the still mountain}, {I sit down before you|I am here, and quiet}.',
    'n:g':
      '<Om Namo Nārāyaṇāya.> {Refuge of the tired|Lord who sustains}, {take me in|I come home to you}.',
    'n:h':
      'Light behind every form, {the lamp is lit|I raise a small flame}, {and I bow|and I fold my hands}.',
    i: 'Bhagavān, {with folded hands|with bowed head} {I come to you|I stand at your door}.',
    j: 'Bhagavān, a {flower|leaf} and water are {all I bring|what I have}; {receive them|accept the love in them}.',
    k: 'Bhagavān, the bell {hums and fades|rings once}, and {before the sound is gone|while it lingers} I call to mind {your grace|your nearness}, older than my asking.',
    l: 'Bhagavān, as water {poured on the river steps|falling in the hills} {finds its way down|goes home to the sea}, let {my words|each word} reach you.',
  },
  attribute: {
    a: 'Sages {give|have given} you many names, and {each is a window|all are doors} {onto the same sky|into one house}.',
    b: 'You are {nearer|closer} than {my own hand|my heartbeat}, the {seer behind the seeing|listener behind the ear}.',
    c: 'Grace {comes|arrives} like a {guest|traveller} {without a date|unannounced}, and {the house is glad|the best mat is unrolled}.',
    d: 'One {thread|string} passes through {every bead|all the beads}, {unseen|hidden}, and {the garland holds|nothing falls}.',
    e: 'The lotus {stands|opens} in {muddy|brown} water and {stays clean|keeps its colour}; you {taught|showed} me {without a word|by a flower}.',
    f: 'The senses pull like {young|five} horses, and one rider sits within, {still|awake} and {calm|kind}.',
  },
  turn: {
    thanks: {
      a: 'I {take|eat} first and {thank|remember} afterwards, though {the rice|the fruit} was yours before it was ever on my plate.',
      b: 'Sunlight and {sweet mango|cool water} {reach|find} me like gifts from a temple door, and I {grumble|complain} {because they end|that the bowl is small}.',
      c: '{Plenty|Ease} makes me {sleepy|dull}, as {a heavy meal|warm milk} does, and I would rather be awake and give thanks.',
      d: 'Can I {call the garland mine|take credit for the garland}, when {other|a stranger’s} hands {tied|gathered} it and {you|the sun} opened each bud?',
    },
    light: {
      a: 'Like the musk deer I {run|search} {the forest|every hill} for a {scent|sweetness} I carried from the start.',
      b: 'In poor light a rope {became|turned into} a snake, and I {ran|shouted} before I looked; perhaps {my doubt|the present fear} wants only a lamp.',
      c: 'My mind {leaps|swings} like a monkey {from branch to branch|after each fruit}, and calls it {reasoning|a plan}; I {sit|wait} until it tires.',
      d: 'I {grip|guard} the fruit of my work so {hard|closely} that it bruises, and {forget|neglect} the branch it came from.',
    },
    mend: {
      a: 'A sharp word {once spoken|out of the mouth} is an arrow {loosed|gone}: I cannot {call it back|unbend the bow}, only walk to where it {landed|struck}.',
      b: 'I {bow|fold my hands} to you in {the shrine|the temple} and pass you {at the gate|on the stairs}, wearing {a tired face|a face I dislike}.',
      c: 'Anger {warms|feeds} me for {an hour|one evening}, then {eats|burns} the house it came to warm.',
      d: 'Do I {weigh|judge} {others|my kin} by {one day|a single act} and myself by {all I meant|what I hoped to do}?',
    },
    bear: {
      a: 'The flame in me {bends|leans} in every {wind|draught}, and I {cup|shelter} it with {tired|unsteady} hands.',
      b: 'As Hanumān forgot his own strength {on the shore|before the sea}, I forget {mine|what I was given}, and {need|wait for} a friend to say so.',
      c: 'Like the archer in the old story I sink down in the chariot, {hands slack|bow fallen|head bowed}, {and cannot rise alone|unable to choose}.',
      d: 'The river is {wide|strong} at {the ferry|the crossing} and I am {no swimmer|tired already}; still, others have crossed {whispering|singing} your name.',
    },
  },
  widening: {
    a: 'Let {the guest|whoever knocks} be {fed|seated} before {the household|us}, and let no {traveller|child} leave any door {hungry|unblessed}.',
    b: 'May {cows and dogs|birds and beasts}, ants and trees have {their share|room to live}, for one {breath|life} is in us all.',
    c: 'For those who {sweep the road|carry bricks}, {wash linen|fire kilns} and drive through the night, I ask {fair wages|honour} and shade.',
    d: 'Let {rulers|those in power} keep to dharma, {judges|merchants} weigh truly, and {the weak|the poor} {sleep without fear|be heard first}.',
    e: 'May the one who {wronged|dislikes} me be {well|at ease}, {fed|housed} and {unafraid|free of debt}, until the word enemy fits no one.',
    f: 'Keep the rivers {clean|alive} from {snow|spring} to sea, and {forgive|change} us who foul them.',
  },
  commit: {
    a: 'I {lay|place} the fruits of my work before you, {sweet or sour|ripe or not}, and {go back|return} to the field.',
    b: 'I will do {the duty nearest me|what is mine to do} {today|with care}, and {let praise pass by|not look round for praise}.',
    c: 'For faults in my worship, {missed steps|poor offerings} and {a wandering mind|haste}, I ask {your pardon|kṣamā}, and begin again.',
    d: 'I will {feed|help} someone before I {eat|rest}, {and tell no one|as an offering}.',
    e: 'Each time {I pass through a door|the phone rings|a lamp is lit}, I will {say your name|remember you} and soften my voice.',
  },
  closing: {
    a: '<Om śāntiḥ, śāntiḥ, śāntiḥ.>',
    b: '<Lokāḥ samastāḥ sukhino bhavantu.>',
    'n:c': '<Hari Om Tat Sat.>',
  },
  scene: {
    'morning-prayer': {
      a: 'The {step|doorway} is {swept|washed} and marked with rice flour, and the street {wakes|stirs}.',
      b: '{Crows|Bells} call, water is {poured|offered} toward the {rising|red} sun, and work waits.',
      c: '{Milk|Tea} rises in the pan, the first lamp is lit, and nothing is {spoilt|decided} yet.',
    },
    gratitude: {
      a: 'At {dusk|evening} the lamp burns at {the home shrine|the door}, and hands grow {still|quiet}.',
      b: 'On the {river steps|temple stairs}, with {wet feet|shoes off}, {an hour|a good hour} comes back to me.',
      c: 'Between {two tasks|two meals} a gift comes to mind, {clear|bright} as brass.',
    },
    'personal-growth': {
      a: 'One {habit|temper} of mine {rears|pulls} like a young horse, and the reins are {slack|short}.',
      b: '{A vow|A small fast}, a page: the practice is {small|plain}, and I miss days.',
      c: 'The mirror of the mind has {dust|a film} on it, and one cloth lies {near|ready}.',
    },
    wellbeing: {
      a: 'Breath goes in {short|high} and {shallow|quick}, and {the neck|the back} {complains|aches}.',
      b: '{Oil|Warm water}, a plain meal, stillness: the body’s needs are few, and {unmet|put off}.',
      c: 'Sleep has been {thin|broken}, {screens|thoughts} have stayed lit, and the {mat|pillow} waits.',
    },
    professional: {
      a: 'The {shop shutter|office door} opens, the {ledger|desk} is touched with respect, and people come.',
      b: 'Tools {lie|stand} in a {row|line}, and the day will {need|use} {them all|each one}.',
      c: 'Someone {above|beside} me is {short of time|tired}, and a large order is due.',
    },
    relationships: {
      a: 'Two {brass cups|plates} stand ready, and between them there is {a coolness|one unsaid word}.',
      b: 'A name {I love|close to me} has {grown heavy|gone quiet} lately, like a muffled bell.',
      c: 'Someone {waits|sits} {on the veranda|at the gate}, and I {have not come out|am still indoors}.',
    },
    spirituality: {
      a: 'The beads {slip|move} through my fingers while my mind {goes to market|counts money}.',
      b: 'I {sit|come} before the {lamp|flame}, and some days {only smoke answers|nothing stirs}.',
      c: 'The old {verses|hymns} are {dry|slow} in my mouth, and I {sing|say} them {anyway|softly}.',
    },
    celebration: {
      a: '{Marigolds|Mango leaves} hang over the door, {drums|voices} {approach|rise}, and sweets go round.',
      b: 'Turmeric, {silk|new cloth} and {laughter|a conch}: every room is full, one place kept open.',
      c: 'A name is spoken, a {gold|red} thread is tied, and {elders|the old} look on.',
    },
  },
  ask: {
    gratitude: {
      a: 'For {the rice on my plate|cool water}, {I thank you|I bow}, and taste it {slowly|as your gift}.',
      b: 'Let me offer {each good thing|the day’s good} before I {use|enjoy} it, and {receive|take} it back as grace.',
      c: 'One kindness {brightened|sweetened} the {hour|day}; I set it before you like {a marigold|jasmine}.',
      d: 'Teach my {tongue|mouth} to {thank|praise} as {bells|birds} do, without a reason.',
      e: 'The lamp my {elders|teachers} kept alight {warms my hands|lights my page} now; {may I guard it|let me add oil}.',
    },
    guidance: {
      a: 'Take the reins, {Lord|friend} of the {long road|field}, and let me {listen|look} before I turn.',
      b: 'Between the {pleasant|easy} and the good, {show me|help me choose} the good {early|while the door is open}.',
      c: 'When paths {cross|part}, set {one lamp|a light} at the {right|true} one, and hush the noise.',
      d: 'Send {a teacher|a wise friend} my way, {in plain dress|known or unknown}, and {open|clear} my ears.',
      e: 'Where the track away from dharma is {still faint|not yet deep}, {call|turn} me home {kindly|by name}.',
    },
    blessing: {
      a: 'Rest your hand on {roof and well|door and hearth|table and bed}, on the old and {the newborn|infants}, awake or asleep.',
      b: 'Where my {hands|feet} go, let good {follow|come up} like {green|basil} at {the door|a doorstep}.',
      c: 'Bless the {task|work} at its start, its {slow|dull} middle and its end, {and all who share it|with every hand in it}.',
      d: 'Long life and {clear eyes|good sleep} to {all I love|each one I name}, {near or far|at home or abroad}.',
      e: 'Let my voice carry {good|blessing} from {room to room|door to door}, {like incense|as wind carries sandalwood}.',
    },
    peace: {
      a: 'Let {peace|quiet} come down {on body, speech and mind|within, around and above}, {as dusk falls|like cool shade}.',
      b: 'Still the {lake|water} of my mind, till {the moon|one star} {lies|rests} in it whole.',
      c: 'Where {brothers|neighbours} {draw lines|string the bow}, {send|raise up} one envoy who is {patient|heard}.',
      d: 'In my house let {doors close softly|voices drop}, and let {old heat|the quarrel} {cool|fade}.',
      e: 'When {anger|insult} {knocks|enters}, let me offer it {a seat|water first}, not the keys.',
    },
    'loving-kindness': {
      a: 'Show me the same {Self|light} in {the porter and the guest|friend and stranger}, and {bend my neck|soften my voice} to it.',
      b: 'Let me {meet|welcome} {the flower seller|whoever knocks} as {a guest|your own self} in plain clothes.',
      c: 'Widen the {courtyard|circle} of my care: {kin|friend}, {stranger|rival}, crow and calf.',
      d: '{Sweeten|Warm} {what I say|my answers} to those {who serve me|under my roof}.',
      e: 'As a mango tree gives {shade|fruit} even to {one who throws stones|the thief}, let me {give|be kind}.',
    },
    mercy: {
      a: 'Ocean of {mercy|compassion}, {overlook|wash over} my {small|many} faults, and teach me to do the same.',
      b: 'You see the {gift|love} and not the {cracked|bent} plate; {let me see others so|teach me that kind of seeing}.',
      c: 'Stay my hand over {the ant|the weak} and {the debtor|the clumsy}, {though I could strike|even when angry}.',
      d: 'For those who {fall|fail} {in public|again}, make me {a pillow|shade}, not {a stone|a saying}.',
      e: 'When I {deserve|earn} {the rod|hard words}, {send|give} {a mother’s voice|a softer teacher}; when another does, the same.',
    },
    forgiveness: {
      a: 'What I did {by hand, by word|in haste, in pride} or {in thought|by silence}, {forgive|pardon} and mend.',
      b: 'Give me kṣamā, the {patience|pardon} of the {earth|soil}, {trodden|dug} all day and still giving grain.',
      c: 'Let me go {first|empty-handed} to the one I {hurt|wronged}, and {ask pardon|say sorry} plainly.',
      d: 'The grudge I {polish|oil} like {old brass|a knife}, let me {drop|lay down} at the river’s edge.',
      e: 'If pardon is {slow|refused}, let me {mend|serve} {quietly|anyway}, and {expect|claim} nothing {in return|back}.',
    },
    healing: {
      a: 'Let {ease|rest} {reach|enter} {the sore place|bone and breath}, {hour by hour|slowly}, like {warm oil|sandal paste}.',
      b: '{Steady|Guide} the hands that {bandage|examine|lift}, and let {kind words|patience} be {in their medicine|their second medicine}.',
      c: 'Whatever {becomes of|happens to} the body, keep the one within {unafraid|at peace}, {and pain small|and company near}.',
      d: 'Give the sick {a cool cloth|clean water}, {a window|a friend} and {deep|whole} sleep.',
      e: 'Where I {tend|nurse} {another|the ill}, make my {hands|steps} light and my {talk|face} calm.',
    },
    victory: {
      a: 'Let dharma {overcome|outlast} {confusion|fear} in me, as {one row of lamps|a clay lamp} does a moonless night.',
      b: 'As those in fear call on Durgā, I {ask|call} for {a lion’s|steady} courage against {my own pride|the demon of habit}.',
      c: 'My pride {grows|has} ten heads; let {truth|one plain truth} {find its heart|bring it low}, and {harm no one else|spare my rival}.',
      d: 'Rāma kept his word {in the forest|in exile}; let me {keep mine|hold to mine} when {it costs|keeping it is hard}.',
      e: 'When I {win|succeed}, let me {bow|bow first} and {ask after|feed} the one who lost.',
    },
    rain: {
      a: 'Let {rain|soft rain} come {in its month|in season} to {paddy and pond|cracked fields}, and {no more|spare the huts}.',
      b: 'Old hymns {praise|call on} Parjanya, who {wakes the frogs|fills the grass}; let such clouds {gather|come} {kindly|softly}.',
      c: 'Varuṇa’s waters are {wide|deep}; let them {reach|fill} {the well|the tank} before {the last pot is dry|the cattle cry out}.',
      d: 'For the {farmer|grower} with {seed in a sack|one eye on the hills}, loosen the clouds {gently|in time}.',
      e: 'Teach me to {save|honour} {each brass pot of water|every drop}, and {keep the tank clean|waste none}.',
    },
    thanksgiving: {
      a: 'For {new rice|grain in the jar}, {milk and salt|sesame and cane}, and {neighbours at the door|hands that cooked}, I {give thanks|bow low}.',
      b: 'The {season|year} {turned|has turned} and the house was fed; I bring the first {measure|handful} to you.',
      c: 'Let thanks {reach|find} the ox and the ploughman, {the well-digger|the grinder}, {the cook|the one who serves}.',
      d: 'Before {the feast begins|a grain is tasted}, let {a share|one leaf-plate} go to the crow, the {beggar|stray dog} and the guest.',
      e: 'All of it {came|comes} from you, passes through {my hands|many hands}, and {returns|may return} to you {as song|as shared food}.',
    },
    protection: {
      a: 'Set your {lamp|flame} at {every door|each window} of my house, and {let none fear the dark|keep watch while all sleep}.',
      b: 'On {the road|the night road}, be {the driver’s good eye|the hand on the wheel}, and bring {every traveller|each one} home.',
      c: 'Where a {child|woman} {walks|goes} in fear, be a {mother|lioness}, and wake the whole street.',
      d: 'Guard my {speech|eyes} from {envy|poison}, and my {door|sleep} from malice.',
      e: 'As a hand {shields|cups} the flame from {wind|draughts}, {shield|keep} the {weak|young} and all who carry them.',
    },
    wisdom: {
      a: 'Give me the swan’s {gift|beak}, which {takes|drinks} the milk and leaves the {water|rest}.',
      b: 'Let {books|learning} make me {humble|quiet}, as fruit bends the {branch|bough} {down|to the hand}.',
      c: 'Show me what {passes|fades} and what {remains|stays}, {one loss at a time|like foam and sea}.',
      d: 'Seat me at {the feet|the side} of {one who knows|the old}, {to ask little|to keep quiet} and {sweep much|listen long}.',
      e: 'When I {think I know|am sure}, {send a child’s question|let a doubt in}, and let me {laugh|bend} and learn.',
    },
    strength: {
      a: 'Let me {lift|carry} my {load|hill} for {love|another’s sake}, as Hanumān {bore|carried} the mountain of herbs.',
      b: 'Put {iron in my back|breath in my chest} and milk in my voice, for {the hours ahead|what must be done}, {and no pride|without heat}.',
      c: 'When I tire, {take the other end|hold one handle} of {the load|what I carry}, {as a brother would|without a word}.',
      d: 'Send my roots {down|deep} like {a banyan|an old tree}, to {find water|hold firm} in dry years.',
      e: 'Strength to {mothers|fathers} who rise before all others, {to porters|to nurses}, {and to me|and then rest}.',
    },
    abundance: {
      a: 'Let {grain|oil} {last|hold out} in my house, and let {no guest|none} {eat alone|leave unfed}.',
      b: 'Where Lakṣmī {stays|rests}, people say, {doorsteps are clean|voices are kind}; make {my house|my rooms} so.',
      c: 'I ask enough to {live by dharma|keep my duties}, and one handful over for {poor neighbours|the poor|the birds}.',
      d: 'Rivers {drink|keep} none of their own water; let my {purse|store} {run|flow} on.',
      e: 'If {crops fail|wages stop} anywhere, let {grain|help} {arrive|be found}, some of it from my jar.',
    },
    unity: {
      a: 'One light {burns|shines} in {a thousand|unlike} lamps; let me {see|honour} it {across the street|in the face I fear}.',
      b: 'You {answer|come} to many names; let none be {shamed|harmed} for {theirs|the one they use}.',
      c: '{Seat|Gather} old rivals {in one row|on one mat}, with one pot before all, {and laughter|till talk comes}.',
      d: 'Where {a family|a village} is {split|torn}, {tie|knot} the {thread|cord} again, {loosely|with patience}.',
      e: 'Let {hand and foot|drum and flute}, {old and young|rich and poor}, keep one {step|beat}.',
    },
    hope: {
      a: 'Keep a wick {alight|burning} in me, {small|shielded}, till {the long night turns|the birds begin}.',
      b: 'A tamarind seed lies {hard|dry} in dust; let me {water it|wait beside it} {and trust it|in hope}.',
      c: 'Where {waiting|longing} has gone grey, let {a neighbour|news} come {soon|with something sweet}.',
      d: 'After {every|each} dark fortnight the moon {fills|returns}; remind me of it {when nothing shows|on the blackest night}.',
      e: 'Let me {begin|sow|plant} one good thing {whose end I may not see|for someone not yet born}.',
    },
    faith: {
      a: 'Give me śraddhā, a {steady|patient} {flame|heart}, when {the sky is shut|no sign comes}.',
      b: 'As a calf {finds|knows} its mother {in a crowded yard|among a hundred}, let {my heart|my trust} find you.',
      c: 'The boatman knows the {river|far bank}; let me {sit down|be still} {and trust|and not grab the oar}.',
      d: 'When {prayer|worship} feels {empty|like dry leaves}, let me {light the lamp|ring the bell} {anyway|as before}.',
      e: 'I lean on your name as {vines|creepers} lean on {a wall|the neem}; {hold me|be firm} in wind.',
    },
    joy: {
      a: 'Let {gladness|joy} {ring|rise} in me like {a conch over water|anklets on the stair}, and {call others|wake the house}.',
      b: 'For thrown colour, {drums|songs}, {sweets in foil|juice on the chin}, {I laugh|I thank you} {and dance|out loud}.',
      c: 'Make my delight {a swing|a wide mat} where the {shy|sad} {find room|may sit too}.',
      d: 'You {play|dance} in leaf and wave; let me {hear the music|catch the step} {at my work|over the dishes}, and smile.',
      e: 'In {another’s|my neighbour’s} good day, let me {find|take} delight {as in my own|and bring a garland}.',
    },
    success: {
      a: 'Clear {the stones|the thorns} I {cannot move|do not see}, and {let me do the rest|leave me the digging}, in good heart.',
      b: 'As {every beginning|a new ledger} turns first to Gaṇeśa, let me {start|set out} {with a bow|humbly}.',
      c: 'The work is mine, the fruit is not: {keep|make} my {aim|hand} {straight|clean} and my grip loose.',
      d: 'Let what I {make|sell} be {sound|honest} where no one looks, {as an offering is|fit to set before you}.',
      e: 'If others {do better|pass me}, {keep me sweet|let me cheer}; if I rise, {let me lift someone|keep me kind}.',
    },
    courage: {
      a: 'I need {no lion to ride|no spear}, only {a steady breath|firm knees} and the {word|deed} that dharma asks.',
      b: 'Stand {by|with} me {on the field|at the edge} where {love and duty|two duties} pull apart, and {lift me up|steady the chariot}.',
      c: 'When a crowd {mocks|corners} someone {small|new}, let me {step across|stand close} {with shaking legs|before I think}.',
      d: 'Fear {is here|came too}; {give it a seat behind me|let it sit behind}, and {let me hold|put in my hands} the reins.',
      e: 'Bring {daughters|the young} past the {dark lane|first refusal} with {heads high|dry eyes}.',
    },
    patience: {
      a: 'Wear down my haste as {water|the river} {rounds a stone|smooths the steps}, {year upon year|without anger}.',
      b: 'Butter comes after long churning; keep my {hand|arm} {on the rope|steady} and my {temper|voice} cool.',
      c: 'With {a slow elder|a dawdling child}, {a late train|a long queue}, lengthen my breath {and soften my eyes|and keep me kind}.',
      d: 'Let me {do my part|sow} and {leave|trust} the {ripening|season} to you, not {tugging at|pulling} the young leaf.',
      e: 'For those whose {wait|vigil} has no date, I ask {shade|cool water}, {company|a song} and an open door.',
    },
    understanding: {
      a: 'Let me {hear|catch} the {sense|hurt} under {the shout|the words}, as one hears the {drone|low string} under the song.',
      b: 'Before I {judge|answer}, walk me {to the well|one long day} in {the other’s|my rival’s} shoes, {stones and all|there and back}.',
      c: 'Untangle {my words|what I mean} like {wet hair|silk thread}, {strand by strand|without pulling}, so that {love|truth} {can be heard|comes through}.',
      d: 'Between {old and young|two tongues}, {be|send} {the interpreter|a bridge}: {a recipe|a song}, a gesture.',
      e: 'What I {do not grasp|cannot follow|find strange}, let me {honour|greet} as one does a shut shrine.',
    },
    harmony: {
      a: 'Set {house and field|work and rest} in {rhythm|tune}, as a {lute|drum} leads the song.',
      b: 'Give each {season|hour} its {food|song} and {its rest|its fast}, and let my days follow.',
      c: 'Where many {cooks|tempers} crowd one {kitchen|roof}, {let salt be measured|give each a task}.',
      d: 'Teach me to {walk|live} {lightly among|as kin to} {root and river|leaf and nest}, {taking little|asking leave}.',
      e: 'Let what I {think|feel}, {say|promise} and do walk in one {line|file}, like cattle going home.',
    },
  },
  generic: {
    a: 'You {know|see} what I {carry|hold} in folded hands, {said or unsaid|even unspoken}.',
    b: 'What brought me here I {set|lay} {beside the lamp|among the flowers}, {small as it is|plainly}.',
    c: '{One knot|A knot} {of mine|in the day} I cannot {loosen|undo}; {take the thread|guide my fingers}.',
  },
  comfort: {
    a: 'What is {gone|lost} was {dear|loved}, and {tears are an offering too|I bring the tears as they are}.',
    b: 'Sit {beside|near} the {broken cup|unlit lamp} with me, {and let silence speak|without a word}.',
    c: 'Let grief {move|flow} like {the river|dark water}, {at its own pace|bend after bend}.',
    d: 'Send {a friend|someone} with {rice and water|a warm meal}, and {let me eat|let me not be alone}.',
  },
}
