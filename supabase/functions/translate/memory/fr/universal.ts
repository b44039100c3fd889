import type { MemoryFile } from '../memory-file.ts'

export const fragments: MemoryFile = {
  'universal/opening/a': [
    'Source of life, I {stop|pause} {here|where I am} and let one breath go, {and then another|until the noise thins}, and find you near.',
    'Source de vie, je {m’arrête|fais une pause} {ici|là où je suis} et je laisse aller un souffle, {puis un autre|jusqu’à ce que le bruit s’éclaircisse}, et je te trouve tout près.',
  ],
  'universal/opening/b': [
    'You who are called by many names, {in every language of hunger and thanks|by people who never meet}, {I come with mine|I bring one more voice}, {plain and unpolished|small as it is}.',
    'Toi que l’on appelle de tant de noms, {dans toutes les langues de la faim et du merci|chez des gens qui ne se rencontrent jamais}, {je viens avec le mien|j’apporte une voix de plus}, {sans apprêt ni parure|si petite soit mon offrande}.',
  ],
  'universal/opening/c': [
    'Love that holds us, I {notice|look at} a cup on the table, {worn by use|plain as day}, and {something in me grows quiet|I begin there}.',
    'Amour qui nous portes, {je remarque|je regarde} une tasse sur la table, {avec les marques de l’usage|dans toute sa simplicité}, et {quelque chose en moi s’apaise|je commence là}.',
  ],
  'universal/opening/d': [
    'Here I am, Source of life, as I am: {late|tired}, {hopeful|unfinished}, with the day on my shoes, {and willing to listen|and glad to stand still}.',
    'Me voici, Source de vie, comme je suis : {en retard|avec ma fatigue}, {avec mon espoir|avec mon inachevé}, le jour encore aux souliers, {et à l’écoute|et dans la joie de rester immobile}.',
  ],
  'universal/opening/e': [
    'Source of life, {here I am|I am here}, {as I am|with open hands}.',
    'Source de vie, {me voici|je suis ici}, {comme je suis|les mains ouvertes}.',
  ],
  'universal/opening/f': [
    'You of many names, {hear|meet} {one small voice|an ordinary voice} {at the door|among so many}.',
    'Toi aux noms nombreux, {écoute|accueille} {une petite voix|une voix ordinaire} {à la porte|parmi tant d’autres}.',
  ],
  'universal/opening/g': [
    'Love that holds us, {I set down|let me set down} {my bags|what I carry} {and listen|here}.',
    'Amour qui nous portes, {je pose|laisse-moi poser} {mes sacs|ce que je porte} {et j’écoute|ici}.',
  ],
  'universal/opening/h': [
    'Source of all good, I {pause|stop} {with my hand on the latch|at the threshold}.',
    'Source de tout bien, {je fais une pause|je m’arrête} {la main sur le loquet|sur le seuil}.',
  ],
  'universal/attribute/a': [
    '{Every|Each} people has {a word|its own word} for you, and {every word|each one} {falls short|stops at the door}, and still you are near.',
    '{1:Tout|Chaque} peuple a {2:un mot|son propre mot} pour toi, et {3:chaque mot|chacun} {4:reste en deçà|s’arrête à la porte}, et pourtant tu es proche.',
  ],
  'universal/attribute/b': [
    'You are {older than|beneath} {my questions|every name I know}, and {nearer than|as near as} {my own|the next} breath.',
    'Tu es {avant|au-dessous de} {mes questions|tous les noms que je connais}, et {plus proche que|aussi proche que} {mon propre|le prochain} souffle.',
  ],
  'universal/attribute/c': [
    '{Life|Breath} came to me {unasked|without a bill}, and {each morning|so far} it {comes again|has kept coming}.',
    '{1:La vie|Le souffle} m’est venu{1:e|} {2:sans que je le demande|sans facture}, et {3:chaque matin|jusqu’ici} {4:cela revient|cela n’a cessé de venir}.',
  ],
  'universal/attribute/d': [
    'What {feeds|wakes} the sparrow and {turns the tide|lights the far stars} {also|quietly} {keeps a place for me|holds one small room}.',
    'Ce qui {nourrit|éveille} le moineau et {tourne la marée|allume les étoiles lointaines} {aussi|sans bruit} {me garde une place|tient prête une petite chambre}.',
  ],
  'universal/attribute/e': [
    'I have {met|heard} you most often in {hands at work|a stranger’s patience|someone’s kept promise}, {seldom in thunder|not in grand places}.',
    'Je t’ai {1:rencontré|entendu} le plus souvent dans {2:des mains au travail|la patience d’une personne inconnue|une promesse tenue}, {3:rarement dans le tonnerre|non dans les lieux grandioses}.',
  ],
  'universal/attribute/f': [
    'Bread {rises|is broken}, {rivers find the sea|night shifts end}, {doors open|someone forgives}: goodness is at work.',
    'Le pain {lève|se rompt}, {les fleuves trouvent la mer|les gardes de nuit finissent}, {des portes s’ouvrent|quelqu’un pardonne} : la bonté est à l’œuvre.',
  ],
  'universal/attribute/g': [
    'There is {a goodness|a love} {I did not make|older than I am} that {goes on|keeps working} {while I sleep|when I forget}.',
    'Il y a {une bonté|un amour}, {non de ma main|d’avant moi}, qui {continue|travaille} {pendant que je dors|quand j’oublie}.',
  ],
  'universal/attribute/h': [
    'Nothing {I bring|in my hands} is too {small|plain} to {lay down here|be looked at}, {not even silence|not a worry, not a crust}.',
    'Rien {de ce que j’apporte|dans mes mains} n’est trop {petit|simple} pour {être posé ici|être regardé}, {pas même le silence|ni un souci, ni une miette}.',
  ],
  'universal/turn/thanks/a': [
    'I {confess|admit} how {fast|quickly} {a gift|good fortune} becomes furniture: I {stop seeing it|walk round it}, and complain of the dust.',
    '{Je confesse|J’admets} combien {vite|tôt} {un cadeau|la bonne fortune} devient un meuble : {je cesse de voir|je passe à côté}, et je me plains de la poussière.',
  ],
  'universal/turn/thanks/b': [
    '{Some days|On grey days} thanks {stick in my throat|come slowly}, and I would rather be honest, {with whatever is left|poor as they are}.',
    '{Certains jours|Les jours gris}, les mercis {me restent dans la gorge|viennent lentement}, et j’aime mieux le dire vrai, {avec ce qui reste|si pauvres soient-ils}.',
  ],
  'universal/turn/thanks/c': [
    'Why does {good|plenty} {come to one house|fall at one door} and {pass|miss} the next? I {do not know|cannot say}, and {the question|not knowing|wonder} keeps my hands {open|loose}.',
    'Pourquoi {1:le bien|l’abondance} {2:vient-il à une maison|tombe-t-il devant une porte} et {3:passe|manque} la suivante ? Je ne {4:sais pas|saurais le dire}, et {5:la question|ne pas savoir|l’étonnement} garde mes mains {6:ouvertes|déliées}.',
  ],
  'universal/turn/thanks/d': [
    'What I {call mine|own} {passed through|came by way of} {many|a hundred} hands and will pass on, {which I forget|as I remember late}.',
    'Ce que {j’appelle mien|je possède} {a passé par|est venu par} {bien des|cent} mains et passera plus loin, {ce que j’oublie|comme je m’en souviens tard}.',
  ],
  'universal/turn/light/a': [
    'I {want|would like} the whole map, and {am given|what I get is} {a lantern and a friend|one lit step}; perhaps that is kinder.',
    'Je {veux|voudrais} toute la carte, et {il m’est donné|ce que je reçois, c’est} {une lanterne et quelqu’un près de moi|un seul pas éclairé} ; peut-être est-ce plus doux.',
  ],
  'universal/turn/light/b': [
    '{Part of me|Something in me} already knows, and goes on {asking others|asking around}, {hoping|fishing} for an easier answer.',
    '{Une part de moi|Quelque chose en moi} sait déjà, et continue {d’interroger les autres|de demander partout}, {en espérant|en cherchant} une réponse plus facile.',
  ],
  'universal/turn/light/c': [
    'I have {mistaken|taken} speed for sense {more than once|before now}, and {others|people near me} {paid some of it|carried the cost}.',
    'J’ai {1:confondu vitesse et bon sens|pris la vitesse pour du bon sens} {2:plus d’une fois|avant aujourd’hui}, et {3:d’autres|des proches} {4:en ont payé une part|en ont porté le prix}.',
  ],
  'universal/turn/light/d': [
    'What if {the way|the answer} is {not hidden|plain}, only {slow|quiet}, and I {have been too loud to hear|must stand still before I see it}?',
    'Et si {le chemin|ce que je cherche} {n’était pas caché|était clair}, seulement {lent|silencieux}, et que {j’aie fait trop de bruit pour entendre|je doive m’arrêter avant de le voir} ?',
  ],
  'universal/turn/mend/a': [
    '{How easy|How pleasant} it is to {love|bless} the whole world, and how hard to {forgive|be fair to} the one who slammed the door.',
    '{Qu’il est facile|Qu’il est plaisant} {d’aimer|de bénir} le monde entier, et qu’il est dur {de pardonner à|d’être juste envers} qui a claqué la porte.',
  ],
  'universal/turn/mend/b': [
    'I {keep|have kept} {my own list|a ledger} of {slights|small wrongs}, {neat and dated|well rehearsed}, and it has warmed no one.',
    'Je {tiens|tiens depuis longtemps} {ma liste à moi|un registre} {d’affronts|de petits torts}, {au net et avec les dates|bien répétés}, et cela n’a réchauffé personne.',
  ],
  'universal/turn/mend/c': [
    '{Perhaps|Maybe} {the other person|the other side} lies awake {too|as well}, with the same sentence, waiting for someone to begin.',
    '{1:Peut-être que|Il se peut que} {2:l’autre personne|l’autre côté} veille {3:aussi|tout autant}, avec la même phrase, en attendant que quelqu’un commence.',
  ],
  'universal/turn/mend/d': [
    'I {hurt|have hurt} people {without meaning to|while being right}, and was hurt the same way; {knowing it helps|let that soften me}.',
    '{Je blesse|J’ai blessé} des gens {sans le vouloir|en ayant raison}, et j’ai eu mal de la même façon ; {le savoir aide|que cela m’adoucisse}.',
  ],
  'universal/turn/bear/a': [
    'I am not as strong as I look, and {tired of pretending|here I need not pretend}; {even so|all the same}, {the next step is small|today is mine to carry}.',
    'Je n’ai pas la force que je montre, et {feindre me fatigue|ici je n’ai pas à feindre} ; {malgré tout|même ainsi}, {le prochain pas est petit|le jour présent est à moi de porter}.',
  ],
  'universal/turn/bear/b': [
    '{Fear|Worry} says the night will never end, and {at three o’clock|some hours} I {half believe|believe} {its story|every word}.',
    '{La peur|Le souci} dit que la nuit ne finira jamais, et {à trois heures|à certaines heures} {je crois à moitié|je crois} {son histoire|chaque mot}.',
  ],
  'universal/turn/bear/c': [
    'I cannot {fix|undo} {what has happened|everything}, and that is hard to say; I can {stay|be here}, {and do one thing|and boil water}.',
    'Je ne peux {réparer|défaire} {ce qui est arrivé|tout}, et c’est dur à dire ; je peux {rester|être là}, {et faire une chose|et mettre l’eau à chauffer}.',
  ],
  'universal/turn/bear/d': [
    'Others have crossed such water, {some limping|some singing}, and {left word|called back} that {there is a far bank|ground returns underfoot}.',
    'D’autres ont traversé de telles eaux, {certains en boitant|certains en chantant}, et ont {laissé dit|crié de loin} {qu’il y a une autre rive|que le sol revient sous les pieds}.',
  ],
  'universal/widening/a': [
    '{Remember|Hold} {those on night shift|everyone still at work}, {those who clean|those who drive}, and the ones who cannot sleep.',
    '{Souviens-toi de|Veille sur} {celles et ceux qui sont de nuit|celles et ceux qui travaillent encore}, {qui nettoient|qui conduisent}, et qui ne peuvent dormir.',
  ],
  'universal/widening/b': [
    'Let no {home|house} on {any|a single} street {be without|lack} {bread|a friend}, and let me be the one who knocks.',
    'Qu’à aucune maison, dans {2:aucune rue|une seule rue}, ne manque {4:le pain|l’amitié}, et que ce soit moi qui frappe à la porte.',
  ],
  'universal/widening/c': [
    'For {people I will never meet|those across the sea}, {who want what I want|with children they sing to}, I {ask|wish} {the same good|no less}.',
    'Pour {des gens que je ne rencontrerai jamais|celles et ceux d’au-delà des mers}, {qui veulent ce que je veux|avec des enfants qu’ils bercent de chants}, je {demande|souhaite} {le même bien|rien de moins}.',
  ],
  'universal/widening/d': [
    'Let the lonely be {called by name|asked to sit}, {the grieving|the old} {given time|listened to}, and {children|the young} kept safe.',
    'Que les personnes seules soient {appelées par leur nom|invitées à s’asseoir}, que {les personnes en deuil|les personnes âgées} {reçoivent du temps|trouvent qui les écoute}, et que {les enfants|les jeunes} soient à l’abri.',
  ],
  'universal/widening/e': [
    'May rivers, animals and seeds {fare better|have a gentler year} for {my being here|the way I live}, {even slightly|by a little}.',
    'Que les rivières, les bêtes et les graines {se portent mieux|aient une année plus douce} grâce à {ma présence ici|ma façon de vivre}, {ne serait-ce qu’à peine|un peu}.',
  ],
  'universal/widening/f': [
    'Where leaders {meet behind closed doors|decide for many}, let {somebody|one of them} {remember|speak for} the far end of the table.',
    'Là où les puissants {se réunissent à huis clos|décident pour beaucoup}, que {quelqu’un|l’un d’eux} {se souvienne du|parle pour le} bout de la table.',
  ],
  'universal/widening/g': [
    'What {good|help} comes to me, let it {go further|travel on}, {hand to hand|house to house}, past the edge of my sight.',
    '{Le bien|L’aide} qui me vient, {qu’il aille plus loin|que cela voyage encore}, {de main en main|de maison en maison}, au-delà de ma vue.',
  ],
  'universal/widening/h': [
    'Let our differences {make the road wide|bring more lamps}, and let {enemies|neighbours} {find|discover} some dull common task.',
    'Que nos différences {élargissent la route|apportent plus de lampes}, et que {les ennemis|les voisins} {trouvent|découvrent} quelque tâche commune et banale.',
  ],
  'universal/commit/a': [
    '{Today|Before I sleep} I will {do one thing|keep one promise} {that costs me something|without being asked}, {and tell nobody|quietly}.',
    '{Aujourd’hui|Avant de dormir}, je {ferai une chose|tiendrai une promesse} {qui me coûte|sans qu’on me le demande}, {et je n’en dirai rien|sans bruit}.',
  ],
  'universal/commit/b': [
    'I will {knock at one door|stop at one bench}, {carry one bag|ask one question}, and {stay|listen} {to the end|a little longer than I meant}.',
    'Je {frapperai à une porte|m’arrêterai à un banc}, {porterai un sac|poserai une question}, et {resterai|écouterai} {jusqu’au bout|un peu plus que prévu}.',
  ],
  'universal/commit/c': [
    '{Let me begin|I begin} with {the nearest|one} {person|thing}: {the dish, the debt, the greeting|a word, a chair, a cup}.',
    '{1:Laisse-moi commencer|Je commence} par {2:la plus proche des|une des} {3:personnes|choses} : {4:la vaisselle, la dette, le salut|un mot, une chaise, une tasse}.',
  ],
  'universal/commit/d': [
    'I will {leave|make} {one corner|something} {cleaner|kinder} than I found it, {and be glad of that|and then go on}.',
    'Je {1:laisserai|rendrai} {2:un coin|quelque chose} de plus {3:propre|doux} que je ne l’ai trouvé, {4:et j’en aurai de la joie|puis je continuerai}.',
  ],
  'universal/commit/e': [
    '{When|If} I forget, I will {begin again|start over} {at the next doorway|with the next breath}, {without speeches|and make no drama of it}.',
    '{Quand j’oublierai|Si j’oublie}, je {recommencerai|reprendrai au début} {au prochain seuil|au prochain souffle}, {sans discours|sans en faire un drame}.',
  ],
  'universal/closing/a': ['<May it be so.>', '<Qu’il en soit ainsi.>'],
  'universal/closing/b': ['<So may we live.>', '<Puissions-nous vivre ainsi.>'],
  'universal/closing/c': ['<Peace to every house.>', '<Paix à toute maison.>'],
  'universal/scene/morning-prayer/a': [
    'The {kettle|street} {wakes|begins to hum}, and {one task|one plain task} stands by the door.',
    '{La bouilloire|La rue} {s’éveille|se met à bourdonner}, et {une tâche|une simple tâche} se tient près de la porte.',
  ],
  'universal/scene/morning-prayer/b': [
    'First light {finds|touches} {the cup and the chair|the edge of the curtain}, and the day is still unspent.',
    'La première lueur {trouve|touche} {la tasse et la chaise|le bord du rideau}, et le jour est encore intact.',
  ],
  'universal/scene/morning-prayer/c': [
    'Before {the news|any message} there is {cold water|a bare floor}, and one unhurried breath.',
    'Avant {les nouvelles|tout message}, il y a {de l’eau froide|un sol nu}, et un souffle sans hâte.',
  ],
  'universal/scene/gratitude/a': [
    'At {the end of an ordinary day|the sink, late}, {one moment|a single hour} stays lit.',
    '{À la fin d’un jour ordinaire|À l’évier, tard}, {un moment|une seule heure} garde sa lumière.',
  ],
  'universal/scene/gratitude/b': [
    'There was {a doorway|a bench} where {a good thing arrived|someone was kind}, and I go back there now.',
    'Il y eut {un seuil|un banc} où {une bonne chose est arrivée|quelqu’un fut bon}, et j’y retourne maintenant.',
  ],
  'universal/scene/gratitude/c': [
    'On {the walk home|the back step} I {go over|turn over} what the day left me.',
    '{Sur le chemin du retour|Sur la marche de derrière}, je {repasse|retourne} ce que le jour m’a laissé.',
  ],
  'universal/scene/personal-growth/a': [
    'One {habit|fault} of mine knows the way in, and one small practice {waits|could answer}.',
    '{Une habitude|Une faute} à moi connaît l’entrée, et une petite pratique {attend|pourrait répondre}.',
  ],
  'universal/scene/personal-growth/b': [
    'The {notebook|mat} is {open|unrolled} again, {a week late|after a gap}, and nobody scolds.',
    '{1:Le carnet s’ouvre|Le tapis se déroule} de nouveau, {3:avec une semaine de retard|après une pause}, et personne ne gronde.',
  ],
  'universal/scene/personal-growth/c': [
    'In the {mirror|dark window} someone half finished {looks back|meets my eye}, not unkindly.',
    'Dans {le miroir|la fenêtre sombre}, quelqu’un d’inachevé {me regarde|croise mes yeux}, non sans bonté.',
  ],
  'universal/scene/wellbeing/a': [
    'My {shoulders|feet} {report the week|have kept count}, and {sleep|rest} has been thin.',
    '{Mes épaules|Mes pieds} {racontent la semaine|ont tenu le compte}, et {le sommeil|le repos} a été mince.',
  ],
  'universal/scene/wellbeing/b': [
    '{A walk|A bath}, {a bowl of soup|a slow breath}, an early bed: the body asks for little.',
    '{Une marche|Un bain}, {un bol de soupe|un souffle lent}, un lit tôt : le corps demande peu.',
  ],
  'universal/scene/wellbeing/c': [
    'Somewhere between the screen and {the pillow|supper}, {my breath|the day} went shallow.',
    'Quelque part entre l’écran et {l’oreiller|le souper}, {mon souffle|le jour} a perdu sa profondeur.',
  ],
  'universal/scene/professional/a': [
    'The {desk|counter} is {wiped|ready}, {the lights hum|the clock runs}, and a queue is forming.',
    '{1:Le bureau|Le comptoir} est {2:essuyé|prêt}, {3:les lampes bourdonnent|l’horloge tourne}, et une file se forme.',
  ],
  'universal/scene/professional/b': [
    'Keys, badge and coat: the shift {begins|opens} with {other people’s needs|a list not mine}.',
    'Clés, badge et manteau : le service {commence|s’ouvre} avec {les besoins des autres|une liste qui n’est pas la mienne}.',
  ],
  'universal/scene/professional/c': [
    'There is a meeting to get through, and a colleague’s {name|worry} to {remember|keep in view}.',
    'Il y a une réunion à traverser, et {1:le nom|le souci} d’une personne de l’équipe à {2:retenir|garder en vue}.',
  ],
  'universal/scene/relationships/a': [
    'Between {one person|someone dear} and me {lies|is} a small silence, a day old.',
    'Entre {une personne|quelqu’un de cher} et moi {repose|il y a} un petit silence, vieux d’un jour.',
  ],
  'universal/scene/relationships/b': [
    'Two {cups|chairs} {stand ready|are set} on {the table|the balcony}, and one of them waits.',
    'Deux {tasses|chaises} {se tiennent prêtes|sont mises} sur {la table|le balcon}, et l’une d’elles attend.',
  ],
  'universal/scene/relationships/c': [
    'A name comes up, and {my hand|something in me} {hesitates|goes quiet}, for more reasons than one.',
    'Un nom surgit, et {ma main|quelque chose en moi} {hésite|se tait}, pour plus d’une raison.',
  ],
  'universal/scene/spirituality/a': [
    'The {cushion|chair|bench} by the {window|wall} is {where I come|my place}, dry or glad.',
    '{Le coussin|La chaise|Le banc} près {de la fenêtre|du mur} est {là où je viens|ma place}, dans la sécheresse ou dans la joie.',
  ],
  'universal/scene/spirituality/b': [
    'Silence has been {hard to find|crowded} {lately|all week}, and I come to it rusty.',
    'Le silence {1:était dur à trouver|était encombré} {2:ces temps-ci|toute la semaine}, et j’y viens avec ma rouille.',
  ],
  'universal/scene/spirituality/c': [
    '{Some days|Often} the {old words|best words} ring hollow, and I keep the hour all the same.',
    '{Certains jours|Souvent}, les {vieux mots|meilleurs mots} sonnent creux, et je garde l’heure malgré tout.',
  ],
  'universal/scene/celebration/a': [
    'There is {music|a laid table} and {an open door|too much cake}, and one chair for the absent.',
    'Il y a {de la musique|une table mise} et {une porte ouverte|trop de gâteau}, et une chaise pour les absents.',
  ],
  'universal/scene/celebration/b': [
    '{Flowers|Lanterns} {go up|are hung}, names are called, and everyone talks at once.',
    'On {2:dresse|suspend} {1:des fleurs|des lanternes}, on appelle les noms, et tout le monde parle en même temps.',
  ],
  'universal/scene/celebration/c': [
    '{Something new|A finished year} is {welcomed here|held up to the light} {by many hands|with clapping and tears}.',
    '{Quelque chose de nouveau|Un an accompli} est {accueilli ici|levé à la lumière} {par bien des mains|avec des bravos et des larmes}.',
  ],
  'universal/generic/a': [
    'You know {the matter|what} I carry {today|here}, {even the part without words|better than I can say}.',
    'Tu connais {l’affaire|ce} que je porte {aujourd’hui|ici}, {même la part sans mots|mieux que je ne sais le dire}.',
  ],
  'universal/generic/b': [
    '{One thing|Something} is {on my mind|at the front of my mind}, and I {set it down|lay it here}.',
    '{Une chose|Un souci} {occupe mon esprit|se tient au premier plan de mon esprit}, et je {le dis tout bas|le pose ici}.',
  ],
  'universal/generic/c': [
    'What I {came with|have brought} {has its own weight|is real}; let it be {held|met} {carefully|gently}.',
    'Ce que {je portais en venant|j’ai apporté} {a son propre poids|est réel} ; que ce soit {tenu|accueilli} {avec soin|avec douceur}.',
  ],
  'universal/comfort/a': [
    'What {was lost|is gone} {mattered|was loved}, and {grief may take its time|no one has to hurry}.',
    'Ce qui {fut perdu|n’est plus} {comptait|fut aimé}, et {le deuil peut prendre son temps|personne n’a à se hâter}.',
  ],
  'universal/comfort/b': [
    'Sit with me {in the empty hour|where it is empty}, {saying little|without explaining}, {until I can eat|as a good neighbour would}.',
    'Assieds-toi près de moi {à l’heure vide|là où c’est vide}, {en disant peu|sans expliquer}, {jusqu’à ce que je puisse manger|comme on le fait entre bons voisins}.',
  ],
  'universal/comfort/c': [
    'Let {the ache|sorrow} be {as large as it is|unashamed}, and {let bread come|hold me up}.',
    'Que {la douleur|le chagrin} {garde toute sa mesure|soit sans honte}, et {que vienne le pain|soutiens-moi}.',
  ],
  'universal/comfort/d': [
    '{Soften|Ease} the long {evenings|first mornings} {when absence is loudest|when I forget and then remember}.',
    '{Adoucis|Allège} les longs {soirs|premiers matins}, {quand l’absence parle le plus fort|quand j’oublie puis me souviens}.',
  ],
  'universal/ask/gratitude/a': [
    'Let me {hold|keep} {one good thing|one plain kindness} {up to the light|in view} before I reach for more.',
    'Laisse-moi tenir {2:une bonne chose|une simple bonté} {3:à la lumière|en vue} avant d’en chercher d’autres.',
  ],
  'universal/ask/gratitude/b': [
    'Someone’s work {warmed|fed|lit} {my house|the room} before I woke; I {notice now|say thanks}.',
    'Le travail de quelqu’un a {chauffé|nourri|éclairé} {ma maison|la pièce} avant mon réveil ; {je le remarque maintenant|je dis merci}.',
  ],
  'universal/ask/gratitude/c': [
    'Teach me to {receive|take} {a gift|what is given} with {both|open} hands and no excuses.',
    'Apprends-moi à recevoir {2:un cadeau|ce qui est donné} {3:des deux mains|les mains ouvertes} et sans excuses.',
  ],
  'universal/ask/gratitude/d': [
    'What I {leaned on|used} all day and {never named|took as owed}, let me {name|honour} {at last|now}.',
    'Ce {1:qui m’a porté secours|dont j’ai usé} tout le jour et {2:que je n’ai jamais nommé|que j’ai pris pour un dû}, laisse-moi le {3:nommer|honorer} {4:enfin|maintenant}.',
  ],
  'universal/ask/gratitude/e': [
    'Let gratitude {change|slow} {the way I speak|how I spend the next hour}, {not only my mood|and not just my words}.',
    'Que la gratitude {change|ralentisse} {ma façon de parler|ma prochaine heure}, {et non seulement mon humeur|et pas seulement mes mots}.',
  ],
  'universal/ask/guidance/a': [
    'Show me {which door is mine|what is mine to do} {today|first}, and let me {leave the others shut|knock once and wait}.',
    'Montre-moi {quelle porte est la mienne|ce qui m’incombe} {aujourd’hui|en premier}, et laisse-moi {garder les autres fermées|frapper une fois et attendre}.',
  ],
  'universal/ask/guidance/b': [
    'When {two|two good} roads {look alike|call equally}, {slow me|keep me still} until one grows plain.',
    'Quand deux {1:|bonnes }routes {2:se ressemblent|appellent autant l’une que l’autre}, {3:ralentis-moi|tiens-moi au calme} jusqu’à ce que l’une s’éclaire.',
  ],
  'universal/ask/guidance/c': [
    'Let me ask {someone who knows the ground|one honest friend} before I {trust|follow} {my own noise|the loudest voice}.',
    'Laisse-moi interroger {1:qui connaît le terrain|une personne amie et honnête} avant {2:de croire|de suivre} {3:mon propre bruit|la voix la plus forte}.',
  ],
  'universal/ask/guidance/d': [
    '{Quiet|Turn down} the crowd in my head until {one true sentence|a single clear word} {remains|can be heard}.',
    '{1:Apaise|Baisse} la foule dans ma tête jusqu’à ce {2:qu’une phrase vraie|qu’un seul mot clair} {3:demeure|s’entende}.',
  ],
  'universal/ask/guidance/e': [
    'If I have gone wrong, {turn me|call me back} {gently|early}, {while turning is easy|before the dark}.',
    'Si j’ai pris la mauvaise route, {fais-moi tourner|rappelle-moi} {doucement|tôt}, {tant qu’il est facile de tourner|avant la nuit}.',
  ],
  'universal/ask/blessing/a': [
    'Let good {come to|rest on} every {door|desk|bed} I {pass|think of} {today|now}, known to me or not.',
    'Que le bien {1:vienne à|repose sur} {2:chaque porte|chaque bureau|chaque lit} {3:que je croise|où va ma pensée} {4:aujourd’hui|maintenant}, connu ou non.',
  ],
  'universal/ask/blessing/b': [
    'May those I love {be well|be glad}, {sleep soundly|eat well}, and {do some good|be met kindly} today.',
    'Que les personnes que j’aime {aillent bien|soient en joie}, {dorment bien|mangent bien}, et {fassent quelque bien|trouvent bon accueil} aujourd’hui.',
  ],
  'universal/ask/blessing/c': [
    'Put {kindness|a blessing} on my {tongue|lips} {before I leave|at the door}, so that someone goes lighter.',
    'Mets {de la bonté|de bons vœux} sur {ma langue|mes lèvres} {avant mon départ|à la porte}, pour que quelqu’un reparte le cœur léger.',
  ],
  'universal/ask/blessing/d': [
    'Let {the old|the young} walk safely here, and let {the tired|the new} {find a chair|be given tea}.',
    'Que {les anciens|les jeunes} marchent ici sans danger, et que {qui est las|qui arrive} {trouve une chaise|reçoive du thé}.',
  ],
  'universal/ask/blessing/e': [
    'What I {cannot be near to guard|have to leave}, I wish well {by name|aloud}, {and let it go|without fear}.',
    'À ce que {je ne peux garder de près|je dois quitter}, je souhaite du bien {par son nom|à voix haute}, {et je le laisse aller|sans peur}.',
  ],
  'universal/ask/peace/a': [
    'Let me {stop feeding|put down} {the|one old} argument {I carry from room to room|that eats at my table}.',
    'Que je {cesse de nourrir|dépose} {la|une vieille} dispute {que je porte de pièce en pièce|qui mange à ma table}.',
  ],
  'universal/ask/peace/b': [
    'Give {the house|these rooms} {an evening|an hour} {without slammed doors|of low voices}, and start with mine.',
    'Donne {à la maison|à ces pièces} {une soirée|une heure} {sans portes claquées|de voix basses}, en commençant par moi.',
  ],
  'universal/ask/peace/c': [
    'Where {nations|neighbours} {shout|arm themselves}, {raise up|strengthen} those who carry water.',
    'Là où {les nations|les voisins} {crient|s’arment}, {relève|fortifie} celles et ceux qui portent l’eau.',
  ],
  'universal/ask/peace/d': [
    'Let {quiet come in|stillness settle} like {dusk over fields|lamplight over a table}, {asking nothing|and stay}.',
    'Que {le calme entre|le silence se pose} comme {le soir sur les champs|la lampe sur une table}, {sans rien demander|et demeure}.',
  ],
  'universal/ask/peace/e': [
    'When {the old sting|an insult} {comes back|returns}, let me {breathe|count the stairs} before I answer.',
    'Quand {1:la vieille piqûre|une insulte} {2:revient|est de retour}, laisse-moi {3:respirer|compter les marches} avant de répondre.',
  ],
  'universal/ask/loving-kindness/a': [
    'Let goodwill {begin at|start with} {my own tired face|my own door} and {walk on|go out} to people I avoid.',
    'Que la bienveillance commence par {2:mon propre visage fatigué|ma propre porte} et {3:s’en aille|sorte} vers les gens que j’évite.',
  ],
  'universal/ask/loving-kindness/b': [
    'May the face I {love|see} first be {safe|in peace}, and {the last on my list|a stranger} {after it|no less so}.',
    'Que le visage que {j’aime|je vois} en premier soit {à l’abri|en paix}, et {le dernier de ma liste|un visage inconnu} {ensuite|tout autant}.',
  ],
  'universal/ask/loving-kindness/c': [
    '{Widen|Stretch} my {care|kindness} past {the easy ones|my own table} to whoever sits alone.',
    '{1:Élargis|Étends} {2:mon attention|ma bonté} au-delà {3:des gens faciles|de ma propre table} jusqu’à qui s’assied à l’écart.',
  ],
  'universal/ask/loving-kindness/d': [
    'Let me {greet|treat} {the caller, the cashier and the child|whoever knocks} as {a guest|someone’s beloved}, and not as a task.',
    'Laisse-moi {accueillir|traiter} {la voix au téléphone, la caisse et l’enfant|qui que ce soit qui frappe} comme {un hôte|l’être aimé de quelqu’un}, et non comme une tâche.',
  ],
  'universal/ask/loving-kindness/e': [
    '{Soften|Warm} my first judgement, so that {people near me|the shy ones} {stand easier|may breathe}.',
    '{Adoucis|Réchauffe} mon premier jugement, pour que {mes proches|les timides} {se tiennent plus à l’aise|puissent respirer}.',
  ],
  'universal/ask/mercy/a': [
    'Be gentle with {what I did badly|my worst hour}, and {teach|bring} me {to spare|to pardon} another’s.',
    'Regarde avec douceur {ce que j’ai mal fait|ma pire heure}, et {apprends-moi|amène-moi} à {épargner|pardonner} les fautes d’autrui.',
  ],
  'universal/ask/mercy/b': [
    '{Let no one|May nobody} be {only|reduced to} {the worst thing they did|one bad day}, myself included.',
    'Que personne ne {2:se résume à|se réduise à} {3:sa pire action|un seul mauvais jour}, ni moi non plus.',
  ],
  'universal/ask/mercy/c': [
    '{Slow|Cool} {my hand|my tongue} where {harshness|blame} would be {easy|cheap} and even fair.',
    '{Ralentis|Refroidis} {ma main|ma langue} là où {la dureté|le blâme} serait {facile|à bon compte} et même juste.',
  ],
  'universal/ask/mercy/d': [
    'Handle me {now|today} as one handles {bruised fruit|a cracked bowl}, {and I will learn the way|and teach my hands the same}.',
    'Traite-moi {maintenant|aujourd’hui} comme on traite {un fruit meurtri|un bol fêlé}, {et j’apprendrai comment|et j’en instruirai mes mains}.',
  ],
  'universal/ask/mercy/e': [
    'For {the late|the careless|the rude}, let me find {a second look|one soft word} before the sharp one.',
    'Pour {qui arrive en retard|qui est négligent|qui est impoli}, fais-moi trouver {un second regard|un mot doux} avant celui qui coupe.',
  ],
  'universal/ask/forgiveness/a': [
    'I {did harm|was wrong}, and I {say so|own it} {without the because|plainly}; show me what to mend.',
    '{J’ai fait du mal|J’ai eu tort}, et je le {dis|reconnais} {sans le parce que|simplement} ; montre-moi quoi réparer.',
  ],
  'universal/ask/forgiveness/b': [
    'Give me {the courage|the humility} to {knock|write first} and {say sorry|ask pardon} without arguing my side.',
    'Donne-moi {le courage|l’humilité} {de frapper|d’écrire en premier} et de {dire mon regret|demander pardon} sans plaider ma cause.',
  ],
  'universal/ask/forgiveness/c': [
    '{Take|Loosen} {the|an old} grudge from my {hand|pocket}; it weighs like a stone.',
    '{Ôte|Desserre} {la|une vieille} rancune de {ma main|ma poche} ; elle pèse comme une pierre.',
  ],
  'universal/ask/forgiveness/d': [
    'Let me {repair|replace|return} what I {can|broke}, and {bear|accept} the other person’s no.',
    'Laisse-moi {réparer|remplacer|rendre} ce que {je peux|j’ai cassé}, et {supporter|accepter} le non de l’autre.',
  ],
  'universal/ask/forgiveness/e': [
    'What was done {to|against} me was {real|wrong}; let me {stop rehearsing it|set it down} when I am able.',
    'Ce qui fut fait {1:envers moi|contre moi} était {2:réel|injuste} ; laisse-moi {3:cesser d’y revenir|le déposer} quand je le pourrai.',
  ],
  'universal/ask/healing/a': [
    'Let {ease|rest} come to {what hurts|the sore place}, {an hour at a time|slowly if it must}, and let sleep be deep.',
    'Que {le soulagement|le repos} vienne à {ce qui fait mal|l’endroit blessé}, {une heure à la fois|lentement s’il le faut}, et que le sommeil soit profond.',
  ],
  'universal/ask/healing/b': [
    'Give {skill|steadiness} to {those who treat|the hands that tend} {the sick|the body}, and time to sit down.',
    'Donne {1:du savoir-faire|de l’assurance} à {2:qui soigne|la main qui soigne} {3:les malades|le corps}, et le temps de s’asseoir.',
  ],
  'universal/ask/healing/c': [
    'Whether {mending|recovery} comes {soon|late} or not at all, let {comfort|tenderness} not be delayed.',
    'Que {la guérison|le rétablissement} vienne {tôt|tard} ou ne vienne pas, que {le réconfort|la tendresse} ne tarde point.',
  ],
  'universal/ask/healing/d': [
    'Teach me to {care well|be of use}: clean water, {a quiet voice|few words}, {no false cheer|a hand that stays}.',
    'Apprends-moi à {bien soigner|être utile} : de l’eau propre, {une voix calme|peu de mots}, {pas de fausse gaieté|une main qui reste}.',
  ],
  'universal/ask/healing/e': [
    'Let {the body|my body} be thanked for {what still works|each breath}, {even on bad days|and not scolded for the rest}.',
    'Que {le corps|mon corps} soit remercié pour {ce qui marche encore|chaque souffle}, {même les mauvais jours|et non grondé pour le reste}.',
  ],
  'universal/ask/victory/a': [
    'Let {the good in me|what is decent in me} outlast the old fear {by one day|by an hour|once more}.',
    'Que {le bon en moi|ce qui est droit en moi} dure plus que la vieille peur, {d’un jour|d’une heure|une fois encore}.',
  ],
  'universal/ask/victory/b': [
    'Let me win {nothing|no quarrel} by another’s shame; {my own temper|my own pride} is {enough|opponent enough}.',
    'Ne me laisse gagner {1:rien|aucune querelle} par la honte d’autrui ; {2:mon propre emportement|mon propre orgueil} {3:suffit|suffit comme adversaire}.',
  ],
  'universal/ask/victory/c': [
    'Where {injustice|cruelty} has {a loud voice|long legs}, give {truth|patience} the longer breath.',
    'Là où {l’injustice|la cruauté} a {la voix forte|de longues jambes}, donne à {la vérité|la patience} le souffle le plus long.',
  ],
  'universal/ask/victory/d': [
    '{Break|Loosen} the {habit|fear} that {wins|rules} each {evening|week}, one small refusal at a time.',
    '{Brise|Desserre} {l’habitude|la peur} qui {gagne|règne} chaque {soir|semaine}, un petit refus à la fois.',
  ],
  'universal/ask/victory/e': [
    'When I {fall|fail} {again|at the same stair}, let me {get up|stand} {without drama|before shame arrives}.',
    'Quand {je tombe|j’échoue} {encore|à la même marche}, fais que {je me relève|je me tienne debout} {sans drame|avant que vienne la honte}.',
  ],
  'universal/ask/rain/a': [
    'Let {rain|good rain} find its way to the dry places, {softly|gently}, {in season|without haste}.',
    'Que {la pluie|la bonne pluie} trouve le chemin des lieux secs, {doucement|avec douceur}, {en sa saison|sans hâte}.',
  ],
  'universal/ask/rain/b': [
    'Fill the wells {by night|slowly}, and {spare|pass over} {the banks and the bridges|the low houses}.',
    'Remplis les puits {1:de nuit|lentement}, et {2:épargne|contourne} {3:les berges et les ponts|les maisons basses}.',
  ],
  'universal/ask/rain/c': [
    'For {farmers|gardeners} {watching the sky|counting days}, let {a cloud keep its promise|the wind turn kindly} and let seed drink.',
    'Pour {1:qui laboure|qui jardine} {2:en guettant le ciel|en comptant les jours}, {3:qu’un nuage tienne sa promesse|que le vent tourne avec bonté} et que boive la semence.',
  ],
  'universal/ask/rain/d': [
    'Teach me to {carry|use} water {as if someone walked for it|with care}, cup by cup, and {leave streams clean|waste none}.',
    'Apprends-moi à {porter|user de} l’eau {comme si quelqu’un avait marché pour elle|avec soin}, tasse après tasse, et à {laisser les ruisseaux propres|ne rien gaspiller}.',
  ],
  'universal/ask/rain/e': [
    '{Keep|Hold} the balance of {cloud and ground|river and field}: {enough to grow|enough for all}, not enough to drown.',
    '{Garde|Tiens} l’équilibre entre {le nuage et le sol|le fleuve et le champ} : {assez pour croître|assez pour tous}, pas assez pour noyer.',
  ],
  'universal/ask/thanksgiving/a': [
    'I name {the year’s gifts|what was given} {one by one|like plates on a table}: {the harvest, the rescue, the laugh|help that came, doors that opened}.',
    'Je nomme {les dons de l’année|ce qui fut donné} {un à un|comme des assiettes sur une table} : {la récolte, le secours, le rire|l’aide venue, les portes ouvertes}.',
  ],
  'universal/ask/thanksgiving/b': [
    'Thanks for {the ones who stayed|those who came early}, {who cooked and carried|who swept up after}, {and asked for nothing|and went home tired}.',
    'Merci pour {celles et ceux qui sont restés|celles et ceux venus tôt}, {qui ont cuisiné et porté|qui ont balayé ensuite}, {et n’ont rien demandé|et sont rentrés bien las}.',
  ],
  'universal/ask/thanksgiving/c': [
    'Let thanksgiving leave my mouth and {become|turn into} {a shared meal|soup for a neighbour|an open purse}.',
    'Que le merci quitte ma bouche et devienne {2:un repas partagé|une soupe pour le voisinage|une bourse ouverte}.',
  ],
  'universal/ask/thanksgiving/d': [
    'What {many|so many} planted, sewed and drove, I {wear and eat|enjoy}; let me {be worthy|remember them}.',
    'Ce que {beaucoup|tant de gens} ont planté, cousu et conduit, je {le porte et le mange|m’en réjouis} ; fais que {j’en sois digne|je me souvienne d’eux}.',
  ],
  'universal/ask/thanksgiving/e': [
    'Even a hard year {had|held} its {bread|light}; I {gather|count} what remains {gladly|with thanks}.',
    'Même une année dure {avait|gardait} {son pain|sa lumière} ; je {recueille|compte} ce qui reste {avec joie|avec gratitude}.',
  ],
  'universal/ask/protection/a': [
    'Be a {roof|wall|lamp} {now|in bad weather} for those on the road, and for my own house.',
    'Sois {un toit|un mur|une lampe} {maintenant|par mauvais temps} pour qui est sur la route, et pour ma propre maison.',
  ],
  'universal/ask/protection/b': [
    'Keep {small hands|the ones I love} from {the road, the stove and the deep water|harm in ordinary places} {while I look away|all day}.',
    'Garde {les petites mains|celles et ceux que j’aime} de {la route, du feu et de l’eau profonde|tout mal dans les lieux ordinaires} {quand je détourne les yeux|tout le jour}.',
  ],
  'universal/ask/protection/c': [
    'Let no {blow|hard hand} {fall|land} in my name; make me {watchful|someone’s safe place}.',
    'Qu’en mon nom ne tombe {1:aucun coup|aucune main dure} ; fais de moi {3:un regard qui veille|le refuge de quelqu’un}.',
  ],
  'universal/ask/protection/d': [
    'Where {a child|anyone} is afraid of footsteps, let there be {a neighbour who knocks|a safe bed|quick help}.',
    'Là où {un enfant|quelqu’un} a peur des pas, qu’il y ait {un voisin qui frappe|un lit sûr|une aide rapide}.',
  ],
  'universal/ask/protection/e': [
    'Guard {my mind|my mouth} too, for {bitterness|fear} gets in where {no lock|no bolt} is any use.',
    'Garde aussi {mon esprit|ma bouche}, car {l’amertume|la peur} entre là où {aucune serrure|aucun verrou} ne sert.',
  ],
  'universal/ask/wisdom/a': [
    'Teach me to {tell|know} {what lasts|the great} from {what is loud|the urgent}, slowly if need be.',
    'Apprends-moi à distinguer {2:ce qui dure|le grand} {3:de ce qui fait du bruit|de l’urgent}, lentement s’il le faut.',
  ],
  'universal/ask/wisdom/b': [
    'Let me {learn from|sit beside} {the old and the very young|those who have failed well}, {and write nothing down|and only listen}.',
    'Laisse-moi {1:apprendre auprès de|m’asseoir près de} {2:la vieillesse et de l’enfance|qui a bien échoué}, {3:et ne rien noter|et seulement écouter}.',
  ],
  'universal/ask/wisdom/c': [
    'Where I {am clever|am quick}, make me {kind|slow}; where I know little, {let me say so|keep me glad}.',
    'Là où {1:j’ai de l’esprit|je vais vite}, donne-moi {2:la bonté|la lenteur} ; là où je sais peu, {3:laisse-moi le dire|garde ma joie}.',
  ],
  'universal/ask/wisdom/d': [
    'Ripen my judgement the way {a pear ripens|apples keep} {in a dark drawer|in straw}, {unhurried|untouched}.',
    'Mûris mon jugement comme {mûrit une poire|se gardent les pommes} {dans un tiroir sombre|dans la paille}, {sans hâte|sans qu’on y touche}.',
  ],
  'universal/ask/wisdom/e': [
    'When {advice|experience} and {fear|pride} sound alike, give me {one night|a long walk} before I choose.',
    'Quand {le conseil|l’expérience} et {la peur|l’orgueil} se ressemblent, donne-moi {une nuit|une longue marche} avant de choisir.',
  ],
  'universal/ask/strength/a': [
    'Give me strength for {this day only|the next hour}, and let {tomorrow|the rest} {carry itself|wait outside}.',
    'Donne-moi la force pour {ce seul jour|la prochaine heure}, et que {demain|le reste} {se porte tout seul|attende dehors}.',
  ],
  'universal/ask/strength/b': [
    'When the {stairs|hours} are {long|steep}, {count them with me|go up beside me}, one and then one.',
    'Quand {1:l’escalier|le chemin du jour} est {2:long|raide}, {3:compte avec moi|monte à mes côtés}, un pas puis un pas.',
  ],
  'universal/ask/strength/c': [
    'Let me lean {on friends|on others} without shame, as {a ladder|an old wall} leans, {and hold|and stand}.',
    'Laisse-moi m’appuyer {1:sur mes amis|sur d’autres} sans honte, comme s’appuie {2:une échelle|un vieux mur}, {3:et tient|et demeure debout}.',
  ],
  'universal/ask/strength/d': [
    'What bends {does not break|stays whole}: {keep me|make me} {supple|green} {under the load|in strong wind}.',
    'Ce qui plie {1:ne rompt pas|reste entier} : {2:garde en moi|donne-moi} {3:la souplesse|la sève} {4:sous la charge|par grand vent}.',
  ],
  'universal/ask/strength/e': [
    'Let my {shoulders|hands} be {strong|ready} for somebody else’s sack {as well|too}, when mine is lighter.',
    'Que mes {1:épaules|mains} soient {2:fortes|prêtes} {3:aussi|de même} pour le sac d’autrui, quand le mien est plus léger.',
  ],
  'universal/ask/abundance/a': [
    'Let me know {enough|plenty} when I {see it|hold it}, and {set another plate|open the door} gladly.',
    'Fais que je reconnaisse {1:l’assez|l’abondance} en {2:voyant ce qui est là|tenant ce qui est là}, et {3:que je mette une assiette de plus|que j’ouvre la porte} avec joie.',
  ],
  'universal/ask/abundance/b': [
    '{Open|Unlock} my {hand|cupboard} before my fear {can close it|finds reasons}, and let some go.',
    'Ouvre {2:ma main|mon placard} avant que ma peur {3:ne puisse fermer|ne trouve des raisons}, et laisse partir quelque chose.',
  ],
  'universal/ask/abundance/c': [
    'Where {the cupboard is bare|wages run short}, let bread, work and good neighbours {arrive|be found} {in time|soon}.',
    'Là où {le placard est vide|le salaire ne suffit pas}, que le pain, le travail et les bons voisins {arrivent|se trouvent} {à temps|bientôt}.',
  ],
  'universal/ask/abundance/d': [
    '{Thank you for|I notice} more than I need: {air|light}, the full kettle, {time|a friend}.',
    '{Merci pour|Je remarque} plus qu’il ne me faut : {de l’air|de la lumière}, la bouilloire pleine, {du temps|une amitié}.',
  ],
  'universal/ask/abundance/e': [
    'Free me from {counting|measuring} what others have, and let {my own|what I hold} {taste sweet|be shared}.',
    'Délivre-moi de {compter|mesurer} ce qu’ont les autres, et que {le mien|ce que je tiens} {soit doux au goût|se partage}.',
  ],
  'universal/ask/unity/a': [
    'Let me {look for|see} the {person|face} before the {side|flag}, every time, and {begin there|say hello}.',
    'Laisse-moi {chercher|voir} {la personne|le visage} avant {le camp|le drapeau}, chaque fois, et {commencer là|dire bonjour}.',
  ],
  'universal/ask/unity/b': [
    'Where {a line|a wall} was {drawn|raised} {in anger|long ago}, let me {step across|make a gate} with bread.',
    'Là où fut {2:mis|dressé} {1:un trait|un mur} {3:dans la colère|il y a longtemps}, laisse-moi {4:passer|ouvrir une porte} avec du pain.',
  ],
  'universal/ask/unity/c': [
    '{Mend|Sew up} {what is torn|the distance} between {neighbours|old friends}, stitch by stitch, from both sides.',
    '{Répare|Recouds} {ce qui est déchiré|la distance} entre {voisins|vieux amis}, point par point, des deux côtés.',
  ],
  'universal/ask/unity/d': [
    'Let {the strong walk slower|the quick wait}, {so that all arrive|until none is missing}, and call {it together|that winning}.',
    'Que {les forts marchent plus lentement|les rapides attendent}, {pour que tous arrivent|jusqu’à ce que nul ne manque}, et que cela s’appelle {être ensemble|gagner}.',
  ],
  'universal/ask/unity/e': [
    'Remind me that one {river|well} {fills|waters} both villages, and quarrels about the bucket {can wait|pass}.',
    'Rappelle-moi qu’un seul {fleuve|puits} {comble|arrose} les deux villages, et que les querelles de seau {peuvent attendre|passent}.',
  ],
  'universal/ask/hope/a': [
    '{Leave|Keep} a {window|door} open in me for what I cannot see yet, {though the room is cold|even now}.',
    'Laisse en moi {2:une fenêtre ouverte|une porte ouverte} à ce que je ne vois pas encore, {3:même si la pièce est froide|même maintenant}.',
  ],
  'universal/ask/hope/b': [
    'When {the news|evening} {is dark|closes in}, {show me|point to} one lit window, and let me go there.',
    'Quand {1:la nouvelle|le soir} {2:s’assombrit|se referme}, {3:montre-moi|indique-moi} une fenêtre éclairée, et laisse-moi y aller.',
  ],
  'universal/ask/hope/c': [
    '{Give|Lend} {tomorrow|the future} a {friendlier|kinder} face than fear {draws|paints} at night.',
    '{1:Donne|Prête} {2:à demain|à l’avenir} un visage plus {3:amical|doux} que celui que la peur {4:dessine|peint} la nuit.',
  ],
  'universal/ask/hope/d': [
    'Let me {plant|begin} {something|one thing} I may not see finished, {a tree, a trust, a table|and water it daily}.',
    'Laisse-moi {planter|commencer} {quelque chose|une chose} que je ne verrai peut-être pas finir, {un arbre, une confiance, une table|et l’arroser chaque jour}.',
  ],
  'universal/ask/hope/e': [
    'For those who have stopped expecting, let {a kindness|good news} {come early|knock}, {and let me carry it|unearned}.',
    'Pour qui n’attend plus rien, {qu’une bonté|qu’une bonne nouvelle} {vienne tôt|frappe à la porte}, {et que je la porte|sans mérite}.',
  ],
  'universal/ask/faith/a': [
    'Let me {lean|put my weight} on what has {held before|proved sound}: {a promise|a friend}, the next breath.',
    'Laisse-moi {m’appuyer|poser mon poids} sur ce qui a {déjà tenu|fait ses preuves} : {une promesse|une amitié}, le prochain souffle.',
  ],
  'universal/ask/faith/b': [
    'When I {cannot see|have no proof}, let trust be {a hand on the rail|one step, not a leap}, {and let it hold|taken slowly}.',
    'Quand {je ne vois pas|je n’ai pas de preuve}, que la confiance soit {une main sur la rampe|un pas, non un saut}, {et qu’elle tienne|sans hâte}.',
  ],
  'universal/ask/faith/c': [
    'Let doubt {have a chair|come in} and speak, and let {trust|love} pour the tea, {unafraid|all the same}.',
    'Que le doute {ait une chaise|entre} et parle, et que {la confiance|l’amour} verse le thé, {sans peur|malgré tout}.',
  ],
  'universal/ask/faith/d': [
    'I {do not|cannot} know how {the story ends|things will fall}; let me do the next right thing {anyway|and rest}.',
    'Je {ne sais pas|ne peux savoir} comment {l’histoire finit|les choses tourneront} ; laisse-moi faire la prochaine chose juste {quand même|et me reposer}.',
  ],
  'universal/ask/faith/e': [
    'As bakers {trust|count on} the {dawn|morning} and light their ovens, let me {begin|do my part}.',
    'Comme les boulangers {1:croient à|comptent sur} {2:l’aube|le matin proche} et allument leurs fours, laisse-moi {3:commencer|faire ma part}.',
  ],
  'universal/ask/joy/a': [
    'Let {gladness|joy} {in at the window|come in}, shoes and all, and {stay for supper|sit where it likes}.',
    'Que {1:l’allégresse|la joie} entre {2:par la fenêtre|sans frapper}, souliers compris, et {3:reste à souper|s’assoie où il lui plaît}.',
  ],
  'universal/ask/joy/b': [
    'Thank you for {ordinary delight|small delights}: {warm bread|clean sheets}, {a good joke|wet leaves}, a song twice.',
    'Merci pour {le plaisir ordinaire|les petits plaisirs} : {le pain chaud|les draps propres}, {une bonne blague|les feuilles mouillées}, une chanson deux fois.',
  ],
  'universal/ask/joy/c': [
    'Let my {happiness|good day} cost no one, and {spill over|be passed} {to the quiet ones|down the table}.',
    'Que {mon bonheur|ma bonne journée} ne coûte à personne, et {déborde|passe} {jusqu’aux silencieux|le long de la table}.',
  ],
  'universal/ask/joy/d': [
    'Where {sorrow sits|someone grieves}, let my gladness lower its voice, {stay near|not leave}, and {bring soup|wait}.',
    'Là où {le chagrin s’assied|quelqu’un pleure}, que ma joie baisse la voix, {reste proche|ne parte pas}, et {apporte de la soupe|attende}.',
  ],
  'universal/ask/joy/e': [
    '{Wake|Stir|Tickle} the part of me that would skip stones, {and let it lead|for one afternoon}.',
    '{Éveille|Remue|Chatouille} la part de moi qui ferait des ricochets, {et laisse-la mener|pour un après-midi}.',
  ],
  'universal/ask/success/a': [
    'Let the work be {good|honest} before it is praised, and let {me sleep|my hands be clean} {after|at night}.',
    'Que le travail soit {bon|honnête} avant d’être loué, et que {je dorme|mes mains soient propres} {après|la nuit}.',
  ],
  'universal/ask/success/b': [
    '{Bless|Steady} {the effort|each attempt}, {keep the means clean|keep me honest}, and let the outcome be what it will.',
    '{Bénis|Affermis} {l’effort|chaque essai}, {garde les moyens propres|garde-moi dans l’honnêteté}, et que le résultat soit ce qu’il sera.',
  ],
  'universal/ask/success/c': [
    'If I {do well|get there}, let others rise with me; if I {do not|fall short}, let me {learn cheerfully|begin again}.',
    'Si {1:je réussis|j’y arrive}, que d’autres montent avec moi ; {2:sinon|si j’échoue}, laisse-moi {3:apprendre gaiement|recommencer}.',
  ],
  'universal/ask/success/d': [
    '{Save|Keep} me from {winning|success} at the {price|cost} of my evenings, and call me home.',
    'Garde-moi de {2:gagner|réussir} au prix de mes soirées, et rappelle-moi à la maison.',
  ],
  'universal/ask/success/e': [
    'Give me {patience|care} for {the dull middle|the hundredth correction} of {the task|good work}, where most of it is made.',
    'Donne-moi {patience|soin} pour {le morne milieu|la centième correction} {de la tâche|d’un bon travail}, là où presque tout se fait.',
  ],
  'universal/ask/courage/a': [
    'Let me take {the step|one step} with {fear beside me|my knees shaking}, {and not wait to feel brave|since brave people shake too}.',
    'Laisse-moi faire {le pas|un pas} avec {la peur à mes côtés|les genoux tremblants}, {sans attendre le courage|car les braves tremblent aussi}.',
  ],
  'universal/ask/courage/b': [
    'Give me {the sentence|the words} I {owe|have put off}, and {a steady voice|breath enough} to speak face to face.',
    'Donne-moi {la phrase|les mots} que {je dois|je remets toujours}, et {une voix ferme|assez de souffle} pour parler face à face.',
  ],
  'universal/ask/courage/c': [
    'When {someone is mocked|the room goes along}, {stand me up|lift me} {out of my comfortable chair|before I have excuses}.',
    'Quand {on se moque de quelqu’un|la salle laisse faire}, {mets-moi debout|lève-moi} {de ma chaise confortable|avant que j’aie des excuses}.',
  ],
  'universal/ask/courage/d': [
    '{Walk|Come} with everyone who crosses {a border|a dark yard|a hospital threshold} today with nothing but nerve.',
    '{Marche|Viens} avec qui franchit aujourd’hui {une frontière|une cour obscure|le seuil d’un hôpital} sans rien que son courage.',
  ],
  'universal/ask/courage/e': [
    'Let {the brave thing|courage} be small enough to do: {a call|a knock}, {a no|an honest yes}.',
    'Que {l’acte brave|le courage} soit assez petit pour se faire : {un appel|un coup à la porte}, {un non|un oui sincère}.',
  ],
  'universal/ask/patience/a': [
    'Let {this|the matter} take {the time it takes|its own time}, and let me {not dig up the seed|keep my hands off the clock}.',
    'Que {1:cela|l’affaire} prenne {2:le temps qu’il faut|son propre temps}, et que je {3:ne déterre pas la graine|ne touche pas à l’horloge}.',
  ],
  'universal/ask/patience/b': [
    'In {the queue|the long wait}, give me {a slower heart|something to notice}: {a face, a leaf, a cloud|the child making faces}.',
    'Dans {la file|la longue attente}, donne-moi {un cœur plus lent|quelque chose à remarquer} : {un visage, une feuille, un nuage|l’enfant qui fait des grimaces}.',
  ],
  'universal/ask/patience/c': [
    '{Keep|Save} my {tongue|voice} from {the sigh|the sharp edge} when someone is slow, as I am slow too.',
    'Garde ma {2:langue|voix} {3:du soupir|du tranchant} quand quelqu’un va lentement, car je vais lentement moi aussi.',
  ],
  'universal/ask/patience/d': [
    'Where {answers do not come|nothing moves}, {keep me kind|keep me useful} {while I wait|in the meantime}, sweeping the step.',
    'Là où {les réponses ne viennent pas|rien ne bouge}, {garde ma bonté|garde-moi utile} {pendant que j’attends|en attendant}, à balayer la marche.',
  ],
  'universal/ask/patience/e': [
    'Teach me the {pace|manners} of {bread rising|trees|tides}, which no one can order, and let me rest in it.',
    'Apprends-moi {1:le pas|les manières} {2:du pain qui lève|des arbres|des marées}, que nul ne peut commander, et laisse-moi m’y reposer.',
  ],
  'universal/ask/understanding/a': [
    'Let me listen to the other side until I could {say it|argue it} {their way|fairly}, {and see them nod|without a smile}.',
    'Fais que j’écoute l’autre côté jusqu’à pouvoir {1:le dire|le plaider} {2:à sa façon|équitablement}, {3:et voir son accord|sans sourire}.',
  ],
  'universal/ask/understanding/b': [
    'Show me {the day|what lies} behind {a short reply|a hard face}: bad sleep, and {soften mine|hush my answer}.',
    'Montre-moi {la journée|ce qu’il y a} derrière {une réponse brève|un visage dur} : un mauvais sommeil, et {adoucis mon cœur|fais taire ma réplique}.',
  ],
  'universal/ask/understanding/c': [
    '{Give words to|Untie} {what I cannot explain|the knot in my speech}, and {let someone wait while I try|send me a patient listener}.',
    '{1:Donne des mots à|Dénoue} {2:ce que je ne sais expliquer|l’embarras de ma parole}, et {3:que quelqu’un attende pendant que j’essaie|envoie-moi une oreille patiente}.',
  ],
  'universal/ask/understanding/d': [
    'Let {two|both} stories of {one afternoon|the same day} {sit side by side|be told}, and neither be called a lie.',
    'Que {deux|les deux} récits {d’un après-midi|du même jour} {soient assis côte à côte|soient dits}, et que ni l’un ni l’autre ne soit dit mensonge.',
  ],
  'universal/ask/understanding/e': [
    'Where {language|age} {divides|gets in the way}, let bread, hands and drawings {do the talking|be enough}.',
    'Là où {la langue|l’âge} {divise|fait obstacle}, que le pain, les mains et les dessins {parlent|suffisent}.',
  ],
  'universal/ask/harmony/a': [
    'Let each {part|voice} keep its {own note|own pace}, and let the {whole|house} come into tune.',
    'Que chaque {1:partie|voix} garde {2:sa propre note|son propre pas}, et que {3:l’ensemble|la maison} s’accorde.',
  ],
  'universal/ask/harmony/b': [
    '{Set|Bring} {body, work and sleep|hurry, hunger and rest} back {into rhythm|on speaking terms}, beginning today.',
    'Ramène {2:le corps, le travail et le sommeil|la hâte, la faim et le repos} {3:au rythme|à la bonne entente}, dès aujourd’hui.',
  ],
  'universal/ask/harmony/c': [
    'Let garden and street {share|divide} {the light|the ground} {fairly|without fuss}, and let me tread lightly.',
    'Que le jardin et la rue {partagent|se répartissent} {la lumière|le sol} {équitablement|sans bruit}, et que mon pas soit léger.',
  ],
  'universal/ask/harmony/d': [
    'Where {tempers|plans} {clash|collide} {under one roof|at one table}, find the chord, however odd.',
    'Là où {les humeurs|les plans} {se heurtent|se choquent} {sous un même toit|à une même table}, trouve l’accord, si étrange soit-il.',
  ],
  'universal/ask/harmony/e': [
    '{Loosen|Retune} what I {have strung too tight|pull too hard}, in me and around me, {by one turn of the peg|a little}.',
    '{Desserre|Réaccorde} ce que {j’ai trop tendu|je tire trop fort}, en moi et autour de moi, {d’un tour de cheville|un peu}.',
  ],
}
