# cose

thing-fox = volpe artica
thing-moose = alce
thing-walrus = tricheco
thing-orca = orca
thing-puffin = pulcinella di mare
thing-bear = orso polare
animal-fox = volpe
animal-moose = alce
animal-walrus = tricheco
animal-orca = orca
animal-puffin = pulcinella
animal-bear = orso
card = { $main } { $draw }/{ $place }, { $companion }
thing-card = carta coperta
thing-joker = jolly
thing-joker-own = jolly: { $card }
thing-joker-as = jolly, vale { $animal }
thing-penalty-hidden = carta che non hai visto
thing-penalty-unseen = carta che nessuno ha visto
thing-fox_joker = A: ultima carta coperta
thing-fox_under = A: ultima carta in fondo
thing-moose_draw = C: pesca una in più o in meno
thing-moose_place = A: posiziona una in più o in meno
thing-walrus_main = B: principale un passo in più
thing-walrus_companion = B: compagno un passo in più
thing-orca_refill = C: rifornisci subito
thing-orca_pile = C: pesca dal mazzo
thing-puffin_swap = A: scambia con il Fiume
thing-puffin_takeback = A: riprendi la carta in cima
thing-bear_draw = C: pesca dalle penalità
thing-bear_give = C: dai una penalità
power-fox_joker = Ultima carta coperta
power-fox_under = Ultima carta in fondo
power-moose_draw = Pesca una in più o meno
power-moose_place = Metti una in più o meno
power-walrus_main = Principale un passo in più
power-walrus_companion = Compagno un passo in più
power-orca_refill = Rifornisci subito
power-orca_pile = Pesca dal mazzo
power-puffin_swap = Scambia con il Fiume
power-puffin_takeback = Riprendi la cima
power-bear_draw = Pesca dalle penalità
power-bear_give = Dai una penalità
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde

# il gioco e le sue opzioni

game-title = Arctic
game-line = Una pila di animali, carta dopo carta: quella in cima decide il tuo turno.
option-walrus_rule = Passo in più del tricheco
option-walrus_rule-free_step = Da una parte o dall'altra
option-walrus_rule-straight = Solo sempre diritto
option-fox_side = Potere della volpe
option-fox_side-random = A caso
option-fox_side-A = A: una carta coperta come jolly
option-fox_side-B = B: una carta in fondo alla pila
option-moose_side = Potere dell'alce
option-moose_side-random = A caso
option-moose_side-A = A: pesca una carta in più o in meno
option-moose_side-B = B: posiziona una carta in più o in meno
option-walrus_side = Potere del tricheco
option-walrus_side-random = A caso
option-walrus_side-A = A: l'animale principale un passo in più
option-walrus_side-B = B: il compagno un passo in più
option-orca_side = Potere dell'orca
option-orca_side-random = A caso
option-orca_side-A = A: rifornisci subito il Fiume
option-orca_side-B = B: pesca dal mazzo
option-puffin_side = Potere della pulcinella di mare
option-puffin_side-random = A caso
option-puffin_side-A = A: scambia una carta con il Fiume
option-puffin_side-B = B: riprendi la carta in cima
option-bear_side = Potere dell'orso
option-bear_side-random = A caso
option-bear_side-A = A: pesca dalle penalità
option-bear_side-B = B: dai via una penalità
option-first_player = Primo giocatore
option-first_player-random = A caso
option-first_player-0 = Giocatore 1
option-first_player-1 = Giocatore 2
option-first_player-2 = Giocatore 3
option-first_player-3 = Giocatore 4
option-decks = Mazzi in gioco
option-decks-random = A caso
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
option-decks-1-2-3-4 = Tutti e quattro

# domande

prompt-decks = Quali mazzi sono in gioco
prompt-decks-detail = Il caso sceglie tanti mazzi quanti sono i giocatori.
prompt-sides = Si girano le carte Potere
prompt-sides-detail = Il lato visibile è il potere dell'animale in questa partita.
prompt-totems = Si distribuiscono i Totem
prompt-totems-detail = Ognuno conosce solo il proprio.
prompt-first = Chi è il primo giocatore
prompt-first-detail = Decide il caso.
prompt-hands = Si distribuiscono le mani
prompt-hands-detail = Ognuno vede solo le proprie carte.
prompt-river = Si scopre il Fiume
prompt-river-detail = Queste carte le vedono tutti.
prompt-place = Posiziona le carte: { $count } di { $most }
prompt-place-between = Posiziona le carte: { $count }, da { $least } a { $most }
prompt-place-detail = Scegli una carta della mano. Quella in cima alla fine decide questo turno.
prompt-place-short = { $missing ->
    [one] Manca una carta: arriverà dal mazzo come penalità.
   *[other] Mancano { $missing } carte: arriveranno dal mazzo come penalità.
}
prompt-swap = Prendi in cambio una carta del Fiume
prompt-swap-detail = La carta messa da parte va nel Fiume.
prompt-move = Muovi { $animal } e { $companion }
prompt-move-detail = Uno va a destra, l'altro a sinistra; un segnalino all'estremità va sempre verso il centro.
prompt-extra = Un passo in più per { $animal }?
prompt-extra-detail = Puoi anche lasciare il segnalino dov'è.
prompt-look-to-draw = Si guardano le carte penalità
prompt-look-to-draw-detail = Le vede solo chi le possiede.
prompt-draw = Pesca le carte: { $count } di { $most }
prompt-draw-between = Pesca le carte: { $count }, da { $least } a { $most }
prompt-draw-detail = { $hand } in mano; oltre { $limit } a fine turno diventano penalità.
prompt-pile-card = Si pesca una carta dal mazzo
prompt-pile-card-detail = La vede solo chi la pesca.
prompt-refill-at-once = Il Fiume si rifornisce subito
prompt-refill-at-once-detail = È il potere dell'orca.
prompt-refill = Il Fiume si rifornisce
prompt-refill-detail = Dal mazzo, finché si può.
prompt-discard = { $excess ->
    [one] Scarta una carta
   *[other] Scarta { $excess } carte
}
prompt-discard-detail = { $hand } in mano, al massimo { $limit }. Gli scarti restano coperti nella tua zona Penalità.
prompt-look-to-give = Si guardano le carte penalità
prompt-look-to-give-detail = Le vede solo chi le possiede.
prompt-give = Vuoi dare via una delle tue penalità?
prompt-give-detail = Va coperta nella zona Penalità di un altro giocatore.
prompt-give-to = A chi va la penalità?
prompt-give-to-detail = Tocca il giocatore nell'elenco dei giocatori.
prompt-over = La partita è finita

# scelte

choice-place-top = In cima alla pila
choice-place-under = In fondo alla pila
choice-place-joker = Coperta, come jolly
choice-swap-out = Scambiala con il Fiume
choice-take-back = Riprendi la carta in cima
choice-stop-placing = Basta carte
choice-main-left = { $animal } a sinistra, { $companion } a destra
choice-main-right = { $animal } a destra, { $companion } a sinistra
choice-main-left-both = { $animal } e { $companion } a sinistra
choice-main-right-both = { $animal } e { $companion } a destra
choice-extra-none = Lascia il segnalino
choice-extra-left = { $animal } ancora a sinistra
choice-extra-right = { $animal } ancora a destra
choice-draw-pile = Pesca dal mazzo
choice-stop-drawing = Basta pescare
choice-give-none = Non dare niente
choice-give-to = Al { $colour }

# il diario

step-place-top = posiziona { $card }
step-place-under = mette { $card } in fondo alla pila
step-place-joker = mette { $card } coperta
step-place-joker-hidden = mette una carta coperta
step-swap-out = mette da parte { $card } per il Fiume
step-swap-in = prende in cambio dal Fiume { $card }
step-take-back = riprende { $card }
step-stop-placing = smette di posizionare
step-main-left = muove { $animal } a sinistra, e con lui { $companion }
step-main-right = muove { $animal } a destra, e con lui { $companion }
step-extra-none = lascia dov'è: { $animal }
step-extra-left = muove ancora a sinistra: { $animal }
step-extra-right = muove ancora a destra: { $animal }
step-draw-river = prende { $card } dal Fiume
step-draw-penalty = prende { $card } dalle penalità
step-draw-penalty-hidden = prende la penalità numero { $place }
step-draw-pile = pesca dal mazzo
step-stop-drawing = smette di pescare
step-discard = scarta { $card }
step-discard-hidden = scarta una carta
step-give-card = dà via { $card }
step-give-card-hidden = dà via la penalità numero { $place }
step-give-none = non dà via niente
step-give-to = la dà al { $colour }
step-decks = mazzi in gioco: { $decks }
step-side = potere in questa partita: { $power }
step-totem = Totem del { $colour }: { $animal }
step-totem-hidden = il { $colour } riceve un Totem
step-first = primo giocatore: il { $colour }
step-hand = il { $colour } riceve { $card }
step-hand-hidden = il { $colour } riceve una carta
step-river = nel Fiume arriva { $card }
step-pile = la carta è { $card }
step-pile-hidden = una carta dal mazzo
step-look = una penalità è { $card }
step-look-hidden = guarda una penalità

# giocatori, contatori, zone

seat-waiting = aspetta
seat-waiting-first = primo giocatore, aspetta
seat-placing = posiziona le carte
seat-placing-first = primo giocatore, posiziona le carte
seat-moving = muove i segnalini
seat-moving-first = primo giocatore, muove i segnalini
seat-drawing = pesca le carte
seat-drawing-first = primo giocatore, pesca le carte
seat-place = { $place }º posto
unit-points = punti
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
points = Punti
points-run = { $animal }, sequenza di { $length }
points-diversity = Diversità
points-totem = Totem: { $animal }
points-penalty = Penalità

# avvisi e legenda

banner-end = La fine è annunciata: la Riserva è aperta
banner-final = Ultimo turno: solo le fasi A e B
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
refuse-other-step = Ora è richiesto altro.
refuse-not-in-hand = Non hai in mano { $card }.
refuse-not-in-river = { $card } non è nel Fiume.
refuse-not-in-zone = { $card } non è nella tua zona Penalità.
refuse-other-side = Questo potere non c'è in questa partita: { $power }.
refuse-not-owned = Non possiedi questo potere: { $power }.
refuse-no-visible = Senza carta Visibile non puoi usare questo potere: { $power }.
refuse-not-the-last = { $missing ->
    [one] Deve essere l'ultima carta che posizioni: prima posizionane un'altra.
   *[other] Deve essere l'ultima carta che posizioni: prima posizionane altre { $missing }.
}
refuse-used-already = Hai già usato questo potere nel turno: { $power }.
refuse-placing-began = Solo prima di posizionare la prima carta: { $power }.
refuse-river-empty = Il Fiume è vuoto.
refuse-put-aside = { $card } è la carta che hai appena messo da parte.
refuse-nothing-visible = Non c'è una carta Visibile da riprendere.
refuse-must-place-one = Senza carta Visibile devi posizionarne almeno una.
refuse-must-place = { $missing ->
    [one] Devi posizionare ancora una carta.
   *[other] Devi posizionare ancora { $missing } carte.
}
refuse-towards-middle = Un segnalino all'estremità va verso il centro: { $animal }, con { $companion }.
refuse-companion-first = { $companion } è all'estremità e va verso il centro; { $animal } va dall'altra parte.
refuse-straight-on = Il passo in più continua nella direzione del primo: { $animal }.
refuse-no-position = Il Paesaggio finisce qui: { $animal }.
refuse-pile-empty = Mazzo e Riserva sono vuoti.
refuse-must-draw = { $missing ->
    [one] Devi pescare ancora una carta.
   *[other] Devi pescare ancora { $missing } carte.
}
refuse-own-zone = La carta deve andare a un altro giocatore.
refuse-no-such-seat = In questa partita non c'è il giocatore { $seat }.
refuse-other-number = In questa partita si usano { $number } mazzi.
refuse-totem-dealt = Questo Totem è già stato distribuito: { $animal }.
refuse-not-unseen = { $card } non è tra le carte che nessuno ha visto.
