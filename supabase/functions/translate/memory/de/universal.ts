import type { MemoryFile } from '../memory-file.ts'

export const fragments: MemoryFile = {
  'universal/opening/a': [
    'Source of life, I {stop|pause} {here|where I am} and let one breath go, {and then another|until the noise thins}, and find you near.',
    'Quelle des Lebens, ich {halte inne|halte an}, {hier|wo ich bin}, und lasse einen Atemzug gehen, {und dann noch einen|bis der Lärm sich lichtet}, und finde dich nah.',
  ],
  'universal/opening/b': [
    'You who are called by many names, {in every language of hunger and thanks|by people who never meet}, {I come with mine|I bring one more voice}, {plain and unpolished|small as it is}.',
    'Du, mit vielen Namen gerufen, {in jeder Sprache des Hungers und des Dankes|von Menschen, die sich nie begegnen}, {ich komme mit meinem|ich bringe eine Stimme mehr}, {schlicht und ungeschliffen|so klein es ist}.',
  ],
  'universal/opening/c': [
    'Love that holds us, I {notice|look at} a cup on the table, {worn by use|plain as day}, and {something in me grows quiet|I begin there}.',
    'Liebe, die uns hält, ich {bemerke|betrachte} eine Tasse auf dem Tisch, {vom Gebrauch gezeichnet|schlicht wie der Tag}, und {etwas in mir wird still|da fange ich an}.',
  ],
  'universal/opening/d': [
    'Here I am, Source of life, as I am: {late|tired}, {hopeful|unfinished}, with the day on my shoes, {and willing to listen|and glad to stand still}.',
    'Hier bin ich, Quelle des Lebens, wie ich bin: {spät|müde}, {hoffend|unfertig}, mit dem Tag an den Schuhen, {und bereit zu hören|und froh, stillzustehen}.',
  ],
  'universal/opening/e': [
    'Source of life, {here I am|I am here}, {as I am|with open hands}.',
    'Quelle des Lebens, {hier bin ich|ich bin hier}, {wie ich bin|mit offenen Händen}.',
  ],
  'universal/opening/f': [
    'You of many names, {hear|meet} {one small voice|an ordinary voice} {at the door|among so many}.',
    'Du mit den vielen Namen, {höre|empfange} {eine kleine Stimme|eine gewöhnliche Stimme} {an der Tür|unter so vielen}.',
  ],
  'universal/opening/g': [
    'Love that holds us, {I set down|let me set down} {my bags|what I carry} {and listen|here}.',
    'Liebe, die uns hält, {ich lege|so lege ich} {meine Taschen|meine Last} ab {und lausche|an diesem Ort}.',
  ],
  'universal/opening/h': [
    'Source of all good, I {pause|stop} {with my hand on the latch|at the threshold}.',
    'Quelle alles Guten, ich {1:halte inne|halte an}{2:, die Hand an der Klinke| an der Schwelle}.',
  ],
  'universal/attribute/a': [
    '{Every|Each} people has {a word|its own word} for you, and {every word|each one} {falls short|stops at the door}, and still you are near.',
    '{Jedes|Ein jedes} Volk hat {ein Wort|sein eigenes Wort} für dich, und {jedes Wort|jedes} {reicht nicht hin|bleibt an der Tür stehen}, und doch bist du nah.',
  ],
  'universal/attribute/b': [
    'You are {older than|beneath} {my questions|every name I know}, and {nearer than|as near as} {my own|the next} breath.',
    'Du bist {älter als|tiefer als} {meine Fragen|jeder Name, den ich kenne}, und {näher als|so nah wie} {mein eigener|der nächste} Atemzug.',
  ],
  'universal/attribute/c': [
    '{Life|Breath} came to me {unasked|without a bill}, and {each morning|so far} it {comes again|has kept coming}.',
    '{Leben|Atem} kam zu mir {ungefragt|ohne Rechnung}, und {jeden Morgen|bis heute} {kommt es neu|kommt es immer wieder}.',
  ],
  'universal/attribute/d': [
    'What {feeds|wakes} the sparrow and {turns the tide|lights the far stars} {also|quietly} {keeps a place for me|holds one small room}.',
    'Was den Sperling {nährt|weckt} und {die Flut wendet|die fernen Sterne entzündet}, hält {auch|still} {einen Platz für mich frei|eine kleine Kammer bereit}.',
  ],
  'universal/attribute/e': [
    'I have {met|heard} you most often in {hands at work|a stranger’s patience|someone’s kept promise}, {seldom in thunder|not in grand places}.',
    'Am öftesten bin ich dir {1:begegnet|auf die Spur gekommen} in {2:Händen bei der Arbeit|der Geduld fremder Menschen|einem gehaltenen Versprechen}, {3:selten im Donner|nicht an großen Orten}.',
  ],
  'universal/attribute/f': [
    'Bread {rises|is broken}, {rivers find the sea|night shifts end}, {doors open|someone forgives}: goodness is at work.',
    'Brot {geht auf|wird gebrochen}, {Flüsse finden das Meer|Nachtschichten enden}, {Türen öffnen sich|jemand vergibt}: das Gute ist am Werk.',
  ],
  'universal/attribute/g': [
    'There is {a goodness|a love} {I did not make|older than I am} that {goes on|keeps working} {while I sleep|when I forget}.',
    'Es gibt {eine Güte|eine Liebe}, {die ich nicht gemacht habe|älter als ich}, die {weitergeht|weiterwirkt}, {während ich schlafe|wenn ich vergesse}.',
  ],
  'universal/attribute/h': [
    'Nothing {I bring|in my hands} is too {small|plain} to {lay down here|be looked at}, {not even silence|not a worry, not a crust}.',
    'Nichts, {was ich bringe|was ich in Händen halte}, ist zu {klein|schlicht}, um {hier abgelegt|angesehen} zu werden, {nicht einmal das Schweigen|keine Sorge, keine Brotrinde}.',
  ],
  'universal/turn/thanks/a': [
    'I {confess|admit} how {fast|quickly} {a gift|good fortune} becomes furniture: I {stop seeing it|walk round it}, and complain of the dust.',
    'Ich {bekenne|gebe zu}, wie {schnell|bald} {ein Geschenk|das Glück} zum Möbelstück wird: Ich {sehe es nicht mehr|gehe darum herum} und klage über den Staub.',
  ],
  'universal/turn/thanks/b': [
    '{Some days|On grey days} thanks {stick in my throat|come slowly}, and I would rather be honest, {with whatever is left|poor as they are}.',
    '{1:An manchen Tagen|An grauen Tagen} {2:bleibt mir der Dank im Hals stecken|kommt der Dank langsam}, und ich will lieber ehrlich sein, {3:mit dem, was übrig ist|so arm er ist}.',
  ],
  'universal/turn/thanks/c': [
    'Why does {good|plenty} {come to one house|fall at one door} and {pass|miss} the next? I {do not know|cannot say}, and {the question|not knowing|wonder} keeps my hands {open|loose}.',
    'Warum {2:kommt|fällt} {1:Gutes|Fülle} {2:zu einem Haus|vor eine Tür} und {3:geht an der nächsten vorbei|verfehlt die nächste}? Ich {4:weiß es nicht|kann es nicht sagen}, und {5:die Frage|das Nichtwissen|das Staunen} hält meine Hände {6:offen|locker}.',
  ],
  'universal/turn/thanks/d': [
    'What I {call mine|own} {passed through|came by way of} {many|a hundred} hands and will pass on, {which I forget|as I remember late}.',
    'Was {ich mein nenne|mir gehört}, {ging durch|kam durch} {viele|hundert} Hände und wird weitergehen, {was ich vergesse|wie mir spät einfällt}.',
  ],
  'universal/turn/light/a': [
    'I {want|would like} the whole map, and {am given|what I get is} {a lantern and a friend|one lit step}; perhaps that is kinder.',
    'Ich {will|hätte gern} die ganze Karte, und {gegeben wird mir|was ich bekomme, ist} {eine Laterne und ein Mensch zur Seite|ein einziger heller Schritt}; vielleicht ist das gütiger.',
  ],
  'universal/turn/light/b': [
    '{Part of me|Something in me} already knows, and goes on {asking others|asking around}, {hoping|fishing} for an easier answer.',
    '{1:Ein Teil von mir|Etwas in mir} weiß es schon und {2:fragt andere weiter|fragt weiter herum}, {3:in der Hoffnung auf|auf der Suche nach} eine leichtere Antwort.',
  ],
  'universal/turn/light/c': [
    'I have {mistaken|taken} speed for sense {more than once|before now}, and {others|people near me} {paid some of it|carried the cost}.',
    'Ich habe Eile {2:mehr als einmal|schon früher} {1:mit Verstand verwechselt|für Verstand gehalten}, und {3:andere|Menschen in meiner Nähe} {4:zahlten ihren Teil|trugen die Kosten}.',
  ],
  'universal/turn/light/d': [
    'What if {the way|the answer} is {not hidden|plain}, only {slow|quiet}, and I {have been too loud to hear|must stand still before I see it}?',
    'Was, wenn {der Weg|die Antwort} {nicht verborgen|klar} ist, nur {langsam|leise}, und ich {zu laut war, um zu hören|erst stillstehen muss, um zu sehen}?',
  ],
  'universal/turn/mend/a': [
    '{How easy|How pleasant} it is to {love|bless} the whole world, and how hard to {forgive|be fair to} the one who slammed the door.',
    '{1:Wie leicht|Wie angenehm} ist es, die ganze Welt zu {2:lieben|segnen}, und wie schwer, dem Menschen, der die Tür zuschlug, {3:zu vergeben|gerecht zu sein}.',
  ],
  'universal/turn/mend/b': [
    'I {keep|have kept} {my own list|a ledger} of {slights|small wrongs}, {neat and dated|well rehearsed}, and it has warmed no one.',
    'Ich {führe|führte} {meine eigene Liste|ein Buch} von {Kränkungen|kleinem Unrecht}, {sauber und mit Datum|gut eingeübt}, und es hat niemanden gewärmt.',
  ],
  'universal/turn/mend/c': [
    '{Perhaps|Maybe} {the other person|the other side} lies awake {too|as well}, with the same sentence, waiting for someone to begin.',
    '{Vielleicht|Womöglich} liegt {die andere Person|die andere Seite} {auch|ebenso} wach, mit demselben Satz, wartend, dass jemand beginnt.',
  ],
  'universal/turn/mend/d': [
    'I {hurt|have hurt} people {without meaning to|while being right}, and was hurt the same way; {knowing it helps|let that soften me}.',
    'Ich {verletze|verletzte} Menschen, {ohne es zu wollen|obwohl ich recht habe}, und wurde ebenso verletzt; {das zu wissen hilft|lass mich daran weicher werden}.',
  ],
  'universal/turn/bear/a': [
    'I am not as strong as I look, and {tired of pretending|here I need not pretend}; {even so|all the same}, {the next step is small|today is mine to carry}.',
    'Ich bin nicht so stark, wie ich aussehe, und {des Vorspielens müde|hier muss ich nichts vorspielen}; {trotzdem|dennoch} {ist der nächste Schritt klein|ist dieser Tag meiner zu tragen}.',
  ],
  'universal/turn/bear/b': [
    '{Fear|Worry} says the night will never end, and {at three o’clock|some hours} I {half believe|believe} {its story|every word}.',
    '{1:Die Angst|Die Sorge} sagt, die Nacht nehme kein Ende, und {2:um drei Uhr|zu mancher Stunde} glaube ich {4:ihre Geschichte|jedes Wort} {3:halb|ganz}.',
  ],
  'universal/turn/bear/c': [
    'I cannot {fix|undo} {what has happened|everything}, and that is hard to say; I can {stay|be here}, {and do one thing|and boil water}.',
    'Ich kann {2:was geschehen ist|alles} nicht {1:heil machen|ungeschehen machen}, und das ist schwer zu sagen; ich kann {3:bleiben|hier sein} {4:und eines tun|und Wasser aufsetzen}.',
  ],
  'universal/turn/bear/d': [
    'Others have crossed such water, {some limping|some singing}, and {left word|called back} that {there is a far bank|ground returns underfoot}.',
    'Andere haben solches Wasser durchquert, {1:manche hinkend|manche singend}, und {2:hinterlassen|zurückgerufen}, dass {3:es ein anderes Ufer gibt|der Boden unter den Füßen wiederkommt}.',
  ],
  'universal/widening/a': [
    '{Remember|Hold} {those on night shift|everyone still at work}, {those who clean|those who drive}, and the ones who cannot sleep.',
    '{Denk an|Halte} {alle in der Nachtschicht|alle, die noch arbeiten}, {die, die putzen|die, die fahren}, und die, die nicht schlafen können.',
  ],
  'universal/widening/b': [
    'Let no {home|house} on {any|a single} street {be without|lack} {bread|a friend}, and let me be the one who knocks.',
    'Lass in {2:keiner|nicht einer} Straße ein Haus ohne {4:Brot|Freundschaft} sein, und lass mich anklopfen.',
  ],
  'universal/widening/c': [
    'For {people I will never meet|those across the sea}, {who want what I want|with children they sing to}, I {ask|wish} {the same good|no less}.',
    'Für {Menschen, denen ich nie begegne|die jenseits des Meeres}, {die wollen, was ich will|mit Kindern, denen sie singen}, {erbitte|wünsche} ich {das gleiche Gute|nicht weniger}.',
  ],
  'universal/widening/d': [
    'Let the lonely be {called by name|asked to sit}, {the grieving|the old} {given time|listened to}, and {children|the young} kept safe.',
    'Lass die Einsamen {beim Namen gerufen|zum Sitzen gebeten} werden, gib {den Trauernden|den Alten} {Zeit|Gehör}, und behüte {die Kinder|die Jungen}.',
  ],
  'universal/widening/e': [
    'May rivers, animals and seeds {fare better|have a gentler year} for {my being here|the way I live}, {even slightly|by a little}.',
    'Möge es Flüssen, Tieren und Samen {besser gehen|sanfter gehen in diesem Jahr}, weil {ich hier bin|ich lebe, wie ich lebe}, {sei es noch so wenig|ein wenig}.',
  ],
  'universal/widening/f': [
    'Where leaders {meet behind closed doors|decide for many}, let {somebody|one of them} {remember|speak for} the far end of the table.',
    'Wo Mächtige {hinter verschlossenen Türen tagen|für viele entscheiden}, möge {jemand|eine Stimme unter ihnen} {an das ferne Ende des Tisches denken|für das ferne Ende des Tisches sprechen}.',
  ],
  'universal/widening/g': [
    'What {good|help} comes to me, let it {go further|travel on}, {hand to hand|house to house}, past the edge of my sight.',
    'Was mir an {Gutem|Hilfe} zukommt, lass es {weitergehen|weiterreisen}, {von Hand zu Hand|von Haus zu Haus}, über meinen Blick hinaus.',
  ],
  'universal/widening/h': [
    'Let our differences {make the road wide|bring more lamps}, and let {enemies|neighbours} {find|discover} some dull common task.',
    'Lass unsere Unterschiede {den Weg weit machen|mehr Lampen bringen}, und lass {Feinde|Nachbarn} {finden|entdecken}, was es an langweiliger gemeinsamer Arbeit gibt.',
  ],
  'universal/commit/a': [
    '{Today|Before I sleep} I will {do one thing|keep one promise} {that costs me something|without being asked}, {and tell nobody|quietly}.',
    '{Heute|Bevor ich schlafe,} werde ich {etwas tun|ein Versprechen halten}, {das mich etwas kostet|ohne gebeten zu werden}, {und niemandem davon erzählen|in aller Stille}.',
  ],
  'universal/commit/b': [
    'I will {knock at one door|stop at one bench}, {carry one bag|ask one question}, and {stay|listen} {to the end|a little longer than I meant}.',
    'Ich werde {1:an eine Tür klopfen|an einer Bank anhalten}, {2:eine Tasche tragen|eine Frage stellen} und {4:bis zum Ende|etwas länger als gedacht} {3:bleiben|zuhören}.',
  ],
  'universal/commit/c': [
    '{Let me begin|I begin} with {the nearest|one} {person|thing}: {the dish, the debt, the greeting|a word, a chair, a cup}.',
    '{Lass mich beginnen|Ich beginne} mit {der nächsten|einer} {Person|Sache}: {dem Teller, der Schuld, dem Gruß|einem Wort, einem Stuhl, einer Tasse}.',
  ],
  'universal/commit/d': [
    'I will {leave|make} {one corner|something} {cleaner|kinder} than I found it, {and be glad of that|and then go on}.',
    'Ich werde {2:eine Ecke|etwas} {3:sauberer|freundlicher} {1:hinterlassen|machen}, als ich es fand, {4:und mich daran freuen|und dann weitergehen}.',
  ],
  'universal/commit/e': [
    '{When|If} I forget, I will {begin again|start over} {at the next doorway|with the next breath}, {without speeches|and make no drama of it}.',
    '{1:Wenn|Falls} ich es vergesse, fange ich {3:an der nächsten Tür|mit dem nächsten Atemzug} {2:wieder|von vorn} an, {4:ohne große Worte|ohne ein Drama daraus zu machen}.',
  ],
  'universal/closing/a': ['<May it be so.>', '<So sei es.>'],
  'universal/closing/b': ['<So may we live.>', '<So mögen wir leben.>'],
  'universal/closing/c': ['<Peace to every house.>', '<Friede jedem Haus.>'],
  'universal/scene/morning-prayer/a': [
    'The {kettle|street} {wakes|begins to hum}, and {one task|one plain task} stands by the door.',
    '{Der Kessel|Die Straße} {erwacht|beginnt zu summen}, und {eine Aufgabe|eine schlichte Aufgabe} steht an der Tür.',
  ],
  'universal/scene/morning-prayer/b': [
    'First light {finds|touches} {the cup and the chair|the edge of the curtain}, and the day is still unspent.',
    'Das erste Licht {findet|berührt} {die Tasse und den Stuhl|den Saum des Vorhangs}, und der Tag ist noch unverbraucht.',
  ],
  'universal/scene/morning-prayer/c': [
    'Before {the news|any message} there is {cold water|a bare floor}, and one unhurried breath.',
    'Vor {den Nachrichten|jeder Botschaft} gibt es {kaltes Wasser|einen bloßen Boden} und einen Atemzug ohne Eile.',
  ],
  'universal/scene/gratitude/a': [
    'At {the end of an ordinary day|the sink, late}, {one moment|a single hour} stays lit.',
    '{Am Ende eines gewöhnlichen Tages|Am Spülbecken, spät,} bleibt {ein Augenblick|eine einzige Stunde} hell.',
  ],
  'universal/scene/gratitude/b': [
    'There was {a doorway|a bench} where {a good thing arrived|someone was kind}, and I go back there now.',
    'Es gab {eine Tür|eine Bank}, wo {etwas Gutes ankam|jemand freundlich war}, und dorthin gehe ich jetzt zurück.',
  ],
  'universal/scene/gratitude/c': [
    'On {the walk home|the back step} I {go over|turn over} what the day left me.',
    '{Auf dem Heimweg|Auf der hinteren Stufe} {gehe ich durch|bedenke ich}, was der Tag mir ließ.',
  ],
  'universal/scene/personal-growth/a': [
    'One {habit|fault} of mine knows the way in, and one small practice {waits|could answer}.',
    '{Eine Gewohnheit|Ein Fehler} von mir kennt den Weg herein, und eine kleine Übung {wartet|könnte antworten}.',
  ],
  'universal/scene/personal-growth/b': [
    'The {notebook|mat} is {open|unrolled} again, {a week late|after a gap}, and nobody scolds.',
    '{1:Das Heft|Die Matte} liegt wieder {2:offen|ausgerollt}, {3:eine Woche zu spät|nach einer Lücke}, und niemand schimpft.',
  ],
  'universal/scene/personal-growth/c': [
    'In the {mirror|dark window} someone half finished {looks back|meets my eye}, not unkindly.',
    '{Im Spiegel|Im dunklen Fenster} {schaut jemand Halbfertiges zurück|trifft jemand Halbfertiges meinen Blick}, nicht unfreundlich.',
  ],
  'universal/scene/wellbeing/a': [
    'My {shoulders|feet} {report the week|have kept count}, and {sleep|rest} has been thin.',
    'Meine {Schultern|Füße} {erzählen von der Woche|haben mitgezählt}, und {der Schlaf|die Ruhe} war dünn.',
  ],
  'universal/scene/wellbeing/b': [
    '{A walk|A bath}, {a bowl of soup|a slow breath}, an early bed: the body asks for little.',
    '{Ein Spaziergang|Ein Bad}, {eine Schale Suppe|ein langsamer Atemzug}, ein frühes Bett: Der Körper verlangt wenig.',
  ],
  'universal/scene/wellbeing/c': [
    'Somewhere between the screen and {the pillow|supper}, {my breath|the day} went shallow.',
    'Irgendwo zwischen dem Bildschirm und {dem Kissen|dem Abendbrot} wurde {mein Atem|der Tag} flach.',
  ],
  'universal/scene/professional/a': [
    'The {desk|counter} is {wiped|ready}, {the lights hum|the clock runs}, and a queue is forming.',
    '{Der Schreibtisch|Der Tresen} ist {abgewischt|bereit}, {die Lampen summen|die Uhr läuft}, und eine Schlange bildet sich.',
  ],
  'universal/scene/professional/b': [
    'Keys, badge and coat: the shift {begins|opens} with {other people’s needs|a list not mine}.',
    'Schlüssel, Ausweis und Mantel: Die Schicht {beginnt|öffnet sich} mit {dem, was andere brauchen|einer Liste, die nicht meine ist}.',
  ],
  'universal/scene/professional/c': [
    'There is a meeting to get through, and a colleague’s {name|worry} to {remember|keep in view}.',
    'Es gibt eine Besprechung zu überstehen und {den Namen|die Sorge} von jemandem im Team {zu behalten|im Blick zu halten}.',
  ],
  'universal/scene/relationships/a': [
    'Between {one person|someone dear} and me {lies|is} a small silence, a day old.',
    'Zwischen {einem Menschen|jemand Liebem} und mir {liegt|ist} eine kleine Stille, einen Tag alt.',
  ],
  'universal/scene/relationships/b': [
    'Two {cups|chairs} {stand ready|are set} on {the table|the balcony}, and one of them waits.',
    'Zwei {1:Tassen|Stühle} {2:stehen bereit|sind aufgestellt} auf {3:dem Tisch|dem Balkon}, und {1:eine|einer} davon wartet.',
  ],
  'universal/scene/relationships/c': [
    'A name comes up, and {my hand|something in me} {hesitates|goes quiet}, for more reasons than one.',
    'Ein Name taucht auf, und {meine Hand|etwas in mir} {zögert|wird still}, aus mehr als einem Grund.',
  ],
  'universal/scene/spirituality/a': [
    'The {cushion|chair|bench} by the {window|wall} is {where I come|my place}, dry or glad.',
    '{Das Kissen|Der Stuhl|Die Bank} {am Fenster|an der Wand} ist {der Ort, an den ich komme|mein Platz}, dürr oder froh.',
  ],
  'universal/scene/spirituality/b': [
    'Silence has been {hard to find|crowded} {lately|all week}, and I come to it rusty.',
    'Stille war {2:in letzter Zeit|die ganze Woche} {1:schwer zu finden|voller Gedränge}, und ich komme eingerostet zu ihr.',
  ],
  'universal/scene/spirituality/c': [
    '{Some days|Often} the {old words|best words} ring hollow, and I keep the hour all the same.',
    '{An manchen Tagen|Oft} klingen die {alten|besten} Worte hohl, und ich halte die Stunde dennoch.',
  ],
  'universal/scene/celebration/a': [
    'There is {music|a laid table} and {an open door|too much cake}, and one chair for the absent.',
    'Es gibt {Musik|einen gedeckten Tisch} und {eine offene Tür|zu viel Kuchen} und einen Stuhl für die, die fehlen.',
  ],
  'universal/scene/celebration/b': [
    '{Flowers|Lanterns} {go up|are hung}, names are called, and everyone talks at once.',
    '{1:Blumen|Laternen} {2:steigen auf|werden aufgehängt}, Namen werden gerufen, und alle reden zugleich.',
  ],
  'universal/scene/celebration/c': [
    '{Something new|A finished year} is {welcomed here|held up to the light} {by many hands|with clapping and tears}.',
    '{1:Etwas Neues|Ein vollendetes Jahr} wird {3:von vielen Händen|mit Klatschen und Tränen} {2:hier begrüßt|ins Licht gehalten}.',
  ],
  'universal/generic/a': [
    'You know {the matter|what} I carry {today|here}, {even the part without words|better than I can say}.',
    'Du kennst {die Sache, die|das, was} ich {heute|hier} trage, {auch den Teil ohne Worte|besser, als ich es sagen kann}.',
  ],
  'universal/generic/b': [
    '{One thing|Something} is {on my mind|at the front of my mind}, and I {set it down|lay it here}.',
    '{Eine Sache|Etwas} {beschäftigt mich|steht mir ganz vorn im Sinn}, und ich lege es {ab|hierher}.',
  ],
  'universal/generic/c': [
    'What I {came with|have brought} {has its own weight|is real}; let it be {held|met} {carefully|gently}.',
    'Was ich {1:mitbrachte|mitgebracht habe}, {2:hat sein eigenes Gewicht|ist wirklich}; möge es {4:sorgsam|sanft} {3:gehalten|empfangen} werden.',
  ],
  'universal/comfort/a': [
    'What {was lost|is gone} {mattered|was loved}, and {grief may take its time|no one has to hurry}.',
    'Was {verloren ging|fort ist}, {war wichtig|wurde geliebt}, und {Trauer darf sich Zeit nehmen|niemand muss eilen}.',
  ],
  'universal/comfort/b': [
    'Sit with me {in the empty hour|where it is empty}, {saying little|without explaining}, {until I can eat|as a good neighbour would}.',
    'Sitz bei mir {in der leeren Stunde|wo es leer ist}, {mit wenigen Worten|ohne zu erklären}, {bis ich essen kann|wie man es unter guten Nachbarn tut}.',
  ],
  'universal/comfort/c': [
    'Let {the ache|sorrow} be {as large as it is|unashamed}, and {let bread come|hold me up}.',
    'Lass {den Schmerz|die Trauer} {in voller Größe da sein|ohne Scham sein}, und {lass Brot kommen|halte mich}.',
  ],
  'universal/comfort/d': [
    '{Soften|Ease} the long {evenings|first mornings} {when absence is loudest|when I forget and then remember}.',
    '{Mildere|Lindere} die langen {Abende|ersten Morgen}, {wenn das Fehlen am lautesten ist|wenn ich vergesse und mich dann erinnere}.',
  ],
  'universal/ask/gratitude/a': [
    'Let me {hold|keep} {one good thing|one plain kindness} {up to the light|in view} before I reach for more.',
    'Lass mich {2:etwas Gutes|eine schlichte Güte} {3:ins Licht|im Blick} halten, bevor ich nach mehr greife.',
  ],
  'universal/ask/gratitude/b': [
    'Someone’s work {warmed|fed|lit} {my house|the room} before I woke; I {notice now|say thanks}.',
    'Jemandes Arbeit hat {2:mein Haus|den Raum} {1:gewärmt|genährt|erhellt}, bevor ich erwachte; {3:jetzt merke ich es|ich sage Dank}.',
  ],
  'universal/ask/gratitude/c': [
    'Teach me to {receive|take} {a gift|what is given} with {both|open} hands and no excuses.',
    'Lehre mich, {2:ein Geschenk|was gegeben wird,} mit {3:beiden|offenen} Händen und ohne Ausreden anzunehmen.',
  ],
  'universal/ask/gratitude/d': [
    'What I {leaned on|used} all day and {never named|took as owed}, let me {name|honour} {at last|now}.',
    'Was mich den ganzen Tag {1:gestützt|versorgt} hat und was ich {2:nie genannt|als Schuldigkeit genommen} habe, lass mich {4:endlich|jetzt} {3:nennen|ehren}.',
  ],
  'universal/ask/gratitude/e': [
    'Let gratitude {change|slow} {the way I speak|how I spend the next hour}, {not only my mood|and not just my words}.',
    'Lass die Dankbarkeit {verändern|verlangsamen}, {wie ich rede|wie ich die nächste Stunde verbringe}, {nicht nur meine Stimmung|und nicht nur meine Worte}.',
  ],
  'universal/ask/guidance/a': [
    'Show me {which door is mine|what is mine to do} {today|first}, and let me {leave the others shut|knock once and wait}.',
    'Zeig mir {2:heute|zuerst}, {1:welche Tür die meine ist|was meine Sache ist}, und lass mich {3:die anderen geschlossen halten|einmal klopfen und warten}.',
  ],
  'universal/ask/guidance/b': [
    'When {two|two good} roads {look alike|call equally}, {slow me|keep me still} until one grows plain.',
    'Wenn {zwei|zwei gute} Wege {gleich aussehen|gleich laut rufen}, {mach mich langsam|halte mich still}, bis einer klar wird.',
  ],
  'universal/ask/guidance/c': [
    'Let me ask {someone who knows the ground|one honest friend} before I {trust|follow} {my own noise|the loudest voice}.',
    'Lass mich {1:jemanden fragen, der den Boden kennt,|einen ehrlichen Menschen fragen,} bevor ich {3:meinem eigenen Lärm|der lautesten Stimme} {2:traue|folge}.',
  ],
  'universal/ask/guidance/d': [
    '{Quiet|Turn down} the crowd in my head until {one true sentence|a single clear word} {remains|can be heard}.',
    '{Stille|Dämpfe} die Menge in meinem Kopf, bis {ein wahrer Satz|ein einziges klares Wort} {bleibt|zu hören ist}.',
  ],
  'universal/ask/guidance/e': [
    'If I have gone wrong, {turn me|call me back} {gently|early}, {while turning is easy|before the dark}.',
    'Bin ich falsch gegangen, {wende mich|ruf mich zurück}, {sanft|früh}, {solange das Wenden leicht ist|vor der Dunkelheit}.',
  ],
  'universal/ask/blessing/a': [
    'Let good {come to|rest on} every {door|desk|bed} I {pass|think of} {today|now}, known to me or not.',
    'Lass Gutes {1:zu jeder|auf jede} {2:Tür|Arbeitsbank|Bettstatt} {1:kommen|sinken}, {3:an der ich vorbeigehe|an die ich denke}, {4:heute|jetzt}, ob bekannt oder nicht.',
  ],
  'universal/ask/blessing/b': [
    'May those I love {be well|be glad}, {sleep soundly|eat well}, and {do some good|be met kindly} today.',
    'Mögen die, die ich liebe, {wohlauf|froh} sein, {tief schlafen|gut essen} und heute {etwas Gutes tun|Freundlichkeit finden}.',
  ],
  'universal/ask/blessing/c': [
    'Put {kindness|a blessing} on my {tongue|lips} {before I leave|at the door}, so that someone goes lighter.',
    'Leg {Güte|einen Segen} auf {meine Zunge|meine Lippen}, {bevor ich gehe|an der Tür}, damit jemand leichter geht.',
  ],
  'universal/ask/blessing/d': [
    'Let {the old|the young} walk safely here, and let {the tired|the new} {find a chair|be given tea}.',
    'Lass {die Alten|die Jungen} hier sicher gehen, und lass {die Müden|die Neuen} {einen Stuhl finden|Tee bekommen}.',
  ],
  'universal/ask/blessing/e': [
    'What I {cannot be near to guard|have to leave}, I wish well {by name|aloud}, {and let it go|without fear}.',
    'Was ich {nicht aus der Nähe hüten kann|zurücklassen muss}, dem wünsche ich Gutes, {beim Namen|laut}, {und lasse es gehen|ohne Furcht}.',
  ],
  'universal/ask/peace/a': [
    'Let me {stop feeding|put down} {the|one old} argument {I carry from room to room|that eats at my table}.',
    'Lass mich {2:den|einen alten} Streit {1:nicht mehr füttern|niederlegen}, {3:den ich von Zimmer zu Zimmer trage|der an meinem Tisch isst}.',
  ],
  'universal/ask/peace/b': [
    'Give {the house|these rooms} {an evening|an hour} {without slammed doors|of low voices}, and start with mine.',
    'Gib {dem Haus|diesen Räumen} {einen Abend|eine Stunde} {ohne knallende Türen|mit leisen Stimmen}, und fang bei mir an.',
  ],
  'universal/ask/peace/c': [
    'Where {nations|neighbours} {shout|arm themselves}, {raise up|strengthen} those who carry water.',
    'Wo {1:Völker|Nachbarn} {2:schreien|sich bewaffnen}, gib denen {3:Halt|Kraft}, die Wasser tragen.',
  ],
  'universal/ask/peace/d': [
    'Let {quiet come in|stillness settle} like {dusk over fields|lamplight over a table}, {asking nothing|and stay}.',
    'Lass {Stille einkehren|Ruhe sich legen} wie {Dämmerung über Felder|Lampenschein über einen Tisch}, {ohne etwas zu fordern|und bleiben}.',
  ],
  'universal/ask/peace/e': [
    'When {the old sting|an insult} {comes back|returns}, let me {breathe|count the stairs} before I answer.',
    'Wenn {der alte Stachel|eine Kränkung} {wiederkommt|zurückkehrt}, lass mich {atmen|die Stufen zählen}, bevor ich antworte.',
  ],
  'universal/ask/loving-kindness/a': [
    'Let goodwill {begin at|start with} {my own tired face|my own door} and {walk on|go out} to people I avoid.',
    'Lass das Wohlwollen bei {2:meinem müden Gesicht|meiner eigenen Tür} beginnen und {3:weitergehen|hinausgehen} zu denen, die ich meide.',
  ],
  'universal/ask/loving-kindness/b': [
    'May the face I {love|see} first be {safe|in peace}, and {the last on my list|a stranger} {after it|no less so}.',
    'Möge das Gesicht, das ich zuerst {liebe|sehe}, {geborgen|im Frieden} sein, und {das letzte auf meiner Liste|ein fremdes} {danach|nicht weniger}.',
  ],
  'universal/ask/loving-kindness/c': [
    '{Widen|Stretch} my {care|kindness} past {the easy ones|my own table} to whoever sits alone.',
    '{Weite|Dehne} meine {Sorge|Güte} über {die Einfachen|meinen eigenen Tisch} hinaus bis zu denen, die allein sitzen.',
  ],
  'universal/ask/loving-kindness/d': [
    'Let me {greet|treat} {the caller, the cashier and the child|whoever knocks} as {a guest|someone’s beloved}, and not as a task.',
    'Lass mich {2:den Anruf, die Kasse und das Kind|wer immer klopft,} {1:grüßen|behandeln} wie {3:einen Gast|jemandes Liebstes} und nicht wie eine Aufgabe.',
  ],
  'universal/ask/loving-kindness/e': [
    '{Soften|Warm} my first judgement, so that {people near me|the shy ones} {stand easier|may breathe}.',
    '{Mildere|Wärme} mein erstes Urteil, damit {Menschen in meiner Nähe|die Schüchternen} {leichter dastehen|atmen können}.',
  ],
  'universal/ask/mercy/a': [
    'Be gentle with {what I did badly|my worst hour}, and {teach|bring} me {to spare|to pardon} another’s.',
    'Sei sanft mit {dem, was ich schlecht tat|meiner schlimmsten Stunde}, und {lehre|bring} mich, {andere zu schonen|anderen zu verzeihen}.',
  ],
  'universal/ask/mercy/b': [
    '{Let no one|May nobody} be {only|reduced to} {the worst thing they did|one bad day}, myself included.',
    'Möge niemand {2:nur|nichts als} {3:die schlimmste eigene Tat|ein schlechter Tag} sein, auch ich nicht.',
  ],
  'universal/ask/mercy/c': [
    '{Slow|Cool} {my hand|my tongue} where {harshness|blame} would be {easy|cheap} and even fair.',
    '{Bremse|Kühle} {meine Hand|meine Zunge}, wo {Härte|Tadel} {leicht|billig} wäre und sogar gerecht.',
  ],
  'universal/ask/mercy/d': [
    'Handle me {now|today} as one handles {bruised fruit|a cracked bowl}, {and I will learn the way|and teach my hands the same}.',
    'Fass mich {jetzt|heute} an, wie man {Obst mit Druckstellen|eine gesprungene Schale} anfasst, {und ich lerne, wie es geht|und ich lehre es meine Hände}.',
  ],
  'universal/ask/mercy/e': [
    'For {the late|the careless|the rude}, let me find {a second look|one soft word} before the sharp one.',
    'Lass mich für {die Verspäteten|die Achtlosen|die Groben} {einen zweiten Blick|ein sanftes Wort} finden, bevor das scharfe kommt.',
  ],
  'universal/ask/forgiveness/a': [
    'I {did harm|was wrong}, and I {say so|own it} {without the because|plainly}; show me what to mend.',
    'Ich {habe Schaden getan|war im Unrecht}, und ich {sage es|stehe dazu}, {ohne das Weil|schlicht}; zeig mir, was heil werden soll.',
  ],
  'universal/ask/forgiveness/b': [
    'Give me {the courage|the humility} to {knock|write first} and {say sorry|ask pardon} without arguing my side.',
    'Gib mir {1:den Mut|die Demut}, {2:zu klopfen|als Erstes zu schreiben} und {3:zu sagen, dass es mir leidtut|um Verzeihung zu bitten}, ohne meine Seite zu verteidigen.',
  ],
  'universal/ask/forgiveness/c': [
    '{Take|Loosen} {the|an old} grudge from my {hand|pocket}; it weighs like a stone.',
    '{Nimm|Löse} {den|einen alten} Groll aus {meiner Hand|meiner Tasche}; er wiegt wie ein Stein.',
  ],
  'universal/ask/forgiveness/d': [
    'Let me {repair|replace|return} what I {can|broke}, and {bear|accept} the other person’s no.',
    'Lass mich {1:heil machen|ersetzen|zurückgeben}, was ich {2:kann|zerbrach}, und das Nein des anderen Menschen {3:tragen|annehmen}.',
  ],
  'universal/ask/forgiveness/e': [
    'What was done {to|against} me was {real|wrong}; let me {stop rehearsing it|set it down} when I am able.',
    'Was {an mir|gegen mich} getan wurde, war {wirklich|unrecht}; lass mich {aufhören, es zu wiederholen|es niederlegen}, wenn ich es kann.',
  ],
  'universal/ask/healing/a': [
    'Let {ease|rest} come to {what hurts|the sore place}, {an hour at a time|slowly if it must}, and let sleep be deep.',
    'Lass {1:Linderung|Ruhe} {2:zu dem kommen, was schmerzt|zur wunden Stelle kommen}, {3:Stunde um Stunde|langsam, wenn es sein muss}, und lass den Schlaf tief sein.',
  ],
  'universal/ask/healing/b': [
    'Give {skill|steadiness} to {those who treat|the hands that tend} {the sick|the body}, and time to sit down.',
    'Gib {2:denen, die|den Händen, die} {3:die Kranken|den Körper} {2:behandeln|pflegen}, {1:Können|Ruhe} und Zeit, sich zu setzen.',
  ],
  'universal/ask/healing/c': [
    'Whether {mending|recovery} comes {soon|late} or not at all, let {comfort|tenderness} not be delayed.',
    'Ob {Besserung|Genesung} {bald|spät} kommt oder gar nicht, lass {den Trost|die Zärtlichkeit} nicht auf sich warten.',
  ],
  'universal/ask/healing/d': [
    'Teach me to {care well|be of use}: clean water, {a quiet voice|few words}, {no false cheer|a hand that stays}.',
    'Lehre mich, {gut zu sorgen|von Nutzen zu sein}: sauberes Wasser, {eine leise Stimme|wenige Worte}, {keine falsche Heiterkeit|eine Hand, die bleibt}.',
  ],
  'universal/ask/healing/e': [
    'Let {the body|my body} be thanked for {what still works|each breath}, {even on bad days|and not scolded for the rest}.',
    'Lass {dem Körper|meinem Körper} gedankt sein für {was noch geht|jeden Atemzug}, {auch an schlechten Tagen|und nicht gescholten für den Rest}.',
  ],
  'universal/ask/victory/a': [
    'Let {the good in me|what is decent in me} outlast the old fear {by one day|by an hour|once more}.',
    'Lass {das Gute in mir|was anständig ist in mir} die alte Angst überdauern, {um einen Tag|um eine Stunde|noch einmal}.',
  ],
  'universal/ask/victory/b': [
    'Let me win {nothing|no quarrel} by another’s shame; {my own temper|my own pride} is {enough|opponent enough}.',
    'Lass mich {nichts|keinen Streit} durch die Scham anderer gewinnen; {mein eigener Zorn|mein eigener Stolz} ist {genug|Gegner genug}.',
  ],
  'universal/ask/victory/c': [
    'Where {injustice|cruelty} has {a loud voice|long legs}, give {truth|patience} the longer breath.',
    'Wo {Unrecht|Grausamkeit} {eine laute Stimme|lange Beine} hat, gib {der Wahrheit|der Geduld} den längeren Atem.',
  ],
  'universal/ask/victory/d': [
    '{Break|Loosen} the {habit|fear} that {wins|rules} each {evening|week}, one small refusal at a time.',
    '{1:Brich|Lockere} {2:die Gewohnheit|die Angst}, die {4:jeden Abend|jede Woche} {3:siegt|herrscht}, mit einem kleinen Nein nach dem anderen.',
  ],
  'universal/ask/victory/e': [
    'When I {fall|fail} {again|at the same stair}, let me {get up|stand} {without drama|before shame arrives}.',
    'Wenn ich {2:wieder|an derselben Stufe} {1:falle|scheitere}, lass mich {3:aufstehen|stehen}, {4:ohne Drama|bevor die Scham kommt}.',
  ],
  'universal/ask/rain/a': [
    'Let {rain|good rain} find its way to the dry places, {softly|gently}, {in season|without haste}.',
    'Lass {Regen|guten Regen} den Weg zu den trockenen Orten finden, {leise|sanft}, {zur rechten Zeit|ohne Hast}.',
  ],
  'universal/ask/rain/b': [
    'Fill the wells {by night|slowly}, and {spare|pass over} {the banks and the bridges|the low houses}.',
    'Fülle die Brunnen {1:bei Nacht|langsam}, und {2:verschone|umgehe} {3:die Ufer und die Brücken|die niedrigen Häuser}.',
  ],
  'universal/ask/rain/c': [
    'For {farmers|gardeners} {watching the sky|counting days}, let {a cloud keep its promise|the wind turn kindly} and let seed drink.',
    'Für {1:Bauern|Gärtner}, die {2:den Himmel beobachten|die Tage zählen}, {3:halte eine Wolke ihr Versprechen|drehe der Wind sich freundlich}, und die Saat möge trinken.',
  ],
  'universal/ask/rain/d': [
    'Teach me to {carry|use} water {as if someone walked for it|with care}, cup by cup, and {leave streams clean|waste none}.',
    'Lehre mich, Wasser {2:so, als wäre jemand dafür gegangen,|mit Sorgfalt} zu {1:tragen|gebrauchen}, Becher um Becher, und {3:Bäche sauber zu lassen|nichts zu vergeuden}.',
  ],
  'universal/ask/rain/e': [
    '{Keep|Hold} the balance of {cloud and ground|river and field}: {enough to grow|enough for all}, not enough to drown.',
    '{Bewahre|Halte} das Gleichgewicht von {Wolke und Grund|Fluss und Feld}: {genug zum Wachsen|genug für alle}, nicht genug zum Ertrinken.',
  ],
  'universal/ask/thanksgiving/a': [
    'I name {the year’s gifts|what was given} {one by one|like plates on a table}: {the harvest, the rescue, the laugh|help that came, doors that opened}.',
    'Ich nenne {die Gaben des Jahres|was gegeben wurde}, {eins nach dem anderen|wie Teller auf einem Tisch}: {die Ernte, die Rettung, das Lachen|Hilfe, die kam, Türen, die aufgingen}.',
  ],
  'universal/ask/thanksgiving/b': [
    'Thanks for {the ones who stayed|those who came early}, {who cooked and carried|who swept up after}, {and asked for nothing|and went home tired}.',
    'Dank für {die, die blieben|die, die früh kamen}, {die kochten und trugen|die danach fegten} {und nichts verlangten|und müde heimgingen}.',
  ],
  'universal/ask/thanksgiving/c': [
    'Let thanksgiving leave my mouth and {become|turn into} {a shared meal|soup for a neighbour|an open purse}.',
    'Lass den Dank meinen Mund verlassen und zu {2:einem geteilten Mahl|Suppe für nebenan|einer offenen Börse} werden.',
  ],
  'universal/ask/thanksgiving/d': [
    'What {many|so many} planted, sewed and drove, I {wear and eat|enjoy}; let me {be worthy|remember them}.',
    'Was {viele|so viele} gepflanzt, genäht und gefahren haben, {trage und esse|genieße} ich; lass mich {dessen würdig sein|an sie denken}.',
  ],
  'universal/ask/thanksgiving/e': [
    'Even a hard year {had|held} its {bread|light}; I {gather|count} what remains {gladly|with thanks}.',
    'Selbst ein hartes Jahr {1:hatte|barg} {2:sein Brot|sein Licht}; ich {3:sammle|zähle}, was bleibt, {4:mit Freude|mit Dank}.',
  ],
  'universal/ask/protection/a': [
    'Be a {roof|wall|lamp} {now|in bad weather} for those on the road, and for my own house.',
    'Sei {ein Dach|eine Mauer|eine Lampe} {jetzt|bei schlechtem Wetter} für alle, die unterwegs sind, und für mein eigenes Haus.',
  ],
  'universal/ask/protection/b': [
    'Keep {small hands|the ones I love} from {the road, the stove and the deep water|harm in ordinary places} {while I look away|all day}.',
    'Bewahre {kleine Hände|die, die ich liebe,} vor {der Straße, dem Herd und dem tiefen Wasser|Schaden an gewöhnlichen Orten}, {während ich wegsehe|den ganzen Tag}.',
  ],
  'universal/ask/protection/c': [
    'Let no {blow|hard hand} {fall|land} in my name; make me {watchful|someone’s safe place}.',
    'Lass in meinem Namen {1:keinen Schlag|keine harte Hand} {2:fallen|treffen}; mach mich {3:wachsam|zu jemandes sicherem Ort}.',
  ],
  'universal/ask/protection/d': [
    'Where {a child|anyone} is afraid of footsteps, let there be {a neighbour who knocks|a safe bed|quick help}.',
    'Wo {ein Kind|jemand} sich vor Schritten fürchtet, gib {Nachbarn, die klopfen|ein sicheres Bett|schnelle Hilfe}.',
  ],
  'universal/ask/protection/e': [
    'Guard {my mind|my mouth} too, for {bitterness|fear} gets in where {no lock|no bolt} is any use.',
    'Hüte auch {meinen Geist|meinen Mund}, denn {Bitterkeit|Angst} dringt ein, wo {kein Schloss|kein Riegel} nützt.',
  ],
  'universal/ask/wisdom/a': [
    'Teach me to {tell|know} {what lasts|the great} from {what is loud|the urgent}, slowly if need be.',
    'Lehre mich, {2:was bleibt|das Große} von dem zu unterscheiden, {3:was laut ist|was drängt}, langsam, wenn es sein muss.',
  ],
  'universal/ask/wisdom/b': [
    'Let me {learn from|sit beside} {the old and the very young|those who have failed well}, {and write nothing down|and only listen}.',
    'Lass mich {1:lernen von|sitzen bei} {2:den Alten und den ganz Jungen|denen, die gut gescheitert sind,} {3:und nichts aufschreiben|und nur zuhören}.',
  ],
  'universal/ask/wisdom/c': [
    'Where I {am clever|am quick}, make me {kind|slow}; where I know little, {let me say so|keep me glad}.',
    'Wo ich {klug bin|schnell bin}, mach mich {gütig|langsam}; wo ich wenig weiß, {lass es mich sagen|erhalte mir die Freude}.',
  ],
  'universal/ask/wisdom/d': [
    'Ripen my judgement the way {a pear ripens|apples keep} {in a dark drawer|in straw}, {unhurried|untouched}.',
    'Lass mein Urteil reifen, wie {eine Birne reift|Äpfel sich halten}, {in dunkler Lade|im Stroh}, {ohne Eile|unberührt}.',
  ],
  'universal/ask/wisdom/e': [
    'When {advice|experience} and {fear|pride} sound alike, give me {one night|a long walk} before I choose.',
    'Wenn {Rat|Erfahrung} und {Angst|Stolz} gleich klingen, gib mir {eine Nacht|einen langen Spaziergang}, bevor ich wähle.',
  ],
  'universal/ask/strength/a': [
    'Give me strength for {this day only|the next hour}, and let {tomorrow|the rest} {carry itself|wait outside}.',
    'Gib mir Kraft für {nur diesen Tag|die nächste Stunde}, und lass {das Morgen|das Übrige} {sich selbst tragen|draußen warten}.',
  ],
  'universal/ask/strength/b': [
    'When the {stairs|hours} are {long|steep}, {count them with me|go up beside me}, one and then one.',
    'Wenn die {Stufen|Stunden} {lang|steil} sind, {zähle sie mit mir|geh neben mir hinauf}, eine und dann eine.',
  ],
  'universal/ask/strength/c': [
    'Let me lean {on friends|on others} without shame, as {a ladder|an old wall} leans, {and hold|and stand}.',
    'Lass mich {an Freunde|an andere} ohne Scham lehnen, wie {eine Leiter|eine alte Mauer} lehnt {und hält|und steht}.',
  ],
  'universal/ask/strength/d': [
    'What bends {does not break|stays whole}: {keep me|make me} {supple|green} {under the load|in strong wind}.',
    'Was sich biegt, {1:zerbricht nicht|bleibt ganz}: {2:halte|mach} mich {3:geschmeidig|grün} {4:unter der Last|im starken Wind}.',
  ],
  'universal/ask/strength/e': [
    'Let my {shoulders|hands} be {strong|ready} for somebody else’s sack {as well|too}, when mine is lighter.',
    'Lass meine {1:Schultern|Hände} {3:auch|ebenso} {2:stark|bereit} sein für die Last eines anderen, wenn meine leichter ist.',
  ],
  'universal/ask/abundance/a': [
    'Let me know {enough|plenty} when I {see it|hold it}, and {set another plate|open the door} gladly.',
    'Lass mich {das Genug|die Fülle} erkennen, wenn ich {davon sehe|davon halte}, und gern {noch einen Teller decken|die Tür öffnen}.',
  ],
  'universal/ask/abundance/b': [
    '{Open|Unlock} my {hand|cupboard} before my fear {can close it|finds reasons}, and let some go.',
    'Öffne {2:meine Hand|meinen Schrank}, bevor meine Angst {3:zuschließen kann|Gründe findet}, und lass etwas gehen.',
  ],
  'universal/ask/abundance/c': [
    'Where {the cupboard is bare|wages run short}, let bread, work and good neighbours {arrive|be found} {in time|soon}.',
    'Wo {1:der Schrank leer ist|der Lohn nicht reicht}, lass Brot, Arbeit und gute Nachbarn {3:rechtzeitig|bald} {2:kommen|sich finden}.',
  ],
  'universal/ask/abundance/d': [
    '{Thank you for|I notice} more than I need: {air|light}, the full kettle, {time|a friend}.',
    '{Dank für|Ich bemerke} mehr, als ich brauche: {Luft|Licht}, den vollen Kessel, {Zeit|Freundschaft}.',
  ],
  'universal/ask/abundance/e': [
    'Free me from {counting|measuring} what others have, and let {my own|what I hold} {taste sweet|be shared}.',
    'Befreie mich davon, zu {zählen|messen}, was andere haben, und lass {das Meine|was ich halte,} {süß schmecken|geteilt werden}.',
  ],
  'universal/ask/unity/a': [
    'Let me {look for|see} the {person|face} before the {side|flag}, every time, and {begin there|say hello}.',
    'Lass mich {2:den Menschen|das Gesicht} {1:suchen|sehen} vor {3:der Seite|der Fahne}, jedes Mal, und {4:dort beginnen|grüßen}.',
  ],
  'universal/ask/unity/b': [
    'Where {a line|a wall} was {drawn|raised} {in anger|long ago}, let me {step across|make a gate} with bread.',
    'Wo {3:im Zorn|vor langer Zeit} {1:eine Linie|eine Mauer} {2:gezogen|errichtet} wurde, lass mich mit Brot {4:hinübergehen|ein Tor machen}.',
  ],
  'universal/ask/unity/c': [
    '{Mend|Sew up} {what is torn|the distance} between {neighbours|old friends}, stitch by stitch, from both sides.',
    '{1:Flicke|Nähe} {2:das Zerrissene|den Abstand} zwischen {3:Nachbarn|alten Freunden}, Stich um Stich, von beiden Seiten.',
  ],
  'universal/ask/unity/d': [
    'Let {the strong walk slower|the quick wait}, {so that all arrive|until none is missing}, and call {it together|that winning}.',
    'Lass {die Starken langsamer gehen|die Schnellen warten}, {damit alle ankommen|bis niemand fehlt}, und nenne es {Miteinander|Gewinnen}.',
  ],
  'universal/ask/unity/e': [
    'Remind me that one {river|well} {fills|waters} both villages, and quarrels about the bucket {can wait|pass}.',
    'Erinnere mich, dass ein einziger {Fluss|Brunnen} beide Dörfer {füllt|tränkt} und der Streit um den Eimer {warten kann|vergeht}.',
  ],
  'universal/ask/hope/a': [
    '{Leave|Keep} a {window|door} open in me for what I cannot see yet, {though the room is cold|even now}.',
    '{Lass|Halte} in mir {ein Fenster|eine Tür} offen für das, was ich noch nicht sehe, {wenn auch der Raum kalt ist|selbst jetzt}.',
  ],
  'universal/ask/hope/b': [
    'When {the news|evening} {is dark|closes in}, {show me|point to} one lit window, and let me go there.',
    'Wenn {die Nachricht|der Abend} {dunkel wird|näher rückt}, {zeig mir|weise mir} ein erleuchtetes Fenster, und lass mich dorthin gehen.',
  ],
  'universal/ask/hope/c': [
    '{Give|Lend} {tomorrow|the future} a {friendlier|kinder} face than fear {draws|paints} at night.',
    '{Gib|Leih} {dem Morgen|der Zukunft} ein {freundlicheres|gütigeres} Gesicht, als die Angst es nachts {zeichnet|malt}.',
  ],
  'universal/ask/hope/d': [
    'Let me {plant|begin} {something|one thing} I may not see finished, {a tree, a trust, a table|and water it daily}.',
    'Lass mich {2:etwas|eines} {1:pflanzen|beginnen}, das ich vielleicht nicht vollendet sehe, {3:einen Baum, ein Vertrauen, einen Tisch|und es täglich gießen}.',
  ],
  'universal/ask/hope/e': [
    'For those who have stopped expecting, let {a kindness|good news} {come early|knock}, {and let me carry it|unearned}.',
    'Für die, die nichts mehr erwarten, lass {eine Freundlichkeit|gute Nachricht} {früh kommen|anklopfen}, {und lass mich sie bringen|unverdient}.',
  ],
  'universal/ask/faith/a': [
    'Let me {lean|put my weight} on what has {held before|proved sound}: {a promise|a friend}, the next breath.',
    'Lass mich {mich lehnen|mein Gewicht legen} auf das, was {früher hielt|sich bewährt hat}: {ein Versprechen|eine Freundschaft}, den nächsten Atemzug.',
  ],
  'universal/ask/faith/b': [
    'When I {cannot see|have no proof}, let trust be {a hand on the rail|one step, not a leap}, {and let it hold|taken slowly}.',
    'Wenn ich {nichts sehen kann|keinen Beweis habe}, sei Vertrauen {eine Hand am Geländer|ein Schritt, kein Sprung}, {und möge es halten|langsam getan}.',
  ],
  'universal/ask/faith/c': [
    'Let doubt {have a chair|come in} and speak, and let {trust|love} pour the tea, {unafraid|all the same}.',
    'Lass den Zweifel {einen Stuhl haben|eintreten} und reden, und lass {das Vertrauen|die Liebe} den Tee einschenken, {ohne Furcht|trotz allem}.',
  ],
  'universal/ask/faith/d': [
    'I {do not|cannot} know how {the story ends|things will fall}; let me do the next right thing {anyway|and rest}.',
    'Ich {weiß nicht|kann nicht wissen}, wie {die Geschichte endet|die Dinge fallen}; lass mich das nächste Richtige tun, {trotz allem|und ruhen}.',
  ],
  'universal/ask/faith/e': [
    'As bakers {trust|count on} the {dawn|morning} and light their ovens, let me {begin|do my part}.',
    'Wie Bäcker {1:dem|auf den} {2:Morgengrauen|Morgen} {1:trauen|zählen} und ihre Öfen anzünden, lass mich {3:beginnen|mein Teil tun}.',
  ],
  'universal/ask/joy/a': [
    'Let {gladness|joy} {in at the window|come in}, shoes and all, and {stay for supper|sit where it likes}.',
    'Lass {1:den Frohsinn|die Freude} {2:zum Fenster herein|hereinkommen}, mit Schuhen und allem, und {3:zum Abendessen bleiben|sitzen, wo es gefällt}.',
  ],
  'universal/ask/joy/b': [
    'Thank you for {ordinary delight|small delights}: {warm bread|clean sheets}, {a good joke|wet leaves}, a song twice.',
    'Dank für {gewöhnliches Glück|kleine Freuden}: {warmes Brot|frische Laken}, {einen guten Witz|nasses Laub}, ein Lied zweimal.',
  ],
  'universal/ask/joy/c': [
    'Let my {happiness|good day} cost no one, and {spill over|be passed} {to the quiet ones|down the table}.',
    'Lass {1:mein Glück|meinen guten Tag} niemanden etwas kosten und {3:zu den Stillen|den Tisch entlang} {2:überfließen|weitergehen}.',
  ],
  'universal/ask/joy/d': [
    'Where {sorrow sits|someone grieves}, let my gladness lower its voice, {stay near|not leave}, and {bring soup|wait}.',
    'Wo {Kummer sitzt|jemand trauert}, lass meine Freude die Stimme senken, {nahe bleiben|nicht fortgehen} und {Suppe bringen|warten}.',
  ],
  'universal/ask/joy/e': [
    '{Wake|Stir|Tickle} the part of me that would skip stones, {and let it lead|for one afternoon}.',
    '{Weck|Rühr|Kitzle} den Teil von mir, der Steine hüpfen ließe, {und lass ihn führen|für einen Nachmittag}.',
  ],
  'universal/ask/success/a': [
    'Let the work be {good|honest} before it is praised, and let {me sleep|my hands be clean} {after|at night}.',
    'Lass die Arbeit {1:gut|ehrlich} sein, bevor sie gelobt wird, und lass {2:mich|meine Hände} {3:danach|nachts} {2:schlafen|rein sein}.',
  ],
  'universal/ask/success/b': [
    '{Bless|Steady} {the effort|each attempt}, {keep the means clean|keep me honest}, and let the outcome be what it will.',
    '{Segne|Festige} {die Mühe|jeden Versuch}, {halte die Mittel sauber|halte mich ehrlich}, und lass das Ergebnis sein, was es wird.',
  ],
  'universal/ask/success/c': [
    'If I {do well|get there}, let others rise with me; if I {do not|fall short}, let me {learn cheerfully|begin again}.',
    'Wenn {mir etwas gelingt|ich ankomme}, lass andere mit mir steigen; wenn {nicht|es nicht reicht}, lass mich {heiter lernen|neu beginnen}.',
  ],
  'universal/ask/success/d': [
    '{Save|Keep} me from {winning|success} at the {price|cost} of my evenings, and call me home.',
    'Bewahre mich vor {2:einem Sieg|einem Erfolg} auf Kosten meiner Abende, und ruf mich heim.',
  ],
  'universal/ask/success/e': [
    'Give me {patience|care} for {the dull middle|the hundredth correction} of {the task|good work}, where most of it is made.',
    'Gib mir {Geduld|Sorgfalt} für {die öde Mitte|die hundertste Korrektur} {der Aufgabe|guter Arbeit}, wo das meiste entsteht.',
  ],
  'universal/ask/courage/a': [
    'Let me take {the step|one step} with {fear beside me|my knees shaking}, {and not wait to feel brave|since brave people shake too}.',
    'Lass mich {den Schritt|einen Schritt} tun mit {der Angst an meiner Seite|zitternden Knien}, {ohne zu warten, bis ich Mut fühle|denn auch Mutige zittern}.',
  ],
  'universal/ask/courage/b': [
    'Give me {the sentence|the words} I {owe|have put off}, and {a steady voice|breath enough} to speak face to face.',
    'Gib mir {den Satz, den|die Worte, die} ich {schulde|aufgeschoben habe}, und {eine feste Stimme|Atem genug}, um von Angesicht zu Angesicht zu sprechen.',
  ],
  'universal/ask/courage/c': [
    'When {someone is mocked|the room goes along}, {stand me up|lift me} {out of my comfortable chair|before I have excuses}.',
    'Wenn {jemand verspottet wird|der Raum mitmacht}, {stell mich auf|hebe mich}, {aus meinem bequemen Stuhl|bevor ich Ausreden habe}.',
  ],
  'universal/ask/courage/d': [
    '{Walk|Come} with everyone who crosses {a border|a dark yard|a hospital threshold} today with nothing but nerve.',
    '{Geh|Komm} mit allen, die heute {eine Grenze|einen dunklen Hof|die Schwelle eines Krankenhauses} überschreiten, mit nichts als ihrem Mut.',
  ],
  'universal/ask/courage/e': [
    'Let {the brave thing|courage} be small enough to do: {a call|a knock}, {a no|an honest yes}.',
    'Lass {die mutige Tat|den Mut} klein genug sein für heute: {ein Anruf|ein Klopfen}, {ein Nein|ein ehrliches Ja}.',
  ],
  'universal/ask/patience/a': [
    'Let {this|the matter} take {the time it takes|its own time}, and let me {not dig up the seed|keep my hands off the clock}.',
    'Lass {dies|die Sache} {die Zeit brauchen, die es braucht|ihre eigene Zeit haben}, und lass mich {den Samen nicht ausgraben|die Hände von der Uhr lassen}.',
  ],
  'universal/ask/patience/b': [
    'In {the queue|the long wait}, give me {a slower heart|something to notice}: {a face, a leaf, a cloud|the child making faces}.',
    'In {der Schlange|der langen Wartezeit} gib mir {ein langsameres Herz|etwas zu bemerken}: {ein Gesicht, ein Blatt, eine Wolke|das Kind, das Grimassen zieht}.',
  ],
  'universal/ask/patience/c': [
    '{Keep|Save} my {tongue|voice} from {the sigh|the sharp edge} when someone is slow, as I am slow too.',
    '{Bewahre|Behüte} meine {Zunge|Stimme} vor {dem Seufzer|der Schärfe}, wenn jemand langsam ist, wie auch ich langsam bin.',
  ],
  'universal/ask/patience/d': [
    'Where {answers do not come|nothing moves}, {keep me kind|keep me useful} {while I wait|in the meantime}, sweeping the step.',
    'Wo {keine Antworten kommen|sich nichts bewegt}, {halte mich freundlich|halte mich nützlich}, {während ich warte|in der Zwischenzeit}, beim Fegen der Stufe.',
  ],
  'universal/ask/patience/e': [
    'Teach me the {pace|manners} of {bread rising|trees|tides}, which no one can order, and let me rest in it.',
    'Lehre mich {1:den Schritt|die Art} {2:des Brotes, das aufgeht|der Bäume|der Gezeiten}, die niemand befehlen kann, und lass mich darin ruhen.',
  ],
  'universal/ask/understanding/a': [
    'Let me listen to the other side until I could {say it|argue it} {their way|fairly}, {and see them nod|without a smile}.',
    'Lass mich der anderen Seite zuhören, bis ich es {2:auf ihre Art|gerecht} {1:sagen|vertreten} kann {3:und sie nicken sehe|ohne zu lächeln}.',
  ],
  'universal/ask/understanding/b': [
    'Show me {the day|what lies} behind {a short reply|a hard face}: bad sleep, and {soften mine|hush my answer}.',
    'Zeig mir {den Tag|was liegt} hinter {einer kurzen Antwort|einem harten Gesicht}: schlechten Schlaf, und {mach mich weicher|dämpfe meine Antwort}.',
  ],
  'universal/ask/understanding/c': [
    '{Give words to|Untie} {what I cannot explain|the knot in my speech}, and {let someone wait while I try|send me a patient listener}.',
    '{1:Gib Worte für|Löse} {2:das, was ich nicht erklären kann|den Knoten in meiner Rede}, und {3:lass jemanden warten, während ich es versuche|schick mir ein geduldiges Ohr}.',
  ],
  'universal/ask/understanding/d': [
    'Let {two|both} stories of {one afternoon|the same day} {sit side by side|be told}, and neither be called a lie.',
    'Lass {zwei|beide} Geschichten {eines Nachmittags|desselben Tages} {nebeneinander sitzen|erzählt werden} und keine eine Lüge heißen.',
  ],
  'universal/ask/understanding/e': [
    'Where {language|age} {divides|gets in the way}, let bread, hands and drawings {do the talking|be enough}.',
    'Wo {Sprache|Alter} {trennt|im Weg steht}, lass Brot, Hände und Zeichnungen {sprechen|genügen}.',
  ],
  'universal/ask/harmony/a': [
    'Let each {part|voice} keep its {own note|own pace}, and let the {whole|house} come into tune.',
    'Lass {1:jeden Teil|jede Stimme} {2:den eigenen Ton|das eigene Maß} behalten, und lass {3:das Ganze|das Haus} in Einklang kommen.',
  ],
  'universal/ask/harmony/b': [
    '{Set|Bring} {body, work and sleep|hurry, hunger and rest} back {into rhythm|on speaking terms}, beginning today.',
    '{Setz|Bring} {Leib, Arbeit und Schlaf|Eile, Hunger und Ruhe} wieder {in den Takt|ins Gespräch}, von heute an.',
  ],
  'universal/ask/harmony/c': [
    'Let garden and street {share|divide} {the light|the ground} {fairly|without fuss}, and let me tread lightly.',
    'Lass Garten und Straße {2:das Licht|den Boden} {3:gerecht|ohne Aufhebens} {1:teilen|unter sich aufteilen}, und lass mich leise auftreten.',
  ],
  'universal/ask/harmony/d': [
    'Where {tempers|plans} {clash|collide} {under one roof|at one table}, find the chord, however odd.',
    'Wo {1:Launen|Pläne} {3:unter einem Dach|an einem Tisch} {2:aufeinanderstoßen|zusammenprallen}, finde den Akkord, wie seltsam er auch klingt.',
  ],
  'universal/ask/harmony/e': [
    '{Loosen|Retune} what I {have strung too tight|pull too hard}, in me and around me, {by one turn of the peg|a little}.',
    '{Lockere|Stimme neu}, was ich {zu straff gespannt habe|zu fest ziehe}, in mir und um mich, {um eine Drehung am Wirbel|ein wenig}.',
  ],
}
