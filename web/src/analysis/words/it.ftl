## analysis

analysis-title = Analisi
analysis-back = Torna al tavolo
analysis-not-over = Una partita si può analizzare quando è finita.
analysis-waiting = Prima vengono analizzate altre partite …
analysis-working = Ogni posizione viene riesaminata …
analysis-begun = { $percent } %
analysis-left = { $percent } %, ancora circa { $time }
analysis-may-leave = Puoi lasciare questa pagina; l’analisi continua.
analysis-failed = L’analisi si è interrotta.
analysis-no-steps = Non c’è nulla da analizzare: non è stato fatto alcun passo.

# chances
analysis-chances = Probabilità di vincere
analysis-chances-why = Come le darebbe chi vedesse tutto.
analysis-chart = Andamento della partita. Le frecce vanno da un passo all’altro.
analysis-at-start = Prima del primo passo
analysis-at = Passo { $at } di { $last }
analysis-percent = { $value } %
analysis-seat-chance = { $name } { $value } %
analysis-key-draws = pescate del caso
analysis-key-mistakes = errori
analysis-table = Tutte le cifre in tabella
analysis-step = Passo
analysis-who = Chi
analysis-what = Che cosa

# position
analysis-position = La posizione
analysis-before = Prima del passo { $at } di { $last }
analysis-marked = Che cosa è segnato
analysis-chair = Vista da

# mistakes
analysis-mistakes = Gli errori più gravi
analysis-mistakes-why = Secondo ciò che il giocatore poteva vedere, e guardati più a lungo dell’andamento.
analysis-no-mistakes = Nessun passo è costato al suo giocatore qualcosa degno di nota.
analysis-mistake = Errore { $number }
analysis-lost = −{ $points }
analysis-lost-long = { $points } punti persi, { $error } in più o in meno
analysis-played = Giocato
analysis-better = Meglio

# luck and skill
analysis-luck-and-skill = Fortuna e abilità
analysis-luck-why = Che cosa ha cambiato le probabilità dall’inizio alla fine, in punti su cento.
analysis-from-to = { $start } % → { $end } %
analysis-luck = Fortuna
analysis-luck-long = quanto dato e tolto dalle pescate
analysis-own = Passi propri
analysis-own-long = accanto ai migliori
analysis-others = Passi altrui
analysis-others-long = accanto ai migliori
analysis-unforeseen = Imprevisto
analysis-unforeseen-long = ignoto, o troppo lontano

# how sure
analysis-sure = Stime, da { $iterations } tentativi per ogni posizione. Guardando più a lungo una probabilità cambia di circa { $noise } punti.
analysis-sure-short = Stime, da { $iterations } tentativi per ogni posizione.
