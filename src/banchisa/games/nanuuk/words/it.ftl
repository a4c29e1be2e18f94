# things

thing-hunter = { $count ->
    [one] cacciatore
   *[other] cacciatori
}
thing-bear = { $count ->
    [one] orso polare
   *[other] orsi polari
}
thing-inuk = { $count ->
    [one] Inuk
   *[other] Inuit
}
thing-igloo = igloo
thing-fish = { $count ->
    [one] pesce
   *[other] pesci
}
thing-seal = { $count ->
    [one] foca
   *[other] foche
}
thing-walrus = { $count ->
    [one] tricheco
   *[other] trichechi
}
thing-whale = { $count ->
    [one] balena
   *[other] balene
}
thing-harpoon = { $count ->
    [one] arpione
   *[other] arpioni
}
thing-husky = husky
thing-sled = { $count ->
    [one] slitta
   *[other] slitte
}
thing-kayak = kayak

# things with an article

the-hunter = il cacciatore
the-bear = l'orso polare
the-inuk = l'Inuk
the-fish = il pesce
the-seal = la foca
the-walrus = il tricheco
the-whale = la balena
the-harpoon = l'arpione
the-husky = l'husky
the-sled = la slitta
the-kayak = il kayak
a-bear = un orso polare
a-inuk = un Inuk
a-fish = un pesce
a-seal = una foca
a-walrus = un tricheco
a-whale = una balena

# things in two letters, for the floe drawn in text

short-bear = Or
short-inuk = In
short-fish = Pe
short-seal = Fo
short-walrus = Tr
short-whale = Ba

# players and lists

colour-white = bianco
colour-yellow = giallo
colour-red = rosso
colour-blue = blu
player-colour = il { $colour }
list-and = { $first } e { $second }
list-comma = { $first }, { $second }

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
option-layout-fixed = Prestabilita
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

prompt-lay-tile = Si prepara il lastrone: { $thing }
prompt-lay-tile-detail = Lo spazio lo sceglie la sorte.
prompt-lay-rest = Si riempie lo spazio successivo
prompt-lay-rest-detail = Il pezzo lo sceglie la sorte.
prompt-place-tile = Metti { $thing } sul lastrone
prompt-place-tile-detail = Scegli uno degli spazi evidenziati.
prompt-lay-crack = Il lastrone si spacca prima dell'inizio
prompt-lay-crack-detail = La linea la sceglie la sorte.
prompt-place = Metti il tuo { $piece }
prompt-place-detail = Scegli uno degli spazi evidenziati.
prompt-place-bear = Metti un orso polare
prompt-place-bear-detail = Scegli uno degli spazi evidenziati.
prompt-move = Muovi di uno spazio
prompt-move-detail = { $pieces ->
    [one] Scegli uno spazio evidenziato adiacente al tuo pezzo.
   *[other] Scegli un pezzo e uno spazio evidenziato adiacente.
}
prompt-move-extra = Muovi ancora: è il tuo turno extra
prompt-move-extra-detail = Husky e slitta tornano nell'igloo.
prompt-crack = Spacca il ghiaccio vicino a { $cell }
prompt-crack-detail = Scegli una delle linee evidenziate. Nessuno potrà più attraversarla a piedi.
prompt-crack-owed = Ora spacca il ghiaccio vicino a { $cell }
prompt-crack-owed-detail = Il turno extra non è possibile: la spaccatura rinviata si apre adesso.
prompt-drive-bear = Scaccia l'orso
prompt-drive-bear-detail = Scegli uno spazio libero qualsiasi. L'arpione torna nell'igloo.
prompt-take = Prendi { $thing }?
prompt-take-detail = Ciò che lasci resta lì finché qualcuno non entra di nuovo in quello spazio.
prompt-deliver = Che cosa lasci nell'igloo?
prompt-deliver-detail = Scegli tra gli animali che porti; in cambio ricevi equipaggiamento.
prompt-extra = Fai un turno extra?
prompt-extra-detail = Costa husky e slitta, finché non li recuperi in un igloo.
prompt-bear-walk = Muovi un orso
prompt-bear-walk-detail = Scegli un orso e uno spazio evidenziato.
prompt-bear-on = Prosegui o fermati
prompt-bear-on-detail = L'orso può fare un secondo passo, ma non tornare al punto di partenza.
prompt-over = La partita è finita

# what one can choose without touching the floe

choice-stay = Resta qui
choice-defer-crack = Rinvia la spaccatura
choice-take = Prendi
choice-leave = Lascia
choice-deliver = Lascia { $animals }
choice-deliver-none = Non lasciare nulla
choice-extra-yes = Fai il turno extra
choice-extra-no = Termina il turno
choice-bear-stay = L'orso resta fermo
choice-bear-stop = L'orso si ferma

# the log

step-place = mette { $piece } in { $cell }
step-place-tile = mette { $thing } in { $cell }
step-move = muove da { $start } a { $cell }
step-move-kayak = va in kayak da { $start } a { $cell }
step-move-to = { $move }, { $to }
to-thing = dove c'è { $thing }
to-igloo = nell'igloo
to-bear = nello spazio dell'orso
step-stay = resta dov'è
step-crack = spacca { $edge }
step-defer-crack = rinvia la spaccatura
step-drive-bear = scaccia l'orso in { $cell }
step-take = prende { $thing } in { $cell }
step-leave = lascia { $thing } in { $cell }
step-deliver = lascia nell'igloo { $animals } e riceve { $things }
step-deliver-unpaid = lascia nell'igloo { $animals } e non riceve nulla
step-deliver-none = tiene tutto
step-extra-yes = fa un turno extra
step-extra-no = rinuncia al turno extra
step-bear-walk = muove l'orso da { $start } a { $cell }
step-bear-stay = lascia fermo l'orso
step-bear-on = fa proseguire l'orso in { $cell }
step-bear-stop = ferma l'orso
step-lay-tile = { $thing } in { $cell }
step-lay-rest = { $thing } in { $cell }
step-lay-crack = una spaccatura su { $edge }
step-then = { $step }; { $then }
then-out = il { $colour } è bloccato ed esce dal gioco
then-caught = l'orso è catturato ed esce dal gioco
then-homecoming = comincia il ritorno a casa

# seats, counters, zones

seat-waiting = in attesa
seat-acting = di turno
seat-acting-as = di turno, { $role }
seat-home = a casa
seat-cut-off = tagliato fuori dagli igloo
seat-out = fuori dal gioco
seat-place = { $place }º posto
seat-partner = compagno del { $colour }
seat-hunts = vuole bloccare il { $colour }
seat-bear = l'orso
seat-inuit = a caccia dell'orso
unit-points = { $count ->
    [one] punto
   *[other] punti
}
count-round = Giro
count-cracks = spaccature
count-worth = { $count ->
    [one] punto sul lastrone
   *[other] punti sul lastrone
}
count-exits = { $count ->
    [one] via d'uscita
   *[other] vie d'uscita
}
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
points-home = Bonus per l'igloo

# banners and the key to the marks

banner-homecoming = Ritorno a casa: nessuno può più cacciare, torna in un igloo
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

# how a game ended

end-all-home = Nessuno poteva più cacciare e tutti i cacciatori sono a casa.
end-stranded = Nessuno poteva più cacciare. Senza più una via per un igloo: { $who }.
end-standstill = Per un giro intero nessun cacciatore si è mosso.
end-tie = A parità di punti ({ $points }) decide l'equipaggiamento: { $shares }.
tie-share = { $colour } { $equipment }
end-tie-shared = Pari per punti ({ $points }) e per equipaggiamento ({ $equipment }): { $who } condividono il posto.
end-order = Bloccati uno dopo l'altro: { $who }.
end-sealed = Tutte le linee di { $cell } sono spaccate: { $piece } del { $colour } è isolato.
end-stuck = Nessuno dei due pezzi del { $colour } può muoversi.
end-partners = Il cacciatore del { $colour } in { $cell } è bloccato: il { $colour } e il { $partner } vincono insieme.
end-target = Il cacciatore del { $colour } in { $cell } è bloccato, ed era il bersaglio del { $winner }.
end-bear-free = L'Inuk del { $colour } in { $cell } è bloccato: l'orso la fa franca.
end-bear-caught = L'orso in { $cell } è bloccato: gli Inuit l'hanno catturato.
end-skin = Prima è stato catturato l'orso, poi è rimasto bloccato l'Inuk del { $colour } in { $cell }.
end-no-bear-moves = Al turno del { $colour } nessun orso poteva muoversi.
end-own-inuk = L'Inuk del { $colour } in { $cell } non può muoversi.
headline-free = { $name } resiste più a lungo e vince
headline-neighbour = { $name } vince: il vicino è bloccato
headline-rescuer = { $name } salva l'orso e vince
headline-bear = { $name } sfugge agli Inuit e vince
headline-skin = { $name } conquista la pelle dell'orso

# the key to the floe drawn in text

key-hunter = cacciatore del giocatore { $number }
key-hunter-pair = primo e secondo cacciatore del giocatore { $number }
key-inuit = Inuk del giocatore { $number }
key-inuit-pair = Inuk A e Inuk B del giocatore { $number }
key-own-bear = orso polare del giocatore { $number }
key-crack = linea spaccata
key-line = linea intatta
key-shore = riva

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
refuse-bear-first-round = Nel primo giro non puoi scacciare un orso.
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
refuse-home-no-defer = La spaccatura non si può rinviare: il cacciatore in { $cell } è a casa.
refuse-not-carried = Non porti questo animale: { $animal }.
refuse-beside-igloo = In { $cell } non si può: balene e Inuit non sono mai adiacenti a un igloo.
refuse-whale-beside-inuk = In { $cell } una balena e un Inuk sarebbero adiacenti.
refuse-no-room-left = Con una balena in { $cell } non ci sarebbe più posto per le tessere che restano.
refuse-beside-own-kind = C'è ancora libero uno spazio non adiacente a pezzi dello stesso tipo: { $cell } deve aspettare.
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

# warnings

warning-cut-off = Un tuo cacciatore non potrebbe più raggiungere nessun igloo.
warning-inuk-leaves = L'Inuk se ne va con la balena: per la prossima te ne serve un altro.
warning-out = Con spaccature tutt'intorno il tuo cacciatore resta bloccato ed esce dal gioco.
warning-lost = Spaccature tutt'intorno a un tuo pezzo: perdi la partita.
