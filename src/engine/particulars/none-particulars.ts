import type { SignsByParticular } from './particular-signs'

export const NONE_PARTICULARS: SignsByParticular = {
  'affair-none': {
    heard: String.raw`(?:an|his|her|their) affair|cheat(?:ed|ing|s) (?:on (?:me|her|him|us)|with (?:a|her|his|my))|(?:left|leaving|leave) (?:[\w'-]+ ){0,1}for another (?:woman|man)|(?:has|had) another (?:woman|girlfriend|boyfriend)|(?:there is|theres|there's) another woman|unfaithful|infidelity|moved in with his (?:[\w'-]+ ){0,1}(?:secretary|nurse|girlfriend|mistress|colleague|assistant)`,
    in: ['none'],
    unless:
      'i cheated|my affair|i had an affair|i was unfaithful|cheating him|exam|18 years and|own affair|unfaithful to (?:god|you|the lord)|love affair|family affair|accus*|test|essay|ward|room',
  },
  'heart-broken-none': {
    heard: String.raw`(?:boyfriend|girlfriend|fianc(?:é|ée|e|ee)|bf|gf) (?:[\w'-]+ ){0,5}(?:left|dumped|broke (?:it|up|off)|walked away|leave me|walked out|has left|finished with|changed (?:his|her) mind)|(?:dumped|broke up with) (?:me|her|him)|left me (?:for|after|last|on|because)|his wife left|her husband left|my (?:wife|husband) left me|unfollowed her`,
    in: ['none'],
    unless:
      'died|passed away|left me (?:money|his|her)|left (?:for|her|his) (?:work|job|school)|left the (?:oven|gas)|killed|accident|deployed|hospital|left for(?! (?:another|someone|somebody|good|a))|left (?:to go|the)|left me (?:a|with)|cancer|to heaven|i (?:dumped|broke up with)|left (?:him|her) (?:a|the)',
  },
  'est-inheritance-none': {
    heard: String.raw`probate|(?:fight*|argu*|quarrel*|lawyers?|war|ugly|fallen out|fell out|splitting up) (?:[\w'-]+ ){0,6}(?:inheritance|papa's land|papas land|momma's land|mommas land|mother's (?:house|bungalow|will)|mum's (?:house|ring|things|will)|father's (?:land|will)|dad's will|the will)|(?:questions|contest*) (?:[\w'-]+ ){0,3}(?:mother's|father's|dad's|mum's|the) will|mommas land|papas land`,
    in: ['none'],
  },
  'forgiving-none': {
    heard: String.raw`(?:trying|try|want|wish|help me|learn|how do i|sure i can|can't|cannot|cant|struggling|hard|unable|need) (?:to )?forgive (?:him|her|them|my|the|his|those|someone|people)`,
    in: ['none'],
    unless: 'forgive (?:my|the) sins?|beats|hits|hitting|still (?:hurts|does)',
  },
  'cast-out-none': {
    heard: String.raw`disowned|(?:parents|father|mother|dad|mum|mom|family) (?:[\w'-]+ ){0,2}(?:kicked|threw|put) (?:me|her|him) out|shut the gate on me|removed her photos|(?:daughter|son|child) (?:\w+ ){0,2}came out to (?:us|me)|i (?:just )?came out to my|came out as (?:gay|trans|bi|lesbian)|because i'?m gay|no longer (?:welcome (?:at|in) (?:my|our|his|her) (?:family|parents|mum|mother|father|dad|home)\S*|their (?:son|daughter))`,
    in: ['none'],
    unless: 'fire|landlord|village to',
  },
  'blocked-none': {
    heard: String.raw`(?:has|have|'s) (?:me|us) blocked|blocked (?:me|us all)|unfriended me|number's blocked|unfriended`,
    in: ['none'],
    unless:
      '@violence|road|unblocked|river|scam*|money|bank|account|paid|seller|sold|app|fraud|pregnan*|preggo|facebook|whatsapp has',
  },
  'boundary-none': {
    heard: String.raw`(?:neighbou?rs?|next door) (?:[\w'-]+ ){0,7}(?:fence|boundary|hedge|parking|parks|driveway|metre our side|onto our side)|(?:fence|boundary|hedge|parking) (?:[\w'-]+ ){0,6}neighbou?rs?|he mows at six`,
    in: ['none'],
  },
  'same-fight-none': {
    heard: String.raw`(?:we|(?:my|our) (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|parents|kids|children|boys|girls|sons|daughters|two)) (?:and i |and me )?(?:[\w'-]+ ){0,2}(?:argue|bicker|quarrel|fight|fighting|arguing|bickering) (?:[\w'-]+ ){0,4}(?:all the time|every|again and again|constantly|always|nonstop|non.stop|daily)|we bicker|always (?:arguing|bickering|fighting)`,
    in: ['none'],
    unless:
      '@violence|cancer|war|soldiers|army|for (?:justice|freedom|rights)|fight(?:ing)? (?:for|against|off|to|this|it|temptation|illness|addiction|infection)|threw|no issue',
  },
  'friends-lost-none': {
    heard: String.raw`(?:best )?friends?(?:hip)? (?:[\w'-]+ ){0,5}(?:drifted|fell out|fallen out|not talking|stopped (?:talking|speaking)|have stopped speaking|unfriended|won't (?:talk|speak)|hates me|ignores me|ignoring me)|fell out with my (?:best )?(?:friend|mate)|lost my best (?:friend|mate)|want her back as my friend|(?:be|become) friends again`,
    in: ['none'],
    unless: 'died|dead|cancer|accident|passed|killed|funeral|suicide|dog|are friends again|made up',
  },
  'slander-none': {
    heard: String.raw`(?:lies|rumou?rs|gossip*) about (?:me|us|her|him|my \w+)|spoil(?:ed|s)? my name|spread(?:ing|s)? (?:lies|rumou?rs)|works against me behind`,
    in: ['none'],
    unless: 'i gossiped|i spread|i told',
  },
  'engaged-none': {
    heard: String.raw`(?:he|she|boyfriend|girlfriend|partner|kwame) (?:has |just )?proposed|(?:we're|we are|got|getting|newly|just) engaged`,
    in: ['none'],
    unless: String.raw`19\d\d|20[01]\d|years ago|what do i say|called off|jealous|widowed|engaged (?:in|with|tone)`,
  },
  'christmas-alone-none': {
    heard: String.raw`(?:christmas|xmas|eid|thanksgiving|new year|easter|diwali|birthday|every holiday) (?:\w+ ){0,4}(?:alone|on my own|by myself|with nobody)|every holiday alone|first christmas (?:on my own|alone)|alone (?:for|at|this|on) (?:\w+ )?(?:christmas|eid|birthday|thanksgiving|easter|new year)`,
    in: ['none'],
    unless: 'vigil|solo',
  },
  'first-date': {
    heard:
      '(?:first|second|blind) date|(?:going|go) on a date|a date (?:with|tonight|tomorrow|on)|date (?:tonight|tomorrow night)',
    in: ['none'],
    unless:
      'years|anniversary|a date with (?:the )?(?:surgeon|doctor|judge)|due date|court date|trial|operation|hearing',
  },
  'promoted-none': {
    heard: String.raw`promoted to (?:\w+ ){0,3}(?:manager|supervisor|head|lead|leader|sergeant|director|sister|foreman|partner)`,
    in: ['none'],
  },
  'eviction-none': {
    heard: String.raw`(?:being|be|getting|face|facing) evict*|the eviction|eviction notice|section 21|notice to quit|told to vacate|(?:landlord|house)(?: [\w']+){0,8} (?:gone by|out by)`,
    in: ['none'],
  },
  'owing-none': {
    heard:
      '(?:pay|paying|repay|repaying|clear) (?:back |off )?(?:the |my |our |his |her |a |this |their )?(?:loans?|debts?)|(?:took|take|taken|has) (?:out )?(?:a )?loans?|in debt|(?:my|our|his|her|family) debts?|paying back what it owed|loan to pay',
    in: ['none'],
    unless:
      'forgive us our debts|loan apps?|behind my back|approved|loans department|debt of gratitude|in your debt|in debt to',
  },
  'burnt-out-none': {
    heard: 'burn(?:t|ed)?(?: |-)out (?:at|from|by) (?:work|the job)|burn(?:t|ed)? out|burnout',
    in: ['none'],
    unless: 'engine|caregiver*|fires?|house|shop|lehenga|candle|church|car',
  },
  'deadline-none': {
    heard: 'deadlines?',
    in: ['none'],
    unless: 'visa|asylum|council|benefit|benefits|hospital',
  },
  'presentation-none': {
    heard: 'presentations?|presenting to|public speaking',
    in: ['none'],
    unless: 'of the lord|of mary|temple|went (?:well|great|fine)|breech|baby|symptoms',
  },
}
