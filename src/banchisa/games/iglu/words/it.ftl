# things

thing-inuit = Inuit
thing-igloo = igloo
thing-igloos = { $count ->
    [one] igloo
   *[other] igloo
}
thing-fish = pesce
thing-fox = volpe
thing-fish1 = { $count ->
    [one] pesce da 1
   *[other] pesci da 1
}
thing-fish2 = { $count ->
    [one] pesce da 2
   *[other] pesci da 2
}
thing-fish3 = { $count ->
    [one] pesce da 3
   *[other] pesci da 3
}
thing-fox1 = { $count ->
    [one] volpe da 1
   *[other] volpi da 1
}
thing-fox2 = { $count ->
    [one] volpe da 2
   *[other] volpi da 2
}
thing-fox3 = { $count ->
    [one] volpe da 3
   *[other] volpi da 3
}
thing-bear = { $count ->
    [one] orso polare
   *[other] orsi polari
}
thing-melt = Sciogliere
thing-energy = Energia
thing-energy1 = Energia +1
thing-energy2 = Energia +2
thing-energy3 = Energia +3
thing-harpoon = { $count ->
    [one] Arpione
   *[other] Arpioni
}
thing-animals = Muovere animali
thing-points = PA
thing-tile-fish1 = Un pesce
thing-tile-fish2 = Due pesci
thing-tile-fish3 = Tre pesci
thing-tile-bear = Orso polare
thing-tile-drift = Deriva
thing-tile-glacier = Ghiacciaio
thing-tile-melt = Sciogliere
thing-tile-energy1 = Energia +1
thing-tile-energy2 = Energia +2
thing-tile-energy3 = Energia +3
thing-tile-harpoon = Arpione
thing-tile-animals = Muovere animali
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
way-n = nord
way-e = est
way-s = sud
way-w = ovest
list-and = { $first } e { $second }
list-comma = { $first }, { $second }
several = { $number ->
    [1] { $thing }
   *[other] { $number } { $thing }
}

# the game and its options

game-title = Iglu Iglu
game-line = Sciogli il ghiaccio, caccia in tempo e assicurati un'isola tutta tua.
option-serious = Variante per giocatori seri
option-closed_igloos = Igloo chiusi
option-island_scoring = Valore delle isole
option-island_scoring-square = Il quadrato della grandezza, se c'è una sola tribù
option-island_scoring-table = Secondo una tabella
option-animal_ban = Caselle vietate a orsi e volpi
option-animal_ban-centre = Le quattro caselle del centro
option-animal_ban-none = Soltanto gli angoli
option-half_rounding = Arrotondamento dei mezzi punti
option-half_rounding-down = Per difetto
option-half_rounding-up = Per eccesso
option-first_player = Primo giocatore
option-first_player-seat0 = Il rosso
option-first_player-random = A sorte

# prompts

prompt-first = Chi comincia?
prompt-first-detail = Lo decide la sorte.
prompt-fish = Arrivano dei pesci
prompt-fish-detail = Li pesca la sorte dalla riserva.
prompt-place = Metti un Inuit sull'anello esterno
prompt-place-detail = Va bene qualsiasi casella dell'anello, anche se occupata.
prompt-melt = Sciogli una tessera
prompt-melt-detail = Scegli una tessera evidenziata.
prompt-melt-or-play = Scegli una tessera evidenziata, o gioca prima Sciogliere o Muovere animali.
prompt-tile = Si solleva una tessera
prompt-tile-detail = Per ora la guarda solo chi la scioglie.
prompt-fox = Sul ghiacciaio compare una volpe
prompt-fox-detail = La pesca la sorte dalla riserva.
prompt-drift = Spingi una fila di tessere
prompt-drift-detail = Scegli una tessera, poi la casella accanto nella direzione della spinta.
prompt-displace = Sposta da { $cell }: { $animal }
prompt-displace-detail = Una tessera sta per coprire questa casella.
prompt-move-animal = Muovi gli animali
prompt-move-animal-detail = Scegli un animale, poi una casella adiacente.
prompt-answer = Un orso attacca in { $cell }
prompt-answer-detail = Gioca un Arpione o rinuncia.
prompt-flee = Un Inuit { $colour } fugge
prompt-flee-detail = Mettilo su uno dei quattro angoli.
prompt-act = Muovi i tuoi Inuit, caccia o costruisci
prompt-act-detail = Scegli un Inuit, un animale, i tuoi igloo o una tessera in mano.
prompt-over = La partita è finita
prompt-played = Tessere giocate in questo turno: { $types }.

# choices

choice-walk = A piedi
choice-kayak = In kayak
choice-hunt = Caccia: { $animal }
choice-harpoon = Arpione: { $animal }
choice-answer-harpoon = Gioca un Arpione
choice-answer-decline = Rinuncia
choice-end-turn = Termina il turno

# log

one-fish1 = un pesce da 1
one-fish2 = un pesce da 2
one-fish3 = un pesce da 3
one-fox1 = una volpe da 1
one-fox2 = una volpe da 2
one-fox3 = una volpe da 3
one-bear = un orso polare
step-first = comincia il { $colour }
step-fish = { $animal } arriva in { $cell }
step-place = mette un Inuit in { $cell }
step-melt-ice = scioglie la tessera in { $cell }
step-tile-fish1 = un pesce in { $cell }
step-tile-fish2 = due pesci in { $cell }
step-tile-fish3 = tre pesci in { $cell }
step-tile-bear = un orso polare in { $cell }
step-tile-drift = una Deriva
step-tile-glacier = un ghiacciaio in { $cell }
step-tile-melt = una tessera da tenere: Sciogliere
step-tile-energy1 = una tessera da tenere: Energia +1
step-tile-energy2 = una tessera da tenere: Energia +2
step-tile-energy3 = una tessera da tenere: Energia +3
step-tile-harpoon = una tessera da tenere: Arpione
step-tile-animals = una tessera da tenere: Muovere animali
step-tile-red = una tessera col bordo rosso
step-fox = { $animal } in { $cell }
step-play-melt = gioca Sciogliere in { $cell }
step-play-animals = gioca Muovere animali
step-play-energy = gioca Energia +{ $value }
step-move-animal = muove { $animal } da { $start } a { $cell }
step-drift = spinge la tessera in { $cell } verso { $way }
step-displace = { $animal } si scansa in { $cell }
step-walk = muove un Inuit da { $start } a { $cell }
step-walk-bear = muove un Inuit da { $start } fino all'orso in { $cell } e lo uccide
step-kayak = muove un Inuit in kayak da { $start } a { $cell }
step-kayak-bear = muove un Inuit in kayak da { $start } fino all'orso in { $cell } e lo uccide
step-hunt = caccia { $animal } in { $cell }
step-harpoon = prende { $animal } in { $cell } con un Arpione
step-build-igloo = costruisce un igloo in { $cell }
step-answer-harpoon = uccide l'orso con un Arpione
step-answer-decline = rinuncia all'Arpione
step-flee-bear = manda un Inuit { $colour } in { $cell }, lontano dall'orso
step-flee-melt = manda un Inuit { $colour } in { $cell }, via dalla tessera sciolta
step-end-turn = termina il turno
step-then = { $step }; { $then }
then-eaten = l'orso mangia { $animals }
then-melted = escono dal gioco con la tessera: { $animals }

# table

zone-kept = Tessere in mano
zone-hunted = Prede
zone-stock = Igloo da costruire
points = Punti
points-now = Se finisse ora
points-islands = Isole
points-hunted = Prede
unit-points = { $count ->
    [one] punto
   *[other] punti
}
unit-points-now = { $count ->
    [one] punto ora
   *[other] punti ora
}
unseen = Tessere che non hai visto
count-turn = Turno
count-free = tessere libere
count-meltable = si possono sciogliere
count-inuit = Inuit sul ghiaccio
count-igloos = igloo rimasti
count-kept = tessere in mano
seat-place = { $place ->
    [1] vince
   *[other] { $place }º posto
}
seat-points = { $points ->
    [one] resta 1 punto azione
   *[other] restano { $points } punti azione
}
seat-melting = scioglie una tessera
seat-acting = di turno
seat-asked = deve rispondere
seat-placing = mette un Inuit
seat-waiting = in attesa
banner-ring = Nessuna tessera libera è in riva al mare: sciogline una dell'anello esterno.
layer-islands = Isole con i loro punti
layer-ring = Anello esterno
layer-banned = Caselle vietate a orsi e volpi
mark-island = { $size ->
    [one] Un'isola di una tessera
   *[other] Un'isola di { $size } tessere
}
mark-covered = Questa casella sarà coperta
legend-place = Mettilo qui
legend-melt-ice = Si può sciogliere
legend-move-animal = Un animale si può muovere
legend-drift = Una spinta è possibile
legend-displace = Può andare qui
legend-flee = Un angolo in cui fuggire
legend-walk = Vai qui a piedi
legend-kayak = Vai qui in kayak
legend-hunt = Caccia, con il costo

# drawing in text

short-fish = pe
short-fox = vo
short-bear = or
key-land = terra (angolo)
key-sea = mare
key-ice = tessera coperta
key-glacier = ghiacciaio
key-centre = intorno al centro
key-fish = un pesce da 3 e uno da 1
key-fox = una volpe da 3 e una da 1
key-inuk = Inuit { $colour }
key-igloo = igloo { $colour }
ending-melted = Non c'era più nessuna tessera da sciogliere.

# refusals

refuse-over = La partita è finita.
refuse-other-step = Ora devi fare un'altra cosa.
refuse-melt-first = Devi prima sciogliere una tessera.
refuse-phase-2 = Questa tessera si può giocare solo dopo lo scioglimento.
refuse-no-such-seat = Questo posto non c'è.
refuse-none-left = Non ce ne sono più.
refuse-sea = { $cell } non è ghiaccio.
refuse-glacier = { $cell } è un ghiacciaio: non si scioglie mai.
refuse-occupied = { $cell } è occupata ({ $by }), quindi non si può sciogliere.
refuse-not-at-sea = { $cell } non è in riva al mare.
refuse-not-on-ring = { $cell } non è sull'anello esterno, dove ora devi sciogliere.
refuse-not-kept = Non hai in mano una tessera { $tile }.
refuse-type-played = In questo turno hai già giocato una tessera { $tile }.
refuse-igloo-holds = Un igloo impedisce di sciogliere { $cell }.
refuse-no-animal-moves = Nessun animale si può muovere.
refuse-no-such-animal = In { $cell } non c'è questo animale: { $animal }.
refuse-fish-swim = I pesci restano in mare, e { $cell } non è mare.
refuse-foxes-walk = Le volpi restano sul ghiaccio, e { $cell } non è ghiaccio.
refuse-banned = { $cell } è vietata a orsi e volpi ({ $animal }).
refuse-another-bear = In { $cell } c'è un altro orso.
refuse-no-tile = In { $cell } non c'è nessuna tessera da spingere.
refuse-no-room-to-drift = Da { $cell } in poi le tessere finirebbero sulla terra o fuori dal tabellone.
refuse-no-way-out = Un animale in { $cell } non ha dove andare ({ $animal }).
refuse-not-adjacent = { $cell } non è adiacente a { $start }.
refuse-not-sea = { $cell } non è mare.
refuse-too-few-points = Costa { $cost } PA; ne hai { $left }.
refuse-no-inuk = Non hai Inuit in { $cell }.
refuse-no-ground = { $cell } è mare: un Inuit non può starci.
refuse-kayak-lands = In kayak si approda sul ghiaccio o su un angolo, e { $cell } è mare.
refuse-no-common-sea = Non c'è un'area di mare senza orsi che porti da { $start } a { $cell }.
refuse-closed-igloo = L'igloo in { $cell } è di un'altra tribù.
refuse-bear-there = In { $cell } c'è un orso, e non hai un Arpione da giocare.
refuse-bear-at-sea = Un orso in mare non si può cacciare.
refuse-not-on-tile = Nessuno dei tuoi Inuit è in { $cell }.
refuse-not-beside-fish = Nessuno dei tuoi Inuit è accanto a { $cell }.
refuse-others-there = In { $cell } ci sono Inuit di un'altra tribù.
refuse-igloo-there = In { $cell } c'è già un igloo.
refuse-no-igloo-left = Hai già costruito tutti i tuoi igloo.

# what is in the box

component-tile = Tessere
component-token = Animali
component-inuit = Inuit

# a second melt

refuse-already-melted = In questo turno hai già sciolto una tessera.

# effects of options and presets
option-serious-effect = Le due regole con cui gli autori avevano ideato il gioco
option-serious-true-effect = Per giocatori più tattici: gli igloo degli altri sono chiusi e le isole valgono secondo una tabella fissa
option-serious-false-effect = Le regole come sono state pubblicate
option-closed_igloos-effect = Se puoi entrare negli igloo degli altri
option-closed_igloos-true-effect = I tuoi Inuit non possono entrare in una casella con un igloo altrui
option-closed_igloos-false-effect = Gli igloo non fermano nessuno
option-island_scoring-effect = Quanti punti vale un'isola alla fine
option-island_scoring-square-effect = Un'isola di 5 tessere vale 5 punti, o 25 se ci sei soltanto tu
option-island_scoring-table-effect = 1, 3, 6, 10, 15 o 21 punti secondo la grandezza, da soli o no
option-animal_ban-effect = In quali caselle orsi e volpi non entrano mai
option-animal_ban-centre-effect = Le quattro caselle del centro sono al sicuro da orsi e volpi
option-animal_ban-none-effect = Orsi e volpi vanno ovunque, tranne che sugli angoli
option-half_rounding-effect = Quanto vale il secondo posto su un'isola di grandezza dispari
option-half_rounding-down-effect = La metà di 5 punti è 2
option-half_rounding-up-effect = La metà di 5 punti è 3
option-first_player-effect = Chi gioca per primo
option-first_player-seat0-effect = Comincia chi è al primo posto
option-first_player-random-effect = Si estrae a sorte all'inizio della partita
preset-first-effect = Due tribù e tanto ghiaccio: le regole pubblicate
preset-full-effect = Le regole pubblicate, da due a quattro tribù; né opzioni né numero di giocatori la accorciano
preset-recommended-effect = Per giocatori più tattici: igloo chiusi e un valore fisso per ogni isola

# what things are and do

about-inuit = Gli Inuit di un giocatore. Camminano, vanno in kayak, cacciano e costruiscono con i punti azione; alla fine ognuno aggiunge 1 alla forza della sua tribù sull'isola.
    .rule = IGL-4.70
about-igloo = Si costruisce con 3 punti azione dove ci sono solo Inuit tuoi. La sua tessera non si scioglie, i tuoi Inuit vi si nascondono dagli orsi, e aggiunge 2 alla tua forza sull'isola.
    .rule = IGL-4.87
about-fish = Nuota nel mare. Lo può cacciare un Inuit su una tessera o un angolo accanto: costa tanti punti azione quanto vale, e porta altrettanti punti.
    .rule = IGL-4.82
about-fox = Vive sul ghiaccio. La può cacciare un Inuit sulla stessa tessera: costa tanti punti azione quanto vale, e porta altrettanti punti.
    .rule = IGL-4.81
about-bear = Quando viene mosso su animali o Inuit, attacca: gli animali sono persi, gli Inuit fuggono sugli angoli. Solo un Arpione lo uccide.
    .rule = IGL-4.58
about-melt = Toglie una tessera coperta in riva al mare, anche con Inuit o animali sopra, ma non sotto un igloo. Gli animali sono persi, gli Inuit vanno sugli angoli che scegli.
    .rule = IGL-4.47
about-energy = Ti dà in questo turno tanti punti azione in più quanti ne indica la tessera. Si gioca dopo aver sciolto una tessera.
    .rule = IGL-4.52
about-harpoon = Prende un animale a portata senza punti azione, anche un orso. Serve inoltre per entrare nella casella di un orso o per rispondere al suo attacco, di chiunque sia il turno.
    .rule = IGL-4.84
about-move-animals = Ti dà tre punti movimento: con ognuno un animale si muove di una casella, sempre lo stesso o un altro. Finché puoi, devi spenderli.
    .rule = IGL-4.53
about-glacier = Ghiaccio che non si scioglie mai. Per camminare, costruire e per le isole è come ogni altra tessera.
    .rule = IGL-4.25
about-zone-kept = Tessere col bordo rosso, viste solo da chi le tiene. Nel tuo turno puoi giocarne diverse, ma mai due dello stesso tipo.
    .rule = IGL-4.40
about-zone-hunted = Animali cacciati. Alla fine ognuno vale i suoi punti.
    .rule = IGL-5.5
about-zone-stock = Gli igloo che il giocatore può ancora costruire, a 3 punti azione l'uno.
    .rule = IGL-4.86
about-count-turn = In ogni turno si scioglie una tessera, poi il giocatore ha 3 punti azione.
    .rule = IGL-4.10
about-count-free = Tessere coperte senza niente sopra. Quando nessuna di queste si può più sciogliere, la partita finisce.
    .rule = IGL-5.1
about-count-meltable = Tessere che si potrebbero sciogliere all'inizio di un turno: coperte, libere e in riva al mare o, se non ce ne sono, sull'anello esterno.
    .rule = IGL-4.14
about-count-inuit = Gli Inuit che stanno sul ghiaccio. Quelli sugli angoli non contano per nessuna isola.
    .rule = IGL-5.9
about-count-igloos = Gli igloo che il giocatore può ancora costruire.
    .rule = IGL-4.86
about-count-kept = Tessere col bordo rosso in mano. Tutti vedono quante, solo chi le tiene vede quali.
    .rule = IGL-4.40
about-unit-points = Prede e isole insieme.
    .rule = IGL-5.4
about-unit-points-now = Quanto avrebbe il giocatore se la partita finisse ora: prede e isole. Le isole cambiano a ogni scioglimento.
    .rule = IGL-5.4
about-ground-land = Un angolo, sempre terra. Gli Inuit possono starci e pescare, ma non fa parte di nessuna isola, e orsi e volpi non ci arrivano mai.
    .rule = IGL-4.75
about-ground-sea = Mare aperto. Qui nuotano pesci e orsi; gli Inuit lo attraversano soltanto, in kayak.
    .rule = IGL-4.2
about-ground-tile = Una tessera di ghiaccio coperta: nessuno sa che cosa porta quando si scioglie.
    .rule = IGL-4.4
about-ground-glacier = { about-glacier }
    .rule = IGL-4.25
about-ground-sea-marked = Mare al centro del tabellone. A meno che non si giochi senza il divieto, orsi e volpi non ci arrivano mai.
    .rule = IGL-3.1
about-ground-tile-marked = Una tessera andata alla deriva fino al centro. A meno che non si giochi senza il divieto, orsi e volpi non ci arrivano mai.
    .rule = IGL-4.8
about-ground-glacier-marked = { about-glacier }
    .rule = IGL-4.25
about-mark-island = Le tessere collegate lato contro lato formano un'isola. Dà punti alle tribù presenti, di più a una tribù che è sola.
    .rule = IGL-5.6
about-layer-ring = Le caselle d'acqua più esterne. Qui partono gli Inuit, e quando nessuna tessera in riva al mare è libera si scioglie una di queste.
    .rule = IGL-3.1
about-layer-banned = Qui orsi e volpi non arrivano mai.
    .rule = IGL-4.8
about-arrow = Una tessera che si può spingere, e dove andrebbe. Tutte quelle che ha davanti avanzano con lei.
    .rule = IGL-4.28
about-mark-covered = Una tessera sta per coprire questa casella, perciò gli animali devono prima scansarsi.
    .rule = IGL-4.32
about-legend-place =
    .rule = IGL-3.8
about-legend-melt-ice = Una tessera coperta senza niente sopra, in riva al mare.
    .rule = IGL-4.14
about-legend-move-animal =
    .rule = IGL-4.53
about-legend-drift =
    .rule = IGL-4.28
about-legend-displace =
    .rule = IGL-4.32
about-legend-flee =
    .rule = IGL-4.64
about-legend-walk = Su una tessera o un angolo adiacente, con 1 punto azione.
    .rule = IGL-4.72
about-legend-kayak = Attraverso un'area di mare senza orsi, con 3 punti azione.
    .rule = IGL-4.76
about-legend-hunt = Paghi il valore dell'animale in punti azione e alla fine fai altrettanti punti.
    .rule = IGL-4.80

# what holds now

now-worth = { $points ->
    [one] Vale 1 punto per chi lo uccide.
   *[other] Vale { $points } punti per chi lo uccide.
}
now-melt-first = Non puoi ancora giocarla: prima sciogli una tessera.
now-played = In questo turno non puoi giocarne altre: ne hai già giocata una di questo tipo.

# grounds

ground-land = terra
ground-sea = mare
ground-tile = tessera coperta
ground-glacier = ghiacciaio
ground-sea-marked = mare, centro
ground-tile-marked = tessera coperta, centro
ground-glacier-marked = ghiacciaio, centro

# reasons of hints

reason-hunted-brings = { $by ->
    [one] 1 punto per le tue prede
   *[other] { $by } punti per le tue prede
}
reason-near-brings = { $count ->
    [one] prede da 1 punto subito a portata
   *[other] prede da { $count } punti subito a portata
}
reason-near-keeps = ti lascia più prede subito a portata
reason-near-prevents = { $by ->
    [one] 1 punto di prede in meno a portata del { $who }
   *[other] { $by } punti di prede in meno a portata del { $who }
}
reason-kept-brings = una tessera da tenere
reason-kept-keeps = tieni la tessera per dopo
reason-islands-brings = { $by ->
    [one] 1 punto in più dalle isole che resteranno
   *[other] { $by } punti in più dalle isole che resteranno
}
reason-islands-keeps = ti lascia più punti dalle isole che resteranno
reason-islands-costs = { $by ->
    [one] 1 punto in meno dalle isole che resteranno
   *[other] { $by } punti in meno dalle isole che resteranno
}
reason-islands-prevents = { $by ->
    [one] 1 punto in meno dalle isole per il { $who }
   *[other] { $by } punti in meno dalle isole per il { $who }
}
reason-islands-risks = { $by ->
    [one] il { $who } può toglierti 1 punto delle isole
   *[other] il { $who } può toglierti { $by } punti delle isole
}
reason-squares-brings = { $by ->
    [one] un'isola tutta tua: 1 punto in più, se resta così
   *[other] un'isola tutta tua: { $by } punti in più, se resta così
}
reason-squares-keeps = resti l'unico su un'isola
reason-squares-costs = { $by ->
    [one] 1 punto in meno per le isole tutte tue
   *[other] { $by } punti in meno per le isole tutte tue
}
reason-squares-prevents = { $by ->
    [one] il { $who } perde 1 punto di un'isola tutta sua
   *[other] il { $who } perde { $by } punti di un'isola tutta sua
}
reason-squares-risks = { $by ->
    [one] il { $who } può approdare sulla tua isola: 1 punto in meno
   *[other] il { $who } può approdare sulla tua isola: { $by } punti in meno
}
reason-wide-keeps = più prede a un passo dai tuoi Inuit
reason-folk-keeps = i tuoi Inuit sono più vicini alle prede

# warnings

warning-corner = Su un angolo questo Inuit non conta per nessuna isola.
warning-melts-own = Su questa tessera c'è un tuo Inuit, che finisce su un angolo.
warning-bear-own = L'orso attacca un tuo Inuit.
warning-flee = Se nessun altro gioca un Arpione, il tuo Inuit fugge su un angolo.
warning-hunt-left = { $count ->
    [one] C'è ancora una preda a portata, e perderesti 1 punto azione.
   *[other] C'è ancora una preda a portata, e perderesti { $count } punti azione.
}

# standing orders: questions, and the answers that can be given in advance

order-answer = Quando un orso attacca i miei Inuit
order-answer-harpoon = Gioca un Arpione se ne ho uno, altrimenti rinuncia
order-answer-decline = Rinuncia
order-flee = Quando un mio Inuit deve fuggire
order-flee-a1 = Fuggi in a1
order-flee-h1 = Fuggi in h1
order-flee-a8 = Fuggi in a8
order-flee-h8 = Fuggi in h8
