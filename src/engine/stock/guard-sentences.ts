import type { Stock } from '../pack'

/** For someone who writes of harm to themselves: nothing is asked, nothing is explained, help is near. */
// prettier-ignore -- one fragment a line reads best
export const QUIET: Stock['quiet'] = {
  a: 'Nothing has to be {decided|solved|proved} {today|in one hour|alone}.',
  b: 'Let {the next breath|one breath} be {enough|all that is asked}, and {after it|then} {one more|another}.',
  c: 'Pain so {heavy|large} was never {meant to be carried|something to be carried} {by one person|without help}.',
  d: 'May a {living|kind|human} voice be {near|within reach} {soon|now}, and may {asking for it|reaching out} feel {possible|less hard}.',
  e: '[My] {life|being here} is {wanted|of worth} {even where it hurts|even now|just as it is}, {with no proof owed|and need not be earned}.',
  f: 'Let {a hand|a voice|a friend} be {found|called} before the {night|day} goes {any further|much further}.',
  g: '{Whatever hurts|All that hurts} may be {said|told} to {someone who will listen|one safe person}, {word by word|in any order}.',
  h: 'No one {deserves|ought} to be {hurt|harmed}, {and asking for help is no shame|and needing help is not a failing}.',
  i: 'Let {the floor|the chair} hold, let the {walls|room} keep still, and let the {hours|minutes} pass {gently|slowly}.',
  j: 'There are people {awake|ready} at {every|any} hour whose {work|care} is to listen, and {they are glad of a call|no call is a trouble to them}.',
  k: 'May {shame|the harsh voice inside} grow {quiet|small}, and {gentleness|kindness} {have the last word|come closer}.',
  l: 'May there be somewhere {safe|warm}, with {a light on|an open door} and {good company|someone kind} {near|close by}.',
}

/** For someone who writes of storm or flood: shelter and receding water. */
// prettier-ignore -- one fragment a line reads best
export const FLOOD: Stock['flood'] = {
  a: 'Let the water {go down|draw back} {street by street|field by field}, and let {roofs|high ground} hold.',
  b: 'May {every neighbour|everyone} be {counted|found} and {dry|sheltered}, {animals and all|the old and the small first}.',
  c: '{Sandbags|Blankets}, {boats|buckets} and {tired arms|borrowed boots}: may {help|strength} {last the night|not run out}.',
  d: 'Let {the wind tire|the storm pass over}, and let {no one|nobody} face {the mud|the clearing up} alone.',
}
