## analysis

analysis-title = Analisi
analysis-back = Torna al tavolo
analysis-not-over = Una partita si può analizzare quando è finita.
analysis-waiting = Prima vengono analizzate altre partite…
analysis-working = Ogni posizione viene riesaminata…
analysis-begun = { $percent }%
analysis-left = { $percent }%, manca ancora circa { $time }
analysis-may-leave = Puoi lasciare questa pagina; l'analisi continua.
analysis-failed = L'analisi si è interrotta.
analysis-no-steps = Non c'è nulla da analizzare: non è stata fatta nessuna mossa.

# chances
analysis-chances = Probabilità di vittoria
analysis-chances-why = Come le stimerebbe chi vedesse tutto.
analysis-chart = Andamento della partita. Con le frecce si va da una mossa all'altra.
analysis-at-start = Prima della prima mossa
analysis-at = Mossa { $at } di { $last }
analysis-percent = { $value }%
analysis-seat-chance = { $name } { $value }%
analysis-key-draws = estrazioni
analysis-key-mistakes = errori
analysis-table = Tutte le cifre in tabella
analysis-step = Mossa
analysis-who = Chi
analysis-what = Che cosa

# position
analysis-position = La posizione
analysis-before = Prima della mossa { $at } di { $last }
analysis-marked = Che cosa è evidenziato
analysis-chair = Vista da

# mistakes
analysis-mistakes = Gli errori più gravi
analysis-mistakes-why = In base a ciò che il giocatore poteva vedere, ed esaminati più a lungo del resto della partita.
analysis-no-mistakes = Nessuna mossa è costata a chi l'ha fatta qualcosa di rilevante.
analysis-mistake = Errore { $number }
analysis-lost = −{ $points }
analysis-lost-long = { $points ->
    [one] { $points } punto perso, con un margine di { $error }
   *[other] { $points } punti persi, con un margine di { $error }
}
analysis-played = Giocato
analysis-better = Meglio

# luck and skill
analysis-luck-and-skill = Fortuna e abilità
analysis-luck-why = Che cosa ha cambiato le probabilità dall'inizio alla fine, in punti percentuali.
analysis-from-to = { $start }% → { $end }%
analysis-luck = Fortuna
analysis-luck-long = quanto hanno dato e tolto le estrazioni
analysis-own = Mosse proprie
analysis-own-long = rispetto alle migliori
analysis-others = Mosse altrui
analysis-others-long = rispetto alle migliori
analysis-unforeseen = Imprevisto
analysis-unforeseen-long = ignoto, o troppo lontano

# how sure
analysis-sure = Stime, basate su { $iterations } tentativi per ogni posizione. Un esame più lungo cambierebbe ogni probabilità di circa { $noise } punti.
analysis-sure-short = Stime, basate su { $iterations } tentativi per ogni posizione.
