import type { MemoryFile } from '../memory-file.ts'

export const fragments: MemoryFile = {
  'stock/theme/vacation/a': [
    'May the road {out and back|there and home} be {safe|clear|kind}, {bags, tickets and all|mile after mile}.',
    'Möge der Weg {hin und zurück|dorthin und nach Hause} {sicher|frei|freundlich} sein, {samt Gepäck und Fahrkarten|Kilometer um Kilometer}.',
  ],
  'stock/theme/vacation/b': [
    'Rest is {allowed|not a debt}, and {the unread letters|work left on the desk|the list at home} can wait.',
    'Ruhe {ist erlaubt|ist keine Schuld}, und {die ungelesenen Briefe können|die Arbeit auf dem Schreibtisch kann|die Liste zu Hause kann} warten.',
  ],
  'stock/theme/vacation/c': [
    'Let {a strange bed|an unfamiliar room} {give good sleep|bring real sleep}, and {morning|waking} come without {an alarm|a list}.',
    '{Ein fremdes Bett|Ein unbekanntes Zimmer} möge {guten Schlaf geben|wirklichen Schlaf bringen}, und {der Morgen|das Erwachen} komme ohne {Wecker|Liste}.',
  ],
  'stock/theme/vacation/d': [
    'A stranger will {hold a door|point the way|share a bench}; let {the kindness be noticed|thanks be quick}.',
    'Jemand Fremdes wird {eine Tür aufhalten|den Weg zeigen|eine Bank teilen}; möge {die Freundlichkeit bemerkt werden|der Dank schnell kommen}.',
  ],
  'stock/theme/vacation/e': [
    'May those {left at home|who stay behind} be {kept safe|in good hands|at ease}, and {the return|the homecoming} {glad|easy}.',
    'Mögen {die zu Hause|die Zurückbleibenden} {behütet|in guten Händen|unbesorgt} sein, und {die Rückkehr|die Heimkehr} {froh|leicht}.',
  ],
  'stock/theme/vacation/f': [
    'Let {one slow hour|a long view|an unplanned day} {loosen|untie} what {the year|hurry} pulled {tight|into knots}.',
    'Möge {eine langsame Stunde|ein weiter Blick|ein Tag ohne Plan} {lockern|lösen}, was {das Jahr|die Eile} {festgezogen|verknotet} hat.',
  ],
  'stock/theme/work/a': [
    '{The first hour|The next shift|The first meeting} will {set the tone|come soon}; let it begin {steady|fair and steady}.',
    '{Die erste Stunde|Die nächste Schicht|Die erste Besprechung} wird {den Ton angeben|bald kommen}; möge sie {ruhig|gerecht und ruhig} beginnen.',
  ],
  'stock/theme/work/b': [
    'May the work {be fair|be honest} to {everyone it touches|the ones who do it}, and {fairly paid|properly seen}.',
    'Möge die Arbeit {gerecht|ehrlich} sein gegen {alle, die sie berührt|die, die sie tun}, und {gerecht bezahlt|recht gesehen}.',
  ],
  'stock/theme/work/c': [
    'Behind {the task|the deadline|the title} there are {people|tired faces}, and {people come first|none is a number}.',
    'Hinter {der Aufgabe|der Frist|dem Titel} stehen {Menschen|müde Gesichter}, und {Menschen kommen zuerst|niemand ist eine Nummer}.',
  ],
  'stock/theme/work/d': [
    'Let {a mistake|a bad hour} at work be {mended|named} {early|quietly}, {without fear|before it grows}.',
    'Möge {1:ein Fehler|eine schlechte Stunde} bei der Arbeit {3:früh|leise} {2:behoben|benannt} werden, {4:ohne Angst|bevor es wächst}.',
  ],
  'stock/theme/work/e': [
    'May {a steady hand|plain speech|a clear head} {outlast|get through} {the noise of the office|the hard conversation|a long afternoon}.',
    'Möge {1:eine ruhige Hand|ein klares Wort|ein klarer Kopf} {3:den Lärm im Büro|das schwere Gespräch|einen langen Nachmittag} {2:überdauern|überstehen}.',
  ],
  'stock/theme/work/f': [
    'When {the shift ends|work is done}, let {worry stay at the door|the desk stay behind} {and sleep come|until morning}.',
    'Wenn {die Schicht endet|die Arbeit getan ist}, möge {die Sorge vor der Tür bleiben|der Schreibtisch zurückbleiben} {und der Schlaf kommen|bis zum Morgen}.',
  ],
  'stock/theme/healing/a': [
    'Let {careful|skilled|kind} hands do their work, {unrushed|well rested}, and {let pain be believed|let questions be answered}.',
    'Mögen {sorgsame|geübte|gütige} Hände ihre Arbeit tun, {ohne Hast|gut ausgeruht}, und möge {dem Schmerz geglaubt werden|jede Frage eine Antwort finden}.',
  ],
  'stock/theme/healing/b': [
    'No {bed|waiting room|corridor} should be {a lonely place|without company}; let {a friend|someone kind} {come|sit near}.',
    '{Kein Bett|Kein Wartezimmer|Kein Flur} sollte ein Ort {der Einsamkeit|ohne Gesellschaft} sein; möge {ein vertrauter Mensch|eine freundliche Stimme} {kommen|nahe sein}.',
  ],
  'stock/theme/healing/c': [
    'May {sleep come in whole pieces|an hour pass without pain|the night be short}, and {morning|the next day} be {lighter|kinder}.',
    'Möge {der Schlaf am Stück kommen|eine Stunde ohne Schmerz vergehen|die Nacht kurz sein} und {der Morgen|der nächste Tag} {leichter|freundlicher} werden.',
  ],
  'stock/theme/healing/d': [
    'What the body needs is {seldom|rarely} quick: {rest|good care}, {time|patience}, {a hand held|an honest word}.',
    'Was der Körper braucht, geht {selten|kaum je} schnell: {Ruhe|gute Pflege}, {Zeit|Geduld}, {eine gehaltene Hand|ein ehrliches Wort}.',
  ],
  'stock/theme/healing/e': [
    'Let {good news and hard news|every result|plain words} be {given gently|told with care}, {and heard by two|never in a hurry}.',
    'Möge {gute und schwere Nachricht|jedes Ergebnis|manches klare Wort} {sanft|mit Sorgfalt} gesagt werden, {und zwei hören es|nie in Eile}.',
  ],
  'stock/theme/healing/f': [
    'May those who {nurse|clean|keep watch} be {rested|thanked}, for {care is heavy work|they carry much}.',
    'Mögen die, die {pflegen|putzen|wachen}, {Ruhe finden|Dank hören}, denn {Fürsorge ist schwere Arbeit|sie tragen viel}.',
  ],
  'stock/theme/guidance/a': [
    'At {the fork|a crossing}, let {one clear question|one honest question} be enough {to begin|for today}.',
    '{An der Gabelung|An einer Kreuzung} möge {eine klare Frage|eine ehrliche Frage} genügen{, um zu beginnen| für heute}.',
  ],
  'stock/theme/guidance/b': [
    '{Two roads|Both choices|Several doors} {look alike in poor light|seem possible}; let {nothing be forced|the true one stand out}.',
    '{Zwei Wege|Beide Möglichkeiten|Mehrere Türen} {gleichen sich bei schlechtem Licht|scheinen offen}; möge {nichts erzwungen werden|das Wahre sich zeigen}.',
  ],
  'stock/theme/guidance/c': [
    'Perhaps {a phone call|a walk|one night’s sleep} will {say|settle} more than {another list|turning it over}.',
    'Vielleicht wird {ein Anruf|ein Spaziergang|eine Nacht Schlaf} mehr {sagen|klären} als {noch eine Liste|weiteres Grübeln}.',
  ],
  'stock/theme/guidance/d': [
    'Only the next step {needs|asks for} light, {the length of a doorway|as far as a lamp reaches|not the whole map}.',
    'Nur der nächste Schritt {braucht|bittet um} Licht, {so weit wie eine Türschwelle|so weit eine Lampe reicht|nicht die ganze Karte}.',
  ],
  'stock/theme/guidance/e': [
    'Let {fear|hurry|pride} not be the one to {choose|decide|sign}, {now or later|however loud}.',
    'Möge nicht {die Angst|die Eile|der Stolz} {wählen|entscheiden|unterschreiben}, {weder jetzt noch später|wie laut die Stimme auch sei}.',
  ],
  'stock/theme/guidance/f': [
    'What can be undone {may be tried|is worth trying}; what cannot {deserves|may have} {a slower hand|one more night}.',
    'Was sich rückgängig machen lässt, {darf versucht werden|ist den Versuch wert}; was nicht, {verdient|bekommt gern} {eine langsamere Hand|eine Nacht mehr}.',
  ],
  'stock/theme/gratitude/a': [
    '{One good thing|One kindness} has a {name|shape} today: let it be {said aloud|told to someone|named plainly}.',
    '{Etwas Gutes|Eine Freundlichkeit} hat heute {einen Namen|eine Gestalt}: es sei {laut gesagt|jemandem erzählt|schlicht genannt}.',
  ],
  'stock/theme/gratitude/b': [
    'Someone {made room|took trouble|stayed late} so that {things went well|good could come}; may thanks {find them|arrive}.',
    'Jemand {hat Platz gemacht|hat sich Mühe gegeben|ist spät geblieben}, damit {es gut ging|Gutes kommen konnte}; möge der Dank {dorthin finden|ankommen}.',
  ],
  'stock/theme/gratitude/c': [
    'Let {the gift|good news} be {held a while|looked at slowly} before {the next wish|the next want} {arrives|comes}.',
    'Möge {das Geschenk|die gute Nachricht} {eine Weile gehalten|langsam betrachtet} werden, bevor {der nächste Wunsch|das nächste Verlangen} {eintrifft|kommt}.',
  ],
  'stock/theme/gratitude/d': [
    'What was {given|received} can be {passed on|handed along}: {an hour|a meal|a good word} is {enough|a start}.',
    'Was {gegeben|empfangen} wurde, kann {weitergegeben|weitergereicht} werden: {eine Stunde|eine Mahlzeit|ein gutes Wort} ist {genug|ein Anfang}.',
  ],
  'stock/theme/gratitude/e': [
    'Let {the day it happened|that good hour} be {kept|remembered} like {a coat by the door|a shell on a shelf|bread put by}.',
    'Möge {der Tag, an dem es geschah,|jene gute Stunde} {bewahrt|erinnert} werden wie {ein Mantel an der Tür|ein Stein in der Tasche|aufgehobenes Brot}.',
  ],
  'stock/theme/gratitude/f': [
    'May gladness {make [me] gentle|loosen [my] hands|slow [me] down} {with those still waiting|beside those who wait}.',
    'Möge die Freude {[mich|uns] sanft machen|[meine|unsere] Hände lösen|[mich|uns] langsamer machen} {mit denen, die noch warten|neben denen, die warten}.',
  ],
}
