# things

thing-water = acqua
thing-fish = acqua con pesci
thing-land = terra
thing-mountain = montagna
thing-berry = mirtilli
thing-torch = torcia
thing-rope = corda
thing-bear_cave = tana dell'orso
thing-empty = grotta vuota
thing-puppet = pedina
thing-bear = orso polare
thing-igloo = igloo
thing-energy = energia
thing-fee = un ritrovamento come pedaggio
thing-orange = arancione
thing-white = bianco
thing-brown = marrone
thing-grey = grigio
thing-black = nero
piece-puppet = pedina, { $colour }
piece-igloo = igloo, { $colour }
piece-bear = orso polare { $number }
piece-bear-fed = orso polare { $number }, ormai occupato coi pesci

# the game and its options

game-title = Ice Hike
game-line = Una corsa sul mare ghiacciato: plasma il terreno mentre avanzi, e guardati dagli orsi.
option-length = Durata
option-length-normal = Normale
option-length-short = Breve
option-play_on = Si gioca anche per gli altri posti
option-end_cap_rounds = Giri dopo l'ultima tessera

# prompts

prompt-draw-tile = Si pesca una tessera
prompt-draw-tile-detail = Il caso sceglie dalla pila.
prompt-draw-cube = Si pesca un cubetto per la montagna
prompt-draw-cube-detail = Il caso sceglie dal sacchetto.
prompt-place = Posa questa tessera: { $tile }
prompt-place-detail = Scegli una delle caselle segnate.
prompt-place-berry = Posa questa tessera: { $tile }, con mirtilli nella grotta
prompt-place-berry-detail = Scegli una delle caselle segnate. Chi esplora la grotta prende il ritrovamento.
prompt-place-torch = Posa questa tessera: { $tile }, con una torcia nella grotta
prompt-place-torch-detail = Scegli una delle caselle segnate. Chi esplora la grotta prende il ritrovamento.
prompt-place-rope = Posa questa tessera: { $tile }, con una corda nella grotta
prompt-place-rope-detail = Scegli una delle caselle segnate. Chi esplora la grotta prende il ritrovamento.
prompt-place-bear-cave = Posa questa tessera: { $tile }, con sopra un orso polare
prompt-place-bear-cave-detail = Scegli una delle caselle segnate. L'orso può essere mosso da tutti.
prompt-place-empty = Posa questa tessera: { $tile }, la grotta è vuota
prompt-place-empty-detail = Scegli una delle caselle segnate.
prompt-act = Gioca con la tua pedina ({ $colour })
prompt-act-detail = Cammina, costruisci, esplora o chiudi il turno. Scendendo con gli sci l'energia ritorna.
prompt-act-open = Gioca con la tua pedina ({ $colour }) o con un orso
prompt-act-open-detail = Tocca la pedina o un orso, poi una casella. O l'una o l'altro.
prompt-act-mixed = L'orso ha camminato: mangia mirtilli o chiudi il turno
prompt-act-mixed-detail = Con la loro energia la pedina ({ $colour }) può ancora giocare.
prompt-bear = Prosegui con l'orso o fermati
prompt-bear-detail = Non può fermarsi sull'ultima via libera.
prompt-push = Sposta l'orso
prompt-push-detail = Scegli una delle caselle segnate accanto a lui.
prompt-pay = Paga il pedaggio per l'igloo ({ $owner })
prompt-pay-detail = Scegli quale ritrovamento cedere.
prompt-torch = Un orso attacca la pedina ({ $colour }): usi una torcia?
prompt-torch-detail = Una torcia scaccia l'orso per tutti quelli che stanno sulla casella.
prompt-retreat = Dove si ritira la pedina ({ $colour })?
prompt-retreat-detail = Sulla partenza o in un igloo più indietro; quello di un altro giocatore costa un ritrovamento.
prompt-over = La partita è finita

# what one can choose without touching the board

choice-build = Costruisci un igloo
choice-search = Esplora la grotta
choice-berry = Mangia mirtilli
choice-end-turn = Chiudi il turno
choice-bear-stop = Fermati qui
choice-torch-yes = Usa la torcia
choice-torch-no = Tieni la torcia

# the log

step-place = posa su { $cell }: { $tile }
step-place-find = posa su { $cell }: { $tile }, nella grotta { $find }
step-place-bear = posa su { $cell }: { $tile }, con un orso
step-step = cammina da { $start } a { $cell }
step-step-up = sale da { $start } a { $cell }
step-step-ski = scia da { $start } a { $cell }
step-step-rope = va da { $start } a { $cell } con la corda
step-step-bear = va da { $start } a { $cell } con la torcia, contro l'orso
step-step-igloo = va da { $start } a { $cell }, in un igloo altrui ({ $owner })
step-arrive = va da { $start } a { $cell }: traguardo raggiunto
step-build = costruisce un igloo su { $cell }
step-search = esplora la grotta su { $cell }: { $find }
step-berry = mangia mirtilli
step-end-turn = chiude il turno
step-bear = muove l'orso da { $start } a { $cell }
step-bear-attack = muove l'orso da { $start } a { $cell }: attacco
step-bear-fish = muove l'orso da { $start } a { $cell }, dove resta coi pesci
step-bear-stop = ferma l'orso su { $cell }
step-push = sposta l'orso su { $cell }
step-pay = paga il pedaggio ({ $owner }): { $find }
step-torch-yes = scaccia l'orso con una torcia ({ $colour })
step-torch-no = tiene la torcia ({ $colour })
step-retreat-start = ritira la pedina ({ $colour }) sulla partenza
step-retreat = ritira la pedina ({ $colour }) nell'igloo su { $cell }
step-retreat-fee = ritira la pedina ({ $colour }) in un igloo altrui ({ $owner }) su { $cell }, per un ritrovamento
step-draw-tile = pescata: { $tile }
step-draw-cube = nella grotta: { $cube }

# seats, counters, zones

seat-waiting = in attesa
seat-acting = di turno
seat-next = prossimo: { $colour }
seat-no-way = senza via libera
seat-arrived = all'arrivo, posto { $place }
seat-place = posto { $place }
unit-to-go = energia da spendere
count-turn = Turno
count-tiles = tessere rimaste
count-igloos = igloo rimasti
count-bears = orsi nella riserva
count-cap = turni alla fine
zone-finds = { $colour }: ritrovamenti e igloo
zone-drawn = Pescato

# banners and the key to the marks

banner-last-tile = È stata pescata l'ultima tessera
banner-no-tiles = Tessere finite: gli orsi non camminano più
banner-quiet = Primi turni: si posa soltanto una tessera
banner-mixed = Turno misto: la pedina gioca soltanto coi mirtilli
mark-reach = Alla portata di un orso
mark-no-way = Senza via libera: fuorilegge
mark-walk-from = Da qui è partito l'orso
mark-hit = L'ultimo attacco dell'orso
mark-no-stop = Qui l'orso non può fermarsi: ultima via libera
mark-last-road = Ultima via dalla partenza all'arrivo
mark-closes-in = Chiuderebbe dentro la pedina ({ $colour })
layer-road = Dalla partenza all'arrivo
layer-way = Via: { $colour }
ground-ice = ghiaccio, livello 1
ground-water-1 = acqua
ground-fish-water-1 = acqua con pesci
ground-land-2 = terra, livello 2
ground-mountain-3 = montagna, livello 3
ground-hamlet-2 = partenza: borgo, livello 2
ground-village-2 = arrivo: villaggio, livello 2
legend-place-main = Posa qui la tessera
legend-step-main = Cammina qui, con il costo
legend-step-second = Serve una corda o un pedaggio
legend-step-target = Sposta l'orso: costa una torcia
legend-bear-main = Porta qui l'orso
legend-bear-target = Attacco
legend-push-main = Metti qui l'orso
legend-retreat-main = Ritirati qui
legend-retreat-second = Ritirati qui per un ritrovamento
legend-shut = Deve restare aperto
legend-warning = Senza via libera
legend-origin = Da qui è partito l'orso
legend-entered = L'ultimo attacco dell'orso

# why not

refuse-over = La partita è finita.
refuse-other-step = Ora è richiesta un'altra mossa.
refuse-none-left = Di questo tipo non ce ne sono più: { $kind }.
refuse-no-find = Non ne hai: { $find }.
refuse-no-tile-there = Su { $cell } non si posa mai una tessera.
refuse-not-free = { $cell } non è libera ({ $by }).
refuse-last-road = { $cell } è sull'ultima via dalla partenza all'arrivo.
refuse-closes-in = Così si chiuderebbe dentro una pedina ({ $puppet }), la cui via passa per { $cell }.
refuse-too-little-energy = Costa { $cost } di energia e ne resta { $energy }.
refuse-no-igloo-left = Gli igloo di questo colore sono già tutti costruiti.
refuse-no-building-there = Su { $cell } non si può costruire.
refuse-igloo-there = Su { $cell } c'è già un igloo.
refuse-edge-of-board = Accanto a { $cell } il tabellone finisce.
refuse-water = { $cell } è acqua.
refuse-berries-only = Dopo il cammino dell'orso la pedina gioca soltanto coi mirtilli.
refuse-too-steep = { $cell } dista due livelli: serve una corda.
refuse-bear-no-torch = Su { $cell } c'è un orso e non hai torce.
refuse-bear-no-cell = Non c'è casella in cui spostare l'orso che sta su { $cell }.
refuse-no-fee = L'igloo su { $cell } è di un altro ({ $puppet }) e non hai ritrovamenti per pagare.
refuse-nothing-to-find = Su { $cell } non c'è una grotta con un ritrovamento.
refuse-puppet-chosen = Hai giocato con la pedina: in questo turno nessun orso cammina.
refuse-bear-has-walked = In questo turno un orso ha già camminato.
refuse-no-tiles-left = In questo turno non si è pescata nessuna tessera: gli orsi non camminano.
refuse-no-such-bear = L'orso { $bear } non è sul tabellone.
refuse-bear-on-fish = L'orso su { $cell } resta coi suoi pesci.
refuse-other-bear = Sta camminando un altro orso, non l'orso { $bear }.
refuse-own-puppet = Su { $cell } c'è una tua pedina.
refuse-bear-in-last-road = Da { $cell } l'orso non potrebbe più lasciare l'ultima via libera.
refuse-bear-start-finish = Gli orsi non vanno mai sulla partenza o sull'arrivo.
refuse-bear-igloo = Su { $cell } c'è un igloo: nessun orso vi entra.
refuse-bear-bear = Su { $cell } c'è un altro orso.
refuse-bear-water = { $cell } è acqua senza pesci.
refuse-bear-too-steep = { $cell } dista due livelli: troppo ripido per un orso.
refuse-bear-must-go-on = L'orso è sull'ultima via libera e deve proseguire.
refuse-push-back = L'orso non può andare su { $cell }, da dove vieni.
refuse-push-onto-puppet = Su { $cell } c'è una pedina.
refuse-push-into-last-road = Su { $cell } l'orso starebbe sull'ultima via libera.
refuse-not-built = Questo igloo ({ $puppet }) non è costruito.
refuse-west-of-finish = L'igloo su { $cell } è a ovest dell'arrivo: da qui vi si ritira soltanto chi lo possiede ({ $puppet }).
refuse-not-back = L'igloo su { $cell } non sta più indietro.
