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

step-place =
    mette { $tile ->
        [montagna] una montagna
       *[other] { $tile }
    } in { $cell }
step-place-find =
    mette { $tile ->
        [montagna] una montagna
       *[other] { $tile }
    } in { $cell }, nella grotta { $find ->
        [torcia] una torcia
        [corda] una corda
       *[other] { $find }
    }
step-place-bear =
    mette { $tile ->
        [montagna] una montagna
       *[other] { $tile }
    } in { $cell }, con un orso
step-step = muove la pedina da { $start } a { $cell }
step-step-up = fa salire la pedina da { $start } a { $cell }
step-step-ski = scende con gli sci da { $start } a { $cell }
step-step-rope = muove la pedina con la corda da { $start } a { $cell }
step-step-bear = mette in fuga con la torcia l'orso in { $cell }, arrivando da { $start }
step-step-igloo = entra nell'igloo ({ $owner }) in { $cell }, da { $start }
step-arrive = raggiunge l'arrivo in { $cell }
step-build = costruisce un igloo in { $cell }
step-search = esplora la grotta in { $cell }: { $find }
step-berry = mangia mirtilli
step-end-turn = termina il turno
step-bear = muove l'orso da { $start } a { $cell }
step-bear-attack = attacca con l'orso ({ $colours }), da { $start } a { $cell }
list-comma = { $first }, { $second }
step-bear-fish = muove l'orso da { $start } a { $cell }, dove resta con i pesci
step-bear-stop = ferma l'orso in { $cell }
step-push = sposta l'orso in { $cell }
step-pay = paga il pedaggio ({ $owner }): { $find }
step-torch-yes = respinge l'orso con la torcia ({ $colour })
step-torch-no = tiene la torcia ({ $colour })
step-retreat-start = ritira la pedina ({ $colour }) dall'orso alla partenza
step-retreat = ritira la pedina ({ $colour }) dall'orso nell'igloo in { $cell }
step-retreat-fee = ritira la pedina ({ $colour }) dall'orso nell'igloo ({ $owner }) in { $cell }, pagando un oggetto
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
headline-arrived = { $name } arriva prima di tutti
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

# effects of options and presets
option-length-effect = Quanto è lontano l'arrivo e quante tessere ci sono
option-length-normal-effect = Tutte le 60 tessere; l'arrivo è al villaggio
option-length-short-effect = Meno tessere; l'arrivo è sulla croce, più vicino alla partenza
option-play_on-effect = Se si continua dopo il primo arrivo
option-play_on-true-effect = Gli altri continuano per il secondo posto e così via
option-play_on-false-effect = Chi arriva per primo vince e la partita finisce
option-end_cap_rounds-effect = Quando una corsa senza arrivi finisce in parità
option-end_cap_rounds-value-effect = { $value ->
    [one] Un giro dopo l'ultima tessera la corsa finisce, anche per chi è ancora in cammino
   *[other] { $value } giri dopo l'ultima tessera la corsa finisce, anche per chi è ancora in cammino
}
preset-first-effect = Il percorso breve; nei primi due turni metti soltanto tessere
preset-full-effect = Fino al villaggio, con tutte le 60 tessere
preset-short-effect = L'arrivo sulla croce e meno tessere

# what things are and do

about-puppet = La pedina di un giocatore. Ha 2 punti energia a turno per camminare, costruire ed esplorare; vince chi arriva per primo al villaggio.
    .rule = ICE-4.31
about-bear = Non è di nessuno. Invece di usare la tua pedina puoi muoverlo con 3 punti energia: le pedine che raggiunge devono ritirarsi, a meno che una torcia non lo respinga.
    .rule = ICE-4.32
about-piece-bear-fed = Ha trovato i suoi pesci e resta qui fino alla fine. Non attacca nessuno e non si può muovere.
    .rule = ICE-4.105
about-igloo = Si costruisce con 2 punti energia. Nessun orso entra; gli altri giocatori pagano un oggetto al proprietario per entrare, e le pedine possono ritirarsi qui.
    .rule = ICE-4.65
about-berry = Se li mangi, la tua pedina riceve altri 2 punti energia, anche dopo che hai mosso un orso.
    .rule = ICE-4.74
about-torch = Respinge un orso: usala per entrare nella sua casella o quando attacca la tua pedina. Si usa una volta sola.
    .rule = ICE-4.84
about-rope = Porta la tua pedina due livelli più su o più giù in un solo passo. Si usa una volta sola.
    .rule = ICE-4.80
about-water = Livello 1. Non ci entrano né pedine né orsi.
    .rule = ICE-4.45
about-fish-water = Livello 1. Nessuna pedina ci entra; un orso sì, e poi ci resta per sempre.
    .rule = ICE-4.105
about-land = Livello 2. Salirci dal ghiaccio costa 2 punti energia; tornare giù sul ghiaccio è gratis, ma devi averne 1.
    .rule = ICE-4.42
about-mountain = Livello 3. Ci si sale dalla terra con 2 punti energia, ma dal ghiaccio solo con una corda. Nella grotta può esserci un oggetto.
    .rule = ICE-4.44
about-bear-cave = Su questa montagna entra in gioco un orso. Chiunque può muoverlo.
    .rule = ICE-4.14
about-cave = In questa grotta non c'è niente.
    .rule = ICE-4.13
about-zone-finds = Gli oggetti, visibili a tutti, e gli igloo che questo colore può ancora costruire. Ogni oggetto serve una volta, oppure paga l'ingresso nell'igloo di un altro.
    .rule = ICE-4.71
about-zone-drawn = Ciò che è stato pescato in questo turno e ora va messo sul tabellone.
    .rule = ICE-4.10
about-count-turn = In ogni turno si mette una tessera, poi gioca una pedina o un orso.
    .rule = ICE-4.1
about-count-tiles = Le tessere ancora da pescare. Quando sono finite, gli orsi non camminano più.
    .rule = ICE-4.2
about-count-igloos = Gli igloo che si possono ancora costruire.
    .rule = ICE-4.63
about-count-bears = Gli orsi non ancora in gioco. Ognuno arriva con una tana.
    .rule = ICE-4.15
about-count-cap = Quando questi turni sono passati senza un vincitore, la partita finisce.
    .rule = ICE-5.4
about-unit-to-go = I punti energia che servono almeno alla pedina per arrivare al villaggio, con il tabellone com'è ora. Non ci sono punti: vince chi arriva per primo.
    .rule = ICE-5.1
about-ground-ice = Mare ghiacciato, livello 1. Un passo sullo stesso livello costa 1 punto energia.
    .rule = ICE-4.41
about-ground-water-1 = { about-water }
    .rule = ICE-4.45
about-ground-fish-water-1 = { about-fish-water }
    .rule = ICE-4.105
about-ground-land-2 = { about-land }
    .rule = ICE-4.42
about-ground-mountain-3 = { about-mountain }
    .rule = ICE-4.44
about-ground-hamlet-2 = Da qui partono tutte le pedine, e qui può ritirarsi ogni pedina messa in fuga da un orso. Gli orsi non entrano.
    .rule = ICE-3.8
about-ground-village-2 = L'arrivo. Vince la prima pedina che ci mette piede.
    .rule = ICE-5.1
about-reach = Un orso potrebbe arrivare fin qui in un turno.
    .rule = ICE-4.94
about-warning = Questa pedina non ha una via d'uscita, perciò niente la protegge dall'essere rinchiusa ancora di più.
    .rule = ICE-4.114
about-origin = Se l'orso viene respinto, torna qui.
    .rule = ICE-4.99
about-entered = Qui l'orso ha messo in fuga delle pedine. Se più avanti nel cammino viene respinto, torna qui.
    .rule = ICE-4.96
about-shut = Qui non si può mettere né fermare nulla che chiuda l'ultima strada dalla partenza all'arrivo o rinchiuda una pedina protetta.
    .rule = ICE-4.111
about-road = Una strada: caselle senz'acqua, ognuna al massimo un livello più su o più giù della successiva.
    .rule = ICE-4.110
about-legend-place-main =
    .rule = ICE-4.16
about-legend-step-main =
    .rule = ICE-4.41
about-legend-step-second =
    .rule = ICE-4.66
about-legend-step-target =
    .rule = ICE-4.84
about-legend-bear-main =
    .rule = ICE-4.90
about-legend-bear-target =
    .rule = ICE-4.96
about-legend-push-main =
    .rule = ICE-4.85
about-legend-retreat-main =
    .rule = ICE-4.101
about-legend-retreat-second =
    .rule = ICE-4.103

# what holds now

now-way = { $energy ->
    [one] Le serve ancora 1 punto energia fino al villaggio.
   *[other] Le servono ancora { $energy } punti energia fino al villaggio.
}
now-no-way = Ora nessuna strada la porta al villaggio.
now-bears-rest = Nessun orso cammina più: le tessere sono finite.

# reasons of hints

reason-way-brings = { $by ->
    [one] 1 punto energia in meno fino all'arrivo
   *[other] { $by } punti energia in meno fino all'arrivo
}
reason-way-keeps = una via più breve all'arrivo che altrimenti
reason-way-costs = { $by ->
    [one] 1 punto energia in più fino all'arrivo
   *[other] { $by } punti energia in più fino all'arrivo
}
reason-way-prevents = { $by ->
    [one] { $who }: 1 punto energia in più fino all'arrivo
   *[other] { $who }: { $by } punti energia in più fino all'arrivo
}
reason-way-risks = { $by ->
    [one] { $who ->
        [arancione] l'arancione
       *[other] il { $who }
    } può allungarti la strada di 1 punto energia
   *[other] { $who ->
        [arancione] l'arancione
       *[other] il { $who }
    } può allungarti la strada di { $by } punti energia
}
reason-no-way-brings = di nuovo una via d'uscita
reason-no-way-keeps = lascia aperta una via verso l'arrivo
reason-no-way-costs = senza via d'uscita
reason-no-way-prevents = { $who }: senza via d'uscita
reason-no-way-risks = { $who ->
    [arancione] l'arancione
   *[other] il { $who }
} può toglierti la via d'uscita
reason-arriving-brings = energia sufficiente per l'arrivo
reason-attack-keeps = meno danni per te dagli orsi
reason-attack-costs = un orso ti attacca
reason-attack-prevents = { $who }: attacco di un orso
reason-attack-risks = { $who ->
    [arancione] l'arancione
   *[other] il { $who }
} può farti attaccare da un orso
reason-berry-brings = ricevi mirtilli
reason-berry-keeps = tieni i mirtilli
reason-berry-costs = costa i mirtilli
reason-rope-brings = ricevi una corda
reason-rope-keeps = tieni la corda
reason-rope-costs = costa una corda
reason-torch-brings = ricevi una torcia
reason-torch-keeps = tieni la torcia
reason-torch-costs = costa una torcia
reason-igloos-brings = un tuo igloo sul tabellone
reason-bears-brings = fuori dalla portata degli orsi
reason-bears-keeps = sei più al sicuro dagli orsi
reason-bears-costs = a portata di un orso
reason-bears-prevents = { $who }: a portata di un orso
reason-bears-risks = { $who ->
    [arancione] l'arancione
   *[other] il { $who }
} può metterti a portata di un orso
reason-energy-keeps = ti lascia più energia per questo turno

# warnings

warning-no-way = Una tua pedina resta senza via d'uscita.
warning-retreat = Se nessun altro usa una torcia, la tua pedina deve ritirarsi.
warning-start = Torna fino alla partenza, anche se c'è un igloo in cui può ritirarsi.
warning-idle = { $count ->
    [one] In questo turno non hai ancora fatto nulla: perderesti 1 punto energia.
   *[other] In questo turno non hai ancora fatto nulla: perderesti { $count } punti energia.
}

# why it ended

ending-arrived = Una pedina ha raggiunto l'arrivo.

# standing orders: questions, and the answers that can be given in advance

order-torch = Quando un orso mi attacca e ho una torcia
order-torch-yes = Usa la torcia
order-torch-no = Tieni la torcia
order-retreat = Quando devo ritirarmi da un orso
order-retreat-start = Ritirati alla partenza
