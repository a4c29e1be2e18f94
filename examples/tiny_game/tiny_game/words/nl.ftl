game-title = Dooi
game-line = Vis aan beide uiteinden van het ijs, voordat de zon het smelt.
option-floes = Schotsen in de rij
option-floes-8 = 8
option-floes-10 = 10
option-floes-12 = 12
option-floes-effect = Hoe lang de rij is
option-floes-value-effect = { $value } schotsen: hoe meer, hoe langer het spel

colour-blue = blauw
colour-orange = oranje
thing-fish = { $count ->
    [one] vis
   *[other] vissen
}
component-floe = { $count ->
    [one] schots
   *[other] schotsen
}
unit-fish = { $count ->
    [one] vis
   *[other] vissen
}
count-left = { $count ->
    [one] vis op het ijs
   *[other] vissen op het ijs
}
seat-rest = { $rested ->
    [0] mag nog rusten
   *[other] heeft al gerust
}
key-floe = schots met drie vissen
key-water = open water

prompt-fish = Vis op de eerste of de laatste schots
prompt-weather = Dobbelen om het weer
prompt-over = Het spel is afgelopen
choice-rest = Rusten
step-fish = vist op schots { $floe }
step-rest = rust
step-weather = { $sky ->
    [west] de zon smelt de eerste schots
    [east] de zon smelt de laatste schots
   *[cloud] het blijft bewolkt
}
ending-thaw = { $fish ->
    [0] Het ijs is weg, en er is geen vis verloren gegaan.
   *[other] Het ijs is weg. Vissen verloren aan de zon: { $fish }.
}

refuse-over = Het spel is afgelopen.
refuse-weather-first = Dat kan nu niet: eerst komt het weer.
refuse-no-weather = Je kunt het weer niet veranderen: er wordt alleen gedobbeld nadat een schots is weggedreven.
refuse-rested = Je kunt niet nog eens rusten: dat heb je in deze partij al gedaan.
refuse-inside = Je kunt niet op schots { $floe } vissen: die ligt niet aan een uiteinde van de rij. Kies { $first } of { $last }.
refuse-no-floe = Je kunt niet op schots { $floe } vissen: die is er niet.
