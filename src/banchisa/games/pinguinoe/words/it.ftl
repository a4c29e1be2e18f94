# cose

thing-penguin =
    { $count ->
        [one] pinguino
       *[other] pinguini
    }
piece-penguin = pinguino { $colour }
piece-floating = pinguino { $colour } a galla
thing-seal = foca
thing-ark = arca di Noè
thing-igloo = igloo
thing-block =
    { $count ->
        [one] blocco di ghiaccio
       *[other] blocchi di ghiaccio
    }
thing-hull = scafo
thing-object =
    { $count ->
        [one] oggetto
       *[other] oggetti
    }
thing-telescope =
    { $count ->
        [one] cannocchiale
       *[other] cannocchiali
    }
thing-snowball =
    { $count ->
        [one] palla di neve
       *[other] palle di neve
    }
thing-skates =
    { $count ->
        [one] pattini
       *[other] paia di pattini
    }
thing-fish =
    { $count ->
        [one] pesce
       *[other] pesci
    }
thing-lifebelt =
    { $count ->
        [one] salvagente
       *[other] salvagenti
    }
thing-trampoline =
    { $count ->
        [one] trampolino
       *[other] trampolini
    }
thing-stop = fermo un turno
thing-tear =
    { $count ->
        [one] strappo
       *[other] strappi
    }
thing-blizzard =
    { $count ->
        [one] tormenta
       *[other] tormente
    }
thing-tsunami = tsunami
thing-red = rosso
thing-yellow = giallo
thing-green = verde
thing-blue = blu
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
player-red = il rosso
player-yellow = il giallo
player-green = il verde
player-blue = il blu
card-at = carta { $place } (fila { $row }, colonna { $column })
front-ice =
    { $count ->
        [one] { $count } casella di ghiaccio
       *[other] { $count } caselle di ghiaccio
    }
front-blocks =
    { $count ->
        [one] { $count } blocco di ghiaccio
       *[other] { $count } blocchi di ghiaccio
    }
front-search = una casella ricerca
front-seal = una casella foca
front-sea = soltanto mare
direction-N = a nord
direction-E = a est
direction-S = a sud
direction-W = a ovest
corner-NW = nord-ovest
corner-NE = nord-est
corner-SE = sud-est
corner-SW = sud-ovest
list-and = { $first } e { $second }
list-comma = { $first }, { $second }
list-then = { $first }; { $second }

# il gioco e le sue opzioni

game-title = Pinguinoè
game-line = Porta il tuo pinguino all'arca di Noè su un mare di carte, e stai lontano dalla foca nera.
option-layout = Disposizione della mappa
option-layout-standard = Normale
option-layout-two_player = Per due giocatori
option-white_penguin = Il pinguino bianco
option-white_penguin-awake = Corre verso l'arca
option-white_penguin-sleepy = Dormiglione
option-round_limit = Giri prima del diluvio

# domande

prompt-ark = Si lancia la carta dell'arca
prompt-ark-detail = La sorte decide quale faccia resta in alto.
prompt-corner = Si sorteggiano gli angoli
prompt-corner-detail = I giocatori siedono in senso orario attorno alla mappa.
prompt-start = Si sorteggia chi comincia
prompt-start-detail = Ogni giocatore ha la stessa probabilità.
prompt-roll = Tira il dado
prompt-roll-detail = Da 2 a 5 muovi il pinguino, con 1 e 6 la foca. Prima puoi usare una carta oggetto.
prompt-die = Il dado rotola
prompt-die-detail = Da 2 a 5 si muove il pinguino, con 1 e 6 la foca.
prompt-move = Cammina, nuota o scopri una carta
prompt-move-detail = Scegli una casella, o una carta accanto al tuo pinguino. Se il turno finisce in acqua, il tuo pinguino torna all'igloo.
prompt-move-water-detail = Scegli una casella solida: se il turno finisce in acqua, solo un salvagente evita al tuo pinguino di tornare all'igloo.
prompt-move-floating-detail = Scegli una casella solida: il tuo pinguino era già a galla, quindi se alla fine del turno è ancora in acqua torna all'igloo.
prompt-seal = Muovi la foca
prompt-seal-detail = Scegli una casella: i pinguini che ci stanno tornano all'igloo. Puoi anche lasciare la foca dov'è.
prompt-seal-floating-detail = Scegli una casella: i pinguini che ci stanno tornano all'igloo. Ci torna anche il tuo, se alla fine del turno è ancora in acqua.
prompt-send = Scegli dove attirare la foca con il pesce
prompt-send-detail = Scegli una casella foca scoperta.
prompt-fish = La foca ha raggiunto il tuo pinguino
prompt-fish-detail = Solo un pesce può evitargli di tornare all'igloo.
prompt-lure = Scegli dove attirare la foca
prompt-lure-detail = Scegli una casella foca scoperta, ma non la tua.
prompt-retreat = Scegli dove si ritira il pinguino { $colour }
prompt-retreat-detail = Torna indietro di una carta verso il suo igloo.
prompt-belt = Il tuo pinguino è in acqua
prompt-belt-detail = Solo un salvagente può evitargli di tornare all'igloo.
prompt-reveal = Si scopre una carta
prompt-reveal-detail = La sorte decide il fronte e il verso.
prompt-search = Si pesca una carta ricerca
prompt-search-detail = Un oggetto va in mano, un evento accade subito.
prompt-over = La partita è finita
prompt-over-white = Nessuno vince: il pinguino bianco ha raggiunto l'arca
prompt-over-flood = Nessuno vince: è arrivato il diluvio
headline = { $name } raggiunge l'arca prima di tutti
ending-white = Il pinguino bianco ha raggiunto l'arca.
ending-flood = Il diluvio è arrivato prima che qualcuno raggiungesse l'arca.

# scelte

choice-roll = Tira
choice-end-turn = Termina il turno
choice-end-turn-water = Termina il turno in acqua
choice-end-turn-sent-home = Termina il turno: torni all'igloo
choice-decline-fish = Torna all'igloo
choice-discard-fish = Dai il pesce
choice-decline-belt = Torna all'igloo
choice-discard-belt = Usa il salvagente
choice-skates = Metti i pattini
choice-fish = Attira la foca
choice-reveal = Scopri
choice-jump = Salta in { $cell }
choice-snowball = Tira al { $colour }
choice-swim = Acqua
choice-board = Sali sull'arca
choice-catch = Raggiungi { $colours }

# il diario: che cosa si fa

step-roll = tira il dado
step-end-turn = termina il turno
step-end-turn-water = termina il turno in acqua
step-end-turn-sent-home = termina il turno in acqua e torna all'igloo
step-decline-fish = non dà un pesce e torna all'igloo
step-decline-belt = non usa un salvagente e torna all'igloo
step-discard-fish = dà un pesce alla foca e resta dov'è
step-discard-belt = resta a galla con un salvagente
step-skates = mette i pattini
step-fish = prepara un pesce per la foca
step-lure = attira la foca in { $cell }
step-lure-catches = attira la foca in { $cell }, dove raggiunge { $colours }
step-jump = salta un blocco di ghiaccio da { $start } a { $cell }
step-jump-ark = salta un blocco di ghiaccio e sale a bordo dell'arca in { $cell }, da { $start }
step-snowball = tira una palla di neve al { $colour }
step-reveal = scopre la carta { $place } { $direction }
step-telescope = scopre la { $card } con un cannocchiale
step-walk = muove il pinguino da { $start } a { $cell }
step-walk-ark = sale a bordo dell'arca in { $cell }, da { $start }
step-seal-to = muove la foca in { $cell }
step-seal-to-catches = muove la foca in { $cell }, dove raggiunge { $colours }
step-pick-retreat = fa ritirare il { $colour } in { $cell }
step-ark = l'arca mostra la faccia { $face }
step-corner = il { $colour } parte da { $corner }, gli altri seguono in senso orario
step-start = comincia il { $colour }
step-die = è uscito { $result }
step-die-blizzard =
    è uscito { $result }: nella tormenta { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }
step-die-seal =
    è uscito { $result }: la foca può fare { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
step-front = la carta { $place } mostra { $front }
step-object-unseen = il { $colour } trova un oggetto
step-object = il { $colour } trova un oggetto: { $card }
step-event = il { $colour } pesca un evento: { $card }

# il diario: che cosa ne segue

step-sent-home = il { $colour } torna all'igloo
step-sent-home-block = il { $colour } è su un blocco di ghiaccio e torna all'igloo
step-sent-home-water = il { $colour } è in acqua e torna all'igloo
step-seal-comes = la foca arriva in { $cell }
step-seal-comes-catches = la foca arriva in { $cell } e raggiunge { $colours }
step-seal-ark = la foca va sull'arca
step-turned-down = la carta { $place } è di nuovo coperta
step-tear = il { $colour } scarta: { $cards }
step-shuffle = gli scarti, rimescolati, formano il nuovo mazzo
step-blizzard = per un giro intero tutti hanno due punti movimento in meno
step-blizzard-over = la tormenta è finita
step-misses = il { $colour } salta un turno per un evento
step-misses-sent-home = il { $colour } salta un turno per un evento e dall'acqua torna all'igloo

# posti, contatori, zone

seat-waiting = in viaggio
seat-on-turn = di turno
seat-home = nell'igloo
seat-floating = a galla: deve raggiungere una casella solida
seat-misses = fermo un turno
seat-won = è a bordo dell'arca
seat-lost = rimasto a terra
unit-to-ark =
    { $count ->
        [one] casella fino all'arca
       *[other] caselle fino all'arca
    }
count-cards =
    { $count ->
        [one] carta oggetto
       *[other] carte oggetto
    }
count-points =
    { $count ->
        [one] punto movimento
       *[other] punti movimento
    }
count-steps =
    { $count ->
        [one] passo della foca
       *[other] passi della foca
    }
count-round = Giro
count-deck = carte ricerca
count-die = Dado
count-events = eventi pescati
zone-hand = Oggetti
zone-front = Davanti al giocatore
zone-discards = Scarti
zone-weather = Meteo

# striscioni e chiave dei segni

banner-blizzard =
    { $turns ->
        [one] Tormenta ancora per un turno: due punti movimento in meno
       *[other] Tormenta ancora per { $turns } turni: due punti movimento in meno
    }
banner-awake = Con il prossimo evento il pinguino bianco raggiunge l'arca, e nessuno vince
mark-down = coperta
mark-seen = già vista: { $front }
mark-retreat = il { $colour } si ritirerebbe qui
layer-reach = Fin dove arriva la foca
layer-retreat = Ritirate
legend-seen = Già vista: indicala per vederne il fronte
ground-sea = mare
ground-ice = ghiaccio
ground-search = casella ricerca
ground-search-inuk = casella ricerca (Inuk)
ground-search-sled = casella ricerca (slitta con cani)
ground-seal-hole = casella foca
ground-ice-block = blocco di ghiaccio
mark-threatened = A portata della foca
mark-reach = La foca potrebbe arrivare fin qui
legend-walk-main = Terreno solido, con il costo
legend-walk-second = Acqua: se il turno finisce qui, torni all'igloo
legend-walk-target = L'arca
legend-jump-main = Salta qui
legend-seal-to-main = La foca può andare qui
legend-seal-to-target = Qui la foca raggiungerebbe un pinguino
legend-pick-main = Scegli questa casella
legend-warning = A portata della foca

# la chiave della mappa in testo

short-seal = F
key-ark = arca
key-light = carta di mare chiaro, coperta
key-dark = carta di mare scuro, coperta
key-seen = coperta ma già vista: sotto c'è ghiaccio
key-many = e altri sulla stessa casella
key-penguins = pinguini, con il numero del giocatore
key-seal-on-ark = foca (sull'arca)

# perché no

refuse-over = La partita è finita.
refuse-other-step = Ora devi fare un'altra cosa.
refuse-roll-first = Prima tira il dado.
refuse-rolled-already = In questo turno hai già tirato il dado.
refuse-seal-moves = Con questo tiro si muove la foca, non il tuo pinguino.
refuse-penguin-moves = Con questo tiro si muove il tuo pinguino, non la foca.
refuse-only-moving = Questa carta si usa solo mentre il pinguino si muove.
refuse-off-map = Non puoi scegliere { $cell }: non è sulla mappa.
refuse-already-there = Il tuo pinguino è già in { $cell }.
refuse-block = Non puoi entrare in { $cell }: è un blocco di ghiaccio.
refuse-seal-there = Non puoi entrare in { $cell }: c'è la foca.
refuse-too-far =
    { $left ->
        [0] Non puoi raggiungere { $cell }: non hai più punti.
        [one] Non puoi raggiungere { $cell } con { $left } punto.
       *[other] Non puoi raggiungere { $cell } con { $left } punti.
    }
refuse-seal-already-there = La foca è già in { $cell }.
refuse-closed-to-seal = La foca non può entrare in { $cell }: quella casella le è vietata ({ $by }).
refuse-seal-too-far =
    { $left ->
        [0] La foca non può raggiungere { $cell }: non ha più passi.
        [one] La foca non può raggiungere { $cell } con { $left } passo.
       *[other] La foca non può raggiungere { $cell } con { $left } passi.
    }
refuse-no-map-card = Non puoi scoprire nulla al posto { $place }: lì non c'è una carta mappa.
refuse-face-up = Non puoi scoprire la carta { $place }: è già scoperta.
refuse-own-card = Non puoi scoprire la carta { $place }: ci sta sopra il tuo pinguino.
refuse-not-beside = Non puoi scoprire la carta { $place }: il tuo pinguino non le è accanto.
refuse-no-points =
    { $left ->
        [0] Non puoi farlo: non hai più punti.
        [one] Non puoi farlo: { $left } punto non basta.
       *[other] Non puoi farlo: { $left } punti non bastano.
    }
refuse-card-used = In questo turno hai già usato una carta oggetto.
refuse-not-held = Non hai questa carta: { $card }.
refuse-no-such-seat = Quel giocatore non c'è.
refuse-own-penguin = Non puoi tirare una palla di neve al tuo pinguino.
refuse-at-home = Non puoi colpire il pinguino { $colour }: è nel suo igloo.
refuse-no-retreat = Non puoi colpire il pinguino { $colour }: non ha dove ritirarsi.
refuse-no-seal-cell = Non puoi usare il pesce: non c'è un'altra casella foca scoperta.
refuse-no-block = Non puoi saltare lì: non c'è un blocco di ghiaccio da saltare.
refuse-no-landing = Non puoi saltare lì: dietro il blocco la mappa finisce.
refuse-not-a-seal-cell = Non puoi scegliere { $cell }: non è una casella foca scoperta.
refuse-own-cell = Non puoi attirare la foca in { $cell }: c'è il tuo pinguino.
refuse-to-the-igloo = Non puoi scegliere { $cell }: sulla sua carta igloo il pinguino { $colour } va nell'igloo.
refuse-other-card = Non puoi scegliere { $cell }: il pinguino { $colour } non si ritira su quella carta.
refuse-not-firm = Non puoi scegliere { $cell }: non è una casella solida.
refuse-not-farthest = Non puoi scegliere { $cell }: su quella carta un'altra casella è più lontana dall'arca.
refuse-other-colour = { $front } ha un mare diverso da quello di questo posto.
refuse-front-seen = { $front } si è già vista altrove.
refuse-none-left = Nel mazzo non ce n'è più: { $card }.

# che cosa c'è nella scatola

component-map-card = { $count ->
    [one] carta mappa
   *[other] carte mappa
}

# effects of options and presets
option-layout-effect = Come sono disposte le carte del mare
option-layout-standard-effect = Gli igloo negli angoli, l'arca al centro
option-layout-two_player-effect = Una mappa più piccola: i due igloo da una parte, l'arca dall'altra
option-white_penguin-effect = Se cinque eventi mettono fine alla partita
option-white_penguin-awake-effect = Pensaci prima di cercare: con il quinto evento la partita finisce e nessuno vince
option-white_penguin-sleepy-effect = Cerca quanto vuoi: gli eventi non mettono fine alla partita
option-round_limit-effect = Quando il diluvio mette fine a una partita senza vincitori
option-round_limit-value-effect = Dopo { $value } giri il diluvio mette fine alla partita e nessuno vince
preset-first-effect = In due; il pinguino bianco dorme, e puoi cercare quanto vuoi
preset-full-effect = Il pinguino bianco è sveglio: il quinto evento mette fine alla partita
preset-short-effect = In due sulla mappa normale: meno pinguini, corse più brevi
preset-recommended-effect = In due: partenza dallo stesso lato, con l'arca in fondo

# what things are and do

about-penguin = Il pinguino di un giocatore. Ogni passo, a piedi o a nuoto, costa 1 punto movimento; vince il primo che raggiunge lo scafo dell'arca.
    .rule = PIN-4.14
about-penguin-afloat = Riposa in acqua grazie a un salvagente. Nel suo prossimo turno deve raggiungere terreno solido, altrimenti torna all'igloo.
    .rule = PIN-4.38
about-seal-black = Rimanda all'igloo ogni pinguino che raggiunge. Chi tira 1 o 6 la muove fino a cinque passi, anche in diagonale.
    .rule = PIN-4.28
about-igloo = La casa di un pinguino: da qui parte e qui torna quando viene rimandato indietro. La foca non ci entra mai.
    .rule = PIN-3.9
about-card-back = Carte oggetto, viste solo da chi le tiene. Tutti vedono quante sono.
    .rule = PIN-4.44
about-telescope = Volta una qualsiasi carta mappa coperta, ovunque si trovi. Se mostra una casella foca, la foca va lì.
    .rule = PIN-4.58
about-snowball = Costringe un altro pinguino a ritirarsi di una carta verso il suo igloo.
    .rule = PIN-4.59
about-skates = Ti danno 2 punti movimento in più dopo un tiro da 2 a 5.
    .rule = PIN-4.60
about-fish = Porta la foca su un'altra casella foca scoperta. Salva anche il tuo pinguino quando la foca lo raggiunge, di chiunque sia il turno.
    .rule = PIN-4.61
about-lifebelt = Salva il tuo pinguino quando la fine del turno, o uno tsunami, lo lascia in acqua: resta a galla fino al tuo prossimo turno.
    .rule = PIN-4.36
about-trampoline = Il tuo pinguino salta un blocco di ghiaccio e arriva sulla casella subito dietro, con 1 punto movimento.
    .rule = PIN-4.64
about-stop = Un evento: chi lo ha davanti salta il prossimo turno.
    .rule = PIN-4.65
about-tear = Un evento: chi lo pesca scarta tutte le sue carte oggetto.
    .rule = PIN-4.66
about-blizzard = Un evento: tutti i pinguini si ritirano di una carta, e per un giro intero ogni tiro da 2 a 5 dà due punti movimento in meno.
    .rule = PIN-4.70
about-tsunami = Un evento: volta la carta su cui sta il pinguino di chi lo pesca e quelle adiacenti.
    .rule = PIN-4.72
about-card-at = Una carta mappa di dodici caselle. Coperta è tutta mare; un pinguino accanto può scoprirla con 1 punto movimento.
    .rule = PIN-4.2
about-thing-ark = La meta: vince il primo pinguino su una delle due caselle dello scafo.
    .rule = PIN-5.1
about-zone-hand = Carte oggetto, viste solo da chi le tiene. In ogni tuo turno puoi usarne una.
    .rule = PIN-4.57
about-zone-front = Un evento che agisce ancora su questo giocatore.
    .rule = PIN-4.8
about-zone-discards = Le carte già usate. Tutti possono guardarle.
    .rule = PIN-4.57
about-zone-weather = Un evento che agisce su tutti per un giro.
    .rule = PIN-4.69
about-count-round = Un giro è un turno di ogni giocatore. Dopo l'ultimo giro arriva il diluvio, e nessuno vince.
    .rule = PIN-5.4
about-count-deck = Le carte ancora da pescare: chi termina il turno su una casella ricerca ne pesca una.
    .rule = PIN-4.41
about-count-die = Un tiro da 2 a 5 dà altrettanti punti movimento; un 1 o un 6 dà cinque passi per la foca.
    .rule = PIN-4.11
about-count-events = Il primo evento sveglia il pinguino bianco e ogni altro lo avvicina all'arca, a meno che a questo tavolo non resti addormentato. Se ci arriva, nessuno vince.
    .rule = PIN-5.2
about-count-cards = Carte oggetto in mano.
    .rule = PIN-4.44
about-unit-to-ark = Il numero di passi fino all'arca, senza badare a ciò che c'è in mezzo.
    .rule = PIN-4.7
about-ground-sea = Acqua. Un pinguino può nuotare, ma se il turno finisce qui torna all'igloo, a meno che non lo salvi un salvagente.
    .rule = PIN-4.34
about-ground-ice = Terreno solido: qui un pinguino è al sicuro dall'acqua.
    .rule = PIN-4.1
about-ground-search = Terreno solido. Se il tuo pinguino si è mosso e termina qui il turno, peschi una carta ricerca.
    .rule = PIN-4.41
about-ground-search-inuk = { about-ground-search }
    .rule = PIN-4.41
about-ground-search-sled = { about-ground-search }
    .rule = PIN-4.41
about-ground-seal-hole = Terreno solido. Quando questa carta viene scoperta, la foca arriva subito qui; anche un pesce può mandarla qui.
    .rule = PIN-4.48
about-ground-ice-block = Nessuno può entrarci. Con un trampolino un pinguino lo scavalca.
    .rule = PIN-4.15
about-down = Finché questa carta è coperta, tutte le sue caselle sono mare.
    .rule = PIN-4.2
about-seen = Questa carta è già stata vista. Quando verrà scoperta mostrerà lo stesso.
    .rule = PIN-4.46
about-reach = Con il prossimo tiro la foca potrebbe arrivare fin qui.
    .rule = PIN-4.22
about-warning = Un tiro di 1 o 6 potrebbe portare la foca a questo pinguino.
    .rule = PIN-4.28
about-road = Dove una palla di neve o una tormenta manderebbe questo pinguino.
    .rule = PIN-4.52
about-legend-walk-main =
    .rule = PIN-4.14
about-legend-walk-second =
    .rule = PIN-4.34
about-legend-walk-target =
    .rule = PIN-4.18
about-legend-jump-main =
    .rule = PIN-4.64
about-legend-seal-to-main =
    .rule = PIN-4.23
about-legend-seal-to-target =
    .rule = PIN-4.26
about-legend-pick-main =
    .rule = PIN-4.54
about-legend-seen =
    .rule = PIN-4.46

# what holds now

now-events-left = { $left ->
    [one] Con il prossimo evento il pinguino bianco raggiunge l'arca.
   *[other] Dopo altri { $left } eventi il pinguino bianco raggiunge l'arca.
}
now-asleep = A questo tavolo il pinguino bianco resta addormentato.
now-on-ark = La foca è sull'arca: lì non intralcia nessuno.
now-turns-left = { $turns ->
    [one] Soffia ancora per un turno.
   *[other] Soffia ancora per { $turns } turni.
}
now-object-used = In questo turno non puoi usare altre carte oggetto: ne hai già usata una.

# reasons of hints

reason-way-brings = { $by ->
    [one] 1 casella più vicino all'arca
   *[other] { $by } caselle più vicino all'arca
}
reason-way-keeps = una via migliore verso l'arca che altrimenti
reason-way-costs = { $by ->
    [one] 1 casella più lontano dall'arca
   *[other] { $by } caselle più lontano dall'arca
}
reason-way-prevents = { $by ->
    [one] il { $who } finisce 1 casella più lontano dall'arca
   *[other] il { $who } finisce { $by } caselle più lontano dall'arca
}
reason-way-risks = { $by ->
    [one] il { $who } può farti tornare indietro di 1 casella
   *[other] il { $who } può farti tornare indietro di { $by } caselle
}
reason-stop-keeps = salti meno turni
reason-stop-costs = salti un turno
reason-stop-prevents = il { $who } salta un turno
reason-afloat-brings = di nuovo su terreno solido
reason-afloat-keeps = resti sulla terraferma
reason-afloat-costs = a galla: nel prossimo turno devi raggiungere terreno solido
reason-seal-brings = più lontano dalla foca
reason-seal-keeps = sei più al sicuro dalla foca
reason-seal-costs = la foca ti è vicina
reason-seal-prevents = la foca si avvicina al { $who }
reason-seal-risks = il { $who } può portare la foca vicino a te
reason-hand-brings = { $by ->
    [one] ricevi un oggetto
   *[other] ricevi { $by } oggetti
}
reason-hand-keeps = ti lascia più oggetti
reason-hand-costs = { $by ->
    [one] costa un oggetto
   *[other] costa { $by } oggetti
}
reason-hand-prevents = { $by ->
    [one] il { $who } perde un oggetto
   *[other] il { $who } perde { $by } oggetti
}
reason-promise-keeps = caselle migliori a portata in questo turno

# warnings

warning-sent-home = Il tuo pinguino torna all'igloo.
warning-water = Da lì in questo turno non si esce più dall'acqua: il tuo pinguino torna all'igloo.
warning-own-penguin = La foca raggiunge il tuo pinguino, che torna all'igloo.
warning-last-event = Qui cerchi, e con un altro evento la partita finisce: non vince nessuno.

# where a penguin goes

step-walk-water = va in acqua, da { $start } a { $cell }
step-walk-search = va sulla casella ricerca, da { $start } a { $cell }
step-jump-water = salta un blocco di ghiaccio e finisce in acqua, da { $start } a { $cell }
step-jump-search = salta un blocco di ghiaccio fino alla casella ricerca, da { $start } a { $cell }

# why it ended

ending-ark = Un pinguino ha raggiunto l'arca.

# standing orders: questions, and the answers that can be given in advance

order-fish = Quando la foca raggiunge il mio pinguino
order-fish-discard = Dai un pesce se ne ho uno, altrimenti torna all'igloo
order-fish-decline = Torna all'igloo
order-belt = Quando il mio pinguino è in acqua
order-belt-discard = Usa un salvagente se ne ho uno, altrimenti torna all'igloo
order-belt-decline = Torna all'igloo
