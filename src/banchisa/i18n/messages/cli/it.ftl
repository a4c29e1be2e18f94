# Le parole della piattaforma; ogni gioco ha le proprie accanto alle sue regole.

# nomi
ui-chance = La sorte
ui-kind-human = Giocatore
ui-kind-random = Bot casuale
ui-kind-greedy = Bot svelto
ui-kind-easy = Bot facile
ui-kind-normal = Bot normale
ui-kind-hard = Bot difficile
ui-kind-expert = Bot esperto
ui-number = { NUMBER($value, maximumFractionDigits: 1) }
ui-thousands = { NUMBER($value, maximumFractionDigits: 1) } k
ui-millions = { NUMBER($value, maximumFractionDigits: 1) } M

# errori della riga di comando
ui-error = banchisa: { $why }
ui-broken-game = attenzione: { $why }
ui-bad-option = opzione { $given }: va scritta come nome=valore
ui-bad-preset = non c'è nessuna partita già pronta { $given }; ammesse: { $allowed }
ui-no-presets = non c'è nessuna partita già pronta { $given }: { $title } non ne ha
ui-bad-seat = posto { $given }: tipo di giocatore sconosciuto; ammessi: { $allowed }, oppure human:Nome
ui-bad-name = posto { $given }: nome non valido; scrivi human:Nome
ui-too-many-seats = i posti indicati sono { $seats }, ma i giocatori richiesti sono { $players }
ui-bad-players = questo gioco non si gioca in { $players }; ammessi: { $allowed }
ui-no-game = quale gioco? ammessi: { $allowed }
ui-rule-and-search = indica una regola oppure le parole da cercare, non entrambe
ui-file-exists = { $file } esiste già; scegli un altro nome, o aggiungi --overwrite
ui-file-unfinished = { $file } contiene una partita non finita; riprendila con --resume { $file }, scegli un altro nome, o aggiungi --overwrite
ui-resume-settled = --resume continua la partita com'era stata concordata; togli { $given }
ui-resume-other-game = questa è una partita di { $found }, non di { $wanted }
ui-resume-over = questa partita è finita; si rivede con: banchisa replay { $file }
ui-resume-no-seed = questa registrazione non contiene il seme, quindi le estrazioni non possono continuare
ui-resume-broken = questa registrazione non si può continuare: { $why }
ui-resume-seats = questa partita ha { $seats } posti, mentre qui ne sono indicati { $given }
ui-no-such-seat = nessun posto ha il numero { $seat }; ammessi: da 1 a { $last }
ui-no-such-step = nessuna mossa ha il numero { $step }; ammesse: da 0 a { $last }
ui-interpreted = Le regole vengono interpretate e sono quindi più lente; con un compilatore C si possono reinstallare compilate: BANCHISA_COMPILE=1 pip install .

# banchisa games
ui-games-players = { $numbers } giocatori
ui-games-option = opzione
ui-games-default = predefinito
ui-games-values = valori
ui-games-when = solo con { $what }
ui-games-more = Che cosa fa ogni valore, e le partite già pronte: banchisa options GIOCO

# banchisa options
ui-options-presets = Partite già pronte (--preset NOME):
ui-options-options = Opzioni (--option NOME=VALORE):
ui-options-default = (predefinito)
ui-options-default-is = (predefinito: { $value })

# partite già pronte
ui-preset-first = Prima partita
ui-preset-full = Gioco completo
ui-preset-short = Partita breve
ui-preset-recommended = Come suggerisce il regolamento

# banchisa components
ui-box = Nella scatola di { $title }, per { $seats } giocatori:
ui-components-sound = { $file } è un file di componenti valido per { $title }.

# banchisa rules
ui-no-rule-found = nessuna regola parla di { $words }
ui-rule-example = Esempio:
ui-rule-try = Prova tu: { $command }
ui-rules-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}

# l'inizio di una partita
ui-play-title = { $title } con { $names }
ui-sealed = La sorte è sigillata: SHA-256 { $commitment }
ui-saving-to = La partita viene salvata in { $file } dopo ogni mossa.
ui-how-to-help = Rispondi con un numero o con la notazione; ? spiega, u annulla, q esce.
ui-resumed = { $steps ->
    [0] La partita riprende dall'inizio.
    [one] La partita riprende dopo { $steps } mossa.
   *[other] La partita riprende dopo { $steps } mosse.
}

# un turno
ui-pass-keyboard = Passa la tastiera a { $name } e premi Invio.
ui-left = { $left ->
    [one] ne resta { $left } su { $of }
   *[other] ne restano { $left } su { $of }
}
ui-cost = costa { $what }
ui-gain = porta { $what }
ui-amount = { $value } { $label }
ui-counter = { $label }: { $value }
ui-counter-of = { $label }: { $value }/{ $of }
ui-folded = { $title } – { $lines }
ui-counter-noted = { $label }: { $value } ({ $note })
ui-more = e ancora { $count }
ui-owned = { $what } ({ $owner })
ui-named = { $who } ({ $name })
ui-nothing = niente
ui-choices = { $number } scelte: { $kinds }. Scrivi un tipo, per esempio { $example }, per vederne le scelte.
ui-enter = Invio: { $action }
ui-no-undo = Non si può annullare: { $kinds }.
ui-key = Legenda
ui-key-choice = ora si può scegliere
ui-thinking = { $name } sta pensando…
ui-thinking-hint = Un esperto sta pensando…
ui-hint = { $place ->
    [1] Ecco che cosa valuterebbe un esperto, con le tue probabilità di vittoria:
   *[other] Ecco che cosa valuterebbe un esperto, con le tue probabilità di arrivare al { $place }º posto:
}
ui-percent = { $value }%

# che cosa si può scrivere oltre a una scelta; la prima parola è quella mostrata dall'aiuto
ui-word-help = ? aiuto
ui-word-undo = u annulla
ui-word-hint = suggerimento
ui-word-why = perché perche
ui-word-rule = regola
ui-word-board = tavolo
ui-word-log = diario mosse
ui-word-save = salva
ui-word-quit = q esci
ui-word-say = di
ui-word-allow = permetti
ui-word-refuse = rifiuta
ui-help-choice = un numero della lista, o un'azione in notazione, anche abbreviata: { $example }
ui-help-help = questo aiuto, con la legenda e la regola che vale ora
ui-help-undo = annulla la tua ultima mossa, finché non è stato rivelato nulla e nessun altro ha agito
ui-help-hint = che cosa farebbe un esperto, e con quali probabilità di vittoria
ui-help-why = spiega perché un'azione ora non è permessa
ui-help-rule = una regola, o tutte quelle in cui compaiono certe parole
ui-help-board = mostra di nuovo il tavolo, con la legenda
ui-help-log = tutte le mosse fin qui
ui-help-save = salva la partita in un file
ui-help-quit = lascia la partita
ui-help-choice-form = 1–{ $last }
ui-help-why-form = { $word } AZIONE
ui-help-rule-form = { $word } { $example }
ui-help-save-form = { $word } [FILE]
ui-help-learn = È la prima volta? Scopo, turno e lezioni: { $command }
ui-help-rule-behind = La regola che vale ora:

# risposte
ui-no-such-choice = { $last ->
    [one] C'è una sola scelta, la numero 1.
   *[other] La scelta { $number } non esiste; vanno da 1 a { $last }.
}
ui-ambiguous = { $entry } corrisponde a più scelte:
ui-not-understood = Non ho capito: { $entry }
ui-not-now = Ora non si può: { $kind }.
ui-can-type = Ora si può: { $kinds }. Per esempio: { $example } (? per l'aiuto)
ui-not-here = Qui non puoi scrivere { $word }.
ui-not-this-space = Qui non puoi scegliere { $word }.
ui-can-follow = Dopo { $given } puoi scrivere: { $words }
ui-too-long = { $given } è già una mossa completa; togli il resto.
ui-refused = { $action }: { $why }
ui-allowed = Ora si può: { $action }.
ui-taken-back = Annullato: { $name }: { $text }
ui-nothing-to-undo = Non si può annullare: nel frattempo qualcosa è stato rivelato o qualcun altro ha agito.
ui-which-rule = Quale regola? Per esempio: { $example }
ui-which-action = Quale azione? Per esempio: { $example }
ui-log-empty = Non è stata ancora fatta nessuna mossa.
ui-saved = Salvata in { $file }.
ui-save-taken = { $file } esiste già e non è una copia di questa partita; scegli un altro nome.
ui-save-where = In quale file? Per esempio: { $example }
ui-save-question = Salvare la partita? Scrivi il nome di un file, oppure premi Invio per uscire senza salvare:
ui-not-saved = La partita non è stata salvata.
ui-resume-hint = Si riprende con: banchisa play --resume { $file }

# la fine di una partita
ui-game-over = La partita è finita
ui-place = posto
ui-name = nome
ui-nobody-won = Non ha vinto nessuno.
ui-and = { $first } e { $second }
ui-total = totale
ui-seed-revealed = Il seme delle estrazioni era { $seed }.
ui-verify-hint = Chiunque può controllare ogni estrazione: banchisa verify { $file }
ui-unkept = La partita non è stata salvata; la prossima volta aggiungi --save FILE.

# banchisa replay
ui-replay-title = { $title }: { $names }
ui-replay-start = Prima della prima mossa
ui-replay-step = Mossa { $step } di { $last }
ui-replay-view = visto da { $view }
ui-replay-all = tutto è visibile
ui-replay-keys = Invio: avanti, b: indietro, un numero: vai a quella mossa, q: esci
ui-replay-unfinished = La registrazione finisce qui; la partita non è finita.
ui-replay-word-back = b indietro
ui-replay-word-quit = q esci

# banchisa verify
ui-verify-game = { $title } { $version }, { $names }
ui-verify-steps = { $count ->
    [one] { $count } mossa, permessa dalle regole
   *[other] { $count } mosse, tutte permesse dalle regole
}
ui-verify-seed = il seme corrisponde al sigillo { $commitment }
ui-verify-draws = { $count ->
    [0] nessuna estrazione
    [one] { $count } estrazione, conforme al seme
   *[other] { $count } estrazioni, tutte conformi al seme
}
ui-verify-taken-back = { $count ->
    [one] { $count } annullamento concordato da tutti, con le sue estrazioni
   *[other] { $count } annullamenti concordati da tutti, con le loro estrazioni
}
ui-verify-result = il risultato corrisponde alle mosse
ui-verify-unfinished = la partita non è finita; non c'è un risultato da controllare
ui-verify-ok = { $file } è in ordine.
ui-verify-not-ok =
    { $count ->
        [one] { $file } non è in ordine: { $count } problema
       *[other] { $file } non è in ordine: { $count } problemi
    }

# banchisa perft, explain and position
ui-position-nowhere = non c'è né un gioco né un file di nome { $given }; giochi: { $allowed }
ui-position-unread = impossibile leggere { $file }: { $why }
ui-position-unwritten = impossibile scrivere { $file }: { $why }
ui-position-no-text = { $file } non è una posizione: non è un file di testo
ui-position-no-json = { $file } non è JSON: { $why }
ui-position-no-game = { $file } non è una posizione: deve essere una tabella con il nome di un gioco, per esempio "game": "nanuuk"
ui-position-bad-opening = un'apertura ha un elenco di mosse in steps e nessun altro campo oltre a { $allowed }
ui-position-no-steps = { $given } vale per una registrazione o un'apertura; qui non ci sono mosse
ui-position-settled = la posizione lo stabilisce già; togli { $given }
ui-position-hidden = in questa posizione qualcosa è nascosto, quindi non si sa che cosa può seguire; dai la posizione intera
ui-position-refused = mossa { $step }, { $action }: { $why }
ui-position-opening-seat = un'apertura si scrive intera; togli --seat
ui-position-valid = Una posizione di { $title } per { $seats } giocatori.
ui-position-seat = Tocca al giocatore { $seat }. Mosse possibili: { $count }
ui-position-chance = Tocca alla sorte. Esiti possibili: { $count }
ui-position-over = La partita è finita.

# banchisa join
ui-join-bad-link = { $given } non è il link di un tavolo; scrivilo come lo mostra la pagina, per esempio http://localhost:8420/join#...
ui-join-bad-bot = non c'è nessun bot { $given }; possibili: { $allowed }, oppure exec:COMANDO
ui-join-unreachable = il server { $url } non risponde: { $why }
ui-join-version = il tavolo gioca { $title } { $theirs }, ma le regole installate qui sono { $ours }
ui-join-seal = il tavolo mostra un sigillo diverso da prima, quindi le sue estrazioni non sono affidabili
ui-join-waiting = In attesa degli altri.
ui-join-lost = Connessione persa; nuovo tentativo…
ui-join-back = Connessione ristabilita.
ui-join-undone = { $name } ha annullato una mossa.
ui-join-take-back-asked = { $name } chiede di annullare una mossa.
ui-join-take-back-answer = Scrivi permetti o rifiuta.
ui-join-take-back-refused = { $name } dice di no.
ui-join-rematch = C'è una rivincita: banchisa join { $url }
ui-join-again = Appena qualcuno chiede la rivincita nel browser, lo stesso comando dice dov'è.
ui-join-left = Il tuo posto resta tuo. Torna con: banchisa join { $url }
ui-join-not-now = Non tocca a te. di CIAO parla agli altri, q lascia il tavolo.
ui-join-help = Scrivi un numero dell'elenco o una mossa in notazione; u annulla una mossa, tavolo ridisegna il tavolo, ordine dà e mostra gli ordini permanenti, di CIAO parla agli altri, q lascia il tavolo.
ui-join-fault = il bot { $bot } ha smesso di funzionare e ha lasciato il tavolo: { $why }
ui-join-error = il server rifiuta: { $code }
ui-join-table-unknown = questo tavolo non esiste, o non esiste più
ui-join-table-closed = chi gestisce questo server ha chiuso la partita: { $reason }
ui-join-table-over = questa partita è finita
ui-join-seat-taken = tutti i posti sono occupati
ui-join-seat-invite = l'invito non è valido; chiedi un nuovo link
ui-join-seat-name = il nome deve avere da 1 a 24 caratteri visibili
ui-join-action-undo = Non puoi più annullare.
ui-join-talk-off = la chat è disattivata a questo tavolo
ui-join-talk-text = un messaggio deve avere da 1 a { $most } caratteri visibili
ui-join-talk-too-fast = più piano: puoi scrivere di nuovo tra { $seconds } s

# banchisa serve
ui-serve-open = Banchisa è aperta su { $url } (si ferma con Ctrl+C).

# banchisa tables
ui-tables-no-file = non ci sono tavoli in { $file }: il file non esiste
ui-tables-sound = { $file } è in ordine.
ui-tables-damaged = { $file } è danneggiato: { $damage }
ui-tables-removed =
    { $count ->
        [0] Nessun tavolo è così vecchio.
        [one] Rimosso { $count } tavolo.
       *[other] Rimossi { $count } tavoli.
    }
ui-tables-count = Tavoli: { $waiting } in attesa di giocatori, { $running } in corso, { $over } terminati.
ui-tables-file = { $file }, { $size } MB
ui-store-copying = Copia dei tavoli
ui-store-copied = Copiati { $tables } tavoli con { $events } eventi in { $target }; tutto è stato riletto ed è uguale.
ui-store-digest = Impronta { $digest }

ui-tables-none = Nessun tavolo.
ui-tables-unknown = non c'è nessun tavolo { $table }
ui-tables-closed = Il tavolo { $table } è chiuso. Chi è lì lo saprà fra pochi secondi.
ui-tables-hidden = La registrazione contiene tutto ciò che è nascosto ai giocatori, e il seme, che rivela ogni estrazione futura. Non mostrarla a chi gioca lì.
ui-tables-sure = Rimuovere il tavolo { $table } e tutto ciò che vi è stato giocato?
ui-tables-not-sure = non è stato rimosso nulla; con --yes si rimuove senza conferma
ui-tables-bad-reason = il motivo deve avere da 1 a { $most } caratteri
ui-tables-id = Tavolo
ui-tables-game = Gioco
ui-tables-state = Stato
ui-tables-version = Eventi
ui-tables-changed = Ultimo evento
ui-tables-seats = Posti
ui-tables-options = Opzioni
ui-tables-created = Aperto
ui-tables-commitment = Sigillo
ui-tables-seed = Seme
ui-tables-is-waiting = in attesa
ui-tables-is-running = in corso
ui-tables-is-over = terminato
ui-tables-is-closed = chiuso
ui-tables-seat-human = qualcuno
ui-tables-seat-open = libero

# banchisa backup
ui-backup-done =
    { $count ->
        [one] Copia di sicurezza in { $file }: { $count } tavolo, { $size } MB, controllata.
       *[other] Copia di sicurezza in { $file }: { $count } tavoli, { $size } MB, controllata.
    }
ui-backup-private = Tienila per te: contiene i semi delle partite in corso, che rivelano ogni estrazione futura.

# banchisa analyse
ui-analyse-level-and-iterations = indica un livello o un numero di iterazioni, non entrambi
ui-analyse-no-level = nessun bot ha il livello { $level }; ammessi: { $allowed }
ui-analyse-working = analisi di { $title }
ui-analyse-chances = Probabilità di vittoria
ui-analyse-mistakes = Gli errori più gravi
ui-analyse-no-mistakes = Nessuna mossa è costata a chi l'ha fatta qualcosa di rilevante.
ui-analyse-lost = { $points ->
    [one] { $points } punto percentuale perso (±{ $error })
   *[other] { $points } punti percentuali persi (±{ $error })
}
ui-analyse-played = giocato
ui-analyse-better = meglio
ui-analyse-luck-and-skill = Fortuna e abilità
ui-analyse-start = all'inizio
ui-analyse-luck = fortuna
ui-analyse-own = mosse proprie
ui-analyse-others = mosse altrui
ui-analyse-unforeseen = imprevisto
ui-analyse-end = alla fine
ui-analyse-percent = { $value }%
ui-analyse-note-parts = In punti percentuali: quanto hanno dato e tolto le estrazioni; quanto valevano le mosse proprie e quelle altrui rispetto alle migliori, in base a ciò che ciascuno poteva vedere; e ciò che nessuno poteva prevedere.
ui-analyse-note-sure = { $noise ->
    [0] Stime, basate su { $iterations } tentativi per ogni posizione.
    [one] Stime, basate su { $iterations } tentativi per ogni posizione e su più tentativi per gli errori; un esame più lungo cambierebbe ogni probabilità di circa { $noise } punto percentuale.
   *[other] Stime, basate su { $iterations } tentativi per ogni posizione e su più tentativi per gli errori; un esame più lungo cambierebbe ogni probabilità di circa { $noise } punti percentuali.
}

# banchisa bench
ui-bench-measuring = misuro { $game } in { $seats }
ui-bench-title = { $kind ->
    [compiled] regole compilate, per secondo di tempo di processore
   *[other] regole interpretate, per secondo di tempo di processore
}
ui-bench-game = gioco
ui-bench-seats = giocatori
ui-bench-steps-per-s = mosse
ui-bench-driven-steps-per-s = mosse guidate
ui-bench-copies-per-s = copie
ui-bench-refusals-per-s = rifiuti
ui-bench-scenes-per-s = scene
ui-bench-searches-per-s = ricerche
ui-bench-steps-per-game = mosse per partita

# banchisa arena
ui-arena-bad-number = { $option } { $given }: valori ammessi: da 1 a { $most }
ui-arena-bad-time = --time { $given }: serve un tempo in secondi maggiore di 0
ui-arena-moves-nowhere = --moves vuole una cartella in cui salvarle: indicare --out DIR
ui-arena-playing = si gioca
ui-arena-stopped = { $games ->
    [one] Interrotto dopo { $games } partita su { $wanted }.
   *[other] Interrotto dopo { $games } partite su { $wanted }.
} { $where ->
    [folder] Lo stesso comando riprende da qui.
   *[nowhere] Le partite non sono state conservate; con --out CARTELLA lo stesso comando potrebbe riprendere da qui.
}
ui-arena-bot = bot
ui-arena-wins = vittorie (%)
ui-arena-ahead = punti in più
ui-arena-elo = Elo
ui-arena-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-arena-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-arena-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
ui-arena-interval = { $value } ({ $low }…{ $high })
ui-arena-about = { $games ->
    [one] { $games } partita di { NUMBER($steps, maximumFractionDigits: 1) } mosse; tra parentesi gli intervalli al 95%.
   *[other] { $games } partite, in media di { NUMBER($steps, maximumFractionDigits: 1) } mosse; tra parentesi gli intervalli al 95%.
}
ui-arena-even = Bot ugualmente forti vincerebbero il { $share }% ciascuno.
ui-arena-uneven = Ogni disposizione dei posti capita lo stesso numero di volte se le partite sono un multiplo di { $ways }.
ui-arena-unfinished = { $games ->
    [one] { $games } partita non è finita entro { $steps } mosse e conta come pareggio.
   *[other] { $games } partite non sono finite entro { $steps } mosse e contano come pareggi.
}
ui-arena-faults = { $failed ->
    [one] { $bot } non ha giocato correttamente in { $failed } partita su { $games } ({ $kinds }) e l'ha persa a tavolino.
   *[other] { $bot } non ha giocato correttamente in { $failed } partite su { $games } ({ $kinds }) e le ha perse a tavolino.
}
ui-arena-fault-kind = { $kind ->
    [died] terminato: { $count }
    [late] troppo tardi: { $count }
    [rubbish] risposta non valida: { $count }
   *[illegal] mossa non permessa: { $count }
}
ui-arena-first-fault = Primo errore: partita { $game }, posto { $seat }, { $bot }: { $why }
ui-arena-stderr = Ultime righe sullo standard error: { $said }

# banchisa balance
ui-balance-bad-number = { $option } { $given }: valori ammessi: da { $least } a { $most }
ui-balance-missing = per il rapporto serve il pacchetto { $package }; si installa con: pip install 'banchisa[lab]'
ui-balance-playing = si gioca
ui-balance-written = Rapporto scritto in { $file }; si apre con un browser.
ui-balance-stopped = { $games ->
    [one] Interrotto. { $file } contiene { $games } partita su { $wanted }.
   *[other] Interrotto. { $file } contiene { $games } partite su { $wanted }.
}
ui-balance-nothing = Interrotto. Le partite sono troppo poche per un rapporto: non è stato scritto nulla.

# imparare

ui-learn-counts = Che cosa conta
ui-learn-turn = Il tuo turno
ui-learn-costs = Quanto costa
ui-learn-end = La partita finisce
ui-learn-mistake = L'errore di chi comincia
ui-learn-advice = Consigli
ui-learn-lessons = Lezioni
ui-learn-minutes = { $minutes } min
ui-learn-how = Comincia la prima lezione con: { $command }
ui-learn-begun = Questa partita comincia a metà, così resta breve.
ui-learn-none = { $title } non ha ancora lezioni.
ui-learn-unknown = Non esiste la lezione { $lesson }; valori ammessi: { $allowed }
ui-learn-step = Compito { $at } di { $of }
ui-learn-words = ? per l'aiuto, «{ $show }» per la soluzione
ui-word-show = mostra
ui-help-show = mostra la mossa che si cerca
ui-learn-solution = La soluzione: { $action }
ui-learn-not-yet = Non ancora:
ui-learn-other-step = Potresti farlo, ma qui cerchiamo un'altra cosa. Rileggi il compito.
ui-learn-enter = Premi Invio per continuare.
ui-learn-finished = Ecco fatto.
ui-coach = Allenatrice
ui-coach-hello = Resto con te per tutta la partita. «{ $show }» ti fa vedere che cosa farei, «{ $alone }» mi congeda.
ui-coach-nudge = Una buona mossa: { $what }.
ui-coach-would = Io giocherei { $action }: { $what }.
ui-coach-bye = Buon divertimento! Se ti blocchi, c'è sempre «{ $hint }».
ui-word-alone = solo

ui-puzzles-found = { $count ->
    [one] Un rompicapo in { $file }
   *[other] { $count } rompicapi in { $file }
}

# what things are

ui-word-what = cosa
ui-help-what = che cos'è una cosa o una casella, quanto vale e che cosa fa
ui-help-what-form = { $word } COSA
ui-which-thing = Quale cosa? Per esempio: { $example }
ui-no-such-thing = Sul tavolo niente si chiama «{ $thing }». Scrivi il nome di una cosa, il suo tipo o una casella.
ui-about-now = Ora: { $text }
ui-about-worth = { $points ->
    [one] vale 1 punto
   *[other] vale { $points } punti
}

# hints

ui-hint-best = la migliore
ui-hint-wins = vince subito
ui-hint-hardly = quasi nessuna possibilità
ui-hint-later = rende più avanti, non subito
ui-hint-behind = { $points ->
    [one] 1 punto di svantaggio
   *[other] { $points } punti di svantaggio
}
ui-hint-level = pari punti
ui-hint-ahead = { $points ->
    [one] 1 punto di vantaggio
   *[other] { $points } punti di vantaggio
}
ui-hint-only-one = C'è una sola mossa.
ui-hint-seen = In base a ciò che puoi vedere; queste mosse sono state provate { $tries } volte.

# before moves one may regret

ui-regret = { $warning } Lo fai lo stesso? (s/n)
ui-word-yes = s sì si

# standing orders

ui-word-order = ordine ordini
ui-word-round = giro
ui-help-order = rispondi sempre così a questa domanda, fino al tuo prossimo turno o alla fine della partita; da solo mostra i tuoi ordini
ui-help-order-form = { $word } [RISPOSTA [{ $round }]]
ui-order-offered = { $question }: scrivi { $forms }. Con "{ $round }" vale fino al tuo prossimo turno, altrimenti fino alla fine della partita.
ui-order-standing = { $question }: { $answer } (fino alla fine della partita)
ui-order-standing-round = { $question }: { $answer } (fino al tuo prossimo turno)
ui-order-none = Non hai ordini permanenti.
ui-order-forced-on = Se c'è una sola mossa e tutti lo vedono, la fa il tavolo per te. "{ $word } forced" lo disattiva.
ui-order-forced-off = Con "{ $word } forced" il tavolo fa la mossa per te quando ce n'è una sola e tutti lo vedono.
ui-order-revoke = "{ $word } none" revoca tutti gli ordini.
ui-order-unknown = "{ $entry }" non è un ordine. Ora si può scrivere: { $allowed }.
ui-order-followed = { $name }: il tuo ordine permanente risponde con "{ $action }".
