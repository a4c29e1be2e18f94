thing-frog = { $count ->
    [one] kikker
   *[other] kikkers
}
component-water-lily = { $count ->
    [one] waterlelie
   *[other] waterlelies
}
colour-green = groen
key-frog = eerste kikker
key-other-frog = tweede kikker
key-bubble = er is iemand onder water
count-turn = beurt
count-air = { $count ->
    [one] teug
   *[other] teugen
}
unit-flies = { $count ->
    [one] vlieg
   *[other] vliegen
}
seat-sitting = wacht
prompt-hop = Spring of duik
prompt-hop-detail = Een sprong gaat naar de volgende lelie.
prompt-hop-tired = Je hebt er nog { $air }.
prompt-surface = Kom boven
prompt-surface-detail = Iets anders kan niet.
choice-surface = Adem halen
choice-croak = Kwaken
legend-dive-under-second = Onder water
legend-target = Vangt de vlieg van de andere kikker
step-hop = springt naar { $lily }
step-dive-under = duikt naar { $lily }
step-surface = komt boven
step-croak = kwaakt
refuse-too-far = { $lily } is te ver weg.
points = Punten
points-flies = Vliegen
points-air = Lucht
note-air = van { $air }
headline-flies = { $name } heeft er { $flies } gevangen en wint.
ending-night = De nacht is gevallen.
