# things

thing-hunter = cacciatore
thing-bear = orso polare
thing-inuk = Inuk
thing-igloo = igloo
thing-fish = pesce
thing-seal = foca
thing-walrus = tricheco
thing-whale = balena
thing-harpoon = arpione
thing-husky = husky
thing-sled = slitta
thing-kayak = kayak
colour-white = bianco
colour-yellow = giallo
colour-red = rosso
colour-blue = blu
list-and = { $first } e { $second }

# the game and its options

game-title = Nanuuk!
game-line = Caccia su un lastrone che si spacca a ogni passo, e torna a casa in tempo.
option-mode = Modalità
option-mode-nanuuk = Nanuuk!, il gioco completo
option-mode-intro = Gioco introduttivo
option-mode-cooperation = Cooperazione
option-mode-neighbour = Vicino
option-mode-rescuer = Soccorritore
option-mode-bear_hunt = Caccia all'orso
option-mode-shared_bear = Orso condiviso
option-pawns = Cacciatori per giocatore
option-pawns-1 = Uno
option-pawns-2 = Due
option-layout = Disposizione del lastrone
option-layout-printed = Prestabilita
option-layout-random = Casuale
option-layout-players = Costruita dai giocatori
option-side = Quale vicino bloccare
option-side-left = Quello a sinistra
option-side-right = Quello a destra
option-bear_seat = Chi è l'orso
option-bear_seat-last = L'ultimo giocatore
option-bear_seat-0 = Giocatore 1
option-bear_seat-1 = Giocatore 2
option-bear_seat-2 = Giocatore 3
option-bears = Numero di orsi
option-bears-1 = 1
option-bears-2 = 2
option-bears-3 = 3
option-two_cracks = Una spaccatura per ogni passo dell'orso
option-bear_move = Quanto si muove l'orso
option-bear_move-one_or_two = Uno o due spazi
option-bear_move-exactly_two = Esattamente due spazi
option-bear_move-zero_to_two = Fino a due spazi
option-bear_skin = Si continua per la pelle dell'orso
option-one_inuk = Muovere un solo Inuk per turno
option-sled_one_crack = Una sola spaccatura con il turno extra
option-gentle_cracks = Nessuno va tagliato fuori dagli igloo
option-initial_cracks = Spaccature iniziali

# prompts

prompt-lay-tile = Si mette una tessera: { $kind }
prompt-lay-tile-detail = Lo spazio lo sceglie la sorte.
prompt-lay-rest = Si riempie lo spazio successivo
prompt-lay-rest-detail = Il pezzo lo sceglie la sorte.
prompt-place-tile = Metti sul lastrone: { $kind }
prompt-place-tile-detail = Scegli uno degli spazi evidenziati.
prompt-lay-crack = Il lastrone si spacca prima dell'inizio
prompt-lay-crack-detail = La linea la sceglie la sorte.
prompt-place = { $piece ->
    [cacciatore] Metti il tuo cacciatore
    [Inuk] Metti il tuo Inuk
   *[other] Metti l'orso polare
}
prompt-place-detail = Scegli uno degli spazi evidenziati.
prompt-move = Muovi di uno spazio
prompt-move-detail = Scegli un pezzo e uno spazio evidenziato adiacente.
prompt-move-extra = Muovi ancora: è il tuo turno extra
prompt-move-extra-detail = Husky e slitta tornano nell'igloo.
prompt-crack = Spacca il ghiaccio vicino a { $cell }
prompt-crack-detail = Scegli una delle linee evidenziate. Nessuno potrà più attraversarla a piedi.
prompt-crack-owed = Ora spacca il ghiaccio vicino a { $cell }
prompt-crack-owed-detail = Il turno extra non è possibile: la spaccatura rinviata si apre adesso.
prompt-drive-bear = Scaccia l'orso
prompt-drive-bear-detail = Scegli uno spazio libero qualsiasi. L'arpione torna nell'igloo.
prompt-take = { $kind ->
    [pesce] Prendi il pesce?
    [foca] Prendi la foca?
    [tricheco] Prendi il tricheco?
    [balena] Prendi la balena?
   *[other] Prendi l'Inuk?
}
prompt-take-detail = Ciò che lasci resta lì finché qualcuno non entra di nuovo in quello spazio.
prompt-deliver = Che cosa lasci nell'igloo?
prompt-deliver-detail = Scegli tra gli animali che porti; in cambio ricevi equipaggiamento.
prompt-extra = Fai un turno extra?
prompt-extra-detail = Costa husky e slitta, finché non li recuperi in un igloo.
prompt-bear-walk = Muovi un orso
prompt-bear-walk-detail = Scegli l'orso e uno spazio segnato.
prompt-bear-on = Prosegui o fermati
prompt-bear-on-detail = L'orso può fare un secondo passo, ma non tornare al punto di partenza.
prompt-over = La partita è finita

# what one can choose without touching the floe

choice-stay = Resta qui
choice-defer-crack = Rinvia la spaccatura
choice-take = Prendi
choice-leave = Lascia
choice-deliver = Lascia qui
choice-deliver-none = Non lasciare nulla
choice-extra-yes = Fai il turno extra
choice-extra-no = Termina il turno
choice-bear-stay = L'orso resta fermo
choice-bear-stop = L'orso si ferma

# the log

step-place = mette in { $cell }: { $piece }
step-place-tile = mette in { $cell }: { $kind }
step-move = muove da { $start } a { $cell }
step-move-kayak = va in kayak da { $start } a { $cell }
step-move-bear = muove da { $start } a { $cell }, nello spazio dell'orso
step-stay = resta dov'è
step-crack = spacca { $edge }
step-defer-crack = rinvia la spaccatura
step-drive-bear = scaccia l'orso in { $cell }
step-take = prende: { $kind }
step-leave = lascia: { $kind }
step-deliver = lascia nell'igloo: { $animals }
step-deliver-none = tiene tutto
step-extra-yes = fa un turno extra
step-extra-no = rinuncia al turno extra
step-bear-walk = muove l'orso da { $start } a { $cell }
step-bear-stay = lascia fermo l'orso
step-bear-on = fa proseguire l'orso in { $cell }
step-bear-stop = ferma l'orso
step-lay-tile = { $kind } in { $cell }
step-lay-rest = { $kind } in { $cell }
step-lay-crack = il ghiaccio si spacca in { $edge }

# seats, counters, zones

seat-waiting = in attesa
seat-acting = di turno
seat-home = a casa
seat-cut-off = tagliato fuori dagli igloo
seat-out = fuori dal gioco
seat-place = { $place }º posto
seat-partner = compagno del { $colour }
seat-hunts = vuole bloccare il { $colour }
seat-bear = l'orso
seat-inuit = a caccia dell'orso
unit-points = punti
count-round = Giro
count-cracks = spaccature
count-worth = punti sul lastrone
count-exits = vie d'uscita
zone-carried = Con sé
zone-stored = Nell'igloo
zone-carried-1 = Primo cacciatore: con sé
zone-stored-1 = Primo cacciatore: nell'igloo
zone-carried-2 = Secondo cacciatore: con sé
zone-stored-2 = Secondo cacciatore: nell'igloo
points-so-far = Punti finora
points-so-far-1 = Primo cacciatore, finora
points-so-far-2 = Secondo cacciatore, finora
points = Punti
points-1 = Primo cacciatore
points-2 = Secondo cacciatore
points-carried = Con sé
points-stored = Nell'igloo
points-home = A casa

# banners and the key to the marks

banner-homecoming = Ritorno a casa: non si può più cacciare
banner-extra = Turno extra
banner-deferred = Manca ancora una spaccatura
banner-skinned = L'orso è eliminato: ora si sfidano gli Inuit
mark-cut-off = Tagliato fuori da ogni igloo
legend-away = Spacca una linea d'angolo
legend-side = Spacca una linea di lato
legend-move-main = Vai qui
legend-move-second = Costa il kayak
legend-move-target = Scaccia l'orso: costa l'arpione
legend-place = Scegli questo spazio
legend-crack = Spaccata: nessuno passa a piedi
legend-entered = Lo spazio appena occupato
legend-danger = Tagliato fuori da ogni igloo

# why not

refuse-over = La partita è finita.
refuse-other-step = Ora devi fare un'altra cosa.
refuse-water = { $cell } è acqua: non è in gioco.
refuse-no-igloo = { $cell } non è un igloo.
refuse-occupied = { $cell } è occupato ({ $by }).
refuse-already-there = Il pezzo è già in { $cell }: muovilo in uno spazio adiacente.
refuse-not-adjacent = { $cell } non è adiacente a { $start }.
refuse-cracked = Una spaccatura su { $edge } sbarra la via per { $cell }.
refuse-one-piece = Hai un solo pezzo da muovere.
refuse-extra-other = Il turno extra spetta al cacciatore che si è appena mosso.
refuse-home = Il cacciatore in { $cell } è a casa e ci resta.
refuse-other-inuk = È il turno dell'altro Inuk.
refuse-bear-first-round = Nel primo giro l'orso in { $cell } non si può scacciare.
refuse-bear-no-harpoon = Senza arpione non puoi entrare nello spazio dell'orso, { $cell }.
refuse-bear-no-space = Nessuno spazio è libero per l'orso in { $cell }.
refuse-not-free = { $cell } non è libero ({ $by }).
refuse-must-move = Devi muovere.
refuse-can-move = Puoi ancora muoverti, per esempio in { $cell }: non puoi restare dove sei.
refuse-not-near = { $edge } non è una linea d'angolo né una linea di lato di { $here }.
refuse-lines-lead-away = Finché c'è una linea d'angolo intatta attorno a { $here }, devi spaccare una di quelle.
refuse-shore = { $edge } è la riva: lì il ghiaccio non si spacca.
refuse-already-cracked = { $edge } è già spaccata.
refuse-cuts-off = Una spaccatura su { $edge } taglierebbe fuori da ogni igloo il cacciatore in { $cell }.
refuse-second-step = L'orso deve poter fare un secondo passo.
refuse-second-step-lost = Una spaccatura su { $edge } toglierebbe all'orso il secondo passo.
refuse-no-defer = La spaccatura non si può rinviare.
refuse-no-dog-team = Solo un cacciatore con husky e slitta può rinviare la spaccatura.
refuse-not-carried = Non porti questo animale: { $animal }.
refuse-whale-beside-inuk = In { $cell } una balena e un Inuk sarebbero adiacenti.
refuse-no-room-for-inuk = Una balena in { $cell } lascerebbe troppo pochi spazi per gli Inuk.
refuse-better-space = C'è ancora libero uno spazio più lontano dagli igloo o dai pezzi dello stesso tipo: { $cell } deve aspettare.
refuse-none-left = Non ne restano da mettere: { $kind }.
refuse-splits-floe = Una spaccatura su { $edge } dividerebbe il lastrone in due.
refuse-no-such-bear = In questa partita non c'è l'orso { $bear }.
refuse-walk-to-start = L'orso non può finire il cammino dov'è partito.
refuse-bear-too-far = L'orso non può arrivare da { $start } a { $cell }.
refuse-bear-exactly-two = { $cell } non è esattamente a due passi da { $start }.
refuse-bear-must-walk = L'orso deve muoversi.
refuse-bear-blocked = Un orso che non può muoversi non può nemmeno restare.

# what is in the box

component-piece = { $count ->
    [one] cacciatore
   *[other] cacciatori
}
