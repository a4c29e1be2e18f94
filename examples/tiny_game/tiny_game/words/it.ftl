game-title = Disgelo
game-line = Pesca dalle due estremità del ghiaccio, prima che lo sciolga il sole.
option-floes = Lastroni nella fila
option-floes-8 = 8
option-floes-10 = 10
option-floes-12 = 12
option-floes-effect = Quanto è lunga la fila
option-floes-value-effect = { $value } lastroni: più sono, più dura la partita

colour-blue = blu
colour-orange = arancione
thing-fish = { $count ->
    [one] pesce
   *[other] pesci
}
component-floe = { $count ->
    [one] lastrone
   *[other] lastroni
}
unit-fish = { $count ->
    [one] pesce
   *[other] pesci
}
count-left = { $count ->
    [one] pesce sul ghiaccio
   *[other] pesci sul ghiaccio
}
seat-rest = { $rested ->
    [0] può ancora riposare
   *[other] ha già riposato
}
key-floe = lastrone con tre pesci
key-water = acqua aperta

prompt-fish = Pesca sul primo o sull'ultimo lastrone
prompt-weather = Si tira il dado per il tempo
prompt-over = La partita è finita
choice-rest = Riposa
step-fish = pesca sul lastrone { $floe }
step-rest = riposa
step-weather = { $sky ->
    [west] il sole scioglie il primo lastrone
    [east] il sole scioglie l'ultimo lastrone
   *[cloud] resta nuvoloso
}
ending-thaw = { $fish ->
    [0] Il ghiaccio è finito e nessun pesce è andato perso.
   *[other] Il ghiaccio è finito. Pesci persi al sole: { $fish }.
}

refuse-over = La partita è finita.
refuse-weather-first = Non puoi farlo ora: prima si vede che tempo fa.
refuse-no-weather = Non puoi cambiare il tempo: il dado si tira solo quando un lastrone è andato alla deriva.
refuse-rested = Non puoi riposare di nuovo: l'hai già fatto in questa partita.
refuse-inside = Non puoi pescare sul lastrone { $floe }: non è a un'estremità della fila. Scegli { $first } o { $last }.
refuse-no-floe = Non puoi pescare sul lastrone { $floe }: non c'è.
