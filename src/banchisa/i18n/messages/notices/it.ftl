# Che cosa si viene a sapere mentre non si guarda.

notice-title = Banchisa
notice-turn = { $alone ->
    [True] Tocca a te in { $game }.
   *[other] Tocca a te in { $game } con { $others }.
}
notice-joined = { $alone ->
    [True] Qualcuno si è seduto al tuo tavolo di { $game }.
   *[other] Qualcuno si è seduto al tuo tavolo di { $game }: giochi con { $others }.
}
notice-asked = { $alone ->
    [True] Qualcuno chiede di annullare una mossa in { $game }.
   *[other] Qualcuno chiede di annullare una mossa in { $game } con { $others }.
}
notice-begun = { $alone ->
    [True] La partita di { $game } è cominciata.
   *[other] La partita di { $game } con { $others } è cominciata.
}
notice-over = { $alone ->
    [True] La partita di { $game } è finita.
   *[other] La partita di { $game } con { $others } è finita.
}
notice-invited = { $alone ->
    [True] Un nuovo tavolo di { $game } ti aspetta.
   *[other] Un nuovo tavolo di { $game } con { $others } ti aspetta.
}
notice-test = È una prova: gli avvisi di Banchisa ti arrivano qui.
notice-confirm = Il tuo codice è { $code }. Scrivilo nella pagina in cui hai chiesto gli avvisi per e-mail. Se non li hai chiesti, non fare nulla: non arriveranno altri messaggi.
notice-somebody = qualcuno
notice-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
notice-list = { $first } e { $last }
notice-mail-link = Vai al tavolo: { $link }
notice-mail-footer = Per non ricevere più messaggi: { $link }
