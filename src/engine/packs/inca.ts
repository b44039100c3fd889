import type { Pack } from '../pack'

/** Inka and Andean heritage: a people calls, asks to live in peace and safety, and promises to give back (ayni). */
// prettier-ignore -- one fragment a line reads best
export const pack: Pack = {
  name: 'Inca',
  slug: 'inca',
  mode: 'P',
  guard: 2,
  speaker: 'we',
  band: 'full',
  // One is called in each prayer: Wiraqocha, Inti, or Pachamama with the Apus.
  registers: ['wiraqocha', 'inti', 'pachamama'],
  // The promise to give back stands before the thanks at the end.
  shape: {
    medium: 'opening attribute?2 place / turn ask member+ theme ask+ widening commit+ closing',
  },
  opening: {
    'wiraqocha:a':
      'Wiraqocha, you who say, let there be day, let there be night: {hear us|turn to us} {from wherever you are|from far or near}, {people of the path|with our loads set down}.',
    'wiraqocha:e':
      'Wiraqocha, maker of {peak and people|river and llama}, {above or below|far off or beside us}, our voices go up with {dust on our feet|hands still cold}.',
    'wiraqocha:f':
      'Wiraqocha, {maker of day|who set the peaks}, {we call|hear us} {with plain voices|from the path}.',
    'wiraqocha:g':
      'Wiraqocha, {near or far|above or below}, {bend to us|turn your face} {and listen|as we call}.',
    'inti:b':
      'Inti, your light {reaches|comes down to} the terraces {one by one|wall by wall}, and we turn to it with {cold hands|our tools}, {glad|calling you}.',
    'inti:h':
      'Inti, warmer of {walls and shoulders|stone and seed}, count us among {those who wait|all who rise}, {from the lowest field to the snow|old and newborn alike}.',
    'inti:i':
      'Inti, you who warm {the stone|the seed}, {we greet you|look on us} {with open hands|from our field}.',
    'inti:j':
      'Inti, {we stand|here we are} {in your light|where you reach}, {asking and thankful|with our day before us}.',
    'pachamama:c':
      'Pachamama, before we ask we thank you: for {the potato under the clod|the first furrow}, for {water and grass|warm ground}, for {bearing our steps|every sack filled}.',
    'pachamama:d':
      'Apus, at dawn a path {climbs|goes up} between two of you, {narrow|white with frost}, and we follow it {greeting you|hats in hand}, {asking leave|small below you}.',
    'pachamama:k':
      'Pachamama, {thank you first|first our thanks}, {for the ground|for bread}, {and now our asking|hear us next}.',
    'pachamama:l':
      'Apus, {snow-crowned|high} and {near|patient}, {look down on|watch} our {small|steep} road.',
  },
  attribute: {
    a: 'You were here before {our grandparents|the first wall} and {feed|keep} us {still|as before}.',
    b: 'Snow {sleeps|stands} on the peak, and lets down {water enough|a thread of water} for {every canal|the lowest field}.',
    c: 'Stone {fits|leans to} stone {without mortar|edge to edge}, and walls built so have {outlasted|stood through} earthquakes.',
    d: 'Maize for the {warm|low} slopes, {potatoes|quinoa} for the {cold|high}: each step was given {its food|what it can bear}.',
    e: 'Mama Killa keeps the months, {thin, then whole|waning and filling}, and we {sow|shear} {by her count|when she says}.',
    f: 'The storehouses {on the hill|of old} were {filled|kept} for {the widow|the lean year}, and such order teaches us.',
    g: 'Llamas go {single file|in a line}, {bells low|ears up}, and the whole train moves at the pace of the {smallest|lame one}.',
    h: 'A bridge of grass {rope|cord} is {woven|twisted} anew each year {by both banks|hand beside hand}, and carries all.',
  },
  turn: {
    thanks: {
      a: 'We {take|lift} the {potato|harvest} and forget the {furrow|ground}, and our giving back {comes late|is short}.',
      b: 'Have we {given back|returned} even {a basket|one day’s work} for all that was {lent us|carried down to us}?',
      c: 'When the {bin|store} is full we {bar|shut} the door, as though frost had never come and neighbours had never {knocked|shared}.',
      d: 'Some {gifts|good things} {come up slowly|lie long underground}, and we {call the field empty|grumble}, having lost sight of the seed.',
    },
    light: {
      a: 'We {want|look for} a {wide|straight} road, and the mountain has a stair, {steep, then steeper|turning back on itself}.',
      b: 'Each of us {pulls|tugs} the {rope|cord} {a different way|to one side} and calls the knot {fate|bad weather}.',
      c: 'What can we {see|tell} from here but {one bend|a little way}, and {mist|cloud} after; and yet we {talk|boast} of arriving?',
      d: 'The {old woman|herder} who knows the {pass|frost} was not asked, for we were {in a hurry|sure}, and the day taught us.',
    },
    mend: {
      a: 'There is a gap in our wall where {a word was thrown|one quarrel pulled a stone}, and {the flock strays|the cold blows} through {nightly|unseen}.',
      b: 'We {owed|promised} a day of {work|help} and did not come; the neighbour {said nothing|ploughed alone}, and we remember.',
      c: 'Each side {counts|tells} only its own {stones|loads}, and the {field between|ditch we share} {fills with weeds|is left to dry}.',
      d: 'Is it {so hard|such a climb} to {cross|go over} {the yard|one field} with {hot bread|a full jug}, and {knock|say the first word}?',
    },
    bear: {
      a: 'We are {short of breath|slow} on the slope, the {load|pack} {slides|cuts}, and the pass hides behind another {rise|ridge}.',
      b: '{Frost|Hail} can take in one night what {our hands|many hands} {raised|tended}; we know how small we are, and {plant again|still plant}.',
      c: 'Tired animals {lie down|stop} in the road, and we {scold|pull} our own {hearts|bodies} no more wisely, short of {water|rest}.',
      d: 'When the earth {shakes|trembles}, we {run out|call names}, we count {the children|one another}, and our {knees|voices} fail.',
    },
  },
  widening: {
    a: 'For {those in the mines|drivers on high roads} and {women who sort seed|children who herd}, let there be fair wages and a {safe|warm} evening.',
    b: 'Let Andean {villages|families} keep their {water|springs}, {speak|sing} their own tongues, and be asked before {roads|mines} are cut.',
    c: 'Let {borders|rivers} be {crossed|bridged} by {bread, songs and doctors|traders and cousins}, and soldiers {be bored|go home}.',
    d: 'Remember the {emigrant|cousin} in a {rented room|loud street}, and carry {a known voice|the smell of home} up the stairs.',
    e: 'Let {glaciers|forests} {last|stand}, {birds|fish} return, and our great-grandchildren find the {springs|canals} running.',
    f: 'Give {rulers|the powerful} {a seat at the last field|cold hands for a day}, so that {justice|water} comes down to {all alike|the poorest}.',
    g: 'For {those whose harvest failed|those who sleep in stations}, for {prisoners|the forgotten}, let a {neighbour|stranger} stop {with bread|and stay}.',
  },
  commit: {
    a: 'As {bread|help} was given, we will give {a day’s work|half a sack} to {whoever is short|the next house}, without a tally.',
    b: 'We will {clean|mend} {one stretch|our part} of the {ditch|path}, and {a little beyond|the neighbour’s too}.',
    c: 'Where {greeting|talk} has stopped, we will {go first|knock}, {with soup|carrying something warm}, and not wait for a feast.',
    d: 'We will {put by|save} {seed|a coin} in each good {week|season} for {someone’s lean one|those who have none}.',
    e: '{What we know|Our craft} we will {teach|show} to {one child|someone younger}, slowly, as it was shown to us.',
  },
  closing: { a: '<May we live in peace and safety.>', b: '<As we receive, so may we give.>' },
  scene: {
    'morning-prayer': {
      a: '{Light|Day} comes down the {wall|slope}, {the kettle steams|smoke rises}, and one load is by the door.',
      b: 'Frost {creaks|glitters}, {a bus|a rooster} starts up, and {blankets|ponchos} are hard to leave.',
      c: 'Before {the shop opens|the first bell}, {bread is warm|boots are laced}, and nobody has quarrelled yet.',
    },
    gratitude: {
      a: 'At {nightfall|the fire}, we {go back over|tell} the day, and one {gift|kindness} is told twice.',
      b: 'On the {wall|doorstep}, {loads down|feet washed}, we {look at|count} what the road brought.',
      c: 'There was {a hand on the steep part|a ride in the truck}, and we {speak of it|remember} {still|gladly}.',
    },
    'personal-growth': {
      a: 'The same {loose stone|slack knot} {trips|slows} us {each week|again}, and it lies in plain sight.',
      b: 'A {skill|habit} is {half learned|half woven}, {rough at the edge|the pattern showing}, and the bench is ready.',
      c: 'We {shouted|promised} {more than we meant|too fast}, and the {quiet|walk home} since is long.',
    },
    wellbeing: {
      a: 'Our {backs|shoulders} {ache|are stiff} from carrying, {sleep is short|heads hum}, and the bed is warm.',
      b: 'Breath is {thin|short}, as at {a high pass|great height}, and a {bench|flat stone} stands close by.',
      c: '{Soup|Barley} {simmers|is on}, {the phone is off|the door is shut}, and nothing needs carrying for an hour.',
    },
    professional: {
      a: 'The {crew|shift} {gathers|is called}, {ropes|lists} are checked, and weights should be {fair|true}.',
      b: 'At the {counter|stall}, {a queue forms|scales swing}, and a {tired|sharp} voice bargains for more.',
      c: '{A wall to finish|A report due}, {one pair of hands too few|a boss watching}, and the light going.',
    },
    relationships: {
      a: 'Two {houses|friends} share {a wall|a path}, and neither has {greeted|waved} since {the feast|market day}.',
      b: 'One {chair|face} by the {fire|window} is turned away, and the {soup|talk} goes round it.',
      c: 'A friend {says little|looks away}, {stirs the pot|counts the change}, and the {silence|steam} thickens.',
    },
    spirituality: {
      a: 'We {stop|rest} at the {pass|bend}, {loads down|hats off}, and find no words.',
      b: 'Devotion {has thinned|feels cold}, like {air up high|a hearth by day}, and we {climb|come} all the same.',
      c: 'Under {the Milky Way|so many stars}, the {village|street} is {small|quiet}, and nobody speaks.',
    },
    celebration: {
      a: '{Bands|Pipes} {tune|warm up}, {skirts whirl|pots are carried in}, and the whole street is fed.',
      b: 'A {roof is raised|child is named|couple is wed}, {hats fly|elders weep}, and there is too much soup.',
      c: 'The {table|bench} is full, {songs climb|jokes go round}, and {the absent are named|dust rises from dancing}.',
    },
  },
  ask: {
    gratitude: {
      a: 'For one {warm stone|handful of maize}, {one dry roof|one good rope}, we give thanks {before more|and count no further}.',
      b: 'Let us {touch|pat} the ground {first|lightly} before we {eat|drink}, and say whose it is.',
      c: 'Where {hands|neighbours} {dug|carried} for us, {show|give} us a way to dig for them.',
      d: 'Let thanks run through us like a canal, {field by field|to the last plot}, {quietly|bright|without a dam}.',
      e: 'Keep the {taste|smell} of {new potatoes|baked earth} in our {mouths|minds}, and thanks with it.',
    },
    guidance: {
      a: 'Set our feet on the {made|paved} road, {stone by stone|slowly}, and show the {turning|bridge} we missed.',
      b: 'When {cloud|fog} {sits|lies} on the pass, bid us wait by the {cairn|wall} until the edge is seen.',
      c: 'Let the {runner|messenger} in us rest, let the {road-mender|herder} {speak|lead} for one day.',
      d: 'Give us one {clear|good} knot on the cord of days: {what is first|whom to ask}, {what can wait|what is ours}.',
      e: 'If the path {ends|washes out}, let us {build|lay} the next {step|bend} with those who follow in mind.',
    },
    blessing: {
      a: 'Let the {young|small} stand like maize in a {walled|warm} terrace, {and the old sit in sun|wind kept out}.',
      b: 'Look {kindly|long} on the {house and corral|desk and field}, on {coming home|going out}, and on the soup.',
      c: 'Let our greeting {cross|climb} the {ravine|street} and {arrive warm|come back doubled}.',
      d: 'May what is {woven|begun} here be {close|strong}, {bright at the edges|without a dropped thread}.',
      e: 'Say good over {the traveller|the newborn}, over {whoever stays|the herd}, {and let us say it too|by name}.',
    },
    peace: {
      a: 'Let us live qasi, quietly, {house beside house|fields touching}, {smoke rising straight|dogs asleep}, {gates open|children out late}.',
      b: 'Where two {villages|brothers} {quarrel|pull} over a {stone|boundary}, set a {feast|shared task} in its place.',
      c: 'Lay the dust of {angry|old} talk, and let our {evening|table} be still as {high lakes|snow under stars}.',
      d: 'Let {slings|sticks} be hung up, ours {first|too}, and let {strong nations|rulers} learn to trade.',
      e: 'Put {calm|slow breath} in {the frightened|each sleeper}, like {warm stones|a folded shawl} in a cold bed.',
    },
    'loving-kindness': {
      a: 'Let us be {warm|glad} first to our own, then {the next roof|next door}, then the {stranger|far valley}.',
      b: 'Whoever comes {over the pass|up the stair} {cold|late}, let us find a {cousin|guest} in them and set soup.',
      c: 'Give us words {like wool|spun soft}, {warm|light} on {sore shoulders|the lonely}, and none that scratch.',
      d: 'As a herder knows each {animal|lamb} {by its walk|in the dark}, let us know the {shy|last} by name.',
      e: 'Let {goodwill|kindness} be common work: {many hands, one row|everybody called}, {the disliked invited|the difficult fed}.',
    },
    mercy: {
      a: 'When we {slip|drop the load}, {steady|lift} us {without shouting|by the arm}; we will do so for others.',
      b: 'Let no {debt|fault} be knotted so hard in {the cord|memory} that {kind fingers|a neighbour} cannot loosen it.',
      c: 'Spare the {clumsy|tired} our {sharp|loud} word, as a mild spring spares the {late seed|thin grass}.',
      d: 'Make us slow to {judge|send away} whoever {stole bread|ran off}: {hunger|fear} may have driven them.',
      e: 'Give the {slow|old} the inside of the path, the {ashamed|newcomer} {our arm|our company}, and no remark.',
    },
    forgiveness: {
      a: 'Where we kept what was {a neighbour’s|a friend’s}, let us return it {with bread|and a day’s work|before harvest}.',
      b: 'Let the {wronged|hurt} speak {first|to the end}, and let us stand {bareheaded|without a but}.',
      c: 'Wash {the grudge|old anger} from our cloth, {stream after stream|beaten and rinsed}, till it {hangs light|can dry}.',
      d: 'What cannot be {repaired|returned}, let us answer with {work|bread}, {day upon day|as long as asked}.',
      e: 'When our turn comes to {release|forgive}, loosen us {gently|too}, {like a rope after the load|without a tally}.',
    },
    healing: {
      a: 'Let the ground’s own strength come up through the {bed|floor} to {the sick|the sore}, as warmth {comes into|stays in} stone.',
      c: 'Give {skill|patience} to {those who set bones|nurses}, and {light|clean water} to every ward.',
      d: 'Let the {hurt|ill} sleep as {flocks|children} sleep {after a crossing|on cold nights}: close, and unafraid.',
      e: 'If mending is {slow|far off}, let {comfort|company} {come first|walk ahead}, with a stool and time.',
      f: 'Ease the {breath|chest} on {steep|hard} nights, one {stair|hour} and one more.',
    },
    victory: {
      a: 'Let us win what many hands win: {a channel dug|a wall raised} {before frost|together}, {and nobody beaten|and no boasting}.',
      b: 'What one cannot {shift|move}, let {singing|a long rope} and {forty backs|our neighbours} shift by evening.',
      c: 'Over our own {idleness|envy} give us the {day|upper hand}, and over nobody’s {house|children}.',
      d: 'When we have {lost|slid back} {half a terrace|ground}, hand us the first {stone|basket} again.',
      e: 'Against {those who take|unfair weight}, let the {small|many} hold like {reeds in a boat|threads in a belt}.',
    },
    rain: {
      a: 'Let soft rain come {up the valley|over the ridge} to {the bean rows|our terraces}, {gently|and no hail}.',
      b: 'Let the {snow peak|high ice} keep {its store|enough} and let down our share {all year|in the dry months}.',
      c: 'Teach us to {clean|mend} the canals ahead of the {water|rain}, {top family with last|singing as we go}.',
      d: 'For {seed|young plants} with {dry|cracked} lips, for {herds|frogs} at the mud, let drops begin.',
      e: 'Give each plot its {turn|hour} of water, {the widow’s first|ours last}, and keep the {banks|gates} whole.',
    },
    thanksgiving: {
      a: 'For a {year|season} of work days {shared|returned}, {soup carried uphill|seed lent}, we stamp and sing.',
      b: 'We {heap|lay} {potatoes, beans and maize|many colours of corn} on one cloth, and thank each {field|hand}.',
      c: 'Let {the eldest|whoever cooked} be served first, and the {traveller|latecomer} {no less|a full bowl}.',
      d: 'For help {on the road|in hard months}, for {gates opened|strangers’ bread}, we owe {a song|thanks in kind}.',
      e: 'Make the feast {long|wide} enough for {next door|both sides of the river}, and any who {quarrelled|came late}.',
    },
    protection: {
      a: 'Keep us qispi, unharmed: {children on the stair|herds near the edge}, {sleepers under old roofs|buses on the bend}, {all|each one}.',
      b: 'Be a {wall|windbreak} on the cold side of {the house|the small}, {night and noon|stone over stone}.',
      c: 'When the {ground|mountain} {shakes|slides}, may beams hold and {each child|everyone} be carried out.',
      d: 'Guard {the weak|the spring} from greedy hands, {ours as well|even smiling ones}, by {good law|watchful neighbours}.',
      e: 'Go beside {the driver|the night walker} {on the narrow road|past the drop}, {there and back|and bring each one home}.',
    },
    wisdom: {
      a: 'Let us read the {cords|knots} our elders {tied|left}, {slowly|with clean fingers}, and add nothing false.',
      b: 'Give us the {sense|eye} of a {terrace builder|seed sorter}: to think {ten harvests on|what the slope will bear}.',
      c: 'Before we {cut|dig}, make us ask {what holds the bank|who drinks below} and {who planted here|wait to hear}.',
      d: 'Let {clever|quick} talk rest, and the {quiet|weathered} be asked, {for they know frost|near the fire}.',
      e: 'Teach us to store the seed of {counsel|what was learned}, dry, {safe from mice|labelled}, for {a lean year|children}.',
    },
    strength: {
      a: 'Give us {breath|heart} for {the height|one more slope}, and a {bench|flat place} for whoever tires.',
      b: 'Let the load be {shared out|tied well}: {none too heavy|half to the strong}, {something for each|a song for the rest}.',
      c: 'Make us {sound|plain} as potatoes {frozen and sunned|dried on high ground}, {keeping for years|good in a hard season}.',
      d: 'Stand us {close|side by side}, {shoulder to shoulder|edge to edge}, {as walls stand on a slope|so that none tips}.',
      e: 'For {today’s|one day’s} {furrow|stair}, enough: {strength in the wrist|a steady breath}, and supper at the end.',
    },
    abundance: {
      a: 'Fill the {common store|storehouse} before {our own|any private} bin, {sack on sack|high and dry}, and let the widow draw first.',
      b: 'Give each field {enough|its yield}, and let what is over {change hands|go down the road} {laughing|before it sprouts}.',
      c: 'Let us {trade|swap} gladly: {salt for maize|wool for corn}, {help for help|time for bread}, nobody short.',
      d: 'Where a {pot|plate} is empty, turn our {steps|sacks} that way {before our own meal|without a drum}.',
      e: 'Save us from {owning|wanting} more {land|cloth} than {we can greet|our hands can tend}.',
    },
    unity: {
      a: 'Let there be ayni among us: {a day given, a day returned|one roof, then the next}, {gladly|all called}, {with soup at noon|none missing}.',
      b: '{Weave|Set} us like the colours in a belt: {each seen|none hidden}, {all holding|pulled to one edge}.',
      c: 'Let {coast, forest and height|town and village} {need|know} each other’s {fruit|songs}, and say so.',
      d: 'Where the {road|village} {splits|divides}, make us menders on {both sides|the broken part}.',
      e: 'May those who {speak Quechua or Aymara|keep the old speech} and those who do not share one {table|bench}, {both heard|as kin}.',
    },
    hope: {
      a: 'After the {longest night|shortest days}, light gains a {wall’s height|hand’s width}; let {us|our hope} gain too.',
      b: 'In the {dark bin|cold ground} a potato {sprouts|puts out eyes}; let us {reach|lean} so toward any crack of day.',
      c: 'Keep one {lamp|fire} beyond the pass for {those who doubt|whoever is late}, and {let us reach it|someone awake}.',
      d: 'Though the {bank|wall} has {slid|fallen}, show us a first stone, and {neighbours coming|children carrying}.',
      e: 'Say {tomorrow|day} once more, {as at the first|slowly}, {and we will plough|and let us wake}.',
    },
    faith: {
      a: 'Let us {cross|walk} the swaying bridge with {eyes up|even steps}, trusting {the hands that wove it|each cord}.',
      b: 'We {plant|lay} {potatoes|seed} a moon ahead and {go home|sleep}; let our hearts rest so.',
      c: 'We know little of you; let {the warm wall|the filled jug|a child asleep} {be enough|speak for you}.',
      d: 'When the call {echoes back empty|gets no answer}, let us {climb|call} again {as shepherds do|and listen longer}.',
      e: 'Hold us to our word as pegs hold {a tent|a weaving}: {out of sight|low down}, {firm|in wind too}.',
    },
    joy: {
      a: 'Let {flutes|pipes} and {drums|fiddles} carry up the valley, and {old knees|all ages} dance.',
      b: 'For {hot potatoes|roast corn} {in cold fingers|from the ashes}, {salt|cheese} and jokes all round, thank you.',
      c: 'Make us merry at {work|the furrow}, {the shy singing|with no one the butt}, so that the {row|day} runs.',
      d: 'Let our {gladness|feast} {lower its drum|walk softly} past {a mourning|a grieving} door, and leave bread there.',
      e: 'For lambs {leaping|on the wall}, for {kites|hats} in the wind, lend us {light feet|eyes to see}.',
    },
    success: {
      a: 'Let what we {build|weave} be {straight|close} on the inside too, {and last|and fit its use}.',
      b: 'Give {effort|sweat} its {bread|due}, {ours and our rival’s|in every field}, by fair weights.',
      c: 'If the {harvest|plan} fails, leave us {seed|friends}, the tools, and {one lesson|a good joke} to share.',
      d: 'Where we {come first|do well}, let us {reach back|carry word} for {the next|the last} up the path.',
      e: 'Keep us {steady|honest} through the long middle of the {wall|work}, {in heat and drizzle|when praise is far}.',
    },
    courage: {
      a: 'Let us {speak|stand} first {at the meeting|before the judge}, voices shaking, for {those left out|the small}.',
      b: 'Past the {drop|edge}, hold us: {eyes on the path|next stone, and next}, {and over|breath by breath}.',
      c: 'Fear is a dog: let it {bark|warn} and {walk behind|lie down}, {and we go on|at our word}.',
      d: 'Make us {brave|bold} enough to {ask help|say no|begin}, {small as we are|in daylight}, with plain words.',
      e: 'For {whoever leaves|the young one bound} for the {far city|coast}, put {a warm stone|courage} in the bundle.',
    },
    patience: {
      a: 'Let us work as terraces were {built|raised}: {soil in baskets|one course a day}, {year by year|for grandchildren}.',
      b: 'Slow us to {the llama’s|a loaded} pace where the {road|matter} is {steep|rough}, and give us songs.',
      c: 'When {the wool|talk} tangles, {give|lend} us {fingers|an hour}, not knives.',
      d: 'What lies under {snow|fallow ground} is {at work|not lost}; let us {go home|leave it} and be kind.',
      e: 'Make the {line|wait} {shorter with stories|a place for greeting}, and let {the old|others} go ahead.',
    },
    understanding: {
      a: 'Let us {climb|walk} to the other’s {field|door} and see our own {smoke|roof} from there.',
      b: 'Where {Spanish and Quechua|two tongues} miss each other, let {bread|hands} and {children|laughter} carry over.',
      c: 'Untie {what we meant|our words} from our tempers, and send the {thread|meaning}, not the {knot|snarl}.',
      d: 'Give us {long ears|quiet} for {the herder’s|the young one’s} slow story: its end is {over the ridge|worth the climb}.',
      e: 'Behind each {closed|hard} door is a {load|grief} we do not see; let us {knock softly|guess kindly}.',
    },
    harmony: {
      a: 'Let {high field and low|day and night}, {herd and crop|work and feast} keep their turns, and we {with them|ours}.',
      b: 'Tune {our house|us} like paired pipes: {half the notes in each|each one note}, {no tune alone|the song passed across}.',
      c: 'Let us {cut one and plant two|take little and leave much}, {on slope and shore|as elders did}, {unasked|so that springs stay}.',
      d: 'Where {plans|tempers} grind, shape the {edges|corners} with patience, {none thrown out|each in its place}.',
      e: 'Give {body|mind} and {field|herd} rest by turns: {shade and water|labour, song and sleep}.',
    },
  },
  generic: {
    a: 'You {know|see} what {load|matter} we {bring|carry}; lighten it {here|a little}.',
    b: 'One {knot|care} is in our hands {today|now}, and we {hold it up|show it} to you.',
    c: 'For {what is ahead|the next bend}, {give|keep} us {steady steps|good company}, and each other.',
  },
  comfort: {
    a: 'What {was lost|is gone} was {dear|loved}; let nobody {hurry|measure} our {tears|days}.',
    b: 'Sit {with us|close} as hills sit: {saying nothing|near, unmoving}, {all night|through the cold}.',
    c: 'Let {neighbours|kin} {take over the herd|bring wood}, {cook|sweep}, and {leave us room|stay for silence}.',
    d: 'Carry us {slowly|a short way} over the {thin|high} air of {these days|the first weeks}.',
  },
}
