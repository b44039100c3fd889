import type { MemoryFile } from '../memory-file.ts'

export const fragments: MemoryFile = {
  'stock/theme/vacation/a': [
    'May the road {out and back|there and home} be {safe|clear|kind}, {bags, tickets and all|mile after mile}.',
    'Que el camino {de ida y vuelta|hasta allí y hasta casa} sea {seguro|despejado|amable}, {con maletas, billetes y todo|kilómetro a kilómetro}.',
  ],
  'stock/theme/vacation/b': [
    'Rest is {allowed|not a debt}, and {the unread letters|work left on the desk|the list at home} can wait.',
    'El descanso {está permitido|no es una deuda}, y {las cartas sin leer pueden|el trabajo en la mesa puede|la lista de casa puede} esperar.',
  ],
  'stock/theme/vacation/c': [
    'Let {a strange bed|an unfamiliar room} {give good sleep|bring real sleep}, and {morning|waking} come without {an alarm|a list}.',
    'Que {una cama extraña|un cuarto desconocido} {dé buen sueño|traiga sueño de verdad}, y que {la mañana|el despertar} llegue sin {alarma|lista}.',
  ],
  'stock/theme/vacation/d': [
    'A stranger will {hold a door|point the way|share a bench}; let {the kindness be noticed|thanks be quick}.',
    'Una persona desconocida {sostendrá una puerta|indicará el camino|compartirá un banco}; que {se note la bondad|las gracias lleguen pronto}.',
  ],
  'stock/theme/vacation/e': [
    'May those {left at home|who stay behind} be {kept safe|in good hands|at ease}, and {the return|the homecoming} {glad|easy}.',
    'Que {quienes quedan en casa|quienes se quedan} {sigan a salvo|estén en buenas manos|estén en calma}, y que {el regreso|la vuelta a casa} sea {con alegría|fácil}.',
  ],
  'stock/theme/vacation/f': [
    'Let {one slow hour|a long view|an unplanned day} {loosen|untie} what {the year|hurry} pulled {tight|into knots}.',
    'Que {una hora lenta|una vista amplia|un día sin planes} {afloje|desate} lo que {el año|la prisa} {apretó con fuerza|llenó de nudos}.',
  ],
  'stock/theme/work/a': [
    '{The first hour|The next shift|The first meeting} will {set the tone|come soon}; let it begin {steady|fair and steady}.',
    '{La primera hora|El próximo turno|La primera reunión} {marcará el tono|llegará pronto}; que empiece con {firmeza|justicia y firmeza}.',
  ],
  'stock/theme/work/b': [
    'May the work {be fair|be honest} to {everyone it touches|the ones who do it}, and {fairly paid|properly seen}.',
    'Que el trabajo sea {justo|honrado} con {toda persona a la que toca|quienes lo hacen}, y {bien pagado|visto como merece}.',
  ],
  'stock/theme/work/c': [
    'Behind {the task|the deadline|the title} there are {people|tired faces}, and {people come first|none is a number}.',
    'Detrás {de la tarea|del plazo|del título} hay {personas|caras cansadas}, y {las personas van primero|ninguna es un número}.',
  ],
  'stock/theme/work/d': [
    'Let {a mistake|a bad hour} at work be {mended|named} {early|quietly}, {without fear|before it grows}.',
    'Que {un error|una mala hora} en el trabajo se {repare|nombre} {pronto|en voz baja}, {sin miedo|antes de que crezca}.',
  ],
  'stock/theme/work/e': [
    'May {a steady hand|plain speech|a clear head} {outlast|get through} {the noise of the office|the hard conversation|a long afternoon}.',
    'Que {una mano firme|una palabra clara|una mente despejada} {dure más que|atraviese} {el ruido de la oficina|la conversación difícil|una tarde larga}.',
  ],
  'stock/theme/work/f': [
    'When {the shift ends|work is done}, let {worry stay at the door|the desk stay behind} {and sleep come|until morning}.',
    'Cuando {termine el turno|acabe el trabajo}, que {la preocupación se quede en la puerta|la mesa quede atrás} {y llegue el sueño|hasta la mañana}.',
  ],
  'stock/theme/healing/a': [
    'Let {careful|skilled|kind} hands do their work, {unrushed|well rested}, and {let pain be believed|let questions be answered}.',
    'Que manos {cuidadosas|hábiles|amables} hagan su trabajo, {sin prisa|con buen descanso}, y que {se crea al dolor|haya respuesta a las preguntas}.',
  ],
  'stock/theme/healing/b': [
    'No {bed|waiting room|corridor} should be {a lonely place|without company}; let {a friend|someone kind} {come|sit near}.',
    '{Ninguna cama|Ninguna sala de espera|Ningún pasillo} debería ser un lugar {de soledad|sin compañía}; que {alguien cercano|una voz amable} {venga|esté cerca}.',
  ],
  'stock/theme/healing/c': [
    'May {sleep come in whole pieces|an hour pass without pain|the night be short}, and {morning|the next day} be {lighter|kinder}.',
    'Que {el sueño venga entero|pase una hora sin dolor|la noche sea corta}, y que {la mañana|el nuevo día} traiga más {ligereza|bondad}.',
  ],
  'stock/theme/healing/d': [
    'What the body needs is {seldom|rarely} quick: {rest|good care}, {time|patience}, {a hand held|an honest word}.',
    'Lo que el cuerpo necesita {rara vez|casi nunca} es rápido: {descanso|buenos cuidados}, {tiempo|paciencia}, {una mano en la mano|una palabra sincera}.',
  ],
  'stock/theme/healing/e': [
    'Let {good news and hard news|every result|plain words} be {given gently|told with care}, {and heard by two|never in a hurry}.',
    'Que {las noticias buenas y las duras se den|cada resultado se dé|las palabras claras se den} {con suavidad|con cuidado}, {y las oigan dos|nunca con prisa}.',
  ],
  'stock/theme/healing/f': [
    'May those who {nurse|clean|keep watch} be {rested|thanked}, for {care is heavy work|they carry much}.',
    'Que quienes {curan|limpian|velan} {tengan descanso|reciban gracias}, porque {cuidar es trabajo pesado|llevan mucho encima}.',
  ],
  'stock/theme/guidance/a': [
    'At {the fork|a crossing}, let {one clear question|one honest question} be enough {to begin|for today}.',
    'En {la bifurcación|un cruce}, que {una pregunta clara|una pregunta sincera} baste {para empezar|por hoy}.',
  ],
  'stock/theme/guidance/b': [
    '{Two roads|Both choices|Several doors} {look alike in poor light|seem possible}; let {nothing be forced|the true one stand out}.',
    '{Dos caminos|Las dos opciones|Varias puertas} {se parecen con poca luz|parecen posibles}; que {nada se fuerce|lo verdadero destaque}.',
  ],
  'stock/theme/guidance/c': [
    'Perhaps {a phone call|a walk|one night’s sleep} will {say|settle} more than {another list|turning it over}.',
    'Quizá {una llamada|un paseo|una noche de sueño} {diga|resuelva} más que {otra lista|darle más vueltas}.',
  ],
  'stock/theme/guidance/d': [
    'Only the next step {needs|asks for} light, {the length of a doorway|as far as a lamp reaches|not the whole map}.',
    'Solo el próximo paso {necesita|pide} luz, {el largo de una puerta|hasta donde llega una lámpara|no el mapa entero}.',
  ],
  'stock/theme/guidance/e': [
    'Let {fear|hurry|pride} not be the one to {choose|decide|sign}, {now or later|however loud}.',
    'Que no sea {el miedo|la prisa|el orgullo} quien {elija|decida|firme}, {ahora ni después|por más fuerte que hable}.',
  ],
  'stock/theme/guidance/f': [
    'What can be undone {may be tried|is worth trying}; what cannot {deserves|may have} {a slower hand|one more night}.',
    'Lo que puede deshacerse {puede probarse|merece probarse}; lo que no, {merece|puede tener} {una mano más lenta|una noche más}.',
  ],
  'stock/theme/gratitude/a': [
    '{One good thing|One kindness} has a {name|shape} today: let it be {said aloud|told to someone|named plainly}.',
    '{Una cosa buena|Un gesto bueno} tiene hoy {nombre|forma}: que se diga {en voz alta|a alguien|con sencillez}.',
  ],
  'stock/theme/gratitude/b': [
    'Someone {made room|took trouble|stayed late} so that {things went well|good could come}; may thanks {find them|arrive}.',
    'Alguien {hizo sitio|se tomó molestias|se quedó hasta tarde} para que {las cosas salieran bien|pudiera venir lo bueno}; que las gracias {le encuentren|lleguen}.',
  ],
  'stock/theme/gratitude/c': [
    'Let {the gift|good news} be {held a while|looked at slowly} before {the next wish|the next want} {arrives|comes}.',
    'Que {el regalo|la buena noticia} se {guarde un rato|mire despacio} antes de que {el próximo deseo|la próxima ansia} {llegue|venga}.',
  ],
  'stock/theme/gratitude/d': [
    'What was {given|received} can be {passed on|handed along}: {an hour|a meal|a good word} is {enough|a start}.',
    'Lo que fue {dado|recibido} puede {seguir su camino|pasar de mano en mano}: {una hora|una comida|una buena palabra} {basta|es un comienzo}.',
  ],
  'stock/theme/gratitude/e': [
    'Let {the day it happened|that good hour} be {kept|remembered} like {a coat by the door|a shell on a shelf|bread put by}.',
    'Que {el día en que ocurrió|aquella buena hora} se {guarde|recuerde} como {un abrigo junto a la puerta|una piedra en el bolsillo|pan reservado}.',
  ],
  'stock/theme/gratitude/f': [
    'May gladness {make [me] gentle|loosen [my] hands|slow [me] down} {with those still waiting|beside those who wait}.',
    'Que la alegría {[me|nos] enseñe a tratar con bondad|afloje [mis|nuestras] manos|[me|nos] haga ir despacio} {con quienes aún esperan|junto a quienes esperan}.',
  ],
}
