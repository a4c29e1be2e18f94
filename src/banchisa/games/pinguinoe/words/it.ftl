# cose

thing-penguin = pinguino
thing-floating = pinguino a galla
thing-seal = foca
thing-ark = arca di Noè
thing-igloo = igloo
thing-block = blocco di ghiaccio
thing-hull = scafo
thing-object = oggetto
thing-telescope = cannocchiale
thing-snowball = palla di neve
thing-skates = pattini
thing-fish = pesce
thing-lifebelt = salvagente
thing-trampoline = trampolino
thing-stop = fermo un turno
thing-tear = strappo
thing-blizzard = tormenta
thing-tsunami = tsunami
thing-red = rosso
thing-yellow = giallo
thing-green = verde
thing-blue = blu
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
list-and = { $first } e { $second }

# il gioco e le sue opzioni

game-title = Pinguinoè
game-line = Porta il tuo pinguino all'arca di Noè su un mare di carte, e stai lontano dalla foca nera.
option-layout = Disposizione della mappa
option-layout-standard = Normale
option-layout-two_player = Per due giocatori
option-white_penguin = Il pinguino bianco
option-white_penguin-awake = Si sveglia al quinto evento
option-white_penguin-sleepy = Dormiglione: gli eventi non mettono fine alla partita
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
prompt-move-detail = Non finire il turno in acqua.
prompt-seal = Muovi la foca
prompt-seal-detail = Scegli una casella: i pinguini che ci stanno tornano all'igloo. Puoi anche lasciare la foca dov'è.
prompt-send = Dove attiri la foca con il pesce?
prompt-send-detail = Scegli una casella foca scoperta.
prompt-fish = La foca ha raggiunto il tuo pinguino
prompt-fish-detail = Solo un pesce può evitargli di tornare all'igloo.
prompt-lure = Dove attiri la foca?
prompt-lure-detail = Scegli una casella foca scoperta, ma non la tua.
prompt-retreat = Dove si ritira il pinguino ({ $colour })?
prompt-retreat-detail = Torna indietro di una carta verso il suo igloo.
prompt-belt = Il tuo pinguino è in acqua
prompt-belt-detail = Solo un salvagente può evitargli di tornare all'igloo.
prompt-reveal = Si scopre una carta
prompt-reveal-detail = La sorte decide il fronte e il verso.
prompt-search = Si pesca una carta ricerca
prompt-search-detail = Un oggetto va in mano, un evento accade subito.
prompt-over = La partita è finita
prompt-over-white = Nessuno vince: il pinguino bianco si è svegliato
prompt-over-flood = Nessuno vince: è arrivato il diluvio

# quello che si sceglie senza toccare la mappa

choice-roll = Tira
choice-end-turn = Termina il turno
choice-decline-fish = Torna all'igloo
choice-discard-fish = Dai il pesce
choice-decline-belt = Torna all'igloo
choice-discard-belt = Usa il salvagente
choice-skates = Metti i pattini
choice-fish = Attira la foca
choice-reveal = Scopri
choice-swim = Acqua: non finire qui il turno

# il diario

step-roll = tira il dado
step-end-turn = termina il turno
step-end-turn-water = termina il turno in acqua
step-decline-fish = torna all'igloo
step-decline-belt = torna all'igloo
step-discard-fish = dà un pesce alla foca
step-discard-belt = resta a galla con un salvagente
step-skates = mette i pattini
step-fish = attira la foca con un pesce
step-jump = salta un blocco ({ $direction })
step-snowball = tira una palla di neve al { $colour }
step-reveal = scopre la carta { $place }
step-telescope = guarda la carta { $place } con il cannocchiale
step-walk = va da { $start } a { $cell }
step-walk-ark = va da { $start } a { $cell }: a bordo dell'arca!
step-seal-to = la foca va in { $cell }
step-seal-reaches = la foca va in { $cell } e raggiunge: { $colours }
step-pick-retreat = fa ritirare il { $colour } in { $cell }
step-ark = l'arca mostra la faccia { $face }
step-corner = angoli sorteggiati per { $seats } giocatori
step-start = comincia il { $colour }
step-die = è uscito { $result }
step-die-blizzard = è uscito { $result }: { $points } nella tormenta
step-die-seal = è uscito { $result }: la foca può fare { $steps } passi
step-front = la carta { $place } mostra { $front }
step-front-seal = la carta { $place } mostra { $front } con una casella foca: arriva la foca
step-object-unseen = trova un oggetto
step-object = trova un oggetto: { $card }
step-event = evento: { $card }

# posti, contatori, zone

seat-waiting = in viaggio
seat-on-turn = di turno
seat-home = nell'igloo
seat-floating = a galla: deve arrivare al ghiaccio
seat-misses = fermo un turno
seat-won = è a bordo dell'arca
seat-lost = rimasto a terra
unit-cards =
    { $count ->
        [one] carta
       *[other] carte
    }
count-points = { $count ->
    [one] punto movimento
   *[other] punti movimento
}
count-round = Giro
count-deck = carte ricerca
count-die = Dado
count-events = eventi
count-to-ark = passi fino all'arca
zone-hand = Oggetti
zone-front = Davanti al giocatore
zone-discards = Scarti
zone-weather = Meteo

# striscioni e chiave dei segni

banner-blizzard =
    { $turns ->
        [one] Tormenta ancora per un turno: due punti in meno
       *[other] Tormenta ancora per { $turns } turni: due punti in meno
    }
banner-awake = Un altro evento sveglia il pinguino bianco, e nessuno vince
region-card = carta { $place }
mark-down = coperta
mark-seen = già vista: { $front }
mark-retreat = il { $colour } si ritirerebbe di qui
layer-reach = Fin dove arriva la foca
layer-retreat = Ritirate
legend-seen = Già vista: indicala per vederne il fronte
ground-sea = mare
ground-ice = ghiaccio
ground-search-inuk = casella ricerca (Inuk)
ground-search-sled = casella ricerca (slitta con cani)
ground-seal-hole = casella foca
ground-ice-block = blocco di ghiaccio
mark-threatened = La foca potrebbe raggiungere questo pinguino
mark-reach = La foca potrebbe arrivare fin qui
legend-walk-main = Terreno solido, con il costo
legend-walk-second = Acqua: non finire qui il turno
legend-walk-target = L'arca
legend-jump-main = Salta qui
legend-seal-to-main = La foca può andare qui
legend-seal-to-target = Un pinguino che la foca raggiungerebbe
legend-pick-main = Scegli questa casella
legend-warning = A portata della foca

# perché no

refuse-over = La partita è finita.
refuse-other-step = Ora devi fare un'altra cosa.
refuse-roll-first = Prima tira il dado.
refuse-rolled-already = In questo turno il dado è già stato tirato.
refuse-seal-moves = Con questo tiro si muove la foca, non il tuo pinguino.
refuse-penguin-moves = Con questo tiro si muove il tuo pinguino, non la foca.
refuse-only-moving = Questa carta si usa solo mentre il pinguino si muove.
refuse-off-map = { $cell } non è sulla mappa.
refuse-already-there = Il tuo pinguino è già in { $cell }.
refuse-block = { $cell } è un blocco di ghiaccio.
refuse-seal-there = In { $cell } c'è la foca: di lì non si passa.
refuse-too-far = { $cell } non si raggiunge con { $left ->
        [one] un punto
       *[other] { $left } punti
    }.
refuse-seal-already-there = La foca è già in { $cell }.
refuse-closed-to-seal = La foca non può entrare in { $cell } ({ $by }).
refuse-seal-too-far = La foca non raggiunge { $cell } con { $left ->
        [one] un passo
       *[other] { $left } passi
    }.
refuse-no-map-card = Al posto { $place } non c'è nessuna carta mappa da scoprire.
refuse-face-up = La carta { $place } è già scoperta.
refuse-own-card = Il tuo pinguino è sulla carta { $place }: si scoprono solo le carte adiacenti.
refuse-not-beside = Il tuo pinguino non è accanto alla carta { $place }.
refuse-no-points = { $left ->
        [0] Non hai più punti.
        [one] Un punto non basta.
       *[other] { $left } punti non bastano.
    }
refuse-card-used = In questo turno hai già usato una carta oggetto.
refuse-not-held = Non hai questa carta: { $card }.
refuse-no-such-seat = Lì non siede nessuno.
refuse-own-penguin = La palla di neve si tira a un avversario.
refuse-at-home = Questo pinguino è nel suo igloo: { $colour }.
refuse-no-retreat = Questo pinguino non può ritirarsi: { $colour }.
refuse-no-seal-cell = Non c'è un'altra casella foca scoperta.
refuse-no-block = Non c'è nessun blocco di ghiaccio da saltare.
refuse-no-landing = Dietro il blocco la mappa finisce.
refuse-not-a-seal-cell = { $cell } non è una casella foca scoperta.
refuse-own-cell = Il tuo pinguino è in { $cell }: attira la foca altrove.
refuse-to-the-igloo = Sulla propria carta igloo un pinguino va nell'igloo, non in { $cell } ({ $colour }).
refuse-other-card = Il pinguino non si ritira sulla carta di { $cell } ({ $colour }).
refuse-not-firm = { $cell } non è terreno solido.
refuse-not-farthest = Su questa carta un'altra casella è più lontana dall'arca di { $cell }.
refuse-other-colour = { $front } ha un mare diverso da quello di questo posto.
refuse-front-seen = { $front } si è già vista altrove.
refuse-none-left = Nel mazzo non ce n'è più: { $card }.

# che cosa c'è nella scatola

component-map-card = { $count ->
    [one] carta mappa
   *[other] carte mappa
}
