## table

table-loading = Si prepara il tavolo…
table-prompt = Che cosa fare ora
table-players = Giocatori
table-board = Tabellone
table-board-keys = Con le frecce vai da una casella all'altra, con Maiusc solo a quelle che si possono scegliere. Invio sceglie, Esc annulla la selezione.
table-tray = Le tue cose
table-side = Diario, regole e appunti
table-log = Diario
table-rules = Regole
table-aid = Guida
table-notes = Appunti
table-notes-hint = Per te; restano in questo browser.
table-log-empty = Qui comparirà la prima mossa.
table-log-setup = Preparazione: { $count } estrazioni a sorte
table-round = Giro { $round }
table-menu = Menu
table-legend = Ora sul tabellone
table-came-from = Da qui è venuta l'ultima mossa
table-show = Mostra
table-left-in-game = Che cosa resta
table-sealed = Sorte sigillata
table-sealed-long = Il seme di ogni estrazione è stato sigillato all'apertura del tavolo. Il sigillo: { $seal }
table-watching = Stai guardando
table-sits-elsewhere = Ho un posto qui in un altro browser
table-nothing-here = Qui non c'è nulla.

# people
table-chance = La sorte
table-bot-level = bot, { $level }
table-you = tu
table-to-act = di turno
table-away = assente
table-thinking = sta pensando
table-thinks = { $name } sta pensando
table-acts = Tocca a { $name }
table-your-turn = Tocca a te
table-stands-in = gioca un bot

# prompts
table-pips = { $left ->
    [one] ne resta { $left } su { $of }
   *[other] ne restano { $left } su { $of }
}
table-chosen = Hai scelto: { $what }.
table-how = In che modo?
table-choose-again = Scegli di nuovo
table-take-back = Annulla
table-ask-back = Chiedi di annullare
table-back-anew = Annulla
table-back-asked = { $name } chiede di annullare.
table-back-allowed = { $name } è d'accordo.
table-back-refused = { $name } dice di no. Non si annulla nulla.
table-back-withdrawn = { $name } non chiede più di annullare.
table-back-how = Permetti o rifiuta accanto alla richiesta.
table-back-own = Hai chiesto di annullare.
table-back-alone = Annullare?
table-back-after = { $count ->
    [one] E { $count } mossa successiva.
   *[other] E { $count } mosse successive.
}
table-back-draws = Qualcosa è stato rivelato o altri hanno giocato: la sorte estrae di nuovo, e resta scritto nella registrazione.
table-back-waits = In attesa di { $names }.
table-back-allow = Permetti
table-back-no = No
table-back-withdraw = Lascia stare
table-back-yes = Annulla la mossa
table-back-keep = No
table-confirm = Conferma
table-rule-behind = La regola che vale ora
table-all-choices = Tutte le scelte ({ $count })
table-result = Risultato
table-thing-on = { $thing } in { $place }
table-costs = costa { $what }
table-brings = porta { $what }
table-worth = vale { $value }
table-times = { $count } in tutto
table-used = usato
table-secret = lo vedi solo tu
table-none = niente
table-face-down = Coperte: { $count }
table-line = linea { $name }
table-cracked = spaccata
table-can-touch = si può scegliere
table-refused = Con questo ora non si può fare nulla.
table-answer-first = Prima rispondi: { $question }

# hints
table-hint = Suggerimento
table-hint-title = Che cosa farebbe un esperto
table-hint-told = Gli altri vedono che l'hai chiesto.
table-hint-thinks = L'esperto sta pensando
table-hint-chance = { $place ->
    [1] Le tue probabilità di vittoria: { $value }%
   *[other] Le tue probabilità di arrivare al { $place }º posto: { $value }%
}
table-took-back = { $name } ha annullato: { $what }
table-took-back-agreed = Tutti d'accordo, { $name } ha annullato: { $what }
table-hinted = { $name } ha chiesto un suggerimento.
table-no-hints = A questo tavolo i suggerimenti non sono permessi.
table-percent = { $value }%

# who leaves and comes back
table-left = In questo posto un bot gioca per { $name }.
table-return = Riprendi il tuo posto
table-gone = { $name } è assente da un po'.
table-replace = Fai continuare un bot

# view
table-names = Nomi delle caselle
table-zoom-in = Ingrandisci
table-zoom-out = Tutto il tabellone
table-sound-on = Suoni accesi
table-sound-off = Suoni spenti

# looking back
table-replay = Rivedi la partita
table-previous = Mossa precedente
table-next = Mossa successiva
table-play = Riproduci
table-pause = Pausa
table-position = Posizione
table-step-of = Mossa { $at } di { $last }
table-speed = Velocità { $speed }
table-back-to-table = Torna al tavolo

# before and after
table-seats-free = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
table-invite = Link per gli altri
table-copy-link = Copia il link
table-give-name = Dai un nome al tavolo
table-invite-others = Invita gli altri
table-who-comes = Da dove si collegano gli altri?
table-point-camera = Inquadra con il telefono
table-reach-house = Da questa casa
table-reach-anywhere = Da ogni luogo
table-reach-house-who = Possono aprirlo telefoni e computer della stessa rete.
table-reach-anywhere-who = Può aprirlo chiunque abbia il link.
table-reach-loopback = Hai aperto questa pagina come { $host }. Quell'indirizzo funziona solo su questo computer, perciò non viene proposto.
table-reach-nobody = Solo questo computer può raggiungere il tavolo.
table-reach-open = Aprilo a questo Wi-Fi
table-reach-open-why = Così telefoni e computer della tua rete possono entrare, finché il server non viene fermato.
table-reach-command = Per far entrare gli altri, ferma il server e avvialo così:
table-reach-here = Per un'altra finestra su questo computer
table-reach-looking = Cerco gli indirizzi…
table-copy = Copia
table-link-copied = Link copiato.
table-share = Condividi
table-sit-down = Siediti
table-waiting = In attesa di giocatori.
table-waiting-for = In attesa di { $names }
table-waiting-why = La partita inizia quando ci sono tutti: ogni browser contribuisce alle estrazioni.
table-bot-strength = Forza del bot
table-fill = Completa con i bot
table-record = Scarica la partita
table-resign = Cedi il posto a un bot
table-resign-why = Un bot continua per te. Puoi guardare, e riprendere il posto finché la partita dura.
table-resign-why-final = Un bot continua per te. Puoi guardare, ma a questo tavolo i suggerimenti non sono permessi: non potrai riprendere il posto.
table-resign-seat = Posto
table-resign-do = Cedi il posto
table-stay = Continua a giocare
table-rematch-open = La rivincita è pronta.
table-rematch-go = Vai alla rivincita
table-pass-to = Passa il dispositivo a { $name }
table-pass-why = Gli altri si voltino: chi gioca ora ha dei segreti.
table-i-am = Sono { $name }

# connection
table-no-connection = Nessuna connessione. Le mosse fatte finora sono salvate.
table-next-try = Nuovo tentativo tra { $seconds } s
table-trying = Tentativo in corso…
table-try-now = Prova ora
table-offline = In attesa della connessione
table-ended = La partita è stata chiusa
table-sending = Invio in corso…
table-unsent = La tua ultima scelta non è arrivata. Scegli di nuovo.
table-back-again = Connessione ristabilita.
table-stale = Qualcuno è stato più veloce. Il tavolo è di nuovo aggiornato.
table-trouble = Non ha funzionato
table-copy-details = Copia i dettagli
table-details-copied = I dettagli sono copiati.
table-reload = Ricarica il tavolo

# keys
table-keys = Tasti
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = da una casella all'altra
table-key-enter = Invio
table-key-enter-does = scegli
table-key-escape = Esc
table-key-escape-does = annulla la selezione
table-key-digits = 1–9
table-key-digits-does = premi un pulsante della richiesta
table-key-u = U
table-key-u-does = annulla la mossa
table-key-h = H
table-key-h-does = suggerimento: che cosa farebbe un esperto?
table-key-w = W
table-key-w-does = la regola che vale ora
table-key-r = R
table-key-r-does = regole
table-key-n = N
table-key-n-does = nomi delle caselle
table-key-l = L
table-key-l-does = diario

# options in force
table-key-o = O
table-key-o-does = mostra come si gioca a questo tavolo

table-key-i = I
table-key-i-does = spiega ciò che è selezionato

# information cards

table-now = Ora
table-info-keep = I o clic destro: resta aperta

# how to play
table-key-help = ?
table-key-help-does = come si gioca, in un minuto

# hints with reasons
table-hint-of = { $place ->
    [1] le tue probabilità di vittoria
   *[other] le tue probabilità di arrivare al { $place }º posto
}
table-hint-best = La migliore
table-hint-for = A favore
table-hint-against = Contro
table-hint-wins = vince subito
table-hint-hardly = quasi nessuna possibilità
table-hint-later = rende più avanti, non subito
table-hint-behind = { $points ->
    [one] 1 punto di svantaggio
   *[other] { $points } punti di svantaggio
}
table-hint-level = a pari punti
table-hint-ahead = { $points ->
    [one] 1 punto di vantaggio
   *[other] { $points } punti di vantaggio
}
table-hint-only-one = C'è una sola mossa.
table-hint-keys = Con i tasti 1, 2 e 3 le giochi.
table-hint-seen = In base a ciò che puoi vedere, { $tries } tentativi.

# before steps one may regret, and skipping to the end

table-doubt = Lo fai lo stesso?
table-doubt-do = Sì, lo faccio
table-doubt-stay = No, torna indietro
table-skip = Vai alla fine
table-skipping = Gli altri giocano fino alla fine…

# the result

over-behind = { $name } ha { $points } in più di te. La differenza più grande, { $theirs } a { $ours }, è in «{ $row }».
over-ahead = Hai { $points } in più di { $other }. La differenza più grande, { $ours } a { $theirs }, è in «{ $row }».
over-left = Tu, alla fine: { $amount }.
over-looking = Analisi di { $steps } mosse in corso…
over-costliest-own = La mossa che ti è costata di più è la numero { $at }: da { $before }% a { $after }%
over-costliest = La mossa che è costata di più a { $name } è la numero { $at }: da { $before }% a { $after }%
over-no-own-mistakes = Nessuna delle tue mosse ti è costata qualcosa di rilevante.
over-show = Mostrala sul tavolo
over-luck = Fortuna { $luck }, mosse proprie { $own }, mosse altrui { $others }, imprevisto { $unforeseen } punti percentuali.

# players in the log

table-named = { $who } ({ $name })
table-time-left-for = Tempo rimasto a { $name }: { $time }
table-time-up = Tempo scaduto: un bot gioca questo turno per { $name }
table-time-then = Se il tempo scade, un bot ({ $level }) gioca questo turno per te. Il posto resta tuo.
table-time-loses = Se il tempo scade, perdi.

replay-chart = Le probabilità di vittoria di { $name } nel corso della partita; le linee tratteggiate sono le svolte più grandi
replay-seen-by = Vista da
replay-spectator = chi guarda
replay-here = Questa mossa
replay-swing = Una delle svolte più grandi
replay-before = Probabilità di { $name } prima
replay-after = e dopo
replay-percent = { $chance }%
replay-copy = Copia il link
replay-next-swing = Prossima svolta

table-key-space = Spazio
table-key-space-does = mentre rivedi: avvia o ferma
table-key-s = S
table-key-s-does = mentre rivedi: la prossima svolta

# standing orders
table-orders = Ordini permanenti
table-orders-always = Rispondi sempre così…
table-orders-answers = Risponderà il tuo ordine…
table-orders-some = Hai degli ordini permanenti
table-orders-for = Vale
table-orders-until-round = fino al mio prossimo turno
table-orders-until-game = fino alla fine della partita
table-orders-give = Rispondi sempre così
table-orders-standing = I tuoi ordini
table-orders-none = Nessuno. Puoi darne uno quando ti viene chiesto qualcosa fuori dal tuo turno.
table-orders-no-questions = Nessuno. In questo gioco non si chiede nulla fuori dal proprio turno.
table-orders-revoke = Revoca
table-orders-revoke-this = Revoca: { $question }
table-orders-forced = Fai la mia mossa quando ce n'è una sola
table-orders-forced-why = Solo dove tutti vedono che non ce ne sono altre.
table-orders-secret = Lo vedi solo tu. Agli altri sembra che abbia risposto tu.
# talk

table-talk = Chat
talk-off = La chat è disattivata a questo tavolo.
talk-switch-on = Attivala
talk-allowed = Permetti la chat
talk-allowed-detail = Ognuno può silenziare gli altri per sé
talk-empty = Saluta gli altri. Le frasi si capiscono in ogni lingua.
talk-empty-watching = Saluta chi guarda con te. I giocatori lo leggono a partita finita.
talk-write = Scrivi al tavolo
talk-write-as = Scrivi come { $name }
talk-send = Invia
talk-spectator = Spettatore
talk-a-phrase = una frase
talk-said-in = una frase, detta in { $language }: { $said }
talk-read-by-others = gli altri la leggono nella loro lingua
talk-phrases = Frasi
talk-more = Altre…
talk-fewer = Meno
talk-faces = Reazioni
talk-face-glad = contento
talk-face-laugh = ride
talk-face-wow = stupito
talk-face-sad = triste
talk-face-think = pensieroso
talk-face-cheer = esulta
talk-too-fast = Più piano: di nuovo tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}.
talk-not-sent = Non inviato.
talk-try-again = Riprova
talk-unread = nuovi
talk-new = Chat, { $count } nuovi
talk-mute = Silenzia { $name }
talk-unmute = Riascolta { $name }
talk-muted-count = { $count ->
    [one] Una persona è silenziata.
   *[other] { $count } persone sono silenziate.
}
talk-unmute-all = Riascolta tutti
table-key-c = C
table-key-c-does = chat
