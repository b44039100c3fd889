import type { MemoryFile } from '../memory-file.ts'

export const fragments: MemoryFile = {
  'universal/opening/a': [
    'Source of life, I {stop|pause} {here|where I am} and let one breath go, {and then another|until the noise thins}, and find you near.',
    'Fonte da vida, {paro|faço uma pausa} {aqui|onde estou} e solto um fôlego, {e depois outro|até que o ruído se desfaça}, e te encontro perto.',
  ],
  'universal/opening/b': [
    'You who are called by many names, {in every language of hunger and thanks|by people who never meet}, {I come with mine|I bring one more voice}, {plain and unpolished|small as it is}.',
    'Tu a quem chamam por muitos nomes, {em cada língua da fome e da gratidão|entre gente que nunca se encontra}, {venho com o meu|trago mais uma voz}, {sem enfeite nem polimento|por pequena que seja a oferta}.',
  ],
  'universal/opening/c': [
    'Love that holds us, I {notice|look at} a cup on the table, {worn by use|plain as day}, and {something in me grows quiet|I begin there}.',
    'Amor que nos sustentas, {noto|olho} uma xícara na mesa, {com as marcas do uso|em toda a sua simplicidade}, e {algo em mim se aquieta|começo por aí}.',
  ],
  'universal/opening/d': [
    'Here I am, Source of life, as I am: {late|tired}, {hopeful|unfinished}, with the day on my shoes, {and willing to listen|and glad to stand still}.',
    'Aqui estou, Fonte da vida, como sou: {com atraso|com cansaço}, {com esperança|em construção}, com o dia nos sapatos, {e com vontade de escutar|e com a alegria de ficar em calma}.',
  ],
  'universal/opening/e': [
    'Source of life, {here I am|I am here}, {as I am|with open hands}.',
    'Fonte da vida, {aqui estou|estou aqui}, {como sou|de mãos abertas}.',
  ],
  'universal/opening/f': [
    'You of many names, {hear|meet} {one small voice|an ordinary voice} {at the door|among so many}.',
    'Tu, de muitos nomes, {escuta|acolhe} {uma voz pequena|uma voz comum} {à porta|entre tantas}.',
  ],
  'universal/opening/g': [
    'Love that holds us, {I set down|let me set down} {my bags|what I carry} {and listen|here}.',
    'Amor que nos sustentas, {deixo|deixa-me pousar} {minhas sacolas|o que carrego} {e escuto|aqui}.',
  ],
  'universal/opening/h': [
    'Source of all good, I {pause|stop} {with my hand on the latch|at the threshold}.',
    'Fonte de todo bem, {faço uma pausa|paro} {com a mão no trinco|no limiar}.',
  ],
  'universal/attribute/a': [
    '{Every|Each} people has {a word|its own word} for you, and {every word|each one} {falls short|stops at the door}, and still you are near.',
    '{Todo|Cada} povo tem {uma palavra|sua própria palavra} para ti, e {cada palavra|cada uma} {fica aquém|para à porta}, e ainda assim estás perto.',
  ],
  'universal/attribute/b': [
    'You are {older than|beneath} {my questions|every name I know}, and {nearer than|as near as} {my own|the next} breath.',
    'Estás {antes de|por baixo de} {minhas perguntas|todos os nomes que conheço}, e {mais perto que|tão perto quanto} {meu próprio|o próximo} fôlego.',
  ],
  'universal/attribute/c': [
    '{Life|Breath} came to me {unasked|without a bill}, and {each morning|so far} it {comes again|has kept coming}.',
    '{A vida|O fôlego} veio a mim {sem que eu pedisse|sem cobrança}, e {a cada manhã|até agora} {volta|continua vindo}.',
  ],
  'universal/attribute/d': [
    'What {feeds|wakes} the sparrow and {turns the tide|lights the far stars} {also|quietly} {keeps a place for me|holds one small room}.',
    'O que {alimenta|desperta} o pardal e {vira a maré|acende as estrelas distantes} {também|em silêncio} {guarda um lugar para mim|guarda um quarto pequeno}.',
  ],
  'universal/attribute/e': [
    'I have {met|heard} you most often in {hands at work|a stranger’s patience|someone’s kept promise}, {seldom in thunder|not in grand places}.',
    'Eu te {encontrei|ouvi} mais vezes em {mãos trabalhando|gestos pacientes de estranhos|uma promessa cumprida}, {raramente no trovão|não em lugares grandiosos}.',
  ],
  'universal/attribute/f': [
    'Bread {rises|is broken}, {rivers find the sea|night shifts end}, {doors open|someone forgives}: goodness is at work.',
    'O pão {cresce|se parte}, {os rios encontram o mar|os turnos da noite acabam}, {portas se abrem|alguém perdoa}: a bondade está agindo.',
  ],
  'universal/attribute/g': [
    'There is {a goodness|a love} {I did not make|older than I am} that {goes on|keeps working} {while I sleep|when I forget}.',
    'Há {uma bondade|um amor} {que não fui eu que fiz|de antes de mim} que {continua|trabalha} {enquanto durmo|quando esqueço}.',
  ],
  'universal/attribute/h': [
    'Nothing {I bring|in my hands} is too {small|plain} to {lay down here|be looked at}, {not even silence|not a worry, not a crust}.',
    'Nada {do que trago|em minhas mãos} é demasiado {pequeno|simples} para {ser deixado aqui|ser olhado}, {nem mesmo o silêncio|nem uma aflição, nem uma migalha}.',
  ],
  'universal/turn/thanks/a': [
    'I {confess|admit} how {fast|quickly} {a gift|good fortune} becomes furniture: I {stop seeing it|walk round it}, and complain of the dust.',
    '{Confesso|Admito} como {depressa|logo} {um presente|a boa sorte} vira mobília: {deixo de ver|passo ao largo}, e reclamo da poeira.',
  ],
  'universal/turn/thanks/b': [
    '{Some days|On grey days} thanks {stick in my throat|come slowly}, and I would rather be honest, {with whatever is left|poor as they are}.',
    '{Há dias em que|Em dias cinzentos} a gratidão {fica presa na garganta|vem devagar}, e prefiro a sinceridade, {com o que resta|pobre como é}.',
  ],
  'universal/turn/thanks/c': [
    'Why does {good|plenty} {come to one house|fall at one door} and {pass|miss} the next? I {do not know|cannot say}, and {the question|not knowing|wonder} keeps my hands {open|loose}.',
    'Por que {1:o bem|a fartura} {2:chega a uma casa|cai diante de uma porta} e {3:passa direto pela|falta à} seguinte? {4:Não sei|Não sei dizer}, e {5:a pergunta|não saber|o espanto} mantém minhas mãos {6:abertas|soltas}.',
  ],
  'universal/turn/thanks/d': [
    'What I {call mine|own} {passed through|came by way of} {many|a hundred} hands and will pass on, {which I forget|as I remember late}.',
    'O que {chamo de meu|possuo} {passou por|veio por} {muitas|cem} mãos e seguirá adiante, {coisa que esqueço|como lembro tarde}.',
  ],
  'universal/turn/light/a': [
    'I {want|would like} the whole map, and {am given|what I get is} {a lantern and a friend|one lit step}; perhaps that is kinder.',
    '{Quero|Queria} o mapa inteiro, e {me é dado|o que recebo é} {uma lanterna e alguém ao lado|um só passo iluminado}; talvez seja mais gentil.',
  ],
  'universal/turn/light/b': [
    '{Part of me|Something in me} already knows, and goes on {asking others|asking around}, {hoping|fishing} for an easier answer.',
    '{Uma parte de mim|Algo em mim} já sabe, e continua {perguntando aos outros|perguntando por aí}, {esperando|buscando} uma resposta mais fácil.',
  ],
  'universal/turn/light/c': [
    'I have {mistaken|taken} speed for sense {more than once|before now}, and {others|people near me} {paid some of it|carried the cost}.',
    'Já {1:confundi pressa com bom senso|tomei a pressa por bom senso} {2:mais de uma vez|antes de hoje}, e {3:outras pessoas|pessoas próximas} {4:pagaram uma parte|carregaram o custo}.',
  ],
  'universal/turn/light/d': [
    'What if {the way|the answer} is {not hidden|plain}, only {slow|quiet}, and I {have been too loud to hear|must stand still before I see it}?',
    'E se {o caminho|o que procuro} {não está escondido|está claro}, apenas {é lento|é quieto}, e eu {fiz barulho demais para ouvir|preciso parar antes de ver}?',
  ],
  'universal/turn/mend/a': [
    '{How easy|How pleasant} it is to {love|bless} the whole world, and how hard to {forgive|be fair to} the one who slammed the door.',
    '{Como é fácil|Como é bom} {amar|abençoar} o mundo inteiro, e como é difícil {perdoar|tratar com justiça} quem bateu a porta.',
  ],
  'universal/turn/mend/b': [
    'I {keep|have kept} {my own list|a ledger} of {slights|small wrongs}, {neat and dated|well rehearsed}, and it has warmed no one.',
    '{Guardo|Tenho guardado} {minha própria lista|um livro de contas} de {ofensas|pequenas mágoas}, {em ordem e com datas|bem ensaiadas}, e isso não aqueceu ninguém.',
  ],
  'universal/turn/mend/c': [
    '{Perhaps|Maybe} {the other person|the other side} lies awake {too|as well}, with the same sentence, waiting for someone to begin.',
    '{Talvez|Quem sabe} {a outra pessoa|o outro lado} está em claro {também|como eu}, com a mesma frase, esperando que alguém comece.',
  ],
  'universal/turn/mend/d': [
    'I {hurt|have hurt} people {without meaning to|while being right}, and was hurt the same way; {knowing it helps|let that soften me}.',
    '{Firo|Feri} pessoas {sem querer|tendo razão}, e também me doeu do mesmo modo; {saber disso ajuda|que isso me amoleça}.',
  ],
  'universal/turn/bear/a': [
    'I am not as strong as I look, and {tired of pretending|here I need not pretend}; {even so|all the same}, {the next step is small|today is mine to carry}.',
    'Não tenho a força que aparento, e {fingir me cansa|aqui não preciso fingir}; {mesmo assim|ainda assim}, {o próximo passo é pequeno|o dia de hoje é meu para carregar}.',
  ],
  'universal/turn/bear/b': [
    '{Fear|Worry} says the night will never end, and {at three o’clock|some hours} I {half believe|believe} {its story|every word}.',
    '{O medo|A aflição} diz que a noite nunca acaba, e {às três horas|em certas horas} {quase acredito|acredito} {em sua história|em cada palavra}.',
  ],
  'universal/turn/bear/c': [
    'I cannot {fix|undo} {what has happened|everything}, and that is hard to say; I can {stay|be here}, {and do one thing|and boil water}.',
    'Não posso {consertar|desfazer} {o que aconteceu|tudo}, e é difícil dizer; posso {ficar|estar aqui}, {e fazer uma coisa|e pôr água para ferver}.',
  ],
  'universal/turn/bear/d': [
    'Others have crossed such water, {some limping|some singing}, and {left word|called back} that {there is a far bank|ground returns underfoot}.',
    'Outros atravessaram águas assim, {uns mancando|uns cantando}, e {deixaram dito|gritaram de volta} que {há outra margem|o chão volta sob os pés}.',
  ],
  'universal/widening/a': [
    '{Remember|Hold} {those on night shift|everyone still at work}, {those who clean|those who drive}, and the ones who cannot sleep.',
    '{Lembra|Sustenta} {quem está no turno da noite|quem ainda trabalha}, {quem limpa|quem dirige}, e quem não consegue dormir.',
  ],
  'universal/widening/b': [
    'Let no {home|house} on {any|a single} street {be without|lack} {bread|a friend}, and let me be the one who knocks.',
    'Que a nenhuma casa de {2:nenhuma|uma só} rua falte {4:pão|amizade}, e que seja eu quem bate à porta.',
  ],
  'universal/widening/c': [
    'For {people I will never meet|those across the sea}, {who want what I want|with children they sing to}, I {ask|wish} {the same good|no less}.',
    'Para {gente que nunca vou conhecer|quem vive do outro lado do mar}, {que quer o que eu quero|com filhos para quem canta}, {peço|desejo} {o mesmo bem|nada menos}.',
  ],
  'universal/widening/d': [
    'Let the lonely be {called by name|asked to sit}, {the grieving|the old} {given time|listened to}, and {children|the young} kept safe.',
    'Que quem está na solidão seja {chamado pelo nome|convidado a sentar}, que {quem está de luto|quem é idoso} {receba tempo|encontre escuta}, e que {as crianças|os jovens} fiquem a salvo.',
  ],
  'universal/widening/e': [
    'May rivers, animals and seeds {fare better|have a gentler year} for {my being here|the way I live}, {even slightly|by a little}.',
    'Que os rios, os animais e as sementes {vivam melhor|tenham um ano mais suave} por {eu estar aqui|meu modo de viver}, {ainda que só um tanto|um pouco}.',
  ],
  'universal/widening/f': [
    'Where leaders {meet behind closed doors|decide for many}, let {somebody|one of them} {remember|speak for} the far end of the table.',
    'Onde os líderes {se reúnem a portas fechadas|decidem por muitos}, que {alguém|um deles} {se lembre da|fale pela} outra ponta da mesa.',
  ],
  'universal/widening/g': [
    'What {good|help} comes to me, let it {go further|travel on}, {hand to hand|house to house}, past the edge of my sight.',
    '{O bem|A ajuda} que chega a mim, que {vá mais longe|siga viagem}, {de mão em mão|de casa em casa}, para além de onde alcanço ver.',
  ],
  'universal/widening/h': [
    'Let our differences {make the road wide|bring more lamps}, and let {enemies|neighbours} {find|discover} some dull common task.',
    'Que nossas diferenças {alarguem o caminho|tragam mais lâmpadas}, e que {inimigos|vizinhos} {encontrem|descubram} alguma tarefa comum e sem brilho.',
  ],
  'universal/commit/a': [
    '{Today|Before I sleep} I will {do one thing|keep one promise} {that costs me something|without being asked}, {and tell nobody|quietly}.',
    '{Hoje|Antes de dormir} vou {fazer uma coisa|cumprir uma promessa} {que me custe algo|sem que me peçam}, {e não contar a ninguém|em silêncio}.',
  ],
  'universal/commit/b': [
    'I will {knock at one door|stop at one bench}, {carry one bag|ask one question}, and {stay|listen} {to the end|a little longer than I meant}.',
    'Vou {bater a uma porta|parar num banco}, {carregar uma sacola|fazer uma pergunta}, e {ficar|escutar} {até o fim|um pouco mais do que pretendia}.',
  ],
  'universal/commit/c': [
    '{Let me begin|I begin} with {the nearest|one} {person|thing}: {the dish, the debt, the greeting|a word, a chair, a cup}.',
    '{1:Deixa-me começar|Começo} por {2:esta|uma} {3:pessoa|coisa} {2:mais próxima|só}: {4:o prato, a dívida, o cumprimento|uma palavra, uma cadeira, uma xícara}.',
  ],
  'universal/commit/d': [
    'I will {leave|make} {one corner|something} {cleaner|kinder} than I found it, {and be glad of that|and then go on}.',
    'Vou {1:deixar|tornar} {2:um canto|algo} mais {3:limpo|gentil} do que encontrei, {4:e me alegrar com isso|e depois seguir}.',
  ],
  'universal/commit/e': [
    '{When|If} I forget, I will {begin again|start over} {at the next doorway|with the next breath}, {without speeches|and make no drama of it}.',
    '{Quando|Se} eu esquecer, vou {recomeçar|começar de novo} {na próxima porta|no próximo fôlego}, {sem discursos|sem fazer drama}.',
  ],
  'universal/closing/a': ['<May it be so.>', '<Assim seja.>'],
  'universal/closing/b': ['<So may we live.>', '<Que assim vivamos.>'],
  'universal/closing/c': ['<Peace to every house.>', '<Paz a toda casa.>'],
  'universal/scene/morning-prayer/a': [
    'The {kettle|street} {wakes|begins to hum}, and {one task|one plain task} stands by the door.',
    '{A chaleira|A rua} {desperta|começa a zumbir}, e {uma tarefa|uma tarefa simples} espera junto à porta.',
  ],
  'universal/scene/morning-prayer/b': [
    'First light {finds|touches} {the cup and the chair|the edge of the curtain}, and the day is still unspent.',
    'A primeira luz {encontra|toca} {a xícara e a cadeira|a borda da cortina}, e o dia ainda está inteiro.',
  ],
  'universal/scene/morning-prayer/c': [
    'Before {the news|any message} there is {cold water|a bare floor}, and one unhurried breath.',
    'Antes {das notícias|de qualquer mensagem} há {água fria|um chão nu}, e um fôlego sem pressa.',
  ],
  'universal/scene/gratitude/a': [
    'At {the end of an ordinary day|the sink, late}, {one moment|a single hour} stays lit.',
    '{No fim de um dia comum|Na pia, já tarde}, {um momento|uma só hora} continua a brilhar.',
  ],
  'universal/scene/gratitude/b': [
    'There was {a doorway|a bench} where {a good thing arrived|someone was kind}, and I go back there now.',
    'Houve {uma soleira|um banco} onde {chegou uma coisa boa|alguém foi gentil}, e agora volto lá.',
  ],
  'universal/scene/gratitude/c': [
    'On {the walk home|the back step} I {go over|turn over} what the day left me.',
    '{No caminho para casa|No degrau dos fundos} {repasso|revolvo} o que o dia me deixou.',
  ],
  'universal/scene/personal-growth/a': [
    'One {habit|fault} of mine knows the way in, and one small practice {waits|could answer}.',
    '{Um hábito|Uma falha} em mim conhece a entrada, e uma pequena prática {espera|poderia responder}.',
  ],
  'universal/scene/personal-growth/b': [
    'The {notebook|mat} is {open|unrolled} again, {a week late|after a gap}, and nobody scolds.',
    '{1:O caderno se abre|O tapete se estende} de novo, {3:com uma semana de atraso|depois de uma pausa}, e ninguém repreende.',
  ],
  'universal/scene/personal-growth/c': [
    'In the {mirror|dark window} someone half finished {looks back|meets my eye}, not unkindly.',
    '{No espelho|Na janela escura} alguém em construção {devolve o olhar|encontra meus olhos}, não sem bondade.',
  ],
  'universal/scene/wellbeing/a': [
    'My {shoulders|feet} {report the week|have kept count}, and {sleep|rest} has been thin.',
    '{Meus ombros|Meus pés} {contam a semana|fizeram a conta}, e {o sono|o descanso} tem sido pouco.',
  ],
  'universal/scene/wellbeing/b': [
    '{A walk|A bath}, {a bowl of soup|a slow breath}, an early bed: the body asks for little.',
    '{Uma caminhada|Um banho}, {uma tigela de sopa|um fôlego lento}, a cama cedo: o corpo pede pouco.',
  ],
  'universal/scene/wellbeing/c': [
    'Somewhere between the screen and {the pillow|supper}, {my breath|the day} went shallow.',
    'Em algum ponto entre a tela e {o travesseiro|o jantar}, {meu fôlego|o dia} ficou raso.',
  ],
  'universal/scene/professional/a': [
    'The {desk|counter} is {wiped|ready}, {the lights hum|the clock runs}, and a queue is forming.',
    '{A mesa|O balcão} {já viu o pano|já espera}, {as luzes zumbem|o relógio corre}, e uma fila se forma.',
  ],
  'universal/scene/professional/b': [
    'Keys, badge and coat: the shift {begins|opens} with {other people’s needs|a list not mine}.',
    'Chaves, crachá e casaco: o turno {começa|se abre} com {as necessidades dos outros|uma lista que não é minha}.',
  ],
  'universal/scene/professional/c': [
    'There is a meeting to get through, and a colleague’s {name|worry} to {remember|keep in view}.',
    'Há uma reunião para atravessar, e {o nome|a aflição} de alguém da equipe para {lembrar|ter em vista}.',
  ],
  'universal/scene/relationships/a': [
    'Between {one person|someone dear} and me {lies|is} a small silence, a day old.',
    'Entre {uma pessoa|alguém querido} e mim {repousa|há} um pequeno silêncio, de um dia.',
  ],
  'universal/scene/relationships/b': [
    'Two {cups|chairs} {stand ready|are set} on {the table|the balcony}, and one of them waits.',
    'Duas {xícaras|cadeiras} {estão prontas|estão postas} {na mesa|na varanda}, e uma delas espera.',
  ],
  'universal/scene/relationships/c': [
    'A name comes up, and {my hand|something in me} {hesitates|goes quiet}, for more reasons than one.',
    'Surge um nome, e {minha mão|algo em mim} {hesita|se cala}, por mais de uma razão.',
  ],
  'universal/scene/spirituality/a': [
    'The {cushion|chair|bench} by the {window|wall} is {where I come|my place}, dry or glad.',
    '{A almofada|A cadeira|O banco} junto {à janela|à parede} é {aonde venho|o meu lugar}, na secura ou na alegria.',
  ],
  'universal/scene/spirituality/b': [
    'Silence has been {hard to find|crowded} {lately|all week}, and I come to it rusty.',
    'O silêncio andou {difícil de achar|cheio de gente} {ultimamente|a semana toda}, e chego a ele com ferrugem.',
  ],
  'universal/scene/spirituality/c': [
    '{Some days|Often} the {old words|best words} ring hollow, and I keep the hour all the same.',
    '{Certos dias|Muitas vezes} as {velhas|melhores} palavras soam ocas, e mesmo assim guardo a hora.',
  ],
  'universal/scene/celebration/a': [
    'There is {music|a laid table} and {an open door|too much cake}, and one chair for the absent.',
    'Há {música|uma mesa posta} e {uma porta aberta|bolo demais}, e uma cadeira para os ausentes.',
  ],
  'universal/scene/celebration/b': [
    '{Flowers|Lanterns} {go up|are hung}, names are called, and everyone talks at once.',
    '{2:Erguem-se|Penduram-se} {1:flores|lanternas}, chamam-se os nomes, e todo mundo fala ao mesmo tempo.',
  ],
  'universal/scene/celebration/c': [
    '{Something new|A finished year} is {welcomed here|held up to the light} {by many hands|with clapping and tears}.',
    '{Algo novo|Um ano cumprido} {é acolhido aqui|é erguido à luz} {por muitas mãos|com palmas e lágrimas}.',
  ],
  'universal/generic/a': [
    'You know {the matter|what} I carry {today|here}, {even the part without words|better than I can say}.',
    'Tu conheces {o assunto|aquilo} que carrego {hoje|aqui}, {até a parte sem palavras|melhor do que sei dizer}.',
  ],
  'universal/generic/b': [
    '{One thing|Something} is {on my mind|at the front of my mind}, and I {set it down|lay it here}.',
    '{Uma coisa|Algo} {ocupa minha mente|está à frente dos meus pensamentos}, e {largo isso|deixo isso aqui}.',
  ],
  'universal/generic/c': [
    'What I {came with|have brought} {has its own weight|is real}; let it be {held|met} {carefully|gently}.',
    'O que {veio comigo|eu trouxe} {tem seu próprio peso|é real}; que seja {sustentado|acolhido} {com cuidado|com suavidade}.',
  ],
  'universal/comfort/a': [
    'What {was lost|is gone} {mattered|was loved}, and {grief may take its time|no one has to hurry}.',
    'O que {se perdeu|se foi} {importava|foi amado}, e {o luto pode levar o seu tempo|ninguém precisa ter pressa}.',
  ],
  'universal/comfort/b': [
    'Sit with me {in the empty hour|where it is empty}, {saying little|without explaining}, {until I can eat|as a good neighbour would}.',
    'Senta comigo {na hora vazia|onde está o vazio}, {dizendo pouco|sem explicar}, {até que eu possa comer|como faz um bom vizinho}.',
  ],
  'universal/comfort/c': [
    'Let {the ache|sorrow} be {as large as it is|unashamed}, and {let bread come|hold me up}.',
    'Que {a dor|a tristeza} {tenha toda a sua medida|não tenha vergonha}, e {que venha o pão|ampara-me}.',
  ],
  'universal/comfort/d': [
    '{Soften|Ease} the long {evenings|first mornings} {when absence is loudest|when I forget and then remember}.',
    '{Suaviza|Alivia} as longas {noites|primeiras manhãs}, {quando a ausência fala mais alto|quando esqueço e depois lembro}.',
  ],
  'universal/ask/gratitude/a': [
    'Let me {hold|keep} {one good thing|one plain kindness} {up to the light|in view} before I reach for more.',
    'Deixa-me manter {2:uma coisa boa|uma bondade simples} {3:à luz|à vista} antes de buscar mais.',
  ],
  'universal/ask/gratitude/b': [
    'Someone’s work {warmed|fed|lit} {my house|the room} before I woke; I {notice now|say thanks}.',
    'O trabalho de alguém {aqueceu|alimentou|iluminou} {minha casa|a sala} antes que eu acordasse; {agora percebo|dou graças}.',
  ],
  'universal/ask/gratitude/c': [
    'Teach me to {receive|take} {a gift|what is given} with {both|open} hands and no excuses.',
    'Ensina-me a receber {2:um presente|o que é dado} com {3:as duas mãos|as mãos abertas} e sem desculpas.',
  ],
  'universal/ask/gratitude/d': [
    'What I {leaned on|used} all day and {never named|took as owed}, let me {name|honour} {at last|now}.',
    'Aquilo {1:em que me apoiei|que usei} o dia todo e {2:nunca nomeei|tomei como devido}, deixa-me {3:nomear|honrar} {4:enfim|agora}.',
  ],
  'universal/ask/gratitude/e': [
    'Let gratitude {change|slow} {the way I speak|how I spend the next hour}, {not only my mood|and not just my words}.',
    'Que a gratidão {mude|desacelere} {o meu modo de falar|a minha próxima hora}, {não só o meu humor|e não só as minhas palavras}.',
  ],
  'universal/ask/guidance/a': [
    'Show me {which door is mine|what is mine to do} {today|first}, and let me {leave the others shut|knock once and wait}.',
    'Mostra-me {qual porta é a minha|o que me cabe fazer} {hoje|primeiro}, e deixa-me {manter fechadas as outras|bater uma vez e esperar}.',
  ],
  'universal/ask/guidance/b': [
    'When {two|two good} roads {look alike|call equally}, {slow me|keep me still} until one grows plain.',
    'Quando {dois|dois bons} caminhos {se parecem|chamam por igual}, {desacelera-me|mantém-me em calma} até que um fique claro.',
  ],
  'universal/ask/guidance/c': [
    'Let me ask {someone who knows the ground|one honest friend} before I {trust|follow} {my own noise|the loudest voice}.',
    'Deixa-me perguntar a {quem conhece o terreno|alguém amigo e sincero} antes de {confiar no|seguir o} {meu próprio ruído|som da voz mais alta}.',
  ],
  'universal/ask/guidance/d': [
    '{Quiet|Turn down} the crowd in my head until {one true sentence|a single clear word} {remains|can be heard}.',
    '{Aquieta|Baixa} a multidão na minha cabeça até que {uma frase verdadeira|uma só palavra clara} {fique|se ouça}.',
  ],
  'universal/ask/guidance/e': [
    'If I have gone wrong, {turn me|call me back} {gently|early}, {while turning is easy|before the dark}.',
    'Se errei o caminho, {faz-me virar|chama-me de volta} {com suavidade|cedo}, {enquanto virar é fácil|antes do escuro}.',
  ],
  'universal/ask/blessing/a': [
    'Let good {come to|rest on} every {door|desk|bed} I {pass|think of} {today|now}, known to me or not.',
    'Que o bem {1:chegue a|pouse em} {2:cada porta|cada mesa|cada cama} {3:por onde passo|em que penso} {4:hoje|agora}, conheça eu ou não.',
  ],
  'universal/ask/blessing/b': [
    'May those I love {be well|be glad}, {sleep soundly|eat well}, and {do some good|be met kindly} today.',
    'Que as pessoas que amo {estejam bem|estejam alegres}, {durmam bem|comam bem}, e hoje {façam algum bem|encontrem gentileza}.',
  ],
  'universal/ask/blessing/c': [
    'Put {kindness|a blessing} on my {tongue|lips} {before I leave|at the door}, so that someone goes lighter.',
    'Põe {bondade|bons votos} {na minha língua|nos meus lábios} {antes de eu sair|à porta}, para que alguém siga mais leve.',
  ],
  'universal/ask/blessing/d': [
    'Let {the old|the young} walk safely here, and let {the tired|the new} {find a chair|be given tea}.',
    'Que {os velhos|os jovens} andem aqui em segurança, e que {quem vem com cansaço|quem chega agora} {encontre uma cadeira|receba um chá}.',
  ],
  'universal/ask/blessing/e': [
    'What I {cannot be near to guard|have to leave}, I wish well {by name|aloud}, {and let it go|without fear}.',
    'Ao que {não posso guardar de perto|tenho de deixar} desejo o bem, {pelo nome|em voz alta}, {e deixo ir|sem medo}.',
  ],
  'universal/ask/peace/a': [
    'Let me {stop feeding|put down} {the|one old} argument {I carry from room to room|that eats at my table}.',
    'Faz que eu {deixe de alimentar|largue} {a|uma velha} discussão {que levo de quarto em quarto|que come à minha mesa}.',
  ],
  'universal/ask/peace/b': [
    'Give {the house|these rooms} {an evening|an hour} {without slammed doors|of low voices}, and start with mine.',
    'Dá {à casa|a estes quartos} {uma noite|uma hora} {sem portas batidas|de vozes baixas}, e começa por mim.',
  ],
  'universal/ask/peace/c': [
    'Where {nations|neighbours} {shout|arm themselves}, {raise up|strengthen} those who carry water.',
    'Onde {as nações|os vizinhos} {gritam|se armam}, {levanta|fortalece} quem carrega água.',
  ],
  'universal/ask/peace/d': [
    'Let {quiet come in|stillness settle} like {dusk over fields|lamplight over a table}, {asking nothing|and stay}.',
    'Que {entre o silêncio|assente a calma} como {o entardecer sobre os campos|a luz da lâmpada sobre a mesa}, {sem pedir nada|e fique}.',
  ],
  'universal/ask/peace/e': [
    'When {the old sting|an insult} {comes back|returns}, let me {breathe|count the stairs} before I answer.',
    'Quando {a velha ferida|um insulto} {volta|retorna}, deixa-me {respirar|contar os degraus} antes de responder.',
  ],
  'universal/ask/loving-kindness/a': [
    'Let goodwill {begin at|start with} {my own tired face|my own door} and {walk on|go out} to people I avoid.',
    'Que a boa vontade comece {2:pelo meu próprio rosto cansado|pela minha própria porta} e {3:siga|saia} até as pessoas que evito.',
  ],
  'universal/ask/loving-kindness/b': [
    'May the face I {love|see} first be {safe|in peace}, and {the last on my list|a stranger} {after it|no less so}.',
    'Que o rosto que {amo|vejo} primeiro esteja {a salvo|em paz}, e {o último da minha lista|um rosto desconhecido} {depois|não menos}.',
  ],
  'universal/ask/loving-kindness/c': [
    '{Widen|Stretch} my {care|kindness} past {the easy ones|my own table} to whoever sits alone.',
    '{1:Alarga|Estende} {2:meu cuidado|minha bondade} para além {3:das pessoas fáceis|da minha própria mesa} até quem se senta a sós.',
  ],
  'universal/ask/loving-kindness/d': [
    'Let me {greet|treat} {the caller, the cashier and the child|whoever knocks} as {a guest|someone’s beloved}, and not as a task.',
    'Deixa-me {acolher|tratar} {quem telefona, quem está no caixa e a criança|quem quer que bata} como {um hóspede|o amor de alguém}, e não como uma tarefa.',
  ],
  'universal/ask/loving-kindness/e': [
    '{Soften|Warm} my first judgement, so that {people near me|the shy ones} {stand easier|may breathe}.',
    '{Suaviza|Aquece} meu primeiro julgamento, para que {quem está perto|quem é tímido} {fique mais à vontade|possa respirar}.',
  ],
  'universal/ask/mercy/a': [
    'Be gentle with {what I did badly|my worst hour}, and {teach|bring} me {to spare|to pardon} another’s.',
    'Sê gentil com {o que fiz mal|minha pior hora}, e {ensina-me|leva-me} a {desculpar|perdoar} as faltas alheias.',
  ],
  'universal/ask/mercy/b': [
    '{Let no one|May nobody} be {only|reduced to} {the worst thing they did|one bad day}, myself included.',
    'Que de ninguém {2:se veja só|reste apenas} {3:o pior que fez|um dia ruim}, nem de mim.',
  ],
  'universal/ask/mercy/c': [
    '{Slow|Cool} {my hand|my tongue} where {harshness|blame} would be {easy|cheap} and even fair.',
    '{Freia|Esfria} {minha mão|minha língua} onde {a dureza|a culpa} seria {fácil|barata} e até justa.',
  ],
  'universal/ask/mercy/d': [
    'Handle me {now|today} as one handles {bruised fruit|a cracked bowl}, {and I will learn the way|and teach my hands the same}.',
    'Trata-me {agora|hoje} como se trata {uma fruta machucada|uma tigela rachada}, {e aprenderei o jeito|e ensinarei o mesmo às minhas mãos}.',
  ],
  'universal/ask/mercy/e': [
    'For {the late|the careless|the rude}, let me find {a second look|one soft word} before the sharp one.',
    'Para {quem se atrasa|quem se descuida|quem é rude}, faz-me encontrar {um segundo olhar|uma palavra suave} antes da cortante.',
  ],
  'universal/ask/forgiveness/a': [
    'I {did harm|was wrong}, and I {say so|own it} {without the because|plainly}; show me what to mend.',
    '{Fiz mal a alguém|Errei}, e {digo isso|reconheço isso} {sem o porquê|com simplicidade}; mostra-me o que reparar.',
  ],
  'universal/ask/forgiveness/b': [
    'Give me {the courage|the humility} to {knock|write first} and {say sorry|ask pardon} without arguing my side.',
    'Dá-me {a coragem|a humildade} de {bater à porta|escrever antes} e {dizer que sinto muito|pedir perdão} sem defender o meu lado.',
  ],
  'universal/ask/forgiveness/c': [
    '{Take|Loosen} {the|an old} grudge from my {hand|pocket}; it weighs like a stone.',
    '{Tira|Solta} {o|um velho} rancor {da minha mão|do meu bolso}; pesa como uma pedra.',
  ],
  'universal/ask/forgiveness/d': [
    'Let me {repair|replace|return} what I {can|broke}, and {bear|accept} the other person’s no.',
    'Deixa-me {reparar|repor|devolver} o que {posso|quebrei}, e {suportar|aceitar} o não da outra pessoa.',
  ],
  'universal/ask/forgiveness/e': [
    'What was done {to|against} me was {real|wrong}; let me {stop rehearsing it|set it down} when I am able.',
    'O que foi feito {a mim|contra mim} foi {real|injusto}; deixa-me {parar de repassar isso|largar isso} quando eu puder.',
  ],
  'universal/ask/healing/a': [
    'Let {ease|rest} come to {what hurts|the sore place}, {an hour at a time|slowly if it must}, and let sleep be deep.',
    'Que {o alívio|o descanso} chegue {ao que dói|ao lugar ferido}, {uma hora por vez|devagar se preciso}, e que o sono seja profundo.',
  ],
  'universal/ask/healing/b': [
    'Give {skill|steadiness} to {those who treat|the hands that tend} {the sick|the body}, and time to sit down.',
    'Dá {habilidade|firmeza} {a quem trata|às mãos que cuidam} {dos doentes|do corpo}, e tempo para sentar.',
  ],
  'universal/ask/healing/c': [
    'Whether {mending|recovery} comes {soon|late} or not at all, let {comfort|tenderness} not be delayed.',
    'Venha {a melhora|a recuperação} {cedo|tarde} ou não venha, que {o consolo|a ternura} não demore.',
  ],
  'universal/ask/healing/d': [
    'Teach me to {care well|be of use}: clean water, {a quiet voice|few words}, {no false cheer|a hand that stays}.',
    'Ensina-me a {cuidar bem|ser útil}: água limpa, {uma voz calma|poucas palavras}, {nenhuma falsa alegria|uma mão que fica}.',
  ],
  'universal/ask/healing/e': [
    'Let {the body|my body} be thanked for {what still works|each breath}, {even on bad days|and not scolded for the rest}.',
    'Que {o corpo|meu corpo} receba gratidão {pelo que ainda funciona|por cada fôlego}, {mesmo em dias ruins|e não censura pelo resto}.',
  ],
  'universal/ask/victory/a': [
    'Let {the good in me|what is decent in me} outlast the old fear {by one day|by an hour|once more}.',
    'Que {o bem em mim|o que há de decente em mim} dure mais que o velho medo, {por um dia|por uma hora|mais uma vez}.',
  ],
  'universal/ask/victory/b': [
    'Let me win {nothing|no quarrel} by another’s shame; {my own temper|my own pride} is {enough|opponent enough}.',
    'Não me deixes ganhar {1:nada|nenhuma briga} com a vergonha alheia; {2:meu próprio gênio|meu próprio orgulho} {3:já basta|já basta como adversário}.',
  ],
  'universal/ask/victory/c': [
    'Where {injustice|cruelty} has {a loud voice|long legs}, give {truth|patience} the longer breath.',
    'Onde {a injustiça|a crueldade} tem {voz alta|pernas longas}, dá {à verdade|à paciência} o fôlego mais longo.',
  ],
  'universal/ask/victory/d': [
    '{Break|Loosen} the {habit|fear} that {wins|rules} each {evening|week}, one small refusal at a time.',
    '{Quebra|Afrouxa} {o hábito|o medo} que {vence|manda} cada {noite|semana}, uma pequena recusa por vez.',
  ],
  'universal/ask/victory/e': [
    'When I {fall|fail} {again|at the same stair}, let me {get up|stand} {without drama|before shame arrives}.',
    'Quando eu {cair|falhar} {de novo|no mesmo degrau}, faz que eu {me levante|fique de pé} {sem drama|antes que chegue a vergonha}.',
  ],
  'universal/ask/rain/a': [
    'Let {rain|good rain} find its way to the dry places, {softly|gently}, {in season|without haste}.',
    'Que {a chuva|a boa chuva} ache o caminho dos lugares secos, {de mansinho|com suavidade}, {no seu tempo|sem pressa}.',
  ],
  'universal/ask/rain/b': [
    'Fill the wells {by night|slowly}, and {spare|pass over} {the banks and the bridges|the low houses}.',
    'Enche os poços {de noite|devagar}, e {poupa|contorna} {as margens e as pontes|as casas baixas}.',
  ],
  'universal/ask/rain/c': [
    'For {farmers|gardeners} {watching the sky|counting days}, let {a cloud keep its promise|the wind turn kindly} and let seed drink.',
    'Para {quem lavra a terra|quem cuida de hortas} {olhando o céu|contando os dias}, que {uma nuvem cumpra a promessa|o vento vire com bondade} e que a semente beba.',
  ],
  'universal/ask/rain/d': [
    'Teach me to {carry|use} water {as if someone walked for it|with care}, cup by cup, and {leave streams clean|waste none}.',
    'Ensina-me a {carregar|usar} a água {como se alguém tivesse andado por ela|com cuidado}, copo a copo, e a {deixar limpos os riachos|não desperdiçar nada}.',
  ],
  'universal/ask/rain/e': [
    '{Keep|Hold} the balance of {cloud and ground|river and field}: {enough to grow|enough for all}, not enough to drown.',
    '{Guarda|Mantém} o equilíbrio entre {nuvem e chão|rio e campo}: {o bastante para crescer|o bastante para todos}, não tanto que afogue.',
  ],
  'universal/ask/thanksgiving/a': [
    'I name {the year’s gifts|what was given} {one by one|like plates on a table}: {the harvest, the rescue, the laugh|help that came, doors that opened}.',
    'Nomeio {os dons do ano|o que foi dado} {um por um|como pratos sobre a mesa}: {a colheita, o resgate, o riso|ajuda que veio, portas que se abriram}.',
  ],
  'universal/ask/thanksgiving/b': [
    'Thanks for {the ones who stayed|those who came early}, {who cooked and carried|who swept up after}, {and asked for nothing|and went home tired}.',
    'Graças por {quem ficou|quem veio cedo}, {quem cozinhou e carregou|quem varreu depois}, {e não pediu nada|e foi para casa com cansaço}.',
  ],
  'universal/ask/thanksgiving/c': [
    'Let thanksgiving leave my mouth and {become|turn into} {a shared meal|soup for a neighbour|an open purse}.',
    'Que a gratidão saia da minha boca e vire {2:uma refeição partilhada|sopa para quem mora ao lado|uma bolsa aberta}.',
  ],
  'universal/ask/thanksgiving/d': [
    'What {many|so many} planted, sewed and drove, I {wear and eat|enjoy}; let me {be worthy|remember them}.',
    'O que {muitos|tantos} plantaram, coseram e conduziram, eu {visto e como|desfruto}; faz que eu {mereça isso|me lembre deles}.',
  ],
  'universal/ask/thanksgiving/e': [
    'Even a hard year {had|held} its {bread|light}; I {gather|count} what remains {gladly|with thanks}.',
    'Mesmo um ano duro {teve|guardou} {o seu pão|a sua luz}; {recolho|conto} o que resta {com alegria|com gratidão}.',
  ],
  'universal/ask/protection/a': [
    'Be a {roof|wall|lamp} {now|in bad weather} for those on the road, and for my own house.',
    'Sê {teto|muro|lâmpada} {agora|no mau tempo} para quem está na estrada, e para a minha própria casa.',
  ],
  'universal/ask/protection/b': [
    'Keep {small hands|the ones I love} from {the road, the stove and the deep water|harm in ordinary places} {while I look away|all day}.',
    'Guarda {as mãos pequenas|quem eu amo} {da rua, do fogão e da água funda|do mal em lugares comuns} {enquanto olho para o lado|o dia todo}.',
  ],
  'universal/ask/protection/c': [
    'Let no {blow|hard hand} {fall|land} in my name; make me {watchful|someone’s safe place}.',
    'Que em meu nome não caia {1:nenhum golpe|nenhuma mão dura}; faz de mim {3:um olhar atento|o refúgio de alguém}.',
  ],
  'universal/ask/protection/d': [
    'Where {a child|anyone} is afraid of footsteps, let there be {a neighbour who knocks|a safe bed|quick help}.',
    'Onde {uma criança|alguém} tem medo de passos, que haja {um vizinho que bata|uma cama segura|ajuda rápida}.',
  ],
  'universal/ask/protection/e': [
    'Guard {my mind|my mouth} too, for {bitterness|fear} gets in where {no lock|no bolt} is any use.',
    'Guarda também {minha mente|minha boca}, pois {a amargura|o medo} entra onde {nenhuma fechadura|nenhum trinco} serve.',
  ],
  'universal/ask/wisdom/a': [
    'Teach me to {tell|know} {what lasts|the great} from {what is loud|the urgent}, slowly if need be.',
    'Ensina-me a distinguir {2:o que dura|o grande} {3:do que faz barulho|do urgente}, devagar se preciso.',
  ],
  'universal/ask/wisdom/b': [
    'Let me {learn from|sit beside} {the old and the very young|those who have failed well}, {and write nothing down|and only listen}.',
    'Deixa-me {aprender com|sentar com} {os velhos e os muito jovens|quem soube fracassar}, {e não anotar nada|e apenas escutar}.',
  ],
  'universal/ask/wisdom/c': [
    'Where I {am clever|am quick}, make me {kind|slow}; where I know little, {let me say so|keep me glad}.',
    'Onde {tenho esperteza|tenho pressa}, dá-me {bondade|calma}; onde sei pouco, {deixa-me dizê-lo|guarda a minha alegria}.',
  ],
  'universal/ask/wisdom/d': [
    'Ripen my judgement the way {a pear ripens|apples keep} {in a dark drawer|in straw}, {unhurried|untouched}.',
    'Amadurece meu juízo como {amadurece uma pera|se guardam as maçãs} {numa gaveta escura|na palha}, {sem pressa|sem que se toque}.',
  ],
  'universal/ask/wisdom/e': [
    'When {advice|experience} and {fear|pride} sound alike, give me {one night|a long walk} before I choose.',
    'Quando {o conselho|a experiência} e {o medo|o orgulho} soam iguais, dá-me {uma noite|uma longa caminhada} antes de escolher.',
  ],
  'universal/ask/strength/a': [
    'Give me strength for {this day only|the next hour}, and let {tomorrow|the rest} {carry itself|wait outside}.',
    'Dá-me força para {este dia apenas|a próxima hora}, e que {o amanhã|o resto} {cuide de si|espere lá fora}.',
  ],
  'universal/ask/strength/b': [
    'When the {stairs|hours} are {long|steep}, {count them with me|go up beside me}, one and then one.',
    'Quando {1:as escadas são|as horas são} {2:longas|íngremes}, {3:conta-as comigo|sobe ao meu lado}, uma e depois uma.',
  ],
  'universal/ask/strength/c': [
    'Let me lean {on friends|on others} without shame, as {a ladder|an old wall} leans, {and hold|and stand}.',
    'Deixa-me apoiar {em amigos|em outros} sem vergonha, como se apoia {uma escada|um velho muro}, {e aguenta|e fica de pé}.',
  ],
  'universal/ask/strength/d': [
    'What bends {does not break|stays whole}: {keep me|make me} {supple|green} {under the load|in strong wind}.',
    'O que se curva {não se quebra|fica inteiro}: {guarda em mim|dá-me} {a leveza|o verdor} {sob a carga|no vento forte}.',
  ],
  'universal/ask/strength/e': [
    'Let my {shoulders|hands} be {strong|ready} for somebody else’s sack {as well|too}, when mine is lighter.',
    'Que {1:meus ombros|minhas mãos} {2:tenham força|estejam a postos} {3:também|igualmente} para o saco de outra pessoa, quando o meu for mais leve.',
  ],
  'universal/ask/abundance/a': [
    'Let me know {enough|plenty} when I {see it|hold it}, and {set another plate|open the door} gladly.',
    'Faz que eu reconheça {o bastante|a fartura} quando {estiver à vista|estiver nas mãos}, e {ponha outro prato|abra a porta} com alegria.',
  ],
  'universal/ask/abundance/b': [
    '{Open|Unlock} my {hand|cupboard} before my fear {can close it|finds reasons}, and let some go.',
    'Abre {2:minha mão|minha despensa} antes que meu medo {3:possa fechá-la|ache razões}, e deixa ir um pouco.',
  ],
  'universal/ask/abundance/c': [
    'Where {the cupboard is bare|wages run short}, let bread, work and good neighbours {arrive|be found} {in time|soon}.',
    'Onde {a despensa está vazia|o salário não chega}, que pão, trabalho e bons vizinhos {cheguem|apareçam} {a tempo|logo}.',
  ],
  'universal/ask/abundance/d': [
    '{Thank you for|I notice} more than I need: {air|light}, the full kettle, {time|a friend}.',
    '{Graças por|Percebo} mais do que preciso: {ar|luz}, a chaleira cheia, {tempo|amizade}.',
  ],
  'universal/ask/abundance/e': [
    'Free me from {counting|measuring} what others have, and let {my own|what I hold} {taste sweet|be shared}.',
    'Livra-me de {contar|medir} o que os outros têm, e que {o que é meu|o que tenho} {tenha gosto doce|se partilhe}.',
  ],
  'universal/ask/unity/a': [
    'Let me {look for|see} the {person|face} before the {side|flag}, every time, and {begin there|say hello}.',
    'Deixa-me {buscar|ver} {a pessoa|o rosto} antes {do lado|da bandeira}, toda vez, e {começar por aí|cumprimentar}.',
  ],
  'universal/ask/unity/b': [
    'Where {a line|a wall} was {drawn|raised} {in anger|long ago}, let me {step across|make a gate} with bread.',
    'Onde se {2:traçou|ergueu} {1:uma linha|um muro} {3:com raiva|há muito tempo}, deixa-me {4:atravessar|abrir um portão} com pão.',
  ],
  'universal/ask/unity/c': [
    '{Mend|Sew up} {what is torn|the distance} between {neighbours|old friends}, stitch by stitch, from both sides.',
    '{Remenda|Costura} {o que está rasgado|a distância} entre {vizinhos|velhos amigos}, ponto a ponto, dos dois lados.',
  ],
  'universal/ask/unity/d': [
    'Let {the strong walk slower|the quick wait}, {so that all arrive|until none is missing}, and call {it together|that winning}.',
    'Que {os fortes andem mais devagar|os rápidos esperem}, {para que todos cheguem|até que não falte ninguém}, e que isso se chame {união|vencer}.',
  ],
  'universal/ask/unity/e': [
    'Remind me that one {river|well} {fills|waters} both villages, and quarrels about the bucket {can wait|pass}.',
    'Lembra-me que um só {rio|poço} {enche|rega} as duas aldeias, e as brigas pelo balde {podem esperar|passam}.',
  ],
  'universal/ask/hope/a': [
    '{Leave|Keep} a {window|door} open in me for what I cannot see yet, {though the room is cold|even now}.',
    'Deixa em mim {2:uma janela aberta|uma porta aberta} para o que ainda não vejo, {3:embora a sala esteja fria|mesmo agora}.',
  ],
  'universal/ask/hope/b': [
    'When {the news|evening} {is dark|closes in}, {show me|point to} one lit window, and let me go there.',
    'Quando {1:a notícia|a noite} {2:escurece|se fecha}, {3:mostra-me|aponta-me} uma janela acesa, e deixa-me ir até lá.',
  ],
  'universal/ask/hope/c': [
    '{Give|Lend} {tomorrow|the future} a {friendlier|kinder} face than fear {draws|paints} at night.',
    '{Dá|Empresta} {ao amanhã|ao futuro} um rosto mais {amigo|gentil} do que o que o medo {desenha|pinta} à noite.',
  ],
  'universal/ask/hope/d': [
    'Let me {plant|begin} {something|one thing} I may not see finished, {a tree, a trust, a table|and water it daily}.',
    'Deixa-me {plantar|começar} {algo|uma coisa} que talvez eu não veja pronta, {uma árvore, uma confiança, uma mesa|e regá-la todo dia}.',
  ],
  'universal/ask/hope/e': [
    'For those who have stopped expecting, let {a kindness|good news} {come early|knock}, {and let me carry it|unearned}.',
    'Para quem deixou de esperar, que {uma bondade|uma boa notícia} {venha cedo|bata à porta}, {e que eu a leve|sem merecimento}.',
  ],
  'universal/ask/faith/a': [
    'Let me {lean|put my weight} on what has {held before|proved sound}: {a promise|a friend}, the next breath.',
    'Deixa-me {apoiar|pôr o meu peso} no que {já aguentou|se mostrou firme}: {uma promessa|uma amizade}, o próximo fôlego.',
  ],
  'universal/ask/faith/b': [
    'When I {cannot see|have no proof}, let trust be {a hand on the rail|one step, not a leap}, {and let it hold|taken slowly}.',
    'Quando {não vejo|não tenho prova}, que a confiança seja {a mão no corrimão|um passo, não um salto}, {e que aguente|dado devagar}.',
  ],
  'universal/ask/faith/c': [
    'Let doubt {have a chair|come in} and speak, and let {trust|love} pour the tea, {unafraid|all the same}.',
    'Que a dúvida {tenha uma cadeira|entre} e fale, e que {a confiança|o amor} sirva o chá, {sem medo|apesar de tudo}.',
  ],
  'universal/ask/faith/d': [
    'I {do not|cannot} know how {the story ends|things will fall}; let me do the next right thing {anyway|and rest}.',
    '{Não sei|Não posso saber} como {a história acaba|as coisas vão cair}; deixa-me fazer a próxima coisa certa {mesmo assim|e descansar}.',
  ],
  'universal/ask/faith/e': [
    'As bakers {trust|count on} the {dawn|morning} and light their ovens, let me {begin|do my part}.',
    'Como os padeiros {1:confiam|contam} {1:na|com a} {2:aurora|manhã} e acendem os fornos, deixa-me {3:começar|fazer a minha parte}.',
  ],
  'universal/ask/joy/a': [
    'Let {gladness|joy} {in at the window|come in}, shoes and all, and {stay for supper|sit where it likes}.',
    'Que {1:o contentamento|a alegria} entre {2:pela janela|em casa}, de sapatos e tudo, e {3:fique para jantar|sente onde quiser}.',
  ],
  'universal/ask/joy/b': [
    'Thank you for {ordinary delight|small delights}: {warm bread|clean sheets}, {a good joke|wet leaves}, a song twice.',
    'Graças {pelo prazer comum|por pequenos prazeres}: {pão quente|lençóis limpos}, {uma boa piada|folhas molhadas}, uma canção duas vezes.',
  ],
  'universal/ask/joy/c': [
    'Let my {happiness|good day} cost no one, and {spill over|be passed} {to the quiet ones|down the table}.',
    'Que {minha felicidade|meu dia bom} não custe a ninguém, e {transborde|passe} {até os calados|ao longo da mesa}.',
  ],
  'universal/ask/joy/d': [
    'Where {sorrow sits|someone grieves}, let my gladness lower its voice, {stay near|not leave}, and {bring soup|wait}.',
    'Onde {há tristeza|alguém chora}, que minha alegria baixe a voz, {fique perto|não vá embora}, e {traga sopa|espere}.',
  ],
  'universal/ask/joy/e': [
    '{Wake|Stir|Tickle} the part of me that would skip stones, {and let it lead|for one afternoon}.',
    '{Acorda|Mexe com|Faz cócegas em} essa parte de mim que faria pedras saltarem na água, {e deixa que ela guie|por uma tarde}.',
  ],
  'universal/ask/success/a': [
    'Let the work be {good|honest} before it is praised, and let {me sleep|my hands be clean} {after|at night}.',
    'Que o trabalho seja {bom|honesto} antes de ser elogiado, e que {eu durma|minhas mãos estejam limpas} {depois|à noite}.',
  ],
  'universal/ask/success/b': [
    '{Bless|Steady} {the effort|each attempt}, {keep the means clean|keep me honest}, and let the outcome be what it will.',
    '{Abençoa|Firma} {o esforço|cada tentativa}, {guarda limpos os meios|guarda-me na honestidade}, e que o resultado seja o que for.',
  ],
  'universal/ask/success/c': [
    'If I {do well|get there}, let others rise with me; if I {do not|fall short}, let me {learn cheerfully|begin again}.',
    'Se {eu for bem|eu chegar lá}, que outros subam comigo; se {não|não bastar}, deixa-me {aprender com alegria|recomeçar}.',
  ],
  'universal/ask/success/d': [
    '{Save|Keep} me from {winning|success} at the {price|cost} of my evenings, and call me home.',
    'Guarda-me de {2:vencer|ter sucesso} à custa das minhas noites, e chama-me para casa.',
  ],
  'universal/ask/success/e': [
    'Give me {patience|care} for {the dull middle|the hundredth correction} of {the task|good work}, where most of it is made.',
    'Dá-me {paciência|cuidado} para {o meio sem graça|a centésima correção} {da tarefa|do bom trabalho}, onde quase tudo se faz.',
  ],
  'universal/ask/courage/a': [
    'Let me take {the step|one step} with {fear beside me|my knees shaking}, {and not wait to feel brave|since brave people shake too}.',
    'Deixa-me dar {o passo|um passo} com {o medo ao lado|os joelhos tremendo}, {sem esperar sentir coragem|pois quem é valente também treme}.',
  ],
  'universal/ask/courage/b': [
    'Give me {the sentence|the words} I {owe|have put off}, and {a steady voice|breath enough} to speak face to face.',
    'Dá-me {a frase|as palavras} que {devo|adiei}, e {uma voz firme|fôlego bastante} para falar cara a cara.',
  ],
  'universal/ask/courage/c': [
    'When {someone is mocked|the room goes along}, {stand me up|lift me} {out of my comfortable chair|before I have excuses}.',
    'Quando {alguém for zombado|a sala concordar calada}, {põe-me de pé|levanta-me} {da minha cadeira confortável|antes que eu ache desculpas}.',
  ],
  'universal/ask/courage/d': [
    '{Walk|Come} with everyone who crosses {a border|a dark yard|a hospital threshold} today with nothing but nerve.',
    '{Caminha|Vem} com quem hoje atravessa {uma fronteira|um pátio escuro|a porta de um hospital} sem nada além da coragem.',
  ],
  'universal/ask/courage/e': [
    'Let {the brave thing|courage} be small enough to do: {a call|a knock}, {a no|an honest yes}.',
    'Que {o gesto corajoso|o valor} seja pequeno o bastante para fazer: {um telefonema|bater a uma porta}, {um não|um sim sincero}.',
  ],
  'universal/ask/patience/a': [
    'Let {this|the matter} take {the time it takes|its own time}, and let me {not dig up the seed|keep my hands off the clock}.',
    'Que {isto|o assunto} leve {o tempo que leva|o seu próprio tempo}, e que eu {não desenterre a semente|não toque no relógio}.',
  ],
  'universal/ask/patience/b': [
    'In {the queue|the long wait}, give me {a slower heart|something to notice}: {a face, a leaf, a cloud|the child making faces}.',
    'Na {fila|longa espera}, dá-me {um coração mais lento|algo para notar}: {um rosto, uma folha, uma nuvem|a criança fazendo caretas}.',
  ],
  'universal/ask/patience/c': [
    '{Keep|Save} my {tongue|voice} from {the sigh|the sharp edge} when someone is slow, as I am slow too.',
    'Guarda minha {2:língua|voz} {3:do suspiro|do corte} quando alguém vai devagar, pois eu também vou devagar.',
  ],
  'universal/ask/patience/d': [
    'Where {answers do not come|nothing moves}, {keep me kind|keep me useful} {while I wait|in the meantime}, sweeping the step.',
    'Onde {as respostas não vêm|nada se move}, {guarda a minha bondade|faz-me útil} {enquanto espero|entretanto}, varrendo o degrau.',
  ],
  'universal/ask/patience/e': [
    'Teach me the {pace|manners} of {bread rising|trees|tides}, which no one can order, and let me rest in it.',
    'Ensina-me {1:o passo|os modos} {2:do pão que cresce|das árvores|das marés}, que ninguém pode mandar, e deixa-me descansar aí.',
  ],
  'universal/ask/understanding/a': [
    'Let me listen to the other side until I could {say it|argue it} {their way|fairly}, {and see them nod|without a smile}.',
    'Faz que eu escute o outro lado até poder {dizê-lo|defendê-lo} {à maneira dele|com justiça}, {e vê-lo concordar|sem sorrir}.',
  ],
  'universal/ask/understanding/b': [
    'Show me {the day|what lies} behind {a short reply|a hard face}: bad sleep, and {soften mine|hush my answer}.',
    'Mostra-me {o dia|o que há} por trás de {uma resposta curta|um rosto duro}: um sono ruim, e {abranda o meu coração|cala a minha resposta}.',
  ],
  'universal/ask/understanding/c': [
    '{Give words to|Untie} {what I cannot explain|the knot in my speech}, and {let someone wait while I try|send me a patient listener}.',
    '{1:Dá palavras a|Desata} {2:tudo o que não sei explicar|esse nó na minha fala}, e {3:que alguém espere enquanto tento|manda-me um ouvido paciente}.',
  ],
  'universal/ask/understanding/d': [
    'Let {two|both} stories of {one afternoon|the same day} {sit side by side|be told}, and neither be called a lie.',
    'Que {duas|ambas as} histórias {de uma tarde|do mesmo dia} {sentem lado a lado|sejam contadas}, e que nenhuma seja chamada de mentira.',
  ],
  'universal/ask/understanding/e': [
    'Where {language|age} {divides|gets in the way}, let bread, hands and drawings {do the talking|be enough}.',
    'Onde {a língua|a idade} {divide|atrapalha}, que o pão, as mãos e os desenhos {falem|bastem}.',
  ],
  'universal/ask/harmony/a': [
    'Let each {part|voice} keep its {own note|own pace}, and let the {whole|house} come into tune.',
    'Que cada {parte|voz} guarde {a sua própria nota|o seu próprio passo}, e que {o conjunto|a casa} se afine.',
  ],
  'universal/ask/harmony/b': [
    '{Set|Bring} {body, work and sleep|hurry, hunger and rest} back {into rhythm|on speaking terms}, beginning today.',
    'Traz {2:corpo, trabalho e sono|pressa, fome e descanso} de volta {3:ao ritmo|ao entendimento}, desde hoje.',
  ],
  'universal/ask/harmony/c': [
    'Let garden and street {share|divide} {the light|the ground} {fairly|without fuss}, and let me tread lightly.',
    'Que o jardim e a rua {partilhem|repartam} {a luz|o chão} {com justiça|sem alarde}, e que eu pise de leve.',
  ],
  'universal/ask/harmony/d': [
    'Where {tempers|plans} {clash|collide} {under one roof|at one table}, find the chord, however odd.',
    'Onde {os ânimos|os planos} {se chocam|colidem} {sob um teto|a uma mesa}, encontra o acorde, por estranho que seja.',
  ],
  'universal/ask/harmony/e': [
    '{Loosen|Retune} what I {have strung too tight|pull too hard}, in me and around me, {by one turn of the peg|a little}.',
    '{Afrouxa|Afina de novo} o que {estiquei demais|puxo com força demais}, em mim e ao meu redor, {uma volta de cravelha|um pouco}.',
  ],
}
