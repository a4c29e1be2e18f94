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
animal-puffin = pulcinella di mare
animal-bear = orso
card = { $main } { $draw }/{ $place }, { $companion }
thing-card = carta coperta
thing-joker = jolly
thing-joker-own = jolly: { $card }
thing-joker-as = jolly, vale come { $animal }
thing-penalty-hidden = carta che non hai visto
thing-penalty-unseen = carta che nessuno ha visto
thing-fox_joker = A: ultima carta coperta
thing-fox_under = A: ultima carta in fondo
thing-moose_draw = C: pesca una in più o in meno
thing-moose_place = A: posiziona una in più o in meno
thing-walrus_main = B: un passo in più al principale
thing-walrus_companion = B: un passo in più al compagno
thing-orca_refill = C: rifornisci subito
thing-orca_pile = C: pesca dal mazzo
thing-puffin_swap = A: scambia con il Fiume
thing-puffin_takeback = A: riprendi la carta in cima
thing-bear_draw = C: pesca dalle penalità
thing-bear_give = C: dai una penalità
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
option-fox_side-A = A: una carta coperta come jolly
option-fox_side-B = B: una carta in fondo alla pila
option-moose_side = Potere dell'alce
option-moose_side-random = A sorte
option-moose_side-A = A: pesca una carta in più o in meno
option-moose_side-B = B: posiziona una carta in più o in meno
option-walrus_side = Potere del tricheco
option-walrus_side-random = A sorte
option-walrus_side-A = A: un passo in più per l'animale principale
option-walrus_side-B = B: un passo in più per l'animale compagno
option-orca_side = Potere dell'orca
option-orca_side-random = A sorte
option-orca_side-A = A: rifornisci subito il Fiume
option-orca_side-B = B: pesca dal mazzo
option-puffin_side = Potere della pulcinella di mare
option-puffin_side-random = A sorte
option-puffin_side-A = A: scambia una carta con il Fiume
option-puffin_side-B = B: riprendi la carta in cima
option-bear_side = Potere dell'orso
option-bear_side-random = A sorte
option-bear_side-A = A: pesca dalle penalità
option-bear_side-B = B: dai via una penalità
option-first_player = Primo giocatore
option-first_player-random = A sorte
option-first_player-0 = Giocatore 1
option-first_player-1 = Giocatore 2
option-first_player-2 = Giocatore 3
option-first_player-3 = Giocatore 4
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
option-decks-1-2-3-4 = Tutti e quattro

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
prompt-place = Posiziona le carte: { $count } di { $most }
prompt-place-between = Posiziona le carte: { $count } (da { $least } a { $most })
prompt-place-detail = Scegli una carta della tua mano. Quella che resta in cima decide il tuo turno.
prompt-place-short = { $missing ->
    [one] Manca una carta: arriverà dal mazzo come penalità.
   *[other] Mancano { $missing } carte: arriveranno dal mazzo come penalità.
}
prompt-swap = Prendi in cambio una carta del Fiume
prompt-swap-detail = La carta messa da parte va nel Fiume.
prompt-move = Muovi { $animal } e { $companion }
prompt-move-detail = Uno va a destra, l'altro a sinistra; un segnalino a un'estremità va sempre verso il centro.
prompt-extra = Un passo in più? ({ $animal })
prompt-extra-detail = Puoi anche lasciare il segnalino dov'è.
prompt-look-to-draw = Si guardano le carte penalità
prompt-look-to-draw-detail = Le vede solo chi le possiede.
prompt-draw = Pesca le carte: { $count } di { $most }
prompt-draw-between = Pesca le carte: { $count } (da { $least } a { $most })
prompt-draw-detail = { $hand ->
    [one] Hai { $hand } carta in mano;
   *[other] Hai { $hand } carte in mano;
} a fine turno quelle oltre { $limit } diventano penalità.
prompt-pile-card = Si pesca una carta dal mazzo
prompt-pile-card-detail = La vede solo chi la pesca.
prompt-refill-at-once = Si rifornisce subito il Fiume
prompt-refill-at-once-detail = È il potere dell'orca.
prompt-refill = Si rifornisce il Fiume
prompt-refill-detail = Dal mazzo, finché si può.
prompt-discard = { $excess ->
    [one] Scarta una carta
   *[other] Scarta { $excess } carte
}
prompt-discard-detail = Hai { $hand } carte in mano, al massimo { $limit }. Gli scarti vanno coperti nella tua zona Penalità.
prompt-look-to-give = Si guardano le carte penalità
prompt-look-to-give-detail = Le vede solo chi le possiede.
prompt-give = Vuoi dare via una delle tue penalità?
prompt-give-detail = Va coperta nella zona Penalità di un altro giocatore.
prompt-give-to = A chi dai la carta penalità?
prompt-give-to-detail = Tocca il giocatore nell'elenco dei giocatori.
prompt-over = La partita è finita

# scelte

choice-place-top = In cima alla pila
choice-place-under = In fondo alla pila
choice-place-joker = Coperta, come jolly
choice-swap-out = Scambiala con il Fiume
choice-take-back = Riprendi la carta in cima
choice-stop-placing = Smetti di posizionare
choice-main-left = { $animal } a sinistra, { $companion } a destra
choice-main-right = { $animal } a destra, { $companion } a sinistra
choice-main-left-both = { $animal } e { $companion } a sinistra
choice-main-right-both = { $animal } e { $companion } a destra
choice-extra-none = Lascia il segnalino
choice-extra-left = { $animal }: un altro passo a sinistra
choice-extra-right = { $animal }: un altro passo a destra
choice-draw-pile = Pesca dal mazzo
choice-stop-drawing = Smetti di pescare
choice-give-none = Non dare niente
choice-give-to = Al { $colour }

# il diario

step-place-top = posiziona { $card }
step-place-under = posiziona in fondo alla pila: { $card }
step-place-joker = posiziona coperta: { $card }
step-place-joker-hidden = posiziona una carta coperta
step-swap-out = mette da parte { $card } per il Fiume
step-swap-in = prende in cambio dal Fiume: { $card }
step-take-back = riprende { $card }
step-stop-placing = smette di posizionare
step-main-left = muove { $animal } a sinistra; si muove anche { $companion }
step-main-right = muove { $animal } a destra; si muove anche { $companion }
step-extra-none = lascia dov'è: { $animal }
step-extra-left = muove ancora a sinistra: { $animal }
step-extra-right = muove ancora a destra: { $animal }
step-draw-river = prende dal Fiume: { $card }
step-draw-penalty = prende dalle penalità: { $card }
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

seat-waiting = in attesa
seat-waiting-first = primo, in attesa
seat-placing = posiziona le carte
seat-placing-first = primo, posiziona le carte
seat-moving = muove i segnalini
seat-moving-first = primo, muove i segnalini
seat-drawing = pesca le carte
seat-drawing-first = primo, pesca le carte
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

banner-end = La partita volge al termine: la Riserva è aperta
banner-final = Ultimo giro: solo le fasi A e B
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
refuse-not-in-hand = Non hai in mano { $card }.
refuse-not-in-river = { $card } non è nel Fiume.
refuse-not-in-zone = { $card } non è nella tua zona Penalità.
refuse-other-side = Questo potere non c'è in questa partita: { $power }.
refuse-not-owned = Non possiedi questo potere: { $power }.
refuse-no-visible = Senza una carta Visibile non puoi usare questo potere: { $power }.
refuse-not-the-last = { $missing ->
    [one] Deve essere l'ultima carta che posizioni: prima posizionane un'altra.
   *[other] Deve essere l'ultima carta che posizioni: prima posizionane altre { $missing }.
}
refuse-used-already = In questo turno hai già usato questo potere: { $power }.
refuse-placing-began = Solo prima di posizionare la prima carta: { $power }.
refuse-river-empty = Il Fiume è vuoto.
refuse-put-aside = { $card } è la carta che hai appena messo da parte.
refuse-nothing-visible = Non c'è una carta Visibile da riprendere.
refuse-must-place-one = Senza una carta Visibile devi posizionarne almeno una.
refuse-must-place = { $missing ->
    [one] Devi posizionare ancora una carta.
   *[other] Devi posizionare ancora { $missing } carte.
}
refuse-towards-middle = Un segnalino a un'estremità va verso il centro: { $animal }, con { $companion }.
refuse-companion-first = { $companion } è a un'estremità e va verso il centro; { $animal } va dall'altra parte.
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
