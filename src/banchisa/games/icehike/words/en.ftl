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

step-place = places { $tile } on { $cell }
step-place-find = places { $tile } on { $cell }, with { $find } in its cave
step-place-bear = places { $tile } on { $cell }, with a bear
step-step = walks from { $start } to { $cell }
step-step-up = climbs from { $start } to { $cell }
step-step-ski = skis from { $start } to { $cell }
step-step-rope = uses a rope from { $start } to { $cell }
step-step-bear = walks from { $start } to { $cell }, driving off the bear with a torch
step-step-igloo = walks from { $start } to { $cell }, into { $owner }'s igloo
step-arrive = reaches the finish on { $cell }
step-build = builds an igloo on { $cell }
step-search = searches the cave on { $cell }: { $find }
step-berry = eats blueberries
step-end-turn = ends the turn
step-bear = moves the bear from { $start } to { $cell }
step-bear-attack = attacks with the bear, from { $start } to { $cell }
step-bear-fish = moves the bear from { $start } to { $cell }, where it stays with the fish
step-bear-stop = stops the bear on { $cell }
step-push = pushes the bear to { $cell }
step-pay = pays { $owner }: { $find }
step-torch-yes = drives the bear off with { $colour }'s torch
step-torch-no = keeps { $colour }'s torch
step-retreat-start = retreats to the start tile ({ $colour })
step-retreat = retreats to the igloo on { $cell } ({ $colour })
step-retreat-fee = retreats to { $owner }'s igloo on { $cell } for a find ({ $colour })
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
zone-finds = { $colour }: finds and igloos
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

# warnings

warning-no-way = Your own hiker is left without a way to the finish.
warning-retreat = Unless someone else uses a torch, your hiker has to retreat.
warning-start = It goes all the way back to the start, though an igloo is open to it.
warning-idle = You've done nothing yet this turn: { $count } energy would be lost.

# why it ended

ending-arrived = A hiker has reached the finish: the hike is over.
