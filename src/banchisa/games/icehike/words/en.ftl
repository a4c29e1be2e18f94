# things

thing-water = water
thing-fish = water with fish
thing-land = land
thing-mountain = mountain
thing-berry = blueberries
thing-torch = { $count ->
    [one] torch
   *[other] torches
}
thing-rope = { $count ->
    [one] rope
   *[other] ropes
}
thing-bear_cave = bear cave
thing-empty = empty cave
thing-puppet = hiker
thing-bear = { $count ->
    [one] polar bear
   *[other] polar bears
}
thing-igloo = igloo
thing-energy = energy
thing-fee = { $count ->
    [one] find as a fee
   *[other] finds as a fee
}
thing-orange = orange
thing-white = white
thing-brown = brown
thing-grey = grey
thing-black = black
colour-orange = { thing-orange }
colour-white = { thing-white }
colour-brown = { thing-brown }
colour-grey = { thing-grey }
colour-black = { thing-black }
piece-puppet = { $colour } hiker
piece-igloo = { $count ->
    [one] { $colour } igloo
   *[other] { $colour } igloos
}
piece-bear = polar bear { $number }
piece-bear-fed = polar bear { $number }, here for good with its fish

# the game and its options

game-title = Ice Hike
game-line = Race across the frozen sea, shape the land as you go, and beware of the bears.
option-length = Game length
option-length-normal = Normal
option-length-short = Shorter
option-play_on = Play on for the other places
option-end_cap_rounds = Rounds after the last tile

# prompts

prompt-draw-tile = Drawing a tile
prompt-draw-tile-detail = It is drawn at random from the stack.
prompt-draw-cube = Drawing a cube for the mountain
prompt-draw-cube-detail = It is drawn at random from the bag.
prompt-place = Place your tile: { $tile }
prompt-place-detail = Choose a marked space.
prompt-place-berry = Place your tile: { $tile } with blueberries in its cave
prompt-place-berry-detail = Choose a marked space. Whoever searches the cave gets the find.
prompt-place-torch = Place your tile: { $tile } with a torch in its cave
prompt-place-torch-detail = Choose a marked space. Whoever searches the cave gets the find.
prompt-place-rope = Place your tile: { $tile } with a rope in its cave
prompt-place-rope-detail = Choose a marked space. Whoever searches the cave gets the find.
prompt-place-bear-cave = Place your tile: { $tile } with a polar bear on it
prompt-place-bear-cave-detail = Choose a marked space. Anyone can move the bear.
prompt-place-empty = Place your tile: { $tile } with an empty cave
prompt-place-empty-detail = Choose a marked space.
prompt-act = Use the { $colour } hiker
prompt-act-detail = Walk, build, search or end your turn. Skiing down gives the energy back.
prompt-act-open = Use the { $colour } hiker or a bear
prompt-act-open-detail = Choose your hiker or a bear, then a space. You can only use one of them.
prompt-act-mixed = Eat berries or end your turn
prompt-act-mixed-detail = Your bear has moved. Berries give the { $colour } hiker energy to act as well.
prompt-bear = Move the bear on or stop
prompt-bear-detail = It can't stop on the last open road.
prompt-push = Push the bear aside
prompt-push-detail = Choose a marked space next to it.
prompt-pay = Pay { $owner } for the igloo
prompt-pay-detail = Choose which find to give.
prompt-torch = A bear attacks { $colour }: use a torch?
prompt-torch-detail = One torch drives the bear off for everyone on this space.
prompt-retreat = Choose where { $colour } retreats to
prompt-retreat-detail = The start tile, or an igloo behind you. Another player's igloo costs a find.
prompt-over = The game is over

# what one can choose without touching the board

choice-build = Build an igloo
choice-search = Search the cave
choice-berry = Eat blueberries
choice-end-turn = End turn
choice-bear-stop = Stop here
choice-torch-yes = Use the torch
choice-torch-no = Keep the torch

# the log

step-place =
    places { $tile ->
        [mountain] a mountain
       *[other] { $tile }
    } on { $cell }
step-place-find =
    places { $tile ->
        [mountain] a mountain
       *[other] { $tile }
    } on { $cell }, with { $find ->
        [torch] a torch
        [rope] a rope
       *[other] { $find }
    } in its cave
step-place-bear =
    places { $tile ->
        [mountain] a mountain
       *[other] { $tile }
    } on { $cell }, with a bear
step-step = moves the hiker from { $start } to { $cell }
step-step-up = climbs with the hiker from { $start } to { $cell }
step-step-ski = skis with the hiker from { $start } to { $cell }
step-step-rope = moves the hiker on a rope from { $start } to { $cell }
step-step-bear = drives off the bear on { $cell } with a torch, coming from { $start }
step-step-igloo = moves into { $owner }'s igloo on { $cell }, from { $start }
step-arrive = reaches the finish on { $cell }
step-build = builds an igloo on { $cell }
step-search = searches the cave on { $cell }: { $find }
step-berry = eats blueberries
step-end-turn = ends the turn
step-bear = moves the bear from { $start } to { $cell }
step-bear-attack = attacks { $colours } with the bear, from { $start } to { $cell }
list-comma = { $first }, { $second }
step-bear-fish = moves the bear from { $start } to { $cell }, where it stays with the fish
step-bear-stop = stops the bear on { $cell }
step-push = pushes the bear to { $cell }
step-pay = pays { $owner }: { $find }
step-torch-yes = drives the bear off with { $colour }'s torch
step-torch-no = keeps { $colour }'s torch
step-retreat-start = retreats from the bear to the start tile ({ $colour })
step-retreat = retreats from the bear to the igloo on { $cell } ({ $colour })
step-retreat-fee = retreats from the bear to { $owner }'s igloo on { $cell } for a find ({ $colour })
step-draw-tile = drawn: { $tile }
step-draw-cube = in the cave: { $cube }

# seats, counters, zones

seat-waiting = waiting
seat-acting = to move
seat-next = next: { $colour }
seat-no-way = no way to the finish
seat-no-way-of = { $colour }: no way to the finish
seat-arrived = arrived, place { $place }
seat-place = place { $place }
unit-to-go = energy to go
count-turn = Turn
count-tiles = tiles left
count-igloos = igloos left
count-bears = bears in the supply
count-cap = turns until the game ends
zone-finds = Finds and igloos: { $colour }
zone-drawn = Drawn

# banners and the key to the marks

banner-last-tile = The last tile has been drawn
banner-no-tiles = No tiles left: bears no longer move
banner-quiet = First two turns: place a tile, nothing else
banner-mixed = Mixed turn: your hiker has only the energy from berries
mark-reach = Within reach of a bear
mark-no-way = No way to the finish: unprotected
mark-walk-from = Where the bear started
mark-hit = The bear's latest attack
mark-no-stop = The bear can't stop here: last open road
mark-last-road = Last open road from start to finish
mark-closes-in = Would shut { $colour } in
layer-road = Start to finish
layer-way = Way to the finish: { $colour }
ground-ice = ice, level 1
ground-water-1 = water
ground-fish-water-1 = water with fish
ground-land-2 = land, level 2
ground-mountain-3 = mountain, level 3
ground-hamlet-2 = start: hamlet, level 2
ground-village-2 = finish: village, level 2
legend-place-main = Place the tile here
legend-step-main = Walk here (shows the energy cost)
legend-step-second = Needs a rope or a fee
legend-step-target = Push the bear aside: costs a torch
legend-bear-main = Move the bear here
legend-bear-target = Attack
legend-push-main = Push the bear here
legend-retreat-main = Retreat here
legend-retreat-second = Retreat here for a find
legend-shut = Must stay open
legend-warning = No way to the finish
legend-origin = Where the bear started
legend-entered = The bear's latest attack

# the drawing in text, and the end

short-orange = o
short-white = w
short-brown = b
short-grey = g
short-black = k
short-berry = be
short-torch = to
short-rope = ro
short-start = S
short-finish = F
key-ice = ice, level 1
key-cut = ice, cut off by the edge
key-cave = mountain with { $find } in its cave
headline-arrived = { $name } reaches the finish first
ending-last-one = Only one player had not arrived.
ending-no-way = Nobody could reach the finish any more.
ending-cap = All the rounds after the last tile have been played.

# why not

refuse-over = The game is over.
refuse-other-step = You can't do that now: another decision comes first.
refuse-none-left = None left: { $kind }.
refuse-no-find = You have none of these: { $find }.
refuse-no-tile-there = You can't place a tile on { $cell }: it never gets one.
refuse-not-free = You can't place it on { $cell }: it's occupied ({ $by }).
refuse-last-road = You can't block { $cell }: it's on the last open road from start to finish.
refuse-closes-in = You can't block { $cell }: it would shut { $puppet } in.
refuse-too-little-energy = You can't afford this: it costs { $cost } energy and you have { $energy }.
refuse-no-igloo-left = You've built all your igloos of this colour.
refuse-no-building-there = You can't build on { $cell }.
refuse-igloo-there = { $cell } already has an igloo.
refuse-edge-of-board = You can't go there: the board ends at { $cell }.
refuse-water = You can't enter { $cell }: it's water.
refuse-berries-only = You can't do that: after moving a bear, your hiker has only the energy from berries.
refuse-too-steep = You can't reach { $cell }: it's two levels up or down, and you need a rope.
refuse-bear-no-torch = You can't enter { $cell }: there's a bear and you have no torch.
refuse-bear-no-cell = You can't enter { $cell }: there's no space to push the bear to.
refuse-no-fee = You can't enter { $cell }: the igloo belongs to { $puppet } and you have no find to pay with.
refuse-nothing-to-find = There's nothing to find on { $cell }.
refuse-puppet-chosen = You can't move a bear this turn: you've already used your hiker.
refuse-bear-has-walked = You've already moved a bear this turn.
refuse-no-tiles-left = You can't move a bear: no tile was drawn this turn.
refuse-no-such-bear = Bear { $bear } isn't on the board.
refuse-bear-on-fish = You can't move the bear on { $cell }: it stays with its fish.
refuse-other-bear = You can't move bear { $bear } now: another bear is on the move.
refuse-own-puppet = You can't move the bear to { $cell }: one of your own hikers is there.
refuse-bear-in-last-road = You can't move the bear to { $cell }: it couldn't get off the last open road again.
refuse-bear-start-finish = Bears can't enter the start or the finish.
refuse-bear-igloo = Bears can't enter { $cell }: there's an igloo.
refuse-bear-bear = Another bear is on { $cell }.
refuse-bear-water = Bears can't enter { $cell }: it's water without fish.
refuse-bear-too-steep = { $cell } is two levels away: too steep for a bear.
refuse-bear-must-go-on = The bear can't stop on the last open road: move it on.
refuse-push-back = You can't push the bear to { $cell }: that's where you came from.
refuse-push-onto-puppet = You can't push the bear to { $cell }: a hiker is there.
refuse-push-into-last-road = You can't push the bear to { $cell }: it would block the last open road.
refuse-not-built = { $puppet } hasn't built that igloo.
refuse-west-of-finish = You can't retreat to { $cell }: from here, only { $puppet } can use igloos west of the finish.
refuse-not-back = You can't retreat to { $cell }: that igloo isn't behind you.

# effects of options and presets
option-length-effect = How far away the finish is, and how many tiles there are
option-length-normal-effect = All 60 tiles; the finish is in the village
option-length-short-effect = Fewer tiles; the finish is on the cross, nearer to the start
option-play_on-effect = Whether the race goes on after the first arrival
option-play_on-true-effect = The others race on for second place and so on
option-play_on-false-effect = The first to arrive wins and ends the game
option-end_cap_rounds-effect = When a race that nobody finishes is a draw
option-end_cap_rounds-value-effect = { $value ->
    [one] One round after the last tile the race ends, whoever is still on the way
   *[other] { $value } rounds after the last tile the race ends, whoever is still on the way
}
preset-first-effect = The shorter way; for two turns you only place tiles
preset-full-effect = All the way to the village, with all 60 tiles
preset-short-effect = The finish on the cross, and fewer tiles

# what things are and do

about-puppet = A player's hiker. It has 2 energy a turn to walk, build and search; the first to reach the village wins.
    .rule = ICE-4.31
about-bear = Belongs to nobody. Instead of using your hiker you may move it with 3 energy: hikers it walks onto must retreat unless a torch holds it off.
    .rule = ICE-4.32
about-piece-bear-fed = It has found its fish and stays here to the end of the game. It attacks nobody and can't be moved.
    .rule = ICE-4.105
about-igloo = Built for 2 energy. No bear comes in; other players pay its owner one find to enter, and hikers may retreat here.
    .rule = ICE-4.65
about-berry = Eaten, they give your hiker 2 more energy, even after you have moved a bear.
    .rule = ICE-4.74
about-torch = Drives a bear off: use it to step onto a bear's space, or when a bear attacks your hiker. It can be used once.
    .rule = ICE-4.84
about-rope = Takes your hiker two levels up or down in one step. It can be used once.
    .rule = ICE-4.80
about-water = Level 1. Neither hikers nor bears can enter it.
    .rule = ICE-4.45
about-fish-water = Level 1. No hiker can enter it; a bear can, and then stays there for good.
    .rule = ICE-4.105
about-land = Level 2. Stepping up from ice costs 2 energy; going back down to ice is free, but needs 1 energy in hand.
    .rule = ICE-4.42
about-mountain = Level 3. It can be climbed from land for 2 energy, but from ice only with a rope. Its cave may hold a find.
    .rule = ICE-4.44
about-bear-cave = A bear comes into the game on this mountain. Anyone may move it.
    .rule = ICE-4.14
about-cave = Nothing is in this cave.
    .rule = ICE-4.13
about-zone-finds = Finds, which everyone can see, and the igloos this colour can still build. Each find works once or pays for another player's igloo.
    .rule = ICE-4.71
about-zone-drawn = What was drawn this turn and is placed now.
    .rule = ICE-4.10
about-count-turn = In each turn a tile is placed, then a hiker or a bear plays.
    .rule = ICE-4.1
about-count-tiles = Tiles still to be drawn. When none is left, bears no longer walk.
    .rule = ICE-4.2
about-count-igloos = Igloos that can still be built.
    .rule = ICE-4.63
about-count-bears = Bears not yet in the game. Each comes with a bear cave.
    .rule = ICE-4.15
about-count-cap = When these turns have been played without a winner, the game ends.
    .rule = ICE-5.4
about-unit-to-go = The least energy the hiker needs to the village as the board lies now. There are no points: whoever arrives first wins.
    .rule = ICE-5.1
about-ground-ice = Frozen sea, level 1. A step on the same level costs 1 energy.
    .rule = ICE-4.41
about-ground-water-1 = { about-water }
    .rule = ICE-4.45
about-ground-fish-water-1 = { about-fish-water }
    .rule = ICE-4.105
about-ground-land-2 = { about-land }
    .rule = ICE-4.42
about-ground-mountain-3 = { about-mountain }
    .rule = ICE-4.44
about-ground-hamlet-2 = All hikers start here, and any hiker that a bear drives away may retreat here. Bears can't enter.
    .rule = ICE-3.8
about-ground-village-2 = The finish. The first hiker to step onto it wins.
    .rule = ICE-5.1
about-reach = A bear could walk to here in one turn.
    .rule = ICE-4.94
about-warning = This hiker has no road to the finish, so nothing protects it from being shut in further.
    .rule = ICE-4.114
about-origin = If the bear is held off, it goes back here.
    .rule = ICE-4.99
about-entered = Here the bear drove hikers away. If it is held off later in this walk, it goes back here.
    .rule = ICE-4.96
about-shut = Nothing may be placed or stop here that would close the last road from start to finish or shut in a protected hiker.
    .rule = ICE-4.111
about-road = A road: spaces without water, each at most one level above or below the next.
    .rule = ICE-4.110
about-legend-place-main =
    .rule = ICE-4.16
about-legend-step-main =
    .rule = ICE-4.41
about-legend-step-second =
    .rule = ICE-4.66
about-legend-step-target =
    .rule = ICE-4.84
about-legend-bear-main =
    .rule = ICE-4.90
about-legend-bear-target =
    .rule = ICE-4.96
about-legend-push-main =
    .rule = ICE-4.85
about-legend-retreat-main =
    .rule = ICE-4.101
about-legend-retreat-second =
    .rule = ICE-4.103

# what holds now

now-way = { $energy ->
    [one] It needs 1 more energy to the village.
   *[other] It needs { $energy } more energy to the village.
}
now-no-way = No road leads it to the village now.
now-bears-rest = No bear walks any more: the tiles are used up.

# reasons of hints

reason-way-brings = { $by ->
    [one] 1 energy closer to the finish
   *[other] { $by } energy closer to the finish
}
reason-way-keeps = a shorter way to the finish than otherwise
reason-way-costs = { $by ->
    [one] 1 energy farther from the finish
   *[other] { $by } energy farther from the finish
}
reason-way-prevents = { $by ->
    [one] { $who } needs 1 energy more to the finish
   *[other] { $who } needs { $by } energy more to the finish
}
reason-way-risks = { $by ->
    [one] { $who } can make your way 1 energy longer
   *[other] { $who } can make your way { $by } energy longer
}
reason-no-way-brings = a way to the finish again
reason-no-way-keeps = keeps a way to the finish open
reason-no-way-costs = no way to the finish
reason-no-way-prevents = no way to the finish for { $who }
reason-no-way-risks = { $who } can close your way to the finish
reason-arriving-brings = enough energy to reach the finish
reason-attack-keeps = less harm to you from bears
reason-attack-costs = a bear attacks you
reason-attack-prevents = a bear attacks { $who }
reason-attack-risks = { $who } can have a bear attack you
reason-berry-brings = you get blueberries
reason-berry-keeps = keeps your blueberries
reason-berry-costs = costs your blueberries
reason-rope-brings = you get a rope
reason-rope-keeps = keeps your rope
reason-rope-costs = costs a rope
reason-torch-brings = you get a torch
reason-torch-keeps = keeps your torch
reason-torch-costs = costs a torch
reason-igloos-brings = an igloo of your own on the board
reason-bears-brings = out of reach of the bears
reason-bears-keeps = keeps you safer from the bears
reason-bears-costs = within reach of a bear
reason-bears-prevents = { $who } comes within reach of a bear
reason-bears-risks = { $who } can bring you within reach of a bear
reason-energy-keeps = keeps more energy for this turn

# warnings

warning-no-way = Your own hiker is left without a way to the finish.
warning-retreat = Unless someone else uses a torch, your hiker has to retreat.
warning-start = It goes all the way back to the start, though an igloo is open to it.
warning-idle = You've done nothing yet this turn: { $count } energy would be lost.

# why it ended

ending-arrived = A hiker has reached the finish.

# standing orders: questions, and the answers that can be given in advance

order-torch = When a bear attacks me and I have a torch
order-torch-yes = Use the torch
order-torch-no = Keep the torch
order-retreat = When I must retreat from a bear
order-retreat-start = Retreat to the start tile
