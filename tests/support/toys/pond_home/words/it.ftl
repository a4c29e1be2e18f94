thing-frog = { $count ->
    [one] rana
   *[other] rane
}
component-water-lily = { $count ->
    [one] ninfea
   *[other] ninfee
}
colour-green = verde
key-frog = prima rana
key-other-frog = seconda rana
key-bubble = qualcuno è sott'acqua
count-turn = turno
count-air = { $count ->
    [one] respiro
   *[other] respiri
}
unit-flies = { $count ->
    [one] mosca
   *[other] mosche
}
seat-sitting = in attesa
prompt-hop = Salta o tuffati
prompt-hop-detail = Un salto porta alla ninfea accanto.
prompt-hop-tired = Te ne restano { $air }.
prompt-surface = Torna su
prompt-surface-detail = Non c'è altro da fare.
choice-surface = Torna a respirare
choice-croak = Gracida
legend-dive-under-second = Sott'acqua
legend-target = Prende la mosca dell'altra rana
step-hop = salta in { $lily }
step-dive-under = si tuffa verso { $lily }
step-surface = torna su
step-croak = gracida
refuse-too-far = { $lily } è troppo lontana.
points = Punti
points-flies = Mosche
points-air = Aria
note-air = su { $air }
headline-flies = { $name } ha preso { $flies } e vince.
ending-night = È scesa la notte.
