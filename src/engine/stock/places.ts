import type { Stock } from '../pack'

/** One sentence of scene for each sub-category of Other, said when the type is another. */
// prettier-ignore -- one fragment a line reads best
export const PLACES: Stock['place'] = {
  healing: {
    a: 'Somewhere {a lamp|a light} is on beside {a bed|someone ill}, and {the hours|the minutes} {pass slowly|are long}.',
    b: 'A body {asks|wants} to be {listened to|heeded} {before it has to shout|while it still whispers|without scolding}.',
    c: 'A {glass of water|row of small bottles} stands {on the sill|within reach}, and {the slow work of mending|patience} goes on.',
  },
  peace: {
    a: 'The house has {a door that slams|a room nobody enters|voices through the wall}, and {quiet is wanted|longs for quiet}.',
    b: 'News {of far wars|from far places} comes in and {sits down|finds a chair} at {the table|every table}.',
    c: 'Between {one quarrel|one loud day} and {the next|another} there is {a doorstep|a garden wall|a kettle} to {stop at|wait by}.',
  },
  guidance: {
    a: 'A map {lies open|is unfolded} on the table, {and the road is not marked|and the light is poor|with half its names worn off}.',
    b: '{The signpost|The board} at the crossing {points three ways|has lost an arm}, and {the bus is late|evening is near}.',
    c: 'One question {is turned over|goes about all day} like {a key|a coin|a stone} in {the pocket|a coat pocket}.',
  },
  mercy: {
    a: 'Someone {at the counter|in the queue|at the gate} is {a coin short|at the end of patience}, {and others are watching|and everyone can see}.',
    b: 'A {cup|plate|jar} has been broken, and {a small face|someone} waits {to see what comes next|for the tone of voice}.',
    c: '{The rule|The letter of the rule} says one thing, and {a tired face|a trembling hand} {says another|asks for something gentler}.',
  },
  forgiveness: {
    a: '{A letter|A message} {lies half written|waits unsent}, with {the hard line|the one true line} still {missing|to come}.',
    b: 'Two people {pass|meet} {on the stairs|in the doorway|at the shop} and {look at the floor|talk about the weather}.',
    c: 'An old {account|debt|score} is {still kept in a drawer|remembered to the day}, {and it costs both sides|though nobody is richer}.',
  },
  victory: {
    a: 'The same {hill|steep stretch} is there {each morning|again}, and {legs remember it|there is no way around}.',
    b: 'An old {habit|fear} {hangs by the door like a coat|stands in the hall}, {sure of its place|expecting to be taken along}.',
    c: 'The last {mile|page|hour} is {the long one|always longer}, and {the finish is out of sight|nobody is cheering yet}.',
  },
  protection: {
    a: '{Night|Dark} comes down over {roof and road|gardens and parked cars}, and {doors are locked|windows are latched}.',
    b: '{A child|Someone young} {crosses a busy road|walks home late}, {and a light is left on|while a kettle waits}.',
    c: 'Wind {tries|rattles} {the latch|every window|the gate}, and those {inside|at home} {draw nearer|listen}.',
  },
  wisdom: {
    a: '{Everyone|Everybody} has {advice|an opinion}, and {the bench under the tree|the well|the hillside} has {none|only time}.',
    b: '{The urgent thing|The bell} rings {all day|without stopping}; {the great thing|what matters} {waits in the corner|never raises its voice}.',
    c: 'Grey hairs and {a child’s question|one plain question} {meet|sit down} {over tea|on the step|at one table}.',
  },
  strength: {
    a: '{A sack|A full pail|The shopping} {grows heavier|pulls harder} {on the stairs|with each step}, and {hands change over|one flight is left}.',
    b: '{Morning|The alarm} comes before {strength|the body} does, {and feet find the floor|and shoes must still be tied}.',
    c: 'Old walls {stand|hold} because {each stone|every stone} {leans on|carries} {another|its neighbour} {a little|all day}.',
  },
  abundance: {
    a: 'The pot on the stove {could|will} stretch to {one more bowl|another bowl|two more}, {if the door is opened|if someone knocks}.',
    b: '{Apples|Plums|Figs} {fall|ripen} faster than {one house|one basket} can {gather|use} them.',
    c: '{The purse|The cupboard} is counted {twice|again}, and {what is there|the little there} is {laid out|set} on the table.',
  },
  unity: {
    a: '{Chairs|Benches} {stand|have been set} in {two camps|two rows}, {with four steps between|and one seat belongs to neither}.',
    b: '{Many|Unlike} hands {lift|carry} {one long table|a fallen tree|a heavy boat}, and {nobody counts whose|slowly it moves}.',
    c: 'On {one street|one stairway} live {people who vote apart|old friends who do not speak|strangers of ten years}.',
  },
  hope: {
    a: 'Under {dry ground|hard ground}, {bulbs|seeds} {keep their own calendar|are already busy} {in the dark|where no one looks}.',
    b: 'One window {is lit|shows a light} {before dawn|at the end of the road}, and {someone is expected|the day is not over}.',
    c: 'A chair is kept {free|empty} for {someone not yet come|whoever comes|good news}, {and dusted weekly|and not in vain}.',
  },
  faith: {
    a: 'A {bridge|ladder|rope} is {known|proved} only {by stepping on it|under weight}, {one foot first|slowly}.',
    b: '{The boat|The ferry} has left {one shore|the jetty}, and {the other is in mist|the far side is not in sight}.',
    c: 'A {seed|letter} has {left the hand|been let go}, {and nothing shows yet|and there is only waiting}.',
  },
  joy: {
    a: '{A window is open|Someone is dancing} {two houses|one floor} away, and {music|laughter} {comes in|climbs over the wall}.',
    b: '{Children|Dogs|Bare feet} have found {a puddle|the garden hose|warm sand}, {and nobody is late|and the day stops for it}.',
    c: '{Bread|Something sweet} is {in the oven|cooling}, and {the whole stair|the street} {knows it|has come to life}.',
  },
  success: {
    a: 'The {work|bench} is {swept|nearly done}, and {the last tenth|the finish} {asks for the most care|cannot be hurried}.',
    b: '{A name may be called|Results are due}, {perhaps another’s|for better or worse}, and {the work was real|the effort stands}.',
    c: '{The ladder|The stair} goes up, and {others|many hands} {hold the foot of it|keep it steady} {unseen|below}.',
  },
  courage: {
    a: 'A door {stands at the far end of a hall|waits}, and {the hand is on the handle|the knock is yet to come}.',
    b: 'In a {quiet|crowded} room {someone has to speak first|the first word is the hard one}, {and knees know it|and throats are dry}.',
    c: '{The water|The river} is cold, {the stones are far apart|the bank is steep}, and {the crossing|the other side} {matters|is wanted}.',
  },
  patience: {
    a: '{The kettle|The queue|The dough} will not be {hurried|told}, and {the clock|the hour} {agrees|walks slowly}.',
    b: '{A tree|An orchard} planted {today|now} {bears|gives shade} after {many|ten} {winters|summers}.',
    c: 'Someone {asks|tells} the same {thing|story} {for the third time|once more}, {and waits for a kind answer|without knowing it}.',
  },
  understanding: {
    a: 'Two people {use|say} {one word|the same word} and {mean|see} {different rooms|different things}.',
    b: 'Behind {a closed face|a short answer|the wall} there is {a whole day|a story} {nobody has asked about|still untold}.',
    c: 'A {letter|message} is read {again|twice}, {slowly|aloud}, {for what it did not say|the way it was meant}.',
  },
  harmony: {
    a: '{Spoons, footsteps and a radio|Pipes, sparrows and footsteps} {make one morning|find one rhythm}, {each at its own pace|none of them leading}.',
    b: '{Voices|Strings} {tune|settle} before {the piece begins|any music}, {each listening for the rest|first one, then all}.',
    c: '{Bees|Birds}, {weeds|nettles} and {beans|roses} {share|live in} one {garden|plot}, {more or less|untidily at peace}.',
  },
  family: {
    a: '{Coats|Shoes} of {every size|all sizes} {crowd the hall|wait by the door}, {some worn, some waiting|and a name goes with each}.',
    b: 'One {table|photograph} holds {several ages|many faces}, {and every silence has a history|with more love than order}.',
    c: '{Names|Stories} are {called|passed} from {room to room|one generation to the next}, {and a few stay unspoken|some of them half told}.',
  },
}
