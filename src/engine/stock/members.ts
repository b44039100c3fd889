import type { Stock } from '../pack'

/** Sentences about family members: true whether the person is living or dead, close or far. */
// prettier-ignore -- one fragment a line reads best
export const MEMBERS: Stock['member'] = {
  mother: {
    a: '[My] mother comes to mind {first|before anyone|early}, {with all that is said and unsaid|and all she carries with her}.',
    b: 'Let {gentleness|good rest|kindness} reach [my] mother {wherever she finds herself|by whatever road it can}.',
    c: 'What [my] mother {taught|showed} without {words|meaning to|being asked} is {still at work in|still teaching} [me].',
    d: '{Tenderness and old hurt|Thanks and old questions} both {belong to|gather at} [my] mother’s name {here|today}.',
    e: 'May [my] mother be {heard|thanked|seen} for {herself|who she is}, and not only {needed|leaned on}.',
    f: '{Nobody taught|No one showed} [my] mother how to be {everything|all things} at once, {and she need not be|nor was it ever owed}.',
  },
  father: {
    a: 'Whatever [my] father’s {silence|quiet} holds, may {a kind ear|patient company} {meet it|be near it}.',
    b: '[My] father is {in mind|named} here {as a whole person|plainly}, {neither praised nor blamed|with his work and his worry}.',
    c: 'Let [my] father find {his load shared|someone to sit with|good company} {where he is used to managing alone|before he has to ask}.',
    d: 'May {one honest word|a shared task|some easy talk} {pass|open a door} between [my] father and [me].',
    e: 'The wish for [my] father is {small|plain}: {a good chair, a light heart|an easy hour, a clear head|sound sleep, an open window}.',
    f: '{Presence|Being there} was {asked of|expected from} [my] father {early|often}; may {some be given|care come} back to him.',
  },
  children: {
    a: '[My] children are {their own people|growing their own way|nobody’s copy}, {and [I] stand back to see it|more themselves each season}.',
    b: 'May [my] children {leave and return|go out and come back} {by safe roads|without fear|as they need}, {whatever their age|at any age}.',
    c: 'Let [my] children {know|feel} they are {loved|wanted|enough} before they {have won anything|do one thing well}.',
    d: '{Where|When} [my] children must {learn the hard way|stumble}, let {the ground be soft|someone kind be near|the fall be short}.',
    e: 'May [I] {hear|notice} what [my] children {mean|try to say}, {even sideways|even late}, {before any answer|before [I] advise}.',
    f: '[My] children will {remember|keep} {tones of voice|small kindnesses|how a room felt} longer than {words|lessons|rules}.',
  },
  siblings: {
    a: '[My] siblings and their {rooms|days|worries} are {named here|in mind}, {each apart from the rest|one by one}.',
    b: 'May {old rivalry|old scorekeeping|the old order} among [my] siblings {lose its grip|grow quiet|be laid down}.',
    c: 'Nobody else {remembers|knows} {the same kitchen|those first rooms} as [my] siblings do, {each differently|in their own way}.',
    d: 'Let [my] siblings {ring|call|write} {without a reason|before it is urgent}, and let {the answer be warm|time be found}.',
    e: 'What [my] siblings {owe|owed} each other, let {laughter|kindness|time} settle {a little at a time|without a ledger}.',
    f: 'May [my] siblings {be free to change|outgrow old names|surprise everyone}, and {still be known|be met as they are now}.',
  },
  grandparents: {
    a: '[My] grandparents’ {stories|names|sayings} {deserve|are worth} {a slow hour|a careful listener|telling twice}.',
    b: 'Let {patience|soft light|time enough} {keep company with|sit beside} [my] grandparents, {in strength or frailty|whatever they recall}.',
    c: 'Hands like [my] grandparents’ {mended|carried|planted} {more than they mention|what others now use|quietly, for years}.',
    d: 'May [my] grandparents be {asked for|honoured in|sought out for} {what only they know|themselves}, not {hurried past|left for feasts}.',
    e: 'What [my] grandparents {began|learned the hard way} is {still being lived|still in use}, {often unnamed|and worth naming}.',
    f: 'Where memory {thins|tires} for [my] grandparents, may {faces|songs|voices} {stay friendly|still feel like home}.',
  },
  'extended-family': {
    a: '[My] {wider|whole} family {needs|deserves} a long table, {mixed-up names included|with one chair more|and a patient cook}.',
    b: 'Let the {far|quiet|scattered} branches of [my] family {be called|get a letter} {before there is bad news|for no reason}.',
    c: 'May distance in [my] wider family be {only a matter of|measured only in} {miles|roads|train fares}.',
    d: 'Someone in [my] wider family is {rarely called|easily forgotten|often left out}; let {that name come first|a kind word start there}.',
    e: '{Where|If} {old quarrels|old silences} {divide|cool} [my] wider family, may {someone cross over|the first step be easy}.',
    f: 'Many {kitchens|accents|tempers} {make up|meet in} [my] wider family, {and none is the right one|all of them home to somebody}.',
  },
}
