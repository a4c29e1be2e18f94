# things

thing-water = acqua
thing-fish = acqua con pesci
thing-land = terra
thing-mountain = montagna
thing-berry = mirtilli
thing-torch = { $count ->
    [one] torcia
   *[other] torce
}
thing-rope = { $count ->
    [one] corda
   *[other] corde
}
thing-bear_cave = tana dell'orso
thing-empty = grotta vuota
thing-puppet = pedina
thing-bear = { $count ->
    [one] orso polare
   *[other] orsi polari
}
thing-igloo = igloo
thing-energy = { $count ->
    [one] punto energia
   *[other] punti energia
}
thing-fee = { $count ->
    [one] oggetto come pedaggio
   *[other] oggetti come pedaggio
}
thing-orange = arancione
thing-white = bianco
thing-brown = marrone
thing-grey = grigio
thing-black = nero
colour-orange = { thing-orange }
colour-white = { thing-white }
colour-brown = { thing-brown }
colour-grey = { thing-grey }
colour-black = { thing-black }
piece-puppet = pedina { $colour ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $colour }
}
piece-igloo = { $count ->
    [one] igloo { $colour }
   *[other] igloo { $colour ->
        [arancione] arancioni
        [bianco] bianchi
        [marrone] marroni
        [grigio] grigi
       *[other] neri
    }
}
piece-bear = orso polare { $number }
piece-bear-fed = orso polare { $number }, ormai resta con i pesci

# the game and its options

game-title = Ice Hike
game-line = Una corsa sul mare ghiacciato: modella il paesaggio mentre avanzi, e attenzione agli orsi.
option-length = Durata
option-length-normal = Normale
option-length-short = Breve
option-play_on = Si continua per gli altri posti
option-end_cap_rounds = Giri dopo l'ultima tessera

# prompts

prompt-draw-tile = Si pesca una tessera
prompt-draw-tile-detail = La sceglie la sorte, dalla pila.
prompt-draw-cube = Si pesca un cubetto per la montagna
prompt-draw-cube-detail = Lo sceglie la sorte, dal sacchetto.
prompt-place = Metti questa tessera: { $tile }
prompt-place-detail = Scegli una delle caselle evidenziate.
prompt-place-berry = Metti questa tessera: { $tile }, con mirtilli nella grotta
prompt-place-berry-detail = Scegli una delle caselle evidenziate. Chi esplora la grotta prende i mirtilli.
prompt-place-torch = Metti questa tessera: { $tile }, con una torcia nella grotta
prompt-place-torch-detail = Scegli una delle caselle evidenziate. Chi esplora la grotta prende la torcia.
prompt-place-rope = Metti questa tessera: { $tile }, con una corda nella grotta
prompt-place-rope-detail = Scegli una delle caselle evidenziate. Chi esplora la grotta prende la corda.
prompt-place-bear-cave = Metti questa tessera: { $tile }, con sopra un orso polare
prompt-place-bear-cave-detail = Scegli una delle caselle evidenziate. Tutti potranno muovere l'orso.
prompt-place-empty = Metti questa tessera: { $tile }, con la grotta vuota
prompt-place-empty-detail = Scegli una delle caselle evidenziate.
prompt-act = Gioca con la tua pedina { $colour ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $colour }
}
prompt-act-detail = Cammina, costruisci, esplora o termina il turno. Se scendi con gli sci riprendi l'energia.
prompt-act-open = Gioca con la tua pedina { $colour ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $colour }
    } o con un orso
prompt-act-open-detail = Scegli la pedina o un orso, poi una casella. Non puoi usarli tutti e due.
prompt-act-mixed = L'orso ha camminato: mangia mirtilli o termina il turno
prompt-act-mixed-detail = Con la loro energia la tua pedina { $colour ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $colour }
    } può ancora giocare.
prompt-bear = Prosegui con l'orso o fermati
prompt-bear-detail = Non può fermarsi sull'ultima strada libera.
prompt-push = Sposta l'orso
prompt-push-detail = Scegli una delle caselle evidenziate accanto all'orso.
prompt-pay = Paga il pedaggio per l'igloo { $owner }
prompt-pay-detail = Scegli quale oggetto cedere.
prompt-torch = Un orso attacca la pedina { $colour ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $colour }
    }: usi una torcia?
prompt-torch-detail = Una sola torcia respinge l'orso per tutti quelli che sono in quella casella.
prompt-retreat = Dove si ritira la pedina { $colour ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $colour }
    }?
prompt-retreat-detail = Alla partenza o in un igloo che sta indietro; quello di un altro giocatore costa un oggetto.
prompt-over = La partita è finita

# what one can choose without touching the board

choice-build = Costruisci un igloo
choice-search = Esplora la grotta
choice-berry = Mangia mirtilli
choice-end-turn = Termina il turno
choice-bear-stop = Fermati qui
choice-torch-yes = Usa la torcia
choice-torch-no = Tieni la torcia

# the log

step-place = mette in { $cell }: { $tile }
step-place-find = mette in { $cell }: { $tile }, nella grotta { $find }
step-place-bear = mette in { $cell }: { $tile }, con un orso
step-step = cammina da { $start } a { $cell }
step-step-up = sale da { $start } a { $cell }
step-step-ski = scende con gli sci da { $start } a { $cell }
step-step-rope = va da { $start } a { $cell } con la corda
step-step-bear = va da { $start } a { $cell } con la torcia, contro l'orso
step-step-igloo = va da { $start } a { $cell }, nell'igloo { $owner }
step-arrive = raggiunge l'arrivo in { $cell }
step-build = costruisce un igloo in { $cell }
step-search = esplora la grotta in { $cell }: { $find }
step-berry = mangia mirtilli
step-end-turn = termina il turno
step-bear = muove l'orso da { $start } a { $cell }
step-bear-attack = muove l'orso da { $start } a { $cell }: attacco
step-bear-fish = muove l'orso da { $start } a { $cell }, dove resta con i pesci
step-bear-stop = ferma l'orso in { $cell }
step-push = sposta l'orso in { $cell }
step-pay = paga il pedaggio ({ $owner }): { $find }
step-torch-yes = respinge l'orso con la torcia ({ $colour })
step-torch-no = tiene la torcia ({ $colour })
step-retreat-start = ritira alla partenza la pedina { $colour ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $colour }
}
step-retreat = ritira la pedina { $colour ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $colour }
    } nell'igloo in { $cell }
step-retreat-fee = ritira la pedina { $colour ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $colour }
    } nell'igloo { $owner } in { $cell }, pagando un oggetto
step-draw-tile = pescata: { $tile }
step-draw-cube = nella grotta: { $cube }

# seats, counters, zones

seat-waiting = in attesa
seat-acting = di turno
seat-next = poi: { $colour }
seat-no-way = senza via d'uscita
seat-no-way-of = { $colour }: senza via d'uscita
seat-arrived = all'arrivo, { $place }º posto
seat-place = { $place }º posto
unit-to-go = all'arrivo
count-turn = Turno
count-tiles = tessere rimaste
count-igloos = igloo rimasti
count-bears = orsi nella riserva
count-cap = turni alla fine
zone-finds = Oggetti e igloo: { $colour }
zone-drawn = Appena pescati

# banners and the key to the marks

banner-last-tile = È stata pescata l'ultima tessera
banner-no-tiles = Tessere finite: gli orsi non camminano più
banner-quiet = Primi turni: si mette soltanto una tessera
banner-mixed = Turno misto: la pedina ha solo l'energia dei mirtilli
mark-reach = A portata di un orso
mark-no-way = Senza via d'uscita: non protetta
mark-walk-from = Da qui è partito l'orso
mark-hit = L'ultimo attacco dell'orso
mark-no-stop = Qui l'orso non può fermarsi: ultima strada libera
mark-last-road = Ultima strada libera dalla partenza all'arrivo
mark-closes-in = Rinchiuderebbe la pedina { $colour ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $colour }
}
layer-road = Dalla partenza all'arrivo
layer-way = Via d'uscita: { $colour }
ground-ice = ghiaccio, livello 1
ground-water-1 = acqua
ground-fish-water-1 = acqua con pesci
ground-land-2 = terra, livello 2
ground-mountain-3 = montagna, livello 3
ground-hamlet-2 = partenza: borgo, livello 2
ground-village-2 = arrivo: villaggio, livello 2
legend-place-main = Metti qui la tessera
legend-step-main = Cammina fin qui, con il costo
legend-step-second = Serve una corda o un pedaggio
legend-step-target = Sposta l'orso: costa una torcia
legend-bear-main = Porta qui l'orso
legend-bear-target = Attacco
legend-push-main = Metti qui l'orso
legend-retreat-main = Ritirati qui
legend-retreat-second = Ritirati qui pagando un oggetto
legend-shut = Deve restare libera
legend-warning = Senza via d'uscita
legend-origin = Da qui è partito l'orso
legend-entered = L'ultimo attacco dell'orso

# the drawing in text, and the end

short-orange = a
short-white = b
short-brown = m
short-grey = g
short-black = n
short-berry = mi
short-torch = to
short-rope = co
short-start = P
short-finish = A
key-ice = ghiaccio, livello 1
key-cut = ghiaccio, tagliato dal bordo
key-cave = montagna con grotta: { $find }
headline-arrived = { $name } arriva per primo
ending-last-one = Mancava un solo giocatore all'arrivo.
ending-no-way = Nessuno poteva più raggiungere l'arrivo.
ending-cap = Sono finiti tutti i giri dopo l'ultima tessera.

# why not

refuse-over = La partita è finita.
refuse-other-step = Ora devi fare un'altra cosa.
refuse-none-left = Di questo tipo non ce ne sono più: { $kind }.
refuse-no-find = Non hai questo oggetto: { $find }.
refuse-no-tile-there = In { $cell } non si mette mai una tessera.
refuse-not-free = { $cell } non è libera ({ $by }).
refuse-last-road = { $cell } è sull'ultima strada libera dalla partenza all'arrivo.
refuse-closes-in = Così si rinchiuderebbe la pedina { $puppet ->
    [bianco] bianca
    [grigio] grigia
    [nero] nera
   *[other] { $puppet }
    }: la sua via d'uscita passa per { $cell }.
refuse-too-little-energy = { $cost ->
    [one] Serve 1 punto energia e ne hai { $energy }.
   *[other] Servono { $cost } punti energia e ne hai { $energy }.
}
refuse-no-igloo-left = Gli igloo di questo colore sono già tutti costruiti.
refuse-no-building-there = In { $cell } non si può costruire.
refuse-igloo-there = In { $cell } c'è già un igloo.
refuse-edge-of-board = Accanto a { $cell } il tabellone finisce.
refuse-water = { $cell } è acqua.
refuse-berries-only = Dopo il cammino dell'orso la pedina ha solo l'energia dei mirtilli.
refuse-too-steep = { $cell } è più alta o più bassa di due livelli: serve una corda.
refuse-bear-no-torch = In { $cell } c'è un orso e non hai torce.
refuse-bear-no-cell = Non c'è nessuna casella in cui spostare l'orso di { $cell }.
refuse-no-fee = L'igloo in { $cell } è di un altro ({ $puppet }) e non hai oggetti per pagare.
refuse-nothing-to-find = In { $cell } non c'è una grotta con un oggetto.
refuse-puppet-chosen = Hai giocato con la pedina: in questo turno nessun orso cammina.
refuse-bear-has-walked = In questo turno un orso ha già camminato.
refuse-no-tiles-left = In questo turno non si è pescata nessuna tessera: gli orsi non camminano.
refuse-no-such-bear = L'orso { $bear } non è sul tabellone.
refuse-bear-on-fish = L'orso in { $cell } resta con i suoi pesci.
refuse-other-bear = Sta camminando un altro orso, non l'orso { $bear }.
refuse-own-puppet = In { $cell } c'è una tua pedina.
refuse-bear-in-last-road = Da { $cell } l'orso non potrebbe più lasciare l'ultima strada libera.
refuse-bear-start-finish = Gli orsi non vanno mai sulla partenza o sull'arrivo.
refuse-bear-igloo = In { $cell } c'è un igloo: gli orsi non ci entrano.
refuse-bear-bear = In { $cell } c'è un altro orso.
refuse-bear-water = { $cell } è acqua senza pesci.
refuse-bear-too-steep = { $cell } è più alta o più bassa di due livelli: troppo ripido per un orso.
refuse-bear-must-go-on = L'orso è sull'ultima strada libera e deve proseguire.
refuse-push-back = L'orso non può andare in { $cell }, da dove vieni.
refuse-push-onto-puppet = In { $cell } c'è una pedina.
refuse-push-into-last-road = In { $cell } l'orso sarebbe sull'ultima strada libera.
refuse-not-built = Questo igloo ({ $puppet }) non è stato costruito.
refuse-west-of-finish = L'igloo in { $cell } è a ovest dell'arrivo: da qui può ritirarvisi solo chi lo possiede ({ $puppet }).
refuse-not-back = L'igloo in { $cell } non sta indietro rispetto all'attacco.

# warnings

warning-no-way = Una tua pedina resta senza una via fino all'arrivo.
warning-retreat = Se nessun altro usa una torcia, la tua pedina deve ritirarsi.
warning-start = Torna fino alla partenza, anche se c'è un igloo in cui può ritirarsi.
warning-idle = { $count ->
    [one] In questo turno non hai ancora fatto nulla: perderesti 1 punto energia.
   *[other] In questo turno non hai ancora fatto nulla: perderesti { $count } punti energia.
}

# why it ended

ending-arrived = Una pedina è all'arrivo: l'escursione è finita.
