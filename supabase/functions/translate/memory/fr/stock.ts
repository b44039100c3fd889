import type { MemoryFile } from '../memory-file.ts'

export const fragments: MemoryFile = {
  'stock/theme/vacation/a': [
    'May the road {out and back|there and home} be {safe|clear|kind}, {bags, tickets and all|mile after mile}.',
    'Que la route {à l’aller et au retour|jusque là-bas et jusqu’à la maison} soit {sûre|dégagée|douce}, {avec les sacs, les billets et le reste|kilomètre après kilomètre}.',
  ],
  'stock/theme/vacation/b': [
    'Rest is {allowed|not a debt}, and {the unread letters|work left on the desk|the list at home} can wait.',
    'Le repos {est permis|n’est pas une dette}, et {les lettres non lues peuvent|le travail laissé sur le bureau peut|la liste à la maison peut} attendre.',
  ],
  'stock/theme/vacation/c': [
    'Let {a strange bed|an unfamiliar room} {give good sleep|bring real sleep}, and {morning|waking} come without {an alarm|a list}.',
    '{Qu’un lit étranger|Qu’une chambre inconnue} {donne un bon sommeil|apporte un vrai sommeil}, et que {le matin|le réveil} vienne sans {alarme|liste}.',
  ],
  'stock/theme/vacation/d': [
    'A stranger will {hold a door|point the way|share a bench}; let {the kindness be noticed|thanks be quick}.',
    'Une personne inconnue {tiendra une porte|montrera le chemin|partagera un banc} ; que {cette bonté soit remarquée|le merci vienne vite}.',
  ],
  'stock/theme/vacation/e': [
    'May those {left at home|who stay behind} be {kept safe|in good hands|at ease}, and {the return|the homecoming} {glad|easy}.',
    'Que {celles et ceux qui restent à la maison|celles et ceux qui restent} soient {à l’abri|en de bonnes mains|en paix}, et que {le retour|le retour au foyer} soit {joyeux|facile}.',
  ],
  'stock/theme/vacation/f': [
    'Let {one slow hour|a long view|an unplanned day} {loosen|untie} what {the year|hurry} pulled {tight|into knots}.',
    '{Qu’une heure lente|Qu’une vue lointaine|Qu’une journée sans plan} {desserre|dénoue} ce que {l’année|la hâte} {a serré trop fort|a noué}.',
  ],
  'stock/theme/work/a': [
    '{The first hour|The next shift|The first meeting} will {set the tone|come soon}; let it begin {steady|fair and steady}.',
    '{La première heure|Le prochain service|La première réunion} {donnera le ton|viendra bientôt} ; que cela commence avec {calme|justice et calme}.',
  ],
  'stock/theme/work/b': [
    'May the work {be fair|be honest} to {everyone it touches|the ones who do it}, and {fairly paid|properly seen}.',
    'Que le travail soit {juste|honnête} envers {toute personne qu’il touche|celles et ceux qui le font}, et {payé justement|vu à sa valeur}.',
  ],
  'stock/theme/work/c': [
    'Behind {the task|the deadline|the title} there are {people|tired faces}, and {people come first|none is a number}.',
    'Derrière {la tâche|l’échéance|le titre} il y a {des gens|des visages fatigués}, et {les gens passent d’abord|aucun n’est un numéro}.',
  ],
  'stock/theme/work/d': [
    'Let {a mistake|a bad hour} at work be {mended|named} {early|quietly}, {without fear|before it grows}.',
    '{Qu’une erreur|Qu’une mauvaise heure} au travail soit {réparée|nommée} {tôt|sans bruit}, {sans peur|avant de grandir}.',
  ],
  'stock/theme/work/e': [
    'May {a steady hand|plain speech|a clear head} {outlast|get through} {the noise of the office|the hard conversation|a long afternoon}.',
    '{Qu’une main sûre|Qu’une parole simple|Qu’un esprit clair} {surmonte|traverse} {le bruit du bureau|la conversation difficile|un long après-midi}.',
  ],
  'stock/theme/work/f': [
    'When {the shift ends|work is done}, let {worry stay at the door|the desk stay behind} {and sleep come|until morning}.',
    'Quand {le service finit|le travail est fini}, que {le souci reste à la porte|le bureau reste derrière} {et que vienne le sommeil|jusqu’au matin}.',
  ],
  'stock/theme/healing/a': [
    'Let {careful|skilled|kind} hands do their work, {unrushed|well rested}, and {let pain be believed|let questions be answered}.',
    'Que des mains {soigneuses|habiles|bienveillantes} fassent leur travail, {sans hâte|bien reposées}, et que {la douleur soit crue|les questions aient une réponse}.',
  ],
  'stock/theme/healing/b': [
    'No {bed|waiting room|corridor} should be {a lonely place|without company}; let {a friend|someone kind} {come|sit near}.',
    '{Aucun lit|Aucune salle d’attente|Aucun couloir} ne devrait être un lieu {de solitude|sans compagnie} ; {que quelqu’un de cher|qu’une voix douce} {vienne|soit proche}.',
  ],
  'stock/theme/healing/c': [
    'May {sleep come in whole pieces|an hour pass without pain|the night be short}, and {morning|the next day} be {lighter|kinder}.',
    'Que {le sommeil vienne d’un seul tenant|passe une heure sans douleur|la nuit soit courte}, et que {le matin|le lendemain} soit plus {léger|doux}.',
  ],
  'stock/theme/healing/d': [
    'What the body needs is {seldom|rarely} quick: {rest|good care}, {time|patience}, {a hand held|an honest word}.',
    'Ce dont le corps a besoin vient {rarement|peu souvent} vite : {du repos|de bons soins}, {du temps|de la patience}, {une main tenue|une parole vraie}.',
  ],
  'stock/theme/healing/e': [
    'Let {good news and hard news|every result|plain words} be {given gently|told with care}, {and heard by two|never in a hurry}.',
    'Que {les bonnes nouvelles et les dures soient données|chaque résultat soit donné|des mots clairs soient donnés} {avec douceur|avec soin}, {et entendus à deux|jamais dans la hâte}.',
  ],
  'stock/theme/healing/f': [
    'May those who {nurse|clean|keep watch} be {rested|thanked}, for {care is heavy work|they carry much}.',
    'Que celles et ceux qui {soignent|nettoient|veillent} {trouvent le repos|reçoivent des mercis}, car {soigner est un travail lourd|leurs bras portent beaucoup}.',
  ],
  'stock/theme/guidance/a': [
    'At {the fork|a crossing}, let {one clear question|one honest question} be enough {to begin|for today}.',
    '{À la fourche|À un croisement}, qu’{une question claire|une question honnête} suffise {pour commencer|pour aujourd’hui}.',
  ],
  'stock/theme/guidance/b': [
    '{Two roads|Both choices|Several doors} {look alike in poor light|seem possible}; let {nothing be forced|the true one stand out}.',
    '{Deux routes|Les deux choix|Plusieurs portes} {se ressemblent dans la pénombre|semblent possibles} ; que {rien ne soit forcé|le vrai se détache}.',
  ],
  'stock/theme/guidance/c': [
    'Perhaps {a phone call|a walk|one night’s sleep} will {say|settle} more than {another list|turning it over}.',
    'Peut-être {un appel|une marche|une nuit de sommeil} {dira|réglera} plus {qu’une autre liste|que de tourner en rond}.',
  ],
  'stock/theme/guidance/d': [
    'Only the next step {needs|asks for} light, {the length of a doorway|as far as a lamp reaches|not the whole map}.',
    'Seul le prochain pas {a besoin de|demande de la} lumière, {la longueur d’un seuil|aussi loin qu’une lampe éclaire|pas toute la carte}.',
  ],
  'stock/theme/guidance/e': [
    'Let {fear|hurry|pride} not be the one to {choose|decide|sign}, {now or later|however loud}.',
    'Que ce ne soit pas {la peur|la hâte|l’orgueil} qui {choisisse|décide|signe}, {ni maintenant ni plus tard|si fort que soit sa voix}.',
  ],
  'stock/theme/guidance/f': [
    'What can be undone {may be tried|is worth trying}; what cannot {deserves|may have} {a slower hand|one more night}.',
    'Ce qui peut se défaire {peut être tenté|mérite d’être tenté} ; ce qui ne le peut pas {mérite|peut avoir} {une main plus lente|une nuit de plus}.',
  ],
  'stock/theme/gratitude/a': [
    '{One good thing|One kindness} has a {name|shape} today: let it be {said aloud|told to someone|named plainly}.',
    '{Une bonne chose|Un geste bon} a {un nom|une forme} aujourd’hui : que cela se dise {à voix haute|à quelqu’un|simplement}.',
  ],
  'stock/theme/gratitude/b': [
    'Someone {made room|took trouble|stayed late} so that {things went well|good could come}; may thanks {find them|arrive}.',
    'Quelqu’un {a fait de la place|s’est donné du mal|est resté tard} pour que {tout se passe bien|le bien puisse venir} ; que le merci {trouve son chemin|arrive}.',
  ],
  'stock/theme/gratitude/c': [
    'Let {the gift|good news} be {held a while|looked at slowly} before {the next wish|the next want} {arrives|comes}.',
    'Que {le cadeau|la bonne nouvelle} {se garde un moment|se regarde lentement} avant que {le prochain désir|la prochaine envie} {n’arrive|ne vienne}.',
  ],
  'stock/theme/gratitude/d': [
    'What was {given|received} can be {passed on|handed along}: {an hour|a meal|a good word} is {enough|a start}.',
    'Ce qui fut {donné|reçu} peut {être transmis|passer de main en main} : {une heure|un repas|une bonne parole}, {c’est assez|c’est un début}.',
  ],
  'stock/theme/gratitude/e': [
    'Let {the day it happened|that good hour} be {kept|remembered} like {a coat by the door|a shell on a shelf|bread put by}.',
    'Que {le jour où c’est arrivé|cette bonne heure} soit {un bien gardé|un souvenir gardé} comme {un manteau près de la porte|une pierre dans la poche|du pain mis de côté}.',
  ],
  'stock/theme/gratitude/f': [
    'May gladness {make [me] gentle|loosen [my] hands|slow [me] down} {with those still waiting|beside those who wait}.',
    'Que la joie {[m’|nous ]apprenne la douceur|desserre [mes|nos] mains|[me|nous] ralentisse} {avec celles et ceux qui attendent encore|auprès de celles et ceux qui attendent}.',
  ],
}
