game-title = Thaw
game-line = Fish from either end of the ice before the sun melts it.
option-floes = Floes in the row
option-floes-8 = 8
option-floes-10 = 10
option-floes-12 = 12
option-floes-effect = How long the row is
option-floes-value-effect = { $value } floes: more of them make for a longer game

colour-blue = blue
colour-orange = orange
thing-fish = fish
component-floe = { $count ->
    [one] floe
   *[other] floes
}
unit-fish = fish
count-left = fish on the ice
seat-rest = { $rested ->
    [0] can still rest
   *[other] has rested
}
key-floe = floe with three fish
key-water = open water

prompt-fish = Fish on the first or the last floe
prompt-weather = Rolling for the weather
prompt-over = The game is over
choice-rest = Rest
step-fish = fishes on floe { $floe }
step-rest = rests
step-weather = { $sky ->
    [west] the sun melts the first floe
    [east] the sun melts the last floe
   *[cloud] it stays cloudy
}
ending-thaw = { $fish ->
    [0] The ice is gone, and no fish was lost.
   *[other] The ice is gone. Fish lost to the sun: { $fish }.
}

refuse-over = The game is over.
refuse-weather-first = You can't do that now: the weather comes first.
refuse-no-weather = You can't change the weather: the die is rolled only after a floe has drifted away.
refuse-rested = You can't rest again: you have already rested in this game.
refuse-inside = You can't fish on floe { $floe }: it isn't at an end of the row. Choose { $first } or { $last }.
refuse-no-floe = You can't fish on floe { $floe }: it isn't there.
