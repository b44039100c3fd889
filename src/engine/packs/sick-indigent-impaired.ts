import type { Pack } from '../pack'

/**
 * Interfaith, said with those it is about and not over them: “we” are ill and well, helper and helped. Register
 * `god` speaks to the God of compassion and may end with Amen; `open` speaks to compassion itself and never does.
 */
// prettier-ignore -- one fragment a line reads best
export const pack: Pack = {
  name: 'Sick/Indigent/Impaired',
  slug: 'sick-indigent-impaired',
  mode: 'P',
  guard: 1,
  speaker: 'we',
  band: 'full',
  registers: ['god', 'open'],
  opening: {
    'god:a':
      'God of compassion, beside a bed {where the lamp burns low|with its rail pulled up}, {we sit down without speaking|we draw up a chair}, and only then {ask for anything|begin to ask}.',
    'open:b':
      'Compassion that holds us, outside the shop someone counts coins {twice|a second time} before going in, and we {stand there too|wait alongside}, {in no hurry|with our own few}.',
    'god:c':
      'God of compassion, who made bodies and minds of every {pace|kind}, we come {slowly or on wheels|on foot or on wheels}, {signing or silent|loud or wordless}, by whatever door is wide enough.',
    'open:d':
      'Compassion that holds us, carers {have not slept|are awake again}, a spoon in one hand, and we {keep quiet beside them|come in softly} before we {ask for a thing|say a word}.',
    'god:e':
      'God of compassion, we are here, {some lying down|some on our feet}, {all of us wanted|each of us known}.',
    'god:f':
      'God of compassion, {sit down with us|come in and sit} {before we ask anything|while we find words}.',
    'god:g':
      'God of compassion, you know {every name|each name} {in the waiting room|on the ward}; {hear us|here are ours}.',
    'open:h': 'Compassion that holds us, {be in|come into} this room, {plain|untidy} as it is.',
    'open:i':
      'Compassion that holds us, we {need one another|lean on one another}, and {say so plainly|are not ashamed}.',
    'open:j':
      'Compassion that holds us, {wait with us|keep us company} {in this corridor|on this bench}, {however long|unhurried}.',
  },
  attribute: {
    a: 'You {know|see} a person {where the chart|where a form} {gives|has room for} one line.',
    b: 'Nobody {has to be|need be} {well|mended} or {useful|paid} to be worth your company.',
    c: 'You are not {embarrassed|put off} by {a tremor|a slow word|tears}, a smell or a stain.',
    e: '{Every|Each} body {is carried|needs carrying} at its beginning and {again later|later on}, and is none the smaller for that.',
    f: 'In a shared pan of soup and {a held door|a saved seat} we have {met you|felt you near}, {more than once|without fuss}.',
    g: 'No bell {rings|is rung} too often for you, {at any hour|by day or dark}, and no question is asked {too many times|too slowly}.',
    h: 'Hands that sign, {wheels|canes} that know {every|each} crossing, slow {speech|tongues} with quick wit: you delight in them.',
  },
  turn: {
    thanks: {
      a: 'Thanks do not come easily with {a bill unopened|a body that aches}, and we would rather bring {a little|one true word} than {a show of it|a brave face}.',
      b: 'Some of us have {eaten|slept} well and {others|some} have not, and we do not know why; {that|the question} troubles our thanks.',
      c: 'Why is {gladness|good news} so {shy|uneasy} beside a sickbed, as if it needed permission to {come in|take off its coat}?',
      d: 'What was done for us {by night|out of sight} we {rarely|seldom} saw: {sheets changed|floors washed}, a rent paid, and nothing said.',
    },
    light: {
      a: 'We {want|would like} {a plan|a date}, and are given {one appointment|one day} at a time, and find it hard to live so.',
      b: 'Many people know what is best for {someone else|another}, and few {ask|sit down and ask}; we have {been loud too|done the same}.',
      c: 'When {the expert|the office} has spoken and the {paper|letter} is folded, who still asks what the person {knows|wants}?',
      d: 'We {measure|count} days by what gets done, and {learn late|keep forgetting} that {getting dressed|opening one letter} can be a whole day’s work.',
    },
    mend: {
      a: 'We have {hurried|walked faster} past {an outstretched cup|someone asking}, {and told ourselves a reason|with a reason ready}, and we know it.',
      b: '{Tired|Worn} people are short with {those they love most|the ones who help}, and {no one means it|nobody is proud of it}, and the room hears.',
      c: 'We have {talked over|spoken across} {someone in a chair|someone lying down}, asked the helper instead, and {blushed later|noticed too late}.',
      d: 'Between {the helped and the helping|helper and helped} pride can sit down {on either side|in either chair}, and who will {laugh|speak} first?',
    },
    bear: {
      a: 'Some days {the body|the money} says no by noon, and we {grieve|resent} what we {meant|had hoped} to do.',
      b: 'We are {afraid of|uneasy about} {the next letter|the next result}, and tired of being called brave, and {say so here|here we may say so}.',
      c: 'How long can {a person|anyone} wait on hold before {hope|patience} wears thin, and who {asks|is told} when it does?',
      d: 'We cannot take {a friend’s pain|another’s worry} away, and {sitting beside it|being near it} feels small, {and we stay|yet we stay}.',
    },
  },
  widening: {
    a: 'Be with {the ones|people} nobody visits, the bed by the door with no {cards|flowers}, and {lead our feet there|send us with news}.',
    b: 'For {those who sleep in cars|people in hostels}, for those who owe, we ask {a key of their own|a door that locks} and {a quiet week|somewhere to cook}.',
    c: 'Let {cities|buildings} be {drawn|planned} again, with ramps and rails, clear signs and doors anyone can open, for {the very old and very young|everyone}.',
    d: 'Remember {cleaners|porters} and {kitchen hands|night staff}, interpreters and laundry workers, who go home late, and give them {rest|fair wages}.',
    e: 'Where medicine costs too much, let {makers and ministers|the powerful} {sit an hour|wait a day} in the longest queue before they {vote|set the price}.',
    f: 'Keep {our town|us} from {kindness that looks down|help that takes over}, and teach {officials|the eager} to work with people, not on them.',
    g: 'Some children look after a parent before school; let teachers {notice|know}, and let {play|rest} be {kept for them|theirs}.',
  },
  commit: {
    a: 'We will {ring|visit} one person {we have put off|who is at home all day}, and {let them talk|bring no advice}.',
    b: 'We will learn {one|someone’s} name {at the desk|on the stairs|in the queue}, and use it.',
    c: 'Today we {ask|will ask} for {one thing we need|help with one thing}, {plainly|once}, and say thank you.',
    d: 'We will carry {one bag|a chair|the shopping} as far as asked, {and then stop|and no further}.',
    e: 'What we {cannot mend|have no power over} we {leave with you|lay down here}, and do what we can: {wash the cup|smooth the sheet}.',
  },
  closing: {
    a: '<May no one face this alone.>',
    b: '<Let mercy find every room.>',
    'god:c': '<Let mercy find every room.> <Amen.>',
  },
  scene: {
    'morning-prayer': {
      a: '{Pill box|Teaspoon} and glass stand ready, the blind goes {halfway up|up slowly}, and the day begins.',
      b: 'First light {reaches|is on} the ward floor, and {shoes|slippers} wait side by side.',
      c: 'A key turns {softly|early}, the kettle fills, and somebody says {good morning|our name}.',
    },
    gratitude: {
      a: 'In {the window chair|the canteen corner}, cup in hand, we {think back|look over the day}.',
      b: 'On the bus home there is {a minute|time} to {go over|remember} one good hour.',
      c: 'Lights are {low|out}, the corridor is quiet, and one face {comes back|stays}.',
    },
    'personal-growth': {
      a: 'One habit {of ours|we know well} sits by the bed, and {one small practice|a smaller one} is waiting.',
      b: 'The diary is open {again|after a gap}, {creased|thumbed}, and nobody scolds.',
      c: '{Asking for help|Saying no} is still new, and {comes out clumsy|sounds strange yet}.',
    },
    wellbeing: {
      a: 'The body {gives its report|reads its list}: thin sleep, {a dull head|cold feet}, and little patience.',
      b: 'A {blanket|warm bottle}, a window ajar, {an early night|a slow hour}: simple things are near.',
      c: 'The {day|week} asked too much, and {a chair|the sofa} is as far as we got.',
    },
    professional: {
      a: 'The rota is {pinned up|full}, the trolley squeaks, and {twelve|many} names are waiting.',
      b: 'At the {counter|desk}, {one|every} form has a person behind it, and the queue moves.',
      c: 'Work was {made|built} for other bodies, and we begin {all the same|anyway}.',
    },
    relationships: {
      a: 'One {helps|fusses}, one says all is well, and {both are tired|the tea goes cold}.',
      b: 'Visiting time {is nearly over|has run out}, and {the real thing|what matters} is still unsaid.',
      c: 'A {name|number} waits in the phone, and {pride|worry} has a hand on it.',
    },
    spirituality: {
      a: 'Prayer today is {three words|a sigh} from {under a blanket|a bus seat}, and counts.',
      b: 'The quiet room has {six chairs|one low lamp}, a worn rug, and {nobody hurrying|space for doubt}.',
      c: '{Devotion|Silence} has been {dry|hard} lately, and we keep the appointment anyway.',
    },
    celebration: {
      a: 'A cake {comes down the corridor|is cut small}, {everyone sings off key|paper hats go round}, and absent names are said.',
      b: '{Balloons|Ribbons} are tied to a bed rail, and the whole ward {claps|crowds in}.',
      c: '{The doors are wide|The hall is level}, the {music|band} starts, and nobody is left at the edge.',
    },
  },
  ask: {
    gratitude: {
      a: 'For {one cool pillow|one warm blanket} and {whoever carried it|the hand that brought it}, we {thank you|give thanks}.',
      b: 'Teach us to {take|receive} {help|a meal} with {open hands|a plain thank you}, owing nothing.',
      c: 'Let {one|an} hour without pain be {noticed|tasted} while it {lasts|is here}, like fruit.',
      d: 'Someone remembered our name; {let|help} us keep {that voice|the sound of it} {a long time|for leaner days}.',
      e: 'Show us what the body {still does|keeps doing} {unasked|without applause}: {a laugh, a yawn|a blink, a heartbeat}.',
    },
    guidance: {
      a: 'Show us which {letter to open|call to make|door to try} first, and let {the others wait|one be enough}.',
      b: 'Give us a doctor who {explains|listens}, {a friend|someone} to take notes, and time to {ask again|think}.',
      c: 'Where the forms {turn in circles|confuse us}, send {one patient person|someone} who knows {the right door|where to go}.',
      d: 'When every choice {costs something|is a poor one}, {help us find|point us to} the {kindest|least harmful} thing to try.',
      e: 'Before we arrange {someone’s day|another’s care}, {remind|teach} us to ask the person, {and wait|and mean it}.',
    },
    blessing: {
      a: 'Bless the {bed|chair}, the {cup|lamp} within reach, and {the one who rests there|whoever spends the day there}.',
      b: 'May {every|each} threshold be {level|easy}, every {pot|pan} have enough, and every bell be heard.',
      c: 'On {nurses and porters|cleaners and cooks}, and all who lift and wash, let good {come|rest}, {with fair pay|and a seat}.',
      d: 'Let whoever lives alone be {called|greeted} by name {this week|often}, and {sleep well|eat well}.',
      e: 'Bless {crutch and cane|wheel and ramp}, pill and needle, {the plain tools|all the tools} that help us {live our day|be ourselves}.',
    },
    peace: {
      a: 'Quiet {the machines|the alarms} for an hour, and {the worry behind them|our own racing thoughts}, {until breath comes slow|and let us be}.',
      b: 'Let {the ward|the waiting room} be {gentle|hushed}, {doors eased shut|no voice raised}, and nobody be startled.',
      c: 'Where money is short, keep {blame|shouting} out of {the kitchen|the house}, {and let supper be quiet|so that children can eat}.',
      d: 'Spare {clinics and bakeries|hospitals and wells} wherever {armies stand|wars go on}, and {open|clear} a road for the wounded.',
      e: 'Give the sleepless {a soft|one kind} thought to {hold|rest on}, and {no list to go over|no sums to do}.',
    },
    'loving-kindness': {
      a: 'May the one {in pain|we love} have ease, {and the stranger in the next bed|and whoever snores next door}, {as well|no less}.',
      b: 'Let our kindness {ask a name|pull up a chair} before it {brings a gift|opens its purse}, and {stay for the story|listen to the end}.',
      c: 'Warm us {first|a little} toward our own slow bodies, {and from there|then} toward {whoever|anyone who} waits in line.',
      d: 'Toward {the rude clerk|the grumpy patient} and {the one who begs daily|the one who never says thanks}, {keep our faces kind|make us warm}.',
      e: 'Teach us {a love|a care} that {learns the sign|slows its step}, {waits for the word|lets the slow speak}, and never talks down.',
    },
    mercy: {
      a: 'When the {rule|office} says no, let someone {look up|look again} and find {a way|a person}.',
      b: 'Deal {softly|gently} with us when {pain|fear} makes us sharp, and let us {do the same|be as soft} with others.',
      c: 'For {the missed visit|the unpaid bill} and the lost temper, {let there be|send} patience {before reproach|and no scolding}.',
      d: 'Let us {help|wash} one another as we would be {helped|handled}, hands warmed first, {unhurried|and no remarks}.',
      e: 'Spare debtors {the sermon|the stare}, and {open|leave open} {one more chance|a side door}.',
    },
    forgiveness: {
      a: 'We snapped when we were {tired|scared}; {give us words|help us} to {say so|mend it} before the lamp goes out.',
      b: 'Pardon {the visits we put off|the times we looked past someone}, and {walk us to the phone|send us to the door} {now|at last}.',
      c: '{Loosen|Soften} the {old|hard} grudge we {bear|keep} against our own bodies, which did not choose.',
      d: 'Where a {hospital|landlord|relative} did wrong, let {truth be told|it be named}, and pardon come freely or not at all.',
      e: 'If we took over, let us {say sorry|ask pardon} and {learn|be shown} how {help is wanted|to do it well}.',
    },
    healing: {
      a: 'Let pain loosen {by a little|an inch}, and sleep {come in long pieces|be deep}, {and waking be soft|with no alarm}.',
      b: 'Give {steady hands|clear eyes} to those who treat us, and {a moment|time} to {look at the face|meet our eyes}.',
      c: 'Set {a kind nurse|a friend} beside {the bed|the chair} {when the hours are worst|in the long hours}, with water.',
      d: 'Whatever the {results|doctors} say, let there be {comfort|relief}, company and {a say in it all|a kind voice}.',
      e: 'Whatever {hurts|is sore}, in body or mind, let it be {told|spoken} and {believed|met gently} at once.',
    },
    victory: {
      a: 'Let {sitting up|getting dressed} count as {a win|the victory} {today|now}, and let someone see it.',
      b: '{Bring|See} us {through to|as far as} {supper|the next hour}, and let that be enough.',
      c: 'Let us {outlast|wear down} {the closed office|the unanswered letter}, {politely|together}, until the ramp is built.',
      d: 'When an old craving {knocks|calls}, let us {hold out|stay put} {one minute|an hour} more, with a friend on the line.',
      e: 'Let {justice|fair dealing} win without enemies: {wages paid|a claim heard}, {a home kept|the heating on}.',
    },
    rain: {
      a: 'Send {soft|steady} rain to {the dry villages|thin fields}, and {a sound roof|dry blankets} to everyone it falls on.',
      b: 'Fill {wells|cisterns} near {the clinic|the camp}, so that nobody walks far with {a jar|a child on one hip}.',
      c: 'Let {rain|water} come {slowly|gently}, {in its season|enough and no more}, where a garden feeds a street.',
      d: 'For hands that must be washed, let water run {clear|sweet}, {free to all|sold to no one|within easy reach}.',
      e: 'When the sky {opens|gives}, keep those who sleep outside {dry|out of the wet}, and {let the ground drink|let seed wake}.',
    },
    thanksgiving: {
      a: 'For {soup left on the step|a coat passed on}, {a lift to the clinic|a ride home} and {a good joke|long phone calls}, thanks.',
      b: 'We thank you, {many voices|all of us} together, for {night staff|volunteers}, {drivers|cooks} and everyone on reception.',
      c: 'Let {our thanks|thanks} become {a filled shelf|a hot meal} for the next house, {given without questions|and no names taken}.',
      d: 'What got us this far was shared: {bus fare|courage}, {keys|chairs}, a neighbour’s sofa; we {name|count} it gladly.',
      e: 'Gather {the well and the ill|young and old} at one {table|bench}, and let {each|everyone} say one thanks.',
    },
    protection: {
      a: 'Keep {the roof over|the heat on for} {those behind on rent|anyone who fears a knock}, {and the locks unchanged|and buy time}.',
      b: 'Guard {the one who cannot call out|whoever depends on others} from {rough|careless} hands, and {make us notice|open our eyes}.',
      c: 'Be {near the bed|by the door} when {fever climbs|dizziness comes}, and let help {know the way|be close by}.',
      d: 'Shield {those who sleep outdoors|people in doorways} from {cold|boots and insults}, and bring {an open shelter|a warm room} within reach.',
      e: 'Let no form {lose|drop} {a child|anyone}, and let someone check {twice|in time}.',
    },
    wisdom: {
      a: 'Teach us {to tell|to know} {what must be treated|what to fight} from what {may simply be lived with|can be let be}.',
      b: 'Let those who live it {teach|instruct} those who {plan|build}, and let the {plan|drawing} change.',
      c: 'Make us slow to {advise|explain} and {quick|ready} to {fetch|carry}, for soup outlasts opinions.',
      d: 'Give {doctors and families|all at the bedside} the sense to know when {more|another test} is {not better|no kindness}.',
      e: 'Let {the old hand on the ward|someone who has been poor} be {asked|heard} before {the report is written|experts sit down}.',
    },
    strength: {
      a: 'Give us strength for {one stair|one more form} and {one kind reply|one clear answer}, {then a chair|and after them rest}.',
      b: 'Hold up {carers|parents} who lift {all day|too often}, and send relief {before they break|every week}.',
      c: 'Where {legs|nerves} give out, let {a frame|a friend} be {no disgrace|as good as muscle}, and let us go on.',
      d: 'When all we can do is breathe, be {the floor|the bed} {under us|that holds}, and {ask no more|let that do}.',
      e: 'Let us {borrow|take} strength {without shame|gladly}: {an arm on the ice|a push up the hill}, a word from next door.',
    },
    abundance: {
      a: 'Let there be {rent and bread|shoes and heating} in the same {week|month}, {for us and the next door along|and a little over}.',
      b: 'Open the {storehouse|strong room} and the law, {so|until} nobody chooses between medicine and {supper|fuel}.',
      c: 'Teach us to {split|divide} {the loaf|what there is} evenly, and to {call it plenty|sit down together}.',
      d: 'Where wages run out {before the month|too soon}, let {neighbours|fairness} come {in time|early}, with no strings.',
      e: 'Free {those who have much|us} from the fear of {less|running short}, and put {our spare room|the second coat} to use.',
    },
    unity: {
      a: 'Make one {bench|circle} of {the sick and the well|helper and helped}, and {leave no gap|let no one sit apart}.',
      b: 'Let {the street|the stairwell} learn who needs what: {a key kept|milk fetched}, {a lift given|a bin put out}.',
      c: 'Where {pain|money} has split {a family|friends}, bring {both sides|everyone} to the same bedside, coats off.',
      d: 'May {meetings|rooms} where things are decided have {a ramp|a wide door}, {an interpreter|large print} and a seat for each.',
      e: 'Remind us that {any|each} of us may {need the ramp|fall ill}, and let us build as {one body|kin}.',
    },
    hope: {
      a: 'Leave a window open {a hand’s width|an inch}, and let {something good|fresh air} {find us|come in}.',
      b: 'When {the outlook|the letter} is {poor|grey}, give us one thing to look forward to {by Friday|this week}.',
      c: 'Let hope be {honest|no liar}, {small|light} enough to carry, and {here again tomorrow|still here on bad days}.',
      d: 'For the child in a hostel, {let there be|prepare} a door with {a lock|their name} {and a bed inside|one day soon}.',
      e: 'Let us plan {a small outing|one visit}, {the wheels oiled|the route checked}, {and keep the date loosely|and enjoy the planning}.',
    },
    faith: {
      a: 'When {we cannot pray|words fail us}, let {others carry the words|somebody’s prayer be ours} {for as long as it takes|for the time being}.',
      b: 'Let us {trust|rest in} the hand on the rail, {one step|one breath} {at a time|and then another}.',
      c: '{Keep us near you|Hold us in your keeping} {when no answer comes|while results are awaited}, {and let silence be company|doubts and all}.',
      d: 'We {lean on|trust} what has held: a kept promise, {a nurse’s word|neighbours}, {the next day coming|the kettle put on}.',
      e: 'Let trust {come in slowly|take its time}, {leaning on a stick|in its own shoes}, and {find us still here|be offered a chair}.',
    },
    joy: {
      a: 'Let {a laugh|some nonsense} {go down the ward|run round the room} {like a dropped tray|like a loose dog}, and do us good.',
      b: 'Give us {a song with a good chorus|one daft story} {at the wrong moment|on a grey visit}, and {no one to hush it|breath to join in}.',
      c: '{Bring|Send} {the dog to the bedside|a child’s drawing|sun to the blanket}, and let small pleasures be large.',
      d: 'Let bodies of every {shape|pace} {dance|swim} in their own way, {and nobody stare|among friends}.',
      e: 'For {a good cup of tea|a favourite song}, a good gossip and {birds at the feeder|the cat’s weight}, {make us glad|wake our gladness}.',
    },
    success: {
      a: 'Let {two spoonfuls|ten steps} be {success|progress} enough, {and be cheered|with nobody keeping score}.',
      b: 'Bless {the application|the exercise} {tried again|done slowly}, and {whoever helped|the one who waited}, and let us call it good.',
      c: 'Give {work|a job} that fits the body, {honest pay for it|fair pay}, and {a boss who asks|hours that bend}.',
      d: 'When {progress|the chart} {stalls|goes backward}, keep us {steady|patient} and proud of the try.',
      e: 'Let care work be done {well|carefully}, {thanked|paid} {in daylight|in full}, and finished in time for home.',
    },
    courage: {
      a: 'Go in with us {through the clinic door|to the interview}, and {keep a chair|stay} {near|at our side}.',
      b: 'Give us {nerve|breath} to say it hurts, {out loud|in plain words}, to {someone who can act|one safe person}.',
      c: 'When {an insult|a stare} comes, let us hold up our heads, and let {one bystander|somebody} {speak|stand} with us.',
      d: '{Steady|Cheer} carers who must {sign|decide}, their hands shaking, and let no one {second-guess|rush} them.',
      e: 'Let us try {the bus alone|the group of strangers|the first day back}, fear {and all|coming too}, and be met.',
    },
    patience: {
      a: 'In {the long queue|the waiting room}, give us {a book, a bench|a neighbour’s chat} and {a kind clerk|a number called soon}.',
      b: 'Help us {wait for|let come} the slow {word|step}, hands in our laps, and not {take over|hurry it}.',
      c: 'While {the body|the office} takes its {time|months}, keep {bitterness|despair} outside.',
      d: 'Give those who {care|answer} daily {a fresh voice|easy shoulders}, {a day off|an hour out} and someone to swap with.',
      e: 'Let {anger at delay|our anger} {become|turn into} {one good letter|one calm call}, then sit down.',
    },
    understanding: {
      a: 'Let us ask {what helps|how it is} and {believe|write down} the answer, {though nothing shows|surprised or not}.',
      b: 'Show us our street {from a chair’s height|by touch and echo}, every {kerb|step} of it, and {what we could move|our own parked bicycles}.',
      c: 'Give {plain words|clear pictures} to {doctors|officials}, and {time|courage} to whoever must ask twice.',
      d: 'Where {pain|worry} has no {picture|word}, let {a listener|somebody} stay curious, and guess nothing.',
      e: 'Help {the proud|us} see why a gift can {sting|shame}, and {how to give|give it} sideways.',
    },
    harmony: {
      a: 'Fit {medicine, meals and rest|effort and rest} into {one gentle day|a rhythm} {we can keep|the body likes}, with gaps for joy.',
      b: 'Let nurse, cook and family {play|work} from one {page|plan}, and let the person {lead|set the tempo}.',
      c: 'Settle the quarrel between {body and will|wish and strength}, {a little|gently}, so that both may {sleep|rest}.',
      d: 'Let {shops and buses|schools and streets} be {tuned|shaped} so that {all can use them|nobody is left outside}.',
      e: 'In one crowded {house|flat}, let {cough and radio|early and late sleepers} {get along|forgive each other}, each with an hour alone.',
    },
  },
  generic: {
    a: 'You know {what|the thing} we carry {just now|today}, and its weight.',
    b: 'One matter {lies on the blanket|sits by the door} with us, {named or unnamed|and you see it}.',
    c: 'What brought us here needs no explaining; {be near it|let it be held} {gently|all the same}.',
  },
  comfort: {
    a: 'Something {dear|loved} is {gone|missing}, and nothing needs to be said yet.',
    b: 'Let {tears|sorrows} come and go, {and the door stay unlocked|with a friend near}.',
    c: 'Stay by us in {the numb|the grey} hours, {asking nothing|without answers}, while they last.',
    d: 'Let someone {bring soup|wash up}, and let us be looked after, {not brave|unhurried}.',
  },
}
