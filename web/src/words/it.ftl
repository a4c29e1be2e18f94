# Quello che dice il client; ogni gioco porta le parole sue.

# dappertutto
close = Chiudi
cancel = Annulla
clear = Cancella
yes = sì
no = no
loading = Un momento …
reload = Ricarica
try-again = Riprova
skip = Vai ai giochi
home-link = Banchisa, alla pagina iniziale
to-lobby = Alla pagina iniziale
your-name = Il tuo nome
link-copied = Il link è stato copiato.
just-now = adesso

# impostazioni
settings = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-motion = Movimento
settings-pace = Ritmo degli altri
settings-sound = Suoni
language-en = English
language-it = Italiano
language-nl = Nederlands
theme-system = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
theme-to-light = Passa ai colori del giorno
theme-to-dark = Passa ai colori della notte
motion-system = Come il dispositivo
motion-full = Animato
motion-reduced = Fermo
pace-calm = Calmo
pace-usual = Normale
pace-swift = Subito

# pagine che non portano da nessuna parte
lost-title = Questa lastra di ghiaccio è andata alla deriva
lost-detail = Il link non è completo, oppure il tavolo non c’è più.
page-unloadable = Non è stato possibile caricare la pagina
page-unloadable-detail = Forse manca il collegamento, o nel frattempo Banchisa è stata aggiornata.

# pagina iniziale
lobby-title = Giochi sul ghiaccio sottile
new-table = Nuovo tavolo
new-table-of = Nuovo tavolo: { $title }
join-by-link = Entra con un link
choose-game = Scegli un gioco
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
finished = Finiti
show-all = Mostra tutti e { $count }
show-fewer = Mostra meno
empty-yours = Sul tuo tavolo non c’è ancora niente.
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
level-random = a caso
level-random-like = Fa un passo qualsiasi.
level-greedy = svelto
level-greedy-like = Guarda un passo avanti.
level-easy = facile
level-easy-like = Un principiante che sbaglia spesso.
level-normal = normale
level-normal-like = Gioca bene, sbaglia ogni tanto.
level-hard = difficile
level-hard-like = Pensa in anticipo, sbaglia di rado.
level-expert = esperto
level-expert-like = Pensa più a lungo e più a fondo.

# nuovo tavolo
game = Gioco
players = Giocatori
options = Opzioni
name-of-seat = Nome del giocatore { $number }
who-sits = { $seat }: chi gioca?
sitter-you = Tu
sitter-here = Persona qui
sitter-link = Con il link
sitter-bot = Bot, { $level }
seat-link-detail = per chi ha il link
public = Mostra nella pagina iniziale
public-detail = Altrimenti solo con il link
hints = Permetti i suggerimenti
hints-detail = Che cosa farebbe un esperto? Gli altri vedono chi lo chiede
no-options = Questo gioco non ha opzioni.
options-reset = Torna alle regole consuete
show-rule = Regola { $rule }
sealed-note = Il caso viene sigillato all’apertura del tavolo
open-table = Apri il tavolo

# che cosa hanno scoperto i bot di una variante
figures = Vittorie in ordine di gioco
figures-percent = { $value } %
figures-interval = { $low }–{ $high } %
figures-share = { $seat }: { $value } %, tra { $low } e { $high } %
figures-turn =
    { $number ->
        [1] Chi gioca per primo
        [2] Chi gioca per secondo
        [3] Chi gioca per terzo
        [4] Chi gioca per quarto
        [5] Chi gioca per quinto
       *[other] Chi gioca come numero { $number }
    }
figures-even = Nessun posto ha un vantaggio visibile in { $games } partite.
figures-ahead =
    { $count ->
        [one] { $seats } vince più spesso della sua parte.
       *[other] { $seats } vincono più spesso della loro parte.
    }
figures-behind =
    { $count ->
        [one] { $seats } vince meno spesso della sua parte.
       *[other] { $seats } vincono meno spesso della loro parte.
    }
figures-nobody = Nessuno ha vinto queste partite.
figures-few = Troppo poche partite per dare cifre: nel tempo a disposizione i bot semplici ne hanno finite { $games }.
figures-who =
    { $when ->
        [now] { $games } partite tra bot semplici, appena giocate.
       *[earlier] { $games } partite tra bot semplici, giocate prima.
    }
figures-length = Ognuno decide circa { $count } volte.

# sedersi a un tavolo
join-title = Gioca a { $title }
already-seated = Sei seduto a questo tavolo.
to-your-table = Al tuo tavolo
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
over-wins-with = Vince { $name } con { $score } { $unit }
over-several = Vincono { $names }
over-all = Primo posto a pari merito: { $names }
over-nobody = Non vince nessuno
places = Classifica
place = { $place }°
winner = Vincitore
share-record = Salva la partita
analyse-game = Analizza la partita
look-at-table = Guarda il tavolo
rematch = Rivincita
score-sheet = Punteggio
total = Totale

# il controllo del caso
verify = Caso onesto
verify-running = Ricalcolo di ogni estrazione …
verified = Verificato
verify-all =
    { $count ->
        [0] In questa partita non si è estratto nulla; il seme corrisponde al sigillo.
        [one] L’unica estrazione corrisponde al seme sigillato all’inizio.
       *[other] Tutte le { $count } estrazioni corrispondono al seme sigillato all’inizio.
    }
verify-failed = Il controllo non riesce
verify-impossible = Non è stato possibile controllare le estrazioni. { $why }
verify-seal-ok = Il seme corrisponde al sigillo mostrato prima della partita.
verify-seal-wrong = Il seme non corrisponde al sigillo mostrato prima della partita.
verify-own-ok = Ciò che il tuo browser ha aggiunto fa parte di ogni estrazione.
verify-own-missing = Ciò che il tuo browser ha aggiunto manca nelle estrazioni.
verify-unmatched = Passo { $step }: il caso e l’elenco delle estrazioni non coincidono.
verify-wrong = Passo { $step }: atteso l’esito { $expected }, trovato { $found }.
verify-details = Come è stato controllato
verify-commitment = Sigillo (SHA-256 del seme)
verify-sealed = Sigillato
verify-seed = Seme
verify-draws = Tutte le estrazioni
verify-step = Passo
verify-outcomes = Esiti
verify-expected = Atteso
verify-found = Trovato
verify-matches = Coincide

# errori
error-unknown = Qualcosa è andato storto ({ $code }).
error-network = Nessun collegamento con il server.
error-server-odd = Il server ha dato una risposta senza senso.
error-server-unknown = Il server non conosce questo indirizzo.
error-server-error = Il server ha fatto un errore. I dettagli sono nel suo registro, alla voce { $reference }.
error-request-malformed = Il server non ha capito la richiesta ({ $what }).
error-request-too-large = Era troppo lungo.
error-request-too-many = Troppe richieste. Aspetta un momento e riprova.
error-request-origin = Il server lo accetta solo dalla propria pagina.
error-game-unknown = Il server non conosce questo gioco.
error-table-unknown = Questo tavolo non esiste, o non esiste più.
error-table-options = Queste opzioni non si possono giocare insieme. { $problem }
error-table-not-over = La partita non è ancora finita.
error-table-over = La partita è finita.
error-table-waiting = Non tutti i posti sono ancora occupati.
error-table-hints = A questo tavolo i suggerimenti non sono permessi.
error-seat-taken = Qualcuno è stato più veloce: tutti i posti sono occupati.
error-seat-invite = L’invito non è valido. Chiedi un nuovo link.
error-seat-not-yours = Questo posto è di qualcun altro.
error-seat-name = Un nome ha da 1 a 24 caratteri.
error-seat-not-away = Questa persona è qui, o non è assente da abbastanza tempo.
