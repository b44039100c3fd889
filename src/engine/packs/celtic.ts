import type { Pack } from '../pack'

/** Two voices that never blend: (i) Celtic Christian, to the Three; (ii) a nature blessing to the Spirit of the place. Triads, rings and blessings spoken over others. */
// prettier-ignore -- one fragment a line reads best
export const pack: Pack = {
  name: 'Celtic',
  slug: 'celtic',
  mode: 'P',
  guard: 1,
  speaker: 'I',
  band: 'full',
  registers: ['i', 'ii'],
  opening: {
    'i:a':
      'Circle me, holy Three, keep {calm|warmth} within, keep {fear|harm} without, as the {wall|fern} rings the well {at home|on the hill}.',
    'i:b':
      'I kindle {the fire|my hearth} in the thin light, holy Three, with Brigid {at my elbow|beside me}: {warm what is cold in me|be the first flame}.',
    'i:c':
      'Christ of the {sea-road|morning}, be to me {strength|shelter} of rock, patience of {tide|hazel}, quickness of wren, and the road home.',
    'ii:d':
      'Spirit of this place, my hand is on the {door|latch}: bless the {going|stepping} out and the coming in, and the {stone|step} between.',
    'ii:e':
      'Spirit of this place, {draw|make} your ring about me: {quiet|ease} within, {fear|harm} without, the hill at my back and the sea keeping watch.',
    'ii:f':
      'Spirit of this place, I {wake|stir} the fire, and {blue|peat} smoke goes up; I greet hearth, {hill|well} and tide, and stand a while.',
    'i:g':
      'Holy Three, {be round me|make your ring}: {before, behind, above|hearth, door and road}.',
    'i:h':
      'Christ of the {tides|shore}, {be|go} with me as with Columba {in the boat|over grey sea}.',
    'i:i': 'Holy Three, with Brigid I {bank|tend} the fire and {ask you near|bid you in}.',
    'ii:j': 'Spirit of this place, {I stand|here I stand} between {hearth and hill|stone and sky}.',
    'ii:k': 'Spirit of {sea and hill|hearth and hill}, {circle|keep} me {now|here}.',
    'ii:l': 'Spirit of this place, {the latch lifts|the fire is lit} and I {listen|greet you}.',
  },
  attribute: {
    a: 'Three gifts no one {bought|earned}: {clean|cold} water, the turn of the tide, and a {face at the door|voice in the house}.',
    b: 'You were {here|about} before {the first wall|the oldest path}, in root and {stone|lichen} and {running|rising} water.',
    c: 'The wild goose {finds her road|goes home} {over the dark|by night}, and you are the wind {under|along} her wing.',
    d: 'What the {loom|weaver} crosses {thread by thread|under and over}, you {hold|see} whole.',
    e: 'Nothing is too {common|small} for your {door|fire}: a wren, a {milk pail|wet dog}, a {late|muddy} guest.',
    f: 'The tide goes out {and is not lost|without farewell}, and turns {at its own hour|to the same stone}, {unhurried|unasked}.',
    g: 'Thin light {lies|walks} on {water|barley}, and {far comes near|near and far lean close}, for those who look.',
    h: 'A hearth {remembers|keeps} the hands that {fed|lit} it, and you keep them {longer|every one}.',
    'i:i':
      'You {kindled|lit} a fire {on the shingle|by the lake} for {wet|tired} friends, and called them {in|to eat}.',
    'i:j':
      'Three in One, {three folds|three strands} of one {cloth|cord}, you {hold|bind} close what {frays|I let slip}.',
    'ii:k':
      'The hill {was old|kept watch} before {any people|the first song}, and lets me {sit|stand} in its lee {unasked|like kin}.',
  },
  turn: {
    thanks: {
      a: 'I draw from the well and {seldom|rarely} {bless|think of} those who dug, whose backs {ached|bent} before I was thirsty.',
      b: 'Three things I {take|took} as {due|mine}, {warm milk|fresh bread}, a dry roof and a listening ear, and not one was owed.',
      c: '{Gulls|Crows} {shout|quarrel} over plenty, and I am no better, {eyeing|counting} the other field.',
      d: 'Some days I {walk|go} through the {barley|dew} with my {head down|eyes on the gate}, and the lark sings to no one.',
    },
    light: {
      a: 'Mist {sits|lies} on the {path|hill}, and I want to run; the old ones {wait|stand} and listen for water.',
      b: 'I {keep calling|call and call} to the far {headland|shore}, and the answer may be at my own door, small as a {shell|seed}.',
      c: 'The plough opens one furrow, and I {fret|worry} over the {whole field|next hill}, with my {hand|eye} off the line.',
      d: 'What I call {lost|late} may be {out with the tide|on the ebb}, and I cannot {hurry|haul} the moon.',
    },
    mend: {
      a: 'Two houses share one well, and I am {quick|sure} to say who {muddied|fouled} it: {always the other|never my bucket}.',
      b: 'A thread {snapped|broke} in the cloth, and I {wove|worked} on past it, {proud|quick}, and the gap shows.',
      c: 'I bank {an old|a small} anger like turf under ash, and it catches at {a breath|one word}, {even now|still}.',
      d: 'The tide clears the strand without asking, and I {walk out|go down} to redraw the {line|mark} I {scored|cut} there.',
    },
    bear: {
      a: 'The {wind|gale} rises and the {rope|thatch} strains; I am not brave, only {here|tied on}, one hand on the post.',
      b: 'Old stones {lean|tilt} and hold, {furred with moss|gone grey}, and I, softer, give way at the first {frost|push}.',
      c: 'Even the {heron|seal} must {wait|sit} out the storm, and I call my own {waiting|resting} failure.',
      d: 'The dark is wide and the lamp is {small|low}, and the ring I draw {alone|by myself} {shakes|wavers} at the edge.',
    },
  },
  widening: {
    a: 'Blessing on the {neighbour|stranger} over the {hill|wall}: a full pail, {a sound roof|dry turf}, and good news at the gate.',
    b: 'May whoever {walks|drives} the {coast|mountain} road be ringed about, {wheel and foot|coat and lamp}, till a door opens.',
    c: 'Blessing on all that {milk|shear}, {weave|plough} and mend, on {sore backs|cracked thumbs}, and on tea when the work is put by.',
    d: 'May those at sea have {stars|a kind wind}, those {on the quay|ashore} a lamp, and the lost be {named|called} with love.',
    e: 'Peace between {hill and valley|tongue and tongue}, between {creed and creed|house and house}, {and a gate in every wall|and shared grazing}.',
    f: 'May the {wren|otter}, the {hazel|bee} and the bog be left {in peace|to thrive}, whatever else I need.',
    g: 'For the one who left and the one who {stayed|kept the fire}, let the same moon {rise|stand} over both {houses|shores}.',
    h: 'Blessing on the cradle and the {bench|loom}, on first breath and last, {as far as|wherever} the {ring|circle} reaches.',
    'i:i':
      'As Columba {looked|prayed} toward {home|the far shore}, so may {exiles|all far from home} be {kept|blessed} by you, {hearth and heart|tide and tongue}.',
    'i:j':
      'May Brigid’s {mantle|cloak} be spread in {kindness|prayer} over {mothers|milkers}, {smiths|poets} and the poor, {and no one cold|corner to corner}.',
  },
  commit: {
    a: 'I {go|turn} home by the {shore|lane}, {greet|bless} whoever I meet, and tend my own fire.',
    b: 'I will {draw|carry} water for {one other house|a neighbour} and {speak|think} no ill of the absent.',
    c: 'Before I rest I will mend one thing, {a gate, a sock or a word|in cloth or in company}, with {care|patience|no fuss}.',
    d: 'I {lift|raise} the latch once more, and {set|leave} {a place|the pot on} for the late one.',
    e: 'Let me plough {one|a} {short|single} furrow with care, and leave the hill to {tomorrow|its weather}.',
  },
  closing: {
    'i:a': '<In the name of the Three who are One. Amen.>',
    'ii:b': '<So may it be, on sea and stone and hearth.>',
  },
  scene: {
    'morning-prayer': {
      a: 'Peat {smoke|glow} and {thin|grey} light: the pail waits by the door.',
      b: 'A wren {starts|sings} before anyone, {louder than her size|from the wet wall}.',
      c: 'The {latch|step} is cold with dew, and the lane {goes two ways|runs down to the sea}.',
    },
    gratitude: {
      a: 'At the tide-line, {shells|weed} underfoot, I {go back over|turn over} the day.',
      b: 'The last {milk|bread} is {covered|put by}, and the fire is banked.',
      c: 'On the {wall|stile} above the {barley|bay}, boots off, I sit and look.',
    },
    'personal-growth': {
      a: 'The furrow I {cut|left} is crooked, and the {plough|field} is patient.',
      b: 'An old {habit|temper} comes in like a {goat|draught}, by the same gap.',
      c: 'One stone a day, and the {wall|step} is {slowly|nearly} made.',
    },
    wellbeing: {
      a: 'My {shoulders|hands} are stiff as {rope|new tweed}, and sleep skims past.',
      b: 'A {bench|stone} out of the wind, and {no one calls|the sea is talking}.',
      c: 'The mind {turns|wheels} on and on, like a gull over the same {water|spot}.',
    },
    professional: {
      a: 'The {loom|desk} is {ready|waiting}, the list is long, and hands are few.',
      b: 'Before the {market|shift}, {scales|tools} and tempers are looked over.',
      c: 'At the {yard gate|office door}, someone is left out of the {talk|joke}.',
    },
    relationships: {
      a: 'Two {stools|cups} at one hearth, and the talk gone {quiet|cold}.',
      b: 'A {path|track} between two {doors|farms} is growing over with grass.',
      c: 'Someone’s {coat|cap} hangs on my nail, {left in a hurry|not called for}.',
    },
    spirituality: {
      a: 'The {well|spring} is leafed over, and I come with a {dry|cracked} jug.',
      b: 'Old words {lie|sit} in the mouth like {pebbles|sea-glass}, smooth and cold.',
      c: 'A bare {headland|room}, the {wind|tide}, and no word comes yet.',
    },
    celebration: {
      a: 'The {fiddle|pipe} is out, the floor {shakes|fills}, and the half-door stands open.',
      b: 'A {child|pair} is {blessed|sung to} by the fire, with one stool kept.',
      c: '{Boats|Carts} come in {lit|decked}, and the whole shore is singing.',
    },
  },
  ask: {
    gratitude: {
      a: 'I {bless|thank} you for three: {warm bread|dry turf}, {a kind word|a safe step}, and a wren in the hedge.',
      b: 'Let me {greet|meet} {each gift|what comes} {at the door|with a nod}, as I would a guest.',
      c: 'Weave {one|a} bright thread of thanks through {the grey|my plain} cloth of {work|the week}.',
      d: 'Whoever {filled|carried} the pail I drink from, {bless|keep} their {hands|house}.',
      e: 'Let my {thanks|gladness} go out like the tide, {touching every stone|past each door}, and come home {wider|shared}.',
    },
    guidance: {
      a: 'As the wild goose {reads|knows} the {wind|stars}, teach me the next {mile|turning}.',
      b: 'Set a {lamp|white stone} at {each bend|the fork}, near enough to {reach|see}.',
      c: 'When mist {comes down|hides the path}, {keep me still|sit me down} till I hear {water|sheep bells}.',
      d: 'Show me which {thread|row} is mine to {take up|work}, and which to {leave|pass on}.',
      e: 'Bring me {home|round} by the {long|old} path if the short one {breaks faith|crosses another’s field}.',
    },
    blessing: {
      a: 'Bless {hand and tool|foot and path}, {hearth and threshold|roof and rafter}, the {giver|comer} and the guest.',
      b: 'Lay a blessing on {the cradle|the loom|the plough}, on {start and finish|dawn and dusk}.',
      c: 'May {milk, meal and song|fire, salt and song} never {fail|run out} in {the house I love|any house I name}.',
      d: 'Fold {those who leave|the ones I love} in a {cloak|plaid} of {quiet|warmth}, above and beneath.',
      e: 'Bless my {mouth|tongue} before it {opens|wakes}, so that good goes {out|over} the sill.',
    },
    peace: {
      a: 'Let quiet come {down|in} like {evening|dusk} on the byre, {each beast settled|the last gate shut}.',
      b: '{Loosen|Ease} the hard word {in my throat|between houses}, as {warm hands|patient hands} free wet rope.',
      c: 'Keep strife without and {calm|song} within, from {door|gate} to {hearth|bed}.',
      d: 'Where {families|neighbours} nurse old wrongs, send a {child|stranger} {laughing|singing} through the gate.',
      e: 'Still the weather behind my {eyes|ribs}, {gust by gust|squall by squall}, to a heron’s {calm|rest}.',
    },
    'loving-kindness': {
      a: 'Let me keep three things ready: {a stool|a cup}, {an ear|a dry coat}, and {no questions|time}.',
      b: 'Widen the ring {I draw|round my fire}, {stone by stone|step by step}, till {strangers|shy ones} sit in it.',
      c: 'Make me {soft|mild} as {milk|moss} to the prickly, {for I have thorns too|as to a hurt bird}.',
      d: 'Seat {those I forget|the left-out} on the {near|warm} stool by {my|someone’s} fire.',
      e: 'As {sun|dew} rests on {thistle and rose|nettle and barley}, let my love rest {on all|without choosing}.',
    },
    mercy: {
      a: 'Be {soft|slow} with me, as the tide is with {sharp|broken} {stones|shells}.',
      b: 'When I could {shame|strike} someone, {cool|hold} my hand in the well till it {opens|is quiet}.',
      c: 'Let the {lame|slow} ewe set the pace of my {help|patience}, {uphill and down|all the way home}.',
      d: 'Cover {my fault|another’s fault} with {bracken|fresh turf}, {and let something grow|as the hill covers scars}.',
      e: 'For {the thief of apples|whoever wronged me}, let me leave {a windfall|one branch low} and {no dog loose|no hard word}.',
    },
    forgiveness: {
      a: 'Wash over {what I did|my wrong} like {tide|sea} over footprints, and leave me clean sand to {walk|start} on.',
      b: 'I {spoiled|fouled} the well: {let me say so|give me the words}, and then dig it out {stone by stone|by hand}.',
      c: 'Untie the {boat|raft} of {blame|my grudge} from its {ring|post}, and let the ebb have it.',
      d: 'Set me walking to {the door|the house} I {passed|avoided}, with {turf|bread} under my arm.',
      e: 'Let the one I wronged take {all the time|the seasons} {needed|wanted}, while I {tend the wall|keep the gate mended}.',
    },
    healing: {
      a: 'Lay cool water on what {burns|stings}, {ease|sleep} on what aches, and {song|quiet} on what fears.',
      b: '{Knit|Weave} {bone and breath|nerve and sleep} thread by thread, as a {weaver|spinner} mends by touch.',
      c: 'Put {skill|steadiness} in the {healer’s|nurse’s} hands, kindness in the voice, and {rest|bread} after.',
      d: 'Bring the {weak|ill} to the sunny {doorstep|wall}, step by step, with an arm {near|ready}.',
      e: 'If {strength|health} {ebbs|is far out}, stay on the strand with me and keep the {lamp|pot} warm.',
    },
    victory: {
      a: 'Let me {weather|ride out} the {gale|season}, {bent like sedge|roof and root}, and wish no house harm.',
      b: 'Like {heather|thorn} on the ridge, let the {good|green} in me outlast the {wind|salt}.',
      c: 'Help me {turn back|outwait} my {old fear|envy} at the {ford|gate}, once and again.',
      d: 'Where {wrong|greed} has the high seat, give {truth|fairness} {deep roots|many voices} and time.',
      e: 'When I founder, {haul|bring} me up the {shingle|strand}, and {dry|patch} my sail.',
    },
    rain: {
      a: 'Send {soft|fine} rain on the barley, {grey and steady|without wind}, till the {roots|ditches} are glad.',
      b: 'Fill {well and trough|burn and bog}, {drop by drop|night by night}, and spare the {low field|bridge}.',
      c: 'For {hill farms|crofts} with a dry well, let {cloud|mist} {come in|lean} from the sea.',
      d: 'Let {showers|rain} and sun {take turns|share the day} over {seed and stook|oats and grass}.',
      e: 'Teach me the {worth|weight} of one pail, {spilling none|stepping slow}, and let me leave the spring {clear|clean}.',
    },
    thanksgiving: {
      a: 'For {barley in|turf stacked}, {beasts home|doors mended} and {all hands whole|every name answered}, I lift the cup.',
      b: 'Three thanks round the fire: for the {sower|cook}, the {carrier|mender}, and {the one who sang|a stranger who helped}.',
      c: 'Let {thanks|plenty} go down the lane in {a basket|covered dishes}, {house by house|barest house first}.',
      d: 'I {bless|thank} you for the {year’s|season’s} ebb and flow, and for {who stayed|what held}.',
      e: '{Take|Receive} the first {sheaf|slice|cup} back gladly, since many hands gave it.',
    },
    protection: {
      a: 'Circle {roof and rafter|bed and cradle}, {cattle and cat|door and dog}, till the {grey|first} of day.',
      b: 'Be {rock|wall} behind me, {light|star} before me, and a {dry|sure} step under me.',
      c: 'Keep {wolf and want|storm and spark} from the {fold|thatch}, and {ill will|spite} from my own door.',
      d: 'Go with {those on the road|the night driver}, {lamp and ring|wind behind}, to the {very|last} door.',
      e: 'Where {a child|anyone} {fears|dreads} a step outside, set a {neighbour|strong door} between.',
    },
    wisdom: {
      a: 'Let {one|a} hazel of good sense {fall|drop} into my talk, and let me {wait for it|crack it slowly}.',
      b: 'Teach me the heron’s {stillness|patience}: {long looking|cold feet}, {few words|no hurry}, one true stroke.',
      c: 'Let the old tell me what {storms|winters} {taught|left}, and let me {not interrupt|sit to the end}.',
      d: 'Let me {weigh|turn} each word like a stone for the wall, and {leave|lay by} the {loose|sharp} ones.',
      e: 'Show me what keeps, {salt|seed}, {wool|song} and a promise, and what {spoils|fades} in a day.',
    },
    strength: {
      a: 'Give me {an ox’s neck|a pony’s heart} for the {hill|load}, and {grass|water} at the top.',
      b: 'Lend me {the oak’s|the rowan’s} hold, the {rope’s|anchor’s} grip, for one {day|tide} at a time.',
      c: 'When I flag, {set|put} a shoulder beside mine, {under the same beam|as neighbours lift}, {and then a song|step for step}.',
      d: 'Let me {rest|lie} like {a field|ploughland} under frost, {doing nothing well|not idle, only quiet}.',
      e: 'Kindle my {heart|will} from {embers|old ash}, {breath by breath|with dry sticks}, to a small flame.',
    },
    abundance: {
      a: 'Let the {meal chest|churn} hold enough for {one guest|two guests} more, and {want no lock|feed the dog too}.',
      b: '{Stretch|Bless} the broth in {thin|lean} weeks, and let no pot on the {shore|hill} hang empty.',
      c: 'Make me {open|free} as {bramble|the hazel} in fruit, {for any passing hand|for bird and neighbour}.',
      d: 'For {fields that failed|nets that came up light}, send neighbours {with a cart|by lamplight}, {bringing seed|and a day’s help}.',
      e: 'Let three riches be enough: {a full pail|dry wool}, {a friend near|a good ear}, and a song to {share|pass on}.',
    },
    unity: {
      a: 'Weave {quarrelling threads|unlike wools} into one {cloth|plaid}, {no colour lost|each colour plain}.',
      b: 'As {streams|burns} {lose|forget} their names in the {bay|sea}, let old sides be forgotten.',
      c: 'Seat {old foes|both sides} at one {hearth|pot}, with one spoon between, till {talk|laughter} thaws.',
      d: 'Where a {wall|ditch} divides {kin|neighbours}, let a gate be made {by both|from both ends}.',
      e: 'Three strands make a rope: {join|plait} {mine|my own} with {those I doubt|the ones I avoid}.',
    },
    hope: {
      a: 'Under the ash keep {one|a last} coal {alive|red}, and let me {find|breathe on} it.',
      b: 'Let the {geese|swallows} come back over {my roof|grey weather}, and something in me {look up|call too}.',
      c: 'Send {thin|first} light along the sill {of a hard winter|of the long dark}, {a finger wide|no more than a thread}.',
      d: 'To {those on the quay|the watchers}, {show|send} a sail, {small|far out} and turning home.',
      e: 'Teach me to {plant|set} {hazels|oaks} I may not {sit under|see grown}, whistling all the same.',
    },
    faith: {
      a: 'As a {gull|boat} trusts {deep|dark} water, let me {lean|rest} on what has held.',
      b: 'When {no answer comes|the well says nothing}, keep me coming, {pail in hand|as to a friend}, {day by day|unashamed}.',
      c: 'Keep me walking {through mist|on the causeway}, {post to post|stone to stone}, {before the tide|with sea on both hands}.',
      d: 'Bind me to what is true with {wool|rushes}, {one knot a day|a strand each day}, {and let it hold|not with iron}.',
      e: 'I {sow|drop} the seed in {cold|black} ground; keep my {hands|spade} from digging after it.',
    },
    joy: {
      a: 'Let joy come in like {the dog|children}, shaking {sea|sand} over {everyone|the floor}.',
      b: 'Give {feet|the floor} a reel, {mouths|the kettle} a song, and the {shy|tired} a partner.',
      c: 'For {wren-song|lark-song}, {warm milk|hot tea} and {a jest at the gate|sun on the step}, I praise you.',
      d: 'Let my {gladness|laughter} {warm|light} the next house, and knock softly where {sorrow|mourning} sits.',
      e: 'Wake {delight|the child} in me, {barefoot|muddy}, at the {edge|lip} of the wave.',
    },
    success: {
      a: 'Let the cloth I weave be {even|honest}, {edge to edge|inside and out}, {whoever wears it|praised or not}.',
      b: 'Straight {furrow|seam}, {fair measure|true weight}, clean work: let the rest be {wind|weather}.',
      c: 'If the {fair|season} goes well, {slow my boasting|hold my tongue}, and {fill|bless} a neighbour’s basket.',
      d: 'If the {harvest|plan} fails, leave me my {tools|seed} and {my temper|my friends}, and another spring.',
      e: 'Let no {beast|hand} be {driven|worn} lame for my {gain|hurry}, and let pay come first.',
    },
    courage: {
      a: 'Put a wren’s heart in me: {small body|small bones}, {large|loud} song, {in the teeth of winter|by the hawk’s tree}.',
      b: 'Stand me {at the ford|in the gap} where the {weak|small} cross, {feet wet|knees shaking}.',
      c: 'Give me the {word|no} I {owe|fear}, plain as slate, {and breath to finish|without spite}.',
      d: 'Push my boat off the {shingle|strand} before {fear|doubt} {argues|grows}, and take an oar.',
      e: 'Be near those who {emigrate|testify|give birth}, {ring within ring|a hand at the back}.',
    },
    patience: {
      a: 'Let me {wait|ripen} like barley, {through green and gold|leaning with the wind}, in no month but {its own|the right one}.',
      b: 'Slow me to the {loom|tide}, {to and fro|in and out}, with nothing {forced|tugged}.',
      c: 'In {the lambing shed|waiting rooms}, give me {a stool|long sitting}, warm hands and a {low|kind} voice.',
      d: 'When {someone|a child} {fumbles|dawdles} by the gate, let me {look at the hills|whistle}.',
      e: 'Smooth me as {the sea|a burn} smooths {glass|stone}, {turn by turn|unhurried}.',
    },
    understanding: {
      a: 'Let me stand on the {other|far} bank, feel its wind, and {look back at|see} my own {roof|smoke}.',
      b: 'Give me {the patience|an ear} to {learn|hear} another’s {tongue|weather}, to the last word.',
      c: 'Under hard speech let me {hear|sense} the {tired|hurt} {child|creature} behind it.',
      d: 'When my {meaning|word} is lost in {wind|mist}, find someone who will {cup an ear|come nearer}.',
      e: 'Let {old and young|hill and shore} trade {songs|stories} till each {knows|can sing} the other’s sorrow.',
    },
    harmony: {
      a: 'Let {bird, beast and plough|wind, wave and oar} find one {time|measure}, and let me {keep it|not rush}.',
      b: '{Tune|String} {work and rest|hand and heart} like a harp, neither {slack|strained}.',
      c: 'Let the smoke rise straight {in|from} {my house|each house}, with tempers {settled|low}.',
      d: 'Where {farm and wild|hill and village} {press|strain}, draw a fair line, with room for the {hare|hedge}.',
      e: 'Bring {scattered|jarring} {days|moods} home by name, like {hens at dusk|geese to the yard}.',
    },
  },
  generic: {
    a: 'What I {carry|bring} I {set|lay} by the fire, {unnamed|for you to see}.',
    b: 'One {thing|matter} has walked beside me {all the way|down the lane}, and {waits|is here}.',
    c: '{Draw|Cast} the ring {round|about} what I {have not named|cannot say} too.',
  },
  comfort: {
    a: 'Sit at my {hearth|door} {as neighbours sit|with few words}, {while the fire sinks|and let me weep}.',
    b: 'What is gone was {dear|loved}; {let me stand|stand with me} by the gate.',
    c: 'Let {grief|tears} come in like {weather|tide}, and let {no one|none} bid me hush.',
    d: 'Keep {the|a} stool by the fire {as it was|unfilled}, and keep me {warm|company}.',
  },
}
