# cose

thing-fox = volpe artica
thing-moose = alce
thing-walrus = tricheco
thing-orca = orca
thing-puffin = pulcinella di mare
thing-bear = orso polare
the-fox = la volpe artica
the-moose = l'alce
the-walrus = il tricheco
the-orca = l'orca
the-puffin = la pulcinella di mare
the-bear = l'orso polare
animal-fox = volpe
animal-moose = alce
animal-walrus = tricheco
animal-orca = orca
animal-puffin = pulcinella di mare
animal-bear = orso
letter-fox = V
letter-moose = A
letter-walrus = T
letter-orca = Or
letter-puffin = P
letter-bear = Os
card = { $main } { $draw }/{ $place } ({ $companion })
thing-card = { $count ->
    [one] carta coperta
   *[other] carte coperte
}
thing-joker = jolly
thing-joker-own = jolly: { $card }
thing-joker-as = jolly, vale come { $animal }
thing-penalty-hidden = carta che non hai visto
thing-penalty-unseen = carta che nessuno ha visto
thing-fox_joker = ultima carta coperta, come jolly (fase A)
thing-fox_under = ultima carta in fondo alla pila (fase A)
thing-moose_draw = pesca una in più o in meno (fase C)
thing-moose_place = posiziona una in più o in meno (fase A)
thing-walrus_main = un passo in più al principale (fase B)
thing-walrus_companion = un passo in più al compagno (fase B)
thing-orca_refill = rifornisci subito il Fiume (fase C, da sé)
thing-orca_pile = pesca dal mazzo di pesca (fase C)
thing-puffin_swap = scambia una carta con il Fiume (fase A)
thing-puffin_takeback = riprendi la carta in cima (fase A)
thing-bear_draw = pesca dalla zona Penalità (fase C)
thing-bear_give = dai via una carta penalità (fase C)
power-fox_joker = Ultima carta coperta
power-fox_under = Ultima carta in fondo
power-moose_draw = Pesca ±1 carta
power-moose_place = Posiziona ±1 carta
power-walrus_main = Principale: +1 passo
power-walrus_companion = Compagno: +1 passo
power-orca_refill = Rifornisci subito
power-orca_pile = Pesca dal mazzo
power-puffin_swap = Scambia con il Fiume
power-puffin_takeback = Riprendi la carta in cima
power-bear_draw = Pesca dalle penalità
power-bear_give = Dai una penalità
power-card = { $animal } – { $power }
way-left = { $animal } a sinistra (valore { $value })
way-right = { $animal } a destra (valore { $value })
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde

# il gioco e le sue opzioni

game-title = Arctic
game-line = Una pila di animali, carta dopo carta: quella in cima decide il tuo turno.
option-walrus_rule = Passo in più del tricheco
option-walrus_rule-free_step = Da una parte o dall'altra
option-walrus_rule-straight = Solo nella stessa direzione
option-fox_side = Potere della volpe
option-fox_side-random = A sorte
option-fox_side-A = Lato A: ultima carta coperta, come jolly
option-fox_side-B = Lato B: ultima carta in fondo alla pila
option-moose_side = Potere dell'alce
option-moose_side-random = A sorte
option-moose_side-A = Lato A: pesca una carta in più o in meno
option-moose_side-B = Lato B: posiziona una carta in più o in meno
option-walrus_side = Potere del tricheco
option-walrus_side-random = A sorte
option-walrus_side-A = Lato A: un passo in più per l'animale principale
option-walrus_side-B = Lato B: un passo in più per l'animale compagno
option-orca_side = Potere dell'orca
option-orca_side-random = A sorte
option-orca_side-A = Lato A: rifornisci subito il Fiume
option-orca_side-B = Lato B: pesca dal mazzo di pesca
option-puffin_side = Potere della pulcinella di mare
option-puffin_side-random = A sorte
option-puffin_side-A = Lato A: scambia una carta con il Fiume
option-puffin_side-B = Lato B: riprendi la carta in cima
option-bear_side = Potere dell'orso
option-bear_side-random = A sorte
option-bear_side-A = Lato A: pesca dalla zona Penalità
option-bear_side-B = Lato B: dai via una carta penalità
option-first_player = Primo giocatore
option-first_player-random = A sorte
option-first_player-1 = Giocatore 1
option-first_player-2 = Giocatore 2
option-first_player-3 = Giocatore 3
option-first_player-4 = Giocatore 4
option-decks = Mazzi in gioco
option-decks-random = A sorte
option-decks-1-2 = 1 e 2
option-decks-1-3 = 1 e 3
option-decks-1-4 = 1 e 4
option-decks-2-3 = 2 e 3
option-decks-2-4 = 2 e 4
option-decks-3-4 = 3 e 4
option-decks-1-2-3 = 1, 2 e 3
option-decks-1-2-4 = 1, 2 e 4
option-decks-1-3-4 = 1, 3 e 4
option-decks-2-3-4 = 2, 3 e 4
option-decks-1-2-3-4 = 1, 2, 3 e 4

# domande

prompt-decks = Quali mazzi sono in gioco?
prompt-decks-detail = La sorte sceglie tanti mazzi quanti sono i giocatori.
prompt-sides = Si girano le carte Potere
prompt-sides-detail = Il lato visibile è il potere dell'animale in questa partita.
prompt-totems = Si distribuiscono i Totem
prompt-totems-detail = Ognuno conosce solo il proprio.
prompt-first = Chi è il primo giocatore?
prompt-first-detail = Lo decide la sorte.
prompt-hands = Si distribuiscono le carte
prompt-hands-detail = Ognuno vede solo le proprie carte.
prompt-river = Si scopre il Fiume
prompt-river-detail = Queste carte le vedono tutti.
prompt-place = { $most ->
    [one] Posiziona 1 carta
   *[other] Posiziona { $most } carte
}
prompt-place-more = { $most ->
    [one] Posiziona ancora 1 carta
   *[other] Posiziona ancora { $most } carte
}
prompt-place-between = { $least ->
    [0] Posiziona fino a { $most } carte, oppure fermati
   *[other] Posiziona da { $least } a { $most } carte
}
prompt-place-between-more = { $least ->
    [0] { $most ->
        [one] Posiziona ancora 1 carta, oppure fermati
       *[other] Posiziona ancora fino a { $most } carte, oppure fermati
    }
   *[other] Posiziona ancora da { $least } a { $most } carte
}
prompt-place-detail = Scegli una carta della tua mano. Quella che resta in cima decide il tuo turno.
prompt-place-short = { $penalties ->
    [0] Non hai abbastanza carte, ma non ce ne sono più nemmeno per le penalità.
    [one] Non hai abbastanza carte: riceverai 1 carta penalità dal mazzo di pesca.
   *[other] Non hai abbastanza carte: riceverai { $penalties } carte penalità dal mazzo di pesca.
}
prompt-swap = Scegli in cambio una carta del Fiume
prompt-swap-detail = La carta messa da parte va nel Fiume.
prompt-move = Muovi { $animal } e { $companion }
prompt-move-detail = Scegli quale segnalino va a destra; l'altro va a sinistra. Un segnalino a un'estremità va sempre verso il centro.
prompt-extra = Muovi { $animal } di un altro passo?
prompt-extra-detail = Puoi anche lasciare il segnalino dov'è.
prompt-look-to-draw = Si guardano le carte penalità
prompt-look-to-draw-detail = Le vede solo chi le possiede.
prompt-draw = { $most ->
    [one] Pesca 1 carta
   *[other] Pesca { $most } carte
}
prompt-draw-more = { $most ->
    [one] Pesca ancora 1 carta
   *[other] Pesca ancora { $most } carte
}
prompt-draw-between = { $least ->
    [0] Pesca fino a { $most } carte, oppure fermati
   *[other] Pesca da { $least } a { $most } carte
}
prompt-draw-between-more = { $least ->
    [0] { $most ->
        [one] Pesca ancora 1 carta, oppure fermati
       *[other] Pesca ancora fino a { $most } carte, oppure fermati
    }
   *[other] Pesca ancora da { $least } a { $most } carte
}
prompt-draw-detail = { $hand ->
    [0] Non hai carte in mano.
    [one] Hai 1 carta in mano.
   *[other] Hai { $hand } carte in mano.
} A fine turno quelle oltre { $limit } diventano penalità.
prompt-pile-card = Si pesca una carta dal mazzo di pesca
prompt-pile-card-detail = La vede solo chi la pesca.
prompt-refill-at-once = Si rifornisce subito il Fiume
prompt-refill-at-once-detail = È il potere dell'orca.
prompt-refill = Si rifornisce il Fiume
prompt-refill-detail = Dal mazzo di pesca, finché si può.
prompt-discard = { $excess ->
    [one] Scarta 1 carta
   *[other] Scarta { $excess } carte
}
prompt-discard-detail = Hai { $hand } carte in mano e il limite è { $limit }. Gli scarti vanno coperti nella tua zona Penalità.
prompt-look-to-give = Si guardano le carte penalità
prompt-look-to-give-detail = Le vede solo chi le possiede.
prompt-give = Vuoi dare via una delle tue carte penalità?
prompt-give-detail = Va coperta nella zona Penalità di un altro giocatore.
prompt-give-to = A chi dai la carta penalità?
prompt-give-to-detail = Scegli un giocatore nell'elenco.
prompt-over = La partita è finita

# scelte

choice-place-top = In cima alla pila
choice-place-under = In fondo alla pila
choice-place-joker = Coperta, come jolly
choice-swap-out = Scambiala con il Fiume
choice-take-back = Riprendi la carta in cima
choice-stop-placing = Smetti di posizionare
choice-main = Muovi { $main } e { $companion }
choice-extra-none = Lascia il segnalino dov'è
choice-extra = Muovi { $way }
choice-draw-pile = Pesca dal mazzo di pesca
choice-stop-drawing = Smetti di pescare
choice-give-none = Non dare via niente
choice-give-to = Dai la carta al { $colour }

# il diario

step-place-top = posiziona { $card }
step-place-under = posiziona in fondo alla pila { $card }
step-place-joker = posiziona coperta, come jolly, { $card }
step-place-joker-hidden = posiziona una carta coperta, come jolly
step-swap-out = mette da parte { $card } per il Fiume
step-swap-in = prende in cambio dal Fiume { $card }
step-take-back = riprende { $card }
step-stop-placing = smette di posizionare
step-main = muove { $main } e { $companion }
step-extra-none = lascia { $animal } dov'è
step-extra = muove di un altro passo { $way }
step-draw-river = prende dal Fiume { $card }
step-draw-penalty = prende dalla zona Penalità { $card }
step-draw-penalty-hidden = prende la carta penalità numero { $place }
step-draw-pile = pesca dal mazzo di pesca
step-stop-drawing = smette di pescare
step-discard = scarta { $card } nella zona Penalità: più di { $limit } carte in mano
step-discard-hidden = scarta una carta nella zona Penalità: più di { $limit } carte in mano
step-give-card = dà via { $card }
step-give-card-hidden = dà via la carta penalità numero { $place }
step-give-none = non dà via niente
step-give-to = dà una carta penalità al { $colour }
step-decks = mazzi in gioco: { $decks }
step-side = una carta Potere: { $card }
step-totem = un Totem per il { $colour }: { $animal }
step-totem-hidden = un Totem per il { $colour }
step-first = primo giocatore: il { $colour }
step-hand = una carta per il { $colour }: { $card }
step-hand-hidden = una carta per il { $colour }
step-river = nel Fiume arriva { $card }
step-river-at-once = nel Fiume arriva subito, grazie all'orca, { $card }
step-pile = una carta dal mazzo di pesca per il { $colour }: { $card }
step-pile-hidden = una carta dal mazzo di pesca per il { $colour }
step-look = una carta penalità che vede solo il { $colour }: { $card }
step-look-hidden = una carta penalità che vede solo il { $colour }

# che cosa comporta una mossa

step-also = { $step }; { $also }
also-penalty = { $number ->
    [one] riceve 1 carta penalità perché non ha abbastanza carte
   *[other] riceve { $number } carte penalità perché non ha abbastanza carte
}
also-spared = { $number ->
    [one] evita 1 carta penalità perché non ci sono più carte
   *[other] evita { $number } carte penalità perché non ci sono più carte
}
also-moose = evita 1 carta penalità grazie all'alce
also-power = prende una carta Potere: { $card }
also-power-from = toglie al { $colour } una carta Potere: { $card }
also-reserve = il mazzo di pesca è vuoto, quindi si apre la Riserva e il prossimo giro è l'ultimo
also-stalled = da { $turns } turni nessuna carta lascia il mazzo di pesca, quindi si apre la Riserva e il prossimo giro è l'ultimo
also-final = comincia l'ultimo giro: ancora un turno a testa, senza pescare

# giocatori, contatori, zone

seat-waiting = in attesa
seat-waiting-first = primo, in attesa
seat-placing = posiziona le carte
seat-placing-first = primo, posiziona le carte
seat-moving = muove i segnalini
seat-moving-first = primo, muove i segnalini
seat-drawing = pesca le carte
seat-drawing-first = primo, pesca le carte
seat-place = { $place }º posto
unit-points = { $count ->
    [one] punto
   *[other] punti
}
count-hand = mano
count-penalty = penalità
count-run = sequenza più lunga: { $animal }
count-round = Giro
zone-river = Fiume
zone-aside = Da parte
zone-pile = Mazzo di pesca
zone-reserve = Riserva
zone-powers = Carte Potere
zone-hand = Mano
zone-cards = Pila, dal fondo alla cima
zone-penalty = Zona Penalità
zone-totem = Totem
points-so-far = Punti finora
points-so-far-own = Punti finora, con il tuo Totem
points = Punti
points-run = Sequenza: { $animal }
points-diversity = Diversità
points-totem = Totem
points-penalty = Penalità
note-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
note-animals = { $number ->
    [one] 1 animale
   *[other] { $number } animali
}

# il disegno in testo

row-cards = Pila
row-empty = nessuna carta
row-first = primo giocatore
key-card = carta del mazzo { $deck }: { $main }, pesca { $draw }, posizionamento { $place }, compagno { $companion }
key-letters = volpe artica, alce, tricheco, orca, pulcinella di mare, orso polare
key-cards = dal fondo alla cima; l'ultima è la carta Visibile
key-joker = jolly, carta coperta
key-hidden = carta che non hai visto
key-unseen = carta che nessuno ha visto

# avvisi, fine e legenda

banner-end = La partita volge al termine: la Riserva è aperta
banner-final = Ultimo giro: solo le fasi A e B
ending-needed = Il mazzo di pesca è finito, la Riserva è stata aperta e l'ultimo giro è concluso.
ending-stalled = Per { $turns } turni nessuna carta ha lasciato il mazzo di pesca, quindi la Riserva è stata aperta; l'ultimo giro è concluso.
ending-tie = { $points ->
    [one] Con 1 punto ciascuno, il { $ahead } precede il { $behind } perché gioca prima nel giro.
   *[other] Con { $points } punti ciascuno, il { $ahead } precede il { $behind } perché gioca prima nel giro.
}
mark-totem = Il tuo Totem
mark-moving = Questi due segnalini si muovono
mark-usable = Si può usare ora
legend-draw = Carte che peschi in questo turno
legend-place = Carte che posizioni nel prossimo turno
legend-companion = Nel cerchio: il compagno
legend-seen = Coperta, ma la conosci
legend-move = Muovi qui il segnalino

# perché no

refuse-over = La partita è finita.
refuse-other-step = Ora devi fare un'altra cosa.
refuse-not-in-hand = Non puoi scegliere questa carta: non è nella tua mano.
refuse-not-in-river = Non puoi scegliere questa carta: non è nel Fiume.
refuse-not-in-zone = Non puoi scegliere questa carta: non è nella tua zona Penalità.
refuse-other-side = Non puoi usare «{ $power }»: questo potere non c'è in questa partita.
refuse-not-owned = Non puoi usare «{ $power }»: non hai questa carta Potere.
refuse-by-itself = Non devi usare tu «{ $power }»: funziona da sé.
refuse-not-now = Ora non puoi usare «{ $power }»: non è il momento.
refuse-choose-thing = Non scegliere la carta Potere: scegli ciò su cui agisce «{ $power }».
refuse-no-visible = Non puoi usare «{ $power }»: non hai una carta Visibile.
refuse-not-the-last = { $missing ->
    [one] Non puoi ancora usare la volpe: la sua carta è l'ultima, prima posizionane un'altra.
   *[other] Non puoi ancora usare la volpe: la sua carta è l'ultima, prima posizionane altre { $missing }.
}
refuse-used-already = Non puoi usare di nuovo «{ $power }»: lo hai già fatto in questo turno.
refuse-placing-began = Non puoi più usare «{ $power }»: hai già posizionato una carta.
refuse-river-empty = Non puoi scambiare una carta: il Fiume è vuoto.
refuse-put-aside = Non puoi riprendere questa carta: l'hai appena messa da parte.
refuse-nothing-visible = Non puoi riprendere una carta: non hai una carta Visibile.
refuse-must-place-one = Senza una carta Visibile devi posizionarne almeno una.
refuse-must-place = { $missing ->
    [one] Devi posizionare ancora una carta.
   *[other] Devi posizionare ancora { $missing } carte.
}
refuse-towards-middle = Non puoi muovere il segnalino da quella parte: è a un'estremità e va verso il centro ({ $animal }).
refuse-companion-first = Non puoi muovere quel segnalino da quella parte ({ $animal }): il compagno è a un'estremità e va verso il centro ({ $companion }).
refuse-straight-on = Non puoi tornare indietro: il passo in più continua nella stessa direzione ({ $animal }).
refuse-no-position = Non puoi andare oltre: il Paesaggio finisce qui ({ $animal }).
refuse-pile-empty = Non puoi pescare dal mazzo di pesca: è vuoto, come la Riserva.
refuse-must-draw = { $missing ->
    [one] Devi pescare ancora una carta.
   *[other] Devi pescare ancora { $missing } carte.
}
refuse-own-zone = Non puoi tenere la carta: deve andare a un altro giocatore.
refuse-no-such-seat = Non puoi scegliere il giocatore { $seat }: in questa partita non c'è.
refuse-other-number = In questa partita si usano { $number } mazzi.
refuse-totem-dealt = Questo Totem è già stato distribuito: { $animal }.
refuse-not-unseen = { $card } non è tra le carte che nessuno ha visto.

# che cosa c'è nella scatola

component-card = { $count ->
    [one] carta Animale
   *[other] carte Animale
}
component-token = { $count ->
    [one] segnalino Animale
   *[other] segnalini Animale
}
component-power = { $count ->
    [one] carta Potere
   *[other] carte Potere
}
component-totem = { $count ->
    [one] tessera Animale Totem
   *[other] tessere Animale Totem
}

# effects of options and presets
option-walrus_rule-effect = Da che parte va il passo in più del tricheco
option-walrus_rule-free_step-effect = Il segnalino può proseguire o tornare indietro
option-walrus_rule-straight-effect = Il segnalino deve proseguire nella stessa direzione
option-fox_side-effect = Che cosa fa il potere della volpe in questa partita
option-fox_side-random-effect = Uno dei suoi due lati, estratto a sorte
option-fox_side-A-effect = Puoi mettere l'ultima carta coperta, come jolly: vale come un animale a tua scelta
option-fox_side-B-effect = Puoi infilare l'ultima carta in fondo alla tua pila
option-moose_side-effect = Che cosa fa il potere dell'alce in questa partita
option-moose_side-random-effect = Uno dei suoi due lati, estratto a sorte
option-moose_side-A-effect = Puoi pescare una carta in più o in meno
option-moose_side-B-effect = Puoi posizionare una carta in più o in meno
option-walrus_side-effect = Che cosa fa il potere del tricheco in questa partita
option-walrus_side-random-effect = Uno dei suoi due lati, estratto a sorte
option-walrus_side-A-effect = L'animale principale della tua carta può fare un secondo passo
option-walrus_side-B-effect = L'animale compagno della tua carta può fare un secondo passo
option-orca_side-effect = Che cosa fa il potere dell'orca in questa partita
option-orca_side-random-effect = Uno dei suoi due lati, estratto a sorte
option-orca_side-A-effect = Ogni carta che prendi dal Fiume viene subito sostituita
option-orca_side-B-effect = Puoi pescare alla cieca dal mazzo di pesca, invece che dal Fiume
option-puffin_side-effect = Che cosa fa il potere della pulcinella di mare in questa partita
option-puffin_side-random-effect = Uno dei suoi due lati, estratto a sorte
option-puffin_side-A-effect = Prima di posizionare puoi scambiare una carta con il Fiume
option-puffin_side-B-effect = Prima di posizionare puoi riprendere la carta in cima alla pila
option-bear_side-effect = Che cosa fa il potere dell'orso in questa partita
option-bear_side-random-effect = Uno dei suoi due lati, estratto a sorte
option-bear_side-A-effect = Puoi pescare carte dalla tua zona Penalità
option-bear_side-B-effect = Alla fine del turno puoi dare una carta penalità a un altro giocatore
option-first_player-effect = Chi riceve l'Impronta e gioca per primo
option-first_player-random-effect = Si estrae a sorte all'inizio della partita
option-first_player-value-effect = { $value } gioca per primo
option-decks-effect = Con quali dei quattro mazzi si gioca, uno per giocatore
option-decks-random-effect = Tanti mazzi quanti sono i giocatori, estratti a sorte
option-decks-value-effect = Si gioca con i mazzi { $value }
preset-first-effect = In due, e ogni animale ha il suo potere più semplice
preset-full-effect = Poteri e mazzi a sorte: nessuna partita è uguale a un'altra
preset-short-effect = In due: la metà dei turni di una partita in quattro

# what things are and do

about-card = Lettera e figura sono l'animale principale, nel cerchio c'è il compagno. In cima alla tua pila decide quante carte peschi ora, quante ne posizioni la prossima volta, quali due segnalini si muovono e quale potere prendi.
    .rule = ARC-4.4
about-fox = Chi ha questo animale come Totem fa i punti della carta Paesaggio su cui si trova alla fine il suo segnalino.
    .rule = ARC-5.15
about-moose = { about-fox }
    .rule = ARC-5.15
about-walrus = { about-fox }
    .rule = ARC-5.15
about-orca = { about-fox }
    .rule = ARC-5.15
about-puffin = { about-fox }
    .rule = ARC-5.15
about-bear = { about-fox }
    .rule = ARC-5.15
about-thing-card = Nessuno ne vede la figura, tranne chi la tiene in mano.
    .rule = ARC-3.4
about-thing-joker = Una carta posizionata coperta con il potere della volpe. La conosce solo chi l'ha messa; alla fine vale come l'animale che gli porta più punti.
    .rule = ARC-4.28
about-thing-joker-own = Il tuo jolly: la figura la conosci solo tu, e non ha importanza. Alla fine vale come l'animale che ti porta più punti.
    .rule = ARC-4.28
about-thing-joker-as = Un jolly vale come l'animale che porta più punti a chi lo possiede.
    .rule = ARC-5.14
about-thing-penalty-hidden = Una carta penalità che non hai visto. Alla fine costa 1 punto a chi la possiede, qualunque sia.
    .rule = ARC-5.16
about-thing-penalty-unseen = Una carta penalità venuta direttamente dal mazzo di pesca: nessuno l'ha vista. Alla fine costa 1 punto a chi la possiede.
    .rule = ARC-4.12
about-power-fox_joker = L'ultima carta che posizioni può andare coperta subito sotto quella in cima. Diventa un jolly, che alla fine vale come un animale qualsiasi.
    .rule = ARC-4.28
about-power-fox_under = L'ultima carta che posizioni può andare scoperta in fondo alla tua pila. Quella in cima resta allora com'è.
    .rule = ARC-4.27
about-power-moose_draw = Puoi pescare una carta in più, o una in meno, di quante ne indica la carta in cima.
    .rule = ARC-4.46
about-power-moose_place = Puoi posizionare una carta in più, o una in meno, rispetto al tuo valore di posizionamento.
    .rule = ARC-4.24
about-power-walrus_main = Quando i due segnalini si sono mossi, quello dell'animale principale può fare un altro passo.
    .rule = ARC-4.36
about-power-walrus_companion = Quando i due segnalini si sono mossi, quello del compagno può fare un altro passo.
    .rule = ARC-4.37
about-power-orca_refill = Agisce da sé: ogni carta che prendi dal Fiume è sostituita subito, così scegli ogni volta da un Fiume completo.
    .rule = ARC-4.47
about-power-orca_pile = Ogni carta che peschi può venire, alla cieca, dal mazzo di pesca invece che dal Fiume.
    .rule = ARC-4.48
about-power-puffin_swap = Prima di posizionare la prima carta puoi scambiarne una della tua mano con una del Fiume.
    .rule = ARC-4.21
about-power-puffin_takeback = Prima di posizionare la prima carta puoi riprendere in mano quella in cima. Quante ne posizioni lo dice allora la carta sotto.
    .rule = ARC-4.22
about-power-bear_draw = Quando cominci a pescare guardi le tue carte penalità, e ogni carta che peschi può venire da lì. Ognuna che prendi è una penalità in meno.
    .rule = ARC-4.49
about-power-bear_give = Proprio alla fine del turno puoi guardare le tue carte penalità e darne una a un altro giocatore.
    .rule = ARC-4.53
about-zone-river = Carte scoperte da cui tutti pescano nella fase C. Alla fine di ogni turno si rifornisce.
    .rule = ARC-4.41
about-zone-aside = La carta dello scambio: va nel Fiume appena ne è stata presa un'altra.
    .rule = ARC-4.21
about-zone-pile = Da qui si rifornisce il Fiume e vengono le carte penalità. Quando è finito, si apre la Riserva.
    .rule = ARC-4.43
about-zone-reserve = Si apre quando il mazzo di pesca non può dare una carta che serve. Allora si finisce il giro e ne segue un ultimo.
    .rule = ARC-5.1
about-zone-powers = Alla fine della fase A prendi la carta Potere dell'animale principale in cima alla tua pila, anche a un altro giocatore. La lettera è la fase in cui agisce.
    .rule = ARC-4.16
about-zone-hand = Carte da posizionare, viste solo da chi le tiene. Chi a fine turno supera il limite mette le altre tra le penalità.
    .rule = ARC-4.51
about-zone-cards = Carte vicine con lo stesso animale principale formano una sequenza. Conta la più lunga di ogni animale: l'ordine è tutto.
    .rule = ARC-5.10
about-zone-penalty = Ogni carta qui costa 1 punto alla fine. Ci finiscono carte quando ne hai troppo poche da posizionare o troppe in mano.
    .rule = ARC-5.16
about-zone-totem = Un animale segreto. Alla fine porta a chi lo possiede i punti della carta Paesaggio su cui si trova il segnalino di quell'animale.
    .rule = ARC-3.7
about-count-round = Un giro è un turno di ogni giocatore.
    .rule = ARC-4.1
about-count-hand = Le carte in mano, e quante se ne possono tenere a fine turno.
    .rule = ARC-4.51
about-count-penalty = Carte penalità: ognuna costa 1 punto alla fine.
    .rule = ARC-5.16
about-count-run = Carte di fila con questo animale: 2 danno 1 punto, poi 3, 6, 10, e 15 da sei in su.
    .rule = ARC-5.11
about-unit-points = Ciò che tutti possono contare: sequenze, diversità e penalità. I Totem segreti si aggiungono alla fine.
    .rule = ARC-5.18
about-ground-landscape = Una carta Paesaggio. Il suo numero è quanto valgono i Totem degli animali che ci stanno sopra.
    .rule = ARC-3.1
about-totem = Il tuo animale Totem; gli altri non lo conoscono.
    .rule = ARC-5.15
about-moving = Animale principale e compagno della carta in cima: uno va a destra, l'altro a sinistra. Da un'estremità si può solo tornare indietro.
    .rule = ARC-4.31
about-usable = Questo potere si può usare in questo momento. Nessuno è obbligato a usarlo.
    .rule = ARC-4.6
about-arrow = Dove andrebbe un segnalino.
    .rule = ARC-4.32
about-arrow-second = Dove andrebbe un segnalino nell'altro caso.
    .rule = ARC-4.32
about-legend-draw = Il valore di pesca: quante carte prendi finché questa è in cima alla tua pila.
    .rule = ARC-4.41
about-legend-place = Il valore di posizionamento: quante carte posizioni nel prossimo turno. Insieme al valore di pesca fa sempre 6.
    .rule = ARC-4.10
about-legend-companion = Il secondo animale di una carta. Il suo segnalino si muove insieme a quello dell'animale principale, in senso opposto.
    .rule = ARC-4.31
about-legend-seen =
    .rule = ARC-4.5
about-legend-move =
    .rule = ARC-4.38
about-choice-main =
    .rule = ARC-4.32

# what holds now

now-get = Per averla, finisci la fase A con { $animal } in cima alla tua pila.
now-yours = È tua.
now-usable = Puoi usarla ora.
now-value = { $value ->
    [0] Ora il suo segnalino è sullo 0.
    [1] Ora il suo segnalino è sull'1.
   *[other] Ora il suo segnalino è sul { $value }.
}

# reasons of hints

reason-runs-brings = { $by ->
    [one] 1 punto per la tua pila
   *[other] { $by } punti per la tua pila
}
reason-runs-keeps = lascia più punti alla tua pila
reason-runs-costs = { $by ->
    [one] 1 punto in meno per la tua pila
   *[other] { $by } punti in meno per la tua pila
}
reason-penalty-brings = { $by ->
    [one] 1 carta penalità in meno
   *[other] { $by } carte penalità in meno
}
reason-penalty-keeps = meno carte penalità per te che altrimenti
reason-penalty-costs = { $by ->
    [one] 1 carta penalità per te
   *[other] { $by } carte penalità per te
}
reason-totem-brings = { $by ->
    [one] 1 punto in più per il tuo Totem
   *[other] { $by } punti in più per il tuo Totem
}
reason-totem-keeps = meglio per il tuo Totem
reason-totem-costs = { $by ->
    [one] 1 punto in meno per il tuo Totem
   *[other] { $by } punti in meno per il tuo Totem
}
reason-totem-risks = { $by ->
    [one] il { $who } può togliere 1 punto al tuo Totem
   *[other] il { $who } può togliere { $by } punti al tuo Totem
}
reason-totem-step-brings = una carta che muove il segnalino del tuo Totem
reason-totem-step-keeps = tieni una carta che muove il segnalino del tuo Totem
reason-powers-brings = ricevi una carta Potere
reason-powers-keeps = ti lascia più carte Potere
reason-powers-costs = perdi una carta Potere
reason-powers-prevents = il { $who } perde una carta Potere
reason-hand-brings = { $count ->
    [one] la tua mano può poi dare 1 punto
   *[other] la tua mano può poi dare { $count } punti
}
reason-hand-keeps = tieni le carte che possono rendere di più
reason-overflow-keeps = meno carte oltre il limite di carte in mano
reason-overflow-costs = { $count ->
    [one] 1 carta oltre il limite di carte in mano
   *[other] { $count } carte oltre il limite di carte in mano
}
reason-shortage-keeps = più carte di quelle da posizionare nel prossimo turno
reason-shortage-costs = { $count ->
    [one] 1 carta in meno di quelle da posizionare nel prossimo turno
   *[other] { $count } carte in meno di quelle da posizionare nel prossimo turno
}
reason-river-keeps = più carte da pescare, o migliori

# warnings

warning-hand-limit = { $number ->
    [one] Avrai troppe carte in mano: 1 diventa una penalità.
   *[other] Avrai troppe carte in mano: { $number } diventano penalità.
}
warning-shortage = { $number ->
    [one] Al prossimo turno ti mancherà 1 carta da posizionare: 1 carta penalità.
   *[other] Al prossimo turno ti mancheranno { $number } carte da posizionare: { $number } carte penalità.
}
