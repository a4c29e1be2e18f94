# Quello che dice il client; ogni gioco porta le parole sue.

# dappertutto
close = Chiudi
cancel = Annulla
clear = Cancella
yes = sì
no = no
loading = Un momento…
reload = Ricarica
try-again = Riprova
skip = Vai ai giochi
home-link = Banchisa, vai alla pagina iniziale
to-lobby = Vai alla pagina iniziale
your-name = Il tuo nome
join-colour = Il tuo colore
link-copied = Link copiato.
just-now = un attimo fa

# impostazioni
settings = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-motion = Animazioni
settings-pace = Velocità degli altri
settings-sound = Suoni
settings-asks-again = Chiedi conferma per le mosse rischiose
settings-manual = Documentazione: regole, server, bot, programmi (in inglese)
language-en = English
language-it = Italiano
language-nl = Nederlands
theme-system = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
theme-to-light = Passa ai colori del giorno
theme-to-dark = Passa ai colori della notte
motion-system = Come il dispositivo
motion-full = Tutte
motion-reduced = Ridotte
pace-calm = Tranquilla
pace-usual = Normale
pace-swift = Immediata

# pagine che non portano da nessuna parte
lost-title = Questo lastrone è andato alla deriva
lost-detail = Il link non è completo, oppure il tavolo non c'è più.
closed-title = Questo tavolo è chiuso
page-unloadable = Non è stato possibile caricare la pagina
page-unloadable-detail = Forse manca la connessione, o nel frattempo Banchisa è stata aggiornata.

# pagina iniziale
lobby-title = Giochi sul ghiaccio sottile
new-table = Nuovo tavolo
new-table-of = Nuovo tavolo: { $title }
join-by-link = Entra con un link
choose-game = Scegli un gioco
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
finished = Partite finite
show-all = Mostra tutti e { $count }
show-fewer = Mostra meno
empty-yours = Non hai ancora nessun tavolo.
empty-open = Nessuno sta aspettando. Apri un tavolo e manda il link.
players-from-to = da { $fewest } a { $most } giocatori
your-turn = Tocca a te
your-turn-at = Tocca a te: { $title }
open-it = Apri
open-table-of = Apri il tavolo: { $title }
look-at = Guarda
look-at-table-of = Guarda il tavolo: { $title }
sit-down = Siediti
sit-down-at = Siediti: { $title }
table-over = Finita
table-closed = Chiuso
table-running = In corso
to-move = Tocca a { $name }
seats-free =
    { $count ->
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
paste-link = Il link che hai ricevuto
paste-trouble = Questo non è il link di un tavolo.
go-there = Vai

# chi siede al tavolo
player-number = Giocatore { $number }
seat-number = Posto { $number }
seat-free = Posto libero
bot = Bot
bot-number = Bot { $number }
level-random = casuale
level-random-like = Fa una mossa qualsiasi.
level-greedy = svelto
level-greedy-like = Guarda una mossa avanti.
level-easy = facile
level-easy-like = Un principiante che sbaglia spesso.
level-normal = normale
level-normal-like = Gioca bene, sbaglia ogni tanto.
level-hard = difficile
level-hard-like = Guarda più mosse avanti, sbaglia di rado.
level-expert = esperto
level-expert-like = Pensa più a lungo e più a fondo di tutti.

# nuovo tavolo
game = Gioco
players = Giocatori
options = Opzioni
name-of-seat = Nome del giocatore { $number }
who-sits = { $seat }: chi gioca?
sitter-you = Tu
sitter-here = Un'altra persona qui
sitter-link = Con il link
sitter-bot = Bot, { $level }
seat-link-detail = per chi ha il link
public = Mostra nella pagina iniziale
public-detail = Altrimenti si entra solo con il link
hints = Permetti i suggerimenti
hints-detail = Che cosa farebbe un esperto? Gli altri vedono chi lo chiede.
stand-in = Sostituto di chi si assenta
stand-in-detail = Se qualcuno resta via, questo bot può giocare al suo posto fino al ritorno
no-options = Questo gioco non ha opzioni.
options-reset = Torna alle regole normali
show-rule = Regola { $rule }
sealed-note = Il seme della sorte viene sigillato quando si apre il tavolo
open-table = Apri il tavolo

# che cosa hanno scoperto i bot di una variante
figures = Vittorie secondo l'ordine di gioco
figures-percent = { $value }%
figures-interval = { $low }–{ $high }%
figures-share = { $seat }: { $value }%, probabilmente tra { $low } e { $high }%
figures-turn = { $number ->
    [1] chi gioca per primo
    [2] chi gioca per secondo
    [3] chi gioca per terzo
    [4] chi gioca per quarto
    [5] chi gioca per quinto
   *[other] chi gioca per { $number }º
}
figures-even = In { $games } partite non si nota nessun vantaggio per un posto o per un altro.
figures-ahead = { $count ->
    [one] { $seats } vince più spesso della media.
   *[other] { $seats } vincono più spesso della media.
}
figures-behind = { $count ->
    [one] { $seats } vince meno spesso della media.
   *[other] { $seats } vincono meno spesso della media.
}
figures-nobody = In queste partite non ha vinto nessuno.
figures-few = Troppo poche partite per dare cifre: nel tempo a disposizione i bot semplici ne hanno finite { $games }.
figures-who = { $when ->
    [now] { $games } partite tra bot semplici, appena giocate.
   *[earlier] { $games } partite tra bot semplici, giocate in precedenza.
}
figures-length = Ognuno prende circa { $count } decisioni.

# sedersi a un tavolo
join-title = Gioca a { $title }
already-seated = Hai già un posto a questo tavolo.
to-your-table = Vai al tuo tavolo
another-name = Nome di un altro giocatore su questo dispositivo
take-another-seat = Prendi un altro posto
no-seat-free = Tutti i posti sono occupati.
table-over-note = La partita è finita.
watch = Guarda il tavolo

# regolamento
rules = Regole
rules-of = Regole: { $title }
rules-search = Cerca nelle regole
rules-chapters = Capitoli
rules-found =
    { $count ->
        [0] Nessuna regola ne parla.
        [one] Una regola
       *[other] { $count } regole
    }
rules-none = Nessuna regola ne parla.
copy-rule-link = copia il link di questa regola
back-to-rule = Torna a { $rule }

# la fine della partita
over-wins = Vince { $name }
over-wins-with = Vince { $name } con { $points }
over-wins-you = Vince { $name } con { $points }, tu ne hai { $own }
over-several = Vincono { $names }
over-all = Primo posto a pari merito: { $names }
over-nobody = Non vince nessuno
over-lead = { $name } ha { $points } in più di { $other }. La differenza più grande, { $ours } a { $theirs }, è in «{ $row }».
over-points = Da dove vengono i punti
places = Classifica
place = { $place }º
winner = Vince
share-record = Salva la partita
analyse-game = Analizza la partita
look-at-table = Guarda il tavolo
rematch = Rivincita
score-sheet = Punteggio
total = Totale

# il controllo delle estrazioni
verify = Estrazioni regolari
verify-running = Ricalcolo ogni estrazione…
verify-all =
    { $count ->
        [0] In questa partita non si è estratto nulla; il seme corrisponde al sigillo.
        [one] L'unica estrazione corrisponde al seme sigillato all'inizio.
       *[other] Tutte le { $count } estrazioni corrispondono al seme sigillato all'inizio.
    }
verify-told =
    { $count ->
        [0] In questa partita non si è estratto nulla.
        [one] L'unica estrazione corrisponde al seme che il server indica ora.
       *[other] Tutte le { $count } estrazioni corrispondono al seme che il server indica ora.
    }
verify-kept-before = Il tuo browser ha prima conservato il sigillo, poi aggiunto i propri byte casuali.
verify-kept-watching = Il tuo browser ha conservato quel sigillo prima della prima estrazione.
verify-kept-during = Il tuo browser ha visto quel sigillo solo a partita iniziata.
verify-kept-never = Il tuo browser non ha conservato il sigillo prima della partita: non può dire se questo è il seme sigillato.
verify-failed = Il controllo ha dato esito negativo
verify-impossible = Non è stato possibile controllare le estrazioni. { $why }
verify-seal-ok = Il seme corrisponde al sigillo mostrato prima della partita.
verify-seal-wrong = Il seme non corrisponde al sigillo mostrato prima della partita.
verify-own-ok = Ciò che il tuo browser ha aggiunto fa parte di ogni estrazione.
verify-own-missing = Ciò che il tuo browser ha aggiunto manca nelle estrazioni.
verify-strangers = Nelle estrazioni sono entrati più byte casuali di quante persone erano al tavolo.
verify-taken-back = { $count ->
    [one] { $count } volta tutti hanno concordato di annullare; sono state controllate anche le estrazioni di allora.
   *[other] { $count } volte tutti hanno concordato di annullare; sono state controllate anche le estrazioni di allora.
}
verify-not-consented = Il tuo browser ha acconsentito solo a { $own } annullamenti su { $count }. Eri tu su un altro dispositivo, o un bot al tuo posto?
verify-unmatched = Mossa { $step }: la sorte e l'elenco delle estrazioni non coincidono.
verify-wrong = Mossa { $step }: atteso l'esito { $expected }, trovato { $found }.
verify-details = Come è stato controllato
verify-commitment = Sigillo (SHA-256 del seme)
verify-sealed = Sigillato
verify-seed = Seme
verify-draws = Tutte le estrazioni
verify-step = Mossa
verify-outcomes = Esiti
verify-expected = Atteso
verify-found = Trovato
verify-matches = Coincide

# errori
error-unknown = Qualcosa è andato storto ({ $code }).
error-network = Nessuna connessione con il server.
error-server-odd = Il server ha dato una risposta senza senso.
error-server-unknown = Il server non conosce questo indirizzo.
error-server-error = Nel server si è verificato un errore. I dettagli sono nel suo registro, alla voce { $reference }.
error-server-busy = In questo momento il server non riesce a salvare. Riprova tra poco.
error-request-malformed = Il server non ha capito la richiesta ({ $what }).
error-request-too-large = Il testo era troppo lungo.
error-request-too-many = Troppe richieste. Aspetta un momento e riprova.
error-request-origin = Il server lo accetta solo dalla propria pagina.
error-request-host = Il server non risponde a questo nome. Chi lo gestisce può aggiungere { $host }.
error-request-unknown = Il server non conosce questa richiesta.
error-game-unknown = Il server non conosce questo gioco.
error-lesson-refused = Un file delle lezioni di questo gioco non si può leggere: { $what }
error-lesson-unknown = Non esiste la lezione { $key }.
error-record-invalid = Questo file di partita non è valido: { $problem }.
error-puzzle-unknown = Non esiste il rompicapo { $key }.
error-table-unknown = Questo tavolo non esiste, o non esiste più.
error-table-damaged = Questo tavolo non si può leggere: il file è danneggiato.
error-table-rules = { $over ->
    [true] Da allora le regole del gioco sono cambiate (versione { $version }, ora { $now }) e la partita non si può più mostrare. Puoi ancora salvarne la registrazione.
   *[other] Non puoi continuare questa partita: da allora le regole del gioco sono cambiate (versione { $version }, ora { $now }).
}
error-table-closed = Chi gestisce questo server ha chiuso la partita: { $reason }
error-table-options = Queste opzioni non si possono usare insieme. { $problem }
error-table-not-over = La partita non è ancora finita.
error-table-over = La partita è finita.
error-table-waiting = La partita non è iniziata: mancano ancora dei giocatori.
error-table-hints = A questo tavolo i suggerimenti non sono permessi.
error-seat-taken = Qualcuno è stato più veloce: tutti i posti sono occupati.
error-seat-not-free = Quel colore è appena stato preso. Scegline un altro.
error-seat-invite = L'invito non è valido. Chiedi un nuovo link.
error-device-code = Questo codice è sbagliato, scaduto o già usato. Chiedine uno nuovo.
error-device-nothing = Non c'è ancora niente da portare di là: prima apri un tavolo o siediti a uno già aperto.
error-device-tables = Questo browser ha già dei tavoli suoi ({ $count }).
error-device-unknown = Questo dispositivo non è più uno dei tuoi.
error-network-not-yours = Solo chi usa il computer del server può aprirlo alla rete.
error-network-none = Questo computer non è collegato a nessuna rete a cui aprire il server.
error-seat-not-yours = Questo posto è di qualcun altro.
error-seat-name = Il nome deve avere da 1 a 24 caratteri visibili.
error-seat-not-away = Questa persona è presente, oppure è assente da troppo poco tempo.
error-seat-resigned = Non puoi riprendere questo posto: l'hai lasciato a un bot, e a questo tavolo i suggerimenti non sono permessi.
error-chance-commitment = Il server indica per questo tavolo un sigillo diverso da quello conservato dal tuo browser. Non è stato aggiunto nulla alle estrazioni.
error-chance-added = Il tuo browser ha già contribuito alle estrazioni di questo tavolo.
error-action-not-your-turn = Adesso non puoi: non è il tuo turno.
error-action-notation = Il server non ha capito la mossa ({ $problem }).
error-action-stale = Qualcuno è stato più veloce.
error-action-undo = Non puoi più annullare.
error-talk-off = La chat è disattivata a questo tavolo.
error-talk-text = Un messaggio deve avere da 1 a { $most } caratteri visibili.
error-talk-too-fast = Più piano: di nuovo tra { $seconds } s.
error-take-back-nothing = Non c'è nulla da chiedere: non hai ancora mosso, o puoi semplicemente annullare.
error-take-back-open = Qualcuno chiede già di annullare.
error-take-back-refused = Gli altri hanno detto di no. Puoi chiederlo di nuovo dopo la tua prossima mossa.

# presets and options in force
preset-first = Prima partita
preset-full = Gioco completo
preset-short = Partita breve
preset-recommended = Come suggerisce il regolamento
preset-of = Quale partita di { $title }?
preset-seats = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
preset-any-seats = quanti giocatori volete
preset-minutes = { $count } min
options-all-standard = tutte come in «{ $preset }»
options-changed = { $changed } di { $all } { $changed ->
    [one] cambiata
   *[other] cambiate
}
option-changed = cambiata
option-value = { $value }:
options-back = Torna a «{ $preset }»
estimate = Circa { $turns } turni, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}.
estimate-asking = Calcolo della durata…
estimate-none = Per questa scelta non ci sono ancora dati.
played-here = A questo tavolo si gioca così
played-as = { $preset }, { $count ->
    [one] { $count } cambiamento
   *[other] { $count } cambiamenti
}
option-on = Sì
option-off = No
options-unreachable = Impossibile caricare le opzioni.
options-all = { $count ->
    [one] L'opzione
   *[other] Tutte le { $count } opzioni
}
played-here-as = A questo tavolo si gioca così: { $what }

# devices
device-title = Continua su un altro dispositivo
device-what = I tuoi posti vengono con te. Puoi sempre scollegare un dispositivo.
device-make-code = Crea un codice
device-new-code = Nuovo codice
device-code = Codice
device-how = Apri Banchisa sull'altro e scegli «Entra con un link», oppure inquadra il codice. Vale una volta sola.
device-how-typed = Apri Banchisa sull'altro, scegli «Entra con un link» e scrivi questo codice. Vale una volta sola.
device-only-here = Possono usarlo solo i browser di questo computer: gli altri non raggiungono ancora il server.
device-ends = Scade tra { $clock }.
device-ended = Il codice è scaduto.
device-used = Ora hai i tuoi posti anche sull'altro dispositivo.
device-list = I tuoi dispositivi
device-this = questo
device-unnamed = Un browser
device-revoke = Scollega
device-revoke-named = Scollega { $name }
device-revoke-sure = Perderà i tuoi posti.
device-revoke-sure-code = Perderà i tuoi posti, e il tuo codice di recupero non varrà più: creane uno nuovo.
device-keep = Tieni
device-recovery = Codice di recupero
device-recovery-why = Se perdi questo browser, un codice di recupero ti ridà i tuoi posti.
device-recovery-there = C'è un codice di recupero non ancora usato.
device-recovery-make = Crea un codice di recupero
device-recovery-new = Creane uno nuovo
device-recovery-keep = Annotalo o salvalo: si vede solo adesso e vale una volta sola. Chi lo conosce può prendersi i tuoi posti.
device-enter = Inserisci un codice
device-enter-what = Scrivi il codice che mostra l'altro dispositivo, o il tuo codice di recupero.
device-take = Continua qui
device-take-anyway = Rinuncia ai tavoli e continua
device-own-tables = { $count ->
    [one] Questo browser ha un tavolo suo. Lo perderebbe, a meno che tu non crei prima un codice di recupero.
   *[other] Questo browser ha { $count } tavoli suoi. Li perderebbe, a meno che tu non crei prima un codice di recupero.
}
device-welcome = { $count ->
    [one] Rieccoti. Hai con te un tavolo.
   *[other] Rieccoti. Hai con te { $count } tavoli.
}
clock = Orologio
clock-none = Nessuno
clock-live = Dal vivo
clock-days = Giorni
clock-days-left = { $count } g
clock-hours = { $count } h
clock-left = Tempo rimasto: { $time }
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-bank = Tempo per ciascuno
clock-a-turn = Per ogni turno
clock-none-detail = Ognuno si prende il tempo che gli serve.
clock-live-short = { $minutes } min + { $seconds } s
clock-live-detail = { $minutes ->
    [one] Un minuto
   *[other] { $minutes } minuti
  } a testa, più { $seconds } secondi a ogni turno.
clock-days-a-turn = { $days ->
    [one] 1 giorno a turno
   *[other] { $days } giorni a turno
  }
clock-days-detail = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
  } per ogni turno.
clock-free = I bot e le pause del server non costano tempo.
clock-up-bot = A tempo scaduto un bot ({ $level }) gioca quel turno; dopo tre turni di fila sostituisce il giocatore fino al suo ritorno.
clock-up-loses = Chi esaurisce il tempo perde, e un bot ({ $level }) continua al suo posto.
clock-loses = Chi esaurisce il tempo perde
clock-loses-detail = Altrimenti un bot gioca quel turno e il giocatore conserva il posto
clock-lost = tempo scaduto
clock-bot = gioca il bot
clock-paused = in pausa
clock-spoken = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  } e { $seconds }
clock-spoken-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
  }
clock-spoken-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
clock-spoken-hours = { $count ->
    [one] un'ora
   *[other] { $count } ore
  }
error-seat-lost = Non puoi riprendere questo posto: hai esaurito il tempo e perso la partita.
play-on = Continua da qui
play-on-why = Si apre un tavolo tutto tuo che comincia da questa posizione. La partita finita resta com'è.
play-on-dealt = Ciò che da questo posto non si poteva vedere viene distribuito di nuovo.
play-on-here = gioca qui
play-on-bot = bot, { $level }
play-on-over = Qui la partita è finita: torna indietro di una mossa per continuare.
open-record = Apri una partita salvata
drop-record = Rilascia qui il file di una partita salvata
record-too-large = Questo file è troppo grande per una partita salvata: al massimo { $most } KB.
record-unreadable = Questo file non è una partita salvata di Banchisa.

# tables in order
filter-state = Quali tavoli
filter-game = Quale gioco
filter-every-game = Tutti i giochi
filter-all = Tutti
filter-turn = Tocca a te
filter-others = Altri
filter-archived = Archiviati
filter-hidden = Nascosti
filter-nothing = Qui non ci sono tavoli.
table-with = con { $names }
table-actions = Altre azioni: { $title }
table-name = Nome del tavolo
table-name-save = Rinomina
table-archive = Archivia
table-hide = Nascondi
table-bring-back = Ripristina
table-remove = Elimina
table-remove-sure = Eliminarlo per sempre?
table-remove-yes = Sì, elimina
table-remove-no = Tieni
result-place = { $place ->
    [1] Vittoria, 1º su { $of }
   *[other] { $place }º posto su { $of }
}
history-export = Salva i tuoi risultati:
error-table-shared = Qualcun altro ha un posto a questo tavolo, perciò non si può eliminare. Puoi nasconderlo.
