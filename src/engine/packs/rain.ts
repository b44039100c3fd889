import type { Pack } from '../pack'

/**
 * Interfaith: no creed, the land and its water. Keys of the register `dry` long for water and are left out where
 * someone writes of floods; `flood` is said only there.
 */
// prettier-ignore -- one fragment a line reads best
export const pack: Pack = {
  name: 'Rain',
  slug: 'rain',
  mode: 'P',
  guard: 1,
  speaker: 'I',
  band: 'full',
  registers: ['dry', 'flood'],
  opening: {
    'dry:a':
      'Giver of rain, the ground {has split|lies open} like old {pots|paint}, and I watch the line where sky meets field for one dark edge.',
    'dry:b':
      'Maker of clouds and rivers, for {the last|every} shower that {crossed|found} the roofs, and the smell of wet dust after it, I thank you before I ask.',
    'dry:c':
      'Source of every spring, a farmer {reads|searches} the sky, a well answers the bucket with stones, a child holds out a cup: I {stand|wait} with them.',
    'flood:d':
      'Maker of clouds and rivers, some stand on roofs with the water {still rising|at the door}, and I {bring|name} them first, cold and counting.',
    'dry:e': 'Giver of rain, {I look up|here I stand}, {dust on my shoes|a cup in my hand}.',
    f: 'Source of every spring, I come to you {as to a well|with my cup|from the edge of the field}.',
    g: 'Maker of clouds and rivers, {hear|listen to} {one voice from the ground|someone small under your sky}.',
    'dry:h':
      'Source of every spring, {be near|turn to me} {in a dry hour|where the ground is hard}.',
    'flood:i':
      'Maker of clouds and rivers, {hear|be with} {those the water has reached|everyone near high water}.',
    j: 'Source of every spring, I {rest|lay} a hand on the ground, feel what it remembers, and {begin|speak} from there, one of many who must drink.',
  },
  attribute: {
    'dry:a':
      'You {taught|told} the cloud to {carry|hold} more than {it shows|it needs}, and to give it all away.',
    b: 'Every {river|stream} you made {begins|starts} as {a trickle|a wet place in moss}, and feels its way downhill.',
    c: 'The same water {has been|was once} {ice, mist and tears|sea and snow}, and not a drop is new {under your sky|in your keeping}.',
    d: 'You {wake|call} the frog from baked mud, and the {seed|fern} from its {long waiting|dry sleep}.',
    'dry:e':
      'No {fence|border} was ever {drawn|built} that a cloud stops at, and you {water|feed} both sides.',
    f: 'Under {the field|my feet} lies water {older than|that fell before} any deed to the land, {held in the dark|quiet in stone}.',
    g: 'Roots {know|find} what the {eye|surveyor} misses, and {drink|live} by it in silence.',
    h: 'You gave {every|each} creature its thirst, {the bee|the ox} no less than the {heron|child}, and a place to drink.',
  },
  turn: {
    thanks: {
      a: 'I {turn|open} a tap and {think of|thank} {nobody|no one}, while elsewhere a girl walks an hour for one full jar.',
      'dry:b':
        'When the {barrel|tank} {is full|brims}, I forget the lean months; when it {sounds hollow|runs low}, I forget that it ever sang.',
      'dry:c':
        'Why does one {valley|village} {get its showers|stay green} while the next {has only wind|eats dust}? I {cannot tell|do not know|was never told}, and {it troubles my thanks|my thanks come slowly}.',
      d: 'I {want|expect} good days to arrive like {milk|the post}, and {sulk|grumble} when the sky keeps its own calendar.',
    },
    light: {
      'dry:a':
        'I have dug {many|ten} {shallow|quick} holes and called the ground {dry|barren}, where one deep one might have found water.',
      b: 'How much of my {certainty|worry} is silt, {stirred|kicked} up by my own feet, that would {settle|clear} if I stood still?',
      c: 'I {follow|trust} the {loudest|nearest} channel, and only downstream {learn|see} what it was carrying.',
      d: 'Some answers {sink|seep} for years in the dark before a spring {shows|breaks}, miles from where I {looked|waited}, and I tire.',
    },
    mend: {
      a: 'I {dam|hold back} a kind word out of {pride|an old slight}, and {wonder|complain} that the lower field wilts.',
      b: 'Two {neighbours|cousins} on one {ditch|stream} can fall out over an inch of water, and I have been {each of them|both}, more than once.',
      c: 'What I {poured|let run} into the common water in anger {came|went} to someone’s cup, and I {never asked whose|never walked down to see}.',
      'dry:d':
        'My anger {runs off|rushes} like a cloudburst on clay, {all noise|fast and brown}, and {nothing|not a root} is the better for it.',
    },
    bear: {
      'dry:a':
        'I {carry|have} a {dry|cracked} place in me that no news softens, and I {go on|keep} sweeping the yard.',
      b: 'What if the {hard season|long wait} {outlasts me|goes on}, I ask under my breath, and still I {oil the pump|mend the gutter}.',
      c: 'The old {willow|vine} has looked {dead|finished} {three times|more than once} and was not; I tell myself so on bad days.',
      'dry:d':
        'I am {afraid|worn out}, {the sky gives no sign|no cloud says when}, and brave talk {fills no trough|wets nobody’s lips}.',
    },
  },
  widening: {
    'dry:a':
      'Remember {herders|mothers} who walk to a farther well, and {the child|the old one} who waits {at home|by the door} with dry lips.',
    b: 'Where a river {crosses|marks} a {border|frontier}, let upstream towns think of the {delta|river mouth}, and talk before it is late.',
    c: 'Be with those driven out by high water, with their wet {beds|papers} and one saved {photograph|hen}, until {the ground holds|doors open to them}.',
    d: 'Let {heron and otter|eel and dragonfly} keep {their share|enough} of every {stream|pond}, for they cannot ask.',
    e: 'For diggers of wells, testers of water and {all|those} who {work|kneel} in mud for strangers, I ask {steady hands|good pay and rest}.',
    f: 'In cities where {no one|nobody} sees the {river|lake} they drink from, let clean water reach the {top floor|last street} as surely as the first.',
    g: 'Those who {quarrel|go to law} over a spring I {bring|name} too: cool them {at its edge|beside it} and let them drink first.',
    h: 'Let those not yet born find {sweet wells|clear springs}, {hedges|shade trees} in leaf, and no poison left in the {ground|mud}.',
  },
  commit: {
    a: 'I will {mend|fix} one {leak|dripping tap} today, and {think of|thank} whoever walks for water.',
    'dry:b':
      'I will {plant|sow} {one thing|something} before there is a cloud, and {water it by hand|keep it in my care}.',
    'dry:c':
      'What water I am given I will use twice, {dishes|washing} first and {beans|roses} after, and {waste none|pour none away}.',
    d: 'I will take {a can|a jug|a bottle} of water to {someone|a neighbour} who did not ask, and sit awhile.',
    e: 'The {weather|sky} I leave with you; the {ditch|gate} and the spade are mine, and I {go to them|begin}.',
  },
  closing: {
    'dry:a': '<Let the rain come, and let it come gently.>',
    b: '<May it be so.>',
  },
  scene: {
    'morning-prayer': {
      a: 'Dew hangs on the {gate|wire}, a cockerel {tries|starts}, and the day has made no tracks.',
      b: 'The first {bucket|jug} is filled, and the {field|yard} has its list.',
      c: 'Before {the heat|any footstep}, the ground is cool, and one {row|task} is mine.',
    },
    gratitude: {
      a: 'At {the back step|the open door}, boots off, I {go over|look back on} the day.',
      b: 'There was an hour when {the clouds turned gold|the hills stood close}, and I {go back to it|stop there}.',
      c: 'On {the bench by the pump|the low wall}, hands washed, one good thing {comes to mind|returns}.',
    },
    'personal-growth': {
      a: 'One fault of mine {goes on|keeps on}, small and steady, like {a tap at night|a slow leak}.',
      b: 'A {bed|row} is cleared again, a week late, and the {hoe|soil} bears no grudge.',
      c: 'In a {bowl|basin} of still water a face looks up, mine, and could {change|soften}.',
    },
    wellbeing: {
      a: 'My {shoulders|bones} have gone stiff as baked clay, and sleep {runs shallow|is thin}.',
      b: '{A slow walk|A cool cloth}, an hour of shade: the body could {begin there|ask less}.',
      c: 'The day {ran off|went} in all directions, and {my breath|my strength} is spread thin.',
    },
    professional: {
      a: 'The {shift|market} {opens|begins}, boots on, and many wait on what I do.',
      b: 'There are {tools to oil|accounts to square}, and a {price|wage} to keep fair.',
      c: 'On the {bench|desk} lies yesterday’s half, and the {phone|bell} begins.',
    },
    relationships: {
      a: 'Between one dear face and me {runs|lies} a {narrow ditch|cool stream}, not wide.',
      b: 'Two {chairs|stools} face the field, and {talk|silence} comes and goes between them.',
      c: '{A message|A knock} would {take|cost} a minute, and has waited a week.',
    },
    spirituality: {
      a: 'My {quiet hour|prayer} has been a stony stream bed, and I {come anyway|keep at it}.',
      b: 'I {stand|sit} under the open sky and wait without words, {one among all that grows|small}.',
      c: 'Stillness {gathers|comes} as water does, from nowhere, when nobody {stirs|watches}.',
    },
    celebration: {
      a: '{Tables|Benches} are out under the trees, a fiddle is tuned, and the absent are {named|toasted}.',
      b: 'A child is {welcomed|cheered} with full jugs, and even the {dog|oldest} dances.',
      c: 'Lamps {hang|swing} in the {orchard|barn}, and laughter carries over the fields.',
    },
  },
  ask: {
    gratitude: {
      a: 'For one {drink|mouthful} of cold water after work, I {thank you|give thanks}, {and taste it again|slowly}.',
      'dry:b':
        'Let me {hear|take} the {gutter’s|eaves’} song as {a gift|good news}, and not turn over in bed.',
      c: 'Teach me to {stop|stand} at {the wet leaf|one green shoot} {until I have seen it|as at a friend’s door}.',
      d: 'Someone {dug|cleaned} the well I drink from; let {my thanks|thanks} {find|reach} that bent back.',
      e: 'When {plenty|ease} {pools|gathers} round me, keep it from {going stale|making me dull}: let it run on.',
    },
    guidance: {
      a: 'As water {feels for|finds} the low gap, {show me|lead me to} {the work that is mine|one next step}.',
      b: '{Cut|Clear} {one channel|a single channel} through {my many wishes|the mud of my plans}, and send the day along it.',
      c: 'When {signs mislead|clouds promise and pass}, keep me {from rushing|near those who know the land}, {and let me look again|eyes open}.',
      d: 'Let me ask {the old farmer|an elder}, {the map|the neighbour} and my own feet before I {dig|move}.',
      e: 'If I {follow|have taken} a dead stream, {turn me|bring me round} while {the ford is near|there is light}.',
    },
    blessing: {
      a: 'Bless the hand on the pump, the {jar|sack} on the shoulder, and the {door|supper} {that waits|at the road’s end}.',
      'dry:b':
        'May {every roof|each house} {in view|along the lane} have {a full cistern|a sweet well} and a reason to sing.',
      c: 'Let good {settle|come down} on {those I love|the ones I love} {like dew|without noise}, and no blade be missed.',
      d: 'Bless {the young orchard|the new calf}, {the first job|the new house}, and whoever {lies awake over them|worries over them}.',
      e: 'On what I {planted|began} and cannot watch, let {a kind sky|some good} {rest|shine}.',
    },
    peace: {
      a: 'Let quarrels over {fences|water} {end|cool} at the spring, with everyone {drinking|fed}.',
      b: 'Settle what is {stirred|clouded} in me, the way a {pond|pail} {clears|goes still} when left alone.',
      c: 'Where armies guard {springs and bridges|a dam}, send them home, and let {children|goats} {come to drink|cross}.',
      d: 'Give me {an hour|a night} as {still|easy} as cattle lying down, {nobody raising a voice|no door banging}.',
      e: 'When {a sharp word|bad news} muddies me, let me {wait|keep still} until {I can see the bottom|the silt goes down}.',
    },
    'loving-kindness': {
      a: 'Make my {goodwill|kindness} like {shade|a public pump}: {there|open} for whoever stops.',
      b: 'May the one I love have {cool days|good shade}, and {the one I cannot bear|my rival} {the same|no less}.',
      c: 'Let my {care|warmth} {soak|sink} in slowly, past the easy ground, to {whoever has gone hard|the farthest root}.',
      d: 'As {mist|dew} {touches|rests on} thistle and wheat, let me greet {the gruff|the rude} and the sweet alike.',
      e: 'Give the stranger at the gate {water|a chair} first, and {questions|my curiosity} after, by my own {hand|hands}.',
    },
    mercy: {
      'dry:a':
        'Fall {gently|softly} on what I did badly, and {teach me|let me learn} to {fall|land} so on others.',
      b: 'Where my {anger|tongue} could {scorch|flatten} a tender plant, {let me give shade|let me hold back}.',
      c: 'Spare the {late|bare} tree one more year, and me {with it|likewise}, and {loosen the soil|bring water} for both.',
      d: 'Let me {lift|help up} the one who {slipped in the mud|came last} {before I ask|without asking} whose fault it was.',
      e: 'Be {gentle|soft} with {the clumsy|the late} and the {sour|stubborn}, as good water is with stones.',
    },
    forgiveness: {
      'dry:a':
        'You water {the just field and the unjust|my field and my rival’s}; let me {do the same|drop my grudge} {today|with open hands}.',
      b: 'I {fouled|muddied} a shared stream; give me the {spade|nerve} to {clean it|own it} before those it reached.',
      c: '{Wash|Carry} {old anger|my grudge} down to the {wide|patient} sea, where it can hurt no one.',
      d: 'Let me {go first|cross over} to the {neighbour|friend} I wronged, hat in hand, and {mend the fence|say it plainly}.',
      e: 'Where {I was wronged|someone hurt me}, let {time|patience} smooth the {sharp|jagged} stone, and no one hurry me.',
    },
    healing: {
      a: 'Let {ease|sleep} {seep|come} into the sore place as water {enters|finds} a root, slowly.',
      b: 'Put {cool|steady} hands on {hot foreheads|the sick}, and give the {nurse|carer} a chair and a drink.',
      c: 'Whether the body mends {soon|fully} or not, let {lips be wetted|pillows be turned} and {no one lie unheard|nobody be left alone}.',
      d: 'Give {clean|safe} water to every ward, and {skill|patience} to those who {carry it|boil it}.',
      e: 'As {burnt|grazed} land greens from {the edges|below}, {begin|start} some small mending in me.',
    },
    victory: {
      'dry:a':
        'After {the lean years|a long dry spell}, let there be {one good sheaf|a full basket}, {carried first to the poor|shared before it is counted}.',
      b: 'Let {patience|kindness} outlast the heat in me by one {day|furrow|morning}.',
      c: 'What greed has {drained|fouled}, let {stubborn|patient} hands {bring|win} back, marsh by marsh.',
      d: 'Give the root its {slow|quiet} win over {stone|paving}, and give me {the same push|one like it}.',
      e: 'When {I come through|the hard stretch ends}, let me {look back for|go back with water for} {the slowest|whoever fell behind}.',
    },
    rain: {
      a: 'Let the {first drops|clouds} come {in season|at sowing time}, {softly|slowly}, so that the ground can drink.',
      b: 'Raise the {wells|springs} a hand’s width {each week|at a time}, until {the rope comes up wet|reeds stand in water}.',
      c: 'For {the ones who sowed on trust|those who sowed in dust}, send {steady|soft} rain, {neither early nor late|and sun between}.',
      d: 'Bring {cloud shadow|one low cloud} over the cracked field, and let it {stay|empty itself} {kindly|without harm}.',
      e: 'Let {snails|ducks} rejoice and {gutters|drains} sing, and let the almanac be {happily wrong|right at last}.',
      f: 'Teach me to {catch|keep} what falls, {jar and roof and trench|barrel by barrel}, and to {ask for no more|leave the stream its share}.',
    },
    thanksgiving: {
      a: 'For the sheaf and the sack, the {mended|full} {net|shed}, and {every back that bent|hands on the rope}, thanks.',
      'dry:b':
        'I thank you for the year’s {springs that held|wet mornings}, one by one, {as beads are told|like neighbours by name}, {missing none|and aloud}.',
      c: 'Let {the first fruits|the best of the crop} go {next door|to a lonely step}, {before the price is known|with mud still on}.',
      d: 'Even a {thin|poor} year had {its gourd|one good melon} and {a shared stove|a neighbour’s goat}; I count them.',
      e: 'Thanks for those who came {with buckets|with shovels} {when it mattered|unasked}, and {went home wet|wanted no name}.',
    },
    protection: {
      a: 'Hold {the banks|the old walls} and {the bridges|the lit windows}, and bring every child {up to firm ground|in by the door}.',
      b: 'Keep {small feet|children} from the well’s edge, and me {awake|watchful} {beside them|all day}.',
      c: 'Shield {seedlings|lambs} from {hail|frost}, travellers from the washed-out road, and {the poor|the old} from the cold.',
      d: 'Be a {roof|doorway} to {those caught out|people without one}, {until the sky clears|as long as it lasts}.',
      e: 'Guard the {spring|source} from {poison|neglect}, and my mouth from {spite|carelessness}, for both are drunk from.',
    },
    wisdom: {
      a: 'Teach me what {roots|willows} know: {go deep|lean to the water} {before going wide|and let the top wave}.',
      b: 'Let me {read|learn} {the land|a season} {as my elders did|slowly}, by walking it, before I speak.',
      c: 'Give me {judgement|sense} that {settles|clears} like a shaken jar, {leaving good soil|in its own time}.',
      d: 'Where {cleverness|haste} would {drill|blast}, let me {listen for water|ask who drinks here} first.',
      e: 'Show me what {is worth saving|to store} for the lean months and what to {let flow|pour out} {today|now}.',
    },
    strength: {
      a: 'Give me {an ox’s|a root’s} strength, slow and sure, for one {row|day} and {its stones|no more}.',
      b: 'When the {rope|yoke} burns, {put|lay} another hand beside mine, and let the load {come up|move}.',
      c: 'Let me bend as {reeds|grasses} do in a gale, and {stand|come up} {green|whole} after.',
      d: 'Where I run low, let {rest|sleep} raise me {slowly|inch by inch}, like {a spring|a low well}.',
      e: 'Go with {those|women} who carry {water uphill|children and water}, and {share out the load|shorten the path}.',
    },
    abundance: {
      'dry:a':
        'Fill {the jar|the cistern} to {the shoulder|a good mark}, {not the brim|and no higher}, with some to lend.',
      b: 'Where a cupboard is bare, let {loaves|seed corn} come {by many hands|over the wall}, {before shame does|in time}.',
      c: 'Teach me to {count|measure} wealth in shade, {ripe figs|good soil} and {people at the table|open gates}.',
      'dry:d':
        'Let plenty {run|pass} through me {like a ditch|as through a sluice}, {watering both sides|wetting all it touches}, and leave me clean.',
      e: 'Free me from the locked {tank|granary}, and from {fear’s arithmetic|counting at night}, {by one gift|one lent cup at a time}.',
    },
    unity: {
      a: 'As {mountain|valley} streams {join|meet} to turn a mill, let the whole street {work|pull} as one.',
      b: 'Let {upstream and downstream|hill farm and town} {sit|eat} at the same board, and {share the water fairly|tell the truth about need}.',
      c: 'Where {a wall|a feud} {parts|divides} two {gardens|houses}, let a vine cross, and let nobody cut it.',
      d: 'Bring {rivals|strangers} to the same rope, pulling for {a third|somebody else}, until they {laugh|trade names}.',
      e: 'Let me {learn|use} my neighbour’s word for {water|bread}, and {find|taste} the same need in it.',
    },
    hope: {
      a: 'Let me {keep|save} the best seed {in a tin|in a paper fold} for a {year|spring} I cannot see.',
      'dry:b':
        'Under the {riverbed|hard pan} water still moves; let me {walk|live} {by that knowledge|as one who hears it}.',
      c: 'When the forecast is blank, {lift|turn} my eyes to the {swallow|bud} that {has not heard|works on}.',
      d: 'Send those who {gave up the farm|have left home} {a good letter|one green leaf of news}, {by anyone’s hand|by me if need be}.',
      e: 'Let {morning|the next season} {find|meet} me with {sleeves rolled|the gate open}, expecting some good.',
    },
    faith: {
      'dry:a':
        'Let me sow {before the clouds|while the sky is blank}, {as those before me did|hand over hand}, and {sleep|go home singing}.',
      b: 'Where I cannot see the {spring|source}, let the {cress|green line} {in the grass|below it} be enough.',
      c: 'I {lean on|trust} what keeps returning: dawn, tide, the {patience|kindness} of {some people|neighbours}.',
      'dry:d':
        'When trust is {a thin trickle|only damp sand}, let me {dig|kneel} there {gently|with both hands}.',
      e: 'Let {questions|doubts} {float|pass} by like high clouds, while I {tend the row|keep the bank}.',
    },
    joy: {
      'dry:a':
        'Let me {jump|step} in one puddle {on purpose|with both feet}, {whatever my age|hat and all}.',
      'dry:b':
        'Let {gladness|laughter} {break out|start} at the {pump|sink}, water everywhere, and nobody scold.',
      c: 'For {washed air|bright leaves}, a heron’s dignity and {bare feet|warm bread}, let me {laugh aloud|be openly glad}.',
      d: 'Make my {happiness|good hour} {brim|run} over onto the next yard, where {it is needed|little grows}.',
      e: 'Where {grief|worry} has baked the ground, let {a small song|one joke} {soak|sink} in kindly.',
    },
    success: {
      a: 'Let my {rows|figures} be straight where nobody checks, and the {yield|result} be {yours to settle|what comes}.',
      b: 'Bless {the digging|the plain work}, {blisters|wrong turns} and all, and {bring it to water|let it serve someone}.',
      c: 'If the crop is good, keep me {fair|modest}; if it {fails|is thin}, keep me {kind|in seed}.',
      d: 'Let me {finish|close} one furrow before I {admire|plan} the {next field|harvest}.',
      e: 'See that {nothing I gain|no profit of mine} {dries up|drains} {a neighbour’s well|those below me}, now or later.',
    },
    courage: {
      a: 'Help me {wade|step} in where it is {cold|deep}, holding a hand, {though I shake|for somebody’s sake}.',
      b: 'Give me the {voice|nerve} to {say|admit} that the well is foul, before {anyone else drinks|it is too late}.',
      c: 'Let me {be first|not be last} to {lift a spade|knock}, {fear and all|trembling a little}, when a neighbour is in trouble.',
      d: 'Go with {those who row out|people who climb down} {after the lost|into dark water}, and {bring them home|let the rope hold}.',
      e: 'As {a seed|an acorn} {splits|breaks} its own coat to grow, let me risk one thing {today|at last}.',
    },
    patience: {
      a: 'Let me wait as {fields|farmers} wait, {mending tools|turning compost}, {one eye on the sky|not idle, not frantic}.',
      b: 'Keep me from {pulling|digging} up the {bean|bulb} to {see if it lives|measure its root}.',
      c: 'When a child {dawdles|repeats}, slow me to {a snail’s|a brook’s} pace, and let me {look|listen}.',
      d: 'Where {help is late|nothing moves}, keep me sweet, as {stored water|good grain} is kept {in shade|in the dark}.',
      e: 'Teach me the clock of {limestone|moss|oak}, which hurries nothing and is never {idle|late}.',
    },
    understanding: {
      a: 'Let me {walk|go} {a mile|the length} of another’s ditch before I {judge the crop|speak}.',
      b: 'Show me the drought behind {a hard word|a shut face}, and {soften|slow} my {reply|answer}.',
      c: '{Loosen|Free} what is silted up between {parents and children|old friends}, {a spadeful at a time|word by word}.',
      d: 'Let me hear {what runs|what lies} beneath {the complaint|small talk}, as well-diggers {listen|feel} for water.',
      e: 'When I am not understood, {send me|find me} {plainer words|a patient ear}, {and a calm hour|and less heat}.',
    },
    harmony: {
      a: 'Set {root, leaf and cloud|soil, worm and cloud} {turning|working} together, and {let me not jam the wheel|find me my place in it}.',
      b: 'Let town and wetland {share|divide} one river {kindly|fairly}, each with room {to breathe|of its own}.',
      c: 'Bring {my work and my rest|eating, sleep and labour} back to {the pace of seasons|daylight’s measure}, {hour by hour|starting small}.',
      d: 'Make my house {a mixed bed|a hedgerow}, {tall by low|sweet by sour}, with {sun|room} enough for each.',
      e: 'Let voices round me {fall|settle} into time like {drops from the eaves|oars}, {none too loud|each heard}.',
    },
  },
  generic: {
    a: '{One thing|A matter} lies in me like {a seed in its furrow|a stone under water}, and you know.',
    b: 'What I {carry|bring} today I {set down|pour out} here, just as it is.',
    c: 'You see where my thoughts {keep running|run and run}, and {what stops them|what they cannot reach}.',
  },
  comfort: {
    a: 'Tears are water too; {let them come|let them run} {in their own season|and let no one dam them}.',
    b: 'The {house|garden} is very quiet; stay near as dew stays, {asking nothing|unheard}.',
    c: 'Grief {has|keeps} its own {weather|seasons}; let me be sheltered in it.',
    d: 'Let {bread|soup} and an unhurried friend {come|find me} like shade in the afternoon.',
  },
  flood: {
    a: 'Let the {brown|high} water {drop|turn back} inch by inch, and leave the doors standing.',
    b: 'Send {boats, ropes and blankets|boats and dry socks} to {the last lit window|whoever is still calling}.',
    c: 'Hold {the wall and the bank|the dyke}, and the {arms|hands} that pass sandbags.',
    d: 'When the mud {is shovelled out|dries}, let {neighbours|many} stay, and let {wells|taps} run clean.',
  },
}
