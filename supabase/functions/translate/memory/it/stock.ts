import type { MemoryFile } from '../memory-file.ts'

export const fragments: MemoryFile = {
  'stock/theme/vacation/a': [
    'May the road {out and back|there and home} be {safe|clear|kind}, {bags, tickets and all|mile after mile}.',
    'Che la strada {di andata e ritorno|fin là e fino a casa} sia {sicura|libera|gentile}, {con bagagli, biglietti e tutto|chilometro dopo chilometro}.',
  ],
  'stock/theme/vacation/b': [
    'Rest is {allowed|not a debt}, and {the unread letters|work left on the desk|the list at home} can wait.',
    'Il riposo {è permesso|non è un debito}, e {le lettere non lette possono|il lavoro sulla scrivania può|la lista di casa può} aspettare.',
  ],
  'stock/theme/vacation/c': [
    'Let {a strange bed|an unfamiliar room} {give good sleep|bring real sleep}, and {morning|waking} come without {an alarm|a list}.',
    'Che {un letto estraneo|una stanza sconosciuta} {dia un buon sonno|porti un sonno vero}, e che {il mattino|il risveglio} venga senza {sveglia|lista}.',
  ],
  'stock/theme/vacation/d': [
    'A stranger will {hold a door|point the way|share a bench}; let {the kindness be noticed|thanks be quick}.',
    'Qualcuno mai visto {terrà aperta una porta|indicherà la strada|dividerà una panchina}; che {la gentilezza sia notata|il grazie arrivi presto}.',
  ],
  'stock/theme/vacation/e': [
    'May those {left at home|who stay behind} be {kept safe|in good hands|at ease}, and {the return|the homecoming} {glad|easy}.',
    'Che {chi resta a casa|chi rimane} sia {al sicuro|in buone mani|in pace}, e che {il ritorno|il rientro} sia {lieto|facile}.',
  ],
  'stock/theme/vacation/f': [
    'Let {one slow hour|a long view|an unplanned day} {loosen|untie} what {the year|hurry} pulled {tight|into knots}.',
    'Che {un’ora lenta|una vista ampia|un giorno senza piani} {allenti|sciolga} ciò che {l’anno|la fretta} {ha stretto forte|ha annodato}.',
  ],
  'stock/theme/work/a': [
    '{The first hour|The next shift|The first meeting} will {set the tone|come soon}; let it begin {steady|fair and steady}.',
    '{La prima ora|Il prossimo turno|La prima riunione} {darà il tono|arriverà presto}; che cominci con {fermezza|giustizia e fermezza}.',
  ],
  'stock/theme/work/b': [
    'May the work {be fair|be honest} to {everyone it touches|the ones who do it}, and {fairly paid|properly seen}.',
    'Che il lavoro sia {giusto|onesto} verso {chiunque ne sia toccato|chi lo fa}, e {pagato il giusto|visto come merita}.',
  ],
  'stock/theme/work/c': [
    'Behind {the task|the deadline|the title} there are {people|tired faces}, and {people come first|none is a number}.',
    'Dietro {il compito|la scadenza|il titolo} ci sono {persone|volti stanchi}, e {le persone vengono prima|nessuno è un numero}.',
  ],
  'stock/theme/work/d': [
    'Let {a mistake|a bad hour} at work be {mended|named} {early|quietly}, {without fear|before it grows}.',
    'Che {un errore|un’ora brutta} sul lavoro {si ripari|si dica} {presto|a bassa voce}, {senza paura|prima che cresca}.',
  ],
  'stock/theme/work/e': [
    'May {a steady hand|plain speech|a clear head} {outlast|get through} {the noise of the office|the hard conversation|a long afternoon}.',
    'Che {una mano ferma|una parola chiara|una mente lucida} {vinca|attraversi} {il rumore dell’ufficio|la conversazione difficile|un lungo pomeriggio}.',
  ],
  'stock/theme/work/f': [
    'When {the shift ends|work is done}, let {worry stay at the door|the desk stay behind} {and sleep come|until morning}.',
    'Quando {il turno finisce|il lavoro è finito}, che {la preoccupazione resti alla porta|la scrivania resti indietro} {e venga il sonno|fino al mattino}.',
  ],
  'stock/theme/healing/a': [
    'Let {careful|skilled|kind} hands do their work, {unrushed|well rested}, and {let pain be believed|let questions be answered}.',
    'Che mani {attente|esperte|gentili} facciano il loro lavoro, {senza fretta|ben riposate}, e che {si creda al dolore|le domande abbiano risposta}.',
  ],
  'stock/theme/healing/b': [
    'No {bed|waiting room|corridor} should be {a lonely place|without company}; let {a friend|someone kind} {come|sit near}.',
    '{Nessun letto|Nessuna sala d’attesa|Nessun corridoio} dovrebbe essere un luogo {di solitudine|senza compagnia}; che {qualcuno di caro|una voce gentile} {venga|sia vicino}.',
  ],
  'stock/theme/healing/c': [
    'May {sleep come in whole pieces|an hour pass without pain|the night be short}, and {morning|the next day} be {lighter|kinder}.',
    'Che {il sonno venga intero|passi un’ora senza dolore|la notte sia breve}, e che {il mattino|il giorno dopo} sia più {leggero|gentile}.',
  ],
  'stock/theme/healing/d': [
    'What the body needs is {seldom|rarely} quick: {rest|good care}, {time|patience}, {a hand held|an honest word}.',
    'Ciò che serve al corpo {di rado|quasi mai} è veloce: {riposo|buone cure}, {tempo|pazienza}, {una mano nella mano|una parola sincera}.',
  ],
  'stock/theme/healing/e': [
    'Let {good news and hard news|every result|plain words} be {given gently|told with care}, {and heard by two|never in a hurry}.',
    'Che {le notizie buone e quelle dure siano date|ogni risultato sia dato|le parole chiare siano dette} {con dolcezza|con cura}, {e ascoltate in due|mai in fretta}.',
  ],
  'stock/theme/healing/f': [
    'May those who {nurse|clean|keep watch} be {rested|thanked}, for {care is heavy work|they carry much}.',
    'Che chi {cura|pulisce|veglia} {abbia riposo|riceva un grazie}, perché {la cura è un lavoro pesante|porta molto}.',
  ],
  'stock/theme/guidance/a': [
    'At {the fork|a crossing}, let {one clear question|one honest question} be enough {to begin|for today}.',
    '{Al bivio|A un incrocio}, che {una domanda chiara|una domanda sincera} basti {per cominciare|per oggi}.',
  ],
  'stock/theme/guidance/b': [
    '{Two roads|Both choices|Several doors} {look alike in poor light|seem possible}; let {nothing be forced|the true one stand out}.',
    '{Due strade|Le due scelte|Varie porte} {si somigliano con poca luce|sembrano possibili}; che {nulla sia forzato|il vero si distingua}.',
  ],
  'stock/theme/guidance/c': [
    'Perhaps {a phone call|a walk|one night’s sleep} will {say|settle} more than {another list|turning it over}.',
    'Forse {una telefonata|una passeggiata|una notte di sonno} {dirà|risolverà} più {di un’altra lista|che continuare a rigirarla}.',
  ],
  'stock/theme/guidance/d': [
    'Only the next step {needs|asks for} light, {the length of a doorway|as far as a lamp reaches|not the whole map}.',
    'Solo il prossimo passo {ha bisogno di|chiede} luce, {quanto una soglia|fin dove arriva una lampada|non la mappa intera}.',
  ],
  'stock/theme/guidance/e': [
    'Let {fear|hurry|pride} not be the one to {choose|decide|sign}, {now or later|however loud}.',
    'Che non sia {la paura|la fretta|l’orgoglio} a {scegliere|decidere|firmare}, {né ora né poi|per quanto alzi la voce}.',
  ],
  'stock/theme/guidance/f': [
    'What can be undone {may be tried|is worth trying}; what cannot {deserves|may have} {a slower hand|one more night}.',
    'Ciò che si può disfare {si può tentare|merita un tentativo}; ciò che non si può {merita|può avere} {una mano più lenta|una notte in più}.',
  ],
  'stock/theme/gratitude/a': [
    '{One good thing|One kindness} has a {name|shape} today: let it be {said aloud|told to someone|named plainly}.',
    '{Una cosa buona|Un gesto buono} oggi ha {un nome|una forma}: lo si dica {ad alta voce|a qualcuno|con semplicità}.',
  ],
  'stock/theme/gratitude/b': [
    'Someone {made room|took trouble|stayed late} so that {things went well|good could come}; may thanks {find them|arrive}.',
    'Qualcuno {ha fatto posto|si è dato da fare|è rimasto fino a tardi} perché {le cose andassero bene|il bene potesse venire}; che il grazie {trovi la strada|arrivi}.',
  ],
  'stock/theme/gratitude/c': [
    'Let {the gift|good news} be {held a while|looked at slowly} before {the next wish|the next want} {arrives|comes}.',
    'Che {il dono|la buona notizia} {si tenga un poco|si guardi con calma} prima che {il prossimo desiderio|la prossima voglia} {arrivi|venga}.',
  ],
  'stock/theme/gratitude/d': [
    'What was {given|received} can be {passed on|handed along}: {an hour|a meal|a good word} is {enough|a start}.',
    'Ciò che fu {dato|ricevuto} può {passare oltre|passare di mano in mano}: {un’ora|un pasto|una buona parola} {basta|è un inizio}.',
  ],
  'stock/theme/gratitude/e': [
    'Let {the day it happened|that good hour} be {kept|remembered} like {a coat by the door|a shell on a shelf|bread put by}.',
    'Che {il giorno in cui accadde|quell’ora buona} si {conservi|ricordi} come {un cappotto accanto alla porta|un sasso in tasca|pane messo da parte}.',
  ],
  'stock/theme/gratitude/f': [
    'May gladness {make [me] gentle|loosen [my] hands|slow [me] down} {with those still waiting|beside those who wait}.',
    'Che la gioia {[mi|ci] insegni la dolcezza|sciolga le [mie|nostre] mani|[mi|ci] rallenti} {con chi aspetta ancora|accanto a chi aspetta}.',
  ],
}
