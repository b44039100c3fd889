import type { Stock } from '../pack'

/** One sentence for each theme that a context can touch. */
// prettier-ignore -- one fragment a line reads best
export const THEMES: Stock['theme'] = {
  vacation: {
    a: 'May the road {out and back|there and home} be {safe|clear|kind}, {bags, tickets and all|mile after mile}.',
    b: 'Rest is {allowed|not a debt}, and {the unread letters|work left on the desk|the list at home} can wait.',
    c: 'Let {a strange bed|an unfamiliar room} {give good sleep|bring real sleep}, and {morning|waking} come without {an alarm|a list}.',
    d: 'A stranger will {hold a door|point the way|share a bench}; let {the kindness be noticed|thanks be quick}.',
    e: 'May those {left at home|who stay behind} be {kept safe|in good hands|at ease}, and {the return|the homecoming} {glad|easy}.',
    f: 'Let {one slow hour|a long view|an unplanned day} {loosen|untie} what {the year|hurry} pulled {tight|into knots}.',
  },
  work: {
    a: '{The first hour|The next shift|The first meeting} will {set the tone|come soon}; let it begin {steady|fair and steady}.',
    b: 'May the work {be fair|be honest} to {everyone it touches|the ones who do it}, and {fairly paid|properly seen}.',
    c: 'Behind {the task|the deadline|the title} there are {people|tired faces}, and {people come first|none is a number}.',
    d: 'Let {a mistake|a bad hour} at work be {mended|named} {early|quietly}, {without fear|before it grows}.',
    e: 'May {a steady hand|plain speech|a clear head} {outlast|get through} {the noise of the office|the hard conversation|a long afternoon}.',
    f: 'When {the shift ends|work is done}, let {worry stay at the door|the desk stay behind} {and sleep come|until morning}.',
  },
  healing: {
    a: 'Let {careful|skilled|kind} hands do their work, {unrushed|well rested}, and {let pain be believed|let questions be answered}.',
    b: 'No {bed|waiting room|corridor} should be {a lonely place|without company}; let {a friend|someone kind} {come|sit near}.',
    c: 'May {sleep come in whole pieces|an hour pass without pain|the night be short}, and {morning|the next day} be {lighter|kinder}.',
    d: 'What the body needs is {seldom|rarely} quick: {rest|good care}, {time|patience}, {a hand held|an honest word}.',
    e: 'Let {good news and hard news|every result|plain words} be {given gently|told with care}, {and heard by two|never in a hurry}.',
    f: 'May those who {nurse|clean|keep watch} be {rested|thanked}, for {care is heavy work|they carry much}.',
  },
  guidance: {
    a: 'At {the fork|a crossing}, let {one clear question|one honest question} be enough {to begin|for today}.',
    b: '{Two roads|Both choices|Several doors} {look alike in poor light|seem possible}; let {nothing be forced|the true one stand out}.',
    c: 'Perhaps {a phone call|a walk|one night’s sleep} will {say|settle} more than {another list|turning it over}.',
    d: 'Only the next step {needs|asks for} light, {the length of a doorway|as far as a lamp reaches|not the whole map}.',
    e: 'Let {fear|hurry|pride} not be the one to {choose|decide|sign}, {now or later|however loud}.',
    f: 'What can be undone {may be tried|is worth trying}; what cannot {deserves|may have} {a slower hand|one more night}.',
  },
  gratitude: {
    a: '{One good thing|One kindness} has a {name|shape} today: let it be {said aloud|told to someone|named plainly}.',
    b: 'Someone {made room|took trouble|stayed late} so that {things went well|good could come}; may thanks {find them|arrive}.',
    c: 'Let {the gift|good news} be {held a while|looked at slowly} before {the next wish|the next want} {arrives|comes}.',
    d: 'What was {given|received} can be {passed on|handed along}: {an hour|a meal|a good word} is {enough|a start}.',
    e: 'Let {the day it happened|that good hour} be {kept|remembered} like {a coat by the door|a shell on a shelf|bread put by}.',
    f: 'May gladness {make [me] gentle|loosen [my] hands|slow [me] down} {with those still waiting|beside those who wait}.',
  },
}
