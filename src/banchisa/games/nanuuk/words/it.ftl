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
step-move = muove { $piece } da { $start } a { $cell }
step-move-kayak = muove in kayak { $piece } da { $start } a { $cell }
step-move-to = { $go } { $to } in { $cell }, da { $start }
go-on-foot = va
go-kayak = va in kayak
to-thing = dove c'è { $thing }
to-igloo = nell'igloo
to-bear = nello spazio dell'orso
step-stay = resta dov'è
step-crack = spacca la linea { $edge }
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
then-misses = il { $colour } non può muoversi e salta un turno
then-homecoming = nessuno può più cacciare: comincia il ritorno a casa

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

# effects of options and presets
option-mode-effect = A quale dei sette giochi si gioca sul lastrone
option-mode-nanuuk-effect = Caccia gli animali e portali in un igloo: vince chi ha più punti
option-mode-intro-effect = Niente tessere, solo spaccature: chi non può muovere è eliminato
option-mode-cooperation-effect = Due contro due: vince la coppia che per prima ha un cacciatore bloccato
option-mode-neighbour-effect = Ognuno insegue un vicino: quando il tuo è bloccato, vinci
option-mode-rescuer-effect = Un orso e un cacciatore a testa: intrappola l'orso dell'avversario
option-mode-bear_hunt-effect = Due Inuit cercano di bloccare l'orso; l'orso vince se blocca prima uno di loro
option-mode-shared_bear-effect = A ogni turno muovi un orso che non è di nessuno, poi il tuo Inuk: se non puoi, perdi
option-pawns-effect = Quanti cacciatori ha ciascuno dei due giocatori
option-pawns-1-effect = Un cacciatore a testa, sul lastrone più piccolo
option-pawns-2-effect = Due cacciatori a testa sul lastrone intero; a ogni turno ne muovi uno
option-layout-effect = Come sono disposti gli animali all'inizio
option-layout-fixed-effect = La stessa disposizione in ogni partita
option-layout-random-effect = Una disposizione nuova in ogni partita
option-layout-players-effect = Prima della caccia mettete le tessere uno alla volta, a turno
option-side-effect = Quale cacciatore devi bloccare per vincere
option-side-left-effect = Vinci quando è bloccato il giocatore alla tua sinistra
option-side-right-effect = Vinci quando è bloccato il giocatore alla tua destra
option-bear_seat-effect = Chi guida l'orso; gli altri guidano gli Inuit
option-bear_seat-last-effect = L'orso gioca per ultimo in ogni giro
option-bear_seat-value-effect = { $value } guida l'orso
option-bears-effect = Quanti sono gli orsi condivisi
option-bears-1-effect = Muovete entrambi lo stesso orso
option-bears-2-effect = A ogni turno scegli quale dei due orsi muovere
option-bears-3-effect = A ogni turno scegli quale dei tre orsi muovere
option-two_cracks-effect = Quante spaccature apre un orso che fa due passi
option-two_cracks-true-effect = Un orso che fa due passi apre due spaccature
option-two_cracks-false-effect = L'orso apre una sola spaccatura, dove si ferma
option-bear_move-effect = Di quanto deve muoversi un orso
option-bear_move-one_or_two-effect = Scegli se l'orso fa uno o due passi
option-bear_move-exactly_two-effect = L'orso deve fare due passi: se non può, è bloccato
option-bear_move-zero_to_two-effect = L'orso può anche restare fermo e aprire lì una spaccatura
option-bear_skin-effect = Che cosa succede quando l'orso è bloccato
option-bear_skin-true-effect = I due Inuit cercano poi di bloccarsi a vicenda
option-bear_skin-false-effect = La partita finisce e gli Inuit vincono insieme
option-one_inuk-effect = Quanti dei due Inuit si muovono in un giro
option-one_inuk-true-effect = Muovi uno dei due Inuit; l'altro resta fermo e non apre spaccature
option-one_inuk-false-effect = Si muovono entrambi gli Inuit, uno dopo l'altro
option-sled_one_crack-effect = Quante spaccature costa un turno extra con husky e slitta
option-sled_one_crack-true-effect = Puoi tralasciare la prima delle due spaccature
option-sled_one_crack-false-effect = Ognuna delle due mosse apre una spaccatura
option-gentle_cracks-effect = Se è permesso tagliare fuori qualcuno dagli igloo
option-gentle_cracks-true-effect = Se possibile, nessuna spaccatura può tagliare fuori un cacciatore da tutti gli igloo
option-gentle_cracks-false-effect = Le spaccature possono tagliare fuori i cacciatori dagli igloo
option-initial_cracks-effect = Quante spaccature ha il lastrone prima della prima mossa
option-initial_cracks-0-effect = All'inizio il ghiaccio è intero
option-initial_cracks-value-effect = { $value ->
    [one] All'inizio c'è una spaccatura, aperta a sorte
   *[other] All'inizio ci sono { $value } spaccature, aperte a sorte: meno posto e una partita più breve
}
preset-first-effect = Solo spaccature, niente caccia: il regolamento lo raccomanda prima del gioco completo
preset-full-effect = La caccia intera: animali, equipaggiamento e ritorno a casa
preset-short-effect = La caccia con dodici spaccature già nel ghiaccio

# what things are and do

about-hunter = Il pezzo di un giocatore. Nel tuo turno si muove in uno spazio adiacente, e poi il ghiaccio si spacca intorno allo spazio in cui è entrato.
    .rule = NAN-4.1
about-bear = Nel gioco completo sta fermo e chiude il suo spazio a ogni cacciatore senza arpione; con l'arpione lo si scaccia. Negli altri giochi con orsi lo si muove come un pezzo.
    .rule = NAN-4.21
about-inuit = L'Inuk di un giocatore nei giochi dell'orso. Si muove di uno spazio e lì spacca il ghiaccio; nel suo turno non deve mai trovarsi bloccato.
    .rule = NAN-4.41
about-inuk = Un aiutante per la caccia alla balena. Puoi prenderlo anche senza arpione, se non ne porti già uno; quando lasci una balena in un igloo, esce dal gioco.
    .rule = NAN-4.17
about-igloo = Aperto a quanti cacciatori si vuole. Entrando recuperi l'arpione e puoi scambiare animali con equipaggiamento; un cacciatore che finisce qui la partita riceve un bonus.
    .rule = NAN-4.29
about-fish = Puoi prenderlo con l'arpione, se non porti già un pesce. In un igloo ti dà l'husky.
    .rule = NAN-4.18
about-seal = Puoi prenderla con l'arpione, se non porti già una foca. In un igloo ti dà il kayak.
    .rule = NAN-4.18
about-walrus = Puoi prenderlo con l'arpione, se non porti già un tricheco. In un igloo ti dà la slitta.
    .rule = NAN-4.18
about-whale = Puoi prenderla se porti l'arpione e un Inuk e non porti già una balena. In un igloo ti dà husky, slitta e kayak.
    .rule = NAN-4.19
about-harpoon = Se lo porti, prendi animali quante volte vuoi. Con l'arpione puoi anche scacciare un orso, ma poi resta nell'igloo finché non entri in uno.
    .rule = NAN-4.18
about-husky = Insieme alla slitta dà al cacciatore un turno extra; poi tornano entrambi nell'igloo. Lo ricevi lasciando in un igloo un pesce o una balena.
    .rule = NAN-4.25
about-sled = Insieme all'husky dà al cacciatore un turno extra; poi tornano entrambi nell'igloo. La ricevi lasciando in un igloo un tricheco o una balena.
    .rule = NAN-4.25
about-kayak = Se lo porti, il cacciatore attraversa una volta una linea spaccata; poi torna nell'igloo. Lo ricevi lasciando in un igloo una foca o una balena.
    .rule = NAN-4.24
about-zone-carried = Ciò che il cacciatore porta con sé: solo questo si può usare. C'è posto per una cosa di ogni tipo.
    .rule = NAN-3.11
about-zone-stored = Animali lasciati in un igloo, che alla fine contano lo stesso, ed equipaggiamento che il cacciatore deve prima recuperare.
    .rule = NAN-3.11
about-zone-carried-1 = { about-zone-carried }
    .rule = NAN-3.11
about-zone-carried-2 = { about-zone-carried }
    .rule = NAN-3.11
about-zone-stored-1 = { about-zone-stored }
    .rule = NAN-3.11
about-zone-stored-2 = { about-zone-stored }
    .rule = NAN-3.11
about-count-round = Un giro è un turno di ogni giocatore.
    .rule = NAN-3.19
about-count-cracks = Le linee spaccate, tra tutte quelle del lastrone. Ogni mossa ne aggiunge una, e nessuna si richiude.
    .rule = NAN-4.7
about-count-worth = Quanto valgono insieme tutti gli animali ancora sul lastrone.
    .rule = NAN-5.11
about-count-exits = In quanti spazi adiacenti possono entrare ora i pezzi del giocatore. Un pezzo che non ne ha è bloccato.
    .rule = NAN-4.8
about-unit-points = Contano tutti gli animali della scheda, portati con sé o lasciati in un igloo; alla fine un cacciatore in un igloo aggiunge il bonus.
    .rule = NAN-5.11
about-ground-ice = Uno spazio del lastrone. Ci sta un solo cacciatore, o un solo orso.
    .rule = NAN-4.3
about-ground-glacier = Uno spazio del lastrone con un igloo.
    .rule = NAN-3.1
about-line = La linea tra due spazi. Una volta spaccata, passa solo un kayak.
    .rule = NAN-4.2
about-crack = Nessuno attraversa più questa linea a piedi. Solo un cacciatore con il kayak può passarla, una volta.
    .rule = NAN-4.2
about-entered = Un pezzo è appena entrato in questo spazio, perciò una linea lì intorno si spacca.
    .rule = NAN-4.4
about-danger = Da qui non si raggiunge più nessun igloo, nemmeno in kayak: il bonus è perso.
    .rule = NAN-5.6
about-warning = Questo cacciatore non può più tornare in un igloo.
    .rule = NAN-5.6
about-legend-away = Le linee d'angolo si allontanano dallo spazio in cui si è appena entrati. Finché una è intatta, si spacca una di queste.
    .rule = NAN-4.4
about-legend-side = Le linee di lato circondano lo spazio in cui si è appena entrati. Si spaccano solo quando non restano linee d'angolo intatte.
    .rule = NAN-4.5
about-legend-move-main =
    .rule = NAN-4.1
about-legend-move-second =
    .rule = NAN-4.24
about-legend-move-target =
    .rule = NAN-4.22
about-legend-place =
    .rule = NAN-4.3

# what holds now

now-worth = { $points ->
    [one] Vale 1 punto.
   *[other] Vale { $points } punti.
}
now-and = { $first } { $second }
now-could-take = Il tuo cacciatore ora potrebbe prenderne.
now-has-one = Il tuo cacciatore ora non può prenderne: ne porta già.
now-no-harpoon = Il tuo cacciatore ora non può prenderne: non porta l'arpione.
now-no-inuk = Il tuo cacciatore ora non può prenderne: non porta un Inuk.
now-home = { $points ->
    [one] Vale 1 punto per il cacciatore che alla fine si trova qui.
   *[other] Vale { $points } punti per il cacciatore che alla fine si trova qui.
}
now-first-round = Nel primo giro nessuno può scacciare un orso.
now-bear-closed = Il tuo cacciatore ora non può entrare nel suo spazio: non porta l'arpione.
now-bear-open = L'arpione del tuo cacciatore potrebbe scacciarlo.

# reasons of hints

reason-points-brings = { $by ->
    [one] 1 punto per te
   *[other] { $by } punti per te
}
reason-harpoon-brings = riprendi l'arpione
reason-harpoon-keeps = tieni l'arpione
reason-harpoon-costs = costa l'arpione
reason-kayak-brings = ricevi il kayak
reason-kayak-keeps = tieni il kayak
reason-kayak-costs = costa il kayak
reason-husky-brings = ricevi l'husky
reason-husky-keeps = tieni l'husky
reason-husky-costs = costa l'husky
reason-sled-brings = ricevi la slitta
reason-sled-keeps = tieni la slitta
reason-sled-costs = costa la slitta
reason-dog-team-brings = husky e slitta insieme: puoi fare un turno extra
reason-inuk-brings = con un Inuk puoi prendere una balena
reason-igloo-brings = in un igloo
reason-igloo-keeps = resti più vicino a un igloo
reason-cut-off-brings = di nuovo una via verso un igloo
reason-cut-off-keeps = lascia aperta una via verso un igloo
reason-cut-off-costs = nessun igloo raggiungibile a piedi
reason-cut-off-prevents = il { $who } non raggiunge più nessun igloo a piedi
reason-cut-off-risks = il { $who } può tagliarti fuori da ogni igloo
reason-prey-brings = più prede per te
reason-prey-keeps = ti lascia più prede a portata
reason-prey-costs = meno prede per te
reason-prey-prevents = meno prede per il { $who }
reason-room-keeps = ti lascia più spazi raggiungibili a piedi
reason-room-costs = { $by ->
    [one] 1 spazio in meno raggiungibile a piedi
   *[other] { $by } spazi in meno raggiungibili a piedi
}
reason-room-prevents = { $by ->
    [one] 1 spazio in meno raggiungibile a piedi per il { $who }
   *[other] { $by } spazi in meno raggiungibili a piedi per il { $who }
}
reason-ways-brings = { $count ->
    [one] 1 via d'uscita per te
   *[other] { $count } vie d'uscita per te
}
reason-ways-keeps = ti lascia più vie d'uscita
reason-ways-costs = { $count ->
    [one] ti resta solo 1 via d'uscita
   *[other] ti restano solo { $count } vie d'uscita
}
reason-ways-prevents = { $count ->
    [one] al { $who } resta solo 1 via d'uscita
   *[other] al { $who } restano solo { $count } vie d'uscita
}
reason-ways-risks = { $count ->
    [one] il { $who } può lasciarti solo 1 via d'uscita
   *[other] il { $who } può lasciarti solo { $count } vie d'uscita
}
reason-hemmed-brings = { $count ->
    [one] resta solo 1 via d'uscita da bloccare
   *[other] restano solo { $count } vie d'uscita da bloccare
}
reason-hemmed-keeps = lascia meno vie d'uscita da bloccare
reason-hemmed-costs = { $count ->
    [one] poi 1 via d'uscita da bloccare
   *[other] poi { $count } vie d'uscita da bloccare
}
reason-hemmed-prevents = { $count ->
    [one] il { $who } ha poi 1 via d'uscita da bloccare
   *[other] il { $who } ha poi { $count } vie d'uscita da bloccare
}
reason-hemmed-risks = { $count ->
    [one] il { $who } può liberarsi: 1 via d'uscita da bloccare
   *[other] il { $who } può liberarsi: { $count } vie d'uscita da bloccare
}
reason-bears-keeps = lascia più spazio agli orsi che devi muovere tu
reason-bears-prevents = poco spazio per gli orsi che il { $who } deve muovere
reason-bears-risks = il { $who } può lasciare poco spazio agli orsi per il tuo turno

# warnings

warning-cut-off = Un tuo cacciatore non potrebbe più raggiungere nessun igloo.
warning-inuk-leaves = L'Inuk se ne va con la balena: per la prossima te ne serve un altro.
warning-out = Con spaccature tutt'intorno il tuo cacciatore resta bloccato ed esce dal gioco.
warning-lost = Spaccature tutt'intorno a un tuo pezzo: perdi la partita.
