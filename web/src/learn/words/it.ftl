learn-how-to = Come si gioca a { $title }
learn-how-to-short = Come si gioca
learn-aim = Lo scopo
learn-counts = Che cosa conta
learn-turn = Il tuo turno
learn-end = La partita finisce
learn-mistake = L'errore di chi comincia
learn-again = Si apre da sé una volta sola. In seguito: il cappello nella barra, la scheda del gioco nella pagina iniziale o il tasto ?
learn-by-doing = Impara giocando, { $minutes } min
learn-start = Comincia a giocare
learn-no-overview = La panoramica di questo gioco non si può mostrare.
learn-lessons = Lezioni
learn-lessons-of = { $title }: lezioni
learn-lesson-of = Lezione { $at } di { $of }
learn-all-done = Ora sai tutto.
learn-done-of = Completate: { $done } di { $of }, ancora circa { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}
learn-is-done = completata
learn-no-lesson = non si può seguire
learn-minutes = { $minutes } min
learn-step = Compito { $at } di { $of }
learn-resumed = Riprendi da qui.
learn-done = Ecco fatto.
learn-not-yet = Non ancora:
learn-other-step = Potresti farlo, ma qui cerchiamo un'altra cosa. Rileggi il compito.
learn-back = Indietro
learn-show = Fammi vedere
learn-next = Avanti
learn-next-lesson = Prossima lezione
learn-finish = Fine
learn-kept = Puoi riprendere da qui quando vuoi.
learn-tries = { $count ->
    [one] Finora un tentativo.
   *[other] Finora { $count } tentativi.
}
learn-leave = Esci
learn-first-game = Ora una partita intera contro un bot clemente. L'allenatrice resta al tuo fianco e puoi annullare ogni mossa che non ha rivelato nulla di nuovo.
learn-first-game-begun = Ora una partita fino alla fine contro un bot clemente. Comincia a metà, così resta breve: qualche mossa è già fatta. L'allenatrice resta al tuo fianco e puoi annullare ogni mossa che non ha rivelato nulla di nuovo.
learn-first-game-open = Gioca la tua prima partita, circa { $minutes } min
learn-example = Esempio.
learn-try = Prova
puzzle-title = Rompicapo
puzzle-want = Vuoi la mossa migliore.
puzzle-do = Giochi a { $name } con quello che puoi vedere. Una mossa è molto migliore di tutte le altre: trovala e giocala.
puzzle-praise = Era la mossa migliore: probabilità di vittoria { $best }%, con la seconda { $next }%.
puzzle-worse = Probabilità di vittoria con questa mossa: { $chance }%. Ce n'è una molto migliore.
puzzle-much-worse = Così ti resta molto meno. Guarda ancora.
puzzle-next = Prossimo rompicapo
puzzle-grade = { $grade ->
    [one] { $grade } stella su { $of }
   *[other] { $grade } stelle su { $of }
}
puzzle-of-the-day = Il rompicapo del giorno
puzzle-solved = Risolto
puzzle-list = Rompicapi
puzzle-solved-of = { $done } di { $of } risolti
puzzle-of = Rompicapo { $at } di { $of }
coach-name = Allenatrice
coach-others = Giocano gli altri.
coach-waiting = Guarda che cosa fanno. Al tuo turno ti dico che cosa cercare.
coach-looks = Fai con calma. Sto guardando anch'io.
coach-nudge = Una buona mossa: { $what }.
coach-thanks = Grazie, ora faccio da me
learn-aid = Promemoria
learn-print = Stampa
learn-costs = Quanto costa
learn-advice = Consigli
