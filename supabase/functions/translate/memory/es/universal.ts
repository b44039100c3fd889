import type { MemoryFile } from '../memory-file.ts'

export const fragments: MemoryFile = {
  'universal/opening/a': [
    'Source of life, I {stop|pause} {here|where I am} and let one breath go, {and then another|until the noise thins}, and find you near.',
    'Fuente de la vida, {me detengo|hago una pausa} {aquí|donde estoy} y dejo ir un aliento, {y luego otro|hasta que el ruido se aclara}, y te encuentro cerca.',
  ],
  'universal/opening/b': [
    'You who are called by many names, {in every language of hunger and thanks|by people who never meet}, {I come with mine|I bring one more voice}, {plain and unpolished|small as it is}.',
    'Tú a quien llaman con muchos nombres, {en cada lengua del hambre y de las gracias|entre gentes que nunca se encuentran}, {vengo con el mío|traigo una voz más}, {sencillo y sin pulir|con lo pequeño que es}.',
  ],
  'universal/opening/c': [
    'Love that holds us, I {notice|look at} a cup on the table, {worn by use|plain as day}, and {something in me grows quiet|I begin there}.',
    'Amor que nos sostienes, {noto|miro} una taza en la mesa, {con las marcas del uso|con toda su sencillez}, y {algo en mí se aquieta|por ahí empiezo}.',
  ],
  'universal/opening/d': [
    'Here I am, Source of life, as I am: {late|tired}, {hopeful|unfinished}, with the day on my shoes, {and willing to listen|and glad to stand still}.',
    'Aquí estoy, Fuente de la vida, tal como soy: {con retraso|con cansancio}, {con esperanza|a medio hacer}, con el día en los zapatos, {y con ganas de escuchar|y con la alegría de quedarme en calma}.',
  ],
  'universal/opening/e': [
    'Source of life, {here I am|I am here}, {as I am|with open hands}.',
    'Fuente de la vida, {aquí estoy|estoy aquí}, {tal como soy|con las manos abiertas}.',
  ],
  'universal/opening/f': [
    'You of many names, {hear|meet} {one small voice|an ordinary voice} {at the door|among so many}.',
    'Tú, de muchos nombres, {escucha|recibe} {una voz pequeña|una voz cualquiera} {a la puerta|entre tantas}.',
  ],
  'universal/opening/g': [
    'Love that holds us, {I set down|let me set down} {my bags|what I carry} {and listen|here}.',
    'Amor que nos sostienes, {dejo|déjame dejar} {mis bolsas|lo que cargo} {y escucho|aquí}.',
  ],
  'universal/opening/h': [
    'Source of all good, I {pause|stop} {with my hand on the latch|at the threshold}.',
    'Fuente de todo bien, {hago una pausa|me detengo} {con la mano en el pestillo|en el umbral}.',
  ],
  'universal/attribute/a': [
    '{Every|Each} people has {a word|its own word} for you, and {every word|each one} {falls short|stops at the door}, and still you are near.',
    '{Todo|Cada} pueblo tiene {una palabra|su propia palabra} para ti, y {cada palabra|cada una} {se queda corta|se detiene en la puerta}, y aun así estás cerca.',
  ],
  'universal/attribute/b': [
    'You are {older than|beneath} {my questions|every name I know}, and {nearer than|as near as} {my own|the next} breath.',
    'Estás {antes de|debajo de} {mis preguntas|todos los nombres que conozco}, y {más cerca que|tan cerca como} {mi propio|el próximo} aliento.',
  ],
  'universal/attribute/c': [
    '{Life|Breath} came to me {unasked|without a bill}, and {each morning|so far} it {comes again|has kept coming}.',
    '{La vida|El aliento} me llegó {sin pedirlo|sin factura}, y {cada mañana|hasta ahora} {vuelve|sigue viniendo}.',
  ],
  'universal/attribute/d': [
    'What {feeds|wakes} the sparrow and {turns the tide|lights the far stars} {also|quietly} {keeps a place for me|holds one small room}.',
    'Lo que {alimenta|despierta} al gorrión y {mueve la marea|enciende las estrellas lejanas} {también|en silencio} {me guarda un lugar|guarda un cuarto pequeño}.',
  ],
  'universal/attribute/e': [
    'I have {met|heard} you most often in {hands at work|a stranger’s patience|someone’s kept promise}, {seldom in thunder|not in grand places}.',
    'Te he {encontrado|oído} más a menudo en {manos que trabajan|la paciencia de gente extraña|una promesa cumplida}, {rara vez en el trueno|no en lugares grandiosos}.',
  ],
  'universal/attribute/f': [
    'Bread {rises|is broken}, {rivers find the sea|night shifts end}, {doors open|someone forgives}: goodness is at work.',
    'El pan {sube|se parte}, {los ríos hallan el mar|los turnos de noche acaban}, {se abren puertas|alguien perdona}: la bondad está obrando.',
  ],
  'universal/attribute/g': [
    'There is {a goodness|a love} {I did not make|older than I am} that {goes on|keeps working} {while I sleep|when I forget}.',
    'Hay {una bondad|un amor} {que no hice yo|de más edad que yo} que {sigue|trabaja} {mientras duermo|cuando olvido}.',
  ],
  'universal/attribute/h': [
    'Nothing {I bring|in my hands} is too {small|plain} to {lay down here|be looked at}, {not even silence|not a worry, not a crust}.',
    'Nada {de lo que traigo|en mis manos} es demasiado {pequeño|sencillo} para {dejarlo aquí|ser mirado}, {ni siquiera el silencio|ni una inquietud, ni una miga}.',
  ],
  'universal/turn/thanks/a': [
    'I {confess|admit} how {fast|quickly} {a gift|good fortune} becomes furniture: I {stop seeing it|walk round it}, and complain of the dust.',
    '{Confieso|Admito} lo {rápido|pronto} que {un regalo|la buena suerte} se vuelve mueble: {dejo de verlo|paso de largo}, y me quejo del polvo.',
  ],
  'universal/turn/thanks/b': [
    '{Some days|On grey days} thanks {stick in my throat|come slowly}, and I would rather be honest, {with whatever is left|poor as they are}.',
    '{Algunos días|En días grises} las gracias {se me atascan en la garganta|vienen despacio}, y prefiero la sinceridad, {con lo que queda|pobres como son}.',
  ],
  'universal/turn/thanks/c': [
    'Why does {good|plenty} {come to one house|fall at one door} and {pass|miss} the next? I {do not know|cannot say}, and {the question|not knowing|wonder} keeps my hands {open|loose}.',
    '¿Por qué {1:lo bueno|la abundancia} {2:llega a una casa|cae ante una puerta} y {3:pasa de largo|olvida} la siguiente? {4:No lo sé|No sé decirlo}, y {5:la pregunta|no saberlo|el asombro} me mantiene las manos {6:abiertas|sueltas}.',
  ],
  'universal/turn/thanks/d': [
    'What I {call mine|own} {passed through|came by way of} {many|a hundred} hands and will pass on, {which I forget|as I remember late}.',
    'Lo que {llamo mío|tengo} {pasó por|vino por} {muchas|cien} manos y seguirá su camino, {cosa que olvido|como recuerdo tarde}.',
  ],
  'universal/turn/light/a': [
    'I {want|would like} the whole map, and {am given|what I get is} {a lantern and a friend|one lit step}; perhaps that is kinder.',
    '{Quiero|Quisiera} el mapa entero, y {se me da|lo que recibo es} {un farol y alguien que acompaña|un solo paso iluminado}; quizá eso sea más amable.',
  ],
  'universal/turn/light/b': [
    '{Part of me|Something in me} already knows, and goes on {asking others|asking around}, {hoping|fishing} for an easier answer.',
    '{Una parte de mí|Algo en mí} ya sabe, y sigue {preguntando a otros|preguntando por ahí}, {con la esperanza de|a la pesca de} una respuesta más fácil.',
  ],
  'universal/turn/light/c': [
    'I have {mistaken|taken} speed for sense {more than once|before now}, and {others|people near me} {paid some of it|carried the cost}.',
    'He {1:confundido la prisa con el buen juicio|tomado la prisa por buen juicio} {2:más de una vez|antes de ahora}, y {3:otras personas|la gente cercana} {4:pagaron una parte|cargaron con el costo}.',
  ],
  'universal/turn/light/d': [
    'What if {the way|the answer} is {not hidden|plain}, only {slow|quiet}, and I {have been too loud to hear|must stand still before I see it}?',
    '¿Y si {el camino|lo que busco} {no está oculto|está claro}, solo {es lento|es callado}, y yo {he hecho demasiado ruido para oír|debo quedarme en calma antes de verlo}?',
  ],
  'universal/turn/mend/a': [
    '{How easy|How pleasant} it is to {love|bless} the whole world, and how hard to {forgive|be fair to} the one who slammed the door.',
    '{Qué fácil|Qué grato} es {amar|bendecir} al mundo entero, y qué difícil {perdonar a|tratar con justicia a} quien dio el portazo.',
  ],
  'universal/turn/mend/b': [
    'I {keep|have kept} {my own list|a ledger} of {slights|small wrongs}, {neat and dated|well rehearsed}, and it has warmed no one.',
    '{Llevo|He llevado} {mi propia lista|un libro de cuentas} de {desaires|pequeños agravios}, {ordenada y con fechas|bien ensayada}, y no ha dado calor a nadie.',
  ],
  'universal/turn/mend/c': [
    '{Perhaps|Maybe} {the other person|the other side} lies awake {too|as well}, with the same sentence, waiting for someone to begin.',
    '{Quizá|Tal vez} {la otra persona|la otra parte} está en vela {también|igual que yo}, con la misma frase, esperando a que alguien empiece.',
  ],
  'universal/turn/mend/d': [
    'I {hurt|have hurt} people {without meaning to|while being right}, and was hurt the same way; {knowing it helps|let that soften me}.',
    '{Hago|He hecho} daño a otros {sin querer|teniendo razón}, y me dolió lo mismo a mí; {saberlo ayuda|que eso me ablande}.',
  ],
  'universal/turn/bear/a': [
    'I am not as strong as I look, and {tired of pretending|here I need not pretend}; {even so|all the same}, {the next step is small|today is mine to carry}.',
    'No tengo la fuerza que aparento, y {me cansa fingir|aquí no hace falta fingir}; {aun así|con todo}, {el próximo paso es pequeño|me toca cargar el día de hoy}.',
  ],
  'universal/turn/bear/b': [
    '{Fear|Worry} says the night will never end, and {at three o’clock|some hours} I {half believe|believe} {its story|every word}.',
    '{El miedo|La inquietud} dice que la noche no acabará, y {a las tres|a ciertas horas} {medio creo|creo} {su historia|cada palabra}.',
  ],
  'universal/turn/bear/c': [
    'I cannot {fix|undo} {what has happened|everything}, and that is hard to say; I can {stay|be here}, {and do one thing|and boil water}.',
    'No puedo {arreglar|deshacer} {lo que pasó|todo}, y cuesta decirlo; puedo {quedarme|estar aquí}, {y hacer una cosa|y poner agua a hervir}.',
  ],
  'universal/turn/bear/d': [
    'Others have crossed such water, {some limping|some singing}, and {left word|called back} that {there is a far bank|ground returns underfoot}.',
    'Otros han cruzado aguas así, {unos cojeando|unos cantando}, y han {dejado dicho|gritado de vuelta} que {hay otra orilla|el suelo vuelve bajo los pies}.',
  ],
  'universal/widening/a': [
    '{Remember|Hold} {those on night shift|everyone still at work}, {those who clean|those who drive}, and the ones who cannot sleep.',
    '{Recuerda|Sostén} a {quienes hacen el turno de noche|quienes siguen trabajando}, a {quienes limpian|quienes conducen}, y a quienes no pueden dormir.',
  ],
  'universal/widening/b': [
    'Let no {home|house} on {any|a single} street {be without|lack} {bread|a friend}, and let me be the one who knocks.',
    'Que a ninguna casa de {2:ninguna|una sola} calle le falte {4:pan|amistad}, y que sea yo quien llame a la puerta.',
  ],
  'universal/widening/c': [
    'For {people I will never meet|those across the sea}, {who want what I want|with children they sing to}, I {ask|wish} {the same good|no less}.',
    'Para {gente que nunca conoceré|quienes viven al otro lado del mar}, {que quiere lo que yo quiero|con hijos a quienes cantan}, {pido|deseo} {el mismo bien|nada menos}.',
  ],
  'universal/widening/d': [
    'Let the lonely be {called by name|asked to sit}, {the grieving|the old} {given time|listened to}, and {children|the young} kept safe.',
    'Que a quien está en soledad {lo llamen por su nombre|le ofrezcan asiento}, que {quienes están de duelo|los mayores} {tengan tiempo|encuentren quien escuche}, y que {los niños|los jóvenes} estén a salvo.',
  ],
  'universal/widening/e': [
    'May rivers, animals and seeds {fare better|have a gentler year} for {my being here|the way I live}, {even slightly|by a little}.',
    'Que a los ríos, los animales y las semillas {les vaya mejor|les toque un año más suave} por {estar yo aquí|mi modo de vivir}, {aunque sea apenas|un poco}.',
  ],
  'universal/widening/f': [
    'Where leaders {meet behind closed doors|decide for many}, let {somebody|one of them} {remember|speak for} the far end of the table.',
    'Donde los líderes {se reúnen a puerta cerrada|deciden por muchos}, que {alguien|uno de ellos} {recuerde|hable por} el otro extremo de la mesa.',
  ],
  'universal/widening/g': [
    'What {good|help} comes to me, let it {go further|travel on}, {hand to hand|house to house}, past the edge of my sight.',
    '{1:El bien|La ayuda} que me llegue, que {2:vaya más lejos|siga viaje}, {3:de mano en mano|de casa en casa}, más allá de donde alcanzo a ver.',
  ],
  'universal/widening/h': [
    'Let our differences {make the road wide|bring more lamps}, and let {enemies|neighbours} {find|discover} some dull common task.',
    'Que nuestras diferencias {ensanchen el camino|traigan más lámparas}, y que {los enemigos|los vecinos} {encuentren|descubran} alguna tarea común y aburrida.',
  ],
  'universal/commit/a': [
    '{Today|Before I sleep} I will {do one thing|keep one promise} {that costs me something|without being asked}, {and tell nobody|quietly}.',
    '{Hoy|Antes de dormir} {haré una cosa|cumpliré una promesa} {que me cueste algo|sin que me lo pidan}, {y no se lo diré a nadie|en silencio}.',
  ],
  'universal/commit/b': [
    'I will {knock at one door|stop at one bench}, {carry one bag|ask one question}, and {stay|listen} {to the end|a little longer than I meant}.',
    '{Llamaré a una puerta|Me detendré en un banco}, {llevaré una bolsa|haré una pregunta}, y {me quedaré|escucharé} {hasta el final|un poco más de lo previsto}.',
  ],
  'universal/commit/c': [
    '{Let me begin|I begin} with {the nearest|one} {person|thing}: {the dish, the debt, the greeting|a word, a chair, a cup}.',
    '{Déjame empezar|Empiezo} por {lo más cercano: una|una} {persona|cosa}: {el plato, la deuda, el saludo|una palabra, una silla, una taza}.',
  ],
  'universal/commit/d': [
    'I will {leave|make} {one corner|something} {cleaner|kinder} than I found it, {and be glad of that|and then go on}.',
    '{1:Dejaré|Haré que quede} {2:un rincón|algo} más {3:limpio|amable} de como lo encontré, {4:y me alegraré de eso|y seguiré adelante}.',
  ],
  'universal/commit/e': [
    '{When|If} I forget, I will {begin again|start over} {at the next doorway|with the next breath}, {without speeches|and make no drama of it}.',
    '{1:Cuando olvide|Si olvido}, {2:empezaré de nuevo|volveré a empezar} {3:en la próxima puerta|con el próximo aliento}, {4:sin discursos|y no haré un drama}.',
  ],
  'universal/closing/a': ['<May it be so.>', '<Que así sea.>'],
  'universal/closing/b': ['<So may we live.>', '<Que así vivamos.>'],
  'universal/closing/c': ['<Peace to every house.>', '<Paz a toda casa.>'],
  'universal/scene/morning-prayer/a': [
    'The {kettle|street} {wakes|begins to hum}, and {one task|one plain task} stands by the door.',
    '{La tetera|La calle} {despierta|empieza a zumbar}, y {una tarea|una tarea sencilla} espera junto a la puerta.',
  ],
  'universal/scene/morning-prayer/b': [
    'First light {finds|touches} {the cup and the chair|the edge of the curtain}, and the day is still unspent.',
    'La primera luz {encuentra|toca} {la taza y la silla|el borde de la cortina}, y el día está aún sin gastar.',
  ],
  'universal/scene/morning-prayer/c': [
    'Before {the news|any message} there is {cold water|a bare floor}, and one unhurried breath.',
    'Antes de {las noticias|cualquier mensaje} hay {agua fría|un suelo desnudo}, y un aliento sin prisa.',
  ],
  'universal/scene/gratitude/a': [
    'At {the end of an ordinary day|the sink, late}, {one moment|a single hour} stays lit.',
    '{Al final de un día cualquiera|Ante el fregadero, ya tarde}, {un momento|una sola hora} sigue con luz.',
  ],
  'universal/scene/gratitude/b': [
    'There was {a doorway|a bench} where {a good thing arrived|someone was kind}, and I go back there now.',
    'Hubo {un umbral|un banco} donde {llegó algo bueno|alguien fue amable}, y ahora vuelvo allí.',
  ],
  'universal/scene/gratitude/c': [
    'On {the walk home|the back step} I {go over|turn over} what the day left me.',
    '{De camino a casa|En el escalón de atrás} {repaso|doy vueltas a} lo que me dejó el día.',
  ],
  'universal/scene/personal-growth/a': [
    'One {habit|fault} of mine knows the way in, and one small practice {waits|could answer}.',
    '{Una costumbre|Una falta} mía conoce la entrada, y una pequeña práctica {espera|podría responder}.',
  ],
  'universal/scene/personal-growth/b': [
    'The {notebook|mat} is {open|unrolled} again, {a week late|after a gap}, and nobody scolds.',
    '{1:El cuaderno se abre|La esterilla se extiende} otra vez, {3:con una semana de retraso|tras una pausa}, y nadie regaña.',
  ],
  'universal/scene/personal-growth/c': [
    'In the {mirror|dark window} someone half finished {looks back|meets my eye}, not unkindly.',
    'En {el espejo|la ventana oscura} alguien a medio hacer {devuelve la mirada|encuentra mis ojos}, no sin bondad.',
  ],
  'universal/scene/wellbeing/a': [
    'My {shoulders|feet} {report the week|have kept count}, and {sleep|rest} has been thin.',
    '{1:Mis hombros|Mis pies} {2:informan de la semana|han llevado la cuenta}, y {3:el sueño|el descanso} ha sido escaso.',
  ],
  'universal/scene/wellbeing/b': [
    '{A walk|A bath}, {a bowl of soup|a slow breath}, an early bed: the body asks for little.',
    '{Un paseo|Un baño}, {un tazón de sopa|un aliento lento}, una cama temprano: el cuerpo pide poco.',
  ],
  'universal/scene/wellbeing/c': [
    'Somewhere between the screen and {the pillow|supper}, {my breath|the day} went shallow.',
    'En algún punto entre la pantalla y {la almohada|la cena}, {mi aliento|el día} perdió hondura.',
  ],
  'universal/scene/professional/a': [
    'The {desk|counter} is {wiped|ready}, {the lights hum|the clock runs}, and a queue is forming.',
    '{El escritorio|El mostrador} está {limpio|a punto}, {zumban las luces|corre el reloj}, y se forma una cola.',
  ],
  'universal/scene/professional/b': [
    'Keys, badge and coat: the shift {begins|opens} with {other people’s needs|a list not mine}.',
    'Llaves, placa y abrigo: el turno {empieza|se abre} con {las necesidades de otros|una lista que no es mía}.',
  ],
  'universal/scene/professional/c': [
    'There is a meeting to get through, and a colleague’s {name|worry} to {remember|keep in view}.',
    'Hay una reunión que atravesar, y {el nombre|la inquietud} de alguien del equipo que {recordar|tener presente}.',
  ],
  'universal/scene/relationships/a': [
    'Between {one person|someone dear} and me {lies|is} a small silence, a day old.',
    'Entre {una persona|alguien querido} y yo {yace|hay} un pequeño silencio, de un día.',
  ],
  'universal/scene/relationships/b': [
    'Two {cups|chairs} {stand ready|are set} on {the table|the balcony}, and one of them waits.',
    'Dos {tazas|sillas} {aguardan|están puestas} en {la mesa|el balcón}, y una de ellas espera.',
  ],
  'universal/scene/relationships/c': [
    'A name comes up, and {my hand|something in me} {hesitates|goes quiet}, for more reasons than one.',
    'Aparece un nombre, y {mi mano|algo en mí} {duda|calla}, por más de una razón.',
  ],
  'universal/scene/spirituality/a': [
    'The {cushion|chair|bench} by the {window|wall} is {where I come|my place}, dry or glad.',
    '{El cojín|La silla|El banco} junto a {la ventana|la pared} es {adonde vengo|mi lugar}, en sequedad o en alegría.',
  ],
  'universal/scene/spirituality/b': [
    'Silence has been {hard to find|crowded} {lately|all week}, and I come to it rusty.',
    'El silencio {1:era difícil de hallar|estaba lleno de gente} {2:últimamente|toda la semana}, y llego a él con óxido.',
  ],
  'universal/scene/spirituality/c': [
    '{Some days|Often} the {old words|best words} ring hollow, and I keep the hour all the same.',
    '{Algunos días|A menudo} las {viejas|mejores} palabras suenan huecas, y aun así cumplo la hora.',
  ],
  'universal/scene/celebration/a': [
    'There is {music|a laid table} and {an open door|too much cake}, and one chair for the absent.',
    'Hay {música|una mesa puesta} y {una puerta abierta|demasiado pastel}, y una silla para los ausentes.',
  ],
  'universal/scene/celebration/b': [
    '{Flowers|Lanterns} {go up|are hung}, names are called, and everyone talks at once.',
    'Se {2:alzan|cuelgan} {1:flores|faroles}, se llaman los nombres, y todo el mundo habla a la vez.',
  ],
  'universal/scene/celebration/c': [
    '{Something new|A finished year} is {welcomed here|held up to the light} {by many hands|with clapping and tears}.',
    '{Algo nuevo|Un año cumplido} {se acoge aquí|se levanta a la luz} {con muchas manos|con aplausos y lágrimas}.',
  ],
  'universal/generic/a': [
    'You know {the matter|what} I carry {today|here}, {even the part without words|better than I can say}.',
    'Tú conoces {1:el asunto|lo} que traigo {2:hoy|aquí}, {3:incluso la parte sin palabras|mejor de lo que sé decir}.',
  ],
  'universal/generic/b': [
    '{One thing|Something} is {on my mind|at the front of my mind}, and I {set it down|lay it here}.',
    '{Una cosa|Algo} {ocupa mi mente|está al frente de mi mente}, y {lo suelto|lo dejo aquí}.',
  ],
  'universal/generic/c': [
    'What I {came with|have brought} {has its own weight|is real}; let it be {held|met} {carefully|gently}.',
    'Lo que {traje conmigo|he traído} {tiene su propio peso|es real}; que se {sostenga|reciba} {con cuidado|con suavidad}.',
  ],
  'universal/comfort/a': [
    'What {was lost|is gone} {mattered|was loved}, and {grief may take its time|no one has to hurry}.',
    'Lo que {se perdió|ya no está} {importaba|tuvo amor}, y {el duelo puede tomarse su tiempo|nadie tiene que apresurarse}.',
  ],
  'universal/comfort/b': [
    'Sit with me {in the empty hour|where it is empty}, {saying little|without explaining}, {until I can eat|as a good neighbour would}.',
    'Siéntate conmigo {en la hora vacía|donde está el vacío}, {diciendo poco|sin explicar}, {hasta que pueda comer|como quien vive al lado y es bueno}.',
  ],
  'universal/comfort/c': [
    'Let {the ache|sorrow} be {as large as it is|unashamed}, and {let bread come|hold me up}.',
    'Que {el dolor|la pena} {tenga toda su medida|no tenga vergüenza}, y {que llegue el pan|sostenme}.',
  ],
  'universal/comfort/d': [
    '{Soften|Ease} the long {evenings|first mornings} {when absence is loudest|when I forget and then remember}.',
    '{Suaviza|Alivia} las largas {tardes|primeras mañanas}, {cuando la ausencia suena más fuerte|cuando olvido y luego recuerdo}.',
  ],
  'universal/ask/gratitude/a': [
    'Let me {hold|keep} {one good thing|one plain kindness} {up to the light|in view} before I reach for more.',
    'Déjame tener {2:una cosa buena|una bondad sencilla} {3:a la luz|a la vista} antes de buscar más.',
  ],
  'universal/ask/gratitude/b': [
    'Someone’s work {warmed|fed|lit} {my house|the room} before I woke; I {notice now|say thanks}.',
    'El trabajo de alguien {calentó|alimentó|alumbró} {mi casa|el cuarto} antes de que yo despertara; {ahora lo noto|doy las gracias}.',
  ],
  'universal/ask/gratitude/c': [
    'Teach me to {receive|take} {a gift|what is given} with {both|open} hands and no excuses.',
    'Enséñame a recibir {2:un regalo|lo que se da} con {3:las dos manos|las manos abiertas} y sin excusas.',
  ],
  'universal/ask/gratitude/d': [
    'What I {leaned on|used} all day and {never named|took as owed}, let me {name|honour} {at last|now}.',
    'Aquello {1:en que me apoyé|que usé} todo el día y {2:nunca nombré|di por debido}, déjame {3:nombrarlo|honrarlo} {4:por fin|ahora}.',
  ],
  'universal/ask/gratitude/e': [
    'Let gratitude {change|slow} {the way I speak|how I spend the next hour}, {not only my mood|and not just my words}.',
    'Que la gratitud {cambie|haga más lento} {mi modo de hablar|mi próxima hora}, {y no solo mi ánimo|y no solo mis palabras}.',
  ],
  'universal/ask/guidance/a': [
    'Show me {which door is mine|what is mine to do} {today|first}, and let me {leave the others shut|knock once and wait}.',
    'Muéstrame {qué puerta es la mía|qué me toca hacer} {hoy|primero}, y déjame {dejar cerradas las demás|llamar una vez y esperar}.',
  ],
  'universal/ask/guidance/b': [
    'When {two|two good} roads {look alike|call equally}, {slow me|keep me still} until one grows plain.',
    'Cuando {1:dos|dos buenos} caminos {2:se parecen|llaman por igual}, {3:hazme ir despacio|mantenme en calma} hasta que uno se aclare.',
  ],
  'universal/ask/guidance/c': [
    'Let me ask {someone who knows the ground|one honest friend} before I {trust|follow} {my own noise|the loudest voice}.',
    'Déjame preguntar a {quien conoce el terreno|alguien de confianza y sincero} antes de {fiarme de|seguir} {mi propio ruido|la voz más fuerte}.',
  ],
  'universal/ask/guidance/d': [
    '{Quiet|Turn down} the crowd in my head until {one true sentence|a single clear word} {remains|can be heard}.',
    '{Aquieta|Baja} el gentío de mi cabeza hasta que {una frase verdadera|una sola palabra clara} {quede|se oiga}.',
  ],
  'universal/ask/guidance/e': [
    'If I have gone wrong, {turn me|call me back} {gently|early}, {while turning is easy|before the dark}.',
    'Si equivoqué el camino, {hazme girar|llámame de vuelta} {con suavidad|pronto}, {mientras girar es fácil|antes de que oscurezca}.',
  ],
  'universal/ask/blessing/a': [
    'Let good {come to|rest on} every {door|desk|bed} I {pass|think of} {today|now}, known to me or not.',
    'Que el bien {llegue a|se pose en} {cada puerta|cada escritorio|cada cama} por donde {paso|pasa mi pensamiento} {hoy|ahora}, lo conozca o no.',
  ],
  'universal/ask/blessing/b': [
    'May those I love {be well|be glad}, {sleep soundly|eat well}, and {do some good|be met kindly} today.',
    'Que las personas que amo {estén bien|estén alegres}, {duerman a fondo|coman bien}, y {hagan algún bien|hallen buena acogida} hoy.',
  ],
  'universal/ask/blessing/c': [
    'Put {kindness|a blessing} on my {tongue|lips} {before I leave|at the door}, so that someone goes lighter.',
    'Pon {bondad|buenos deseos} en {mi lengua|mis labios} {antes de salir|en la puerta}, para que alguien siga con menos peso.',
  ],
  'universal/ask/blessing/d': [
    'Let {the old|the young} walk safely here, and let {the tired|the new} {find a chair|be given tea}.',
    'Que {los mayores|los jóvenes} caminen aquí sin peligro, y que {quien viene con cansancio|quien acaba de llegar} {encuentre una silla|reciba un té}.',
  ],
  'universal/ask/blessing/e': [
    'What I {cannot be near to guard|have to leave}, I wish well {by name|aloud}, {and let it go|without fear}.',
    'A lo que {no puedo guardar de cerca|tengo que dejar}, le deseo el bien {por su nombre|en voz alta}, {y lo dejo ir|sin miedo}.',
  ],
  'universal/ask/peace/a': [
    'Let me {stop feeding|put down} {the|one old} argument {I carry from room to room|that eats at my table}.',
    'Haz que {1:deje de alimentar|suelte} {2:la|una vieja} discusión {3:que llevo de cuarto en cuarto|que come en mi mesa}.',
  ],
  'universal/ask/peace/b': [
    'Give {the house|these rooms} {an evening|an hour} {without slammed doors|of low voices}, and start with mine.',
    'Da {a la casa|a estos cuartos} {una tarde|una hora} {sin portazos|de voces bajas}, y empieza por mi propia boca.',
  ],
  'universal/ask/peace/c': [
    'Where {nations|neighbours} {shout|arm themselves}, {raise up|strengthen} those who carry water.',
    'Donde {las naciones|los vecinos} {gritan|se arman}, {levanta|fortalece} a quienes llevan agua.',
  ],
  'universal/ask/peace/d': [
    'Let {quiet come in|stillness settle} like {dusk over fields|lamplight over a table}, {asking nothing|and stay}.',
    'Que {entre el silencio|se asiente la calma} como {el anochecer sobre los campos|la luz de una lámpara sobre la mesa}, {sin pedir nada|y se quede}.',
  ],
  'universal/ask/peace/e': [
    'When {the old sting|an insult} {comes back|returns}, let me {breathe|count the stairs} before I answer.',
    'Cuando {1:la vieja herida|un insulto} {2:vuelva|regrese}, déjame {3:respirar|contar los escalones} antes de responder.',
  ],
  'universal/ask/loving-kindness/a': [
    'Let goodwill {begin at|start with} {my own tired face|my own door} and {walk on|go out} to people I avoid.',
    'Que la buena voluntad empiece por {2:mi propia cara cansada|mi propia puerta} y {3:siga andando|salga} hacia la gente que evito.',
  ],
  'universal/ask/loving-kindness/b': [
    'May the face I {love|see} first be {safe|in peace}, and {the last on my list|a stranger} {after it|no less so}.',
    'Que el rostro que {amo|veo} primero esté {a salvo|en paz}, y {el último de mi lista|quien no conozco} {después|no menos}.',
  ],
  'universal/ask/loving-kindness/c': [
    '{Widen|Stretch} my {care|kindness} past {the easy ones|my own table} to whoever sits alone.',
    '{Ensancha|Estira} mi {cuidado|bondad} más allá de {la gente fácil|mi propia mesa} hasta quien se sienta a solas.',
  ],
  'universal/ask/loving-kindness/d': [
    'Let me {greet|treat} {the caller, the cashier and the child|whoever knocks} as {a guest|someone’s beloved}, and not as a task.',
    'Déjame {1:saludar|tratar} {2:a quien llama, a quien cobra y al niño|a quienquiera que llame} como {3:a un huésped|al amor de alguien}, y no como una tarea.',
  ],
  'universal/ask/loving-kindness/e': [
    '{Soften|Warm} my first judgement, so that {people near me|the shy ones} {stand easier|may breathe}.',
    '{Ablanda|Entibia} mi primer juicio, para que {la gente cercana|la gente tímida} {esté más a gusto|pueda respirar}.',
  ],
  'universal/ask/mercy/a': [
    'Be gentle with {what I did badly|my worst hour}, and {teach|bring} me {to spare|to pardon} another’s.',
    'Sé amable con {lo que hice mal|mi peor hora}, y {enséñame|llévame} a {disculpar|perdonar} las faltas ajenas.',
  ],
  'universal/ask/mercy/b': [
    '{Let no one|May nobody} be {only|reduced to} {the worst thing they did|one bad day}, myself included.',
    'Que de nadie {2:se vea solo|no quede más que} {3:lo peor que hizo|un mal día}, tampoco de mí.',
  ],
  'universal/ask/mercy/c': [
    '{Slow|Cool} {my hand|my tongue} where {harshness|blame} would be {easy|cheap} and even fair.',
    '{Frena|Enfría} {mi mano|mi lengua} donde {la dureza|la culpa} sería {fácil|barata} y hasta justa.',
  ],
  'universal/ask/mercy/d': [
    'Handle me {now|today} as one handles {bruised fruit|a cracked bowl}, {and I will learn the way|and teach my hands the same}.',
    'Trátame {hoy mismo|hoy} como se trata {la fruta golpeada|un cuenco agrietado}, {y aprenderé el modo|y enseñaré lo mismo a mis manos}.',
  ],
  'universal/ask/mercy/e': [
    'For {the late|the careless|the rude}, let me find {a second look|one soft word} before the sharp one.',
    'Para {quien llega tarde|quien se descuida|quien es grosero}, déjame hallar {una segunda mirada|una palabra suave} antes de la cortante.',
  ],
  'universal/ask/forgiveness/a': [
    'I {did harm|was wrong}, and I {say so|own it} {without the because|plainly}; show me what to mend.',
    '{Hice daño|Hice mal}, y lo {digo|reconozco} {sin el porque|con sencillez}; muéstrame qué reparar.',
  ],
  'universal/ask/forgiveness/b': [
    'Give me {the courage|the humility} to {knock|write first} and {say sorry|ask pardon} without arguing my side.',
    'Dame {1:el valor|la humildad} de {2:llamar|escribir primero} y {3:decir que lo siento|pedir perdón} sin defender mi lado.',
  ],
  'universal/ask/forgiveness/c': [
    '{Take|Loosen} {the|an old} grudge from my {hand|pocket}; it weighs like a stone.',
    '{Quita|Afloja} {el|un viejo} rencor de {mi mano|mi bolsillo}; pesa como una piedra.',
  ],
  'universal/ask/forgiveness/d': [
    'Let me {repair|replace|return} what I {can|broke}, and {bear|accept} the other person’s no.',
    'Déjame {1:reparar|reponer|devolver} lo que {2:pueda|rompí}, y {3:soportar|aceptar} el no de la otra persona.',
  ],
  'universal/ask/forgiveness/e': [
    'What was done {to|against} me was {real|wrong}; let me {stop rehearsing it|set it down} when I am able.',
    'Lo que se hizo {1:conmigo|contra mí} fue {2:real|injusto}; déjame {3:dejar de repetirlo|soltarlo} cuando pueda.',
  ],
  'universal/ask/healing/a': [
    'Let {ease|rest} come to {what hurts|the sore place}, {an hour at a time|slowly if it must}, and let sleep be deep.',
    'Que {el alivio|el descanso} llegue a {lo que duele|la parte herida}, {hora a hora|despacio si hace falta}, y que el sueño sea hondo.',
  ],
  'universal/ask/healing/b': [
    'Give {skill|steadiness} to {those who treat|the hands that tend} {the sick|the body}, and time to sit down.',
    'Da {destreza|firmeza} a {quienes tratan|las manos que atienden} {a los enfermos|el cuerpo}, y tiempo para sentarse.',
  ],
  'universal/ask/healing/c': [
    'Whether {mending|recovery} comes {soon|late} or not at all, let {comfort|tenderness} not be delayed.',
    'Llegue {1:la mejoría|la recuperación} {2:pronto|tarde} o no llegue, que {3:el consuelo|la ternura} no se demore.',
  ],
  'universal/ask/healing/d': [
    'Teach me to {care well|be of use}: clean water, {a quiet voice|few words}, {no false cheer|a hand that stays}.',
    'Enséñame a {cuidar bien|ser de ayuda}: agua limpia, {una voz tranquila|pocas palabras}, {ninguna alegría falsa|una mano que se queda}.',
  ],
  'universal/ask/healing/e': [
    'Let {the body|my body} be thanked for {what still works|each breath}, {even on bad days|and not scolded for the rest}.',
    'Que {el cuerpo|mi cuerpo} reciba gracias por {lo que aún funciona|cada aliento}, {incluso en días malos|y no regaños por lo demás}.',
  ],
  'universal/ask/victory/a': [
    'Let {the good in me|what is decent in me} outlast the old fear {by one day|by an hour|once more}.',
    'Que {lo bueno en mí|lo decente en mí} dure más que el viejo miedo, {un día|una hora|una vez} más.',
  ],
  'universal/ask/victory/b': [
    'Let me win {nothing|no quarrel} by another’s shame; {my own temper|my own pride} is {enough|opponent enough}.',
    'No me dejes ganar {1:nada|ninguna riña} con la vergüenza de otros; {2:mi propio genio|mi propio orgullo} {3:ya basta|ya basta como rival}.',
  ],
  'universal/ask/victory/c': [
    'Where {injustice|cruelty} has {a loud voice|long legs}, give {truth|patience} the longer breath.',
    'Donde {la injusticia|la crueldad} tiene {voz fuerte|piernas largas}, da a {la verdad|la paciencia} el aliento más largo.',
  ],
  'universal/ask/victory/d': [
    '{Break|Loosen} the {habit|fear} that {wins|rules} each {evening|week}, one small refusal at a time.',
    '{Rompe|Afloja} {la costumbre|el miedo} que {gana|manda} cada {tarde|semana}, con un pequeño no a la vez.',
  ],
  'universal/ask/victory/e': [
    'When I {fall|fail} {again|at the same stair}, let me {get up|stand} {without drama|before shame arrives}.',
    'Cuando {caiga|falle} {otra vez|en el mismo escalón}, haz que {me levante|me ponga en pie} {sin drama|antes de que llegue la vergüenza}.',
  ],
  'universal/ask/rain/a': [
    'Let {rain|good rain} find its way to the dry places, {softly|gently}, {in season|without haste}.',
    'Que {la lluvia|la buena lluvia} halle el camino a los lugares secos, {con suavidad|con dulzura}, {a su tiempo|sin prisa}.',
  ],
  'universal/ask/rain/b': [
    'Fill the wells {by night|slowly}, and {spare|pass over} {the banks and the bridges|the low houses}.',
    'Llena los pozos {1:de noche|despacio}, y {2:perdona|pasa de largo ante} {3:las orillas y los puentes|las casas bajas}.',
  ],
  'universal/ask/rain/c': [
    'For {farmers|gardeners} {watching the sky|counting days}, let {a cloud keep its promise|the wind turn kindly} and let seed drink.',
    'Para {quienes labran el campo|quienes cuidan huertos} {mirando el cielo|contando los días}, que {una nube cumpla su promesa|el viento cambie a bien} y que beba la semilla.',
  ],
  'universal/ask/rain/d': [
    'Teach me to {carry|use} water {as if someone walked for it|with care}, cup by cup, and {leave streams clean|waste none}.',
    'Enséñame a {llevar|usar} el agua {como si alguien hubiera caminado por ella|con cuidado}, taza a taza, y a {dejar limpios los arroyos|no malgastar nada}.',
  ],
  'universal/ask/rain/e': [
    '{Keep|Hold} the balance of {cloud and ground|river and field}: {enough to grow|enough for all}, not enough to drown.',
    '{Guarda|Sostén} el equilibrio entre {la nube y la tierra|el río y el campo}: {lo bastante para crecer|lo bastante para todos}, no tanto como para ahogar.',
  ],
  'universal/ask/thanksgiving/a': [
    'I name {the year’s gifts|what was given} {one by one|like plates on a table}: {the harvest, the rescue, the laugh|help that came, doors that opened}.',
    'Nombro {los dones del año|lo que fue dado} {uno por uno|como platos sobre una mesa}: {la cosecha, el rescate, la risa|ayuda que llegó, puertas que se abrieron}.',
  ],
  'universal/ask/thanksgiving/b': [
    'Thanks for {the ones who stayed|those who came early}, {who cooked and carried|who swept up after}, {and asked for nothing|and went home tired}.',
    'Gracias por {quienes se quedaron|quienes llegaron temprano}, {quienes cocinaron y cargaron|quienes barrieron después}, {y no pidieron nada|y se fueron a casa con cansancio}.',
  ],
  'universal/ask/thanksgiving/c': [
    'Let thanksgiving leave my mouth and {become|turn into} {a shared meal|soup for a neighbour|an open purse}.',
    'Que la gratitud salga de mi boca y se vuelva {2:una comida compartida|sopa para quien vive al lado|un bolsillo abierto}.',
  ],
  'universal/ask/thanksgiving/d': [
    'What {many|so many} planted, sewed and drove, I {wear and eat|enjoy}; let me {be worthy|remember them}.',
    'Lo que {1:muchas|tantas} manos plantaron, cosieron y condujeron, yo lo {2:visto y lo como|disfruto}; haz que {3:lo merezca|las recuerde}.',
  ],
  'universal/ask/thanksgiving/e': [
    'Even a hard year {had|held} its {bread|light}; I {gather|count} what remains {gladly|with thanks}.',
    'Hasta un año duro {1:tuvo|guardó} {2:su pan|su luz}; {3:recojo|cuento} lo que queda {4:con alegría|con gratitud}.',
  ],
  'universal/ask/protection/a': [
    'Be a {roof|wall|lamp} {now|in bad weather} for those on the road, and for my own house.',
    'Sé {techo|muro|lámpara} {ahora|en el mal tiempo} para quienes van de camino, y para mi propia casa.',
  ],
  'universal/ask/protection/b': [
    'Keep {small hands|the ones I love} from {the road, the stove and the deep water|harm in ordinary places} {while I look away|all day}.',
    'Guarda {las manos pequeñas|a quienes amo} de {la calle, la estufa y el agua honda|daños en lugares corrientes} {mientras miro a otro lado|todo el día}.',
  ],
  'universal/ask/protection/c': [
    'Let no {blow|hard hand} {fall|land} in my name; make me {watchful|someone’s safe place}.',
    'Que en mi nombre no caiga {1:ningún golpe|ninguna mano dura}; haz de mí {3:una mirada atenta|el refugio de alguien}.',
  ],
  'universal/ask/protection/d': [
    'Where {a child|anyone} is afraid of footsteps, let there be {a neighbour who knocks|a safe bed|quick help}.',
    'Donde {un niño|alguien} teme los pasos, que haya {un vecino que llame|una cama segura|ayuda rápida}.',
  ],
  'universal/ask/protection/e': [
    'Guard {my mind|my mouth} too, for {bitterness|fear} gets in where {no lock|no bolt} is any use.',
    'Guarda también {mi mente|mi boca}, pues {la amargura|el miedo} entra donde {ninguna cerradura|ningún cerrojo} sirve.',
  ],
  'universal/ask/wisdom/a': [
    'Teach me to {tell|know} {what lasts|the great} from {what is loud|the urgent}, slowly if need be.',
    'Enséñame a distinguir {2:lo que dura|lo grande} de {3:lo que hace ruido|lo urgente}, despacio si hace falta.',
  ],
  'universal/ask/wisdom/b': [
    'Let me {learn from|sit beside} {the old and the very young|those who have failed well}, {and write nothing down|and only listen}.',
    'Déjame {1:aprender de|sentarme con} {2:los muy viejos y los muy jóvenes|quienes fracasaron bien}, {3:y no anotar nada|y solo escuchar}.',
  ],
  'universal/ask/wisdom/c': [
    'Where I {am clever|am quick}, make me {kind|slow}; where I know little, {let me say so|keep me glad}.',
    'Donde {1:tengo ingenio|tengo prisa}, dame {2:bondad|calma}; donde sé poco, {3:déjame decirlo|guarda mi alegría}.',
  ],
  'universal/ask/wisdom/d': [
    'Ripen my judgement the way {a pear ripens|apples keep} {in a dark drawer|in straw}, {unhurried|untouched}.',
    'Madura mi juicio como {1:madura una pera|se guardan las manzanas} {2:en un cajón oscuro|entre paja}, {3:sin prisa|sin que nadie toque}.',
  ],
  'universal/ask/wisdom/e': [
    'When {advice|experience} and {fear|pride} sound alike, give me {one night|a long walk} before I choose.',
    'Cuando {el consejo|la experiencia} y {el miedo|el orgullo} suenan igual, dame {una noche|un largo paseo} antes de elegir.',
  ],
  'universal/ask/strength/a': [
    'Give me strength for {this day only|the next hour}, and let {tomorrow|the rest} {carry itself|wait outside}.',
    'Dame fuerza para {solo este día|la próxima hora}, y que {mañana|lo demás} {cargue consigo|espere fuera}.',
  ],
  'universal/ask/strength/b': [
    'When the {stairs|hours} are {long|steep}, {count them with me|go up beside me}, one and then one.',
    'Cuando {1:los escalones son|los tramos son} {2:muchos|empinados}, {3:cuéntalos conmigo|sube a mi lado}, uno y luego uno.',
  ],
  'universal/ask/strength/c': [
    'Let me lean {on friends|on others} without shame, as {a ladder|an old wall} leans, {and hold|and stand}.',
    'Déjame apoyarme {1:en amistades|en otras personas} sin vergüenza, como se apoya {2:una escalera|un muro viejo}, {3:y sostiene|y sigue en pie}.',
  ],
  'universal/ask/strength/d': [
    'What bends {does not break|stays whole}: {keep me|make me} {supple|green} {under the load|in strong wind}.',
    'Lo que se dobla {1:no se rompe|sigue entero}: {2:guarda en mí|dame} {3:soltura|verdor} {4:bajo la carga|bajo el viento fuerte}.',
  ],
  'universal/ask/strength/e': [
    'Let my {shoulders|hands} be {strong|ready} for somebody else’s sack {as well|too}, when mine is lighter.',
    'Que {1:mis hombros tengan fuerza|mis manos tengan fuerza} {3:también|asimismo} para el saco de otra persona, cuando el mío pese menos.',
  ],
  'universal/ask/abundance/a': [
    'Let me know {enough|plenty} when I {see it|hold it}, and {set another plate|open the door} gladly.',
    'Haz que reconozca {1:lo suficiente|la abundancia} al {2:ver lo que hay|tocar lo que hay}, y {3:ponga otro plato|abra la puerta} con alegría.',
  ],
  'universal/ask/abundance/b': [
    '{Open|Unlock} my {hand|cupboard} before my fear {can close it|finds reasons}, and let some go.',
    'Abre mi {2:mano|despensa} antes de que mi miedo {3:pueda cerrarla|halle razones}, y deja salir algo.',
  ],
  'universal/ask/abundance/c': [
    'Where {the cupboard is bare|wages run short}, let bread, work and good neighbours {arrive|be found} {in time|soon}.',
    'Donde {la despensa está vacía|el sueldo no alcanza}, que el pan, el trabajo y los buenos vecinos {lleguen|aparezcan} {a tiempo|pronto}.',
  ],
  'universal/ask/abundance/d': [
    '{Thank you for|I notice} more than I need: {air|light}, the full kettle, {time|a friend}.',
    '{Gracias por|Noto} más de lo que necesito: {aire|luz}, la tetera llena, {tiempo|amistad}.',
  ],
  'universal/ask/abundance/e': [
    'Free me from {counting|measuring} what others have, and let {my own|what I hold} {taste sweet|be shared}.',
    'Líbrame de {contar|medir} lo que otros tienen, y que {lo mío|lo que tengo} {tenga sabor dulce|se comparta}.',
  ],
  'universal/ask/unity/a': [
    'Let me {look for|see} the {person|face} before the {side|flag}, every time, and {begin there|say hello}.',
    'Déjame {buscar|ver} {a la persona|la cara} antes que {el bando|la bandera}, siempre, y {empezar por ahí|saludar}.',
  ],
  'universal/ask/unity/b': [
    'Where {a line|a wall} was {drawn|raised} {in anger|long ago}, let me {step across|make a gate} with bread.',
    'Donde se {2:trazó|levantó} {1:una línea|un muro} {3:con ira|hace tiempo}, déjame {4:cruzar|abrir una puerta} con pan.',
  ],
  'universal/ask/unity/c': [
    '{Mend|Sew up} {what is torn|the distance} between {neighbours|old friends}, stitch by stitch, from both sides.',
    '{1:Remienda|Cose} {2:lo roto|la distancia} entre {3:vecinos|viejos amigos}, puntada a puntada, desde ambos lados.',
  ],
  'universal/ask/unity/d': [
    'Let {the strong walk slower|the quick wait}, {so that all arrive|until none is missing}, and call {it together|that winning}.',
    'Que {los fuertes caminen más lento|los rápidos esperen}, {para que lleguen todos|hasta que no falte nadie}, y que se llame {a eso ir unidos|a eso ganar}.',
  ],
  'universal/ask/unity/e': [
    'Remind me that one {river|well} {fills|waters} both villages, and quarrels about the bucket {can wait|pass}.',
    'Recuérdame que un solo {río|pozo} {llena|riega} ambas aldeas, y las riñas por el cubo {pueden esperar|pasan}.',
  ],
  'universal/ask/hope/a': [
    '{Leave|Keep} a {window|door} open in me for what I cannot see yet, {though the room is cold|even now}.',
    'Deja en mí {2:una ventana abierta|una puerta abierta} para lo que aún no veo, {3:aunque el cuarto esté frío|incluso ahora}.',
  ],
  'universal/ask/hope/b': [
    'When {the news|evening} {is dark|closes in}, {show me|point to} one lit window, and let me go there.',
    'Cuando {1:la noticia|la tarde} {2:se oscurece|se cierra}, {3:muéstrame|señálame} una ventana con luz, y déjame ir allí.',
  ],
  'universal/ask/hope/c': [
    '{Give|Lend} {tomorrow|the future} a {friendlier|kinder} face than fear {draws|paints} at night.',
    '{1:Da|Presta} {2:al mañana|al futuro} un rostro más {3:amigo|amable} que el que el miedo {4:dibuja|pinta} de noche.',
  ],
  'universal/ask/hope/d': [
    'Let me {plant|begin} {something|one thing} I may not see finished, {a tree, a trust, a table|and water it daily}.',
    'Déjame {plantar|empezar} {algo|una cosa} que quizá no vea acabar, {un árbol, una confianza, una mesa|y regarla cada día}.',
  ],
  'universal/ask/hope/e': [
    'For those who have stopped expecting, let {a kindness|good news} {come early|knock}, {and let me carry it|unearned}.',
    'Para quienes ya no esperan nada, que {una bondad|una buena noticia} {venga temprano|llame a la puerta}, {y que la lleve yo|sin haberla ganado}.',
  ],
  'universal/ask/faith/a': [
    'Let me {lean|put my weight} on what has {held before|proved sound}: {a promise|a friend}, the next breath.',
    'Déjame {1:apoyarme|poner mi peso} en lo que {2:ya sostuvo|resultó firme}: {3:una promesa|una amistad}, el próximo aliento.',
  ],
  'universal/ask/faith/b': [
    'When I {cannot see|have no proof}, let trust be {a hand on the rail|one step, not a leap}, {and let it hold|taken slowly}.',
    'Cuando {no vea|no tenga prueba}, que la confianza sea {una mano en la baranda|un paso, no un salto}, {y que aguante|con calma}.',
  ],
  'universal/ask/faith/c': [
    'Let doubt {have a chair|come in} and speak, and let {trust|love} pour the tea, {unafraid|all the same}.',
    'Que la duda {tenga silla|entre} y hable, y que {la confianza|el amor} sirva el té, {sin miedo|a pesar de todo}.',
  ],
  'universal/ask/faith/d': [
    'I {do not|cannot} know how {the story ends|things will fall}; let me do the next right thing {anyway|and rest}.',
    '{No sé|No puedo saber} cómo {acaba la historia|caerán las cosas}; déjame hacer lo próximo que es justo {aun así|y descansar}.',
  ],
  'universal/ask/faith/e': [
    'As bakers {trust|count on} the {dawn|morning} and light their ovens, let me {begin|do my part}.',
    'Como quien hace pan {1:confía en|cuenta con} {2:el alba|la mañana} y enciende el horno, déjame {3:empezar|hacer mi parte}.',
  ],
  'universal/ask/joy/a': [
    'Let {gladness|joy} {in at the window|come in}, shoes and all, and {stay for supper|sit where it likes}.',
    'Que {1:el gozo|la alegría} entre {2:por la ventana|sin llamar}, con zapatos y todo, y {3:se quede a cenar|se siente donde quiera}.',
  ],
  'universal/ask/joy/b': [
    'Thank you for {ordinary delight|small delights}: {warm bread|clean sheets}, {a good joke|wet leaves}, a song twice.',
    'Gracias por {1:el deleite corriente|los deleites pequeños}: {2:pan tibio|sábanas limpias}, {3:un buen chiste|hojas mojadas}, una canción dos veces.',
  ],
  'universal/ask/joy/c': [
    'Let my {happiness|good day} cost no one, and {spill over|be passed} {to the quiet ones|down the table}.',
    'Que mi {1:felicidad|buen día} no le cueste a nadie, y {2:rebose|pase} {3:hasta la gente callada|por toda la mesa}.',
  ],
  'universal/ask/joy/d': [
    'Where {sorrow sits|someone grieves}, let my gladness lower its voice, {stay near|not leave}, and {bring soup|wait}.',
    'Donde {hay pena|alguien llora}, que mi alegría baje la voz, {se quede cerca|no se vaya}, y {traiga sopa|espere}.',
  ],
  'universal/ask/joy/e': [
    '{Wake|Stir|Tickle} the part of me that would skip stones, {and let it lead|for one afternoon}.',
    '{Despierta|Mueve|Hazle cosquillas a} esa parte de mí que haría saltar piedras en el agua, {y que ella guíe|por una tarde}.',
  ],
  'universal/ask/success/a': [
    'Let the work be {good|honest} before it is praised, and let {me sleep|my hands be clean} {after|at night}.',
    'Que el trabajo sea {bueno|honrado} antes de recibir elogios, y que {yo duerma|mis manos estén limpias} {después|de noche}.',
  ],
  'universal/ask/success/b': [
    '{Bless|Steady} {the effort|each attempt}, {keep the means clean|keep me honest}, and let the outcome be what it will.',
    '{Bendice|Afirma} {el esfuerzo|cada intento}, {guarda limpios los medios|guarda mi honradez}, y que el resultado sea el que sea.',
  ],
  'universal/ask/success/c': [
    'If I {do well|get there}, let others rise with me; if I {do not|fall short}, let me {learn cheerfully|begin again}.',
    'Si {1:me va bien|llego}, que otros suban conmigo; si {2:no|no alcanzo}, déjame {3:aprender con alegría|empezar de nuevo}.',
  ],
  'universal/ask/success/d': [
    '{Save|Keep} me from {winning|success} at the {price|cost} of my evenings, and call me home.',
    'Guárdame de {2:ganar|triunfar} a costa de mis tardes, y llámame a casa.',
  ],
  'universal/ask/success/e': [
    'Give me {patience|care} for {the dull middle|the hundredth correction} of {the task|good work}, where most of it is made.',
    'Dame {paciencia|cuidado} para {el medio aburrido|la centésima corrección} de {la tarea|un buen trabajo}, donde se hace casi todo.',
  ],
  'universal/ask/courage/a': [
    'Let me take {the step|one step} with {fear beside me|my knees shaking}, {and not wait to feel brave|since brave people shake too}.',
    'Déjame dar {el paso|un paso} con {el miedo a mi lado|las rodillas temblando}, {sin esperar a sentir valor|pues también tiembla quien es valiente}.',
  ],
  'universal/ask/courage/b': [
    'Give me {the sentence|the words} I {owe|have put off}, and {a steady voice|breath enough} to speak face to face.',
    'Dame {la frase|las palabras} que {debo|he aplazado}, y {una voz firme|aliento suficiente} para hablar cara a cara.',
  ],
  'universal/ask/courage/c': [
    'When {someone is mocked|the room goes along}, {stand me up|lift me} {out of my comfortable chair|before I have excuses}.',
    'Cuando {se burlen de alguien|la sala calle y consienta}, {ponme en pie|levántame} {de mi silla cómoda|antes de que halle excusas}.',
  ],
  'universal/ask/courage/d': [
    '{Walk|Come} with everyone who crosses {a border|a dark yard|a hospital threshold} today with nothing but nerve.',
    '{Camina|Ven} con quienes cruzan hoy {una frontera|un patio oscuro|el umbral de un hospital} sin más que su valor.',
  ],
  'universal/ask/courage/e': [
    'Let {the brave thing|courage} be small enough to do: {a call|a knock}, {a no|an honest yes}.',
    'Que {lo valiente|el valor} sea tan pequeño que se pueda hacer: {una llamada|llamar a una puerta}, {un no|un sí sincero}.',
  ],
  'universal/ask/patience/a': [
    'Let {this|the matter} take {the time it takes|its own time}, and let me {not dig up the seed|keep my hands off the clock}.',
    'Que {1:esto|el asunto} tome {2:el tiempo que toma|su propio tiempo}, y que yo {3:no desentierre la semilla|no toque el reloj}.',
  ],
  'universal/ask/patience/b': [
    'In {the queue|the long wait}, give me {a slower heart|something to notice}: {a face, a leaf, a cloud|the child making faces}.',
    'En {la cola|la larga espera}, dame {un corazón más lento|algo en que fijarme}: {una cara, una hoja, una nube|el niño que hace muecas}.',
  ],
  'universal/ask/patience/c': [
    '{Keep|Save} my {tongue|voice} from {the sigh|the sharp edge} when someone is slow, as I am slow too.',
    'Guarda mi {2:lengua|voz} {3:del suspiro|del filo} cuando alguien va despacio, pues yo también voy despacio.',
  ],
  'universal/ask/patience/d': [
    'Where {answers do not come|nothing moves}, {keep me kind|keep me useful} {while I wait|in the meantime}, sweeping the step.',
    'Donde {no llegan respuestas|nada se mueve}, {guarda mi bondad|haz que sirva} {mientras espero|entretanto}, barriendo el escalón.',
  ],
  'universal/ask/patience/e': [
    'Teach me the {pace|manners} of {bread rising|trees|tides}, which no one can order, and let me rest in it.',
    'Enséñame {1:el paso|los modos} {2:del pan que sube|de los árboles|de las mareas}, que nadie puede mandar, y déjame descansar ahí.',
  ],
  'universal/ask/understanding/a': [
    'Let me listen to the other side until I could {say it|argue it} {their way|fairly}, {and see them nod|without a smile}.',
    'Haz que escuche a la otra parte hasta poder {1:decirlo|defenderlo} {2:a su manera|con justicia}, {3:y ver que asiente|sin sonreír}.',
  ],
  'universal/ask/understanding/b': [
    'Show me {the day|what lies} behind {a short reply|a hard face}: bad sleep, and {soften mine|hush my answer}.',
    'Muéstrame {1:el día|lo que hay} detrás de {2:una respuesta seca|una cara dura}: un mal sueño, y {3:ablanda mi corazón|calla mi respuesta}.',
  ],
  'universal/ask/understanding/c': [
    '{Give words to|Untie} {what I cannot explain|the knot in my speech}, and {let someone wait while I try|send me a patient listener}.',
    '{1:Pon en palabras|Desata} {2:lo que no sé explicar|el nudo de mi habla}, y {3:que alguien espere mientras lo intento|envíame a alguien que escuche con paciencia}.',
  ],
  'universal/ask/understanding/d': [
    'Let {two|both} stories of {one afternoon|the same day} {sit side by side|be told}, and neither be called a lie.',
    'Que {2:de una tarde|del mismo día} {1:dos|ambas} historias {3:se sienten lado a lado|se cuenten}, y que a ninguna se la llame mentira.',
  ],
  'universal/ask/understanding/e': [
    'Where {language|age} {divides|gets in the way}, let bread, hands and drawings {do the talking|be enough}.',
    'Donde {la lengua|la edad} {divide|estorba}, que el pan, las manos y los dibujos {hablen|basten}.',
  ],
  'universal/ask/harmony/a': [
    'Let each {part|voice} keep its {own note|own pace}, and let the {whole|house} come into tune.',
    'Que cada {1:parte|voz} guarde {2:su propia nota|su propio paso}, y que {3:el conjunto|la casa} se afine.',
  ],
  'universal/ask/harmony/b': [
    '{Set|Bring} {body, work and sleep|hurry, hunger and rest} back {into rhythm|on speaking terms}, beginning today.',
    'Devuelve {2:el cuerpo, el trabajo y el sueño|la prisa, el hambre y el descanso} {3:a su ritmo|a una buena relación}, desde hoy.',
  ],
  'universal/ask/harmony/c': [
    'Let garden and street {share|divide} {the light|the ground} {fairly|without fuss}, and let me tread lightly.',
    'Que el jardín y la calle {compartan|repartan} {la luz|la tierra} {con justicia|sin alboroto}, y que yo pise con suavidad.',
  ],
  'universal/ask/harmony/d': [
    'Where {tempers|plans} {clash|collide} {under one roof|at one table}, find the chord, however odd.',
    'Donde {los ánimos|los planes} {chocan|se estrellan} {bajo un techo|en una mesa}, halla el acorde, por raro que sea.',
  ],
  'universal/ask/harmony/e': [
    '{Loosen|Retune} what I {have strung too tight|pull too hard}, in me and around me, {by one turn of the peg|a little}.',
    '{Afloja|Afina de nuevo} lo que {tensé demasiado|jalo con demasiada fuerza}, en mí y a mi alrededor, {una vuelta de clavija|un poco}.',
  ],
}
