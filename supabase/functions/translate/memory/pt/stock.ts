import type { MemoryFile } from '../memory-file.ts'

export const fragments: MemoryFile = {
  'stock/theme/vacation/a': [
    'May the road {out and back|there and home} be {safe|clear|kind}, {bags, tickets and all|mile after mile}.',
    'Que o caminho {de ida e volta|até lá e até em casa} seja {seguro|livre|gentil}, {com malas, bilhetes e tudo|quilômetro a quilômetro}.',
  ],
  'stock/theme/vacation/b': [
    'Rest is {allowed|not a debt}, and {the unread letters|work left on the desk|the list at home} can wait.',
    'O descanso {é permitido|não é uma dívida}, e {as cartas por ler podem|o trabalho deixado na mesa pode|a lista de casa pode} esperar.',
  ],
  'stock/theme/vacation/c': [
    'Let {a strange bed|an unfamiliar room} {give good sleep|bring real sleep}, and {morning|waking} come without {an alarm|a list}.',
    'Que {uma cama estranha|um quarto desconhecido} {dê um bom sono|traga sono de verdade}, e que {a manhã|o despertar} chegue sem {alarme|lista}.',
  ],
  'stock/theme/vacation/d': [
    'A stranger will {hold a door|point the way|share a bench}; let {the kindness be noticed|thanks be quick}.',
    'Alguém desconhecido {vai segurar uma porta|vai apontar o caminho|vai dividir um banco}; que {a bondade seja notada|o agradecimento venha logo}.',
  ],
  'stock/theme/vacation/e': [
    'May those {left at home|who stay behind} be {kept safe|in good hands|at ease}, and {the return|the homecoming} {glad|easy}.',
    'Que {quem ficou em casa|quem fica} esteja {a salvo|em boas mãos|em paz}, e que {o regresso|a volta para casa} seja {alegre|fácil}.',
  ],
  'stock/theme/vacation/f': [
    'Let {one slow hour|a long view|an unplanned day} {loosen|untie} what {the year|hurry} pulled {tight|into knots}.',
    'Que {uma hora lenta|uma vista larga|um dia sem planos} {afrouxe|desate} o que {o ano|a pressa} {apertou com força|encheu de nós}.',
  ],
  'stock/theme/work/a': [
    '{The first hour|The next shift|The first meeting} will {set the tone|come soon}; let it begin {steady|fair and steady}.',
    '{A primeira hora|O próximo turno|A primeira reunião} {vai dar o tom|virá em breve}; que comece com {firmeza|justiça e firmeza}.',
  ],
  'stock/theme/work/b': [
    'May the work {be fair|be honest} to {everyone it touches|the ones who do it}, and {fairly paid|properly seen}.',
    'Que o trabalho seja {justo|honesto} com {todas as pessoas que toca|quem o faz}, e {pago com justiça|visto como merece}.',
  ],
  'stock/theme/work/c': [
    'Behind {the task|the deadline|the title} there are {people|tired faces}, and {people come first|none is a number}.',
    'Por trás {da tarefa|do prazo|do título} há {pessoas|rostos cansados}, e {as pessoas vêm primeiro|ninguém é um número}.',
  ],
  'stock/theme/work/d': [
    'Let {a mistake|a bad hour} at work be {mended|named} {early|quietly}, {without fear|before it grows}.',
    'Que {um erro|uma hora ruim} no trabalho {tenha conserto|tenha nome} {cedo|em voz baixa}, {sem medo|antes que cresça}.',
  ],
  'stock/theme/work/e': [
    'May {a steady hand|plain speech|a clear head} {outlast|get through} {the noise of the office|the hard conversation|a long afternoon}.',
    'Que {uma mão firme|uma palavra clara|uma cabeça lúcida} {dure mais que|atravesse} {o barulho do escritório|a conversa difícil|uma tarde longa}.',
  ],
  'stock/theme/work/f': [
    'When {the shift ends|work is done}, let {worry stay at the door|the desk stay behind} {and sleep come|until morning}.',
    'Quando {o turno acabar|o trabalho acabar}, que {a preocupação fique à porta|a mesa fique para trás} {e venha o sono|até de manhã}.',
  ],
  'stock/theme/healing/a': [
    'Let {careful|skilled|kind} hands do their work, {unrushed|well rested}, and {let pain be believed|let questions be answered}.',
    'Que mãos {cuidadosas|hábeis|gentis} façam o seu trabalho, {sem pressa|bem descansadas}, e que {se acredite na dor|as perguntas tenham resposta}.',
  ],
  'stock/theme/healing/b': [
    'No {bed|waiting room|corridor} should be {a lonely place|without company}; let {a friend|someone kind} {come|sit near}.',
    '{Nenhuma cama|Nenhuma sala de espera|Nenhum corredor} devia ser um lugar {de solidão|sem companhia}; que {alguém querido|uma voz gentil} {venha|esteja perto}.',
  ],
  'stock/theme/healing/c': [
    'May {sleep come in whole pieces|an hour pass without pain|the night be short}, and {morning|the next day} be {lighter|kinder}.',
    'Que {o sono venha inteiro|passe uma hora sem dor|a noite seja curta}, e que {a manhã|o dia seguinte} seja mais {leve|gentil}.',
  ],
  'stock/theme/healing/d': [
    'What the body needs is {seldom|rarely} quick: {rest|good care}, {time|patience}, {a hand held|an honest word}.',
    'O que o corpo precisa {raramente|quase nunca} é rápido: {descanso|bons cuidados}, {tempo|paciência}, {uma mão na mão|uma palavra sincera}.',
  ],
  'stock/theme/healing/e': [
    'Let {good news and hard news|every result|plain words} be {given gently|told with care}, {and heard by two|never in a hurry}.',
    'Que {as notícias boas e as duras sejam dadas|cada resultado seja dado|as palavras claras sejam ditas} {com suavidade|com cuidado}, {e ouvidas a dois|nunca com pressa}.',
  ],
  'stock/theme/healing/f': [
    'May those who {nurse|clean|keep watch} be {rested|thanked}, for {care is heavy work|they carry much}.',
    'Que quem {cuida|limpa|vela} {tenha descanso|receba gratidão}, pois {cuidar é trabalho pesado|carrega muito}.',
  ],
  'stock/theme/guidance/a': [
    'At {the fork|a crossing}, let {one clear question|one honest question} be enough {to begin|for today}.',
    '{Na bifurcação|Num cruzamento}, que {uma pergunta clara|uma pergunta sincera} baste {para começar|por hoje}.',
  ],
  'stock/theme/guidance/b': [
    '{Two roads|Both choices|Several doors} {look alike in poor light|seem possible}; let {nothing be forced|the true one stand out}.',
    '{Dois caminhos|As duas escolhas|Várias portas} {se parecem com pouca luz|parecem possíveis}; que {nada seja forçado|o verdadeiro se destaque}.',
  ],
  'stock/theme/guidance/c': [
    'Perhaps {a phone call|a walk|one night’s sleep} will {say|settle} more than {another list|turning it over}.',
    'Talvez {um telefonema|uma caminhada|uma noite de sono} {diga|resolva} mais do que {outra lista|dar mais voltas}.',
  ],
  'stock/theme/guidance/d': [
    'Only the next step {needs|asks for} light, {the length of a doorway|as far as a lamp reaches|not the whole map}.',
    'Só o próximo passo {precisa de|pede} luz, {o tamanho de uma porta|até onde chega uma lâmpada|não o mapa inteiro}.',
  ],
  'stock/theme/guidance/e': [
    'Let {fear|hurry|pride} not be the one to {choose|decide|sign}, {now or later|however loud}.',
    'Que não seja {o medo|a pressa|o orgulho} a {escolher|decidir|assinar}, {nem agora nem depois|por mais alto que fale}.',
  ],
  'stock/theme/guidance/f': [
    'What can be undone {may be tried|is worth trying}; what cannot {deserves|may have} {a slower hand|one more night}.',
    'O que pode ser desfeito {pode ser tentado|merece ser tentado}; o que não pode {merece|pode ter} {uma mão mais lenta|mais uma noite}.',
  ],
  'stock/theme/gratitude/a': [
    '{One good thing|One kindness} has a {name|shape} today: let it be {said aloud|told to someone|named plainly}.',
    '{Uma coisa boa|Um gesto bom} tem {nome|forma} hoje: que se diga {em voz alta|a alguém|com simplicidade}.',
  ],
  'stock/theme/gratitude/b': [
    'Someone {made room|took trouble|stayed late} so that {things went well|good could come}; may thanks {find them|arrive}.',
    'Alguém {abriu espaço|se deu ao trabalho|ficou até tarde} para que {tudo corresse bem|o bem pudesse vir}; que a gratidão {encontre essa pessoa|chegue}.',
  ],
  'stock/theme/gratitude/c': [
    'Let {the gift|good news} be {held a while|looked at slowly} before {the next wish|the next want} {arrives|comes}.',
    'Que {o presente|a boa notícia} {se guarde um pouco|se olhe devagar} antes que {o próximo desejo|a próxima vontade} {chegue|venha}.',
  ],
  'stock/theme/gratitude/d': [
    'What was {given|received} can be {passed on|handed along}: {an hour|a meal|a good word} is {enough|a start}.',
    'O que foi {dado|recebido} pode {seguir adiante|passar de mão em mão}: {uma hora|uma refeição|uma boa palavra} {basta|é um começo}.',
  ],
  'stock/theme/gratitude/e': [
    'Let {the day it happened|that good hour} be {kept|remembered} like {a coat by the door|a shell on a shelf|bread put by}.',
    'Que {o dia em que aconteceu|aquela hora boa} se {guarde|lembre} como {um casaco junto à porta|uma pedra no bolso|pão guardado}.',
  ],
  'stock/theme/gratitude/f': [
    'May gladness {make [me] gentle|loosen [my] hands|slow [me] down} {with those still waiting|beside those who wait}.',
    'Que a alegria {[me|nos] faça usar de gentileza|solte as [minhas|nossas] mãos|[me|nos] desacelere} {com quem ainda espera|ao lado de quem espera}.',
  ],
}
