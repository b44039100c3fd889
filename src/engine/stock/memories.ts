import type { Stock } from '../pack'

/** Family members in days of grief: whoever it was that died, these are true and gentle. */
// prettier-ignore -- one fragment a line reads best
export const MEMORIES: Stock['memory'] = {
  mother: {
    a: 'All that [my] mother {gave|was|carried} is {held|kept|named} here {gently|without hurry|for its own sake}.',
    b: 'Let {grief|sorrow|missing} and love sit {together|side by side} at [my] mother’s name, {unhurried|as long as they need|without explaining}.',
    c: '{A phrase|A gesture|A tune} of [my] mother’s may {return|come back} {in the middle of a task|between two thoughts|at the kitchen sink}.',
    d: 'What [my] mother means to [me] {does not have to be|need not be} {decided|finished|weighed} {in these days|this week|now}.',
  },
  father: {
    a: '{Little things|Ordinary things} [my] father {said|did|made} are {worth|asking for} {keeping|a place|remembering} {today|here}.',
    b: 'May {silence|quiet} about [my] father be {a full one|a kind one|shared}, {with room for|and large enough for} {tears|laughter|anger}.',
    c: '[My] father’s {chair|voice|walk} may {come to mind|be missed} {at odd hours|without warning|on the stairs}, {and that is allowed|and love is why}.',
    d: 'Let [my] father’s {name|story} be {spoken|told} {slowly|in full|by many voices}, {faults and all|without polish}.',
  },
  children: {
    a: 'Every {hour|day|small thing} of [my] children is {counted|kept|held} {as treasure|with care|and not forgotten}.',
    b: 'Let no one {measure|weigh|explain away} {the love|the care} [my] children {are held in|were given}, {now or ever|in these days|today}.',
    c: 'May [my] children be {held|met|spoken to} {gently|honestly|softly}, for {grief|sorrow} {is heavy at any age|comes to small hands too}.',
    d: 'The names of [my] children are {said|kept} {here|aloud|today}, {each with its own light|one after another|and stay precious}.',
  },
  siblings: {
    a: 'The {years|rooms|jokes} [my] siblings and [I] {shared|know} {still stand|are not lost|belong to nobody else}.',
    b: 'May [my] siblings and [I] {grieve|mourn} {side by side|at our own pace}, {each differently|without comparing|and forgive the difference}.',
    c: 'Let what was {rough|unsaid|unfair} among [my] siblings {soften|grow small|rest} {in these days|beside so much love|now}.',
    d: 'Old {photographs|songs|games} of [my] siblings may {hurt|sting} {and comfort|and warm} {at once|in one hour|together}.',
  },
  grandparents: {
    a: '{Hands|Faces|Voices} like [my] grandparents’ do not {leave|end} {all at once|in one day|quite so quickly}.',
    b: 'Let [my] grandparents’ {stories|songs|sayings} be {told|repeated|handed on} {badly if need be|with pauses|to the youngest}.',
    c: 'The {long years|patient hands|small gifts} of [my] grandparents {deserve|are given} {a long silence|a slow farewell|their due}.',
    d: 'May what [my] grandparents {planted|kept|loved} {go on growing|be tended} {in other hands|without fuss|in plain sight}.',
  },
  'extended-family': {
    a: '[My] wider family {gathers|draws close} around {an empty place|a missing voice|one name}, {near or by telephone|each from afar|as families must}.',
    b: 'Let [my] wider family be {kind|patient|slow to judge} {with itself|in these days} while {everyone|each one} grieves {differently|as they can}.',
    c: 'May {food arrive|doors open|someone stay} {unasked|quietly|in good time} in every {house|home} of [my] family.',
    d: 'Among [my] wider family, {stories|memories} will be {told|traded} {late|by lamplight|more than once}; {all are welcome|let them come}.',
  },
}
