thing-frog = { $count ->
    [one] frog
   *[other] frogs
}
component-water-lily = { $count ->
    [one] water lily
   *[other] water lilies
}
colour-green = green
key-frog = first frog
key-other-frog = second frog
key-bubble = somebody has dived
count-turn = turn
count-air = { $count ->
    [one] breath
   *[other] breaths
}
unit-flies = { $count ->
    [one] fly
   *[other] flies
}
seat-sitting = sitting
prompt-hop = Hop or dive
prompt-hop-detail = A hop goes to the next lily.
prompt-hop-tired = You have { $air } left.
prompt-surface = Come up
prompt-surface-detail = There is nothing else to do.
choice-surface = Come up for air
choice-croak = Croak
legend-dive-under-second = Below the water
legend-target = Catches the other frog's fly
step-hop = hops to { $lily }
step-dive-under = dives to { $lily }
step-surface = comes up
step-croak = croaks
refuse-too-far = { $lily } is too far away.
points = Points
points-flies = Flies
points-air = Air
note-air = of { $air }
headline-flies = { $name } has caught { $flies } and wins.
ending-night = Night has fallen.
