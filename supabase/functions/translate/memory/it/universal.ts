import type { MemoryFile } from '../memory-file.ts'

export const fragments: MemoryFile = {
  'universal/opening/a': [
    'Source of life, I {stop|pause} {here|where I am} and let one breath go, {and then another|until the noise thins}, and find you near.',
    'Fonte della vita, {mi fermo|faccio una pausa} {qui|dove sono} e lascio andare un respiro, {e poi un altro|finché il rumore si dirada}, e ti trovo vicino.',
  ],
  'universal/opening/b': [
    'You who are called by many names, {in every language of hunger and thanks|by people who never meet}, {I come with mine|I bring one more voice}, {plain and unpolished|small as it is}.',
    'Tu che porti molti nomi, {in ogni lingua della fame e del grazie|fra genti che non si incontrano mai}, {vengo con il mio|porto una voce in più}, {semplice e senza ornamenti|per quanto poco sia}.',
  ],
  'universal/opening/c': [
    'Love that holds us, I {notice|look at} a cup on the table, {worn by use|plain as day}, and {something in me grows quiet|I begin there}.',
    'Amore che ci sostieni, {noto|guardo} una tazza sulla tavola, {con i segni dell’uso|in tutta la sua semplicità}, e {qualcosa in me si fa quieto|da lì comincio}.',
  ],
  'universal/opening/d': [
    'Here I am, Source of life, as I am: {late|tired}, {hopeful|unfinished}, with the day on my shoes, {and willing to listen|and glad to stand still}.',
    'Eccomi, Fonte della vita, così come sono: {in ritardo|con la stanchezza}, {con speranza|a metà strada}, con il giorno sulle scarpe, {e con voglia di ascoltare|e con la gioia di stare in quiete}.',
  ],
  'universal/opening/e': [
    'Source of life, {here I am|I am here}, {as I am|with open hands}.',
    'Fonte della vita, {eccomi|sono qui}, {così come sono|con le mani aperte}.',
  ],
  'universal/opening/f': [
    'You of many names, {hear|meet} {one small voice|an ordinary voice} {at the door|among so many}.',
    'Tu dai molti nomi, {ascolta|accogli} {una piccola voce|una voce qualunque} {alla porta|fra tante}.',
  ],
  'universal/opening/g': [
    'Love that holds us, {I set down|let me set down} {my bags|what I carry} {and listen|here}.',
    'Amore che ci sostieni, {poso|lascia che io posi} {le mie borse|ciò che porto} {e ascolto|qui}.',
  ],
  'universal/opening/h': [
    'Source of all good, I {pause|stop} {with my hand on the latch|at the threshold}.',
    'Fonte di ogni bene, {faccio una pausa|mi fermo} {con la mano sul chiavistello|sulla soglia}.',
  ],
  'universal/attribute/a': [
    '{Every|Each} people has {a word|its own word} for you, and {every word|each one} {falls short|stops at the door}, and still you are near.',
    '{Ogni|Ciascun} popolo ha {una parola|la sua parola} per te, e {ogni parola|ognuna} {resta indietro|si ferma alla porta}, eppure tu sei vicino.',
  ],
  'universal/attribute/b': [
    'You are {older than|beneath} {my questions|every name I know}, and {nearer than|as near as} {my own|the next} breath.',
    'Tu sei {prima di|sotto} {ogni mia domanda|ogni nome che conosco}, e {più vicino del|vicino quanto il} {mio|prossimo} respiro.',
  ],
  'universal/attribute/c': [
    '{Life|Breath} came to me {unasked|without a bill}, and {each morning|so far} it {comes again|has kept coming}.',
    '{1:La vita|Il respiro} mi è {1:venuta|venuto} {2:senza chiederlo|senza conto da pagare}, e {3:ogni mattina|finora} {4:ritorna|continua a venire}.',
  ],
  'universal/attribute/d': [
    'What {feeds|wakes} the sparrow and {turns the tide|lights the far stars} {also|quietly} {keeps a place for me|holds one small room}.',
    'Ciò che {nutre|sveglia} il passero e {volge la marea|accende le stelle lontane} {anche|in silenzio} {mi serba un posto|custodisce una piccola stanza}.',
  ],
  'universal/attribute/e': [
    'I have {met|heard} you most often in {hands at work|a stranger’s patience|someone’s kept promise}, {seldom in thunder|not in grand places}.',
    'Ti ho {incontrato|udito} più spesso {nelle mani al lavoro|nella pazienza di gente sconosciuta|in una promessa mantenuta}, {di rado nel tuono|non in luoghi grandiosi}.',
  ],
  'universal/attribute/f': [
    'Bread {rises|is broken}, {rivers find the sea|night shifts end}, {doors open|someone forgives}: goodness is at work.',
    'Il pane {cresce|si spezza}, {i fiumi trovano il mare|i turni di notte finiscono}, {si aprono porte|qualcuno perdona}: la bontà è all’opera.',
  ],
  'universal/attribute/g': [
    'There is {a goodness|a love} {I did not make|older than I am} that {goes on|keeps working} {while I sleep|when I forget}.',
    'C’è {una bontà|un amore} {che non ho fatto io|da prima di me} che {continua|lavora} {mentre dormo|quando dimentico}.',
  ],
  'universal/attribute/h': [
    'Nothing {I bring|in my hands} is too {small|plain} to {lay down here|be looked at}, {not even silence|not a worry, not a crust}.',
    'Nulla {di ciò che porto|nelle mie mani} è troppo {piccolo|semplice} per {essere posato qui|essere guardato}, {neppure il silenzio|né una pena, né una crosta}.',
  ],
  'universal/turn/thanks/a': [
    'I {confess|admit} how {fast|quickly} {a gift|good fortune} becomes furniture: I {stop seeing it|walk round it}, and complain of the dust.',
    '{Confesso|Ammetto} quanto {presto|in fretta} {un dono|la buona sorte} diventa un mobile: {smetto di vedere|ci giro intorno}, e mi lamento della polvere.',
  ],
  'universal/turn/thanks/b': [
    '{Some days|On grey days} thanks {stick in my throat|come slowly}, and I would rather be honest, {with whatever is left|poor as they are}.',
    '{Certi giorni|Nei giorni grigi} i grazie {mi restano in gola|vengono piano}, e preferisco la sincerità, {con quel che resta|poveri come sono}.',
  ],
  'universal/turn/thanks/c': [
    'Why does {good|plenty} {come to one house|fall at one door} and {pass|miss} the next? I {do not know|cannot say}, and {the question|not knowing|wonder} keeps my hands {open|loose}.',
    'Perché {1:il bene|l’abbondanza} {2:arriva a una casa|cade davanti a una porta} e {3:salta|manca} la prossima? {4:Non lo so|Non so dirlo}, e {5:la domanda|il non sapere|lo stupore} mi tiene le mani {6:aperte|sciolte}.',
  ],
  'universal/turn/thanks/d': [
    'What I {call mine|own} {passed through|came by way of} {many|a hundred} hands and will pass on, {which I forget|as I remember late}.',
    'Ciò che {chiamo mio|possiedo} {è passato per|è venuto da} {molte|cento} mani e passerà oltre, {cosa che dimentico|come ricordo tardi}.',
  ],
  'universal/turn/light/a': [
    'I {want|would like} the whole map, and {am given|what I get is} {a lantern and a friend|one lit step}; perhaps that is kinder.',
    '{Voglio|Vorrei} la mappa intera, e {mi è dato|quel che ricevo è} {una lanterna e qualcuno accanto|un solo passo illuminato}; forse è più gentile.',
  ],
  'universal/turn/light/b': [
    '{Part of me|Something in me} already knows, and goes on {asking others|asking around}, {hoping|fishing} for an easier answer.',
    '{Una parte di me|Qualcosa in me} sa già, e continua {a chiedere agli altri|a chiedere in giro}, {sperando|cercando} una risposta più facile.',
  ],
  'universal/turn/light/c': [
    'I have {mistaken|taken} speed for sense {more than once|before now}, and {others|people near me} {paid some of it|carried the cost}.',
    'Ho {1:confuso la fretta con il buon senso|preso la fretta per buon senso} {2:più di una volta|già prima d’ora}, e {3:altri|le persone vicine} {4:ne hanno pagato una parte|ne hanno portato il costo}.',
  ],
  'universal/turn/light/d': [
    'What if {the way|the answer} is {not hidden|plain}, only {slow|quiet}, and I {have been too loud to hear|must stand still before I see it}?',
    'E se {il cammino|ciò che cerco} {non fosse nascosto|fosse chiaro}, solo {lento|silenzioso}, e io {avessi fatto troppo rumore per sentire|dovessi fermarmi prima di vederlo}?',
  ],
  'universal/turn/mend/a': [
    '{How easy|How pleasant} it is to {love|bless} the whole world, and how hard to {forgive|be fair to} the one who slammed the door.',
    '{Com’è facile|Com’è piacevole} {amare|benedire} il mondo intero, e com’è difficile {perdonare|trattare con giustizia} chi ha sbattuto la porta.',
  ],
  'universal/turn/mend/b': [
    'I {keep|have kept} {my own list|a ledger} of {slights|small wrongs}, {neat and dated|well rehearsed}, and it has warmed no one.',
    '{Tengo|Ho tenuto} {una mia lista|un registro} di {offese|piccoli torti}, {in ordine e con le date|ripassati bene}, e non ha scaldato nessuno.',
  ],
  'universal/turn/mend/c': [
    '{Perhaps|Maybe} {the other person|the other side} lies awake {too|as well}, with the same sentence, waiting for someone to begin.',
    '{Forse|Magari} {l’altra persona|l’altra parte} è sveglia {anche lei|come me}, con la stessa frase, aspettando che qualcuno cominci.',
  ],
  'universal/turn/mend/d': [
    'I {hurt|have hurt} people {without meaning to|while being right}, and was hurt the same way; {knowing it helps|let that soften me}.',
    '{Ferisco|Ho ferito} persone {senza volerlo|avendo ragione}, e ho sofferto allo stesso modo; {saperlo aiuta|che questo mi ammorbidisca}.',
  ],
  'universal/turn/bear/a': [
    'I am not as strong as I look, and {tired of pretending|here I need not pretend}; {even so|all the same}, {the next step is small|today is mine to carry}.',
    'Non ho la forza che mostro, e {fingere mi stanca|qui non serve fingere}; {anche così|comunque}, {il prossimo passo è piccolo|oggi tocca a me portarlo}.',
  ],
  'universal/turn/bear/b': [
    '{Fear|Worry} says the night will never end, and {at three o’clock|some hours} I {half believe|believe} {its story|every word}.',
    '{La paura|La preoccupazione} dice che la notte non finirà, e {alle tre|a certe ore} {credo a metà|credo} {alla sua storia|a ogni parola}.',
  ],
  'universal/turn/bear/c': [
    'I cannot {fix|undo} {what has happened|everything}, and that is hard to say; I can {stay|be here}, {and do one thing|and boil water}.',
    'Non posso {aggiustare|disfare} {ciò che è accaduto|tutto}, e è duro da dire; posso {restare|essere qui}, {e fare una cosa|e mettere l’acqua sul fuoco}.',
  ],
  'universal/turn/bear/d': [
    'Others have crossed such water, {some limping|some singing}, and {left word|called back} that {there is a far bank|ground returns underfoot}.',
    'Altri hanno attraversato acque così, {chi zoppicando|chi cantando}, e hanno {lasciato detto|gridato indietro} che {c’è un’altra riva|il suolo torna sotto i piedi}.',
  ],
  'universal/widening/a': [
    '{Remember|Hold} {those on night shift|everyone still at work}, {those who clean|those who drive}, and the ones who cannot sleep.',
    '{Ricorda|Sostieni} {chi fa il turno di notte|chi è ancora al lavoro}, {chi pulisce|chi guida}, e chi non riesce a dormire.',
  ],
  'universal/widening/b': [
    'Let no {home|house} on {any|a single} street {be without|lack} {bread|a friend}, and let me be the one who knocks.',
    'Che a nessuna casa di {2:nessuna|una sola} strada manchi {4:il pane|l’amicizia}, e che sia io a bussare.',
  ],
  'universal/widening/c': [
    'For {people I will never meet|those across the sea}, {who want what I want|with children they sing to}, I {ask|wish} {the same good|no less}.',
    'Per {gente che non incontrerò mai|chi vive di là dal mare}, {che vuole ciò che voglio|con figli a cui canta}, {chiedo|desidero} {lo stesso bene|niente di meno}.',
  ],
  'universal/widening/d': [
    'Let the lonely be {called by name|asked to sit}, {the grieving|the old} {given time|listened to}, and {children|the young} kept safe.',
    'Che chi è in solitudine sia {chiamato per nome|invitato a sedersi}, che {chi è in lutto|chi è anziano} {riceva tempo|trovi ascolto}, e che {i bambini|i giovani} siano al sicuro.',
  ],
  'universal/widening/e': [
    'May rivers, animals and seeds {fare better|have a gentler year} for {my being here|the way I live}, {even slightly|by a little}.',
    'Che fiumi, animali e semi {stiano meglio|abbiano un anno più mite} per {il mio essere qui|il mio modo di vivere}, {anche appena|di poco}.',
  ],
  'universal/widening/f': [
    'Where leaders {meet behind closed doors|decide for many}, let {somebody|one of them} {remember|speak for} the far end of the table.',
    'Dove i capi {si riuniscono a porte chiuse|decidono per molti}, che {qualcuno|uno di loro} {ricordi chi|parli per chi} siede in fondo al tavolo.',
  ],
  'universal/widening/g': [
    'What {good|help} comes to me, let it {go further|travel on}, {hand to hand|house to house}, past the edge of my sight.',
    '{Il bene|L’aiuto} che mi giunge, che {vada oltre|viaggi ancora}, {di mano in mano|di casa in casa}, più in là di dove arriva il mio sguardo.',
  ],
  'universal/widening/h': [
    'Let our differences {make the road wide|bring more lamps}, and let {enemies|neighbours} {find|discover} some dull common task.',
    'Che le nostre differenze {allarghino la strada|portino più lampade}, e che {i nemici|i vicini} {trovino|scoprano} qualche noioso compito comune.',
  ],
  'universal/commit/a': [
    '{Today|Before I sleep} I will {do one thing|keep one promise} {that costs me something|without being asked}, {and tell nobody|quietly}.',
    '{Oggi|Prima di dormire} {farò una cosa|manterrò una promessa} {che mi costi qualcosa|senza che mi sia chiesto}, {e non lo dirò a nessuno|in silenzio}.',
  ],
  'universal/commit/b': [
    'I will {knock at one door|stop at one bench}, {carry one bag|ask one question}, and {stay|listen} {to the end|a little longer than I meant}.',
    '{Busserò a una porta|Mi fermerò a una panchina}, {porterò una borsa|farò una domanda}, e {resterò|ascolterò} {fino alla fine|un po’ più del previsto}.',
  ],
  'universal/commit/c': [
    '{Let me begin|I begin} with {the nearest|one} {person|thing}: {the dish, the debt, the greeting|a word, a chair, a cup}.',
    '{1:Fa’ che cominci|Comincio} dalla {2:più vicina|prima} {3:persona|cosa}: {4:il piatto, il debito, il saluto|una parola, una sedia, una tazza}.',
  ],
  'universal/commit/d': [
    'I will {leave|make} {one corner|something} {cleaner|kinder} than I found it, {and be glad of that|and then go on}.',
    '{1:Lascerò|Renderò} {2:un angolo|qualcosa} di più {3:pulito|gentile} di come l’ho trovato, {4:e ne avrò gioia|e poi andrò avanti}.',
  ],
  'universal/commit/e': [
    '{When|If} I forget, I will {begin again|start over} {at the next doorway|with the next breath}, {without speeches|and make no drama of it}.',
    '{Quando dimenticherò|Se dimentico}, {ricomincerò|comincerò di nuovo} {alla prossima soglia|con il prossimo respiro}, {senza discorsi|senza farne un dramma}.',
  ],
  'universal/closing/a': ['<May it be so.>', '<Così sia.>'],
  'universal/closing/b': ['<So may we live.>', '<Possiamo vivere così.>'],
  'universal/closing/c': ['<Peace to every house.>', '<Pace a ogni casa.>'],
  'universal/scene/morning-prayer/a': [
    'The {kettle|street} {wakes|begins to hum}, and {one task|one plain task} stands by the door.',
    '{Il bollitore|La strada} {si sveglia|comincia a ronzare}, e {un compito|un semplice compito} aspetta accanto alla porta.',
  ],
  'universal/scene/morning-prayer/b': [
    'First light {finds|touches} {the cup and the chair|the edge of the curtain}, and the day is still unspent.',
    'La prima luce {trova|tocca} {la tazza e la sedia|l’orlo della tenda}, e il giorno è ancora intatto.',
  ],
  'universal/scene/morning-prayer/c': [
    'Before {the news|any message} there is {cold water|a bare floor}, and one unhurried breath.',
    'Prima {delle notizie|di ogni messaggio} c’è {acqua fredda|un pavimento nudo}, e un respiro senza fretta.',
  ],
  'universal/scene/gratitude/a': [
    'At {the end of an ordinary day|the sink, late}, {one moment|a single hour} stays lit.',
    '{Alla fine di un giorno qualunque|Al lavello, tardi}, {un momento|una sola ora} conserva la luce.',
  ],
  'universal/scene/gratitude/b': [
    'There was {a doorway|a bench} where {a good thing arrived|someone was kind}, and I go back there now.',
    'C’è stata {una soglia|una panchina} dove {è arrivata una cosa buona|qualcuno fu gentile}, e ora ci ritorno.',
  ],
  'universal/scene/gratitude/c': [
    'On {the walk home|the back step} I {go over|turn over} what the day left me.',
    '{Sulla via di casa|Sul gradino dietro casa} {ripasso|rigiro} ciò che il giorno mi ha lasciato.',
  ],
  'universal/scene/personal-growth/a': [
    'One {habit|fault} of mine knows the way in, and one small practice {waits|could answer}.',
    '{Un’abitudine|Un difetto} mio conosce l’ingresso, e una piccola pratica {aspetta|potrebbe rispondere}.',
  ],
  'universal/scene/personal-growth/b': [
    'The {notebook|mat} is {open|unrolled} again, {a week late|after a gap}, and nobody scolds.',
    '{1:Il quaderno si apre|Il tappetino si stende} di nuovo, {3:con una settimana di ritardo|dopo una pausa}, e nessuno rimprovera.',
  ],
  'universal/scene/personal-growth/c': [
    'In the {mirror|dark window} someone half finished {looks back|meets my eye}, not unkindly.',
    '{Nello specchio|Nella finestra scura} qualcuno a metà strada {ricambia lo sguardo|incontra i miei occhi}, non senza gentilezza.',
  ],
  'universal/scene/wellbeing/a': [
    'My {shoulders|feet} {report the week|have kept count}, and {sleep|rest} has been thin.',
    '{Le mie spalle|I miei piedi} {raccontano la settimana|hanno tenuto il conto}, e {il sonno|il riposo} è stato scarso.',
  ],
  'universal/scene/wellbeing/b': [
    '{A walk|A bath}, {a bowl of soup|a slow breath}, an early bed: the body asks for little.',
    '{Una passeggiata|Un bagno}, {una ciotola di minestra|un respiro lento}, il letto presto: il corpo chiede poco.',
  ],
  'universal/scene/wellbeing/c': [
    'Somewhere between the screen and {the pillow|supper}, {my breath|the day} went shallow.',
    'Da qualche parte fra lo schermo e {il cuscino|la cena}, {il mio respiro|il giorno} ha perso profondità.',
  ],
  'universal/scene/professional/a': [
    'The {desk|counter} is {wiped|ready}, {the lights hum|the clock runs}, and a queue is forming.',
    '{Il tavolo|Il banco} è {pulito|pronto}, {le luci ronzano|l’orologio corre}, e si forma una fila.',
  ],
  'universal/scene/professional/b': [
    'Keys, badge and coat: the shift {begins|opens} with {other people’s needs|a list not mine}.',
    'Chiavi, tesserino e cappotto: il turno {comincia|si apre} con {i bisogni degli altri|una lista non mia}.',
  ],
  'universal/scene/professional/c': [
    'There is a meeting to get through, and a colleague’s {name|worry} to {remember|keep in view}.',
    'C’è una riunione da attraversare, e {il nome|la preoccupazione} di qualcuno del gruppo da {ricordare|tenere presente}.',
  ],
  'universal/scene/relationships/a': [
    'Between {one person|someone dear} and me {lies|is} a small silence, a day old.',
    'Fra {una persona|qualcuno di caro} e me {sta|c’è} un piccolo silenzio, di un giorno.',
  ],
  'universal/scene/relationships/b': [
    'Two {cups|chairs} {stand ready|are set} on {the table|the balcony}, and one of them waits.',
    'Due {tazze|sedie} {sono pronte|sono state messe} {sulla tavola|sul balcone}, e una di loro aspetta.',
  ],
  'universal/scene/relationships/c': [
    'A name comes up, and {my hand|something in me} {hesitates|goes quiet}, for more reasons than one.',
    'Spunta un nome, e {la mia mano|qualcosa in me} {esita|tace}, per più di una ragione.',
  ],
  'universal/scene/spirituality/a': [
    'The {cushion|chair|bench} by the {window|wall} is {where I come|my place}, dry or glad.',
    '{Il cuscino|La sedia|La panca} accanto {alla finestra|al muro} è {dove vengo|il mio posto}, nell’aridità o nella gioia.',
  ],
  'universal/scene/spirituality/b': [
    'Silence has been {hard to find|crowded} {lately|all week}, and I come to it rusty.',
    'Il silenzio è stato {difficile da trovare|affollato} {ultimamente|tutta la settimana}, e ci arrivo con la ruggine.',
  ],
  'universal/scene/spirituality/c': [
    '{Some days|Often} the {old words|best words} ring hollow, and I keep the hour all the same.',
    '{Certi giorni|Spesso} le {vecchie parole|parole migliori} suonano vuote, e io tengo l’ora lo stesso.',
  ],
  'universal/scene/celebration/a': [
    'There is {music|a laid table} and {an open door|too much cake}, and one chair for the absent.',
    'C’è {musica|una tavola apparecchiata} e {una porta aperta|troppa torta}, e una sedia per chi manca.',
  ],
  'universal/scene/celebration/b': [
    '{Flowers|Lanterns} {go up|are hung}, names are called, and everyone talks at once.',
    'Si {2:alzano|appendono} {1:fiori|lanterne}, si chiamano i nomi, e tutti parlano insieme.',
  ],
  'universal/scene/celebration/c': [
    '{Something new|A finished year} is {welcomed here|held up to the light} {by many hands|with clapping and tears}.',
    '{Qualcosa di nuovo|Un anno compiuto} {si accoglie qui|si alza alla luce} {con molte mani|con applausi e lacrime}.',
  ],
  'universal/generic/a': [
    'You know {the matter|what} I carry {today|here}, {even the part without words|better than I can say}.',
    'Tu conosci {la cosa|ciò} che porto {oggi|qui}, {anche la parte senza parole|meglio di quanto so dire}.',
  ],
  'universal/generic/b': [
    '{One thing|Something} is {on my mind|at the front of my mind}, and I {set it down|lay it here}.',
    '{Una cosa|Qualcosa} {occupa la mia mente|sta davanti a ogni mio pensiero}, e ora {poso questo peso|poso qui questo peso}.',
  ],
  'universal/generic/c': [
    'What I {came with|have brought} {has its own weight|is real}; let it be {held|met} {carefully|gently}.',
    'Ciò che {avevo con me|ho portato} {ha il suo peso|è reale}; che sia {tenuto|accolto} {con cura|con dolcezza}.',
  ],
  'universal/comfort/a': [
    'What {was lost|is gone} {mattered|was loved}, and {grief may take its time|no one has to hurry}.',
    'Ciò che {è andato perduto|non c’è più} {contava|fu amato}, e {il dolore può prendersi il suo tempo|nessuno deve affrettarsi}.',
  ],
  'universal/comfort/b': [
    'Sit with me {in the empty hour|where it is empty}, {saying little|without explaining}, {until I can eat|as a good neighbour would}.',
    'Siedi con me {nell’ora vuota|dove c’è il vuoto}, {dicendo poco|senza spiegare}, {finché potrò mangiare|come fa un buon vicino}.',
  ],
  'universal/comfort/c': [
    'Let {the ache|sorrow} be {as large as it is|unashamed}, and {let bread come|hold me up}.',
    'Che {il dolore|la pena} {abbia tutta la sua misura|sia senza vergogna}, e {che arrivi il pane|sostienimi}.',
  ],
  'universal/comfort/d': [
    '{Soften|Ease} the long {evenings|first mornings} {when absence is loudest|when I forget and then remember}.',
    '{Addolcisci|Allevia} le lunghe {sere|prime mattine}, {quando l’assenza è più forte|quando dimentico e poi ricordo}.',
  ],
  'universal/ask/gratitude/a': [
    'Let me {hold|keep} {one good thing|one plain kindness} {up to the light|in view} before I reach for more.',
    'Fammi tenere {2:una cosa buona|una semplice gentilezza} {3:alla luce|in vista} prima di cercare altro.',
  ],
  'universal/ask/gratitude/b': [
    'Someone’s work {warmed|fed|lit} {my house|the room} before I woke; I {notice now|say thanks}.',
    'Il lavoro di qualcuno ha {scaldato|nutrito|illuminato} {la mia casa|la stanza} prima che mi svegliassi; {ora lo noto|dico grazie}.',
  ],
  'universal/ask/gratitude/c': [
    'Teach me to {receive|take} {a gift|what is given} with {both|open} hands and no excuses.',
    'Insegnami a ricevere {2:un dono|ciò che è dato} a {3:due mani|mani aperte} e senza scuse.',
  ],
  'universal/ask/gratitude/d': [
    'What I {leaned on|used} all day and {never named|took as owed}, let me {name|honour} {at last|now}.',
    'Ciò {1:che mi ha fatto da appoggio|che ho usato} tutto il giorno e {2:mai ho nominato|ho preso come dovuto}, fa’ che {3:lo nomini|lo onori} {4:finalmente|ora}.',
  ],
  'universal/ask/gratitude/e': [
    'Let gratitude {change|slow} {the way I speak|how I spend the next hour}, {not only my mood|and not just my words}.',
    'Che la gratitudine {cambi|rallenti} {il mio modo di parlare|la mia prossima ora}, {non solo il mio umore|e non solo le mie parole}.',
  ],
  'universal/ask/guidance/a': [
    'Show me {which door is mine|what is mine to do} {today|first}, and let me {leave the others shut|knock once and wait}.',
    'Mostrami {quale porta è la mia|che cosa tocca a me} {oggi|per prima cosa}, e fammi {lasciare chiuse le altre|bussare una volta e aspettare}.',
  ],
  'universal/ask/guidance/b': [
    'When {two|two good} roads {look alike|call equally}, {slow me|keep me still} until one grows plain.',
    'Quando {due|due buone} strade {si somigliano|chiamano allo stesso modo}, {rallentami|tienimi in quiete} finché una si fa chiara.',
  ],
  'universal/ask/guidance/c': [
    'Let me ask {someone who knows the ground|one honest friend} before I {trust|follow} {my own noise|the loudest voice}.',
    'Fammi chiedere a {1:chi conosce il terreno|qualcuno di sincero} prima di {2:credere|dare retta} {3:al mio rumore|alla voce più forte}.',
  ],
  'universal/ask/guidance/d': [
    '{Quiet|Turn down} the crowd in my head until {one true sentence|a single clear word} {remains|can be heard}.',
    '{Acquieta|Abbassa} la folla nella mia testa finché {una frase vera|una sola parola chiara} {resti|si senta}.',
  ],
  'universal/ask/guidance/e': [
    'If I have gone wrong, {turn me|call me back} {gently|early}, {while turning is easy|before the dark}.',
    'Se ho sbagliato strada, {fammi voltare|richiamami} {con dolcezza|presto}, {finché voltarsi è facile|prima del buio}.',
  ],
  'universal/ask/blessing/a': [
    'Let good {come to|rest on} every {door|desk|bed} I {pass|think of} {today|now}, known to me or not.',
    'Che il bene {1:giunga a|si posi su} {2:ogni porta|ogni scrivania|ogni letto} {3:che incontro|a cui penso} {4:oggi|ora}, che io lo conosca o no.',
  ],
  'universal/ask/blessing/b': [
    'May those I love {be well|be glad}, {sleep soundly|eat well}, and {do some good|be met kindly} today.',
    'Che le persone che amo {stiano bene|siano liete}, {dormano bene|mangino bene}, e oggi {facciano del bene|trovino gentilezza}.',
  ],
  'universal/ask/blessing/c': [
    'Put {kindness|a blessing} on my {tongue|lips} {before I leave|at the door}, so that someone goes lighter.',
    'Metti {gentilezza|un buon augurio} {sulla mia lingua|sulle mie labbra} {prima che esca|sulla porta}, perché qualcuno vada con passo leggero.',
  ],
  'universal/ask/blessing/d': [
    'Let {the old|the young} walk safely here, and let {the tired|the new} {find a chair|be given tea}.',
    'Che {gli anziani|i giovani} camminino qui al sicuro, e che {chi è stanco|chi arriva ora} {trovi una sedia|riceva un tè}.',
  ],
  'universal/ask/blessing/e': [
    'What I {cannot be near to guard|have to leave}, I wish well {by name|aloud}, {and let it go|without fear}.',
    'A ciò che {non posso custodire da vicino|devo lasciare} auguro il bene, {per nome|ad alta voce}, {e lo lascio andare|senza paura}.',
  ],
  'universal/ask/peace/a': [
    'Let me {stop feeding|put down} {the|one old} argument {I carry from room to room|that eats at my table}.',
    'Fa’ che {smetta di nutrire|posi} {la|una vecchia} lite {che porto di stanza in stanza|che mangia alla mia tavola}.',
  ],
  'universal/ask/peace/b': [
    'Give {the house|these rooms} {an evening|an hour} {without slammed doors|of low voices}, and start with mine.',
    'Da’ {alla casa|a queste stanze} {una sera|un’ora} {senza porte sbattute|di voci basse}, cominciando da me.',
  ],
  'universal/ask/peace/c': [
    'Where {nations|neighbours} {shout|arm themselves}, {raise up|strengthen} those who carry water.',
    'Dove {le nazioni|i vicini} {gridano|si armano}, {solleva|rafforza} chi porta l’acqua.',
  ],
  'universal/ask/peace/d': [
    'Let {quiet come in|stillness settle} like {dusk over fields|lamplight over a table}, {asking nothing|and stay}.',
    'Che {entri la quiete|scenda la calma} come {la sera sui campi|la luce di una lampada sul tavolo}, {senza chiedere nulla|e resti}.',
  ],
  'universal/ask/peace/e': [
    'When {the old sting|an insult} {comes back|returns}, let me {breathe|count the stairs} before I answer.',
    'Quando {la vecchia ferita|un insulto} {torna|ritorna}, fammi {respirare|contare i gradini} prima di rispondere.',
  ],
  'universal/ask/loving-kindness/a': [
    'Let goodwill {begin at|start with} {my own tired face|my own door} and {walk on|go out} to people I avoid.',
    'Che la benevolenza cominci {2:dal mio volto stanco|dalla mia porta} e {3:vada avanti|esca} verso chi evito.',
  ],
  'universal/ask/loving-kindness/b': [
    'May the face I {love|see} first be {safe|in peace}, and {the last on my list|a stranger} {after it|no less so}.',
    'Che il volto che {amo|vedo} per primo sia {al sicuro|in pace}, e {l’ultimo della mia lista|un volto sconosciuto} {dopo di lui|non di meno}.',
  ],
  'universal/ask/loving-kindness/c': [
    '{Widen|Stretch} my {care|kindness} past {the easy ones|my own table} to whoever sits alone.',
    '{Allarga|Stendi} la mia {cura|gentilezza} oltre {le persone facili|la mia tavola} fino a chi siede in solitudine.',
  ],
  'universal/ask/loving-kindness/d': [
    'Let me {greet|treat} {the caller, the cashier and the child|whoever knocks} as {a guest|someone’s beloved}, and not as a task.',
    'Fammi {accogliere|trattare} {chi telefona, chi sta alla cassa e il bambino|chiunque bussi} come {un ospite|una persona cara a qualcuno}, e non come un compito.',
  ],
  'universal/ask/loving-kindness/e': [
    '{Soften|Warm} my first judgement, so that {people near me|the shy ones} {stand easier|may breathe}.',
    '{Addolcisci|Scalda} il mio primo giudizio, perché {chi mi è vicino|chi è timido} {stia più a suo agio|possa respirare}.',
  ],
  'universal/ask/mercy/a': [
    'Be gentle with {what I did badly|my worst hour}, and {teach|bring} me {to spare|to pardon} another’s.',
    'Sii mite con {ciò che ho fatto male|la mia ora peggiore}, e {insegnami|portami} a {scusare|perdonare} gli sbagli altrui.',
  ],
  'universal/ask/mercy/b': [
    '{Let no one|May nobody} be {only|reduced to} {the worst thing they did|one bad day}, myself included.',
    'Che di nessuno {2:si veda solo|resti soltanto} {3:il peggio che ha fatto|un giorno sbagliato}, nemmeno di me.',
  ],
  'universal/ask/mercy/c': [
    '{Slow|Cool} {my hand|my tongue} where {harshness|blame} would be {easy|cheap} and even fair.',
    '{Rallenta|Raffredda} {la mia mano|la mia lingua} dove {la durezza|la colpa} sarebbe {facile|a buon mercato} e perfino giusta.',
  ],
  'universal/ask/mercy/d': [
    'Handle me {now|today} as one handles {bruised fruit|a cracked bowl}, {and I will learn the way|and teach my hands the same}.',
    'Trattami {ora|oggi} come si tratta {un frutto ammaccato|una ciotola incrinata}, {e imparerò come si fa|e lo insegnerò alle mie mani}.',
  ],
  'universal/ask/mercy/e': [
    'For {the late|the careless|the rude}, let me find {a second look|one soft word} before the sharp one.',
    'Per {chi è in ritardo|chi è distratto|chi è sgarbato}, fammi trovare {un secondo sguardo|una parola mite} prima di quella tagliente.',
  ],
  'universal/ask/forgiveness/a': [
    'I {did harm|was wrong}, and I {say so|own it} {without the because|plainly}; show me what to mend.',
    '{Ho fatto del male|Ho sbagliato}, e lo {dico|riconosco} {senza il perché|semplicemente}; mostrami che cosa riparare.',
  ],
  'universal/ask/forgiveness/b': [
    'Give me {the courage|the humility} to {knock|write first} and {say sorry|ask pardon} without arguing my side.',
    'Dammi {il coraggio|l’umiltà} di {bussare|scrivere per primo passo} e {dire che mi dispiace|chiedere perdono} senza difendere la mia parte.',
  ],
  'universal/ask/forgiveness/c': [
    '{Take|Loosen} {the|an old} grudge from my {hand|pocket}; it weighs like a stone.',
    '{Togli|Sciogli} {il|un vecchio} rancore dalla mia {mano|tasca}; pesa come un sasso.',
  ],
  'universal/ask/forgiveness/d': [
    'Let me {repair|replace|return} what I {can|broke}, and {bear|accept} the other person’s no.',
    'Fammi {riparare|sostituire|restituire} ciò che {posso|ho rotto}, e {sopportare|accettare} il no dell’altra persona.',
  ],
  'universal/ask/forgiveness/e': [
    'What was done {to|against} me was {real|wrong}; let me {stop rehearsing it|set it down} when I am able.',
    'Ciò che fu fatto {a me|contro di me} era {reale|ingiusto}; fa’ che {smetta di ripassarlo|lo posi} quando ne avrò la forza.',
  ],
  'universal/ask/healing/a': [
    'Let {ease|rest} come to {what hurts|the sore place}, {an hour at a time|slowly if it must}, and let sleep be deep.',
    'Che {il sollievo|il riposo} giunga a {ciò che fa male|dove duole}, {un’ora alla volta|piano se serve}, e che il sonno sia profondo.',
  ],
  'universal/ask/healing/b': [
    'Give {skill|steadiness} to {those who treat|the hands that tend} {the sick|the body}, and time to sit down.',
    'Da’ {abilità|fermezza} {a chi cura|alle mani che curano} {i malati|il corpo}, e tempo per sedersi.',
  ],
  'universal/ask/healing/c': [
    'Whether {mending|recovery} comes {soon|late} or not at all, let {comfort|tenderness} not be delayed.',
    'Venga {la guarigione|la ripresa} {presto|tardi} o non venga affatto, {il conforto|la tenerezza} non si faccia attendere.',
  ],
  'universal/ask/healing/d': [
    'Teach me to {care well|be of use}: clean water, {a quiet voice|few words}, {no false cheer|a hand that stays}.',
    'Insegnami a {curare bene|essere d’aiuto}: acqua pulita, {una voce quieta|poche parole}, {nessuna finta allegria|una mano che resta}.',
  ],
  'universal/ask/healing/e': [
    'Let {the body|my body} be thanked for {what still works|each breath}, {even on bad days|and not scolded for the rest}.',
    'Che {il corpo|il mio corpo} riceva un grazie per {ciò che ancora funziona|ogni respiro}, {anche nei giorni brutti|e non rimproveri per il resto}.',
  ],
  'universal/ask/victory/a': [
    'Let {the good in me|what is decent in me} outlast the old fear {by one day|by an hour|once more}.',
    'Che {il bene in me|ciò che è onesto in me} duri più della vecchia paura, {di un giorno|di un’ora|ancora una volta}.',
  ],
  'universal/ask/victory/b': [
    'Let me win {nothing|no quarrel} by another’s shame; {my own temper|my own pride} is {enough|opponent enough}.',
    'Non farmi vincere {1:nulla|nessuna lite} con la vergogna altrui; {2:la mia collera|il mio orgoglio} {3:basta|basta come avversario}.',
  ],
  'universal/ask/victory/c': [
    'Where {injustice|cruelty} has {a loud voice|long legs}, give {truth|patience} the longer breath.',
    'Dove {l’ingiustizia|la crudeltà} ha {voce forte|gambe lunghe}, da’ {alla verità|alla pazienza} il respiro più lungo.',
  ],
  'universal/ask/victory/d': [
    '{Break|Loosen} the {habit|fear} that {wins|rules} each {evening|week}, one small refusal at a time.',
    '{Spezza|Allenta} {l’abitudine|la paura} che {vince|comanda} ogni {sera|settimana}, un piccolo rifiuto alla volta.',
  ],
  'universal/ask/victory/e': [
    'When I {fall|fail} {again|at the same stair}, let me {get up|stand} {without drama|before shame arrives}.',
    'Quando {cado|fallisco} {di nuovo|allo stesso gradino}, fa’ che {mi rialzi|torni in piedi} {senza drammi|prima che arrivi la vergogna}.',
  ],
  'universal/ask/rain/a': [
    'Let {rain|good rain} find its way to the dry places, {softly|gently}, {in season|without haste}.',
    'Che {la pioggia|la buona pioggia} trovi la via dei luoghi asciutti, {piano|con dolcezza}, {a suo tempo|senza fretta}.',
  ],
  'universal/ask/rain/b': [
    'Fill the wells {by night|slowly}, and {spare|pass over} {the banks and the bridges|the low houses}.',
    'Riempi i pozzi {di notte|piano}, e {risparmia|oltrepassa} {gli argini e i ponti|le case basse}.',
  ],
  'universal/ask/rain/c': [
    'For {farmers|gardeners} {watching the sky|counting days}, let {a cloud keep its promise|the wind turn kindly} and let seed drink.',
    'Per {1:chi coltiva campi|chi cura orti} {2:guardando il cielo|contando i giorni}, {3:una nuvola mantenga la promessa|il vento giri benigno} e il seme possa bere.',
  ],
  'universal/ask/rain/d': [
    'Teach me to {carry|use} water {as if someone walked for it|with care}, cup by cup, and {leave streams clean|waste none}.',
    'Insegnami a {portare|usare} l’acqua {come se qualcuno avesse camminato per averla|con cura}, tazza dopo tazza, e a {lasciare puliti i ruscelli|non sprecare nulla}.',
  ],
  'universal/ask/rain/e': [
    '{Keep|Hold} the balance of {cloud and ground|river and field}: {enough to grow|enough for all}, not enough to drown.',
    '{Custodisci|Tieni} l’equilibrio fra {nuvola e suolo|fiume e campo}: {abbastanza per crescere|abbastanza per tutti}, non tanto da annegare.',
  ],
  'universal/ask/thanksgiving/a': [
    'I name {the year’s gifts|what was given} {one by one|like plates on a table}: {the harvest, the rescue, the laugh|help that came, doors that opened}.',
    'Nomino {i doni dell’anno|ciò che fu dato} {uno per uno|come piatti sulla tavola}: {il raccolto, la salvezza, la risata|l’aiuto che venne, le porte che si aprirono}.',
  ],
  'universal/ask/thanksgiving/b': [
    'Thanks for {the ones who stayed|those who came early}, {who cooked and carried|who swept up after}, {and asked for nothing|and went home tired}.',
    'Grazie per {chi è rimasto|chi è venuto presto}, {chi ha cucinato e portato|chi poi ha spazzato}, {e non ha chiesto nulla|ed è tornato a casa con la stanchezza}.',
  ],
  'universal/ask/thanksgiving/c': [
    'Let thanksgiving leave my mouth and {become|turn into} {a shared meal|soup for a neighbour|an open purse}.',
    'Che il grazie esca dalla mia bocca e diventi {2:un pasto condiviso|minestra per chi abita accanto|una borsa aperta}.',
  ],
  'universal/ask/thanksgiving/d': [
    'What {many|so many} planted, sewed and drove, I {wear and eat|enjoy}; let me {be worthy|remember them}.',
    'Ciò che {molti|tanti} hanno piantato, cucito e guidato, io lo {indosso e mangio|godo}; fa’ che {ne sia all’altezza|li ricordi}.',
  ],
  'universal/ask/thanksgiving/e': [
    'Even a hard year {had|held} its {bread|light}; I {gather|count} what remains {gladly|with thanks}.',
    'Anche un anno duro {aveva|teneva} {il suo pane|la sua luce}; {raccolgo|conto} ciò che resta {con gioia|con gratitudine}.',
  ],
  'universal/ask/protection/a': [
    'Be a {roof|wall|lamp} {now|in bad weather} for those on the road, and for my own house.',
    'Sii {tetto|muro|lampada} {ora|nel maltempo} per chi è in cammino, e per la mia casa.',
  ],
  'universal/ask/protection/b': [
    'Keep {small hands|the ones I love} from {the road, the stove and the deep water|harm in ordinary places} {while I look away|all day}.',
    'Custodisci {le piccole mani|chi amo} {dalla strada, dalla stufa e dall’acqua profonda|dal male nei luoghi comuni} {mentre guardo altrove|tutto il giorno}.',
  ],
  'universal/ask/protection/c': [
    'Let no {blow|hard hand} {fall|land} in my name; make me {watchful|someone’s safe place}.',
    'Che nel mio nome non cada {1:nessun colpo|nessuna mano dura}; fa’ di me {3:uno sguardo attento|il rifugio di qualcuno}.',
  ],
  'universal/ask/protection/d': [
    'Where {a child|anyone} is afraid of footsteps, let there be {a neighbour who knocks|a safe bed|quick help}.',
    'Dove {un bambino|qualcuno} ha paura dei passi, ci sia {un vicino che bussa|un letto sicuro|un aiuto rapido}.',
  ],
  'universal/ask/protection/e': [
    'Guard {my mind|my mouth} too, for {bitterness|fear} gets in where {no lock|no bolt} is any use.',
    'Custodisci anche {la mia mente|la mia bocca}, perché {l’amarezza|la paura} entra dove {nessuna serratura|nessun chiavistello} serve.',
  ],
  'universal/ask/wisdom/a': [
    'Teach me to {tell|know} {what lasts|the great} from {what is loud|the urgent}, slowly if need be.',
    'Insegnami a distinguere {2:ciò che dura|il grande} {3:da ciò che fa rumore|dall’urgente}, piano se serve.',
  ],
  'universal/ask/wisdom/b': [
    'Let me {learn from|sit beside} {the old and the very young|those who have failed well}, {and write nothing down|and only listen}.',
    'Fammi {imparare da|sedere con} {chi è molto vecchio e chi è molto giovane|chi ha fallito bene}, {senza scrivere nulla|e soltanto ascoltare}.',
  ],
  'universal/ask/wisdom/c': [
    'Where I {am clever|am quick}, make me {kind|slow}; where I know little, {let me say so|keep me glad}.',
    'Dove {ho ingegno|vado di fretta}, dammi {bontà|lentezza}; dove so poco, {fammelo dire|conserva la mia gioia}.',
  ],
  'universal/ask/wisdom/d': [
    'Ripen my judgement the way {a pear ripens|apples keep} {in a dark drawer|in straw}, {unhurried|untouched}.',
    'Matura il mio giudizio come {matura una pera|si conservano le mele} {in un cassetto buio|nella paglia}, {senza fretta|senza che si tocchi}.',
  ],
  'universal/ask/wisdom/e': [
    'When {advice|experience} and {fear|pride} sound alike, give me {one night|a long walk} before I choose.',
    'Quando {il consiglio|l’esperienza} e {la paura|l’orgoglio} suonano uguali, dammi {una notte|una lunga passeggiata} prima di scegliere.',
  ],
  'universal/ask/strength/a': [
    'Give me strength for {this day only|the next hour}, and let {tomorrow|the rest} {carry itself|wait outside}.',
    'Dammi forza per {questo solo giorno|la prossima ora}, e {il domani|il resto} {porti il proprio peso|aspetti fuori}.',
  ],
  'universal/ask/strength/b': [
    'When the {stairs|hours} are {long|steep}, {count them with me|go up beside me}, one and then one.',
    'Quando {1:le scale sono|le ore sono} {2:lunghe|ripide}, {3:contale con me|sali accanto a me}, una e poi una.',
  ],
  'universal/ask/strength/c': [
    'Let me lean {on friends|on others} without shame, as {a ladder|an old wall} leans, {and hold|and stand}.',
    'Fammi appoggiare {1:agli amici|ad altri} senza vergogna, come si appoggia {2:una scala|un vecchio muro}, {3:e tiene|e resta in piedi}.',
  ],
  'universal/ask/strength/d': [
    'What bends {does not break|stays whole}: {keep me|make me} {supple|green} {under the load|in strong wind}.',
    'Ciò che si piega {non si spezza|resta intero}: {serba in me|dammi} {la scioltezza|il verde} {sotto il carico|nel vento forte}.',
  ],
  'universal/ask/strength/e': [
    'Let my {shoulders|hands} be {strong|ready} for somebody else’s sack {as well|too}, when mine is lighter.',
    'Che le mie {1:spalle|mani} siano {2:forti|pronte} {3:anche|pure} per il sacco di un altro, quando il mio è più leggero.',
  ],
  'universal/ask/abundance/a': [
    'Let me know {enough|plenty} when I {see it|hold it}, and {set another plate|open the door} gladly.',
    'Fa’ che riconosca {ciò che basta|l’abbondanza} quando {ce l’ho davanti|ce l’ho in mano}, e {metta un altro piatto|apra la porta} con gioia.',
  ],
  'universal/ask/abundance/b': [
    '{Open|Unlock} my {hand|cupboard} before my fear {can close it|finds reasons}, and let some go.',
    'Apri la mia {2:mano|dispensa} prima che la mia paura {3:possa chiuderla|trovi ragioni}, e lascia andare qualcosa.',
  ],
  'universal/ask/abundance/c': [
    'Where {the cupboard is bare|wages run short}, let bread, work and good neighbours {arrive|be found} {in time|soon}.',
    'Dove {la dispensa è vuota|la paga non basta}, che pane, lavoro e buoni vicini {arrivino|si trovino} {in tempo|presto}.',
  ],
  'universal/ask/abundance/d': [
    '{Thank you for|I notice} more than I need: {air|light}, the full kettle, {time|a friend}.',
    '{Grazie per|Noto} più di quanto mi serve: {aria|luce}, il bollitore pieno, {tempo|amicizia}.',
  ],
  'universal/ask/abundance/e': [
    'Free me from {counting|measuring} what others have, and let {my own|what I hold} {taste sweet|be shared}.',
    'Liberami dal {contare|misurare} ciò che hanno gli altri, e che {il mio|ciò che ho} {abbia un sapore dolce|si condivida}.',
  ],
  'universal/ask/unity/a': [
    'Let me {look for|see} the {person|face} before the {side|flag}, every time, and {begin there|say hello}.',
    'Fammi {cercare|vedere} {la persona|il volto} prima della {parte|bandiera}, ogni volta, e {cominciare da lì|salutare}.',
  ],
  'universal/ask/unity/b': [
    'Where {a line|a wall} was {drawn|raised} {in anger|long ago}, let me {step across|make a gate} with bread.',
    'Dove fu {2:messo|alzato} {1:un confine|un muro} {3:con ira|tempo fa}, fammi {4:passare|aprire un varco} con il pane.',
  ],
  'universal/ask/unity/c': [
    '{Mend|Sew up} {what is torn|the distance} between {neighbours|old friends}, stitch by stitch, from both sides.',
    '{Rammenda|Ricuci} {ciò che è strappato|la distanza} fra {vicini|vecchi amici}, punto per punto, da entrambi i lati.',
  ],
  'universal/ask/unity/d': [
    'Let {the strong walk slower|the quick wait}, {so that all arrive|until none is missing}, and call {it together|that winning}.',
    'Che {i forti camminino più piano|i veloci aspettino}, {perché tutti arrivino|finché nessuno manchi}, e che questo si chiami {insieme|vincere}.',
  ],
  'universal/ask/unity/e': [
    'Remind me that one {river|well} {fills|waters} both villages, and quarrels about the bucket {can wait|pass}.',
    'Ricordami che un solo {fiume|pozzo} {colma|bagna} entrambi i villaggi, e le liti per il secchio {possono aspettare|passano}.',
  ],
  'universal/ask/hope/a': [
    '{Leave|Keep} a {window|door} open in me for what I cannot see yet, {though the room is cold|even now}.',
    'Lascia in me {2:una finestra aperta|una porta aperta} a ciò che ancora non vedo, {3:anche se la stanza è fredda|anche ora}.',
  ],
  'universal/ask/hope/b': [
    'When {the news|evening} {is dark|closes in}, {show me|point to} one lit window, and let me go there.',
    'Quando {1:le notizie|le ombre della sera} {2:si fanno scure|incombono}, {3:mostrami|indicami} una finestra accesa, e fammi andare là.',
  ],
  'universal/ask/hope/c': [
    '{Give|Lend} {tomorrow|the future} a {friendlier|kinder} face than fear {draws|paints} at night.',
    '{Da’|Presta} {al domani|al futuro} un volto più {amico|gentile} di quello che la paura {disegna|dipinge} di notte.',
  ],
  'universal/ask/hope/d': [
    'Let me {plant|begin} {something|one thing} I may not see finished, {a tree, a trust, a table|and water it daily}.',
    'Fammi {piantare|cominciare} {qualcosa|una cosa} che forse non vedrò finita, {un albero, una fiducia, una tavola|e annaffiarla ogni giorno}.',
  ],
  'universal/ask/hope/e': [
    'For those who have stopped expecting, let {a kindness|good news} {come early|knock}, {and let me carry it|unearned}.',
    'Per chi non aspetta più nulla, {una gentilezza|una buona notizia} {arrivi presto|bussi alla porta}, {e sia io a portarla|senza averla meritata}.',
  ],
  'universal/ask/faith/a': [
    'Let me {lean|put my weight} on what has {held before|proved sound}: {a promise|a friend}, the next breath.',
    'Fammi {appoggiare|posare il mio peso} su ciò che {ha già retto|si è mostrato saldo}: {una promessa|un’amicizia}, il prossimo respiro.',
  ],
  'universal/ask/faith/b': [
    'When I {cannot see|have no proof}, let trust be {a hand on the rail|one step, not a leap}, {and let it hold|taken slowly}.',
    'Quando {non vedo|non ho prove}, la fiducia sia {una mano sulla ringhiera|un passo, non un salto}, {e che tenga|fatto piano}.',
  ],
  'universal/ask/faith/c': [
    'Let doubt {have a chair|come in} and speak, and let {trust|love} pour the tea, {unafraid|all the same}.',
    'Il dubbio {abbia una sedia|entri} e parli, e {la fiducia|l’amore} versi il tè, {senza paura|nonostante tutto}.',
  ],
  'universal/ask/faith/d': [
    'I {do not|cannot} know how {the story ends|things will fall}; let me do the next right thing {anyway|and rest}.',
    '{Non so|Non posso sapere} come {finisce la storia|andranno le cose}; fammi fare la prossima cosa giusta {comunque|e riposare}.',
  ],
  'universal/ask/faith/e': [
    'As bakers {trust|count on} the {dawn|morning} and light their ovens, let me {begin|do my part}.',
    'Come i fornai {1:credono nell|contano sull}{2:’alba|’arrivo del mattino} e accendono i forni, fammi {3:cominciare|fare la mia parte}.',
  ],
  'universal/ask/joy/a': [
    'Let {gladness|joy} {in at the window|come in}, shoes and all, and {stay for supper|sit where it likes}.',
    'Che {1:la letizia|la gioia} entri {2:dalla finestra|in casa}, con le scarpe e tutto, e {3:resti a cena|si sieda dove vuole}.',
  ],
  'universal/ask/joy/b': [
    'Thank you for {ordinary delight|small delights}: {warm bread|clean sheets}, {a good joke|wet leaves}, a song twice.',
    'Grazie per {il piacere di ogni giorno|i piccoli piaceri}: {pane caldo|lenzuola pulite}, {una bella battuta|foglie bagnate}, una canzone due volte.',
  ],
  'universal/ask/joy/c': [
    'Let my {happiness|good day} cost no one, and {spill over|be passed} {to the quiet ones|down the table}.',
    'Che {la mia felicità|la mia buona giornata} non costi a nessuno, e {trabocchi|passi} {fino ai silenziosi|lungo la tavola}.',
  ],
  'universal/ask/joy/d': [
    'Where {sorrow sits|someone grieves}, let my gladness lower its voice, {stay near|not leave}, and {bring soup|wait}.',
    'Dove {siede il dolore|qualcuno piange}, la mia gioia abbassi la voce, {resti vicina|non se ne vada}, e {porti minestra|aspetti}.',
  ],
  'universal/ask/joy/e': [
    '{Wake|Stir|Tickle} the part of me that would skip stones, {and let it lead|for one afternoon}.',
    '{Sveglia|Smuovi|Solletica} quella parte di me che farebbe rimbalzare i sassi, {e lascia che guidi|per un pomeriggio}.',
  ],
  'universal/ask/success/a': [
    'Let the work be {good|honest} before it is praised, and let {me sleep|my hands be clean} {after|at night}.',
    'Il lavoro sia {buono|onesto} prima di essere lodato, e {io dorma|le mie mani siano pulite} {dopo|la notte}.',
  ],
  'universal/ask/success/b': [
    '{Bless|Steady} {the effort|each attempt}, {keep the means clean|keep me honest}, and let the outcome be what it will.',
    '{Benedici|Rafforza} {lo sforzo|ogni tentativo}, {tieni puliti i mezzi|tienimi nell’onestà}, e l’esito sia quel che sarà.',
  ],
  'universal/ask/success/c': [
    'If I {do well|get there}, let others rise with me; if I {do not|fall short}, let me {learn cheerfully|begin again}.',
    'Se {mi va bene|arrivo}, altri salgano con me; se {no|non basto}, fammi {imparare con allegria|ricominciare}.',
  ],
  'universal/ask/success/d': [
    '{Save|Keep} me from {winning|success} at the {price|cost} of my evenings, and call me home.',
    'Guardami dal {2:vincere|riuscire} a prezzo delle mie sere, e richiamami a casa.',
  ],
  'universal/ask/success/e': [
    'Give me {patience|care} for {the dull middle|the hundredth correction} of {the task|good work}, where most of it is made.',
    'Dammi {pazienza|cura} per {la parte noiosa|la centesima correzione} {del compito|di un buon lavoro}, dove si fa quasi tutto.',
  ],
  'universal/ask/courage/a': [
    'Let me take {the step|one step} with {fear beside me|my knees shaking}, {and not wait to feel brave|since brave people shake too}.',
    'Fammi fare {il passo|un passo} con {la paura accanto|le ginocchia che tremano}, {senza aspettare di sentire coraggio|perché trema anche chi è coraggioso}.',
  ],
  'universal/ask/courage/b': [
    'Give me {the sentence|the words} I {owe|have put off}, and {a steady voice|breath enough} to speak face to face.',
    'Dammi {la frase|le parole} che {devo|ho rimandato}, e {una voce ferma|fiato abbastanza} per parlare faccia a faccia.',
  ],
  'universal/ask/courage/c': [
    'When {someone is mocked|the room goes along}, {stand me up|lift me} {out of my comfortable chair|before I have excuses}.',
    'Quando {qualcuno è deriso|la stanza lascia correre}, {mettimi in piedi|alzami} {dalla mia sedia comoda|prima che trovi scuse}.',
  ],
  'universal/ask/courage/d': [
    '{Walk|Come} with everyone who crosses {a border|a dark yard|a hospital threshold} today with nothing but nerve.',
    '{Cammina|Vieni} con chi oggi attraversa {un confine|un cortile buio|la soglia di un ospedale} con nient’altro che il coraggio.',
  ],
  'universal/ask/courage/e': [
    'Let {the brave thing|courage} be small enough to do: {a call|a knock}, {a no|an honest yes}.',
    'Che {il gesto coraggioso|il coraggio} sia abbastanza piccolo da farsi: {una telefonata|un bussare}, {un no|un sì sincero}.',
  ],
  'universal/ask/patience/a': [
    'Let {this|the matter} take {the time it takes|its own time}, and let me {not dig up the seed|keep my hands off the clock}.',
    'Che {questo|la cosa} prenda {il tempo che serve|il suo tempo}, e che io {non dissotterri il seme|non tocchi l’orologio}.',
  ],
  'universal/ask/patience/b': [
    'In {the queue|the long wait}, give me {a slower heart|something to notice}: {a face, a leaf, a cloud|the child making faces}.',
    'Nella {fila|lunga attesa}, dammi {un cuore più lento|qualcosa da notare}: {un volto, una foglia, una nuvola|il bambino che fa le smorfie}.',
  ],
  'universal/ask/patience/c': [
    '{Keep|Save} my {tongue|voice} from {the sigh|the sharp edge} when someone is slow, as I am slow too.',
    'Guarda la mia {2:lingua|voce} {3:dal sospiro|dal taglio} quando qualcuno va piano, perché anch’io vado piano.',
  ],
  'universal/ask/patience/d': [
    'Where {answers do not come|nothing moves}, {keep me kind|keep me useful} {while I wait|in the meantime}, sweeping the step.',
    'Dove {le risposte non vengono|nulla si muove}, {serba la mia gentilezza|rendimi utile} {mentre aspetto|intanto}, a spazzare il gradino.',
  ],
  'universal/ask/patience/e': [
    'Teach me the {pace|manners} of {bread rising|trees|tides}, which no one can order, and let me rest in it.',
    'Insegnami {1:il passo|i modi} {2:del pane che cresce|degli alberi|delle maree}, che nessuno può comandare, e fammi riposare lì.',
  ],
  'universal/ask/understanding/a': [
    'Let me listen to the other side until I could {say it|argue it} {their way|fairly}, {and see them nod|without a smile}.',
    'Fa’ che ascolti l’altra parte fino a poterlo {dire|sostenere} {a modo suo|con giustizia}, {e vederla annuire|senza un sorriso}.',
  ],
  'universal/ask/understanding/b': [
    'Show me {the day|what lies} behind {a short reply|a hard face}: bad sleep, and {soften mine|hush my answer}.',
    'Mostrami {la giornata|che cosa c’è} dietro {una risposta secca|un volto duro}: un sonno cattivo, e {ammorbidisci il mio cuore|zittisci la mia replica}.',
  ],
  'universal/ask/understanding/c': [
    '{Give words to|Untie} {what I cannot explain|the knot in my speech}, and {let someone wait while I try|send me a patient listener}.',
    '{1:Da’ parole a|Sciogli} {2:ciò che non so spiegare|quel nodo nella mia voce}, e {3:qualcuno aspetti mentre ci provo|mandami un orecchio paziente}.',
  ],
  'universal/ask/understanding/d': [
    'Let {two|both} stories of {one afternoon|the same day} {sit side by side|be told}, and neither be called a lie.',
    'Che {due|entrambe le} storie {di un pomeriggio|dello stesso giorno} {siedano accanto|si raccontino}, e nessuna sia detta bugia.',
  ],
  'universal/ask/understanding/e': [
    'Where {language|age} {divides|gets in the way}, let bread, hands and drawings {do the talking|be enough}.',
    'Dove {la lingua|l’età} {divide|ostacola}, il pane, le mani e i disegni {parlino|bastino}.',
  ],
  'universal/ask/harmony/a': [
    'Let each {part|voice} keep its {own note|own pace}, and let the {whole|house} come into tune.',
    'Che ogni {parte|voce} tenga {la sua nota|il suo passo}, e che {l’insieme|la casa} si accordi.',
  ],
  'universal/ask/harmony/b': [
    '{Set|Bring} {body, work and sleep|hurry, hunger and rest} back {into rhythm|on speaking terms}, beginning today.',
    'Riporta {2:corpo, lavoro e sonno|fretta, fame e riposo} {3:al loro ritmo|a parlarsi}, da oggi.',
  ],
  'universal/ask/harmony/c': [
    'Let garden and street {share|divide} {the light|the ground} {fairly|without fuss}, and let me tread lightly.',
    'Che giardino e strada {condividano|si dividano} {la luce|il suolo} {con giustizia|senza chiasso}, e che il mio passo sia leggero.',
  ],
  'universal/ask/harmony/d': [
    'Where {tempers|plans} {clash|collide} {under one roof|at one table}, find the chord, however odd.',
    'Dove {gli umori|i piani} {si scontrano|si urtano} {sotto un tetto|a una tavola}, trova l’accordo, per strano che sia.',
  ],
  'universal/ask/harmony/e': [
    '{Loosen|Retune} what I {have strung too tight|pull too hard}, in me and around me, {by one turn of the peg|a little}.',
    '{Allenta|Riaccorda} ciò che {ho teso troppo|tiro troppo forte}, in me e intorno a me, {di un giro di bischero|un poco}.',
  ],
}
